"""A match that goes by a script: flags, hands, cards and places as a test wants them.

Cards are written as goals and penalties, `2.1`, places as on the board, `B3` or `1A` or `Fb`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import rimet
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.notation import place_name
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.setup import DEAL, DRAW, FLAGS, SEED, SELECT, TURN
from rimet.games.tournament_football.view import CupView, FieldView
from rimet.kernel.game import possible

BLANK = "0.0"
KINDS = tuple(f"{goals}.{penalties}" for goals in range(4) for penalties in range(3))
EventType = TypeVar("EventType", bound=rimet.Event)


def card_set(counts: Mapping[str, int]) -> str:
    """Return the text of a set of cards."""
    lines = []
    for card, count in counts.items():
        goals, penalties = card.split(".")
        lines.append(f"[[card]]\ngoals = {goals}\npenalties = {penalties}\ncount = {count}\n")
    return "".join(lines)


def team_set(ratings: Iterable[str]) -> str:
    """Return the text of a set of teams with these ratings, by the codes XAA, XAB and so on."""
    lines = []
    for number, rating in enumerate(ratings):
        code = f"X{chr(ord('A') + number // 26)}{chr(ord('A') + number % 26)}"
        goals, penalties = rating.split(".")
        lines.append(f'[[team]]\ncode = "{code}"\ngoals = {goals}\npenalties = {penalties}\n')
    return "".join(lines)


PLENTY = card_set(dict.fromkeys(KINDS, 200))  # never runs out


def load_cup(players: int = 4, **options: object) -> TournamentFootball:
    """Return the game with these options."""
    game = rimet.load("tournament-football", players, **options)
    assert isinstance(game, TournamentFootball)
    return game


class Script:
    """Plays a match move by move; what it is not told it does in the same way every time."""

    def __init__(self, game: TournamentFootball | None = None, /, **options: object) -> None:
        self.game = game or load_cup(**options)  # type: ignore[arg-type]
        self.state = self.game.start()
        self.state.journal = []
        self.board = self.game.board
        self.steps: list[rimet.Step] = []  # as a record would have them

    # --- chance and moves, told one by one

    def do(self, moves: str) -> Script:
        """Carry out moves and outcomes in notation, with blanks between them."""
        for move in moves.split():
            self._take(move, self.game.parse(self.state, move))
        return self

    def _take(self, move: str, action: int) -> None:
        seat = int(self.state.to_act)
        self.steps.append(rimet.Step(seat, "dice" if seat < 0 else "person", 0, move))
        self.state.apply(action)

    def choices(self) -> list[str]:
        """Return all that can happen next, in notation."""
        return [self.game.tell(self.state, action) for action in possible(self.state)]

    def prefer(self, wanted: Iterable[str]) -> str:
        """Carry out the first of the wanted moves that can happen, else the first at all."""
        choices = self.choices()
        move = next((move for move in wanted if move in choices), choices[0])
        self.do(move)
        return move

    # --- setting up

    def seed(self, codes: Sequence[str] = ()) -> Script:
        """Let chance choose and seed the teams, those named first wherever it may."""
        while self.state.phase in (SELECT, SEED):
            word = "in" if self.state.phase == SELECT else "seed"
            self.prefer(f"{word}:{code}" for code in codes)
        return self

    def flags(self, owned: Mapping[int, str] | None = None) -> Script:
        """Let seats draw the flags of spots, such as `A1 B3`; other seats draw what is left."""
        self.seed()
        left = {seat: spots.split() for seat, spots in (owned or {}).items()}
        kept = {spot for spots in left.values() for spot in spots}
        while self.state.phase == FLAGS:
            seat = int(self.state.cursor)
            if left.get(seat):
                self.do(f"flag:{left[seat].pop(0)}")
            else:
                self.prefer(move for move in self.choices() if move[5:] not in kept)
        return self

    def deal(self, hands: Mapping[int, str] | None = None) -> Script:
        """Deal hands such as `2.1 0.0 0.0 1.1 3.0`; who is not named gets blanks."""
        self.flags()
        left = {seat: cards.split() for seat, cards in (hands or {}).items()}
        while self.state.phase == DEAL:
            cards = left.get(int(self.state.cursor))
            self.do(f"card:{cards.pop(0)}" if cards else f"card:{BLANK}")
        return self

    def deal_any(self, seed: int = 1) -> Script:
        """Set everything up at random."""
        rng = rimet.Rng(seed)
        while self.state.phase <= DEAL:
            action = self.state.sample(rng)
            self._take(self.game.tell(self.state, action), action)
        return self

    # --- whole phases

    def turn(self, *moves: str, draws: str = "") -> Script:
        """Play the moves of a turn and draw these cards, blanks where none are named."""
        self.do(" ".join(moves))
        cards = draws.split()
        while self.state.to_act == rimet.CHANCE:
            self.do(f"card:{cards.pop(0)}" if cards else f"card:{BLANK}")
        return self

    def fill(self, plan: Mapping[str, str] | None = None, until: str = "end") -> Script:
        """Deal and play so that these cards lie on these places, and blanks on all others.

        Fields are filled in the order of the board, half-fields of the plan before others.
        `until` is 'first turn', 'last turn' of the groups, 'groups' when these are resolved, or
        'end'.
        """
        if self.state.phase <= DEAL:
            self.flags()
            self._queue(plan or {})
        while self.state.to_act != rimet.OVER:
            if until == "groups" and self.state.is_open == 0:
                break
            if until == "first turn" and self.state.phase == TURN:
                break
            if until == "last turn" and self.state.phase == TURN and self._left() == 1:
                break
            self.step()
        return self

    def step(self, turns: int = 0) -> Script:
        """Go on by the plan: a move or a card, or so many turns with all that follows them."""
        if turns == 0:
            if self.state.phase == TURN:
                self.do(self._next_move())
            else:
                self.do(f"card:{self._next_card()}")
        for _ in range(turns):
            self.do(" ".join(self.next_moves()))
            while self.state.to_act == rimet.CHANCE:
                self.step()
        return self

    def next_moves(self) -> list[str]:
        """Return the moves of the next turn of the plan, which is thereby taken from it."""
        return [f"{card}@{name}" for card, name in self._turns.pop(0)]

    def _queue(self, plan: Mapping[str, str]) -> None:
        """Line up what is played in the groups, turn by turn, and who draws it."""
        table = self.state.table
        fields = [(name, plan.get(name, "").split()) for name in self.board.fields]
        named = [name for name in self.board.half_fields if name in plan]
        others = [name for name in self.board.half_fields if name not in plan]
        halves = [(name, plan.get(name, "").split()) for name in [*named, *others]]
        first = self._cards(fields, int(table.capacity))
        second = self._cards(halves, int(table.capacity))
        self._later = second[len(first) :]
        self._turns = list(zip(first, second, strict=False))
        self._draws: dict[int, list[str]] = {seat: [] for seat in range(self.game.seats)}
        for number, turn in enumerate(self._turns):
            seat = (int(table.first) + number) % self.game.seats
            self._draws[seat] += [card for card, _ in turn]
        self._pending: list[str] = []

    def _cards(
        self, places: Sequence[tuple[str, list[str]]], capacity: int
    ) -> list[tuple[str, str]]:
        for name, cards in places:
            assert len(cards) <= capacity, f"too many cards on {name}"
        return [
            (cards[slot] if slot < len(cards) else BLANK, name)
            for name, cards in places
            for slot in range(capacity)
        ]

    def _left(self) -> int:
        return len(self._turns) if not self._pending else -1

    def _next_move(self) -> str:
        if not self._pending and self._turns:
            self._pending = [f"{card}@{name}" for card, name in self._turns.pop(0)]
        if self._pending:
            return self._pending.pop(0)
        _, name = self._later.pop(0)
        return f"{BLANK}@{name}"

    def _next_card(self) -> str:
        seat = int(self.state.turn if self.state.phase == DRAW else self.state.cursor)
        return self._draws[seat].pop(0) if self._draws[seat] else BLANK

    def run(self, steps: int = -1, seed: int = 1) -> Script:
        """Go on at random for so many steps, or to the end."""
        rng = rimet.Rng(seed)
        while self.state.to_act != rimet.OVER and steps != 0:
            action = self.state.sample(rng)
            self._take(self.game.tell(self.state, action), action)
            steps -= 1
        return self

    def change(self, **fields: list[int]) -> Script:
        """Go on from a position that differs in these fields."""
        packed = dict(zip(self.game.fields, self.state.pack(), strict=True))
        assert fields.keys() <= packed.keys()
        make, first = self.state.origin()
        state = make(*first, [*(packed | fields).values()])
        assert isinstance(state, CupState)
        self.state = state
        self.state.journal = []
        return self

    def counts(self, *piles: str) -> list[int]:
        """Return piles of cards, such as hands, as counts by kind, one after the other."""
        kinds = [self.game.tell_card(kind) for kind in range(len(self.game.cards))]
        return [pile.split().count(kind) for pile in piles for kind in kinds]

    def field(self, name: str) -> list[int]:
        """Return one field of the position."""
        return self.state.pack()[self.game.fields.index(name)]

    # --- looking at it

    def view(self, viewer: int = rimet.SPECTATOR) -> CupView:
        """Return what a viewer sees."""
        return self.game.view(self.state, viewer)

    def place(self, name: str, viewer: int = rimet.SPECTATOR) -> FieldView:
        """Return what a viewer sees of a field or half-field."""
        view = self.view(viewer)
        (found,) = [place for place in [*view.fields, *view.half_fields] if place.name == name]
        return found

    def told(self, kind: type[EventType], viewer: int = rimet.SPECTATOR) -> list[EventType]:
        """Return the events of a kind that a viewer was told of."""
        entries = self.state.journal or []
        return [event for event in self.game.events(entries, viewer) if isinstance(event, kind)]

    def hand(self, seat: int) -> list[str]:
        """Return the cards in a hand, in truth."""
        return sorted(hand_of(self.game, self.state, seat).elements())

    def result(self) -> rimet.Result:
        """Return the result, once the match is over."""
        assert self.state.to_act == rimet.OVER
        return self.game.result(self.state)

    def action(self, move: str) -> int:
        """Return the number of a move, legal or not."""
        card, _, name = move.partition("@")
        places = [place_name(self.board, place) for place in range(int(self.state.table.places))]
        kinds = [self.game.tell_card(kind) for kind in range(len(self.game.cards))]
        return kinds.index(card) * len(places) + places.index(name)


def hand_of(game: TournamentFootball, state: CupState, seat: int) -> Counter[str]:
    """Count the cards in a hand, in truth."""
    counts = enumerate(state.ledger.hand(seat))
    return Counter({game.tell_card(kind): count for kind, count in counts if count})


def rooms_of(state: CupState) -> tuple[list[int], list[int]]:
    """Return the fields and the half-fields that take a card."""
    rooms, fields = [int(place) for place in state.rooms], int(state.open_fields)
    return rooms[:fields], rooms[fields:]


def owners_of(state: CupState) -> list[int]:
    """Return the owner of every spot, in truth."""
    return [int(owner) for owner in state.owner]
