"""A bot with plain good sense: it adds goals where they turn a match its way.

It reads its view and nothing else. A match is worth what it does for the bot's own teams, less what
it does for the others'; a goal counts most where the match is close. A card that would help nobody
but the others is discarded.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

from rimet.games.world_cup_game.components import COLOURS
from rimet.games.world_cup_game.game import WorldCupGame
from rimet.games.world_cup_game.rules.course import VALUE_BY_COLOUR
from rimet.games.world_cup_game.setup import (
    USE_ATTACK,
    USE_DEFENCE,
    USE_NEXT,
    USE_ONE,
    USE_ONE_ONE,
    USE_ONE_ONE_ONE,
    USE_PENALTY,
    USE_TURN_OVER,
    USE_TWO_ONE,
)
from rimet.games.world_cup_game.view import MatchView, RowView, WorldCupView
from rimet.kernel.bot import BUDGET, Bot
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side

CLOSE: Final = 3.0  # half goals ahead that make a match look won
WEIGHTS: Final = {"last-16": 3.0, "quarter-finals": 4.0, "semi-finals": 6.0, "finals": 10.0}
THIRD_PLACE: Final = 1.0
MISSED: Final = 1 / 6  # how often a Penalty misses
FRAGILE: Final = 0.8  # what is left of a goal that can still be taken away
COVER: Final = 0.15  # how much of the last token's worth a Defence saves
FURTHER: Final = {USE_TWO_ONE: 1, USE_ONE_ONE: 1, USE_ONE_ONE_ONE: 2}  # tokens after the first


class CasualBot(Bot):
    """A bot that plays goals for its own teams and fouls against the others' in close matches."""

    name = "casual"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Return the card that helps most, target by target, or the one missed least."""
        game, view = side.game, side.view
        assert isinstance(game, WorldCupGame) and isinstance(view, WorldCupView)
        legal = side.legal()
        if view.phase == "draft":
            return [choose_team(game, view, legal)]
        weigher = Weigher(game, view, side.seat)
        path: list[int] = []
        while legal:
            path.append(weigher.best(legal))
            weigher.note(path[-1])
            legal = side.legal(path)
        return path


def choose_team(game: WorldCupGame, view: WorldCupView, legal: Sequence[int]) -> int:
    """Return the team, of those alike in colour, whose rivals in the group are weakest."""
    strength = {team.code: COLOURS.index(team.colour) for team in view.teams}
    rivals = {code: group.teams for group in view.groups for code in group.teams}
    codes = {action: view.teams[action - int(game.table.pick)].code for action in legal}
    return max(legal, key=lambda action: sum(strength[code] for code in rivals[codes[action]]))


class Weigher:
    """Weighs what can be done with the cards of a turn."""

    def __init__(self, game: WorldCupGame, view: WorldCupView, seat: int) -> None:
        self.table = game.table
        self.view = view
        self.seat = seat
        self.owners = {team.code: team.owner for team in view.teams}
        self.values = {
            team.code: VALUE_BY_COLOUR[COLOURS.index(team.colour)] for team in view.teams
        }
        self.others = max(1, sum(1 for other in view.seats if other.is_in) - 1)
        self.noted: dict[int, int] = {}  # by row: half goals of the card that is being placed

    def note(self, action: int) -> None:
        """Keep in mind what an action of the same card adds."""
        if action < self.table.discard:
            use, row = divmod(action, int(self.table.rows))
            self.noted[row] = self.noted.get(row, 0) + round(self.added(use, row))

    def best(self, legal: Sequence[int]) -> int:
        """Return the action that is worth most; a discard is worth nothing and costs nothing."""
        plays = {action: self.worth(action) for action in legal if action < self.table.discard}
        drops = [action for action in legal if action >= self.table.discard]
        top = max(plays, key=lambda action: plays[action], default=None)
        if top is not None and (plays[top] > 0 or not drops):
            return top
        return min(drops, key=lambda action: self.promise(action - int(self.table.discard)))

    def promise(self, kind: int) -> int:
        """Return how gladly a kind of card is kept: all but the weakest goals, Fouls most."""
        return (6, 5, 3, 4, 3, 2, 1, 0, 7, 8, 9)[kind]

    def match(self, row: int) -> MatchView:
        """Return the match of a row."""
        return self.view.matches[row // 2]

    def side(self, row: int) -> RowView:
        """Return a row."""
        match = self.match(row)
        return match.away if row % 2 else match.home

    def stake(self, match: MatchView, team: str) -> float:
        """Return what a team's win is worth to the bot; less than nothing if it is another's."""
        stage = self.view.rounds[match.round].kind
        weight = WEIGHTS.get(stage, 1.0)
        if stage == "finals" and match.name == "T":
            weight = THIRD_PLACE
        return weight if self.owners[team] == self.seat else -weight / self.others

    def halves(self, row: int) -> int:
        """Return the half goals on a row, with those that the card in play has added."""
        side = self.side(row)
        return 2 * side.goals + side.is_half + self.noted.get(row, 0)

    def swing(self, row: int, halves: float) -> float:
        """Return what half goals more, or less, on a row are worth."""
        match = self.match(row)
        ahead = self.halves(row) - self.halves(row ^ 1)
        change = tanh((ahead + halves) / CLOSE) - tanh(ahead / CLOSE)
        stake = self.stake(match, self.side(row).team)
        return change * (stake - self.stake(match, self.side(row ^ 1).team))

    def added(self, use: int, row: int) -> float:
        """Return the half goals that a use adds to a row, fewer than none where it takes some."""
        if use <= USE_ONE:
            return 2 * min(3 - use, self.values[self.side(row).team])
        if use == USE_TWO_ONE:
            return 4
        if use <= USE_ONE_ONE_ONE or use == USE_NEXT:
            return 2
        if use == USE_ATTACK:
            return 1
        if use == USE_DEFENCE:
            return 0
        if use == USE_PENALTY:
            return 2 * (1 - MISSED)
        tokens = self.side(row).tokens
        return -1 if use == USE_TURN_OVER or tokens[-1].kind == "attack" else -2

    def worth(self, action: int) -> float:
        """Return what an action is worth, with the best that a card's further tokens may bring."""
        use, row = divmod(action, int(self.table.rows))
        if use == USE_DEFENCE:
            tokens = self.side(row).tokens
            if not tokens or not tokens[-1].is_vulnerable:
                return 0.0
            return COVER * -self.swing(row, -2.0 if tokens[-1].goals else -1.0)
        gain = self.swing(row, self.added(use, row))
        if gain > 0 and use < USE_ATTACK:
            gain *= FRAGILE
        return gain * (1 + FURTHER.get(use, 0))
