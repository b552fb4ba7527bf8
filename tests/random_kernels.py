"""Small random kernels on the simulated card against the CPU device, bit by bit: `python -m tests.random_kernels`.

A kernel is made from its seed alone, and `--show SEED` prints it. It has whole numbers of 8 to 64 bits, float, double
and half arithmetic, vectors, branches, loops and switches, private arrays, tables, functions, atomics, and local
memory through which work-items exchange values. What C or OpenCL leaves open is avoided, since the CPU may rightly
differ there:

* overflow of signed numbers, which are added as unsigned ones, and conversions out of range, which saturate;
* a multiply and an add that a compiler may contract: FP_CONTRACT is OFF, and `fma` is called by name;
* float32 denormals, which the card flushes, NaNs, whose bits differ, and the sign of zero in fmin and fmax:
  `tame` keeps each variable 0 or of a size between 1e-3 and 1e6, and an expression has few products;
* float division within 2.5 ulp: -cl-fp32-correctly-rounded-divide-sqrt is given; exp, sin and sqrt of float, which
  need not be correctly rounded, are left out;
* a division or product of what LLVM knows to be extended from a sign and then unsigned, as (uint)x / 3u or
  (ulong)(uint)x * 3 of a short x: clang 16 computes it in 24 bits for gfx803, and wrongly where x is negative; an
  unknown word is mixed in;
* a saturating sum of a uint and a constant, where clang 16 puts the constant into the instruction and loses its clamp;
* abs of the least number of a type, which libclc 16 computes as C does, with an overflow that C leaves open;
* mad_hi, which libclc 16 lacks;
* old values of atomics that several work-items reach, and two kinds of atomics at one word.

PoCL builds without optimisation, which takes a fraction of the time. It has no half arithmetic: there each result is
computed as float and rounded, which gives the same bits.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from tqdm import tqdm

from polaris_lab.base.errors import DeviceError
from polaris_lab.device import free_launch
from polaris_lab.device.device import find
from polaris_lab.device.device_session import UNOPTIMISED, Session
from polaris_lab.model.launch_arguments import matched, sizes_of
from polaris_sim.code import toolchain
from polaris_sim.code.assembly import parameters_of, parse
from polaris_sim.emu.batches import execute
from polaris_sim.emu.free_placement import PlacedLaunch, grid_of

KERNELS = 1000
OPTIONS = ("-cl-std=CL1.2", "-cl-fp32-correctly-rounded-divide-sqrt")
FAULTY_PASSES = ("-mllvm", "-disable-machine-cse", "-mllvm", "-disable-machine-sink")
"""Turns off two passes of clang 16 that use a value of a loop's last turn after it, also in lanes that left earlier
(llvm-project, pulls 195270 and 67456)."""
COMPILERS = ("clang", "clover")
BITS = {"char": 8, "uchar": 8, "short": 16, "ushort": 16, "int": 32, "uint": 32, "long": 64, "ulong": 64}
FLOATS = ("float", "double")
VECTORS = ("uchar4", "uchar8", "ushort2", "uint2", "uint3", "uint4", "ulong2", "float2", "float4", "double2")
GROUPS = ((64,), (32,), (128,), (96,), (40,), (256,), (8, 8), (16, 4), (4, 4, 4))
INPUTS = ("uchar", "short", "int", "uint", "ulong", "float", "double")
ITEMS_IN = 64
"""Elements of each input."""
ATOMICS = ("add", "sub", "min", "max", "and", "or", "xor", "inc", "dec")
HEAD = """
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
float tame_float(float x) { return fabs(x) < 1e-3f ? 0.0f : fmin(fmax(x, -1e6f), 1e6f); }
double tame_double(double x) { return fabs(x) < 1e-3 ? 0.0 : fmin(fmax(x, -1e6), 1e6); }
float of_half(ushort h) { return vload_half(0, (const half *)&h); }
ushort to_half(float x) { ushort h; vstore_half(x, 0, (half *)&h); return h & 0xBFFF; }  // below 2: never infinite
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define HALF(a, op, b) ((ushort)(as_ushort((half)(as_half((ushort)(a)) op as_half((ushort)(b)))) & 0xBFFF))
#define HALF_LESS(a, b) (as_half((ushort)(a)) < as_half((ushort)(b)))
#else
#define HALF(a, op, b) to_half(of_half(a) op of_half(b))
#define HALF_LESS(a, b) (of_half(a) < of_half(b))
#endif
"""


class Made(NamedTuple):
    """A kernel `k`, where it runs, and its arguments."""

    source: str
    local: tuple[int, ...]
    whole: tuple[int, ...]
    args: list[np.ndarray]
    compiler: str


class Maker:
    """Writes one kernel.

    `names` has the variables of each type, `arrays` the type and name of each private array, `local` the declarations
    of local memory, `counted` the kind of atomics of each array of counters; `depth` is that of the blocks.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.names: dict[str, list[str]] = {}
        self.arrays: list[tuple[str, str]] = []
        self.lines: list[str] = []
        self.local: list[str] = []
        self.functions: list[str] = []
        self.count = 0
        self.depth = 1
        self.counted = self.random.sample(ATOMICS, 3)
        self.shape = self.random.choice(GROUPS)
        self.size = int(np.prod(self.shape))

    def kernel(self) -> Made:
        """Write the kernel, and draw its inputs."""
        pick = self.random
        self.table = f"constant uint table[16] = {{{', '.join(hex(pick.getrandbits(32)) for _ in range(16))}}};"
        for _ in range(pick.randint(0, 2)):
            self.function()
        self.start()
        for _ in range(pick.randint(5, 10)):
            pick.choice((self.statement, self.statement, self.exchange))()
        self.line("barrier(CLK_LOCAL_MEM_FENCE);")
        for at, _ in enumerate(self.counted):
            self.line(f"hash = hash * 31 + counter{at}[7 - (l & 7)];")
        for kind, names in self.names.items():
            for name in names:
                self.line(f"hash = hash * 31 + {self.whole_of(kind, name)};")
        self.line("out[n - 1 - i] = hash;")
        groups = pick.randint(1, 3)
        body = "\n".join((HEAD, self.table, *self.functions, "kernel void k(" + ", ".join(
            [*(f"global const {each} *in_{each}" for each in INPUTS), "global ulong *out", "global uint *counters",
             "global ulong *wide"]) + ") {", *self.local, *self.lines, "}\n"))
        return Made(body, self.shape, (self.shape[0] * groups, *self.shape[1:]),
                    [*inputs(pick.getrandbits(32)), np.zeros(groups * self.size, np.uint64),
                     np.arange(24, dtype=np.uint32) * 77, np.zeros(8, np.uint64)], pick.choice(COMPILERS))

    def start(self) -> None:
        """Number the work-item, and read its first variables."""
        self.line("const size_t l = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * "
                  "get_local_id(2));")
        self.line(f"const size_t i = get_group_id(0) * {self.size} + l, n = get_num_groups(0) * {self.size};")
        self.line("ulong hash = i;")
        for at, _ in enumerate(self.counted):
            self.local.append(f"local uint counter{at}[8];")
            self.line(f"if (l < 8) counter{at}[l] = table[l];")
        self.line("barrier(CLK_LOCAL_MEM_FENCE);")
        for kind in (*self.random.sample(INPUTS, 4), "uint"):
            index = self.random.choice((f"i % {ITEMS_IN}", f"{ITEMS_IN - 1} - i % {ITEMS_IN}",
                                        f"(i * {self.random.randrange(1, 99)}) % {ITEMS_IN}",
                                        f"(uint)l * 7 % {ITEMS_IN}"))
            self.declare(kind, f"in_{kind}[{index}]")
        self.declare("half", f"to_half(in_float[i % {ITEMS_IN}])")

    def line(self, text: str) -> None:
        """Add a line of the body."""
        self.lines.append("    " * self.depth + text)

    def new(self) -> str:
        """Name something new."""
        self.count += 1
        return f"v{self.count}"

    def declare(self, kind: str, value: str) -> None:
        """Declare a variable of a type."""
        name = self.new()
        written = "ushort" if kind == "half" else kind
        self.line(f"{written} {name} = {self.tamed(kind, value)};")
        self.names.setdefault(kind, []).append(name)

    def tamed(self, kind: str, value: str) -> str:
        """Write a value so that a variable can keep it."""
        if kind in FLOATS:
            return f"tame_{kind}({value})"
        if kind.startswith(FLOATS):
            element, width = kind[:-1], int(kind[-1])
            name = self.new()
            self.line(f"{kind} {name} = {value};")
            return f"({kind})({', '.join(f'tame_{element}({name}.s{at})' for at in range(width))})"
        return value

    def whole_of(self, kind: str, name: str) -> str:
        """Write a variable's bits as a ulong."""
        if kind == "float":
            return f"as_uint({name})"
        if kind == "double":
            return f"as_ulong({name})"
        if kind in VECTORS:
            element, width = kind[:-1], int(kind[-1])
            return " + ".join(f"{at * 2 + 1} * (ulong)({self.whole_of(element, f'{name}.s{at}')})"
                              for at in range(width))
        return f"(ulong){name}"

    def variable(self, kind: str) -> str | None:
        """Choose a variable of a type, an element of a vector included."""
        found = [*self.names.get(kind, ())]
        found += [f"{name}.s{self.random.randrange(int(vector[-1]))}"
                  for vector, names in self.names.items() if vector[:-1] == kind for name in names]
        return self.random.choice(found) if found else None

    def any_whole(self) -> str:
        """Choose a whole number of any type, as a uint; of a signed one a compiler does not know that it was signed."""
        kind = self.random.choice([each for each in BITS if self.names.get(each)])
        name = self.variable(kind)
        return f"(uint){name}" if kind.startswith("u") else f"((uint){name} ^ table[l & 15])"

    def expression(self, kind: str, depth: int = 3) -> str:
        """Write an expression of a type."""
        if kind in BITS:
            return self.whole(kind, depth)
        if kind in FLOATS:
            return self.floating(kind, depth)
        return self.half(depth) if kind == "half" else self.vector(kind, depth)

    def whole(self, kind: str, depth: int) -> str:
        """Write a whole number; its sums are those of unsigned numbers."""
        pick, bits = self.random, BITS[kind]
        if depth <= 0 or pick.random() < 0.15:
            return self.leaf(kind)
        a, b, c = (self.whole(kind, depth - 1) for _ in range(3))
        wide = "ulong" if bits == 64 else "uint"
        form = pick.randrange(12)
        if form < 4:
            return f"({kind})(({wide}){a} {pick.choice('+-*&|^')} ({wide}){b})"
        if form == 4:
            return f"({kind})(({wide}){a} << ({b} & {bits - 1}))"
        if form == 5:
            return f"({kind})({a} >> ({b} & {bits - 1}))"
        if form == 6:
            below = f"({b} | 1)" if kind.startswith("u") else f"(({b} & 0x7f) | 1)"
            if bits >= 32:
                a = f"({kind})(({wide}){a} ^ {self.unknown()} * ({wide})0x9E3779B97F4A7C15)"
            return f"({kind})({a} {pick.choice('/%')} {below})"
        if form == 7:
            return f"({self.condition(depth - 1)} ? {a} : {b})"
        if form == 8:
            return f"({kind}){pick.choice(('popcount', 'clz', 'abs'))}(({kind})({a} >> 1))"
        if form == 9 and bits > 8:
            half = {16: "uchar", 32: "ushort", 64: "uint"}[bits]
            return f"({kind})upsample(({half}){a}, ({half}){b})"
        if form == 10:
            return f"bitselect(({kind}){a}, ({kind}){b}, ({kind}){c})"
        name = pick.choice(("min", "max", "add_sat", "sub_sat", "hadd", "rhadd", "mul_hi", "rotate", "abs_diff"))
        if kind == "uint" and name.endswith("_sat"):
            a, b = (f"({each} ^ {self.unknown()})" for each in (a, b))
        return f"({kind}){name}(({kind}){a}, ({kind}){b})"

    def unknown(self) -> str:
        """Write a uint of which a compiler knows nothing."""
        return f"table[{self.any_whole()} & 15]"

    def leaf(self, kind: str) -> str:
        """Write a variable, an element of an array or of the table, a constant, or another type's value."""
        pick, bits = self.random, BITS[kind]
        forms: list[Callable[[], str | None]] = [
            lambda: self.variable(kind), lambda: self.variable(kind), lambda: f"({kind}){self.any_whole()}",
            lambda: f"({kind}){hex(pick.getrandbits(bits if pick.random() < 0.5 else 4))}",
            lambda: f"({kind})table[{self.any_whole()} & 15]", lambda: self.element(kind),
            lambda: self.converted(kind), lambda: self.called(kind),
            lambda: f"({kind})(i * {pick.randrange(9)} + l)"]
        return pick.choice(forms)() or f"({kind}){self.any_whole()}"

    def called(self, kind: str) -> str | None:
        """Call a function of two uints."""
        if not self.functions or self.depth == 0:
            return None
        at = self.random.randrange(len(self.functions))
        return f"({kind})f{at}({self.any_whole()}, {self.any_whole()})"

    def converted(self, kind: str) -> str | None:
        """Convert a floating-point variable, or take its bits."""
        which = self.random.choice(FLOATS)
        name = self.variable(which)
        if name is None:
            return None
        if self.random.random() < 0.3:
            return f"({kind})as_u{'int' if which == 'float' else 'long'}({name})"
        return f"convert_{kind}_sat{self.random.choice(('', '_rte', '_rtz'))}({name})"

    def element(self, kind: str) -> str | None:
        """Read a private array of a type, from the front or from the back."""
        found = [name for array, name in self.arrays if array == kind]
        if not found:
            return None
        index = f"({self.any_whole()} & 7)"
        return f"{self.random.choice(found)}[{self.random.choice((index, f'7 - (size_t){index}'))}]"

    def floating(self, kind: str, depth: int) -> str:
        """Write a float or a double."""
        pick = self.random
        small = "f" if kind == "float" else ""
        leaf = self.variable(kind) or f"tame_{kind}(convert_{kind}({self.any_whole()}))"
        if depth <= 0 or pick.random() < 0.15:
            other = self.variable(FLOATS[kind == "float"])
            return pick.choice([leaf, leaf, f"{pick.randrange(1, 9)}.{pick.randrange(1000):03}{small}",
                                self.element(kind) or leaf, f"convert_{kind}({other})" if other else leaf,
                                f"convert_{kind}({self.variable('int') or self.any_whole()})"])
        a, b, c = (self.floating(kind, depth - 1) for _ in range(3))
        name = self.variable(kind) or leaf
        return pick.choice([
            f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"fma({a}, {b}, {c})", f"(-{a})",
            f"({a} / (fabs({name}) + 0.5{small}))", f"fmin({name}, {leaf})", f"fmax({name}, {leaf})",
            f"{pick.choice(('floor', 'ceil', 'trunc', 'rint', 'fabs'))}({a})",
            f"({self.condition(depth - 1)} ? {a} : {b})", f"ldexp({name}, (int)({self.any_whole()} & 7))",
            f"sqrt(fabs({name}))" if kind == "double" else f"copysign({name}, {leaf} + 0.25f)",
            f"of_half({self.variable('half')})" if kind == "float" else f"(double){self.variable('float') or '1.5f'}"])

    def half(self, depth: int) -> str:
        """Write the bits of a half."""
        pick = self.random
        if depth <= 0 or pick.random() < 0.2:
            number = self.variable("float")
            return pick.choice([f"to_half({number} * 0.001f)" if number else "(ushort)0x3800", self.variable("half"),
                                f"(ushort)({self.any_whole()} & 0xBFFF)"])
        a, b = self.half(depth - 1), self.half(depth - 1)
        if pick.random() < 0.2:
            return f"(HALF_LESS({a}, {b}) ? {a} : {b})"
        return f"HALF({a}, {pick.choice('+-*')}, {b})"

    def vector(self, kind: str, depth: int) -> str:
        """Write a vector; those of whole numbers are unsigned."""
        pick, element, width = self.random, kind[:-1], int(kind[-1])
        if depth <= 0 or pick.random() < 0.2:
            name = self.variable(kind)
            made = f"({kind})({', '.join(self.expression(element, 0) for _ in range(width))})"
            if name is None or pick.random() < 0.3:
                return made
            order = "".join(pick.choice("01234567"[:width]) for _ in range(width))
            return pick.choice([name, f"{name}.s{order}"])
        a, b = self.vector(kind, depth - 1), self.vector(kind, depth - 1)
        if element in FLOATS:
            return pick.choice([f"({a} {pick.choice('+-*')} {b})", f"fma({a}, {b}, {a})", f"floor({a})", f"fabs({b})"])
        forms = [f"({a} {pick.choice('+-*&|^')} {b})", f"({a} >> ({b} & ({kind})({BITS[element] - 1})))",
                 f"{pick.choice(('min', 'max'))}({a}, {b})",
                 "{}({} ^ ({})({}), {} ^ ({})({}))".format(pick.choice(("add_sat", "sub_sat")), a, kind, self.unknown(),
                                                           b, kind, self.unknown()),
                 f"rotate({a}, {b})", f"({a} {pick.choice(('<', '==', '>='))} {b} ? {b} : {a})"]
        if width != 3:
            forms.append(f"shuffle({a}, {b})")
        if BITS[element] < 32:
            forms.append(f"({a} / ({b} | ({kind})(1)))")
        return pick.choice(forms)

    def condition(self, depth: int = 1) -> str:
        """Write a comparison."""
        pick = self.random
        kind = pick.choice([each for each in (*BITS, *FLOATS) if self.names.get(each)])
        compare = pick.choice(("<", ">", "<=", ">=", "==", "!="))
        if kind in FLOATS:
            return f"({self.floating(kind, 1)} {compare} {self.floating(kind, 0)})"
        return f"({self.whole(kind, min(depth, 1))} {compare} {self.whole(kind, 0)})"

    def function(self) -> None:
        """Write a function of two uints, which may stay a call."""
        kept, self.names, self.lines = self.names, {"uint": ["a", "b"]}, []
        at, depth, self.depth = len(self.functions), self.depth, 0
        value = self.whole("uint", 3).replace("(i *", "(a *").replace("+ l)", "+ b)")
        stays = "__attribute__((noinline)) " if self.random.random() < 0.5 else ""
        loop = f"for (uint j = 0; j < (b & 7); j++) a = a * 5 + (b ^ j); return a ^ {value};"
        self.functions.append(f"{stays}uint f{at}(uint a, uint b) {{ {loop} }}")
        self.names, self.lines, self.depth = kept, [], depth

    def statement(self) -> None:
        """Write a statement, which work-items may reach one without the other."""
        forms: list[Callable[[], None]] = [self.assign, self.fresh, self.fresh, self.array, self.count_up]
        if self.depth < 3:
            forms += [self.branch, self.loop, self.switch]
        self.random.choice(forms)()

    def fresh(self) -> None:
        """Declare a variable of any type."""
        kind = self.random.choice((*BITS, *FLOATS, "half", *VECTORS))
        if self.depth > 1:
            self.assign()
        else:
            self.declare(kind, self.expression(kind))

    def assign(self) -> None:
        """Give a variable another value."""
        kind = self.random.choice([each for each, names in self.names.items() if names])
        name = self.random.choice(self.names[kind])
        self.line(f"{name} = {self.tamed(kind, self.expression(kind))};")

    def array(self) -> None:
        """Declare a private array, or write an element of one."""
        if self.depth == 1 and (not self.arrays or self.random.random() < 0.4):
            kind, name = self.random.choice((*BITS, *FLOATS)), self.new()
            self.line(f"{kind} {name}[8];")
            self.line(f"for (int j = 0; j < 8; j++) {name}[j] = {self.tamed(kind, self.expression(kind, 1))};")
            self.arrays.append((kind, name))
        elif self.arrays:
            kind, name = self.random.choice(self.arrays)
            index = self.random.choice(("{}", "7 - (size_t){}")).format(f"({self.any_whole()} & 7)")
            self.line(f"{name}[{index}] = {self.tamed(kind, self.expression(kind, 2))};")

    def count_up(self) -> None:
        """Do an atomic whose order does not matter: each array of counters has one kind."""
        pick = self.random
        at = pick.randrange(3)
        kind = self.counted[at]
        value = "" if kind in ("inc", "dec") else f", {self.whole('uint', 2)}"
        index = pick.choice(("{}", "7 - (size_t){}")).format(f"({self.any_whole()} & 7)")
        self.line(pick.choice([f"atomic_{kind}(&counter{at}[{index}]{value});",
                               f"atomic_{kind}(&counters[{8 * at} + {index}]{value});",
                               f"atom_add(&wide[{index}], {self.whole('ulong', 1)});"]))

    def block(self) -> None:
        """Write a few statements one level further in."""
        self.depth += 1
        for _ in range(self.random.randint(1, 3)):
            self.statement()
        self.depth -= 1

    def branch(self) -> None:
        """Write an `if`."""
        self.line(f"if ({self.condition()}) {{")
        self.block()
        if self.random.random() < 0.5:
            self.line("} else {")
            self.block()
        self.line("}")

    def loop(self) -> None:
        """Write a loop whose end depends on the work-item."""
        pick, name = self.random, self.new()
        until = f"({self.any_whole()} & {pick.choice((3, 7))}) + 1"
        form = pick.randrange(3)
        if form == 0:
            self.line(f"for (uint {name} = 0, end{name} = {until}; {name} < end{name}; {name}++) {{")
        else:
            self.line(f"uint {name} = {until};")
            self.line(f"while ({name}-- > 0) {{" if form == 1 else "do {")
        if pick.random() < 0.4:
            self.line(f"    if ({self.condition()}) {pick.choice(('break', 'continue' if form != 2 else 'break'))};")
        self.block()
        self.line(f"}} while (--{name} > 0 && {name} < 9);" if form == 2 else "}")

    def switch(self) -> None:
        """Write a switch; some of its cases fall through."""
        self.line(f"switch ({self.any_whole()} & 7) {{")
        for case in self.random.sample(range(8), self.random.randint(2, 6)):
            self.line(f"case {case}: {{")
            self.block()
            self.line("}" + ("" if self.random.random() < 0.3 else " break;"))
        self.line("default: {")
        self.block()
        self.line("} }")

    def exchange(self) -> None:
        """Let the work-items of a group exchange values through local memory; all of them come here."""
        pick, name, size = self.random, self.new(), self.size
        kind = pick.choice((*BITS, *FLOATS, "uint2", "uint4", "float4"))
        self.local.append(f"local {kind} {name}[{size}];")
        odd = next(each for each in (7, 11, 13) if np.gcd(each, size) == 1)
        places = ["l", f"{size - 1} - l", f"(l + {pick.randrange(size)}) % {size}", f"(l * {odd} + 3) % {size}",
                  f"{size - 1} - (uint)l"]
        self.line(f"{name}[{pick.choice(places)}] = {self.tamed(kind, self.expression(kind, 2))};")
        self.line("barrier(CLK_LOCAL_MEM_FENCE);")
        form = pick.randrange(4)
        if form == 0 and kind in BITS:  # a tree
            wide = "ulong" if BITS[kind] == 64 else "uint"
            self.line(f"for (uint s = 1; s < {size}; s *= 2) {{")
            self.line(f"    if (l % (2 * s) == 0 && l + s < {size}) {name}[l] = ({kind})(({wide}){name}[l] "
                      f"{pick.choice('+^*')} ({wide}){name}[l + s]);")
            self.line("    barrier(CLK_LOCAL_MEM_FENCE);")
            self.line("}")
            self.declare(kind, f"{name}[0]")
        elif form == 1 and kind in BITS:  # prefixes
            self.line(f"for (uint s = 1; s < {size}; s *= 2) {{")
            self.line(f"    {kind} t = l >= s ? {name}[l - s] : ({kind})0;")
            self.line("    barrier(CLK_LOCAL_MEM_FENCE);")
            self.line(f"    {name}[l] ^= t;")
            self.line("    barrier(CLK_LOCAL_MEM_FENCE);")
            self.line("}")
            self.declare(kind, f"{name}[{size - 1} - l]")
        elif form == 2 and kind in ("int", "uint"):  # atomics on a word of one's own
            old = pick.choice([f"atomic_xchg(&{name}[{size - 1} - l], {self.whole(kind, 1)})",
                               f"atomic_cmpxchg(&{name}[l], {self.whole(kind, 0)}, {self.whole(kind, 1)})",
                               f"atomic_add(&{name}[{size - 1} - l], {self.whole(kind, 1)})"])
            self.declare(kind, old)
            self.line("barrier(CLK_LOCAL_MEM_FENCE);")
            self.declare(kind, f"{name}[{pick.choice(places)}]")
        else:
            self.declare(kind, f"{name}[{pick.choice(places)}]")
            self.line(f"if ({self.condition()}) {{")
            self.depth += 1
            self.line(f"{self.names[kind][-1]} = {name}[{pick.choice(places)}];")
            self.depth -= 1
            self.line("}")
        self.line("barrier(CLK_LOCAL_MEM_FENCE);")


def inputs(seed: int) -> list[np.ndarray]:
    """Draw the input arrays, in the order of INPUTS: whole numbers of any size, floating-point numbers up to 1e4."""
    rng = np.random.default_rng(seed)
    found = []
    for kind in INPUTS:
        if kind in FLOATS:
            found.append((rng.standard_normal(ITEMS_IN) * 10.0 ** rng.integers(-2, 4, ITEMS_IN)).astype(
                f"float{32 if kind == 'float' else 64}"))
        else:
            dtype = np.dtype(f"{'u' if kind.startswith('u') else ''}int{BITS[kind]}")
            found.append(rng.integers(np.iinfo(dtype).min, np.iinfo(dtype).max, ITEMS_IN, dtype, endpoint=True))
    return found


def simulated(made: Made) -> tuple[Sequence[Any], list[dict]]:
    """Run a kernel as `sim.launch` does, but without FAULTY_PASSES; its arguments afterwards, and its faults."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kernel.cl"
        file.write_text(made.source)
        listing = toolchain.gfx803(file, (*OPTIONS, *FAULTY_PASSES), toolchain.find(made.compiler))
    program = parse(listing, "k")
    placed = PlacedLaunch(program, grid_of(program, sizes_of(made.whole, made.local, None)),
                          matched("k", parameters_of(program), made.args))
    done = execute(placed, {})
    return placed.results(), done.faults[0]


def difference(session: Session, seed: int) -> str:
    """Run the kernel of a seed on both; say what differs, or return nothing."""
    made = Maker(seed).kernel()
    try:
        wanted = free_launch.launch(session, made.source, "k", made.whole, made.local, made.args, OPTIONS).args
        found, faults = simulated(made)
    except (DeviceError, ValueError, NotImplementedError) as error:
        return f"{type(error).__name__}: {error}"
    if faults:
        return f"{len(faults)} faults, the first: {faults[0]['instruction']}"
    for name, mine, theirs in zip(("out", "counters", "wide"), found[-3:], wanted[-3:], strict=True):
        if (wrong := np.flatnonzero(mine != theirs)).size:
            at = int(wrong[0])
            return f"{name}[{at}] and {wrong.size - 1} others: {mine[at]:#x} simulated, {theirs[at]:#x} on the CPU"
    return ""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the campaign; the exit status is 1 if any kernel differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.random_kernels", description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", type=int, default=KERNELS, help="how many kernels (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first one (%(default)s)")
    parser.add_argument("--show", type=int, metavar="SEED", help="print one kernel, and run nothing")
    options = parser.parse_args(argv)
    if options.show is not None:
        print(Maker(options.show).kernel().source)
        return 0
    session, found = Session(find("cpu")), Counter[bool]()
    session.build_options = (*session.build_options, *UNOPTIMISED.get(session.device.platform, ()))
    for seed in tqdm(range(options.seed, options.seed + options.kernels), unit=" kernels", disable=None):
        if said := difference(session, seed):
            print(f"seed {seed}: {said}", flush=True)
        found[bool(said)] += 1
    print(f"{found.total()} kernels: {found[True]} differ")
    return 1 if found[True] else 0


if __name__ == "__main__":
    sys.exit(main())
