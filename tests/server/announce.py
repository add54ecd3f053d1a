"""Announce Troubled Cup as an installed package would: by an entry point on the path."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def announce(folder: Path) -> str:
    """Write what an installer leaves in a folder; return the path with which the game is found."""
    place = folder / "troubled_cup-1.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: troubled-cup\nVersion: 1\n")
    (place / "entry_points.txt").write_text("[rimet.games]\ntroubled-cup = tests.server.troubled\n")
    return os.pathsep.join(filter(None, [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]))
