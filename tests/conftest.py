"""Settings of all tests: the same examples every time, however slow the machine."""

import os
import sys
from pathlib import Path

from hypothesis import settings

settings.register_profile("rimet", deadline=None, derandomize=True)
settings.load_profile("rimet")

# The sample game is installed apart; the processes that tests start find it, too.
SAMPLE = str(Path(__file__).parents[1] / "build" / "sample")
sys.path.append(SAMPLE)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), SAMPLE]))
