"""Forecast how long a launch takes, and refuse one that would freeze a desktop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose

if TYPE_CHECKING:
    from polaris_lab.measure.libraries import Library
    from polaris_lab.measure.library_run import Run

PILOT_FLOPS = 2**31
"""A launch is forecast from this much of it. One of four times as much is not: it takes 2 s at 4.3 GFLOPS."""
PILOT_ROWS = 128
"""Rows of a pilot: fewer would leave most of a wide tile idle, and so promise too long a time."""
FAULTY_S = 120.0
"""The seconds that measuring takes at most where a kernel among the measured is known to be faulty."""


def launch_limit(session: Session) -> float | None:
    """Return the seconds that one launch may last: 2 on a GPU, which may be drawing a desktop; None on a CPU."""
    return 2.0 if session.device.kind == "gpu" else None


def refuse_long(session: Session, spec: KernelSpec | Library, problem: Problem, config: Mapping[str, int] | None,
                max_launch_s: float | None) -> None:
    """Raise DeviceError when one launch would last longer than `max_launch_s`, with the figure."""
    if max_launch_s is None or (seconds := forecast_s(session, spec, problem, config)) <= max_launch_s:
        return
    raise DeviceError(
        f"one launch of {spec.name} at {problem} would take about {seconds:.1f} s on {session.device.name}, and "
        f"max_launch_s is {max_launch_s:g}; take a smaller size, or raise max_launch_s if no desktop hangs on it"
    )


def forecast_s(session: Session, spec: KernelSpec | Library, problem: Problem, config: Mapping[str, int] | None = None,
               *,
               short: int | None = None) -> float:
    """Forecast the seconds that one launch will take, from one launch with fewer outputs; 0 for a short one.

    Short is a launch of at most `short` FLOPs, 4 * PILOT_FLOPS when left out. The pilot runs once for each kernel and k
    of a bench, on zeros: what was left in a pooled buffer may make subnormal sums, at some 40 times the time on a CPU.
    """
    if isinstance(problem, Transpose) or problem.flops <= (short or 4 * PILOT_FLOPS):
        return 0.0
    if isinstance(problem, Attention):
        return _forecast_attention_s(session, spec, problem, config)
    known_by = (spec.source_hash(), spec.function) if isinstance(spec, KernelSpec) else (spec.name,)
    chosen = config_of(session, spec, problem, config)
    key = *known_by, tuple(chosen.items()), problem.k
    if key not in session.output_seconds:
        rows = min(problem.m, PILOT_ROWS)
        columns = max(PILOT_FLOPS // (2 * rows * problem.k) // PILOT_ROWS, 1) * PILOT_ROWS
        pilots = Gemm(rows, min(problem.n, columns), problem.k), replace(problem, m=rows)
        pilot = next((each for each in pilots if not spec.unmet(each, chosen)), problem)
        session.check_room(pilot.layouts)
        zeros = {name: np.zeros(layout[:2], layout.dtype) for name, layout in pilot.layouts.items()}
        session.output_seconds[key] = _pilot_s(session, spec, pilot, zeros, chosen) / (pilot.m * pilot.n)
    return session.output_seconds[key] * problem.m * problem.n


def _forecast_attention_s(session: Session, spec: KernelSpec | Library, problem: Attention,
                          config: Mapping[str, int] | None) -> float:
    """Forecast from as many heads as make PILOT_FLOPS, or from one."""
    heads = problem.b * problem.h
    some = min(max(PILOT_FLOPS * heads // problem.flops, 1), heads)
    known_by = (spec.source_hash(), spec.function) if isinstance(spec, KernelSpec) else (spec.name,)
    pilot = replace(problem, b=1, h=some)
    key = *known_by, tuple(config_of(session, spec, problem, config).items()), pilot
    if key not in session.output_seconds:
        session.check_room(pilot.layouts)
        session.output_seconds[key] = _pilot_s(session, spec, pilot, pilot.inputs(0), config)
    return session.output_seconds[key] * heads / some


def _pilot_s(session: Session, spec: KernelSpec | Library, pilot: Problem, inputs: Mapping[str, np.ndarray],
             config: Mapping[str, int] | None) -> float:
    """Return the seconds of a pilot's second launch."""
    from polaris_lab.measure.sampling import sample  # what few calls need

    launch = prepared(session, spec, pilot, inputs, config)
    launch.run()
    return sample(launch).device_ms * 1e-3


def prepared(session: Session, spec: KernelSpec | Library, problem: Problem, inputs: Mapping[str, np.ndarray],
             config: Mapping[str, int] | None) -> Launch | Run:
    """Prepare a kernel or a library for a problem; `config` is not for a library."""
    return (session.prepare(spec, problem, inputs, config=config) if isinstance(spec, KernelSpec)
            else spec.prepare(session, problem, inputs))


def config_of(session: Session, spec: KernelSpec | Library, problem: Problem,
              config: Mapping[str, int] | None = None) -> dict[str, int]:
    """Return the configuration that a launch gets: `Session.config` of a kernel, nothing of a library."""
    return session.config(spec, problem, config) if isinstance(spec, KernelSpec) else spec.config()
