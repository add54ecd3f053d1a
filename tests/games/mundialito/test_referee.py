"""Test whole matches at random, with every option, against a referee who knows only RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

import rimet
from rimet import CHANCE, OVER
from tests.games.mundialito.course import Point
from tests.games.mundialito.referee import Referee
from tests.games.mundialito.table import GOOD, OTHERS, STRONG, USUAL, WEAK, dice_set, load, team_set
from tests.sampling import SAMPLED

Choose = Callable[[Point, rimet.Rng], str]

MODES = ("I", "II", "IIB")
SWITCHES = [
    {"mode": mode, "draw": draw, "handout": handout, "rolls": rolls}
    for mode, draw, handout, rolls in product(
        MODES, ("seeded", "free"), ("dealt", "draft"), ("coach", "table")
    )
]
CLUBS = "".join(
    team_set([f"Club{number}" for number in range(at, at + 14)], at // 14 + 1) for at in (0, 14, 28)
)
SELECTIONS: dict[str, dict[str, object]] = {
    "usual teams": {"chosen": ",".join(USUAL)},
    "few strong teams": {"chosen": ", ".join([*STRONG[:3], *GOOD[:5], *WEAK, *OTHERS[:8]])},
    "many strong teams": {"chosen": ",".join([*STRONG, *GOOD, *WEAK[:15]]), "blank": "Oz"},
    "a strong blank team": {"blank": "Narnia", "blank_stars": 3},
    "a good blank team": {"blank": "Narnia", "blank_stars": 2},
    "a weak blank team": {"blank": "Narnia"},
    "fourteen clubs of each strength": {"teams": CLUBS},
    "forty equal clubs": {"teams": team_set([f"Club{number}" for number in range(40)], 2)},
}
# With these, matches and throws are level more often than not.
COARSE = dice_set([2] * 6, [1, 1, 1, 1, 1, 2], [0, 0, 0, 0, 1, 1])
FEW = 1 if SAMPLED else 2


def lowest(point: Point, rng: rimet.Rng) -> str:
    """Let a die show its lowest number, but for one roll in a thousand; anything goes otherwise."""
    choices = sorted(point.choices)
    return choices[0 if point.is_die and rng.below(1000) else rng.below(len(choices))]


def follow(options: dict[str, object], seed: int, choose: Choose | None = None) -> int:
    """Play a match at random beside the referee, who must agree at every step; return the steps."""
    game, referee = load(**options), Referee(**options)  # type: ignore[arg-type]
    state, rng = game.start(), rimet.Rng(seed)
    course, answer = referee.match(), None
    for step in range(game.longest + 1):
        try:
            point = course.send(answer)  # type: ignore[arg-type]
        except StopIteration as end:
            assert state.to_act == OVER
            assert game.result(state) == end.value
            return step
        assert state.to_act == point.to_act
        if point.to_act == CHANCE:
            found = {game.tell(state, at): odds for at, odds in enumerate(state.odds()) if odds}
        else:
            found = {game.tell(state, action): 1 for action in state.legal()}
        assert found == point.choices
        action = game.parse(state, choose(point, rng)) if choose else state.sample(rng)
        answer = game.tell(state, action)
        state.apply(action)
    raise AssertionError("the match is longer than any can be")


@pytest.mark.rule("MUN-4", "MUN-10", "MUN-12", "MUN-13", "MUN-18", "MUN-R1", "MUN-R5", "MUN-R7")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("options", SWITCHES, ids=lambda options: "-".join(options.values()))
def test_every_combination_is_played_by_the_rules(options: dict[str, object], players: int) -> None:
    for seed in range(FEW):
        follow({"players": players, "dealer": seed % players, **options}, seed)


@pytest.mark.rule("MUN-1", "MUN-R3", "MUN-R6", "MUN-R10")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", SELECTIONS)
def test_every_selection_is_played_by_the_rules(name: str, mode: str) -> None:
    for seed in range(FEW):
        follow({"players": 3, "mode": mode, **SELECTIONS[name]}, seed)


@pytest.mark.rule("MUN-8", "MUN-9", "MUN-14", "MUN-15", "MUN-R4", "MUN-R8")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", range(1, 7))
def test_level_matches_and_groups_are_played_by_the_rules(players: int, mode: str) -> None:
    for seed in range(2 * FEW):
        follow({"players": players, "mode": mode, "dice": COARSE}, seed)


@pytest.mark.rule("MUN-R4", "MUN-R11")
@pytest.mark.parametrize("rolls", ["coach", "table"])
@pytest.mark.parametrize("mode", MODES)
def test_lots_after_fifty_throws_are_drawn_by_the_rules(mode: str, rolls: str) -> None:
    steps = follow({"players": 5, "mode": mode, "rolls": rolls}, 1, lowest)
    assert steps > 5000
