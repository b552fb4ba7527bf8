"""Give compilers a cache folder that can be written.

Without one PoCL ends the process, hides its device or blames the kernel, and pyopencl raises an AttributeError.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import stat
import tempfile
from pathlib import Path

VARIABLE = "POCL_CACHE_DIR"
"""The variable that names PoCL's folder; without it the folder lies in XDG_CACHE_HOME, or in the home's .cache."""
_PROBE = b"\0" * 65536


def set_cache_dir() -> None:
    """Move caches to a private folder where the user's own folder for them cannot be written, or is another user's.

    What lies in a cache is executed, and whoever can write it chooses what. A folder for PoCL that the user has named
    is left as it is; an empty name, at which PoCL ends the process, counts for none. This must come before PoCL and
    pyopencl start.
    """
    if not os.environ.get(VARIABLE, "").strip():
        os.environ.pop(VARIABLE, None)
    if _refusal(_caches()) or not _is_own(_caches()):
        os.environ["XDG_CACHE_HOME"] = str(_private_folder())


def fault() -> str:
    """Say why PoCL cannot keep what it builds, and what to do; empty where it can."""
    named = os.environ.get(VARIABLE)
    folder = Path(named) if named else _caches() / "pocl" / "kcache"
    if refusal := _refusal(folder):
        return (f"PoCL cannot write its cache in {folder} ({refusal}): free some space there, or set {VARIABLE} to a "
                "folder that can be written")
    return ""


def _caches() -> Path:
    """Return the user's folder for caches."""
    home = os.environ.get("HOME") or "/tmp"  # as PoCL itself does
    return Path(os.environ.get("XDG_CACHE_HOME") or Path(home) / ".cache")


def _private_folder() -> Path:
    """Return a folder for caches in the temporary folder: the same one each time, or one for this process alone where
    another user was there first."""
    folder = Path(tempfile.gettempdir()) / f"polaris-lab-{getattr(os, 'getuid', int)()}-cache"
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700)
    if not _is_own(folder):
        folder = Path(tempfile.mkdtemp(prefix="polaris-lab-cache-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _is_own(folder: Path) -> bool:
    """Tell whether a folder belongs to this user and only this user can write into it; assumed on Windows."""
    if not hasattr(os, "getuid"):
        return True
    try:
        found = folder.lstat()
    except OSError:
        return False
    if stat.S_ISLNK(found.st_mode):  # of a link, what it leads to counts only where the link is the user's too
        return found.st_uid == os.getuid() and _is_own(folder.resolve())
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & stat.S_IWOTH


def _refusal(folder: Path) -> str:
    """Return the system's word when nothing can be written into a folder, which is made where it is missing; empty when
    something can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(_PROBE)
    except OSError as error:
        return error.strerror or str(error)
    return ""
