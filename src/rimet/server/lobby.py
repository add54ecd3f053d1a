"""A table between matches: made, described, set up, started, and started again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from rimet.kernel.dice import SEED_SIZE, FairDice, Fairness, commit
from rimet.kernel.game import Game, next_dealer
from rimet.kernel.match import Match
from rimet.kernel.options import Value
from rimet.kernel.record import Player, Step
from rimet.kernel.state import OVER
from rimet.server.bodies import LobbyInfo, SeatInfo
from rimet.server.errors import ServerError
from rimet.server.games import all_options, find_names, find_shared
from rimet.server.storage import MatchRow, SeatRow, TableRow
from rimet.server.tokens import digest, new_table_name

SLOWEST_PACE = 10_000
SHORTEST_CLOCK = 1_000
LONGEST_CLOCK = 86_400_000


def check_pace(pace: int) -> int:
    """Return a pace in milliseconds, if it is one."""
    if not 0 <= pace <= SLOWEST_PACE:
        raise ServerError("bad_setting", setting="pace", allowed=f"0-{SLOWEST_PACE}")
    return pace


def check_clock(clock: int) -> int:
    """Return a clock in milliseconds, if it is one; 0 is none."""
    if clock != 0 and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        allowed = f"0, {SHORTEST_CLOCK}-{LONGEST_CLOCK}"
        raise ServerError("bad_setting", setting="clock", allowed=allowed)
    return clock


def new_table(
    game: Game, host: str, pace: int, clock: int, now: int = 0
) -> tuple[TableRow, MatchRow]:
    """Return a table with open seats, its seed already chosen and committed to."""
    row = TableRow(
        id=new_table_name(),
        revision=1,
        game=game.name,
        version=game.version,
        options=all_options(game),
        host=digest(host),
        pace=check_pace(pace),
        clock=check_clock(clock),
        phase="lobby",
        number=1,
        seats=(SeatRow(),) * game.seats,
        changed=now,
    )
    return row, _new_match(row)


def _new_match(row: TableRow) -> MatchRow:
    seed = secrets.token_bytes(SEED_SIZE).hex()
    name = match_name(row, row.number)
    return MatchRow(id=name, table=row.id, number=row.number, seed=seed)


def match_name(row: TableRow, number: int) -> str:
    """Return the name of one of a table's matches, by which its record and its dice know it."""
    return f"{row.id}-{number}"


def describe(row: TableRow, match: MatchRow) -> LobbyInfo:
    """Return all that is public of a table."""
    return LobbyInfo(
        table=row.id,
        revision=row.revision,
        game=row.game,
        version=row.version,
        options=row.options,
        names=find_names(row.game, row.options),
        phase=row.phase,
        match=match.id,
        number=row.number,
        dealer=int(row.options["dealer"]),
        commitment=commit(bytes.fromhex(match.seed)),
        seed=match.seed if row.phase in ("over", "expired") else "",
        seats=[_describe_seat(seat, kept) for seat, kept in enumerate(row.seats)],
        pace=row.pace,
        clock=row.clock,
        finished=list(row.finished),
    )


def _describe_seat(seat: int, kept: SeatRow) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind=kept.kind,
        name=kept.name,
        bot=kept.bot,
        is_away=kept.is_away,
        commitment=kept.commitment,
        is_revealed=kept.nonce != "",
    )


def with_options(row: TableRow, values: Mapping[str, Value]) -> TableRow:
    """Change options before the match; seats come and go at the end of the row."""
    if row.phase != "lobby":
        raise ServerError("already_started")
    kept = dict(row.options)
    if "players" in values and "dealer" not in values:
        del kept["dealer"]
    game = find_shared(row.game, None, {**kept, **values})
    for seat, person in enumerate(row.seats):
        if person.kind == "person" and seat >= game.seats:
            raise ServerError("seat_in_use", seat=seat)
    more = game.seats - len(row.seats)
    seats = (*row.seats[: game.seats], *(SeatRow() for _ in range(more)))
    return replace(row, version=game.version, options=all_options(game), seats=seats)


def press_start(row: TableRow) -> TableRow:
    """Close the list of commitments; nonces are revealed from now on."""
    if row.phase != "lobby":
        raise ServerError("already_started")
    is_open = [seat.kind == "open" for seat in row.seats]
    if any(is_open):
        raise ServerError("seats_open", count=sum(is_open))
    return replace(row, phase="revealing")


def is_all_revealed(row: TableRow) -> bool:
    """Whether no nonce is still waited for."""
    return all(seat.nonce or not seat.commitment for seat in row.seats)


def fair_dice(match: MatchRow) -> FairDice:
    """Return the dice of a match that has begun."""
    fairness = match.fairness
    return FairDice(bytes.fromhex(match.seed), match.id, fairness.nonces, fairness.notes)


def begin(row: TableRow, match: MatchRow, now: int) -> tuple[TableRow, MatchRow, Match]:
    """Freeze the nonces and play the match up to its first decision, or its end if it has none."""
    started = datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    begun = replace(
        match,
        game=row.game,
        version=row.version,
        options=row.options,
        players=tuple(_player(seat) for seat in row.seats),
        started=started,
        began=now,
        fairness=Fairness(
            match=match.id,
            commitment=commit(bytes.fromhex(match.seed)),
            nonces=tuple(seat.nonce for seat in row.seats),
            notes=tuple(_note(seat) for seat in row.seats),
        ),
    )
    played = fold(begun, ())
    return close_finished(replace(row, phase="playing"), played), begun, played


def close_finished(row: TableRow, match: Match) -> TableRow:
    """Return the table with its match among the finished ones, once that is over."""
    if row.phase != "playing" or match.to_act != OVER:
        return row
    return replace(row, phase="over", finished=(*row.finished, row.number))


def _player(seat: SeatRow) -> Player:
    return Player("bot" if seat.kind == "bot" else "person", seat.name or seat.bot)


def _note(seat: SeatRow) -> str:
    if seat.kind == "bot":
        return "bot"
    if seat.is_late:
        return "late"
    return "" if seat.nonce else "missed"


def fold(match: MatchRow, steps: tuple[Step, ...]) -> Match:
    """Return a match as its steps leave it, ready to be played on."""
    game = find_shared(match.game, match.version, match.options)
    folded = Match(game, fair_dice(match), match.players, match.started, steps)
    folded.notes.update(match.notes)
    return folded


def rematch(row: TableRow) -> tuple[TableRow, MatchRow]:
    """Return the lobby of the next match: the dealer moves on, everybody stays seated."""
    if row.phase not in ("over", "expired"):
        raise ServerError("match_not_over")
    dealer = next_dealer(int(row.options["dealer"]), len(row.seats))
    seats = (replace(seat, commitment="", nonce="", is_late=False) for seat in row.seats)
    game = find_shared(row.game, None, {**row.options, "dealer": dealer})
    again = replace(
        row,
        version=game.version,
        options=all_options(game),
        phase="lobby",
        number=row.number + 1,
        seats=tuple(seats),
    )
    return again, _new_match(again)


def note_newcomer(match: MatchRow, seat: int, name: str, step: int) -> MatchRow:
    """Keep for the record who sat down in the middle of a match."""
    notes = {**match.notes, f"seat-{seat}-from-step-{step}": name}
    return msgspec.structs.replace(match, notes=notes)
