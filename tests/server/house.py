"""A server in a process of its own, and guests who talk to it as a browser would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

import rimet
from rimet.server.changes import Changes, apply
from rimet.server.wire import PROTOCOL

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds after which something is taken to hang; nothing waits for it
Json = dict[str, Any]


class House:
    """Is a running server with its database."""

    def __init__(self, database: Path, limits: str = "", bot_processes: int = 0) -> None:
        self.database = database
        self._bounds = [limits, str(bot_processes)]
        self.http = httpx.Client(timeout=PATIENCE, trust_env=False)
        self.open()

    def open(self) -> None:
        """Start the process, on a port that is free."""
        command = [sys.executable, "-m", "tests.server.lifted", str(self.database), *self._bounds]
        environment = os.environ | {"PYTHONPATH": _path()}
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Rimet is open at"):
            raise RuntimeError(self.process.communicate()[1])
        self.url = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def close(self) -> str:
        """Ask the process to stop; return all that it said aside."""
        self.process.terminate()
        self.http.close()
        said = self._end()
        assert self.process.returncode == 0, (self.process.returncode, said)
        return said

    def _end(self) -> str:
        return self.process.communicate(timeout=PATIENCE)[1]

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> httpx.Response:
        """Make a request."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else json.dumps(body)
        return self.http.request(method, f"{self.url}/api{path}", headers=headers, content=content)

    def get(self, method: str, path: str, token: str = "", body: object = None) -> Json:
        """Make a request that must not be refused."""
        response = self.ask(method, path, token, body)
        assert response.status_code in (200, 201), response.text
        found: Json = response.json()
        return found

    def refused(self, method: str, path: str, token: str = "", body: object = None) -> str:
        """Make a request that must be refused; return the code."""
        response = self.ask(method, path, token, body)
        assert response.status_code >= 400, response.text
        return str(response.json()["code"])

    def record(self, table: str, number: int = 0) -> rimet.Record:
        """Return the record of a finished match."""
        query = f"?number={number}" if number else ""
        response = self.ask("GET", f"/tables/{table}/record{query}")
        assert response.status_code == 200, response.text
        return rimet.Record.parse(response.text)


def _path() -> str:
    given = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join(str(Path(part).resolve()) for part in given.split(os.pathsep) if part)


class Host:
    """Has made a table."""

    def __init__(self, house: House, game: str, *, clock: int = 0, **options: object) -> None:
        self.house = house
        body = {"game": game, "pace": 0, "clock": clock, "options": options}
        made = house.get("POST", "/tables", body=body)
        self.table, self.token = str(made["table"]), str(made["token"])

    def do(self, action: str, body: object = None) -> Json:
        """Do what only a host may."""
        return self.house.get("POST", f"/tables/{self.table}/{action}", self.token, body)

    def seat(self, seat: int, name: str, commitment: str = "") -> str:
        """Seat a person; return the token."""
        body = {"name": name, "commitment": commitment}
        return str(self.house.get("POST", f"/tables/{self.table}/seats/{seat}", body=body)["token"])

    def fill(self, bot: str = "random") -> Json:
        """Give the open seats to bots."""
        return self.do("fill", {"bot": bot})

    def start(self) -> Json:
        """Press start."""
        return self.do("start")

    def look(self) -> Json:
        """Return the lobby."""
        return self.house.get("GET", f"/tables/{self.table}")


def views_of(frames: list[Json]) -> list[Json]:
    """Return the view after each of some frames, of which only the first has it whole."""
    views = [frames[0]["view"]]
    for frame in frames[1:]:
        changes = msgspec.convert(frame["changes"], Changes)
        views.append(apply(views[-1], changes))
    return views


class Refused(Exception):
    """Carries the code with which the server refused something."""


class Guest:
    """Is a socket at a table; remembers all that it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.updates: dict[int, Json] = {}
        self.lobby: Json = {}
        self.over: Json = {}
        self.asked = 0

    def send(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """Return the next message; an update also with all its events and its last view."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "update":
            frames = message["frames"]
            message["events"] = [event for frame in frames for event in frame["events"]]
            message["view"] = views_of(frames)[-1]
            self.updates[message["viewer"]] = message
        elif message["type"] == "lobby":
            self.lobby = message["lobby"]
        elif message["type"] == "over":
            self.over = message
        return message

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """Hear messages up to one of a kind."""
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def until_kind(self, kind: str) -> Json:
        """Hear messages up to one of a type."""
        return self.until(lambda message: message["type"] == kind)

    def clock_of(self, step: int) -> Json:
        """Hear up to the clock of a step whose update is the last thing heard."""
        return self.until(lambda message: message["type"] == "clock" and message["step"] >= step)

    def until_phase(self, phase: str) -> Json:
        """Hear messages until the table is in a phase."""
        while self.lobby.get("phase") != phase:
            self.hear()
        return self.lobby

    def ask(self, kind: str, **fields: object) -> Json:
        """Ask something; return the answer, or raise its refusal."""
        self.asked += 1
        number = self.asked
        self.send(type=kind, id=number, **fields)
        answer = self.until(lambda message: message.get("re") == number)
        if answer["type"] == "refused":
            raise Refused(answer["code"])
        return answer

    def refused(self, kind: str, **fields: object) -> str:
        """Ask something that must be refused; return the code."""
        try:
            answer = self.ask(kind, **fields)
        except Refused as refused:
            return str(refused)
        raise AssertionError(answer)

    def path(self, seat: int, step: int, rng: rimet.Rng) -> list[int]:
        """Return a whole path at random, asking only for what no message has offered yet."""
        path: list[int] = []
        choices = self.updates[seat]["choices"]
        while True:
            choice = choices[rng.below(len(choices))]
            path.append(choice["action"])
            if choice["is_whole"]:
                return path
            choices = self.ask("peek", seat=seat, step=step, path=path)["choices"]

    def move(self, seat: int, rng: rimet.Rng) -> Json:
        """Play a path at random for a seat whose turn it is; return the answer."""
        step = self.updates[seat]["step"]
        return self.ask("play", seat=seat, step=step, path=self.path(seat, step, rng))

    def await_turn(self, seat: int) -> bool:
        """Hear until it is a seat's turn, or the match is over; tell which."""
        while not self.over:
            update = self.updates.get(seat)
            if update is not None and update["view"]["to_act"] == seat:
                return True
            self.hear()
        return False

    def play_on(self, seat: int, rng: rimet.Rng, moves: int = -1) -> int:
        """Play for a seat, to the end or for some moves; return how many."""
        played = 0
        while played != moves and self.await_turn(seat):
            step = self.updates[seat]["step"]
            done = self.move(seat, rng)["step"]
            assert done > step
            while self.updates[seat]["step"] < done:
                self.hear()
            played += 1
        return played


@contextmanager
def visit(house: House, table: str, *tokens: str, **fields: object) -> Iterator[Guest]:
    """Open a socket, say hello and hear the welcome."""
    with ExitStack() as stack:
        guest = Guest(stack.enter_context(open_socket(house)))
        guest.send(type="hello", protocol=PROTOCOL, table=table, tokens=list(tokens), **fields)
        first = guest.hear()
        if first["type"] == "refused":
            raise Refused(first["code"])
        assert first["type"] == "welcome"
        yield guest


def open_socket(house: House, **options: Any) -> ClientConnection:
    """Return a socket that has said nothing yet; it is a context manager."""
    url = house.url.replace("http", "ws") + "/api/socket"
    # Nobody reads while it closes; without a bound on the queue closing waits for nothing.
    socket: ClientConnection = connect(url, compression=None, proxy=None, max_queue=None, **options)
    return socket
