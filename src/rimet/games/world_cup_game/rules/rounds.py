"""Rounds: who plays, the cards for it, extra goals, results, and who is out."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.rules.course import GROUPS, SECOND, SOURCE, THIRD
from rimet.games.world_cup_game.rules.groups import (
    finish_group,
    settle_group,
    settle_thirds,
    slot_team,
    source_team,
)
from rimet.games.world_cup_game.rules.knockout import settle_match
from rimet.games.world_cup_game.rules.rows import count_round
from rimet.games.world_cup_game.rules.turn import cut_deck, next_alive, next_turn
from rimet.games.world_cup_game.setup import (
    CLOSE_ROUND,
    COUNT,
    DONE,
    END_ROUND,
    EXTRA_GOALS,
    HAND,
    NOBODY,
    OPEN_PLAY,
    OPEN_ROUND,
    REFILL,
    SETTLE,
)
from rimet.games.world_cup_game.state import Cup, bit, empty_row
from rimet.kernel.state import CHANCE, OVER


def go_on(cup: Cup) -> None:
    """Go through all that happens by itself, until somebody or chance is asked."""
    while cup.phase > DONE:
        if cup.phase == OPEN_ROUND:
            open_round(cup)
        elif cup.phase == OPEN_PLAY:
            open_play(cup)
        elif cup.phase == CLOSE_ROUND:
            close_round(cup)
        elif cup.phase == COUNT:
            count_matches(cup)
        elif cup.phase == SETTLE:
            settle_round(cup)
        else:
            end_round(cup)


def is_group_round(cup: Cup) -> bool:
    """Whether the round is played in groups."""
    kind: i64 = cup.table.course.round_kinds[cup.round]
    return kind == GROUPS or kind == SECOND


def open_round(cup: Cup) -> None:
    """Put the teams on their rows, and shuffle unless one player is alone (WCG-23, WCG-R19)."""
    course = cup.table.course
    for match in range(course.round_matches[cup.round], course.round_matches[cup.round + 1]):
        if course.match_groups[match] < course.first_groups and course.match_groups[match] >= 0:
            continue  # these stand there from the beginning
        for side in range(2):
            row: i64 = 2 * match + side
            team: i64 = entrant(cup, match, row)
            cup.rows[row] = empty_row(team, course.spaces[team])  # WCG-2, WCG-R1
    count_round(cup)
    cup.deck = 0
    cup.cursor = 0
    cup.due = 0
    tell_advanced(cup)
    if cup.players_left() == 1:
        cup.tell(told.ROUND_BEGUN, cup.round, NOBODY, 0, 0, 0)
        cup.phase = CLOSE_ROUND
        return
    if cup.round > 0:
        cup.stock.shuffle()
    cup.phase = OPEN_PLAY


def entrant(cup: Cup, match: i64, row: i64) -> i64:
    """Return the team of a side of a match of the second groups or the knock-out."""
    course = cup.table.course
    group: i64 = course.match_groups[match]
    if group >= 0:
        return slot_team(cup, course.group_slots[group] + course.sides[row])
    return source_team(cup, course.sides[row])


def tell_advanced(cup: Cup) -> None:
    """Tell who goes on from a group, by which placing, and where to (WCG-28, WCG-34, WCG-36)."""
    if cup.journal is None:
        return
    course = cup.table.course
    if course.round_kinds[cup.round] == SECOND:
        for group in range(course.round_groups[cup.round], course.round_groups[cup.round + 1]):
            for slot in range(course.group_slots[group], course.group_slots[group + 1]):
                cup.tell(told.TEAM_ADVANCED, slot_team(cup, slot), course.slots[slot], group, 0, 0)
    elif course.round_kinds[cup.round] != GROUPS:
        for row in range(
            2 * course.round_matches[cup.round], 2 * course.round_matches[cup.round + 1]
        ):
            source: i64 = course.sides[row]
            if source // SOURCE <= THIRD:
                team: i64 = cup.team_on(row)
                cup.tell(told.TEAM_ADVANCED, team, source, -1, row >> 1, 0)


def open_play(cup: Cup) -> None:
    """Fill the hands, then cut the deck, and let the round begin (WCG-6, WCG-R3, WCG-R11)."""
    starter: i64 = next_alive(cup, cup.turn)
    seat: i64 = starter
    for _each in range(cup.table.seats):
        if cup.is_alive(seat) and cup.stock.sizes[seat] < HAND:
            cup.cursor = seat
            cup.ask(REFILL, CHANCE)
            return
        seat = next_alive(cup, seat)
    cup.cursor = 0
    cut_deck(cup)
    cup.tell(told.ROUND_BEGUN, cup.round, starter, 0, 0, 0)
    next_turn(cup)


def refill(cup: Cup, kind: i64) -> None:
    """Give a card to a hand that is not full (WCG-R3)."""
    cup.stock.draw(cup.cursor, kind)
    cup.tell(told.CARD_DRAWN, cup.cursor, kind, REFILL, 0, 0)
    cup.phase = OPEN_PLAY


def first_pot(cup: Cup) -> i64:
    """Return what the round's first roll is for: a group, or the whole round (WCG-20, WCG-32)."""
    course = cup.table.course
    return course.pots[course.round_matches[cup.round]]


def last_pot(cup: Cup) -> i64:
    """Return what the round's last roll is for."""
    course = cup.table.course
    return course.pots[course.round_matches[cup.round + 1] - 1]


def close_round(cup: Cup) -> None:
    """Roll the extra-goal dice, if they are in use (WCG-20, WCG-32, WCG-R4)."""
    cup.mark()
    if cup.table.extra_dice == 0:
        cup.phase = COUNT
        return
    cup.cursor = first_pot(cup)
    cup.due = cup.table.extra_dice
    cup.ask(EXTRA_GOALS, CHANCE)


def roll_extra(cup: Cup, colour: i64) -> None:
    """Note an extra-goal die: half a goal for every team of its colour (WCG-20)."""
    dice = cup.own_chart().dice
    dice[cup.cursor] = dice[cup.cursor] * 8 + colour + 1
    if cup.journal is not None:
        cup.tell(told.EXTRA_DIE_ROLLED, cup.cursor, colour, 0, 0, 0)
        cup.mark()
    cup.due -= 1
    if cup.due > 0:
        return
    if cup.cursor < last_pot(cup):
        cup.cursor += 1
        cup.due = cup.table.extra_dice
    else:
        cup.phase = COUNT


def count_matches(cup: Cup) -> None:
    """Tell the results of all matches of the round, and begin to settle them."""
    course = cup.table.course
    if cup.journal is not None:
        for match in range(course.round_matches[cup.round], course.round_matches[cup.round + 1]):
            home: i64 = cup.team_on(2 * match)
            away: i64 = cup.team_on(2 * match + 1)
            goals: i64 = cup.goals(2 * match)
            cup.tell(told.MATCH_COUNTED, match, home, away, goals, cup.goals(2 * match + 1))
    cup.lots = 0
    if is_group_round(cup):
        cup.cursor = course.round_groups[cup.round]
    else:
        cup.cursor = course.round_matches[cup.round]
    cup.phase = SETTLE
    cup.mark()


def settle_round(cup: Cup) -> None:
    """Settle groups or matches one after another, as far as nothing has to be asked."""
    course = cup.table.course
    if not is_group_round(cup):
        while cup.cursor < course.round_matches[cup.round + 1]:
            if not settle_match(cup, cup.cursor):
                return
            cup.cursor += 1
        cup.phase = END_ROUND
        return
    while cup.cursor < course.round_groups[cup.round + 1]:
        if not settle_group(cup, cup.cursor):
            return
        cup.cursor += 1
    if course.thirds > 0 and cup.cursor == course.first_groups and not settle_thirds(cup):
        return
    first: i64 = course.round_groups[cup.round]
    if course.thirds > 0 and cup.cursor == course.first_groups:
        first = 0  # the thirds of earlier rounds have waited
    if course.thirds == 0 or cup.cursor >= course.first_groups:
        for group in range(first, cup.cursor):
            finish_group(cup, group)
        cup.mark()
    cup.phase = END_ROUND


def end_round(cup: Cup) -> None:
    """Let those without a team go, and open the next round (WCG-22, WCG-R5)."""
    course = cup.table.course
    cup.cursor = 0
    if cup.round + 1 == course.rounds:
        cup.ask(DONE, OVER)  # WCG-26
        return
    alive: i64 = 0
    for team in range(course.teams):
        if cup.chart.place[team] == 0:
            alive |= bit(cup.chart.owner[team])
    for seat in range(cup.table.seats):
        if cup.is_alive(seat) and alive >> seat & 1 == 0:
            cup.stock.give_back(seat)
            cup.tell(told.SEAT_OUT, seat, 0, 0, 0, 0)
    cup.alive = alive
    cup.mark()
    cup.round += 1
    cup.phase = OPEN_ROUND
