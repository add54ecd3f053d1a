"""The options and component sets of Park Cup."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rimet.kernel.components import ComponentText, Entry
from rimet.kernel.options import Data, Number, Options

NOTATION = ("move", "to", "ask", "give", "drop")


class ParkOptions(Options, frozen=True, kw_only=True):
    """Holds what can be chosen before a match."""

    players: Annotated[int, Number(3, 3)] = 3
    hand: Annotated[int, Number(1, 5)] = 3
    field: Annotated[int, Number(1, 4)] = 2
    teams: Annotated[str, Data("teams")] = "teams-1"
    cards: Annotated[str, Data("cards")] = "cards-1"


class Team(Entry, frozen=True, kw_only=True):
    """Is a team with its head start."""

    name: str
    strength: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Card(Entry, frozen=True, kw_only=True):
    """Is a kind of card: goals, or an effect."""

    name: str
    count: Annotated[int, msgspec.Meta(ge=1, le=60)]
    goals: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    effect: Literal["", "transfer", "appeal"] = ""


def read_teams(text: ComponentText, seats: int) -> list[Team]:
    """Return the teams of a set that is fit to play with."""
    teams = text.entries("team", Team)
    if not seats < len(teams) <= 8:
        raise text.refused("set_team_count", ".team", fewest=seats + 1, most=8, found=len(teams))
    text.check_words("team", "name", [team.name for team in teams])
    return teams


def read_cards(text: ComponentText, hands: int) -> list[Card]:
    """Return the kinds of cards of a set that is fit to play with."""
    cards = text.entries("card", Card)
    text.check_words("card", "name", [card.name for card in cards])
    for index, card in enumerate(cards):
        if card.name in NOTATION:
            raise text.refused("set_notation_word", f".card[{index}].name", name=card.name)
    for effect in ("transfer", "appeal"):
        named = [index for index, card in enumerate(cards) if card.effect == effect]
        if len(named) > 1:
            raise text.refused("set_effect_twice", f".card[{named[1]}].effect", effect=effect)
    found = sum(card.count for card in cards)
    if found < hands:
        raise text.refused("set_few_cards", ".card", fewest=hands, found=found)
    return cards
