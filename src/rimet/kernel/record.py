"""A match as text: a readable header and numbered steps. docs/record.md has the format."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

import msgspec

from rimet.kernel.catalogue import find_game, known_versions, make
from rimet.kernel.components import OWN
from rimet.kernel.dice import HEXADECIMAL, MATCH, NOTES, Fairness
from rimet.kernel.errors import OptionError, RecordError, RimetError, RulesError
from rimet.kernel.game import Game, Placing, Result
from rimet.kernel.options import (
    Option,
    Value,
    check_value,
    counted,
    is_line,
    is_own_set,
    parse_value,
    read_options,
    tell_value,
)
from rimet.kernel.sheet import FORMAT, LARGEST, TITLE, Sheet, read_sheet, write_block
from rimet.kernel.state import CHANCE

DICE = "dice"
ACTORS = ("person", "bot", "clock", DICE)
PLAYER_KIND = Option(name="player", kind="choice", default="person", allowed=("person", "bot"))
LONGEST_NAME = 40
LONGEST_NOTE = 1000
NOTE = re.compile(r"[a-z][a-z0-9_-]{0,39}")
NUMBER = re.compile(r"-?[0-9]{1,15}")
STEP = re.compile(r"([0-9]+)\s+(\*|[0-9]{1,2})\s+([a-z]+)\s+([0-9]{1,15})\s+(\S.*)")
RESULT = ("winner", "ranking", "scores", "shares", "placings")


class Player(msgspec.Struct, frozen=True):
    """Who holds a seat: a 'person' or a 'bot'; a name is one line of 1 to 40 characters."""

    kind: str
    name: str

    def __post_init__(self) -> None:
        check_value(PLAYER_KIND, self.kind)
        if not self.name or not is_line(self.name, LONGEST_NAME):
            raise OptionError("bad_name", name=self.name[:LONGEST_NAME], longest=LONGEST_NAME)


class Step(msgspec.Struct, frozen=True):
    """One action or outcome: whose, by person, bot, clock or dice, when, and in notation.

    `at` counts milliseconds since the match started. The dice act for CHANCE, and nobody else.
    """

    seat: int
    by: str
    at: int
    move: str

    def __post_init__(self) -> None:
        if self.by not in ACTORS or (self.by == DICE) != (self.seat == CHANCE) or self.at < 0:
            raise ValueError(f"{self.by} cannot act for seat {self.seat} at {self.at}")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to replay a match, with no dice."""

    game: str
    version: int
    options: dict[str, Value]
    players: tuple[Player, ...]
    started: str = ""
    fairness: Fairness = Fairness()
    result: Result | None = None
    steps: tuple[Step, ...] = ()
    notes: dict[str, str] = {}

    def __str__(self) -> str:
        """Return the canonical text; RecordError if a line of it could not be read again."""
        lines = [*_header(self), "", *_numbered(self.steps), "end", ""]
        for number, line in enumerate(lines, start=1):
            if not line.startswith("|") and not is_line(line, LARGEST):
                raise RecordError("broken_line", line=number, text=line[:60])
        return "\n".join(lines)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Return the record that a text describes; RecordError names the line."""
        sheet = read_sheet(text)
        name, version = sheet.value("game"), _whole(sheet, "version")
        kind = _game_kind(sheet, name, version)
        options = _options(sheet, kind)
        seats = _seats(sheet, kind, options)
        steps = tuple(_step(*found) for found in enumerate(sheet.steps, start=1))
        if "steps" in sheet.headers and _whole(sheet, "steps") != len(steps):
            raise RecordError("missing_steps", line=sheet.line("steps"), found=len(steps))
        return cls(
            game=name,
            version=version,
            options=options,
            players=tuple(_player(sheet, seat) for seat in seats),
            started=_line(sheet, "started"),
            fairness=_fairness(sheet, seats),
            result=_result(sheet),
            steps=steps,
            notes=_notes(sheet),
        )

    def make_game(self) -> Game:
        """Return the game of the match, in its version and with its options."""
        return make(find_game(self.game, self.version), dict(self.options))


def check_players(game: Game, players: Sequence[Player]) -> None:
    """Check that there is one player for every seat; RulesError('wrong_players')."""
    if len(players) != game.seats:
        raise RulesError("wrong_players", seats=game.seats, found=len(players))


def _header(record: Record) -> list[str]:
    lines = [f"{TITLE} {FORMAT}", f"game: {record.game}", f"version: {record.version}"]
    for name, value in record.options.items():
        told = tell_value(value)
        if is_own_set(told):
            lines += [f"option {name}: {OWN}", *write_block(told)]
        else:
            lines.append(f"option {name}: {told}".rstrip())
    for seat, player in enumerate(record.players):
        lines.append(f"seat {seat}: {player.kind} {player.name}")
    for name, note in record.notes.items():
        if not NOTE.fullmatch(name):
            raise RecordError("broken_line", line=len(lines) + 1, text=f"note {name}"[:60])
        lines.append(f"note {name}: {note}".rstrip())
    if record.started:
        lines.append(f"started: {record.started}")
    lines += _fairness_lines(record.fairness)
    if record.result is not None:
        lines += _result_lines(record.result)
    return [*lines, f"steps: {len(record.steps)}"]


def _fairness_lines(fairness: Fairness) -> Iterator[str]:
    if fairness.match:
        yield f"match: {fairness.match}"
    if fairness.commitment:
        yield f"commitment: {fairness.commitment}"
    pairs = zip(fairness.nonces, fairness.notes, strict=True)
    for seat, (nonce, note) in enumerate(pairs):
        yield f"nonce {seat}: {nonce or '-'} {note}".rstrip()
    if fairness.seed:
        yield f"seed: {fairness.seed}"


def _result_lines(result: Result) -> Iterator[str]:
    ranking = " ".join(",".join(str(seat) for seat in level) for level in result.ranking)
    yield f"winner: {'none' if result.winner is None else result.winner}"
    yield f"ranking: {ranking}"
    yield f"scores: {' '.join(str(score) for score in result.scores)}"
    yield f"shares: {' '.join(repr(share) for share in result.shares)}"
    if result.placings:
        placings = " ".join(
            f"{placing.place}={_in_a_word(placing.team)}" for placing in result.placings
        )
        yield f"placings: {placings}"


def _numbered(steps: tuple[Step, ...]) -> Iterator[str]:
    for number, step in enumerate(steps, start=1):
        seat = "*" if step.seat == CHANCE else step.seat
        yield f"{number} {seat} {step.by} {step.at} {step.move}"


def _bad(sheet: Sheet, key: str) -> RecordError:
    value = sheet.optional(key)[:60]
    return RecordError("bad_header", line=sheet.line(key), header=key, value=value)


def _whole(sheet: Sheet, key: str) -> int:
    value = sheet.value(key)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise _bad(sheet, key)
    return int(value)


def _line(sheet: Sheet, key: str) -> str:
    value = sheet.optional(key)
    if not is_line(value, LONGEST_NOTE):
        raise _bad(sheet, key)
    return value


def _game_kind(sheet: Sheet, name: str, version: int) -> type[Game]:
    try:
        versions = known_versions(name)
    except OptionError:
        raise RecordError("unknown_record_game", line=sheet.line("game"), game=name[:60]) from None
    if version not in versions:
        line = sheet.line("version")
        raise RecordError("newer_game", line=line, game=name, found=version, known=max(versions))
    return find_game(name, version)


def _options(sheet: Sheet, kind: type[Game]) -> dict[str, Value]:
    declared = {option.name: option for option in kind.declared_options()}
    values: dict[str, Value] = {}
    for name, told in sheet.below("option").items():
        key = f"option {name}"
        if name not in declared:
            raise RecordError("unknown_header", line=sheet.line(key), header=key[:60])
        text = "".join(sheet.blocks.get(key, [told]))
        if key in sheet.blocks and (told != OWN or not is_own_set(text)):
            raise _bad(sheet, key)
        try:
            values[name] = parse_value(declared[name], text)
        except RimetError:
            raise _bad(sheet, key) from None
    return counted(kind.options_kind, values)


def _seats(sheet: Sheet, kind: type[Game], options: dict[str, Value]) -> range:
    try:
        made = read_options(kind.options_kind, kind.declared_options(), options)
    except OptionError as error:
        raise _bad(sheet, f"option {error.facts['option']}") from None
    named = sheet.below("seat")
    for seat in named:
        if seat not in map(str, range(made.players)):
            raise _bad(sheet, f"seat {seat}")
    return range(made.players)


def _player(sheet: Sheet, seat: int) -> Player:
    kind, _, name = sheet.value(f"seat {seat}").partition(" ")
    try:
        return Player(kind, name)
    except RimetError:
        raise _bad(sheet, f"seat {seat}") from None


def _notes(sheet: Sheet) -> dict[str, str]:
    for name in sheet.below("note"):
        if not NOTE.fullmatch(name):
            raise _bad(sheet, f"note {name}")
    return {name: _line(sheet, f"note {name}") for name in sheet.below("note")}


def _fairness(sheet: Sheet, seats: range) -> Fairness:
    for key in ("commitment", "seed"):
        if not HEXADECIMAL.fullmatch(sheet.optional(key)):
            raise _bad(sheet, key)
    if not MATCH.fullmatch(sheet.optional("match")):
        raise _bad(sheet, "match")
    named = sheet.below("nonce")
    for seat in named:
        if seat not in map(str, seats):
            raise _bad(sheet, f"nonce {seat}")
    pairs = [_nonce(sheet, seat) for seat in seats] if named else []
    return Fairness(
        match=sheet.optional("match"),
        commitment=sheet.optional("commitment"),
        nonces=tuple(nonce for nonce, _ in pairs),
        notes=tuple(note for _, note in pairs),
        seed=sheet.optional("seed"),
    )


def _nonce(sheet: Sheet, seat: int) -> tuple[str, str]:
    nonce, _, note = sheet.value(f"nonce {seat}").partition(" ")
    nonce = "" if nonce == "-" else nonce
    if not HEXADECIMAL.fullmatch(nonce) or note not in NOTES:
        raise _bad(sheet, f"nonce {seat}")
    return nonce, note


def _result(sheet: Sheet) -> Result | None:
    if not any(key in sheet.headers for key in RESULT):
        return None
    winner = sheet.value("winner")
    pairs = [pair.partition("=") for pair in sheet.optional("placings").split()]
    return Result(
        winner=None if winner == "none" else _number(sheet, "winner", winner),
        ranking=tuple(
            tuple(_number(sheet, "ranking", seat) for seat in level.split(","))
            for level in sheet.value("ranking").split()
        ),
        scores=tuple(_number(sheet, "scores", score) for score in sheet.value("scores").split()),
        placings=tuple(
            Placing(_out_of_a_word(team), _number(sheet, "placings", place))
            for place, _, team in pairs
        ),
        shares=tuple(_share(sheet, share) for share in sheet.value("shares").split()),
    )


def _in_a_word(team: str) -> str:
    """Return a name without blanks, New~1Zealand, so that blanks can part names."""
    return team.replace("~", "~0").replace(" ", "~1")


def _out_of_a_word(text: str) -> str:
    return text.replace("~1", " ").replace("~0", "~")


def _number(sheet: Sheet, key: str, text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise _bad(sheet, key)
    return int(text)


def _share(sheet: Sheet, text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = math.nan
    if not 0 <= share <= 1:
        raise _bad(sheet, "shares")
    return share


def _step(number: int, found: tuple[int, str]) -> Step:
    line, text = found
    parsed = STEP.fullmatch(text)
    try:
        if parsed is None or parsed[1] != str(number) or not is_line(parsed[5], LARGEST):
            raise ValueError(text)
        seat = CHANCE if parsed[2] == "*" else int(parsed[2])
        return Step(seat, parsed[3], int(parsed[4]), parsed[5])
    except ValueError:
        raise RecordError("broken_step", line=line, expected=number, text=text[:60]) from None


def line_of_step(text: str, number: int) -> int:
    """Return the line of a record's text on which a step stands."""
    return read_sheet(text).steps[number - 1][0]
