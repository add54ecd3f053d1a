"""Test frames: what happened scene by scene, each with the view as it was then."""

from collections.abc import Iterator

from park_cup.events import CardTurned, TeamOut, TeamTotal
from rimet import OVER, SPECTATOR, FairDice, Match, Rng, load
from rimet.kernel.frames import Frame
from rimet.kernel.state import CHANCE

from .matches import new_dice, new_match, play_on, refused, whole_path


def units(match: Match) -> Iterator[int]:
    """Play a match to its end, and yield after every path how many steps there were before it."""
    rng = Rng(7)
    while match.to_act != OVER:
        before = match.number
        match.play(match.to_act, whole_path(match, rng))
        yield before


def scenes_of(match: Match, viewer: int = SPECTATOR) -> list[Frame]:
    """Play on until a round has ended, and return the frames of that path."""
    for before in units(match):
        frames = match.frames(viewer, before)
        if len(frames) > 3:
            return frames
    raise AssertionError("no round has ended")


def test_frames_tell_all_events_in_order_and_end_with_the_present_view() -> None:
    match = new_match(1)
    for before in units(match):
        for viewer in (SPECTATOR, 0, 1, 2):
            frames = match.frames(viewer, before)
            told = [event for frame in frames for event in frame.events]
            assert told == match.events(viewer, before)
            assert frames[-1].view == match.view(viewer)
            assert all(frame.events for frame in frames[:-1])
            assert [frame.step for frame in frames] == sorted(frame.step for frame in frames)
            assert frames[-1].step == match.number


def test_a_frame_shows_nothing_that_only_a_later_one_tells() -> None:
    frames = scenes_of(new_match(1))
    turned: dict[str, int] = {}
    for frame in frames:
        for event in frame.events:
            if isinstance(event, CardTurned):
                turned[event.team] = turned.get(event.team, 0) + 1
        is_out = any(isinstance(event, TeamOut) for event in frame.events)
        if not is_out and frame is not frames[-1]:
            for field in frame.view.fields:  # type: ignore[attr-defined]
                known = sum(card is not None for card in field.cards)
                assert known == turned.get(field.team, 0)
    assert turned


def test_in_a_scene_nobody_acts() -> None:
    frames = scenes_of(new_match(1))
    for frame in frames[:-1]:
        assert (frame.view.to_act, frame.view.phase) == (CHANCE, "showing")  # type: ignore[attr-defined]


def test_whoever_is_further_behind_gets_the_newest_view_at_once() -> None:
    match = new_match(1)
    before = [*zip(units(match), range(6), strict=False)][-1][0]
    assert len(match.frames(SPECTATOR, before)) >= 1
    (frame,) = match.frames(SPECTATOR, before - 1)
    assert frame.view == match.view(SPECTATOR)
    assert list(frame.events) == match.events(SPECTATOR, before - 1)
    (now,) = match.frames(SPECTATOR, match.number)
    assert (now.step, now.events, now.view) == (match.number, (), match.view(SPECTATOR))


def test_only_the_marks_of_the_last_path_are_kept() -> None:
    match = new_match(1)
    for before in units(match):
        assert all(scene.step > before for scene in match._scenes)


def test_no_frames_are_had_of_a_step_that_is_not_there() -> None:
    match = new_match(1)
    for step in (-1, match.number + 1):
        assert refused(lambda step=step: match.frames(0, step)).code == "no_such_step"  # type: ignore[misc]


def test_a_match_taken_up_again_shows_how_it_stands() -> None:
    match = play_on(new_match(1), Rng(1), 8)
    again = Match.resume(match.record, new_dice(1))
    (frame,) = again.frames(0, 0)
    assert frame.view == match.view(0)
    assert list(frame.events) == match.events(0)


def test_a_frame_takes_as_long_as_the_longest_of_its_events() -> None:
    frames = scenes_of(new_match(1))
    turned = next(f for f in frames if [type(event) for event in f.events] == [CardTurned])
    assert (turned.lead, turned.hold) == (CardTurned.lead, CardTurned.hold)
    assert CardTurned.lead > 0 and TeamTotal.hold > 0
    assert frames[-1].hold == max((event.hold for event in frames[-1].events), default=0)


def test_a_seat_that_acts_first_of_all_has_a_side() -> None:
    game = load("goal-game", players=3)
    match = Match(game, FairDice(1))
    assert match.number == 0
    assert match.side(match.to_act, Rng(1)).plays == []


def test_the_last_path_takes_as_long_as_its_frames() -> None:
    match = new_match(1)
    lengths = set()
    for before in units(match):
        frames = match.frames(SPECTATOR, before)
        assert match.unit == before
        assert match.length == sum(frame.lead + frame.hold for frame in frames)
        lengths.add(match.length)
    assert 0 in lengths and len(lengths) > 3
    assert Match.resume(match.record, new_dice(1)).length == 0


def test_several_viewers_are_told_what_each_alone_would_be() -> None:
    match = new_match(1)
    viewers = [2, SPECTATOR, 0]
    for before in units(match):
        alone = [match.frames(viewer, before) for viewer in viewers]
        assert match.frames_for(viewers, before) == alone
