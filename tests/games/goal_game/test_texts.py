"""Test that Goal!Game has a sentence, in every language it speaks, for all that it tells."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import msgspec
import pytest

from rimet import Event
from rimet.games.goal_game.events import EVENTS, CardOpened, MatchWon
from rimet.games.goal_game.names import PHASES
from rimet.kernel.record import Player
from rimet.terminal.sentences import Teller
from rimet.texts import Texts
from tests.games.goal_game.table import Table, load

LANGUAGES = ("en", "es")
CODES = (
    *("must-open", "must-lose", "wrong-moment", "not-held", "no-forward", "no-injury", "no-trade"),
    *("same-kind", "none-left", "three-already", "too-few-coins", "nothing-to-open"),
    *("no-such-card", "open-already", "not-touching", "no-counter-there", "no-bid-now"),
    *("bid-too-low", "bid-too-high"),
    *("set-no-sides", "set-no-effect", "set-bad-text", "set-bank-twice", "set-no-bank"),
)


def message(kind: type[Event]) -> str:
    """Return the message for a kind of event: `event-cup-won` for CupWon."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts_and_no_others(language: str) -> None:
    folder = resources.files("rimet.games.goal_game") / "locales"
    text = (folder / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    expected = {"title", "summary"}
    expected |= {option.help for option in load().declared_options()}
    expected |= {f"ask-{phase}" for phase in PHASES.values()}
    expected |= {f"error-{code}" for code in CODES}
    expected |= {message(kind) for kind in EVENTS}
    assert set(found) == expected and len(found) == len(expected)


@cache
def whole_matches() -> tuple[Event, ...]:
    """Return all that is told in some matches at random, one of them with level penalties."""
    events: list[Event] = []
    for players, seed in ((2, 1), (3, 2), (4, 3), (4, 4), (4, 11)):
        events += Table(players).finish(seed).events()
    table = Table(4).no_auction().last_card({}).quiet().finish(7)
    events += table.events()
    table = Table(3, cards=["RRRR/injury", "RRRR/transfer"]).give(0, "quarter-back goalkeeper")
    events += table.finish(3).events()
    events += Table(2, cards=["RRRR"]).no_auction().last_card({}).play("BBBB").finish(1).events()
    return tuple(events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    names = ("Ana", "Bea", "Carl", "Dora")
    teller = Teller(Texts(language, "goal-game"), [Player("person", name) for name in names])
    told: dict[str, set[str]] = {}
    for event in whole_matches():
        said = teller.event(event)
        kind = type(event).__name__
        assert said.strip() and "{" not in said and "none" not in said, (kind, said)
        if "seat" in msgspec.structs.asdict(event):
            numbers = re.findall(r"\b[0-3]\b", said)
            facts = [str(value) for value in msgspec.structs.asdict(event).values()]
            assert all(number in facts for number in numbers)
        told.setdefault(kind, set()).add(said)
    assert set(told) == {kind.__name__ for kind in EVENTS}
    assert len(told["MatchBegun"]) > 2 and len(told["HalfBegun"]) > 4


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "Ana attacks Bea and opens the card C2: "
            "top red, right yellow, bottom blue, left green. Penalty kick!",
        ),
        (
            "es",
            "Ana ataca a Bea y abre la carta C2: "
            "arriba rojo, derecha amarillo, abajo azul, izquierda verde. ¡Penalti!",
        ),
    ],
)
def test_an_opened_card_reads_well(language: str, expected: str) -> None:
    table = Table(2, cards=["RYBG/penalty-kick"]).no_auction()
    table.play("open=C2 RYBG/penalty-kick")
    people = [Player("person", "Ana"), Player("person", "Bea")]
    teller = Teller(Texts(language, "goal-game"), people)
    said = [teller.event(event) for event in table.events()]
    assert expected in [re.sub("[\u2068\u2069]", "", sentence) for sentence in said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_middle_that_is_void_in_penalties_is_not_told(language: str) -> None:
    people = [Player("person", name) for name in ("Ana", "Bea", "Carl", "Dora")]
    teller = Teller(Texts(language, "goal-game"), people)
    kicks = [event for event in whole_matches() if isinstance(event, CardOpened)]
    kicks = [event for event in kicks if event.part == "penalty" and event.middle != "play-on"]
    assert kicks
    for kick in kicks:
        assert teller.event(kick) == teller.event(msgspec.structs.replace(kick, middle="play-on"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_final_that_penalties_decide_is_told_so(language: str) -> None:
    people = [Player("person", name) for name in ("Ana", "Bea", "Carl", "Dora")]
    teller = Teller(Texts(language, "goal-game"), people)
    won = [event for event in whole_matches() if isinstance(event, MatchWon)]
    assert {event.by_penalties for event in won} == {False, True}
    for event in won:
        assert event.by_penalties is (event.goals == event.conceded)
        assert event.by_penalties is any(
            word in teller.event(event) for word in ("on penalties", "en los penaltis")
        )


def test_every_event_carries_a_rule_that_exists() -> None:
    rules = (resources.files("rimet.games.goal_game") / "RULES.md").read_text("utf-8")
    stated = set(re.findall(r"^- (GG-R?\d+) ", rules, re.MULTILINE))
    assert stated == {f"GG-{number}" for number in range(1, 23)} | {
        f"GG-R{number}" for number in range(1, 25)
    }
    assert {event.rule for event in whole_matches()} <= stated
