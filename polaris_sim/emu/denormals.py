"""Flush float32 denormals to zero by the processor's own mode, which each thread sets for itself."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import platform
from collections.abc import Iterator

import numpy as np

_X86, _ARM = ("x86_64", "AMD64"), ("aarch64", "arm64")
MXCSR = 28
"""Byte at which glibc's fenv_t has MXCSR on x86-64: behind the x87 environment (glibc, sysdeps/x86/fpu/bits/fenv.h)."""
FLUSH_X86 = 1 << 15 | 1 << 6
"""MXCSR.FTZ and MXCSR.DAZ: results and operands (Intel 64 manual, volume 1, section 10.2.3)."""
EXPONENT, SIGN = 0x7F800000, 0x80000000
"""The bits of a float32's exponent, all 0 in a denormal, and of its sign."""
FLUSH_ARM = 1 << 24
"""FPCR.FZ (Arm architecture reference manual)."""


@contextlib.contextmanager
def flushing(wanted: bool = True) -> Iterator[bool]:
    """Flush denormal operands and results of this thread's float32 arithmetic to 0 inside the context, if `wanted`.

    The mode from before is restored afterwards, also where `switch` changed it. Gives whether denormals are flushed.
    Raises RuntimeError when that is wanted and the C library or the processor does not offer it.
    """
    library = _library()
    if not hasattr(library, "fegetenv"):
        if wanted:
            raise RuntimeError("the C library has no fegetenv: denormals cannot be flushed to zero here")
        yield False
        return
    before = ctypes.create_string_buffer(64)
    library.fegetenv(before)
    machine = platform.machine()
    try:
        if wanted and machine in _X86 + _ARM:
            switch(True)
        if wanted and not _flushes():
            raise RuntimeError(f"a processor of the kind {machine} does not flush denormals to zero "
                               f"when it is asked to")
        yield wanted
    finally:
        library.fesetenv(before)


def switch(wanted: bool) -> None:
    """Flush denormals of this thread's float32 arithmetic from now on, or keep them, inside a context of `flushing`.

    The context restores the mode from before it.
    """
    library, (at, flag) = _library(), _flag()
    now = ctypes.create_string_buffer(64)
    library.fegetenv(now)
    word = ctypes.c_uint32.from_buffer(now, at)
    word.value = word.value | flag if wanted else word.value & ~flag
    library.fesetenv(now)


@functools.cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None)


def _flag() -> tuple[int, int]:
    """Return where in fenv_t the word with the mode lies, and the bits that flush."""
    return (MXCSR, FLUSH_X86) if platform.machine() in _X86 else (0, FLUSH_ARM)


@functools.cache
def available() -> bool:
    """Tell whether `flushing` works here. Where it does not, `flush` does so after each operation, more slowly."""
    try:
        with flushing():
            return True
    except RuntimeError:
        return False


def flush(given: np.ndarray, out: np.ndarray) -> None:
    """Copy float32 numbers to `out`, which may be the same array, with zeros of the same sign for denormals."""
    bits = given.view(np.uint32)
    out.view(np.uint32)[...] = np.where(bits & np.uint32(EXPONENT), bits, bits & np.uint32(SIGN))


def _flushes() -> bool:
    """Tell whether NumPy's arithmetic flushes both results and operands now."""
    tiny = np.full(64, 2.0**-126, np.float32)
    denormal = np.full(64, 1, np.uint32).view(np.float32)
    return not (tiny * np.float32(0.5)).any() and not (denormal * np.float32(2.0**100)).any()
