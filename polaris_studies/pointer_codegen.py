"""Read the loads and stores that compilers make of a kernel, from the device's own listing or clang's for Polaris."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pyopencl as cl

from polaris_lab.base import isolation
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.executor import cores
from polaris_lab.base.paths import KERNELS
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_spec import LANGUAGE
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.code.toolchain import gfx803

if TYPE_CHECKING:
    import pandas as pd

PROBE = KERNELS / "probe" / "quads.cl"
FORMS = {"four scalar loads": 0, "vload4": 1, "float4 pointer": 2}
"""The ways to load four neighbouring floats, and the value of the define LOAD for each."""
POLARIS = "clang-gfx803"
QUAD_COLUMNS = ["run_id", "study", "device", "form", "instruction", "bytes", "count"]

_SIZE = {"x": 16, "y": 32, "z": 64}


def quads(device: Device) -> pd.DataFrame:
    """List the memory instructions of the probe kernel on `device`, for each form of load; rows of QUAD_COLUMNS.

    `bytes` are those that the instruction moves for one work-item. `count` is its number in the listing for each four
    floats that are stored, so that an unrolled loop counts as one iteration. Raises DeviceError when the device's code
    cannot be read.
    """
    return _table(device.slug, partial(listing, device))


def polaris_quads() -> pd.DataFrame:
    """List the memory instructions of the probe kernel for gfx803, by clang, as `quads` does.

    Raises DeviceError when clang or libclc is not installed.
    """
    return _table(POLARIS, lambda load: gfx803(PROBE, [f"-DLOAD={load}"]))


def tables(device: Device, polaris: bool = False) -> list[pd.DataFrame]:
    """Make `quads(device)`, and `polaris_quads()` if asked, as far as this machine can; print why for each that it
    cannot."""
    made = []
    for compiler in (lambda: quads(device), *([polaris_quads] if polaris else [])):
        try:
            made.append(compiler())
        except DeviceError as error:
            print(error)
    return made


def listing(device: Device, load: int) -> str:
    """Read the probe's code for `device`: PTX if the driver gives text, else x86 by objdump from PoCL's cache."""
    with tempfile.TemporaryDirectory(prefix="polaris-") as cache:
        return isolation.call("polaris_studies.pointer_codegen:_listing_in_child", device.index, load, cache,
                              env={"POCL_CACHE_DIR": cache}).value


def _listing_in_child(index: str, load: int, cache: str) -> str:
    session = Session(find(index))
    program = session.build_source(PROBE.read_text(encoding="utf-8"), [LANGUAGE, f"-DLOAD={load}"], PROBE.name)
    binary = program.get_info(cl.program_info.BINARIES)[0]
    if b".target sm_" in binary:
        return binary.decode(errors="replace")
    blank = session.upload(None, 16, 256, 256, written_only=True).buffer
    kernel = session.kernel(program, "quads", PROBE.name)
    kernel.set_args(np.int32(256), np.int32(256), blank, blank)
    # PoCL compiles for each size of work-group
    cl.enqueue_nd_range_kernel(session.queue, kernel, (64, 16), (16, 1)).wait()
    built = sorted(Path(cache).rglob("quads.so"))
    if not built or not shutil.which("objdump"):
        raise DeviceError(f"the code of {session.device.name} cannot be read: "
                          + ("its driver keeps it to itself" if not built else "install binutils for objdump"))
    return subprocess.run(["objdump", "-d", "--no-show-raw-insn", built[0]], check=True, capture_output=True,
                          text=True).stdout


def memory_instructions(text: str) -> list[tuple[str, int]]:
    """List each load and store of global memory in a listing, in its order, as (instruction, bytes for a work-item)."""
    instructions = []
    for line in re.sub(r"#.*|\{[^{}%]*\}", "", text).splitlines():  # without objdump's comments and x86's masks
        if "(%rip)" in line:
            continue  # a constant that is stored next to the code
        if m := re.search(r"\b((?:ld|st)\.global(?:\.\w+)*?)(\.v[24])?\.[fbus](\d+)\b", line):  # PTX
            instructions.append((f"{m[1]}{m[2] or ''}.f{m[3]}", int((m[2] or ".v1")[2:]) * int(m[3]) // 8))
        elif m := re.search(r"\b(v?mov[ua]ps)\s+(%([xyz])mm\d+,)?[^%\s]*\(", line):              # x86, a memory operand
            register = m[3] or re.search(r"%([xyz])mm\d+\s*$", line)[1]
            instructions.append((f"{m[1]} {'store' if m[2] else 'load'}", _SIZE[register]))
        elif m := re.search(r"\b(v?movss)\s+(%xmm\d+,)?[^%\s]*\(", line):
            instructions.append((f"{m[1]} {'store' if m[2] else 'load'}", 4))
        elif m := re.search(r"\b((?:flat|global|buffer)_(?:load|store)_dword(?:x[234])?)\b", line):  # GCN
            instructions.append((m[1], memory_access(m[1]).bytes))
    return instructions


def _table(device: str, compiled: Callable[[int], str]) -> pd.DataFrame:
    import pandas as pd

    with ThreadPoolExecutor(cores()) as pool:  # each form is compiled in a process of its own
        listings = dict(zip(FORMS, pool.map(compiled, FORMS.values()), strict=True))
    rows = []
    for form, text in listings.items():
        found = memory_instructions(text)
        stored = sum(size for name, size in found if re.search(r"\bst\.|store", name))
        for name, size in dict.fromkeys(found):
            rows.append({"run_id": "", "study": "", "device": device, "form": form, "instruction": name, "bytes": size,
                         "count": found.count((name, size)) * 16 / stored if stored else np.nan})
    return pd.DataFrame(rows, columns=QUAD_COLUMNS)
