"""The end of a round: totals, the lot, who is out, and the cup.

What follows is left in the phase: LOT, DONE, or REFILL if there is another round to be dealt.
"""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.counts import zeros
from rimet.kernel.state import CHANCE, OVER

from .. import told
from ..derived import DONE, LOT, REFILL
from ..setup import BANK, LEFT
from ..state import Park


def end_round(park: Park) -> None:
    """Turn all cards over and put the lowest team out, or let the lot decide (PC-10, PC-11)."""
    for team in teams_in(park):
        turn_over(park, team)
    level = lowest_teams(park)
    if len(level) > 1:
        park.ask(LOT, CHANCE)
    else:
        put_out(park, level[0])


def teams_in(park: Park) -> list[int]:
    """Return the teams that are still in."""
    return [team for team in range(park.table.teams) if park.place[team] == 0]


def turn_over(park: Park, team: i64) -> None:
    """Turn the cards on a field over for everybody, and count them."""
    start: i64 = team * park.table.field
    for place in range(start, start + park.filled[team]):
        kind: i64 = park.ledger.turn(park.slots[place])
        if park.journal is not None:
            park.tell(told.CARD_TURNED, team, kind)
            park.mark()
    if park.journal is not None:
        park.tell(told.TEAM_TOTAL, team, total_of(park, team))
        park.mark()


def total_of(park: Park, team: i64) -> i64:
    """Return the strength and the goals of a team whose cards have been turned over."""
    table = park.table
    total: i64 = table.strengths[team]
    start: i64 = team * table.field
    for place in range(start, start + park.filled[team]):
        kind: i64 = park.ledger.kind_of(park.slots[place])
        if table.goals[kind] > 0:  # PC-5: effects count no goal
            total += table.goals[kind]
    return total


def lowest_teams(park: Park) -> list[int]:
    """Return the teams that are in and share the lowest total (PC-11)."""
    teams = teams_in(park)
    totals = [total_of(park, team) for team in teams]
    lowest = min(totals)
    return [team for team, total in zip(teams, totals, strict=True) if total == lowest]


def put_out(park: Park, loser: i64) -> None:
    """Take a team out, and its owner with it (PC-12)."""
    remaining: i64 = len(teams_in(park))
    park.place[loser] = remaining
    park.known[loser] = 1
    seat: i64 = park.owner[loser]
    park.tell(told.TEAM_OUT, loser, seat, remaining)
    if seat != BANK:
        park.standing[seat] = 0
        for kind in range(park.table.kinds):
            while park.holds(seat, kind):
                give_up(park, seat, kind, LEFT)
    park.mark()
    return_cards(park)
    if remaining == 2:
        give_cup(park)
    else:
        begin_round(park, remaining - 1)


def give_up(park: Park, seat: i64, kind: i64, reason: i64) -> None:
    """Show a card for which nothing is done, and say why it is shown."""
    show_card(park, seat, kind)
    if park.journal is not None:
        park.tell(told.CARD_SHOWN, seat, kind, reason)


def show_card(park: Park, seat: i64, kind: i64) -> None:
    """Play a card from the hand for all to see."""
    park.ledger.show(seat, kind)
    park.shown[kind] += 1


def return_cards(park: Park) -> None:
    """Put every card of the round under the deck (PC-13)."""
    table = park.table
    shown = park.shown
    for team in range(table.teams):
        start: i64 = team * table.field
        for place in range(start, start + park.filled[team]):
            shown[park.ledger.kind_of(park.slots[place])] += 1
            park.slots[place] = -1
        park.filled[team] = 0
    park.ledger.give_back(shown)
    park.tell(told.CARDS_RETURNED, sum([count for count in shown]))
    park.shown = zeros(table.kinds)


def begin_round(park: Park, teams: i64) -> None:
    """Clear the fields of the teams still in; without a seat the round ends at once (PC-R1)."""
    if not [seat for seat in range(park.table.seats) if park.standing[seat] == 1]:
        end_round(park)
        return
    park.phase = REFILL
    park.rooms = teams
    park.vacant = teams * park.table.field
    park.cursor = park.turn


def give_cup(park: Park) -> None:
    """Give the cup to the last team in (PC-15)."""
    team: i64 = teams_in(park)[0]
    park.place[team] = 1
    park.known[team] = 1
    park.tell(told.CUP_WON, team, park.owner[team])
    park.ask(DONE, OVER)
