"""The World Cup Game as a game: options, notation, view, events and result."""

from __future__ import annotations

from typing import ClassVar

from rimet.games.world_cup_game.components import FACES, HAND, KINDS, read_cards, read_dice
from rimet.games.world_cup_game.derived import FIELDS, observation
from rimet.games.world_cup_game.events import EVENTS, list_words
from rimet.games.world_cup_game.notation import tell_action, tell_outcome
from rimet.games.world_cup_game.options import DRAFT, WorldCupOptions, chosen_edition
from rimet.games.world_cup_game.plan import make_plan
from rimet.games.world_cup_game.refusals import Refusals
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.rules.setting_up import begin
from rimet.games.world_cup_game.setup import LAST_KICK, Setup
from rimet.games.world_cup_game.view import WorldCupView
from rimet.games.world_cup_game.viewing import Viewer
from rimet.kernel.events import JournalReader
from rimet.kernel.game import Game, Placing, Result, View, make_result
from rimet.kernel.options import Options
from rimet.kernel.state import CHANCE, State

STEPS_OF_TURN = 5  # three targets, or one and a die, and a draw


class WorldCupGame(Game):
    """The game of all matches at once, with its options fixed."""

    name = "world-cup-game"
    version = 1
    options_kind: ClassVar[type[Options]] = WorldCupOptions
    view_kind: ClassVar[type[View]] = WorldCupView
    event_kinds = EVENTS
    fields = FIELDS

    def __init__(self, options: WorldCupOptions) -> None:
        super().__init__(options)
        edition = chosen_edition(options)
        self.plan = make_plan(edition, options.third_table)
        dice = read_dice(self.component(options.dice))
        cards = read_cards(
            self.component(options.cards), self.seats, edition.left_out, edition.single_use
        )
        self.table = Setup(
            self.plan.course,
            self.seats,
            self.first,
            options.handout == DRAFT,
            cards,
            [int(kind in edition.single_use) for kind in KINDS],
            dice.extra.count if options.extra_goals else 0,
            dice.extra.odds,
            dice.penalty.odds,
            dice.kicks.odds,
        )
        self.journal = JournalReader(EVENTS, list_words(self.plan))
        self.reasons = Refusals(self.plan).reasons
        self.observation = observation(self.table)
        self._viewer = Viewer(self.plan, options.extra_goals)
        self.actions = int(self.table.actions)
        self._moves = {
            tell_action(self.plan, self.table, action): action for action in range(self.actions)
        }
        teams = len(self.plan.codes)
        self.outcomes = max(teams, self.seats, len(KINDS), len(FACES))
        decks = [round.decks for round in edition.round]
        turns = sum(cards) * sum(map(len, decks)) + self.seats * len(decks)
        later = sum(match.group < 0 for match in self.plan.matches)
        lots = sum(len(group.slots) for group in self.plan.groups) + len(self.plan.groups)
        dice_rolled = dice.extra.count * int(self.plan.course.pot_count)
        self.longest = (
            2 * teams
            + HAND * self.seats * (1 + len(decks))
            + STEPS_OF_TURN * turns
            + dice_rolled
            + lots
            + (2 * LAST_KICK + 1) * later
        )

    def start(self) -> CupState:
        """Return a new match before anything is decided by chance."""
        cup = CupState(self.table, None)
        begin(cup)
        return cup

    def tell(self, state: State, action: int) -> str:
        """Return the notation of an action or outcome."""
        assert isinstance(state, CupState)
        if state.to_act == CHANCE:
            return tell_outcome(self.plan, state, action)
        return tell_action(self.plan, self.table, action)

    def parse(self, state: State, text: str) -> int:
        """Return the action or outcome that a notation stands for; RulesError('bad_move')."""
        action = self._moves.get(text)
        if action is not None and state.to_act >= 0 and action in state.legal():
            return action
        return super().parse(state, text)

    def view(self, state: State, viewer: int) -> WorldCupView:
        """Return all that a seat may see."""
        assert isinstance(state, CupState)
        state.expect_whole()
        return self._viewer.build(state, viewer)

    def result(self, state: State) -> Result:
        """Return who won, how the players rank and where every team finished (WCG-26, WCG-R20)."""
        assert isinstance(state, CupState)
        places = [int(place) for place in state.chart.place]
        champion = int(state.chart.owner[places.index(1)])
        placings = sorted(zip(places, self.plan.codes, strict=True))
        return make_result(
            state.scores(), [champion], [Placing(code, place) for place, code in placings]
        )
