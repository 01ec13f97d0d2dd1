"""`python -m tinkuy` is the `tinkuy` command."""

from __future__ import annotations

import sys

from tinkuy.cli import main

if __name__ == "__main__":
    sys.exit(main())
