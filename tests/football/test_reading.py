"""Test that malformed data is refused with file, key or line, and reason."""

import msgspec
import pytest

from rimet.football.errors import FootballError
from rimet.football.reading import data_names, decode, read_data


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sizes: tuple[int, ...]


def message(text: str) -> str:
    with pytest.raises(FootballError) as caught:
        decode(text, Sample, "sample.toml")
    assert caught.value.code == "bad_data"
    return str(caught.value)


def test_good_data_is_read() -> None:
    sample = decode('name = "four"\nsizes = [4, 4]', Sample, "sample.toml")
    assert sample == Sample("four", (4, 4))


def test_broken_toml_names_file_and_line() -> None:
    text = message('name = "four"\nsizes = [4, \n= 3')
    assert text.startswith("sample.toml: ")
    assert "line 3" in text


def test_a_wrong_type_names_file_and_key() -> None:
    text = message('name = "four"\nsizes = [4, "x"]')
    assert text == "sample.toml: sizes[1]: Expected `int`, got `str`"


def test_missing_and_unknown_keys_are_named() -> None:
    assert "missing required field `sizes`" in message('name = "four"')
    assert "unknown field `size`" in message('name = "four"\nsizes = []\nsize = 3')


def test_own_data_is_listed_and_read() -> None:
    assert data_names("thirds") == ("2026", "real", "rulebook")
    assert "four" in read_data("schemes.toml", dict[str, dict[str, str]])
