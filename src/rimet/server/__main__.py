"""Run a server, or copy its database: python -m rimet.server [--port N] [--backup FILE]."""

from __future__ import annotations

import argparse
from pathlib import Path

from rimet.server.expiry import Lifetimes
from rimet.server.serve import HOST, PORT, serve
from rimet.server.sqlite import backup, default_path
from rimet.server.storage import StorageError


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="python -m rimet.server", description=__doc__)
    parser.add_argument("--host", default=HOST, help="the address to listen at")
    parser.add_argument("--port", default=PORT, type=int, help="the port; 0 takes a free one")
    parser.add_argument("--database", type=Path, default=default_path(), help="the file to keep")
    parser.add_argument("--proxies", default="", help="proxies to believe, parted by commas")
    parser.add_argument(
        "--lobby-days", type=int, default=1, help="unused lobbies stay; 0: for ever"
    )
    parser.add_argument("--match-days", type=int, default=14, help="matches wait to be played on")
    parser.add_argument("--record-days", type=int, default=90, help="finished matches stay")
    parser.add_argument(
        "--bot-processes", type=int, default=0, help="for bots to think in; 0: one on every core"
    )
    parser.add_argument("--backup", type=Path, help="copy the database to this file, and end")
    given = parser.parse_args()
    days = (given.lobby_days, given.match_days, given.record_days)
    if min(days) < 0:
        parser.error("days are counted from 0")
    if given.bot_processes < 0:
        parser.error("processes are counted from 0")
    lifetimes = Lifetimes(lobby=days[0], match=days[1], record=days[2])
    try:
        if given.backup is not None:
            backup(given.database, given.backup)
        else:
            serve(
                *(given.host, given.port, given.database),
                proxies=given.proxies,
                lifetimes=lifetimes,
                bot_processes=given.bot_processes,
            )
    except (StorageError, OSError, OverflowError) as error:
        parser.exit(2, f"{parser.prog}: {error}\n")


if __name__ == "__main__":
    main()
