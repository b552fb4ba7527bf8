"""Kill work with SIGKILL at random moments and go on with it, again and again: `python -m tests.kills --count 50`.

The work is a batch of notebooks, and each kind of `killed_work`: a tuning, times of a portfolio, a recording, a data
set, a simulated one. After each kill of a batch the ledger must be whole and the batch's lock free, no kernel may go on
running, and a notebook that was done must not run again. In the end every notebook is done and has all its outputs.
After each kill of the others no process of theirs may go on, what was written before must still be there as it was, so
that nothing is lost or done twice, and in the end no file is left over. The exit status is 1 if any of this does not
hold. With `--record` the summary is kept in data/measured/<device>/kills/.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import nbformat
import pandas as pd
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from polaris_lab.base.paths import ROOT
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.device.device import find
from polaris_lab.notebooks import ledger
from tests.killed_work import WORK

NOTEBOOKS, CELLS = 4, 3
CELL = """import os, pathlib, time
with open({log!r}, "a") as log:
    log.write({mark!r} + f" {{os.getpid()}}\\n")
time.sleep(0.2)
print({mark!r})"""
ORPHAN_S = 20.0
"""Seconds after which a kernel must have seen that its batch is gone, and a worker that its work is."""
MARK = "POLARIS_KILLED_WORK"
"""The variable by which processes of killed work are known."""
COLUMNS = ["device", "work", "kills", "times", "faults", "seconds", "seed"]
"""Of the summary: `times` is how often the work was done to its end meanwhile."""


def campaign(count: int, seed: int, folder: Path) -> list[str]:
    """Kill a batch of small notebooks up to `count` times; return what did not hold, a sentence each.

    A batch that ends before it is killed is started again in another folder.
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


def kill_work(kind: str, count: int, seed: int, folder: Path, longest_s: float = 2.5) -> tuple[list[str], int]:
    """Kill one kind of work `count` times, at most `longest_s` after it has begun; what ends is restarted elsewhere.

    Returns what did not hold, a sentence each, and how often the work was done to its end.
    """
    rng, faults, kills, number = random.Random(seed), [], 0, 0
    while kills < count:
        number += 1
        home, kept, ended = folder / f"{kind.replace(' ', '_')}{number}", {}, False
        home.mkdir(parents=True)
        while not ended:
            with tempfile.TemporaryFile("w+") as said, start_work(kind, home, said) as process:
                try:
                    if process.stdout.readline() == "begun\n":
                        process.wait(rng.uniform(0.0, longest_s) if kills < count else 300)
                    ended = True
                    if process.wait():
                        said.seek(0)
                        faults.append(f"{kind}: after {kills} kills: exit status {process.returncode}: "
                                      f"{said.read().strip()[-300:]}")
                except subprocess.TimeoutExpired:
                    process.kill()
                    kills += 1
            faults += [f"{kind}: kill {kills}: {fault}" for fault in orphans(str(home))]
            found, fault = kept_after(kind, home, kept)
            faults += [f"{kind}: kill {kills}: {each}" for each in fault]
            kept = found
        if left := sorted(path.name for path in home.rglob(".*")):
            faults.append(f"{kind} {number}: {', '.join(left)} is left over")
        if not kept:
            faults.append(f"{kind} {number}: it has made nothing")
    return faults, number


def start_work(kind: str, home: Path, said: IO[str], stale_s: float = 0.0) -> subprocess.Popen:
    """Begin work, or go on with it, in a process of its own. What goes wrong goes to a file: the end of a pipe never
    comes where another process is left that has it too. `stale_s` is the age at which it takes a temporary
    file for one that a killed writer left: 0 is right only where no other writer is at work.
    """
    command = [sys.executable, "-m", "tests.killed_work", kind, str(home), str(stale_s)]
    return subprocess.Popen(command, cwd=ROOT, text=True,
                            env=os.environ | {MARK: str(home)}, stdout=subprocess.PIPE, stderr=said)


def kept_after(kind: str, home: Path, before: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Read what work has made; say what of that before is lost or was done again."""
    try:
        found = WORK[kind].read(home)
    except (ValueError, KeyError) as error:
        return before, [str(error)]
    lost = [name for name in before if name not in found]
    again = [name for name, value in before.items() if name in found and found[name] != value]
    return found, [f"{len(names)} {what}: {names[0]}" for names, what in ((lost, "lost"), (again, "done again"))
                   if names]


def orphans(mark: str) -> list[str]:
    """Wait until the processes of killed work have gone too; say which have not, and end them."""
    end = time.monotonic() + ORPHAN_S
    while left := [pid for pid in _pids() if f"{MARK}={mark}".encode() in _environment(pid).split(b"\0")]:
        if time.monotonic() > end:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            return [f"processes {', '.join(map(str, left))} run on"]
        time.sleep(0.1)
    return []


def _pids() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]


def _environment(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""


def main(argv: list[str] | None = None) -> int:
    """Run the campaigns and say what did not hold."""
    kinds = ["batch", *WORK]
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description="Kill work and go on with it.")
    parser.add_argument("work", nargs="*", metavar="WORK", help=f"only these of {', '.join(kinds)} (default: all)")
    parser.add_argument("--count", type=int, default=50, metavar="N", help="kills of each (default: 50)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the moments (default: 1)")
    parser.add_argument("--record", action="store_true", help="keep the summary in data/measured")
    arguments = parser.parse_args(argv)
    if unknown := [kind for kind in arguments.work if kind not in kinds]:
        parser.error(f"{unknown[0]} is none of {', '.join(kinds)}")
    start, rows, faults, device = now(), [], [], find("cpu")
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        for kind in arguments.work or kinds:
            begin, times = time.monotonic(), None
            if kind == "batch":
                found = campaign(arguments.count, arguments.seed, Path(folder))
            else:
                found, times = kill_work(kind, arguments.count, arguments.seed, Path(folder))
            print(*found, f"{kind}: {arguments.count} kills, {len(found)} faults", sep="\n", flush=True)
            faults += found
            rows.append({"device": device.slug, "work": kind, "kills": arguments.count, "times": times,
                         "faults": len(found), "seconds": round(time.monotonic() - begin, 1), "seed": arguments.seed})
    if arguments.record:
        print(save(pd.DataFrame(rows, columns=COLUMNS), "kills", manifest(
            asdict(device), {}, {"count": arguments.count}, arguments.seed, start), record=True))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
