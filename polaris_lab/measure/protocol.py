"""Measure by one protocol: outputs verified before and after, interleaved samples, one row for each sample.

No speed is given for a run whose output is wrong, nor for one above what the device was measured to reach.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError, unknown
from polaris_lab.base.recordings import ATTENTION, ATTENTION_COLUMNS, COLUMNS, setting
from polaris_lab.base.statistics import median_interval
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.measure.ceilings import multiply_add_ceiling
from polaris_lab.measure.launch_time import FAULTY_S, prepared, refuse_long
from polaris_lab.measure.libraries import LIBRARIES, Library
from polaris_lab.measure.library_run import Run
from polaris_lab.measure.sample_power import PowerLog
from polaris_lab.measure.sampling import MIN_SAMPLES, Sample, alone_on, interleaved, sample
from polaris_lab.model.error_bounds import Expectation, Verdict
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Problem, Transpose
from polaris_lab.verify import quick_check

if TYPE_CHECKING:
    import pandas as pd

CEILING_SLACK = 1.05
"""A speed this much above the measured ceiling is doubted."""
TENSOR_GAIN = 4.0
"""How many times the ceiling of multiply-adds a kernel may reach that asks for tensor cores: three products of halves
for one of floats, at the rate that NVIDIA's library has on an H200, are 3.8 times."""
TRIES = 12
"""Times that a doubted speed and the ceiling are measured again before a clock is called wrong: other programs on a
CPU's cores hold the ceiling down for a while, a wrong clock stays wrong."""
def take_samples(
    session: Session,
    kernels: Sequence[str | KernelSpec | Library],
    problem: Problem | Sequence[Problem],
    *,
    repeats: int = 20,
    seed: int | None = None,
    config: Mapping[str, int] | None = None,
    max_launch_s: float | None = None,
    seconds: float | None = None,
    fewest: int = MIN_SAMPLES,
    on_progress: Callable[[], object] = lambda: None,
) -> pd.DataFrame:
    """Take samples of `kernels` on one problem, interleaved; one row a sample, with the columns of recordings.COLUMNS.

    With several problems each kernel runs each of them, and all are interleaved, which compares two problems as
    fairly as two kernels. Where the device's timestamps cannot be trusted, a further column `clock` is "host", and
    `device_ms` is the host's time of the kernels. `power_w` is the mean power of the device while one kernel had it
    for long enough (see `sample_power`), else NaN; `attrs["power"]` names the sensor, or says why there is none. A
    library ("clblast", "numpy", "cublas") may be named among them; `config` is not for it. Each is verified before
    the timed loop and again after it on inputs it has not seen; where either fails, `ok` is False and `gflops` is
    empty. `repeats` is the most samples of each, and `seconds` ends them earlier, after `fewest`: see
    `sampling.interleaved`. `on_progress` is called after each verification and each sample. With a museum kernel among
    them, or one that is not proved and fails a quick check, all run in a child process, and `on_progress` is not
    called; what fails the check is not `ok`, whatever it gives here. Raises ValueError for bad arguments, DeviceError
    for a device that fails, a launch that would last longer than `max_launch_s` seconds, or a speed that cannot be.
    """
    specs = [entrant(kernel) for kernel in kernels]
    if not specs:
        raise BadValue("kernels", "kernels is empty; name at least one")
    _refuse_namesakes(specs)
    if not isinstance(repeats, int) or repeats < 1:
        raise BadValue("repeats", f"repeats is {repeats!r}; it must be a whole number of at least 1")
    problems = [problem] if isinstance(problem, Problem) else list(dict.fromkeys(problem))
    if not problems:
        raise BadValue("problem", "problem is empty; name at least one")
    seed = secrets.randbits(32) if seed is None else seed
    session.require_own_process()
    asked = specs, problems, repeats, seed, config, max_launch_s, seconds, fewest
    faults = {spec.name: fault for spec in specs for each in problems if (fault := _fault(session, spec, each, config))}
    if faults or any(spec.museum for spec in specs):
        try:
            rows = isolation.call("polaris_lab.measure.protocol:_in_child", session.device.index, *asked,
                                  timeout=FAULTY_S if faults else 3600).value
        except ChildDied as died:
            if not faults:
                raise
            raise DeviceError(f"the process that ran {', '.join(faults)} {died.how}: {'; '.join(faults.values())}"
                              ) from None
        wrong = rows["kernel"].isin(faults)
        rows.loc[wrong, "ok"], rows.loc[wrong, "gflops"] = False, math.nan
        return rows
    return _in_process(session, *asked, on_progress)


def _fault(session: Session, spec: KernelSpec | Library, problem: Problem, config: Mapping[str, int] | None) -> str:
    """Return the first fault of a kernel that may not run in this process unseen; "" of any other."""
    if isinstance(spec, Library) or spec.signature not in quick_check.SHAPES:
        return ""
    if not quick_check.is_watched(session.device, spec):
        return ""
    return quick_check.first_fault(session, spec, session.config(spec, problem, config))


def entrant(kernel: str | KernelSpec | Library) -> KernelSpec | Library:
    """Find the kernel or library of a name; a KernelSpec or a Library is returned as it is.

    Raises ValueError with the nearest names, or TypeError.
    """
    if isinstance(kernel, Library):
        return kernel
    if isinstance(kernel, KernelSpec) and kernel.name in LIBRARIES:
        raise BadValue("kernel",
                       f"kernel: {kernel.name} is the name of a library; give its file another one")
    if isinstance(kernel, str) and kernel in LIBRARIES:
        return LIBRARIES[kernel]
    if isinstance(kernel, str) and kernel not in catalogue() and not kernel.endswith(".cl"):
        raise unknown("kernel", kernel, [*catalogue(), *LIBRARIES])
    return resolve(kernel)


def _refuse_namesakes(specs: Sequence[KernelSpec | Library]) -> None:
    """Raise ValueError for two kernels of one name, whose samples could not be told apart."""
    known: dict[str, object] = {}
    for spec in specs:
        is_own = (spec.file, spec.passes, spec.b_layout) if isinstance(spec, KernelSpec) else spec
        if known.setdefault(spec.name, is_own) != is_own:
            raise BadValue("kernels", f"kernels holds two that are called {spec.name}; name a copy with variant()")


def _in_child(index: str, *arguments: object) -> pd.DataFrame:
    return _in_process(Session(find(index)), *arguments)


def _in_process(
    session: Session,
    specs: Sequence[KernelSpec | Library],
    problems: Sequence[Problem],
    repeats: int,
    seed: int,
    config: Mapping[str, int] | None,
    max_launch_s: float | None,
    seconds: float | None,
    fewest: int,
    on_progress: Callable[[], object] = lambda: None,
) -> pd.DataFrame:
    pairs = [(spec, problem) for problem in problems for spec in specs]
    for spec, problem in pairs:
        refuse_long(session, spec, problem, config, max_launch_s)
    _check_room(session, problems, len(specs))
    inputs = {problem: problem.inputs(seed) for problem in problems}
    launches = [prepared(session, spec, problem, inputs[problem], config) for spec, problem in pairs]
    before = verdicts(launches, inputs, seed, on_progress)
    with alone_on(session.device):
        warm = [sample(launch) for launch in launches]  # leaves no library's threads spinning
        follow = repeats if len(launches) == 1 or seconds is not None else 1  # samples of one launch without another's
        power = PowerLog(session.device, 1e-3 * follow * max(each.device_ms for each in warm))
        with power:
            samples = interleaved(launches, repeats, seconds=seconds, fewest=fewest, on_progress=on_progress)
    inputs = {problem: problem.inputs(seed + 1) for problem in problems}
    for launch in launches:
        launch.refill(inputs[launch.problem])
    after = verdicts(launches, inputs, seed, on_progress)
    for launch, taken, *pair in zip(launches, samples, before, after, strict=True):
        if all(verdict.ok for verdict in pair) and gain(launch.spec) < math.inf:
            _refuse_impossible(launch, taken)
    rows = _rows(launches, samples, power.watts(samples), before, after)
    rows.attrs["power"] = power.said
    return rows


def _check_room(session: Session, problems: Sequence[Problem], count: int) -> None:
    """Raise DeviceError unless all kernels fit at once, each with matrices of its own."""
    for problem in problems:
        session.check_room(problem.layouts)
    need = count * sum(layout.span for problem in problems for layout in problem.layouts.values())
    if need > session.device.global_mem:
        at = "; ".join(map(str, problems))
        raise DeviceError(
            f"{count} kernels with matrices of their own need {need / 2**30:.1f} GiB at {at}; {session.device.name} "
            f"has {session.device.global_mem / 2**30:.1f} GiB: name fewer of them, or take a smaller size"
        )


def verdicts(launches: Sequence[Launch | Run], inputs: Mapping[Problem, Mapping], seed: int,
             on_progress: Callable[[], object] = lambda: None) -> list[Verdict]:
    """Run each launch once and compare its output with the product of its problem's `inputs`; one verdict each.

    Launches on one problem stand side by side, since what their output should be is computed once for all of them.
    """
    expectation, results = None, []
    for launch in launches:
        if expectation is None or expectation.problem != launch.problem:
            # once for all kernels on it: at large sizes it is the dearest part
            expectation = Expectation(launch.problem, inputs[launch.problem], seed)
        launch.run()
        results.append(expectation.compare(launch.output()))
        on_progress()
    return results


def gain(spec: KernelSpec | Library) -> float:
    """Return how many times the device's ceiling of multiply-adds a kernel or library may reach: any number, for a
    library that runs elsewhere and has a clock of its own."""
    if isinstance(spec, Library) and spec.own_clock:
        return math.inf
    return TENSOR_GAIN if spec.wants else 1.0


def _refuse_impossible(launch: Launch | Run, samples: Sequence[Sample]) -> None:
    def gflops(taken: Sequence[Sample]) -> float:
        ms = median_interval([each.device_ms for each in taken]).median
        return launch.problem.flops / ms / 1e6 if ms else math.inf

    slack = CEILING_SLACK * gain(launch.spec)
    if not launch.problem.flops or gflops(samples) <= slack * multiply_add_ceiling(launch.session):
        return
    speeds, limits = [], []
    for _ in range(TRIES):  # interleaved, so that a clock that changed since the ceiling was taken shows in both
        limits.append(multiply_add_ceiling(launch.session, remeasure=True))
        speeds.append(gflops([sample(launch)]))
        if min(speeds) <= slack * max(limits):
            break
    else:
        raise DeviceError(
            f"{launch.spec.name} at {launch.problem} seems to reach {min(speeds):.0f} GFLOPS, and "
            f"{launch.session.device.name} was measured at {max(limits):.0f} at most; one of the two clocks is wrong"
        )


def _rows(launches: Sequence[Launch | Run], samples: Sequence[Sequence[Sample]], watts: Sequence[Sequence[float]],
          before: Sequence[Verdict], after: Sequence[Verdict]) -> pd.DataFrame:
    import pandas as pd

    rows = []
    for launch, taken, power, first, last in zip(launches, samples, watts, before, after, strict=True):
        ok = first.ok and last.ok
        for number, (device_ms, host_ms, _) in enumerate(taken):
            rows.append(
                {
                    "run_id": "",
                    "study": "",
                    "device": launch.session.device.slug,
                    "kernel": launch.spec.name,
                    "config": setting_of(launch.spec, launch.config),
                    "dtype": "float32",
                    **row_of(launch.problem),
                    "sample": number,
                    "device_ms": device_ms,
                    "host_ms": host_ms,
                    "gflops": launch.problem.flops / device_ms / 1e6 if ok and device_ms else math.nan,
                    "max_abs_error": max(first.max_abs_error, last.max_abs_error),
                    "bound_fraction": max(first.fraction, last.fraction),
                    "ok": ok,
                    "power_w": power[number],
                }
            )
    attention = launches[0].problem.signature == "attention"
    table = pd.DataFrame(rows, columns=ATTENTION_COLUMNS if attention else COLUMNS)
    if (device := launches[0].session.device).clock_fault:
        table["clock"] = device.clock
    table.attrs["kernels"] = described(launches)
    return table


def described(launches: Iterable[Launch | Run]) -> dict[str, dict[str, object]]:
    """Describe each launch, by name, for a manifest: a library's version, or a kernel's source and options."""
    return {launch.spec.name: {"version": launch.spec.version()} if isinstance(launch.spec, Library)
            else {"source_sha256": launch.source_hash, "options": list(launch.options)} for launch in launches}


def setting_of(spec: KernelSpec | Library, config: Mapping[str, int]) -> str:
    """Return a configuration as the text of the column "config": the orientation stands in "trans"."""
    if isinstance(spec, Library):
        return spec.setting
    return setting({name: value for name, value in config.items() if name in spec.tunables})


def row_of(problem: Problem) -> dict[str, object]:
    """Return a problem as the columns of a row; a transpose is m x n, from lda to ldc."""
    if isinstance(problem, Attention):
        return {name: getattr(problem, name) for name in (*ATTENTION, "dtype")}
    if isinstance(problem, Transpose):
        return {"m": problem.rows, "n": problem.columns, "k": 0, "lda": problem.ldi, "ldb": 0, "ldc": problem.ldo,
                "trans": "t", "alpha": 1.0, "beta": 0.0}
    return {name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc", "trans", "alpha", "beta")}
