"""Where this machine keeps a person's matches."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Return the folder for Rimet's data, by the custom of the platform; it may not exist yet."""
    found = os.environ if environment is None else environment
    chosen = found.get("XDG_DATA_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen) / "rimet"
    home = Path(found.get("HOME") or Path.home())
    if platform == "darwin":
        return home / "Library" / "Application Support" / "rimet"
    if platform == "win32":
        return Path(found.get("LOCALAPPDATA") or home / "AppData" / "Local") / "rimet"
    return home / ".local" / "share" / "rimet"


def matches_folder() -> Path:
    """Return the folder that matches are saved in."""
    return data_folder() / "matches"
