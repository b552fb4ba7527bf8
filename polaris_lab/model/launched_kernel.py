"""Describe a kernel of any kind by one launch of it, and by a function of NumPy that computes the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.base.memoize import text_of
from polaris_lab.model.c_source import kind, read
from polaris_lab.model.launch_arguments import sizes_of

TOLERANCE = {"float16": 1e-2, "float32": 1e-4, "float64": 1e-10}
"""How far an output may lie from the reference, as a part of the largest element there; integers must be equal."""


@dataclass(frozen=True, eq=False)
class LaunchedKernel:
    """Holds one launch of a kernel, and the function `reference` that takes the same arguments and returns the arrays
    that the kernel writes, in the order of its parameters. `pl.kernel` makes it.

    >>> twice = pl.kernel("kernels/examples/reduction.cl", local=128, global_size=256, reference=lambda x, *rest: x,
    ...                   args=[np.ones(512, np.float32), np.zeros(2, np.float32), 512, pl.local(4 * 128)])
    >>> twice.function, twice.writes
    ('reduction', (1,))
    """

    name: str
    file: Path
    function: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...] | None
    args: Sequence[Any] = field(repr=False)
    reference: Callable[..., Any] = field(repr=False)
    defines: Mapping[str, int] = field(default_factory=dict)

    @property
    def asked(self) -> tuple[Any, ...]:
        """Return the arguments of `free_launch.launch`: the source, the function, its sizes, arguments and options."""
        options = [f"-D{name}={value}" for name, value in self.defines.items()]
        return self.file, self.function, self.global_size, self.local_size, list(self.args), options

    @property
    def writes(self) -> tuple[int, ...]:
        """Return which arguments are arrays that the kernel may write: its pointers without const."""
        source = read(text_of(self.file), self.defines, self.file.name, self.file.parent)
        parameters = source.function(self.function).decl.type.args.params
        return tuple(place for place, (parameter, given) in enumerate(zip(parameters, self.args, strict=False))
                     if isinstance(given, np.ndarray) and kind(parameter.type) == "PtrDecl"
                     and "const" not in parameter.type.type.quals)

    def expected(self) -> dict[int, np.ndarray]:
        """Call the reference on copies of the arguments; return what each argument must hold after the launch.

        Raises ValueError or TypeError where it returns other arrays than the kernel writes.
        """
        found = self.reference(*(each.copy() if isinstance(each, np.ndarray) else each for each in self.args))
        arrays = found if isinstance(found, (tuple, list)) else [found]
        writes = self.writes
        if len(arrays) != len(writes):
            raise BadValue("reference", f"reference returns {len(arrays)} arrays, and {self.function} writes "
                           f"{len(writes)}: arguments {', '.join(map(str, writes)) or 'none'}")
        known = {place: each for place, each in enumerate(self.args) if isinstance(each, np.ndarray)}
        for place, array in zip(writes, arrays, strict=True):
            if not isinstance(array, (np.ndarray, np.generic)):
                raise BadType("reference", f"reference returns a {type(array).__name__} for args[{place}]; give a "
                              "NumPy array")
            if array.size != known[place].size:
                raise BadValue("reference", f"reference returns {array.size} elements for args[{place}], which has "
                               f"{known[place].size}")
            known[place] = np.reshape(array, known[place].shape)
        return known

    def faults(self, results: Sequence[Any], expected: Mapping[int, np.ndarray]) -> tuple[list[str], float]:
        """Compare the arguments after a launch with what they must hold: a sentence for each that differs, and the
        largest difference as a part of what is allowed."""
        said, worst = [], 0.0
        for place, want in expected.items():
            got, allowed = results[place], 0.0
            if got.dtype.kind in "fc" and want.size:
                allowed = TOLERANCE.get(got.real.dtype.name, 0.0) * max(
                    1e-30, float(np.abs(np.where(np.isfinite(want), want, 0)).max()))
            with np.errstate(invalid="ignore", over="ignore"):
                far = np.where((got == want) | (np.isnan(got) & np.isnan(want)) if got.dtype.kind in "fc"
                               else got == want, 0.0, np.abs(got.astype(np.float64) - want))
            wrong = ~(far <= allowed)
            worst = max(worst, float(far[~wrong].max(initial=0.0)) / allowed if allowed else 0.0)
            if wrong.any():
                at = np.unravel_index(int(np.argmax(wrong)), got.shape)
                said.append(f"args[{place}]: {int(wrong.sum())} of {got.size} elements differ from the reference, the "
                            f"first at {tuple(map(int, at))}: {got[at]!s} in place of {want[at]!s}")
        return said, worst


def launched(name: str, file: Path, function: str, global_size: Any, local: Any, args: Any, reference: Any,
             defines: Mapping[str, int]) -> LaunchedKernel:
    """Make a LaunchedKernel. Raises ValueError or TypeError naming the argument of `pl.kernel` that is wrong."""
    if not callable(reference):
        raise BadType("reference", f"reference is a {type(reference).__name__}; give a function of the arguments")
    if global_size is None or not isinstance(args, (list, tuple)):
        missing = "global_size" if global_size is None else "args"
        raise BadValue(missing, f"{missing}: a kernel with a reference is launched as by lab.launch; give global_size, "
                       "and args as a list")
    sizes = sizes_of(global_size, local)
    return LaunchedKernel(name, file, function, sizes.whole, sizes.local, tuple(args), reference, dict(defines))
