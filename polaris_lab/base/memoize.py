"""Answers kept between calls: what every call of a product would ask anew, and what the disk would have to tell again."""

from __future__ import annotations

import copy
import functools
import hashlib
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any


def remembered(method: Callable) -> Callable:
    """Keep the newest answers of a method that depend on a hashable object and its arguments alone; mappings among these may be given."""
    known = functools.lru_cache(2**10)(
        lambda spec, *given: method(spec, *(dict(each) if isinstance(each, tuple) else each for each in given)))

    @functools.wraps(method)
    def ask(self: Any, *given: Any) -> Any:
        try:
            return copy.copy(known(self, *(tuple(each.items()) if isinstance(each, Mapping) else each for each in given)))
        except TypeError:  # a value that is no key: the method names it
            return method(self, *given)

    return ask


SETTLED_NS = 10**9
"""A file that was changed so lately may change again within one tick of its clock: it is read anew each time."""
_texts: dict[Path, tuple[tuple[int, ...], str]] = {}


def text_of(path: Path) -> str:
    """A file's text, read again whenever its inode, size or times say that it changed. Raises OSError, UnicodeDecodeError."""
    begin, found = time.time_ns(), os.stat(path)
    stamp = found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns
    if path in _texts and _texts[path][0] == stamp:
        return _texts[path][1]
    text = path.read_text(encoding="utf-8")
    if max(found.st_mtime_ns, found.st_ctime_ns) < begin - SETTLED_NS:
        _texts[path] = stamp, text
    return text


@functools.lru_cache(2**8)
def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
