"""Setting up: the line-up, the seeding, the flags and the first cards."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football import told
from rimet.games.tournament_football.rules.turn import begin_turn
from rimet.games.tournament_football.setup import (
    DEAL,
    FLAGS,
    HAND,
    IN_GROUP,
    SEED,
    SELECT,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.cells import append, remove
from rimet.kernel.state import CHANCE


def set_up(cup: Cup) -> None:
    """Go on with the line-up, or with the seeding once it is complete (WCT-5)."""
    if len(cup.chart.waiting) < cup.table.spots:
        cup.ask(SELECT, CHANCE)
    else:
        seed_on(cup)


def can_select(cup: Cup, team: i64) -> bool:
    """Whether a team is one of those the lot is about."""
    return team in cup.table.pool and team not in cup.chart.waiting


def select(cup: Cup, team: i64) -> None:
    """Take a team into the line-up by lot (WCT-R7, WCT-R11)."""
    cup.tell(told.TEAM_SELECTED, team, 0, 0, 0, 0)
    wait(cup, team)
    set_up(cup)


def wait(cup: Cup, team: i64) -> None:
    """Put a team among those to be seeded, which stand in order of rating."""
    chart = cup.own_chart()
    ratings = cup.table.team_worth
    chart.waiting = append(chart.waiting, team)
    slot: i64 = len(chart.waiting) - 1
    while slot > 0 and ratings[chart.waiting[slot - 1]] < ratings[team]:
        chart.waiting[slot] = chart.waiting[slot - 1]
        slot -= 1
    chart.waiting[slot] = team


def next_spot(cup: Cup) -> i64:
    """Return the spot to be seeded next: A1, B1 ... A2, B2 ... (WCT-6)."""
    seeded: i64 = cup.table.spots - len(cup.chart.waiting)
    return seeded % cup.table.groups * IN_GROUP + seeded // cup.table.groups


def is_at_home(cup: Cup, team: i64) -> bool:
    """Whether a team may take the next spot: one with a real group only there (WCT-R9)."""
    home: i64 = cup.table.homes[team]
    return home < 0 or home == next_spot(cup) // IN_GROUP


def count_candidates(cup: Cup) -> i64:
    """Return how many teams may take the next spot: the best rated, all equals."""
    best: i64 = 0
    count: i64 = 0
    ratings = cup.table.team_worth
    for team in cup.chart.waiting:
        if is_at_home(cup, team):
            rating: i64 = ratings[team]
            if count > 0 and rating < best:
                break
            best = rating
            count += 1
    return count


def nth_candidate(cup: Cup, nth: i64) -> i64:
    """Return the team that stands at a mark, from 0, among those that may take the next spot."""
    index: i64 = -1
    while nth >= 0:
        index += 1
        if is_at_home(cup, cup.chart.waiting[index]):
            nth -= 1
    return cup.chart.waiting[index]


def seed_on(cup: Cup) -> None:
    """Seed every team that is alone in its rating; where equals wait, chance decides (WCT-6)."""
    while len(cup.chart.waiting) > 0:
        if count_candidates(cup) > 1:
            cup.ask(SEED, CHANCE)
            return
        put_on(cup, nth_candidate(cup, 0))
    flags_on(cup)


def put_on(cup: Cup, team: i64) -> None:
    """Put a team on the next spot."""
    spot: i64 = next_spot(cup)
    chart = cup.own_chart()
    chart.team[spot] = team
    chart.waiting = remove(chart.waiting, team)
    if cup.journal is not None:
        cup.tell(told.TEAM_SEEDED, team, spot, 0, 0, 0)


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
    if cup.journal is not None:
        cup.tell(told.FLAG_DRAWN, cup.cursor, cup.chart.team[spot], 0, 0, 0)
    flags_on(cup)


def deal(cup: Cup, kind: i64) -> None:
    """Deal a card; the seat to the dealer's left begins once all have five (WCT-8)."""
    seat: i64 = cup.cursor
    cup.ledger.draw(seat, kind)
    if cup.journal is not None:
        cup.tell(told.CARD_DRAWN, seat, kind, DEAL, 1, 0)
    cup.cursor = cup.table.next_seat(seat)
    if cup.ledger.hand_size(cup.cursor) == HAND:
        cup.cursor = 0
        begin_turn(cup, cup.table.first)
