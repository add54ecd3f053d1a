"""Games that break the wall in one way each, and the check meant to catch them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rimet.kernel.errors import RulesError
from rimet.kernel.game import Event, View
from rimet.kernel.rng import Rng
from rimet.kernel.state import Journal, State

from .disguise import Disguise, Saboteur
from .park import bare
from .saboteurs import Group


def next_hand(state: State, viewer: int) -> list[int]:
    """Return the cards, by kind, of the seat after the viewer: nothing the viewer may know."""
    inner = bare(state)
    return inner.ledger.hand((viewer + 1) % inner.table.seats)


# --- the wall


class StillState(Disguise):
    def redeal(self, viewer: int, rng: Rng) -> None:
        pass


class NoRedeal(Saboteur):
    """Leaves the truth as it is."""

    check = "wall.hidden"
    state_kind = StillState


class HalfState(Disguise):
    def redeal(self, viewer: int, rng: Rng) -> None:
        before = self.pack()
        self.inner.redeal(viewer, rng)
        owner = Saboteur.fields.index("owner")
        self.repack([*self.pack()[:owner], before[owner], *self.pack()[owner + 1 :]])


class HalfRedeal(Saboteur):
    """Deals the cards anew, but not the teams."""

    check = "wall.hidden"
    state_kind = HalfState


class WildState(Disguise):
    def redeal(self, viewer: int, rng: Rng) -> None:
        self.inner.redeal((viewer + 1) % 3, rng)


class WildRedeal(Saboteur):
    """Deals anew what the viewer holds itself."""

    check = "wall.view"
    state_kind = WildState


class TurnedState(Disguise):
    def redeal(self, viewer: int, rng: Rng) -> None:
        place = Saboteur.fields.index("owner")
        owner, known = self.pack()[place], self.pack()[Saboteur.fields.index("known")]
        hidden = [team for team, seat in enumerate(owner) if not known[team] and seat != viewer]
        for last in range(len(hidden) - 1, 0, -1):
            one, other = hidden[rng.below(last + 1)], hidden[last]
            owner[one], owner[other] = owner[other], owner[one]
        self.inner.redeal(viewer, rng)
        packed = self.pack()
        packed[place] = owner
        self.repack(packed)


class TurnedShuffle(Saboteur):
    """Shuffles the true owners: whoever knows the seed can turn the shuffle back."""

    check = "seeds"
    state_kind = TurnedState


class LeakyView(Saboteur):
    """Shows, as the size of the deck, a card in another hand."""

    check = "wall.view"

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, deck=next_hand(state, viewer)[0])


class LeakyEvent(Saboteur):
    """Tells everybody which card was laid."""

    check = "wall.events"

    def events(self, entries: Journal, viewer: int) -> list[Event]:
        return [event for entry in entries for event in self.honest.events([entry], entry[1])]


class LeakyDraw(Saboteur):
    """Tells the spectator which card was drawn."""

    check = "wall.events"

    def events(self, entries: Journal, viewer: int) -> list[Event]:
        own = super().events(entries, viewer)
        return [
            *own,
            *(
                msgspec.structs.replace(event, rule=str(entry[2]))
                for event, entry in zip(own, entries, strict=True)
                if type(event).__name__ == "CardDrawn"
            ),
        ]


class LeakyLegalState(Disguise):
    def legal(self) -> Sequence[int]:
        legal = self.inner.legal()
        return legal[:1] if next_hand(self, self.to_act)[0] else legal


class LeakyLegal(Saboteur):
    """Lets a seat do more when another holds no blank card."""

    check = "wall.legal"
    state_kind = LeakyLegalState


class LeakyRefusal(Saboteur):
    """Refuses with a fact about another hand."""

    check = "wall.refusal"

    def refusal(self, state: State, seat: int, action: int) -> RulesError:
        return RulesError("illegal_move", action=action, left=next_hand(state, seat)[0])


class StatefulEvents(Saboteur):
    """Tells events by what it saw last, not by the entries."""

    check = "events"
    last = 0

    def view(self, state: State, viewer: int) -> View:
        self.last = state.pack()[0][1]
        return super().view(state, viewer)

    def events(self, entries: Journal, viewer: int) -> list[Event]:
        told = super().events(entries, viewer)
        return [msgspec.structs.replace(event, rule=str(self.last)) for event in told]


# --- what is observed


class LeakyRowState(Disguise):
    def observe(self, viewer: int) -> list[int]:
        return [*self.inner.observe(viewer), next_hand(self, viewer)[0]]


class LeakyRow(Saboteur):
    """Adds a card in another hand to an observation."""

    check = "sight.wall"
    state_kind = LeakyRowState
    more = (("more", 1, 0, 7),)


class BlindState(Disguise):
    def observe(self, viewer: int) -> list[int]:
        row = list(self.inner.observe(viewer))
        return [0, 0, *row[2:]]


class BlindRow(Saboteur):
    """Leaves out whose turn it is, and what is asked."""

    check = "sight.view"
    state_kind = BlindState


class WideState(Disguise):
    def observe(self, viewer: int) -> list[int]:
        return [*self.inner.observe(viewer), 1 << 20]


class WideRow(Saboteur):
    """Adds a number that no 16 bits hold."""

    check = "sight.bounds"
    state_kind = WideState
    more = (("more", 1, 0, 1 << 20),)


class LongRow(Saboteur):
    """Adds a number that its shape does not tell of."""

    check = "sight.size"
    state_kind = WideState


# --- the exact law, on tiny decks


class LayerlessState(Disguise):
    def redeal(self, viewer: int, rng: Rng) -> None:
        self.inner.redeal(viewer, rng)
        packed = self.pack()
        place = Saboteur.fields.index("deck")
        kinds = int(bare(self).table.kinds)
        deck = packed[place]
        pool = [kind % kinds for kind, count in enumerate(deck) for _ in range(count)]
        mixed: list[int] = []
        for layer in range(0, len(deck), kinds):
            drawn = [
                pool.pop(rng.below(len(pool))) for _ in range(sum(deck[layer : layer + kinds]))
            ]
            mixed += [drawn.count(kind) for kind in range(kinds)]
        packed[place] = mixed
        self.repack(packed)


class ForgottenLayers(Saboteur):
    """Shuffles what lies under the deck into it."""

    check = "posterior.support"
    state_kind = LayerlessState


class LazyState(Disguise):
    def redeal(self, viewer: int, rng: Rng) -> None:
        if rng.below(3):
            self.inner.redeal(viewer, rng)


class LazyRedeal(Saboteur):
    """Leaves the truth as it is every third time."""

    check = "posterior.law"
    state_kind = LazyState


OPEN_HANDED: Group = (WildRedeal, LeakyView, LeakyEvent, LeakyDraw, LeakyLegal, LeakyRefusal)
OVERSEEN: Group = (LeakyRow, BlindRow, WideRow, LongRow)
UNCHANGING: Group = (NoRedeal, HalfRedeal)
