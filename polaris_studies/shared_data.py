"""Check what an owner measured before it is shared, and pack it: schema, plausible figures, nothing private."""

from __future__ import annotations

import csv
import datetime
import functools
import getpass
import json
import math
import re
import socket
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.host_names import is_host_name
from polaris_lab.base.recordings import COLUMNS, NUMBERS, git, now, read_csv
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.protocol import gain
from polaris_lab.model.kernel_catalogue import catalogue

if TYPE_CHECKING:
    import pandas as pd

MOST_FILE_BYTES = 2 * 2**20
"""Bytes that a tracked file may have."""
CEILING_SLACK = 2.0
"""How far above the ceiling in its manifest a speed may lie: that ceiling is a rough one, from the device's probe,
which some drivers compile to little more than half of what the device can do."""
ROUNDING_TOLERANCE = 1e-4
"""How far a speed may be from the one that its time gives: both are written with nine digits."""
MANIFEST_KEYS = ("commit", "dirty", "device", "end", "kernels", "packages", "parameters", "polaris_lab", "processor",
                 "python", "run_id", "seed", "start", "study", "system")
"""What every manifest holds."""
DEVICE_KEYS = ("platform", "name", "vendor", "driver", "version", "kind")
"""What a manifest says of a device that was really there."""
PRIVATE_PATTERNS = {
    "a path of a user's machine": r"(?:/(?:home|Users|mnt|media|run/user)/|/root\b|[A-Za-z]:\\\\?)[\w.\\/-]*",
    "an e-mail address": r"[\w.+-]{1,64}@[\w-]{1,64}\.[a-z]{2,}",
    "a hardware address": r"\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b",
    "a unique number": r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b",
    "a local address": r"\b(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}\b",
}
"""What no shared file holds, by what it is called."""
_SLUG, _STUDY, _RUN = (re.compile(pattern) for pattern in (r"[a-z0-9][a-z0-9_.-]*", r"[a-z0-9_]+", r"\d{8}T\d{6}Z"))


def folder_faults(folder: Path, private_words: Iterable[str] = ()) -> list[str]:
    """Say what is wrong with the recordings of one device, `data/measured/<device>`, one sentence each.

    `private_words` are more words that no file may hold, such as the name of this machine. Raises ValueError when there
    is no such folder, or it is empty.
    """
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
    if not files:
        raise BadValue("folder", f"{_shown(folder)} holds no recordings; `polaris-lab run --record` makes them")
    found = [] if _SLUG.fullmatch(folder.name) else [f"{_shown(folder)} is not named as the lab names devices"]
    for path in files:
        faults = list(_place_faults(path, folder)) or list(private_faults(path, private_words))
        if not faults and path.suffix == ".csv":
            faults = list(_run_faults(path))
        found += [f"{_shown(path)}: {fault}" for fault in faults]
    return found


def tuned_faults(folder: Path, private_words: Iterable[str] = ()) -> list[str]:
    """Say what is wrong with a device's tuned configurations, `data/tuned/<device>`, if it has any."""
    sentences = []
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            faults = list(_size_faults(path)) or list(private_faults(path, private_words))
            try:
                json.loads(path.read_text(encoding="utf-8"))
            except ValueError:
                faults.append("it is no JSON")
            sentences += [f"{_shown(path)}: {fault}" for fault in faults]
    return sentences


def pack(slug: str, out: Path | None = None) -> Path:
    """Pack a device's recordings and tuned configurations into one archive, by default runs/share/<device>.zip.

    Unpacked in the root of a repository, every file is where it belongs. Equal files give equal bytes. Raises
    ValueError for a device that has no recordings, and, with one sentence for each fault, when something is wrong.
    """
    measured, tuned = paths.MEASURED / slug, paths.DATA / "tuned" / slug
    if not measured.is_dir():
        raise unknown("recorded device", slug, sorted(path.name for path in paths.MEASURED.iterdir()), "device")
    words = machine_words()
    if faults := [*folder_faults(measured, words), *tuned_faults(tuned, words)]:
        raise ValueError("not packed; mend these first:\n  " + "\n  ".join(faults))
    target = Path(out) if out else paths.RUNS / "share" / f"{slug}.zip"
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted([*measured.rglob("*"), *tuned.rglob("*")]):
                if path.is_file():
                    name = zipfile.ZipInfo(path.relative_to(paths.ROOT).as_posix(), (1980, 1, 1, 0, 0, 0))
                    name.compress_type = zipfile.ZIP_DEFLATED
                    archive.writestr(name, path.read_bytes())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return target


def is_upstream(slug: str) -> bool:
    """Tell whether the upstream branch has every recording and tuned file of a device as it is here."""
    folders = [f"data/measured/{slug}", f"data/tuned/{slug}"]
    upstream = "@{upstream}" if git("rev-parse", "@{upstream}") else "HEAD"
    changed, untracked = git("diff", "--name-only", upstream, "--", *folders), git("status", "--porcelain", *folders)
    return changed == "" and untracked == ""


def machine_words() -> list[str]:
    """Return the words that tell this machine and its user from others, as far as they are long enough to be told."""
    words = {socket.gethostname().split(".")[0]}
    try:
        words.add(getpass.getuser())
    except (KeyError, OSError):  # a container's user may have no name
        pass
    return sorted(word for word in words if len(word) >= 5)


def private_faults(path: Path, words: Iterable[str] = ()) -> Iterator[str]:
    """Say what private things the text of a file holds."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        yield "it is no text"
        return
    for what, pattern in PRIVATE_PATTERNS.items():
        if found := re.search(pattern, text):
            yield f"it holds {what}: {found[0]}"
    for word in words:
        if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE):
            yield f"it holds the name of this machine or its user: {word}"


def _size_faults(path: Path) -> Iterator[str]:
    if path.stat().st_size > MOST_FILE_BYTES:
        yield f"it has {path.stat().st_size / 2**20:.1f} MiB, and {MOST_FILE_BYTES // 2**20} is the limit"


def _place_faults(path: Path, folder: Path) -> Iterator[str]:
    place = path.relative_to(folder)
    if len(place.parts) != 2 or path.suffix not in (".csv", ".json"):
        yield "it is not <study>/<run>.csv or .json"
    elif not _STUDY.fullmatch(place.parts[0]) or not _RUN.fullmatch(path.stem):
        yield "its study or its time is not as `polaris-lab run --record` names them"
    elif not path.with_suffix({".csv": ".json", ".json": ".csv"}[path.suffix]).is_file():
        yield "its samples have no manifest" if path.suffix == ".csv" else "its manifest has no samples"
    yield from _size_faults(path)


def _run_faults(path: Path) -> Iterator[str]:
    device, study, run = path.parts[-3], path.parts[-2], path.stem
    try:
        table = read_csv(path, ["run_id", "study", "device"])
        facts = documents.read_json(path.with_suffix(".json"))
    except ValueError as error:
        yield str(error)
        return
    if table.empty:
        yield "it holds no samples"
        return
    for column, wanted in (("run_id", run), ("study", study), ("device", device)):
        if set(table[column].astype(str)) != {wanted}:
            yield f"its column {column} is not {wanted} throughout"
    others = [header for owner, header in _headers().get(study, []) if owner != device]
    if others and not any(list(table.columns[:len(header)]) == header for header in others):  # more may follow
        yield f"its columns are not those of the study {study} on other devices"
    faults = list(_shape_faults(facts))
    yield from faults or _manifest_faults(facts, device, study, run, table)
    if list(table.columns) == COLUMNS and not faults:
        yield from _sample_faults(table, facts)


def _shape_faults(facts: Any) -> Iterator[str]:
    """Say what a manifest lacks, or holds in another shape, so that nothing else can be asked of it."""
    if not isinstance(facts, dict) or (missing := [key for key in MANIFEST_KEYS if key not in facts]):
        yield f"its manifest lacks {', '.join(missing) if isinstance(facts, dict) else 'everything'}"
        return
    for key in ("device", "kernels"):
        if not isinstance(facts[key], dict):
            yield f"its manifest's {key} is no object with names"
    ceiling = facts["device"].get("mad_gflops") if isinstance(facts["device"], dict) else None
    if not isinstance(ceiling, (int, float, type(None))):
        yield "its manifest's mad_gflops of the device is no number"


def _manifest_faults(facts: dict[str, Any], device: str, study: str, run: str, table: pd.DataFrame) -> Iterator[str]:
    if (facts["run_id"], facts["study"]) != (run, study):
        yield "its manifest is of another run"
    if not is_host_name(facts.get("host", "host")):  # older manifests have none
        yield "its manifest's host is no plain name like host-3fa94c"
    if not re.fullmatch(r"[0-9a-f]{40}", str(facts["commit"])):
        yield "its manifest names no commit"
    simulated = device.endswith("-simulated") or device.startswith("clang-")
    if facts["dirty"] is not False and not simulated:
        yield "it was measured with changed sources: commit, and measure again"
    lacks = [key for key in DEVICE_KEYS if key not in facts["device"]]
    if lacks and not simulated:
        yield f"its manifest does not say of the device: {', '.join(lacks)}"
    try:
        start, end = (datetime.datetime.fromisoformat(facts[key]) for key in ("start", "end"))
        if not start <= end <= now() + datetime.timedelta(days=1):
            yield "it begins after its end, or in the future"
    except (TypeError, ValueError):
        yield "its manifest has no times with a zone"
    if "kernel" in table and facts["kernels"] and not _are_ways(table, facts):
        unnamed = sorted(set(table["kernel"].dropna()) - set(facts["kernels"]))
        if unnamed and list(table.columns) == COLUMNS:
            yield f"its manifest has no source of {', '.join(unnamed[:3])}"


def _are_ways(table: pd.DataFrame, facts: dict[str, Any]) -> bool:
    """Tell whether `kernel` names ways to call a kernel that `config` names, of which the host's time may be all."""
    names = set(table["config"].dropna()) - {""} if "config" in table else set()
    return bool(names) and names == set(facts["kernels"])


def _gain(kernel: str) -> float:
    """Return `protocol.gain` of the kernel or library that a row names; 1 where it is not known here."""
    name = kernel.split()[0]
    spec = LIBRARIES.get(name) or catalogue().get(name)
    return gain(spec) if spec else 1.0


def _sample_faults(table: pd.DataFrame, facts: dict[str, Any]) -> Iterator[str]:
    import pandas as pd

    words = [name for name in COLUMNS if name in NUMBERS and not pd.api.types.is_numeric_dtype(table[name])]
    if words:
        yield f"it holds no numbers in {', '.join(words)}"
        return
    by_host = _are_ways(table, facts) and table["device_ms"].isna().all()
    if not ((table["device_ms"] > 0).all() or by_host) or not (table["host_ms"] > 0).all():
        yield "a time is not above 0 ms"
    if (table["host_ms"] < 0.95 * table["device_ms"]).any():
        yield "the device worked longer than the host waited for it"
    taken = table["host_ms" if by_host else "device_ms"]
    by_time = 2.0 * table["m"] * table["n"] * table["k"] / taken / 1e6
    timed = table["gflops"] > 0
    if ((table["gflops"] / by_time - 1).abs()[timed] > ROUNDING_TOLERANCE).any():
        yield "a speed does not follow from its time"
    ceiling = facts["device"].get("mad_gflops")
    held = table[table["kernel"].map(_gain) * CEILING_SLACK * (ceiling or math.nan) < table["gflops"]]
    if len(held):
        yield (f"a speed of {held['gflops'].max():,.0f} GFLOPS lies above the device's ceiling of {ceiling:,.0f}: one "
               "of the two clocks is wrong")
    if (table["ok"].astype(bool) & (table["bound_fraction"] > 1)).any():
        yield "an output is called right that lies outside its error bound"


@functools.cache
def _headers() -> dict[str, list[tuple[str, list[str]]]]:
    """Return the device and the header of each file in data/measured, by study."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for path in sorted(paths.MEASURED.glob("*/*/*.csv")):
        with path.open(newline="", encoding="utf-8") as file:
            found.setdefault(path.parent.name, []).append((path.parent.parent.name, next(csv.reader(file), [])))
    return found


def _shown(path: Path) -> str:
    return path.relative_to(paths.ROOT).as_posix() if path.is_relative_to(paths.ROOT) else path.name
