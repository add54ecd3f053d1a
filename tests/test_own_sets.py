"""The page about sets of one's own: every example is a whole set that can be played with."""

from __future__ import annotations

import re
import tomllib
from typing import NamedTuple

import pytest

import rimet
from rimet.kernel.catalogue import find_game, make
from rimet.kernel.rng import Rng
from rimet.kernel.templates import set_options
from tests.source import ROOT

PAGE = ROOT / "docs" / "own-sets.md"
SECTION = re.compile(r"^### [^\n]*\(`([\w-]+)`, option `(\w+)`\)\n(.*?)(?=^##|\Z)", re.M | re.S)
EXAMPLE = re.compile(r"^```toml\n(.*?)^```$", re.M | re.S)


class Example(NamedTuple):
    """A set in the page."""

    game: str
    option: str
    text: str


EXAMPLES = [
    Example(game, option, text)
    for game, option, section in SECTION.findall(PAGE.read_text("utf-8"))
    for text in EXAMPLE.findall(section)
]


@pytest.mark.parametrize("example", EXAMPLES, ids=[f"{e.game}-{e.option}" for e in EXAMPLES])
def test_an_example_is_played_with(example: Example) -> None:
    game = make(find_game(example.game), {example.option: example.text})
    shipped = rimet.load(example.game)
    tables = [tomllib.loads(example.text)]
    tables += [tomllib.loads(shipped.component(s).text) for s in shipped_names(example)]
    assert tables[0] not in tables[1:], "as it is shipped, it shows nothing"
    rimet.playout(game.start(), Rng(1930))


def shipped_names(example: Example) -> tuple[str, ...]:
    """Return the shipped sets that an example can stand for."""
    options = {option.name: option for option in set_options(find_game(example.game))}
    return options[example.option].templates


@pytest.mark.parametrize(
    "game", ["goal-game", "mundialito", "tournament-football", "world-cup-game"]
)
def test_every_kind_of_set_has_an_example(game: str) -> None:
    shown = {example.option for example in EXAMPLES if example.game == game}
    assert shown == {option.name for option in set_options(find_game(game))}
    assert len(EXAMPLE.findall(PAGE.read_text("utf-8"))) == len(EXAMPLES)
