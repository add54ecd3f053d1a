"""Test the shipped cards and footballers, and sets of one's own."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec
import pytest

import rimet
from rimet import OVER, SPECTATOR, ComponentError, FairDice, Match, Rng
from rimet.games.goal_game.names import EFFECTS, LETTERS
from rimet.games.goal_game.options import turns
from tests.games.goal_game.table import card_set, load

SPREAD = dict(zip(EFFECTS, (33, 6, 3, 6, 6, 4, 3, 3), strict=True))


@pytest.mark.rule("GG-3")
def test_the_cards_are_64_different_ones() -> None:
    cards = load().cards
    assert len(cards) == 64 and all(card.count == 1 for card in cards)
    assert len({min(turns(card.sides)) for card in cards}) == 64, "also when turned"
    assert {card.origin for card in cards} == {"reconstructed"}


@pytest.mark.rule("GG-3")
def test_the_cards_are_all_colourings_but_those_that_alternate() -> None:
    every = {min(turns("".join(sides))) for sides in product(LETTERS, repeat=4)}
    alternating = {sides for sides in every if sides[:2] == sides[2:] and sides[0] != sides[1]}
    assert (len(every), len(alternating)) == (70, 6)
    assert {min(turns(card.sides)) for card in load().cards} == every - alternating


@pytest.mark.rule("GG-3")
def test_no_colour_is_favoured() -> None:
    cards = load().cards
    assert Counter("".join(card.sides for card in cards)) == dict.fromkeys(LETTERS, 64)
    for event, count in SPREAD.items():
        own = [card.sides for card in cards if card.event == event]
        assert len(own) == count
        assert Counter("".join(own)) == dict.fromkeys(LETTERS, count), event


@pytest.mark.rule("GG-2")
@pytest.mark.parametrize(
    ("players", "tokens", "expected"),
    [
        *((players, "tokens-1", [6, 5, 5]) for players in (2, 3, 4)),
        (2, "tokens-four-each", [3, 3, 2]),
        (3, "tokens-four-each", [4, 4, 4]),
        (4, "tokens-four-each", [6, 5, 5]),
    ],
)
def test_the_bank(players: int, tokens: str, expected: list[int]) -> None:
    assert list(load(players, tokens=tokens).table.bank) == expected


def test_turns_of_a_card() -> None:
    assert turns("RYBG") == ["RYBG", "GRYB", "BGRY", "YBGR"]
    table = load().table
    faces = [table.sides[16 * 7 + 4 * turn : 16 * 7 + 4 * turn + 4] for turn in range(4)]
    shown = ["".join(LETTERS[color] for color in face) for face in faces]
    assert shown == turns(load().cards[7].sides)


def test_a_set_of_ones_own_is_played_and_kept_in_the_record() -> None:
    own = card_set("RYBG/offside", "RRYY/sponsor")
    match = Match(load(3, cards=own), FairDice(1))
    while match.to_act != rimet.OVER:
        match.play(match.to_act, match.peek(match.to_act)[:1])
    record = rimet.Record.parse(str(match.record))
    assert record.options["cards"] == own
    assert Match.replay(record).position == match.position


FILLER = '[[card]]\nsides = "BBBB"\nevent = "play-on"\ncount = 40\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (
            FILLER + '[[card]]\nsides = "RYBG"\nevent = "streaker"\n',
            7,
            "“streaker” is no effect; there are play-on, penalty-kick, own-goal, offside, "
            "timeout, transfer, injury, sponsor",
        ),
        (
            FILLER + '[[card]]\nsides = "RYBP"\nevent = "offside"\n',
            6,
            "“RYBP” is not four sides in the colours R, Y, B, G",
        ),
        (
            FILLER + '[[card]]\nsides = "RYB"\nevent = "offside"\n',
            6,
            "“RYB” is not four sides in the colours R, Y, B, G",
        ),
        (
            FILLER + f'text = "{"x" * 121}"\n',
            5,
            "this is no text for a card: one line of at most 120 characters is needed",
        ),
        (
            '[[card]]\nsides = "BBBB"\nevent = "play-on"\ncount = 19\n',
            1,
            "20 to 256 cards are needed, 19 found",
        ),
        (FILLER.replace("40", "0"), 4, "“count” cannot have this value. Allowed: 1-64"),
        (
            FILLER + 'colour = "red"\n',
            5,
            "there is no field “colour” here. There are: origin, sides, event, count, text",
        ),
    ],
)
def test_cards_that_are_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load(4, cards=text)
    assert str(caught.value) == f"Component set “own”, line {line}: {reason}."


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[[bank]]\ncoaches = 3\n", 1, "there is no bank for 2 coaches"),
        ("[[bank]]\ncoaches = 2\n" * 2, 7, "a second bank for 2 coaches"),
        ("[[bank]]\ncoaches = 5\n", 2, "“coaches” cannot have this value. Allowed: 2-4"),
    ],
)
def test_footballers_that_are_refused(text: str, line: int, reason: str) -> None:
    counts = "forward = 1\ngoalkeeper = 1\nquarter_back = 1\n"
    text = text.replace("\n[[", f"\n{counts}[[") + counts
    with pytest.raises(ComponentError) as caught:
        load(2, tokens=text)
    assert str(caught.value) == f"Component set “own”, line {line}: {reason}."


TOLD = """\
[[card]]
sides = "RRYY"
event = "timeout"
text = "Dog on the pitch"

[[card]]
sides = "RYYR"
event = "timeout"
count = 2
text = "Floodlights fail"

[[card]]
sides = "BBBB"
event = "play-on"
count = 20

[[card]]
sides = "YYRR"
event = "timeout"
text = "Dog on the pitch"
"""


def test_equal_cards_are_counted_together_however_they_lie() -> None:
    game = load(4, cards=TOLD)
    assert [(card.sides, card.event, card.count) for card in game.cards] == [
        ("RRYY", "timeout", 4),
        ("BBBB", "play-on", 20),
    ]
    assert game.cards[0].text == "Dog on the pitch / Floodlights fail"
    plain = load(4, cards=TOLD.replace("text", "# text"))
    assert list(plain.table.counts) == list(game.table.counts) == [4, 20]


def test_a_card_shows_its_own_text() -> None:
    game, rng = load(2, cards=TOLD), Rng(2)
    state, seen = game.start(), set()
    while state.to_act != OVER:
        state.apply(state.sample(rng))
        figure = game.view(state, SPECTATOR).figure
        for cell in figure.cells if figure else []:
            if cell.card is not None:
                seen.add((cell.card.event, cell.card.text))
                assert (b'"text"' in msgspec.json.encode(cell.card)) == (cell.card.text != "")
    assert seen == {("timeout", "Dog on the pitch / Floodlights fail"), ("play-on", "")}
