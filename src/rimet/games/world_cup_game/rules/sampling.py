"""What is legal, what chance can give, and random play without listing either."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.world_cup_game.rules.cards import (
    FIRST_USE,
    fits,
    holds,
    is_final_round,
)
from rimet.games.world_cup_game.rules.setting_up import best_colour, can_draft, lacks_extra
from rimet.games.world_cup_game.setup import (
    DRAFT,
    EXTRA_GOALS,
    EXTRA_TEAM,
    HANDOUT,
    KINDS,
    LOT,
    NOBODY,
    PENALTY,
    SHOOTOUT,
    SHOOTOUT_LOT,
    TARGET,
    THIRD_LOT,
    TURN,
    USE_FOUL,
    USE_NEXT,
    USE_OFFSIDE,
    USE_ONE_ONE,
    USE_ONE_ONE_ONE,
    USE_TURN_OVER,
    USE_TWO_ONE,
    USE_TWO_ONE_AS_ONE,
)
from rimet.games.world_cup_game.state import Cup
from rimet.kernel.counts import pick
from rimet.kernel.rng import Rng


def first_row(cup: Cup) -> i64:
    """Return the first row of the round."""
    return 2 * cup.table.course.round_matches[cup.round]


def end_row(cup: Cup) -> i64:
    """Return the row after the last one of the round."""
    return 2 * cup.table.course.round_matches[cup.round + 1]


def legal(cup: Cup) -> list[int]:
    """Return what the seat to act may do: place, hit, discard or draft."""
    table = cup.table
    found: list[int] = []
    if cup.phase == DRAFT:
        for team in range(table.course.teams):
            if can_draft(cup, team):
                found.append(table.pick + team)
        return found
    if cup.phase == TARGET:
        add_rows(cup, USE_NEXT, found)
        return found
    for kind in range(KINDS):
        if holds(cup, cup.turn, kind):
            for use in range(FIRST_USE[kind], FIRST_USE[kind + 1]):
                add_rows(cup, use, found)
    for kind in range(KINDS):
        if holds(cup, cup.turn, kind):
            found.append(table.discard + kind)  # WCG-5, WCG-R8
    return found


def add_rows(cup: Cup, use: i64, found: list[int]) -> None:
    """Add the actions that use a card in one way."""
    for row in range(first_row(cup), end_row(cup)):
        if fits(cup, use, row):
            found.append(use * cup.table.rows + row)


def odds(cup: Cup) -> list[int]:
    """Return the weights of what chance decides: a team, a seat, a card, a colour."""
    phase: i64 = cup.phase
    table = cup.table
    if phase == HANDOUT:
        return [1 if cup.chart.owner[team] == NOBODY else 0 for team in range(table.course.teams)]
    if phase == EXTRA_TEAM:
        return [1 if lacks_extra(cup, seat) else 0 for seat in range(table.seats)]
    if phase == EXTRA_GOALS:
        return [weight for weight in table.extra_odds]
    if phase == PENALTY:
        return [weight for weight in table.penalty_odds]
    if phase == SHOOTOUT:
        return [weight for weight in table.shootout_odds]
    if phase == LOT or phase == THIRD_LOT or phase == SHOOTOUT_LOT:
        return [cup.used >> team & 1 for team in range(table.course.teams)]
    return cup.stock.draw_odds()


def sample(cup: Cup, rng: Rng) -> i64:
    """Return what random play does next."""
    phase: i64 = cup.phase
    table = cup.table
    if phase == TURN:
        return sample_turn(cup, rng)
    if phase == TARGET:
        return USE_NEXT * table.rows + sample_next(cup, rng)
    if phase == EXTRA_GOALS:
        return pick(table.extra_odds, 0, table.extra_faces, rng)
    if phase == PENALTY:
        return pick(table.penalty_odds, 0, table.penalty_faces, rng)
    if phase == SHOOTOUT:
        return pick(table.shootout_odds, 0, table.shootout_faces, rng)
    if phase <= DRAFT:
        return sample_share(cup, rng)
    if phase == LOT or phase == THIRD_LOT or phase == SHOOTOUT_LOT:
        return sample_lot(cup, rng)
    return cup.stock.sample_draw(rng)


def count_uses(cup: Cup, use: i64) -> i64:
    """Return on how many rows a card can be used so, without looking at them outside the finals."""
    if is_final_round(cup):
        count: i64 = 0
        for row in range(first_row(cup), end_row(cup)):
            if fits(cup, use, row):
                count += 1
        return count
    if use == USE_FOUL:
        return cup.goal_rows
    if use == USE_OFFSIDE:
        return cup.goal_rows + cup.attack_rows
    if use == USE_TURN_OVER:
        return cup.attack_rows
    if use == USE_TWO_ONE:
        if cup.open_teams < 2:
            return 0
        return cup.wide_rows
    if use == USE_TWO_ONE_AS_ONE or (use == USE_ONE_ONE and cup.open_teams < 2):
        return 0
    if use == USE_ONE_ONE_ONE and cup.open_teams < 3:
        return 0
    return cup.open_rows


def sample_turn(cup: Cup, rng: Rng) -> i64:
    """Return one of the legal actions of a turn, all alike."""
    table = cup.table
    hands = cup.stock.hands
    start: i64 = cup.turn * KINDS
    total: i64 = 0
    for kind in range(KINDS):
        if hands[start + kind] > 0:
            total += 1
            for use in range(FIRST_USE[kind], FIRST_USE[kind + 1]):
                total += count_uses(cup, use)
    mark: i64 = rng.below(total)
    for kind in range(KINDS):
        if hands[start + kind] > 0:
            if mark == 0:
                return table.discard + kind
            mark -= 1
            for use in range(FIRST_USE[kind], FIRST_USE[kind + 1]):
                count: i64 = count_uses(cup, use)
                if mark < count:
                    return use * table.rows + sample_row(cup, use, count, rng)
                mark -= count
    raise ValueError("nothing to sample")


def sample_row(cup: Cup, use: i64, count: i64, rng: Rng) -> i64:
    """Return one of the rows that fit a use: by trying where many do, else by counting."""
    first: i64 = first_row(cup)
    span: i64 = end_row(cup) - first
    if 3 * count > span:
        while True:
            tried: i64 = first + rng.below(span)
            if fits(cup, use, tried):
                return tried
    nth: i64 = rng.below(count)
    row: i64 = first - 1
    while nth >= 0:
        row += 1
        if fits(cup, use, row):
            nth -= 1
    return row


def sample_next(cup: Cup, rng: Rng) -> i64:
    """Return a row for a further token of a card, on another team."""
    count: i64 = cup.open_rows
    used: i64 = cup.used
    team: i64 = 0
    while used > 0:
        if used & 1 == 1:
            count -= cup.room[team]
        used >>= 1
        team += 1
    return sample_row(cup, USE_NEXT, count, rng)


def sample_share(cup: Cup, rng: Rng) -> i64:
    """Return a free team, or a seat that gets a further one."""
    table = cup.table
    if cup.phase == EXTRA_TEAM:
        return sample_extra(cup, rng)
    if cup.phase == HANDOUT:
        return sample_free(cup, rng)
    best: i64 = best_colour(cup)
    count: i64 = 0
    picked: i64 = 0
    for team in range(table.course.teams):
        if cup.chart.owner[team] == NOBODY and table.course.colours[team] == best:
            count += 1
            if rng.below(count) == 0:
                picked = team
    return table.pick + picked


def sample_free(cup: Cup, rng: Rng) -> i64:
    """Return a team that nobody has."""
    mark: i64 = rng.below(cup.due)
    team: i64 = -1
    while mark >= 0:
        team += 1
        if cup.chart.owner[team] == NOBODY:
            mark -= 1
    return team


def sample_extra(cup: Cup, rng: Rng) -> i64:
    """Return a seat that has no further team yet."""
    count: i64 = 0
    picked: i64 = 0
    for seat in range(cup.table.seats):
        if lacks_extra(cup, seat):
            count += 1
            if rng.below(count) == 0:
                picked = seat
    return picked


def sample_lot(cup: Cup, rng: Rng) -> i64:
    """Return one of the teams in the lot."""
    count: i64 = 0
    picked: i64 = 0
    for team in range(cup.table.course.teams):
        if cup.used >> team & 1 == 1:
            count += 1
            if rng.below(count) == 0:
                picked = team
    return picked
