"""Name the measuring machines by a salted hash: distinct, and anonymous."""

from __future__ import annotations

import functools
import hashlib
import os
import re
import secrets
import socket
from collections import Counter

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import locked, write_text

HOST = "POLARIS_HOST"
"""The environment variable that holds another name for this machine, for an owner who wants to tell it: "bench-2"."""
worked: Counter[str] = Counter()
"""How many pieces the workers of a cluster gave back to this process, by "HOST DEVICE"."""
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")


@functools.cache
def host_name() -> str:
    """Return the name that manifests have for this machine, like "host-3fa94c", or that of POLARIS_HOST.

    It is a hash of the machine's own name and of a random text that stays in the cache folder, so that trying names
    does not find it. A machine keeps it for as long as that folder stays. Raises ValueError for a POLARIS_HOST
    that is no plain name.
    """
    if given := os.environ.get(HOST, ""):
        if not is_host_name(given):
            raise BadValue(HOST, f"{HOST} is {given!r}; give a plain name of small letters, digits and '-'")
        return given
    return "host-" + hashlib.sha256(f"{_salt()} {socket.gethostname()}".encode()).hexdigest()[:6]


def is_host_name(text: object) -> bool:
    """Tell whether `name` is a valid machine name for a manifest."""
    return isinstance(text, str) and bool(_NAME.fullmatch(text))


def _salt() -> str:
    """Return this checkout's random text, made when it is first asked for."""
    path = paths.CACHE / "host_salt"
    try:
        with locked(path):
            if not path.is_file():
                write_text(path, secrets.token_hex(16) + "\n")
            return path.read_text(encoding="utf-8").strip()
    except OSError:  # nothing can be kept here: another name each time, which gives nothing away either
        return secrets.token_hex(16)
