"""Test that positions are read, and that one with a single thing wrong is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from rimet import CHANCE, OVER, SPECTATOR, PositionError, State
from rimet.games.goal_game.setup import (
    COUNTER,
    END_CARD,
    FACE_DOWN,
    FINAL,
    FIRST,
    FORWARD,
    GOALKEEPER,
    GRID,
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    KINDS,
    LAY,
    MOVE,
    NOBODY,
    ORIGIN,
    PENALTIES_LOT,
    QUARTER_BACK,
    READ_FORWARD,
    READ_LEFT,
    READ_MIDDLE,
    READ_RIGHT,
    READ_TOP,
    ROW,
    SAVE,
    SHOT,
    SHOT_FIRST,
    SHOT_LAYOUTS,
    SHOT_SECOND,
    SIDES,
    TIRELESS,
    TOSS,
)
from rimet.kernel import position
from rimet.kernel.game import possible
from tests.games.goal_game.positions import (
    BLUE,
    RED,
    YELLOW,
    bidding,
    countered,
    countering,
    defended,
    done,
    final,
    first_end,
    growing,
    injury,
    kick_opened,
    kicking,
    laid,
    last_card,
    last_sale,
    lots,
    lots_for_one_place,
    opening,
    pair,
    pair_first_end,
    pair_tossing,
    random_toss,
    red_kick,
    second_auction,
    second_bidding,
    second_end,
    shooting,
    striking,
    three,
    three_begun,
    three_countered,
    timeout,
    twentieth_row,
)
from tests.games.goal_game.table import Table, begun

# What `now` is made of.
NOW = (
    *("to_act", "phase", "auction", "stage", "half", "turn", "last", "bid", "bidder", "lot"),
    *("passes", "is_counter", "is_shooting", "series", "size", "cell", "step", "saved", "places"),
)
PLAIN, RED_CARD = 0, SIDES  # a face of the filler, and of the first card that a test names
Changes = Mapping[str, int | Mapping[int, int]]  # a number of `now`, or some of a row


WRONG: dict[str, tuple[Callable[[], Table], Changes]] = {
    # The figure.
    "nine cards of ten": (begun, {"spots": {9: NOBODY}}),
    "an eleventh card": (begun, {"spots": {10: 2 * GRID}}),
    "nine cards for two": (begun, {"size": 9, "spots": {9: NOBODY}}),
    "eleven cards for two": (begun, {"size": 11, "spots": {10: 2 * GRID}}),
    "a card far to the right": (begun, {"spots": {9: GRID + 40}}),
    "a card far below": (begun, {"spots": {9: 40 * GRID}}),
    "a figure that grows in five columns": (
        begun,
        {"to_act": CHANCE, "phase": LAY, "spots": {**laid(0), 0: ORIGIN}},
    ),
    "a figure that grows in penalties": (
        random_toss,
        {"phase": LAY, "size": ROW, "spots": {0: ORIGIN}},
    ),
    "a figure that grows beyond its size": (
        growing,
        {"spots": dict(enumerate(range(ORIGIN, ORIGIN + 11)))},
    ),
    "a figure that grows on the rim of the grid": (growing, {"spots": {0: GRID * (GRID - 1)}}),
    # Cards.
    "a ninth card of eight": (countered, {"shown": dict.fromkeys(range(9), RED_CARD)}),
    "a turn that looks like another": (countered, {"shown": {2: RED_CARD + 1}}),
    "a turn twice that looks like another": (countered, {"shown": {2: RED_CARD + 2}}),
    "a card opened last before any": (begun, {"cell": 0}),
    "no card opened last": (kicking, {"cell": NOBODY}),
    "no card opened before a counter-attack": (countered, {"cell": NOBODY}),
    "no card opened before a lot": (twentieth_row, {"cell": NOBODY}),
    "a card opened last that is face down": (final, {"cell": 1}),
    "a card opened last beyond the figure": (final, {"cell": 10}),
    # Footballers.
    "four footballers": (
        begun,
        {"tokens": {FORWARD: 2, GOALKEEPER: 2}, "bank": {FORWARD: 4, GOALKEEPER: 3}},
    ),
    "a footballer too many": (begun, {"tokens": {FORWARD: 1}}),
    "a footballer too few": (begun, {"bank": {QUARTER_BACK: 4}}),
    "a spent footballer who is in the bank": (begun, {"used": {KINDS: 1}}),
    # The tournament.
    "a first match of two coaches": (begun, {"stage": FIRST}),
    "a seat to act when all is over": (done, {"to_act": RED}),
    "two first places": (done, {"place": {RED: 1, YELLOW: 1}}),
    "two second places": (done, {"place": {RED: 2, YELLOW: 2}}),
    # Auctions.
    "an auction with cards on the table": (Table, {"size": 10, "spots": laid(10)}),
    "an auction in penalties": (Table, {"is_shooting": 1}),
    "an auction of nobody": (
        Table,
        {"bank": dict.fromkeys(range(KINDS), 0), "used": dict(enumerate((6, 5, 5)))},
    ),
    "a second auction of two coaches": (Table, {"auction": 2, "last": RED}),
    "a second auction before the first match": (three, {"auction": 2, "last": RED}),
    "a first auction before the final": (second_auction, {"auction": 1}),
    "a second auction without a first match": (second_auction, {"last": NOBODY}),
    "a nomination by who is out": (second_auction, {"turn": RED, "to_act": RED}),
    "a nomination by another": (Table, {"to_act": YELLOW}),
    "a nomination by chance": (second_auction, {"to_act": CHANCE}),
    "a nomination after a bid": (Table, {"bid": 1}),
    "a nomination of one already up for sale": (Table, {"lot": FORWARD}),
    "a nomination with a bidder": (Table, {"bidder": YELLOW}),
    "a nomination with more coins than there can be": (Table, {"coins": {RED: 11}}),
    "a bid by chance": (second_bidding, {"to_act": CHANCE}),
    "a bid of nothing": (bidding, {"bid": 0}),
    "a bid for nobody": (bidding, {"lot": NOBODY}),
    "a bid by nobody": (bidding, {"bidder": NOBODY}),
    "a bid over one's own": (bidding, {"to_act": RED}),
    "a bid by who cannot raise": (bidding, {"coins": {YELLOW: 4}}),
    "a bid with more coins than there can be": (last_sale, {"coins": {RED: 11}}),
    "a bid of coins that are not there": (bidding, {"coins": {RED: 3}}),
    "a bid by who has three": (
        bidding,
        {"tokens": {FORWARD: 3}, "bank": {FORWARD: 3}, "turn": YELLOW},
    ),
    "a bid for one whom the bank has not": (bidding, {"bank": {FORWARD: 0}, "used": {FORWARD: 6}}),
    "a bid after a nomination by who has three": (
        bidding,
        {"tokens": {FORWARD: 3}, "bank": {FORWARD: 3}, "bidder": BLUE},
    ),
    # Who takes part.
    "a match without one of its coaches": (three_begun, {"playing": {BLUE: 0}}),
    "a final with who is third": (final, {"playing": {RED: 1, BLUE: 0}}),
    "an attack by who is third": (final, {"turn": RED, "to_act": RED}),
    "a final of three": (
        final,
        {"finalist": {RED: 1}, "playing": {RED: 1}, "size": 15, "spots": laid(15)},
    ),
    "a final without a first match": (final, {"last": NOBODY}),
    # Penalties.
    "penalties before the first series": (
        kicking,
        {"series": 0, "shots": {3 * SHOT + SHOT_SECOND: YELLOW}},
    ),
    "penalties of a series not begun": (kicking, {"series": 2}),
    "penalties of three": (pair, {"playing": {RED: 1}}),
    "penalties begun by who is not in them": (pair_first_end, {"turn": RED}),
    "penalties whose first coach is nobody": (kicking, {"shots": {SHOT_FIRST: NOBODY}}),
    "penalties whose first coach is another": (pair, {"shots": {SHOT_FIRST: RED}}),
    "penalties whose second coach is another": (pair, {"shots": {SHOT_SECOND: RED}}),
    "penalties of one against oneself": (kicking, {"shots": {SHOT_SECOND: RED}}),
    "penalties in more rows than are laid": (kicking, {"shots": {SHOT_LAYOUTS: TIRELESS + 1}}),
    "penalties in fewer rows than none": (kicking, {"shots": {SHOT_LAYOUTS: -1}}),
    "penalties in a row of eleven": (
        kick_opened,
        {"size": 11, "spots": {11: NOBODY}, "shown": {11: FACE_DOWN}},
    ),
    "a toss with the cards laid": (random_toss, {"size": ROW, "spots": dict(enumerate(range(12)))}),
    "a counter-attack in penalties": (kick_opened, {"is_counter": 1}),
    "penalties of one level coach": (kick_opened, {"level": {RED: 0}}),
    "penalties for no place": (pair_tossing, {"places": 0}),
    # Chance.
    "a lot drawn by a seat": (lots, {"to_act": RED}),
    "a lot after a final": (
        lots,
        {"stage": FINAL, "last": RED, "playing": {BLUE: 0}, "finalist": {RED: 1, YELLOW: 1}},
    ),
    "a lot after penalties": (lots, {"series": 1}),
    "a lot among two level coaches": (lots, {"level": {RED: 0}}),
    "a lot for no place": (lots_for_one_place, {"places": 0}),
    "a lot after a match of one": (lots, {"playing": {YELLOW: 0, BLUE: 0}}),
    "a card turned over by a seat": (opening, {"to_act": RED}),
    "a card turned over when all is over": (opening, {"to_act": OVER}),
    "a card turned over that is open": (opening, {"shown": {1: PLAIN}}),
    "a card turned over nowhere": (opening, {"cell": NOBODY}),
    "a card turned over beyond the figure": (opening, {"cell": 11}),
    "a toss in a match": (final, {"phase": TOSS, "to_act": CHANCE}),
    "a lot for penalties in a match": (final, {"phase": PENALTIES_LOT, "to_act": CHANCE}),
    "a lot for penalties drawn by a seat": (twentieth_row, {"to_act": RED}),
    "an end card in a match": (
        three_begun,
        {"phase": END_CARD, "to_act": CHANCE, "cell": 0, "shown": dict.fromkeys((1, 2, 3), PLAIN)},
    ),
    "a first end card at the other end": (first_end, {"cell": ROW - 1}),
    "a second end card at the first end": (second_end, {"cell": 0}),
    "a second end card between the ends": (second_end, {"cell": 5}),
    "a second end card beside a kick": (second_end, {"shown": {5: PLAIN}}),
    "a second end card that is open": (second_end, {"shown": {0: FACE_DOWN, ROW - 1: PLAIN}}),
    # Choices.
    "a move by another": (begun, {"to_act": YELLOW}),
    "a move by chance": (begun, {"to_act": CHANCE}),
    "a move in a counter-attack": (final, {"is_counter": 1}),
    "a move with one card to open": (last_card, {"phase": MOVE, "to_act": RED, "cell": 1}),
    "a counter-attack by the attacker": (countered, {"to_act": RED}),
    "a counter-attack by a third": (three_countered, {"to_act": BLUE}),
    "a counter to a counter-attack": (countered, {"is_counter": 1}),
    "a counter-attack to a kick": (red_kick, {"phase": COUNTER, "to_act": YELLOW}),
    "a counter-attack without a side": (begun, {"phase": COUNTER, "to_act": YELLOW}),
    "a card of the counter-attack by the attacker": (countering, {"to_act": RED}),
    "a card of a counter to a counter-attack": (countering, {"is_counter": 1}),
    "a strike before any card": (defended, {"phase": SAVE, "to_act": YELLOW, "step": READ_TOP}),
    "a strike that the attacker repels": (striking, {"to_act": YELLOW}),
    "a strike that chance repels": (striking, {"to_act": CHANCE}),
    "a strike without a goalkeeper": (
        striking,
        {"tokens": {GOALKEEPER: 0}, "bank": {GOALKEEPER: 4}},
    ),
    "a strike by nothing read": (striking, {"step": 0}),
    "a forward of another": (shooting, {"to_act": YELLOW}),
    "a forward of chance": (shooting, {"to_act": CHANCE}),
    "a forward before all is read": (shooting, {"step": READ_LEFT}),
    "a forward after a forward": (shooting, {"step": READ_FORWARD}),
    "a forward who is not there": (shooting, {"tokens": {FORWARD: 0}, "bank": {FORWARD: 5}}),
    "a timeout in penalties": (red_kick, {"phase": IN_TIMEOUT, "step": READ_MIDDLE}),
    "a timeout after the sides": (timeout, {"step": READ_RIGHT}),
    "a timeout after a forward": (timeout, {"step": READ_FORWARD}),
    "a timeout of another": (timeout, {"to_act": YELLOW}),
    "a transfer in penalties": (red_kick, {"phase": IN_TRANSFER, "step": READ_MIDDLE}),
    "an injury in penalties": (
        red_kick,
        {
            "phase": IN_INJURY,
            "step": READ_MIDDLE,
            "tokens": {GOALKEEPER: 2},
            "bank": {GOALKEEPER: 3},
        },
    ),
    "an injury of the only footballer": (injury, {"tokens": {FORWARD: 0}, "bank": {FORWARD: 6}}),
}


def read(table: Table, changes: Changes) -> State:
    """Read the position of a table in which some numbers are others."""
    game = table.game
    packed = dict(zip(game.fields, table.state.pack(), strict=True))
    for name, change in changes.items():
        if isinstance(change, int):
            packed["now"][NOW.index(name)] = change
        else:
            for index, number in change.items():
                packed[name][index] = number
    return game.read(position.write(game.name, game.version, game.fields, [*packed.values()]))


@pytest.mark.parametrize("begin", dict.fromkeys(begin for begin, _ in WRONG.values()))
def test_a_position_that_is_read_is_what_it_was(begin: Callable[[], Table]) -> None:
    table = begin()
    again = read(table, {})
    assert again == table.state and list(possible(again)) == list(possible(table.state))
    assert table.game.view(again, SPECTATOR) == table.view()


@pytest.mark.parametrize("name", WRONG)
def test_a_position_with_one_thing_wrong_is_refused(name: str) -> None:
    begin, changes = WRONG[name]
    with pytest.raises(PositionError):
        read(begin(), changes)
