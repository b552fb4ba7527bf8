"""`python3 tools/make_venv.py FOLDER`: make a virtual environment, or say in one sentence which package is missing.

A good one that is there already is left alone. This file runs on the system's Python, whatever its age: it
keeps to what Python 3.6 understands, so that a Python that is too old can say so.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)


def main(folder):
    version, needed = "{}.{}".format(*sys.version_info), "{}.{}".format(*OLDEST)
    if sys.version_info < OLDEST:
        sys.exit(f"{sys.executable} is Python {version}, and Polaris Lab needs {needed} or newer: "
                 "install one (Debian 12: `apt-get install python3 python3-venv`) "
                 "and say `make setup PYTHON=/path/to/it`.")
    if usable(os.path.join(folder, "bin", "python")):
        return
    try:
        import ensurepip  # noqa: F401  # Debian ships venv without it
        import venv
    except ImportError:
        sys.exit(f"{sys.executable} cannot make virtual environments: `apt-get install python{version}-venv` "
                 "(with sudo if you are not root), then run make again.")
    venv.create(folder, clear=True, with_pip=True, symlinks=True)


def usable(python):
    """Say whether this is a virtual environment's Python, new enough, with pip: a half-made one has no pip."""
    check = f"import sys, pip; sys.exit(sys.version_info < {OLDEST} or sys.prefix == sys.base_prefix)"
    try:
        return subprocess.call([python, "-c", check], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


if __name__ == "__main__":
    main(sys.argv[1])
