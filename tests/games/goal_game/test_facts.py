"""Test the facts of a position: all see them, they fit together, and each state has its own."""

from __future__ import annotations

import pytest

import rimet
from rimet.games.goal_game.rules.play import GoalGameState
from rimet.games.goal_game.setup import (
    FIRST,
    GRID,
    LAY,
    LOTS,
    NOBODY,
    ORIGIN,
    PENALTIES_LOT,
    READ_FORWARD,
    SHOT_LAYOUTS,
    TIRELESS,
)
from rimet.kernel.game import possible
from rimet.testing.walk import walk
from tests.games.goal_game.positions import growing
from tests.games.goal_game.table import Table, begun, load

# Places among the numbers of `now`.
STAGE, CELL, SAVED = 3, 15, 17


@pytest.mark.parametrize("options", [{"players": 4}, {"figure": "random"}])
def test_everybody_observes_the_whole_position(options: dict[str, object]) -> None:
    game = load(**options)  # type: ignore[arg-type]
    for moment in walk(game, 1):
        now, *rows = moment.state.pack()
        saved = [now[SAVED] >> step & 1 for step in range(READ_FORWARD + 1)]
        whole = [*now[:SAVED], *saved, *now[SAVED + 1 :], *sum(rows, [])]
        for viewer in (rimet.SPECTATOR, game.seats - 1):
            assert list(moment.state.observe(viewer)) == whole


def test_a_state_becomes_what_was_packed_whatever_it_was() -> None:
    rng = rimet.Rng(5)
    state, other = Table(2).finish_first_cards(3).state, Table(2).finish_first_cards(6).state
    assert other != state
    other.fill(state.pack())
    assert other == state
    while state.to_act != rimet.OVER:
        assert list(possible(other)) == list(possible(state))
        action = state.sample(rng)
        state.apply(action)
        other.apply(action)
    assert other == state


@pytest.mark.parametrize(
    ("field", "place", "number", "fact"),
    [
        ("now", STAGE, FIRST, "stage"),  # two coaches play a final only
        ("now", CELL, 10, "cell"),  # of ten cards, the eleventh
        ("spots", 0, 1, "spots"),  # on the next card
        ("spots", 9, 2 * GRID + GRID // 2, "spots"),  # beyond the widest figure
        ("spots", 9, GRID // 2 * GRID, "spots"),  # beyond the highest
        ("spots", 9, 5, "spots"),  # out of order
        ("spots", 3, NOBODY, "spots"),  # a gap
        ("spots", 9, NOBODY, "size"),  # nine cards, not ten
        ("shown", 10, 0, "shown"),  # open where no card lies
    ],
)
def test_a_card_is_being_opened_in_a_figure_that_cannot_lie_so(
    field: str, place: int, number: int, fact: str
) -> None:
    refuse(begun().play("open=B1"), field, place, number, fact)


@pytest.mark.parametrize(
    ("field", "place", "number", "fact"),
    [
        ("spots", 0, NOBODY, "spots"),
        ("spots", 2, ORIGIN, "spots"),  # on the first card
        ("spots", 2, 5, "spots"),  # on the rim of the grid
        ("spots", 2, GRID * GRID - 5, "spots"),
        ("shown", 0, 0, "shown"),
    ],
)
def test_a_figure_being_laid_that_cannot_grow_so(
    field: str, place: int, number: int, fact: str
) -> None:
    refuse(growing(), field, place, number, fact)


@pytest.mark.parametrize("count", [0, 10])
def test_a_figure_being_laid_is_begun_and_not_whole(count: int) -> None:
    table = growing()
    laid = list(range(ORIGIN, ORIGIN + count))
    with pytest.raises(ValueError, match="^size$"):
        table.change(spots=laid + [NOBODY] * (table.state.table.cells - count))


def refuse(table: Table, field: str, place: int, number: int, fact: str) -> None:
    """Check that one other number is refused, with the name of the fact that does not fit."""
    row = table.state.pack()[table.game.fields.index(field)]
    table.change(**{field: row})
    row[place] = number
    with pytest.raises(ValueError, match=f"^{fact}$"):
        table.change(**{field: row})


def whole(state: GoalGameState) -> list[list[int]]:
    """Return every fact, those that are not stored as well."""
    fixture = state.fixture
    rows = [fixture.edge, fixture.near, state.faced, state.unseen]
    return [*state.pack(), [state.left, state.hidden], *([*row] for row in rows)]


def apply_apart(state: GoalGameState, action: int) -> None:
    """Apply an action to a state and before that to a clone; what the one does, no other shows."""
    before, clone, other = whole(state), state.clone(), state.clone()
    clone.apply(action)
    assert whole(state) == whole(other) == before
    state.apply(action)
    assert whole(other) == before
    assert whole(state) == whole(clone) != before


@pytest.mark.parametrize(
    ("players", "figure", "seed", "rare"),
    [(2, "random", 0, LAY), (3, "columns", 19, LOTS), (4, "columns", 12, LOTS)],
)
def test_what_is_written_after_a_clone_shows_in_one_state_only(
    players: int, figure: str, seed: int, rare: int
) -> None:
    rng, state = rimet.Rng(seed), load(players, figure=figure).start()
    met = set()
    while state.to_act != rimet.OVER:
        met.add(int(state.phase))
        apply_apart(state, state.sample(rng))
    assert rare in met


def test_a_lot_written_after_a_clone_shows_in_one_state_only() -> None:
    table = begun("RRRR").last_card({}).quiet().play("red BBBB BBBB")
    shots = list(table.state.fixture.shots)
    shots[SHOT_LAYOUTS] = TIRELESS
    table.change(shots=shots)
    while table.state.phase != PENALTIES_LOT:
        table.state.apply(possible(table.state)[0])
    apply_apart(table.state, 1)
