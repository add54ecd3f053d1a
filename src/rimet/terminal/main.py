"""The command `rimet`."""

from __future__ import annotations

from rimet.terminal.app import app


def main() -> int:
    """Run the command line; ends the process with a meaningful exit code."""
    app()
    return 0
