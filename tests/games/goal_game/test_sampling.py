"""Test that random play does what the lists say, as often as they say.

Most positions here have something to leave out: a kind that is sold out, cards seen already, a
coach who is not in the lot. Seeds are fixed, and the bound is that of the conformance checks: a
sound law meets it with any seed, and with so many draws one that leaves anything out does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import rimet
from rimet.kernel.game import possible
from rimet.testing.chance import RARE, likelihood
from tests.games.goal_game.table import Table, begun, card_counts

DRAWS = 4000
BANK = "[[bank]]\ncoaches = 2\nforward = 4\ngoalkeeper = 0\nquarter_back = 3\n"  # one sold out


def seen_in_part() -> Table:
    """Return a card to be turned over when cards of every kind have been seen, of one all.

    The kinds look alike after one, two and four quarter turns.
    """
    cards = card_counts({"GGGG": 6, "RYRY": 5, "RRYB": 4, "GGGB": 1})
    table = Table(2, cards=cards).no_auction()
    opened = "GGGB GGGG GGGG GGGG GGGG RYRY RYRY RRYB".split()
    for name, sides in zip("A1 B1 C1 D1 E1 A2 B2 C2".split(), opened, strict=True):
        table.play(f"open={name} {sides}")
        table.play("pass" if table.view().phase == "counter" else "")
    return table.play("open=D2")


def middle(event: str) -> Table:
    """Return a coach with two footballers and six coins before a middle, one kind sold out."""
    table = Table(2, cards=[f"BBBB/{event}"], tokens=BANK).no_auction()
    table.give(0, "forward quarter-back").change(coins=[6, 6])
    return table.play(f"open=C1 BBBB/{event}")


def quarter_back() -> Table:
    """Return a defender who may counter-attack, with a quarter-back and without."""
    table = begun("RRRR").give(0, "forward").give(1, "quarter-back")
    return table.play("open=C1 RRRR pass")


def level(goals: dict[tuple[int, int], int]) -> Table:
    """Return four coaches after a first match with these goals."""
    return Table(4).no_auction().last_card(goals).quiet()


POSITIONS: dict[str, tuple[str, Callable[[], Table]]] = {
    "put up": ("nominate", lambda: Table(2, tokens=BANK).change(coins=[7, 9])),
    "raise": ("raise", lambda: Table(2).change(coins=[9, 7]).play("forward=3")),
    "figure": ("lay", lambda: Table(2, figure="random").no_auction().play("1,0 0,1")),
    "move": ("move", lambda: begun("RRRR").play("open=B1 BBBB")),
    "card": ("card", seen_in_part),
    "save": ("save", lambda: quarter_back().give(0, "goalkeeper").play("open=C2 RRRR")),
    "forward": ("forward", lambda: begun("RRRR").give(0, "forward").play("open=C1 RRRR")),
    "timeout": ("timeout", lambda: middle("timeout")),
    "transfer": ("transfer", lambda: middle("transfer")),
    "injury": ("injury", lambda: middle("injury")),
    "counter-attack": ("counter", quarter_back),
    "after a quarter-back": ("counter-open", lambda: quarter_back().play("quarter-back")),
    "lot of three": ("lots", lambda: level({(0, 1): 2, (1, 2): 3, (2, 3): 2, (3, 0): 2})),
    "lot of four": ("lots", lambda: level({})),
    "toss": ("toss", lambda: level({}).play("blue")),
    "end card": ("end-card", lambda: begun("RRYB").last_card({}).play("BBBB red RRYB")),
}


@pytest.mark.rule("GG-7", "GG-R1", "GG-R5", "GG-R6", "GG-R15", "GG-R24")
@pytest.mark.parametrize("name", POSITIONS)
def test_random_play_follows_the_lists(name: str) -> None:
    phase, position = POSITIONS[name]
    table = position()
    state, rng = table.state, rimet.Rng(1930)
    assert table.view().phase == phase
    allowed = list(possible(state))
    drawn = Counter(int(state.sample(rng)) for _ in range(DRAWS))
    assert set(drawn) == set(allowed)
    weights = [state.odds()[each] if state.to_act < 0 else 1 for each in allowed]
    assert likelihood([drawn[each] for each in allowed], weights) > RARE


@pytest.mark.rule("GG-R6")
def test_a_lot_leaves_out_who_is_not_level() -> None:
    table = POSITIONS["lot of three"][1]()
    assert table.state.odds() == [1, 0, 1, 1], "yellow is through"
