"""The codes of teams that people name: by code, by the name in their set, or as a nation."""

from __future__ import annotations

from collections.abc import Mapping

from rimet.football.errors import FootballError
from rimet.football.nations import find, fold_name
from rimet.kernel.game import Game
from rimet.kernel.options import Option
from rimet.kernel.templates import codes_of


def read_codes(kind: type[Game], option: Option, values: Mapping[str, object]) -> str:
    """Return a list of teams as codes; a name that nobody has stays, and the game refuses it."""
    others = {other.name: other.default for other in kind.declared_options()}
    known = codes_of(kind, str(values.get(option.of, others.get(option.of, ""))))
    told = [name.strip() for name in str(values[option.name]).split(",")]
    return ", ".join(_code(name, known) for name in told)


def _code(name: str, known: Mapping[str, str]) -> str:
    if name in known:
        return name
    folded = fold_name(name)
    for code, own in known.items():
        if folded in (fold_name(code), fold_name(own)) and folded:
            return code
    try:
        nation = find(name)
    except FootballError:
        return name
    return nation.code if nation.code in known else name
