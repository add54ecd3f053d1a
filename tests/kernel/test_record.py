"""Test records: text and record are each other's inverse, and nothing broken gets through."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rimet import (
    CHANCE,
    Fairness,
    OptionError,
    Placing,
    Player,
    Record,
    RecordError,
    Result,
    RimetError,
    Step,
    verify,
)
from rimet.kernel.options import is_line
from rimet.kernel.record import ACTORS, line_of_step
from tests.recording import kept_records

from .matches import cut, finished

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text("utf-8")
TEXT = str(finished())
LINES = TEXT.split("\n")


def refused(text: str) -> RecordError:
    """Return the error that a text gives."""
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    return caught.value


# --- the page


def test_the_example_on_the_page_is_one_of_them() -> None:
    (example,) = re.findall(r"^```rimet\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert example in [path.read_text("utf-8") for path in kept_records()]
    record = Record.parse(example)
    verdict = verify(record)
    assert (verdict.steps, verdict.rolls) == (30, 18)
    assert {step.by for step in record.steps} == set(ACTORS)


def test_the_page_tells_every_header() -> None:
    told = set(re.findall(r"^\| `([a-z]+)", PAGE, re.MULTILINE))
    texts = [TEXT, *(path.read_text("utf-8") for path in kept_records())]
    written = {word for text in texts for word in re.findall(r"^([a-z]+)[ :]", text, re.MULTILINE)}
    assert told == written - {"rimet", "end"}


# --- inverses

LINES_OF_TEXT = st.text(max_size=40).filter(lambda text: is_line(text, 40))
NAMES = LINES_OF_TEXT.filter(bool)
MOVES = st.text(min_size=1, max_size=20).filter(lambda text: is_line(text, 20))
HEX = st.binary(max_size=64).map(bytes.hex)
STEPS = st.builds(
    lambda seat, by, at, move: Step(CHANCE if by == "dice" else seat, by, at, move),
    st.integers(0, 63),
    st.sampled_from(ACTORS),
    st.integers(0, 10**12),
    MOVES,
)
RESULTS = st.builds(
    Result,
    winner=st.none() | st.integers(0, 2),
    ranking=st.just(((2,), (0, 1)))
    | st.permutations((0, 1, 2)).map(lambda p: tuple((s,) for s in p)),
    scores=st.tuples(*[st.integers(-(10**9), 10**9)] * 3),
    shares=st.tuples(*[st.floats(0, 1)] * 3),
    placings=st.lists(
        st.builds(Placing, st.from_regex(r"[A-Za-z=-]{1,8}", fullmatch=True), st.integers(1, 32)),
        max_size=4,
    ).map(tuple),
)
FAIRNESS = st.builds(
    lambda match, commitment, pairs, seed: Fairness(
        match=match,
        commitment=commitment,
        nonces=tuple(nonce for nonce, _ in pairs),
        notes=tuple(note for _, note in pairs),
        seed=seed,
    ),
    st.from_regex(r"[!-~]{0,80}", fullmatch=True),
    HEX,
    st.just([])
    | st.lists(
        st.tuples(HEX, st.sampled_from(["", "bot", "late", "missed"])), min_size=3, max_size=3
    ),
    HEX,
)
OWN_CARDS = st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"]), max_size=40)
RECORDS = st.builds(
    Record,
    game=st.just("park-cup"),
    version=st.just(1),
    options=st.fixed_dictionaries(
        {"players": st.just(3), "dealer": st.integers(0, 2)},
        optional={
            "hand": st.integers(1, 5),
            "cards": st.just("cards-tiny") | OWN_CARDS.map(lambda text: f"{text}\n"),
        },
    ),
    players=st.tuples(*[st.builds(Player, st.sampled_from(["person", "bot"]), NAMES)] * 3),
    started=LINES_OF_TEXT,
    fairness=FAIRNESS,
    result=st.none() | RESULTS,
    steps=st.lists(STEPS, max_size=5).map(tuple),
    notes=st.dictionaries(
        st.from_regex(r"[a-z][a-z0-9_-]{0,9}", fullmatch=True), LINES_OF_TEXT, max_size=3
    ),
)


@given(RECORDS)
def test_reading_is_the_inverse_of_writing(record: Record) -> None:
    text = str(record)
    assert Record.parse(text) == record
    assert str(Record.parse(text)) == text


@pytest.mark.parametrize("seed", range(1, 6))
def test_played_records_are_their_texts(seed: int) -> None:
    record = finished(seed)
    for steps in range(0, len(record.steps), 7):
        part = cut(record, steps)
        assert Record.parse(str(part)) == part
    assert Record.parse(str(record)) == record


def test_reading_is_patient() -> None:
    record = finished()
    assert Record.parse(TEXT.replace("\n", "\r\n")) == record
    assert Record.parse(TEXT.replace("\n", "\r")) == record
    assert Record.parse("\ufeff" + TEXT) == record
    assert Record.parse(TEXT.replace("\n", "  \n\n \t\n# a remark\n")) == record
    assert Record.parse(TEXT + "\n-- \nsent from the park") == record
    assert Record.parse(TEXT.replace("steps:", "weather: fine\nsteps:")) == record
    assert Record.parse(re.sub(r"\nsteps: \d+", "", TEXT)) == record
    assert Record.parse(re.sub(r"^(\d+) (\S+) ", r"\1\t \2   ", TEXT, flags=re.MULTILINE)) == record
    headers, steps = TEXT.split("\n\n")
    first, *others = headers.split("\n")
    assert Record.parse("\n".join([first, *reversed(others), steps])) == record


def test_options_left_out_have_their_defaults() -> None:
    text = re.sub(r"option (hand|dealer): .*\n", "", TEXT)
    assert set(Record.parse(TEXT).options) - set(Record.parse(text).options) == {"hand", "dealer"}


# --- names

GOOD_NAMES = [
    "Ana",
    "Zoë O’Neill",
    "王小明",
    "محمد",
    "👩‍👧 Utd",
    "a: b | c # d",
    "end",
    "* 1",
    "x" * 40,
]


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_names_with_odd_characters(name: str) -> None:
    players = (Player("person", name), Player("bot", name), Player("person", name))
    record = msgspec.structs.replace(finished(), players=players)
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    "name",
    ["", "x" * 41, "a\nb", "a\rb", " a", "a ", "a\tb", "a\x00", "\x1b[1m", "a\u2028b", "\u202eb"],
)
def test_names_that_nobody_may_have(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        Player("person", name)
    assert (caught.value.code, caught.value.facts["longest"]) == ("bad_name", 40)


def test_a_player_is_a_person_or_a_bot() -> None:
    with pytest.raises(OptionError) as caught:
        Player("referee", "Ana")
    assert caught.value.facts["allowed"] == "person, bot"


# --- what is broken


def changed(line: str, new: str) -> str:
    """Return the text with the one line that begins so replaced."""
    (found,) = [index for index, told in enumerate(LINES) if told.startswith(line)]
    return "\n".join([*LINES[:found], new, *LINES[found + 1 :]])


BROKEN: dict[str, tuple[str, str, str]] = {
    "unknown game": ("game:", "game: chess", "unknown_record_game"),
    "no game": ("game:", "", "missing_header"),
    "newer version of the game": ("version:", "version: 99", "newer_game"),
    "version without a number": ("version:", "version: new", "bad_header"),
    "version of too many digits": ("version:", "version: " + "9" * 5000, "bad_header"),
    "unknown option": ("option hand:", "option feet: 2", "unknown_header"),
    "option out of range": ("option hand:", "option hand: 99", "bad_header"),
    "option of another type": ("option hand:", "option hand: many", "bad_header"),
    "unknown set": ("option cards:", "option cards: cards-99", "bad_header"),
    "own set without its text": ("option cards:", "option cards: own", "bad_header"),
    "text below a shipped set": ("option cards:", "option cards: cards-1\n| x = 1", "bad_header"),
    "dealer who does not sit": ("option dealer:", "option dealer: 3", "bad_header"),
    "seat left out": ("seat 1:", "", "missing_header"),
    "seat too many": ("seat 2:", "seat 2: bot x\nseat 3: bot y", "bad_header"),
    "seat without a number": ("seat 1:", "seat one: bot x", "bad_header"),
    "neither person nor bot": ("seat 1:", "seat 1: referee x", "bad_header"),
    "no name": ("seat 1:", "seat 1: person", "bad_header"),
    "name too long": ("seat 1:", "seat 1: person " + "x" * 41, "bad_header"),
    "note with a strange name": ("note table:", "note Table 1: x", "bad_header"),
    "note with an escape": ("note table:", "note table: \x1b[1m", "bad_header"),
    "match of two words": ("match:", "match: a b", "bad_header"),
    "commitment not hexadecimal": ("commitment:", "commitment: é", "bad_header"),
    "seed not hexadecimal": ("seed:", "seed: xyz", "bad_header"),
    "nonce not hexadecimal": ("nonce 0:", "nonce 0: xyz", "bad_header"),
    "nonce with a strange reason": ("nonce 0:", "nonce 0: - asleep", "bad_header"),
    "nonce left out": ("nonce 1:", "", "missing_header"),
    "nonce too many": ("nonce 2:", "nonce 2: -\nnonce 3: -", "bad_header"),
    "result without a ranking": ("ranking:", "", "missing_header"),
    "result without a winner": ("winner:", "", "missing_header"),
    "winner without a number": ("winner:", "winner: me", "bad_header"),
    "ranking without numbers": ("ranking:", "ranking: 0,,1 2", "bad_header"),
    "score that is no whole number": ("scores:", "scores: 1.5 0 0", "bad_header"),
    "score of too many digits": ("scores:", "scores: " + "9" * 5000, "bad_header"),
    "share that is no number": ("shares:", "shares: nan 0 0", "bad_header"),
    "share above one": ("shares:", "shares: 2 0 0", "bad_header"),
    "placing without a place": ("placings:", "placings: Oaks", "bad_header"),
    "wrong number of steps": ("steps:", "steps: 7", "missing_steps"),
    "step left out": ("3 *", "", "broken_step"),
    "step twice": ("3 *", "3 * dice 0 x\n3 * dice 0 x", "broken_step"),
    "step without a move": ("3 *", "3 * dice 0", "broken_step"),
    "step of nobody": ("3 *", "3 x dice 0 y", "broken_step"),
    "step of a strange actor": ("3 *", "3 0 ghost 0 y", "broken_step"),
    "dice that act for a seat": ("3 *", "3 0 dice 0 y", "broken_step"),
    "person who acts for chance": ("3 *", "3 * person 0 y", "broken_step"),
    "step without a time": ("3 *", "3 * dice soon y", "broken_step"),
    "step before the start": ("3 *", "3 * dice -1 y", "broken_step"),
    "time of too many digits": ("3 *", "3 * dice " + "9" * 5000 + " y", "broken_step"),
    "time in other digits": ("3 *", "3 * dice ٣ y", "broken_step"),
    "move with an escape": ("3 *", "3 * dice 0 \x1b[1m", "broken_step"),
    "no end": ("end", "", "truncated_record"),
    "header among the steps": ("3 *", "winner: 1", "broken_line"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_records_are_refused_with_their_line(what: str) -> None:
    line, new, code = BROKEN[what]
    text = changed(line, new)
    error = refused(text)
    assert error.code == code
    place = int(error.facts["line"])
    assert str(error).startswith(f"Line {place}: ")
    if code == "truncated_record":
        assert place == len(LINES)
    elif code != "missing_header":
        first = LINES.index(next(told for told in LINES if told.startswith(line))) + 1
        assert first <= place <= first + 1


def test_a_record_that_breaks_off_anywhere_is_refused() -> None:
    whole = len(TEXT.rstrip())
    for size in range(whole):
        error = refused(TEXT[:size])
        assert 1 <= int(error.facts["line"]) <= TEXT[:size].count("\n") + 1
    assert Record.parse(TEXT[:whole]) == finished()


def test_only_what_can_be_read_again_is_written() -> None:
    record = finished()
    broken: list[dict[str, Any]] = [
        {"started": "today\nseed: 00"},
        {"notes": {"table": "a\nb"}},
        {"notes": {"table: x": "b"}},
        {"notes": {"": "b"}},
        {"steps": (Step(CHANCE, "dice", 0, "two\nlines"),)},
        {"steps": (Step(CHANCE, "dice", 0, "blank "),)},
        {"steps": (Step(CHANCE, "dice", 0, ""),)},
    ]
    for changes in broken:
        with pytest.raises(RecordError) as caught:
            str(msgspec.structs.replace(record, **changes))
        assert caught.value.code == "broken_line"


@pytest.mark.parametrize(
    ("seat", "by", "at"), [(0, "dice", 0), (CHANCE, "bot", 0), (0, "ghost", 0), (0, "bot", -1)]
)
def test_a_step_that_cannot_be_is_our_mistake(seat: int, by: str, at: int) -> None:
    with pytest.raises(ValueError, match="cannot act"):
        Step(seat, by, at, "x")


def test_the_line_of_a_step() -> None:
    for number in (1, 2, len(finished().steps)):
        assert LINES[line_of_step(TEXT, number) - 1].startswith(f"{number} ")


# --- whatever happens to a record, it is a refusal that a person can read

SCRAPS = st.sampled_from(
    [
        *(
            "\n",
            "\r",
            "\x00",
            "|",
            "| x\n",
            ": ",
            "#",
            "-1",
            "9" * 30,
            "*",
            "end\n",
            "\ufeff",
            "é",
            "٣",
        ),
        *("\nseed: 00\n", "\nnote x: y\n", "\noption cards: own\n| a\n", "\nwinner: 0\n", "\ud800"),
    ]
)
EDITS = st.lists(
    st.tuples(st.integers(0, len(TEXT)), st.integers(0, 30), SCRAPS | st.text(max_size=5)),
    min_size=1,
    max_size=4,
)


@settings(max_examples=600)
@given(EDITS)
def test_mutated_records_only_ever_give_a_refusal(edits: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for start, length, scrap in edits:
        text = text[:start] + scrap + text[start + length :]
    try:
        record = Record.parse(text)
        assert Record.parse(str(record)) == record
        verify(record)
    except RimetError as error:
        assert str(error)


@given(st.lists(st.integers(0, len(LINES) - 1), min_size=2, max_size=2), st.booleans())
def test_moved_lines_only_ever_give_a_refusal(places: list[int], double: bool) -> None:
    lines = LINES[:]
    first, second = places
    moved = lines[first] if double else lines.pop(first)
    lines.insert(second, moved)
    try:
        verify(Record.parse("\n".join(lines)))
    except RimetError as error:
        assert str(error)
