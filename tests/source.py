"""Where the code lies that tests read, and how they complain about it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
SAMPLE = ROOT / "tests" / "sample" / "src"


def expect_none(complaints: Iterable[str]) -> None:
    """Fail with every complaint on a line of its own."""
    lines = sorted(complaints)
    assert not lines, "\n".join(lines)
