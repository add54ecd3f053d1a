"""What is in the box: teams and their colours, the chart, the cards and the dice.

Line-ups, brackets and component sets are read as they are printed; what the rules say about an
edition (points, order of criteria, decks) is written down here from RULES.md.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from rimet.games.world_cup_game.options import WorldCupOptions

GAME = files("rimet.games.world_cup_game") / "data"
FOOTBALL = files("rimet.football") / "data"

# What level teams are parted by, after their points.
BASE_ORDER = ("own matches", "difference", "goals")  # WCG-21
ORDER = ("difference", "goals", "own matches")  # WCG-33
SECOND_ORDER = (*ORDER, "first points", "first difference", "first goals")  # WCG-33, WCG-R15
THIRDS_ORDER = ("difference", "goals")  # WCG-R14

ALL, HALF, QUARTER = 1, 2, 4  # that part of the cards not in hands
TWELVE = -12  # so many of them


@dataclass(frozen=True)
class Format:
    """How an edition is played, and with which decks in each of its rounds."""

    win: int
    order: tuple[str, ...]
    group_rounds: int  # how many rounds the first groups are played in
    decks: tuple[tuple[int, ...], ...]
    single_use: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


BASE = Format(
    3, BASE_ORDER, 2, ((ALL,), (ALL,), (HALF,), (QUARTER,), (TWELVE,), (TWELVE,))
)  # WCG-21, WCG-23, WCG-R0
OF_1974 = Format(2, ORDER, 1, ((ALL,), (HALF,), (TWELVE,)))  # WCG-29 to WCG-31
OF_1982 = Format(2, ORDER, 1, ((ALL, HALF), (HALF,), (TWELVE,), (TWELVE,)), ("3",))
OF_1994 = Format(
    3, ORDER, 1, ((ALL, HALF), (HALF,), (QUARTER,), (TWELVE,), (TWELVE,)), ("3",), ("2+1",)
)
FORMATS = {
    "last-16-2002": BASE,
    "last-16-2006": BASE,
    "two-second-groups": OF_1974,
    "four-second-groups": OF_1982,
    "last-16-1994": OF_1994,
}


@dataclass(frozen=True)
class Tie:
    """A match of the knock-out: who plays it, as `1A`, `3CDE` or `winner M1`."""

    name: str
    stage: str
    home: str
    away: str


@dataclass(frozen=True)
class Group:
    """A group: its teams, or the placings that lead to a second one, and its matches in order."""

    name: str
    slots: tuple[str, ...]
    pairs: tuple[tuple[int, int], ...]


class Box:
    """All that lies on the table before the first team is handed out."""

    def __init__(self, options: WorldCupOptions) -> None:
        edition = _component(options.own_edition or f"edition-{options.edition}")
        bracket = _football(f"brackets/{edition['bracket']}")
        self.format = FORMATS[edition["bracket"]]
        self.colours: dict[str, str] = {
            team["code"]: team["colour"] for team in edition["team"]
        }  # WCG-1
        names = dict.fromkeys(team["group"] for team in edition["team"])
        self.groups = [
            Group(
                name,
                tuple(team["code"] for team in edition["team"] if team["group"] == name),
                _pairs("four"),
            )
            for name in names
        ]
        self.second_groups = [
            Group(group["name"], tuple(group["slots"]), _pairs(group["scheme"]))
            for group in bracket.get("second_groups", [])
        ]
        self.ties = [
            Tie(
                {"third": "T", "final": "F"}.get(tie["name"], tie["name"]),
                "finals" if tie["round"] in ("third place", "final") else tie["round"],
                tie["home"],
                tie["away"],
            )
            for tie in bracket["matches"]
        ]
        self.best_thirds: int = bracket.get("best_thirds", 0)
        thirds = _football(f"thirds/{options.third_table}")  # WCG-34, WCG-R10
        self.opponents: dict[str, dict[str, str]] = {
            row["groups"]: dict(zip(thirds["hosts"], row["opponents"], strict=True))
            for row in thirds["rows"]
        }
        self.cards = Counter(
            {
                card["kind"]: card["count"]
                for card in _component(options.cards)["card"]
                if card["kind"] not in self.format.left_out
            }
        )
        dice = _component(options.dice)
        self.extra_dice: int = dice["extra"]["count"] if options.extra_goals else 0  # WCG-32
        self.extra_faces = Counter(dice["extra"]["faces"])
        self.penalty_faces = Counter(dice["penalty"]["faces"])


def _pairs(scheme: str) -> tuple[tuple[int, int], ...]:
    """Return the matches of a scheme such as `1-2 3-4; 1-3 2-4`, or of one that has a name."""
    named = tomllib.loads((FOOTBALL / "schemes.toml").read_text("utf-8"))
    text = named[scheme]["scheme"] if scheme in named else scheme
    sides = (pair.split("-") for pair in text.replace(";", " ").split())
    return tuple((int(home) - 1, int(away) - 1) for home, away in sides)


def _component(told: str) -> dict[str, Any]:
    """Return a component set: one that is shipped, or the text of one's own."""
    text = told if "\n" in told else (GAME / f"{told}.toml").read_text("utf-8")
    return tomllib.loads(text)


def _football(name: str) -> dict[str, Any]:
    return tomllib.loads((FOOTBALL / f"{name}.toml").read_text("utf-8"))
