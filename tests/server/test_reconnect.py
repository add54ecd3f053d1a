"""Test that whoever comes back gets exactly what was missed, and that a stale move is refused."""

from __future__ import annotations

import json

import pytest

from rimet import Rng
from tests.server.house import Guest, Host, House, visit


def play_some(house: House) -> tuple[Host, list[str]]:
    """Return a table of two people in the middle of a match."""
    host = Host(house, "park-cup")
    tokens = [host.seat(0, "Ana"), host.seat(1, "Bo")]
    host.fill()
    host.start()
    rng = Rng(7)
    with visit(house, host.table, *tokens) as guest:
        for _ in range(4):
            done = guest.move(await_any(guest), rng)["step"]
            while min(update["step"] for update in guest.updates.values()) < done:
                guest.hear()
        await_any(guest)
    return host, tokens


def await_any(guest: Guest) -> int:
    """Hear until one of two people is to act at a settled position; return the seat."""
    while True:
        steps = {update["step"] for update in guest.updates.values()}
        to_act = {update["view"]["to_act"] for update in guest.updates.values()}
        if len(guest.updates) == 2 and len(steps) == 1 and to_act <= {0, 1}:
            return int(to_act.pop())
        guest.hear()


def test_every_step_that_one_can_come_back_to(house: House) -> None:
    host, tokens = play_some(house)
    match = host.look()["match"]
    with visit(house, host.table, tokens[0]) as guest:
        whole = guest.until_kind("update")
    assert whole["since"] == 0
    told = [json.dumps(event) for event in whole["events"]]
    for since in range(whole["step"] + 1):
        with visit(house, host.table, tokens[0], match=match, since=since) as guest:
            update = guest.until_kind("update")
        assert (update["since"], update["step"]) == (since, whole["step"])
        assert update["view"] == whole["view"]
        missed = [json.dumps(event) for event in update["events"]]
        assert missed == told[len(told) - len(missed) :]
        assert [act["step"] for act in update["acts"]] == [
            act["step"] for act in whole["acts"] if act["step"] > since
        ]
    assert missed == []


@pytest.mark.parametrize(("match", "since"), [("", 5), ("other-1", 5), ("same", 10_000)])
def test_who_has_seen_something_else_gets_everything(match: str, since: int, house: House) -> None:
    host, tokens = play_some(house)
    named = host.look()["match"] if match == "same" else match
    with visit(house, host.table, tokens[1], match=named, since=since) as guest:
        assert guest.until_kind("update")["since"] == 0


def test_a_stale_move_is_refused(house: House) -> None:
    host = Host(house, "park-cup")
    tokens = [host.seat(seat, name) for seat, name in enumerate(("Ana", "Bo", "Cy"))]
    host.start()
    with visit(house, host.table, *tokens) as guest:
        while len(guest.updates) < 3:
            guest.hear()
        seat, step = guest.updates[0]["view"]["to_act"], guest.updates[0]["step"]
        choice = guest.ask("peek", seat=seat, step=step)["choices"][0]
        done = guest.ask("play", seat=seat, step=step, path=[choice["action"]])["step"]
        again = guest.refused("play", seat=seat, step=step, path=[choice["action"]])
        assert again == "stale_step"
        assert guest.heard[-1]["facts"] == {"step": done}
        assert guest.refused("peek", seat=seat, step=step) == "stale_step"
        assert guest.refused("play", seat=seat, step=done + 1, path=[0]) == "stale_step"


def test_two_sockets_of_one_seat_see_the_same(house: House) -> None:
    host = Host(house, "park-cup")
    token = host.seat(0, "Ana")
    host.fill()
    with visit(house, host.table, token) as phone, visit(house, host.table, token) as laptop:
        host.start()
        phone.play_on(0, Rng(1), 3)
        while laptop.updates.get(0, {"step": -1})["step"] < phone.updates[0]["step"]:
            laptop.hear()
        assert laptop.await_turn(0)
        assert laptop.move(0, Rng(2))["type"] == "done"


def test_the_log_of_a_finished_match_can_be_had_again(house: House) -> None:
    host = Host(house, "park-cup")
    token = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, token) as guest:
        guest.play_on(0, Rng(5))
    with visit(house, host.table, token) as guest:
        update, over = guest.until_kind("update"), guest.until_kind("over")
    assert update["step"] == over["step"]
    assert over["fairness"]["seed"]
