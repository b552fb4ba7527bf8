"""Remember which sources of a kernel have passed a check on a device, in the git-ignored cache folder."""

from __future__ import annotations

import json
import os
from pathlib import Path

from polaris_lab.base import paths
from polaris_lab.base.files import write_text

_read: dict[Path, tuple[tuple[int, ...], dict[str, list[str]]]] = {}


def note_pass(device: str, kernel: str, source: str, config: str = "") -> None:
    """Note that `kernel` passed on `device` (a Device.identity) with the source of this hash.

    `config` is empty for a whole `check`, else the configuration that a quick check ran with. A folder that cannot be
    written to only means that nothing is remembered.
    """
    passed = {identity: list(keys) for identity, keys in _passed().items()}
    if (key := _key(kernel, source, config)) not in passed.setdefault(device, []):
        passed[device].append(key)
        try:
            write_text(_file(), json.dumps(passed, indent=1) + "\n")
        except OSError:
            pass


def has_passed(device: str, kernel: str, source: str, config: str = "") -> bool:
    """Return whether `note_pass` was called with these arguments, by this or an earlier process."""
    return _key(kernel, source, config) in _passed().get(device, ())


def _key(kernel: str, source: str, config: str) -> str:
    return f"{kernel} | {config} | {source}"


def _file() -> Path:
    return paths.CACHE / "checks.json"


def _passed() -> dict[str, list[str]]:
    """Read the passed checks, device identity -> keys; empty when there is no file or it is damaged.

    Read again when the file has changed.
    """
    path = _file()
    try:
        found = os.stat(path)
        stamp = found.st_ino, found.st_size, found.st_mtime_ns
        if path not in _read or _read[path][0] != stamp:
            passed = json.loads(path.read_text(encoding="utf-8"))
            good = isinstance(passed, dict) and all(isinstance(keys, list) for keys in passed.values())
            _read[path] = stamp, passed if good else {}
        return _read[path][1]
    except (OSError, ValueError):
        return {}
