"""The bodies of HTTP, both ways; docs/wire.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rimet.kernel.events import Role
from rimet.kernel.game import Result, View
from rimet.kernel.options import Value
from rimet.kernel.record import Player
from rimet.server.frames import ReplayFrame

Action = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Commitment = Annotated[str, msgspec.Meta(max_length=64)]
Phase = Literal["lobby", "revealing", "playing", "over", "expired"]
SeatKind = Literal["open", "person", "bot"]
OptionValues = Annotated[dict[str, Value], msgspec.Meta(max_length=64)]


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class NewTable(RequestBody, frozen=True, kw_only=True):
    """The wish for a table."""

    game: str
    options: OptionValues = {}
    pace: int | None = None
    clock: int = 0


class Settings(RequestBody, frozen=True, kw_only=True):
    """Changes to a table; what is left out stays."""

    pace: int | None = None
    clock: int | None = None
    options: OptionValues | None = None


class TakeSeat(RequestBody, frozen=True, kw_only=True):
    """The wish for an open seat, or a bot's."""

    name: str
    commitment: Commitment = ""


class Rename(RequestBody, frozen=True, kw_only=True):
    """Another name for a seat."""

    name: str


class ChooseBot(RequestBody, frozen=True, kw_only=True):
    """A bot for a seat, or for all open seats; without a name the game's usual one."""

    bot: str = ""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The sign that the server is there."""

    status: Literal["ok"] = "ok"
    protocol: int
    rimet: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option; `help` is the code of the line that explains it."""

    name: str
    kind: Literal["number", "choice", "switch", "data", "words", "list"]
    default: Value
    allowed: list[str]
    lowest: int
    highest: int
    help: str
    templates: list[str] = []
    of: str = ""


class TeamInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A team that can be chosen; `name` is what a set of one's own calls it, or empty."""

    code: str
    name: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game, its options and bots; `roles` says which fields hold seats and teams."""

    name: str
    version: int
    options: list[OptionInfo]
    bots: list[str]
    roles: dict[str, dict[str, Role]]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """All that is public of a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    is_away: bool
    commitment: str
    is_revealed: bool


class LobbyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """All that is public of a table; `names` are those that its own sets give to teams."""

    table: str
    revision: int
    game: str
    version: int
    options: dict[str, Value]
    names: dict[str, str] = {}
    phase: Phase
    match: str
    number: int
    dealer: int
    commitment: str
    seed: str
    seats: list[SeatInfo]
    pace: int
    clock: int
    finished: list[int]


class TableMade(msgspec.Struct, frozen=True, kw_only=True):
    """A new table and its host's token."""

    table: str
    token: str
    lobby: LobbyInfo


class SeatTaken(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its token."""

    seat: int
    token: str
    lobby: LobbyInfo


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """The reason why nothing was done."""

    code: str
    facts: dict[str, str | int]


Verdict = Literal["fair", "unknown", "unfinished", "unfair"]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a recorded match for one viewer, and whether its dice were fair."""

    game: str
    version: int
    options: dict[str, Value]
    players: list[Player]
    started: str
    notes: dict[str, str]
    result: Result | None
    steps: int
    viewer: int
    since: int
    start: View
    frames: list[ReplayFrame]
    dice: Verdict
    fault: Refusal | None


OpenDocument = dict[str, Any]
