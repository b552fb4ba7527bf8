"""Freeze what the lab does, and compare it later: `python -m tools.freeze write FOLDER`, `... compare FOLDER`.

A folder holds one JSON file a topic: the verdict of `check` on each kernel, the columns and rows of `bench`, the bits
and times of the simulated card, what `auto` picks for each recorded problem, and the microseconds of a call as a
multiple of a bare enqueue. Stored outputs of notebooks are compared by `tools.compare_outputs`.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.choose.portfolio import Portfolio, portfolios
from polaris_lab.device.device import Device, find
from polaris_lab.model.problem import Attention, Gemm, Transpose

PROBLEMS = {"gemm": Gemm(37, 41, 19, alpha=-1.5, beta=0.5, ldc=45), "attention": Attention(1, 2, 40, 64),
            "transpose": Transpose(33, 70)}
PICKS = 300
"""Problems of each recorded device, spread evenly over those that it has."""
CALLS, ROUNDS = 200, 15
TOLERANCE = 1.25
"""How far a call may be from the frozen one, each as a multiple of a bare enqueue in the same run."""


def checks() -> dict[str, str]:
    done = subprocess.run([sys.executable, "-m", "polaris_lab.cli", "check", "--all"], capture_output=True, text=True,
                          check=False)
    lines = re.findall(r"^(\w+): (right|wrong|caught\w*|missed\w*|[\w ]+)", done.stdout, re.MULTILINE)
    return dict(lines) | {"exit status": str(done.returncode)}


def bench() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rows.json"
        subprocess.run([sys.executable, "-m", "polaris_lab.cli", "bench", "gemm_tiled", "gemm_naive", "numpy", "--size",
                        "64", "--format", "json", "--out", str(file)], check=True, capture_output=True)
        rows = json.loads(file.read_text(encoding="utf-8"))
    return {"columns": sorted(rows[0]), "right": {row["kernel"]: row["ok"] for row in rows}}


def simulated() -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name, spec in pl.catalogue().items():
        problem = PROBLEMS[spec.signature]
        if spec.b_layout == "t":
            problem = replace(problem, trans_b=True, ldb=None)
        for compiler in ("clang", "clover"):
            try:
                run = sim.simulate(name, problem=problem, compiler=compiler, seed=1)
            except (ValueError, pl.DeviceError) as error:
                made[f"{name} {compiler}"] = type(error).__name__
                continue
            made[f"{name} {compiler}"] = [hashlib.sha256(np.ascontiguousarray(run.output).tobytes()).hexdigest()[:16],
                                          int(run.wave_instructions), {key: int(value) for key, value
                                                                       in run.traffic.items()},
                                          [f"{ms:.6g}" for ms in run.time_ms]]
    return made


def picks() -> dict[str, dict[str, str]]:
    made: dict[str, dict[str, str]] = {}
    for slug, kept in portfolios("gemm").items():
        device, problems = _recorded_device(kept), list(kept.times)
        made[slug] = {str(problem): _pick(kept, device, problem) for problem in problems[::-(-len(problems) // PICKS)]}
    return made


def _recorded_device(kept: Portfolio) -> Device:
    """Rebuild the device of a portfolio: what a choice asks of it."""
    device = Device("9:9", "", kept.device, "", "1", "OpenCL 3.0", kept.facts["kind"], kept.facts["units"],
                    1500, 2**37, 2**35, 49152, 1024, architecture=kept.facts["architecture"], mad_gflops=1e4)
    vars(device)["slug"] = kept.device
    return device


def _pick(kept: Portfolio, device: Device, problem: Gemm) -> str:
    found = next(kept.picks(device, problem), None)
    return "nothing" if found is None else f"{found.kernel} {dict(found.config)}"


def calls() -> dict[str, float]:
    """Time calls of a 64 x 64 x 64 product in turns; return each median as a multiple of a bare enqueue's."""
    import pyopencl as cl
    import pyopencl.array as cl_array

    lab = pl.open_lab("auto")
    A, B, C = (np.ones((64, 64), np.float32) for _ in range(3))
    a, b, c = (cl_array.to_device(lab.queue, each) for each in (A, B, C))
    plan = lab.plan(Gemm(64, 64, 64))
    program = cl.Program(lab.context, "kernel void nothing(global float *x) { x[0] = 1; }").build()
    nothing = cl.Kernel(program, "nothing")
    nothing.set_args(c.base_data)
    ways: dict[str, Callable[[], object]] = {
        "enqueue": lambda: cl.enqueue_nd_range_kernel(lab.queue, nothing, (64,), (64,)),
        "gemm out= on the device": lambda: lab.gemm(a, b, out=c), "plan": lambda: plan(a, b, out=c),
        "gemm out= in NumPy's memory": lambda: lab.gemm(A, B, out=C), "gemm": lambda: lab.gemm(A, B)}
    took: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, call in ways.items():
            call()
            lab.queue.finish()
            begin = time.perf_counter()
            for _ in range(CALLS):
                call()
            lab.queue.finish()
            took[name].append((time.perf_counter() - begin) / CALLS)
    base = float(np.median(took["enqueue"]))
    return {name: round(float(np.median(each)) / base, 3) for name, each in took.items()}


TOPICS: dict[str, Callable[[], Any]] = {"check": checks, "bench": bench, "simulated": simulated, "picks": picks,
                                        "calls": calls}


def compare(topic: str, frozen: Any, now: Any) -> list[str]:
    """List what differs, a line each."""
    if topic == "calls":
        return [f"{name}: {now.get(name)} enqueues, {was} before" for name, was in frozen.items()
                if now.get(name, np.inf) > TOLERANCE * was]
    if isinstance(frozen, dict):
        return [f"{key}: {line}" for key in sorted(frozen.keys() | now.keys())
                for line in compare(topic, frozen.get(key), now.get(key))] if isinstance(now, dict) else ["gone"]
    return [] if frozen == now else [f"{frozen} -> {now}"]


def main(what: str, folder: Path, *topics: str) -> int:
    find("auto")
    folder.mkdir(parents=True, exist_ok=True)
    different = 0
    for topic in topics or TOPICS:
        now, file = json.loads(json.dumps(TOPICS[topic]())), folder / f"{topic}.json"
        if what == "write":
            file.write_text(json.dumps(now, indent=0, sort_keys=True) + "\n", encoding="utf-8")
            continue
        lines = compare(topic, json.loads(file.read_text(encoding="utf-8")), now)
        different += len(lines)
        print(f"{topic}: {len(lines)} differences", *lines[:20], sep="\n  ")
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:]))
