"""The group games: their turns, their tables, and what follows when they are over."""

from __future__ import annotations

from tests.games.tournament_football.referee.table import Play, Table
from tests.games.tournament_football.referee.turns import fill_hands, next_seat, take_turn


def play_groups(table: Table) -> Play[None]:
    """Play until every field of the groups is full, and settle them (WCT-13)."""
    seat: int | None = table.first
    while table.open_fields():
        assert seat is not None, "the cards suffice for the groups"
        parts = [table.open_fields(), table.open_half_fields()]  # WCT-9
        if table.hands[seat].total() == 1:
            parts = parts[:1]  # WCT-R2
        yield from take_turn(table, seat, parts, draws=2)
        if table.options.longer and table.board.has_return:
            yield from settle_early(table)
        seat = next_seat(table)
    yield from close_groups(table)


def settle_early(table: Table) -> Play[None]:
    """Settle a group of the longer version as soon as it is full (WCT-29)."""
    for letter in table.board.letters:
        is_full = not any(spot[0] == letter for spot in table.open_fields())
        if letter not in table.orders and is_full:
            settle_group(table, letter)
            first, second, _, fourth = table.orders[letter]
            table.put_under([first, second, fourth])
            yield from fill_hands(table)


def settle_group(table: Table, letter: str) -> None:
    """Rank a group by goals, penalties and spot; its first two go through (WCT-14, WCT-15)."""
    spots = [spot for spot in table.board.spots if spot[0] == letter]
    for spot in spots:
        table.turn_up(spot)
        table.totals[spot] = table.total(spot, spot)
    # A sort keeps the order of equals: the better spot stays ahead.
    order = sorted(spots, key=lambda spot: table.totals[spot], reverse=True)
    table.orders[letter] = order
    advance(table, order[0], f"1{letter}")
    advance(table, order[1], f"2{letter}")


def advance(table: Table, spot: str, placing: str) -> None:
    """Move a team to the half-field that bears its placing."""
    table.placings[spot] = placing
    table.entrants[placing] = spot


def close_groups(table: Table) -> Play[None]:
    """Settle what is left, show who has failed, and put the cards back (WCT-14 to WCT-19)."""
    board = table.board
    for letter in board.letters:
        if letter not in table.orders:
            settle_group(table, letter)
    if board.thirds:  # WCT-16
        thirds = [table.orders[letter][2] for letter in board.letters]
        thirds.sort(key=lambda spot: table.totals[spot], reverse=True)
        for rank, spot in enumerate(thirds[: board.thirds], start=1):
            advance(table, spot, f"X{rank}")
    for spot in board.spots:
        if spot not in table.placings:  # WCT-17
            table.known.add(spot)
            table.places[spot] = len(board.placings) + 1
    for seat in table.seats:
        table.is_in[seat] = any(table.owners[spot] == seat for spot in table.placings)
    table.are_groups_over = True
    if board.has_return:  # WCT-18, WCT-R3, WCT-R6; on the other board nothing returns (WCT-21)
        table.put_under(board.spots, [seat for seat in table.seats if not table.is_in[seat]])
        yield from fill_hands(table)
