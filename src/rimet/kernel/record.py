"""A match as text: a readable header and numbered steps. docs/record.md has the format."""

from __future__ import annotations

import msgspec

from rimet.kernel.catalogue import find_game, known_versions
from rimet.kernel.dice import Fairness
from rimet.kernel.errors import OptionError, RecordError, RimetError
from rimet.kernel.game import Game, Placing, Result
from rimet.kernel.options import Value, is_own_set, parse_value, tell_value
from rimet.kernel.sheet import FORMAT, TITLE, Sheet, read_sheet, write_block
from rimet.kernel.state import CHANCE

ACTORS = ("person", "bot", "clock", "dice")
OWN = "own"


class Player(msgspec.Struct, frozen=True):
    """Names who holds a seat: a 'person' or a 'bot'."""

    kind: str
    name: str


class Step(msgspec.Struct, frozen=True):
    """Is one action or outcome: whose, by person, bot, clock or dice, when, and in notation.

    `at` counts milliseconds since the match started.
    """

    seat: int
    by: str
    at: int
    move: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Holds all that is needed to replay a match, with no dice."""

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
        return "\n".join([*_header(self), "", *_numbered(self.steps), "end", ""])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Return the record that a text describes; RecordError names the line."""
        sheet = read_sheet(text)
        name, version = sheet.value("game"), _whole(sheet, "version")
        kind = _game_kind(sheet, name, version)
        steps = tuple(_step(line, number, text) for number, (line, text) in _counted(sheet))
        if "steps" in sheet.headers and _whole(sheet, "steps") != len(steps):
            line = sheet.line("steps")
            raise RecordError("missing_steps", line=line, found=len(steps))
        return cls(
            game=name,
            version=version,
            options=_options(sheet, kind),
            players=tuple(_player(sheet, seat) for seat in _seats(sheet)),
            started=sheet.optional("started"),
            fairness=_fairness(sheet),
            result=_result(sheet),
            steps=steps,
            notes=sheet.below("note"),
        )


def _header(record: Record) -> list[str]:
    lines = [f"{TITLE} {FORMAT}", f"game: {record.game}", f"version: {record.version}"]
    for name, value in record.options.items():
        told = tell_value(value)
        if is_own_set(told):
            lines += [f"option {name}: {OWN}", *write_block(told)]
        else:
            lines.append(f"option {name}: {told}".rstrip())
    for seat, player in enumerate(record.players):
        lines.append(f"seat {seat}: {player.kind} {player.name}".rstrip())
    lines += [f"note {name}: {note}".rstrip() for name, note in record.notes.items()]
    if record.started:
        lines.append(f"started: {record.started}")
    fairness = record.fairness
    if fairness.commitment:
        lines += [f"match: {fairness.match}", f"commitment: {fairness.commitment}"]
        pairs = zip(fairness.nonces, fairness.notes, strict=True)
        for seat, (nonce, note) in enumerate(pairs):
            lines.append(f"nonce {seat}: {nonce or '-'} {note}".rstrip())
    if fairness.seed:
        lines.append(f"seed: {fairness.seed}")
    if record.result is not None:
        lines += _result_lines(record.result)
    return [*lines, f"steps: {len(record.steps)}"]


def _result_lines(result: Result) -> list[str]:
    ranking = " ".join(",".join(str(seat) for seat in level) for level in result.ranking)
    winner = "none" if result.winner is None else str(result.winner)
    lines = [
        f"winner: {winner}",
        f"ranking: {ranking}",
        f"scores: {' '.join(str(score) for score in result.scores)}",
        f"shares: {' '.join(repr(share) for share in result.shares)}",
    ]
    if result.placings:
        placings = " ".join(f"{placing.place}={placing.team}" for placing in result.placings)
        lines.append(f"placings: {placings}")
    return lines


def _numbered(steps: tuple[Step, ...]) -> list[str]:
    return [
        f"{number} {'*' if step.seat == CHANCE else step.seat} {step.by} {step.at} {step.move}"
        for number, step in enumerate(steps, start=1)
    ]


def _whole(sheet: Sheet, key: str) -> int:
    value = sheet.value(key)
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise RecordError("bad_header", line=sheet.line(key), header=key, value=value[:60])
    return int(value)


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
            raise RecordError("unknown_header", line=sheet.line(key), header=key)
        text = sheet.blocks[key] if told == OWN and key in sheet.blocks else told
        try:
            values[name] = parse_value(declared[name], text)
        except RimetError:
            raise _bad(sheet, key) from None
    return values


def _bad(sheet: Sheet, key: str) -> RecordError:
    value = sheet.optional(key)[:60]
    return RecordError("bad_header", line=sheet.line(key), header=key, value=value)


def _seats(sheet: Sheet) -> range:
    return range(len(sheet.below("seat")))


def _player(sheet: Sheet, seat: int) -> Player:
    kind, _, name = sheet.value(f"seat {seat}").partition(" ")
    if kind not in ("person", "bot"):
        raise _bad(sheet, f"seat {seat}")
    return Player(kind, name)


def _fairness(sheet: Sheet) -> Fairness:
    nonces, notes = [], []
    for seat in range(len(sheet.below("nonce"))):
        nonce, _, note = sheet.value(f"nonce {seat}").partition(" ")
        nonces.append("" if nonce == "-" else nonce)
        notes.append(note)
    return Fairness(
        match=sheet.optional("match"),
        commitment=sheet.optional("commitment"),
        nonces=tuple(nonces),
        notes=tuple(notes),
        seed=sheet.optional("seed"),
    )


def _result(sheet: Sheet) -> Result | None:
    if "ranking" not in sheet.headers:
        return None
    key = "winner"
    try:
        winner = sheet.value("winner")
        key = "ranking"
        ranking = [
            tuple(int(seat) for seat in level.split(",")) for level in sheet.value(key).split()
        ]
        key = "scores"
        scores = tuple(int(score) for score in sheet.value(key).split())
        key = "shares"
        shares = tuple(float(share) for share in sheet.value(key).split())
        key = "placings"
        pairs = [pair.partition("=") for pair in sheet.optional(key).split()]
        placings = tuple(Placing(team, int(place)) for place, _, team in pairs)
        key = "winner"
        return Result(
            winner=None if winner == "none" else int(winner),
            ranking=tuple(ranking),
            scores=scores,
            placings=placings,
            shares=shares,
        )
    except ValueError:
        raise _bad(sheet, key) from None


def _counted(sheet: Sheet) -> list[tuple[int, tuple[int, str]]]:
    return list(enumerate(sheet.steps, start=1))


def _step(line: int, number: int, text: str) -> Step:
    parts = text.split(None, 4)
    if len(parts) != 5 or parts[0] != str(number) or parts[2] not in ACTORS:
        raise RecordError("broken_step", line=line, expected=number, text=text[:60])
    seat, at = parts[1], parts[3]
    if not (seat == "*" or seat.isdecimal()) or not at.isdecimal():
        raise RecordError("broken_step", line=line, expected=number, text=text[:60])
    return Step(CHANCE if seat == "*" else int(seat), parts[2], int(at), parts[4])


def line_of_step(text: str, number: int) -> int:
    """Return the line of a record's text on which a step stands."""
    return read_sheet(text).steps[number - 1][0]
