"""How a match ended: every score that was made for reading is read."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from rimet import Player
from rimet.kernel.game import Result
from rimet.terminal.ending import tell_ending
from rimet.terminal.sentences import Teller
from rimet.texts import Texts

PLAYERS = (Player("person", "Ana"), Player("person", "Bo"), Player("person", "Cy"))


def podium(scores: tuple[int, int, int]) -> list[list[str]]:
    """Return the lines of the podium of a match that Cy won before Ana and Bo, as words."""
    result = Result(
        winner=2, ranking=((2,), (0,), (1,)), scores=scores, placings=(), shares=(0.0, 0.0, 1.0)
    )
    console = Console(file=StringIO(), width=80)
    for part in tell_ending(result, Teller(Texts(), PLAYERS)):
        console.print(part)
    assert isinstance(console.file, StringIO)
    return [line.split() for line in console.file.getvalue().splitlines()[2:]]


@pytest.mark.rule("WCT-25")
@pytest.mark.parametrize("scores", [(7, 0, 12), (-3, 0, 12), (7, -14, 0), (-3, -14, -1)])
def test_totals_below_nothing_are_told_like_others(scores: tuple[int, int, int]) -> None:
    ana, bo, cy = map(str, scores)
    assert podium(scores) == [["1", "Cy", cy], ["2", "Ana", ana], ["3", "Bo", bo]]


@pytest.mark.parametrize("scores", [(1_000_007, 3, 12), (-1_000_007, 3, 12)])
def test_scores_made_for_ordering_are_not_told(scores: tuple[int, int, int]) -> None:
    assert podium(scores) == [["1", "Cy"], ["2", "Ana"], ["3", "Bo"]]
