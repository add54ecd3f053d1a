"""Commands for whoever hosts: serving tables to browsers, and copying what is stored.

The server is imported only by those who ask for it: every other command starts without it.
"""

from __future__ import annotations

import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from rimet.kernel.errors import OptionError
from rimet.terminal.app import Language, app
from rimet.terminal.language import speaker
from rimet.texts import Texts

Database = Annotated[Path | None, typer.Option("--database", metavar="FILE", help="help-database")]


@app.command("serve", help="help-serve", epilog="help-serve-examples")
def serve_tables(
    host: Annotated[str, typer.Option("--host", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-serve-port")] = 8000,
    database: Database = None,
    open_page: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    proxies: Annotated[str, typer.Option("--proxies", help="help-serve-proxies")] = "",
    lobby_days: Annotated[int, typer.Option("--lobby-days", min=0, help="help-lobby-days")] = 1,
    match_days: Annotated[int, typer.Option("--match-days", min=0, help="help-match-days")] = 14,
    record_days: Annotated[int, typer.Option("--record-days", min=0, help="help-record-days")] = 90,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", min=0, help="help-bot-processes")
    ] = 0,
    language: Language = None,
) -> None:
    """Serve tables to browsers until told to stop."""
    from rimet.server.expiry import Lifetimes
    from rimet.server.serve import serve
    from rimet.server.sqlite import default_path
    from rimet.server.storage import StorageError

    texts = speaker(language)
    path = database if database is not None else default_path()
    try:
        lifetimes = Lifetimes(lobby=lobby_days, match=match_days, record=record_days)
        opened = partial(show_page, texts) if open_page else None
        serve(
            *(host, port, path),
            proxies=proxies,
            opened=opened,
            lifetimes=lifetimes,
            texts=texts,
            bot_processes=bot_processes,
        )
    except StorageError as error:
        raise OptionError("bad_database", file=str(path), reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError("closed_address", host=host, port=str(port), reason=reason) from None


def show_page(texts: Texts, address: str) -> Thread:
    """Open the page in a browser, beside the server that it needs: some only return when closed."""

    def show() -> None:
        try:
            is_shown = webbrowser.open(address)
        except (webbrowser.Error, OSError):
            is_shown = False
        if not is_shown:
            typer.echo(texts.say("no-browser", {"address": address}), err=True)

    thread = Thread(target=show, name="rimet-browser", daemon=True)
    thread.start()
    return thread


@app.command("backup", help="help-backup", epilog="help-backup-examples")
def copy_database(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Copy the database of a server, which may be running, to another file."""
    from rimet.server.sqlite import backup, default_path
    from rimet.server.storage import StorageError

    texts = speaker(language)
    path = database if database is not None else default_path()
    try:
        backup(path, file)
    except (StorageError, OSError) as error:
        raise OptionError("bad_database", file=str(path), reason=str(error)) from None
    typer.echo(texts.say("backup-done", {"file": str(file)}), err=True)
