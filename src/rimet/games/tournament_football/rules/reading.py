"""What a position that was read must be like before it is trusted; ValueError where it is not."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football.setup import (
    CARD,
    DEAL,
    DONE,
    FLAGS,
    HAND,
    IN_GROUP,
    REFILL,
    TURN,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.cells import append, vec
from rimet.kernel.rows import expect
from rimet.kernel.state import CHANCE, OVER


def find_rooms(cup: Cup) -> None:
    """Find the places that take a card: fields of unresolved groups, then half-fields."""
    table = cup.table
    rooms = vec[i64]()
    for spot in range(table.spots):
        if cup.chart.third[spot // IN_GROUP] < 0 and cup.count_on(spot) < table.capacity:
            rooms = append(rooms, spot)
    cup.open_fields = len(rooms)
    for place in range(table.spots, table.places):
        if cup.count_on(place) < table.capacity:
            rooms = append(rooms, place)
    cup.rooms = rooms


def check_position(cup: Cup) -> None:
    """Check what hangs together, each fact being within its own bounds."""
    _check_now(cup)
    _check_line_up(cup)
    _check_groups(cup)
    _check_cards(cup)


def _check_now(cup: Cup) -> None:
    if cup.phase == DONE:
        expect(cup.to_act == OVER, "to_act")
        for place in cup.chart.final:
            expect(place > 0, "final")
    elif cup.phase == TURN:
        expect(cup.to_act == cup.turn, "to_act")
    else:
        expect(cup.to_act == CHANCE, "to_act")
    if cup.phase == FLAGS or cup.phase == DEAL or cup.phase == REFILL:
        expect(0 <= cup.cursor < cup.table.seats, "cursor")


def _check_line_up(cup: Cup) -> None:
    chart = cup.chart
    expect(len(chart.waiting) <= cup.table.spots, "waiting")
    if cup.phase >= FLAGS:
        expect(len(chart.waiting) == 0, "waiting")
        for team in chart.team:
            expect(team >= 0, "team")


def _check_groups(cup: Cup) -> None:
    table = cup.table
    chart = cup.chart
    for group in range(table.groups):
        third: i64 = chart.third[group]
        expect(third < 0 or third // IN_GROUP == group, "third")
        expect(third >= 0 or cup.is_open == 1, "third")
    for spot in range(table.spots):
        expect((chart.totals[spot] >= 0) == (chart.third[spot // IN_GROUP] >= 0), "totals")
    if cup.is_open == 0:
        for placing in range(len(table.half_of_placing)):
            entrant: i64 = chart.entrant[table.half_of_placing[placing]]
            expect(entrant >= 0 and chart.placing[entrant] == placing, "entrant")


def _check_cards(cup: Cup) -> None:
    ledger = cup.ledger
    laid: i64 = len(ledger.laid)
    expect(laid <= CARD + 1, "laid")
    for place in range(cup.table.places):
        for slot in range(cup.count_on(place)):
            expect(cup.card_on(place, slot) < laid, "cards")
    for seat in range(cup.table.seats):
        expect(ledger.hand_size(seat) <= HAND, "hands")
    expect(ledger.layers() > 0, "deck")
    expect(laid > 0 or len(ledger.log) == 0, "log")  # no card returns before any is laid
