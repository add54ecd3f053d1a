"""Test that Park Cup has a sentence for all that it tells and asks."""

from __future__ import annotations

import re

import pytest

import rimet
from park_cup.events import EVENTS
from rimet import Event
from rimet.texts import Argument, Texts

FACTS: dict[str, Argument] = {
    "seat": "Ana",
    "to": "Bo",
    "owner": "Ana",
    "team": "Oaks",
    "card": "goal",
    "count": 2,
    "total": 3,
    "place": 4,
}
TEXTS = Texts("en", "park-cup")


def message(kind: type[Event]) -> str:
    """Return the message for a kind of event: `event-card-laid` for CardLaid."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


@pytest.mark.parametrize("kind", EVENTS, ids=message)
def test_every_event_has_its_sentence(kind: type[Event]) -> None:
    told = TEXTS.say(message(kind), FACTS)
    assert told.endswith(".") and "{" not in told


@pytest.mark.parametrize("event", ["team-drawn", "card-drawn", "card-laid"])
def test_what_a_viewer_is_not_told_is_left_out(event: str) -> None:
    hidden = "team" if event == "team-drawn" else "card"
    assert "none" not in TEXTS.say(f"event-{event}", {**FACTS, hidden: "none"})


@pytest.mark.parametrize("phase", ["turn", "second-field", "answer"])
def test_every_question_has_its_sentence(phase: str) -> None:
    assert TEXTS.say(f"ask-{phase}", {"seat": "Ana"})


def test_title_summary_and_every_option_are_said() -> None:
    options = rimet.load("park-cup").declared_options()
    for text in ("title", "summary", *(option.help for option in options)):
        assert TEXTS.say(text)
