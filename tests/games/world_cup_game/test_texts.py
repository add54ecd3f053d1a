"""Test that the game has a sentence, in every language, for all that it tells, asks and refuses."""

from __future__ import annotations

import re
from importlib import resources

import msgspec
import pytest

import rimet
from rimet import Event
from rimet.games.world_cup_game.events import EVENTS, TokenPlaced, TokenVoided
from rimet.kernel.game import possible
from rimet.kernel.playout import playout
from rimet.kernel.record import Player
from rimet.terminal.sentences import Teller
from rimet.texts import Argument, Texts
from tests.games.world_cup_game.script import Script, load_game, started

LANGUAGES = ("en", "es")
NAME = "world-cup-game"
PACKAGE = resources.files("rimet.games.world_cup_game")
MADE = re.compile(r'(?:Reason|OptionError|text\.refused)\(\s*"(\w+)"')
FILES = ("refusals.py", "options.py", "edition.py", "components.py")
CODES = {code for file in FILES for code in MADE.findall((PACKAGE / file).read_text("utf-8"))}


def message(kind: type[Event]) -> str:
    """Return the message for a kind of event: `event-card-drawn` for CardDrawn."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts_and_no_others(language: str) -> None:
    text = (PACKAGE / "locales" / f"{language}.ftl").read_text("utf-8")
    expected = {"title", "summary", "ask-turn", "ask-target", "ask-draft"}
    expected |= {option.help for option in load_game().declared_options()}
    expected |= {f"error-{code.replace('_', '-')}" for code in CODES - {"set_entry_twice"}}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_told_that_no_board_shows(language: str) -> None:
    """A row has no name on the board, a group's match none, the two finals are called in words."""
    people = [Player("person", f"Player {chr(ord('a') + seat)}") for seat in range(10)]
    teller = Teller(Texts(language, NAME), people)
    told = [teller.event(event) for event in told_in_matches()]
    assert len(told) > 500
    for said in told:
        without_groups = re.sub(r"[Gg](roup|rupo) \w\b", "", said)
        assert not re.search(r"\b([A-H]\d|\d\.\d|[MQS]\d(?=[ab])|F|T)[ab]?\b", without_groups), said


@pytest.mark.parametrize(
    ("kind", "facts", "english", "spanish"),
    [
        (
            "token-placed",
            {"token": "goal", "goals": 2, "is-rest": "no"},
            "DEN scores 2 goals against FRA.",
            "DEN marca 2 goles contra FRA.",
        ),
        (
            "token-placed",
            {"token": "goal", "goals": 2, "is-rest": "yes"},
            "DEN keeps 2 of 3 goals against FRA.",
            "DEN conserva 2 de 3 goles contra FRA.",
        ),
        (
            "kick-taken",
            {"kick": 5, "face": "black", "is-goal": "no"},
            "DEN misses kick 5 against FRA: the die shows black.",
            "DEN falla el penalti 5 contra FRA: sale negro en el dado.",
        ),
        (
            "match-won",
            {"match": "F", "kind": "finals", "by": "kicks"},
            "In the Final DEN beats FRA on kicks.",
            "En la Final DEN vence a FRA por penaltis.",
        ),
        (
            "match-won",
            {"match": "T", "kind": "finals", "by": "goals"},
            "In the match for third place DEN beats FRA.",
            "En el partido por el tercer puesto DEN vence a FRA.",
        ),
        (
            "match-won",
            {"match": "Q3", "kind": "quarter-finals", "by": "lots"},
            "In the quarter-finals DEN beats FRA by lot.",
            "En cuartos DEN vence a FRA por sorteo.",
        ),
        (
            "team-advanced",
            {"rank": 1, "group": "4", "to": "B", "kind": "second-groups"},
            "DEN goes on to group B of the second round, as winner of group 4.",
            "DEN pasa al grupo B de la segunda fase, tras ganar el grupo 4.",
        ),
        (
            "team-advanced",
            {"rank": 3, "group": "none", "to": "M5", "kind": "last-16"},
            "DEN goes on to match M5 of the last 16, as one of the best thirds.",
            "DEN pasa al partido M5 de octavos, entre los mejores terceros.",
        ),
    ],
)
def test_the_log_speaks_in_whole_sentences(
    kind: str, facts: dict[str, Argument], english: str, spanish: str
) -> None:
    teams = {"team": "DEN", "against": "FRA", "winner": "DEN", "loser": "FRA"}
    assert Texts("en", NAME).say(f"event-{kind}", {**teams, **facts}) == english
    assert Texts("es", NAME).say(f"event-{kind}", {**teams, **facts}) == spanish


def test_the_opponent_is_told_with_every_token() -> None:
    told = started(3, ["foul"] * 3).lay("A1b", "2").play("foul!A1b").events()
    [voided] = [event for event in told if isinstance(event, TokenVoided)]
    rest = [event for event in told if isinstance(event, TokenPlaced)][-1]
    assert (voided.team, voided.against, voided.goals) == ("SEN", "FRA", 2)
    assert (rest.team, rest.against, rest.goals, rest.is_rest) == ("SEN", "FRA", 1, True)
