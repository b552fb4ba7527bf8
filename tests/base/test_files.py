"""Two processes that add to one file at the same time lose nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from polaris_lab.base.documents import read_text
from polaris_lab.base.files import write_text

ADD = {
    "best.json": """
from polaris_lab.model import tuned_configs
tuned_configs.TUNED = tuned_configs.OWN = folder
add = lambda number: tuned_configs.keep("card", "gemm_cpu", f"{number}x8x8", {"MR": 4}, "source")
""",
    "portfolio.json": """
from polaris_lab.choose.portfolio import Build, Portfolio, keep
from polaris_lab.model import tuned_configs
from polaris_lab.model.problem import Gemm
tuned_configs.TUNED = tuned_configs.OWN = folder
facts, build = {"kind": "gpu", "architecture": "", "units": 36}, Build("gemm_tiled", (("TILE", 16),))
add = lambda number: keep(Portfolio("card", facts, "gemm", {}, {}, {}, {Gemm(number, 8, 8): {build: {1: 5.0}}}))
""",
    "checks.json": """
from polaris_lab.base import paths
from polaris_lab.verify import passed_checks
paths.CACHE = folder
add = lambda number: passed_checks.note_pass("card", f"gemm_{number}", "code")
"""}
RUN = """
first = int(sys.argv[2])
print("ready", flush=True)
sys.stdin.readline()
for number in range(first, first + 40):
    add(number)
"""


@pytest.mark.parametrize("name", ADD)
def test_two_processes_lose_nothing_of_one_another(tmp_path: Path, name: str) -> None:
    code = "import sys\nfrom pathlib import Path\nfolder = Path(sys.argv[1])\n" + ADD[name] + RUN
    both = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path), first], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, text=True) for first in ("1", "41")]
    for child in both:
        assert child.stdout.readline() == "ready\n"
    for child in both:
        child.stdin.write("\n")
        child.stdin.flush()
    for child in both:
        child.communicate(timeout=60)
        assert child.returncode == 0
    found, = tmp_path.rglob(name)  # no lock file is left either
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [found]
    kept = json.loads(found.read_text(encoding="utf-8"))
    entries = {"best.json": lambda: kept["gemm_cpu"], "portfolio.json": lambda: kept["gemm"]["times"],
               "checks.json": lambda: kept["card"]}[name]()
    assert len(entries) == 80


def test_a_packed_text_is_read_as_it_was_written_and_has_the_same_bytes_each_time(tmp_path: Path) -> None:
    packed = [tmp_path / "one.s.gz", tmp_path / "two.s.gz"]
    for path in packed:
        write_text(path, "BB0:\n" * 1000)
        assert read_text(path) == "BB0:\n" * 1000
    assert packed[0].read_bytes() == packed[1].read_bytes() and packed[0].stat().st_size < 100
