"""A referee who watches a match from its positions alone and knows the rules by heart."""

from __future__ import annotations

from collections import Counter

import rimet
from rimet import CHANCE, OVER
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.state import BANK, DRAW, REFILL, TURN
from rimet.kernel.ledger import KIND
from tests.games.tournament_football.script import rooms_of


class Referee:
    """Checks every step of a match against what must always hold."""

    def __init__(self, game: TournamentFootball) -> None:
        self.game = game
        self.capacity = 4 if game.options.longer else 3
        self.is_world_cup = game.board.name == "world-cup"
        self.counts = [card.count for card in game.cards]

    def watch(self, seed: int) -> CupState:
        """Play a random match and check it at every step; return the end."""
        state = self.game.start()
        rng = rimet.Rng(seed)
        steps = 0
        while state.to_act != OVER:
            before, fields = state.clone(), state.open_fields
            state.apply(state.sample(rng))
            steps += 1
            self.check_step(before, state)
            self.check(state)
            assert state.open_fields <= fields
        assert steps <= self.game.longest
        self.check_end(state)
        return state

    # --- at every moment

    def check(self, state: CupState) -> None:
        """Check one position."""
        self.check_cards(state)
        self.check_places(state)
        self.check_owners(state)
        layers = state.ledger.layer_sizes()
        returns = len(layers) - 1
        if not self.is_world_cup:
            assert returns == 0
        elif not self.game.options.longer:
            assert returns == 1 - state.is_open
        else:
            resolved = sum(third >= 0 for third in state.chart.third)
            assert returns == resolved + (1 - state.is_open)

    def check_cards(self, state: CupState) -> None:
        """Check that no card is lost and no hand too large."""
        kinds = len(self.counts)
        found = [0] * kinds
        hands = [state.ledger.hand(seat) for seat in range(self.game.seats)]
        for counts in (*hands, list(state.ledger.deck)):
            for place, count in enumerate(counts):
                assert count >= 0
                found[place % kinds] += count
        laid = list(state.ledger.laid)
        places, slots = range(int(state.table.places)), range(self.capacity)
        cards = [int(state.card_on(place, slot)) for place in places for slot in slots]
        numbers = [number for number in cards if number >= 0]
        assert len(set(numbers)) == len(numbers)
        for number in numbers:
            found[laid[number] & KIND] += 1
        assert found == self.counts
        for seat, hand in enumerate(hands):
            assert state.ledger.hand_size(seat) == sum(hand) <= 5

    def check_places(self, state: CupState) -> None:
        """Check that nothing holds too much, and that what is open is known to be."""
        spots = self.game.board.teams
        filled = [int(state.count_on(place)) for place in range(int(state.table.places))]
        fields, half_fields = rooms_of(state)
        assert all(0 <= number <= self.capacity for number in filled)
        assert half_fields == [
            place for place in range(spots, len(filled)) if filled[place] < self.capacity
        ]
        if state.is_open:
            assert fields == [
                spot
                for spot in range(spots)
                if filled[spot] < self.capacity and state.chart.third[spot // 4] < 0
            ]
        else:
            assert fields == []

    def check_owners(self, state: CupState) -> None:
        """Check who owns what, who is out, and what is known."""
        owners = Counter(int(owner) for owner in state.owner)
        if state.phase >= TURN:
            each = int(self.game.table.flags)
            assert all(owners[seat] == each for seat in range(self.game.seats))
        through = [int(placing) >= 0 for placing in state.chart.placing]
        for seat in range(self.game.seats):
            has_team = any(
                owner == seat and went for owner, went in zip(state.owner, through, strict=True)
            )
            assert state.chart.standing[seat] == (1 if state.is_open or has_team else 0)
            if self.is_world_cup and not state.chart.standing[seat]:
                assert state.ledger.hand_size(seat) == 0
        if state.to_act != OVER:
            known = [0 if state.is_open or went else 1 for went in through]
            assert list(state.chart.known) == known

    # --- from one moment to the next

    def check_step(self, before: CupState, after: CupState) -> None:
        """Check what a step did: whose turn it is, what was drawn and by whom."""
        if after.phase == TURN and after.to_act != before.to_act and before.phase >= TURN:
            self.check_turn(before, after)
        if before.phase == DRAW:
            drawn = after.ledger.hand_size(before.turn) - before.ledger.hand_size(before.turn)
            assert drawn == 1 or after.chart.standing[before.turn] == 0
        if after.to_act == CHANCE and after.phase in (DRAW, REFILL):
            assert sum(after.odds()) > 0
        if after.phase == REFILL:
            self.check_refill(before, after)

    def check_turn(self, before: CupState, after: CupState) -> None:
        """Check that the turn went to the next clockwise who is in and has cards."""
        seat = int(before.turn)
        while True:
            seat = (seat + 1) % self.game.seats
            if after.chart.standing[seat] and after.ledger.hand_size(seat):
                break
            assert seat != before.turn
        assert (after.to_act, after.turn) == (seat, seat)
        if after.ledger.hand_size(seat) < 5:
            assert not after.ledger.has_deck()

    def check_refill(self, before: CupState, after: CupState) -> None:
        """Check who is refilled: the fewest cards first, then clockwise who is below five."""
        is_first = before.phase != REFILL or before.is_open != after.is_open
        last = int(before.turn if is_first else before.cursor)
        seats = [(last + step) % self.game.seats for step in range(1, self.game.seats + 1)]
        held = {
            seat: int(after.ledger.hand_size(seat)) for seat in seats if after.chart.standing[seat]
        }
        short = {seat: size for seat, size in held.items() if size < 5}
        wanted = min(short.values()) if is_first else 4
        assert after.cursor == next(seat for seat, size in short.items() if size <= wanted)

    def check_end(self, state: CupState) -> None:
        """Check that everything is resolved and revealed."""
        assert all(state.chart.known)
        assert all(placing >= 0 or final > 8 for placing, final in self.ends(state))
        finals = Counter(int(final) for final in state.chart.final)
        expected = {1: 1, 2: 1, 3: 1, 4: 1, 5: 4, 9: 8}
        assert finals == (expected | {17: 8} if self.is_world_cup else expected)
        if any(state.chart.standing):
            assert rooms_of(state)[1] == []
        result = self.game.result(state)
        assert sum(result.shares) in (0, 1) or abs(sum(result.shares) - 1) < 1e-9
        champion = int(state.owner[list(state.chart.final).index(1)])
        assert result.winner == (None if champion == BANK else champion)
        if champion != BANK:
            assert result.ranking[0] == (champion,)

    def ends(self, state: CupState) -> list[tuple[int, int]]:
        """Return placing and final place of every team."""
        pairs = zip(state.chart.placing, state.chart.final, strict=True)
        return [(int(placing), int(final)) for placing, final in pairs]
