"""The guard at the door: origin, rate, and the headers that every answer carries."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rimet.kernel.errors import RimetError
from rimet.server.bodies import Refusal
from rimet.server.errors import ServerError, status_of
from rimet.server.limits import Buckets, Rate

INTERFACE = "/api"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",  # places and colours on a board are set by its script
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
log = logging.getLogger(__name__)


def address_of(scope: Scope) -> str:
    """Return where a request comes from; of IPv6 the network, for a household has all of it."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address  # a proxy that we believe has words of its own
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


def is_interface(scope: Scope) -> bool:
    """Whether a request is for the server itself, not for a file of the client."""
    path: str = scope["path"]
    return path == INTERFACE or path.startswith(f"{INTERFACE}/")


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site") == "cross-site":
        return False
    if origin is None:
        return True
    _, is_address, place = origin.lower().partition("://")
    return is_address != "" and place == headers.get("host", "").lower()


def refuse(error: RimetError, more: Mapping[str, str] | None = None) -> Response:
    """Return the answer to a request that is refused."""
    body = msgspec.json.encode(Refusal(code=error.code, facts=error.facts))
    headers = dict(more or {})
    if status_of(error) in (429, 503):
        headers["retry-after"] = "1"
    return Response(body, status_of(error), headers, "application/json")


def log_fault(place: str, error: BaseException) -> None:
    """Write down a mistake of ours: where it is, never what was said, which may be secret."""
    lines = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s in %s\n%s", type(error).__name__, place, lines)


class Guard:
    """The guard before the application.

    A page is dozens of small files, and friends behind one router share an address: files are
    counted apart and far more of them allowed, so that opening pages never costs a move.
    """

    def __init__(self, app: ASGIApp, requests: Rate, files: Rate) -> None:
        self._app = app
        self._requests = Buckets(requests)
        self._files = Buckets(files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and self._objection(scope) is not None:
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    def _objection(self, scope: Scope) -> ServerError | None:
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if not is_safe and not is_own_origin(Headers(scope=scope)):
            return ServerError("wrong_origin")
        buckets = self._requests if is_interface(scope) else self._files
        if not buckets.take(address_of(scope)):
            return ServerError("too_many_requests")
        return None

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        objection = self._objection(scope)
        try:
            app = self._app if objection is None else refuse(objection)
            await app(scope, receive, send_guarded)
        except Exception as error:
            log_fault("a request", error)
            if not is_begun:
                await refuse(ServerError("server_fault"))(scope, receive, send_guarded)
