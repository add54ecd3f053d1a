"""The application: the endpoints, the socket and the client's files behind one guard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from rimet.server.bot_pool import BotPool
from rimet.server.bots import Bots
from rimet.server.connection import CloseError, Connection
from rimet.server.endpoints import ENDPOINTS, Api, Endpoint
from rimet.server.errors import ServerError
from rimet.server.expiry import Lifetimes
from rimet.server.games import prepare_games
from rimet.server.guard import INTERFACE, Guard, address_of, refuse
from rimet.server.hall import IDLE_SECONDS, Hall
from rimet.server.history import write_history
from rimet.server.limits import Buckets, Limits, Places
from rimet.server.openapi import describe_api
from rimet.server.socket import Door, Socket
from rimet.server.static import CLIENT, ClientFiles
from rimet.server.storage import Storage

SOCKET = f"{INTERFACE}/socket"
Respond = Callable[[Request], Awaitable[Response]]


def make_app(
    storage: Storage,
    limits: Limits | None = None,
    idle: float = IDLE_SECONDS,
    client: Path = CLIENT,
    lifetimes: Lifetimes | None = None,
    bot_processes: int = 0,
) -> Starlette:
    """Return the application, which closes the storage when it ends.

    `bot_processes` is in how many processes bots think at most, 0 for one on every core.
    """
    prepare_games()
    write_history()
    bounds = limits if limits is not None else Limits()
    hall = Hall(storage, idle, lifetimes, bots=Bots(BotPool(bot_processes)))
    api = Api(hall, bounds)
    places = Places(bounds.sockets)
    sides = Buckets(bounds.sides)
    document = msgspec.json.encode(describe_api())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        api.close()
        await hall.close()

    async def openapi(request: Request) -> Response:
        return Response(document, media_type="application/json")

    async def attend(socket: Socket) -> None:
        address = address_of(socket.scope)
        connection = Connection(socket, hall, bounds, partial(sides.take, address))
        if not places.enter(address):
            await connection.refuse(CloseError(ServerError("too_many_sockets")))
            return
        try:
            await connection.run()
        finally:
            places.leave(address)

    interface: list[BaseRoute] = [
        *_routes(api),
        Route("/openapi.json", openapi),
    ]
    routes: list[BaseRoute] = [
        Mount(INTERFACE, routes=interface),
        Mount("/", ClientFiles(client)),
    ]
    return Starlette(
        routes=routes,
        middleware=[
            Middleware(Guard, requests=bounds.requests, files=bounds.files),
            Middleware(Door, path=SOCKET, serve=attend),
        ],
        exception_handlers={HTTPException: _refuse_page},
        lifespan=lifespan,
    )


def _routes(api: Api) -> list[Route]:
    """Return one route per address, which knows all its methods."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        path = endpoint.path.removeprefix(INTERFACE)
        by_path.setdefault(path, []).append(endpoint)
    return [
        Route(path, _responder(api, endpoints), methods=[found.method for found in endpoints])
        for path, endpoints in by_path.items()
    ]


def _responder(api: Api, endpoints: list[Endpoint]) -> Respond:
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def respond(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await api.respond(by_method[method], request)  # type: ignore[index]

    return respond


async def _refuse_page(request: Request, error: Exception) -> Response:
    """Return the refusal of an address or a method that there is not."""
    assert isinstance(error, HTTPException)
    is_method = error.status_code == 405
    return refuse(ServerError("wrong_method" if is_method else "unknown_page"), error.headers)
