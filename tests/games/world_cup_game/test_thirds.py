"""Test the thirds of 1994: lots within a group, lots among them, and groups in two rounds."""

from __future__ import annotations

from pathlib import Path

import pytest

import rimet.games.world_cup_game as package
from rimet.games.world_cup_game.events import ThirdRanked
from tests.games.world_cup_game.script import Script, load_game, started

DATA = Path(package.__file__).parent / "data"
Scores = list[tuple[int, int]]
# Slots 1 and 2 of a group beat the others; 3 and 4 meet in the second match.
GOOD: Scores = [(1, 0), (2, 0), (1, 0), (1, 0), (1, 0), (1, 0)]  # a third with 3 points, 2-2
FAIR: Scores = [(1, 0)] * 6  # a third with 3 points, 1-2
POOR: Scores = [(1, 0), (1, 1), (1, 0), (2, 0), (2, 0), (1, 0)]  # a third with a point, 1-3


def finished(groups: dict[str, Scores], **options: object) -> Script:
    """Return the groups of 1994 with these results, and with FAIR ones elsewhere."""
    script = started(3, edition="1994", **options)
    return script.finish(
        {
            f"{group}{number}": score
            for group, scores in groups.items()
            for number, score in enumerate(scores, start=1)
        }
    )


def ranks(script: Script) -> list[tuple[int, str, bool]]:
    """Return rank, criterion and fate of the thirds as everybody sees them."""
    return [(third.rank, third.by, third.is_through) for third in script.view().thirds]


@pytest.mark.rule("WCG-28", "WCG-R13", "WCG-R14")
@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        (
            {"E": POOR, "F": [(1, 0), (0, 0), (1, 0), (2, 0), (3, 0), (1, 0)]},
            [*[(1, True)] * 4, (5, False), (6, False)],
        ),
        (
            {"A": GOOD, "B": GOOD, "E": POOR, "F": POOR},
            [*[(1, True)] * 2, *[(3, True)] * 2, *[(5, False)] * 2],
        ),
    ],
)
def test_no_lot_among_thirds_that_all_go_on(
    groups: dict[str, Scores], expected: list[tuple[int, bool]]
) -> None:
    script = finished(groups)
    assert script.view().phase == "turn"
    assert [(rank, is_through) for rank, _, is_through in ranks(script)] == expected


@pytest.mark.rule("WCG-28", "WCG-R13")
def test_a_lot_says_who_of_two_is_third() -> None:
    # Colombia and Romania draw with each other and lose alike: one of them is a third.
    script = finished({"A": [(1, 0), (1, 1), (2, 0), (2, 0), (2, 0), (2, 0)]})
    assert (script.view().phase, script.view().lot) == ("lot", ["COL", "ROU"])
    script.do("lot:ROU")
    assert [line.team for line in script.group("A").lines[2:]] == ["ROU", "COL"]
    assert script.group("A").lines[3].by == "lots"
    assert script.view().thirds[-1].team == "ROU"


@pytest.mark.rule("WCG-R14", "WCG-R13")
def test_thirds_parted_by_lot_are_ranked_below_those_who_go_on() -> None:
    script = finished({"A": GOOD, "B": GOOD, "F": POOR})
    level = [third.team for third in script.view().thirds[2:5]]
    assert sorted(script.view().lot) == sorted(level)
    script.do(f"lot:{level[2]}", f"lot:{level[0]}")
    assert [third.team for third in script.view().thirds[2:5]] == [level[0], level[2], level[1]]
    assert ranks(script) == [
        *[(1, "", True)] * 2,
        (3, "goal-difference", True),
        (3, "", True),
        (5, "lots", False),
        (6, "points", False),
    ]
    told = [event for event in script.events() if isinstance(event, ThirdRanked)]
    assert [(event.rank, event.is_through) for event in told] == [
        (rank, rank <= 4) for rank in range(1, 7)
    ]


def groups_in_two_rounds() -> str:
    """Return the edition of 1994 with groups A to C before D to F, a deck for each half."""
    text = (DATA / "edition-1994.toml").read_text("utf-8")
    whole = 'groups = ["A", "B", "C", "D", "E", "F"]\ndecks = ["1", "1/2"]\norigin = "rulebook"\n'
    assert whole in text
    halves = '\n[[round]]\nkind = "groups"\n'.join(
        f'groups = [{names}]\ndecks = ["1"]\norigin = "reconstructed"\n'
        for names in ('"A", "B", "C"', '"D", "E", "F"')
    )
    return text.replace(whole, halves)


@pytest.mark.rule("WCG-28", "WCG-R5", "WCG-R14", "WCG-R20")
def test_thirds_of_an_earlier_round_wait_for_the_others() -> None:
    script = Script(load_game(3, own_edition=groups_in_two_rounds(), extra_goals=False)).deal()
    codes = script.plan.codes
    third_of_a, last_of_d = codes[2], codes[15]
    script.own({third_of_a: 1, last_of_d: 2}.get(code, 0) for code in codes)  # home sides win
    script.finish()
    assert script.view().rounds[1].state == "open" and script.view().seats[1].is_in
    script.finish()
    lot = script.view().lot
    assert len(lot) == 6 and third_of_a in lot
    script.do(*[f"lot:{code}" for code in lot if code != third_of_a][:4])
    out = {third.team for third in script.view().thirds if not third.is_through}
    out |= {script.group(name).lines[3].team for name in "ABCDEF"}
    assert third_of_a in out and len(out) == 8
    assert {team.code: team.place for team in script.view().teams} == {
        code: 17 if code in out else 0 for code in codes
    }
    assert [seat.is_in for seat in script.view().seats] == [True, False, False]
