"""The numbers by which compiled rules name events, from the module that declares these."""

from __future__ import annotations

import ast
import re

HEAD = '''"""The codes of what the journal tells, each followed by the cells of its event.

Written by `python -m rimet.kernel.deriving` from `events.py`; a test fails when it is not current.
"""

from __future__ import annotations

from typing import Final

'''


def write_codes(events: str) -> str:
    """Return the text of the module with a code for each event that a module's text declares.

    Nothing, where the events do not say which rules they are told by.
    """
    if "ruled_by" not in events:
        return ""
    kinds = [
        node.name
        for node in ast.parse(events).body
        if isinstance(node, ast.ClassDef) and "Event" in map(ast.unparse, node.bases)
    ]
    return HEAD + "".join(f"{code_name(kind)}: Final = {n}\n" for n, kind in enumerate(kinds))


def code_name(kind: str) -> str:
    """Return the name of the code of a kind of event: CARD_LAID of CardLaid."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind).upper()
