"""A house for the tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a server that all tests share; what it logs at the end must be nothing."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite3")
    yield house
    said = house.close()
    assert said == ""
