"""Keep gfx803 code in data/gfx803: a listing and a report of every kernel by each compiler, to be read without one.

The folders aco/, clang/ and clover/ are named for the compilers of toolchain.KEPT.
"""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict

from polaris_lab.base import documents
from polaris_lab.base.errors import BadValue, DeviceError, unknown
from polaris_lab.base.files import write_text
from polaris_lab.base.memoize import sha256
from polaris_lab.base.paths import DATA, KERNELS, require_checkout
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import ORIENTATION, KernelSpec
from polaris_sim.code import toolchain
from polaris_sim.code.assembly import Program, parse

FOLDER = DATA / "gfx803"
REPORT = {"vgprs": "NumVgprs", "sgprs": "NumSgprs", "lds_bytes": "LDSByteSize", "scratch_bytes": "ScratchSize",
          "code_bytes": "codeLenInByte"}
"""The figures of each function in a record, and the compiler's names for them.

Vector registers are counted for a lane, scalar ones for a wave, bytes of local memory for a work-group, of scratch for
a work-item.
"""

_REPORT = TypedDict("_REPORT", {"file": str, "source": str, "config": dict[str, int], "options": list[str],
                                "compiler": str, "listing": str, "functions": dict[str, dict[str, int]]})


@dataclass(frozen=True)
class Record:
    """Holds a kernel's code for gfx803: the listing `text` of its file under `config`, made by `compiler`.

    `functions` has, for each pass that the kernel launches, the figures of REPORT.
    """

    kernel: str
    config: Mapping[str, int]
    compiler: str
    functions: Mapping[str, Mapping[str, int]]
    text: str

    def program(self, function: str) -> Program:
        """Parse one of the functions. Raises ValueError when the listing does not hold it."""
        return parse(self.text, function)


def make(spec: KernelSpec, config: Mapping[str, int] | None = None,
         compiler: toolchain.Compiler | None = None) -> Record:
    """Compile `spec` under `config`, its defaults unless given, without writing a file.

    Raises DeviceError when there is no compiler or the file does not compile, ValueError for a value that is not
    allowed.
    """
    options = tuple(option for option in spec.options(config) if option != toolchain.LANGUAGE)
    return _made(spec, spec.text_hash(), options, tuple(spec.config(config).items()), compiler or toolchain.find())


def record(spec: KernelSpec, compiler: str = toolchain.DEFAULT_COMPILER,
           config: Mapping[str, int] | None = None) -> bool:
    """Compile a catalogue kernel and write its records: one for each orientation under its defaults, one for each other
    configuration that has a record already, and one for `config`.

    `compiler` is one of toolchain.KEPT. Gives True when one of the records has changed.

    Raises ValueError for a kernel that is not the catalogue's or a compiler whose code is not kept, DeviceError as
    `make`, OSError when the folder cannot be written.
    """
    if compiler not in toolchain.KEPT:
        raise unknown("compiler whose code is kept", compiler, toolchain.KEPT, "compiler")
    if not _in_catalogue(spec):
        raise BadValue("kernel", f"{spec.name} is not a kernel of the catalogue; its code is compiled when it is asked "
                       "for, and not kept")
    texts = {}
    wanted = [*orientations(spec), *_others(spec, compiler), *([spec.config(config)] if config else [])]
    for each in wanted:
        made = make(spec, each, toolchain.find(compiler))
        listing, report = _paths(spec, each, compiler)
        about = _about(spec, each, compiler) | {"compiler": made.compiler, "listing": sha256(made.text),
                                        "functions": made.functions}
        texts |= {listing: made.text, report: json.dumps(about, indent=1) + "\n"}
    if all(path.is_file() and documents.read_text(path) == text for path, text in texts.items()):
        return False
    for path, text in texts.items():  # each report after its listing: until it is there, the record is stale
        write_text(path, text)
    return True


def kept_configs(spec: KernelSpec) -> list[dict[str, int]]:
    """List the configurations of a catalogue kernel whose code is kept by some compiler."""
    found = [*orientations(spec), *(config for compiler in toolchain.KEPT for config in _others(spec, compiler))]
    return [config for place, config in enumerate(found) if config not in found[:place]]


def orientations(spec: KernelSpec) -> list[dict[str, int]]:
    """Return the default configuration once for each orientation of A and B that is a build of its own; once in all for
    a kernel whose work-groups are single work-items: it is for CPUs, and would use one lane in 64 of a gfx803."""
    if not spec.oriented or all(set(each.local_size) == {1} for each in spec.passes):
        return [spec.config()]
    return [spec.config(dict(zip(ORIENTATION, pair, strict=True))) for pair in itertools.product((0, 1), repeat=2)]


def load(spec: KernelSpec, config: Mapping[str, int] | None = None,
         compiler: str = toolchain.DEFAULT_COMPILER) -> Record:
    """Load the record of a catalogue kernel: under its defaults, in any orientation, or in another configuration that
    is kept. Anything else is compiled now, and so is all code by a compiler that is not in toolchain.KEPT.

    Raises ValueError for an unknown compiler, and with the command to run when the record is missing, was made from
    another source, configuration or options than today's, or does not belong to its listing. Raises DeviceError when a
    compiler is needed and not installed.
    """
    toolchain.require_compiler(compiler)
    config = spec.config(config)
    known = _known(spec)
    if compiler not in toolchain.KEPT or known is None or (
            config not in orientations(known) and not _paths(known, config, compiler)[0].is_file()):
        try:
            return make(spec, config, toolchain.find(compiler))
        except DeviceError as error:
            if "not installed" not in str(error):
                raise
            raise DeviceError(f"no gfx803 code of {spec.name} by {compiler} with {config or 'its own source'} is kept "
                              f"in data/{FOLDER.name}/, and {error}") from None
    listing, report = _paths(known, config, compiler)
    command = f"polaris-lab compile {known.name}"
    if not (listing.is_file() and report.is_file()):
        require_checkout("the kernels' listings")
        raise ValueError(f"there is no gfx803 code of {spec.name} by {compiler} yet; make it with `{command}`")
    remedy = f"make it again with `{command}`"
    recorded, text = documents.read_json(report, _REPORT, remedy), documents.read_text(listing, remedy)
    about = _about(known, config, compiler) | {"listing": sha256(text)}
    changed = [key for key, value in about.items() if recorded[key] != value]
    figures = {name: each.keys() for name, each in recorded["functions"].items()}
    if figures != {each.function: REPORT.keys() for each in spec.passes}:
        changed.append("functions")
    if changed:
        raise ValueError(f"the gfx803 code of {spec.name} is stale, since its {changed[0]} changed; "
                         f"renew it with `{command}`")
    return Record(spec.name, recorded["config"], recorded["compiler"], recorded["functions"], text)


@functools.lru_cache(2**6)
def _made(spec: KernelSpec, _source: str, options: tuple[str, ...], config: tuple[tuple[str, int], ...],
          compiler: toolchain.Compiler) -> Record:
    """Compile a kernel. What was compiled from the same source and options is given again, for repeated simulations."""
    text = toolchain.gfx803(spec.file, options, compiler)
    functions = {}
    for each in spec.passes:
        try:
            report = parse(text, each.function).report
        except ValueError as error:
            raise DeviceError(f"{spec.file.name}: {error}") from None
        functions[each.function] = {name: report[theirs] for name, theirs in REPORT.items()}
    return Record(spec.name, dict(config), str(compiler), functions, text)


def _known(spec: KernelSpec) -> KernelSpec | None:
    """Return the catalogue's kernel that a kernel is, or is a variant of: one with fewer values for its defines."""
    known = catalogue().get(spec.name.partition(" ")[0])  # a variant is called "NAME LABEL"
    if known is None or (known.file, known.passes, [*known.defines]) != (spec.file, spec.passes, [*spec.defines]):
        return None
    return known if all({*values} <= {*known.defines[name]} for name, values in spec.defines.items()) else None


def _others(spec: KernelSpec, compiler: str) -> list[dict[str, int]]:
    """List the configurations that have a record besides the default ones."""
    kept = (documents.read_json(path, _REPORT)["config"]
            for path in sorted((FOLDER / compiler).glob(f"{spec.name}.*=*.json")))
    return [spec.config({name: value for name, value in each.items() if name in spec.defines}) for each in kept]


def _in_catalogue(spec: KernelSpec) -> bool:
    """Tell whether a kernel is the catalogue's own of this name; a variant or one's own kernel is not."""
    known = _known(spec)
    return known is not None and (known.name, dict(known.defines)) == (spec.name, dict(spec.defines))


def _paths(spec: KernelSpec, config: Mapping[str, int], compiler: str) -> tuple[Path, Path]:
    """Name the files of a record: NAME, with the orientation and each define that has not its default value."""
    turned = "".join("nt"[config[name]] for name in ORIENTATION) if spec.oriented else "nn"
    chosen = ",".join(f"{name}={value}" for name, value in config.items()
                      if name not in ORIENTATION and value != spec.config()[name])
    stem = ".".join([spec.name, *([] if turned == "nn" else [turned]), *([chosen] if chosen else [])])
    return FOLDER / compiler / f"{stem}.s.gz", FOLDER / compiler / f"{stem}.json"


def _about(spec: KernelSpec, config: Mapping[str, int], compiler: str) -> dict[str, Any]:
    """List the inputs of a record: it is stale as soon as one of them has changed."""
    return {"file": spec.file.relative_to(KERNELS).as_posix(), "source": spec.text_hash(), "config": config,
            "options": [*toolchain.OPTIONS[compiler], *spec.options(config)[1:]]}
