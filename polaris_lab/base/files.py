"""Write files atomically, one process at a time, and tell whether notebook outputs are being refreshed."""

from __future__ import annotations

import contextlib
import errno
import glob
import gzip
import hashlib
import os
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

STALE_S = 60.0
"""A temporary file next to its target that is older than this was left by a writer that was killed."""


def refreshing() -> str | None:
    """Return the name of the notebook whose committed outputs are being refreshed, or None.

    Only then do tracked files change.
    """
    return os.environ.get("POLARIS_REFRESH") or None


def write_text(path: Path, text: str) -> None:
    """Write a file of text atomically, as `write_bytes` does, packed by gzip where its name ends in .gz."""
    data = text.encode("utf-8")
    write_bytes(path, gzip.compress(data, mtime=0) if str(path).endswith(".gz") else data)


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file atomically: to a temporary file in its folder, which is then renamed.

    A file that is there keeps its mode, and a symbolic link stays one: the file that it names is written. What is no
    regular file, like a pipe or a device, is written into and never replaced. Raises OSError (PermissionError when the
    folder is read-only) with one sentence that says what to do.
    """
    path = Path(path)
    temporary = None
    try:
        target = Path(os.path.realpath(path)) if path.is_symlink() else path
        mode = _mode_of(target)
        if mode is not None and not stat.S_ISREG(mode):
            with target.open("wb") as file:
                file.write(data)
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name[:80]}.", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o644 if mode is None else stat.S_IMODE(mode))  # mkstemp makes it private
        os.replace(temporary, target)
        _remove_stale(target)
    except BaseException as error:  # an interrupt must leave no half a file either
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        if not isinstance(error, OSError) or isinstance(error, BrokenPipeError):
            raise
        raise type(error)(error.errno, f"cannot write {path} ({os.strerror(error.errno or errno.EIO)}); "
                                       f"{_remedy(error.errno)}") from None


def _remove_stale(target: Path) -> None:
    """Remove what writers of a file have left that were killed before they renamed it."""
    with contextlib.suppress(OSError):  # another process removes them too
        for path in target.parent.glob(f".{glob.escape(target.name[:80])}.????????"):
            if time.time() - path.stat().st_mtime > STALE_S:
                path.unlink()


def _mode_of(path: Path) -> int | None:
    """Return the type and mode of a file; None where there is none."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None


@contextlib.contextmanager
def locked(path: Path, wait_s: float = -1) -> Iterator[None]:
    """Hold the machine-wide lock of a file while it is read, changed and written: no lost updates.

    What is read inside must be what the file holds then. The system releases the lock when this process ends, however
    it ends. `wait_s` is how long another process may hold it, in s; below 0 there is no end. Raises OSError where no
    lock can be had, TimeoutError where another process holds it for longer.
    """
    import filelock

    user, name = getattr(os, "getuid", int)(), hashlib.sha256(str(Path(path).resolve()).encode()).hexdigest()[:16]
    with filelock.FileLock(Path(tempfile.gettempdir()) / f"polaris-lab-{user}-{name}.lock",
                           timeout=wait_s):
        yield


def _remedy(code: int | None) -> str:
    if code in (errno.ENOSPC, errno.EDQUOT):
        return "free some space and run it again"
    return "make that folder writable or choose another one"
