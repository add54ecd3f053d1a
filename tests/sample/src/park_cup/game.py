"""Park Cup as a game: options, notation, view, events and result."""

from __future__ import annotations

from typing import ClassVar

from rimet.kernel.events import JournalReader
from rimet.kernel.game import Game, Placing, Result, View, make_result
from rimet.kernel.options import Options
from rimet.kernel.state import CHANCE, State

from .derived import FIELDS, observation
from .events import EVENTS
from .notation import name_actions, tell_outcome
from .options import ParkOptions, read_cards, read_teams
from .refusals import list_reasons
from .rules.play import ParkState
from .setup import APPEAL, TRANSFER, Setup
from .view import ParkView, build_view

EFFECTS = {"transfer": TRANSFER, "appeal": APPEAL}


class ParkCup(Game):
    """The sample game with its options fixed."""

    name = "park-cup"
    version = 1
    options_kind: ClassVar[type[Options]] = ParkOptions
    view_kind: ClassVar[type[View]] = ParkView
    event_kinds = EVENTS
    fields = FIELDS

    def __init__(self, options: ParkOptions) -> None:
        super().__init__(options)
        hands = self.seats * options.hand
        self.teams = read_teams(self.component(options.teams), self.seats)
        self.cards = read_cards(self.component(options.cards), hands)
        self.table = Setup(
            self.seats,
            self.first,
            [team.strength for team in self.teams],
            [EFFECTS.get(card.effect, card.goals) for card in self.cards],
            [card.count for card in self.cards],
            options.hand,
            options.field,
        )
        words = {"team": [team.name for team in self.teams], "card": [c.name for c in self.cards]}
        self.journal = JournalReader(EVENTS, words)
        self._names = name_actions(self.seats, words["team"], words["card"])
        self.reasons = list_reasons(self.teams)
        self.observation = observation(self.table)
        self.actions = int(self.table.actions)
        self.outcomes = max(len(self.teams), len(self.cards))
        # A round can use every card once: play, second field or answer, draw; then the refill.
        self.longest = self.seats + hands + (len(self.teams) - 1) * (4 * sum(self.table.counts) + 1)

    def start(self) -> ParkState:
        """Return a new match before any team is drawn."""
        return ParkState(self.table, None)

    def tell(self, state: State, action: int) -> str:
        """Return the notation of an action or outcome."""
        assert isinstance(state, ParkState)
        if state.to_act == CHANCE:
            return tell_outcome(self.teams, self.cards, state, action)
        return self._names[action]

    def view(self, state: State, viewer: int) -> ParkView:
        """Return all that a seat may see."""
        assert isinstance(state, ParkState)
        state.expect_whole()
        return build_view(self.teams, self.cards, state, viewer)

    def result(self, state: State) -> Result:
        """Return who won, if anybody."""
        assert isinstance(state, ParkState)
        places = [int(place) for place in state.place]
        owner = state.owner[places.index(1)]
        winners = [] if owner < 0 else [int(owner)]
        names = sorted(zip(places, [team.name for team in self.teams], strict=True))
        return make_result(state.scores(), winners, [Placing(name, place) for place, name in names])
