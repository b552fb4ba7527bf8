"""Put checks of indices and alignment into a copy of attention_v3, behind a switch, and dumps into one of attention_v2.

Without -DCHECKS the copy has the tokens of the kernel. With it each index is compared with its limit before it is used;
the first one outside is noted with its place, 0 is used in its stead, and the host raises.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import pyopencl as cl

from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention
from polaris_lab.verify.tile_oracle import compare_stages
from polaris_studies.broken_copies import changed_copy

KINDS = ("a row of a wave's own arrays", "a row of Q or O", "a key of a stage", "a column of a stage",
         "an address of 16 bytes")
"""What each check looks at, by its number less one."""
_HELPERS = """
#ifdef CHECKS   /* faults: kind, index, limit and work-item of the first index outside; kind 0 is none */
inline int checked(volatile global int *faults, int kind, int index, int limit)
{
    if (index >= 0 && index < limit) return index;
    if (atomic_cmpxchg(faults, 0, kind) == 0)
        faults[1] = index, faults[2] = limit, faults[3] = (int)(get_global_id(0) % get_local_size(0));
    return 0;
}
#define IN(kind, index, limit) checked(faults, kind, index, limit)
#define ALIGNED(p) (checked(faults, 5, (int)((ulong)(p) % 16), 1), (p))
#define FAULTS , volatile global int *faults
#define GIVEN_FAULTS , faults
#else
#define IN(kind, index, limit) index
#define ALIGNED(p) p
#define FAULTS /* none */
#define GIVEN_FAULTS /* none */
#endif

/* Load the keys from"""
_TILE = "inline void load_tile(local stored (*to)[STRIDE], global const element *from, int row, int first, int keys"
_KERNEL = "global element *O DUMP_PARAMETER"


class Outside(NamedTuple):
    """Holds the first index that a check found outside its limit."""

    what: str
    index: int
    limit: int
    work_item: int

    def __str__(self) -> str:
        return f"{self.what}: {self.index} of {self.limit}, by work-item {self.work_item}"


def checked(kernel: str | KernelSpec = "attention_v3") -> KernelSpec:
    """Describe attention_v3, or a museum kernel of its source, in a copy with checks. Raises ValueError for others."""
    spec = resolve(kernel)
    if spec.file.name != "attention_v3.cl":
        raise BadValue("kernel", f"kernel: {spec.name} is not of attention_v3.cl, which the checks are for")
    copy = changed_copy(
        "attention_v3", "\n/* Load the keys from", _HELPERS, (_TILE, _TILE + " FAULTS"), (_KERNEL, _KERNEL + " FAULTS"),
        ("to[key][col]", "to[IN(3, key, BLOCK_N)][IN(4, col, STRIDE)]"),
        ("(long)min(first + r, LAST_ROW) * q_row", "(long)IN(2, min(first + r, LAST_ROW), S) * q_row"),
        ("q_at + (long)(first + r) * q_row", "q_at + (long)(IN(2, first + r, S)) * q_row"),
        ("LOAD_QUAD(stages[0][lane + c * LANES], d)", "LOAD_QUAD(ALIGNED(stages[0][lane + c * LANES]), d)"))
    text = copy.file.read_text(encoding="utf-8")
    text = text.replace("[OWN]", "[IN(1, OWN, ROWS)]").replace(" s[r][c]", " s[IN(1, r, ROWS)][c]")
    text = re.sub(r"(load_tile\(stages.*?, T)\)", r"\1 GIVEN_FAULTS)", text)
    path = copy.file.with_name("attention_v3_checked.cl")
    write_text(path, text)
    return replace(spec, file=path)


def first_outside(session: Session, kernel: str | KernelSpec, problem: Attention, seed: int = 0,
                  options: Mapping[str, int] | None = None) -> Outside | None:
    """Run a kernel's checked copy; return the first index outside its limit, or None. `options` are further defines.

    No index outside is used, so that the run is safe in this process. Raises as `checked`, DeviceError as the device.
    """
    spec = replace(checked(kernel), gate=None)
    launch = session.prepare(spec, problem, problem.inputs(seed))
    defines = [f"-D{name}={value}" for name, value in (options or {}).items()]
    program = session.build(spec, [*launch.kernel.options, *defines, "-DCHECKS"])
    step, = launch.steps
    found = np.zeros(4, np.int32)
    with driver_errors(session.device):
        buffer = cl.Buffer(session.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=found)
        function = session.kernel(program, step.function, spec.file.name)
        function.set_args(*step.arguments, buffer)
        cl.enqueue_nd_range_kernel(session.queue, function, step.global_size, step.local_size)
        cl.enqueue_copy(session.queue, found, buffer)
    kind, index, limit, item = found.tolist()
    return Outside(KINDS[kind - 1], index, limit, item) if kind else None


def locate(session: Session, kernel: str, problem: Attention, seed: int = 0) -> str:
    """Say where a museum kernel of attention_v3 goes wrong first: the first index outside, else the first wrong stage.

    An index outside may leave every stage right on one device and not on another, so that it is asked first.
    """
    if outside := first_outside(session, kernel, problem, seed):
        return f"{kernel} at {problem}: {outside}"
    return str(compare_stages(kernel, problem, session.device.index, seed=seed))


def dumping_v2() -> KernelSpec:
    """Describe attention_v2 in a copy that stores its stages as attention_v3 does, for `pl.compare_stages`."""
    return changed_copy(
        "attention_v2", "                  global element *O)",
        "                  global element *O\n#ifdef DUMP\n                  , global float *dump\n#endif\n"
        "                  )",
        ("            l += p;", "            l += p;\n#ifdef DUMP\n            weights[j] = p;\n#endif"),
        ("        for (int j = 0; j < BLOCK_N; j++) {\n            const float p",
         ("#ifdef DUMP\n        float weights[BLOCK_N];\n#endif\n"
          "        for (int j = 0; j < BLOCK_N; j++) {\n            const float p")),
        ("            EACH(i, D) acc[i] += p * Vs[j][i];\n        }\n",
         "            EACH(i, D) acc[i] += p * Vs[j][i];\n        }\n" + _DUMP))


_DUMP = """#ifdef DUMP
        if (row < S) {
            const int size = BLOCK_M * BLOCK_N, blocks = (S + BLOCK_M - 1) / BLOCK_M;
            const long head = (long)get_group_id(2) * H + get_group_id(1);
            const long record = (head * blocks + get_group_id(0)) * ((T + BLOCK_N - 1) / BLOCK_N) + key / BLOCK_N;
            global float *to = dump + record * (2 * size + 2 * BLOCK_M + BLOCK_M * D);
            for (int j = 0; j < BLOCK_N; j++)
                to[t * BLOCK_N + j] = scores[j][t], to[size + t * BLOCK_N + j] = weights[j];
            to[2 * size + t] = m, to[2 * size + BLOCK_M + t] = l;
            for (int i = 0; i < D; i++) to[2 * size + 2 * BLOCK_M + t * D + i] = acc[i];
        }
#endif
"""
