"""Test matches: all or nothing, who may do what, what is kept, and what is found out."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import pytest

import rimet
from rimet import (
    CHANCE,
    OVER,
    SPECTATOR,
    FairDice,
    Fairness,
    FairnessError,
    Game,
    Match,
    Player,
    Record,
    RecordError,
    RimetError,
    Rng,
    RulesError,
    Step,
    verify,
)

from .matches import (
    PLAYERS,
    STARTED,
    cut,
    finished,
    new_dice,
    new_match,
    play_on,
    small_game,
    whole_path,
)

VIEWERS = (SPECTATOR, 0, 1, 2)


def refused(action: Callable[[], object]) -> RimetError:
    """Return the error that an action gives."""
    with pytest.raises(RimetError) as caught:
        action()
    return caught.value


def with_transfer() -> Match:
    """Return a match in which the seat to act has a choice of two steps before it."""
    for seed in range(1, 100):
        match = new_match(seed)
        rng = Rng(seed)
        while match.to_act != OVER:
            if any(len(match.peek(match.to_act, [action])) for action in match.peek(match.to_act)):
                return match
            play_on(match, rng, 1)
    raise AssertionError("no transfer in any match")


def two_steps(match: Match) -> list[int]:
    """Return a path of two actions."""
    for action in match.peek(match.to_act):
        following = match.peek(match.to_act, [action])
        if following:
            return [action, following[0]]
    raise AssertionError("no path of two steps")


# --- the start


def test_a_match_begins_at_the_first_decision() -> None:
    match = new_match()
    assert match.to_act == 0, "left of the dealer, the last seat"
    assert match.number == 3 + 6, "three teams and six cards"
    assert match.result is None
    assert (match.players, match.started) == (PLAYERS, STARTED)


def test_seats_without_names_are_numbered_persons() -> None:
    match = Match(small_game(), FairDice(1))
    assert match.players == tuple(Player("person", name) for name in "123")


@pytest.mark.parametrize("count", [1, 2, 4])
def test_wrong_number_of_players(count: int) -> None:
    error = refused(lambda: Match(small_game(), FairDice(1), [Player("bot", "x")] * count))
    assert (error.code, error.facts) == ("wrong_players", {"seats": 3, "found": count})


def test_same_seed_same_match() -> None:
    assert play_on(new_match(5), Rng(5)).record == play_on(new_match(5), Rng(5)).record
    assert play_on(new_match(5), Rng(5)).record != play_on(new_match(6), Rng(5)).record


# --- peeking and playing


def test_peek_offers_the_legal_actions_and_commits_nothing() -> None:
    match = with_transfer()
    before = (match.position, match.number, match.record)
    path = two_steps(match)
    state = match.game.read(match.position)
    assert match.peek(match.to_act) == list(state.legal())
    state.apply(path[0])
    assert match.peek(match.to_act, path[:1]) == list(state.legal())
    assert match.peek(match.to_act, path) == [], "the choice is whole"
    assert (match.position, match.number, match.record) == before


def test_a_path_is_played_in_one_go_and_chance_follows() -> None:
    match = with_transfer()
    seat, number = match.to_act, match.number
    path = two_steps(match)
    told = match.tell(seat, path)
    assert match.play(seat, path, "person", 1234) == match.number
    moves = match.record.steps[number:]
    assert moves[:2] == tuple(Step(seat, "person", 1234, move) for move in told)
    assert all(step.by == "dice" and step.at == 1234 for step in moves[2:])
    assert match.to_act != CHANCE


def test_part_of_a_path_may_be_played_and_completed_later() -> None:
    match, other = with_transfer(), with_transfer()
    seat, path = match.to_act, two_steps(match)
    match.play(seat, path[:1])
    match.play(seat, path[1:])
    other.play(seat, path)
    assert (match.position, match.record) == (other.position, other.record)


def test_a_game_may_end_a_choice_before_another_seat_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, other = with_transfer(), with_transfer()
    seat, path = match.to_act, two_steps(match)
    other.play(seat, path)
    monkeypatch.setattr(type(match.game), "continues", lambda game, state: False)
    assert not match.peek(seat, path[:1]) and not match.choices(seat, path[:1])
    error = refused(lambda: match.play(seat, path))
    assert (error.code, error.facts) == ("path_too_long", {"whole": 1})
    match.play(seat, path[:1])
    assert match.to_act == seat
    match.play(seat, path[1:])
    assert match.record == other.record


def refusals(match: Match) -> dict[str, Callable[[], object]]:
    """Return moves that a match refuses, by the code of the refusal."""
    seat = match.to_act
    first = match.peek(seat)[0]
    path = two_steps(match)
    illegal = next(action for action in range(match.game.actions) if action not in match.peek(seat))
    return {
        "not_your_turn": lambda: match.play((seat + 1) % 3, [first]),
        "not_your_turn for a spectator": lambda: match.play(SPECTATOR, [first]),
        "not_your_turn to peek": lambda: match.peek((seat + 1) % 3),
        "not_your_turn to tell": lambda: match.tell((seat + 1) % 3, [first]),
        "empty_path": lambda: match.play(seat, []),
        "path_too_long": lambda: match.play(seat, [*path, first]),
        "path_too_long to peek": lambda: match.peek(seat, [*path, first]),
        "illegal_move": lambda: match.play(seat, [match.game.actions + 7]),
        "illegal_move below zero": lambda: match.play(seat, [-1]),
        "illegal_move at the second step": lambda: match.play(seat, [path[0], 10**9]),
        "any": lambda: match.play(seat, [illegal]),
    }


@pytest.mark.parametrize("what", refusals(with_transfer()))
def test_refused_moves_leave_the_match_untouched(what: str) -> None:
    match, twin = with_transfer(), with_transfer()
    before = (match.position, match.number, match.record, match.to_act)
    events = match.events(SPECTATOR)
    error = refused(refusals(match)[what])
    assert isinstance(error, RulesError)
    if what != "any":
        assert error.code == what.split()[0]
    assert (match.position, match.number, match.record, match.to_act) == before
    assert match.events(SPECTATOR) == events
    # Nor do the dice notice.
    assert play_on(match, Rng(3)).record == play_on(twin, Rng(3)).record


def test_a_path_too_long_says_how_long_it_may_be() -> None:
    match = with_transfer()
    path = two_steps(match)
    error = refused(lambda: match.play(match.to_act, [*path, 0, 0]))
    assert (error.code, error.facts) == ("path_too_long", {"whole": 2})


def test_a_refusal_of_the_game_names_its_rule() -> None:
    match = new_match(cards="cards-1")
    seat = match.to_act
    action = next(a for a in match.peek(seat) if ">" in match.tell(seat, [a])[0])
    told = match.tell(seat, [action])[0]
    team = told.partition(">")[2]
    match.play(seat, [action])
    state = match.game.read(match.position)
    full = [
        action
        for action in range(match.game.actions)
        if match.game.tell(state, action).endswith(f">{team}")
        and action not in match.peek(match.to_act)
    ]
    codes = {
        error.code: error.rule
        for action in full
        if isinstance(error := refused(partial(match.play, match.to_act, [action])), RulesError)
    }
    assert codes["field_full"] == "PC-5"
    assert codes["no_transfer"] == "PC-6"


def test_nothing_is_played_after_the_end() -> None:
    match = play_on(new_match(), Rng(1))
    assert match.to_act == OVER
    before = match.record
    for seat in (SPECTATOR, 0, 1, 2, OVER):
        assert refused(partial(match.play, seat, [0])).code == "match_over"
        assert refused(partial(match.peek, seat)).code == "match_over"
    assert match.record == before


# --- what a viewer gets


def test_events_since_a_step_are_the_rest_of_all_events() -> None:
    match = new_match(3)
    rng = Rng(3)
    told: dict[int, list[object]] = {viewer: [] for viewer in VIEWERS}
    seen = 0
    while True:
        for viewer in VIEWERS:
            told[viewer] += match.events(viewer, seen)
        seen = match.number
        if match.to_act == OVER:
            break
        play_on(match, rng, 1)
    for viewer in VIEWERS:
        assert told[viewer] == match.events(viewer)
        assert match.events(viewer, match.number) == []
        parts = [match.events(viewer, step) for step in range(match.number + 1)]
        assert [len(part) for part in parts] == sorted((len(part) for part in parts), reverse=True)


def test_a_guess_is_never_the_truth_itself() -> None:
    match = play_on(new_match(2), Rng(2), 3)
    before = match.position
    rng = Rng(9)
    worlds = [match.guess(viewer, rng) for viewer in VIEWERS for _ in range(10)]
    assert len({id(world) for world in worlds}) == len(worlds)
    for world in worlds:
        assert world.journal is None
        rimet.playout(world, rng)
        assert world.to_act == OVER
    assert match.position == before
    assert len({match.game.write(match.guess(SPECTATOR, rng)) for _ in range(30)}) > 1


def test_a_guess_shows_the_viewer_what_it_has_seen() -> None:
    match = play_on(new_match(2), Rng(2), 4)
    for viewer in VIEWERS:
        for seed in range(10):
            world = match.guess(viewer, Rng(seed))
            assert match.game.view(world, viewer) == match.view(viewer)


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


def altered(number: int, **changes: object) -> Record:
    """Return the record of a match with one step changed."""
    record = finished()
    steps = list(record.steps)
    steps[number - 1] = msgspec.structs.replace(steps[number - 1], **changes)
    return msgspec.structs.replace(record, steps=tuple(steps))


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


# --- verifying


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


# --- dice of one's own


class Least:
    """Is a die that always gives the first possible outcome."""

    def __init__(self) -> None:
        self.begun = 0

    def begin(self, game: Game) -> None:
        """Count how often a match begins."""
        self.begun += 1

    def roll(self, number: int, odds: Sequence[int]) -> int:
        """Return the first outcome that has any weight."""
        return next(outcome for outcome, weight in enumerate(odds) if weight)

    def fairness(self) -> Fairness:
        """Tell that there is nothing to check."""
        return Fairness()


def test_other_dice_can_be_used() -> None:
    match = play_on(Match(small_game(), Least(), PLAYERS), Rng(1))
    record = match.record
    assert Record.parse(str(record)) == record
    assert verify(record).rolls == 0
    assert play_on(Match.resume(cut(record, 20), Least()), Rng(1)).result is not None


def test_dice_begin_once() -> None:
    dice = Least()
    match = Match(small_game(), dice, PLAYERS)
    assert dice.begun == 1
    again = Least()
    Match.resume(match.record, again)
    assert again.begun == 1


def test_choices_are_what_may_be_peeked_at_with_its_notation() -> None:
    match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(5))
    while match.to_act != rimet.OVER:
        seat = match.to_act
        told = match.choices(seat)
        assert [action for action, _ in told] == match.peek(seat)
        for action, move in told:
            assert match.tell(seat, [action]) == [move]
            assert [first for first, _ in match.choices(seat, [action])] == match.peek(
                seat, [action]
            )
        match.play(seat, [told[match.number % len(told)][0]])
