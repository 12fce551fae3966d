"""`python -m snar.cli` is the same as `snar`."""

import sys

from snar.cli.entry import main

if __name__ == "__main__":
    sys.exit(main())
