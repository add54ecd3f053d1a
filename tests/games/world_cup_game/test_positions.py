"""Test that a position is read as it was written, and that one that cannot be is refused."""

from __future__ import annotations

import pytest

from rimet import PositionError, Rng
from rimet.kernel import position
from tests.games.world_cup_game.script import TOKENS, Script, started

NOW = (
    *("to_act", "phase", "turn", "round", "deck", "cursor"),
    *("due", "used", "final_turns", "alive", "lots", "thirds"),
)
VOID = 8


def written(script: Script, field: str, place: int, number: int) -> str:
    """Return the position of a script with another number in one place of a field."""
    packed = script.state.pack()
    packed[script.game.fields.index(field)][place] = number
    line = position.write(script.game.name, script.game.version, script.game.fields, packed)
    assert line != script.game.write(script.state)
    return line


def row(halves: int, *tokens: str, filled: int = -1, spaces: int = 4, team: int = 0) -> int:
    """Return a row as positions have it; an x makes a token void, and `-` is none at all."""
    number = len(tokens) if filled < 0 else filled
    number |= spaces << 3 | halves << 6 | (team + 1) << 12
    for space, token in enumerate(tokens):
        value = TOKENS.get(token.removesuffix("x"), 0) + VOID * token.endswith("x")
        number |= value << 20 + 4 * space
    return number


ROWS = {
    "a two and an Attack": row(5, "2", "attack"),
    "a Penalty, void tokens, a Defence": row(2, "3x", "attackx", "penalty", "defence"),
    "nothing": row(0),
}


@pytest.mark.rule("WCG-15", "WCG-16", "WCG-19", "WCG-R7")
@pytest.mark.parametrize("name", [name for name in ROWS if name != "nothing"])
def test_rows_that_are_read(name: str) -> None:
    script = started(2, edition="1974")  # West Germany, team 0, is black
    state = script.game.read(written(script, "rows", 0, ROWS[name]))
    assert state.pack()[1][0] == ROWS[name]


@pytest.mark.rule("WCG-2", "WCG-15", "WCG-16", "WCG-19", "WCG-R7")
@pytest.mark.parametrize(
    "spoiled",
    [
        pytest.param(row(4, "2", "attack"), id="an Attack counts nothing"),
        pytest.param(row(6, "2", "attack"), id="an Attack counts as a goal"),
        pytest.param(row(4, "2x"), id="a void goal counts"),
        pytest.param(row(1, "attackx"), id="a void Attack counts"),
        pytest.param(row(0, "penalty"), id="a Penalty counts nothing"),
        pytest.param(row(2, "defence"), id="a Defence counts"),
        pytest.param(row(2), id="a goal without a token"),
        pytest.param(row(0, "defencex"), id="a void Defence"),
        pytest.param(row(0, "penaltyx"), id="a void Penalty"),
        pytest.param(row(0, "-x"), id="nothing, turned over"),
        pytest.param(row(2, "1", "-"), id="a space filled with nothing"),
        pytest.param(row(4, "1", "1", filled=1), id="a token on a free space"),
        pytest.param(row(0, "-", "defence", filled=1), id="a gap"),
        pytest.param(row(0, "defence") | 7 << 24, id="no such token"),
        pytest.param(row(0, spaces=3), id="too few spaces"),
        pytest.param(row(0, spaces=5), id="too many spaces"),
        pytest.param(row(0, team=30), id="no such team"),
        pytest.param(0, id="no team where one stands"),
    ],
)
def test_rows_that_cannot_be(spoiled: int) -> None:
    script = started(2, edition="1974")
    with pytest.raises(PositionError):
        script.game.read(written(script, "rows", 0, spoiled))


@pytest.mark.rule("WCG-2")
def test_nobody_stands_on_the_rows_of_later_rounds() -> None:
    script = started(2, edition="1974")
    with pytest.raises(PositionError):
        script.game.read(written(script, "rows", script.plan.rows.index("Fa"), row(0)))


@pytest.mark.parametrize(
    ("name", "number"),
    [
        *(("to_act", 1), ("to_act", -1), ("phase", 7), ("phase", 14), ("phase", 15)),
        *(("turn", 1), ("turn", 2), ("round", 1), ("round", 3), ("deck", 1), ("cursor", 2)),
        *(("final_turns", 3), ("final_turns", -2), ("alive", 0), ("alive", 2), ("alive", 4)),
        *(("due", 17), ("used", 1 << 16), ("lots", 1 << 48), ("thirds", 1 << 4)),
    ],
)
def test_moments_that_cannot_be(name: str, number: int) -> None:
    script = started(2, edition="1974")
    assert script.game.read(script.game.write(script.state)) == script.state
    with pytest.raises(PositionError):
        script.game.read(written(script, "now", NOW.index(name), number))


def second_groups() -> Script:
    """Return the second groups of 1974 at their first turn, played at random."""
    script, rng = started(2, edition="1974"), Rng(1)
    while script.state.round == 0 or script.state.to_act < 0:
        script.state.apply(script.state.sample(rng))
    return script


@pytest.mark.rule("WCG-4", "WCG-21", "WCG-25")
@pytest.mark.parametrize(
    ("field", "place", "number"),
    [
        *(("owner", 0, -1), ("owner", 0, 2), ("place", 0, 17), ("place", 0, -1)),
        *(("standing", 0, -1), ("standing", 0, 16), ("standing", 0, 32 << 8)),
        *(("dice", 0, 1 << 24), ("won", 0, 2), ("won", 0, -2)),
        *(("kicks", 0, 0), ("kicks", 0, 1 << 56)),
    ],
)
def test_facts_that_cannot_be(field: str, place: int, number: int) -> None:
    script = second_groups()
    assert script.game.read(script.game.write(script.state)) == script.state
    with pytest.raises(PositionError):
        script.game.read(written(script, field, place, number))
