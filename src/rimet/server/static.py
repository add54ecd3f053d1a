"""The browser client's files, where they have been built into the package."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

CLIENT = Path(__file__).parent / "client"
INDEX = "index.html"
NAMED_BY_CONTENT = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class ClientFiles(StaticFiles):
    """Serves the client; every page that is no file is its first page."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._is_built = (folder / INDEX).is_file()
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
        return response
