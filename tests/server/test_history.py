"""Test that clients get the history of the World Cup, a year at a time."""

from __future__ import annotations

import msgspec
import pytest

from rimet.football.chronicle import Chronicle, ChronicleLine, chronicle
from rimet.football.finals import finals
from tests.server.house import House

# What a page has to load for one year, and for the list of all.
MOST = 25_000


def test_all_finals_are_listed(house: House) -> None:
    answer = house.http.get(f"{house.url}/api/history")
    lines = msgspec.json.decode(answer.content, type=list[ChronicleLine])
    assert [line.year for line in lines] == list(finals())
    assert lines[-1].hosts == ("CAN", "MEX", "USA") and lines[-1].teams == 48
    assert answer.headers["cache-control"] == "public, max-age=3600"


def test_every_finals_is_told(house: House) -> None:
    for year in finals():
        answer = house.http.get(f"{house.url}/api/history/{year}")
        assert msgspec.json.decode(answer.content, type=Chronicle) == chronicle(year)
        assert len(answer.content) < MOST
        assert answer.headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize("year", ["1942", "x" * 1000, "1930%20"])
def test_a_year_without_finals_is_refused(house: House, year: str) -> None:
    answer = house.http.get(f"{house.url}/api/history/{year}")
    assert answer.status_code == 404 and answer.headers["cache-control"] == "no-store"
    refusal = answer.json()
    assert refusal["code"] == "no_finals" and len(refusal["facts"]["year"]) <= 20
    assert refusal["facts"]["allowed"].startswith("1930, 1934")
