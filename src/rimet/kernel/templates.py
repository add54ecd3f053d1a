"""The shipped sets of a game as templates, and what a set of one's own is for."""

from __future__ import annotations

import tomllib

from rimet.kernel.errors import OptionError
from rimet.kernel.game import Game
from rimet.kernel.options import Option, is_own_set


def set_options(kind: type[Game]) -> tuple[Option, ...]:
    """Return the options of a game that take sets."""
    return tuple(option for option in kind.declared_options() if option.kind == "data")


def template_text(kind: type[Game], name: str) -> str:
    """Return the text of a shipped set of a game; the name is one of a list, never a path."""
    known = [template for option in set_options(kind) for template in option.templates]
    if name not in known:
        allowed = ", ".join(known)
        raise OptionError("no_such_set", game=kind.name, value=name[:80], allowed=allowed)
    return kind.component(name).text


def option_for(kind: type[Game], text: str, told: str = "") -> Option:
    """Return the option that a set of one's own is for.

    It is the one that is told, by its name or that of a set it takes; else the one whose shipped
    sets have most tables and fields in common with this one.
    """
    options = set_options(kind)
    allowed = ", ".join(option.name for option in options)
    if told:
        for option in options:
            if told.replace("-", "_") == option.name or told in option.templates:
                return option
        raise OptionError("no_such_set", game=kind.name, value=told[:80], allowed=allowed)
    found = _words(text)
    shared = [len(found & _of_templates(kind, option)) for option in options]
    if not shared or max(shared) == 0 or shared.count(max(shared)) > 1:
        raise OptionError("set_of_no_kind", game=kind.name, allowed=allowed)
    return options[shared.index(max(shared))]


def _of_templates(kind: type[Game], option: Option) -> set[str]:
    return {word for name in option.templates for word in _words(kind.component(name).text)}


def _words(text: str) -> set[str]:
    """Return the heads of a set's tables and the names of its fields, as far as it can be read."""
    words = set()
    for line in text.split("\n"):
        plain = line.partition("#")[0].strip()
        if plain.startswith("["):
            words.add("".join(plain.split()))
        elif "=" in plain:
            words.add(plain.partition("=")[0].strip())
    return words


def codes_of(kind: type[Game], value: str) -> dict[str, str]:
    """Return the codes of a set's entries, each with the name that the set gives it, if it does.

    The set is a shipped one by name, or one's own; one that cannot be read has none.
    """
    options = set_options(kind)
    if not is_own_set(value) and not any(value in option.templates for option in options):
        return {}
    try:
        tables = tomllib.loads(kind.component(value).text)
    except (ValueError, RecursionError):
        return {}
    entries = [entry for table in tables.values() if isinstance(table, list) for entry in table]
    return {
        str(entry["code"]): str(entry.get("name", ""))
        for entry in entries
        if isinstance(entry, dict) and "code" in entry
    }


def own_names(game: Game) -> dict[str, str]:
    """Return the names that the sets of one's own of a game give to what they name by a code."""
    chosen = [str(getattr(game.options, option.name)) for option in set_options(type(game))]
    own = [codes_of(type(game), value) for value in chosen if is_own_set(value)]
    return {code: name for codes in own for code, name in codes.items() if name}
