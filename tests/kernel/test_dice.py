"""Test fair dice against the numbers in docs/fair-dice.md, which openssl made."""

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

import rimet
from rimet import FairDice, Fairness, FairnessError, Rng
from rimet.kernel.dice import Dice, LooseDice, commit, context, outcome, revealed_dice
from rimet.kernel.state import weigh

from .chance import follows

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")


def block(name: str) -> str:
    """Return a fenced block of the page."""
    (found,) = re.findall(rf"^```{name}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def rolls() -> list[tuple[int, list[int], int, str, int, str]]:
    """Return the rows of the page's table of rolls."""
    rows = re.findall(
        r"^\| (\d+) \| ([\d ]+) \| (\d+) \| ([0-9a-f]{16}) \| (\d+) \| (\w+) \|$",
        PAGE,
        re.MULTILINE,
    )
    return [
        (int(step), [int(w) for w in weights.split()], int(counter), first, int(drawn), told)
        for step, weights, counter, first, drawn, told in rows
    ]


SEED, COMMITMENT = block("seed").split()
KEY = bytes.fromhex(SEED)
NONCES = tuple(
    found.replace("-", "")
    for found in re.findall(r"^nonce \d (\S+)$", block("context"), re.MULTILINE)
)


def example_dice() -> FairDice:
    """Return the dice of the page's example, at its game."""
    dice = FairDice(KEY, "example-1", NONCES, ("", "bot", ""))
    dice.begin(rimet.load("park-cup", cards=block("set")))
    return dice


def test_commitments_of_the_page() -> None:
    assert commit(KEY) == COMMITMENT
    nonce, commitment = block("nonce").split()
    assert commit(bytes.fromhex(nonce)) == commitment
    assert nonce == NONCES[0]


def test_context_of_the_page() -> None:
    game = rimet.load("park-cup", cards=block("set"))
    options = {field: getattr(game.options, field) for field in game.options.__struct_fields__}
    fairness = Fairness(match="example-1", nonces=NONCES)
    assert context("park-cup", 1, options, fairness) + "\n" == block("context")


def test_the_page_shows_a_roll_that_is_drawn_again() -> None:
    assert len(rolls()) == 8
    assert [counter for _, _, counter, _, _, told in rolls() if told == "again"] == [0, 1]


@pytest.mark.parametrize("roll", [roll for roll in rolls() if roll[5] != "again"])
def test_rolls_of_the_page(roll: tuple[int, list[int], int, str, int, str]) -> None:
    step, weights, _, first, drawn, told = roll
    assert int(first, 16) == drawn
    assert outcome(KEY, block("context").rstrip("\n"), step, weights) == int(told)
    assert example_dice().roll(step, weights) == int(told)


def test_numbers_of_the_page_that_are_thrown_away_are_too_large() -> None:
    for _, weights, _, first, drawn, told in rolls():
        assert int(first, 16) == drawn
        bar = 2**64 - 2**64 % sum(weights)
        assert (drawn >= bar) == (told == "again")


def test_total_may_be_the_whole_span_and_no_more() -> None:
    assert outcome(KEY, "", 1, [2**63, 2**63]) in (0, 1)
    for odds in ([2**63, 2**63, 1], [0, 0], []):
        with pytest.raises(ValueError, match="odds"):
            outcome(KEY, "", 1, odds)


def test_outcomes_follow_the_odds() -> None:
    odds = [3, 0, 2, 1]
    found = Counter(outcome(KEY, "law", step, odds) for step in range(6000))
    assert follows(found, {0: Fraction(3, 6), 2: Fraction(2, 6), 3: Fraction(1, 6)})


def told(dice: FairDice) -> list[int]:
    """Return what dice give in a row."""
    dice.begin(rimet.load("park-cup"))
    return [dice.roll(step, [1] * 1000) for step in range(1, 9)]


def test_everything_in_the_message_counts() -> None:
    same = told(FairDice(7, "m", ("aa", "bb", "")))
    assert told(FairDice(7, "m", ("aa", "bb"))) == same, "a seat without a nonce has the empty one"
    others = [
        told(FairDice(8, "m", ("aa", "bb"))),
        told(FairDice(7, "n", ("aa", "bb"))),
        told(FairDice(7, "m", ("bb", "aa"))),
        told(FairDice(7, "m", ("aa",))),
    ]
    other_game = FairDice(7, "m", ("aa", "bb"))
    other_game.begin(rimet.load("park-cup", hand=2))
    others.append([other_game.roll(step, [1] * 1000) for step in range(1, 9)])
    assert len({tuple(rolls) for rolls in [same, *others]}) == 6


def test_dice_keep_the_seed_until_it_is_revealed() -> None:
    dice = example_dice()
    public = dice.fairness()
    assert public == Fairness(
        match="example-1", commitment=COMMITMENT, nonces=NONCES, notes=("", "bot", ""), seed=""
    )
    assert dice.reveal().seed == SEED


def test_a_whole_number_is_a_seed_too() -> None:
    assert FairDice(258).seed == bytes(30) + b"\x01\x02"
    assert FairDice(-1).seed == b"\xff" * 32
    assert FairDice(2**256 + 5).seed == FairDice(5).seed


@pytest.mark.parametrize(
    ("match", "nonces", "notes"),
    [
        ("two words", (), ()),
        ("line\nbreak", (), ()),
        ("é", (), ()),
        ("m" * 81, (), ()),
        ("m", ("AA",), ()),
        ("m", ("abc",), ()),
        ("m", ("aa\n",), ()),
        ("m", ("aa" * 65,), ()),
        ("m", ("aa",), ("asleep",)),
    ],
)
def test_what_would_make_a_message_ambiguous_is_our_mistake(
    match: str, nonces: tuple[str, ...], notes: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match="a (match|note)"):
        FairDice(1, match, nonces, notes)


def test_revealed_dice_roll_again() -> None:
    dice = example_dice()
    again = revealed_dice(dice.reveal())
    again.begin(rimet.load("park-cup", cards=block("set")))
    assert [again.roll(step, [7, 3]) for step in range(50)] == [
        dice.roll(step, [7, 3]) for step in range(50)
    ]


@pytest.mark.parametrize(
    ("seed", "commitment", "code"),
    [
        ("", COMMITMENT, "no_seed"),
        ("xyz", COMMITMENT, "bad_seed"),
        ("é", COMMITMENT, "bad_seed"),
        ("ff" + SEED[2:], COMMITMENT, "seed_mismatch"),
        (SEED[:-2], COMMITMENT, "seed_mismatch"),
        (SEED, COMMITMENT[:-1] + "0", "seed_mismatch"),
        (SEED, "é", "seed_mismatch"),
        (SEED, "", "seed_mismatch"),
    ],
)
def test_wrong_seeds_are_found(seed: str, commitment: str, code: str) -> None:
    with pytest.raises(FairnessError) as caught:
        revealed_dice(Fairness(match="m", commitment=commitment, seed=seed))
    assert caught.value.code == code


def test_fair_dice_are_dice() -> None:
    dice: Dice = FairDice(1)
    dice.begin(rimet.load("park-cup"))
    assert dice.fairness().nonces == ("", "", "")


def test_loose_dice_give_what_is_laid_out_and_then_roll() -> None:
    dice = LooseDice(Rng(5), 1, 0)
    dice.load(2)
    assert dice.left == 3
    assert [dice.roll(step, [1, 1, 1]) for step in (1, 2, 3)] == [1, 0, 2]
    assert dice.left == 0
    rng = Rng(5)
    assert [dice.roll(4, [2, 0, 5]) for _ in range(50)] == [
        weigh([2, 0, 5], rng) for _ in range(50)
    ]
    assert dice.fairness() == Fairness()


@pytest.mark.parametrize("outcome", [-1, 1, 2])
def test_loose_dice_give_nothing_impossible(outcome: int) -> None:
    with pytest.raises(ValueError, match="cannot be rolled"):
        LooseDice(None, outcome).roll(1, [1, 0])


def test_loose_dice_without_a_generator_run_out() -> None:
    with pytest.raises(ValueError, match="not loaded for step 7"):
        LooseDice(None).roll(7, [1, 1])
