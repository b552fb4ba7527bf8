"""Choose the kernel, and its configuration, that solve a problem on a device: by predicted times, or by a ranking.

A measurement holds for the source that it was made with: a kernel whose source has changed since is chosen only after a
check.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.files import refreshing, write_text
from polaris_lab.base.memoize import state_of
from polaris_lab.base.recordings import source_hashes, sources
from polaris_lab.choose import model_decisions
from polaris_lab.choose.predictor import Prediction, advice, predictions
from polaris_lab.claims.decisions import PROMOTE, decide
from polaris_lab.claims.gates import SELECTION_GATES, Evidence, ShapeError, Timing
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session
from polaris_lab.measure.protocol import setting_of
from polaris_lab.measure.summaries import summarise
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import CATALOGUE, catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import passed_checks, quick_check

if TYPE_CHECKING:
    import pandas as pd

CHOICES = paths.DATA / "choices.json"
"""For each recorded device: its kind, its evidence, the hash of each kernel's measured source, and at each measured
shape the kernels in the order they are chosen."""
_TABLE = {"kind": str, "date?": str, "evidence?": [str], "sources?": {str: (str, None)}, "ranking": {str: [str]}}


def regrets(rows: pd.DataFrame) -> pd.DataFrame:
    """Compare each correct kernel with the fastest on each device: its `worst` ratio of times, and where it `loses`.

    `at` is the size of the worst ratio. A kernel loses a size where its interval lies wholly above the fastest
    kernel's: a tie is not a loss.
    """
    import pandas as pd

    good = [name for name, spec in catalogue().items() if not spec.museum]
    table = summarise(rows[rows["kernel"].isin(good)])
    best = table[table["ok"]].sort_values("ms").drop_duplicates(["device", "m", "n", "k"])
    table = table.merge(
        best[["device", "m", "n", "k", "ms", "ms_high"]], on=["device", "m", "n", "k"], suffixes=("", "_best")
    )
    table = table.assign(regret=table["ms"] / table["ms_best"], lost=table["ms_low"] > table["ms_high_best"])
    lines = []
    for (device, kernel), group in table[table["ok"]].groupby(["device", "kernel"], sort=False):
        worst = group.loc[group["regret"].idxmax()]
        lost = group.loc[group["lost"], "m"].tolist()
        lines.append({"device": device, "kernel": kernel, "worst": worst["regret"], "at": worst["m"],
                      "loses": ", ".join(map(str, lost)) or "nowhere"})
    return pd.DataFrame(lines).sort_values(["device", "worst"], ignore_index=True)


def rank(rows: pd.DataFrame, kinds: Mapping[str, str]) -> dict[str, Any]:
    """Make the table that `choose` reads from recorded rows: each device's correct kernels by shape, fastest first.

    Times of different runs are not compared: each shape is ranked by its newest run. Kernels over which `decide` does
    not promote the fastest, since their intervals reach down to its own, are tied with it; among them the one that
    loses least over all shapes (the mean logarithm of its time over the fastest) comes first, so that noise does not
    change the choice from size to size. `kinds` maps
    each device to "cpu" or "gpu". A kernel's `sources` entry is the hash of the source that its newest run measured, or
    None where that is not known; where a shape was ranked with another source of it, the kernel is left out. The
    source of `transpose`, which other kernels' operands may pass through, is that of its own newest recording.
    """
    good = [name for name, spec in catalogue().items() if not spec.museum]
    rows = rows[rows["kernel"].isin(good) & rows["trans"].eq("nn")]
    rows = rows[rows["run_id"] == rows.groupby(["device", "m", "n", "k"])["run_id"].transform("max")]
    table = summarise(rows)
    used = [setting_of(spec, tuned_configs.nearest(spec, Gemm(line.m, line.n, line.k), line.device))
            for line in table.itertuples() for spec in [catalogue()[line.kernel]]]
    table = table[table["ok"] & table["config"].eq(used)]
    measured = _measured_sources(rows)
    present = [
        measured[line.device, line.kernel] == measured[line.device, line.kernel, line.m, line.n, line.k]
        for line in table.itertuples()
    ]
    table = table[present]
    choices = {}
    for device, here in table.groupby("device", sort=True):
        shapes = here.groupby(["m", "n", "k"])
        loss = (here["ms"] / shapes["ms"].transform("min")).map(math.log).groupby(here["kernel"]).mean()
        ranking = {}
        for (m, n, k), shape in shapes:
            fastest = shape.loc[shape["ms"].idxmin()]
            order = shape.assign(behind=[_clearly_faster(fastest, line) for _, line in shape.iterrows()])
            order["place"] = order["ms"].where(order["behind"], order["kernel"].map(loss))
            order = order.sort_values(["behind", "place"])
            ranking[f"{m}x{n}x{k}"] = order["kernel"].tolist()
        source = rows[rows["device"] == device]
        date = min(source["run_id"])
        choices[device] = {
            "kind": kinds[device],
            "date": f"{date[:4]}-{date[4:6]}-{date[6:8]}",
            "evidence": sorted(sources(source)),
            "sources": {kernel: measured[device, kernel] for kernel in sorted(here["kernel"].unique())}
            | _transpose_source(device),
            "ranking": ranking,
        }
    return choices


def _clearly_faster(line: pd.Series, other: pd.Series) -> bool:
    """Decide whether one line of `summarise` is promoted over another; without an interval nothing is told apart."""
    times = [Timing(each["ms"], each["ms_low"], each["ms_high"], math.nan, each["samples"]) for each in (line, other)]
    shape = f"{line['m']}x{line['n']}x{line['k']}"
    right = ShapeError(shape, line["max_abs_error"], line["ok"], line["bound_fraction"])
    evidence = Evidence(f"gemm_{shape}", line["kernel"], other["kernel"], line["device"], shape, (right,),
                        time=times[0], champion_time=times[1])
    return decide(evidence, SELECTION_GATES).word == PROMOTE


def _measured_sources(rows: pd.DataFrame) -> dict[tuple, str | None]:
    """Return the source hash that each kernel was measured with: in its newest run on a device, and at each shape."""
    runs = rows[["device", "kernel", "m", "n", "k", "study", "run_id"]].drop_duplicates().sort_values("run_id")
    found: dict[tuple, str | None] = {}
    for run in runs.itertuples():
        source = source_hashes(run.device, run.study, run.run_id).get(run.kernel)
        found[run.device, run.kernel] = found[run.device, run.kernel, run.m, run.n, run.k] = source
    return found


def _transpose_source(device: str) -> dict[str, str | None]:
    """Return the hash of the transpose kernel's source in its newest recording on a device; empty without one."""
    runs = sorted((paths.MEASURED / device / "transpose").glob("*.json"))
    found = source_hashes(device, "transpose", runs[-1].stem) if runs else {}
    return {name: source for name, source in found.items() if name == "transpose"}


def keep(choices: Mapping[str, Any]) -> None:
    """Write a table of `rank` to data/choices.json, which `choose` reads; only when notebooks are refreshed."""
    if refreshing():
        write_text(CHOICES, json.dumps(choices, indent=1) + "\n")


UNTUNED = "; not as it was tuned, since that was with another source"
"""What a reason says of a kernel whose nearest tuned configuration does not count."""


class NothingTrusted(ValueError):
    """Raised when every kernel that fits was measured with a source other than its present one."""


def choose_ranked(choices: Mapping[str, Any], device: Device, problem: Gemm,
           passes: Callable[[KernelSpec], bool] = lambda spec: False) -> tuple[KernelSpec, str]:
    """Choose the kernel for `problem` on `device`; return it and the reason.

    The table of the device itself, or else that of the first device of its kind; the measured shape nearest in the
    logarithms of m, n and k; there the first kernel whose needs the problem fulfils, whose work-group the device
    allows, and whose source is the measured one, has passed a `check` on this device, or is one that `passes`. Raises
    NothingTrusted when only the source keeps every kernel out, ValueError when no kernel fits.

    The reason also tells what would help on a device of which no kernel has times.
    """
    kind = "cpu" if device.kind == "cpu" else "gpu"
    name = (
        device.slug
        if device.slug in choices
        else next(name for name, table in choices.items() if table["kind"] == kind)
    )
    ranking = choices[name]["ranking"]

    if not ranking:
        raise KeyError(f"no shape is ranked for {name}")
    shape = tuned_configs.by_distance(tuple(ranking), problem.m, problem.n, problem.k)[0]
    known, turning = catalogue(), resolve("transpose")
    measured = choices[name].get("sources", {})
    passed, changed = [], []
    for kernel in ranking[shape]:
        if (spec := known.get(kernel)) is None or spec.museum or not device.offers(spec.wants):
            continue
        config, untuned = tuned_configs.find_config(spec, problem, device.slug)
        if need := spec.unmet(problem, config):
            passed.append(f"{kernel} needs {need}")
        elif spec.bind(problem, config).largest_group > device.max_work_group:
            passed.append(f"the work-group of {kernel} is too large for this device")
        else:
            if any(spec.bind(problem, config).transposes.values()) and not (
                measured.get("transpose") == turning.source_hash()
                or passed_checks.has_passed(device.identity, "transpose", turning.code_hash())
            ):
                changed += [] if "transpose" in changed else ["transpose"]
                continue
            code, note = spec.code_hash(), ""
            if passed_checks.has_failed(device.identity, kernel, code):
                passed.append(f"{kernel} failed its last `polaris-lab check` on this device")
                continue
            measured_so = measured.get(kernel) == spec.source_hash()
            if not measured_so and not passed_checks.has_passed(device.identity, kernel, code):
                if not passes(spec):
                    changed.append(kernel)
                    continue
                note = "; measured with another source, and this one passed a quick check"
            return spec, (
                f"fastest at {shape.replace('x', ' x ')} on {name}, the nearest measured shape{note}"
                f"{UNTUNED if untuned else ''}{f'; {said}' if (said := advice(device)) else ''}"
                + (f"; passed over: {'; '.join(passed + _word_changed(changed))}" if passed or changed else "")
            )
    kind = NothingTrusted if changed else ValueError
    raise kind(f"no kernel of {shape} on {name} takes {problem}: {'; '.join(passed + _word_changed(changed))}; name a "
               f"kernel")


def _word_changed(kernels: Sequence[str]) -> list[str]:
    """Word the note that kernels were measured with a source other than the present one; it names the first three."""
    if not kernels:
        return []
    named = ", ".join(kernels[:3]) + (f" and {len(kernels) - 3} more" if len(kernels) > 3 else "")
    command = " ".join(["polaris-lab check", *kernels]) if len(kernels) <= 3 else "polaris-lab check"
    return [f"{named} {'was' if len(kernels) == 1 else 'were'} measured with another source; run `{command}`"]


QUICK_CHECKS = 3
"""Configurations that are built and checked on an unknown device before the choice falls back to data/choices.json."""


def choose_predicted(device: Device, problem: Gemm, passes: Callable[[KernelSpec, Mapping[str, int]], bool],
                     predict: Callable[[Device, Gemm], Iterable[Prediction]] = predictions,
                     ) -> tuple[KernelSpec, str] | None:
    """Choose by `predictor.predictions`, or another way to `predict`: the first that fits the problem and the device
    and can be trusted.

    What was timed on this device (a CPU: on any) with the present source is trusted, and what a check here has passed;
    anything else must build and pass a quick check now. Returns the kernel with its configuration fixed, and the
    reason; None when nothing is predicted, or nothing that is fits.
    """
    if not problem.m or not problem.n:
        return None  # nothing is launched
    known, fits, tries = catalogue(), {}, 0
    for prediction in predict(device, problem):
        spec = known.get(prediction.kernel)
        if spec is None or spec.museum or not device.offers(spec.wants):
            continue
        asked = spec.name, *(prediction.config[name] for name in spec.tunables if any(name in n for n in spec.needs))
        try:
            if asked not in fits:
                fits[asked] = not spec.unmet(problem, prediction.config)
            if not fits[asked] or spec.bind(problem, prediction.config).largest_group > device.max_work_group:
                continue
        except ValueError:  # the table's constraints forbid it
            continue
        code, note = spec.code_hash(), ""
        if passed_checks.has_failed(device.identity, spec.name, code):
            continue
        measured = prediction.source == spec.source_hash() and (prediction.own or device.kind == "cpu")
        if not measured and not (prediction.own and passed_checks.has_passed(device.identity, spec.name, code)):
            if tries == QUICK_CHECKS:
                return None
            tries += 1
            if not passes(spec, prediction.config):
                continue
        if prediction.source not in (None, spec.source_hash()):
            note = "; measured with another source, and this one passed a check"
        return spec.fixed(prediction.config), prediction.why + note
    return None


def evidence_states() -> list:
    """Return the states of all files that an automatic choice rests on: the tables, and the kernels' sources."""
    tables = [CATALOGUE, CHOICES, passed_checks.file(), *sorted(tuned_configs.TUNED.glob("*/best.json")),
              *sorted(tuned_configs.TUNED.glob("*/times.json")), *model_decisions.model_files()]
    return [state_of(path) for path in (*tables, *dict.fromkeys(spec.file for spec in catalogue().values()))]


def auto(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    """Choose the kernel, and its configuration, for `problem` on `device`.

    The predicted fastest is taken: by the times of this device, or of one like it, and on a GPU without any by the cost
    model alone. Where nothing is predicted, or nothing that is can be trusted, data/choices.json decides; where every
    fitting kernel's source has changed, the first that passes a quick check is taken.

    A choice is remembered until one of the files that it rests on changes. Raises ValueError when the table cannot be
    read, or no kernel fits or passes.
    """
    states = evidence_states()
    if (device, problem) in _chosen and _chosen[device, problem][0] == states:
        return _chosen[device, problem][1]
    found = _choose_anew(device, problem)
    while len(_chosen) >= REMEMBERED:
        _chosen.pop(next(iter(_chosen)))
    _chosen[device, problem] = states, found
    return found


def reload() -> None:
    """Forget what `auto` chose and which kernels failed, so that the files it rests on are read again."""
    _chosen.clear()
    _faulty.clear()


def quick_checks(device: Device, problem: Gemm) -> Callable[..., bool]:
    """Return what tells whether a kernel, in a configuration, builds and passes a quick check on a device."""
    def passes(spec: KernelSpec, config: Mapping[str, int] | None = None) -> bool:
        config = tuned_configs.settle(spec, problem, device.slug, config)
        key = device.identity, spec.name, spec.code_hash(), tuple(config.items())
        if key in _faulty:
            return False
        try:
            good = (quick_check.has_passed(device, spec, config)
                    or not quick_check.first_fault(Session(device), spec, config))
        except DeviceError:  # it does not build: the next one may
            good = False
        if not good:
            _faulty.add(key)
        return good

    return passes


def _choose_anew(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    passes = quick_checks(device, problem)
    if predicted := choose_predicted(device, problem, passes):
        return predicted
    try:
        choices = _read(CHOICES, CHOICES.stat().st_mtime_ns)
        try:
            return choose_ranked(choices, device, problem)
        except NothingTrusted:
            pass
    except (OSError, KeyError, StopIteration) as error:
        raise ValueError(f"{CHOICES.relative_to(paths.ROOT)} cannot be used ({error!r}); restore it with git, "
                         "or name a kernel") from None
    return choose_ranked(choices, device, problem, passes)


REMEMBERED = 256
_chosen: dict[tuple[Device, Gemm], tuple[list, tuple[KernelSpec, str]]] = {}
"""What `auto` chose, with the states of the evidence."""
_faulty: set[tuple] = set()
"""Kernels that failed a quick check in this process: device, name, source and configuration."""


@functools.cache
def _read(path: Path, _stamp: int) -> dict[str, Any]:
    return documents.read_json(path, {str: _TABLE}, "restore it with git, or name a kernel")
