"""The commands `bench`, `tune` and `compare`: how fast is a kernel?"""

from __future__ import annotations

import argparse
import functools
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from polaris_lab.base.errors import BadValue
from polaris_lab.cli.arguments import (
    CLUSTER,
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
    add_seed,
    add_size,
    leave_out,
    named_kernels,
    read_file,
    read_problem,
    read_whole,
    write_tables,
)

if TYPE_CHECKING:
    from pandas import DataFrame


def add(commands: Any) -> None:
    """Add these commands to the parser's."""
    _add_bench(commands)
    _add_tune(commands)
    command = add_command(
        commands, "compare", _compare, "compare the times of two devices, runs, or files of bench",
        "Says for each kernel and problem that both have how many times as long B takes, with an interval, and marks "
        "where it is slower. --history follows kernels through all runs, recorded or not, and marks where they got "
        "slower.", example="polaris-lab compare nvidia-h200/repair nvidia-h200/portfolio")
    source = ("a JSON file of `bench --format json --out FILE`, a file of samples, DEVICE (its portfolio), "
              "DEVICE/STUDY or DEVICE/STUDY/RUN")
    command.add_argument("first", nargs="?", metavar="A", help=source)
    command.add_argument("second", nargs="?", metavar="B", help="the same")
    command.add_argument("--history", nargs="*", metavar="KERNEL",
                         help="in place of A and B: these kernels or libraries, or all")
    command.add_argument("--device", metavar="D",
                         help="with --history: a folder of data/measured or runs/measured (default: all)")


def _add_bench(commands: Any) -> None:
    command = add_command(
        commands, "bench", _bench, "rank kernels and other libraries on a device, verified before and after",
        "Each size gets a table, fastest first, with 95 % intervals; best is marked only if its interval clears the "
        "next one's. What would take more than two seconds a launch is left out. Where neither kernel nor size is "
        "named, a driver that compiles slowly gets through a part of the kernels in the time. The exit status is 1 if "
        "one is wrong.", example="polaris-lab bench gemm_tiled gemm_blocked numpy --size 512 512x1024x256")
    command.add_argument("kernel", nargs="*", metavar="KERNEL", help=KERNEL.format(
        ", a FILE.cl of one's own, or clblast, cublas or numpy", "all good ones and the libraries that are here"))
    add_size(command, "1024, or 256 on a slow device", several=True)
    add_causal(command)
    add_device(command)
    command.add_argument("--repeats", type=read_whole, default=20, metavar="N",
                         help="the most samples of each (default: 20)")
    command.add_argument("--all", action="store_true", help="every kernel, however long that takes")
    add_seconds(command, "without a KERNEL and a SIZE: about how long it may take (default: 30)", 30.0)
    add_format(command, out=True)
    command.add_argument("--plot", type=read_file, metavar="FILE",
                         help="draw the speeds with their intervals: FILE.png, .svg or .pdf")
    command.add_argument("--no-libraries", dest="libraries", action="store_false",
                         help="leave out the libraries that were not named")
    add_kernel_file(command)


def _add_tune(commands: Any) -> None:
    command = add_command(
        commands, "tune", _tune,
        "search the fastest configurations on a device: of a kernel at one size, or of all for a panel of shapes",
        "A wrong kernel is refused. Each configuration is proved before it is timed. The best is kept in your "
        "folder (runs/tuned in a clone) and used from then on; the search is kept next to it and continued by the next "
        "call. With --quick or --panel "
        "the times of all kernels' configurations are kept for squares, thin, deep and shallow shapes, from which "
        "lab.gemm chooses at any shape; such a search can be stopped at any moment. With a KERNEL and a size only that "
        "is searched; the first line is what is used from now on. --show times nothing: it draws what lab.gemm would "
        "take over a grid of sizes, with the times that it expects; what was never tried on the device is built and "
        "checked first.", example="polaris-lab tune --quick --device gpu")
    command.add_argument("kernel", nargs="*", metavar="KERNEL",
                         help="a kernel of the catalogue that has defines, or a FILE.cl of one's own; with --panel or "
                              "--quick any number of the catalogue's (default: all)")
    mode = command.add_mutually_exclusive_group()
    mode.add_argument("--quick", action="store_true", help="ten shapes, one minute: what to run first on a new card")
    mode.add_argument("--panel", action="store_true", help="some 40 shapes, each operand transposed or not")
    mode.add_argument("--show", action="store_true", help="show what lab.gemm would take, as a map and a table")
    add_size(command, "1024; of attention kernels, a panel of shapes; with --show rows and columns of C, "
                      "1 8 32 128 512 1024 2048 4096", several=True)
    command.add_argument("--k", type=read_whole, metavar="N", help="with --show: terms of each sum (default: 1024)")
    command.add_argument("--trans", metavar="T",
                         help="with --show: nn, nt, tn or tt; nt has B transposed (default: nn)")
    add_causal(command)
    add_device(command)
    add_seconds(command, "how long to search (default: 300; 60 with --quick, 900 with --panel)")
    add_kernel_file(command, "search only these values of a define: TILE_K=8,16 LOAD=2; FILE.cl needs all values of "
                             "its defines")
    command.add_argument("--cluster", metavar="tls://HOST:8786",
                         help="share the shapes of --panel or --quick among the workers, each on its own device, of "
                              f"{CLUSTER}")
    add_seed(command, "of the order of the search and of the inputs")
    add_record(command, "move all that you have tuned to data/tuned, to be shared")
    add_format(command, out=True)


def _bench(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.choose import predictor
    from polaris_lab.device.device import find
    from polaris_studies import portfolio

    if arguments.plot and not arguments.plot.endswith((".png", ".svg", ".pdf")):
        raise BadValue("--plot", f"--plot {arguments.plot} does not end in .png, .svg or .pdf")
    tables: dict[str, DataFrame] = {}
    late = 0
    form = "table" if arguments.out else arguments.format

    def show(table: DataFrame) -> None:
        nonlocal late
        tables[portfolio.title(table)] = table
        in_time = table[table["status"] != portfolio.NO_TIME]
        late += len(table) - len(in_time)
        if form in ("table", "md"):
            text_tables.show(portfolio.cells(in_time), portfolio.title(table), form)
            print(flush=True)

    sizes = arguments.size or [portfolio.usual_size(find(arguments.device))]
    limited = not (arguments.kernel or arguments.size or arguments.all)
    files = [name for name in arguments.kernel if name.endswith(".cl")]
    rows = portfolio.rank_everything(
        [name for name in arguments.kernel if name not in files] + named_kernels(files, arguments),
        [read_problem(text, arguments.causal) for text in sizes],
        arguments.device,
        repeats=arguments.repeats,
        libraries=arguments.libraries,
        show=show,
        **({"seconds": arguments.seconds} if limited else {}),
    )
    if late:
        print(f"{late} of {len(rows)} entrants were not timed in {arguments.seconds:g} s: --all takes every kernel, "
              "and another call takes more of them, as it need not prove again what was proved", file=sys.stderr)
    if form in ("csv", "json"):
        text_tables.show(rows, form=form)
    if arguments.plot:
        from polaris_lab.plots.ranking_picture import draw_ranking

        draw_ranking(tables, arguments.plot)
    if arguments.out:
        whole = {"": rows} if arguments.format in ("csv", "json") else {
            title: portfolio.cells(table) for title, table in tables.items()}
        write_tables(whole, arguments.format, arguments.out)
    if form == "table" and (advice := predictor.advice(find(arguments.device))):
        print(f"lab.gemm has no times of its own to choose by here: {advice}")
    return FAILED if rows["status"].str.startswith("WRONG").any() else OK


def _tune(arguments: argparse.Namespace) -> int:
    from polaris_lab.model import tuned_configs

    if arguments.show:
        return _show(arguments)
    status = _search(arguments)
    for path in tuned_configs.record() if arguments.record else ():
        print(path)
    return status


def _search(arguments: argparse.Namespace) -> int:
    """Search one kernel at one size, or a panel."""
    from tqdm import tqdm

    from polaris_lab.choose import autotune
    from polaris_lab.model.kernel_catalogue import resolve

    leave_out("tune without --show", {"--k": arguments.k, "--trans": arguments.trans,
                                      "--format": arguments.format != "table", "--out": arguments.out})
    if len(arguments.size or []) > 1:
        raise BadValue("--size", "--size: tune searches one size; only --show takes several")
    size = arguments.size[0] if arguments.size else ""
    kernels = [name for name in arguments.kernel if not name.endswith(".cl")]
    if own := [name for name in arguments.kernel if name not in kernels]:
        if arguments.panel or arguments.quick:
            raise BadValue("KERNEL", f"KERNEL: {own[0]} is tuned at one size, without --panel or --quick")
        kernels += named_kernels(own, arguments)
    else:
        leave_out("a kernel of the catalogue", {"--function": arguments.function, "--local": arguments.local_size,
                                                "--block": arguments.block})
    if arguments.panel or arguments.quick or any(resolve(each).signature == "attention" for each in kernels):
        return _tune_panel(arguments, size)
    if len(kernels) != 1:
        raise BadValue("KERNEL", "KERNEL: name one kernel, or give --panel or --quick")
    if arguments.cluster:
        raise BadValue("--cluster", "--cluster: one kernel at one size is one machine's work; give --panel or --quick")

    with tqdm(unit=" rounds", disable=None) as bar:

        def show(sentence: str) -> None:
            bar.set_description(sentence)
            bar.update()

        table = autotune.tune(
            kernels[0],
            tuple(read_problem(size or "1024", arguments.causal).sizes.values()),
            arguments.device,
            seconds=arguments.seconds or 300.0,
            seed=arguments.seed,
            space={} if own else dict(arguments.set),
            on_progress=show,
        )
    print(table[["config", "ms", "ms_low", "ms_high", "gflops", "samples", "ok"]].to_string(index=False,
                                                                                             na_rep="too few"))
    return OK


def _tune_panel(arguments: argparse.Namespace, size: str) -> int:
    """Search the panel of products, that of attentions where attention kernels are named, or a part of both."""
    from tqdm import tqdm

    from polaris_lab.base import cluster
    from polaris_lab.choose import cluster_search, panel_search
    from polaris_lab.model.kernel_catalogue import resolve

    if arguments.cluster and arguments.device != "auto":
        raise BadValue("--device", "--device: with --cluster each worker searches on its own device; leave it out")
    signatures = {resolve(name).signature for name in arguments.kernel}
    if len(signatures) > 1:
        raise BadValue("KERNEL", "KERNEL: name kernels of products, or of attentions")
    attention = "attention" in signatures
    if arguments.set or (size and not attention):
        raise BadValue("--size", "--size, --set: the panel has its own shapes, and all values; leave them out")
    panels: list[Callable] = []
    if not attention:
        panels.append(functools.partial(panel_search.panel, quick=arguments.quick))
    if size:
        problem = read_problem(size, arguments.causal)
        if problem.signature != "attention":
            raise BadValue("--size", f"--size {size} is a product's; an attention's is like 2x8x512x64")
        panels.append(functools.partial(panel_search.chosen_shapes, problems=[problem]))
    elif attention or (arguments.quick and not arguments.kernel):
        panels.append(functools.partial(panel_search.attention_panel, quick=arguments.quick))
    seconds = arguments.seconds or (60.0 if arguments.quick else 300.0 if size else 900.0)
    with tqdm(unit=" slices" if arguments.cluster else " problems", disable=None) as bar:

        def show(sentence: str) -> None:
            bar.set_description(sentence)
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
    print(f"{sum(map(len, tables))} of {whole} problems have times; another run continues from here")
    return OK


def _show(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_studies import choice_table

    leave_out("--show", {"KERNEL": arguments.kernel, "--set": arguments.set, "--causal": arguments.causal,
                         "--seconds": arguments.seconds, "--cluster": arguments.cluster,
                         "--record": arguments.record})
    if unfit := [text for text in arguments.size or [] if not text.isdecimal()]:
        raise BadValue("--size", f"--size {unfit[0]}: with --show each size is one number, of rows and of columns")
    table = choice_table.choices(arguments.device, [*map(int, arguments.size or [])] or choice_table.SIZES,
                                 arguments.k or 1024, arguments.trans or "nn")
    if arguments.out:
        write_tables({"": table}, arguments.format, arguments.out)
    elif arguments.format != "table":
        text_tables.show(table, form=arguments.format)
        return OK
    print(choice_table.drawn_map(table), end="\n\n")
    shown = table.drop(columns="why").assign(expected_us=table["expected_us"].map("{:.1f}".format))
    text_tables.show(shown)
    # of the shapes that share a reason only the nearest one that was timed differs
    for why, some in table.groupby(table["why"].str.replace(r", nearest at [\dx ]+", "", regex=True), sort=False):
        print(text_tables.wrap(f"{len(some)} of {len(table)}: {why}"))
    return OK


def _compare(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.measure import run_comparison

    if arguments.history is not None:
        return _history(arguments)
    leave_out("compare without --history", {"--device": arguments.device})
    if arguments.second is None:
        raise BadValue("A", "A, B: name two devices, runs or files, or give --history")
    table = run_comparison.compare_runs(arguments.first, arguments.second)
    text_tables.show(run_comparison.cells(table.drop(columns=["config A", "config B"])), below=("problem",))
    counts = table["mark"].value_counts()
    print(text_tables.wrap(
        f"A is {arguments.first}, B is {arguments.second}: of {len(table)} B is slower in "
        f"{counts.get(run_comparison.SLOWER, 0)} and faster in {counts.get(run_comparison.FASTER, 0)}. An interval "
        "holds the ratio of the two medians; they were not sampled in turns."))
    return OK


def _history(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.measure import run_comparison

    leave_out("--history", {"A": arguments.first, "B": arguments.second})
    table = run_comparison.history(arguments.history, arguments.device)
    if table.empty:
        print(text_tables.wrap("no kernel of these was measured twice yet; runs that are not recorded count too"))
    else:
        text_tables.show(run_comparison.cells(table), above=run_comparison.THING)
    return OK
