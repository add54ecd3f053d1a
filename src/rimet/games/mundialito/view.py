"""What there is to see of Mundialito; everybody sees all of it."""

from __future__ import annotations

import msgspec

from rimet.kernel.game import View

from .setup import (
    DEAL,
    DIE,
    DONE,
    DRAFT,
    FIELD_LOT,
    FIRST,
    GOALS,
    GROUPS,
    KICKS,
    LAY,
    LOT,
    OVERTIME,
    PLACES,
    ROLL,
    SECOND,
    SELECT,
    SHOWING,
)

PHASES = {
    SELECT: "select",
    DEAL: "deal",
    DRAFT: "draft",
    FIELD_LOT: "field-lot",
    LAY: "lay",
    FIRST: "first-side",
    SECOND: "second-side",
    ROLL: "roll",
    DIE: "die",
    LOT: "lot",
    DONE: "done",
    SHOWING: "showing",
}
STAGES = {
    GROUPS: "groups",
    32: "round-of-32",
    16: "round-of-16",
    8: "quarter-finals",
    4: "semi-finals",
    3: "third-place",
    2: "final",
}
PARTS = {GOALS: "goals", OVERTIME: "overtime", KICKS: "kicks", PLACES: "places"}
Pair = tuple[int, int]


class TeamView(msgspec.Struct, frozen=True):
    """A team that plays: `owner` is None until it is handed out, `place` 0 while it is in.

    `die` is the colour of the die that it rolls for goals.
    """

    code: str
    stars: int
    die: str
    owner: int | None
    place: int
    field: str | None


class SeatView(msgspec.Struct, frozen=True):
    """A coach: how many teams in hand, which are still in, how many coaches are behind."""

    teams: int
    still_in: list[str]
    ahead_of: int


class MatchView(msgspec.Struct, frozen=True):
    """A match; `score` has the goals of overtime added, `kicks` stand beside it (MUN-R9).

    A side is None until it is drawn, its goals until they are rolled. `winner` is None while the
    match is on, and after a draw.
    """

    number: int
    stage: str
    group: str | None
    first: str | None
    second: str | None
    goals: tuple[int | None, int | None]
    overtime: tuple[int | None, int | None] | None
    kicks: tuple[int | None, int | None] | None
    score: tuple[int | None, int | None]
    winner: str | None


class RowView(msgspec.Struct, frozen=True):
    """A team in its group's table; teams that are level share a place.

    Whether a team `is_through` is known when its group is over.
    """

    place: int
    team: str
    played: int
    points: int
    difference: int
    is_through: bool


class GroupView(msgspec.Struct, frozen=True):
    """A group: its four fields, its table best first, its matches, whether it is over."""

    name: str
    fields: list[str | None]
    rows: list[RowView]
    matches: list[MatchView]
    is_over: bool


class RoundView(msgspec.Struct, frozen=True):
    """A round of the cup: its matches so far, none before it begins, and how many there will be."""

    stage: str
    matches: list[MatchView]
    size: int


class ThrowView(msgspec.Struct, frozen=True):
    """A throw of all dice: what a team has thrown so far, from yellow to white."""

    team: str
    dice: list[int]
    total: int


class RollView(msgspec.Struct, frozen=True):
    """Who rolls what: for goals, overtime, kicks or places, and with which dice.

    `die` is the next of them, `tries` how many throws before were level. In a scene it is who has
    rolled last, and which die, or who is to begin.
    """

    team: str
    seat: int
    part: str
    die: str
    dice: list[str]
    throws: list[ThrowView]
    tries: int


class MundialitoView(View, frozen=True, kw_only=True):
    """A whole position.

    `piles` are the sizes of the two piles that sides are drawn from, `pile` the teams that can be
    drawn or drafted now. `next_seat` gets the next team, `next_field` the next in a group. `rounds`
    are all rounds of the cup, from the first to the Final. `dice` are the colours of a throw of all
    dice in their order, `overtime_die` is the one that every team rolls in overtime. In a scene
    `match` is the one that is seen, a group's to its end, and `roll` is None before its sides meet.
    """

    phase: str
    stage: str | None
    teams: list[TeamView]
    seats: list[SeatView]
    pile: list[str]
    piles: Pair
    next_seat: int | None
    next_field: str | None
    groups: list[GroupView]
    rounds: list[RoundView]
    dice: list[str]
    overtime_die: str
    match: MatchView | None
    roll: RollView | None
    champion: str | None
