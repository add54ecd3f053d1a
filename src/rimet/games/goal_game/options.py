"""The options and component sets of Goal!Game."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from rimet.kernel.components import ComponentText, Entry
from rimet.kernel.options import Choice, Data, Number, Options, is_line

from .names import EFFECTS, LETTERS
from .setup import CARDS_EACH, ROW

MOST_CARDS = 256
LONGEST_TEXT = 120
BETWEEN = " / "  # the texts of equal cards
SIDES = re.compile(rf"[{LETTERS}]{{4}}")
Tokens = Annotated[int, msgspec.Meta(ge=0, le=20)]


class GoalGameOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match."""

    players: Annotated[int, Number(2, 4)] = 4
    figure: Annotated[str, Choice("columns", "random")] = "columns"
    cards: Annotated[str, Data("cards")] = "cards-1"
    tokens: Annotated[str, Data("tokens")] = "tokens-1"


class Card(Entry, frozen=True, kw_only=True):
    """An event card: four sides from the top clockwise, as letters, its middle and its text."""

    sides: str
    event: str
    count: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    text: str = ""


class Bank(Entry, frozen=True, kw_only=True):
    """What so many coaches bid for: footballers of each kind."""

    coaches: Annotated[int, msgspec.Meta(ge=2, le=4)]
    forward: Tokens
    goalkeeper: Tokens
    quarter_back: Tokens


class TokenSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The footballers, by number of coaches."""

    bank: list[Bank]


def read_cards(text: ComponentText, seats: int) -> list[Card]:
    """Return the cards of a set that is fit to play with; equal ones are counted together."""
    cards = text.entries("card", Card)
    counted: dict[tuple[str, str], Card] = {}
    for index, card in enumerate(cards):
        place = f".card[{index}]"
        if SIDES.fullmatch(card.sides) is None:
            allowed = ", ".join(LETTERS)
            raise text.refused("set_no_sides", f"{place}.sides", sides=card.sides, allowed=allowed)
        if card.event not in EFFECTS:
            allowed = ", ".join(EFFECTS)
            raise text.refused("set_no_effect", f"{place}.event", event=card.event, allowed=allowed)
        if not is_line(card.text, LONGEST_TEXT):
            raise text.refused("set_bad_text", f"{place}.text", most=LONGEST_TEXT)
        alike = (min(turns(card.sides)), card.event)
        counted[alike] = _together(counted[alike], card) if alike in counted else card
    found = sum(card.count for card in cards)
    needed = max(CARDS_EACH * seats, ROW)
    if not needed <= found <= MOST_CARDS:
        raise text.refused("set_card_count", ".card", fewest=needed, most=MOST_CARDS, found=found)
    return list(counted.values())


def _together(first: Card, card: Card) -> Card:
    """Return a card that stands for equal ones, with the texts of all."""
    texts = dict.fromkeys(filter(None, [*first.text.split(BETWEEN), card.text]))
    count = first.count + card.count
    return msgspec.structs.replace(first, count=count, text=BETWEEN.join(texts))


def turns(sides: str) -> list[str]:
    """Return how a card's sides look after each quarter turn clockwise."""
    return [sides[-turn:] + sides[:-turn] if turn else sides for turn in range(len(sides))]


def read_bank(text: ComponentText, seats: int) -> list[int]:
    """Return how many footballers of each kind so many coaches bid for."""
    banks = text.read(TokenSet).bank
    for index, bank in enumerate(banks):
        if bank.coaches in [other.coaches for other in banks[:index]]:
            place = f".bank[{index}].coaches"
            raise text.refused("set_bank_twice", place, coaches=bank.coaches)
    for bank in banks:
        if bank.coaches == seats:
            return [bank.forward, bank.goalkeeper, bank.quarter_back]
    raise text.refused("set_no_bank", ".bank", coaches=seats)
