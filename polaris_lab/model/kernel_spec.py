"""Describe a kernel before any device is open, and bind it to a problem and a configuration."""

from __future__ import annotations

import functools
import hashlib
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from polaris_lab.base import html_forms
from polaris_lab.base.errors import BadType, BadValue, unknown
from polaris_lab.base.memoize import sha256, text_of
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose, transposed_pitch
from polaris_lab.model.size_expression import evaluate
from polaris_lab.model.source_text import token_hash, with_included

LANGUAGE = "-cl-std=CL1.1"
"""What every kernel of the catalogue is built as, since Clover speaks OpenCL C 1.1."""
DENORMS_ARE_ZERO = "-cl-denorms-are-zero"
"""The build option of OpenCL that lets a compiler flush denormals of float32 to zero; the error bounds allow for it."""
FLUSH_FLOAT32 = "-fdenormal-fp-math-f32=preserve-sign"
"""What makes clang flush them for AMD cards of any version tried (14, 15, 16, 19); the driver itself passes it for
gfx803. What Clover makes of DENORMS_ARE_ZERO does so with LLVM 15 and 16, not with 14 and 19."""
SIGNATURES = {"gemm": Gemm, "transpose": Transpose, "attention": Attention}
"""The problem that a kernel of each signature solves; its `sizes` are the names that the expressions of a table use."""
ORIENTATION = "TRANS_A", "TRANS_B"
"""The defines of a kernel that reads A and B as they are stored, which binding sets: 1 where one is transposed."""
HEAD = "D", "CAUSAL", "HALF"
"""The defines of every attention kernel, which binding sets: elements of a head, and 1 for a causal mask and for half
storage."""
_ANY = frozenset({"D"})
GATES = ("bound", "guard", "poison", "cover", "oob", "race", "uninit", "signature", "dispatch")
"""The checks that can find a kernel wrong; a museum kernel names the one that must."""


class Pass(NamedTuple):
    """Describes one launch: a function and its sizes, which are expressions in a spec and whole numbers for a
    problem."""

    function: str
    global_size: tuple[str | int, ...]
    local_size: tuple[str | int, ...]


@dataclass(frozen=True)
class KernelSpec:
    """Describes one kernel: its source file, its launches, and its defines.

    `passes` are launched in order. Each takes the arguments of the signature and then every buffer of `scratch`, whose
    sizes count elements of 4 bytes: floats, or int32 for the buffers in `zeroed`, which hold zeros before and after a
    launch. A define named in `run_time` is a build option only where it is 1; each pass takes its value as an int
    behind the scratch buffers, so that one build serves all others. Sizes are expressions of the defines and of M, N, K
    (gemm), rows, columns (transpose) or B, H, S, T, D (attention). A pass without work-items is left out; the last
    launch writes the result. `defines` maps each tunable to its allowed values, the default first; `constraints`
    compare defines. `needs` are comparisons of defines, sizes and leading dimensions that a problem must meet. A kernel
    with the defines of ORIENTATION reads transposed operands as they are stored; other kernels get transposed copies.
    An attention kernel has the defines of HEAD, of which D is any number above 0; its `needs` say which it takes. A
    kernel that `reorders` adds the terms of an element in another order than k counts, or in several sums. The local
    arrays in `reused` hold different data over time, so that their cells may be stored to unequally often; "*" names
    all of them. `starts` are configurations to try first on an unknown device. `wants` names a define that the lab sets
    for some devices: on others the kernel is correct, and never chosen. `language` is the build option for it. `gate`,
    `bug` and `alloc_factor` are for museum kernels: arrays are allocated `alloc_factor` times as large as they are, so
    that an overrun of that length can be observed without crashing the device's context.

    >>> tiled = pl.catalogue()["gemm_tiled"]
    >>> print(tiled)
    gemm_tiled (gemm): square tiles in local memory, one output per work-item [TILE=16]
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
    alloc_factor: int = 1
    scratch: Mapping[str, str | int] = field(default_factory=dict)
    zeroed: tuple[str, ...] = ()
    run_time: tuple[str, ...] = ()
    reused: tuple[str, ...] = ()
    reorders: bool = False
    starts: tuple[Mapping[str, int], ...] = ()
    wants: str = ""
    language: str = LANGUAGE

    def __hash__(self) -> int:
        return hash((self.name, self.file, *self.defines.values()))

    def __str__(self) -> str:
        defines = " ".join(f"{name}={values[0]}" for name, values in self.defines.items())
        return f"{self.name} ({self.signature}): {self.description}" + (f" [{defines}]" if defines else "")

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print the kernel in a terminal as `str` gives it."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        """Return the kernel for Jupyter: what it is, how it is launched, and what may be tuned."""
        launches = [f"{each.function}: global ({', '.join(map(str, each.global_size))}), "
                    f"local ({', '.join(map(str, each.local_size))})" for each in self.passes]
        defines = {name: ", ".join(map(str, values)) for name, values in self.defines.items()}
        return (html_forms.heading(self.name, f"museum: {self.gate}" if self.gate else "")
                + html_forms.facts({"what": self.description, "signature": self.signature, "file": self.file.name,
                                    "launch": "; ".join(launches), "needs": "; ".join(self.needs)})
                + (html_forms.table(("define", "values, the default first"), defines.items()) if defines else ""))

    @property
    def function(self) -> str:
        """Return the function of the first pass, which names the kernel in reports."""
        return self.passes[0].function

    @cached_property
    def oriented(self) -> bool:
        """Tell whether the kernel reads A and B as they are stored, transposed or not."""
        return set(ORIENTATION) <= self.defines.keys()

    @cached_property
    def tunables(self) -> Mapping[str, tuple[int, ...]]:
        """Return the defines that a search may vary: all but those that the problem sets."""
        settled = self.settled
        return {name: values for name, values in self.defines.items() if name not in settled}

    @cached_property
    def settled(self) -> tuple[str, ...]:
        """Return the names of the defines that the problem sets: those of its orientation, or of its head."""
        return (ORIENTATION if self.oriented else ()) if self.signature == "gemm" else tuple(
            name for name in HEAD if name in self.defines)

    @property
    def museum(self) -> bool:
        """Tell whether this is a museum kernel: a historical bug that the gates must catch, never chosen for work."""
        return self.gate is not None

    def source(self) -> str:
        """Return the OpenCL C text that the file holds now: to change a kernel, save its file.

        A directive at its end names each file that it includes, with its hash. Raises ValueError if a file is gone.

        >>> "barrier(" in pl.catalogue()["gemm_tiled"].source()
        True
        """
        try:
            return with_included(text_of(self.file), [self.file.parent])
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"the source of kernel {self.name!r} cannot be read: {error}") from None

    def source_hash(self) -> str:
        """Return the SHA-256 of the source's tokens, in hexadecimal: comments and blanks do not count.

        A measurement holds for the source of this hash.

        >>> len(pl.catalogue()["gemm_tiled"].source_hash())
        64
        """
        return token_hash(self.source())

    def code_hash(self) -> str:
        """Return a hash of all that decides a result: the source's tokens, launches, scratch buffers and the layout of
        B, and of a kernel of one's own its language and defines; a kernel of the catalogue is proved for all of its.

        >>> len(pl.catalogue()["gemm_tiled"].code_hash())
        64
        """
        own = () if self.language == LANGUAGE else (self.language, tuple(sorted(self.defines.items())))
        return _code_hash(self.source_hash(), self.passes, tuple(sorted(self.scratch.items())), self.b_layout,
                          *self.run_time, *own)

    def text_hash(self) -> str:
        """Return the SHA-256 of the source text, in hexadecimal, for records that name its lines.

        >>> len(pl.catalogue()["gemm_tiled"].text_hash())
        64
        """
        return sha256(self.source())

    def config(self, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """Return a value for each define: the one in `config`, or the default.

        Raises ValueError for a value that is not allowed, TypeError when `config` is no mapping.

        >>> tiled = pl.catalogue()["gemm_tiled"]
        >>> tiled.config(), tiled.config({"TILE": 8})
        ({'TILE': 16}, {'TILE': 8})
        """
        if not config:
            return dict(self._defaults)
        return self._checked(config)

    @cached_property
    def _defaults(self) -> dict[str, int]:
        return self._checked({})

    def _checked(self, config: Mapping[str, int]) -> dict[str, int]:
        """Return a value for each define, whose constraints are checked."""
        if not isinstance(config, Mapping):
            raise BadType("config", f"config is a {type(config).__name__}; give a dict of defines and whole numbers")
        chosen = {name: values[0] for name, values in self.defines.items()}
        for name, value in config.items():
            if name not in chosen:
                raise unknown(f"define of {self.name}", name, chosen, name)
            if value not in self.defines[name] and not (name in _ANY and name in self.settled and value > 0):
                raise BadValue(name, f"{name} of {self.name} is {value}; it must be one of {self.defines[name]}")
            chosen[name] = int(value)  # True is allowed where 1 is
        for constraint in self.constraints:
            if not evaluate(constraint, chosen):
                raise BadValue("config", f"{self.name} needs {constraint}, which {chosen} does not fulfil")
        return chosen

    def variant(self, label: str, **defines: int) -> KernelSpec:
        """Copy the kernel with some defines fixed, as "NAME LABEL", to time it next to the original.

        Raises ValueError for a value or combination that is not allowed.

        >>> pl.catalogue()["gemm_tiled"].variant("small", TILE=8).name
        'gemm_tiled small'
        """
        return replace(self.fixed(defines), name=f"{self.name} {label}")

    def fixed(self, config: Mapping[str, int]) -> KernelSpec:
        """Copy the kernel so that its tunables take only the values in `config`; tunables that it leaves out stay free.

        Raises ValueError as `config`.

        >>> dict(pl.catalogue()["gemm_tiled"].fixed({"TILE": 8}).tunables)
        {'TILE': (8,)}
        """
        self.config(config)
        return replace(self, defines={name: (config[name],) if name in config and name in self.tunables else values
                                      for name, values in self.defines.items()})

    def macros(self, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """Return the defines that the compiler sees: all but those in `run_time` that are not 1.

        Raises as `config`.

        >>> pl.catalogue()["gemm_tiled"].macros()
        {'TILE': 16}
        """
        return self._macros(self.config(config))

    def _macros(self, config: Mapping[str, int]) -> dict[str, int]:
        return {name: value for name, value in config.items() if name not in self.run_time or value == 1}

    def options(self, config: Mapping[str, int] | None = None) -> tuple[str, ...]:
        """Return the build options: the language and each of `macros`. Raises as `config`.

        >>> pl.catalogue()["gemm_tiled"].options()
        ('-cl-std=CL1.1', '-DTILE=16')
        """
        return self._options(self.config(config))

    def _options(self, config: Mapping[str, int]) -> tuple[str, ...]:
        return (self.language, *(f"-D{name}={value}" for name, value in self._macros(config).items()))

    def bind(self, problem: Problem, config: Mapping[str, int] | None = None) -> BoundKernel:
        """Bind the kernel to one problem and its orientation; defines that `config` leaves out take their defaults.

        Equal arguments return the same object. Raises ValueError for a problem of another signature or a configuration
        that is not allowed, TypeError when `problem` is no problem or `config` no mapping.

        >>> bound = pl.catalogue()["gemm_tiled"].bind(pl.Gemm(100, 100, 100))
        >>> bound.passes[0].global_size, bound.passes[0].local_size
        ((112, 112), (16, 16))
        """
        try:
            return _bound(self, problem, config if config is None else tuple(config.items()))
        except (TypeError, AttributeError):  # a value that cannot be compared, or no mapping: said by name below
            return _bind(self, problem, config)

    def unmet(self, problem: Problem, config: Mapping[str, int] | None = None) -> str | None:
        """Return the first need that `problem` does not meet, as "N % 4 == 0, and N is 30"; None when all are met.

        Raises as `bind`.

        >>> pl.catalogue()["gemm_float4_vec"].unmet(pl.Gemm(32, 30, 32))
        'N % 4 == 0, and N is 30'
        """
        return self.bind(problem, config).unmet


@dataclass(frozen=True, eq=False)
class BoundKernel:
    """Binds a kernel to one problem and one configuration.

    `config` has a value for each of the kernel's defines. `KernelSpec.bind` makes it.
    """

    spec: KernelSpec
    problem: Problem
    config: Mapping[str, int]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what is bound: what is worked out of it, and a read-only view of a dict, cannot be pickled."""
        return _of_values, (self.spec, self.problem, dict(self.config))

    @cached_property
    def options(self) -> tuple[str, ...]:
        """Return the build options, as `KernelSpec.options`."""
        return self.spec._options(self.config)

    @cached_property
    def passes(self) -> tuple[Pass, ...]:
        """Return the launches that solve the problem, with their sizes in work-items.

        One without work-items has a size of 0.
        """
        return tuple(Pass(function, *(tuple(evaluate(size, self._sizes) for size in sizes) for sizes in both))
                     for function, *both in self.spec.passes)

    @cached_property
    def largest_group(self) -> int:
        """Return the work-items of the largest work-group."""
        return max(math.prod(each.local_size) for each in self.passes)

    @cached_property
    def scratch(self) -> Mapping[str, int]:
        """Return the number of elements of each scratch buffer, by name."""
        return MappingProxyType({name: evaluate(size, self._sizes) for name, size in self.spec.scratch.items()})

    @cached_property
    def transposes(self) -> Mapping[str, bool]:
        """Tell whether A, and whether B, must be transposed before the kernel can read it; empty unless it is a
        gemm."""
        if not isinstance(self.problem, Gemm):
            return {}
        if self.spec.oriented:
            return {"A": False, "B": False}
        return {"A": self.problem.trans_a, "B": self.problem.trans_b != (self.spec.b_layout == "t")}

    @cached_property
    def unmet(self) -> str | None:
        """Return the first need that the problem does not fulfil, as "N % 4 == 0, and N is 30"; None when it fits.

        Where defines are multiplied with a size, it also says what the size must be a multiple of.
        """
        names = self._sizes | self._pitches if self.spec.needs else {}
        for need in self.spec.needs:
            if not evaluate(need, names):
                said = [f"{name} is {value}" for name, value in names.items() if re.search(rf"\b{name}\b", need)]
                return f"{need}, and {', '.join(said)}{self._in_words(need)}"
        return None

    def _in_words(self, need: str) -> str:
        """Say of a need such as `LOAD * (LOAD - 1) * ldb % 8 == 0` what ldb must be a multiple of; "" of another."""
        found = re.fullmatch(r"((?:[\w.]+|\([^()]*\))(?: \* (?:\w+|\([^()]*\)))*) \* (\w+) % (\d+) == 0", need)
        if not found or set(re.findall(r"[A-Za-z_]\w*", found[1])) - set(self.config):
            return ""
        least = int(found[3]) // math.gcd(evaluate(found[1], self.config), int(found[3]))
        return f": {found[2]} must be a multiple of {least}"

    @cached_property
    def _sizes(self) -> dict[str, int]:
        """Return the names that expressions of sizes may use: the defines and the problem's own sizes."""
        return {**self.config, **self.problem.sizes}

    @cached_property
    def _pitches(self) -> dict[str, int]:
        """Return the leading dimensions as the kernel sees them: those of the transposed copies where it reads
        copies."""
        pitches = dict(self.problem.pitches)
        if self.transposes.get("A"):
            pitches["lda"] = transposed_pitch(self.problem.a_shape[0])
        if self.transposes.get("B"):
            pitches["ldb"] = transposed_pitch(self.problem.b_shape[0])
        return pitches


@functools.lru_cache(2**8)
def _code_hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


@functools.lru_cache(2**11)
def _bound(spec: KernelSpec, problem: Problem, config: tuple | None) -> BoundKernel:
    return _bind(spec, problem, None if config is None else dict(config))


def _bind(spec: KernelSpec, problem: Problem, config: Mapping[str, int] | None) -> BoundKernel:
    if not isinstance(problem, Problem):
        raise BadType("problem", f"problem is a {type(problem).__name__}; give a Gemm, a Transpose or an Attention")
    if problem.signature != spec.signature:
        raise BadValue("kernel",
                       f"{spec.name} has the signature {spec.signature!r}; it cannot solve a {type(problem).__name__}")
    chosen = spec.config(config)
    chosen |= {name: problem.defines[name] for name in spec.settled}
    return _of_values(spec, problem, chosen)


def _of_values(spec: KernelSpec, problem: Problem, config: dict[str, int]) -> BoundKernel:
    return BoundKernel(spec, problem, MappingProxyType(config))


def resolve_problem(spec: KernelSpec, problem: Problem | None, m: int | None, n: int | None, k: int | None) -> Problem:
    """Return `problem`, or make the problem from m, n and k.

    Raises ValueError when it is not given, given twice, or of another signature than the kernel, TypeError when it is
    no problem.
    """
    gemm, sizes = spec.signature == "gemm", [size for size in (m, n, k) if size is not None]
    needed = 3 if gemm else 2
    if problem is None and spec.signature == "attention":
        raise BadValue("problem", f"{spec.name} needs a problem: problem=pl.Attention(b, h, s, d)")
    if problem is None:
        if len(sizes) != needed or None in (m, n):
            raise BadValue("problem", f"{spec.name} needs {'m, n and k' if gemm else 'm and n, its rows and columns'}, "
                           "or a problem")
        return Gemm(m, n, k) if gemm else Transpose(m, n)
    if sizes:
        raise BadValue("problem", "problem and sizes are given; give one of them")
    return spec.bind(problem).problem
