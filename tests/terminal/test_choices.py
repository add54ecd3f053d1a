"""Choosing: by number, by notation, by narrowing down, page by page, and taking back."""

from __future__ import annotations

import pytest

import rimet
from rimet.terminal.choices import Picker


def match_with(move: str) -> rimet.Match:
    """Return a match in which the seat to act can play a move that begins so."""
    for seed in range(200):
        match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(seed))
        for _ in range(6):
            seat = match.to_act
            told = [match.tell(seat, [action])[0] for action in match.peek(seat)]
            if any(text.startswith(move) for text in told):
                return match
            match.play(seat, match.peek(seat)[:1])
    raise AssertionError(f"no match with {move}")


@pytest.fixture
def picker() -> Picker:
    match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(3))
    return Picker(match, match.to_act)


def test_all_moves_when_they_fit(picker: Picker) -> None:
    offers = picker.show(99)
    assert [offer.text for offer in offers] == list(picker.moves)
    assert [offer.key for offer in offers] == [str(number + 1) for number in range(len(offers))]
    assert picker.take("2") and picker.path == [offers[1].action] and picker.is_whole


def test_groups_when_they_do_not_fit(picker: Picker) -> None:
    offers = picker.show(6)
    assert len(offers) < len(picker.moves)
    assert sum(offer.count for offer in offers) == len(picker.moves)
    group = next(offer for offer in offers if offer.count > 1)
    assert picker.take(group.key) and not picker.path
    assert {offer.text for offer in picker.show(6)} == {
        move for move in picker.moves if move.startswith(group.text)
    }
    picker.back()
    assert picker.prefix == "" and len(picker.fitting()) == len(picker.moves)


def test_pages_when_groups_do_not_fit(picker: Picker) -> None:
    picker.show(2)
    seen = [offer.text for offer in picker.show(2)]
    while picker.turn(1):
        seen += [offer.text for offer in picker.show(2)]
    assert seen == [offer.text for offer in picker.offers]
    assert not picker.turn(1) and picker.turn(-1)


def test_notation(picker: Picker) -> None:
    move = list(picker.moves)[-1]
    assert picker.take(move.upper()) and picker.taken == [move]


def test_narrowing_and_enter(picker: Picker) -> None:
    assert not picker.take("") and not picker.take("nonsense") and not picker.take("99")
    move = list(picker.moves)[-1]
    assert picker.take(move[:-1]) and picker.single == move and not picker.path
    assert picker.take("") and picker.taken == [move]


def test_path_of_several_steps_can_be_taken_back() -> None:
    match = match_with("move>")
    picker = Picker(match, match.to_act)
    before = match.position
    move = next(move for move in picker.moves if move.startswith("move>"))
    picker.take(move)
    assert picker.taken == [move]
    assert all(text.startswith("to>") for text in picker.moves)
    picker.back()
    assert picker.path == [] and move in picker.moves
    with pytest.raises(rimet.RimetError, match="nothing to take back"):
        picker.back()
    assert match.position == before
    picker.take(move)
    picker.show(99)
    picker.take("1")
    assert picker.is_whole and len(picker.path) == 2
    match.play(match.to_act, picker.path)


def test_moves_that_are_numbers_keep_their_own(
    picker: Picker, monkeypatch: pytest.MonkeyPatch
) -> None:
    picker.moves = {"3": 30, "1": 10}
    assert [offer.key for offer in picker.show(99)] == ["3", "1"]
    monkeypatch.setattr(picker, "_add", lambda action: picker.path.append(action))
    assert picker.take("1") and picker.path == [10]
