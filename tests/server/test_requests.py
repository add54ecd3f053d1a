"""Test how often a client has to ask: once for each choice of a move, the last being the move."""

from __future__ import annotations

import pytest

import rimet
from rimet import Rng
from tests.server.house import Host, House, visit


@pytest.mark.parametrize("name", rimet.games())
def test_a_move_takes_one_request_for_each_of_its_choices(name: str, house: House) -> None:
    host = Host(house, name)
    token = host.seat(0, "Ana")
    host.fill()
    rng, moves, choices = Rng(1), 0, 0
    with visit(house, host.table, token) as guest:
        host.start()
        while guest.await_turn(0):
            step, before = guest.updates[0]["step"], guest.asked
            assert guest.updates[0]["choices"], "nobody has to ask for the first"
            path = guest.path(0, step, rng)
            done = guest.ask("play", seat=0, step=step, path=path)["step"]
            assert guest.asked - before == len(path)
            while guest.updates[0]["step"] < done:
                guest.hear()
            moves, choices = moves + 1, choices + len(path)
    assert choices >= moves > 3
    assert guest.asked == choices
    print(f"{name}: {guest.asked / moves:.2f} requests a move")


@pytest.mark.parametrize("name", rimet.games())
def test_a_choice_is_whole_just_where_nothing_may_follow(name: str, house: House) -> None:
    """Were it said too late a client would ask in vain; too early, and it plays half a move."""
    host = Host(house, name)
    token = host.seat(0, "Ana")
    host.fill()
    rng = Rng(2)
    with visit(house, host.table, token) as guest:
        host.start()
        for _ in range(8):
            if not guest.await_turn(0):
                break
            place = {"seat": 0, "step": guest.updates[0]["step"]}
            for choice in guest.updates[0]["choices"][:8]:
                following = guest.ask("peek", path=[choice["action"]], **place)["choices"]
                assert choice["is_whole"] == (following == [])
            guest.play_on(0, rng, 1)
