"""Test that the bench's plain tournament and the game are the same game, by their numbers."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, variance

import pytest

import rimet
from bench import tournament_plain
from rimet import Rng
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.setup import TOTAL
from tests.sampling import SAMPLED

MATCHES = 150 if SAMPLED else 600
FAR = 4.0  # standard errors that two equal means are never apart

Numbers = dict[str, list[float]]


def game() -> TournamentFootball:
    """Return the standard game."""
    found = rimet.load("tournament-football")
    assert isinstance(found, TournamentFootball)
    return found


def of_the_game() -> Numbers:
    """Play the game at random and return what can be compared, match by match."""
    cup, rng, numbers = game(), Rng(1930), new_numbers()
    spots = cup.board.teams
    for _ in range(MATCHES):
        state = rimet.playout(cup.start(), rng)
        assert isinstance(state, CupState)
        champion = list(state.chart.final).index(1)
        goals = sum(
            state.total(state.chart.entrant[half], spots + half) // TOTAL
            for half in range(len(cup.board.half_fields))
        )
        rating = cup.teams[state.chart.team[champion]].goals
        note(numbers, int(state.owner[champion]), rating, int(goals))
    return numbers


def of_the_plain_one() -> Numbers:
    """Play the plain tournament as often."""
    rng, numbers = random.Random(1930), new_numbers()
    for _ in range(MATCHES):
        outcome = tournament_plain.play_match(rng)
        rating = tournament_plain.RATINGS[outcome.champion][0]
        note(numbers, outcome.winner, rating, outcome.goals)
    return numbers


def new_numbers() -> Numbers:
    """Return what is compared, still empty."""
    return {name: [] for name in ("goals", "strong", "weak", *"0123")}


def note(numbers: Numbers, winner: int, rating: int, goals: int) -> None:
    """Note one match."""
    numbers["goals"].append(goals)
    numbers["strong"].append(rating == 2)
    numbers["weak"].append(rating == 0)
    for seat in range(4):
        numbers[str(seat)].append(winner == seat)


def test_both_play_the_same_game() -> None:
    ours, plain = of_the_game(), of_the_plain_one()
    for name, one in ours.items():
        other = plain[name]
        error = sqrt((variance(one) + variance(other)) / MATCHES)
        assert abs(fmean(one) - fmean(other)) < FAR * error, name


def test_teams_cards_and_bracket_are_the_same() -> None:
    cup = game()
    likely = {cup.teams[team].code: cup.teams[team].rating for team in cup.table.line_up}
    assert likely == tournament_plain.RATINGS
    cards = {(card.goals, card.penalties): card.count for card in cup.cards}
    assert cards == tournament_plain.CARDS
    board = cup.board
    assert tuple(tournament_plain.FIELDS) == board.fields
    assert tuple(tournament_plain.HALF_FIELDS) == board.half_fields
    assert tuple(tournament_plain.PLACINGS) == board.placings

    def half_field(number: int) -> str:
        return board.half_fields[number] if number >= 0 else ""

    ways = [(match[2], match[3]) for match in tournament_plain.MATCHES]
    assert ways == [
        (half_field(winner), half_field(loser))
        for winner, loser in zip(board.winner_to, board.loser_to, strict=True)
    ]


def test_a_match_is_told_by_its_winner_and_follows_its_seed() -> None:
    winners = [tournament_plain.play(random.Random(seed)) for seed in range(20)]
    assert winners == [tournament_plain.play(random.Random(seed)) for seed in range(20)]
    assert set(winners) <= {0, 1, 2, 3}


def test_every_card_stays_in_play() -> None:
    table = tournament_plain.Table(random.Random(4))
    table.set_up()
    last = table.play_groups()
    table.resolve_groups()
    table.return_cards(last)
    table.play_half_fields(last)
    laid = [card for place in tournament_plain.HALF_FIELDS for card in table.cards[place]]
    held = [card for hand in table.hands for card in hand]
    assert len(laid) == 96
    assert sorted(laid + held + table.deck) == sorted(
        card for card, count in tournament_plain.CARDS.items() for _ in range(count)
    )


@pytest.mark.parametrize("free", [0, 1, 3])
def test_legal_moves_are_all_cards_on_all_places_with_room(free: int) -> None:
    table = tournament_plain.Table(random.Random(1))
    for place in tournament_plain.FIELDS[free:]:
        table.cards[place] = [(0, 0)] * tournament_plain.CAPACITY
    moves = table.legal_moves([(2, 1), (0, 0), (2, 1)], tournament_plain.FIELDS)
    assert moves == [
        (card, place) for card in [(2, 1), (0, 0)] for place in tournament_plain.FIELDS[:free]
    ]
