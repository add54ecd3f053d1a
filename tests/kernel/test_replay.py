"""Test what a match records, and that it goes on from its record."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from rimet import (
    CHANCE,
    OVER,
    FairDice,
    FairnessError,
    Match,
    Record,
    RecordError,
    Rng,
    Step,
    verify,
)

from .matches import (
    altered,
    cut,
    finished,
    new_dice,
    new_match,
    play_on,
    refused,
    small_game,
    two_steps,
    whole_path,
    with_transfer,
)

# --- the record


def test_steps_say_who_acted_how_and_when() -> None:
    match = new_match()
    for count, by in enumerate(("person", "bot", "clock")):
        number, seat = match.number, match.to_act
        match.play(seat, whole_path(match, Rng(count)), by, 1000 + count)
        steps = match.record.steps[number:]
        acted = [step for step in steps if step.seat != CHANCE]
        assert acted and all((step.seat, step.by) == (seat, by) for step in acted)
        assert all(step.by == "dice" for step in steps if step.seat == CHANCE)
        assert {step.at for step in steps} == {1000 + count}


@pytest.mark.parametrize(("by", "at"), [("dice", 0), ("ghost", 0), ("person", -1)])
def test_a_step_that_no_record_could_hold_changes_nothing(by: str, at: int) -> None:
    match = with_transfer()
    before = (match.position, match.record)
    with pytest.raises(ValueError, match="cannot act"):
        match.play(match.to_act, two_steps(match), by, at)
    assert (match.position, match.record) == before


def test_an_unfinished_record_has_no_seed_and_no_result() -> None:
    match = new_match()
    rng = Rng(1)
    while match.to_act != OVER:
        record = match.record
        assert (record.fairness.seed, record.result) == ("", None)
        assert new_dice(1).seed.hex() not in str(record)
        play_on(match, rng, 1)
    assert match.record.fairness.seed == new_dice(1).seed.hex()
    assert match.record.result == match.result is not None


def test_a_record_does_not_change_when_the_match_goes_on() -> None:
    match = new_match()
    match.notes["table"] = "one"
    record = match.record
    text = str(record)
    match.notes["table"] = "two"
    play_on(match, Rng(1))
    assert str(record) == text


# --- replay and resume


@pytest.mark.parametrize("seed", [1, 2])
def test_replay_of_any_prefix(seed: int) -> None:
    record = finished(seed)
    match = Match(small_game(), None, record.players, record.started)
    positions = [match.position]
    for number in range(1, len(record.steps) + 1):
        positions.append(Match.replay(record, number).position)
    assert len(set(positions)) == len(positions)
    assert Match.replay(record, 0).position == positions[0]
    whole = Match.replay(record)
    assert (whole.position, whole.record) == (positions[-1], record)
    assert (
        Match.replay(record, 5).events(0)
        == whole.events(0)[: len(Match.replay(record, 5).events(0))]
    )


def test_nothing_can_be_played_in_a_replay() -> None:
    match = Match.replay(finished(), 9)
    assert (
        refused(lambda: match.play(match.to_act, match.peek(match.to_act)[:1])).code
        == "only_replay"
    )


@pytest.mark.parametrize("seed", [1, 4])
def test_resume_at_every_step_leads_to_the_same_end(seed: int) -> None:
    record = finished(seed)
    for number in range(len(record.steps)):
        match = Match.resume(cut(record, number), new_dice(seed))
        assert match.to_act != CHANCE, "chance is settled at once"
        assert match.position == Match.replay(record, match.number).position
        assert match.record == cut(record, match.number) or match.to_act == OVER
        for step in record.steps[match.number :]:
            if step.by != "dice":
                state = match.game.read(match.position)
                match.play(step.seat, [match.game.parse(state, step.move)], step.by, step.at)
        assert match.record == record


def test_resume_after_the_end_reveals_the_seed_again() -> None:
    record = finished()
    assert Match.resume(cut(record, len(record.steps)), new_dice(1)).record == record
    assert Match.resume(record, new_dice(1)).record == record


@pytest.mark.parametrize(
    "dice",
    [
        FairDice(2, "match-1", ("a1b2", "", ""), ("", "bot", "missed")),
        FairDice(1, "match-2", ("a1b2", "", ""), ("", "bot", "missed")),
        FairDice(1, "match-1", ("a1b3", "", ""), ("", "bot", "missed")),
        FairDice(1, "match-1", ("a1b2", "", ""), ("", "bot", "late")),
        FairDice(1),
    ],
)
def test_wrong_dice_are_refused(dice: FairDice) -> None:
    error = refused(lambda: Match.resume(cut(finished(), 12), dice))
    assert isinstance(error, FairnessError)
    assert error.code == "wrong_dice"


def first_move() -> int:
    """Return the number of the first step that a seat took."""
    return next(n for n, step in enumerate(finished().steps, start=1) if step.seat != CHANCE)


def test_steps_that_do_not_fit_are_found() -> None:
    record = finished()
    move = first_move()
    wrong = {
        "bad_step": altered(move, move="goal>Nowhere"),
        "wrong_seat": altered(move, seat=1, by="bot"),
        "step_after_end": msgspec.structs.replace(
            record, steps=(*record.steps, Step(0, "person", 0, "show"))
        ),
    }
    for code, broken in wrong.items():
        checks: tuple[Callable[[Record], object], ...] = (Match.replay, verify)
        for check in checks:
            error = refused(partial(check, broken))
            assert isinstance(error, RecordError)
            assert error.code == code
            expected = len(record.steps) + 1 if code == "step_after_end" else move
            assert error.facts["step"] == expected
