"""Setting up: the line-up, the seeding, the flags and the first cards."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football.rules.turn import begin_turn
from rimet.games.tournament_football.state import (
    BANK,
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
from rimet.kernel.state import CHANCE


def set_up(cup: Cup) -> None:
    """Go on with the line-up, or with the seeding once it is complete (WCT-5)."""
    inside: i64 = 0
    for team in range(len(cup.inside)):
        inside += cup.inside[team]
    if inside < cup.table.spots:
        cup.ask(SELECT, CHANCE)
    else:
        seed_on(cup)


def select(cup: Cup, team: i64) -> None:
    """Take a team into the line-up by lot (WCT-R7, WCT-R11)."""
    cup.inside[team] = 1
    cup.tell(TOLD_SELECTED, team, 0, 0, 0, 0)
    set_up(cup)


def can_select(cup: Cup, team: i64) -> bool:
    """Tell whether a team is one of those the lot is about."""
    return cup.inside[team] == 0 and team in cup.table.pool


def next_spot(cup: Cup) -> i64:
    """Return the spot to be seeded next: A1, B1 ... A2, B2 ...; -1 when all are (WCT-6)."""
    for rank in range(IN_GROUP):
        for group in range(cup.table.groups):
            if cup.team[group * IN_GROUP + rank] < 0:
                return group * IN_GROUP + rank
    return -1


def rating(cup: Cup, team: i64) -> i64:
    """Return a team's rating as one number: goals, then penalties."""
    return cup.table.team_goals[team] * 16 + cup.table.team_penalties[team]


def best_waiting(cup: Cup, group: i64) -> i64:
    """Return the best rating among the teams that may be seeded into a group."""
    best: i64 = -1
    for team in range(len(cup.inside)):
        if may_join(cup, team, group) and rating(cup, team) > best:
            best = rating(cup, team)
    return best


def may_join(cup: Cup, team: i64, group: i64) -> bool:
    """Tell whether a team waits to be seeded and belongs to no other group (WCT-R9)."""
    if cup.inside[team] == 0:
        return False
    return cup.table.homes[team] < 0 or cup.table.homes[team] == group


def can_seed(cup: Cup, team: i64, group: i64, best: i64) -> bool:
    """Tell whether a team may take the next spot of a group."""
    return may_join(cup, team, group) and rating(cup, team) == best


def seed_on(cup: Cup) -> None:
    """Seed every team that is alone in its rating; where equals wait, chance decides (WCT-6)."""
    while True:
        spot: i64 = next_spot(cup)
        if spot < 0:
            cup.cursor = cup.table.first
            flags_on(cup)
            return
        group: i64 = spot // IN_GROUP
        best: i64 = best_waiting(cup, group)
        count: i64 = 0
        only: i64 = 0
        for team in range(len(cup.inside)):
            if can_seed(cup, team, group, best):
                count += 1
                only = team
        if count > 1:
            cup.ask(SEED, CHANCE)
            return
        put_on(cup, spot, only)


def put_on(cup: Cup, spot: i64, team: i64) -> None:
    """Put a team on its spot."""
    cup.team[spot] = team
    cup.inside[team] = 0
    cup.tell(TOLD_SEEDED, team, spot, 0, 0, 0)


def seed(cup: Cup, team: i64) -> None:
    """Put the team that chance chose on the next spot."""
    put_on(cup, next_spot(cup), team)
    seed_on(cup)


def flags_on(cup: Cup) -> None:
    """Let the next seat draw a flag, until every seat has its number (WCT-7)."""
    dealt: i64 = 0
    for spot in range(cup.table.spots):
        if cup.owner[spot] != BANK:
            dealt += 1
    if dealt < cup.table.seats * cup.table.flags:
        cup.cursor = (cup.table.first + dealt // cup.table.flags) % cup.table.seats
        cup.ask(FLAGS, CHANCE)
    else:
        cup.cursor = cup.table.first
        cup.ask(DEAL, CHANCE)


def draw_flag(cup: Cup, spot: i64) -> None:
    """Give a flag to the seat that draws (WCT-7)."""
    cup.owner[spot] = cup.cursor
    cup.tell(TOLD_FLAG, cup.cursor, cup.team[spot], spot, 0, 0)
    flags_on(cup)


def deal(cup: Cup, kind: i64) -> None:
    """Deal a card; the seat to the dealer's left begins once all have five (WCT-8)."""
    seat: i64 = cup.cursor
    cup.ledger.draw(seat, kind)
    cup.tell(TOLD_DRAWN, seat, kind, 0, 0, 0)
    cup.cursor = (seat + 1) % cup.table.seats
    if cup.ledger.held[cup.cursor] == HAND:
        cup.cursor = 0
        begin_turn(cup, cup.table.first)
