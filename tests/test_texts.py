"""Test the words for people: languages, fallback, missing texts, arguments."""

import re
from pathlib import Path

import pytest

import rimet
from rimet import OptionError, RimetError, RulesError, TextError
from rimet.texts import SOURCE, Texts, languages, say_error

LOCALES = Path(rimet.__file__).parent / "locales"


def refused(texts: Texts, message: str, **facts: str | int) -> TextError:
    """Return the error that a message gives."""
    with pytest.raises(TextError) as caught:
        texts.say(message, facts)
    return caught.value


def test_english_is_the_source() -> None:
    assert SOURCE in languages()
    assert languages() == sorted(languages())
    assert Texts().language == "en"


def test_a_text_is_said_with_its_arguments() -> None:
    texts = Texts()
    assert texts.say("error-match-over") == "The match is over."
    assert texts.say("error-bad-move", {"move": "x>y"}) == (
        "“x>y” is not a move that can be played here."
    )


def test_arguments_cannot_hold_commands() -> None:
    said = Texts().say("error-bad-move", {"move": '{ $x } { "" }'})
    assert said.startswith('“{ $x } { "" }” is')


@pytest.mark.parametrize("language", ["", "xx", "EN", "../en", "en.ftl", "x" * 1000])
def test_unknown_language(language: str) -> None:
    with pytest.raises(TextError) as caught:
        Texts(language)
    assert caught.value.code == "unknown_language"
    assert "en" in str(caught.value.facts["allowed"])
    assert len(str(caught.value)) < 200


def test_unknown_text() -> None:
    texts = Texts()
    assert not texts.has("no-such-text")
    error = refused(texts, "no-such-text")
    assert (error.code, error.facts) == ("unknown_text", {"message": "no-such-text"})


def test_missing_arguments_are_noticed() -> None:
    error = refused(Texts(), "error-bad-move")
    assert (error.code, error.facts) == ("broken_text", {"message": "error-bad-move"})


def test_a_games_own_texts_come_beside_the_shared_ones() -> None:
    texts = Texts(game="park-cup")
    assert texts.say("title") == "Park Cup"
    assert texts.has("error-field-full")
    assert texts.has("error-match-over")
    assert not Texts().has("error-field-full")


def test_an_unknown_game_has_no_texts() -> None:
    with pytest.raises(OptionError):
        Texts(game="chess")


@pytest.mark.parametrize("language", languages())
def test_every_language_falls_back_to_english(language: str) -> None:
    texts, english = Texts(language), Texts()
    messages = re.findall(
        r"^([a-z][\w-]*) =", (LOCALES / "en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert messages
    assert all(texts.has(message) and english.has(message) for message in messages)
    assert Texts(language, "park-cup").say("title")


def test_refusals_name_their_rule() -> None:
    texts = Texts(game="park-cup")
    error = RulesError("field_full", rule="PC-5", team="Oaks")
    assert texts.error(error) == "The field of Oaks is full. (PC-5)"
    assert texts.refusal("match_over", {}) == "The match is over."


def test_errors_are_said_from_any_games_texts() -> None:
    assert say_error(RulesError("field_full", team="Oaks")) == "The field of Oaks is full."
    assert say_error(RulesError("match_over")) == "The match is over."
    assert say_error(RimetError("never_heard_of")) == "never_heard_of"
    assert say_error(RimetError("never_heard_of", step=3)) == "never_heard_of (step=3)"


def test_every_error_can_be_said_in_every_language() -> None:
    for language in languages():
        assert Texts(language).error(RimetError("match_over"))
