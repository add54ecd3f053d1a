"""Run a server, or copy its database: python -m rimet.server [--port N] [--backup FILE]."""

from __future__ import annotations

import argparse
from pathlib import Path

from rimet.server.serve import HOST, PORT, serve
from rimet.server.sqlite import backup, default_path


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="python -m rimet.server", description=__doc__)
    parser.add_argument("--host", default=HOST, help="the address to listen at")
    parser.add_argument("--port", default=PORT, type=int, help="the port; 0 takes a free one")
    parser.add_argument("--database", type=Path, default=default_path(), help="the file to keep")
    parser.add_argument("--proxies", default="", help="proxies to believe, parted by commas")
    parser.add_argument("--backup", type=Path, help="copy the database to this file, and end")
    given = parser.parse_args()
    if given.backup is not None:
        backup(given.database, given.backup)
    else:
        serve(given.host, given.port, given.database, proxies=given.proxies)


if __name__ == "__main__":
    main()
