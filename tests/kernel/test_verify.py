"""Test that records are verified, and what was tampered with is found."""

from functools import partial

import msgspec

from rimet import (
    FairDice,
    Fairness,
    FairnessError,
    Match,
    Record,
    RecordError,
    verify,
)

from .matches import (
    altered,
    cut,
    finished,
    refused,
)


def test_a_finished_record_is_verified() -> None:
    record = finished()
    verdict = verify(record)
    assert verdict.steps == len(record.steps)
    assert verdict.rolls == sum(step.by == "dice" for step in record.steps)


def test_an_unfinished_record_is_not_verified_yet() -> None:
    error = refused(lambda: verify(cut(finished(), 12)))
    assert isinstance(error, FairnessError)
    assert error.code == "unfinished"


def test_a_record_without_fair_dice_has_no_rolls_to_check() -> None:
    record = msgspec.structs.replace(finished(), fairness=Fairness())
    assert (verify(record).steps, verify(record).rolls) == (len(record.steps), 0)


def fairness(**changes: object) -> Record:
    """Return the record of a match with its dice told otherwise."""
    record = finished()
    return msgspec.structs.replace(
        record, fairness=msgspec.structs.replace(record.fairness, **changes)
    )


def other_roll() -> tuple[int, Record]:
    """Return a step and the record in which its dice gave something else, as likely."""
    record = finished()
    for number in range(len(record.steps), 0, -1):
        if record.steps[number - 1].by != "dice":
            continue
        before = Match.replay(record, number - 1)
        state = before.game.read(before.position)
        for outcome, weight in enumerate(state.odds()):
            move = before.game.tell(state, outcome) if weight else ""
            if move and move != record.steps[number - 1].move:
                changed = altered(number, move=move)
                try:
                    result = Match.replay(changed).result
                except RecordError:
                    continue
                return number, msgspec.structs.replace(changed, result=result)
    raise AssertionError("every roll decides the match")


def test_tampering_is_found() -> None:
    number, rolled = other_roll()
    result = finished().result
    assert result is not None
    won = msgspec.structs.replace(result, winner=((result.winner or 0) + 1) % 3)
    other = FairDice(2)
    tampered: list[tuple[str, Record]] = [
        ("wrong_roll", rolled),
        ("wrong_result", msgspec.structs.replace(finished(), result=won)),
        ("wrong_result", msgspec.structs.replace(finished(), result=None)),
        ("no_seed", fairness(seed="")),
        ("bad_seed", fairness(seed="xyz")),
        ("seed_mismatch", fairness(seed=other.seed.hex())),
        ("wrong_roll", fairness(seed=other.seed.hex(), commitment=other.fairness().commitment)),
        ("wrong_roll", fairness(nonces=("a1b3", "", ""))),
        ("wrong_roll", fairness(match="match-2")),
    ]
    for code, record in tampered:
        error = refused(partial(verify, record))
        assert error.code == code
        if record is rolled:
            assert error.facts["step"] == number
