"""Test the casual bot: it wins, plays every variant, and knows only its seat's side."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

import rimet
from rimet import OVER, FairDice, Match, Rng, Side
from rimet.bots import RandomBot
from rimet.games.tournament_football.bot import CasualBot, Outlook
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.view import CupView
from rimet.kernel.bot import ask_bot
from tests.games.contest import lower_bound, play, shares
from tests.sampling import SAMPLED


def cup(players: int = 2, **options: object) -> TournamentFootball:
    """Return the game."""
    game = rimet.load("tournament-football", players=players, **options)
    assert isinstance(game, TournamentFootball)
    return game


def test_it_beats_random_play_from_both_seats() -> None:
    won = shares(cup(2), CasualBot, 30 if SAMPLED else 120, 1930)
    assert lower_bound(won) > 0.6
    for seat in range(2):
        assert lower_bound(won[seat::2]) > 0.5


@pytest.mark.parametrize(("players", "fair"), [(4, 0.5), (8, 0.2)])
def test_it_does_far_better_than_its_share_at_larger_tables(players: int, fair: float) -> None:
    assert lower_bound(shares(cup(players), CasualBot, 24 if SAMPLED else 64, 1950)) > fair


def test_it_collects_points_with_team_scoring() -> None:
    won = shares(cup(3, team_scoring=True), CasualBot, 12 if SAMPLED else 30, 1954)
    assert lower_bound(won) > 0.5


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "longer": True},
        {"players": 2, "hidden": True, "wild": True},
        {"players": 5, "open": True, "board": "olympic"},
        {"players": 4, "series": "1990", "team_scoring": True},
        {"players": 24},
        {"players": 16, "board": "olympic", "longer": True},
    ],
    ids=str,
)
def test_it_plays_every_variant_to_its_end(options: dict[str, object]) -> None:
    game = rimet.load("tournament-football", **options)  # type: ignore[arg-type]
    for seed in range(1 if SAMPLED else 2):
        match = play(game, [CasualBot()] * game.seats, seed)
        assert match.result is not None


@pytest.mark.parametrize("options", [{}, {"longer": True, "hidden": True}, {"board": "olympic"}])
def test_its_choice_depends_on_its_view_only(options: dict[str, object]) -> None:
    game, rng, bot = cup(3, **options), Rng(7), CasualBot()
    state = game.start()
    choices = 0
    while state.to_act != OVER:
        seat = state.to_act
        if seat >= 0:
            choices += 1
            if choices % 5 == 0:
                chosen = bot.choose(Side(game, seat, 0, state), Rng(choices))
                for _ in range(2):
                    twin = state.clone()
                    twin.redeal(seat, rng)
                    assert bot.choose(Side(game, seat, 0, twin), Rng(choices)) == chosen
        state.apply(state.sample(rng))
    assert choices > 90


def knock_out() -> tuple[TournamentFootball, CupView]:
    """Return a view of the seat to act once the groups are over."""
    game, rng = cup(4), Rng(3)
    match = Match(game, FairDice(3))
    while True:
        view = match.view(match.to_act)
        assert isinstance(view, CupView)
        if view.phase == "turn" and view.half_fields[0].team:
            return game, view
        match.play(match.to_act, ask_bot(RandomBot(), match, rng))


def owned(view: CupView, half_fields: Sequence[int]) -> CupView:
    """Return a view in which just the teams on these half-fields are the viewer's."""
    changed = [
        msgspec.structs.replace(place, owner=view.viewer if half in half_fields else -2)
        for half, place in enumerate(view.half_fields)
    ]
    return msgspec.structs.replace(view, half_fields=changed)


def test_a_goal_is_worth_nothing_where_its_teams_meet_each_other() -> None:
    game, view = knock_out()
    pulls = Outlook(game, owned(view, [0, 1])).pulls[game.board.teams :]
    assert pulls[0] == pulls[1] == 0
    quarter = game.board.winner_to[0]
    assert pulls[quarter] > 0 > pulls[quarter ^ 1]


def test_it_helps_its_team_along_its_path_and_spoils_the_rivals() -> None:
    game, view = knock_out()
    pulls = Outlook(game, owned(view, [2])).pulls[game.board.teams :]
    half_field = 2
    while half_field >= 0:
        assert pulls[half_field] > 0 > pulls[half_field ^ 1]
        half_field = game.board.winner_to[half_field // 2]
    third = len(pulls) - 4
    assert pulls[third] == pulls[third + 1] == 0


def test_in_the_groups_it_helps_its_own_and_leaves_strange_groups_alone() -> None:
    match = Match(cup(8), FairDice(5))
    view = match.view(match.to_act)
    assert isinstance(view, CupView) and isinstance(match.game, TournamentFootball)
    pulls = Outlook(match.game, view).pulls
    own = [place.owner == view.viewer for place in view.fields]
    for start in range(0, len(own), 4):
        group = range(start, start + 4)
        if not any(own[spot] for spot in group):
            assert all(pulls[spot] == 0 for spot in group)
        elif sum(own[spot] for spot in group) == 1:
            assert all((pulls[spot] > 0) == own[spot] for spot in group)
