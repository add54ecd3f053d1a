"""Test matches: all or nothing, who may do what, and what a viewer gets."""

from collections.abc import Callable
from functools import partial

import pytest

import rimet
from rimet import (
    CHANCE,
    OVER,
    SPECTATOR,
    FairDice,
    Game,
    Match,
    Player,
    Record,
    Rng,
    RulesError,
    Step,
    verify,
)
from rimet.kernel.dice import LooseDice

from .matches import (
    PLAYERS,
    STARTED,
    cut,
    new_match,
    play_on,
    refused,
    small_game,
    two_steps,
    with_transfer,
)

VIEWERS = (SPECTATOR, 0, 1, 2)


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
    assert all(choice.is_whole for choice in match.choices(seat))
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


# --- dice of one's own


class Counted(LooseDice):
    """Dice that count how often a match begins with them."""

    begun = 0

    def begin(self, game: Game) -> None:
        """Count."""
        self.begun += 1


def test_other_dice_can_be_used() -> None:
    match = play_on(Match(small_game(), LooseDice(Rng(3)), PLAYERS), Rng(1))
    record = match.record
    assert Record.parse(str(record)) == record
    assert verify(record).rolls == 0
    assert play_on(Match.resume(cut(record, 20), LooseDice(Rng(3))), Rng(1)).result is not None


def test_dice_begin_once() -> None:
    dice = Counted(Rng(3))
    match = Match(small_game(), dice, PLAYERS)
    assert dice.begun == 1
    again = Counted(Rng(3))
    Match.resume(match.record, again)
    assert again.begun == 1


def test_choices_are_what_may_be_peeked_at_with_its_notation_and_its_end() -> None:
    match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(5))
    ends = set()
    while match.to_act != rimet.OVER:
        seat = match.to_act
        told = match.choices(seat)
        assert [choice.action for choice in told] == match.peek(seat)
        for choice in told:
            assert match.tell(seat, [choice.action]) == [choice.move]
            further = match.choices(seat, [choice.action])
            assert [next_one.action for next_one in further] == match.peek(seat, [choice.action])
            assert choice.is_whole == (not further)
            ends.add(choice.is_whole)
        match.play(seat, [told[match.number % len(told)].action])
    assert ends == {True, False}
