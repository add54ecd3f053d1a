"""Test that a position is read as it was written, and that one that cannot be is refused."""

from __future__ import annotations

import pytest

from rimet import PositionError, Rng
from rimet.games.world_cup_game.setup import (
    DONE,
    DRAFT,
    EXTRA_GOALS,
    LOT,
    PENALTY,
    SHOOTOUT,
    TARGET,
    THIRD_LOT,
    TURN,
)
from rimet.games.world_cup_game.state import has_space
from rimet.kernel import position
from tests.games.world_cup_game.script import TOKENS, Script, load_game, started

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


def reached(phase: int, is_idle: bool, **options: object) -> Script:
    """Return the first moment of a phase in a random match, or in one of cards discarded."""
    script, rng = Script(load_game(2, edition="1994", **options)), Rng(1)
    while script.state.phase != phase:
        action = script.state.sample(rng)
        if is_idle and script.state.phase == TURN:
            action = script.state.legal()[-1]  # a discard
        script.state.apply(action)
    return script


@pytest.mark.rule("WCG-4", "WCG-14", "WCG-19", "WCG-20", "WCG-R13", "WCG-R14", "WCG-25")
@pytest.mark.parametrize(
    ("phase", "is_idle", "spoiled"),
    [
        (DRAFT, False, {"to_act": [1], "due": [3], "round": [1]}),
        (TARGET, False, {"due": [0, 3], "used": [0], "cursor": [11]}),
        (PENALTY, False, {"cursor": [72, 103]}),  # rows of later rounds
        (EXTRA_GOALS, False, {"cursor": [6], "due": [0]}),
        (LOT, True, {"cursor": [6], "used": [0]}),
        (THIRD_LOT, True, {"cursor": [0], "used": [0]}),
        (SHOOTOUT, True, {"cursor": [0, 44, 51]}),
    ],
)
def test_chances_that_cannot_be(phase: int, is_idle: bool, spoiled: dict[str, list[int]]) -> None:
    handout = "draft" if phase == DRAFT else "random"
    script = reached(phase, is_idle, handout=handout, extra_goals=phase == EXTRA_GOALS)
    assert script.game.read(script.game.write(script.state)) == script.state
    for name, numbers in spoiled.items():
        for number in numbers:
            with pytest.raises(PositionError):
                script.game.read(written(script, "now", NOW.index(name), number))


@pytest.mark.rule("WCG-19", "WCG-R16")
def test_no_penalty_is_rolled_for_a_full_row() -> None:
    script = reached(PENALTY, False, extra_goals=False)
    place = int(script.state.cursor)
    full = int(script.state.rows[place])
    capacity = full >> 3 & 7
    for space in range(full & 7, capacity):
        full |= TOKENS["defence"] << 20 + 4 * space
    with pytest.raises(PositionError):
        script.game.read(written(script, "rows", place, full & ~7 | capacity))


@pytest.mark.rule("WCG-19")
def test_no_penalty_is_rolled_in_a_round_that_is_over() -> None:
    script, rng = started(2, edition="1974"), Rng(1)
    state = script.state
    while state.phase != PENALTY or state.round == 0:
        state.apply(state.sample(rng))
    earlier = next(place for place, packed in enumerate(state.rows) if has_space(packed))
    assert earlier < 2 * script.plan.course.round_matches[1]
    with pytest.raises(PositionError):
        script.game.read(written(script, "now", NOW.index("cursor"), earlier))


@pytest.mark.rule("WCG-26")
@pytest.mark.parametrize(("field", "place"), [("now", NOW.index("to_act")), ("place", 0)])
def test_a_match_is_over_for_everybody(field: str, place: int) -> None:
    script = reached(DONE, False)
    assert script.game.read(script.game.write(script.state)) == script.state
    with pytest.raises(PositionError):
        script.game.read(written(script, field, place, 0))


@pytest.mark.parametrize(
    "field", ["now", "rows", "owner", "place", "standing", "dice", "won", "kicks"]
)
def test_facts_too_many(field: str) -> None:
    script = started(2, edition="1974")
    packed = script.state.pack()
    packed[script.game.fields.index(field)].append(1)
    name, version, fields = script.game.name, script.game.version, script.game.fields
    with pytest.raises(PositionError):
        script.game.read(position.write(name, version, fields, packed))


@pytest.mark.rule("WCG-25")
def test_matches_of_earlier_rounds_are_won() -> None:
    script, rng = started(2, edition="1994"), Rng(1)
    while script.state.round < 2 or script.state.to_act < 0:
        script.state.apply(script.state.sample(rng))
    with pytest.raises(PositionError):
        script.game.read(written(script, "won", 0, -1))
