"""Rank kernels and libraries at a size, fastest first: all but museum kernels, those with wrong output included.

A table takes minutes, not hours: each kernel's samples have a time budget, and a launch that would last too long is
left out and said so.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.text_tables import percent
from polaris_lab.choose.selection import as_tuned
from polaris_lab.device.device import MESA_OPTIONS, Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import config_of, forecast_s, launch_limit
from polaris_lab.measure.libraries import LIBRARIES, Library, available
from polaris_lab.measure.protocol import entrant, row_of, setting_of, take_samples
from polaris_lab.measure.sampling import MIN_SAMPLES
from polaris_lab.measure.summaries import ATTENTION_GROUP, GROUP, shape_of, summarise, title_of
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify.check_report import CANNOT_RUN
from polaris_lab.verify.quick_check import UNFIT_PREFIX, first_fault, has_passed, is_watched, look_ahead
from polaris_lab.verify.trust import is_proved
from polaris_studies import best_speeds

if TYPE_CHECKING:
    import pandas as pd

SAMPLING_S = 1.0
"""What the samples of one kernel may take in a ranking, as far as MIN_SAMPLES samples allow it."""
LONGEST_FORECAST_S = 2.0
"""A launch that is forecast to take longer is left out of a ranking: verifying and sampling it takes nine launches."""
SLOW_GFLOPS = 60.0
"""A device with a lower rate of multiply-adds is given smaller products unless told otherwise: at 1024 a launch of most
kernels would last longer than LONGEST_FORECAST_S there, so that minutes would end without a figure."""
MOST_UNFORECAST_FLOP = 2**30
"""FLOPs of a launch that a ranking tries without a forecast: 1 s at 1 GFLOPS."""
TOO_LONG = ": skipped"
"""How the status of an entrant ends whose launch would last longer than LONGEST_FORECAST_S."""
NO_TIME = "no time was left to prove it"
"""The status of an entrant whose turn did not come while a ranking's time lasted."""
PROVING, SAMPLING = 0.4, 0.5
"""The part of a limited ranking's time in which kernels are built and proved, and the part of the rest in which what is
ready then is sampled: each is launched three times more, to be verified and to warm up."""
FEWEST_LIMITED = 3
"""Samples that a limited ranking takes of a kernel whose launches are long: their median, without an interval."""
NO_INTERVAL = f"no interval below {MIN_SAMPLES} samples"
"""What stands in a table in place of a 95 % interval."""
SUMMARY = ["ms", "ms_low", "ms_high", "gflops", "gflops_low", "gflops_high", "samples", "max_abs_error",
           "bound_fraction", "ok", "best", "status"]
"""The columns of a ranking, behind those of the problem: those of a summary, and the status."""


def usual_size(device: Device) -> str:
    """Return the size of a product that a ranking takes where none is named: "1024", or "256" on a slow device."""
    drawn_on = device.kind == "cpu" and device.platform in MESA_OPTIONS  # llvmpipe, whose rate says too little of it
    return "256" if drawn_on or device.mad_gflops < SLOW_GFLOPS else "1024"


def rank_everything(
    kernels: Sequence[str | KernelSpec],
    problems: Sequence[Gemm] | Sequence[Attention],
    device: str = "auto",
    *,
    repeats: int = 20,
    libraries: bool = True,
    seconds: float = math.inf,
    show: Callable[[pd.DataFrame], object] = lambda table: None,
) -> pd.DataFrame:
    """Rank `kernels` on each problem, all products or all attentions; `show` gets each table as soon as it is measured.

    Without names, that is every good kernel for such problems and, with `libraries`, each library that is here.
    Attention kernels are taken as they were tuned. `seconds` is for each table, see `ranking`. Raises ValueError for a
    name that is unknown or of another signature.
    """
    import pandas as pd

    signatures = {problem.signature for problem in problems}
    if len(signatures) != 1:
        raise BadValue("--size", "--size: name sizes of products, or of attentions; one table cannot hold both")
    signature, = signatures
    chosen = [entrant(name) for name in dict.fromkeys(kernels)]
    if wrong := [spec.name for spec in chosen if spec.signature != signature]:
        hint = ("a product's size is 1024 or 512x1024x256" if signature == "attention"
                else "an attention's size is 2x8x512x64")
        raise BadValue("KERNEL", f"KERNEL: {wrong[0]} is no {signature} kernel; {hint}")
    opened = Session(find(device))
    if not kernels:
        chosen = [spec for spec in catalogue().values() if spec.signature == signature and not spec.museum]
        chosen += [LIBRARIES[name] for name in available(opened.device, signature) if libraries]
    tables = []
    for problem in problems:
        here = chosen if signature == "gemm" else [
            spec if isinstance(spec, Library) else as_tuned(opened.device, spec, problem)
            for spec in chosen]
        tables.append(ranking(opened, here, problem, repeats=repeats, seconds=seconds))
        best_speeds.note(opened.device.identity, "x".join(map(str, problem.sizes.values())), tables[-1])
        show(tables[-1])
    return pd.concat(tables, ignore_index=True)


def ranking(
    session: Session, entrants: Sequence[KernelSpec | Library], problem: Gemm | Attention, *, repeats: int = 20,
    seconds: float = math.inf,
) -> pd.DataFrame:
    """Measure `entrants` on one problem and summarise them, fastest first, with a `status`; progress goes to stderr.

    The status is "right", "WRONG", or why there is no figure: "needs ...", "failed: ...", "WRONG: ..." from a quick
    check on other shapes, "cannot run here: ..." for want of local memory, "a launch would take ...". Each is sampled
    for SAMPLING_S or `repeats` times. With `seconds`, what could not be built and proved in the part PROVING of them
    has the status NO_TIME; a kernel that was proved before needs no time for that, so another call gets further. Of a
    kernel with long launches there are then FEWEST_LIMITED samples. Raises DeviceError when the problem does not fit.
    """
    import pandas as pd
    from tqdm import tqdm

    session.check_room(problem.layouts)
    begin, left_out = time.monotonic(), {}
    until = begin + PROVING * seconds
    new = [(rival, config) for rival in entrants if isinstance(rival, KernelSpec) and not rival.museum
           and not has_passed(session.device, rival, config := config_of(session, rival, problem))]
    unproved = {spec.name for spec, _ in new}
    if new and math.isfinite(seconds):
        unproved -= look_ahead(session.device, new, PROVING * seconds)
    for rival in tqdm(entrants, f"{problem}: build and prove", unit="kernel", leave=False, disable=None):
        late = time.monotonic() > until and rival.name in unproved
        why = NO_TIME if late else _left_out(session, rival, problem)
        if why:
            left_out[rival.name] = why
    fit = [rival for rival in entrants if rival.name not in left_out]
    table = pd.DataFrame()
    if fit:
        share = SAMPLING * max(seconds - (time.monotonic() - begin), 0.0) / len(fit)
        with tqdm(total=len(fit) * (repeats + 2), desc=str(problem), unit="launch", leave=False, disable=None) as bar:
            table = summarise(take_samples(session, fit, problem, repeats=repeats, max_launch_s=launch_limit(session),
                                           seconds=min(SAMPLING_S, share),
                                           fewest=MIN_SAMPLES if math.isinf(seconds) else FEWEST_LIMITED,
                                           on_progress=bar.update))
        table["status"] = ["right" if ok else "WRONG" for ok in table["ok"]]
    rest = [
        {
            "device": session.device.slug,
            "kernel": rival.name,
            "config": setting_of(rival, config_of(session, rival, problem)),
            **row_of(problem),
            "samples": 0,
            "ok": False,
            "best": False,
            "status": left_out[rival.name],
        }
        for rival in entrants
        if rival.name in left_out
    ]
    columns = [*(GROUP if isinstance(problem, Gemm) else ATTENTION_GROUP), *SUMMARY,
               *(["clock"] if "clock" in table else [])]
    tables = [part.reindex(columns=columns) for part in (table, pd.DataFrame(rest)) if len(part)]
    return pd.concat(tables).sort_values(["ok", "ms"], ascending=[False, True], ignore_index=True)


def _left_out(session: Session, spec: KernelSpec | Library, problem: Gemm | Attention) -> str | None:
    """Return the reason why `spec` cannot be measured, or None. A museum kernel is not tried in this process."""
    config = config_of(session, spec, problem)
    if need := spec.unmet(problem, config):
        return f"needs {need}"
    try:
        if isinstance(spec, KernelSpec) and not spec.museum:
            if is_watched(session.device, spec) and (fault := first_fault(session, spec, config)):
                return f"WRONG: {fault}"  # a kernel of one's own; the project's are proved
            session.build_all(spec, problem)
            if (items := spec.bind(problem, config).largest_group) > session.device.max_work_group:
                return f"failed: work-groups of {items} work-items, {session.device.max_work_group} allowed"
            if fault := first_fault(session, spec, config):
                return (f"{CANNOT_RUN}: {fault.removeprefix(UNFIT_PREFIX)}"
                        if fault.startswith(UNFIT_PREFIX) and is_proved(session.device, spec) else f"WRONG: {fault}")
        seconds = 0.0 if spec.museum else forecast_s(session, spec, problem, short=MOST_UNFORECAST_FLOP)
    except DeviceError as error:
        return f"failed: {str(error).splitlines()[0]}"
    return f"a launch would take {seconds:.1f} s{TOO_LONG}" if seconds > LONGEST_FORECAST_S else None


def title(table: pd.DataFrame) -> str:
    """Name the problem and the device of a `ranking`, and the clock where it is the host's."""
    first = table.iloc[0]
    clock = " (times by the host's clock)" if "clock" in table and "host" in table["clock"].values else ""
    return f"{title_of(first)} on {first.device}{clock}"


def cells(table: pd.DataFrame) -> pd.DataFrame:
    """Return a `ranking` as a narrow table of text: times in ms, speeds in GFLOPS with 95 % intervals, errors over
    their bounds.

    "of best" is the speed as a part of the fastest right one's. A configuration shows only what is not the default.
    """
    import pandas as pd

    fastest = table.loc[table["ok"], "gflops"].max()

    def shown(line: pd.Series) -> dict[str, str]:
        interval = NO_INTERVAL if line.samples < MIN_SAMPLES else f"{line.gflops_low:.1f} to {line.gflops_high:.1f}"
        speed = f"{line.gflops:.1f} ({interval})"
        return {
            "kernel": line.kernel,
            "config": not_default(line.kernel, line.config),
            "ms": f"{line.ms:.3f}" if line.samples else "",
            "GFLOPS (95 %)": "" if math.isnan(line.gflops) else speed,
            "of best": percent(line.gflops / fastest) if fastest else "",
            "of bound": f"{line.bound_fraction:.3f}" if line.samples else "",
            "samples": str(line.samples or ""),
            "status": line.status + (", best" if line.best else ""),
        }

    return pd.DataFrame([shown(line) for _, line in table.iterrows()])


def narrow(rows: pd.DataFrame) -> pd.DataFrame:
    """Summarise raw samples as a table that fits a page: one problem's kernels, fastest first, in the columns of
    `cells`, behind the problem's name where there are several."""
    import pandas as pd

    table = summarise(rows)
    table["status"] = ["right" if ok else "WRONG" for ok in table["ok"]]
    parts = []
    for _, part in table.groupby(["device", *shape_of(rows)], sort=False):
        ranked = part.sort_values(["ok", "ms"], ascending=[False, True], ignore_index=True)
        shown = cells(ranked)
        shown.insert(0, "problem", title(ranked))
        parts.append(shown)
    found = pd.concat(parts, ignore_index=True)
    return found if len(parts) > 1 else found.drop(columns="problem")


def not_default(kernel: str, config: str) -> str:
    """Leave out of a configuration, "TILE=16 PAD=1", what is the default of a kernel of the catalogue."""
    if kernel not in catalogue() or not isinstance(config, str):
        return config
    defaults = {f"{name}={values[0]}" for name, values in catalogue()[kernel].defines.items()}
    return " ".join(each for each in config.split() if each not in defaults)
