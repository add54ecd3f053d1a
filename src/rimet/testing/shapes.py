"""Views and events have the declared types, survive the wire, and come from nowhere else."""

from __future__ import annotations

import msgspec

from rimet.kernel.events import roles
from rimet.kernel.game import Event, Game, View
from rimet.testing.walk import Moment, encode, viewers, walk

EVERY = 3
LATEST = 40  # entries looked at together


def check_shapes(game: Game, matches: int, seed: int) -> None:
    """Check the types of views and events at many steps of random matches."""
    for match in range(matches):
        fresh = type(game)(game.options)
        for moment in walk(game, seed + match, EVERY, watched=True):
            for viewer in viewers(game):
                check_view(moment, viewer)
                check_events(moment, viewer, fresh)


def check_events(moment: Moment, viewer: int, fresh: Game) -> None:
    """Check the latest events, and that a game which has seen no state tells the same."""
    entries = (moment.state.journal or [])[-LATEST:]
    if not all(type(entry) is tuple and _are_whole(entry) for entry in entries):
        raise moment.failure("journal", f"{entries} are not tuples of whole numbers")
    for entry in entries:
        check_entry(moment, entry)
    kept = list(entries)
    events = moment.game.events(entries, viewer)
    if entries != kept:
        raise moment.failure("events", "telling them changed the journal")
    if encode(events) != encode(fresh.events(entries, viewer)):
        reason = f"viewer {viewer}: they depend on more than the entries {entries}"
        raise moment.failure("events", reason)
    for event in events:
        check_event(moment, event)


def check_entry(moment: Moment, entry: tuple[int, ...]) -> None:
    """Check that an entry has a cell for all that its event is told from, and nothing more."""
    if moment.game.journal is None:
        return
    cells = moment.game.journal.forms[entry[0]].cells
    if len(entry) < len(cells) or any(entry[len(cells) :]):
        raise moment.failure("journal", f"{entry} is not {', '.join(cells)}")


def _are_whole(entry: tuple[int, ...]) -> bool:
    return all(isinstance(number, int) for number in entry)


def check_view(moment: Moment, viewer: int) -> None:
    """Check that a view is of the game's kind and reads back as it was."""
    kind = moment.game.view_kind
    view = moment.game.view(moment.state, viewer)
    if type(view) is not kind or not issubclass(kind, View):
        raise moment.failure("view", f"{type(view).__name__} instead of {kind.__name__}")
    _check_wire(moment, "view", view, kind)


def check_event(moment: Moment, event: Event) -> None:
    """Check that an event is of a declared kind and reads back as it was."""
    kinds = moment.game.event_kinds
    if type(event) not in kinds:
        raise moment.failure("events", f"{type(event).__name__} is not a declared kind")
    for field, role in roles(type(event)).items():
        seat = getattr(event, field)
        if role == "seat" and seat is not None and not -1 <= seat < moment.game.seats:
            raise moment.failure("events", f"{type(event).__name__}.{field}: {seat} is no seat")
    _check_wire(moment, "events", event, type(event))


def _check_wire(moment: Moment, check: str, told: View | Event, kind: type) -> None:
    if not told.__struct_config__.frozen:
        raise moment.failure(check, f"{kind.__name__} is not frozen")
    try:
        read: object = msgspec.json.decode(encode(told), type=kind)
    except (msgspec.MsgspecError, TypeError) as error:
        raise moment.failure(check, f"{kind.__name__}: {error}") from error
    if read != told:
        raise moment.failure(check, f"{told} reads back as {read}")
