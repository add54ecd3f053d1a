"""The command `rimet`."""

from __future__ import annotations

from rimet.terminal import history, hosting, sets
from rimet.terminal.app import app

__all__ = ["app", "history", "hosting", "main", "sets"]


def main() -> int:
    """Run the command line; ends the process with a meaningful exit code."""
    app()
    return 0
