"""Options, declared once and read by the API, the command line, the server and the browser.

A game declares its options as a frozen struct; the annotation of a field says what is allowed:

    class Options(rimet.Options, frozen=True, kw_only=True):
        players: Annotated[int, Number(1, 6)] = 4
        mode: Annotated[str, Choice("I", "II", "IIB")] = "I"
        drafted: bool = False
        teams: Annotated[str, Data("teams")] = "teams-1"
        chosen: Annotated[str, Listed("teams")] = ""

An option that comes when there are records already is marked, whatever its kind:

        golden_goal: Annotated[bool, Later()] = False
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec

from rimet.kernel.errors import OptionError

LARGEST_SET = 65_536
LONGEST_LIST = 4_096
UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # control characters, surrogates, ends of lines and paragraphs
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
Value = str | int | bool


class Choice:
    """Allows one of a few texts."""

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed


class Number:
    """Allows whole numbers from the lowest to the highest."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest


class Data:
    """Allows the name of a shipped component set, or the text of one's own.

    Where nothing is shipped the default is the empty text, for no set at all; then the sets of the
    kind `like` show what one of one's own looks like.
    """

    def __init__(self, kind: str, like: str = "") -> None:
        self.kind = kind
        self.like = like or kind


class Words:
    """Allows a line of text, `is_line` of at most so many characters."""

    def __init__(self, longest: int) -> None:
        self.longest = longest


class Listed:
    """Allows entries of a set, by their codes, parted by commas; `of` is the option of that set."""

    def __init__(self, of: str) -> None:
        self.of = of


class Later:
    """Marks an option that was added when there were records: at its default it does not count.

    The mark stays for ever, and so does the default, which is one value whatever else is chosen.
    """


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The values of a game's options; `dealer` -1 is the last seat."""

    players: int = 4
    dealer: Annotated[int, Number(-1, 63)] = -1


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Describes one option to whoever shows or reads it.

    A set of one's own can begin as one of `templates`; a list names entries of the set that the
    option `of` chooses.
    """

    name: str
    kind: str
    default: Value
    allowed: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    templates: tuple[str, ...] = ()
    of: str = ""

    @property
    def help(self) -> str:
        """Return the code of the line that explains the option."""
        return f"option-{self.name.replace('_', '-')}"

    def told(self) -> str:
        """Return what is allowed, for a message."""
        if self.kind == "number":
            return f"{self.lowest}-{self.highest}"
        if self.kind in ("words", "list"):
            return f"0-{self.highest} characters"
        return ", ".join(self.allowed)


OptionsType = TypeVar("OptionsType", bound=Options)


def declared(kind: type[Options], sets: Mapping[str, tuple[str, ...]]) -> tuple[Option, ...]:
    """Return the declared options in order; `sets` names the shipped sets of each kind."""
    described = []
    for name, default, marks in _fields(kind):
        told = [mark for mark in marks if not isinstance(mark, Later)]
        if len(told) > 1:
            raise TypeError(f"option {name} says more than once what it allows")
        described.append(_describe(name, default, told[0] if told else None, sets))
    return tuple(described)


def _fields(kind: type[Options]) -> Iterator[tuple[str, Any, tuple[object, ...]]]:
    """Yield the name, the default and the marks of every option."""
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        yield field.name, field.default, getattr(hints[field.name], "__metadata__", ())


@cache
def later_defaults(kind: type[Options]) -> Mapping[str, Value]:
    """Return the default of every option that was added later, by name."""
    return {
        name: default
        for name, default, marks in _fields(kind)
        if any(isinstance(mark, Later) for mark in marks)
    }


def counted(kind: type[Options], values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values that dice, records and goldens name, in the order given.

    Options of a game's first days always count. A later one counts where it is not at its
    default: so all that was played before there was such an option stays as it is.
    """
    later = later_defaults(kind)
    return {
        name: value for name, value in values.items() if name not in later or value != later[name]
    }


def _describe(name: str, default: Any, mark: object, sets: Mapping[str, tuple[str, ...]]) -> Option:
    if isinstance(mark, Number):
        return Option(
            name=name, kind="number", default=default, lowest=mark.lowest, highest=mark.highest
        )
    if isinstance(mark, Choice):
        return Option(name=name, kind="choice", default=default, allowed=mark.allowed)
    if isinstance(mark, Data):
        return Option(
            name=name,
            kind="data",
            default=default,
            allowed=sets.get(mark.kind, ()),
            templates=sets.get(mark.like, ()),
        )
    if isinstance(mark, Listed):
        return Option(name=name, kind="list", default=default, highest=LONGEST_LIST, of=mark.of)
    if isinstance(mark, Words):
        return Option(name=name, kind="words", default=default, highest=mark.longest)
    if isinstance(default, bool) and mark is None:
        return Option(name=name, kind="switch", default=default, allowed=("true", "false"))
    raise TypeError(f"option {name} does not say what it allows")


def read_options(
    kind: type[OptionsType], options: tuple[Option, ...], values: Mapping[str, object]
) -> OptionsType:
    """Return the options with these values, each checked against what is declared."""
    known = {option.name: option for option in options}
    for name in values:
        if name not in known:
            allowed = ", ".join(sorted(known))
            raise OptionError("unknown_option", option=name[:60], allowed=allowed)
    checked = {name: check_value(known[name], value) for name, value in values.items()}
    made = msgspec.convert(checked, kind)
    if made.dealer < 0:
        return msgspec.structs.replace(made, dealer=made.players - 1)
    if made.dealer >= made.players:
        allowed = f"0-{made.players - 1}"
        raise OptionError("bad_value", option="dealer", value=made.dealer, allowed=allowed)
    return made


def check_value(option: Option, value: object) -> Value:
    """Return the value if the option allows it."""
    if option.kind == "number":
        if isinstance(value, int) and not isinstance(value, bool):
            if option.lowest <= value <= option.highest:
                return value
    elif option.kind == "switch":
        if isinstance(value, bool):
            return value
    elif isinstance(value, str):
        if option.kind == "choice" and value in option.allowed:
            return value
        if option.kind in ("words", "list") and is_line(value, option.highest):
            return value
        if option.kind == "data":
            return _check_set(option, value)
    raise OptionError("bad_value", option=option.name, value=str(value)[:80], allowed=option.told())


def _check_set(option: Option, value: str) -> str:
    if is_own_set(value):
        return _check_own_set(option, value)
    if value not in option.allowed and value != option.default:
        raise OptionError(
            "unknown_set", option=option.name, value=value[:80], allowed=option.told()
        )
    return value


def _check_own_set(option: Option, value: str) -> str:
    """Return a set's text with plain line ends, the last line ended too, as records keep it."""
    text = value.replace("\r\n", "\n").replace("\r", "\n")
    text = text if text.endswith("\n") else f"{text}\n"
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise OptionError(
            "bad_value",
            option=option.name,
            value=f"U+{ord(text[error.start]):04X}",
            allowed="UTF-8",
        ) from None
    if size > LARGEST_SET:
        raise OptionError("set_too_large", option=option.name, allowed=LARGEST_SET)
    return text


def is_own_set(value: str) -> bool:
    """Whether the value of a data option is a set's text rather than a shipped set's name."""
    return "\n" in value


def is_line(text: str, longest: int) -> bool:
    """Whether a text is one line with no blanks at its ends and no control characters.

    What would turn the direction of the text beside it counts as a control character.
    """
    if len(text) > longest or text != text.strip():
        return False
    return all(
        unicodedata.category(character) not in UNSEEN and character not in TURNING
        for character in text
    )


def parse_value(option: Option, text: str) -> Value:
    """Return the value that a text from the command line or a record stands for."""
    if option.kind == "number":
        try:
            return check_value(option, int(text))
        except ValueError:
            return check_value(option, text)
    if option.kind == "switch":
        return check_value(option, {"true": True, "false": False}.get(text.lower(), text))
    return check_value(option, text)


def tell_value(value: Value) -> str:
    """Return the text of a value; the inverse of `parse_value`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
