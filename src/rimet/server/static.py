"""The browser client's files, where they have been built into the package."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

CLIENT = Path(__file__).parent / "client"
INDEX = "index.html"
NAMED_BY_CONTENT = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# Fonts and pictures of other kinds are packed already.
PACKED = {".css", ".html", ".js", ".json", ".svg", ".txt"}
ACCEPTED = "accept-encoding"


class ClientFiles(StaticFiles):
    """The client's files; every page that is no file is its first page.

    Whoever takes gzip gets it: each file is packed when it is first asked for, and kept.
    """

    def __init__(self, folder: Path = CLIENT) -> None:
        self._is_built = (folder / INDEX).is_file()
        self._packed: dict[tuple[str, str], bytes] = {}
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file, or say that there is no client."""
        if self._is_built:
            await super().__call__(scope, receive, send)
        elif scope["path"] == "/":
            text = "Rimet is running. Its browser client has not been built into this package.\n"
            await PlainTextResponse(text)(scope, receive, send)
        else:
            raise HTTPException(404)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file with how long it may be kept."""
        is_hashed = path.startswith(NAMED_BY_CONTENT)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_hashed or scope["path"].startswith("/api/"):
                raise
            response = await super().get_response(INDEX, scope)
        response.headers["cache-control"] = FOR_EVER if is_hashed else ASK_AGAIN
        return await self._pack(response, Headers(scope=scope))

    async def _pack(self, response: Response, asked: Headers) -> Response:
        """Return a file as it is, or packed where that is wanted and worth it."""
        if not isinstance(response, FileResponse) or Path(response.path).suffix not in PACKED:
            return response
        response.headers.add_vary_header(ACCEPTED)
        if not takes_gzip(asked.get(ACCEPTED, "")):
            return response
        key = str(response.path), response.headers["etag"]
        if key not in self._packed:
            self._packed[key] = await asyncio.to_thread(_squeeze, key[0])
        headers = response.headers.mutablecopy()
        headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(self._packed[key]))
        headers["etag"] = f'{key[1][:-1]}-gzip"'
        del headers["accept-ranges"]
        if self.is_not_modified(headers, asked):
            return NotModifiedResponse(headers)
        return Response(self._packed[key], headers=dict(headers))


def takes_gzip(accepted: str) -> bool:
    """Whether an answer may be packed, by the header Accept-Encoding."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _squeeze(path: str) -> bytes:
    return gzip.compress(Path(path).read_bytes(), mtime=0)
