"""Define what the commands share: exit statuses, the parser, parsers of values, and common options."""

from __future__ import annotations

import argparse
import difflib
import io
import os
import re
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from polaris_lab.base.errors import BadValue

if TYPE_CHECKING:
    from pandas import DataFrame

    from polaris_lab.model.kernel_spec import KernelSpec
    from polaris_lab.model.problem import Attention, Gemm

OK, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses: all well; the work ran and found a fault; not possible as asked; Ctrl-C."""
KERNEL = "a kernel of the catalogue{}; {} when none is given"
"""The help text of KERNEL: what else it may be, and what is taken without one."""
NOTEBOOK = "a notebook's name, its number (01) or a path; all of them when none is given"
CLUSTER = "a Dask scheduler, or jobs of Slurm: slurm:8"
COMPILER = ("aco: as Mesa compiles for owners' cards from 25.0 on; clang: as AMD's compilers do; clover: as Mesa's "
            "older Clover compiles by itself; clover-daz: as Clover compiles with -cl-denorms-are-zero")


class Parser(argparse.ArgumentParser):
    """Reads arguments, and refuses an unknown option with the nearest right one; options are not abbreviated."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False} | settings)

    def parse_known_args(self, args: Sequence[str] | None = None,  # type: ignore[override]
                         namespace: argparse.Namespace | None = None) -> tuple[argparse.Namespace, list[str]]:
        """Parse like argparse, but refuse leftover words here, with the command's own usage."""
        known, rest = super().parse_known_args(args, namespace)
        if option := next((word.partition("=")[0] for word in rest if word.startswith("-")), ""):
            names = {name.strip("-"): name for name in re.findall(r"(?<![\w-])--?[a-z][a-z-]*", self.format_usage())}
            near = difflib.get_close_matches(option.strip("-"), names, n=1)
            hint = f"did you mean {names[near[0]]}?" if near else f"the options are {', '.join(names.values())}"
            self.error(f"option {option} is not known: {hint}")
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return known, rest


def tell(sentence: str, program: str = "polaris-lab") -> None:
    """Print a sentence to stderr behind the program's name."""
    print(f"{program}: {sentence}", file=sys.stderr)


def add_command(commands: Any, name: str, call: Callable[[argparse.Namespace], int], purpose: str, more: str = "", *,
                example: str) -> Parser:
    """Add a command and return its parser: what it is for, further sentences, and the words of one example."""
    command = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}. {more}".strip(),
                                  epilog=f"Example: {example}")
    command.set_defaults(command=call)
    return command


def add_device(command: argparse.ArgumentParser, default: str | None = "auto", more: str = " (default: auto)") -> None:
    """Add --device, a device of this machine."""
    command.add_argument("--device", default=default, metavar="D", help=(
        'which OpenCL device: "auto", "cpu", "gpu", "0:1", or part of its name' + more))


def add_size(command: argparse.ArgumentParser, default: str, several: bool = False) -> None:
    """Add --size: text, which `read_problem` parses, or a list of it where several are taken."""
    command.add_argument("--size", nargs="+" if several else None, metavar="SIZE", help=(
        "1024 for a square product, 512x1024x256 for m x n x k; 2x8x512x64 for an attention of batch x heads x rows x "
        f"elements, 1x32x1x2048x64 with other keys (default: {default})"))


def add_causal(command: argparse.ArgumentParser) -> None:
    """Add --causal."""
    command.add_argument("--causal", action="store_true", help="of an attention: row i sees the keys up to i")


def add_set(command: argparse.ArgumentParser, text: str, several: bool = False) -> None:
    """Add --set: a list of (name, value) pairs, or of (name, values) where a define may take several."""
    command.add_argument("--set", nargs="+", action="extend", default=[], type=read_values if several else read_setting,
                         metavar="NAME=VALUES" if several else "NAME=VALUE", help=text)


def add_seconds(command: argparse.ArgumentParser, text: str, default: float | None = None) -> None:
    """Add --seconds, a limit of the command's time."""
    command.add_argument("--seconds", type=read_seconds, default=default, metavar="S", help=text)


def add_format(command: argparse.ArgumentParser, out: bool = False) -> None:
    """Add --format, one of text_tables.FORMATS, and --out FILE where the command can write its table too."""
    command.add_argument("--format", choices=["table", "md", "csv", "json"], default="table",
                         help="how tables are printed; csv and json have every column (default: table)")
    if out:
        command.add_argument("--out", type=read_file, metavar="FILE",
                             help="write to this file what --format says, and print tables for readers")


def add_record(command: argparse.ArgumentParser, text: str) -> None:
    """Add --record: keep the results in data/."""
    command.add_argument("--record", action="store_true", help=text)


def warn_of_changes() -> None:
    """Say on stderr, before --record measures, that a recording of changed sources is not shared."""
    from polaris_lab.base import recordings

    if recordings.commit()["dirty"]:
        print("polaris-lab: sources are changed since the last commit, so that `polaris-lab share` will refuse what is "
              "recorded now; `git status` lists them: commit them first", file=sys.stderr, flush=True)


def add_seed(command: argparse.ArgumentParser, text: str) -> None:
    """Add --seed."""
    command.add_argument("--seed", type=read_seed, default=0, metavar="N", help=f"{text} (default: 0)")


def add_kernel_file(command: argparse.ArgumentParser, several: str = "") -> None:
    """Add the options that describe a FILE.cl for `named_kernels`: function, work-group, block, defines, signature.

    Where a define may take several values, `several` says what is done with them.
    """
    command.add_argument("--function", metavar="NAME", help="the kernel of FILE.cl (default: the only one)")
    command.add_argument("--local", dest="local_size", type=read_extents, metavar="SIZE", help=(
        "work-items of a work-group of FILE.cl, dimension 0 first, also by the names of defines: TILExTILE (default: "
        "16x16, or a divisor of --global)"))
    command.add_argument("--block", type=read_extents, metavar="SIZE",
                         help="outputs of a work-group of FILE.cl: columns x rows (default: as --local)")
    add_set(command, several or "defines of FILE.cl: TILE=16 ITEM_N=8", bool(several))
    command.add_argument("--signature", choices=["gemm", "transpose", "attention"], default="gemm",
                         help="what FILE.cl computes (default: gemm)")


def named_kernels(names: Sequence[str], arguments: argparse.Namespace) -> list[KernelSpec]:
    """Find kernels of the catalogue, or of FILE.cl with the options of `add_kernel_file`.

    Raises ValueError for an unknown name, and for such options without a file.
    """
    from polaris_lab.model import kernel_catalogue

    of_files = {"function": arguments.function, "local": arguments.local_size, "block": arguments.block,
                "defines": {name: given[0] if isinstance(given, list) and not given[1:] else given
                            for name, given in arguments.set}}
    given = {name: value for name, value in of_files.items() if value}
    if given and not any(name.endswith(".cl") for name in names):
        raise BadValue("--function", "--function, --local, --block, --set: they are for a FILE.cl; a kernel of the "
                       "catalogue has its own")
    with warnings.catch_warnings(action="ignore", category=kernel_catalogue.SignatureWarning):  # the command says it
        return [kernel_catalogue.kernel(name, signature=arguments.signature, **given) if name.endswith(".cl")
                else kernel_catalogue.resolve(name) for name in names]


def leave_out(mode: str, given: Mapping[str, object]) -> None:
    """Raise ValueError for an argument that `mode` does not take; `given` maps each spelling to its value.
    """
    if named := [name for name, value in given.items() if value not in (None, False) and value != []]:
        raise BadValue(named[0], f"{mode} does not take {', '.join(named)}; leave {'them' if named[1:] else 'it'} out")


def write_tables(tables: Mapping[str, DataFrame], form: str, path: str) -> None:
    """Write tables, by title, to a file in one of text_tables.FORMATS; the file is written whole."""
    from polaris_lab.base import files, text_tables

    text = io.StringIO()
    for title, table in tables.items():
        text_tables.show(table, title, form, stream=text)
    files.write_text(path, text.getvalue())


def read_problem(text: str, causal: bool) -> Gemm | Attention:
    """Parse the value of --size.

    `1024` is a product of squares, `512x1024x256` one of m x n x k; `2x8x512x64` is an attention of batch, heads, rows
    and elements, `1x32x1x2048x64` one of batch, heads, rows, keys and elements. Raises ValueError for another text, a
    size below 1, and a product that is to be causal.
    """
    from polaris_lab.model.problem import Attention, Gemm

    parts = text.lower().split("x")
    if not all(part.isdecimal() for part in parts) or len(parts) not in (1, 3, 4, 5):
        raise BadValue("--size", f"--size {text} is neither one number, like 1024, nor three, like 512x1024x256, nor "
                       "an attention's four or five, like 2x8x512x64")
    sizes = [*map(int, parts)]
    if not all(sizes):
        raise BadValue("--size", f"--size {text}: each size must be at least 1")
    if len(sizes) > 3:
        b, h, s, *t, d = sizes
        return Attention(b, h, s, d, causal, t=t[0] if t else None)
    if causal:
        raise BadValue("--causal", f"--causal is for attentions, and {text} is a product's size")
    return Gemm(*(sizes * 3 if len(sizes) == 1 else sizes))


def read_lengths(text: str) -> tuple[int, ...]:
    """Parse sizes in work-items: `1024`, or `64x64` with dimension 0 first."""
    parts = text.lower().split("x")
    if not all(part.isdecimal() and int(part) for part in parts) or len(parts) > 3:
        raise argparse.ArgumentTypeError(f"{text} is not one to three whole numbers above 0, like 1024 or 64x64")
    return tuple(map(int, parts))


def read_extents(text: str) -> tuple[int | str, ...]:
    """Parse two sizes in work-items or outputs, each a number or the name of a define: `64x64`, `TILExTILE`."""
    if text.lower().replace("x", "").isdecimal():
        return read_lengths(text)
    parts = text.split("x")
    if not all(part.isidentifier() or part.isdecimal() for part in parts):
        raise argparse.ArgumentTypeError(f"{text} is not of numbers and names of defines, like 64x64 or TILExTILE")
    return tuple(int(part) if part.isdecimal() else part for part in parts)


def read_values(text: str) -> tuple[str, list[int]]:
    """Parse allowed values of a define: `TILE_K=8,16` is ("TILE_K", [8, 16])."""
    name, _, values = text.partition("=")
    if not name.isidentifier() or not all(value.removeprefix("-").isdecimal() for value in values.split(",")):
        raise argparse.ArgumentTypeError(f"{text} is not of the form NAME=VALUE,VALUE, like TILE_K=8,16")
    return name, [int(value) for value in values.split(",")]


def read_setting(text: str) -> tuple[str, int]:
    """Parse the value of a define: `TILE_K=16` is ("TILE_K", 16)."""
    name, _, value = text.partition("=")
    if not name.isidentifier() or not value.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is not of the form NAME=VALUE, like TILE_K=16")
    return name, int(value)


def read_seconds(text: str) -> float:
    """Parse a number of seconds above 0."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return seconds


def read_whole(text: str) -> int:
    """Parse a whole number above 0."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number above 0")
    return int(text)


def read_seed(text: str) -> int:
    """Parse a whole number of at least 0."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is not a whole number of at least 0")
    return int(text)


def read_file(text: str) -> str:
    """Take the name of a file to write; an empty name, or a folder's, is refused before any work is done."""
    if not text.strip() or os.path.isdir(text):
        raise argparse.ArgumentTypeError(f"{text!r} is {'a folder' if text.strip() else 'empty'}; name a file")
    return text


def read_folder(text: str) -> str:
    """Take the name of a folder to write to; an empty name, or a file's, is refused before any work is done."""
    if not text.strip() or os.path.isfile(text):
        raise argparse.ArgumentTypeError(f"{text!r} is {'a file' if text.strip() else 'empty'}; name a folder")
    return text
