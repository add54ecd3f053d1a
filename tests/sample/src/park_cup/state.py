"""What there is in Park Cup: the board, the hands, the secrets."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.redeal import redeal_cards, redeal_owners
from rimet.kernel.rng import Rng

from .derived import Facts
from .setup import UNKNOWN


@mypyc_attr(acyclic=True)
class Park(Facts):
    """A position of Park Cup, which can be hidden from a viewer."""

    def team_of(self, seat: i64) -> i64:
        """Return the team of a seat, or -1 before it has one."""
        for team in range(self.table.teams):
            if self.owner[team] == seat:
                return team
        return -1

    def is_known(self, seat: i64) -> bool:
        """Tell whether everybody knows the team of a seat."""
        team = self.team_of(seat)
        return team >= 0 and self.known[team] == 1

    def holds(self, seat: i64, kind: i64) -> bool:
        """Tell whether a seat has a card of this kind."""
        return self.ledger.held(seat, kind) > 0

    def has_room(self, team: i64) -> bool:
        """Tell whether a card may be laid on a team's field (PC-5)."""
        return self.place[team] == 0 and self.filled[team] < self.table.field

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Shuffle the owners that the viewer does not know, and the cards."""
        self.expect_whole()
        redeal_owners(self.owner, self.known, viewer, rng)
        redeal_cards(self.ledger, viewer, rng)

    def see_owners(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add the owners that a viewer knows."""
        for team in range(self.table.teams):
            owner: i64 = self.owner[team]
            if self.known[team] == 0 and (viewer < 0 or owner != viewer):
                owner = UNKNOWN
            seen = append(seen, owner)
        return seen

    def see_slots(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add the kinds of the cards on the fields that a viewer knows."""
        for card in self.slots:
            seen = append(seen, self.ledger.seen_kind(card, viewer, UNKNOWN))
        return seen
