"""Tune one kernel for one product: search its configurations, compare the fastest, and keep the best.

What it timed is kept in the result format of Kernel Tuner (T4), from which a
later search of the same source resumes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from polaris_lab.base import documents
from polaris_lab.base.errors import BadValue, DeviceError, unknown
from polaris_lab.base.files import locked, write_text
from polaris_lab.choose import kernel_tuner, selection
from polaris_lab.choose.search import Candidate, Proposals, candidate_of, run_search
from polaris_lab.choose.trials import require_tunable
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import launch_limit, refuse_long
from polaris_lab.measure.protocol import setting_of, take_samples
from polaris_lab.measure.sampling import alone_on
from polaris_lab.measure.summaries import brief
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.quick_check import first_fault

if TYPE_CHECKING:
    import pandas as pd

FINALISTS = 5
"""The fastest of the search that are measured again, interleaved with the configuration in use, before one is kept."""
_METADATA = TypedDict("_METADATA", {"source_sha256": str})
_MEASUREMENT = TypedDict("_MEASUREMENT", {"name": str, "value": float})
_RESULT = TypedDict("_RESULT", {"configuration": dict[str, int], "measurements": list[_MEASUREMENT]})
_FILE = TypedDict("_FILE", {"metadata": _METADATA, "results": list[_RESULT]})


def tune(
    kernel: str | KernelSpec,
    size: tuple[int, int, int],
    device: str = "auto",
    *,
    seconds: float = 300.0,
    seed: int = 0,
    space: Mapping[str, Sequence[int]] | None = None,
    on_progress: Callable[[str], object] = lambda said: None,
) -> pd.DataFrame:
    """Search a kernel's configurations for an m x n x k problem for about `seconds`, then compare the fastest, for as
    long again at most where launches are long.

    `kernel` is a name of the catalogue, or your own with a list of values for each define that is to be searched:
    `tune(pl.kernel("mine.cl", local=("TILE", "TILE"), defines={"TILE": [8, 16]}), (512, 512, 512))`. What was found for
    your own counts for the same file, code and lists, and is never recorded with the project's. Returns the finalists,
    right ones first, then the fastest, with the columns of `summaries.brief` and `config`. The fastest right one goes
    to the user's best.json of the device with its source's hash, the time of each right configuration to
    KERNEL_MxNxK.json in the same folder, in Kernel Tuner's result format; a later search of the same source resumes
    from it. The kernel and then each finalist pass a quick check on other shapes first. `space` narrows defines down to
    some of their values. `on_progress` gets a sentence after each round. Raises ValueError for a kernel, define or
    value that is not there, a kernel that is wrong, a damaged file, or a space in which nothing fits or none is right;
    DeviceError for a device.
    """
    spec, session, problem = resolve(kernel), Session(find(device)), Gemm(*size)
    require_tunable(spec)
    name = spec.name
    narrowed, source, in_use = _narrowed(spec, space or {}), spec.source_hash(), session.config(spec, problem)
    used = {name: in_use[name] for name in spec.tunables}  # without the defines that the problem sets
    if fault := first_fault(session, spec, used):
        raise BadValue("kernel",
                       f"kernel: {name} is wrong on {session.device.name}: {fault}; repair it, then tune it")
    refuse_long(session, spec, problem, None, launch_limit(session))
    shape = "x".join(map(str, size))
    slug, key = session.device.slug, tuned_configs.key_of(spec)
    results = f"{key}_{shape}.json"
    proposals = Proposals(session.device, narrowed, problem, seed, slug)
    known = proposals.known
    known |= {candidate: us for candidate, us in _read(tuned_configs.find_file(slug, results), spec, source).items()
              if all(value in narrowed.tunables[define] for define, value in candidate)}
    with alone_on(session.device):
        run_search(session, proposals, time.monotonic() + seconds,
                   lambda timed: _keep(slug, results, source, timed), on_progress)
    if not known:
        at = f"{problem} on {session.device.name}"
        raise BadValue("space",
                       f"space: none of the {len(proposals.failed)} configurations of {name} that were tried at {at} "
                       "is right" if proposals.failed
                       else f"space: found no configuration of {name} that fits {at}; widen it")
    found = [dict(config) for config in sorted(known, key=known.get)]
    others = [config for config in found[:FINALISTS] if config != used and not first_fault(session, spec, config)]
    variants = {f"{name} {number}": config for number, config in enumerate([used, *others])}
    specs = [spec.variant(str(number), **config) for number, config in enumerate(variants.values())]
    table = brief(take_samples(session, specs, problem, seed=seed, seconds=seconds))
    table = table.sort_values(["ok", "ms"], ascending=[False, True], ignore_index=True)
    table["config"] = [setting_of(spec, variants[variant]) for variant in table["kernel"]]
    right = table[table["ok"]]
    if right.empty:
        raise DeviceError(f"no finalist of {name} at {problem} is right on {session.device.name}")
    tuned_configs.keep(slug, key, shape, variants[right["kernel"].iloc[0]], source)
    selection.reload()
    return table


def _narrowed(spec: KernelSpec, space: Mapping[str, Sequence[int]]) -> KernelSpec:
    """Return the kernel with some defines narrowed down to the values in `space`."""
    for name, wanted in space.items():
        if name not in spec.tunables:
            raise unknown(f"define of {spec.name}", name, spec.tunables, name)
        if odd := set(wanted) - set(spec.tunables[name]):
            raise BadValue(name, f"{name} of {spec.name} cannot be {min(odd)}; it must be one of {spec.tunables[name]}")
    return replace(spec, defines={name: tuple(space.get(name, values)) for name, values in spec.defines.items()})


def _keep(device: str, name: str, source: str, timed: Mapping[Candidate, float]) -> None:
    """Add times, in microseconds, to a device's file of results; those of another source are dropped."""
    path = tuned_configs.OWN / device / name
    with locked(path):
        results = [result for result in _results(tuned_configs.find_file(device, name), source)
                   if tuple(result["configuration"].items()) not in timed]
        results += [kernel_tuner.result(dict(config), us) for config, us in timed.items()]
        write_text(path, kernel_tuner.text_of(source, results))


def _read(path: Path, spec: KernelSpec, source: str) -> dict[Candidate, float]:
    """Return the microseconds of each configuration in a file of results that is of this source."""
    return {candidate_of(spec, result["configuration"]): 1e3 * measurement["value"] for result in _results(path, source)
            for measurement in result["measurements"] if measurement["name"] == "time"
            and result["configuration"].keys() == spec.tunables.keys()}


def _results(path: Path, source: str) -> list[dict[str, Any]]:
    """Read a file of results; none without one, or of another source. Raises ValueError naming a damaged one."""
    if not path.exists():
        return []
    held = documents.read_json(path, _FILE, "remove it, and the search starts again")
    return held["results"] if held["metadata"]["source_sha256"] == source else []
