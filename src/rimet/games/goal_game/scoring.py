"""How the matches of the tournament are shown: halves, scoreboards, standings, penalties."""

from __future__ import annotations

from .names import DIRECTIONS, STAGES
from .scenes import has_auction
from .setup import (
    BRONZE,
    FINAL,
    FIRST,
    HALVES,
    LAY,
    SHOT,
    SHOT_FIRST,
    SHOT_GOALS,
    SHOT_KICKS,
    SHOT_LAYOUTS,
    SHOT_SECOND,
    SHOT_STAGE,
    SHOT_WINNER,
)
from .state import Tournament
from .view import DuelView, HalfView, MatchView, PenaltiesView, StandingView

BY_COACHES = {2: (FINAL,), 3: (FIRST, FINAL), 4: (FIRST, BRONZE, FINAL)}
FINALISTS = 2
PLACES = {BRONZE: 3, FINAL: 1}  # what is played for


def build_matches(state: Tournament) -> list[MatchView]:
    """Return every match of the tournament, also those still to come."""
    return [_match(state, stage) for stage in BY_COACHES[state.table.seats]]


def circle(state: Tournament, stage: int) -> list[int]:
    """Return who plays a match, clockwise; nobody while that is not known (GG-21)."""
    seats = range(state.table.seats)
    if stage == FIRST or state.table.seats == 2:
        return list(seats)
    if sum(state.fixture.finalist) < FINALISTS:
        return []
    return [seat for seat in seats if (state.fixture.finalist[seat] == 1) == (stage == FINAL)]


def is_over(state: Tournament, stage: int) -> bool:
    """Whether a match is decided, its penalties too."""
    if stage == FIRST:
        return sum(state.fixture.finalist) == FINALISTS
    return PLACES[stage] in state.fixture.place


def _match(state: Tournament, stage: int) -> MatchView:
    seats = circle(state, stage)
    halves = range(_halves(state, stage))
    series = range(state.series)
    return MatchView(
        stage=STAGES[stage],
        seats=seats,
        halves=[_half(state, stage, half) for half in halves],
        duels=[_duel(state, stage, seats, index, len(halves)) for index in range(len(seats))],
        standings=_standings(state, stage, seats),
        penalties=[
            build_penalties(state, number)
            for number in series
            if state.fixture.shots[number * SHOT + SHOT_STAGE] == stage
        ],
        is_over=is_over(state, stage),
    )


def _halves(state: Tournament, stage: int) -> int:
    """Return how many halves of a match have begun."""
    if is_over(state, stage):
        return HALVES
    if stage > state.stage or has_auction(state):
        return 0
    return int(state.half) + (state.phase != LAY)


def _half(state: Tournament, stage: int, half: int) -> HalfView:
    goals = [int(state.scored(stage, half, seat)) for seat in range(state.table.seats)]
    return HalfView(half + 1, DIRECTIONS[half], goals)


def _duel(state: Tournament, stage: int, seats: list[int], index: int, halves: int) -> DuelView:
    seat, rival = seats[index], seats[(index + 1) % len(seats)]
    scores = [
        (
            int(state.goals[state.goal_index(stage, half, seat, rival)]),
            int(state.goals[state.goal_index(stage, half, rival, seat)]),
        )
        for half in range(halves)
    ]
    goals, conceded = sum(score[0] for score in scores), sum(score[1] for score in scores)
    return DuelView(seat, rival, scores, goals, conceded)


def _standings(state: Tournament, stage: int, seats: list[int]) -> list[StandingView]:
    totals = {seat: int(state.total(stage, seat)) for seat in seats}
    order = sorted(seats, key=lambda seat: -totals[seat])
    return [
        StandingView(
            place=1 + sum(totals[other] > totals[seat] for other in seats),
            seat=seat,
            goals=totals[seat],
            is_through=_is_through(state, stage, seat),
        )
        for seat in order
    ]


def _is_through(state: Tournament, stage: int, seat: int) -> bool:
    if stage == FIRST:
        return bool(state.fixture.finalist[seat])
    return int(state.fixture.place[seat]) == PLACES[stage]


def build_penalties(state: Tournament, number: int) -> PenaltiesView:
    """Return a series of penalties, under way or over."""
    shot = [int(each) for each in state.fixture.shots[number * SHOT : (number + 1) * SHOT]]
    kicks = shot[SHOT_KICKS]
    winner = shot[SHOT_WINNER]
    return PenaltiesView(
        stage=STAGES[shot[SHOT_STAGE]],
        pair=(shot[SHOT_FIRST], shot[SHOT_SECOND]),
        goals=(shot[SHOT_GOALS], shot[SHOT_GOALS + 1]),
        kicks=((kicks + 1) // 2, kicks // 2),
        layout=shot[SHOT_LAYOUTS],
        winner=winner if winner >= 0 else None,
    )
