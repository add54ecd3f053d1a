"""Run a server for tests: python -m tests.server.lifted DATABASE [LIMITS [PROCESSES]].

LIMITS are JSON; without them nothing is limited, since all the tests come from one address.
PROCESSES is in how many processes bots think at most.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from rimet.server.limits import NO_LIMITS, Limits
from rimet.server.serve import serve

if __name__ == "__main__":
    given = sys.argv[2:]
    limits = msgspec.json.decode(given[0], type=Limits) if given and given[0] else NO_LIMITS
    processes = int(given[1]) if len(given) > 1 else 0
    serve(port=0, database=Path(sys.argv[1]), limits=limits, bot_processes=processes)
