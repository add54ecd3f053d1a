"""What a table tells those who look, each text written once per change however many read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from rimet.kernel.choices import Choice
from rimet.kernel.game import View
from rimet.kernel.match import Match
from rimet.kernel.record import DICE
from rimet.kernel.state import SPECTATOR
from rimet.server import lobby
from rimet.server.audience import Audience
from rimet.server.frames import Frame, sent
from rimet.server.standing import Standing
from rimet.server.wire import (
    Act,
    Clock,
    Lobby,
    Message,
    Over,
    Presence,
    Update,
    write_message,
    write_part,
)

Key = tuple[object, ...]
MOST_TEXTS = 100  # a match that is over stays as it is, and anybody may ask since any step
LOBBY: Key = ("lobby",)
PRESENCE: Key = ("presence",)
CLOCK: Key = ("clock",)


class Broadcast:
    """The messages for everybody who looks at a table, kept as text until something changes."""

    def __init__(self, standing: Callable[[], Standing], audience: Audience) -> None:
        self._standing = standing
        self._audience = audience
        self._texts: dict[Key, str] = {}
        # Kept as JSON: hundreds of live objects a view would cost the collector more than the view.
        self._views: dict[int, msgspec.Raw] = {}
        self._frames: dict[tuple[int, int], msgspec.Raw] = {}
        self._acts: dict[int, msgspec.Raw] = {}

    def __len__(self) -> int:
        """Return how many texts are kept."""
        return max(len(self._texts), len(self._views), len(self._frames), len(self._acts))

    # --- what becomes untrue

    def forget_match(self) -> None:
        """Forget what a move changes."""
        self._views.clear()
        self._frames.clear()
        self._acts.clear()
        self._texts = {key: self._texts[key] for key in (LOBBY, PRESENCE) if key in self._texts}

    def forget_clock(self) -> None:
        """Forget until when there is time."""
        self._texts.pop(CLOCK, None)

    def forget_presence(self) -> None:
        """Forget who was there."""
        self._texts.pop(PRESENCE, None)

    def forget_all(self) -> None:
        """Forget everything."""
        self._views.clear()
        self._frames.clear()
        self._acts.clear()
        self._texts.clear()

    # --- what there is to tell

    def lobby(self) -> str:
        """Return what is public of the table itself."""
        standing = self._standing()
        return self._once(
            LOBBY, lambda: Lobby(lobby=lobby.describe(standing.row, standing.match_row))
        )

    def presence(self) -> str:
        """Return who is there."""

        def build() -> Presence:
            seats, spectators = self._audience.present()
            return Presence(seats=seats, spectators=spectators)

        return self._once(PRESENCE, build)

    def update(self, viewer: int, since: int) -> str:
        """Return what a viewer missed since a step, frame by frame; the match is settled."""
        standing = self._standing()
        match = cast(Match, standing.match)

        def build() -> Update:
            return Update(
                match=standing.match_row.id,
                viewer=viewer,
                since=since,
                step=standing.shown,
                acts=cast(list[Act], self.acts_since(match, since)),
                frames=cast(list[Frame], self.frames(match, viewer, since)),
                choices=first_choices(match, viewer),
            )

        return self._once(("update", viewer, since), build)

    def clock(self) -> str:
        """Return until when the seat to act has time."""
        at = self._standing()
        return self._once(
            CLOCK, lambda: Clock(match=at.match_row.id, step=at.shown, deadline=at.deadline)
        )

    def over(self) -> str:
        """Return how a match that is over ended."""
        standing = self._standing()

        def build() -> Over:
            record = cast(Match, standing.match).record
            assert record.result is not None
            return Over(
                match=standing.match_row.id,
                step=standing.shown,
                result=record.result,
                fairness=record.fairness,
            )

        return self._once(("over",), build)

    # --- what they are made of

    def _once(self, key: Key, build: Callable[[], Message]) -> str:
        if key not in self._texts:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            self._texts[key] = write_message(build())
        return self._texts[key]

    def frames(self, match: Match, viewer: int, since: int) -> msgspec.Raw:
        """Return, as JSON, a viewer's frames since a step; built once per change, for all who look.

        Whoever is late gets one, and only its events are its own.
        """
        if since < match.unit:
            return msgspec.Raw(write_part([self._late(match, viewer, since)]))
        if (viewer, since) not in self._frames:
            if len(self._frames) >= MOST_TEXTS:
                self._frames.clear()
            viewers = [each for each in self._viewers(viewer) if (each, since) not in self._frames]
            for each, frames in zip(viewers, match.frames_for(viewers, since), strict=True):
                self._frames[each, since] = msgspec.Raw(write_part(list(sent(frames))))
        return self._frames[viewer, since]

    def _late(self, match: Match, viewer: int, since: int) -> Frame:
        events = match.events(viewer, since)
        return Frame(
            step=match.number,
            lead=0,
            hold=0,
            events=events,
            view=cast(View, self.view(match, viewer)),
        )

    def view(self, match: Match, viewer: int) -> msgspec.Raw:
        """Return, as JSON, what a viewer sees now; built once per change, for all who look."""
        if viewer not in self._views:
            viewers = [each for each in self._viewers(viewer) if each not in self._views]
            for each, view in zip(viewers, match.views(viewers), strict=True):
                self._views[each] = msgspec.Raw(write_part(view))
        return self._views[viewer]

    def _viewers(self, viewer: int) -> set[int]:
        """Return the viewers who look now, and one more."""
        assert viewer >= SPECTATOR
        seats, spectators = self._audience.present()
        return {viewer, *seats, *([SPECTATOR] if spectators else [])}

    def acts_since(self, match: Match, since: int) -> msgspec.Raw:
        """Return, as JSON, who has moved since a step, listed once per change."""
        if since not in self._acts:
            if len(self._acts) >= MOST_TEXTS:
                self._acts.clear()
            acts = [
                Act(step=number, seat=step.seat, by=step.by, at=step.at)  # type: ignore[arg-type]
                for number, step in enumerate(match.steps(since), start=since + 1)
                if step.by != DICE
            ]
            self._acts[since] = msgspec.Raw(write_part(acts))
        return self._acts[since]


def first_choices(match: Match, viewer: int) -> list[Choice]:
    """Return what a viewer who is to act may choose; nothing for anybody else."""
    return match.choices(viewer) if viewer == match.to_act else []
