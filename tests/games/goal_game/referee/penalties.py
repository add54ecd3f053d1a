"""Post-match penalties, and who meets whom where more than two are level."""

from __future__ import annotations

from collections import Counter

from tests.games.goal_game.referee.asking import Play, draw
from tests.games.goal_game.referee.attack import Attack, Goals
from tests.games.goal_game.referee.coaches import Box, Coach
from tests.games.goal_game.referee.figure import Figure, pick

MOST_ROWS = 20  # GG-R19
LAST = 11  # ten cards between two open ones


def part(box: Box, level: list[Coach], places: int) -> Play[list[Coach]]:
    """Return who of the level coaches gets one of these places (GG-R6)."""
    if len(level) == 2:
        winner, _ = yield from shoot_out(box, *level)
        return [winner]
    if len(level) == 4:
        first, *others = level
        rival = yield from lot(others)
        others.remove(rival)
        winner, _ = yield from shoot_out(box, first, rival)
        other, _ = yield from shoot_out(box, *others)
        return [winner, other]
    third = yield from lot(level)
    winner, loser = yield from shoot_out(box, *(coach for coach in level if coach is not third))
    if places == 1:
        last, _ = yield from shoot_out(box, winner, third)
        return [last]
    last, _ = yield from shoot_out(box, loser, third)
    return [winner, last]


def lot(coaches: list[Coach]) -> Play[Coach]:
    """Draw one of some coaches."""
    color = yield from draw({coach.color: 1 for coach in coaches})
    return next(coach for coach in coaches if coach.color == color)


def shoot_out(box: Box, one: Coach, other: Coach) -> Play[tuple[Coach, Coach]]:
    """Return winner and loser: who leads after equal kicks (GG-19, GG-R9)."""
    first = yield from lot([one, other])
    second = other if first is one else one
    goals: Goals = Counter()
    for _row in range(MOST_ROWS):
        figure = Figure(box.cards, [(column, 0) for column in range(LAST + 1)])
        for end in (0, LAST):
            yield from figure.open((end, 0))
        while figure.face_down:
            for kicker, keeper in ((first, second), (second, first)):
                place = yield from pick(kicker, figure.to_open())
                yield from Attack(box, figure, kicker, keeper, goals).play(place, has_middle=False)
            lead = goals[first.seat, second.seat] - goals[second.seat, first.seat]
            if lead:
                return (first, second) if lead > 0 else (second, first)
    winner = yield from lot([first, second])
    return winner, first if winner is second else second
