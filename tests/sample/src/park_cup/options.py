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


class TeamSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the teams."""

    team: list[Team]


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the kinds of cards."""

    card: list[Card]


def read_teams(text: ComponentText, seats: int) -> list[Team]:
    """Return the teams of a set that is fit to play with."""
    teams = text.read(TeamSet).team
    if not seats < len(teams) <= 8:
        raise text.refused(f"{seats + 1} to 8 teams are needed, {len(teams)} found", ".team")
    _check_names(text, "team", [team.name for team in teams])
    return teams


def read_cards(text: ComponentText, hands: int) -> list[Card]:
    """Return the kinds of cards of a set that is fit to play with."""
    cards = text.read(CardSet).card
    _check_names(text, "card", [card.name for card in cards])
    for index, card in enumerate(cards):
        if card.name in NOTATION:
            raise text.refused(f"“{card.name}” is a word of the notation", f".card[{index}].name")
    for effect in ("transfer", "appeal"):
        named = [index for index, card in enumerate(cards) if card.effect == effect]
        if len(named) > 1:
            raise text.refused(f"a second kind with effect {effect}", f".card[{named[1]}].effect")
    if sum(card.count for card in cards) < hands:
        raise text.refused(f"at least {hands} cards are needed", ".card")
    return cards


def _check_names(text: ComponentText, table: str, names: list[str]) -> None:
    for index, name in enumerate(names):
        if not name.replace("-", "").isalnum():
            raise text.refused(f"“{name}” is no name", f".{table}[{index}].name")
        if name in names[:index]:
            raise text.refused(f"“{name}” stands here twice", f".{table}[{index}].name")
