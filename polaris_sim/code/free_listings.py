"""Compile kernels that are in no catalogue for gfx803, and keep the code of those in kernels/ to be read without a
compiler."""

from __future__ import annotations

import functools
import hashlib
import json
import tempfile
from pathlib import Path
from typing import NamedTuple, TypedDict

from polaris_lab.base import documents
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.memoize import sha256
from polaris_lab.base.paths import KERNELS
from polaris_lab.model.kernel_source import KernelSource, require_files
from polaris_sim.code import listings, toolchain
from polaris_sim.code.assembly import Program, parse

FOLDER = listings.FOLDER / "launched"
"""Listings of kernels that are launched by `sim.launch`; each is called after the hash of what it was made from."""
KEPT = ("clang", "aco")
"""The compilers whose listings are kept in FOLDER."""
NAMES = "-cl-kernel-arg-info"
"""The option that writes the names of parameters into a listing; it changes no instruction."""

_REPORT = TypedDict("_REPORT", {"file": str, "source": str, "options": list[str], "compiler": str, "listing": str})


class FreeListing(NamedTuple):
    """Holds the code of all kernels of a source for gfx803, and which compiler made it."""

    text: str
    compiler: str

    def program(self, function: str) -> Program:
        """Parse one of the kernels; the same object each time. Raises ValueError when the listing does not hold it."""
        return parse(self.text, function)


def load(source: KernelSource, options: tuple[str, ...],
         compiler: str = toolchain.DEFAULT_COMPILER) -> FreeListing:
    """Return the gfx803 code of a source: the one that is kept, else compiled now.

    `options` are as `kernel_source.build_options` returns them, `compiler` is one of toolchain.COMPILERS. Raises
    ValueError for another compiler, DeviceError when the code is not kept and the compiler not installed, and with the
    compiler's message when the source does not compile.
    """
    toolchain.require_compiler(compiler)
    require_files(source.text, (*options, f"-I{source.folder}") if source.folder else options, source.name)
    kept, report = _paths(source, options, compiler)
    if kept.is_file():
        text = documents.read_text(kept)
        about = documents.read_json(report, _REPORT)
        if about["listing"] != sha256(text):
            raise ValueError(f"{kept.name} was changed after it was made; renew it with `polaris-lab compile FILE.cl`")
        return FreeListing(text, about["compiler"])
    try:
        found = toolchain.find(compiler)
    except DeviceError as error:
        others = "; or name another compiler" if compiler == toolchain.OWNERS else ""
        raise DeviceError(f"no gfx803 code of {source.name} is kept in data/, and {error}{others}") from None
    if source.includes:  # what it includes may change
        return _made.__wrapped__(source, options, found)
    return _made(source._replace(folder=None), options, found)


def record(source: KernelSource, options: tuple[str, ...], compiler: str = toolchain.DEFAULT_COMPILER) -> bool:
    """Compile the source and keep its listing; return True when it was not kept before as it is now.

    `compiler` is one of KEPT. Raises ValueError for a source outside of kernels/ or one that includes others,
    DeviceError as `load`.
    """
    require_kept(source)
    made = _made(source._replace(folder=None), options, toolchain.find(compiler))
    listing, report = _paths(source, options, compiler)
    about = {"file": (source.folder / source.name).relative_to(KERNELS).as_posix(), "source": sha256(source.text),
             "options": [*toolchain.OPTIONS[compiler], *options, NAMES], "compiler": made.compiler,
             "listing": sha256(made.text)}
    texts = {listing: made.text, report: json.dumps(about, indent=1) + "\n"}
    if all(path.is_file() and documents.read_text(path) == text for path, text in texts.items()):
        return False
    for old in FOLDER.glob(f"{Path(source.name).stem}-*.json"):
        kept = documents.read_json(old, _REPORT)
        if kept["file"] == about["file"] and kept["options"][0] == about["options"][0]:  # by the same compiler
            old.with_suffix(".s.gz").unlink(missing_ok=True)
            old.unlink()
    for path, text in texts.items():
        write_text(path, text)
    return True


def require_kept(source: KernelSource) -> None:
    """Raise ValueError for a source outside of kernels/ or one that includes others: its code is not kept."""
    if not may_be_kept(source):
        raise BadValue("source", f"{source.name} is not a file of {KERNELS.name}/ without includes; only the code of "
                       "such is kept, any other is compiled when it is asked for")


def may_be_kept(source: KernelSource) -> bool:
    """Tell whether a source is a file of kernels/ that includes no other."""
    return source.folder is not None and source.folder.is_relative_to(KERNELS) and not source.includes


@functools.lru_cache(2**6)
def _made(source: KernelSource, options: tuple[str, ...], compiler: toolchain.Compiler) -> FreeListing:
    name = source.name if source.name.endswith(".cl") else "kernel.cl"
    found = (f"-I{source.folder}",) if source.folder else ()
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        file = Path(folder) / name
        file.write_text(source.text, encoding="utf-8")
        return FreeListing(toolchain.gfx803(file, (*options, NAMES, *found), compiler), str(compiler))


def _paths(source: KernelSource, options: tuple[str, ...], compiler: str) -> tuple[Path, Path]:
    asked = source.text, toolchain.OPTIONS[compiler], options
    key = hashlib.sha256(repr(asked).encode()).hexdigest()[:12]
    stem = FOLDER / f"{Path(source.name).stem}-{key}"
    return stem.with_suffix(".s.gz"), stem.with_suffix(".json")
