"""What the lab knows of a kernel before any device is open: its file, geometry, defines and words.

The catalogue is `kernels/catalogue.toml`, one table per kernel; a user's own kernel is a KernelSpec too.
"""

from __future__ import annotations

import difflib
import functools
import math
import numbers
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from polaris_lab.base.errors import unknown
from polaris_lab.base.memoize import remembered, sha256, text_of
from polaris_lab.base.paths import KERNELS
from polaris_lab.spec.problem import Gemm, Transpose, turned_pitch
from polaris_lab.spec.size_expression import evaluate
from polaris_lab.spec.source_text import token_hash

Problem = Gemm | Transpose

LANGUAGE = "-cl-std=CL1.1"
"""What every kernel is built as, since Clover speaks OpenCL C 1.1."""
SIGNATURES = {"gemm": ("M", "N", "K"), "transpose": ("rows", "columns")}
"""The size names that each signature gives to the expressions of a table."""
GATES = ("bound", "guard", "poison", "cover", "oob", "race", "uninit", "signature", "dispatch")
_REQUIRED = {"file", "signature", "description"}
_ALLOWED = {"file": str, "signature": str, "description": str, "function": str, "b_layout": str, "gate": str,
            "global": list, "local": list, "constraints": list, "needs": list, "room": int, "defines": dict, "bug": dict,
            "passes": list, "scratch": dict}
_PASS = {"function": str, "global": list, "local": list}
_TOML = {str: "text", list: "a list", dict: "a table", int: "a whole number"}
_BUG = {"repaired", "symptom", "found", "cause", "fix", "lesson"}


class Pass(NamedTuple):
    """One function of a kernel's file and the sizes of its launch: expressions in a spec, whole numbers for a problem."""

    function: str
    global_size: tuple[str | int, ...]
    local_size: tuple[str | int, ...]


@dataclass(frozen=True)
class KernelSpec:
    """One kernel: where its source is, how it is launched, and what may be defined when it is built.

    `passes` are launched one after the other; each takes the arguments of the signature and then every buffer of `scratch`,
    whose sizes count floats. Sizes are expressions of the defines and of M, N, K (gemm) or rows, columns (transpose); a pass
    without work-items is left out, and the last one that is launched writes the result.
    `defines` maps each tunable to its allowed values, the default first; `constraints` are comparisons of defines. `needs`
    are comparisons that a problem must fulfil, of defines, sizes and leading dimensions. `gate`, `bug` and `room` are for
    museum kernels only: arrays are allocated `room` times as large as they are, so that a fault that runs past their ends
    by so much can be watched where it would otherwise take the device's context down.
    """

    name: str
    file: Path
    signature: str
    passes: tuple[Pass, ...]
    description: str = ""
    b_layout: str = "n"
    defines: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    constraints: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    gate: str | None = None
    bug: Mapping[str, str] = field(default_factory=dict)
    room: int = 1
    scratch: Mapping[str, str | int] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.name, self.file))

    @property
    def function(self) -> str:
        """The function of the first pass, by which the kernel goes in reports."""
        return self.passes[0].function

    @property
    def museum(self) -> bool:
        """True for a historical bug that is kept to be caught, and never used."""
        return self.gate is not None

    def source(self) -> str:
        """The OpenCL C text as the file holds it now, so that saving it is enough to change it. Raises ValueError if it is gone."""
        try:
            return text_of(self.file)
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"the source of kernel {self.name!r} cannot be read: {error}") from None

    def source_hash(self) -> str:
        """SHA-256 of the source's tokens, in hexadecimal: comments and blanks do not count. A measurement holds for the source of this hash."""
        return token_hash(self.source())

    def text_hash(self) -> str:
        """SHA-256 of the source text, in hexadecimal, for what names its lines."""
        return sha256(self.source())

    @remembered
    def config(self, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """A value for each define: the default, or the one in `config`. Raises ValueError for one not allowed, TypeError for no mapping."""
        if not isinstance(config or {}, Mapping):
            raise TypeError(f"config is a {type(config).__name__}; give a dict of defines and whole numbers")
        chosen = {name: values[0] for name, values in self.defines.items()}
        for name, value in (config or {}).items():
            if name not in chosen:
                raise unknown(f"define of {self.name}", name, chosen)
            if value not in self.defines[name]:
                raise ValueError(f"{name} of {self.name} is {value}; it must be one of {self.defines[name]}")
            chosen[name] = int(value)  # True is allowed where 1 is
        for constraint in self.constraints:
            if not evaluate(constraint, chosen):
                raise ValueError(f"{self.name} needs {constraint}, which {chosen} does not fulfil")
        return chosen

    def variant(self, label: str, **defines: int) -> KernelSpec:
        """This kernel with some defines fixed, called "NAME LABEL": to be measured beside the others, in turns with them.

        Raises ValueError for a value that is not allowed, or a combination that is not.
        """
        self.config(defines)
        return replace(self, name=f"{self.name} {label}",
                       defines={name: (defines[name],) if name in defines else values for name, values in self.defines.items()})

    @remembered
    def options(self, config: Mapping[str, int] | None = None) -> tuple[str, ...]:
        """Build options: the language and each define."""
        return (LANGUAGE, *(f"-D{name}={value}" for name, value in self.config(config).items()))

    @remembered
    def geometry(self, problem: Problem, config: Mapping[str, int] | None = None) -> list[Pass]:
        """The passes that solve `problem`, with their sizes in work-items."""
        names = self.config(config) | self._sizes(problem)
        return [Pass(function, *(tuple(evaluate(size, names) for size in sizes) for sizes in both)) for function, *both in self.passes]

    def items(self, problem: Problem, config: Mapping[str, int] | None = None) -> int:
        """Work-items of the largest work-group."""
        return max(math.prod(each.local_size) for each in self.geometry(problem, config))

    @remembered
    def scratch_sizes(self, problem: Problem, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """Floats of each scratch buffer."""
        names = self.config(config) | self._sizes(problem)
        return {name: evaluate(size, names) for name, size in self.scratch.items()}

    def turns(self, problem: Gemm) -> tuple[bool, bool]:
        """Whether A, and whether B, must be transposed before this kernel can read it."""
        return problem.trans_a, problem.trans_b != (self.b_layout == "t")

    @remembered
    def unmet(self, problem: Problem, config: Mapping[str, int] | None = None) -> str | None:
        """The first need that `problem` does not fulfil, as "N % 4 == 0, and N is 30"; None when it fits."""
        names = self.config(config) | self._sizes(problem) | self._pitches(problem)
        for need in self.needs:
            if not evaluate(need, names):
                said = [f"{name} is {value}" for name, value in names.items() if re.search(rf"\b{name}\b", need)]
                return f"{need}, and {', '.join(said)}"
        return None

    def _sizes(self, problem: Problem) -> dict[str, int]:
        sizes = (problem.m, problem.n, problem.k) if self.signature == "gemm" else (problem.rows, problem.columns)
        return dict(zip(SIGNATURES[self.signature], sizes, strict=True))

    def _pitches(self, problem: Problem) -> dict[str, int]:
        if isinstance(problem, Transpose):
            return {"ldi": problem.ldi, "ldo": problem.ldo}
        turn_a, turn_b = self.turns(problem)
        return {"lda": turned_pitch(problem.a_shape[0]) if turn_a else problem.lda,
                "ldb": turned_pitch(problem.b_shape[0]) if turn_b else problem.ldb, "ldc": problem.ldc}


@functools.cache
def _load(path: Path, _stamp: int) -> dict[str, KernelSpec]:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name} is not valid TOML: {error}") from None
    return {name: _read_table(path, name, table) for name, table in tables.items()}


def catalogue(path: Path = KERNELS / "catalogue.toml") -> Mapping[str, KernelSpec]:
    """Every kernel of the catalogue by name. Raises ValueError naming the table and the key that is wrong."""
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
    if table.get("room", 1) < 1 or ("room" in table and "gate" not in table):
        raise wrong("room is a whole number above 0, and only a museum kernel has one")
    file = path.parent / table["file"]
    if not file.is_file():
        raise wrong(f"its file {table['file']!r} is not there")
    defines = table.get("defines", {})
    if not all(isinstance(v, list) and v and all(isinstance(x, int) for x in v) for v in defines.values()):
        raise wrong("each define is a list of whole numbers, the default first")
    spec = KernelSpec(name=name, file=file, signature=table["signature"], passes=_read_passes(name, table, wrong),
                      description=table["description"], b_layout=table.get("b_layout", "n"),
                      defines={key: tuple(values) for key, values in defines.items()},
                      constraints=tuple(table.get("constraints", ())), needs=tuple(table.get("needs", ())),
                      gate=table.get("gate"), bug=table.get("bug", {}), room=table.get("room", 1), scratch=table.get("scratch", {}))
    for key in ("needs", "constraints"):
        for item in table.get(key, []):
            if not isinstance(item, str) or not re.search(r"[<>=!]=|[<>]", item):
                raise wrong(f"{key} holds {item!r}; each is one comparison, like 'N % 4 == 0'")
    small = Gemm(3, 5, 7) if spec.signature == "gemm" else Transpose(3, 5)
    try:
        passes = spec.geometry(small)
        spec.unmet(small)
        if sizes := [size for size in spec.scratch_sizes(small).values() if size < 0]:
            raise ValueError(f"scratch of {sizes[0]} floats for the smallest problems")
    except ValueError as error:
        raise wrong(str(error)) from None
    for _, global_size, local_size in passes:
        if len(global_size) != len(local_size) or len(local_size) not in (1, 2, 3) or min(local_size) < 1:
            raise wrong(f"global and local need one to three sizes each, as many in both, and local above 0; "
                        f"they are {list(global_size)} and {list(local_size)}")
        if any(whole % part for whole, part in zip(global_size, local_size, strict=True)):
            raise wrong(f"global {global_size} is no multiple of local {local_size} for the smallest problems")
    return spec


def _read_passes(name: str, table: Mapping[str, Any], wrong: Callable[[str], ValueError]) -> tuple[Pass, ...]:
    """The launches of a table: its own function, global and local, or those of each of its `passes`."""
    own = {key: table[key] for key in _PASS if key in table}
    if "passes" not in table:
        own.setdefault("function", name)
        if missing := _PASS.keys() - own.keys():
            raise wrong(f"lacks {', '.join(sorted(missing))}")
    tables = table.get("passes", [own])
    if not tables or ("passes" in table and own):
        raise wrong("passes lists one launch or more, and then the table itself has no function, global or local")
    for each in tables:
        if not isinstance(each, dict) or each.keys() != _PASS.keys() or not all(isinstance(each[key], _PASS[key]) for key in _PASS):
            raise wrong(f"passes holds {each!r}; each is a table with function (text), global and local (lists)")
    return tuple(Pass(each["function"], tuple(each["global"]), tuple(each["local"])) for each in tables)


def kernel(file: str | Path, function: str | None = None, local: tuple[int, int] = (16, 16),
           block: tuple[int, int] = (16, 16), defines: Mapping[str, int] | None = None, *,
           b_layout: str = "n", signature: str = "gemm") -> KernelSpec:
    """A kernel of one's own, with the same rights as a catalogue kernel.

    `local` is the work-group size; `block` = (columns, rows) of the output that one work-group covers, dimension 0
    along columns; `function` is the file's name unless given. Raises ValueError when the file is not there.
    """
    path = Path(file).expanduser().resolve()
    if not path.is_file():
        raise ValueError(f"file: there is no {str(file)!r}; give the path of an OpenCL C file")
    if signature not in SIGNATURES:
        raise unknown("signature", signature, SIGNATURES)
    if b_layout not in ("n", "t"):
        raise ValueError(f"b_layout is {b_layout!r}; it must be 'n' or 't'")
    if not isinstance(defines or {}, Mapping):
        raise TypeError(f"defines is a {type(defines).__name__}; give a dict of names and whole numbers")
    for name, pair in (("local", local), ("block", block)):
        if not isinstance(pair, (tuple, list)) or len(pair) != 2 or not all(isinstance(x, numbers.Integral) and x > 0 for x in pair):
            raise ValueError(f"{name} is {pair}; it must be two positive whole numbers (along columns, along rows)")
    down, across = ("M", "N") if signature == "gemm" else ("rows", "columns")
    sizes = (f"ceil({across} / {block[0]}) * {local[0]}", f"ceil({down} / {block[1]}) * {local[1]}")
    return KernelSpec(name=function or path.stem, file=path, signature=signature,
                      passes=(Pass(function or path.stem, sizes, tuple(local)),), description=f"{path.name}, a kernel of one's own", b_layout=b_layout,
                      defines={key: (value,) for key, value in (defines or {}).items()})


def require(spec: KernelSpec, problem: Problem, config: Mapping[str, int] | None = None) -> None:
    """Raise ValueError, naming the need and a kernel that fits, when `problem` is outside what `spec` needs."""
    if need := spec.unmet(problem, config):
        fitting = [name for name, other in catalogue().items()
                   if other.signature == spec.signature and not other.museum and name != spec.name and not other.unmet(problem)]
        near = difflib.get_close_matches(spec.name, fitting, n=1, cutoff=0.0)
        raise ValueError(f"{spec.name} needs {need}" + (f"; {near[0]} takes {problem}" if near else ""))


def resolve(kernel: str | KernelSpec) -> KernelSpec:
    """The KernelSpec that is meant. Raises ValueError with the nearest names, TypeError for anything else."""
    if isinstance(kernel, KernelSpec):
        return kernel
    if not isinstance(kernel, str):
        raise TypeError(f"kernel is a {type(kernel).__name__}; give a catalogue name or what pl.kernel returns")
    known = catalogue()
    if kernel not in known:
        raise unknown("kernel", kernel, known)
    return known[kernel]
