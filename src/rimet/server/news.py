"""What a table tells those who look, each text written once per change however many read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rimet.kernel.game import View
from rimet.kernel.match import Match
from rimet.server.table import MOST_TEXTS, Table
from rimet.server.wire import (
    Act,
    Choice,
    Clock,
    Lobby,
    Message,
    Over,
    Presence,
    Update,
    write_message,
)


def _once(table: Table, key: tuple[object, ...], build: Callable[[], Message]) -> str:
    if key not in table.texts:
        if len(table.texts) >= MOST_TEXTS:
            table.texts.clear()
        table.texts[key] = write_message(build())
    return table.texts[key]


def tell_lobby(table: Table) -> str:
    """Return what is public of the table itself."""
    return _once(table, ("lobby",), lambda: Lobby(lobby=table.info))


def tell_presence(table: Table) -> str:
    """Return who is there."""

    def build() -> Presence:
        seats, spectators = table.present()
        return Presence(seats=seats, spectators=spectators)

    return _once(table, ("presence",), build)


def tell_update(table: Table, viewer: int, since: int) -> str:
    """Return what a viewer missed since a step, and how it looks now; the match is settled."""
    match = cast(Match, table.match)

    def build() -> Update:
        return Update(
            match=table.match_row.id,
            viewer=viewer,
            since=since,
            step=table.shown,
            acts=cast(list[Act], table.acts_since(since)),
            events=match.events(viewer, since),
            view=cast(View, table.view(viewer)),
        )

    return _once(table, ("update", viewer, since), build)


def tell_clock(table: Table) -> str:
    """Return until when the seat to act has time."""
    return _once(
        table,
        ("clock",),
        lambda: Clock(match=table.match_row.id, step=table.shown, deadline=table.deadline),
    )


def tell_over(table: Table) -> str:
    """Return how a match that is over ended."""
    match = cast(Match, table.match)

    def build() -> Over:
        record = match.record
        assert record.result is not None
        return Over(
            match=table.match_row.id,
            step=table.shown,
            result=record.result,
            fairness=record.fairness,
        )

    return _once(table, ("over",), build)


def tell_choices(match: Match, seat: int, path: list[int]) -> list[Choice]:
    """Return the legal continuations of a seat's path, with their notation."""
    return [Choice(choice.action, choice.move) for choice in match.choices(seat, path)]
