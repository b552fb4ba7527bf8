"""Judge an attention kernel by its gates on this device: seven fixed shapes, three sanitizers, and times in turns.

`python -m polaris_studies.attention_gates attention_v2 --champion attention_cpu` writes an artefact for each gate and a
page that links them, below runs/gates. The exit status is 1 unless the kernel is promoted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import now
from polaris_lab.cli import FAILED, OK, run_command
from polaris_lab.lab import Lab, open_lab
from polaris_lab.measure.protocol import take_samples
from polaris_lab.model.attention_bounds import attention_reference
from polaris_lab.model.problem import Attention
from polaris_lab.verify.proof import CHECKED_REPORTS
from polaris_lab.verify.sanitizer import sanitize
from polaris_studies.decisions import PROMOTE, Decision, decide, write_artefacts
from polaris_studies.experiments import own_records, repair_attempts
from polaris_studies.gates import SEVEN_SHAPES, Evidence, Finding, Timing, measure_error, shape_name
from polaris_studies.recorder import command_parser

TASK = "attention_forward"
TIMED = SEVEN_SHAPES[1]
"""The shape that is timed."""
ORDER = Attention(2, 3, 5, 16, True)
"""The problem of the order of dimensions: all sizes differ."""
CHECKED = Attention(1, 2, 34, 16)
"""The problem of the sanitizers: two heads, and more rows than a tile has."""
SANITIZERS = {"oob": ("out-of-bounds", {"optimised": False}), "race": ("race", {"races": True}),
              "uninit": ("uninitialised", {"uninit": True})}
Arrays = dict[str, dict[str, np.ndarray]]


def wrong_order(lab: Lab, kernel: str) -> str:
    """Ask about the order of dimensions alone: return "", or which element of the output came from elsewhere.

    With Q and K of zeros a row's output is the mean of the rows of V that it sees, and V holds its own place, so that
    no arithmetic but this mean is asked for. The four sizes differ from each other.
    """
    shape = ORDER.b, ORDER.h, ORDER.s, ORDER.d
    place = np.indices(shape).astype(np.float32)
    weights = (64.0, 16.0, 1.0, 1 / 32)
    V = sum(weight * part for weight, part in zip(weights, place, strict=True))
    zeros = np.zeros(shape, np.float32)
    got = np.asarray(lab.attention(zeros, zeros, V.astype(np.float32), causal=True, kernel=kernel))
    expected = V - weights[2] * place[2] / 2  # row i sees the rows 0 to i
    off = np.abs(got - expected)
    off[np.isnan(off)] = np.inf
    if off.max() < 1e-3:
        return ""
    at = tuple(int(i) for i in np.unravel_index(off.argmax(), shape))
    return f"{kernel} takes its dimensions in another order: O{list(at)} is {got[at]:g} and must be {expected[at]:g}"


def gather(lab: Lab, kernel: str, champion: str, *, shapes: Iterable[Attention] = SEVEN_SHAPES,
           timed: Attention = TIMED, repeats: int = 20, seed: int = 0) -> tuple[Evidence, Arrays]:
    """Run and time a kernel for every gate; return the evidence, and the arrays of each gate by their names.

    The gate "shapes" has the output and the right one of each shape, O_test and O_ref. Raises DeviceError where a
    launch fails, ValueError where the kernel does not take a shape, or takes the dimensions in another order.
    """
    if sentence := wrong_order(lab, kernel):  # first, and by itself: arithmetic on the wrong elements says nothing
        raise BadValue("kernel", f"kernel: {sentence}")
    errors, outputs, non_finite = [], {}, {}
    for problem in shapes:
        inputs = problem.inputs(seed)
        tensors = {name: problem.tensor(inputs[name]) for name in "QKV"}
        got = np.asarray(lab.attention(**tensors, causal=problem.causal, kernel=kernel))
        right, bound = attention_reference(problem, inputs)
        name = shape_name(problem)
        errors.append(measure_error(name, got, right, bound))
        outputs |= {f"O_test_{name}": got, f"O_ref_{name}": right.astype(np.float32)}
        non_finite[name] = int((~np.isfinite(got)).sum())
    findings, arrays = [], {"shapes": outputs}
    for check, (kind, options) in SANITIZERS.items():
        found = sanitize(kernel, problem=CHECKED, most_reports=CHECKED_REPORTS, **options)
        seen = found[found["kind"] == kind]
        findings.append(Finding(check, int(seen["count"].sum())))
        arrays[check] = {"lines": seen["line"].to_numpy(float), "counts": seen["count"].to_numpy(int)}
    rows = take_samples(lab.session, [kernel, champion], timed, repeats=repeats, seed=seed)
    times = {name: rows.loc[rows["kernel"] == name, "device_ms"].to_numpy() for name in (kernel, champion)}
    for gate in ("champion", "intervals", "effect"):
        arrays[gate] = {f"ms_{name}": samples for name, samples in times.items()}
    arrays |= {"smoke": {"non_finite": np.array(list(non_finite.values()))},
               "max_error": {"max_abs_error": np.array([each.max_abs_error for each in errors])},
               "bound": {"bound_fraction": np.array([each.bound_fraction for each in errors])}}
    repairs, exceptions = repair_attempts(own_records(), kernel)
    evidence = Evidence(TASK, kernel, champion, lab.device.slug, shape_name(timed), tuple(errors),
                        sum(non_finite.values()), tuple(findings), Timing.of(times[kernel]), Timing.of(times[champion]),
                        repairs=repairs, exceptions=exceptions)
    return evidence, arrays


def judge_kernel(lab: Lab, kernel: str, champion: str, folder: Path | None = None, *, repeats: int = 20,
                 seed: int = 0) -> tuple[Decision, Path]:
    """Gather the evidence, decide, and write each gate's artefact; return the decision and the page that links all."""
    when = now()
    evidence, arrays = gather(lab, kernel, champion, repeats=repeats, seed=seed)
    decision = decide(evidence)
    folder = folder or paths.RUNS / "gates" / kernel / f"{when:%Y%m%dT%H%M%SZ}"
    return decision, write_artefacts(decision, folder, arrays, when)


def main(argv: Sequence[str] | None = None) -> int:
    """Judge the kernel that the arguments name, print the gates and the page; return the exit status."""
    parser = command_parser("attention_gates", __doc__)
    parser.add_argument("kernel", metavar="KERNEL", help="the candidate, a kernel of the catalogue")
    parser.add_argument("--champion", required=True, metavar="KERNEL", help="the kernel that it has to beat")
    parser.add_argument("--device", default="auto", metavar="D", help="the device, as for polaris-lab (default: auto)")

    def judge(given: object) -> int:
        decision, page = judge_kernel(open_lab(given.device), given.kernel, given.champion)
        print(*(f"{result.gate}: {result.outcome}: {result.sentence}" for result in decision.results), sep="\n")
        print(f"{decision.word}: {decision.reason}\n{page}")
        return OK if decision.word == PROMOTE else FAILED

    return run_command(judge, parser.parse_args(argv), parser.prog)


if __name__ == "__main__":
    sys.exit(main())
