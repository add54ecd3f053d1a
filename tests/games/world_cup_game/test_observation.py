"""Test that an observation tells every open fact, each in parts that can be read."""

from __future__ import annotations

import pytest

from rimet import Rng
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import EXTRA_GOALS, PENALTY, SHOOTOUT, TARGET, THIRD_LOT, TURN
from rimet.kernel.state import OVER, SPECTATOR
from tests.games.world_cup_game.script import Script, load_game, started

NUMBERS = ("to_act", "phase", "turn", "round", "deck", "cursor", "due", "final_turns")


def seen(script: Script, viewer: int = SPECTATOR) -> dict[str, list[int]]:
    """Return what a viewer sees, by name."""
    row = [int(cell) for cell in script.state.observe(viewer)]
    return {
        name: [row.pop(0) for _ in range(size)]
        for name, size, _lowest, _highest in script.game.observation
    }


def in_parts(cells: list[int], count: int) -> list[list[int]]:
    """Return cells in so many parts of the same size."""
    size = len(cells) // count
    return [cells[size * number : size * (number + 1)] for number in range(count)]


def joined(digits: list[int], bits: int) -> int:
    """Return the number whose digits, the lowest first, have so many bits."""
    return sum(digit << bits * place for place, digit in enumerate(digits))


def row_of(parts: list[int]) -> int:
    """Return the row that was shown as team, spaces, half goals and tokens."""
    team, spaces, halves, *tokens = parts
    filled = sum(token > 0 for token in tokens)
    return filled | spaces << 3 | halves << 6 | team + 1 << 12 | joined(tokens, 4) << 20


def facts_of(state: CupState) -> dict[str, object]:
    """Return every open fact of a state."""
    names = ("used", "alive", "lots", "thirds", *NUMBERS)
    chart = ("owner", "place", "standing", "dice", "won", "kicks")
    return {
        **{name: getattr(state, name) for name in names},
        **{name: list(getattr(state.chart, name)) for name in chart},
        "rows": list(state.rows),
    }


def facts_seen(script: Script) -> dict[str, object]:
    """Return every open fact as an observation tells it."""
    told, state = seen(script), script.state
    standing = in_parts(told["standing"], len(state.chart.standing))
    return {
        **{name: told[name][0] for name in NUMBERS},
        **{name: joined(told[name], 1) for name in ("used", "alive", "thirds")},
        "lots": joined(told["lots"], 4),
        "rows": [row_of(parts) for parts in in_parts(told["rows"], len(state.rows))],
        **{name: told[name] for name in ("owner", "place", "won")},
        "standing": [team | by << 8 if team >= 0 else -1 for team, by in standing],
        "dice": [joined(dice, 3) for dice in in_parts(told["dice"], len(state.chart.dice))],
        "kicks": [joined(kicks, 14) for kicks in in_parts(told["kicks"], len(state.chart.kicks))],
    }


@pytest.mark.parametrize("is_idle", [False, True])
def test_every_open_fact_can_be_read(is_idle: bool) -> None:
    script = Script(load_game(2, edition="1994", extra_goals=not is_idle))
    rng, phases, state = Rng(1), set[int](), script.state
    while state.to_act != OVER:
        if state.phase not in phases or state.phase != TURN:
            phases.add(int(state.phase))
            assert facts_seen(script) == facts_of(state)
        action = state.sample(rng)
        if is_idle and state.phase == TURN:
            action = state.legal()[-1]  # a discard
        state.apply(action)
    assert facts_seen(script) == facts_of(state)
    assert ({THIRD_LOT, SHOOTOUT} if is_idle else {TARGET, PENALTY, EXTRA_GOALS}) <= phases


@pytest.mark.rule("WCG-15", "WCG-16", "WCG-R7")
def test_a_row_is_seen_as_its_team_spaces_half_goals_and_tokens() -> None:
    script = started(2, edition="1974").lay("1.1a", "2", "attackx", "penalty")
    parts = in_parts(seen(script)["rows"], len(script.plan.rows))
    assert parts[0] == [0, 4, 6, 2, 12, 6, 0]  # West Germany, team 0, is black
    assert parts[script.plan.rows.index("Fa")] == [-1, 0, 0, 0, 0, 0, 0]


def test_a_viewer_sees_its_own_cards() -> None:
    script = started(2, ["1", "1", "attack"], ["2", "offside", "foul"], edition="1974")
    hand = [0] * 11
    hand[2], hand[6] = 2, 1
    assert seen(script, 0)["hand"] == hand
    assert sum(seen(script, 1)["hand"]) == 3 != sum(seen(script)["hand"]) == 0
    assert seen(script)["hand_sizes"] == [3, 3]
