"""The messages of the socket, both ways; docs/wire.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rimet.kernel.choices import Choice
from rimet.kernel.dice import Fairness
from rimet.kernel.game import Result, View
from rimet.server.bodies import Action, Commitment, LobbyInfo, Token
from rimet.server.frames import Frame

PROTOCOL = 2
LARGEST_MESSAGE = 16_384
LONGEST_PATH = 64
MOST_REMEMBERED = 50
MOST_TOKENS = 32

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Path = Annotated[list[Action], msgspec.Meta(max_length=LONGEST_PATH)]
Memory = Annotated[int, msgspec.Meta(ge=0, le=MOST_REMEMBERED)]
MatchName = Annotated[str, msgspec.Meta(max_length=96)]
# Python's `$` fits before a line end, too, and its `\Z` means nothing to whoever reads the schema.
Nonce = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2}){16,32}$(?!\n)")]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, forbid_unknown_fields=True):
    """One message, told apart by `type`."""


# --- client to server


class Hello(Message, frozen=True, kw_only=True):
    """The first word: which table, what the socket may see, and how far it has seen already."""

    protocol: int
    table: Annotated[str, msgspec.Meta(max_length=64)]
    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)] = []
    match: MatchName = ""
    since: Number = 0


class Peek(Message, frozen=True, kw_only=True):
    """A question for the legal continuations of a path."""

    id: Number
    seat: Number
    step: Number
    path: Path = []
    match: MatchName = ""


class Play(Message, frozen=True, kw_only=True):
    """A path to play; with a match only in that one, never in its rematch."""

    id: Number
    seat: Number
    step: Number
    path: Path
    match: MatchName = ""


class AskSide(Message, frozen=True, kw_only=True, tag="side"):
    """A question for a seat's own side of the match, now or only if it is still at a step.

    `memory` is how many of the latest plays it shall remember.
    """

    id: Number
    seat: Number
    step: Number | None = None
    memory: Memory = 0
    match: MatchName = ""


class Skip(Message, frozen=True, kw_only=True):
    """The wish that bots move without waiting, until a person is to act."""

    id: Number


class Pace(Message, frozen=True, kw_only=True):
    """How long bots shall wait, in milliseconds."""

    id: Number
    pace: int


class Shown(Message, frozen=True, kw_only=True):
    """The word that a match has been shown up to a step; it has no answer."""

    match: MatchName
    step: Number


class Commit(Message, frozen=True, kw_only=True):
    """Commits to a seat's nonce."""

    id: Number
    seat: Number
    commitment: Commitment


class Reveal(Message, frozen=True, kw_only=True):
    """Reveals a seat's nonce."""

    id: Number
    seat: Number
    nonce: Nonce


Request = Peek | Play | AskSide | Skip | Pace | Commit | Reveal
FromClient = Hello | Shown | Request


# --- server to client


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """Who moved at a step, and whether a person, a bot or the clock did it."""

    step: int
    seat: int
    by: Literal["person", "bot", "clock"]
    at: int


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to a hello: the seats that the socket holds, and the server's time."""

    protocol: int
    table: str
    seats: list[int]
    is_host: bool
    now: int


class Lobby(Message, frozen=True, kw_only=True):
    """All that is public of the table itself."""

    lobby: LobbyInfo


class Presence(Message, frozen=True, kw_only=True):
    """At which seats somebody is now, and how many watch."""

    seats: list[int]
    spectators: int


class Update(Message, frozen=True, kw_only=True):
    """The way of one viewer from a step to a later one, frame by frame; the last is how it is now.

    The seat to act is offered its first choices; all others get none.
    """

    match: str
    viewer: int
    since: int
    step: int
    acts: list[Act]
    frames: list[Frame]
    choices: list[Choice]


class Clock(Message, frozen=True, kw_only=True):
    """Until when the seat to act has time."""

    match: str
    step: int
    deadline: int | None


class Over(Message, frozen=True, kw_only=True):
    """The end of a match: its result, and all that its dice came from."""

    match: str
    step: int
    result: Result
    fairness: Fairness


class Choices(Message, frozen=True, kw_only=True):
    """The answer to a peek."""

    re: int
    seat: int
    step: int
    path: list[int]
    choices: list[Choice]


class OwnSide(Message, frozen=True, kw_only=True, tag="side"):
    """The answer with a seat's side of the match, as the text of a `rimet.Side`."""

    re: int
    seat: int
    step: int
    side: str


class Done(Message, frozen=True, kw_only=True):
    """The answer to whatever was carried out; a move is on disk by now."""

    re: int
    step: int


class Refused(Message, frozen=True, kw_only=True):
    """The answer to whatever was not carried out; `re` is None where there was no request."""

    re: int | None
    code: str
    facts: dict[str, str | int]


FromServer = Welcome | Lobby | Presence | Update | Clock | Over | Choices | OwnSide | Done | Refused

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read_message(text: str | bytes) -> FromClient:
    """Return a client's message; msgspec.DecodeError or RecursionError if it is none."""
    message: FromClient = _decoder.decode(text)
    return message


def write_part(part: View | list[Act] | list[Frame]) -> bytes:
    """Return a part of a message, to be written once and put into several."""
    return _encoder.encode(part)


def write_message(message: Message) -> str:
    """Return the text of a message."""
    return _encoder.encode(message).decode()
