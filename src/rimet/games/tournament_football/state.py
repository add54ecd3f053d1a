"""What there is on the board: teams, owners, cards, and what a viewer cannot know."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.redeal import redeal_cards, redeal_owners
from rimet.kernel.rng import Rng
from rimet.kernel.rows import expect, read_row

from . import told
from .derived import Facts
from .setup import (
    CARD,
    CARD_BITS,
    FIRST_CARD,
    NO_CARD,
    PILED,
    TOTAL,
    UNKNOWN,
)


@mypyc_attr(acyclic=True)
class Cup(Facts):
    """A position, which can be hidden from a viewer.

    Rules read `chart`, the wall chart where teams stand, and write on what `own_chart` returns.
    """

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Shuffle the owners that the viewer does not know, and the cards."""
        self.expect_whole()
        redeal_owners(self.owner, self.chart.known, viewer, rng)
        redeal_cards(self.ledger, viewer, rng)

    def count_on(self, place: i64) -> i64:
        """Return how many cards lie on a place."""
        return self.piles[place] & PILED

    def card_on(self, place: i64, slot: i64) -> i64:
        """Return the number of a card on a place, or -1 where there is none."""
        pile: i64 = self.piles[place]
        if slot < pile & PILED:
            return pile >> FIRST_CARD + slot * CARD_BITS & CARD
        return NO_CARD

    def pack_cards(self) -> list[list[int]]:
        """Return the cards by place and slot, and how many lie on each place."""
        places = range(self.table.places)
        slots = range(self.table.capacity)
        return [
            [self.card_on(place, slot) for place in places for slot in slots],
            [self.count_on(place) for place in places],
        ]

    def fill_cards(self, packed: list[list[int]]) -> None:
        """Pile up what `pack_cards` gave; ValueError where a slot is left out."""
        places: i64 = self.table.places
        capacity: i64 = self.table.capacity
        cards = read_row(packed[0], places * capacity, NO_CARD, CARD, "cards")
        filled = read_row(packed[1], places, 0, capacity, "filled")
        for place in range(places):
            pile: i64 = filled[place]
            for slot in range(capacity):
                card: i64 = cards[place * capacity + slot]
                expect((card >= 0) == (slot < filled[place]), "cards")
                if card >= 0:
                    pile |= card << FIRST_CARD + slot * CARD_BITS
            self.piles[place] = pile

    def see_waiting(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add the teams to be seeded, best rated first, and -1 for each that is."""
        waiting = self.chart.waiting
        for index in range(self.table.spots):
            if index < len(waiting):
                seen = append(seen, waiting[index])
            else:
                seen = append(seen, -1)
        return seen

    def see_owners(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add the owner of every team, as far as a viewer knows it."""
        for spot in range(self.table.spots):
            seen = append(seen, self.seen_owner(viewer, spot))
        return seen

    def seen_owner(self, viewer: i64, spot: i64) -> i64:
        """Return the owner of a team, if all know it or it is the viewer's own."""
        owner: i64 = self.owner[spot]
        if self.chart.known[spot] == 1 or (viewer >= 0 and owner == viewer):
            return owner
        return UNKNOWN

    def see_cards(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add kind and player of every card on the board; others' backs hide the kind."""
        ledger = self.ledger
        for place in range(self.table.places):
            for slot in range(self.table.capacity):
                card: i64 = self.card_on(place, slot)
                if card < 0:
                    seen = append(append(seen, NO_CARD), NO_CARD)
                elif ledger.is_secret(card, viewer):
                    seen = append(append(seen, UNKNOWN), ledger.seat_of(card))
                else:
                    seen = append(append(seen, ledger.kind_of(card)), ledger.seat_of(card))
        return seen

    def see_totals(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add goals and penalties that every team's group was resolved by, -1 before."""
        for total in self.chart.totals:
            if total < 0:
                seen = append(append(seen, -1), -1)
            else:
                seen = append(append(seen, total // TOTAL), total % TOTAL)
        return seen

    def tell_total(self, spot: i64, place: i64) -> None:
        """Write a team's goals and penalties on a place into the journal."""
        if self.journal is not None:
            total: i64 = self.total(spot, place)
            self.tell(
                told.TEAM_TOTAL, self.chart.team[spot], place, total // TOTAL, total % TOTAL, 0
            )

    def team_on(self, place: i64) -> i64:
        """Return the team of the set that stands on a field or half-field, or -1."""
        spot: i64 = place
        if place >= self.table.spots:
            spot = self.chart.entrant[place - self.table.spots]
        if spot < 0:
            return -1
        return self.chart.team[spot]

    def total(self, spot: i64, place: i64) -> i64:
        """Return goals times TOTAL plus penalties: a team's own and its cards' (WCT-2, WCT-14)."""
        table = self.table
        worth: i64 = table.team_worth[self.chart.team[spot]]
        pile: i64 = self.piles[place]
        cards: i64 = pile >> FIRST_CARD
        for _each in range(pile & PILED):
            worth += table.card_worth[self.ledger.kind_of(cards & CARD)]
            cards >>= CARD_BITS
        return worth

    def turn_over(self, spot: i64, place: i64) -> i64:
        """Turn the cards of a place over for everybody, one by one; return a team's total there."""
        if self.journal is not None:
            for slot in range(self.count_on(place)):
                self.turn_card(place, slot)
            return self.total(spot, place)
        ledger = self.ledger
        card_worth = self.table.card_worth
        worth: i64 = self.table.team_worth[self.chart.team[spot]]
        pile: i64 = self.piles[place]
        cards: i64 = pile >> FIRST_CARD
        for _each in range(pile & PILED):
            worth += card_worth[ledger.turn(cards & CARD)]
            cards >>= CARD_BITS
        return worth

    def turn_card(self, place: i64, slot: i64) -> None:
        """Turn one card of a place over for everybody."""
        kind: i64 = self.ledger.turn(self.card_on(place, slot))
        if self.journal is not None:
            self.tell(told.CARD_TURNED, place, slot, kind, self.team_on(place), 0)
