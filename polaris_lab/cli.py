"""Run the `polaris-lab` command. Each subcommand calls one function of the package, and imports its needs only then."""

from __future__ import annotations

import argparse
import functools
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from polaris_lab import __version__
from polaris_lab.base.blas_environment import drop_overrides
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.paths import require_checkout

if TYPE_CHECKING:
    from pandas import DataFrame

    from polaris_lab.model.kernel_spec import KernelSpec
    from polaris_lab.model.problem import Attention, Gemm

OK, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses: all well; the work ran and found a fault; nothing could be done as asked; Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Whatever goes wrong is one sentence on stderr."""
    drop_overrides()  # first of all: NumPy reads them when it is imported
    arguments = _parser().parse_args(argv)
    try:
        require_checkout()
        status = arguments.command(arguments)
        print(end="", flush=True)
        return status
    except BrokenPipeError:  # `polaris-lab list | head`; Python flushes the stream once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt as stop:
        return _tell(str(stop) or "interrupted", INTERRUPTED)
    except OSError as error:
        return _tell(f"{error.strerror or error}" + (f": {error.filename}" if error.filename else ""), REFUSED)
    except MemoryError:
        return _tell("this machine has not enough memory for that; take a smaller size", REFUSED)
    except (ValueError, TypeError, DeviceError, ChildDied) as error:
        return _tell(str(error), REFUSED)


def _tell(sentence: str, status: int) -> int:
    print(f"polaris-lab: {sentence}", file=sys.stderr)
    return status


def _devices(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.device import device

    frame = device.devices()
    if arguments.format in ("csv", "json"):
        text_tables.show(frame, form=arguments.format)
        return OK if frame["working"].any() else REFUSED
    if len(frame):
        shown = frame[frame["kind"] != "none"]
        if len(shown):
            text_tables.show(shown.drop(columns="why").rename(columns={
                "mad_gflops": "GFLOPS", "compute_units": "units", "clock_mhz": "MHz", "global_gib": "GiB",
                "local_kib": "local KiB"}).round(1).map(str).replace("nan", ""), form=arguments.format,
                below=("driver", "local KiB", "GiB", "MHz", "units"))
        else:
            print("no platform offers a device")
        for row in frame[frame["why"] != ""].itertuples():
            print(text_tables.fitted(f"\n{row.index} {row.platform}, {row.name}: {row.why}".replace("\n ", "\n")))
    found = device.find("auto")  # or the sentence that says what to install
    built = f"; kernels are built with {' '.join(found.build_options)} there" if found.build_options else ""
    print(text_tables.fitted(f'\n"auto" is {found.index}, {found.name}{built}'))
    return OK


def _doctor(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.notebooks import health

    found = health.examine()
    print(text_tables.fitted(health.report(found), hang=health.INDENT))
    return OK if health.is_fit(found) else FAILED


def _list(arguments: argparse.Namespace) -> int:
    from polaris_lab.notebooks import notebook

    for study in notebook.find([arguments.notebook] if arguments.notebook else []):
        parameters = [f"    {name} = {default!r}" + (f"  # {comment}" if comment else "")
                      for name, default, comment in study.parameters.values()]
        print(f"{study.name}: {study.title}", f"  {study.question}", *parameters, sep="\n")
    return OK


def _run(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import cluster
    from polaris_lab.notebooks import batch
    from polaris_lab.notebooks.yaml_values import parse_yaml

    if arguments.cluster:
        os.environ[cluster.ADDRESS] = arguments.cluster  # notebooks inherit it
    if arguments.device == "all":
        return _run_on_all(arguments)
    parameters = {}
    for name, text in arguments.parameter:
        try:
            parameters[name] = parse_yaml(text)
        except ValueError:
            raise ValueError(f"the value of -p {name} is not YAML: {text}") from None
    if arguments.device is not None:
        parameters["device"] = arguments.device
    if arguments.record:
        parameters["record"] = True
    book = batch.run(arguments.notebook, parameters, profile=arguments.file, out=arguments.out, resume=arguments.resume,
                     cell_timeout=arguments.cell_timeout)
    print(book.folder / "index.html")
    return FAILED if book.unfinished else OK


def _check(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from polaris_lab.device import device
    from polaris_lab.model import kernel_catalogue
    from polaris_lab.verify import order_of_proof, proof

    found = device.find(arguments.device)  # that there is none of this name is no kernel's fault
    named, every = _kernels(arguments), list(kernel_catalogue.catalogue().values())
    bad, stages, left = 0, [], ""
    specs = named or (every if arguments.all else order_of_proof.unchecked_first(found, every))
    until = time.monotonic() + (math.inf if named or arguments.all else arguments.seconds)
    bar = tqdm(specs, unit=" kernels", leave=False, disable=None if len(specs) > 1 else True)

    def say(*lines: object) -> None:
        with tqdm.external_write_mode():
            print(*lines, sep="\n", flush=True)

    for done, spec in enumerate(bar):
        if time.monotonic() > until:
            left = f"{len(specs) - done} of {len(specs)} kernels were not checked in {arguments.seconds:g} s"
            break
        bar.set_description(spec.name)
        try:
            report = proof.check(spec, device=arguments.device)
        except (ValueError, ChildDied) as error:  # the kernel's own fault, and no reason to leave out the next ones
            say(f"{spec.name}: WRONG - {error}")
            bad += 1
            continue
        say(report, *([f"  {report.limits}"] if report.limits else []))
        if arguments.verbose and report.failures:
            say(report.details())
        bad += not (report.caught if spec.museum else report.ok or (report.unfit and not arguments.kernel))
        stages += [] if spec.museum or report.unfit else [order_of_proof.stage(report.gates)]
    if stages:
        print(order_of_proof.checklist(stages))
    if left:
        print(f"{left}: --all takes every kernel, and another call begins with those that were never checked here")
    return FAILED if bad else OK


def _kernels(arguments: argparse.Namespace) -> list[KernelSpec]:
    """Find the kernels that were named: of the catalogue, or FILE.cl with what was said of it."""
    from polaris_lab.model import kernel_catalogue

    of_files = {"function": arguments.function, "local": arguments.local_size, "block": arguments.block,
                "defines": dict(map(_define, arguments.define))}
    given = {name: value for name, value in of_files.items() if value}
    named = [arguments.kernel] if isinstance(arguments.kernel, str) else arguments.kernel
    if given and not any(name.endswith(".cl") for name in named):
        raise ValueError("--function, --local, --block, -D: they are for a FILE.cl; a kernel of the catalogue has its "
                         "own")
    if "local" in given:
        given.setdefault("block", given["local"])
    return [kernel_catalogue.kernel(name, signature=arguments.signature, **given) if name.endswith(".cl")
            else kernel_catalogue.resolve(name) for name in named]


def _define(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    if not name.isidentifier() or not value.removeprefix("-").isdecimal():
        raise ValueError(f"-D {text} is not of the form NAME=NUMBER, like -D TILE=16")
    return name, int(value)


def _sanitize(arguments: argparse.Namespace) -> int:
    from polaris_lab.verify.sanitizer import place_of, sanitize

    spec, = _kernels(arguments)
    problem = _problem(arguments.size or ("1x2x35x16" if spec.signature == "attention" else "35x37x42"),
                       arguments.causal)
    found = sanitize(spec, problem=problem)
    if "out-of-bounds" not in found["kind"].values:
        found = sanitize(spec, problem=problem, races=True, uninit=True)
    for row in found.itertuples():
        print(f"{row.kind} ({row.count} times), {place_of(row)}\n    {row.message}")
    print(f"{spec.name} at {problem}: {'clean' if found.empty else f'{len(found)} findings'}")
    return OK if found.empty else FAILED


def _bench(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import files, text_tables
    from polaris_lab.choose import predictor
    from polaris_lab.device.device import find
    from polaris_studies import portfolio

    if arguments.plot and not arguments.plot.endswith((".png", ".svg", ".pdf")):
        raise ValueError(f"--plot {arguments.plot} is no picture's name: give FILE.png, FILE.svg or FILE.pdf")

    drawn: dict[str, DataFrame] = {}
    late = 0

    def show(table: DataFrame) -> None:
        nonlocal late
        drawn[portfolio.title(table)] = table
        in_time = table[table["status"] != portfolio.NO_TIME]
        late += len(table) - len(in_time)
        if arguments.format in ("table", "md"):
            text_tables.show(portfolio.cells(in_time), portfolio.title(table), arguments.format)
            print(flush=True)

    sizes = arguments.size or [portfolio.usual_size(find(arguments.device))]
    limited = not (arguments.kernel or arguments.size or arguments.all)
    rows = portfolio.rank_everything(
        [name for name in arguments.kernel if not name.endswith(".cl")] + _files(arguments),
        [_problem(text, arguments.causal) for text in sizes],
        arguments.device,
        repeats=arguments.repeats,
        libraries=arguments.libraries,
        show=show,
        **({"seconds": arguments.seconds} if limited else {}),
    )
    if late:
        print(f"{late} of {len(rows)} entrants were not timed in {arguments.seconds:g} s: --all takes every kernel, "
              "and another call takes more of them, as it need not prove again what was proved", file=sys.stderr)
    if arguments.format in ("csv", "json"):
        text_tables.show(rows, form=arguments.format)
    if arguments.plot:
        from polaris_lab.plots.ranking_picture import draw_ranking

        draw_ranking(drawn, arguments.plot)
    if arguments.json:
        files.write_text(arguments.json, rows.to_json(orient="records", indent=1) + "\n")
    if arguments.format == "table" and (said := predictor.advice(find(arguments.device))):
        print(f"lab.gemm has no times of its own to choose by here: {said}")
    return FAILED if rows["status"].str.startswith("WRONG").any() else OK


def _files(arguments: argparse.Namespace) -> list[KernelSpec]:
    """Return the kernels of the .cl files among those that were named."""
    named = argparse.Namespace(**vars(arguments) | {
        "kernel": [name for name in arguments.kernel if name.endswith(".cl")]})
    return _kernels(named)


def _tune(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from polaris_lab.choose import autotune
    from polaris_lab.model.kernel_catalogue import resolve

    if arguments.panel or arguments.quick or any(resolve(name).signature == "attention" for name in arguments.kernel):
        return _tune_panel(arguments)
    if len(arguments.kernel) != 1:
        raise ValueError("KERNEL: name one kernel, or give --panel or --quick")
    if arguments.cluster:
        raise ValueError("--cluster: one kernel at one size is one machine's work; give --panel or --quick")

    with tqdm(desc="configurations", unit="", disable=None) as bar:
        table = autotune.tune(
            arguments.kernel[0],
            tuple(_problem(arguments.size or "1024", arguments.causal).sizes.values()),
            arguments.device,
            seconds=arguments.budget or 300.0,
            seed=arguments.seed,
            space=dict(map(_values, arguments.set)),
            on_progress=bar.update,
        )
    print(table[["config", "ms", "ms_low", "ms_high", "gflops", "samples", "ok"]].to_string(index=False,
                                                                                             na_rep="too few"))
    return OK


def _choices(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import files, text_tables
    from polaris_lab.choose import shadow
    from polaris_studies import choice_table

    if arguments.shadow:
        if (rows := shadow.read()).empty:
            raise ValueError(f"--shadow: no call was noted; set {shadow.VARIABLE}=1 where lab.gemm is called")
        text_tables.show(shadow.summary(rows).reset_index().round(3).astype(str))
        return OK
    table = choice_table.choices(arguments.device, arguments.sizes, arguments.k, arguments.trans)
    print(choice_table.drawn_map(table), end="\n\n")
    shown = table.drop(columns="why").assign(expected_us=table["expected_us"].map("{:.1f}".format))
    text_tables.show(shown)
    # of the shapes that share a reason only the nearest one that was timed differs
    for why, some in table.groupby(table["why"].str.replace(r", nearest at [\dx ]+", "", regex=True), sort=False):
        print(text_tables.fitted(f"{len(some)} of {len(table)}: {why}"))
    if arguments.json:
        files.write_text(arguments.json, table.to_json(orient="records", indent=1) + "\n")
    return OK


def _kernels_here(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_studies import kernel_standing

    table = kernel_standing.standing(arguments.device)
    cells = table.drop(columns=["check", "checked"]).assign(wins=table["wins"].astype(str).replace("0", ""))
    cells.insert(3, "last check", (table["check"] + " " + table["checked"]).str.strip())
    text_tables.show(cells, form=arguments.format, full=table, below=("description", "best"))
    return OK


def _dataset(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from tqdm import tqdm

    from polaris_studies import dataset_run

    if arguments.card and arguments.device:
        raise ValueError("--card simulates and needs no --device; leave out one of them")
    wanted = {"seconds": arguments.seconds or float("inf"), "record": arguments.record, "workers": arguments.workers,
              "out": Path(arguments.out) if arguments.out else None}
    with tqdm(desc="rows", unit="", total=arguments.rows, disable=None) as bar:
        def tell(count: int) -> None:
            bar.update(count - bar.n)

        path = (dataset_run.simulate(arguments.rows, arguments.card, on_progress=tell, **wanted) if arguments.card
                else dataset_run.measure(arguments.rows, arguments.device or "auto", on_progress=tell, **wanted))
    print(path)
    return OK


def _learn(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from polaris_lab.base import paths

    if arguments.trial:
        from polaris_studies import model_trial

        with tqdm(desc="problems", unit="", total=arguments.problems, disable=None) as bar:
            path, decision = model_trial.trial(
                arguments.model, arguments.device, problems=arguments.problems,
                seconds=arguments.seconds or float("inf"), record=arguments.record,
                on_progress=lambda count: bar.update(count - bar.n))
        print(f"{decision.word}: {decision.reason}")
        print(*(result.sentence for result in decision.results), sep="\n")
    else:
        from polaris_studies import model_fit

        path = model_fit.write(arguments.model, folder=None if arguments.record else paths.RUNS / "models")
    print(path)
    return OK


def _tune_panel(arguments: argparse.Namespace) -> int:
    """Search the panel of products, that of attentions where attention kernels are named, or a part of both."""
    from tqdm import tqdm

    from polaris_lab.base import cluster
    from polaris_lab.choose import cluster_search, panel_search
    from polaris_lab.model.kernel_catalogue import resolve

    if arguments.cluster and arguments.device != "auto":
        raise ValueError("--device: with --cluster each worker searches on its own device; leave it out")
    signatures = {resolve(name).signature for name in arguments.kernel}
    if len(signatures) > 1:
        raise ValueError("KERNEL: name kernels of products, or of attentions")
    attention = "attention" in signatures
    if arguments.set or (arguments.size and not attention):
        raise ValueError("--size, --set: the panel has its own shapes, and all values; leave them out")
    panels: list[Callable] = []
    if not attention:
        panels.append(functools.partial(panel_search.panel, quick=arguments.quick))
    if arguments.size:
        problem = _problem(arguments.size, arguments.causal)
        if problem.signature != "attention":
            raise ValueError(f"--size {arguments.size} is a product's; an attention's is like 2x8x512x64")
        panels.append(functools.partial(panel_search.given, problems=[problem]))
    elif attention or (arguments.quick and not arguments.kernel):
        panels.append(functools.partial(panel_search.attention_panel, quick=arguments.quick))
    seconds = arguments.budget or (60.0 if arguments.quick else 300.0 if arguments.size else 900.0)
    with tqdm(unit=" slices" if arguments.cluster else " problems", disable=None) as bar:

        def show(said: str) -> None:
            bar.set_description(said)
            bar.update()

        if arguments.cluster:
            os.environ[cluster.ADDRESS] = arguments.cluster
            tables, whole = cluster_search.search(panels, arguments.kernel, seconds=seconds, seed=arguments.seed,
                                                  on_progress=show)
        else:
            parts = [problems for panel in panels if (problems := panel(arguments.device))]
            whole = sum(map(len, parts))
            tables = [panel_search.search(problems, arguments.kernel, arguments.device,
                                          seconds=seconds * len(problems) / whole, seed=arguments.seed,
                                          on_progress=show) for problems in parts]
    for table in tables:
        if len(table):
            print(table.to_string(index=False, float_format="{:.1f}".format))
    print(f"{sum(map(len, tables))} of {whole} problems have times; another run goes on from here")
    return OK


def _compile(arguments: argparse.Namespace) -> int:
    import pandas as pd
    from tqdm import tqdm

    from polaris_lab.model import cards, kernel_catalogue
    from polaris_lab.model.kernel_source import build_options, source_of
    from polaris_sim.code import code_report, free_listings, listings, toolchain

    if files := [name for name in arguments.kernel if name.endswith(".cl")]:
        if len(files) < len(arguments.kernel) or arguments.compiler not in (None, toolchain.DEFAULT_COMPILER):
            raise ValueError("KERNEL: name kernels of the catalogue, or files of kernels/, whose code is kept by "
                             f"{toolchain.DEFAULT_COMPILER} alone")
        for name in files:
            renewed = free_listings.record(source_of(name), build_options(()))
            print(f"{name}: {'renewed' if renewed else 'unchanged'}")
        return OK
    specs = [kernel_catalogue.resolve(name) for name in arguments.kernel or kernel_catalogue.catalogue()]
    compilers = [arguments.compiler] if arguments.compiler else toolchain.KEPT
    config = dict(map(_setting, arguments.set))
    if config and len(specs) > 1:
        raise ValueError("--set: name one kernel, whose defines it sets")
    said = {
        (spec.name, compiler): "renewed" if listings.record(spec, compiler, config) else "unchanged"
        for spec in tqdm(specs, unit=" kernels", leave=False, disable=None) for compiler in compilers
    }
    tables = []
    for compiler in compilers:
        table = code_report.table(specs, compiler=compiler)[
            ["vgprs", "sgprs", "lds_bytes", "scratch_bytes", "waves_per_simd", "occupancy_limit"]
        ]
        table.columns = ["VGPRs", "SGPRs", "LDS", "scratch", "waves", "limit"]
        tables.append(table.assign(compiler=compiler, record=[said[name, compiler] for name, _ in table.index]))
    print(pd.concat(tables).reset_index().to_string(index=False, float_format="{:g}".format))
    print(f"waves per SIMD of a {cards.card().title}, LDS in bytes of a work-group, scratch in bytes of a work-item; "
          f"{sum(word == 'renewed' for word in said.values())} of {len(said)} records renewed")
    return OK


def _simulate(arguments: argparse.Namespace) -> int:
    if arguments.kernel.endswith(".cl") and (arguments.global_size or arguments.arg or not arguments.size):
        return _simulate_file(arguments)
    if arguments.global_size or arguments.arg or arguments.option:
        raise ValueError("--global, --arg, --option: they launch any kernel of a FILE.cl; a kernel of the catalogue, "
                         "or a FILE.cl with the arguments of a product, takes --size")
    from polaris_lab.model.error_bounds import Expectation
    from polaris_lab.model.problem import Gemm, Transpose
    from polaris_sim import simulator

    spec, = _kernels(arguments)
    problem = _problem(arguments.size or ("1x2x64x64" if spec.signature == "attention" else "256"), arguments.causal)
    if spec.signature == "transpose" and isinstance(problem, Gemm):
        problem = Transpose(problem.m, problem.n)
    done = simulator.simulate(
        spec, problem=problem, card=arguments.card, groups=arguments.groups, seed=arguments.seed, progress=True,
        timed=arguments.groups is None, compiler=arguments.compiler
    )
    verdict = Expectation(done.problem, done.problem.inputs(arguments.seed)).compare(done.output, done.written)
    print(simulator.report(done))
    print(
        f"result           {verdict.message or 'right'}, {verdict.fraction:.2g} of the bound, "
        f"largest error {verdict.max_abs_error:.3g}"
    )
    if done.cycles:
        print(
            f"traffic          {', '.join(f'{name} {moved / 1e6:,.1f} MB' for name, moved in done.traffic.items())}",
            done.cost.estimate,
            sep="\n",
        )
    return OK if verdict.ok and done.faults.empty else FAILED


def _object(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import files, text_tables
    from polaris_sim.code import code_object

    if arguments.kernel.endswith(".cl"):
        raise ValueError("KERNEL: name a kernel of the catalogue; sim.build_object takes what pl.kernel makes of a "
                         "FILE.cl")
    made = code_object.build_object(arguments.kernel, dict(map(_setting, arguments.set)), arguments.compiler)
    files.write_bytes(arguments.out, made.data)
    print(f"{arguments.out}\n{code_object.report(made)}")
    print(text_tables.fitted(
        "\nIts code, constants and descriptors are those of the listing that polaris-lab simulate executes. No AMD "
        "driver has loaded it here. It is made for ROCm's OpenCL from 4.1 on, which shows such a card up to 6.4, where "
        "ROC_ENABLE_PRE_VEGA=1 is set; Mesa's drivers do not take it. With pyopencl on ROCm:\n"))
    print(code_object.example_of_use(made, arguments.out))
    return OK


def _simulate_file(arguments: argparse.Namespace) -> int:
    """Launch a kernel of any file on the simulated card."""
    import numpy as np

    from polaris_lab.model import argument_text
    from polaris_sim import any_kernel

    if arguments.size or arguments.causal or arguments.groups:
        raise ValueError("--size, --causal, --groups: they are for a kernel of the catalogue; a FILE.cl takes --global "
                         "and --local")
    for option, given in (("--function NAME", arguments.function), ("--global SIZE", arguments.global_size)):
        if not given:
            raise ValueError(f"{option} is needed to launch a kernel of {arguments.kernel}")
    rng = np.random.default_rng(arguments.seed)
    done = any_kernel.launch(
        arguments.kernel, arguments.function, arguments.global_size, arguments.local_size,
        [argument_text.value_of(text, rng) for text in arguments.arg], card=arguments.card, options=arguments.option,
        timed=True, progress=True, compiler=arguments.compiler)
    print(any_kernel.report(done))
    return OK if done.faults.empty else FAILED


def _survey(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from polaris_lab.base import files
    from polaris_studies import kernel_survey

    rows, stopped = [], False
    found = kernel_survey.kernels_of(arguments.folder, arguments.option, arguments.compiler)
    with (tqdm(found, unit=" kernels", disable=None, leave=False) as bar,
          kernel_survey.appended(arguments.csv) as append):
        try:
            for each in bar:
                bar.set_description(f"{each.file}: {each.function}")
                rows.append(kernel_survey.examine(each, device=arguments.device, timeout=arguments.timeout))
                append(rows[-1])
        except KeyboardInterrupt:
            stopped = True
    table = kernel_survey.table(rows)
    print(kernel_survey.listing(table))
    if arguments.json:
        files.write_text(arguments.json, table.to_json(orient="records", indent=1) + "\n")
    if stopped:
        raise KeyboardInterrupt(f"stopped after {len(rows)} of {len(found)} kernels")
    return OK if len(table) and table["verdict"].isin(kernel_survey.GOOD).all() else FAILED


def _refresh(arguments: argparse.Namespace) -> int:
    from polaris_lab.notebooks import stored_outputs

    faults = stored_outputs.refresh(arguments.notebook)
    if not arguments.notebook:  # all of them: the README's pictures come from the same data
        from polaris_studies.report import site_builder

        site_builder.write_pictures()
    for fault in faults:
        _tell(fault, FAILED)
    return FAILED if faults else OK


def _lint(arguments: argparse.Namespace) -> int:
    from polaris_lab.notebooks import notebook, notebook_rules

    studies = notebook.find(arguments.notebook)
    faults = [f"{study.name}: {fault}" for study in studies for fault in notebook_rules.all_faults(study)]
    print("\n".join([*faults, f"{len(studies)} notebooks, {len(faults)} broken rules"]))
    return FAILED if faults else OK


def _worker(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import cluster
    from polaris_lab.device.device import find

    cluster.become_worker(arguments.address, find(arguments.device).index if arguments.device else "auto")
    return OK


def _run_on_all(arguments: argparse.Namespace) -> int:
    """Run the batch once for each working device: GPUs side by side, CPU devices, which share the cores, in turn.

    With --cluster the devices are those of its workers.
    """
    from polaris_lab.device import device
    from polaris_lab.notebooks import every_device

    if arguments.out or arguments.resume:
        raise ValueError("--device all: each device has a batch of its own; leave out --out and --resume")
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


def _new(arguments: argparse.Namespace) -> int:
    from polaris_lab.model.kernel_catalogue import resolve
    from polaris_lab.notebooks import scaffold
    from polaris_sim.code import listings, toolchain

    if arguments.kind == "study":
        print(scaffold.new_study(arguments.name, arguments.question or ""))
        print("next: write your question and cells, then polaris-lab refresh and polaris-lab lint with its number")
        return OK
    if arguments.question:
        raise ValueError("--question is for a study; a kernel has a description in kernels/catalogue.toml")
    print(scaffold.new_kernel(arguments.name))
    try:
        for compiler in toolchain.KEPT:
            listings.record(resolve(arguments.name), compiler)
    except DeviceError as error:
        print(f"its gfx803 code is still to be made, with polaris-lab compile {arguments.name}: {error}")
    print(f"next: change it, then polaris-lab check {arguments.name}, bench {arguments.name}, compile {arguments.name}")
    return OK


def _share(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from polaris_lab.base import paths
    from polaris_lab.device.device import find
    from polaris_studies import shared_data

    if arguments.check is not None:
        folders = [Path(arguments.check)] if arguments.check else sorted(paths.MEASURED.iterdir())
        faults = [fault for folder in folders for fault in shared_data.folder_faults(folder.resolve())]
        if not arguments.check:
            faults += shared_data.tuned_faults(paths.DATA / "tuned")
        print("\n".join([*faults, f"{len(folders)} devices, {len(faults)} faults"]))
        return FAILED if faults else OK
    slug = arguments.device if (paths.MEASURED / arguments.device).is_dir() else find(arguments.device).slug
    print(shared_data.pack(slug, Path(arguments.out) if arguments.out else None))
    print("To share it: fork the repository, unpack this in its root, commit these two folders of data/ alone, and "
          "open a pull request. CONTRIBUTING.md says what happens then.")
    return OK


def _compare(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.measure import run_comparison

    table = run_comparison.compare_runs(arguments.first, arguments.second)
    text_tables.show(run_comparison.cells(table.drop(columns=["config A", "config B"])), below=("problem",))
    counts = table["mark"].value_counts()
    print(text_tables.fitted(
        f"A is {arguments.first}, B is {arguments.second}: of {len(table)} B is slower in "
        f"{counts.get(run_comparison.SLOWER, 0)} and faster in {counts.get(run_comparison.FASTER, 0)}. An interval "
        "holds the ratio of the two medians; they were not sampled in turns."))
    return OK


def _history(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.measure import run_comparison

    table = run_comparison.history(arguments.kernel, arguments.on)
    if table.empty:
        print(text_tables.fitted("nothing of that was measured twice yet; runs that are not recorded count too"))
    else:
        text_tables.show(run_comparison.cells(table), above=run_comparison.THING)
    return OK


def _owner(arguments: argparse.Namespace) -> int:
    from polaris_lab.device.device import find
    from polaris_lab.device.device_session import Session
    from polaris_studies import card_predictions, owner_run

    begun = (arguments.minutes, arguments.quick or None, arguments.out, arguments.card)
    if arguments.freeze:
        if arguments.resume or arguments.record or any(each is not None for each in begun):
            raise ValueError("--freeze measures nothing; leave out all but the card that it names")
        print(card_predictions.freeze(arguments.freeze))
        return OK
    if arguments.resume and any(each is not None for each in begun):
        raise ValueError("--resume goes on with a run as it was begun; leave out --minutes, --quick, --out and --card")
    session = Session(find(arguments.device))
    folder = (owner_run.resume(session, arguments.resume) if arguments.resume else
              owner_run.begin(session, minutes=arguments.minutes, quick=arguments.quick, out=arguments.out,
                              card=arguments.card))
    further = f"polaris-lab owner --resume {folder}{' --record' if arguments.record else ''}"
    print(f"{session.device.name}: {folder}\nIf it is stopped: {further}", flush=True)
    try:
        done = owner_run.run(session, folder, tell=lambda said: print(said, flush=True))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"stopped; what was measured is kept. Go on with: {further}") from None
    print(owner_run.save_run(session, folder, record=arguments.record))
    print("next: polaris-lab run 24 -p run newest")
    return OK if done else FAILED


def _report(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from polaris_studies.report import site_builder

    if arguments.pictures:
        for path in site_builder.write_pictures():
            print(path)
        return OK
    with tqdm(unit=" pages", leave=False, disable=None) as bar:
        print(site_builder.write_report(arguments.out, arguments.device, on_progress=lambda page: bar.update()))
    return OK


def _problem(text: str, causal: bool) -> Gemm | Attention:
    """Parse a size.

    `1024` is a product of squares, `512x1024x256` one of m x n x k; `2x8x512x64` is an attention of batch, heads, rows
    and elements, `1x32x1x2048x64` one of batch, heads, rows, keys and elements.
    """
    from polaris_lab.model.problem import Attention, Gemm

    parts = text.lower().split("x")
    if not all(part.isdecimal() for part in parts) or len(parts) not in (1, 3, 4, 5):
        raise ValueError(f"--size {text} is neither one number, like 1024, nor three, like 512x1024x256, nor an "
                         "attention's four or five, like 2x8x512x64")
    sizes = [*map(int, parts)]
    if not all(sizes):
        raise ValueError(f"--size {text} has nothing to time; each size must be at least 1")
    if len(sizes) > 3:
        b, h, s, *t, d = sizes
        return Attention(b, h, s, d, causal, t=t[0] if t else None)
    if causal:
        raise ValueError(f"--causal is for attentions, and {text} is a product's size")
    return Gemm(*(sizes * 3 if len(sizes) == 1 else sizes))


def _lengths(text: str) -> tuple[int, ...]:
    """Parse sizes in work-items: `1024`, or `64x64` with dimension 0 first."""
    parts = text.lower().split("x")
    if not all(part.isdecimal() and int(part) for part in parts) or len(parts) > 3:
        raise argparse.ArgumentTypeError(f"{text} is not one to three whole numbers above 0, like 1024 or 64x64")
    return tuple(map(int, parts))


def _values(text: str) -> tuple[str, list[int]]:
    """Parse allowed values of a define: `TILE_K=8,16` is ("TILE_K", [8, 16])."""
    name, _, values = text.partition("=")
    if not name or not all(value.isdecimal() for value in values.split(",")):
        raise ValueError(f"--set {text} is not of the form NAME=VALUE,VALUE, like TILE_K=8,16")
    return name, [int(value) for value in values.split(",")]


def _setting(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    if not name or not value.isdecimal():
        raise ValueError(f"--set {text} is not of the form NAME=VALUE, like TILE_K=16")
    return name, int(value)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return seconds


def _minutes(text: str) -> float:
    minutes = _seconds(text) if text.replace(".", "", 1).isdecimal() else 0.0
    if not 0 < minutes <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not a number of minutes above 0 and up to 60")
    return minutes


def _folder(text: str) -> str:
    """Take the name of a folder to write to; an empty one, or a file's, is refused before any work is done."""
    if not text.strip() or os.path.isfile(text):
        raise argparse.ArgumentTypeError(f"{text!r} is {'a file' if text.strip() else 'empty'}; name a folder")
    return text


def _seed(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is not a whole number of at least 0")
    return int(text)


def _file(text: str) -> str:
    """Take the name of a file to write; an empty one, or a folder's, is refused before any work is done."""
    if not text.strip() or os.path.isdir(text):
        raise argparse.ArgumentTypeError(f"{text!r} is {'a folder' if text.strip() else 'empty'}; name a file")
    return text


def _whole(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number above 0")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="polaris-lab", description="A research workbench for OpenCL matrix-multiply and attention kernels.",
        epilog="Exit status: 0 all well, 1 the work found a fault, 2 not possible as asked, 130 interrupted.")
    parser.add_argument("--version", action="version", version=f"polaris-lab {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", title="commands")

    def add(
        name: str, call: Callable[[argparse.Namespace], int], purpose: str, more: str = ""
    ) -> argparse.ArgumentParser:
        command = commands.add_parser(
            name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}. {more}".strip()
        )
        command.set_defaults(command=call)
        return command

    notebooks = "a notebook's name, its number (01) or a path; all of them when none is given"
    device = 'which OpenCL device: "auto", "cpu", "gpu", "0:1", or part of its name'

    command = add("devices", _devices,
                  "list the OpenCL devices: which are here, which work, what to install if none does")
    command.add_argument("--format", choices=["table", "md", "csv", "json"], default="table",
                         help="how the table is printed; csv and json have every column (default: table)")

    add("doctor", _doctor, "examine drivers, timestamps, compilers, libraries, sensors, clocks and disk, and say what "
        "to type", "The exit status is 1 if something is missing that the lab cannot work without.")

    command = add("list", _list, "list the notebooks with their questions, parameters and defaults")
    command.add_argument("notebook", nargs="?", metavar="NOTEBOOK", help=notebooks)

    command = add("run", _run, "run notebooks without a screen and keep what they give",
                  "Executed notebooks, their pages, an index and the ledger go to a new folder of runs/. "
                  "A notebook that fails does not stop the others; the exit status is then 1.")
    command.add_argument("notebook", nargs="*", metavar="NOTEBOOK", help=notebooks)
    command.add_argument("-p", dest="parameter", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"),
                         help='set a parameter in the notebooks that have it; the value is YAML: -p sizes "[256, 512]"')
    command.add_argument("-f", dest="file", metavar="FILE.yaml",
                         help="parameters from a YAML file, or from notebooks/profiles/ by name (gpu); -p wins over it")
    command.add_argument("--device", metavar="D", help=f"{device}; \"all\" for each that works, a batch each")
    command.add_argument("--cluster", metavar="tcp://HOST:8786",
                         help="hand independent pieces, such as simulations, to the workers of this Dask scheduler, or "
                              "to jobs of Slurm: slurm:8; with --device all, a batch to each worker")
    command.add_argument("--out", metavar="DIR", help="the folder to write to, instead of a new one in runs/")
    command.add_argument("--resume", action="store_true",
                         help="continue the newest unfinished batch, or the one in --out, as it was asked for; "
                              "notebooks that are done are not run again unless something they depend on has changed")
    command.add_argument(
        "--record", action="store_true", help="let the notebooks add their measurements to data/measured"
    )
    command.add_argument("--cell-timeout", type=_seconds, default=600.0, metavar="SECONDS",
                         help="the longest that one cell may take (default: 600)")

    kernels = "a kernel of the catalogue{}; {} when none is given"

    def add_format(command: argparse.ArgumentParser) -> None:
        command.add_argument("--format", choices=["table", "md", "csv", "json"], default="table",
                             help="how tables are printed; csv and json have every column (default: table)")

    def add_own(command: argparse.ArgumentParser, function: bool = True) -> None:
        """Add what a FILE.cl needs said: its function, work-group, block and defines."""
        if function:
            command.add_argument("--function", metavar="NAME", help="the kernel of FILE.cl (default: the only one)")
            command.add_argument("--local", dest="local_size", type=_lengths, metavar="SIZE",
                                 help="work-items of a work-group of FILE.cl, dimension 0 first (default: 16x16)")
        command.add_argument("--block", type=_lengths, metavar="SIZE",
                             help="outputs of a work-group of FILE.cl: columns x rows (default: as --local)")
        command.add_argument("-D", dest="define", action="append", default=[], metavar="NAME=NUMBER",
                             help="a define of FILE.cl, like -D TILE=16; may be repeated")
        command.add_argument("--signature", choices=["gemm", "transpose", "attention"], default="gemm",
                             help="what FILE.cl computes (default: gemm)")

    command = add("check", _check, "check kernels on a device against the float64 reference",
                  "The exit status is 1 if a good kernel fails, or a museum kernel is not caught by the gate it names. "
                  "Where no kernel is named, a driver that compiles slowly gets through a part of them in the time; "
                  "those that were never checked on it come first.")
    command.add_argument("kernel", nargs="*", metavar="KERNEL",
                         help=kernels.format(", or a FILE.cl of one's own", "as many as the time allows"))
    command.add_argument("--all", action="store_true", help="every kernel, however long that takes")
    command.add_argument("--seconds", type=_seconds, default=45.0, metavar="S",
                         help="without a KERNEL: begin no other one after so long (default: 45)")
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument("-v", "--verbose", action="store_true", help="list every failure, the most telling first")
    add_own(command)

    command = add("sanitize", _sanitize, "run a kernel on Oclgrind and list accesses out of bounds, races and "
                  "uninitialised values by line", "The exit status is 1 if there is one.")
    command.add_argument("kernel", metavar="KERNEL", help="a kernel of the catalogue, or a FILE.cl of one's own")
    command.add_argument("--size", metavar="SIZE", help="the problem, as for bench (default: 35x37x42, or 1x2x35x16)")
    command.add_argument("--causal", action="store_true", help="of an attention: row i sees the keys up to i")
    add_own(command)

    command = add(
        "bench",
        _bench,
        "rank kernels and other libraries on a device, verified before and after",
        "Each size gets a table, fastest first, with 95 % intervals; best is marked only if its interval clears the "
        "next one's. What would take more than two seconds a launch is left out. Where neither kernel nor size is "
        "named, a driver that compiles slowly gets through a part of the kernels in the time. The exit status is 1 if "
        "one is wrong.",
    )
    command.add_argument(
        "kernel",
        nargs="*",
        metavar="KERNEL",
        help=kernels.format(", a FILE.cl of one's own, or clblast, cublas or numpy",
                            "all good ones and the libraries that are here"),
    )
    command.add_argument("--size", nargs="+", metavar="SIZE",
                         help="1024 for a square problem, 512x1024x256 for m x n x k; 2x8x512x64 for an attention of "
                              "batch x heads x rows x elements, 1x32x1x2048x64 with other keys (default: 1024, or "
                              "256 on a slow device)")
    causal = "of an attention: row i sees the keys up to i"
    command.add_argument("--causal", action="store_true", help=causal)
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument(
        "--repeats", type=_whole, default=20, metavar="N", help="the most samples of each (default: 20)"
    )
    command.add_argument("--all", action="store_true", help="every kernel, however long that takes")
    command.add_argument("--seconds", type=_seconds, default=30.0, metavar="S",
                         help="without a KERNEL and a SIZE: about how long it may take (default: 30)")
    command.add_argument("--json", type=_file, metavar="FILE", help="write the rows of all tables to this file as well")
    command.add_argument("--plot", type=_file, metavar="FILE",
                         help="draw the speeds with their intervals: FILE.png, .svg or .pdf")
    add_format(command)
    command.add_argument(
        "--no-libraries", dest="libraries", action="store_false", help="leave out the libraries that were not named"
    )
    add_own(command)

    command = add(
        "tune",
        _tune,
        "search the fastest configurations on a device: of a kernel at one size, or of all for a panel of shapes",
        "A wrong kernel is refused. Each configuration is proved before it is timed. The best is kept in data/tuned "
        "and used from then on; the search is kept beside it and continued by the next call. With --quick or --panel "
        "the times of all kernels' configurations are kept for squares, thin, deep and shallow shapes, from which "
        "lab.gemm chooses at any shape; such a search can be stopped at any moment. With a KERNEL and a size, Kernel "
        "Tuner searches that; the first line is what is used from now on.",
    )
    command.add_argument("kernel", nargs="*", metavar="KERNEL",
                         help="a kernel of the catalogue that has defines; with --panel or --quick any number "
                              "(default: all)")
    command.add_argument("--quick", action="store_true", help="ten shapes, one minute: what to run first on a new card")
    command.add_argument("--panel", action="store_true", help="some 40 shapes, each operand transposed or not")
    command.add_argument("--size", metavar="SIZE",
                         help="the problem, as for bench (default: 1024; of attention kernels, a panel of shapes)")
    command.add_argument("--causal", action="store_true", help=causal)
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument(
        "--budget", type=_seconds, metavar="SECONDS",
        help="how long to search (default: 300; 60 with --quick, 900 with --panel)",
    )
    command.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUES",
                         help="search only these values of a define: TILE_K=8,16 LOAD=2")
    command.add_argument("--cluster", metavar="tcp://HOST:8786",
                         help="share the shapes of --panel or --quick among the workers of this Dask scheduler, each "
                              "on its own device, or among jobs of Slurm: slurm:8")
    command.add_argument(
        "--seed", type=_seed, default=0, metavar="N", help="of the order of the search and of the inputs (default: 0)"
    )

    command = add(
        "compile",
        _compile,
        "compile kernels for gfx803 and keep their code in data/gfx803",
        "Needs clang and libclc. What is kept there can be read and simulated without them; it must be made anew when "
        "a kernel's source changes.",
    )
    command.add_argument("kernel", nargs="*", metavar="KERNEL",
                         help=kernels.format(", or a FILE.cl of kernels/ that is in no catalogue", "the catalogue"))
    command.add_argument("--compiler", metavar="C",
                         help="driver: clang, as the lab has its launches built; clover: as Mesa's Clover compiles by "
                              "itself (default: both)")
    command.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUE",
                         help="keep the code of this configuration too: TILE_K=16 ITEM_N=8")

    command = add(
        "simulate",
        _simulate,
        "execute a kernel's gfx803 code, wave by wave, and check what it computes",
        "Says how many instructions waves executed, of which kinds, and every access outside its memory. "
        "The exit status is 1 if the result is wrong or an access was. A kernel of any FILE.cl is launched with "
        "--function, --global and an --arg for each of its parameters.",
    )
    command.add_argument("kernel", metavar="KERNEL", help="a kernel of the catalogue, or any FILE.cl")
    command.add_argument("--size", metavar="SIZE", help="the problem, as for bench (default: 256, or 1x2x64x64)")
    command.add_argument("--causal", action="store_true", help=causal)
    command.add_argument(
        "--card", default="rx590", metavar="CARD", help="rx480, rx580, rx590, rx590_gme or r9_nano (default: rx590)"
    )
    command.add_argument(
        "--groups", type=_whole, metavar="N", help="run only so many work-groups, drawn at random (default: all)"
    )
    command.add_argument(
        "--seed", type=_seed, default=0, metavar="N", help="of the inputs and of that draw (default: 0)"
    )
    compiler = ("driver: clang, as the lab has its launches built; clover: as Mesa's Clover compiles by itself; "
                "clover-daz: as Clover compiles with -cl-denorms-are-zero (default: driver)")
    command.add_argument("--compiler", default="driver", metavar="C", help=compiler)
    command.add_argument("--function", metavar="NAME", help="the kernel of FILE.cl")
    lengths = "work-items of {}, like 1024 or 64x64 (dimension 0 first){}"
    command.add_argument("--global", dest="global_size", type=_lengths, metavar="SIZE",
                         help=lengths.format("the launch of FILE.cl", ""))
    command.add_argument("--local", dest="local_size", type=_lengths, metavar="SIZE",
                         help=lengths.format("a work-group", " (default: a divisor of the first up to 64)"))
    add_own(command, function=False)
    command.add_argument("--arg", action="append", default=[], metavar="ARG",
                         help="an argument of FILE.cl's kernel, in order: float:1024 for an array of so many random "
                              "numbers, zeros:float:1024, ones:int:64x64, range:uint:256, int=5, bytes=0A0B for a "
                              "struct, local:256 for bytes of local memory, or FILE.npy")
    option = "an option of the build, like --option=-DTILE=8; may be repeated"
    command.add_argument("--option", action="append", default=[], metavar="OPTION", help=option)

    command = add(
        "object",
        _object,
        "write a kernel's gfx803 code as a code object, which AMD's ROCm loads on a Polaris card",
        "Needs clang, libclc and ld.lld. Before the file is written, its code is held against the listing that "
        "simulate executes, and its descriptors against the registers, local memory and denormal mode of the report.",
    )
    command.add_argument("kernel", metavar="KERNEL", help="a kernel of the catalogue")
    command.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUE",
                         help="values of its defines: TILE_K=16 ITEM_N=8 (default: its own)")
    command.add_argument("--compiler", default="driver", metavar="C", help=compiler)
    command.add_argument("--out", type=_file, required=True, metavar="FILE", help="the file to write")

    command = add(
        "choices",
        _choices,
        "show what lab.gemm would take over a grid of sizes, with the times that it expects, as a map and a table",
        "Nothing is timed; what was never tried on the device is built and checked first.",
    )
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument("--sizes", type=_whole, nargs="+", default=[1, 8, 32, 128, 512, 1024, 2048, 4096],
                         metavar="N", help="rows and columns of C (default: 1 8 32 128 512 1024 2048 4096)")
    command.add_argument("--k", type=_whole, default=1024, metavar="N", help="terms of each sum (default: 1024)")
    command.add_argument("--trans", default="nn", metavar="T", help="nn, nt, tn or tt: nt has B transposed")
    command.add_argument("--shadow", action="store_true",
                         help="summarise the calls that were noted under POLARIS_SHADOW=1: expected against actual")
    command.add_argument("--json", metavar="FILE", help="write the table to this file as well")

    command = add(
        "kernels",
        _kernels_here,
        "list the kernels of the catalogue: status, last check, and where each is fast on a device",
        "Nothing is run: `check` and `bench` write what is shown, and `tune` the problems that a kernel wins.",
    )
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument("--format", choices=["table", "md", "csv", "json"], default="table",
                         help="how it is printed (default: table)")

    command = add(
        "dataset",
        _dataset,
        "time many configurations of all kernels at many shapes: the data that choices are learned from",
        "The rows follow one seeded plan, the same for every device. Each configuration is proved first. A file that "
        "is there is gone on from, after an interrupt too.",
    )
    command.add_argument("--rows", type=_whole, default=3000, metavar="N", help="rows to end with (default: 3000)")
    command.add_argument("--device", metavar="D", help=device)
    command.add_argument("--card", metavar="CARD", help="simulate a card, such as rx590, as Clover compiles for it")
    command.add_argument("--seconds", type=_seconds, metavar="S", help="stop after so long (default: at N rows)")
    command.add_argument("--workers", type=_whole, metavar="N",
                         help="processes that build kernels or simulate (default: one for each core)")
    command.add_argument("--out", metavar="DIR", help="the folder of the file (default: runs/dataset)")
    command.add_argument("--record", action="store_true", help="write to data/dataset, to be committed")

    command = add(
        "learn",
        _learn,
        "learn a model that chooses kernels, or time its choices against the rule's and decide which is used",
        "The model learns from the rows of one device in data/dataset, and what was tuned there. lab.gemm uses it on a "
        "device only where a recorded trial decides that it is better: new problems, both choices in turns.",
    )
    command.add_argument("model", metavar="DEVICE", help="the device that it learned from, as data/dataset names it")
    command.add_argument("--trial", action="store_true", help="time the model that is there against the rule")
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument("--problems", type=_whole, default=40, metavar="N", help="of the trial (default: 40)")
    command.add_argument("--seconds", type=_seconds, metavar="S", help="end the trial after so long")
    command.add_argument("--record", action="store_true", help="write to data/models, to be committed")

    command = add(
        "survey",
        _survey,
        "try every kernel in a folder's .cl files on the simulated card and on a CPU device",
        "Each is compiled for gfx803 and decoded, then launched with made-up arguments on the simulator and on the "
        "device, in a process of its own, and the arrays are compared bit for bit. The exit status is 1 unless every "
        "kernel gave the same on both.",
    )
    command.add_argument("folder", metavar="FOLDER", help="a folder, searched with all below it, or one .cl file")
    command.add_argument("--option", action="append", default=[], metavar="OPTION", help=option)
    command.add_argument("--device", default="cpu", metavar="D", help=device)
    command.add_argument("--compiler", default="driver", metavar="C", help=compiler)
    command.add_argument("--timeout", type=_seconds, default=60.0, metavar="SECONDS",
                         help="the longest that one kernel may take (default: 60)")
    command.add_argument("--csv", type=_file, metavar="FILE", help="write the table to this file as well")
    command.add_argument("--json", type=_file, metavar="FILE", help="write the table to this file as well")

    command = add(
        "refresh",
        _refresh,
        "execute notebooks with their defaults and store their outputs in them",
        "This is how the committed outputs are made. A notebook that fails or writes to stderr is left as it was.",
    )
    command.add_argument("notebook", nargs="*", metavar="NOTEBOOK", help=notebooks)

    command = add("new", _new, "begin a kernel or a study: files that keep every rule, to be changed",
                  "A kernel is a .cl file and a table of the catalogue, a study an executed notebook and a row of the "
                  "README.")
    command.add_argument("kind", choices=("kernel", "study"), help="what to begin")
    command.add_argument("name", metavar="NAME", help="of the kernel, like gemm_wide_tile, or the study's topic")
    command.add_argument("--question", metavar="TEXT", help="what the study asks")

    command = add("worker", _worker, "work for a Dask cluster: one piece at a time, on one device",
                  "Ends with Ctrl-C. A worker whose code is another than that of who asks refuses its pieces.")
    command.add_argument("address", metavar="tcp://HOST:8786", help="the scheduler, as `dask scheduler` says it")
    command.add_argument("--device", metavar="D", help=f"{device} (default: auto)")

    command = add("lint", _lint, "hold notebooks to their rules and say which they break, one sentence each")
    command.add_argument("notebook", nargs="*", metavar="NOTEBOOK", help=notebooks)

    command = add(
        "share",
        _share,
        "check what was recorded on a device and pack it for a pull request",
        "Nothing is sent. Schema, manifests, whether figures are possible, and that nothing private is in them: a "
        "fault is named with its file, and then nothing is packed.",
    )
    command.add_argument("device", nargs="?", default="auto", metavar="DEVICE",
                         help="a folder of data/measured, or a device here (default: auto)")
    command.add_argument("--out", metavar="FILE.zip", help="the archive (default: runs/share/DEVICE.zip)")
    command.add_argument("--check", nargs="?", const="", metavar="FOLDER",
                         help="only check: this folder, or everything in data/measured and data/tuned")

    command = add(
        "compare",
        _compare,
        "compare the times of two devices, runs, or files of bench --json",
        "Says for each kernel and problem that both have how many times as long B takes, with an interval, and marks "
        "where it is slower.",
    )
    source = "a file of bench --json or of samples, DEVICE (its portfolio), DEVICE/STUDY or DEVICE/STUDY/RUN"
    command.add_argument("first", metavar="A", help=source)
    command.add_argument("second", metavar="B", help="the same")

    command = add(
        "owner",
        _owner,
        "measure in one hour everything that the predictions for an RX 580 or RX 590 can be tested by",
        "Each launch is grown from a short one and kept below 50 ms, with pauses between, so that a desktop does not "
        "freeze. What is measured is written as each probe ends; a run that was stopped is gone on with. Notebook 24 "
        "judges it. The exit status is 1 if a probe failed or had no time.",
    )
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument("--minutes", type=_minutes, metavar="M",
                         help="the longest that the run may take, up to 60 (default: 60; 3 with --quick)")
    command.add_argument("--quick", action="store_true", help="few sizes of everything, to see that it works")
    command.add_argument("--resume", metavar="RUN", help="go on with the run in this folder")
    command.add_argument("--out", type=_folder, metavar="DIR",
                         help="the folder of the run, instead of a new one in runs/owner")
    command.add_argument("--card", metavar="CARD",
                         help="rx580 or rx590, where the driver's name for the device does not say which")
    command.add_argument("--record", action="store_true", help="save the run in data/measured, to be shared")
    command.add_argument("--freeze", metavar="CARD",
                         help="measure nothing, and make the predictions for rx580 or rx590 anew")

    command = add("history", _history,
                  "follow kernels through all runs, recorded or not, and mark where they got slower")
    command.add_argument("kernel", nargs="*", metavar="KERNEL", help="a kernel or library (default: all)")
    command.add_argument("--on", metavar="DEVICE", help="a folder of data/measured or runs/measured (default: all)")

    command = add(
        "report",
        _report,
        "write one offline site about everything here: story, devices, notebooks, kernels, claims, recordings",
        "It is opened from its index.html, loads nothing from the net, and replaces the report that was there before.",
    )
    command.add_argument("--device", default="auto", metavar="D", help=device)
    command.add_argument("--out", metavar="DIR", help="the folder to write to (default: runs/report)")
    command.add_argument("--pictures", action="store_true",
                         help="write only the story's six figures, to figures/, for the README")
    return parser


if __name__ == "__main__":
    sys.exit(main())
