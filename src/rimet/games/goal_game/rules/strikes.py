"""Strikes: junctions of one colour, penalty kicks and forwards; goals, and goalkeepers."""

from __future__ import annotations

from mypy_extensions import i64

from .. import told
from ..setup import (
    FORWARD,
    GOALKEEPER,
    NOBODY,
    READ_FORWARD,
    READ_MIDDLE,
    SAVE,
    SHOT,
    SHOT_FIRST,
    SHOT_GOALS,
    SIDES,
)
from ..state import Tournament


def is_junction(cup: Tournament, side: i64) -> bool:
    """Whether the card just opened strikes by a side (GG-11).

    It does where the touching sides have the same colour, and it is one of the two coaches'.
    """
    other: i64 = cup.fixture.near[cup.cell * SIDES + side]
    if other < 0 or cup.shown[other] < 0:
        return False
    color: i64 = cup.color(cup.cell, side)
    if cup.color(other, (side + 2) % SIDES) != color:
        return False
    return color == cup.turn or color == cup.next_coach(cup.turn)


def strike(cup: Tournament, side: i64) -> bool:
    """Make a strike; tell whether the defender is asked for a goalkeeper first (GG-R3, GG-R4)."""
    if cup.journal is not None:
        color: i64 = NOBODY
        if cup.step != READ_MIDDLE and cup.step != READ_FORWARD:
            color = cup.color(cup.cell, side)
        spot: i64 = cup.fixture.spots[cup.cell]
        cup.tell(told.STRIKE_MADE, cup.opener(), cup.target(), spot, cup.step, color)
    target: i64 = cup.target()
    if cup.holds(target, GOALKEEPER):
        cup.ask(SAVE, target)
        return True
    score(cup)
    return False


def save(cup: Tournament) -> None:
    """Repel the strike with a goalkeeper (GG-12)."""
    target: i64 = cup.target()
    cup.spend(target, GOALKEEPER)
    cup.saved |= 1 << cup.step
    if cup.journal is not None:
        cup.tell(told.STRIKE_SAVED, target, cup.opener(), cup.step, 0, 0)
        cup.mark()


def score(cup: Tournament) -> None:
    """Count a goal for who opened the card (GG-11, GG-12)."""
    opener: i64 = cup.opener()
    target: i64 = cup.target()
    count_goal(cup, opener, target)
    if cup.journal is not None:
        goals: i64 = cup.against(opener, target)
        cup.tell(told.GOAL_SCORED, opener, target, cup.step, goals, cup.against(target, opener))
        cup.mark()


def score_own_goal(cup: Tournament) -> None:
    """Count a goal for the other coach; no goalkeeper can stop it (GG-R14)."""
    opener: i64 = cup.opener()
    target: i64 = cup.target()
    count_goal(cup, target, opener)
    if cup.journal is not None:
        goals: i64 = cup.against(opener, target)
        cup.tell(told.OWN_GOAL, opener, target, goals, cup.against(target, opener), 0)
        cup.mark()


def count_goal(cup: Tournament, scorer: i64, conceder: i64) -> None:
    """Write a goal on the scoreboards, or beside them in penalties (GG-4, GG-19)."""
    if cup.is_shooting == 0:
        cup.goals[cup.goal_index(cup.stage, cup.half, scorer, conceder)] += 1
        return
    start: i64 = (cup.series - 1) * SHOT
    shots = cup.own_fixture().shots
    if shots[start + SHOT_FIRST] == scorer:
        shots[start + SHOT_GOALS] += 1
    else:
        shots[start + SHOT_GOALS + 1] += 1


def send_forward(cup: Tournament) -> bool:
    """Spend a forward on one more strike; tell whether a goalkeeper is asked for (GG-12)."""
    cup.spend(cup.opener(), FORWARD)
    cup.step = READ_FORWARD
    return strike(cup, NOBODY)
