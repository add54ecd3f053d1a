"""The words in which a game declares the facts of its state, each once, in its `facts.py`.

    FACTS = Facts(
        turn=number(0, "table.seats - 1", start="table.first"),  # whose turn it is
        owner=row("table.teams", "BANK", "table.seats - 1", start="BANK", seen=sight("see_owner")),
        known=row("table.teams", 0, 1),
        ledger=ledger(seats="table.seats", kinds="table.kinds", counts="table.counts"),
    )

Sizes, bounds and beginnings are whole numbers, or expressions of `table` and of what the game's
`setup.py` defines. `rimet.kernel.deriving` writes them as they stand into a typed module, where
mypy and the compiler check them; this module is not needed to play.
"""

from __future__ import annotations

from typing import Final

import msgspec

Expression = int | str


class Seen(msgspec.Struct, frozen=True):
    """Who sees a fact as it stands: all, everybody their own part of a row by seat, or nobody."""

    by: str


ALL: Final = Seen("all")
OWN: Final = Seen("own")
UNSEEN: Final = Seen("nobody")


class Digits(msgspec.Struct, frozen=True):
    """All see packed numbers, each in its parts: so many, of so many bits, the lowest first."""

    count: Expression
    bits: int = 1


class Sight(msgspec.Struct, frozen=True):
    """A method of the state adds so many cells within these bounds to what a viewer sees."""

    method: str
    size: Expression
    lowest: Expression
    highest: Expression


Visibility = Seen | Digits | Sight


class Number(msgspec.Struct, frozen=True):
    """A whole number; one that is not stored follows from the rest.

    `shown` is what it is in a scene, above all that it is in play: a phase of its own. `names` are
    those of its values from 0 on, where the generator is to write them as constants.
    """

    lowest: Expression
    highest: Expression
    start: Expression
    seen: Visibility
    is_stored: bool
    shown: Expression
    names: tuple[str, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """A row of whole numbers, which begins with `start` everywhere, or as a copy of `like`.

    Rows of one group are kept in an object that clones share until one of them writes.
    """

    size: Expression
    lowest: Expression
    highest: Expression
    start: Expression
    like: str
    seen: Visibility
    group: str
    is_stored: bool


class Form(msgspec.Struct, frozen=True):
    """Lists in which facts that are not stored themselves are packed, and the methods for it."""

    fields: tuple[str, ...]
    pack: str
    fill: str


class Part(msgspec.Struct, frozen=True):
    """An object with facts of its own, which clones, packs and shows itself.

    `new` makes one, `read` makes one of the lists that are `packed`; `sights` tell what it shows,
    by name, size and bounds. One that has a log drops it where the state is a sketch.
    """

    module: str
    kind: str
    new: str
    read: str
    fields: tuple[str, ...]
    sights: tuple[tuple[str, Expression, Expression, Expression], ...]
    has_log: bool = False


Fact = Number | Row | Form | Part


class Facts:
    """The facts of a state by name, in the order in which they are packed."""

    def __init__(self, **facts: Fact) -> None:
        self.facts = facts


def number(
    lowest: Expression,
    highest: Expression,
    *,
    start: Expression = 0,
    seen: Visibility = ALL,
    is_stored: bool = True,
    shown: Expression = "",
) -> Number:
    """Declare a whole number."""
    return Number(lowest, highest, start, seen, is_stored, shown)


def phases(*names: str) -> Number:
    """Declare a game's phases by name: the first, others, the end, and last that of a scene."""
    return Number(names[0], names[-2], names[0], ALL, True, names[-1], names)


def row(
    size: Expression,
    lowest: Expression,
    highest: Expression,
    *,
    start: Expression = 0,
    like: str = "",
    seen: Visibility = ALL,
    group: str = "",
    is_stored: bool = True,
) -> Row:
    """Declare a row of whole numbers; one of size -1 has as many as there are."""
    return Row(size, lowest, highest, start, like, seen, group, is_stored)


def sight(method: str, size: Expression, lowest: Expression, highest: Expression) -> Sight:
    """Say that a method of the state tells what a viewer sees."""
    return Sight(method, size, lowest, highest)


def form(*fields: str, pack: str, fill: str) -> Form:
    """Declare how facts that are not stored are packed."""
    return Form(fields, pack, fill)


def ledger(*, seats: str, kinds: str, counts: str) -> Part:
    """Declare a Ledger; a viewer sees its own hand, and how many cards others and the deck have."""
    return Part(
        "rimet.kernel.ledger",
        "Ledger",
        f"new_ledger({kinds}, {seats}, {counts})",
        f"unpack_ledger({kinds}, {seats}, packed)",
        ("hands", "deck", "laid", "log", "unmixed"),
        (
            ("hand", kinds, 0, "MOST_HELD"),
            ("hand_sizes", seats, 0, "MOST_HELD"),
            ("layers_gone", 1, 0, "MOST_LAYERS"),
            ("layers", "SHOWN_LAYERS", 0, f"sum({counts})"),
        ),
        has_log=True,
    )


def stock(*, seats: str, counts: str) -> Part:
    """Declare a Stock; a viewer sees its own cards, what lies open, and how many others have."""
    return Part(
        "rimet.kernel.stock",
        "Stock",
        f"new_stock({seats}, {counts})",
        f"unpack_stock({seats}, {counts}, packed)",
        ("hands", "pool", "log", "left"),
        (
            ("hand", f"len({counts})", 0, f"sum({counts})"),
            ("hand_sizes", seats, 0, f"sum({counts})"),
            ("deck_size", 1, 0, f"sum({counts})"),
            ("opened", f"len({counts})", 0, f"sum({counts})"),
            ("discarded", f"len({counts})", 0, f"sum({counts})"),
            ("discards", seats, 0, f"sum({counts})"),
            ("in_play", f"len({counts})", 0, f"sum({counts})"),
        ),
        has_log=True,
    )
