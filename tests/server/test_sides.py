"""Test a seat's own side over the wire: a bot elsewhere plays by it, nobody else is given it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rimet
from rimet import Match, Rng, Side
from rimet.bots.roster import make_bot, usual_bot
from rimet.server.sides import LARGEST_SIDE, write_side
from rimet.server.wire import MOST_REMEMBERED
from tests.server.house import Guest, Host, House, visit
from tests.server.test_matches import plain
from tests.server.twins import has_secrets

NEVER = 1e-9
REMEMBERED = 4


def ask_side(guest: Guest, seat: int, **fields: object) -> Side:
    """Return a seat's side."""
    return Side.read(str(guest.ask("side", seat=seat, **fields)["side"]))


def check_side(side: Side, guest: Guest, seat: int) -> None:
    """Check that a side shows what the seat was sent, and remembers what it was told."""
    update = guest.updates[seat]
    assert (side.seat, side.step) == (seat, update["step"])
    assert plain(side.view) == update["view"]
    assert plain(side.choices()) == update["choices"]
    assert len(side.memory) <= REMEMBERED
    told = [event for play in side.memory for event in plain(play.told)]
    heard = [
        event
        for message in guest.heard
        if message["type"] == "update" and message["viewer"] == seat
        for event in message["events"]
    ]
    assert told == heard[len(heard) - len(told) :]


@pytest.mark.parametrize("name", rimet.games())
def test_a_bot_elsewhere_plays_a_whole_match(name: str, house: House) -> None:
    host = Host(house, name)
    token = host.seat(0, "Ana")
    host.fill()
    bot, rng = make_bot(name, usual_bot(name)), Rng(1)
    given: list[Side] = []
    with visit(house, host.table, token) as guest:
        host.start()
        while guest.await_turn(0):
            step = guest.updates[0]["step"]
            side = ask_side(guest, 0, step=step, memory=REMEMBERED)
            check_side(side, guest, 0)
            given.append(side)
            done = guest.ask("play", seat=0, step=step, path=bot.choose(side, rng, 2))["step"]
            while guest.updates[0]["step"] < done:
                guest.hear()
    record = house.record(host.table)
    assert rimet.verify(record).steps == len(record.steps)
    assert len(given) > 3 and max(len(side.memory) for side in given) == REMEMBERED
    is_guess = [side.game.write(side._world) != at(record, side.step).position for side in given]
    assert any(is_guess) == has_secrets(given[0].game, 1)


def at(record: rimet.Record, step: int) -> Match:
    """Return the match as it was at a step."""
    return Match.replay(record, step)


def test_a_side_is_drawn_anew_for_every_answer(house: House) -> None:
    host = Host(house, "park-cup")
    token = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, token) as guest:
        guest.await_turn(0)
        texts = {str(ask_side(guest, 0)) for _ in range(10)}
        assert len(texts) > 1
        assert all(plain(Side.read(text).view) == guest.updates[0]["view"] for text in texts)


def test_nobody_is_given_the_side_of_another_seat_or_of_another_moment(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    with visit(house, host.table, ana) as guest:
        assert guest.refused("side", seat=0) == "not_started"
    host.fill()
    host.start()
    with visit(house, host.table, ana) as guest:
        guest.await_turn(0)
        step, match = guest.updates[0]["step"], guest.updates[0]["match"]
        for seat in (1, 2, 3, 99):
            assert guest.refused("side", seat=seat, step=step) == "not_your_seat"
        for watching in ((), (host.token,)):
            with visit(house, host.table, *watching) as other:
                assert other.refused("side", seat=0, step=step) == "not_your_seat"
        assert guest.play_on(0, Rng(1), 1) == 1
        assert guest.refused("side", seat=0, step=step) == "stale_step"
        assert guest.refused("side", seat=0, match="another") == "stale_step"
        assert ask_side(guest, 0, match=match).step > step, "also while others are to act"
        guest.send(type="side", id=1, seat=0, memory=MOST_REMEMBERED + 1)
        assert guest.until_kind("refused")["code"] == "malformed_message"


def test_who_asks_for_too_many_sides_is_refused_and_plays_on(tmp_path: Path) -> None:
    house = House(
        tmp_path / "tables.sqlite3", json.dumps({"sides": {"burst": 3, "a_second": NEVER}})
    )
    host = Host(house, "park-cup")
    tokens = [host.seat(seat, name) for seat, name in enumerate(("Ana", "Bo"))]
    host.fill()
    host.start()
    with (
        visit(house, host.table, tokens[0]) as first,
        visit(house, host.table, tokens[1]) as second,
    ):
        first.await_turn(0)
        assert first.refused("side", seat=0, step=0) == "stale_step"
        assert second.refused("side", seat=0) == "not_your_seat"
        for _ in range(3):
            ask_side(first, 0)
        assert first.refused("side", seat=0) == "too_many_sides", "what was refused did not count"
        assert second.refused("side", seat=1) == "too_many_sides", "they share an address"
        assert first.play_on(0, Rng(1), 1) == 1
    assert house.close() == ""


def test_a_side_is_no_longer_than_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(rimet.load("world-cup-game"), rimet.FairDice(1))
    rng = Rng(1)
    while match.to_act >= 0 and match.number < 400:
        legal = match.peek(match.to_act)
        match.play(match.to_act, [legal[rng.below(len(legal))]])
    most = len(write_side(match, 0, MOST_REMEMBERED))
    assert most <= LARGEST_SIDE
    monkeypatch.setattr("rimet.server.sides.LARGEST_SIDE", most // 2)
    text = write_side(match, 0, MOST_REMEMBERED)
    assert most // 4 < len(text) <= most // 2
    assert Side.read(text).view == match.view(0)
