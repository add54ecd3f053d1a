"""Test that an observation tells all that a view tells, by putting it into words again."""

from __future__ import annotations

import pytest

import rimet
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.setup import GROUP_PLAYED, IN_GROUP, LATER_PLAYED, TURN
from rimet.games.tournament_football.view import PHASES, CupView
from rimet.testing.walk import viewers, walk
from tests.games.tournament_football.positions import two_kinds
from tests.games.tournament_football.script import PLENTY, Script, load_cup
from tests.sampling import SAMPLED

TWO_KINDS = two_kinds(132, 60)
SETS: dict[str, dict[str, object]] = {
    "world cup": {"players": 4},
    "olympic": {"players": 3, "board": "olympic"},
    "longer and hidden": {
        "players": 3,
        "longer": True,
        "hidden": True,
        "cards": two_kinds(132, 60),
    },
    "wild with lots": {"players": 2, "wild": True, "series": "1974"},
}


class Reading:
    """An observation, read by the names of its parts."""

    def __init__(self, game: TournamentFootball, state: rimet.State, viewer: int) -> None:
        self.game = game
        self.table = game.table
        row = [int(cell) for cell in state.observe(viewer)]
        self.parts: dict[str, list[int]] = {}
        for name, size, _, _ in game.observation:
            self.parts[name], row = row[:size], row[size:]

    def number(self, name: str) -> int:
        """Return a part that is one number."""
        (found,) = self.parts[name]
        return found

    def place(self, place: int, spot: int) -> tuple[object, ...]:
        """Tell of a place what a FieldView tells, but for names and sums."""
        known = spot >= 0
        team = self.parts["team"][spot] if known else -1
        placing = self.parts["placing"][spot] if known else -1
        cards = int(self.table.capacity) * 2
        pile = self.parts["piles"][place * cards : (place + 1) * cards]
        seats = tuple(seat for seat in pile[1::2] if seat >= 0)
        return (
            self.game.teams[team].code if team >= 0 else "",
            self.parts["owner"][spot] if known else -2,
            tuple(max(kind, -1) for kind in pile[: 2 * len(seats) : 2]),
            seats,
            self.game.board.placings[placing] if placing >= 0 else "",
            self.parts["final"][spot] if known else 0,
        )

    def total(self, spot: int) -> tuple[int, ...]:
        """Tell what a group was resolved by."""
        return tuple(total for total in self.parts["totals"][2 * spot : 2 * spot + 2] if total >= 0)

    def layers(self) -> list[int]:
        """Tell how many cards each layer of the deck has.

        Those that the last number adds up are whole, and all but the last are of one group each.
        """
        *sizes, rest = self.parts["layers"]
        found = [0] * self.number("layers_gone") + [size for size in sizes if size > 0]
        resolved = sum(spot >= 0 for spot in self.parts["third"])
        while rest > 0:
            is_of_group = self.table.is_longer and len(found) <= resolved
            size = int((IN_GROUP - 1) * self.table.capacity) if is_of_group else rest
            found.append(size)
            rest -= size
        return found

    def is_allowed(self, part: int) -> bool:
        """Whether the turn may still play this part of it."""
        return self.number("phase") == TURN and self.number("played") & part == 0


def expect_told(game: TournamentFootball, state: rimet.State, viewer: int) -> CupView:
    """Check that an observation tells what a view does, and return the view."""
    view = game.view(state, viewer)
    told = Reading(game, state, viewer)
    assert told.number("to_act") == view.to_act
    assert told.number("turn") == view.turn
    assert PHASES[told.number("phase")] == view.phase
    assert told.is_allowed(GROUP_PLAYED) == view.can_play_group
    assert told.is_allowed(LATER_PLAYED) == view.can_play_later
    hand = {card.kind: card.count for card in view.hand}
    assert {kind: count for kind, count in enumerate(told.parts["hand"]) if count} == hand
    assert told.parts["hand_sizes"] == [seat.cards for seat in view.seats]
    assert told.parts["standing"] == [seat.is_in for seat in view.seats]
    assert told.layers() == view.layers
    halves = zip(view.half_fields, told.parts["entrant"], strict=True)
    spots = zip(view.fields, range(len(view.fields)), strict=True)
    for place, (field, spot) in enumerate([*spots, *halves]):
        shown = field.team, field.owner, field.cards, field.seats, field.placing, field.final
        assert told.place(place, spot) == shown
    for spot, field in enumerate(view.fields):
        assert told.total(spot) == field.total
    return view


@pytest.mark.parametrize("name", SETS)
def test_an_observation_tells_what_a_view_tells(name: str) -> None:
    game = load_cup(**SETS[name])  # type: ignore[arg-type]
    for moment in walk(game, 1990, 37 if SAMPLED else 5):
        for viewer in viewers(game):
            expect_told(game, moment.state, viewer)


def test_layers_that_are_told_together_can_be_told_apart() -> None:
    script = Script(load_cup(3, longer=True, cards=PLENTY))
    # There are not blanks enough for everything.
    script.fill(dict.fromkeys(script.board.half_fields, "0.1 0.1 0.1 0.1"), until="groups")
    first, *returned = expect_told(script.game, script.state, 0).layers
    assert first > 0 and returned == [12] * 6 + [24]


def test_teams_that_wait_for_their_seed_are_told() -> None:
    game = load_cup(2)
    state = game.start()
    told = Reading(game, state, 0)
    waiting = [int(team) for team in state.chart.waiting]
    seeded = told.parts["team"]
    assert [team for team in told.parts["waiting"] if team >= 0] == waiting != []
    assert len(waiting) + sum(team >= 0 for team in seeded) == len(seeded)
