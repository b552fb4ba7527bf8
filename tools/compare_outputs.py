"""Say whether the stored outputs of the notebooks are those of another commit, whatever cells they stand in now.

`python -m tools.compare_outputs REVISION` prints each line that differs; the exit status is 1 if any does.
"""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import zip_longest
from typing import Any

from polaris_lab.base.paths import NOTEBOOKS, ROOT


def main(revision: str) -> int:
    different = 0
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        name = path.relative_to(ROOT).as_posix()
        before = subprocess.run(["git", "-C", str(ROOT), "show", f"{revision}:{name}"], capture_output=True, text=True,
                                check=False)
        if before.returncode:
            print(f"{name}: not in {revision}")
            continue
        pairs = zip_longest(flat(json.loads(before.stdout)), flat(json.loads(path.read_text(encoding="utf-8"))),
                            fillvalue="")
        for old, new in pairs:
            if old != new:
                different += 1
                print(f"{name}\n  - {old[:200]}\n  + {new[:200]}")
    print(f"{different} lines differ from {revision}")
    return int(different > 0)


def flat(notebook: dict[str, Any]) -> list[str]:
    """List the lines of text and the other outputs of a notebook in their order, without execution counts."""
    found: list[str] = []
    for output in (output for cell in notebook["cells"] for output in cell.get("outputs", ())):
        if output["output_type"] == "stream":
            found += "".join(output["text"]).splitlines()
        else:
            found.append(json.dumps({key: value for key, value in output.items() if key != "execution_count"},
                                    sort_keys=True))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "HEAD"))
