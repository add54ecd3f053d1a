"""Golden playthroughs: a whole match as text, with all that everybody was shown and told."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import msgspec

from rimet.kernel.dice import FairDice
from rimet.kernel.game import Event, Game, View
from rimet.kernel.match import Match
from rimet.kernel.options import tell_value
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER, SPECTATOR
from rimet.testing.failure import ConformanceError

TITLE = "rimet-playthrough 1"
LOOKS = 8  # positions shown in full
DIFFERENCES = 40  # lines of a difference that are told


def check_golden(game: Game, path: Path, seed: int) -> None:
    """Check that a match plays out and looks as in the committed file; a missing one fails."""
    again = f"python -m rimet.testing golden {game.name} --seed {seed} --write {path.parent}"
    if not path.is_file():
        raise ConformanceError("golden", game, seed, 0, f"{path} is missing; write it: {again}")
    written = path.read_text("utf-8").splitlines()
    played = playthrough(game, seed).splitlines()
    if written != played:
        lines = list(unified_diff(written, played, str(path), "now", n=1, lineterm=""))
        shown = "\n".join(lines[:DIFFERENCES])
        reason = f"differs from {path}; if that is meant, write it again: {again}\n{shown}"
        raise ConformanceError("golden", game, seed, 0, reason)


def golden_name(game: Game, seed: int) -> str:
    """Return the usual name of a game's golden file."""
    return f"{game.name}-{game.seats}-{seed}.txt"


def playthrough(game: Game, seed: int) -> str:
    """Return the text of a random match with fair dice."""
    match = Match(game, FairDice(seed))
    rng = Rng(seed)
    while match.to_act != OVER:
        legal = match.peek(match.to_act)
        match.play(match.to_act, [legal[rng.below(len(legal))]])
    return "\n".join([*_header(match, seed), *_steps(match), *_ending(match), ""])


def _header(match: Match, seed: int) -> Iterator[str]:
    game = match.game
    yield TITLE
    yield f"game {game.name}/{game.version}, {game.seats} seats, seed {seed}"
    for name, value in game.counted_options.items():
        yield f"option {name}: {_line(tell_value(value))}"


def _steps(match: Match) -> Iterator[str]:
    record = match.record
    every = max(len(record.steps) // LOOKS, 1)
    state = match.game.start()
    for number, step in enumerate(record.steps, start=1):
        journal: list[tuple[int, ...]] = []
        state.journal = journal
        state.apply(match.game.parse(state, step.move))
        yield ""
        yield f"{number} {'*' if step.seat == CHANCE else step.seat} {step.move}"
        yield from _told(match.game, journal)
        if number % every == 0 or number == len(record.steps):
            yield f"  position {match.game.write(state)}"
            common = list(_shown(match.game.view(state, SPECTATOR)))
            yield "  spectator sees"
            yield from common
            for seat in range(match.game.seats):
                yield f"  {_name(seat)} sees otherwise"
                seen = _shown(match.game.view(state, seat))
                yield from (line for line in seen if line not in common)


def _told(game: Game, journal: list[tuple[int, ...]]) -> Iterator[str]:
    """Yield the events of a step: as the spectator hears them, then seats that hear otherwise."""
    common = game.events(journal, SPECTATOR)
    yield from (f"  {_event(event)}" for event in common)
    for seat in range(game.seats):
        heard = game.events(journal, seat)
        if len(heard) != len(common):
            yield from (f"  {_name(seat)}: {_event(event)}" for event in heard)
            continue
        for event, public in zip(heard, common, strict=True):
            if event != public:
                yield f"  {_name(seat)}: {_event(event)}"


def _event(event: Event) -> str:
    kind = type(event).__name__
    facts = msgspec.structs.asdict(event)
    return " ".join([kind, *(f"{name}={_json(value)}" for name, value in facts.items())])


def _shown(view: View) -> Iterator[str]:
    """Yield a view field by field, and each struct in a list on its own line, with its place."""
    for field, value in msgspec.structs.asdict(view).items():
        if isinstance(value, list | tuple) and any(map(_is_struct, value)):
            yield f"    {field}: {len(value)}"
            yield from (f"    {field}[{place}]: {_json(item)}" for place, item in enumerate(value))
        else:
            yield f"    {field}: {_json(value)}"


def _is_struct(value: object) -> bool:
    return isinstance(value, msgspec.Struct | dict)


def _ending(match: Match) -> Iterator[str]:
    yield ""
    yield f"result {_json(match.result)}"


def _name(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else f"seat {viewer}"


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def _line(text: str) -> str:
    return _json(text) if "\n" in text else text
