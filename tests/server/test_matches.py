"""Test whole matches over the wire, and that nobody is sent what they may not know."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

import rimet
from rimet import OVER, SPECTATOR, Match, Rng, State
from rimet.kernel.dice import commit
from rimet.kernel.frames import Scene, take_marks
from rimet.kernel.state import Journal
from tests.server.house import Guest, Host, House, Json, views_of, visit

GAMES = ("park-cup", "mundialito", "tournament-football")


def plain(value: Any) -> Any:
    """Return what a struct looks like once it has been sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def play_in_background(guest: Guest, seat: int, seed: int) -> threading.Thread:
    """Let a guest play a seat to the end beside the others."""
    thread = threading.Thread(target=guest.play_on, args=(seat, Rng(seed)))
    thread.start()
    return thread


@pytest.mark.parametrize("game", GAMES)
def test_two_people_a_spectator_and_bots_play_a_match(game: str, house: House) -> None:
    host = Host(house, game)
    ana, bo = host.seat(0, "Ana"), host.seat(1, "Bo")
    host.fill()
    with (
        visit(house, host.table, ana) as first,
        visit(house, host.table, bo) as second,
        visit(house, host.table) as watcher,
    ):
        assert host.start()["phase"] == "playing"
        other = play_in_background(second, 1, 2)
        first.play_on(0, Rng(1))
        other.join()
        watcher.until_kind("over")
        for guest in (first, second):
            while not guest.over:
                guest.hear()
        record = house.record(host.table)
        assert rimet.verify(record).steps == len(record.steps)
        assert {player.name for player in record.players} >= {"Ana", "Bo"}
        assert plain(record.result) == first.over["result"]
        assert plain(record.fairness) == first.over["fairness"] == watcher.over["fairness"]
        for guest, viewer in ((first, 0), (second, 1), (watcher, SPECTATOR)):
            check_traffic(guest.heard, viewer, record)


class Truth:
    """Knows, from a finished record, all that one viewer could see at every step."""

    def __init__(self, record: rimet.Record, viewer: int) -> None:
        self.record = record
        self.viewer = viewer
        self.game = rimet.load(record.game, **record.options)  # type: ignore[arg-type]
        self.states = [self.game.start()]
        self.journal: Journal = []
        self.told = [0]
        self.scenes: list[Scene] = []
        for number, step in enumerate(record.steps, start=1):
            state = self.states[-1].clone()
            state.journal, state.marks = [], []
            state.apply(self.game.parse(state, step.move))
            self.scenes += take_marks(state, number, len(self.journal))
            self.journal += state.journal
            self.told.append(len(self.journal))
            state.journal = state.marks = None
            self.states.append(state)

    def frames(self, since: int, step: int, is_late: bool) -> list[Json]:
        """Return the frames that must be sent: the viewer's own events, and its view after them."""
        last = Scene(step, self.told[step], self.states[step])
        told, frames = self.told[since], []
        scenes = [] if is_late else self.scenes
        for scene in (*(one for one in scenes if told < one.told and one.step <= step), last):
            events = self.game.events(self.journal[told : scene.told], self.viewer)
            if events or scene is last:
                told = scene.told
                frames.append(
                    {
                        "step": scene.step,
                        "lead": 0 if is_late else max((one.lead for one in events), default=0),
                        "hold": 0 if is_late else max((one.hold for one in events), default=0),
                        "events": plain(events),
                        "view": plain(self.game.view(scene.state, self.viewer)),
                    }
                )
        return frames

    def update(self, since: int, step: int, is_late: bool) -> Json:
        """Return the update that must be sent, each of its frames with the whole view."""
        acts = [
            {"step": number, "seat": taken.seat, "by": taken.by, "at": taken.at}
            for number, taken in enumerate(self.record.steps[:step], start=1)
            if number > since and taken.by != "dice"
        ]
        return {
            "type": "update",
            "match": self.record.fairness.match,
            "viewer": self.viewer,
            "since": since,
            "step": step,
            "acts": acts,
            "frames": self.frames(since, step, is_late),
            "choices": self.choices(step, []),
        }

    def choices(self, step: int, path: list[int]) -> list[Json]:
        """Return the choices that must be sent: the seat's own legal moves."""
        state = self.states[step].clone()
        for action in path:
            state.apply(action)
        if state.to_act != self.viewer:
            return []
        return [self.choice(state, action) for action in state.legal()]

    def choice(self, state: State, action: int) -> Json:
        """Return a choice that must be sent: it is whole where another path begins after it."""
        after = state.clone()
        after.apply(action)
        goes_on = after.to_act == self.viewer and self.game.continues(after)
        return {"action": action, "move": self.game.tell(state, action), "is_whole": not goes_on}


def check_traffic(heard: list[Json], viewer: int, record: rimet.Record) -> None:
    """Check that all that a viewer was sent follows from its own view and events.

    Since these are equal in any two worlds that the viewer cannot tell apart (conformance holds
    every game to it), so is everything that the viewer was sent.
    """
    steps = 0
    truth = Truth(record, viewer)
    for message in heard:
        kind = message["type"]
        if kind == "update":
            assert message["since"] == steps
            steps = message["step"]
            told = {name: message[name] for name in message if name not in ("events", "view")}
            told["frames"] = [
                {**{name: frame[name] for name in frame if name != "changes"}, "view": view}
                for frame, view in zip(message["frames"], views_of(message["frames"]), strict=True)
            ]
            allowed = [truth.update(message["since"], steps, is_late) for is_late in (True, False)]
            assert told in allowed
        elif kind == "choices":
            assert message["seat"] == viewer
            assert message["choices"] == truth.choices(message["step"], message["path"])
        elif kind == "over":
            assert steps == message["step"] == len(record.steps)
        else:
            assert set(message) <= ALLOWED[kind], message
        is_end = kind == "over" or message.get("lobby", {}).get("phase") == "over"
        if not is_end:
            assert record.fairness.seed not in msgspec.json.encode(message).decode()
    assert steps == len(record.steps)


ALLOWED = {
    "welcome": {"type", "protocol", "table", "seats", "is_host", "now"},
    "lobby": {"type", "lobby"},
    "presence": {"type", "seats", "spectators"},
    "done": {"type", "re", "step"},
    "clock": {"type", "match", "step", "deadline"},
}


def test_a_match_of_bots_alone_is_played_to_its_end(house: House) -> None:
    host = Host(house, "park-cup")
    host.fill()
    with visit(house, host.table) as watcher:
        host.start()
        watcher.until_kind("over")
    record = house.record(host.table)
    assert Match.replay(record).to_act == OVER
    assert {step.by for step in record.steps} == {"bot", "dice"}
    assert record.fairness.notes == ("bot", "bot", "bot")


def test_a_match_in_which_nobody_has_to_move_ends_where_it_begins(house: House) -> None:
    host = Host(house, "mundialito", players=2, rolls="table")
    nonce = "0b" * 16
    ana = host.seat(0, "Ana", commit(bytes.fromhex(nonce)))
    host.fill()
    for number in (1, 2):
        with visit(house, host.table, ana) as guest, visit(house, host.table) as watcher:
            guest.until_phase("lobby")
            if number == 1:
                assert host.start()["phase"] == "revealing"
                guest.ask("reveal", seat=0, nonce=nonce)
            else:
                assert host.start()["phase"] == "over"
            for each in (guest, watcher):
                while not each.over:
                    each.hear()
            info, record = host.look(), house.record(host.table, number)
            assert (info["phase"], info["finished"]) == ("over", list(range(1, number + 1)))
            assert info["seed"] == record.fairness.seed != ""
            assert {step.by for step in record.steps} == {"dice"}
            assert rimet.verify(record).rolls == len(record.steps) > 0
            assert plain(record.result) == guest.over["result"] == watcher.over["result"]
            check_traffic(guest.heard, 0, record)
            check_traffic(watcher.heard, SPECTATOR, record)
        assert host.do("rematch")["phase"] == "lobby"


def test_people_who_share_a_device(house: House) -> None:
    host = Host(house, "park-cup")
    tokens = [host.seat(seat, name) for seat, name in enumerate(("Ana", "Bo", "Cy"))]
    rng = Rng(3)
    with visit(house, host.table, *tokens) as guest:
        host.start()
        while not guest.over:
            steps = {update["step"] for update in guest.updates.values()}
            to_act = next((u["view"]["to_act"] for u in guest.updates.values()), OVER)
            if len(guest.updates) < 3 or len(steps) > 1 or to_act == OVER:
                guest.hear()
                continue
            done = guest.move(to_act, rng)["step"]
            while min(update["step"] for update in guest.updates.values()) < done:
                guest.hear()
        record = house.record(host.table)
        assert {step.by for step in record.steps} == {"person", "dice"}
        for seat in range(3):
            own = [
                message
                for message in guest.heard
                if message.get("viewer", seat) == seat and message.get("seat", seat) == seat
            ]
            check_traffic(own, seat, record)


def test_own_sets_and_options_reach_the_record(house: House) -> None:
    cards = '[[card]]\nname = "goal"\ngoals = 1\ncount = 30\n'
    host = Host(house, "park-cup", cards=cards, hand=2, teams="teams-tiny", field=1)
    assert host.look()["options"]["cards"] == cards
    host.fill()
    with visit(house, host.table) as watcher:
        host.start()
        watcher.until_kind("over")
    record = house.record(host.table)
    assert record.options["cards"] == cards
    assert record.options["hand"] == 2
    rimet.verify(record)
