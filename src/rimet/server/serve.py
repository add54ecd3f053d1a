"""Running the server on this machine."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from starlette.types import ASGIApp

from rimet.server.app import make_app
from rimet.server.expiry import Lifetimes
from rimet.server.hall import IDLE_SECONDS
from rimet.server.limits import NO_LIMITS, Limits
from rimet.server.protocols import PING_SECONDS, PONG_SECONDS, RequestProtocol, SocketProtocol
from rimet.server.sqlite import SqliteStorage, claimed, default_path
from rimet.server.wire import LARGEST_MESSAGE
from rimet.texts import Texts

BACKLOG = 2048
CYCLES = (20_000, 10, 100)
SWITCH_SECONDS = 0.0005
HOST, PORT = "127.0.0.1", 8000
EVERYWHERE = ("", "0.0.0.0", "::")
NOWHERE = ("192.0.2.1", 9)


def serve(
    host: str = HOST,
    port: int = PORT,
    database: Path | None = None,
    limits: Limits | None = None,
    idle: float = IDLE_SECONDS,
    proxies: str = "",
    opened: Callable[[str], object] | None = None,
    lifetimes: Lifetimes | None = None,
    texts: Texts | None = None,
    bot_processes: int = 0,
) -> None:
    """Serve until told to stop; port 0 takes a free one. Prints its addresses once it is open.

    `proxies` are the addresses, parted by commas, of proxies whose word on the client's address
    is taken. `opened` is told the address, too. `lifetimes` says when unused tables go,
    `bot_processes` in how many processes bots think at most, 0 for one on every core.
    """
    path = database if database is not None else default_path()
    with _open_door(host, port) as door, claimed(path):
        storage = SqliteStorage(path)
        app = make_app(storage, limits, idle, lifetimes=lifetimes, bot_processes=bot_processes)
        config = configure(app, limits, proxies)
        _calm_down()
        address = address_for_friends(host, door.getsockname()[1])
        print(*greeting(texts or Texts(), host, address), sep="\n", flush=True)
        if opened is not None:
            opened(address)
        # uvicorn raises the signal that stopped it once more when all is done.
        signal.signal(signal.SIGTERM, lambda number, frame: None)
        try:
            uvicorn.Server(config).run(sockets=[door])
        except KeyboardInterrupt:
            pass


def configure(app: ASGIApp, limits: Limits | None = None, proxies: str = "") -> uvicorn.Config:
    """Return how the application is served; all who come through a proxy share its address."""
    bounds = NO_LIMITS if proxies else limits or Limits()
    return uvicorn.Config(
        app,
        http=partial(RequestProtocol, bounds.connections),  # type: ignore[arg-type]
        ws=SocketProtocol,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_max_queue=8,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def address_for_friends(host: str, port: int) -> str:
    """Return the address of the page; its links go to friends, who know no 0.0.0.0."""
    if host in EVERYWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(NOWHERE)  # sends nothing, but says which of our addresses would
                host = str(probe.getsockname()[0])
            except OSError:
                host = HOST
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def greeting(texts: Texts, host: str, address: str) -> list[str]:
    """Return what is said when the page is open at an address: where it is, and who can come."""
    lines = [texts.say("server-open", {"address": address})]
    if host not in EVERYWHERE:
        return lines
    own = address_for_friends(HOST, urlsplit(address).port or PORT)
    if address == own:
        return [*lines, texts.say("server-alone")]
    places = (("server-open-others", address), ("server-open-here", own))
    return lines + [texts.say(message, {"address": place}) for message, place in places]


def _calm_down() -> None:
    """Tune the interpreter for many small answers.

    Almost nothing here is part of a cycle, so that looking for cycles as often as is usual only
    costs time, a view's few hundred objects a look. What was imported stays and need not be
    looked at at all. The thread that commits waits for the interpreter's lock at every step.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CYCLES)
    sys.setswitchinterval(SWITCH_SECONDS)


def _open_door(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small messages at once (TCP_NODELAY) only where the protocol is named.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, port))
    door.listen(BACKLOG)  # whoever comes before the application is ready waits for it
    return door
