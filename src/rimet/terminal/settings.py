"""From the words of a command line to a game with its options and the people and bots at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from rimet.bots import make_bot, usual_bot
from rimet.kernel.catalogue import find_game, make
from rimet.kernel.errors import ComponentError, OptionError
from rimet.kernel.game import Game
from rimet.kernel.options import LARGEST_SET, Option, Value, parse_value
from rimet.kernel.record import Player
from rimet.terminal.codes import read_codes
from rimet.terminal.files import read_text
from rimet.texts import Texts

BOT = "bot"


class Seating(msgspec.Struct, frozen=True):
    """A game ready to begin: rules fixed, seats taken."""

    game: Game
    players: tuple[Player, ...]


def read_settings(name: str, given: Sequence[str], players: int | None) -> dict[str, Value]:
    """Return the options of a game from `NAME=VALUE` texts; `@FILE` reads a set of one's own."""
    kind = find_game(name)
    declared = {option.name: option for option in kind.declared_options()}
    values: dict[str, Value] = {}
    if players is not None:
        values["players"] = players
    for text in given:
        key, equals, told = text.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            raise OptionError("option_without_value", option=text[:60])
        if key not in declared:
            raise OptionError(
                "unknown_option", option=key[:60], allowed=", ".join(sorted(declared))
            )
        if key in values:
            raise OptionError("option_twice", option=key)
        values[key] = _read_value(declared[key], told)
    for key in values:
        if declared[key].kind == "list":
            values[key] = read_codes(kind, declared[key], values)
    return values


def _read_value(option: Option, told: str) -> Value:
    if option.kind == "data" and told.startswith("@"):
        text = read_text(Path(told[1:]), LARGEST_SET)
        return parse_value(option, text if text.endswith("\n") else f"{text}\n")
    return parse_value(option, told)


def make_game(name: str, given: Sequence[str], players: int | None) -> Game:
    """Return a game with options from a command line."""
    with naming_files(files_of(given)):
        return make(find_game(name), dict(read_settings(name, given, players)))


def files_of(given: Sequence[str]) -> dict[str, Path]:
    """Return the files that sets of one's own are read from, by option."""
    told = (text.partition("=") for text in given)
    return {
        key.strip().replace("-", "_"): Path(value[1:])
        for key, _, value in told
        if value.startswith("@")
    }


@contextmanager
def naming_files(files: Mapping[str, Path]) -> Iterator[None]:
    """Let whatever refuses a set of one's own name the file that it stands in."""
    try:
        yield
    except ComponentError as error:
        file = files.get(str(error.facts.get("option", "")))
        if file is not None:
            error.facts["set"] = str(file)
        raise


def seat_players(
    name: str,
    given: Sequence[str],
    players: int | None,
    bots: int | None,
    seats: Sequence[str],
    texts: Texts,
) -> Seating:
    """Return a game and who plays it; where nobody is named, one person meets bots."""
    if seats and bots is not None:
        raise OptionError("bots_and_seats")
    if seats and players is None and not any(text.startswith("players=") for text in given):
        players = max(len(seats), _fewest(name))
    game = make_game(name, given, players)
    if seats:
        if len(seats) > game.seats:
            raise OptionError("too_many_seats", seats=game.seats, found=len(seats))
        named = [*seats, *[BOT] * (game.seats - len(seats))]
    else:
        wanted = game.seats - 1 if bots is None else bots
        if not 0 <= wanted <= game.seats:
            raise OptionError("bad_value", option="bots", value=wanted, allowed=f"0-{game.seats}")
        people = game.seats - wanted
        named = [texts.say("name-person", {"number": seat + 1}) for seat in range(people)]
        named += [BOT] * wanted
    return Seating(game, tuple(_players(name, named)))


def _fewest(name: str) -> int:
    options = {option.name: option for option in find_game(name).declared_options()}
    return options["players"].lowest


def _players(game: str, named: Sequence[str]) -> list[Player]:
    found: list[Player] = []
    for text in named:
        name = text.strip()
        kind, colon, which = name.partition(":")
        if kind == BOT and (colon or name == BOT):
            which = which or usual_bot(game)
            make_bot(game, which)
            found.append(Player(BOT, which))
            continue
        if any(player.kind == "person" and player.name == name for player in found):
            raise OptionError("name_twice", name=name)
        found.append(Player("person", name))
    return found
