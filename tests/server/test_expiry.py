"""Test when tables go that nobody uses, by a clock that the test moves itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rimet.kernel.dice import commit
from rimet.server import seats
from rimet.server.bodies import NewTable
from rimet.server.errors import ServerError
from rimet.server.expiry import DAY, Lifetimes
from rimet.server.hall import Hall
from rimet.server.sqlite import SqliteStorage
from rimet.server.standing import Standing
from rimet.server.storage import Change, ConflictError, Forget, Idle, StorageError, Stored
from rimet.server.table import Table
from tests.server.test_hall import Eye, people_playing

START = 1_700_000_000_000


class House:
    """Is a hall whose clock stands still until it is moved."""

    def __init__(self, path: Path, lifetimes: Lifetimes | None = None) -> None:
        self.path = path
        self.lifetimes = lifetimes
        self.moment = START
        self.open()

    def open(self) -> None:
        """Begin with nothing in memory."""
        self.storage = SqliteStorage(self.path)
        self.hall = Hall(self.storage, lifetimes=self.lifetimes, now=lambda: self.moment)

    async def restart(self) -> None:
        """Forget all that is in memory."""
        await self.hall.close()
        self.open()

    async def after(self, days: float) -> None:
        """Let time pass while the server is there, and look for what has expired."""
        self.moment += int(days * DAY)
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute("INSERT OR REPLACE INTO seen VALUES (1, ?)", (self.moment,))
        await self.hall.expire()

    async def lobby(self) -> Table:
        """Make a table."""
        table, _ = await self.hall.create(NewTable(game="park-cup", pace=0))
        return table

    async def match(self) -> Table:
        """Make a table of people and a match that waits for one of them."""
        return await people_playing(self.hall)

    async def move(self, table: Table) -> None:
        """Play the first legal action for whoever is to act."""
        assert table.match is not None
        seat = table.to_act
        await table.play(seat, table.shown, [table.match.peek(seat)[0]], "person")

    async def is_there(self, name: str) -> bool:
        """Tell whether a table can be found."""
        try:
            await self.hall.find(name)
        except ServerError as error:
            assert error.code == "unknown_table"
            return False
        return True

    def rows(self) -> list[int]:
        """Return how many tables, matches and steps are kept."""
        connection = sqlite3.connect(self.path)
        counts = [
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("tables", "matches", "steps")
        ]
        connection.close()
        return counts


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal with a code."""
    with pytest.raises(ServerError) as caught:
        yield
    assert caught.value.code == code


def run(test: Callable[[House], Awaitable[None]], path: Path, **days: int) -> None:
    """Run a test in a house of its own."""

    async def work() -> None:
        house = House(path / "tables.sqlite3", Lifetimes(**days) if days else None)
        await test(house)
        await house.hall.close()

    asyncio.run(work())


def test_the_usual_lifetimes() -> None:
    assert Lifetimes() == Lifetimes(lobby=1, match=14, record=90)
    assert Lifetimes().shortest == DAY
    assert Lifetimes(lobby=0, match=3, record=0).shortest == 3 * DAY
    assert Lifetimes(lobby=0, match=0, record=0).shortest == 0


@pytest.mark.parametrize("phase", ["lobby", "revealing", "playing", "over", "expired"])
@pytest.mark.parametrize("has_records", [False, True])
def test_what_goes_and_when(phase: str, has_records: bool) -> None:
    idle = Idle(table="t", revision=1, phase=phase, has_records=has_records, since=5)  # type: ignore[arg-type]
    lives = Lifetimes(lobby=2, match=3, record=4)
    is_unused = phase in ("lobby", "revealing") and not has_records
    bound = 2 if is_unused else 4
    for days in range(6):
        is_gone = phase != "playing" and days >= bound
        assert lives.is_forgotten(idle, days * DAY) is is_gone
        assert lives.is_given_up(idle, days * DAY) is (phase == "playing" and days >= 3)
    assert not lives.is_given_up(idle, 3 * DAY - 1)
    never = Lifetimes(lobby=0, match=0, record=0)
    assert not never.is_forgotten(idle, 10**15) and not never.is_given_up(idle, 10**15)


@pytest.mark.parametrize("is_live", [True, False])
def test_a_lobby_goes_after_a_day(is_live: bool, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        used, unused = await house.lobby(), await house.lobby()
        names = used.row.id, unused.row.id
        await house.after(0.6)
        await used.change(lambda row: seats.take(row, 0, "Ana", "", "t", "random"))
        if not is_live:
            await house.restart()
        await house.after(0.5)
        assert [await house.is_there(name) for name in names] == [True, False]
        assert unused.is_lost is is_live
        await house.after(1)
        assert house.rows() == [0, 0, 0]

    run(test, tmp_path)


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, eye = await house.lobby(), Eye()
        table.admit(eye)
        await house.after(100)
        assert not table.is_lost and not eye.is_hung_up
        table.dismiss(eye)
        await house.after(0)
        assert table.is_lost

    run(test, tmp_path)


@pytest.mark.parametrize("is_live", [True, False])
def test_a_match_that_is_not_played_on(is_live: bool, tmp_path: Path) -> None:
    """Its seed is revealed, its record stays secret, its steps are gone."""

    async def test(house: House) -> None:
        table = await house.match()
        await house.after(13)
        await house.move(table)
        await house.after(13.9)
        assert table.info.phase == "playing"
        assert table.info.seed == ""
        steps = house.rows()[2]
        assert steps > 0
        name, match, commitment = table.row.id, table.match_row.id, table.info.commitment
        if not is_live:
            del table
            await house.restart()
        await house.after(0.2)
        found = await house.hall.find(name)
        assert (found.info.phase, found.info.match) == ("expired", match)
        assert commit(bytes.fromhex(found.info.seed)) == commitment == found.info.commitment
        assert house.rows() == [1, 1, 0]
        for number in (None, 1):
            with refused("record_secret"):
                await house.hall.record(name, number)
        with refused("match_expired"):
            await found.play(0, 0, [0], "person")
        with refused("already_started"):
            await found.start()
        await house.after(89)
        assert await house.is_there(name)
        await house.after(1)
        assert not await house.is_there(name)
        assert house.rows() == [0, 0, 0]

    run(test, tmp_path)


def test_a_new_match_after_an_expired_one(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await house.match()
        old = table.info
        await house.after(14)
        await table.rematch()
        assert (table.info.phase, table.info.number) == ("lobby", 2)
        assert table.info.seed == ""
        assert table.info.commitment != old.commitment
        assert table.info.dealer == (old.dealer + 1) % len(old.seats)
        await table.start()
        await house.move(table)
        assert table.info.phase == "playing"

    run(test, tmp_path)


def test_finished_matches_keep_their_table(tmp_path: Path) -> None:
    """A lobby with records, and a match that was given up after others, live as long as those."""

    async def test(house: House) -> None:
        table = await house.match()
        while table.info.phase == "playing":
            await house.move(table)
        assert table.info.seed != ""
        await house.after(80)
        await table.rematch()
        await house.after(80)
        assert await house.hall.record(table.row.id, 1)
        await table.start()
        await house.after(20)
        assert table.info.phase == "expired"
        assert await house.hall.record(table.row.id, 1)
        await house.after(89)
        assert await house.is_there(table.row.id)
        await house.after(2)
        assert house.rows() == [0, 0, 0]

    run(test, tmp_path)


def test_for_ever(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.lobby()
        await house.match()
        before = house.rows()
        await house.after(10_000)
        assert house.rows() == before

    run(test, tmp_path, lobby=0, match=0, record=0)


def test_whoever_comes_back_in_time_wins(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await house.lobby()
        (idle,) = await house.storage.idle(START)
        await table.change(lambda row: seats.take(row, 0, "Ana", "", "t", "random"))
        with pytest.raises(ConflictError):
            await house.storage.forget(Forget(idle.table, idle.revision))
        assert house.rows() == [1, 1, 0]

    run(test, tmp_path)


def test_a_move_made_in_the_last_moment_keeps_its_match(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await house.match()
        stored = await house.storage.find(table.row.id)
        assert stored is not None
        standing = Standing.restore(stored, None)
        late = standing.change_to(standing.given_up(house.moment))
        await house.move(table)
        before = house.rows()
        with pytest.raises(ConflictError):
            await house.storage.commit(late)
        assert house.rows() == before
        await house.move(table)

    run(test, tmp_path)


def test_whoever_asks_while_a_match_expires_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        name = (await house.match()).row.id
        await house.restart()
        commit_kept = house.storage.commit

        async def commit_late(change: Change) -> None:
            assert (await house.hall.find(name)).info.phase == "playing"
            await commit_kept(change)

        monkeypatch.setattr(house.storage, "commit", commit_late)
        await house.after(20)
        assert (await house.hall.find(name)).info.phase == "expired"

    run(test, tmp_path)


def test_whoever_asks_while_a_table_is_forgotten_finds_it_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        name = (await house.lobby()).row.id
        await house.restart()
        find_kept, is_read, gate = house.storage.find, asyncio.Event(), asyncio.Event()

        async def find_late(table: str) -> Stored | None:
            stored = await find_kept(table)
            is_read.set()
            await gate.wait()
            return stored

        monkeypatch.setattr(house.storage, "find", find_late)
        finding = asyncio.create_task(house.hall.find(name))
        await is_read.wait()
        expiring = asyncio.create_task(house.after(2))
        while house.rows() != [0, 0, 0]:
            await asyncio.sleep(0)
        gate.set()
        table = await finding
        await expiring
        assert table.is_lost
        assert not await house.is_there(name)

    run(test, tmp_path)


def test_a_table_that_cannot_expire_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        names = [(await house.lobby()).row.id for _ in range(3)]
        forget_kept = house.storage.forget

        async def forget(what: Forget) -> None:
            if what.table == names[1]:
                raise StorageError("damaged")
            await forget_kept(what)

        monkeypatch.setattr(house.storage, "forget", forget)
        await house.after(2)
        assert [await house.is_there(name) for name in names] == [False, True, False]

    run(test, tmp_path)
    assert "StorageError in a table that expires" in caplog.text


def test_a_match_given_up_elsewhere_is_not_played_on(tmp_path: Path) -> None:
    """Another process gave the match up; this one finds out when it keeps the next move."""

    async def test(house: House) -> None:
        table = await house.match()
        other = House(house.path)
        other.moment = house.moment
        await other.after(20)
        with refused("storage_failed"):
            await house.move(table)
        assert table.is_lost
        found = await house.hall.find(table.row.id)
        assert found.info.phase == "expired"
        await other.hall.close()

    run(test, tmp_path)
