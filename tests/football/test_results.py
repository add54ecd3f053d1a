"""Test results as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.football.errors import FootballError
from rimet.football.results import Result, parse_result, result_text


def test_a_result_is_read() -> None:
    assert parse_result("HUN 10-1 SLV") == Result("HUN", "SLV", 10, 1)


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("ITA 1-1 FRA (pen 5-3)", "ITA"),
        ("ITA 1-1 FRA (pen 3-5)", "FRA"),
        ("ITA 1-0 ESP (replay)", "ITA"),
        ("BRA 6-5 POL (aet)", "BRA"),
        ("NOR 1-2 ENG (aet, replay)", "ENG"),
        ("ITA 1-1 ESP (aet)", None),
        ("ITA 0-0 ESP", None),
    ],
)
def test_marks_are_kept_and_say_who_won(text: str, winner: str | None) -> None:
    result = parse_result(text)
    assert result.winner == winner
    assert result_text(result) == text
    assert (result.extra_time, result.replay) == ("aet" in text, "replay" in text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ITA 1-1 FRA (golden)", "'golden' is none of aet"),
        ("ITA 1-0 FRA (pen 5-3)", "decides a level match"),
        ("ITA 1-1 FRA (pen 3-3)", "decides a level match"),
        ("ITA 1-1 FRA ()", "is no result"),
    ],
)
def test_marks_that_cannot_be_are_refused(text: str, reason: str) -> None:
    with pytest.raises(FootballError, match=reason) as caught:
        parse_result(text)
    assert caught.value.code == "bad_result"


@given(st.integers(0, 99), st.integers(0, 99))
def test_text_and_result_are_inverses(home_goals: int, away_goals: int) -> None:
    result = Result("ITA", "BRA", home_goals, away_goals)
    assert parse_result(result_text(result)) == result


@pytest.mark.parametrize("text", ["", "ITA BRA", "ITA 3:2 BRA", "ITA 3-2", "ITA -1-2 BRA"])
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(FootballError, match="is no result") as caught:
        parse_result(text)
    assert caught.value.code == "bad_result"
