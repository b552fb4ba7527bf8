"""What the lab writes, on a disk that is full after each number of pages: `python -m tests.full_disk [WRITER ...]`.

It needs a name space of its own with a small file system in memory (`unshare`, Linux), in which each writer first has
room, and then again and again a little more than none. What went wrong must be one sentence; what was there before must
be as it was, or all new; no half a file may be left next to it; and with room again the same must succeed. The exit
status is 1 if any of this does not hold.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pandas as pd
from matplotlib.figure import Figure

from polaris_lab.base import paths, recordings
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.choose import autotune, portfolio
from polaris_lab.choose.portfolio import Build, Portfolio
from polaris_lab.claims import claims
from polaris_lab.device.device import Device
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.notebooks import batch, ledger
from polaris_lab.plots import ranking_picture, style
from polaris_lab.verify import passed_checks
from polaris_studies import record_dataset, shared_data
from polaris_studies.dataset_plan import Candidate, Planned
from tests.kills import _write

PAGE = 4096
PAGES = (0, 1, 2, 3, 5, 8)
"""How much room there is, for each writer in turn. Each writes more than eight pages."""
MORE_PAGES = (1, 8, 60, 150)
"""Of a batch, whose pages are long."""
ROOM = 64 * 2**20
CARD = Device("9:0", "", "card", "maker", "1", "OpenCL 1.2", "gpu", 36, 1380, 2**30, 2**28, 2**15, 256)
LONG = 300
"""Entries that make a file longer than a few pages."""


class Writer(NamedTuple):
    """Holds what writes in a folder, for the n-th time, and what reads all that is there."""

    write: Callable[[Path, int], object]
    read: Callable[[Path], object]


def text(folder: Path, number: int) -> None:
    """Write a file of numbers."""
    write_text(folder / "text", f"{number}\n" * 20_000)


def read_text(folder: Path) -> None:
    """See that all lines are the same."""
    lines = (folder / "text").read_text().splitlines()
    assert len(lines) % 20_000 == 0 and len(set(lines)) == 1


def recording(folder: Path, number: int) -> None:
    """Record samples and their manifest."""
    rows = pd.DataFrame({"device": ["card"] * LONG, "us": [number + 0.5] * LONG})
    recordings.save(rows, "study", {"seed": 1, "words": ["a word"] * 3000}, record=True)


def read_recordings(folder: Path) -> None:
    """Read every table and manifest; each has its other half."""
    tables, notes = (sorted(path.stem for path in folder.rglob(f"*.{kind}")) for kind in ("csv", "json"))
    assert tables == notes, (tables, notes)
    for path in folder.rglob("*.csv"):
        assert len(recordings.read_csv(path, ["us"])) == LONG and json.loads(path.with_suffix(".json").read_text())


def times(folder: Path, number: int) -> None:
    """Keep times of a search."""
    build = Build("gemm_tiled", (("TILE", 16),))
    table = {Gemm(m, 8, number): {build: {1: 5.0}} for m in range(1, 1 + 3 * LONG)}
    portfolio.keep(Portfolio(CARD.slug, portfolio.facts_of(CARD), "gemm", {}, {}, {}, table))


def best(folder: Path, number: int) -> None:
    """Keep a tuned configuration, among many."""
    tuned_configs.keep("card", "gemm_cpu", f"{number}x8x8", {"MR": 4}, "source" * 6000)


def verdicts(folder: Path, number: int) -> None:
    """Keep verdicts."""
    claims._keep([{"id": claim_id, "verdict": claims.WORDS[0], "why": f"{number} " + "because " * 20,
                   "evidence": "cell: x", "notebook": "01"} for claim_id in claims.published("claims").index])


def book(folder: Path, number: int) -> None:
    """Save a ledger."""
    (folder / "batch").mkdir(exist_ok=True)
    ledger.Ledger(folder / "batch", {"notebooks": [], "parameters": {"word": f"{number} " * 20_000}}, "2026", "",
                  {}).save()


def rows(folder: Path, number: int) -> None:
    """Add rows to a data set, which is read first."""
    kept = record_dataset._Book("card", folder, {}, {"seed": 1})
    with kept:
        problem = len(kept.done)
        kept.add(Planned(problem, "odd", Gemm(8, 8, 8), ()), [(Candidate(f"kernel{i}", ()), [0.5] * 4)
                                                              for i in range(LONG)])


def read_rows(folder: Path) -> None:
    """Read the data set; each problem is whole."""
    found = recordings.dataset(folder)
    assert len(found) and (found.groupby("problem").size() == LONG).all()


def archive(folder: Path, number: int) -> None:
    """Pack what was measured."""
    place = folder / "measured" / "card" / "study"
    if not place.exists():
        place.mkdir(parents=True)
        (place / "20260101T000000Z.json").write_bytes(os.urandom(60_000).hex().encode())
    with (mock.patch.object(shared_data, "folder_faults", lambda *_: []),
          mock.patch.object(paths, "MEASURED", folder / "measured"), mock.patch.object(paths, "ROOT", folder)):
        shared_data.pack("card", folder / "card.zip")


def read_archive(folder: Path) -> None:
    """See that the archive is whole."""
    assert zipfile.ZipFile(folder / "card.zip").testzip() is None


def picture(folder: Path, number: int) -> None:
    """Draw a ranking, and a figure of a notebook that is refreshed."""
    ranks = pd.DataFrame({"kernel": list("abc"), "ok": [True] * 3, "gflops": [1.0 + number, 2.0, 3.0]})
    ranking_picture.draw_ranking({"title": ranks.assign(gflops_low=0.5, gflops_high=100.0)}, str(folder / "rank.png"))
    figure = Figure()
    figure.add_subplot().plot([number, 1, 3])
    with (mock.patch.object(style, "refreshing", lambda: "01"), mock.patch.object(style.plt, "show"),
          mock.patch.object(style.plt, "close")):
        style.finish(figure, "figure")


def read_pictures(folder: Path) -> None:
    """See that each picture has its end."""
    for path in folder.glob("*.png"):
        assert path.read_bytes().endswith(b"IEND\xaeB`\x82"), path.name


def tuning(folder: Path, number: int) -> None:
    """Search a kernel's configurations; every time some that are new."""
    space = {"MR": [4, 8], "VECTOR_WIDTH": [4], "VECTORS": [1, 2, 3], "KC": [256], "A_PANELS": [8], "B_PANELS": [1]}
    autotune.tune("gemm_cpu", (33, 40, 50 + number), "cpu", seconds=60, space=space)


def read_tuning(folder: Path) -> None:
    """Read every file of results."""
    for path in folder.rglob("gemm_cpu_*.json"):
        assert autotune._results(path, catalogue()["gemm_cpu"].source_hash())


def notebooks(folder: Path, number: int) -> None:
    """Run a batch of two notebooks."""
    out = folder / f"out{number}"
    with tempfile.TemporaryDirectory(dir="/tmp") as place:
        done = batch.run([str(_write(Path(place), f"0{n}_study")) for n in (1, 2)], out=str(out))
    if done.unfinished:
        raise OSError(28, "; ".join(f"{name} is {entry.status}" for name, entry in done.entries.items()))


def read_notebooks(folder: Path) -> None:
    """Read the ledger; no notebook is still called running, and those that are done are whole."""
    for place in folder.rglob(ledger.NAME):
        kept = ledger.load(place.parent)
        for name, entry in kept.entries.items():
            assert entry.status != "running", f"{name} is still called running"
            assert entry.status != "ok" or json.loads((place.parent / f"{name}.ipynb").read_text())


def carelessly(folder: Path, number: int) -> None:
    """Write a file in place, as nothing here may: this must be seen."""
    (folder / "text").write_text("1\n" * 20_000 * number)


WRITERS = {
    "text": Writer(text, read_text), "recording": Writer(recording, read_recordings),
    "times": Writer(times, lambda folder: portfolio.portfolios("gemm")),
    "best": Writer(best, lambda folder: tuned_configs.best("card")),
    "verdicts": Writer(verdicts, lambda folder: claims.kept_verdicts()),
    "ledger": Writer(book, lambda folder: ledger.load(folder / "batch") if (folder / "batch").exists() else None),
    "data set": Writer(rows, read_rows), "archive": Writer(archive, read_archive),
    "pictures": Writer(picture, read_pictures), "tuning": Writer(tuning, read_tuning),
    "notebooks": Writer(notebooks, read_notebooks)}
PLANTED = {"planted": Writer(carelessly, read_text)}
HEAVY = ("tuning", "notebooks")
"""Those that take seconds each time: the sample in the tests leaves them out."""


def examine(name: str, folder: Path) -> list[str]:
    """Fill the disk under one writer; return what does not hold. For a name space of its own."""
    writer, faults, failed = (WRITERS | PLANTED)[name], [], 0
    _mount(folder)
    last = len(PAGES) + 2
    with (mock.patch.object(tuned_configs, "TUNED", folder), mock.patch.object(tuned_configs, "OWN", folder),
          mock.patch.object(paths, "MEASURED", folder / "measured"),
          mock.patch.object(paths, "CACHE", folder), mock.patch.object(paths, "DATA", folder),
          mock.patch.object(paths, "FIGURES", folder), mock.patch.object(passed_checks, "note_pass", lambda *_: None)):
        writer.write(folder, 1)
        for number, pages in enumerate(MORE_PAGES if name == "notebooks" else PAGES, 2):
            before = _contents(folder)
            _resize(folder, pages)
            try:
                writer.write(folder, number)
            except (OSError, ValueError, DeviceError) as error:
                failed += 1
                if "\n" in str(error):
                    faults.append(f"{name}, {pages} pages: more than one line: {error}")
            _resize(folder, None)
            faults += [f"{name}, {pages} pages: {fault}" for fault in _faults(writer, folder, before)]
        try:
            writer.write(folder, last)
            writer.read(folder)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            faults.append(f"{name}: with room again: {error!r}")
    if not failed:
        faults.append(f"{name}: the disk was never full")
    return faults


def _faults(writer: Writer, folder: Path, before: dict[str, bytes]) -> list[str]:
    found = [f"{path} is left over" for path in map(str, _contents(folder)) if Path(path).name.startswith(".")
             and Path(path).name != ".lock"]
    found += [f"{path} is empty" for path, data in _contents(folder).items() if not data and before.get(path) != b""
              and Path(path).name != ".lock"]
    try:
        writer.read(folder)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
        found.append(f"what is there cannot be read: {error!r}")
    return found


def _contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def _mount(folder: Path) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(folder)], check=True)


def _resize(folder: Path, pages: int | None) -> None:
    """Leave `pages` pages of room, or plenty."""
    stat = os.statvfs(folder)
    used = (stat.f_blocks - stat.f_bfree) * stat.f_frsize
    size = ROOM if pages is None else max(used + pages * PAGE, PAGE)
    subprocess.run(["mount", "-o", f"remount,size={size}", str(folder)], check=True)


def missing() -> str:
    """Say what this needs and the system lacks; empty where all is there."""
    with contextlib.suppress(OSError):
        if subprocess.run(["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], check=False,
                          capture_output=True).returncode == 0:
            return ""
    return "needs a name space of its own with a file system in memory (unshare -rm)"


def in_name_space(names: list[str]) -> subprocess.CompletedProcess:
    """Examine writers where a file system can be mounted."""
    return subprocess.run(["unshare", "-rm", sys.executable, "-m", "tests.full_disk", "--inside", *names], check=False,
                          cwd=paths.ROOT, text=True, capture_output=True)


def main(argv: list[str]) -> int:
    """Examine writers and say what does not hold."""
    if argv[:1] != ["--inside"]:
        if missing():
            print(missing(), file=sys.stderr)
            return 2
        if unknown := [name for name in argv if name not in WRITERS]:
            print(f"{unknown[0]} is none of {', '.join(WRITERS)}", file=sys.stderr)
            return 2
        done = in_name_space(argv)
        print(done.stdout + done.stderr, end="")
        return done.returncode
    faults = []
    for name in argv[1:] or WRITERS:
        with tempfile.TemporaryDirectory(prefix="polaris-", ignore_cleanup_errors=True) as folder:
            found = examine(name, Path(folder))
            subprocess.run(["umount", folder], check=False)
        print(*found, f"{name}: {len(found)} faults", sep="\n", flush=True)
        faults += found
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
