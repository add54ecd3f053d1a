"""Goal!Game as a game: options, notation, view, words for events, and result."""

from __future__ import annotations

from typing import ClassVar

from rimet.kernel.events import JournalReader, Words
from rimet.kernel.game import Game, Placing, Result, View, make_result
from rimet.kernel.options import Options
from rimet.kernel.state import CHANCE, State

from .derived import FIELDS, observation
from .events import EVENTS
from .names import COLORS, EFFECTS, LETTERS
from .names import SIDES as SIDE_NAMES
from .notation import face_event, face_sides, tell_action, tell_face, tell_outcome
from .options import GoalGameOptions, read_bank, read_cards
from .refusals import REASONS
from .rules.play import GoalGameState
from .setup import (
    CARD,
    CARDS_EACH,
    COUNTER_OPEN,
    END_CARD,
    HALVES,
    MOST_SERIES,
    MOST_TOKENS,
    ROW,
    SIDES,
    STAGES,
    TIRELESS,
    Setup,
)
from .view import GoalGameView
from .viewing import build_view

# What one card can bring: opened by choice and chance, five strikes and a forward to answer, a
# timeout, the forward itself, a counter-attack with a quarter-back.
STEPS_A_CARD = 2 + 6 + (MOST_TOKENS + 1) + 1 + 2
MOST_LEVEL = 2  # free places that each new cell of a figure adds, and the two it begins with


class GoalGame(Game):
    """Goal!Game with its options fixed."""

    name = "goal-game"
    version = 1
    options_kind: ClassVar[type[Options]] = GoalGameOptions
    view_kind: ClassVar[type[View]] = GoalGameView
    event_kinds = EVENTS
    fields = FIELDS

    def __init__(self, options: GoalGameOptions) -> None:
        super().__init__(options)
        self.cards = read_cards(self.component(options.cards), self.seats)
        self._texts = [card.text for card in self.cards]
        self.table = Setup(
            self.seats,
            self.first,
            options.figure == "random",
            [LETTERS.index(side) for card in self.cards for side in card.sides],
            [EFFECTS.index(card.event) for card in self.cards],
            [card.count for card in self.cards],
            read_bank(self.component(options.tokens), self.seats),
        )
        self.actions = int(self.table.actions)
        cells = int(self.table.cells)
        self.outcomes = max(len(self.cards) * SIDES, MOST_LEVEL * (cells + 1))
        self.longest = longest(self.seats, int(self.table.most_coins))
        # Cards as they lie; of turns that look alike the first is the outcome.
        names = [tell_face(self.table, face) for face in range(len(self.cards) * SIDES)]
        self._names = names
        self.journal = JournalReader(EVENTS, self._words())
        self.reasons = REASONS
        self.observation = observation(self.table)
        self._faces = {name: face for face, name in reversed(list(enumerate(names)))}

    def _words(self) -> dict[str, Words]:
        """Return what events say of a card as it lies, and which rule a match begins by."""
        faces = range(len(self.cards) * SIDES)
        colors = [COLORS[color] for color in self.table.sides]
        return {
            "sides": [face_sides(self.table, face) for face in faces],
            **{name: colors[side::SIDES] for side, name in enumerate(SIDE_NAMES)},
            "middle": [face_event(self.table, face) for face in faces],
            "match_rule": lambda rival: "GG-21" if rival < 0 or self.seats == 2 else "GG-22",
        }

    def start(self) -> GoalGameState:
        """Return a new match at the first nomination."""
        state = GoalGameState(self.table, None)
        state.begin()
        return state

    def tell(self, state: State, action: int) -> str:
        """Return the notation of an action or outcome."""
        assert isinstance(state, GoalGameState)
        if state.phase in (CARD, END_CARD):
            return self._names[action]
        if state.to_act == CHANCE:
            return tell_outcome(state, action)
        return tell_action(state, action)

    def parse(self, state: State, text: str) -> int:
        """Return the action or outcome that a notation stands for; RulesError('bad_move')."""
        assert isinstance(state, GoalGameState)
        face = self._faces.get(text, -1)
        if state.phase in (CARD, END_CARD) and face >= 0 and state.unseen[face // SIDES] > 0:
            return face
        return super().parse(state, text)

    def continues(self, state: State) -> bool:
        """Whether a quarter-back is spent and the counter-attack has to be opened."""
        assert isinstance(state, GoalGameState)
        return state.phase == COUNTER_OPEN

    def view(self, state: State, viewer: int) -> GoalGameView:
        """Return the whole table: everybody sees everything."""
        assert isinstance(state, GoalGameState)
        state.expect_whole()
        return build_view(state, viewer, self._texts)

    def result(self, state: State) -> Result:
        """Return who won the final, and how the coaches rank (GG-21)."""
        assert isinstance(state, GoalGameState)
        places = [int(place) for place in state.fixture.place]
        placings = [Placing(COLORS[places.index(place)], place) for place in sorted(places)]
        return make_result(state.scores(), [places.index(1)], placings)


def longest(seats: int, most_coins: int) -> int:
    """Return a bound on the steps of a match: every bid one higher, every penalty level."""
    sales = MOST_TOKENS * seats + 1
    auctions = 2 * sales * (seats + most_coins * seats)
    cards = CARDS_EACH * seats * (STAGES - 1)
    halves = HALVES * cards * (1 + STEPS_A_CARD)
    penalties = MOST_SERIES * (2 + TIRELESS * (2 + ROW * STEPS_A_CARD))
    return auctions + halves + penalties
