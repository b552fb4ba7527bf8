"""Choose the kernel, and its configuration, that solve a problem on a device.

The device's portfolio decides, or that of a device with the same kind of compute units. A GPU without either takes what
the cost model thinks the fastest of the catalogue's starting points.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.choose import cost_model, portfolio
from polaris_lab.choose.portfolio import Pick
from polaris_lab.choose.trials import fits, known, suits
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue, require, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launch_plan import LaunchPlan
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import passed_checks
from polaris_lab.verify.trust import is_watched

Chooser = Callable[[Device, Gemm], tuple[KernelSpec, str]]
"""Returns the kernel for a product on a device, with its configuration fixed, and the reason in one sentence."""
UNTUNED = "; not as it was tuned, since that was with another source"
"""What a reason says of a kernel whose nearest tuned configuration does not count."""


def choose_launches(session: Session, kernel: str | KernelSpec, problem: Gemm | Attention,
                    chooser: Chooser) -> tuple[LaunchPlan, str]:
    """Plan the launches for a problem, of the caller's kernel unless that is "auto"; return them and the reason.

    Raises ValueError for a kernel that does not solve it, TypeError for what is none.
    """
    spec, reason = (chooser(session.device, problem) if kernel == "auto"
                    else (resolve(kernel), "named by the caller"))
    if spec.signature != problem.signature:
        raise BadValue("kernel", f"kernel: {spec.name} has the signature {spec.signature!r}; {problem.signature} needs "
                       f"one with {problem.signature!r}")
    plan = session.plan(spec, problem)
    require(plan.kernel)
    untuned = kernel != "auto" and isinstance(problem, Gemm) and tuned_configs.find_config(
        spec, problem, session.device.slug)[1]
    return plan, reason + (UNTUNED if untuned else "")


@functools.lru_cache(256)
def auto(device: Device, problem: Gemm | Attention) -> tuple[KernelSpec, str]:
    """Choose the kernel, and its configuration, for `problem` on `device`; return them and the reason.

    The first of `options` is taken that fits. A kernel that is not proved for this kind of device must pass a quick
    check here, and so must a configuration that was timed nowhere. The choice is remembered until `reload`. Raises
    ValueError when a file is damaged, or nothing fits and passes.
    """
    empty = isinstance(problem, Gemm) and not (problem.m and problem.n)
    for pick in options(device, problem):
        config = tuple(pick.config.items())
        spec = _fixed(pick.spec, config)
        if spec and fits(spec, problem, None, device) and (empty or _is_right(
                device, spec.name, config, pick.timed_on, portfolio.like(problem))):
            return spec, pick.why
    raise BadValue("kernel", f"kernel: none of the catalogue fits {problem} and passes a quick check on {device.name}; "
                   "name a kernel")


def reload() -> None:
    """Forget what `auto` chose and which kernels failed a quick check, so that new times, checks and sources count."""
    auto.cache_clear()
    _is_right.cache_clear()
    _portfolio.cache_clear()
    portfolio.runs_of.cache_clear()


def options(device: Device, problem: Gemm | Attention) -> Iterator[Pick]:
    """List kernels and configurations, the most promising first; some may not fit the problem.

    They are the members of a portfolio, then on a GPU without one what the cost model thinks fast, then the catalogue
    in its order, with the kernels first that are made for this kind of device.
    """
    kept, remedy = _portfolio(device, problem.signature), portfolio.remedy(device)
    yield from kept.picks(device, problem) if kept else ()
    if not kept and isinstance(problem, Gemm) and device.kind == "gpu":
        for spec, config in cost_model.ranked(device, problem):
            yield Pick(spec, config, f"the fastest by the cost model, since nothing like it was measured; {remedy}")
    specs = [spec for spec in catalogue().values() if spec.signature == problem.signature and not spec.museum
             and device.offers(spec.wants)]
    for spec in sorted(specs, key=lambda spec: not (spec.starts and suits(spec, device))):
        for config in known(spec, device.slug):
            yield Pick(spec, config, f"the first of the catalogue that fits; {remedy}")


def as_tuned(device: Device, spec: KernelSpec, problem: Attention) -> KernelSpec:
    """Fix a kernel's configuration: that of the fastest member of the portfolio that is of this kernel, or the first
    that fits.

    A kernel that has none for the problem is returned as it is.
    """
    listed = (pick.config for pick in options(device, problem) if pick.kernel == spec.name)
    every = (dict(zip(spec.tunables, values, strict=True)) for values in itertools.product(*spec.tunables.values()))
    fitting = (config for config in itertools.chain(listed, every) if fits(spec, problem, config, device))
    return next((spec.fixed(config) for config in fitting), spec)


@functools.lru_cache(32)
def _portfolio(device: Device, signature: str) -> portfolio.Portfolio | None:
    return portfolio.own_or_sibling(device, signature)


@functools.lru_cache(256)
def _is_right(device: Device, kernel: str, config: tuple[tuple[str, int], ...], timed_on: str,
              same: Gemm | Attention) -> bool:
    """Tell whether a kernel may be taken for problems like `same`: it is proved and builds, or passes a quick check."""
    spec = catalogue()[kernel]
    if passed_checks.has_failed(device.identity, kernel, spec.code_hash()):
        return False
    if not timed_on or is_watched(device, spec):
        return _passes(device, spec, config)
    return (timed_on == device.slug and not spec.wants) or _builds(device, spec, config, same)


def _builds(device: Device, spec: KernelSpec, config: tuple[tuple[str, int], ...],
            same: Gemm | Attention) -> bool:
    """Tell whether a proved kernel builds: a sibling's, or one for instructions that the next driver may refuse."""
    try:
        Session(device).build(spec, spec.bind(same, dict(config)).options)
    except DeviceError:
        return False
    return True


def _passes(device: Device, spec: KernelSpec, config: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether a kernel builds and passes a quick check in a configuration."""
    from polaris_lab.verify import quick_check

    try:
        return (quick_check.has_passed(device, spec, dict(config))
                or not quick_check.first_fault(Session(device), spec, dict(config)))
    except DeviceError:  # it does not build: the next one may
        return False


@functools.lru_cache(256)
def _fixed(spec: KernelSpec, config: tuple[tuple[str, int], ...]) -> KernelSpec | None:
    """Fix a kernel's configuration, once for all problems; return None for one that is not allowed."""
    try:
        return spec.fixed(dict(config))
    except ValueError:
        return None
