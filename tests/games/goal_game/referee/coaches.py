"""The coaches with what they own, and the box that the tournament is played from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

KINDS = ("forward", "goalkeeper", "quarter-back")
COLORS = ("red", "yellow", "blue", "green")


class Coach:
    """A coach: a colour, coins, unused footballers, and in the end a place."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.color = COLORS[seat]
        self.letter = self.color[0].upper()  # as the sides of a card show it
        self.coins = 10  # GG-1
        self.unused: Counter[str] = Counter()
        self.place = 0

    def has(self, kind: str) -> bool:
        """Whether an unused footballer of a kind is there."""
        return self.unused[kind] > 0

    def spend(self, kind: str) -> None:
        """Use or lose a footballer, who is then gone (GG-2)."""
        assert self.has(kind)
        self.unused[kind] -= 1

    def may_have_more(self) -> bool:
        """Whether there is a coin to pay with, and room below three (GG-5, GG-R1, GG-R24)."""
        return self.coins > 0 and self.unused.total() < 3


class Box:
    """The coaches round the table, the bank, the cards, and how they are laid out."""

    def __init__(self, players: int, dealer: int, figure: str, cards: str, tokens: str) -> None:
        self.coaches = [Coach(seat) for seat in range(players)]
        self.dealer = self.coaches[dealer]
        self.is_random = figure == "random"
        self.cards = {
            f"{card['sides']}/{card['event']}": int(card.get("count", 1))
            for card in read_set(cards)["card"]
        }
        bank = next(bank for bank in read_set(tokens)["bank"] if bank["coaches"] == players)
        self.bank = Counter({kind: int(bank[kind.replace("-", "_")]) for kind in KINDS})

    def on_sale(self) -> list[str]:
        """Return the kinds that the bank has."""
        return [kind for kind in KINDS if self.bank[kind] > 0]

    def clockwise(self, coach: Coach) -> Iterator[Coach]:
        """Yield everybody from a coach's left on, the coach last."""
        start = coach.seat + 1
        yield from self.coaches[start:] + self.coaches[:start]


def read_set(value: str) -> dict[str, Any]:
    """Return a component set: a shipped one by name, or one's own as text."""
    if "\n" not in value:
        folder = files("rimet.games.goal_game") / "data"
        value = (folder / f"{value}.toml").read_text("utf-8")
    return tomllib.loads(value)
