"""The sample game conforms, and so does a game without secrets."""

from __future__ import annotations

import pytest

from rimet.testing import CHECKS, ConformanceError, conform
from rimet.testing.failure import differ, title

from .park import IGNORE, MATCHES, cards_in_hand, park, tiny
from .race import Race


@pytest.mark.parametrize("check", CHECKS)
def test_sample_game_passes(check: str) -> None:
    CHECKS[check](park(), MATCHES, 1)


@pytest.mark.parametrize("check", CHECKS)
def test_tiny_sample_game_passes(check: str) -> None:
    CHECKS[check](tiny(), MATCHES, 1)


def test_all_checks_run_at_once() -> None:
    conform(tiny(), 1, 7, tiny=tiny(), blind=cards_in_hand, ignore=IGNORE)


@pytest.mark.parametrize("check", [check for check in CHECKS if check != "records"])
def test_game_without_secrets_passes(check: str) -> None:
    CHECKS[check](Race(), MATCHES, 1)


def test_game_that_nobody_can_load_is_named() -> None:
    with pytest.raises(ConformanceError, match="unknown_record_game") as caught:
        CHECKS["records"](Race(), 1, 1)
    assert caught.value.check == "record"


def test_error_says_how_to_fail_again() -> None:
    error = ConformanceError("legal", tiny(), 7, 3, "none")
    assert (error.check, error.seed, error.step, error.reason) == ("legal", 7, 3, "none")
    assert str(error).startswith("legal: park-cup/1 ")
    assert "hand='1'" in str(error) and str(error).endswith(", seed 7, step 3: none")
    assert isinstance(error, AssertionError)


def test_title_names_only_what_was_chosen() -> None:
    assert title(Race()).startswith("race/1 players='2'")


def test_difference_shows_where_texts_part() -> None:
    assert differ("one two", "one too") == "…'one two' against …'one too'"
    assert differ(b"x" * 99 + b"a", b"x" * 99) == f"…{'x' * 30 + 'a'!r} against …{'x' * 30!r}"
