"""Test that the game has a sentence, in every language, for all that it tells, asks and refuses."""

from __future__ import annotations

import re
from importlib import resources

import msgspec
import pytest

import rimet
from rimet import Event
from rimet.games.world_cup_game.events import EVENTS
from rimet.kernel.game import possible
from rimet.kernel.playout import playout
from rimet.texts import Argument, Texts
from tests.games.world_cup_game.script import Script, load_game, started

LANGUAGES = ("en", "es")
NAME = "world-cup-game"
PACKAGE = resources.files("rimet.games.world_cup_game")
CODES = set(
    re.findall(r'(?:RulesError|OptionError)\(\s*"(\w+)"', (PACKAGE / "refusals.py").read_text())
) | {"too_few_teams"}


def message(kind: type[Event]) -> str:
    """Return the message for a kind of event: `event-card-drawn` for CardDrawn."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts_and_no_others(language: str) -> None:
    text = (PACKAGE / "locales" / f"{language}.ftl").read_text("utf-8")
    expected = {"title", "summary", "ask-turn", "ask-target", "ask-draft"}
    expected |= {option.help for option in load_game().declared_options()}
    expected |= {f"error-{code.replace('_', '-')}" for code in CODES - {"illegal_move"}}
    expected |= {message(kind) for kind in EVENTS}
    assert set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) == expected


def told_in_matches() -> list[Event]:
    """Return all that is told in matches which, together, have everything happen."""
    found: list[Event] = []
    sets: tuple[dict[str, object], ...] = (
        {"edition": "1994"},
        {"edition": "1982", "handout": "draft", "players": 10},
        {"edition": "1974", "players": 5},
    )
    for seed, options in enumerate(sets):
        script = Script(load_game(**options))  # type: ignore[arg-type]
        playout(script.state, rimet.Rng(seed))
        found += script.events() + script.events(0)
    full = started(3, ["foul"] * 3).lay("A1b", "1", "1", "3").play("foul!A1b")
    lots = started(3, edition="1994").finish()
    lots.state.apply(possible(lots.state)[0])
    return [*found, *full.events(), *lots.events()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    texts = Texts(language, NAME)
    told = set()
    for event in told_in_matches():
        facts: dict[str, Argument] = {}
        for name, value in msgspec.structs.asdict(event).items():
            known = "none" if value == "" else value
            facts[name] = facts[name.replace("_", "-")] = (
                ("yes" if value else "no") if isinstance(value, bool) else known
            )
        said = texts.say(message(type(event)), facts)
        assert said.strip() and "{" not in said and "none" not in said, said
        told.add(type(event))
    assert told == set(EVENTS)


def test_every_event_carries_a_rule_that_exists() -> None:
    stated = set(
        re.findall(r"^- (WCG-R?\d+) ", (PACKAGE / "RULES.md").read_text("utf-8"), re.MULTILINE)
    )
    assert stated == {f"WCG-{number}" for number in range(1, 37)} | {
        f"WCG-R{number}" for number in range(25)
    }
    assert {event.rule for event in told_in_matches()} <= stated


@pytest.mark.parametrize(("language", "said"), [("en", "Foul"), ("es", "Falta")])
def test_cards_are_called_by_their_names(language: str, said: str) -> None:
    facts: dict[str, Argument] = {"seat": "Ana", "card": "foul"}
    assert said in Texts(language, NAME).say("event-card-played", facts)
    assert "2+1" in Texts(language, NAME).say("event-card-played", {**facts, "card": "2+1"})
