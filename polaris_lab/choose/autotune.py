"""Search a kernel's configurations on a device with Kernel Tuner; keep its cache, and the best in data/tuned.

Kernel Tuner keeps the cache and tries what it is given. Drawing the configurations is the lab's own, since Kernel Tuner
lists a space before it tries the first: for the 32 million of gemm_blocked that takes minutes. So is building, proving
and timing one, since a kernel may have several passes, and since no time counts before the output is proved.
"""

from __future__ import annotations

import itertools
import json
import math
import operator
import random
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar
from unittest import mock

import numpy as np

from polaris_lab.base import documents
from polaris_lab.base.errors import DeviceError, unknown
from polaris_lab.base.files import write_text
from polaris_lab.choose.trials import SAMPLES, Trials, fits, known, require_tunable
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.measure.launch_time import launch_limit, refuse_long
from polaris_lab.measure.protocol import setting_of, take_samples
from polaris_lab.measure.sampling import alone_on, sample
from polaris_lab.measure.summaries import brief
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.quick_check import first_fault

if TYPE_CHECKING:
    import pandas as pd

FINALISTS = 5
"""The fastest of the search that are measured again, interleaved with the configuration in use, before one is kept."""


def tune(
    kernel: str,
    size: tuple[int, int, int],
    device: str = "auto",
    *,
    seconds: float = 300.0,
    seed: int = 0,
    space: Mapping[str, Sequence[int]] | None = None,
    on_progress: Callable[[], object] = lambda: None,
) -> pd.DataFrame:
    """Search a kernel's configurations for an m x n x k problem for about `seconds`, then compare the fastest.

    Returns the finalists, right ones first, then the fastest, with the columns of `summaries.brief` and `config`. The
    fastest right one goes to data/tuned/DEVICE/best.json with its source's hash, every configuration that was tried to
    KERNEL_MxNxK.json beside it, which a later search of the same source continues. The kernel and then each finalist
    pass a quick check on other shapes first. `space` narrows defines down to some of their values. `on_progress` is
    called after each configuration. Raises ValueError for a kernel, define or value that is not there, a kernel that is
    wrong, or a space in which nothing fits or none is right; DeviceError for a device.
    """
    if kernel not in catalogue():
        raise unknown("kernel", kernel, catalogue())
    spec, session, problem = catalogue()[kernel], Session(find(device)), Gemm(*size)
    require_tunable(spec)
    values, source, in_use = _narrowed(spec, space or {}), spec.source_hash(), session.config(spec, problem)
    used = {name: in_use[name] for name in spec.tunables}  # without what the problem sets, as the search names its own
    if fault := first_fault(session, spec, used):
        raise ValueError(f"kernel: {kernel} is wrong on {session.device.name}: {fault}; repair it, then tune it")
    refuse_long(session, spec, problem, None, launch_limit(session))
    shape = "x".join(map(str, size))
    cache = _cache(tuned_configs.TUNED / session.device.slug, f"{kernel}_{shape}", values, source)
    if not cache.exists():
        _begin(cache, session.device, spec, problem, values, source)
    _search(session, spec, problem, values, cache, seconds, seed, on_progress)
    found = _tried(cache, values)
    if not found:
        tried = _entries(cache)
        cache.unlink(missing_ok=True)
        at = f"{problem} on {session.device.name}"
        raise ValueError(f"space: none of the {len(tried)} configurations of {kernel} that were tried at {at} is right"
                         if tried else f"space: found no configuration of {kernel} that fits {at}; widen it")
    others = [config for config in found[:FINALISTS] if config != used and not first_fault(session, spec, config)]
    variants = {f"{kernel} {number}": config for number, config in enumerate([used, *others])}
    specs = [spec.variant(name.split()[1], **config) for name, config in variants.items()]
    table = brief(take_samples(session, specs, problem, seed=seed))
    table = table.sort_values(["ok", "ms"], ascending=[False, True], ignore_index=True)
    table["config"] = [setting_of(spec, variants[name]) for name in table["kernel"]]
    right = table[table["ok"]]
    if right.empty:
        raise DeviceError(f"no finalist of {kernel} at {problem} is right on {session.device.name}")
    tuned_configs.keep(session.device.slug, kernel, shape, variants[right["kernel"].iloc[0]], source)
    return table


def _search(session: Session, spec: KernelSpec, problem: Gemm, values: Mapping[str, list[int]], cache: Path,
            seconds: float, seed: int, on_progress: Callable[[], object]) -> None:
    """Let Kernel Tuner try configurations as they are drawn from `values` for `seconds`; `cache` receives them."""
    from kernel_tuner import tune_kernel

    backend = _backend(session, spec, problem, seed, on_progress)
    drawn = _draw(session.device, spec, problem, values, seed, time.monotonic() + seconds)
    space = SimpleNamespace(size=math.prod(map(len, values.values())), _modified_restrictions=[])
    with (alone_on(session.device), warnings.catch_warnings(),
          mock.patch("kernel_tuner.backends.opencl.OpenCLFunctions", backend),
          mock.patch("kernel_tuner.interface.Searchspace", lambda *_, **__: space)):
        warnings.simplefilter("ignore")  # it misses block_size_x, which is for launches of its own
        size = problem.m, problem.n, problem.k
        tune_kernel(spec.function, lambda _: spec.source(), size, [np.int32(0)], values, lang="OpenCL", quiet=True,
                    cache=str(cache), iterations=SAMPLES, strategy=_InTurn(drawn))


class _InTurn:
    """Has Kernel Tuner try configurations one after the other, as long as there are any."""

    def __init__(self, configs: Iterable[tuple[int, ...]]) -> None:
        self.configs = configs

    def tune(self, searchspace: object, runner: Any, tuning_options: object) -> list:
        return runner.run(self.configs, tuning_options)


def _draw(device: Device, spec: KernelSpec, problem: Gemm, values: Mapping[str, list[int]], seed: int,
          until: float) -> Iterator[tuple[int, ...]]:
    """Draw configurations within `values` that fit, each once: what is known first, then at random.

    The clock is looked at after the first of them.
    """
    seen, rng = set(), random.Random(seed)
    chances = [tuple(config[name] for name in values) for config in known(spec, device.slug)]
    chances = [chosen for chosen in chances if all(map(operator.contains, values.values(), chosen))]
    for chosen in itertools.chain(chances, iter(lambda: tuple(map(rng.choice, values.values())), None)):
        if chosen not in seen:
            seen.add(chosen)
            if fits(spec, problem, dict(zip(values, chosen, strict=True)), device):
                yield chosen
        if time.monotonic() > until or len(seen) == math.prod(map(len, values.values())):
            return


def restamp(kernel: str, device: str = "auto") -> list[str]:
    """Mark tuned configurations of `kernel` as valid for its present source, where they pass a quick check with it.

    Returns the shapes whose configuration now counts, in data/tuned/DEVICE/best.json; a configuration that is wrong or
    no longer allowed stays as it is, and goes on counting for nothing. Raises ValueError for an unknown kernel,
    DeviceError for a device.
    """
    if kernel not in catalogue():
        raise unknown("kernel", kernel, catalogue())
    spec, session = catalogue()[kernel], Session(find(device))
    slug, counting = session.device.slug, []
    for shape, config in tuned_configs.best(slug).get(kernel, {}).items():
        try:
            config = spec.config(config)
        except ValueError:
            continue
        if not first_fault(session, spec, config):
            tuned_configs.keep(slug, kernel, shape, {name: config[name] for name in spec.tunables}, spec.source_hash())
            counting.append(shape)
    return counting


def _cache(folder: Path, stem: str, values: Mapping[str, list[int]], source: str) -> Path:
    """Return the cache file of this kernel, shape, space and source; another space or source gets its own, numbered."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, 1000):
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}_{number}.json")
        if not path.exists():
            return path
        _drop_half_line(path)
        cache = _read(path)
        if cache["tune_params"] == values and cache.get("source_sha256") == source:
            return path
    raise ValueError(f"{folder} is full of caches of {stem}; remove some")


def _begin(cache: Path, device: Device, spec: KernelSpec, problem: Gemm, values: Mapping[str, list[int]],
           source: str) -> None:
    """Begin a cache file as Kernel Tuner does, with the source's hash, so that one which is killed is gone on from."""
    head = {"source_sha256": source, "device_name": device.name, "kernel_name": spec.function,
            "problem_size": [problem.m, problem.n, problem.k], "tune_params_keys": list(values),
            "tune_params": dict(values), "objective": "time", "cache": {}}
    write_text(cache, json.dumps(head, indent="").removesuffix("}\n}"))


def _drop_half_line(cache: Path) -> None:
    """Remove the last line of a cache where it is not whole, as a full disk leaves it: what came before is gone on
    from."""
    text = documents.read_text(cache)
    if _is_json(_closed(text)):
        return
    before = text.rpartition("\n")[0]
    if _is_json(_closed(before)):
        write_text(cache, before)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _closed(text: str) -> str:
    """Complete the JSON of a cache: Kernel Tuner writes the closing braces only at the end of a search."""
    return text if text.rstrip().endswith("}}") or text.rstrip().endswith("}\n}") else text.rstrip().rstrip(",") + "}}"


def _narrowed(spec: KernelSpec, space: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    for name, wanted in space.items():
        if name not in spec.tunables:
            raise unknown(f"define of {spec.name}", name, spec.tunables)
        if odd := set(wanted) - set(spec.tunables[name]):
            raise ValueError(f"{name} of {spec.name} cannot be {min(odd)}; it must be one of {spec.tunables[name]}")
    return {name: list(space.get(name, allowed)) for name, allowed in spec.tunables.items()}


def _backend(session: Session, spec: KernelSpec, problem: Gemm, seed: int, on_progress: Callable[[], object]) -> type:
    """Make a Kernel Tuner backend that builds, verifies and times through this package instead of its own OpenCL
    code."""
    from kernel_tuner.backends.backend import GPUBackend
    from kernel_tuner.observers.observer import BenchmarkObserver

    trials = Trials(session, problem, seed)

    class Clock(BenchmarkObserver):
        """Reports the time of the last run to Kernel Tuner."""

        def __init__(self, backend: GPUBackend) -> None:
            self.backend = backend

        def after_finish(self) -> None:
            pass

        def get_results(self) -> dict[str, Any]:
            times, self.backend.times = self.backend.times, []
            return {"time": float(np.mean(times)), "times": times}

    class Backend(GPUBackend):
        units: ClassVar = {"time": "ms"}

        def __init__(self, device: int = 0, platform: int = 0, iterations: int = SAMPLES,
                     compiler_options: object = None, observers: list | None = None) -> None:
            self.times: list[float] = []
            self.observers = [*(observers or []), Clock(self)]
            self.name, self.max_threads = session.device.name, 2**30  # no block size is passed; the lab checks its own
            self.env = {
                "device_name": session.device.name,
                "driver_version": session.device.driver,
                "iterations": iterations,
            }

        def compile(self, kernel_instance: Any) -> Launch | None:
            on_progress()
            try:
                return trials.proved(spec, {name: kernel_instance.params[name] for name in spec.tunables})
            except DeviceError:
                return None

        def run_kernel(self, func: Launch, *_: object) -> None:
            self.times.append(sample(func).device_ms)

        def ready_argument_list(self, arguments: list) -> list:
            return arguments

        def kernel_finished(self) -> bool:
            return True

        def synchronize(self) -> None:
            pass

        start_event = stop_event = synchronize
        memset = memcpy_dtoh = memcpy_htod = refresh_memory = lambda self, *_: None
        copy_constant_memory_args = copy_shared_memory_args = copy_texture_memory_args = memset

    return Backend


def _tried(cache: Path, values: Mapping[str, Sequence[int]]) -> list[dict[str, int]]:
    """Return the configurations of a cache within `values` whose output was correct, the fastest first."""
    timed = [
        line
        for line in _entries(cache)
        if isinstance(line.get("time"), float) and all(line[name] in values[name] for name in values)
    ]
    return [{name: line[name] for name in values} for line in sorted(timed, key=lambda line: line["time"])]


def _entries(cache: Path) -> list[dict[str, Any]]:
    """Return what was tried, right or wrong; nothing without a cache."""
    return list(_read(cache)["cache"].values()) if cache.exists() else []


def _read(cache: Path) -> dict[str, Any]:
    """Read a cache of Kernel Tuner. Raises ValueError naming a damaged one."""
    remedy = "remove it, and the search begins anew"
    shape = {"tune_params": {str: [object]}, "cache": {str: {str: object}}, str: object}
    return documents.parse_json(_closed(documents.read_text(cache, remedy)), cache, shape, remedy)
