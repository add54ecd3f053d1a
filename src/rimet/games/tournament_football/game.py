"""World Cup Tournament Football as a game: options, notation, view, events and result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rimet.games.tournament_football.components import (
    FEWEST_TEAMS,
    Board,
    read_cards,
    read_teams,
)
from rimet.games.tournament_football.derived import FIELDS, observation
from rimet.games.tournament_football.events import EVENTS, list_words
from rimet.games.tournament_football.lineup import LineUp, choose_line_up
from rimet.games.tournament_football.notation import tell_action, tell_outcome
from rimet.games.tournament_football.options import (
    CupOptions,
    chosen_board,
    chosen_seeding,
    chosen_series,
    flags_each,
    is_scored,
)
from rimet.games.tournament_football.ranking import rank_managers
from rimet.games.tournament_football.refusals import list_reasons
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.rules.setting_up import set_up
from rimet.games.tournament_football.setup import BANK, FACE_DOWN, FACE_UP, FIRST_UP, HAND, Setup
from rimet.games.tournament_football.view import CupView, Viewer
from rimet.kernel.events import JournalReader
from rimet.kernel.game import Game, Placing, Result, View
from rimet.kernel.options import Options
from rimet.kernel.state import CHANCE, State

FINAL, THIRD = "final", "third place"


class TournamentFootball(Game):
    """The game of hidden managers, with its options fixed."""

    name = "tournament-football"
    version = 1
    options_kind: ClassVar[type[Options]] = CupOptions
    view_kind: ClassVar[type[View]] = CupView
    event_kinds = EVENTS
    ranks_by_scores = False  # WCT-R5
    fields = FIELDS

    def __init__(self, options: CupOptions) -> None:
        super().__init__(options)
        series = chosen_series(options)
        seeding = chosen_seeding(options, series)
        self.board = chosen_board(options, series)
        flags = flags_each(options, self.board)
        capacity = 4 if options.longer else 3
        needed = max(self.board.cards_needed(capacity), HAND * self.seats)
        if not self.board.has_return:
            needed += self.seats  # WCT-21: nobody is down to one card before all is full
        fewest = max(FEWEST_TEAMS, self.board.teams)
        self.teams = read_teams(self.component(options.teams), fewest)
        if series is not None:  # WCT-R16
            known = {team.code for team in self.teams}
            self.teams += [team for team in series.newcomers if team.code not in known]
        self.cards = read_cards(self.component(options.cards), needed)
        codes = [code.strip().upper() for code in options.lineup.split(",") if code.strip()]
        line_up = choose_line_up(self.teams, self.board, series, codes, seeding)
        self.table = self._table(options, flags, capacity, line_up)
        self.reasons = list_reasons(self.board, self.cards)
        self.observation = observation(self.table)
        self.journal = JournalReader(EVENTS, list_words(self.board, self.teams, self.cards))
        self._viewer = Viewer(self.board, self.teams, self.cards, is_scored(options))
        places = int(self.table.places)
        self.actions = len(self.cards) * places
        self._names = [
            tell_action(self.board, self.cards, action) for action in range(self.actions)
        ]
        self._moves = {name: action for action, name in enumerate(self._names)}
        self.outcomes = max(len(self.teams), len(self.cards))
        # Line-up, seeding and flags, then every card on the board, each drawn at most once more
        # than it is played, and the hands.
        self.longest = 3 * self.board.teams + 2 * capacity * places + 3 * HAND * self.seats

    def _table(self, options: CupOptions, flags: int, capacity: int, line_up: LineUp) -> Setup:
        board = self.board
        later = FACE_UP if options.open else FIRST_UP if options.wild else FACE_DOWN
        lost = [_lost_place(board, match) for match in range(len(board.matches))]
        return Setup(
            self.seats,
            self.first,
            flags,
            capacity,
            FACE_DOWN if options.hidden else FACE_UP,
            later,
            options.longer,
            is_scored(options),
            [card.goals for card in self.cards],
            [card.penalties for card in self.cards],
            [card.count for card in self.cards],
            [team.goals for team in self.teams],
            [team.penalties for team in self.teams],
            list(line_up.groups),
            list(line_up.fixed),
            list(line_up.pool) if line_up.drawn else [],
            len(board.groups),
            list(board.entries),
            list(board.winner_to),
            list(board.loser_to),
            lost,
            _points(board, lost),
        )

    def start(self) -> CupState:
        """Return a new match before anything is decided by chance."""
        state = CupState(self.table, None)
        set_up(state)
        return state

    def tell(self, state: State, action: int) -> str:
        """Return the notation of an action or outcome."""
        assert isinstance(state, CupState)
        if state.to_act == CHANCE:
            return tell_outcome(self.board, self.teams, self.cards, state, action)
        return self._names[action]

    def parse(self, state: State, text: str) -> int:
        """Return the action or outcome that a notation stands for; RulesError('bad_move')."""
        action = self._moves.get(text)
        if action is not None and state.to_act >= 0 and action in state.legal():
            return action
        return super().parse(state, text)

    def view(self, state: State, viewer: int) -> CupView:
        """Return all that a seat may see."""
        return self.views(state, (viewer,))[0]

    def views(self, state: State, viewers: Sequence[int]) -> list[CupView]:
        """Return all that several viewers may see; what everybody sees is gathered once."""
        assert isinstance(state, CupState)
        state.expect_whole()
        return self._viewer.build(state, viewers)

    def tell_card(self, kind: int) -> str:
        """Return a card as goals and penalties."""
        return f"{self.cards[kind].goals}.{self.cards[kind].penalties}"

    def result(self, state: State) -> Result:
        """Return who won, how the managers rank and where every team finished."""
        assert isinstance(state, CupState)
        places = [int(place) for place in state.chart.final]
        owners = [int(owner) for owner in state.owner]
        codes = [self.teams[team].code for team in state.chart.team]
        champion = owners[places.index(1)]
        placings = sorted(zip(places, codes, strict=True))
        return Result(
            winner=champion if champion != BANK else None,
            ranking=rank_managers(self.seats, owners, places),
            scores=tuple(state.scores()),
            placings=tuple(Placing(code, place) for place, code in placings),
            shares=tuple(1.0 if seat == champion else 0.0 for seat in range(self.seats)),
        )


def _lost_place(board: Board, match: int) -> int:
    """Return the place of a match's loser who plays no more."""
    stage = board.rounds[board.round_of[match]]
    if stage == FINAL:
        return 2
    if stage == THIRD:
        return 4
    return board.round_of.count(board.round_of[match]) + 1


def _points(board: Board, lost: list[int]) -> list[int]:
    """Return the points for each place, from 0 for a team not placed yet (WCT-25)."""
    points = [0] * (board.teams + 1)
    for match, place in enumerate(lost):
        stage = board.round_of[match]
        if board.loser_to[match] < 0:
            points[place] = board.loser_points[stage]
        if board.winner_to[match] < 0:
            points[place - 1] = board.winner_points[stage]
    return points
