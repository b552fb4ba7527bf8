"""Count what a reader has to hold: `python -m tools.counts`.

Modules and lines of each package, public names, commands, and the modules that a first `lab.gemm` imports and enters.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FIRST_GEMM = """
import sys, threading
import numpy as np
import polaris_lab as pl
lab = pl.open_lab("cpu")
A = np.ones((64, 64), np.float32)
entered = set()
def trace(frame, event, argument):
    entered.add(frame.f_code.co_filename)
sys.setprofile(trace)
lab.gemm(A, A)
sys.setprofile(None)
ours = {m.__file__: name for name, m in sys.modules.items()
        if name.startswith("polaris_") and getattr(m, "__file__", None)}
lines = sum(len(open(path, encoding="utf-8").readlines()) for path in ours)
print(len(ours), lines, *sorted(name for path, name in ours.items() if path in entered))
"""


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "*.py"], capture_output=True, text=True, check=True).stdout.split()
    for package in ("polaris_lab", "polaris_sim", "polaris_studies", "tests", "tools"):
        files = [path for path in listed if path.startswith(f"{package}/")]
        lines = sum(len(Path(path).read_text(encoding="utf-8").splitlines()) for path in files)
        print(f"{package}: {len(files)} modules, {lines:,} lines")
    import polaris_lab

    print(f"public names of polaris_lab: {len(polaris_lab.__all__)}")
    help_command = [sys.executable, "-m", "polaris_lab.cli", "--help"]
    said = subprocess.run(help_command, capture_output=True, text=True, check=True)
    commands = [line for line in said.stdout.splitlines() if line.startswith("    ") and line[4:5].isalpha()]
    print(f"commands: {len(commands)}")
    done = subprocess.run([sys.executable, "-c", FIRST_GEMM], capture_output=True, text=True, check=True).stdout.split()
    print(f"a first lab.gemm imports {done[0]} of our modules, {int(done[1]):,} lines, and enters {len(done) - 2}:",
          *done[2:], sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
