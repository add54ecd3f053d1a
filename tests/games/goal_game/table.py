"""A table of Goal!Game at which a test says what everybody does and what chance gives.

Cards are their sides as they lie, from the top clockwise, and their middle: `RBBB/offside`; where
nothing is said of the middle it is `play-on`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import rimet
from rimet import Event, Rng
from rimet.games.goal_game import GoalGame
from rimet.games.goal_game.names import KINDS
from rimet.games.goal_game.rules.play import GoalGameState
from rimet.games.goal_game.setup import CARD, END_CARD, MOVE, NOMINATE, RAISE, SIDES
from rimet.games.goal_game.view import CellView, GoalGameView, MatchView
from rimet.kernel.game import possible

NEUTRAL = "BBBB"  # of no interest to red and yellow
EventType = TypeVar("EventType", bound=Event)


def load(players: int = 2, **options: object) -> GoalGame:
    """Return the game with these options."""
    game = rimet.load("goal-game", players, **options)
    assert isinstance(game, GoalGame)
    return game


def card_counts(counts: Mapping[str, int]) -> str:
    """Return a set with so many of each card."""
    found = ""
    for card, count in counts.items():
        sides, _, event = card.partition("/")
        event = event or "play-on"
        found += f'[[card]]\nsides = "{sides}"\nevent = "{event}"\ncount = {count}\n'
    return found


def card_set(*cards: str, filler: str = NEUTRAL) -> str:
    """Return a set of eight of each card, and plenty of cards that strike for nobody."""
    return card_counts({filler: 40} | dict.fromkeys(cards, 8))


class Table:
    """Plays a match step by step, each told in notation; `cards` may be a set's whole text."""

    def __init__(
        self, players: int = 2, cards: Sequence[str] | str = (), **options: object
    ) -> None:
        text = cards if isinstance(cards, str) else card_set(*cards)
        own = {"cards": text} if cards else {}
        self.game = load(players, **own, **options)
        self.state: GoalGameState = self.game.start()
        self.state.journal = []

    def play(self, moves: str) -> Table:
        """Carry out moves and outcomes, in notation, with blanks between them."""
        for move in moves.split():
            if self.state.phase in (CARD, END_CARD) and "/" not in move:
                move = f"{move}/play-on"
            self.state.apply(self.game.parse(self.state, move))
        return self

    def no_auction(self) -> Table:
        """Let everybody pass until the auction is over."""
        while self.state.phase in (NOMINATE, RAISE):
            self.state.apply(0)
        return self

    def change(self, **fields: Sequence[int]) -> Table:
        """Put other facts in the place of some rows of the state."""
        packed = self.state.pack()
        for name, numbers in fields.items():
            packed[self.game.fields.index(name)] = [int(number) for number in numbers]
        make, first = self.state.origin()
        journal = self.state.journal
        changed = make(*first, packed)
        assert isinstance(changed, GoalGameState)
        self.state = changed
        self.state.journal = journal
        return self

    def give(self, seat: int, tokens: str) -> Table:
        """Let a coach have footballers out of the bank."""
        held, bank = list(self.state.tokens), list(self.state.bank)
        for token in tokens.split():
            held[seat * len(KINDS) + KINDS.index(token)] += 1
            bank[KINDS.index(token)] -= 1
        return self.change(tokens=held, bank=bank)

    def last_card(self, goals: Mapping[tuple[int, int], int]) -> Table:
        """Go on to the last card of the match and write these goals of its first half.

        Nobody has a footballer, and nothing else has been scored.
        """
        stage, rng = self.state.stage, Rng(1)
        while not (self.state.half == 1 and self.state.left == 1 and self.state.phase == CARD):
            assert self.state.stage == stage
            self.state.apply(self._quiet() if self.state.to_act < 0 else self.state.sample(rng))
        rows = list(self.state.goals)
        seats, size = self.game.seats, 2 * self.game.seats**2
        rows[stage * size : (stage + 1) * size] = [0] * size
        for (seat, rival), count in goals.items():
            rows[stage * size + seat * seats + rival] = count
        nobody = [0] * seats * len(KINDS)
        bank = list(self.state.table.bank)
        return self.change(goals=rows, tokens=nobody, used=nobody, bank=bank)

    def quiet(self) -> Table:
        """Let chance give a card that does nothing, or the first thing it can give."""
        self.state.apply(self._quiet())
        return self

    def _quiet(self) -> int:
        outcomes = possible(self.state)
        if self.state.phase != CARD:
            return outcomes[0]
        before = list(self.state.goals), list(self.state.fixture.shots), list(self.state.coins)
        for outcome in outcomes:
            if self.state.table.events[outcome // SIDES] == 0:
                world = self.state.clone()
                world.journal = []
                world.apply(outcome)
                told = [type(event).__name__ for event in self.game.events(world.journal, -1)]
                if "StrikeMade" not in told:
                    return outcome
        raise AssertionError(f"every card does something: {before}")

    def finish_first_cards(self, count: int) -> Table:
        """Open so many cards at random and stop where somebody is on the move."""
        rng = Rng(count)
        while not (self.state.phase == MOVE and self.state.size - self.state.left >= count):
            self.state.apply(self.state.sample(rng))
        return self

    def finish(self, seed: int) -> Table:
        """Play on at random to the end."""
        rng = Rng(seed)
        while self.state.to_act != rimet.OVER:
            self.state.apply(self.state.sample(rng))
        return self

    # What there is to see

    def view(self) -> GoalGameView:
        """Return what everybody sees."""
        return self.game.view(self.state, rimet.SPECTATOR)

    def cell(self, name: str) -> CellView:
        """Return a place of the figure."""
        figure = self.view().figure
        assert figure is not None
        return next(cell for cell in figure.cells if cell.name == name)

    def match(self, stage: str) -> MatchView:
        """Return a match of the tournament."""
        return next(match for match in self.view().matches if match.stage == stage)

    def moves(self) -> list[str]:
        """Return what the seat to act may do, or what chance may give."""
        return [self.game.tell(self.state, action) for action in possible(self.state)]

    def coins(self) -> list[int]:
        """Return every coach's coins."""
        return [coach.coins for coach in self.view().coaches]

    def goals(self) -> list[int]:
        """Return every coach's goals in the match on the table."""
        return [coach.goals for coach in self.view().coaches]

    def unused(self, seat: int) -> str:
        """Return a coach's unused footballers as letters: F, G and Q."""
        held = self.view().coaches[seat].unused
        return "F" * held.forward + "G" * held.goalkeeper + "Q" * held.quarter_back

    def phase(self) -> tuple[str, int]:
        """Return what is decided next, and by whom."""
        view = self.view()
        return view.phase, view.to_act

    def events(self) -> list[Event]:
        """Return all that was told."""
        assert self.state.journal is not None
        return self.game.events(self.state.journal, rimet.SPECTATOR)

    def told(self, kind: type[EventType]) -> list[EventType]:
        """Return what was told of one kind."""
        return [event for event in self.events() if isinstance(event, kind)]


def begun(*cards: str, players: int = 2) -> Table:
    """Return a half of two coaches, with these cards in the deck, at its first move."""
    return Table(players, cards=cards).no_auction()
