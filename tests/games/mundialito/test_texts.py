"""Test that Mundialito has a sentence, in every language it speaks, for all that it tells."""

from __future__ import annotations

import re
from importlib import resources

import msgspec
import pytest

import rimet
from rimet import Event
from rimet.games.mundialito.events import EVENTS, SideDrawn
from rimet.games.mundialito.setup import LAY, LOT
from rimet.games.mundialito.view import PHASES
from rimet.texts import Argument, Texts
from tests.games.mundialito.table import Table, load

LANGUAGES = ("en", "es")
CODES = (
    *("chosen-unknown", "chosen-twice", "chosen-count", "bad-blank", "blank-taken"),
    *("drafted-already", "not-taking-part", "only-roll"),
    *("set-no-word", "set-three-dice", "set-die-faces", "set-equal-faces"),
)


def message(kind: type[Event]) -> str:
    """Return the message for a kind of event: `event-cup-won` for CupWon."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


def messages(language: str) -> set[str]:
    """Return the messages that the game's own file has."""
    folder = resources.files("rimet.games.mundialito") / "locales"
    text = (folder / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts_and_no_others(language: str) -> None:
    expected = {"title", "summary"}
    expected |= {option.help for option in load().declared_options()}
    expected |= {f"ask-{phase}" for phase in PHASES.values()}
    expected |= {f"error-{code}" for code in CODES}
    expected |= {message(kind) for kind in EVENTS}
    assert messages(language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    texts = Texts(language, "mundialito")
    told: dict[str, set[str]] = {}
    for events in (whole_match(), oddities()):
        for event in events:
            facts = {
                name: "none" if value == "" else value
                for name, value in msgspec.structs.asdict(event).items()
            }
            said = texts.say(message(type(event)), facts)
            assert said.strip() and "{" not in said and "none" not in said
            told.setdefault(type(event).__name__, set()).add(said)
    assert set(told) == {kind.__name__ for kind in EVENTS}
    assert len(told["RoundBegun"]) == 6


def whole_match() -> list[Event]:
    """Return all that is told in some matches at random."""
    events: list[Event] = []
    for mode, handout in (("I", "dealt"), ("II", "draft"), ("IIB", "dealt")):
        table = Table(mode=mode, handout=handout, chosen="")
        events += table.finish(3).events()
    return events


def oddities() -> list[Event]:
    """Return what is told where strong teams are too many and throws stay level."""
    table = Table(mode="IIB", chosen="", blank="Narnia", blank_stars=3).hand_out().lay()
    for _ in range(12):
        table.roll(0, 0)
    while table.state.phase != LOT:
        table.roll(0)
    while table.state.phase != LAY:
        table.state.apply(table.state.sample(rimet.Rng(table.state.tries)))
    return table.finish(1).events()


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "BRA 2-2 ITA, 9-7 on penalties: BRA wins."),
        ("es", "BRA 2-2 ITA, 9-7 en los penaltis: gana BRA."),
    ],
)
def test_a_score_with_penalty_kicks(language: str, expected: str) -> None:
    facts: dict[str, Argument] = {"first": "BRA", "second": "ITA", "winner": "BRA"}
    facts |= {"first_goals": 2, "second_goals": 2, "first_kicks": 9, "second_kicks": 7}
    assert Texts(language, "mundialito").say("event-match-won", facts) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["POR is drawn.", "PER is drawn against POR.", "POR and PER kick off."]),
        (
            "es",
            ["Sale POR en el sorteo.", "Sale PER contra POR.", "Empieza el partido POR – PER."],
        ),
    ],
)
def test_a_draw_reads_well_backwards_too(language: str, expected: list[str]) -> None:
    texts = Texts(language, "mundialito")
    facts: dict[str, Argument] = {"match": 0, "stage": "round-of-32"}
    first: dict[str, Argument] = {"side": 1, "team": "POR", "against": "none"}
    second: dict[str, Argument] = {"side": 2, "team": "PER", "against": "POR"}
    sides: dict[str, Argument] = {"first": "POR", "second": "PER"}
    assert [
        texts.say("event-side-drawn", {**facts, **first}),
        texts.say("event-side-drawn", {**facts, **second}),
        texts.say("event-match-begun", {**facts, **sides}),
    ] == expected


def test_only_the_second_side_is_drawn_against_somebody() -> None:
    drawn = [event for event in whole_match() if isinstance(event, SideDrawn)]
    for first, second in zip(drawn[::2], drawn[1::2], strict=True):
        assert (first.side, first.against, second.side) == (1, "", 2)
        assert second.against == first.team


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_counted_in_words(language: str) -> None:
    texts = Texts(language, "mundialito")
    said = []
    for number in (0, 1, 5):
        facts: dict[str, Argument] = {"team": "BRA", "part": "goals", "die": "yellow"}
        said.append(texts.say("event-die-rolled", {**facts, "number": number}))
    expected = {
        "en": ("no goal with the yellow die.", "one goal", "5 goals"),
        "es": ("ningún gol con el dado amarillo.", "un gol", "5 goles"),
    }
    assert all(part in told for part, told in zip(expected[language], said, strict=True))


def test_every_event_carries_a_rule_that_exists() -> None:
    rules = (resources.files("rimet.games.mundialito") / "RULES.md").read_text("utf-8")
    stated = set(re.findall(r"^- (MUN-R?\d+) ", rules, re.MULTILINE))
    assert stated == {f"MUN-{number}" for number in range(1, 19)} | {
        f"MUN-R{number}" for number in range(1, 12)
    }
    assert {event.rule for event in (*whole_match(), *oddities())} <= stated
