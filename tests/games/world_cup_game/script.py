"""A match that a test writes itself: whose teams, which cards, which dice, which results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import rimet
from rimet.games.world_cup_game.components import KINDS
from rimet.games.world_cup_game.game import WorldCupGame
from rimet.games.world_cup_game.plan import MatchPlan
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.rules.rounds import go_on
from rimet.games.world_cup_game.rules.rows import count_round, put
from rimet.games.world_cup_game.setup import (
    CLOSE_ROUND,
    DEAL,
    DRAW,
    HALVES,
    HALVES_SHIFT,
    HANDOUT,
    TURN,
    VOID,
)
from rimet.games.world_cup_game.view import GroupView, MatchView, RowView, WorldCupView
from rimet.kernel.counts import cells
from rimet.kernel.errors import RulesError
from rimet.kernel.game import Event, possible
from rimet.kernel.state import OVER, SPECTATOR

TOKENS = {"1": 1, "2": 2, "3": 3, "attack": 4, "defence": 5, "penalty": 6}


def load_game(players: int = 3, **options: object) -> WorldCupGame:
    """Return the game with these options."""
    game = rimet.load("world-cup-game", players=players, **options)
    assert isinstance(game, WorldCupGame)
    return game


def card_set(counts: Mapping[str, int]) -> str:
    """Return the text of a set of cards."""
    return "".join(
        f'[[card]]\nkind = "{kind}"\ncount = {count}\n' for kind, count in counts.items()
    )


class Script:
    """Drives the real state, and chooses what chance gives."""

    def __init__(self, game: WorldCupGame) -> None:
        self.game = game
        self.plan = game.plan
        self.state: CupState = game.start()
        self.state.journal = []

    def do(self, *moves: str) -> Script:
        """Carry out moves and outcomes by their notation."""
        for move in moves:
            self.state.apply(self.game.parse(self.state, move))
        return self

    def legal(self) -> list[str]:
        """Return what can be done, or what chance can give."""
        return [self.game.tell(self.state, action) for action in possible(self.state)]

    def refused(self, move: str, seat: int | None = None) -> RulesError:
        """Return why a move is refused, by its notation whatever the state."""
        assert move not in self.legal()
        before = self.game.write(self.state)
        who = self.state.to_act if seat is None else seat
        error = self.game.refusal(self.state, who, self.game._moves[move])
        assert self.game.write(self.state) == before
        return error

    def view(self, viewer: int = SPECTATOR) -> WorldCupView:
        """Return what a viewer sees."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: int = SPECTATOR) -> list[Event]:
        """Return all that a viewer was told so far."""
        assert self.state.journal is not None
        return self.game.events(self.state.journal, viewer)

    def match(self, name: str) -> MatchView:
        """Return a match as everybody sees it."""
        return next(match for match in self.view().matches if match.name == name)

    def row(self, name: str) -> RowView:
        """Return a row as everybody sees it."""
        rows = (row for match in self.view().matches for row in (match.home, match.away))
        return next(row for row in rows if row.name == name)

    def group(self, name: str) -> GroupView:
        """Return a group as everybody sees it."""
        return next(group for group in self.view().groups if group.name == name)

    def tokens(self, name: str) -> list[str]:
        """Return the tokens of a row: their value or kind, with an x where they are void."""
        return [
            (str(token.goals) if token.kind == "goal" else token.kind) + "x" * token.is_void
            for token in self.row(name).tokens
        ]

    # --- setting up

    def hand_out(self, owners: Mapping[int, Iterable[str]] | None = None) -> Script:
        """Deal the teams in order, then make these seats the owners of these teams."""
        while self.state.phase <= DEAL and self.state.phase != DEAL:
            self.state.apply(possible(self.state)[0])
        owner = list(self.state.chart.owner)
        for seat, codes in (owners or {}).items():
            for code in codes:
                owner[self.plan.codes.index(code)] = seat
        return self.own(owner)

    def own(self, owner: Iterable[int]) -> Script:
        """Make seats the owners of all teams, one after another."""
        self.state.own_chart().owner = cells(list(owner))
        return self

    def deal(self, *hands: Sequence[str]) -> Script:
        """Deal these cards, seat by seat from 0; seats without a hand get any."""
        if self.state.phase == HANDOUT:
            self.hand_out()
        left = {seat: list(hand) for seat, hand in enumerate(hands)}
        while self.state.phase == DEAL:
            hand = left.get(int(self.state.cursor))
            if hand:
                self.do(f"card:{hand.pop(0)}")
            else:
                self.draw()
        return self

    def draw(self, kind: str = "") -> Script:
        """Draw a card: this one, or one of which most are left."""
        odds = self.state.odds()
        self.state.apply(KINDS.index(kind) if kind else odds.index(max(odds)))
        return self

    def play(self, *moves: str, draw: str = "") -> Script:
        """Carry out a turn, and draw."""
        self.do(*moves)
        if self.state.phase == DRAW:
            self.draw(draw)
        return self

    def lay(self, row: str, *tokens: str) -> Script:
        """Put tokens onto a row; an x makes one void."""
        number = self.plan.rows.index(row)
        for token in tokens:
            put(self.state, number, TOKENS[token.removesuffix("x")])
            if token.endswith("x"):
                shift = 20 + 4 * ((int(self.state.rows[number]) & 7) - 1)
                halves = {"attackx": 1}.get(token, 2 * TOKENS[token[:-1]]) << HALVES_SHIFT
                self.state.rows[number] += (VOID << shift) - halves
                count_round(self.state)
        return self

    def turn_of(self, seat: int) -> Script:
        """Let another seat have the turn."""
        self.state.turn = seat
        self.state.ask(TURN, seat)
        return self

    # --- rounds

    def matches(self) -> list[MatchPlan]:
        """Return the matches of the round."""
        return [match for match in self.plan.matches if match.round == self.state.round]

    def score(self, match: str, home: int, away: int) -> Script:
        """Write a result into the rows of a match."""
        number = [each.name for each in self.plan.matches].index(match)
        for side, goals in enumerate((home, away)):
            row = int(self.state.rows[2 * number + side])
            row &= ~(HALVES << HALVES_SHIFT)
            self.state.rows[2 * number + side] = row | 2 * goals << HALVES_SHIFT
        return self

    def finish(self, results: Mapping[str, tuple[int, int]] | None = None) -> Script:
        """End the round with these results; in other matches the first-named side wins 1-0."""
        for match in self.matches():
            home, away = (results or {}).get(match.name, (1, 0))
            self.score(match.name, home, away)
        self.state.phase = CLOSE_ROUND
        go_on(self.state)
        return self

    def finish_all(self) -> Script:
        """End round after round, home sides winning, with any outcome where chance is asked."""
        while self.state.to_act != OVER:
            if self.state.phase == TURN:
                self.finish()
            else:
                self.state.apply(possible(self.state)[0])
        return self

    def until(self, kind: str) -> Script:
        """End rounds until one of this kind is being played."""
        while self.view().rounds[self.state.round].kind != kind or self.state.phase != TURN:
            if self.state.phase == TURN:
                self.finish()
            else:
                self.state.apply(possible(self.state)[0])
        return self


def started(players: int = 3, *hands: Sequence[str], **options: object) -> Script:
    """Return a match at its first turn; without extra goals unless they are asked for."""
    options.setdefault("extra_goals", False)
    return Script(load_game(players, **options)).deal(*hands)
