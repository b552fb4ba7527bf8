"""Read the arguments of a launch from words of a command line, such as `float:1024`, `int=5` and `local:256`."""

from __future__ import annotations

import math
import re

import numpy as np

from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.model.launch_arguments import ELEMENTS, LocalMemory

WHOLE_BELOW = 100
"""Random whole numbers are below it, so that they fit every type and may serve as small indices."""
FORMS = ("float:1024 (random numbers), zeros:float:1024, ones:int:64x64, range:uint:256, int=5, bytes=0A0B (a struct), "
         "local:256, or FILE.npy")
"""The forms of an argument, for help and messages."""
_FILLS = ("random", "zeros", "ones", "range")
_ARRAY = re.compile(rf"(?:({'|'.join(_FILLS)}):)?([a-z]+)(2|3|4|8|16)?:([0-9]+(?:x[0-9]+)*)$")


def value_of(text: str, rng: np.random.Generator) -> np.ndarray | np.generic | bytes | LocalMemory:
    """Read one argument of FORMS; random numbers are drawn from `rng`: from 0 to 1, or whole ones below WHOLE_BELOW.

    Raises ValueError with the forms for anything else, OSError for a file that cannot be read.
    """
    if text.endswith(".npy"):
        try:
            array = np.load(text, allow_pickle=False)
        except (ValueError, EOFError):  # EOFError: it is empty
            array = None
        if not isinstance(array, np.ndarray):  # an archive of several is none
            raise BadValue("--arg", f"--arg {text} is not a file of one NumPy array; np.save writes one")
        return array
    if match := re.fullmatch(r"local:([1-9][0-9]*)", text):
        return LocalMemory(int(match[1]))
    if match := re.fullmatch(r"bytes=((?:[0-9A-Fa-f]{2})+)", text):
        return bytes.fromhex(match[1])
    if match := _ARRAY.fullmatch(text):
        fill, element, width, sizes = match.groups()
        count = math.prod(map(int, sizes.split("x"))) * (4 if width == "3" else int(width or 1))
        return filled(fill or "random", _element(text, element), count, rng)
    if match := re.fullmatch(r"([a-z]+)=(.+)", text):
        return _scalar(text, _element(text, match[1]), match[2])
    raise BadValue("--arg", f"--arg {text} is no argument; give {FORMS}")


def filled(fill: str, dtype: np.dtype, count: int, rng: np.random.Generator) -> np.ndarray:
    """Make an array of `count` elements: "random", "zeros", "ones" or "range"."""
    if fill == "range":
        return np.arange(count).astype(dtype)
    if fill != "random":
        return np.full(count, fill == "ones", dtype)
    return (rng.random(count) if dtype.kind == "f" else rng.integers(0, WHOLE_BELOW, count)).astype(dtype)


def _element(text: str, name: str) -> np.dtype:
    if name not in ELEMENTS:
        raise unknown(f"--arg {text}: type", name, ELEMENTS, "--arg")
    return np.dtype(ELEMENTS[name])


def _scalar(text: str, dtype: np.dtype, written: str) -> np.generic:
    try:
        value = float(written) if dtype.kind == "f" else int(written, 0)
        return np.array(value, dtype)[()]
    except (ValueError, OverflowError):
        raise BadValue("--arg", f"--arg {text}: {written} is no number of that type") from None
