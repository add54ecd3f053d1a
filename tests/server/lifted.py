"""Run a server for tests: python -m tests.server.lifted DATABASE [LIMITS], LIMITS as JSON.

Without LIMITS nothing is limited, since all the tests come from one address.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from rimet.server.limits import NO_LIMITS, Limits
from rimet.server.serve import serve

if __name__ == "__main__":
    given = sys.argv[2:]
    limits = msgspec.json.decode(given[0], type=Limits) if given else NO_LIMITS
    serve(port=0, database=Path(sys.argv[1]), limits=limits)
