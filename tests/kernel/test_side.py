"""Test a seat's side of a match: it shows what the seat may know, and holds no truth."""

import pickle

import msgspec
import pytest

from rimet import CHANCE, OVER, Match, PositionError, Rng, RulesError, Side

from .matches import new_match, play_on


def midway(turns: int = 6) -> Match:
    """Return a match after some turns."""
    return play_on(new_match(3), Rng(3), turns)


def test_a_side_shows_what_the_seat_may_know() -> None:
    match = midway()
    for seat in range(match.game.seats):
        side = match.side(seat, Rng(1))
        assert (side.game, side.seat, side.step) == (match.game, seat, match.number)
        assert side.to_act == match.to_act
        assert side.view == match.view(seat)
        assert side.events(0) == match.events(seat)
        assert side.events(match.number) == []
    side = match.side(match.to_act, Rng(1))
    assert side.choices() == match.choices(match.to_act)
    for action in side.legal():
        assert side.legal([action]) == match.peek(match.to_act, [action])
    with pytest.raises(RulesError) as caught:
        match.side((match.to_act + 1) % 3, Rng(1)).legal()
    assert caught.value.code == "not_your_turn"


def test_a_side_holds_a_guess_and_not_the_truth() -> None:
    match = midway()
    seat = match.to_act
    worlds = {match.game.write(match.side(seat, Rng(seed))._world) for seed in range(30)}
    assert len(worlds) > 1


def test_sides_of_worlds_that_a_seat_cannot_tell_apart_are_equal() -> None:
    match, twin = midway(), midway()
    seat = match.to_act
    twin._state = next(
        world
        for world in (match.guess(seat, Rng(seed)) for seed in range(100))
        if match.game.write(world) != match.position
    )
    assert match.side(seat, Rng(5)) == twin.side(seat, Rng(5))
    others = [other for other in range(3) if other != seat]
    assert any(match.side(other, Rng(5)) != twin.side(other, Rng(5)) for other in others)


def test_further_guesses_are_those_that_the_truth_would_give() -> None:
    match = midway()
    side = match.side(match.to_act, Rng(1))
    for seed in range(10):
        assert side.guess(Rng(seed)) == match.guess(match.to_act, Rng(seed))


def test_guessing_disturbs_neither_match_nor_side() -> None:
    match = midway()
    side = match.side(match.to_act, Rng(1))
    position, text = match.position, str(side)
    side.guess(Rng(2)).apply(side.legal()[0])
    assert (match.position, str(side)) == (position, text)


def test_memory_tells_each_play_as_the_seat_saw_and_heard_it() -> None:
    match = new_match(3)
    seat, rng = 1, Rng(3)
    stages = [(0, CHANCE, tuple(match.game.start().observe(seat)))]
    for _ in range(6):
        world = match.guess(seat, Rng(1))
        stages.append((match.number, match.to_act, tuple(world.observe(seat))))
        play_on(match, rng, 1)
    side = match.side(seat, Rng(1))
    assert [(play.step, play.seat, play.seen) for play in side.memory] == stages
    ends = [step for step, _, _ in stages[1:]] + [match.number]
    for play, end in zip(side.memory, ends, strict=True):
        assert list(play.told) == match.events(seat, play.step, end)
    assert side.plays == [play for play in side.memory if play.seat in (0, 2)]
    assert side.plays


def test_where_nothing_was_rolled_there_is_nothing_to_remember() -> None:
    match = new_match(3)
    waiting = Match(match.game, dice=None)
    side = waiting.side(0, Rng(1))
    assert (side.step, side.memory, side.events(0)) == (0, (), [])


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway()
    whole = match.side(0, Rng(1)).memory
    side = match.side(0, Rng(1), 2)
    assert side.memory == whole[-2:]
    assert side.events(whole[-2].step) == match.events(0, whole[-2].step)
    with pytest.raises(RulesError) as caught:
        side.events(0)
    assert caught.value.code == "step_forgotten"
    monkeypatch.setattr("rimet.kernel.match.MOST_PLAYS", 3)
    assert match.side(0, Rng(1), 1000).memory == whole[-3:]


def test_a_text_that_would_be_too_long_forgets_the_oldest_plays() -> None:
    side = midway(30).side(0, Rng(1))
    whole = str(side)
    assert side.write(len(whole)) == whole
    for largest in (len(whole) - 1, len(whole) * 3 // 4, len(whole) // 2):
        text = side.write(largest)
        known = Side.read(text).memory
        assert largest // 3 < len(text) <= largest
        assert known and side.memory[-len(known) :] == known
    assert side.write(0) == str(Side(side.game, 0, side.step, side._world))


def test_a_path_that_is_whole_ends_a_play_even_where_its_seat_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = midway()
    whole = match.side(0, Rng(1)).memory
    monkeypatch.setattr(type(match.game), "continues", lambda game, state: False)
    apart = match.side(0, Rng(1)).memory
    acts = [number for number, step in enumerate(match.steps()) if step.seat != CHANCE]
    assert [play.step for play in apart] == [0, *acts]
    assert len(apart) > len(whole)


def test_a_side_can_be_pickled_and_written_as_text() -> None:
    match = midway()
    for seat in range(3):
        side = match.side(seat, Rng(1))
        for again in (Side.read(str(side)), pickle.loads(pickle.dumps(side))):
            assert again == side and hash(again) == hash(side)
            assert again.memory == side.memory
            assert again.view == side.view
            assert again.guess(Rng(9)) == side.guess(Rng(9))
        assert Side.read(str(side), match.game).game is match.game
        assert side != str(side)


def test_a_side_after_the_end_can_be_read() -> None:
    match = play_on(new_match(3), Rng(3))
    side = Side.read(str(match.side(0, Rng(1))))
    assert side.to_act == OVER and side.view == match.view(0)
    with pytest.raises(RulesError) as caught:
        side.legal()
    assert caught.value.code == "match_over"


def broken(**changes: object) -> str:
    """Return a side's text with some of its parts changed."""
    written = msgspec.json.decode(str(midway().side(0, Rng(1))))
    return msgspec.json.encode({**written, **changes}).decode()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "broken_side"),
        ("[" * 100_000, "broken_side"),
        ("{}", "broken_side"),
        (broken(seat=3), "broken_side"),
        (broken(seat=-1), "broken_side"),
        (broken(plays=[[0, 0, 2, [[0, 1]], []]]), "broken_side"),
        (broken(plays=[[0, 0, 10**9, [], []]]), "broken_side"),
        (broken(plays=[[0, 0, -1, [], [{"type": "Nothing"}]]]), "broken_side"),
        (broken(world="chess/1"), "foreign_position"),
    ],
    ids=range(9),
)
def test_a_text_that_is_no_side_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        Side.read(text)
    assert caught.value.code == code


def test_a_cell_out_of_place_is_refused() -> None:
    side = midway().side(0, Rng(1))
    size = len(side.memory[0].seen)
    for index in (size, -1):
        text = broken(plays=[[0, 0, size, [[index, 1]], []]])
        with pytest.raises(PositionError) as caught:
            Side.read(text)
        assert caught.value.code == "broken_side"
