"""What a viewer sees of fields and half-fields, gathered in columns of whole numbers."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rimet.games.tournament_football.rules.groups import criterion, group_strength
from rimet.games.tournament_football.setup import (
    CARD,
    CARD_BITS,
    FIRST_CARD,
    IN_GROUP,
    PILED,
    TOTAL,
    UNKNOWN,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.ledger import KIND, OPEN, SEAT, SEAT_SHIFT


@final
class Sight:
    """Columns with a number, or several, for every place that was looked at."""

    def __init__(self) -> None:
        self.places: list[int] = []  # which field, or which half-field
        self.teams: list[int] = []  # a team of the set, or -1
        self.owners: list[int] = []  # a seat, BANK or UNKNOWN
        self.cards: list[tuple[int, ...]] = []  # kinds, -1 for a back
        self.seats: list[tuple[int, ...]] = []  # who placed them
        self.goals: list[int] = []
        self.penalties: list[int] = []
        self.placings: list[int] = []  # -1 for none
        self.finals: list[int] = []


@final
class GroupTable:
    """Columns with what every field's team was ranked by, once its group is resolved."""

    def __init__(self) -> None:
        self.totals: list[tuple[int, ...]] = []  # goals and penalties
        self.ranks: list[int] = []  # 1 to 4, or 0
        self.by: list[int] = []  # what parts it from the one above, or -1


def look_at_fields(cup: Cup, viewer: i64, is_own: bool) -> Sight:
    """Return what a viewer sees of the fields, or only of its own: where it sees more than all."""
    sight = Sight()
    for spot in range(cup.table.spots):
        if not is_own or sees_more(cup, viewer, spot, spot):
            sight.places.append(spot)
            look(cup, viewer, spot, spot, sight)
    return sight


def look_at_half_fields(cup: Cup, viewer: i64, is_own: bool) -> Sight:
    """Return the same of the half-fields with a team or a card on them."""
    sight = Sight()
    spots: i64 = cup.table.spots
    for half in range(cup.table.halves):
        spot: i64 = cup.chart.entrant[half]
        is_taken: bool = spot >= 0 or cup.piles[spots + half] & PILED != 0
        if is_taken and (not is_own or sees_more(cup, viewer, spots + half, spot)):
            sight.places.append(half)
            look(cup, viewer, spots + half, spot, sight)
    return sight


def sees_more(cup: Cup, seat: i64, place: i64, spot: i64) -> bool:
    """Whether a seat sees more of a place than everybody: its own team, or its own card."""
    if spot >= 0 and cup.owner[spot] == seat and cup.chart.known[spot] == 0:
        return True
    pile: i64 = cup.piles[place]
    cards: i64 = pile >> FIRST_CARD
    for _each in range(pile & PILED):
        laid: i64 = cup.ledger.laid[cards & CARD]
        cards >>= CARD_BITS
        if laid & OPEN == 0 and laid >> SEAT_SHIFT & SEAT == seat:
            return True
    return False


def read_tables(cup: Cup) -> GroupTable:
    """Return totals, ranks and criteria of the groups that are resolved (WCT-14)."""
    tables = GroupTable()
    for spot in range(cup.table.spots):
        total: i64 = cup.chart.totals[spot]
        if total < 0:
            tables.totals.append(())
            tables.ranks.append(0)
            tables.by.append(-1)
        else:
            tables.totals.append((total // TOTAL, total % TOTAL))
            rank_in_group(cup, spot, tables)
    return tables


def rank_in_group(cup: Cup, spot: i64, tables: GroupTable) -> None:
    """Add a team's rank, and what parts it from the one above."""
    own: i64 = group_strength(cup, spot)
    first: i64 = spot - spot % IN_GROUP
    rank: i64 = 1
    by: i64 = -1
    above: i64 = 0
    for other in range(first, first + IN_GROUP):
        strength: i64 = group_strength(cup, other)
        if strength > own:
            rank += 1
            if above == 0 or strength < above:
                above = strength
                by = criterion(above, own)
    tables.ranks.append(rank)
    tables.by.append(by)


def look(cup: Cup, viewer: i64, place: i64, spot: i64, sight: Sight) -> None:
    """Add what a viewer sees of a place where a spot's team stands, or none where it is -1."""
    team: i64 = -1
    owner: i64 = UNKNOWN
    placing: i64 = -1
    final: i64 = 0
    worth: i64 = 0
    if spot >= 0:
        chart = cup.chart
        team = chart.team[spot]
        owner = cup.seen_owner(viewer, spot)
        placing = chart.placing[spot]
        final = chart.final[spot]
        if team >= 0:
            worth = cup.table.team_worth[team]
    worth += look_at_cards(cup, viewer, place, sight)
    sight.teams.append(team)
    sight.owners.append(owner)
    sight.goals.append(worth // TOTAL)
    sight.penalties.append(worth % TOTAL)
    sight.placings.append(placing)
    sight.finals.append(final)


def look_at_cards(cup: Cup, viewer: i64, place: i64, sight: Sight) -> i64:
    """Add the cards of a place as a viewer sees them, and return what those seen are worth."""
    kinds: list[int] = []
    seats: list[int] = []
    worth: i64 = 0
    pile: i64 = cup.piles[place]
    cards: i64 = pile >> FIRST_CARD
    for _each in range(pile & PILED):
        laid: i64 = cup.ledger.laid[cards & CARD]
        cards >>= CARD_BITS
        seat: i64 = laid >> SEAT_SHIFT & SEAT
        seats.append(seat)
        if laid & OPEN != 0 or seat == viewer:
            kind: i64 = laid & KIND
            kinds.append(kind)
            worth += cup.table.card_worth[kind]
        else:
            kinds.append(-1)
    sight.cards.append(tuple(kinds))
    sight.seats.append(tuple(seats))
    return worth
