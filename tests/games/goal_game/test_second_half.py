"""Test the second half: who begins it, and that everybody attacks the other neighbour."""

from __future__ import annotations

import pytest

from rimet.games.goal_game.events import HalfBegun, OwnGoal
from rimet.games.goal_game.setup import CARD, MOVE
from tests.games.goal_game.table import Table, card_set


def first_half() -> tuple[Table, list[int]]:
    """Return a first half of four with one card to be turned over, and who attacked in turn.

    Everybody counter-attacks who can.
    """
    table = Table(4).no_auction()
    movers: list[int] = []
    while not (table.state.left == 1 and table.state.phase == CARD):
        if table.state.phase == MOVE:
            movers.append(table.state.to_act)
        if table.state.to_act < 0:
            table.quiet()
        else:
            table.state.apply(table.state.legal()[-1])
    if table.state.is_counter == 0 and table.state.turn != movers[-1]:
        movers.append(table.state.turn)
    return table, movers


@pytest.mark.rule("GG-17", "GG-R10")
def test_the_second_half_goes_the_other_way_and_is_begun_by_most_goals() -> None:
    table, _ = first_half()
    rows = [0] * len(table.state.goals)
    rows[2 * 4 + 3] = 2  # blue against green
    table.change(goals=rows).quiet()
    begun = table.told(HalfBegun)[-1]
    assert (begun.half, begun.direction, begun.seat) == (2, "counter-clockwise", 2)
    attack = table.view().attack
    assert attack is not None and (attack.attacker, attack.defender) == (2, 1)


@pytest.mark.rule("GG-17", "GG-R10", "GG-R18")
@pytest.mark.parametrize("level", [(0, 1, 2, 3), (0, 1), (1, 3), (0, 2)])
def test_of_level_coaches_the_one_who_attacked_last_begins(level: tuple[int, ...]) -> None:
    table, movers = first_half()
    rows = [0] * len(table.state.goals)
    for seat in level:
        rows[seat * 4 + (seat + 1) % 4] = 1
    table.change(goals=rows).quiet()
    last = next(seat for seat in reversed(movers) if seat in level)
    assert table.told(HalfBegun)[-1].seat == last


def second_half(*cards: str) -> Table:
    """Return a second half of three in which nothing has happened; blue begins, against yellow."""
    table = Table(3, cards=card_set(*cards, filler="GGGG")).no_auction()
    while table.state.half == 0:
        table.play(table.moves()[0])
    assert table.phase() == ("move", 2), "blue made the last attack"
    return table


@pytest.mark.rule("GG-17", "GG-11")
@pytest.mark.parametrize(("sides", "scores"), [("RRRR", True), ("YYYY", True), ("BBBB", False)])
def test_in_the_second_half_the_colours_of_the_other_neighbour_count(
    sides: str, scores: bool
) -> None:
    table = second_half(sides).play(f"open=A1 {sides}")
    table.play("pass" if table.view().phase == "counter" else "")
    assert table.phase() == ("move", 1), "yellow, who attacks red"
    assert table.play(f"open=B1 {sides}").goals() == [0, int(scores), 0]
    red = table.match("first").duels[0]
    assert (red.rival, red.halves) == (1, [(0, 0), (0, int(scores))])


@pytest.mark.rule("GG-17", "GG-12")
def test_in_the_second_half_the_other_neighbour_spends_the_goalkeeper() -> None:
    table = second_half("RRRR").give(0, "goalkeeper").give(2, "goalkeeper")
    table.play("open=A1 RRRR open=B1 RRRR")
    assert table.phase() == ("save", 0)


@pytest.mark.rule("GG-17", "GG-13", "GG-15")
def test_in_the_second_half_the_other_neighbour_counters_and_moves_next() -> None:
    table = second_half("RRRR").play("open=A1 GGGG open=B1 RRRR")
    assert table.phase() == ("counter", 0), "yellow attacked red"
    table.play("open=C1 RRRR")
    assert table.goals() == [1, 0, 0]
    red = table.match("first").duels[0]
    assert red.halves[1] == (1, 0), "against yellow"
    assert table.phase() == ("move", 0)
    attack = table.view().attack
    assert attack is not None and (attack.attacker, attack.defender) == (0, 2)


@pytest.mark.rule("GG-17", "GG-R14", "GG-4")
@pytest.mark.parametrize(
    ("moves", "opener", "score"),
    [
        ("open=B1 GGGG/own-goal", 1, (1, 0)),  # yellow attacks red
        ("open=B1 RRRR open=C1 GGGG/own-goal", 0, (0, 1)),  # red counters
    ],
)
def test_in_the_second_half_an_own_goal_counts_for_the_other_neighbour(
    moves: str, opener: int, score: tuple[int, int]
) -> None:
    table = second_half("RRRR", "GGGG/own-goal").play(f"open=A1 GGGG {moves}")
    duels = table.match("first").duels
    assert [duel.halves[1] for duel in duels] == [score, (0, 0), (0, 0)]
    own = table.told(OwnGoal)[0]
    assert (own.seat, own.rival_seat, own.goals, own.conceded) == (opener, 1 - opener, 0, 1)
