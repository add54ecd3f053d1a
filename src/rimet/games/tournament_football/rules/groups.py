"""The end of the groups: who goes through, whose teams are out, what returns to the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.games.tournament_football import told
from rimet.games.tournament_football.setup import (
    BANK,
    CARD,
    CARD_BITS,
    FIRST_CARD,
    IN_GROUP,
    PILED,
    TOTAL,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.cells import vec
from rimet.kernel.counts import zeros

BY_GOALS: Final = 0
BY_PENALTIES: Final = 1
BY_POSITION: Final = 2
BELOW: Final = 8  # above any position or group


def is_group_full(cup: Cup, group: i64) -> bool:
    """Whether every field of a group has all its cards."""
    for rank in range(IN_GROUP):
        if cup.count_on(group * IN_GROUP + rank) < cup.table.capacity:
            return False
    return True


def strength(total: i64, below: i64) -> i64:
    """Return goals, penalties and, last, what is `below` them, as one number (WCT-14)."""
    return total * BELOW + below


def group_strength(cup: Cup, spot: i64) -> i64:
    """Return what a team of a resolved group was ranked by: its total, then its position."""
    return strength(cup.chart.totals[spot], IN_GROUP - spot % IN_GROUP)


def criterion(above: i64, under: i64) -> i64:
    """Return what parts two strengths: goals, penalties or position."""
    if above // (TOTAL * BELOW) != under // (TOTAL * BELOW):
        return BY_GOALS
    if above // BELOW != under // BELOW:
        return BY_PENALTIES
    return BY_POSITION


def resolve_group(cup: Cup, group: i64) -> None:
    """Rank a group by goals, penalties, position; the first two go through (WCT-14, WCT-15)."""
    start: i64 = group * IN_GROUP
    order = zeros(IN_GROUP)
    strengths = zeros(IN_GROUP)
    chart = cup.own_chart()
    for rank in range(IN_GROUP):
        spot: i64 = start + rank
        chart.totals[spot] = cup.turn_over(spot, spot)
        order[rank] = spot
        strengths[rank] = group_strength(cup, spot)
    sort_down(order, strengths, IN_GROUP)
    for rank in range(IN_GROUP):
        if cup.journal is not None:
            by: i64 = BY_GOALS
            if rank > 0:
                by = criterion(strengths[rank - 1], strengths[rank])
            cup.tell_total(order[rank], order[rank])
            cup.tell(told.TEAM_RANKED, chart.team[order[rank]], group, rank + 1, by, 0)
    advance(cup, order[0], group)
    advance(cup, order[1], cup.table.groups + group)
    chart.third[group] = order[2]
    if cup.journal is not None:
        cup.mark()


def sort_down(order: vec[i64], strengths: vec[i64], count: i64) -> None:
    """Sort numbers by their strengths, highest first; no two strengths are equal."""
    for index in range(1, count):
        number: i64 = order[index]
        height: i64 = strengths[index]
        slot: i64 = index
        while slot > 0 and strengths[slot - 1] < height:
            order[slot] = order[slot - 1]
            strengths[slot] = strengths[slot - 1]
            slot -= 1
        order[slot] = number
        strengths[slot] = height


def advance(cup: Cup, spot: i64, placing: i64) -> None:
    """Send a team to the half-field of its placing (WCT-15)."""
    chart = cup.own_chart()
    chart.placing[spot] = placing
    chart.entrant[cup.table.half_of_placing[placing]] = spot
    if cup.journal is not None:
        cup.tell(told.TEAM_ADVANCED, chart.team[spot], placing, 0, 0, 0)


def compare_thirds(cup: Cup) -> None:
    """Send the best thirds to X1 to X4: goals, penalties, group letter (WCT-16)."""
    groups: i64 = cup.table.groups
    order = zeros(groups)
    strengths = zeros(groups)
    for group in range(groups):
        order[group] = cup.chart.third[group]
        strengths[group] = strength(cup.chart.totals[order[group]], groups - group)
    sort_down(order, strengths, groups)
    for rank in range(groups):
        if cup.journal is not None:
            by: i64 = BY_GOALS
            if rank > 0:
                by = criterion(strengths[rank - 1], strengths[rank])
            cup.tell_total(order[rank], order[rank])
            cup.tell(told.THIRD_RANKED, cup.chart.team[order[rank]], rank + 1, by, 0, 0)
        if rank < cup.table.thirds:
            advance(cup, order[rank], 2 * groups + rank)
    cup.mark()


def reveal_failed(cup: Cup) -> None:
    """Make the owners of the failed teams known; who has no team left is out (WCT-17)."""
    chart = cup.own_chart()
    last: i64 = 2 * cup.table.groups + cup.table.thirds + 1
    has_team = zeros(cup.table.seats)
    for spot in range(cup.table.spots):
        owner: i64 = cup.owner[spot]
        if chart.placing[spot] >= 0:
            if owner != BANK:
                has_team[owner] = 1
        else:
            chart.known[spot] = 1
            chart.final[spot] = last
            if cup.journal is not None:
                cup.tell(told.OWNER_REVEALED, chart.team[spot], owner, 0, 0, 0)
                cup.tell(told.TEAM_PLACED, chart.team[spot], last, 0, 0, 0)
    for seat in range(cup.table.seats):
        if has_team[seat] == 0:
            chart.standing[seat] = 0
            cup.tell(told.SEAT_OUT, seat, 0, 0, 0, 0)
    cup.mark()


def take_field(cup: Cup, spot: i64, returned: vec[i64]) -> None:
    """Take the cards off a field into the pile that returns."""
    ledger = cup.ledger
    pile: i64 = cup.piles[spot]
    cards: i64 = pile >> FIRST_CARD
    for _each in range(pile & PILED):
        returned[ledger.kind_of(cards & CARD)] += 1
        cards >>= CARD_BITS
    cup.piles[spot] = 0


def return_group(cup: Cup, group: i64) -> None:
    """Return the cards of the first, second and fourth of a group (WCT-29)."""
    returned = zeros(cup.table.kinds)
    for rank in range(IN_GROUP):
        if group * IN_GROUP + rank != cup.chart.third[group]:
            take_field(cup, group * IN_GROUP + rank, returned)
    put_under(cup, returned)


def return_all(cup: Cup) -> None:
    """Return all cards of the groups, and the hands of those who are out (WCT-18, WCT-R3)."""
    returned = zeros(cup.table.kinds)
    for spot in range(cup.table.spots):
        take_field(cup, spot, returned)
    for seat in range(cup.table.seats):
        if cup.chart.standing[seat] == 0:
            for kind in range(cup.table.kinds):
                while cup.ledger.held(seat, kind) > 0:
                    cup.ledger.show(seat, kind)
                    cup.tell(told.CARD_SHOWN, seat, kind, 0, 0, 0)
                    returned[kind] += 1
    put_under(cup, returned)


def put_under(cup: Cup, returned: vec[i64]) -> None:
    """Put cards under the deck as a layer of their own (WCT-R8)."""
    total: i64 = 0
    for kind in range(cup.table.kinds):
        total += returned[kind]
    cup.ledger.give_back(returned)
    cup.tell(told.CARDS_RETURNED, total, cup.is_open, 0, 0, 0)
