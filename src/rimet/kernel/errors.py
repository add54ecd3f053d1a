"""Everything Rimet refuses, as one tree.

RimetError
├── OptionError        a game, option or value that does not exist or does not fit
├── ComponentError     a component set that is malformed; names the set and where
├── RulesError         a move the rules forbid now; names the rule where there is one
│   └── PositionError  a position text that is no position of this game
├── RecordError        a record that cannot be read or replayed; names the line
├── FairnessError      dice that do not follow from their seed and commitment
├── SketchError        a sketch of a state, asked for what only a whole one can tell
└── TextError          a language or text that does not exist

An error carries a stable `code` and `facts`, never words: the sentence for people is looked
up at the edge, in the Fluent message `error-<code>`. `rimet` installs the English speaker, so
that `str(error)` reads well in Python too.
"""

from __future__ import annotations

from collections.abc import Callable

Fact = str | int


def tell_plainly(error: RimetError) -> str:
    """Return the code and the facts, where there is no sentence."""
    told = ", ".join(f"{name}={value}" for name, value in error.facts.items())
    return f"{error.code} ({told})" if told else error.code


class RimetError(Exception):
    """Something refused, for a reason with a stable code."""

    speak: Callable[[RimetError], str] = staticmethod(tell_plainly)

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return RimetError.speak(self)

    def __reduce__(self) -> tuple[Callable[..., RimetError], tuple[object, ...]]:
        return _restore, (type(self), self.code, self.facts)


def _restore(kind: type[RimetError], code: str, facts: dict[str, Fact]) -> RimetError:
    return kind(code, **facts)


class OptionError(RimetError):
    """A refused game, option or value."""


class ComponentError(RimetError):
    """A refused component set, naming the set and the place in it.

    Where it is one of one's own, the fact `option` says which option it was given for.
    """

    text = ""  # of the set


class RulesError(RimetError):
    """A refused move; the match goes on untouched."""

    @property
    def rule(self) -> str:
        """Return the number of the rule that forbids the move, or an empty text."""
        return str(self.facts.get("rule", ""))


class PositionError(RulesError):
    """A text that is no position of this game."""


class RecordError(RimetError):
    """A refused record, naming the line where it goes wrong."""


class FairnessError(RimetError):
    """Dice that do not follow from their seed and commitment."""


class SketchError(RimetError):
    """Refuses to tell of a sketch what only a whole state can tell."""


class TextError(RimetError):
    """A language or a text that does not exist."""
