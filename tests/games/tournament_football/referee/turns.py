"""A turn, who has the next one, and how hands are filled up between turns."""

from __future__ import annotations

from tests.games.tournament_football.referee.table import HAND, Play, Point, Table


def take_turn(table: Table, seat: int, parts: list[list[str]], draws: int) -> Play[None]:
    """Play one card on each of these parts of the board, in any order, then draw."""
    table.turn = seat
    left = parts
    while left:
        cards = +table.hands[seat]
        moves = [f"{card}@{place}" for card in cards for part in left for place in part]
        text = yield Point("turn", seat, dict.fromkeys(moves, 1))
        card, _, place = text.partition("@")
        table.lay(seat, card, place)
        left = [part for part in left if place not in part]
    for _ in range(draws):
        if table.hands[seat].total() < HAND and table.has_deck():  # WCT-12
            yield from table.draw("draw", seat)


def next_seat(table: Table) -> int | None:
    """Return who plays next: clockwise, still in, with a card to play (WCT-R2, WCT-R3)."""
    for seat in table.clockwise(table.turn):
        if table.is_in[seat] and table.hands[seat].total():
            return seat
    return None


def fill_hands(table: Table) -> Play[None]:
    """Give cards round the table, from whoever has fewest, until all have five (WCT-19)."""
    around = [seat for seat in table.clockwise(table.turn) if table.is_in[seat]]
    if not around:
        return
    fewest = min(around, key=lambda seat: table.hands[seat].total())  # WCT-R3: the first of them
    start = around.index(fewest)
    for _ in range(HAND):
        for seat in [*around[start:], *around[:start]]:
            if table.hands[seat].total() < HAND and table.has_deck():
                yield from table.draw("refill", seat)
