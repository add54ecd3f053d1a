"""A house for the tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rimet.kernel import catalogue
from tests.server.announce import announce
from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a server that all tests share; what it logs at the end must be nothing."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite3")
    yield house
    said = house.close()
    assert said == ""


@pytest.fixture
def troubled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Troubled Cup be found, here and in every process that is started from here."""
    monkeypatch.setenv("PYTHONPATH", announce(tmp_path / "installed"))
    monkeypatch.syspath_prepend(tmp_path / "installed")
    catalogue._places.cache_clear()
    yield
    catalogue._places.cache_clear()
