"""Test the commitments and nonces of the dice over the wire."""

from __future__ import annotations

import hashlib

import rimet
from rimet import Rng
from tests.server.house import Host, House, visit

NONCES = ("a1" * 16, "b2" * 32)


def promise(nonce: str) -> str:
    """Return the commitment to a nonce."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def test_nonces_are_revealed_between_start_and_first_step(house: House) -> None:
    host = Host(house, "tournament-football")
    ana = host.seat(0, "Ana", promise(NONCES[0]))
    bo = host.seat(1, "Bo")
    cy = host.seat(2, "Cy")
    for seat in (1, 2):
        path = f"/tables/{host.table}/seats/{seat}/bot"
        house.get("PUT", path, host.token, {"bot": "random"})
    host.fill()
    with visit(house, host.table, ana) as first, visit(house, host.table, bo) as second:
        assert first.refused("reveal", seat=0, nonce=NONCES[0]) == "reveal_too_early"
        second.ask("commit", seat=1, commitment="00" * 32)
        second.ask("commit", seat=1, commitment=promise(NONCES[1]))
        assert second.refused("commit", seat=0, commitment=promise(NONCES[1])) == "not_your_seat"
        assert second.refused("commit", seat=1, commitment="zz") == "bad_commitment"
        assert host.start()["phase"] == "revealing"
        assert second.refused("commit", seat=1, commitment="00" * 32) == "already_started"
        assert second.refused("reveal", seat=1, nonce=NONCES[0]) == "wrong_nonce"
        first.ask("reveal", seat=0, nonce=NONCES[0])
        assert host.look()["phase"] == "revealing"
        assert [seat["is_revealed"] for seat in host.look()["seats"]] == [True, False, False, False]
        second.ask("reveal", seat=1, nonce=NONCES[1])
        first.until_phase("playing")
        assert first.refused("reveal", seat=0, nonce=NONCES[0]) == "reveal_too_late"
        house.get("DELETE", f"/tables/{host.table}/seats/1", bo)
        house.get("DELETE", f"/tables/{host.table}/seats/2", cy)
        first.play_on(0, Rng(1))
    record = house.record(host.table)
    assert record.fairness.nonces == (*NONCES, "", "")
    assert record.fairness.notes == ("", "", "missed", "bot")
    assert record.fairness.commitment == host.look()["commitment"]
    assert rimet.verify(record).rolls > 0


def test_a_nonce_is_hexadecimal_to_its_last_sign(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana", promise(NONCES[0]))
    host.fill()
    with visit(house, host.table, ana) as guest:
        assert guest.refused("commit", seat=0, commitment="0" * 63 + "\n") == "bad_commitment"
        assert host.start()["phase"] == "revealing"
        for end in ("\n", " ", "\t"):
            guest.send(type="reveal", id=99, seat=0, nonce=NONCES[0] + end)
            assert guest.until_kind("refused")["code"] == "malformed_message"
        guest.ask("reveal", seat=0, nonce=NONCES[0])
        guest.until_phase("playing")


def test_pressed_again_the_start_waits_for_nobody(house: House) -> None:
    host = Host(house, "park-cup")
    host.seat(0, "Ana", promise(NONCES[0]))
    host.fill()
    assert host.start()["phase"] == "revealing"
    late = house.get("DELETE", f"/tables/{host.table}/seats/1", host.token)
    assert late["seats"][1]["kind"] == "bot"
    host.seat(1, "Late", promise(NONCES[1]))
    assert host.look()["seats"][1]["commitment"] == ""
    assert host.start()["phase"] == "playing"
    assert house.refused("POST", f"/tables/{host.table}/start", host.token) == "already_started"


def test_secrets_are_in_no_answer_before_the_end(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana", promise(NONCES[0]))
    host.fill()
    host.start()
    with visit(house, host.table, ana) as guest:
        guest.ask("reveal", seat=0, nonce=NONCES[0])
        guest.play_on(0, Rng(2))
        seed = guest.over["fairness"]["seed"]
        ending = {"phase": "over", "seed": seed}.items()
        before = [
            str(message)
            for message in guest.heard
            if message["type"] != "over" and not ending <= message.get("lobby", {}).items()
        ]
    assert len(seed) == 64
    assert not any(seed in text or NONCES[0] in text for text in before)
    assert not any(token in text for token in (ana, host.token) for text in before)
