"""The commands `compile` and `simulate`: a kernel's gfx803 code, kept, linked, executed."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from typing import Any

from polaris_lab.base.errors import BadValue, DeviceError, unknown
from polaris_lab.cli.arguments import (
    COMPILER,
    FAILED,
    KERNEL,
    OK,
    add_causal,
    add_command,
    add_kernel_file,
    add_seed,
    add_set,
    add_size,
    leave_out,
    named_kernels,
    read_file,
    read_lengths,
    read_problem,
    read_whole,
)


def add(commands: Any) -> None:
    """Add these commands to the parser's."""
    command = add_command(
        commands, "compile", _compile, "compile kernels for gfx803 and keep their code in data/gfx803",
        "Needs clang and libclc, or Mesa's driver, which docs/polaris.md says how to fetch. What is kept there can be "
        "read and simulated without them; it must be compiled again when a kernel's source changes. Of a FILE.cl "
        "elsewhere nothing is kept: it is compiled by Mesa's ACO. Where ACO's code uses scratch memory, the lines are "
        "named that keep private arrays there. With --object, which also needs ld.lld, the code of one kernel becomes "
        "a code object, which AMD's ROCm loads on a Polaris card. Before the file is written, its code is held "
        "against the listing that simulate executes, and its descriptors against the registers, local memory and "
        "denormal mode of the report.", example="polaris-lab compile gemm_polaris --object gemm_polaris.co")
    command.add_argument("kernel", nargs="*", metavar="KERNEL",
                         help=KERNEL.format(", or a FILE.cl that is in no catalogue", "the catalogue"))
    command.add_argument("--compiler", metavar="C", help=f"{COMPILER}, which is for --object alone (default: all that "
                                                         "are kept; with --object clang)")
    add_set(command, "keep the code of this configuration too, or link it: TILE_K=16 ITEM_N=8")
    command.add_argument("--object", type=read_file, metavar="FILE", help="write a code object to this file instead")

    command = add_command(
        commands, "simulate", _simulate,
        "execute a kernel's gfx803 code, wave by wave, and check what it computes",
        "Says how many instructions waves executed, of which kinds, and every access outside its memory. "
        "The exit status is 1 if the result is wrong or an access was. A kernel of any FILE.cl is launched with "
        "--function, --global and an --arg for each of its parameters.",
        example="polaris-lab simulate gemm_tiled --size 512 --card rx580")
    command.add_argument("kernel", metavar="KERNEL", help="a kernel of the catalogue, or any FILE.cl")
    add_size(command, "256, or 1x2x64x64")
    add_causal(command)
    command.add_argument("--card", default="rx590", metavar="CARD",
                         help="rx480, rx580, rx590, rx590_gme or r9_nano (default: rx590)")
    command.add_argument("--groups", type=read_whole, metavar="N",
                         help="run only this many work-groups, drawn at random (default: all)")
    add_seed(command, "of the inputs and of that draw")
    command.add_argument("--compiler", default="aco", metavar="C", help=f"{COMPILER} (default: aco)")
    command.add_argument("--global", dest="global_size", type=read_lengths, metavar="SIZE",
                         help="work-items of the launch of FILE.cl, like 1024 or 64x64 (dimension 0 first)")
    add_kernel_file(command)
    command.add_argument("--arg", action="append", default=[], metavar="ARG",
                         help="an argument of FILE.cl's kernel, in order: float:1024 for an array of 1024 random "
                              "numbers, zeros:float:1024, ones:int:64x64, range:uint:256, int=5, bytes=0A0B for a "
                              "struct, local:256 for bytes of local memory, or FILE.npy")
    command.add_argument("--option", action="append", default=[], metavar="OPTION",
                         help="an option of the build, like --option=-cl-fast-relaxed-math; may be repeated")


def _compile(arguments: argparse.Namespace) -> int:
    import pandas as pd
    from tqdm import tqdm

    from polaris_lab.model import cards, kernel_catalogue
    from polaris_lab.verify import card_code
    from polaris_sim.code import code_report, listings, toolchain

    if arguments.object:
        return _write_object(arguments)
    if any(name.endswith(".cl") for name in arguments.kernel):
        return _compile_files(arguments)
    specs = [kernel_catalogue.resolve(name) for name in arguments.kernel or kernel_catalogue.catalogue()]
    compilers, missing = _installed([arguments.compiler] if arguments.compiler else toolchain.KEPT)
    config = dict(arguments.set)
    if config and len(specs) > 1:
        raise BadValue("--set", "--set: name one kernel, whose defines it sets")
    states = {
        (spec.name, compiler): "renewed" if listings.record(spec, compiler, config) else "unchanged"
        for spec in tqdm(specs, unit=" kernels", leave=False, disable=None) for compiler in compilers
    }
    tables, scratch = [], []
    for compiler in dict.fromkeys((*compilers, *([] if arguments.compiler else [toolchain.OWNERS]))):
        try:
            table = code_report.table(specs, compiler=compiler)[
                ["vgprs", "sgprs", "lds_bytes", "scratch_bytes", "waves_per_simd", "occupancy_limit"]
            ]
        except ValueError as error:  # kept code of an older source, whose compiler is not here
            if compiler in compilers:
                raise
            missing.append(str(error))
            continue
        table.columns = ["VGPRs", "SGPRs", "LDS", "scratch", "waves", "limit"]
        tables.append(table.assign(compiler=compiler,
                                   record=[states.get((name, compiler), "kept") for name, _ in table.index]))
        if compiler == toolchain.OWNERS:
            scratch = [f"{name} by {compiler}: {line}" for name, function in table.index[table["scratch"] > 0]
                       for line in card_code.spec_scratch(kernel_catalogue.resolve(name), function)]
    print(pd.concat(tables).reset_index().to_string(index=False, float_format="{:g}".format))
    print(f"waves per SIMD of a {cards.card().title}, LDS in bytes of a work-group, scratch in bytes of a work-item; "
          f"{sum(word == 'renewed' for word in states.values())} of {len(states)} records renewed", *scratch, *missing,
          sep="\n")
    return OK


def _compile_files(arguments: argparse.Namespace) -> int:
    """Keep the code of files of kernels/; report how Mesa's ACO compiles these and any other file."""
    from polaris_lab.model.kernel_source import build_options, source_of
    from polaris_lab.verify import card_code
    from polaris_sim.code import free_listings, toolchain

    files = [name for name in arguments.kernel if name.endswith(".cl")]
    if len(files) < len(arguments.kernel) or arguments.compiler not in (None, *free_listings.KEPT):
        raise BadValue("KERNEL", "KERNEL: name kernels of the catalogue, or files, whose code is kept "
                       f"by {' and '.join(free_listings.KEPT)} alone")
    sources = {name: source_of(name) for name in files}
    kept = {name: source for name, source in sources.items() if free_listings.may_be_kept(source)}
    compilers = [toolchain.OWNERS]
    if kept or arguments.compiler not in (None, toolchain.OWNERS):
        leave_out("a FILE.cl of kernels/", {"--set": arguments.set})
        for source in sources.values():
            free_listings.require_kept(source)
        compilers, missing = _installed([arguments.compiler] if arguments.compiler else free_listings.KEPT)
        for (name, source), compiler in itertools.product(kept.items(), compilers):
            renewed = free_listings.record(source, build_options(()), compiler)
            print(f"{name} by {compiler}: {'renewed' if renewed else 'unchanged'}")
        print(*missing, sep="\n", end="\n" * bool(missing))
    if toolchain.OWNERS in compilers:
        for source in sources.values():
            print(*card_code.file_lines(source, dict(arguments.set)), sep="\n")
    return OK


def _installed(compilers: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return which of the compilers are here, and why each of the others is not. Raises DeviceError where none is."""
    from polaris_sim.code import toolchain

    found, missing = [], []
    for each in compilers:
        if each not in toolchain.KEPT:
            raise unknown("compiler", each, toolchain.KEPT, "compiler")
        try:
            toolchain.find(each)
            found.append(each)
        except DeviceError as error:
            missing.append(f"not by {each}: {error}")
    if not found:
        raise DeviceError(missing[0].partition(": ")[2])
    return found, missing


def _write_object(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import files, text_tables
    from polaris_sim.code import code_object, toolchain

    if len(arguments.kernel) != 1:
        raise BadValue("KERNEL", "KERNEL: name one kernel, whose code --object links")
    kernel, = arguments.kernel
    if kernel.endswith(".cl"):
        raise BadValue("KERNEL", "KERNEL: name a kernel of the catalogue; sim.build_object takes what pl.kernel makes "
                       "of a FILE.cl")
    made = code_object.build_object(kernel, dict(arguments.set), arguments.compiler or toolchain.DEFAULT_COMPILER)
    files.write_bytes(arguments.object, made.data)
    print(f"{arguments.object}\n{code_object.report(made)}")
    print(text_tables.wrap(
        "\nIts code, constants and descriptors are those of the listing that polaris-lab simulate executes. No AMD "
        "driver has loaded it here. It is made for ROCm's OpenCL from 4.1 on, which shows such a card up to 6.4, where "
        "ROC_ENABLE_PRE_VEGA=1 is set; Mesa's drivers do not take it. With pyopencl on ROCm:\n"))
    print(code_object.example_of_use(made, arguments.object))
    return OK


def _simulate(arguments: argparse.Namespace) -> int:
    if arguments.kernel.endswith(".cl") and (arguments.global_size or arguments.arg or not arguments.size):
        return _simulate_file(arguments)
    if arguments.global_size or arguments.arg or arguments.option:
        raise BadValue("--global", "--global, --arg, --option: they launch any kernel of a FILE.cl; a kernel of the "
                       "catalogue, or a FILE.cl with the arguments of a product, takes --size")
    from polaris_lab.model.error_bounds import Expectation
    from polaris_lab.model.problem import Gemm, Transpose
    from polaris_sim import simulator

    spec, = named_kernels([arguments.kernel], arguments)
    problem = read_problem(arguments.size or ("1x2x64x64" if spec.signature == "attention" else "256"),
                           arguments.causal)
    if spec.signature == "transpose" and isinstance(problem, Gemm):
        problem = Transpose(problem.m, problem.n)
    run = simulator.simulate(
        spec, problem=problem, card=arguments.card, groups=arguments.groups, seed=arguments.seed, progress=True,
        timed=arguments.groups is None, compiler=arguments.compiler
    )
    verdict = Expectation(run.problem, run.problem.inputs(arguments.seed)).compare(run.output, run.written)
    print(simulator.report(run))
    print(
        f"result           {verdict.message or 'right'}, {verdict.fraction:.2g} of the bound, "
        f"largest error {verdict.max_abs_error:.3g}"
    )
    if run.cycles:
        print(
            f"traffic          {', '.join(f'{name} {moved / 1e6:,.1f} MB' for name, moved in run.traffic.items())}",
            run.cost.estimate,
            sep="\n",
        )
    return OK if verdict.ok and run.faults.empty else FAILED


def _simulate_file(arguments: argparse.Namespace) -> int:
    """Launch a kernel of any file on the simulated card."""
    import numpy as np

    from polaris_lab.model import argument_text
    from polaris_sim import any_kernel

    leave_out("a launch of a FILE.cl", {"--size": arguments.size, "--causal": arguments.causal,
                                        "--groups": arguments.groups, "--block": arguments.block})
    for option, given in (("--function NAME", arguments.function), ("--global SIZE", arguments.global_size)):
        if not given:
            raise BadValue(option, f"{option} is needed to launch a kernel of {arguments.kernel}")
    rng = np.random.default_rng(arguments.seed)
    launch = any_kernel.launch(
        arguments.kernel, arguments.function, arguments.global_size, arguments.local_size,
        [argument_text.value_of(text, rng) for text in arguments.arg], card=arguments.card,
        options=[*arguments.option, *(f"-D{name}={value}" for name, value in arguments.set)],
        timed=True, progress=True, compiler=arguments.compiler)
    print(any_kernel.report(launch))
    return OK if launch.faults.empty else FAILED
