"""Test that nothing goes because of a clock that is wrong, nor of a server that was not there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rimet.server.expiry import DAY, age
from rimet.server.storage import Absence
from rimet.server.table import Table
from tests.server.test_expiry import House, run

HOUR = DAY // 24


async def finished(house: House) -> Table:
    """Make a table with a finished match."""
    table = await house.match()
    while table.info.phase == "playing":
        await house.move(table)
    return table


async def wake(house: House, days: float) -> None:
    """Start the server anew, with a clock that shows so many days more, and look around."""
    await house.restart()
    house.moment += int(days * DAY)
    await house.hall.expire()


@pytest.mark.parametrize("is_restarted", [True, False])
def test_a_clock_that_is_ahead_deletes_nothing_and_set_back_it_is_as_it_was(
    is_restarted: bool, tmp_path: Path
) -> None:
    async def test(house: House) -> None:
        name, other = (await finished(house)).row.id, (await house.match()).row.id
        await house.after(1)
        kept = house.rows()
        if is_restarted:
            await wake(house, 100)
        else:
            house.moment += 100 * DAY
        for _ in range(5):
            house.moment += HOUR
            await house.hall.expire()
        assert house.rows() == kept
        assert (await house.hall.find(other)).info.phase == "playing"
        await wake(house, -100)
        assert house.rows() == kept
        await house.after(12.7)
        assert (await house.hall.find(other)).info.phase == "playing"
        await house.after(0.2)
        assert (await house.hall.find(other)).info.phase == "expired"
        await house.after(75.8)
        assert await house.is_there(name)
        await house.after(0.2)
        assert not await house.is_there(name)

    run(test, tmp_path)


def test_of_the_time_in_which_the_server_was_not_there_a_day_counts(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        name = (await finished(house)).row.id
        await house.after(0)
        await wake(house, 400)
        await wake(house, 400)
        await house.after(87.9)
        assert await house.is_there(name)
        await house.after(0.2)
        assert house.rows() == [0, 0, 0]

    run(test, tmp_path)


def test_evenings_apart_make_days(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        name = (await finished(house)).row.id
        for _ in range(5):
            assert await house.is_there(name)
            await wake(house, 1)
        assert house.rows() == [0, 0, 0]

    run(test, tmp_path, record=5)


def test_a_clock_that_is_put_right_by_seconds_forgets_no_absence(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        name = (await finished(house)).row.id
        await house.after(0)
        await wake(house, 100)
        house.moment -= 5_000
        await house.hall.expire()
        await house.after(88.9)
        assert await house.is_there(name)
        await house.after(0.2)
        assert not await house.is_there(name)

    run(test, tmp_path)


def test_a_database_from_before_was_last_seen_at_its_last_change(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        name = (await finished(house)).row.id
        with closing(sqlite3.connect(house.path)) as connection:
            connection.executescript("DROP TABLE seen; DROP TABLE absences; PRAGMA user_version=4")
        await wake(house, 100)
        assert await house.is_there(name)
        await house.after(88.9)
        assert await house.is_there(name)
        await house.after(0.2)
        assert not await house.is_there(name)

    run(test, tmp_path)


def test_how_old_something_is() -> None:
    absences = [Absence(began=100, until=150), Absence(began=300, until=400)]
    assert age(0, 90, absences) == 90
    assert age(0, 120, absences) == 100
    assert age(0, 200, absences) == 150
    assert age(120, 200, absences) == 50
    assert age(160, 200, absences) == 40
    assert age(0, 500, absences) == 350
    assert age(310, 390, absences) == 0
    assert age(500, 450, absences) == -50
