"""The flow of play: dealing, a turn, drawing, and who is next."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE

from .. import told
from ..derived import ANSWER, DEAL_CARDS, DRAW, REFILL, SECOND_FIELD, TURN
from ..setup import DROPPED, GAVE
from ..state import Park
from .rounds import end_round, give_up, put_out, show_card


def deal_team(park: Park, team: i64) -> None:
    """Give a secret team to a seat; after the last one, deal the cards (PC-2)."""
    park.owner[team] = park.cursor
    park.tell(told.TEAM_DRAWN, park.cursor, team)
    park.cursor = (park.cursor + 1) % park.table.seats
    if park.cursor == park.table.first:
        park.phase = DEAL_CARDS


def deal_card(park: Park, kind: i64) -> None:
    """Deal a card to the seat that is due (PC-3, PC-14)."""
    take(park, park.cursor, kind)
    deal_on(park)


def deal_on(park: Park) -> None:
    """Go on dealing to the next hand that is not full, or let play begin (PC-3, PC-14)."""
    if park.ledger.has_deck():
        table = park.table
        for step in range(1, table.seats + 1):
            seat: i64 = (park.cursor + step) % table.seats
            if park.standing[seat] == 1 and park.ledger.hand_size(seat) < table.hand:
                park.cursor = seat
                park.to_act = CHANCE
                return
    park.cursor = 0
    if park.phase == REFILL:
        next_turn(park)
    else:
        park.turn = park.table.first  # PC-1
        park.ask(TURN, park.turn)


def play(park: Park, action: i64) -> None:
    """Lay a card, play one for its effect, or drop one."""
    table = park.table
    turn: i64 = park.turn
    if action < table.move:  # PC-5
        kind: i64 = action // table.teams
        team: i64 = action % table.teams
        put(park, team, park.ledger.lay(turn, kind, False))
        park.vacant -= 1
        if park.journal is not None:
            park.tell(told.CARD_LAID, turn, team, kind)
        end_turn(park)
    elif action < table.second:  # PC-6
        show_card(park, turn, table.transfer)
        park.cursor = action - table.move
        park.ask(SECOND_FIELD, turn)
    elif action < table.show:  # PC-7
        show_card(park, turn, table.protest)
        park.cursor = action - table.appeal
        park.tell(told.APPEALED, turn, park.cursor)
        park.ask(ANSWER, park.cursor)
    else:  # PC-8
        give_up(park, turn, action - table.drop, DROPPED)
        end_turn(park)


def put(park: Park, team: i64, card: i64) -> None:
    """Put a face-down card on top of a field."""
    field: i64 = park.table.field
    park.slots[team * field + park.filled[team]] = card
    park.filled[team] += 1
    if park.filled[team] == field:
        park.rooms -= 1


def move(park: Park, team: i64) -> None:
    """Move the last card of the field chosen first, unseen, to another (PC-6)."""
    field: i64 = park.table.field
    origin: i64 = park.cursor
    if park.filled[origin] == field:
        park.rooms += 1
    park.filled[origin] -= 1
    taken: i64 = origin * field + park.filled[origin]
    put(park, team, park.slots[taken])
    park.slots[taken] = -1
    park.tell(told.CARD_MOVED, park.turn, origin, team)
    end_turn(park)


def answer(park: Park, action: i64) -> None:
    """Show the team of the seat that is asked, or give up a card (PC-7)."""
    seat: i64 = park.cursor
    if action == park.table.show:
        team: i64 = park.team_of(seat)
        park.known[team] = 1
        park.tell(told.TEAM_SHOWN, seat, team)
    else:
        give_up(park, seat, action - park.table.give, GAVE)
    end_turn(park)


def end_turn(park: Park) -> None:
    """Draw a card while the deck lasts (PC-4)."""
    park.cursor = 0
    if park.ledger.has_deck():
        park.ask(DRAW, CHANCE)
    else:
        next_turn(park)


def draw(park: Park, kind: i64) -> None:
    """Take the card that was drawn, and pass the turn."""
    take(park, park.turn, kind)
    next_turn(park)


def take(park: Park, seat: i64, kind: i64) -> None:
    """Take a card from the deck into a hand."""
    park.ledger.draw(seat, kind)
    if park.journal is not None:
        park.tell(told.CARD_DRAWN, seat, kind, park.phase)


def next_turn(park: Park) -> None:
    """Pass the turn to the next seat that holds a card, or end the round (PC-9, PC-10)."""
    if park.vacant > 0:
        for step in range(1, park.table.seats + 1):
            seat: i64 = (park.turn + step) % park.table.seats
            if park.standing[seat] == 1 and park.ledger.hand_size(seat) > 0:
                park.turn = seat
                park.ask(TURN, seat)
                return
    end_round(park)
    refill(park)


def draw_lot(park: Park, team: i64) -> None:
    """Put out the team that the lot has hit (PC-11)."""
    park.tell(told.LOT_DRAWN, team)
    park.mark()
    put_out(park, team)
    refill(park)


def refill(park: Park) -> None:
    """Deal for another round, if there is one (PC-14)."""
    if park.phase == REFILL:
        deal_on(park)
