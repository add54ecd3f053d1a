"""Test that the game has a sentence, in every language, for all that it tells, asks and refuses."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import rimet
import rimet.games.tournament_football as package
from rimet import Event
from rimet.games.tournament_football.events import (
    CRITERIA,
    EVENTS,
    MatchResolved,
    SeriesWon,
    TeamPlaced,
)
from rimet.texts import Argument, Texts
from tests.games.tournament_football.script import Script

FOLDER = Path(package.__file__).parent
LANGUAGES = ("en", "es")
NAME = "tournament-football"
SECRET = "none"
FACTS: dict[str, Argument] = {
    "seat": "Ana",
    "owner": "Bo",
    "team": "Brazil",
    "winner": "Brazil",
    "loser": "Italy",
    "card": "2.1",
    "place": "B3",
    "spot": "B3",
    "placing": "1A",
    "group": "A",
    "match": "Q1",
    "round": "quarter-final",
    "title": "",
    "by": "goals",
    "rank": 2,
    "goals": 3,
    "penalties": 1,
    "points": -2,
    "count": 72,
    "slot": 0,
}


# What refuses options and sets of one's own, and the facts that are told with each of them.
ALWAYS: dict[str, set[str]] = {"OptionError": set(), "text.refused": {"set", "line"}}


class Arguments(Visitor):
    """Gathers the arguments that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        """Note an argument."""
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Return the arguments of every message of the game's catalogue; broken entries fail."""
    text = (FOLDER / "locales" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def message(kind: type[Event]) -> str:
    """Return the message for a kind of event: `event-card-drawn` for CardDrawn."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


def fields(kind: type[Event]) -> set[str]:
    """Return the arguments that an event brings."""
    return {field.name for field in msgspec.structs.fields(kind)}


def refusals() -> dict[str, set[str]]:
    """Return every code that the game refuses something with, and the facts that are told."""
    game = rimet.load(NAME)
    state = game.start()
    found = {reason.code: set(reason.facts(state, 0, 0)) for reason in game.reasons}
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ALWAYS:
                facts = {str(keyword.arg) for keyword in node.keywords}
                found[ast.literal_eval(node.args[0])] = facts | ALWAYS[ast.unparse(node.func)]
    return found


def test_the_codes_are_found_in_the_source() -> None:
    found = refusals()
    assert found["place_full"] == {"rule", "place", "capacity"}
    assert found["unknown_team"] == {"rule", "team"}
    assert {"groups_over", "group_played", "last_card_in_group", "later_played"} <= set(found)
    assert found["set_few_cards"] == {"set", "line", "fewest", "found"}
    assert len(found) >= 20


def test_every_refusal_names_its_rule() -> None:
    without = {code for code, facts in refusals().items() if "rule" not in facts}
    sets = {code for code in refusals() if code.startswith("set_")}
    assert without == sets, "a set of one's own breaks no rule"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    texts, told = Texts(language, NAME), messages(language)
    for code, facts in refusals().items():
        name = f"error-{code.replace('_', '-')}"
        assert texts.has(name), name
        assert told.get(name, set()) <= facts - {"rule"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_line(language: str) -> None:
    told = messages(language)
    for option in rimet.load(NAME).declared_options():
        assert told[option.help] == set()
    assert told["title"] == told["summary"] == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=message)
def test_every_event_has_its_sentence(kind: type[Event], language: str) -> None:
    assert messages(language)[message(kind)] <= fields(kind)
    facts = {name: FACTS[name] for name in fields(kind) - {"rule"}}
    said = Texts(language, NAME).say(message(kind), facts)
    assert said[-1] in ".!" and "{" not in said and "  " not in said and "\n" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=message)
def test_what_a_viewer_is_not_told_is_left_out(kind: type[Event], language: str) -> None:
    optional = [field.name for field in msgspec.structs.fields(kind) if field.default == ""]
    hidden = {name: SECRET for name in optional if name != "rule"}
    facts = {name: FACTS[name] for name in fields(kind) - {"rule"}}
    said = Texts(language, NAME).say(message(kind), facts | hidden)
    assert SECRET not in said and said[-1] in ".!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_and_criterion_is_told_apart(language: str) -> None:
    texts = Texts(language, NAME)
    rounds = [("M1", "last 16"), ("Q1", "quarter-final"), ("S1", "semi-final")]
    rounds += [("third", "third place"), ("final", "final"), ("final", "olympic-final")]
    said = {
        texts.say("event-match-resolved", {**FACTS, "match": match, "round": stage, "by": by})
        for match, stage in rounds
        for by in CRITERIA
    }
    assert len(said) == len(rounds) * len(CRITERIA)
    for event in ("event-team-ranked", "event-third-ranked"):
        assert len({texts.say(event, {**FACTS, "by": by}) for by in CRITERIA}) == len(CRITERIA)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Brazil has 3 goals and 1 penalty on B3."),
        ("es", "Brazil tiene 3 goles y 1 penalti en B3."),
    ],
)
def test_a_total_reads_well(language: str, said: str) -> None:
    assert Texts(language, NAME).say("event-team-total", FACTS) == said


@pytest.mark.rule("WCT-1", "WCT-24")
@pytest.mark.parametrize(
    ("board", "won", "champion"),
    [
        ("olympic", "In the Olympic Final", "is Olympic champion!"),
        ("world-cup", "In The Final", "wins the cup!"),
        ("world-cup-32", "In The Final", "wins the cup!"),
    ],
)
def test_each_board_has_its_final_and_its_champion(board: str, won: str, champion: str) -> None:
    script = Script(players=2, board=board).deal_any().run()
    texts = Texts("en", NAME)
    final = script.told(MatchResolved)[-1]
    assert texts.say("event-match-resolved", msgspec.structs.asdict(final)).startswith(won)
    placed = [event for event in script.told(TeamPlaced) if event.place == 1]
    assert [event.team for event in placed] == [final.winner]
    assert texts.say("event-team-placed", msgspec.structs.asdict(placed[0])).endswith(champion)


@pytest.mark.rule("WCT-25", "WCT-R5")
@pytest.mark.parametrize("board", ["olympic", "world-cup"])
def test_manager_of_the_series_is_named(board: str) -> None:
    script = Script(players=4, board=board, team_scoring=True).deal_any().run()
    scores = script.state.scores()
    told = {event.seat: event.points for event in script.told(SeriesWon)}
    assert told == {seat: score for seat, score in enumerate(scores) if score == max(scores)}
    assert Script(players=4, board=board).deal_any().run().told(SeriesWon) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_does_not_show_what_only_programs_write(language: str) -> None:
    for option in rimet.load(NAME).declared_options():
        said = Texts(language, NAME).say(option.help)
        assert not any(f"({value})" in said for value in option.allowed), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_by_name(language: str) -> None:
    assert messages(language)["ask-turn"] == {"seat", "can_play_group", "can_play_later"}
    cases = [{"can_play_group": group, "can_play_later": "yes"} for group in ("yes", "no")]
    cases.append({"can_play_group": "yes", "can_play_later": "no"})
    asked = {
        Texts(language, NAME).say("ask-turn", {"seat": "Ana", **switches}) for switches in cases
    }
    assert len(asked) == 3 and all("Ana" in question for question in asked)


def test_both_languages_have_the_same_messages_and_no_others() -> None:
    english, spanish = messages("en"), messages("es")
    assert list(english) == list(spanish)
    known = {"title", "summary", "ask-turn"} | {message(kind) for kind in EVENTS}
    known |= {option.help for option in rimet.load(NAME).declared_options()}
    known |= {f"error-{code.replace('_', '-')}" for code in refusals()}
    assert set(english) <= known
