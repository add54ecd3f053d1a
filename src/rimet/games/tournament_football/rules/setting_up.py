"""Setting up: the line-up, the seeding, the flags and the first cards."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football.rules.turn import begin_turn
from rimet.games.tournament_football.state import (
    DEAL,
    FLAGS,
    HAND,
    IN_GROUP,
    SEED,
    SELECT,
    TOLD_DRAWN,
    TOLD_FLAG,
    TOLD_SEEDED,
    TOLD_SELECTED,
    Cup,
)
from rimet.kernel.cells import append, remove, vec
from rimet.kernel.state import CHANCE


def set_up(cup: Cup) -> None:
    """Go on with the line-up, or with the seeding once it is complete (WCT-5)."""
    if len(cup.waiting) < cup.table.spots:
        cup.ask(SELECT, CHANCE)
    else:
        seed_on(cup)


def can_select(cup: Cup, team: i64) -> bool:
    """Tell whether a team is one of those the lot is about."""
    return team in cup.table.pool and team not in cup.waiting


def select(cup: Cup, team: i64) -> None:
    """Take a team into the line-up by lot (WCT-R7, WCT-R11)."""
    cup.tell(TOLD_SELECTED, team, 0, 0, 0, 0)
    wait(cup, team)
    set_up(cup)


def wait(cup: Cup, team: i64) -> None:
    """Put a team among those to be seeded, which stand in order of rating."""
    cup.waiting = append(cup.waiting, team)
    slot: i64 = len(cup.waiting) - 1
    while slot > 0 and rating(cup, cup.waiting[slot - 1]) < rating(cup, team):
        cup.waiting[slot] = cup.waiting[slot - 1]
        slot -= 1
    cup.waiting[slot] = team


def rating(cup: Cup, team: i64) -> i64:
    """Return a team's rating as one number: goals, then penalties."""
    return cup.table.team_goals[team] * 16 + cup.table.team_penalties[team]


def next_spot(cup: Cup) -> i64:
    """Return the spot to be seeded next: A1, B1 ... A2, B2 ... (WCT-6)."""
    seeded: i64 = cup.table.spots - len(cup.waiting)
    return seeded % cup.table.groups * IN_GROUP + seeded // cup.table.groups


def candidates(cup: Cup) -> vec[i64]:
    """Return the best rated teams that may take the next spot, all equals.

    A team with a real group is seeded only there (WCT-R9).
    """
    group: i64 = next_spot(cup) // IN_GROUP
    found = vec[i64]()
    for team in cup.waiting:
        home: i64 = cup.table.homes[team]
        if home < 0 or home == group:
            if len(found) > 0 and rating(cup, team) < rating(cup, found[0]):
                break
            found = append(found, team)
    return found


def seed_on(cup: Cup) -> None:
    """Seed every team that is alone in its rating; where equals wait, chance decides (WCT-6)."""
    while len(cup.waiting) > 0:
        equals = candidates(cup)
        if len(equals) > 1:
            cup.ask(SEED, CHANCE)
            return
        put_on(cup, equals[0])
    flags_on(cup)


def put_on(cup: Cup, team: i64) -> None:
    """Put a team on the next spot."""
    spot: i64 = next_spot(cup)
    cup.team[spot] = team
    cup.waiting = remove(cup.waiting, team)
    cup.tell(TOLD_SEEDED, team, spot, 0, 0, 0)


def seed(cup: Cup, team: i64) -> None:
    """Put the team that chance chose on the next spot."""
    put_on(cup, team)
    seed_on(cup)


def flags_on(cup: Cup) -> None:
    """Let the next seat draw a flag, until every seat has its number (WCT-7)."""
    table = cup.table
    if cup.due < table.seats * table.flags:
        cup.cursor = (table.first + cup.due // table.flags) % table.seats
        cup.ask(FLAGS, CHANCE)
    else:
        cup.due = 0
        cup.cursor = table.first
        cup.ask(DEAL, CHANCE)


def draw_flag(cup: Cup, spot: i64) -> None:
    """Give a flag to the seat that draws (WCT-7)."""
    cup.owner[spot] = cup.cursor
    cup.due += 1
    cup.tell(TOLD_FLAG, cup.cursor, cup.team[spot], spot, 0, 0)
    flags_on(cup)


def deal(cup: Cup, kind: i64) -> None:
    """Deal a card; the seat to the dealer's left begins once all have five (WCT-8)."""
    seat: i64 = cup.cursor
    cup.ledger.draw(seat, kind)
    cup.tell(TOLD_DRAWN, seat, kind, DEAL, 1, 0)
    cup.cursor = (seat + 1) % cup.table.seats
    if cup.ledger.held[cup.cursor] == HAND:
        cup.cursor = 0
        begin_turn(cup, cup.table.first)
