"""Turns: a card is played or discarded, one is drawn, and the deck comes to its end."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.rules.cards import discard, place_next, use_card
from rimet.games.world_cup_game.rules.rows import put
from rimet.games.world_cup_game.setup import (
    BLACK,
    BLANK,
    CLOSE_ROUND,
    DRAW,
    MANY,
    PENALTY_TOKEN,
    TURN,
    USE_NEXT,
)
from rimet.games.world_cup_game.state import Cup
from rimet.kernel.state import CHANCE


def act(cup: Cup, action: i64) -> None:
    """Carry out what the seat to act has chosen (WCG-5)."""
    rows: i64 = cup.table.rows
    if action >= cup.table.discard:
        discard(cup, action - cup.table.discard)
        end_turn(cup)
        return
    use: i64 = action // rows
    row: i64 = action - use * rows
    if use == USE_NEXT:
        if place_next(cup, row):
            end_turn(cup)
    elif use_card(cup, use, row):
        end_turn(cup)


def roll_penalty(cup: Cup, colour: i64) -> None:
    """Lay the token of a Penalty that went in; black and blank miss (WCG-19, WCG-R16)."""
    row: i64 = cup.cursor
    if cup.journal is not None:
        cup.tell(told.PENALTY_ROLLED, cup.turn, row, cup.team_on(row), cup.team_on(row ^ 1), colour)
        cup.mark()
    if colour != BLACK and colour != BLANK:
        put(cup, row, PENALTY_TOKEN)
    cup.cursor = 0
    end_turn(cup)


def end_turn(cup: Cup) -> None:
    """Draw a card, or count a turn that has none to draw (WCG-5, WCG-R3)."""
    if cup.final_turns < 0:
        cup.ask(DRAW, CHANCE)
        return
    cup.final_turns -= 1
    if cup.final_turns > 0:
        next_turn(cup)
    else:
        cup.final_turns = -1
        cup.phase = CLOSE_ROUND


def draw(cup: Cup, kind: i64) -> None:
    """Take the drawn card into the hand (WCG-5)."""
    cup.stock.draw(cup.turn, kind)
    if cup.journal is not None:
        cup.tell(told.CARD_DRAWN, cup.turn, kind, DRAW, 0, 0)
    if cup.stock.left > 0:
        next_turn(cup)
    else:
        end_deck(cup)


def end_deck(cup: Cup) -> None:
    """Go on with the round's next deck, with final turns, or with the end of the round."""
    course = cup.table.course
    if course.round_decks[cup.round] + cup.deck + 1 < course.round_decks[cup.round + 1]:
        cup.deck += 1
        cup.stock.shuffle()
        cut_deck(cup)
        next_turn(cup)  # WCG-29, WCG-R3, WCG-R12
    elif cup.players_left() > MANY:
        cup.final_turns = cup.players_left()
        cup.tell(told.FINAL_TURNS_BEGUN, cup.final_turns, 0, 0, 0, 0)
        next_turn(cup)  # WCG-7, WCG-R3
    else:
        cup.phase = CLOSE_ROUND  # WCG-7


def cut_deck(cup: Cup) -> None:
    """Make the deck: a part of the cards not in hands, rounded up, or so many (WCG-R11)."""
    course = cup.table.course
    deck: i64 = course.decks[course.round_decks[cup.round] + cup.deck]
    pool: i64 = cup.stock.pool_size()
    if deck > 0:
        size: i64 = (pool + deck - 1) // deck
    else:
        size = -deck
        if size > pool:
            size = pool
    cup.stock.set_deck(size)
    cup.tell(told.DECK_SHUFFLED, size, pool - size, cup.deck, 0, 0)


def next_turn(cup: Cup) -> None:
    """Pass the turn to the left, to the next who is in (WCG-6, WCG-R18)."""
    cup.turn = next_alive(cup, cup.turn)
    cup.ask(TURN, cup.turn)


def next_alive(cup: Cup, seat: i64) -> i64:
    """Return the next seat to the left that is in; the seat itself if it is alone."""
    found: i64 = seat
    for _each in range(cup.table.seats):
        found += 1
        if found == cup.table.seats:
            found = 0
        if cup.is_alive(found):
            return found
    return seat
