"""Let `python -m polaris_lab.cli` be the `polaris-lab` command."""

import sys

from polaris_lab.cli import main

if __name__ == "__main__":
    sys.exit(main())
