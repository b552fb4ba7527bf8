"""Kill a batch with SIGKILL at random moments and resume it, again and again: `python -m tests.kills --count 50`.

After each kill the ledger must be whole and the batch's lock free, no kernel may go on running, and a notebook that was
done must not run again. In the end every notebook is done and has all its outputs. The exit status is 1 if any of
this does not hold.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from polaris_lab.runner import ledger

NOTEBOOKS, CELLS = 4, 3
CELL = """import os, pathlib, time
with open({log!r}, "a") as log:
    log.write({mark!r} + f" {{os.getpid()}}\\n")
time.sleep(0.2)
print({mark!r})"""
ORPHAN_S = 20.0
"""Seconds after which a kernel must have seen that its batch is gone."""


def campaign(count: int, seed: int, folder: Path) -> list[str]:
    """Kill a batch of small notebooks up to `count` times; return what did not hold, a sentence each.

    A batch that ends before it is killed is begun anew in another folder.
    """
    rng, faults, kills, number = random.Random(seed), [], 0, 0
    while kills < count:
        number += 1
        home = folder / f"batch{number}"
        home.mkdir(parents=True)
        notebooks = [_write(home, f"{n:02}_study") for n in range(NOTEBOOKS)]
        ended = False
        while not ended:
            asked = ["--resume"] if (home / "out" / ledger.NAME).exists() else map(str, notebooks)
            process = subprocess.Popen(
                [sys.executable, "-m", "polaris_lab.cli", "run", "--out", str(home / "out"), *asked],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            try:
                _, said = process.communicate(timeout=rng.uniform(1.0, 8.0) if kills < count else 300)
                ended = True
                if process.returncode:
                    faults.append(f"after {kills} kills: exit status {process.returncode}: {said.strip()[-300:]}")
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.communicate()
                kills += 1
                faults += [f"kill {kills}: {fault}" for fault in _after_kill(home)]
        faults += [f"batch {number}: {fault}" for fault in _at_end(home)]
    return faults


def _write(home: Path, name: str) -> Path:
    """Write a notebook whose cells say in a log that they ran, and in which process."""
    log = str(home / "log")
    cells = [new_code_cell(CELL.format(log=log, mark=f"{name}.{cell}")) for cell in range(CELLS)]
    path = home / f"{name}.ipynb"
    nbformat.write(new_notebook(cells=[new_markdown_cell(f"# {name}\n\n**Does it hold?**"), *cells], metadata={
        "kernelspec": {"name": "python3", "display_name": "Python 3"}}), path)
    return path


def _marks(home: Path) -> list[list[str]]:
    log = home / "log"
    return [line.split() for line in log.read_text().splitlines()] if log.exists() else []


def _after_kill(home: Path) -> list[str]:
    """Return what does not hold of a batch that was killed: its ledger, its lock, its kernels."""
    faults = []
    pids, end = {pid for _, pid in _marks(home)}, time.monotonic() + ORPHAN_S
    while left := [pid for pid in pids if _runs_kernel(pid)]:
        if time.monotonic() > end:
            faults.append(f"kernels {', '.join(left)} run on")
            break
        time.sleep(0.2)
    if (home / "out" / ledger.NAME).exists():
        try:
            book = ledger.load(home / "out")
            with book.lock():
                done = {name for name, entry in book.entries.items() if entry.status == "ok"}
        except ValueError as error:
            return [*faults, str(error)]
        again = home / "done"
        marks = len(_marks(home))
        for name in done - set(again.read_text().split() if again.exists() else []):
            with again.open("a") as file:
                file.write(f"{name}\n")
            (home / f"{name}.marks").write_text(str(sum(mark.startswith(name) for mark, _ in _marks(home)[:marks])))
    return faults


def _runs_kernel(pid: str) -> bool:
    try:
        return b"ipykernel" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def _at_end(home: Path) -> list[str]:
    """Return what does not hold of a batch that has ended: all done, all outputs there, nothing done run again."""
    try:
        book, faults = ledger.load(home / "out"), []
    except ValueError as error:
        return [str(error)]
    faults += [f"{name} is {entry.status}" for name, entry in book.entries.items() if entry.status != "ok"]
    for name in book.entries:
        cells = nbformat.read(home / "out" / f"{name}.ipynb", as_version=4).cells
        said = [output.text.strip() for cell in cells for output in cell.get("outputs", ())]
        if said != [f"{name}.{cell}" for cell in range(CELLS)]:
            faults.append(f"{name} has the outputs {said}")
        kept = home / f"{name}.marks"
        if kept.exists() and int(kept.read_text()) != sum(mark.startswith(name) for mark, _ in _marks(home)):
            faults.append(f"{name} was done, and ran again")
    if left := sorted(path.name for path in (home / "out").iterdir() if path.name.startswith((".", "unf"))
                      and path.name != ".lock"):
        faults.append(f"{', '.join(left)} is left over")
    return faults


def main(argv: list[str] | None = None) -> int:
    """Run the campaign and say what did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description="Kill batches and resume them.")
    parser.add_argument("--count", type=int, default=50, metavar="N", help="kills (default: 50)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the moments (default: 1)")
    arguments = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        faults = campaign(arguments.count, arguments.seed, Path(folder))
    print(*faults, f"{arguments.count} kills, {len(faults)} faults", sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
