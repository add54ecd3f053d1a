"""What a packed state must be like before it is trusted; ValueError where it is not."""

from __future__ import annotations

from rimet.games.tournament_football.state import (
    CARD,
    DEAL,
    DONE,
    FLAGS,
    GROUP_PLAYED,
    HAND,
    IN_GROUP,
    LATER_PLAYED,
    REFILL,
    SELECT,
    TOTAL,
    TURN,
    Table,
)
from rimet.kernel.ledger import (
    CARD_SHIFT,
    KIND,
    LAYER,
    LAYER_SHIFT,
    NO_CARD,
    SEAT,
    SEAT_SHIFT,
)
from rimet.kernel.state import CHANCE, OVER


def check_packed(table: Table, packed: list[list[int]]) -> None:
    """Check the size of every list, the range of every number, and what hangs together."""
    spots = int(table.spots)
    seats = int(table.seats)
    teams = len(table.homes)
    _expect(len(packed) == 18 and len(packed[0]) == 7)
    _check(packed[1], len(packed[1]), 0, teams - 1)  # waiting
    _check(packed[2], spots, -1, teams - 1)  # team
    _check(packed[3], spots, -1, seats - 1)  # owner
    _check(packed[4], spots, 0, 1)  # known
    _check(packed[5], spots, -1, len(table.half_of_placing) - 1)  # placing
    _check(packed[6], spots, 0, spots)  # final
    _check(packed[7], seats, 0, 1)  # standing
    _check(packed[8], int(table.groups), -1, spots - 1)  # third
    _check(packed[9], int(table.halves), -1, spots - 1)  # entrant
    _check(packed[11], int(table.places), 0, int(table.capacity))  # filled
    _check(packed[17], spots, -1, TOTAL * TOTAL)  # totals
    for spot in range(spots):
        _expect((packed[17][spot] >= 0) == (packed[8][spot // IN_GROUP] >= 0))
    _check_now(table, packed)
    _check_places(table, packed[10], packed[11], len(packed[14]))
    _check_cards(table, packed[12], packed[13])
    _check_past(table, packed)


def _check_now(table: Table, packed: list[list[int]]) -> None:
    to_act, phase, turn, played, cursor, due, is_open = packed[0]
    seats = int(table.seats)
    _expect(SELECT <= phase <= DONE and 0 <= turn < seats and 0 <= is_open <= 1)
    _expect(0 <= played <= GROUP_PLAYED | LATER_PLAYED and -1 <= cursor < max(seats, table.groups))
    _expect(0 <= due <= table.spots)
    if phase == DONE:
        _expect(to_act == OVER and min(packed[6]) > 0)
    elif phase == TURN:
        _expect(to_act == turn)
    else:
        _expect(to_act == CHANCE)
    if phase == FLAGS or phase == DEAL or phase == REFILL:
        _expect(0 <= cursor < seats)
    if phase >= FLAGS:
        _expect(min(packed[2]) >= 0 and len(packed[1]) == 0)
    if is_open == 0:
        _expect(min(packed[8]) >= 0)
        for placing in range(len(table.half_of_placing)):
            spot = packed[9][table.half_of_placing[placing]]
            _expect(spot >= 0 and packed[5][spot] == placing)
    for group in range(len(packed[8])):
        _expect(packed[8][group] < 0 or packed[8][group] // IN_GROUP == group)


def _check_places(table: Table, cards: list[int], filled: list[int], laid: int) -> None:
    _expect(laid <= CARD + 1)
    _check(cards, int(table.places * table.capacity), -1, laid - 1)
    for place in range(len(filled)):
        for slot in range(int(table.capacity)):
            card = cards[place * int(table.capacity) + slot]
            _expect((card >= 0) == (slot < filled[place]))


def _check_cards(table: Table, hands: list[int], deck: list[int]) -> None:
    kinds = int(table.kinds)
    _check(hands, int(table.seats) * kinds, 0, HAND)
    for seat in range(int(table.seats)):
        _expect(sum(hands[seat * kinds : (seat + 1) * kinds]) <= HAND)
    _expect(len(deck) > 0 and len(deck) % kinds == 0 and len(deck) // kinds <= LAYER)
    _expect(min(deck) >= 0)


def _check_past(table: Table, packed: list[list[int]]) -> None:
    """Check what is remembered of cards that were laid, drawn and played."""
    laid, log, unmixed = packed[14], packed[15], packed[16]
    kinds = int(table.kinds)
    for card in laid:
        _expect(0 <= card < 1 << SEAT_SHIFT + 6 and card & KIND < kinds)
        _expect(card >> SEAT_SHIFT & SEAT < table.seats)
    for line in log:
        _expect(line >= 0 and line & KIND < kinds and line >> SEAT_SHIFT & SEAT < table.seats)
        _expect((line >> LAYER_SHIFT & LAYER) * kinds < len(packed[13]))
        _expect(line >> CARD_SHIFT < len(laid) or line >> CARD_SHIFT == NO_CARD)
    _expect(len(unmixed) == 1 and -1 <= unmixed[0] <= len(laid))


def _check(numbers: list[int], size: int, lowest: int, highest: int) -> None:
    _expect(len(numbers) == size)
    for number in numbers:
        _expect(lowest <= number <= highest)


def _expect(is_so: bool) -> None:
    if not is_so:
        raise ValueError("not a packed state")
