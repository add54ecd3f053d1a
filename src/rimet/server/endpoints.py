"""The endpoints: everything that can be asked over HTTP, each request with its shape."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from rimet.bots.roster import bots_for, make_bot, usual_bot
from rimet.football.chronicle import Chronicle, ChronicleLine
from rimet.kernel.catalogue import find_game
from rimet.kernel.errors import RimetError
from rimet.kernel.templates import template_text
from rimet.server import lobby, seats
from rimet.server.bodies import (
    ChooseBot,
    GameInfo,
    Health,
    LobbyInfo,
    NewTable,
    Rename,
    Replay,
    SeatTaken,
    Settings,
    TableMade,
    TakeSeat,
    TeamInfo,
)
from rimet.server.errors import ServerError
from rimet.server.games import describe_games, list_teams, rimet_version
from rimet.server.guard import address_of, refuse
from rimet.server.hall import Hall
from rimet.server.history import write_finals, write_history
from rimet.server.limits import Buckets, Limits
from rimet.server.replay import write_replay
from rimet.server.storage import TableRow
from rimet.server.table import Table
from rimet.server.tokens import fits, new_token
from rimet.server.wire import PROTOCOL
from rimet.server.worker import Worker

BODY_SECONDS = 20
TEXT = "text/plain; charset=utf-8"
WHOLE = re.compile(r"-?[0-9]{1,9}")


class Query(NamedTuple):
    """A whole number in the query of an address, with its bounds; None may be left out."""

    name: str
    lowest: int
    highest: int
    default: int | None


NUMBER = Query("number", 1, 1_000_000, None)
VIEWER = Query("viewer", -1, 63, -1)
SINCE = Query("since", 0, 100_000, 0)
COUNT = Query("count", 0, 200, 100)


class Endpoint(NamedTuple):
    """One request: how it is made, by whom, with which body, and what is answered.

    `keep` is for how many seconds whoever got the answer may use it again.
    """

    method: Literal["GET", "POST", "PATCH", "PUT", "DELETE"]
    path: str
    name: str
    summary: str
    body: Any = None
    answer: Any = str
    status: int = 200
    who: str = ""
    queries: tuple[Query, ...] = ()
    keep: int = 0


HOUR = 3600
TABLE = "/api/tables/{table}"
SEAT = f"{TABLE}/seats/{{seat}}"
ENDPOINTS = (
    Endpoint("GET", "/api/health", "health", "Tell that the server is there.", answer=Health),
    Endpoint("GET", "/api/games", "games", "List the games.", answer=list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/sets/{set}", "template", "Fetch a shipped set."),
    Endpoint(
        "GET", "/api/history", "history", "List all finals.", None, list[ChronicleLine], keep=HOUR
    ),
    Endpoint(
        "GET", "/api/history/{year}", "finals", "Tell one finals.", None, Chronicle, keep=HOUR
    ),
    Endpoint("POST", "/api/tables", "create", "Make a table.", NewTable, TableMade, 201),
    Endpoint("GET", TABLE, "look", "Show a table.", answer=LobbyInfo),
    Endpoint("GET", f"{TABLE}/teams", "teams", "List the teams to choose.", answer=list[TeamInfo]),
    Endpoint("PATCH", TABLE, "set", "Change a table.", Settings, LobbyInfo, who="host"),
    Endpoint("POST", SEAT, "sit", "Take a seat.", TakeSeat, SeatTaken, 201),
    Endpoint("PATCH", SEAT, "rename", "Rename a seat.", Rename, LobbyInfo, who="host or seat"),
    Endpoint(
        "DELETE", SEAT, "leave", "Leave a seat, or kick.", None, LobbyInfo, who="host or seat"
    ),
    Endpoint("PUT", f"{SEAT}/bot", "bot", "Choose a bot.", ChooseBot, LobbyInfo, who="host"),
    Endpoint(
        "POST", f"{SEAT}/away", "away", "Play on for who is gone.", None, LobbyInfo, who="host"
    ),
    Endpoint("POST", f"{TABLE}/fill", "fill", "Seat bots.", ChooseBot, LobbyInfo, who="host"),
    Endpoint("POST", f"{TABLE}/start", "start", "Start the match.", None, LobbyInfo, who="host"),
    Endpoint("POST", f"{TABLE}/rematch", "rematch", "Play again.", None, LobbyInfo, who="host"),
    Endpoint("GET", f"{TABLE}/record", "record", "Fetch a finished match.", queries=(NUMBER,)),
    Endpoint(
        "POST",
        "/api/replay",
        "replay",
        "Replay a record.",
        str,
        Replay,
        queries=(VIEWER, SINCE, COUNT),
    ),
)

READERS: dict[type[msgspec.Struct], msgspec.json.Decoder[Any]] = {
    endpoint.body: msgspec.json.Decoder(endpoint.body)
    for endpoint in ENDPOINTS
    if endpoint.body not in (None, str)
}
Handler = Callable[[Request], Awaitable[Any]]


class Api:
    """The answers to requests; each method is named after its endpoint."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._limits = limits
        self._made = Buckets(limits.tables)
        self._replays = asyncio.Semaphore(limits.replays)
        self._worker = Worker("replays")

    def close(self) -> None:
        """Replay nothing any more."""
        self._worker.close()

    async def respond(self, endpoint: Endpoint, request: Request) -> Response:
        """Return the answer to a request, or its refusal."""
        handler: Handler = getattr(self, endpoint.name)
        try:
            found = await handler(request)
        except RimetError as error:
            return refuse(error)
        if isinstance(found, str):
            return PlainTextResponse(found, endpoint.status)
        body = found if isinstance(found, bytes) else msgspec.json.encode(found)
        headers = {"cache-control": f"public, max-age={endpoint.keep}"} if endpoint.keep else {}
        return Response(body, endpoint.status, headers, "application/json")

    # --- of no table

    async def health(self, request: Request) -> Health:
        """Tell that the server is there."""
        return Health(protocol=PROTOCOL, rimet=rimet_version())

    async def games(self, request: Request) -> list[GameInfo]:
        """List the games."""
        return await asyncio.to_thread(describe_games)

    async def template(self, request: Request) -> str:
        """Fetch a shipped set; its name is looked up in a list, and is no path."""
        kind = find_game(request.path_params["game"])
        return await asyncio.to_thread(template_text, kind, request.path_params["set"])

    async def history(self, request: Request) -> bytes:
        """List all finals of the World Cup."""
        return write_history()

    async def finals(self, request: Request) -> bytes:
        """Tell one finals."""
        return write_finals(request.path_params["year"])

    async def create(self, request: Request) -> TableMade:
        """Make a table."""
        asked = await self._read(request, NewTable)
        if not self._made.take(address_of(request.scope)):
            raise ServerError("too_many_tables")
        table, token = await self._hall.create(asked)
        return TableMade(table=table.row.id, token=token, lobby=table.info)

    async def replay(self, request: Request) -> bytes:
        """Replay a record that anybody may have written."""
        viewer, since, count = (number(request, query) for query in (VIEWER, SINCE, COUNT))
        body = await read_body(request, self._limits.record)
        if self._replays.locked():
            raise ServerError("too_busy")
        part, seconds = (viewer or 0, since or 0, count or 0), self._limits.replay_seconds
        async with self._replays:
            return await self._worker.do(lambda: write_replay(body, *part, seconds))

    # --- of a table

    async def look(self, request: Request) -> LobbyInfo:
        """Show a table."""
        return (await self._table(request)).info

    async def teams(self, request: Request) -> list[TeamInfo]:
        """List the teams that the lists of a table can name, in the order of their set."""
        row = (await self._table(request)).row
        return await asyncio.to_thread(list_teams, row.game, row.options)

    async def record(self, request: Request) -> str:
        """Fetch the record of a finished match."""
        return await self._hall.record(request.path_params["table"], number(request, NUMBER))

    async def set(self, request: Request) -> LobbyInfo:
        """Change a table's settings."""
        table = await self._hosted(request)
        asked = await self._read(request, Settings)
        if asked.options is not None:
            # The game is made beside the event loop; the edit finds it ready.
            await asyncio.to_thread(lobby.with_options, table.row, asked.options)

        def edit(row: TableRow) -> TableRow:
            if asked.options is not None:
                row = lobby.with_options(row, asked.options)
            if asked.pace is not None:
                row = replace(row, pace=lobby.check_pace(asked.pace))
            if asked.clock is not None:
                row = replace(row, clock=lobby.check_clock(asked.clock))
            return row

        return await table.change(edit)

    async def sit(self, request: Request) -> SeatTaken:
        """Take an open seat, or a bot's."""
        table, seat = await self._table(request), seat_of(request)
        asked = await self._read(request, TakeSeat)
        token, bot = new_token(), usual_bot(table.row.game)
        info = await table.sit_down(
            lambda row: seats.take(row, seat, asked.name, asked.commitment, token, bot), seat
        )
        return SeatTaken(seat=seat, token=token, lobby=info)

    async def rename(self, request: Request) -> LobbyInfo:
        """Rename a seat."""
        table, seat = await self._table(request), seat_of(request)
        _check_seat(request, table.row, seat)
        asked = await self._read(request, Rename)

        def edit(row: TableRow) -> TableRow:
            _check_seat(request, row, seat)
            return seats.rename(row, seat, asked.name)

        return await table.change(edit)

    async def leave(self, request: Request) -> LobbyInfo:
        """Leave a seat, or as the host take it from whoever has it."""
        table, seat = await self._table(request), seat_of(request)

        def edit(row: TableRow) -> TableRow:
            remove = seats.kick if _check_seat(request, row, seat) else seats.leave
            return remove(row, seat)

        return await table.change(edit)

    async def bot(self, request: Request) -> LobbyInfo:
        """Choose the bot of a seat."""
        table, seat = await self._hosted(request), seat_of(request)
        bot = await self._bot(request, table)
        return await table.change(lambda row: seats.choose_bot(row, seat, bot))

    async def away(self, request: Request) -> LobbyInfo:
        """Let a bot play for somebody who is gone, until they are back; who is there plays on."""
        table, seat = await self._hosted(request), seat_of(request)

        def edit(row: TableRow) -> TableRow:
            if row.phase != "playing":
                raise ServerError("not_started")
            here, _ = table.present()
            return row if seat in here else seats.leave(row, seat)

        return await table.change(edit)

    async def fill(self, request: Request) -> LobbyInfo:
        """Give all open seats to bots."""
        table = await self._hosted(request)
        bot = await self._bot(request, table)
        return await table.change(lambda row: seats.fill(row, bot))

    async def start(self, request: Request) -> LobbyInfo:
        """Press start."""
        return await (await self._hosted(request)).start()

    async def rematch(self, request: Request) -> LobbyInfo:
        """Go back to the lobby for another match."""
        return await (await self._hosted(request)).rematch()

    # --- what they share

    async def _table(self, request: Request) -> Table:
        return await self._hall.find(request.path_params["table"])

    async def _hosted(self, request: Request) -> Table:
        """Return the table, if its host asks."""
        table, token = await self._table(request), bearer(request)
        if not seats.is_host(table.row, [token]):
            is_seat = seats.held_seats(table.row, [token])
            raise ServerError("not_host" if is_seat else "wrong_token")
        return table

    async def _bot(self, request: Request, table: Table) -> str:
        asked = await self._read(request, ChooseBot)
        game = table.row.game
        if asked.bot and asked.bot not in bots_for(game):
            make_bot(game, asked.bot)  # refuses it, and says which there are
        return asked.bot or usual_bot(game)

    async def _read(self, request: Request, kind: type[msgspec.Struct]) -> Any:
        body = await read_body(request, self._limits.body)
        try:
            return READERS[kind].decode(body or b"{}")
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            reason = str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "no JSON"
            raise ServerError("malformed_message", reason=reason) from None


def _check_seat(request: Request, row: TableRow, seat: int) -> bool:
    """Refuse who is neither host nor holder of a seat; tell whether it is the host.

    Asked again when the edit is made: while a body was on its way the seat may have changed hands.
    """
    token = bearer(request)
    kept = seats.find_seat(row, seat)
    if fits(token, kept.token):
        return False
    if seats.is_host(row, [token]):
        return True
    if seats.held_seats(row, [token]):
        raise ServerError("not_your_seat", seat=seat)
    raise ServerError("wrong_token")


def bearer(request: Request) -> str:
    """Return the token of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def seat_of(request: Request) -> int:
    """Return the seat that a request's address names."""
    text: str = request.path_params["seat"]
    if not re.fullmatch(r"[0-9]{1,2}", text):
        raise ServerError("unknown_seat", seat=text[:20])
    return int(text)


def number(request: Request, query: Query) -> int | None:
    """Return a whole number from a request's query."""
    text = request.query_params.get(query.name)
    if text is None:
        return query.default
    if not WHOLE.fullmatch(text) or not query.lowest <= int(text) <= query.highest:
        raise ServerError("bad_query", name=query.name, allowed=f"{query.lowest}-{query.highest}")
    return int(text)


async def read_body(request: Request, most: int) -> bytes:
    """Return a request's body, if it is not too large and comes in time."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise ServerError("body_too_large", allowed=most)
    except TimeoutError:
        raise ServerError("too_busy") from None
    except ClientDisconnect:
        raise ServerError("malformed_message", reason="cut off") from None  # and nobody reads it
    return bytes(body)
