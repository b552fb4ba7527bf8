"""Read the catalogue of kernels, and describe a user's own kernel in the same form."""

from __future__ import annotations

import difflib
import functools
import math
import numbers
import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from polaris_lab.base import documents
from polaris_lab.base.errors import BadType, BadValue, unknown
from polaris_lab.base.memoize import text_of
from polaris_lab.base.paths import KERNELS
from polaris_lab.model import kernel_signature
from polaris_lab.model.c_source import kernels_of
from polaris_lab.model.kernel_source import FOREIGN
from polaris_lab.model.kernel_spec import GATES, HEAD, SIGNATURES, BoundKernel, KernelSpec, Pass
from polaris_lab.model.launched_kernel import LaunchedKernel, launched
from polaris_lab.model.problem import Attention, Gemm, Transpose

_REQUIRED = {"file", "signature", "description"}
_ALLOWED = {"file": str, "signature": str, "description": str, "function": str, "b_layout": str, "gate": str,
            "global": list, "local": list, "constraints": list, "needs": list, "alloc_factor": int, "defines": dict,
            "bug": dict, "passes": list, "scratch": dict, "zeroed": list, "run_time": list, "reused": list,
            "reorders": bool, "starts": list, "wants": str}
_PASS = {"function": str, "global": list, "local": list}
_TOML = {str: "text", list: "a list", dict: "a table", int: "a whole number", bool: "true or false"}
_HEAD = {"D": [64], "CAUSAL": [0, 1], "HALF": [0, 1]}
_SMALL = {"gemm": Gemm(3, 5, 7), "transpose": Transpose(3, 5), "attention": Attention(1, 2, 3, 5, t=7)}
_BUG = {"repaired", "symptom", "found", "cause", "fix", "lesson"}


class SignatureWarning(UserWarning):
    """Says that a kernel of one's own has other parameters than its signature."""


named: dict[str, tuple[Path, dict[str, Any]]] = {}
"""The names of kernels of one's own, with the file of each and what was said of it first."""


@functools.cache
def _load(path: Path, _stamp: int) -> dict[str, KernelSpec]:
    if not (tables := documents.read_toml(path)):
        raise documents.damaged(path, "it holds no kernel")
    return {name: _read_table(path, name, table) for name, table in tables.items()}


MOST_LAUNCH_ITEMS = 2**40
"""Work-items that a launch may have along one dimension; a size above is a mistake in a kernel's table."""
CATALOGUE = KERNELS / "catalogue.toml"
"""The table of all kernels."""


def catalogue(path: Path = CATALOGUE) -> Mapping[str, KernelSpec]:
    """Return all kernels of the catalogue, by name. `path` is another catalogue.toml.

    Raises ValueError that names the table and the key at fault.

    >>> tiled = pl.catalogue()["gemm_tiled"]
    >>> tiled.signature, dict(tiled.defines)
    ('gemm', {'TILE': (16, 8)})
    >>> [name for name, spec in pl.catalogue().items() if spec.signature == "transpose"]
    ['transpose']
    """
    try:
        stamp = path.stat().st_mtime_ns
    except OSError as error:
        raise ValueError(f"the catalogue cannot be read: {error}") from None
    return dict(_load(path, stamp))


def _read_table(path: Path, name: str, table: Any) -> KernelSpec:
    def wrong(what: str) -> ValueError:
        return ValueError(f"{path.name}, table [{name}]: {what}")

    if not isinstance(table, dict):
        raise wrong("is not a table")
    if missing := _REQUIRED - table.keys():
        raise wrong(f"lacks {', '.join(sorted(missing))}")
    if extra := table.keys() - _ALLOWED.keys():
        raise wrong(str(unknown("key", min(extra), sorted(_ALLOWED))))
    for key, value in table.items():
        if not isinstance(value, _ALLOWED[key]):
            raise wrong(f"{key} is {value!r}; it must be {_TOML[_ALLOWED[key]]}")
    if table["signature"] not in SIGNATURES:
        raise wrong(str(unknown("signature", table["signature"], SIGNATURES)))
    if table.get("b_layout", "n") not in ("n", "t"):
        raise wrong(f"b_layout is {table['b_layout']!r}; it must be 'n' or 't'")
    if table.get("gate", "oob") not in GATES:
        raise wrong(str(unknown("gate", table["gate"], GATES)))
    if ("gate" in table) != ("bug" in table) or ("bug" in table and table["bug"].keys() != _BUG):
        raise wrong(f"a museum kernel has a gate and a bug with {', '.join(sorted(_BUG))}")
    if not 1 <= table.get("alloc_factor", 1) <= 64 or ("alloc_factor" in table and "gate" not in table):
        raise wrong("alloc_factor is a whole number from 1 to 64, and only a museum kernel has one")
    file = path.parent / table["file"]
    if not file.is_file():
        raise wrong(f"its file {table['file']!r} is not there")
    defines = table.get("defines", {})
    if table["signature"] == "attention":
        if taken := (set(HEAD) - {"D"}) & defines.keys():
            raise wrong(f"the problem sets {min(taken)}; leave it out of defines")
        defines = _HEAD | defines  # a table may say which D its records are made for
    if not all(isinstance(v, list) and v and all(isinstance(x, int) for x in v) for v in defines.values()):
        raise wrong("each define is a list of whole numbers, the default first")
    spec = KernelSpec(name=name, file=file, signature=table["signature"], passes=_read_passes(name, table, wrong),
                      description=table["description"], b_layout=table.get("b_layout", "n"),
                      defines={key: tuple(values) for key, values in defines.items()},
                      constraints=tuple(table.get("constraints", ())), needs=tuple(table.get("needs", ())),
                      gate=table.get("gate"), bug=table.get("bug", {}), alloc_factor=table.get("alloc_factor", 1),
                      scratch=table.get("scratch", {}), zeroed=tuple(table.get("zeroed", ())),
                      run_time=tuple(table.get("run_time", ())),
                      reused=tuple(table.get("reused", ())), reorders=table.get("reorders", False),
                      starts=tuple(table.get("starts", ())), wants=table.get("wants", ""))
    for key in ("needs", "constraints"):
        for item in table.get(key, []):
            if not isinstance(item, str) or not re.search(r"[<>=!]=|[<>]", item):
                raise wrong(f"{key} holds {item!r}; each is one comparison, like 'N % 4 == 0'")
    if strange := [each for each in spec.zeroed if each not in spec.scratch]:
        raise wrong(f"zeroed names {strange[0]!r}, which is not in scratch")
    if strange := [each for each in spec.run_time if each not in spec.tunables]:
        raise wrong(f"run_time names {strange[0]!r}, which is no define that may be tuned")
    for start in spec.starts:
        try:
            spec.config(start)
        except (ValueError, TypeError) as error:
            raise wrong(f"starts holds {start!r}: {error}") from None
    try:
        bound = spec.bind(_SMALL[spec.signature])
        passes, _ = bound.passes, bound.unmet  # so that expressions outside the language are named here
        if sizes := [size for size in bound.scratch.values() if size < 0]:
            raise ValueError(f"scratch of {sizes[0]} elements for the smallest problems")
    except ValueError as error:
        raise wrong(str(error)) from None
    if said := wrong_sizes(passes):
        raise wrong(f"{said} for the smallest problems")
    for _, global_size, local_size in passes:
        if len(global_size) != len(local_size) or len(local_size) not in (1, 2, 3) or min(local_size) < 1:
            raise wrong(f"global and local need one to three sizes each, as many in both, and local above 0; "
                        f"they are {list(global_size)} and {list(local_size)}")
        if any(whole % part for whole, part in zip(global_size, local_size, strict=True)):
            raise wrong(f"global {global_size} is no multiple of local {local_size} for the smallest problems")
    return spec


def wrong_sizes(passes: Sequence[Pass]) -> str:
    """Say which launch of a kernel has too few or too many work-items for a problem with work; empty where none has.

    One of several passes may have nothing to do, but not all.
    """
    for function, global_size, _ in passes:
        least = 0 if len(passes) > 1 and any(math.prod(each.global_size) for each in passes) else 1
        if not all(least <= whole <= MOST_LAUNCH_ITEMS for whole in global_size):
            return f"global of {function} is {list(global_size)}, and each must be from {least} to {MOST_LAUNCH_ITEMS},"
    return ""


def _read_passes(name: str, table: Mapping[str, Any], wrong: Callable[[str], ValueError]) -> tuple[Pass, ...]:
    """Read the launches of a table: its own function, global and local, or those of each of its `passes`."""
    own = {key: table[key] for key in _PASS if key in table}
    if "passes" not in table:
        own.setdefault("function", name)
        if missing := _PASS.keys() - own.keys():
            raise wrong(f"lacks {', '.join(sorted(missing))}")
    tables = table.get("passes", [own])
    if not tables or ("passes" in table and own):
        raise wrong("passes lists one launch or more, and then the table itself has no function, global or local")
    for each in tables:
        if not isinstance(each, dict) or each.keys() != _PASS.keys() or not all(isinstance(each[key], _PASS[key])
                                                                                for key in _PASS):
            raise wrong(f"passes holds {each!r}; each is a table with function (text), global and local (lists)")
    return tuple(Pass(each["function"], tuple(each["global"]), tuple(each["local"])) for each in tables)


def kernel(file: str | Path, function: str | None = None, local: tuple[int | str, int | str] | int | None = None,
           block: tuple[int | str, int | str] | None = None,
           defines: Mapping[str, int | list[int]] | None = None, *,
           b_layout: str = "n", signature: str = "gemm", reference: Callable[..., Any] | None = None,
           global_size: int | Sequence[int] | None = None,
           args: Sequence[Any] | None = None) -> KernelSpec | LaunchedKernel:
    """Describe your own kernel. The result works wherever the lab takes a kernel's name.

    `local` is the work-group size in work-items, 16 x 16 by default. `block` = (columns, rows) is the part of the
    output that one work-group computes, as many elements as work-items unless it is given; dimension 0 runs along
    columns. For an attention kernel both count rows of Q and heads, and dimension 2 counts the items of the batch.
    `function` is needed only where the file holds several kernels and none of them has the file's name. `defines` sets
    preprocessor symbols. A list holds the values that a define may have, the default first: `check` checks each, and
    `polaris-lab tune` searches them. `local` and `block` may name such a define: ("TILE", "TILE"). `b_layout` "t" says
    that the kernel reads B transposed. `signature` is "gemm", "transpose" or "attention".

    A kernel of any other kind has a `reference` and an example of its launch: `global_size`, `local` and `args` as of
    `lab.launch`, in work-items. `reference(*args)` gets copies of `args` and returns the arrays that the kernel writes
    (its pointers without const), one or a tuple. `check` looks for accesses out of bounds, races and uninitialised
    values in that launch, and compares: integers must be equal, floats within 1e-4 of the largest element (1e-2 in
    float16, 1e-10 in float64). `lab.measure` times it. Raises ValueError or TypeError naming the argument, also when
    the file does not exist. A warning shows the parameters of the signature where a kernel without a reference has
    others.

    >>> mine = pl.kernel("kernels/lesson/first_product.cl", local=(8, 8), block=(8, 8))
    >>> lab.gemm(np.eye(2, dtype=np.float32), np.ones((2, 2), np.float32), kernel=mine)
    array([[1., 1.],
           [1., 1.]], dtype=float32)
    >>> x = np.arange(512, dtype=np.float32)
    >>> total = pl.kernel("kernels/examples/reduction.cl", local=128, global_size=256,
    ...                   args=[x, np.zeros(2, np.float32), 512, pl.local(4 * 128)],
    ...                   reference=lambda x, *rest: x.reshape(2, 2, 128).sum(axis=(0, 2)))
    >>> pl.check(total).failures
    []
    """
    if not isinstance(file, (str, Path)):
        raise BadType("file", f"file is a {type(file).__name__}; give the path of an OpenCL C file")
    path = Path(file).expanduser().resolve()
    if not path.is_file():
        raise BadValue("file", f"file: there is no {str(file)!r}; give the path of an OpenCL C file")
    if signature not in SIGNATURES:
        raise unknown("signature", signature, SIGNATURES)
    if b_layout not in ("n", "t"):
        raise BadValue("b_layout", f"b_layout is {b_layout!r}; it must be 'n' or 't'")
    _check_defines(defines or {})
    if reference is None and (stray := [name for name, value in (("global_size", global_size), ("args", args))
                                        if value is not None]):
        raise BadValue(stray[0], f"{stray[0]} is for a kernel with a reference; give reference=, or leave it out")
    if reference is None and local is None:
        local = (16, 16)
    block = local if block is None else block
    found = _functions(path, {name: value[0] if isinstance(value, list) else value
                              for name, value in (defines or {}).items()})
    function = function or (found[0] if len(found) == 1 else path.stem)
    if reference is not None:
        if lists := [name for name, value in (defines or {}).items() if isinstance(value, list)]:
            raise BadValue("defines", f"defines: {lists[0]} has several values; a kernel with a reference takes one")
        return launched(f"{path.name}:{function}", path, function, global_size, local, args, reference, defines or {})
    for name, pair in (("local", local), ("block", block)):
        if not isinstance(pair, (tuple, list)) or len(pair) != 2 or not all(
                x in (defines or {}) if isinstance(x, str) else isinstance(x, numbers.Integral) and x > 0
                for x in pair):
            raise BadValue(name, f"{name} is {pair}; it must be two positive whole numbers, or names of defines (along "
                           "columns, along rows)")
    across, down = {"gemm": ("N", "M"), "transpose": ("columns", "rows"), "attention": ("S", "H")}[signature]
    sizes = (f"ceil({across} / {block[0]}) * {local[0]}", f"ceil({down} / {block[1]}) * {local[1]}")
    if signature == "attention":
        sizes, local, defines = (*sizes, "B"), (*local, 1), _HEAD | dict(defines or {})
    said = {"local": tuple(local), "block": tuple(block), "b_layout": b_layout, "signature": signature,
            **(defines or {})}
    name = path.stem if found in ([function], []) or function == path.stem else f"{path.name}:{function}"
    spec = KernelSpec(name=_unique(path.name if name in catalogue() else name, path, said), file=path,
                      signature=signature, passes=(Pass(function, sizes, tuple(local)),),
                      description=f"{path.name}, a kernel of one's own", b_layout=b_layout, reused=("*",),
                      language=FOREIGN,
                      defines={key: tuple(value) if isinstance(value, list) else (value,)
                               for key, value in (defines or {}).items()})
    if kernel_signature.differs(spec):
        warnings.warn(f"{path.name}: {kernel_signature.advice(spec)}", SignatureWarning, stacklevel=2)
    return spec


def _check_defines(defines: Any) -> None:
    """Raise TypeError or ValueError, naming the define, for what is no dict of names and whole numbers, or lists of
    them: a fraction would be built as a whole number."""
    if not isinstance(defines, Mapping):
        raise BadType("defines", f"defines is a {type(defines).__name__}; give a dict of names and whole numbers")
    for name, value in defines.items():
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII):
            raise BadValue("defines", f"defines: {name!r} is no name that OpenCL C can define")
        values = value if isinstance(value, list) else [value]
        if not values or not all(isinstance(each, numbers.Integral) for each in values):
            raise BadValue("defines", f"defines: {name} is {value!r}; give a whole number, or a list of the values "
                           "that it may have, the default first")


def _functions(path: Path, defines: Mapping[str, int]) -> list[str]:
    """List the kernels of a file under `defines`; empty where it cannot be read."""
    try:
        return kernels_of(text_of(path), defines, path.parent)
    except (OSError, UnicodeDecodeError):  # said when the source is built
        return []


def _unique(name: str, path: Path, said: Mapping[str, Any]) -> str:
    """Return a name that no other kernel of one's own has in this process: with its folder where another file has the
    name, and with what was said of it where the file itself has it.
    """
    for folders in range(len(path.parts) - 1):
        tail = "-".join(path.parts[-1 - folders:-1])
        full = f"{name} of {tail}" if tail else name
        file, first = named.setdefault(full, (path, dict(said)))
        if file == path:
            changed = [f"{key}={_short(value)}" for key, value in said.items() if first.get(key) != value]
            gone = [f"no {key}" for key in first if key not in said]
            return " ".join([full, *changed, *gone])
    return name


def _short(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)


def require(kernel: BoundKernel) -> None:
    """Raise ValueError, naming the need and a kernel that fits, when the problem does not meet the kernel's needs."""
    if need := kernel.unmet:
        spec, problem = kernel.spec, kernel.problem
        fitting = [name for name, other in catalogue().items()
                   if other.signature == spec.signature and not other.museum and name != spec.name
                   and not other.unmet(problem)]
        near = difflib.get_close_matches(spec.name, fitting, n=1, cutoff=0.0)
        raise BadValue("kernel", f"{spec.name} needs {need}" + (f"; {near[0]} takes {problem}" if near else ""))


def _own(path: str) -> KernelSpec:
    with warnings.catch_warnings(action="ignore", category=SignatureWarning):  # what asked for it says so itself
        return kernel(path)


def resolve(kernel: str | KernelSpec) -> KernelSpec:
    """Find the KernelSpec of a name, or of a .cl file's path with the defaults of `kernel`; a KernelSpec is returned as
    it is.

    Raises ValueError with the nearest names, TypeError for anything else.
    """
    if isinstance(kernel, KernelSpec):
        return kernel
    if not isinstance(kernel, str):
        raise BadType("kernel", f"kernel is a {type(kernel).__name__}; give a catalogue name, or what pl.kernel "
                      "returns without a reference")
    known = catalogue()
    if kernel not in known and kernel.endswith(".cl"):
        return _own(kernel)
    if kernel not in known:
        raise unknown("kernel", kernel, known)
    return known[kernel]
