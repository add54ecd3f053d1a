"""Golden playthroughs: the sample's is committed, complete, and a missing one fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimet.testing import ConformanceError, check_golden, golden_name, playthrough

from .park import park, tiny

FOLDER = Path(__file__).resolve().parent.parent / "sample" / "golden"


def test_sample_game_plays_out_as_committed() -> None:
    check_golden(park(), FOLDER / golden_name(park(), 1), 1)


def test_missing_golden_fails_and_says_how_to_write_it(tmp_path: Path) -> None:
    command = f"python -m rimet.testing golden park-cup --seed 3 --write {tmp_path}"
    with pytest.raises(ConformanceError, match="is missing; write it: ") as caught:
        check_golden(park(), tmp_path / "none.txt", 3)
    assert caught.value.check == "golden"
    assert command in str(caught.value)


def test_other_golden_fails_with_the_difference(tmp_path: Path) -> None:
    path = tmp_path / golden_name(tiny(), 2)
    text = playthrough(tiny(), 2)
    path.write_text(text, "utf-8")
    check_golden(tiny(), path, 2)
    path.write_text(text.replace("1 * team:", "1 * tram:"), "utf-8")
    with pytest.raises(ConformanceError, match="-1 \\* tram:"):
        check_golden(tiny(), path, 2)


def test_golden_shows_every_step_and_every_viewer() -> None:
    text = playthrough(park(), 1)
    lines = text.splitlines()
    steps = [line for line in lines if line[:1].isdigit()]
    assert [int(step.split()[0]) for step in steps] == list(range(1, len(steps) + 1))
    looks = sum("position park-cup/1" in line for line in lines)
    assert looks >= 8
    for name in ("spectator sees", *(f"seat {seat} sees otherwise" for seat in range(3))):
        assert sum(line.strip() == name for line in lines) == looks
    assert lines[-1].startswith('result {"winner":')


def test_golden_is_the_same_every_time() -> None:
    assert playthrough(park(), 5) == playthrough(park(), 5) != playthrough(park(), 6)
