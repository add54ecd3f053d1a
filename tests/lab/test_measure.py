"""Measuring: figures that fit together, from work that is really done."""

from __future__ import annotations

import rimet
from rimet.kernel.state import CHANCE, OVER
from rimet.lab.measure import best_time, is_compiled, measure, midway_states, played_states


def test_figures_fit_together() -> None:
    figures = measure(rimet.load("park-cup"), long_enough=0.001, patience=0.05)
    assert figures.game == "park-cup" and figures.seats == 3
    assert figures.compiled == is_compiled()
    assert figures.steps_per_s > figures.playouts_per_s > 0
    assert figures.clone_ns > 0 and figures.redeal_us > 0 and figures.view_us > 0
    assert figures.bots_clone_ns > 0 and figures.bots_view_us > 0
    assert figures.bots_worst_redeal_us > 0 and figures.bots_redeal_us > 0


def test_midway_states_are_not_over() -> None:
    states = midway_states(rimet.load("park-cup"), rimet.Rng(1))
    assert all(state.to_act != OVER for state in states)


def test_played_states_are_from_all_of_a_match_and_not_over() -> None:
    game = rimet.load("park-cup")
    every, few = list(played_states(game, [1], 1)), list(played_states(game, [1], 4))
    assert len(every) > 20 and len(few) == len(every) // 4
    assert all(state.to_act not in (OVER, CHANCE) for state in every)
    assert few == every[3::4]


def test_work_is_done_as_often_as_said() -> None:
    done: list[int] = []
    assert best_time(done.append, 0.0001, 0.01) > 0
    assert done[0] == 1 and done == sorted(done)
