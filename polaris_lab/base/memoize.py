"""Cache the texts of files and their hashes, since each product asks for its kernel's source."""

from __future__ import annotations

import functools
import hashlib
import os
import time
from pathlib import Path

SETTLED_NS = 10**9
"""A younger file is not cached: it may change again within one tick of the file system's clock."""
_texts: dict[Path, tuple[tuple[int, ...], str]] = {}


def file_state(path: Path | str) -> tuple[int, int, int, int]:
    """Return a file's fingerprint: inode, size, and the times of its last changes in ns.

    Raises OSError.
    """
    found = os.stat(path)
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def state_of(path: Path | str) -> tuple[int, int, int, int] | None:
    """Return the `file_state` of a file; None when it is not there."""
    try:
        return file_state(path)
    except OSError:
        return None


def text_of(path: Path) -> str:
    """Return a file's text; read it again when its inode, size or times say that it changed.

    Raises OSError, UnicodeDecodeError.
    """
    begin, state = time.time_ns(), file_state(path)
    if path in _texts and _texts[path][0] == state:
        return _texts[path][1]
    text = path.read_text(encoding="utf-8")
    if max(state[2:]) < begin - SETTLED_NS:
        _texts[path] = state, text
    return text


@functools.lru_cache(2**8)
def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
