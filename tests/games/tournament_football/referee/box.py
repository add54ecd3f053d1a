"""What is in the box, read from the data as plain text: teams, cards, history, both boards."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

GAME = "rimet.games.tournament_football"
FOOTBALL = "rimet.football"

# Goals, then penalties: what ratings, cards and totals are, in the order that they are compared.
Score = tuple[int, int]


def read(package: str, name: str) -> dict[str, Any]:
    """Return a file of data by its name."""
    return tomllib.loads((resources.files(package) / "data" / f"{name}.toml").read_text("utf-8"))


def read_set(value: str) -> dict[str, Any]:
    """Return a component set: a shipped one by its name, or the text of one's own."""
    return tomllib.loads(value) if "\n" in value else read(GAME, value)


def ratings(value: str) -> dict[str, Score]:
    """Return the rating of every team of a set, in the order of the set (WCT-2)."""
    return {team["code"]: (team["goals"], team["penalties"]) for team in read_set(value)["team"]}


def card_counts(value: str) -> dict[str, int]:
    """Return how many there are of every kind of card, `2.1` being 2 goals and 1 penalty."""
    cards = read_set(value)["card"]
    return {f"{card['goals']}.{card['penalties']}": card["count"] for card in cards}


def worth(card: str) -> Score:
    """Return the goals and penalties that a card shows (WCT-3)."""
    goals, penalties = card.split(".")
    return int(goals), int(penalties)


# --- history


class Finals(NamedTuple):
    """A series out of history: its board, its teams, and who was in which group, if known."""

    board: str
    codes: list[str]
    homes: dict[str, str]


@cache
def finals(name: str) -> Finals:
    """Return a series by its name (WCT-30)."""
    series = read(GAME, f"series/{name}")
    renamed = series.get("renamed", {})
    groups = read(FOOTBALL, f"finals/{series['finals']}")["groups"] if "finals" in series else []
    homes = {
        renamed.get(code, code): letter
        for letter, group in zip("ABCDEF", groups, strict=False)
        for code in group["teams"]
    }
    return Finals(series["board"], [team["code"] for team in series["team"]], homes)


# --- the board

ROUNDS = {"M": "last 16", "Q": "quarter-final", "S": "semi-final", "t": "third place"}


class Pairing(NamedTuple):
    """A knock-out match: its round, its half-fields, and who comes there."""

    name: str
    round: str
    half_fields: tuple[str, str]
    comers: tuple[str, str]  # a placing, or the winner or loser of a match


class Board:
    """One side of the board, with everything on it called by its name."""

    def __init__(self, letters: str, thirds: int, bracket: str) -> None:
        self.letters = letters
        self.spots = [f"{letter}{number}" for letter in letters for number in (1, 2, 3, 4)]
        # WCT-6, WCT-R1: across the groups.
        self.seeding = [f"{letter}{number}" for number in (1, 2, 3, 4) for letter in letters]
        # WCT-22: best first.
        self.placings = [f"{rank}{letter}" for rank in (1, 2) for letter in letters]
        self.placings += [f"X{rank}" for rank in range(1, thirds + 1)]
        self.has_thirds = thirds > 0
        self.pairings = [_pairing(match) for match in read_set(bracket)["match"]]
        self.half_fields = [name for pairing in self.pairings for name in pairing.half_fields]


def _pairing(match: dict[str, str]) -> Pairing:
    """Return a match of a bracket; the letter of its name tells the round."""
    comers = match["home"], match["away"]
    short = {"third": "T", "final": "F"}.get(match["name"], match["name"])
    own = f"{short}a", f"{short}b"
    home, away = (name if " " in comer else comer for comer, name in zip(comers, own, strict=True))
    return Pairing(match["name"], ROUNDS.get(match["name"][0], match["name"]), (home, away), comers)


# WCT-1
BOARDS = {"world-cup": ("ABCDEF", 4), "olympic": ("ABCD", 0)}


def board(name: str, bracket: str) -> Board:
    """Return a board by its name, with its own bracket unless another is given."""
    return Board(*BOARDS[name], bracket or f"bracket-{name}")


def fitting(bracket: str) -> str:
    """Return the board that a bracket is for, the World Cup board where none is given."""
    if not bracket:
        return "world-cup"
    sides = {match[side] for match in read_set(bracket)["match"] for side in ("home", "away")}
    return next(name for name in BOARDS if set(board(name, "").placings) <= sides)


def worths(value: str) -> dict[int, int]:
    """Return the points for each place of a knock-out (WCT-25)."""
    points = read_set(value)
    names = {1: "champion", 2: "runner_up", 3: "third", 4: "fourth"}
    names |= {5: "quarter_finalist", 9: "last_sixteen"}
    return {place: points[name] for place, name in names.items()}
