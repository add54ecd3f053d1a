"""The cards and the dice, read from their sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from rimet.kernel.components import ComponentText, Entry

KINDS: Final = (
    *("3", "2", "1", "2+1", "1+1", "1+1+1"),
    *("attack", "defence", "foul", "offside", "penalty"),
)
COLOURS: Final = ("black", "red", "blue", "green", "yellow", "grey")  # best to weakest, WCG-1
FACES: Final = (*COLOURS, "blank")
LETTERS: Final = ("K", "R", "B", "G", "Y", "A")
HAND: Final = 3

Kind = Literal[
    "3", "2", "1", "2+1", "1+1", "1+1+1", "attack", "defence", "foul", "offside", "penalty"
]
Colour = Literal["black", "red", "blue", "green", "yellow", "grey"]
Face = Literal["black", "red", "blue", "green", "yellow", "grey", "blank"]


class Card(Entry, frozen=True, kw_only=True):
    """A kind of card, and how many of it there are."""

    kind: Kind
    count: Annotated[int, msgspec.Meta(ge=0, le=200)]


class CardSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The kinds of cards; one that is not named has no cards."""

    card: list[Card]


class Die(Entry, frozen=True, kw_only=True):
    """A die with a colour or nothing on each face, and how many of it are rolled at once."""

    count: Annotated[int, msgspec.Meta(ge=1, le=8)]
    faces: Annotated[list[Face], msgspec.Meta(min_length=1, max_length=20)]

    @property
    def odds(self) -> list[int]:
        """Return how many faces show each colour, and where there are such, nothing."""
        faces: list[str] = list(self.faces)
        shown = FACES if FACES[-1] in faces else COLOURS
        return [faces.count(face) for face in shown]

    @property
    def goals(self) -> int:
        """Return how many faces score: all but black and blank."""
        return sum(face not in (COLOURS[0], FACES[-1]) for face in self.faces)


class DiceSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The dice for extra goals, the die for penalties, and one for shoot-outs if it is another."""

    extra: Die
    penalty: Die
    shootout: Die | None = None

    @property
    def kicks(self) -> Die:
        """Return the die for shoot-outs."""
        return self.shootout or self.penalty


def read_cards(
    text: ComponentText, seats: int, left_out: Sequence[str], single: Sequence[str]
) -> list[int]:
    """Return how many cards there are of each kind, in the order of KINDS.

    The cards that stay in play must fill all hands and leave one to draw.
    """
    cards = text.read(CardSet).card
    counts = [0] * len(KINDS)
    for index, card in enumerate(cards):
        if card.kind in [other.kind for other in cards[:index]]:
            raise text.refused("set_entry_twice", f".card[{index}]", name=card.kind)
        if card.kind not in left_out:
            counts[KINDS.index(card.kind)] = card.count
    lasting = sum(count for kind, count in zip(KINDS, counts, strict=True) if kind not in single)
    if lasting <= HAND * seats:
        raise text.refused("set_lasting_cards", ".card", hands=HAND * seats, found=lasting)
    if sum(counts) > 1000:
        raise text.refused("set_many_cards", ".card", most=1000, found=sum(counts))
    return counts


def read_dice(text: ComponentText) -> DiceSet:
    """Return the dice of a set; a penalty must be able to miss and to go in."""
    dice = text.read(DiceSet)
    for name, die in (("penalty", dice.penalty), ("shootout", dice.kicks)):
        if die.count != 1:
            raise text.refused("set_penalty_dice", f".{name}.count")
        if not 0 < die.goals < len(die.faces):
            raise text.refused("set_penalty_faces", f".{name}.faces")
    return dice
