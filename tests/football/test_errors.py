"""Test that errors carry a code and a message, and survive pickling."""

import pickle

import pytest

from rimet.football.errors import FootballError


def test_an_error_is_a_value_error_with_code_and_message() -> None:
    with pytest.raises(ValueError, match="^no group Z$") as caught:
        raise FootballError("bad_slot", "no group Z")
    assert isinstance(caught.value, FootballError)
    assert caught.value.code == "bad_slot"


def test_an_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(FootballError("level", "two are level")))
    assert (error.code, error.facts["reason"], str(error)) == (
        "level",
        "two are level",
        "two are level",
    )
