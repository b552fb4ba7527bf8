"""Try every kernel in a folder on the simulated card and on a device, with made-up arguments, and compare the arrays
bit for bit: `python -m polaris_studies.kernel_survey FOLDER`."""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError
from polaris_lab.cli import FAILED, OK, run_command
from polaris_lab.cli.arguments import COMPILER, Parser, add_device, add_format, read_seconds, write_tables
from polaris_lab.model import c_source
from polaris_lab.model.argument_text import filled
from polaris_lab.model.kernel_source import KernelSource, build_options, source_of
from polaris_lab.model.launch_arguments import LocalMemory, Parameter, sizes_of, without_typedefs
from polaris_sim import any_kernel
from polaris_sim.code import free_listings
from polaris_sim.code.assembly import Program, kernel_names, parameters_of
from polaris_sim.code.toolchain import DEFAULT_COMPILER
from polaris_sim.emu.basic_blocks import BUILDERS, IGNORED
from polaris_sim.emu.free_placement import grid_of
from polaris_studies.access_order import AccessOrder

if TYPE_CHECKING:
    import pandas as pd

ELEMENTS = 2**18
"""Elements of every made-up array."""
LOCAL_BYTES = 8192
"""Bytes of every made-up local pointer."""
WHOLE_VALUES = (64, 16, 4, 1)
"""Values for whole-number parameters, which are often sizes: the first with which the kernel stays inside its
arrays."""
SIZES = {1: ((1024,), (256,)), 2: ((64, 64), (16, 16)), 3: ((16, 8, 8), (8, 4, 4))}
"""Work-items of a launch and of a work-group, by the dimensions that the kernel asks for: the usual sizes of tiles."""
NO_CONTRACTION = "#pragma OPENCL FP_CONTRACT OFF\n#line 1\n"
"""Stands before each source: a fused multiply-add on one side alone would change last bits."""
ROUNDED = "-cl-fp32-correctly-rounded-divide-sqrt"
"""The option under which division gives the same bits everywhere; without it a card's compiler may take 2.5 ulp."""
CLOSE = 1e-5
"""Floats are close when no element differs by more than this part of its array's largest: OpenCL leaves the last bits
of exp, sin and their like to each device."""
COLUMNS = ["file", "kernel", "compiles", "missing", "vgprs", "sgprs", "lds_bytes", "runs", "faults", "same", "verdict",
           "note"]
GOOD = ("same", "close")
"""The verdicts of kernels that gave the same on both sides, bit for bit or up to rounding."""


class Found(NamedTuple):
    """Names one kernel: its file within `folder`, its function, and the options and compiler of its build.

    `error` is the compiler's first complaint where the file does not compile.
    """

    folder: Path
    file: str
    function: str
    options: tuple[str, ...]
    compiler: str
    error: str = ""

    def source(self) -> KernelSource:
        """Read the source, and switch contraction off in it."""
        text = source_of(self.folder / self.file)
        return text._replace(text=NO_CONTRACTION + text.text)


class Simulated(NamedTuple):
    """Holds what the simulated card made of a kernel: a part of its row, and the launch to repeat on a device.

    `sizes` are the launch's and the work-group's, `before` and `after` its arguments; None where it did not run.
    """

    row: dict[str, Any]
    sizes: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    before: Sequence[Any] | None = None
    after: Sequence[Any] | None = None


def kernels_of(folder: str | Path, options: Sequence[str] = (), compiler: str = DEFAULT_COMPILER) -> list[Found]:
    """Find the kernels of all .cl files below a folder, or of one file, in the files' order.

    Of a file that does not compile, those that its text names. Raises ValueError when there is no such folder or no
    kernel in it, DeviceError when no compiler is installed.
    """
    top = Path(folder)
    files = [top] if top.is_file() else sorted(top.rglob("*.cl"))
    if not files:
        raise BadValue("FOLDER", f"FOLDER: there is no .cl file below {folder}")
    root, kernels = (top.parent if top.is_file() else top), []
    all_options = *build_options(options), ROUNDED
    for file in files:
        candidate = Found(root.resolve(), file.relative_to(root).as_posix(), "", all_options, compiler)
        try:
            source = candidate.source()
            names = kernel_names(free_listings.load(source, candidate.options, compiler).text)
        except ValueError as error:  # a file that is no text
            kernels.append(candidate._replace(error=str(error)))
            continue
        except DeviceError as error:
            if "not installed" in str(error):
                raise
            candidate = candidate._replace(error=str(error).split("\n")[0])
            names = c_source.kernel_names(source.text)
        kernels += [candidate._replace(function=name) for name in dict.fromkeys(names)]
    if not kernels:
        raise BadValue("FOLDER", f"FOLDER: the .cl files below {folder} hold no kernel")
    return kernels


def examine(found: Found, device: str = "cpu", timeout: float = 60.0) -> dict[str, Any]:
    """Examine one kernel; return its row, keys as COLUMNS.

    The simulation and the launch on the device run in a child process each, for at most `timeout` seconds.
    """
    row: dict[str, Any] = dict.fromkeys(COLUMNS, "") | {
        "file": found.file, "kernel": found.function, "compiles": not found.error, "runs": False, "same": False,
        "vgprs": None, "sgprs": None, "lds_bytes": None, "faults": None}
    if found.error:
        return row | {"verdict": "does not compile", "note": found.error}
    try:
        simulated: Simulated = isolation.call(f"{__name__}:simulate_one", found, timeout=timeout).value
    except (ChildDied, DeviceError, ValueError, TypeError, MemoryError) as error:
        return row | {"verdict": "not simulated", "note": _first_line(error)}
    row |= simulated.row
    if simulated.after is None or row["faults"]:
        return row
    try:
        after = isolation.call(f"{__name__}:on_device", found, device, simulated.sizes, simulated.before,
                               timeout=timeout).value
    except (ChildDied, DeviceError, ValueError, TypeError, MemoryError) as error:
        return row | {"verdict": "not on the device", "note": _first_line(error)}
    row |= compared(simulated.after, after, row["note"])
    if row["verdict"] != "differs":
        return row
    try:
        lines = isolation.call(f"{__name__}:unordered", found, simulated.sizes, simulated.before, timeout=timeout).value
    except ChildDied:
        return row
    if lines:
        listed = ", ".join(map(str, lines[:4])) + (", ..." if len(lines) > 4 else "")
        row |= {"verdict": "depends on order", "note": f"which work-item comes first decides, lines {listed}; "
                                                       f"{row['note']}"}
    return row


def simulate_one(found: Found) -> Simulated:
    """Compile a kernel, and launch it on the simulated card with made-up arguments.

    Of several values for whole numbers it keeps the first without a fault, or else the last.
    """
    program = free_listings.load(found.source(), found.options, found.compiler).program(found.function)
    row: dict[str, Any] = {"vgprs": program.report["NumVgprs"], "sgprs": program.report["NumSgprs"],
                           "lds_bytes": program.report["LDSByteSize"]}
    missing = sorted({each.name for each in program.instructions} - BUILDERS.keys() - set(IGNORED))
    row["missing"] = " ".join(missing)
    parameters = without_typedefs(parameters_of(program), found.source().text)
    if opaque := [each for each in parameters if made_up(each, 1, np.random.default_rng(0)) is None]:
        return Simulated(row | {"verdict": "no arguments", "note": f"nothing can stand for {opaque[0]}"})
    if missing:
        return Simulated(row | {"verdict": "opcodes missing", "note": f"{len(missing)} not known to the simulator"})
    sizes = sizes_for(program)
    whole = any(not each.space and each.element and each.element[0].kind != "f" for each in parameters)
    for value in WHOLE_VALUES if whole else WHOLE_VALUES[:1]:
        rng = np.random.default_rng(0)
        args = [made_up(each, value, rng) for each in parameters]
        execution = any_kernel.launch(found.source(), found.function, *sizes, args, options=found.options,
                                 compiler=found.compiler)
        if execution.faults.empty:
            break
    note = f"whole numbers are {value}" if whole else ""
    faults = int(execution.faults.drop_duplicates("listing_line")["count"].sum())
    if faults:
        first = execution.faults.iloc[0]
        where = f"{first.buffer}[{first['index']}]" if first.buffer else f"address {first.address:#x}, near no buffer"
        row |= {"verdict": "faults", "note": f"{first['kind']}, line {first.source_line}: {where}; {note}".rstrip("; ")}
    return Simulated(row | {"runs": True, "faults": faults, "note": row.get("note", note)}, sizes, args, execution.args)


def unordered(found: Found, sizes: tuple, args: Sequence[Any]) -> list[int]:
    """List the source lines of accesses whose result depends on which work-item comes first."""
    program = free_listings.load(found.source(), found.options, found.compiler).program(found.function)
    grid = grid_of(program, sizes_of(*sizes))
    order = AccessOrder(grid.waves, any(each.name == "s_barrier" for each in program.instructions))
    any_kernel.launch(found.source(), found.function, *sizes, args, options=found.options, compiler=found.compiler,
                      watch=order)
    return sorted(order.lines)


def on_device(found: Found, device: str, sizes: tuple, args: Sequence[Any]) -> tuple[Any, ...]:
    """Launch a kernel on a device, and return its arguments as it left them."""
    from polaris_lab.device import device as devices
    from polaris_lab.device.device_session import Session
    from polaris_lab.device.free_launch import launch

    session = Session(devices.find(device))
    options = [each for each in found.options if each != ROUNDED]
    return launch(session, found.source(), found.function, *sizes, args, options).args


def compared(ours: Sequence[Any], theirs: Sequence[Any], note: str = "") -> dict[str, Any]:
    """Compare the arrays of a simulated launch with a device's; return the "same", "verdict" and "note" of a row.

    Two NaNs count as the same, whatever their bits.
    """
    verdict, remark = "same", note
    for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        if not isinstance(one, np.ndarray):
            continue
        unlike = one.reshape(-1).view(_bits(one)) != other.reshape(-1).view(_bits(one))
        if one.dtype.kind == "f":
            unlike &= ~(np.isnan(one) & np.isnan(other))
        if not (count := int(np.count_nonzero(unlike))):
            continue
        close = one.dtype.kind == "f" and _close(one, other)
        words = f"args[{place}]: {count} of {one.size} elements differ"
        if not close:
            return {"same": False, "verdict": "differs", "note": "; ".join(filter(None, (words, note)))}
        verdict, remark = "close", "; ".join(filter(None, (f"{words} in their last bits", note)))
    return {"same": verdict == "same", "verdict": verdict, "note": remark}


def made_up(parameter: Parameter, whole: int, rng: np.random.Generator) -> Any:
    """Make an argument for a parameter: random numbers, `whole` for a whole number; None where nothing is known.

    A struct is bytes of 0, and an array of structs has 16 of them an element. No random whole number is 0, since many
    are divided by.
    """
    if re.search(r"image|sampler|pipe|event_t", parameter.type):
        return None
    if parameter.space == "local":
        return LocalMemory(LOCAL_BYTES)
    if parameter.space:
        if parameter.element is None:
            return np.zeros(16 * ELEMENTS, np.uint8)
        dtype, count = parameter.element
        drawn = filled("random", dtype, ELEMENTS * (4 if count == 3 else count), rng)
        return drawn if dtype.kind == "f" else np.maximum(drawn, 1)
    if parameter.element is None:
        return bytes(parameter.bytes) if parameter.bytes else None
    dtype, count = parameter.element
    value = dtype.type(0.5 if dtype.kind == "f" else whole)
    return value if count == 1 else value.tobytes() * (parameter.bytes // dtype.itemsize)


def sizes_for(program: Program) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Choose the sizes of a launch: the work-group that the source requires, else by the dimensions it asks for."""
    if local := program.required_group:
        return tuple(4 * size for size in local), local
    flags = program.flags
    dimensions = 1 + max(flags.get("system_vgpr_workitem_id", 0), flags.get("system_sgpr_workgroup_id_y", 0),
                         2 * flags.get("system_sgpr_workgroup_id_z", 0))
    return SIZES[dimensions]


def table(rows: Sequence[dict[str, Any]]) -> pd.DataFrame:
    """Make the table of a survey, columns as COLUMNS."""
    import pandas as pd

    found = pd.DataFrame(rows, columns=COLUMNS)
    counts = ["vgprs", "sgprs", "lds_bytes", "faults"]
    return found.astype(dict.fromkeys(counts, "Int64"))


@contextmanager
def appended(path: Path | None) -> Iterator[Callable[[dict[str, Any]], None]]:
    """Give a function that appends a row to a CSV file at once, so that a survey that is killed leaves what it did.

    The file is truncated and gets a header of COLUMNS; without a path the function does nothing. Raises OSError where
    the file cannot be written.
    """
    if path is None:
        yield lambda row: None
        return
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        file.flush()

        def append(row: dict[str, Any]) -> None:
            writer.writerow({name: row.get(name) for name in COLUMNS})
            file.flush()

        yield append


def listing(found: pd.DataFrame) -> str:
    """Format the table of a survey for a terminal, and count its verdicts behind it."""
    if found.empty:
        return "no kernel was examined"
    short = found.drop(columns=["runs", "same"]).assign(note=found["note"].str.slice(0, 90))
    counted = ", ".join(f"{count} {verdict}" for verdict, count in found["verdict"].value_counts().items())
    return f"{short.to_string(index=False, na_rep='')}\n{len(found)} kernels: {counted}"


def main(argv: Sequence[str] | None = None) -> int:
    """Survey a folder as the arguments say, and return the exit status: 1 unless every kernel gave the same on both."""
    parser = Parser(prog="python -m polaris_studies.kernel_survey",
                    description="Try every kernel in a folder's .cl files on the simulated card and on a CPU device. "
                                "Each is compiled for gfx803 and decoded, then launched with made-up arguments on the "
                                "simulator and on the device, in a process of its own, and the arrays are compared bit "
                                "for bit. The exit status is 1 unless every kernel gave the same on both.",
                    epilog="Example: python -m polaris_studies.kernel_survey kernels/examples")
    parser.add_argument("folder", metavar="FOLDER", help="a folder, searched with all below it, or one .cl file")
    parser.add_argument("--option", action="append", default=[], metavar="OPTION",
                        help="an option of the build, like --option=-DTILE=8; may be repeated")
    add_device(parser, "cpu")
    parser.add_argument("--compiler", default=DEFAULT_COMPILER, metavar="C",
                        help=f"{COMPILER} (default: {DEFAULT_COMPILER})")
    parser.add_argument("--timeout", type=read_seconds, default=60.0, metavar="S",
                        help="the longest that one kernel may take, in seconds (default: 60)")
    add_format(parser, out=True)
    return run_command(_survey, parser.parse_args(argv), parser.prog)


def _survey(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from polaris_lab.base import text_tables

    rows, stopped = [], False
    kernels = kernels_of(arguments.folder, arguments.option, arguments.compiler)
    in_csv = arguments.out if arguments.format == "csv" else None
    with tqdm(kernels, unit=" kernels", disable=None, leave=False) as bar, appended(in_csv) as append:
        try:
            for kernel in bar:
                bar.set_description(f"{kernel.file}: {kernel.function}")
                rows.append(examine(kernel, device=arguments.device, timeout=arguments.timeout))
                append(rows[-1])
        except KeyboardInterrupt:
            stopped = True
    survey = table(rows)
    if arguments.out or arguments.format == "table":
        print(listing(survey))
    else:
        text_tables.show(survey, form=arguments.format)
    if arguments.out and not in_csv:
        write_tables({"": survey}, arguments.format, arguments.out)
    if stopped:
        raise KeyboardInterrupt(f"stopped after {len(rows)} of {len(kernels)} kernels")
    return OK if len(survey) and survey["verdict"].isin(GOOD).all() else FAILED


def _bits(array: np.ndarray) -> np.dtype:
    return np.dtype(f"u{array.dtype.itemsize}" if array.dtype.itemsize <= 8 else "u1")


def _close(one: np.ndarray, other: np.ndarray) -> bool:
    """Tell whether floats agree up to rounding: infinities and NaNs in the same places, the rest as CLOSE says."""
    finite = np.isfinite(one)
    if not np.array_equal(finite, np.isfinite(other)) or not np.array_equal(one[~finite], other[~finite], True):
        return False
    wide, also = one[finite].astype(np.float64), other[finite].astype(np.float64)
    return bool(np.abs(wide - also).max(initial=0.0) <= CLOSE * np.abs(also).max(initial=0.0))


def _first_line(error: Exception) -> str:
    return str(error).split("\n")[0]


if __name__ == "__main__":
    from polaris_studies import kernel_survey  # noqa: PLW0406 - child processes import it by this name

    sys.exit(kernel_survey.main())
