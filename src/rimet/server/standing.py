"""A table at one moment: its rows, its match, how much of it is kept, and the next moment."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rimet.kernel.match import Match
from rimet.kernel.state import OVER
from rimet.server.seats import is_played_by_bot
from rimet.server.storage import Change, MatchRow, Stored, TableRow


class Standing(NamedTuple):
    """How a table stands: `shown` counts the steps that are kept, so that they may be shown.

    For `patience` milliseconds what led to the last step is waited for; the deadline has them in
    it, until everybody has seen it.
    """

    row: TableRow
    match_row: MatchRow
    match: Match | None = None
    shown: int = 0
    deadline: int | None = None
    patience: int = 0

    @classmethod
    def restore(cls, stored: Stored, match: Match | None) -> Standing:
        """Return a table as storage has it; a match that nobody needs is left out."""
        return cls(stored.table, stored.match, match, len(stored.steps), stored.deadline)

    def following(
        self, row: TableRow, match_row: MatchRow, match: Match | None, now: int, patience: int = 0
    ) -> Standing:
        """Return how the table stands once these are kept; a changed row has the next revision.

        If there was a move, it is waited for so many milliseconds before a person's time begins.
        """
        if row == self.row:
            row = self.row
        shown = match.number if match is not None else 0
        has_moved = self.is_moved(match_row, shown)
        patience = patience if has_moved else self.patience
        deadline = self._deadline(row, match, has_moved, now, patience)
        if row is not self.row:
            row = replace(row, revision=self.row.revision + 1, changed=now)
        return Standing(row, match_row, match, shown, deadline, patience)

    def is_moved(self, match_row: MatchRow, shown: int) -> bool:
        """Whether a later standing, of this match or another, is another position."""
        return match_row.id != self.match_row.id or shown != self.shown

    def on_show(self, now: int) -> Standing:
        """Return the table when all that happened has been shown: now a person's time begins.

        It is not kept: after a crash there is as much time as if nobody had said so.
        """
        deadline = self.deadline
        if deadline is not None and self.patience:
            deadline = min(deadline, now + self.row.clock)
        return self._replace(deadline=deadline, patience=0)

    def given_up(self, now: int) -> Standing:
        """Return the table after a match that nobody plays on: no steps, its seed to be shown."""
        assert self.row.phase == "playing"
        return self.following(replace(self.row, phase="expired"), self.match_row, None, now)

    def change_to(self, later: Standing) -> Change:
        """Return what has to be kept on the way to a later standing."""
        kept = self.shown if later.match_row.id == self.match_row.id else 0
        return Change(
            table=later.row if later.row is not self.row else None,
            match=later.match_row if later.match_row is not self.match_row else None,
            match_id=later.match_row.id,
            after=kept,
            steps=later.match.steps(kept) if later.match is not None else (),
            deadline=later.deadline if later.deadline != self.deadline else msgspec.UNSET,
            is_given_up=later.row.phase == "expired" != self.row.phase,
        )

    def _deadline(
        self, row: TableRow, match: Match | None, has_moved: bool, now: int, patience: int
    ) -> int | None:
        """Return until when the seat to act has time; a turn that goes on keeps its deadline."""
        if match is None or match.to_act == OVER or row.clock == 0:
            return None
        if is_played_by_bot(row, match.to_act):
            return None
        if has_moved:
            return now + patience + row.clock
        if self.deadline is None or row.clock != self.row.clock:
            return now + row.clock
        return self.deadline
