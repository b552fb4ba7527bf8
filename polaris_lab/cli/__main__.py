"""Let `python -m polaris_lab.cli` be the `polaris-lab` command."""

import sys

from polaris_lab.cli import main

sys.exit(main())
