"""Report a kernel's machine code for gfx803: registers, memory, instruction mix, main loop, occupancy."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadType
from polaris_lab.model import cards
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import example
from polaris_sim.code import listings
from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.instruction_set import MULTIPLY_ADD, flops, load_bytes, memory_access, multiply_adds, unit
from polaris_sim.code.loops import main_loop
from polaris_sim.code.occupancy import groups_per_cu, require_group, waves_of
from polaris_sim.code.toolchain import OWNERS

if TYPE_CHECKING:
    import pandas as pd

FLOAT = 4


@dataclass(frozen=True)
class Isa:
    """Describes the machine code that `compiler` makes of a kernel for gfx803 under `config`, and its occupancy on
    `card`.

    The figures belong to one `function`: `vgprs` are registers of a lane, `sgprs` of a wave, `lds_bytes` bytes of a
    work-group, `scratch_bytes` bytes of a work-item, `code_bytes` bytes of the function, and `items` the work-items of
    a work-group. `program` is the parsed code. A kernel of several passes shows the pass with the most multiply-adds;
    `functions` has the report of every pass by name.

    >>> isa = sim.compile("gemm_tiled", card="r9_nano")
    >>> isa.groups, isa.occupancy_limit
    ({'waves': 10, 'VGPRs': 7, 'SGPRs': 16, 'LDS': 32, 'groups': 16}, 'VGPRs')
    """

    kernel: str
    function: str
    config: Mapping[str, int]
    compiler: str
    card: Card
    items: int
    vgprs: int
    sgprs: int
    lds_bytes: int
    scratch_bytes: int
    code_bytes: int
    program: Program = field(repr=False)
    functions: Mapping[str, Isa] = field(repr=False, default_factory=dict)

    @property
    def groups(self) -> dict[str, int]:
        """Count the work-groups a compute unit holds by each limit: "waves", "VGPRs", "SGPRs", "LDS", "groups"."""
        return groups_per_cu(self.items, self.vgprs, self.lds_bytes, self.sgprs, self.card)

    @property
    def groups_per_cu(self) -> int:
        """Count the work-groups that a compute unit holds at once."""
        return min(self.groups.values())

    @property
    def occupancy_limit(self) -> str:
        """Name the limit that binds the work-groups of a compute unit, the first of `groups` where several do."""
        return min(self.groups, key=self.groups.get)

    @property
    def waves_per_simd(self) -> int | float:
        """Compute the waves that a SIMD holds at once: the mean of a compute unit's SIMDs, which may be a fraction.

        LLVM's remark "Occupancy" is this rounded up, the waves of the fullest SIMD, and assumes at most 10 waves on any
        card.
        """
        waves = self.groups_per_cu * waves_of(self.items, self.card) / self.card.simds_per_cu
        return int(waves) if waves.is_integer() else waves

    @property
    def loop(self) -> tuple[Instruction, ...]:
        """Return the instructions of the main loop; see loops.main_loop."""
        return main_loop(self.program)

    @property
    def mix(self) -> dict[str, int]:
        """Count each opcode in the text, the most frequent first."""
        return mix(self.program.instructions)

    @property
    def multiply_add_share(self) -> float:
        """Compute the fraction of the vector instructions in the text that multiply and add float32 in one."""
        return multiply_add_share(self.program.instructions)

    @property
    def loads(self) -> dict[str, tuple[int, int]]:
        """Map each vector load in the text to its count and the bytes that it gives a lane."""
        return {name: (count, load_bytes(name)) for name, count in self.mix.items() if load_bytes(name)}

    @property
    def intensity(self) -> dict[str, float]:
        """Compute the FLOP per float that an iteration of the main loop loads, by memory; see `intensity`."""
        return intensity(self.loop)

    def __repr__(self) -> str:
        held = ", ".join(f"{name} {count}" for name, count in self.groups.items())
        return (f"{self.kernel} ({self.function}) for gfx803 by {self.compiler}\n"
                f"  {self.vgprs} VGPRs, {self.sgprs} SGPRs, {self.lds_bytes} bytes of LDS, "
                f"{self.scratch_bytes} of scratch, {self.code_bytes} of code\n"
                f"  {self.card.title}: {self.waves_per_simd} waves per SIMD, limited by {self.occupancy_limit} "
                f"(work-groups per compute unit: {held})\n"
                f"  {len(self.program.instructions)} instructions, "
                f"{100 * self.multiply_add_share:.0f} % of the vector ones multiply and add in one; "
                f"FLOP per float loaded: "
                f"{', '.join(f'{value:.3g} {name}' for name, value in self.intensity.items()) or 'no loop'}")

    def _repr_html_(self) -> str:
        return _rows(self.functions.values())._repr_html_()


def compile(kernel: str | KernelSpec, config: Mapping[str, int] | None = None, card: str | Card = DEFAULT,
            compiler: str = OWNERS) -> Isa:
    """Report the gfx803 code of a kernel, from data/gfx803 or compiled now, and how many of its waves `card` holds.

    `kernel` is a catalogue name or a KernelSpec, for example from `pl.kernel`; `config` sets its defines. `compiler` is
    "aco" (Mesa 25.0, as owners' cards run it), "clang" (as AMD's compilers do), "clover" (Mesa's Clover, as many
    published kernels were built) or "clover-daz" (Clover with -cl-denorms-are-zero; see `code.toolchain`). Raises
    ValueError for an unknown name, value, card or compiler, for a stale record, and for a work-group larger than the
    code allows; DeviceError when a compiler is needed and missing, or the source does not compile.

    >>> isa = sim.compile("gemm_tiled")
    >>> isa.vgprs, isa.lds_bytes, isa.waves_per_simd, isa.mix["v_mac_f32"]
    (36, 2048, 7, 17)
    """
    spec = resolve(kernel)
    record = listings.load(spec, config, compiler)
    return read(spec, record, card)


def read(spec: KernelSpec, record: listings.Record, card: str | Card = DEFAULT) -> Isa:
    """Report the code of a record, whichever compiler made it.

    Raises ValueError for a work-group that the code is not made for.
    """
    problem = example(spec.signature, 64)  # every pass has work at these sizes
    items = {each.function: math.prod(each.local_size) for each in spec.bind(problem, record.config).passes}
    made = {name: Isa(spec.name, name, record.config, record.compiler, cards.card(card), items[name], **report,
                      program=record.program(name)) for name, report in record.functions.items()}
    for each in made.values():
        require_group(each.program, each.items)
    main = max(made.values(), key=lambda each: multiply_adds(each.program.instructions))
    return Isa(**{name: getattr(main, name) for name in Isa.__dataclass_fields__ if name != "functions"},
               functions=made)


def table(kernels: Iterable[str | KernelSpec] | None = None, card: str | Card = DEFAULT,
          compiler: str = OWNERS) -> pd.DataFrame:
    """Tabulate the code reports of kernels (default: the catalogue), a row per kernel and function.

    Columns: items, vgprs, sgprs, lds_bytes, scratch_bytes, code_bytes, groups_per_cu, waves_per_simd, occupancy_limit,
    `multiply_add_share` of the whole text and `loop_share` of the main loop, and the main loop's FLOP per float loaded
    from local and from global memory, `per_local` and `per_global`, NaN where it loads none. Raises as `compile`, and
    TypeError when `kernels` is a single kernel.

    >>> sim.table(["gemm_naive", "gemm_tiled"])[["vgprs", "lds_bytes", "occupancy_limit"]]
                           vgprs  lds_bytes occupancy_limit
    kernel     function
    gemm_naive gemm_naive     16          0           waves
    gemm_tiled gemm_tiled     36       2048           VGPRs
    """
    if isinstance(kernels, (str, KernelSpec)):
        raise BadType("kernels", f"kernels is a {type(kernels).__name__}; give a list of kernels")
    return _rows(each for kernel in (catalogue() if kernels is None else kernels)
                 for each in compile(kernel, card=card, compiler=compiler).functions.values())


def mix(instructions: Iterable[Instruction]) -> dict[str, int]:
    """Count each opcode among `instructions`, the most frequent first, then by name.

    >>> list(sim.mix(sim.compile("gemm_tiled").loop).items())[:2]
    [('v_mac_f32', 16), ('ds_read_b32', 12)]
    """
    count = Counter(each.name for each in instructions)
    return dict(sorted(count.items(), key=lambda item: (-item[1], item[0])))


def multiply_add_share(instructions: Iterable[Instruction]) -> float:
    """Compute the fraction of vector instructions (v_...) that multiply and add float32 in one; NaN without any."""
    vector = [each.name in MULTIPLY_ADD for each in instructions if unit(each.name) == "VALU"]
    return sum(vector) / len(vector) if vector else math.nan


def intensity(instructions: Sequence[Instruction]) -> dict[str, float]:
    """Compute the FLOP for each float loaded, by the memory that it comes from: "local", "global", or "buffer", which
    is private memory in code by a compiler.

    A multiply-add is two FLOP. Every load in the text counts. A loop may load the edges of a matrix as well as
    its middle; then the figure for "global" is smaller than what a work-group in the middle reaches.
    """
    flop = sum(flops(each.name) for each in instructions)
    loaded: Counter[str] = Counter()
    for each in instructions:
        if size := load_bytes(each.name):
            loaded[memory_access(each.name).space] += size
    return {space: flop / (size / FLOAT) for space, size in sorted(loaded.items())}


def _rows(functions: Iterable[Isa]) -> pd.DataFrame:
    import pandas as pd

    figures = ("items", "vgprs", "sgprs", "lds_bytes", "scratch_bytes", "code_bytes", "groups_per_cu", "waves_per_simd",
               "occupancy_limit", "multiply_add_share")
    rows = [{"kernel": each.kernel, "function": each.function, **{name: getattr(each, name) for name in figures},
             "loop_share": multiply_add_share(each.loop), "per_local": each.intensity.get("local", math.nan),
             "per_global": each.intensity.get("global", math.nan)} for each in functions]
    columns = ("kernel", "function", *figures, "loop_share", "per_local", "per_global")
    return pd.DataFrame(rows, columns=columns).set_index(["kernel", "function"])
