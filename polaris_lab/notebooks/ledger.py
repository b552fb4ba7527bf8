"""Record a batch's request and progress: the ledger, `ledger.json` in the batch's folder.

The file is replaced after every step. A killed batch leaves that of its last step, which is all that `--resume` needs.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypedDict

import filelock
import msgspec

from polaris_lab.base import documents
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.base.paths import DATA, KERNELS, ROOT, RUNS
from polaris_lab.base.recordings import now
from polaris_lab.base.version import FORMAT
from polaris_lab.notebooks.notebook import Study

NAME = "ledger.json"
LEFT = (".lock", f".{NAME}.")
"""How the names begin of what a batch leaves that was killed before its ledger was written."""


@dataclass
class Entry:
    """Describe a notebook in a batch. `status` is waiting, running, ok, failed or interrupted; `seconds` wall time."""

    path: str
    question: str
    parameters: dict[str, Any]
    device: dict[str, str] | None
    fingerprint: str
    status: str = "waiting"
    seconds: float | None = None
    error: str | None = None
    host: str = ""
    """The machine that ran it, as manifests call it; empty until it ran."""


@dataclass
class Ledger:
    """Describe the batch in `folder`: the arguments it was called with (`request`), and an entry for each notebook."""

    folder: Path
    request: dict[str, Any]
    started: str = field(default_factory=lambda: now().isoformat(timespec="seconds"))
    data: str = ""
    """SHA-256 of `data/` after the last step: what the batch itself recorded is no reason to run a notebook again."""
    entries: dict[str, Entry] = field(default_factory=dict)

    @property
    def unfinished(self) -> bool:
        return any(entry.status != "ok" for entry in self.entries.values())

    def save(self) -> None:
        content = asdict(self)
        del content["folder"]
        write_text(self.folder / NAME, json.dumps({"format": FORMAT, **content}, indent=1) + "\n")

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Lock the folder against a second batch. The system releases the lock when this process ends, however it ends.

        Raises ValueError when another batch holds it.
        """
        lock = filelock.FileLock(self.folder / ".lock")
        try:
            lock.acquire(timeout=0)
        except filelock.Timeout:
            raise ValueError(f"the batch in {self.folder} is still running") from None
        try:
            for path in self.folder.glob(f"{LEFT[1]}*"):  # half a ledger, of a batch that was killed
                path.unlink(missing_ok=True)
            yield
        finally:
            lock.release()


_FILE = TypedDict("_FILE", {"request": TypedDict("_REQUEST", {"notebooks": list[str], "parameters": dict[str, Any]}),
                            "started": str, "data": str, "entries": dict[str, Entry]})


def load(folder: Path) -> Ledger:
    """Read the ledger in `folder`. Raises ValueError when there is none or it cannot be understood."""
    path = folder / NAME
    if not path.is_file():
        raise BadValue("--resume", f"{folder} holds no batch to resume; leave out --resume to start one there")
    content = documents.read_json(path, _FILE, "remove that folder, or name another one with --out")
    return Ledger(folder, content["request"], content["started"], content["data"],
                  msgspec.convert(content["entries"], dict[str, Entry]))


def newest_unfinished(warn: Callable[[str], object] = lambda sentence: None) -> Ledger:
    """Find the batch under `runs/` that began last and is not complete.

    A ledger that is damaged is passed over, and `warn` is called with the sentence that names it. Raises ValueError
    when no other is unfinished.
    """
    ledgers, damaged = [], []
    for path in sorted(RUNS.glob(f"*/{NAME}")):
        try:
            ledgers.append(load(path.parent))
        except ValueError as error:
            damaged.append(str(error))
    unfinished = [ledger for ledger in ledgers if ledger.unfinished]
    if not unfinished:
        raise BadValue("--resume", "; ".join([f"there is no unfinished batch in {RUNS}", *damaged]))
    for sentence in damaged:
        warn(f"passed over: {sentence}")
    return max(unfinished, key=lambda ledger: (ledger.started, ledger.folder.name))


def create(out: str | None, request: dict[str, Any]) -> Ledger:
    """Make a batch in the folder `out`, or in a new folder of `runs/` whose name is the time, in UTC.

    Raises ValueError when `out` is a file, holds a batch or is not empty, and OSError when it cannot be made.
    """
    if out is None:
        folder = RUNS / now().strftime("%Y%m%d-%H%M%S")
    elif not out.strip():
        raise BadValue("--out", "--out is empty; name a folder")
    else:
        folder = Path(out).resolve()
        if folder.exists() and not folder.is_dir():
            raise BadValue("--out", f"--out {out} is a file; name a folder")
        if (folder / NAME).exists():
            raise BadValue("--out",
                           f"--out {out} holds a batch already; add --resume to continue it, or name another folder")
        if folder.is_dir() and not all(path.name.startswith(LEFT) for path in folder.iterdir()):
            raise BadValue("--out", f"--out {out} is not empty; name a new folder")
    try:
        while not _make_folder(folder, must_be_new=out is None):  # another batch began in this second
            folder = folder.with_name(folder.name + "-next")
    except OSError as error:
        raise OSError(error.errno, f"cannot make {folder} ({error.strerror}); "
                                   "name a folder that can be written with --out") from None
    return Ledger(folder, request)


def _make_folder(folder: Path, *, must_be_new: bool) -> bool:
    """Make a folder; return False where another process has made it meanwhile and it must be new."""
    try:
        folder.mkdir(parents=True, exist_ok=not must_be_new)
    except FileExistsError:
        return False
    return True


def code_digest() -> str:
    """Return the SHA-256 of the package and the kernels, on which every notebook depends."""
    return _digest(ROOT / "polaris_lab", KERNELS)


def data_digest() -> str:
    """Return the SHA-256 of everything in `data/`."""
    return _digest(DATA)


def fingerprint(study: Study, parameters: dict[str, Any], device: dict[str, str] | None, code: str) -> str:
    """Return the SHA-256 of all that a notebook's result depends on, except `data/`.

    That is its cells without their outputs, `parameters`, the facts of the `device`, and `code`, which `code_digest`
    returns.
    """
    source = [(cell.cell_type, cell.source, cell.metadata.get("tags", [])) for cell in study.nb.cells]
    return hashlib.sha256(json.dumps([source, parameters, device, code], sort_keys=True).encode()).hexdigest()


def _digest(*folders: Path) -> str:
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                with path.open("rb") as file:
                    total.update(str(path.relative_to(ROOT)).encode() + hashlib.file_digest(file, "sha256").digest())
    return total.hexdigest()
