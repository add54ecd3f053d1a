"""`python -m rimet.terminal`, the same as the command `rimet`."""

import sys

from rimet.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
