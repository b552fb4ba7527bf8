"""The commands `bench`, `tune` and `compare`: how fast is a kernel?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.errors import BadValue
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

LONE_NAMED = 8
"""How many times that one side of a comparison lacks are named; the rest are counted."""


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
        "find what is fast on a device: a portfolio for lab.gemm and lab.attention, or settings of one kernel",
        "Without a KERNEL the device gets a portfolio: a few builds of kernels that together are fast at every shape, "
        "and a model of each that chooses at shapes which were never timed. --quick times the members of the nearest "
        "card's portfolio in a minute. With a KERNEL its configurations are searched at one size; the first line is "
        "what is used from now on where the kernel is named. Each output is proved before its time counts. What is "
        "found is kept in your folder (runs/tuned in a clone); a search can be stopped at any moment, and the next "
        "call goes on from there. --show times nothing: it draws what lab.gemm would take over a grid of sizes, with "
        "the times that it expects.", example="polaris-lab tune --quick --device gpu")
    command.add_argument("kernel", nargs="?", metavar="KERNEL",
                         help="a kernel of the catalogue for products that has defines, or a FILE.cl of one's own")
    mode = command.add_mutually_exclusive_group()
    mode.add_argument("--quick", action="store_true", help="one minute: what to run first on a new card")
    mode.add_argument("--show", action="store_true", help="show what lab.gemm would take, as a map and a table")
    add_size(command, "with KERNEL: 1024; with --show rows and columns of C, 1 8 32 128 512 1024 2048 4096",
             several=True)
    command.add_argument("--k", type=read_whole, metavar="N", help="with --show: terms of each sum (default: 1024)")
    command.add_argument("--trans", metavar="T",
                         help="with --show: nn, nt, tn or tt; nt has B transposed (default: nn)")
    command.add_argument("--t4", metavar="FOLDER",
                         help="with --show: also write all times of the device to FOLDER, in Kernel Tuner's format T4")
    add_device(command)
    add_seconds(command, "how long to search (default: 540, or 60 with --quick; 300 with KERNEL)")
    add_kernel_file(command, "search only these values of a define: TILE_K=8,16 LOAD=2; FILE.cl needs all values of "
                             "its defines")
    add_seed(command, "of the problems that are drawn, or of the order of the search, and of the inputs")
    add_record(command, "move all that you have tuned to data/tuned, to be shared")
    add_format(command, out=True)


def _bench(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.choose.portfolio import portfolio_of, remedy
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
    if long := int(rows["status"].str.endswith(portfolio.TOO_LONG).sum()):
        print(f"{long} of {len(rows)} entrants were skipped, since a launch would take more than "
              f"{portfolio.LONGEST_FORECAST_S:g} s: name a smaller --size", file=sys.stderr)
    if form in ("csv", "json"):
        text_tables.show(rows, form=form)
    if arguments.plot:
        from polaris_lab.plots.ranking_picture import draw_ranking

        draw_ranking(tables, arguments.plot)
    if arguments.out:
        whole = {"": rows} if arguments.format in ("csv", "json") else {
            title: portfolio.cells(table) for title, table in tables.items()}
        write_tables(whole, arguments.format, arguments.out)
    if form == "table" and not portfolio_of((device := find(arguments.device)).slug, "gemm"):
        print(f"lab.gemm has no times of its own to choose by here: {remedy(device)}")
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
    """Make the portfolio of a device, or search one kernel at one size."""
    from tqdm import tqdm

    leave_out("tune without --show", {"--k": arguments.k, "--trans": arguments.trans, "--t4": arguments.t4,
                                      "--format": arguments.format != "table", "--out": arguments.out})
    if not arguments.kernel:
        leave_out("tune without a KERNEL", {"--size": arguments.size, "--set": arguments.set})
    if not (arguments.kernel or "").endswith(".cl"):
        leave_out("a kernel of the catalogue", {"--function": arguments.function, "--local": arguments.local_size,
                                                "--block": arguments.block})
    with tqdm(unit=" rounds" if arguments.kernel else " problems", disable=None) as bar:

        def show(sentence: str) -> None:
            bar.set_description(sentence)
            bar.update()

        return (_tune_kernel if arguments.kernel else _tune_device)(arguments, show)


def _tune_kernel(arguments: argparse.Namespace, show: Callable[[str], object]) -> int:
    from polaris_lab.choose import autotune

    is_own = arguments.kernel.endswith(".cl")
    if arguments.quick:
        raise BadValue("--quick", "--quick: the search of one kernel ends after --seconds; leave --quick out")
    if len(arguments.size or []) > 1:
        raise BadValue("--size", "--size: tune searches one size; only --show takes several")
    table = autotune.tune(
        named_kernels([arguments.kernel], arguments)[0] if is_own else arguments.kernel,
        tuple(read_problem(arguments.size[0] if arguments.size else "1024", False).sizes.values()),
        arguments.device,
        seconds=arguments.seconds or 300.0,
        seed=arguments.seed,
        space={} if is_own else dict(arguments.set),
        on_progress=show,
    )
    print(table[["config", "ms", "ms_low", "ms_high", "gflops", "samples", "ok"]].to_string(index=False,
                                                                                             na_rep="too few"))
    return OK


def _tune_device(arguments: argparse.Namespace, show: Callable[[str], object]) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.choose import tuner

    for each in tuner.tune(arguments.device, quick=arguments.quick, seconds=arguments.seconds, seed=arguments.seed,
                           on_progress=show):
        serving = ", ".join(f"{layout} {len(some)}" for layout, some in each.layouts.items())
        print(text_tables.wrap(f"{each.signature}: {len(each.times)} problems are timed; members for each layout: "
                               f"{serving}. Another run goes on from here"))
    return OK


def _show(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_studies import choice_table

    leave_out("--show", {"KERNEL": arguments.kernel, "--set": arguments.set, "--seconds": arguments.seconds,
                         "--record": arguments.record})
    if unfit := [text for text in arguments.size or [] if not text.isdecimal()]:
        raise BadValue("--size", f"--size {unfit[0]}: with --show each size is one number, of rows and of columns")
    if arguments.t4:
        _export(arguments)
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


def _export(arguments: argparse.Namespace) -> None:
    from polaris_lab.choose import kernel_tuner
    from polaris_lab.choose.portfolio import portfolio_of
    from polaris_lab.device.device import find
    from polaris_lab.model.likeness import COLUMNS

    device = find(arguments.device)
    known = [found for signature in COLUMNS if (found := portfolio_of(device.slug, signature))]
    if not known:
        raise BadValue("--t4", f"--t4: nothing was timed on {device.name}; `polaris-lab tune` does so")
    for found in known:
        for path in kernel_tuner.export(found, Path(arguments.t4)):
            print(path)


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
    for side in ("A", "B"):
        if lone := table.attrs[side]:
            more = f", and {len(lone) - LONE_NAMED} more" if len(lone) > LONE_NAMED else ""
            print(text_tables.wrap(f"{len(lone)} have a time in {side} alone: {', '.join(lone[:LONE_NAMED])}{more}"))
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
