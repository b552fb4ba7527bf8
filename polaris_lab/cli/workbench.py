"""The commands `run`, `refresh`, `lint` and `new`: notebooks, and files to begin with."""

from __future__ import annotations

import argparse
import os
from typing import Any

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.cli.arguments import (
    CLUSTER,
    FAILED,
    NOTEBOOK,
    OK,
    add_command,
    add_device,
    add_record,
    leave_out,
    read_seconds,
    tell,
    warn_of_changes,
)


def add(commands: Any) -> None:
    """Add these commands to the parser's."""
    command = add_command(
        commands, "run", _run, "run notebooks without a screen and keep what they give",
        "Executed notebooks, their pages, an index and the ledger go to a new folder of runs/. A notebook that fails "
        "does not stop the others; the exit status is then 1.",
        example='polaris-lab run 42 -p sizes "[512, 1024]" --device gpu')
    command.add_argument("notebook", nargs="*", metavar="NOTEBOOK", help=NOTEBOOK)
    command.add_argument("--list", action="store_true",
                         help="run nothing; list the notebooks with their questions, parameters and defaults")
    command.add_argument("-p", dest="parameter", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"),
                         help='set a parameter in the notebooks that have it; the value is YAML: -p sizes "[256, 512]"')
    command.add_argument("-f", dest="file", metavar="FILE.yaml",
                         help="parameters from a YAML file, or from notebooks/profiles/ by name (gpu); -p wins over it")
    add_device(command, None, '; "all" for each that works, a batch each (default: as the notebooks say)')
    command.add_argument("--cluster", metavar="tls://HOST:8786",
                         help="hand independent pieces, such as simulations, to the workers of "
                              f"{CLUSTER}; with --device all, a batch to each worker")
    command.add_argument("--out", metavar="DIR", help="the folder to write to, instead of a new one in runs/")
    command.add_argument("--resume", action="store_true",
                         help="continue the newest unfinished batch, or the one in --out, as it was asked for; "
                              "notebooks that are done are not run again unless something they depend on has changed")
    add_record(command, "let the notebooks add their measurements to data/measured")
    command.add_argument("--cell-timeout", type=read_seconds, default=600.0, metavar="S",
                         help="the longest that one cell may take, in seconds (default: 600)")

    command = add_command(
        commands, "refresh", _refresh, "execute notebooks with their defaults and store their outputs in them",
        "This is how the committed outputs are made. A notebook that fails or writes to stderr is left as it was.",
        example="polaris-lab refresh 42")
    command.add_argument("notebook", nargs="*", metavar="NOTEBOOK", help=NOTEBOOK)

    command = add_command(commands, "lint", _lint,
                          "hold notebooks, or all and the glossary, to their rules; one sentence for each fault",
                          example="polaris-lab lint 42 04")
    command.add_argument("notebook", nargs="*", metavar="NOTEBOOK", help=NOTEBOOK)

    command = add_command(
        commands, "new", _new, "begin a kernel or a study: files that keep every rule, to be changed",
        "A kernel is a .cl file and a table of the catalogue, a study an executed notebook and a row of "
        "docs/notebooks.md.",
        example='polaris-lab new study wide_loads --question "Do wide loads pay?"')
    command.add_argument("kind", choices=("kernel", "study"), help="what to begin")
    command.add_argument("name", metavar="NAME", help="of the kernel, like gemm_wide_tile, or the study's topic")
    command.add_argument("--question", metavar="TEXT", help="what the study asks")


def _run(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import cluster
    from polaris_lab.notebooks import batch
    from polaris_lab.notebooks.yaml_values import parse_yaml

    if arguments.list:
        return _list(arguments)
    if arguments.cluster:
        os.environ[cluster.ADDRESS] = arguments.cluster  # notebooks inherit it
    if arguments.device == "all":
        return _run_on_all(arguments)
    parameters = {}
    for name, text in arguments.parameter:
        try:
            parameters[name] = parse_yaml(text)
        except ValueError:
            raise BadValue("-p", f"the value of -p {name} is not YAML: {text}") from None
    if arguments.device is not None:
        parameters["device"] = arguments.device
    if arguments.record:
        parameters["record"] = True
        warn_of_changes()
    book = batch.run(arguments.notebook, parameters, profile=arguments.file, out=arguments.out, resume=arguments.resume,
                     cell_timeout=arguments.cell_timeout)
    print(book.folder / "index.html")
    return FAILED if book.unfinished else OK


def _list(arguments: argparse.Namespace) -> int:
    from polaris_lab.notebooks import notebook

    leave_out("--list", {"-p": arguments.parameter, "-f": arguments.file, "--device": arguments.device,
                         "--cluster": arguments.cluster, "--out": arguments.out, "--resume": arguments.resume,
                         "--record": arguments.record})
    for study in notebook.find(arguments.notebook):
        parameters = [f"    {name} = {default!r}" + (f"  # {comment}" if comment else "")
                      for name, default, comment in study.parameters.values()]
        print(f"{study.name}: {study.title}", f"  {study.question}", *parameters, sep="\n")
    return OK


def _run_on_all(arguments: argparse.Namespace) -> int:
    """Run the batch once for each working device: GPUs side by side, CPU devices, which share the cores, in turn.

    With --cluster the devices are those of its workers.
    """
    from polaris_lab.device import device
    from polaris_lab.notebooks import every_device

    leave_out("--device all, which gives each device a batch of its own,",
              {"--out": arguments.out, "--resume": arguments.resume})
    rest = [*arguments.notebook, *(word for pair in arguments.parameter for word in ("-p", *pair)),
            *(("-f", arguments.file) if arguments.file else ()), *(("--record",) if arguments.record else ()),
            "--cell-timeout", str(arguments.cell_timeout)]
    failed = 0
    batches = (every_device.run_batches_on_cluster(rest) if arguments.cluster
               else every_device.run_batches(device.working(), rest))
    for batch in batches:
        print(f"{f'{batch.host}, ' * bool(batch.host)}{batch.device}: "
              f"{'all well' if batch.status == OK else f'exit status {batch.status}'}; {batch.page}", flush=True)
        failed += batch.status != OK
    return FAILED if failed else OK


def _refresh(arguments: argparse.Namespace) -> int:
    from polaris_lab.notebooks import stored_outputs

    faults = stored_outputs.refresh(arguments.notebook)
    if not arguments.notebook:  # all of them: the README's picture comes from the same data
        from polaris_studies.report import book_builder

        book_builder.write_pictures()
    for fault in faults:
        tell(fault)
    return FAILED if faults else OK


def _lint(arguments: argparse.Namespace) -> int:
    from polaris_lab.base.paths import NOTEBOOKS
    from polaris_lab.notebooks import notebook, notebook_rules

    studies = notebook.find(arguments.notebook)
    faults = [f"{study.name}: {fault}" for study in studies for fault in notebook_rules.all_faults(study)]
    if not arguments.notebook:
        glossary = (NOTEBOOKS / "glossary.md").read_text(encoding="utf-8")
        faults += [f"glossary: {fault}" for fault in notebook_rules.glossary_faults(glossary)]
    print("\n".join([*faults, f"{len(studies)} notebooks, {len(faults)} broken rules"]))
    return FAILED if faults else OK


def _new(arguments: argparse.Namespace) -> int:
    from polaris_lab.base.paths import require_checkout
    from polaris_lab.model.kernel_catalogue import resolve
    from polaris_lab.notebooks import scaffold
    from polaris_sim.code import listings, toolchain

    require_checkout("the catalogue and the notebooks")
    if arguments.kind == "study":
        print(scaffold.new_study(arguments.name, arguments.question or ""))
        print("next: write your question and cells, then polaris-lab refresh and polaris-lab lint with its number")
        return OK
    if arguments.question:
        raise BadValue("--question", "--question is for a study; a kernel has a description in kernels/catalogue.toml")
    print(scaffold.new_kernel(arguments.name))
    try:
        for compiler in toolchain.KEPT:
            listings.record(resolve(arguments.name), compiler)
    except DeviceError as error:
        print(f"its gfx803 code is still to be made, with polaris-lab compile {arguments.name}: {error}")
    print(f"next: change it, then polaris-lab check {arguments.name}, bench {arguments.name}, compile {arguments.name}")
    return OK
