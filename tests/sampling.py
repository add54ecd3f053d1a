"""How much of a long test is run."""

from __future__ import annotations

import os

# The second pass of `make test` runs long tests on a part of their cases.
SAMPLED = os.environ.get("RIMET_TEST_SAMPLED") == "1"
