"""Remember which sources of a kernel have passed a check on a device, and when, in the git-ignored cache folder."""

from __future__ import annotations

import json
from pathlib import Path

from polaris_lab.base import documents, paths
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.memoize import file_state
from polaris_lab.base.recordings import now
from polaris_lab.base.version import FORMAT

FAILED = "failed: "
"""What the key of a failure begins with."""
_read: dict[Path, tuple[tuple[int, ...], dict[str, dict[str, str]]]] = {}


def note_pass(device: str, kernel: str, code: str, config: str = "") -> None:
    """Note that `kernel` passed on `device` (a Device.identity) with the code of this hash (KernelSpec.code_hash).

    `config` is empty for a whole `check`, else the configuration that a quick check ran with. A folder that cannot be
    written to only means that nothing is remembered.
    """
    _note(device, add=_key(kernel, code, config), remove=FAILED + _key(kernel, code, config))


def note_failure(device: str, kernel: str, code: str) -> None:
    """Note that `kernel` failed a whole `check` on `device` with the code of this hash, whatever it passed before."""
    _note(device, add=FAILED + _key(kernel, code, ""), remove=_key(kernel, code, ""))


def has_passed(device: str, kernel: str, code: str, config: str = "") -> bool:
    """Return whether the latest note for these arguments, by this or an earlier process, is a pass."""
    return _key(kernel, code, config) in _passed().get(device, ())


def has_passed_any(device: str, kernel: str, code: str) -> bool:
    """Return whether the code has passed a check in any configuration, and failed no whole check since."""
    prefix, suffix = f"{kernel} | ", f" | {code}"
    return not has_failed(device, kernel, code) and any(
        key.startswith(prefix) and key.endswith(suffix) for key in _passed().get(device, ()))


def has_failed(device: str, kernel: str, code: str) -> bool:
    """Return whether the latest note for these arguments, by this or an earlier process, is a failure."""
    return FAILED + _key(kernel, code, "") in _passed().get(device, ())


def last_check(device: str, kernel: str, code: str) -> tuple[str, str]:
    """Return the verdict of the last whole check of this code, "right" or "WRONG", and its time in UTC; two empty
    texts without one."""
    noted = _passed().get(device, {})
    for word, key in (("WRONG", FAILED + _key(kernel, code, "")), ("right", _key(kernel, code, ""))):
        if key in noted:
            return word, noted[key]
    return "", ""


def _note(device: str, add: str, remove: str) -> None:
    try:
        with locked(file()):
            noted = dict(_passed().get(device, {}))
            if add in noted and remove not in noted and add.split(" | ")[1]:  # a whole check is noted with its time
                return
            noted = {key: when for key, when in noted.items() if key not in (add, remove)}
            noted[add] = f"{now():%Y-%m-%d %H:%M}"
            passed = {"format": FORMAT, **_passed(), device: noted}
            write_text(file(), json.dumps(passed, indent=1) + "\n")
    except OSError:
        pass


def _key(kernel: str, code: str, config: str) -> str:
    return f"{kernel} | {config} | {code}"


def file() -> Path:
    """Return the file that remembers the checks, whether there is one or not."""
    return paths.CACHE / "checks.json"


def _passed() -> dict[str, dict[str, str]]:
    """Read the checks, device identity -> key -> time; empty when there is no file, it is damaged or of another format.

    Read again when the file has changed.
    """
    path = file()
    try:
        state = file_state(path)
        if path not in _read or _read[path][0] != state:
            _read[path] = state, documents.read_json(path, dict[str, dict[str, str]])
        return _read[path][1]
    except (OSError, ValueError):
        return {}
