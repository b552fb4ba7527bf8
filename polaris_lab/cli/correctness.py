"""The command `check`: is a kernel right?"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

from polaris_lab.base.errors import BadValue, ChildDied
from polaris_lab.cli.arguments import (
    FAILED,
    KERNEL,
    OK,
    add_causal,
    add_command,
    add_device,
    add_format,
    add_kernel_file,
    add_record,
    add_seconds,
    add_size,
    leave_out,
    named_kernels,
    read_problem,
)


def add(commands: Any) -> None:
    """Add this command to the parser's."""
    command = add_command(
        commands, "check", _check, "check kernels on a device against the float64 reference",
        "Below a verdict stands what Mesa's ACO makes of the kernel for a Polaris card: registers, scratch memory, "
        "waves, and each line that costs scratch. "
        "The exit status is 1 if a good kernel fails, or a museum kernel is not caught by the gate it names. Where no "
        "kernel is named, a driver that compiles slowly gets through a part of them in the time; those that were never "
        "checked on it come first. Not seen is what happens at sizes or values that neither the kernel's text states "
        "nor a check draws; on a GPU indices that overflow 32 bits; races of work-groups with each other; races, and "
        "reads past an array on a GPU, in products larger than those that Oclgrind gets. --sanitize runs the named "
        "kernels on Oclgrind and lists accesses out of bounds, races and uninitialised values by line; the exit status "
        "is 1 if there is one. --list runs nothing: `check` and `bench` write what it shows, and `tune` the problems "
        "that a kernel wins.",
        example="polaris-lab check mine.cl --local 16x16 -v")
    command.add_argument("kernel", nargs="*", metavar="KERNEL",
                         help=KERNEL.format(", or a FILE.cl of one's own", "as many as the time allows"))
    mode = command.add_mutually_exclusive_group()
    command.add_argument("--thorough", action="store_true",
                         help="more sizes, random problems and inputs, and longer sums on Oclgrind: minutes a kernel")
    mode.add_argument("--all", action="store_true", help="every kernel, however long that takes")
    mode.add_argument("--sanitize", action="store_true", help="look for faults of memory with Oclgrind instead")
    mode.add_argument("--list", action="store_true",
                      help="list the kernels of the catalogue: status, last check, and where each is fast on a device")
    add_seconds(command, "without a KERNEL: begin no further kernel after this time (default: 45)")
    add_device(command)
    add_size(command, "35x37x42, or 1x2x35x16; only with --sanitize")
    add_causal(command)
    add_format(command)
    add_record(command, "write what passed to data/proved.json, whose kernels run on devices of this kind without a "
                        "check of one's own")
    command.add_argument("-v", "--verbose", action="store_true", help="list every failure, the most telling first")
    add_kernel_file(command, "defines of FILE.cl: TILE=16 ITEM_N=8; of TILE=8,16 each value is checked")


def _check(arguments: argparse.Namespace) -> int:
    if arguments.list:
        return _list(arguments)
    leave_out("check without --list", {"--format": arguments.format != "table"})
    leave_out("--sanitize", {"--record": arguments.record and arguments.sanitize})
    if arguments.sanitize:
        return _sanitize(arguments)
    leave_out("check without --sanitize", {"--size": arguments.size, "--causal": arguments.causal})
    from tqdm import tqdm

    from polaris_lab.device import device
    from polaris_lab.model import kernel_catalogue
    from polaris_lab.verify import order_of_proof, proof, trust

    found = device.find(arguments.device)  # that there is none of this name is no kernel's fault
    named, every = named_kernels(arguments.kernel, arguments), list(kernel_catalogue.catalogue().values())
    if arguments.record and (own := [spec.name for spec in named if spec not in every]):
        raise BadValue("--record", f"--record: {own[0]} is no kernel of the catalogue")
    trust.recorded()  # a damaged record is no kernel's fault
    bad, stages, left = 0, [], ""
    limit_s = arguments.seconds or 45.0
    specs = named or (every if arguments.all else order_of_proof.unchecked_first(found, every))
    until = time.monotonic() + (math.inf if named or arguments.all else limit_s)
    bar = tqdm(specs, unit=" kernels", leave=False, disable=None if len(specs) > 1 else True)

    def say(*lines: object) -> None:
        with tqdm.external_write_mode():
            print(*lines, sep="\n", flush=True)

    for count, spec in enumerate(bar):
        if time.monotonic() > until:
            left = f"{len(specs) - count} of {len(specs)} kernels were not checked in {limit_s:g} s"
            break
        bar.set_description(spec.name)
        code = spec.code_hash()
        try:
            report = proof.check(spec, device=arguments.device, thorough=arguments.thorough)
        except (ValueError, ChildDied) as error:  # the kernel's own fault, and no reason to leave out the next ones
            say(f"{spec.name}: WRONG - {error}")
            bad += 1
            continue
        say(report, *(f"  {line}" for line in (report.limits, *report.card_code()) if line))
        if arguments.verbose and report.failures:
            say(report.details())
        if arguments.record and not (spec.museum or report.unfit):
            trust.record(found, spec, code, report.ok)
        bad += not (report.caught if spec.museum else report.ok or (report.unfit and not arguments.kernel))
        stages += [] if spec.museum or report.unfit else [order_of_proof.stage(report.gates)]
    if stages:
        print(order_of_proof.checklist(stages))
    if left:
        print(f"{left}: --all takes every kernel, and another call begins with those that were never checked here")
    return FAILED if bad else OK


def _sanitize(arguments: argparse.Namespace) -> int:
    from polaris_lab.verify import proof
    from polaris_lab.verify.sanitizer import place_of, sanitize

    if not arguments.kernel:
        raise BadValue("KERNEL", "KERNEL: name the kernels that --sanitize is to run")
    leave_out("--sanitize", {"--thorough": arguments.thorough, "--verbose": arguments.verbose,
                             "--seconds": arguments.seconds, "--device": arguments.device != "auto"})
    status = OK
    for spec in (each for named in named_kernels(arguments.kernel, arguments) for each in proof.every_config(named)):
        problem = read_problem(arguments.size or ("1x2x35x16" if spec.signature == "attention" else "35x37x42"),
                               arguments.causal)
        faults = sanitize(spec, problem=problem)
        if "out-of-bounds" not in faults["kind"].values:
            faults = sanitize(spec, problem=problem, races=True, uninit=True)
        for row in faults.itertuples():
            print(f"{row.kind} ({row.count} times), {place_of(row)}\n    {row.message}")
        print(f"{spec.name} at {problem}: {'clean' if faults.empty else f'{len(faults)} findings'}")
        status = status if faults.empty else FAILED
    return status


def _list(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_studies import kernel_standing

    leave_out("--list", {"KERNEL": arguments.kernel, "--size": arguments.size, "--causal": arguments.causal,
                         "--verbose": arguments.verbose, "--seconds": arguments.seconds, "--set": arguments.set,
                         "--thorough": arguments.thorough})
    table = kernel_standing.standing(arguments.device)
    cells = table.drop(columns=["check", "checked"]).assign(wins=table["wins"].astype(str).replace("0", ""))
    cells.insert(3, "last check", (table["check"] + " " + table["checked"]).str.strip())
    text_tables.show(cells, form=arguments.format, full=table, below=("description", "best"))
    return OK
