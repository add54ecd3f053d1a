"""Test results as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.football.errors import FootballError
from rimet.football.results import Result, parse_result, result_text


def test_a_result_is_read() -> None:
    assert parse_result("HUN 10-1 SLV") == Result("HUN", "SLV", 10, 1)


@given(st.integers(0, 99), st.integers(0, 99))
def test_text_and_result_are_inverses(home_goals: int, away_goals: int) -> None:
    result = Result("ITA", "BRA", home_goals, away_goals)
    assert parse_result(result_text(result)) == result


@pytest.mark.parametrize("text", ["", "ITA BRA", "ITA 3:2 BRA", "ITA 3-2", "ITA -1-2 BRA"])
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(FootballError, match="is no result") as caught:
        parse_result(text)
    assert caught.value.code == "bad_result"
