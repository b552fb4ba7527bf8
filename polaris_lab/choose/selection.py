"""Choose the kernel, and its configuration, that solve a product on a device.

A measurement holds for the source that it was made with: a kernel whose source has changed since is chosen only after a
check.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.choose.cost_model import is_modelled
from polaris_lab.choose.predictor import Prediction, advice, predictions
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import passed_checks

Chooser = Callable[[Device, Gemm], tuple[KernelSpec, str]]
"""Returns the kernel for a product on a device, with its configuration fixed, and the reason in one sentence."""
UNTUNED = "; not as it was tuned, since that was with another source"
"""What a reason says of a kernel whose nearest tuned configuration does not count."""
QUICK_CHECKS = 3
"""Predicted configurations that are built and checked before the choice falls back to the order of the catalogue."""


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
        return None  # the lab launches nothing
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


@functools.lru_cache(256)
def auto(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    """Choose the kernel, and its configuration, for `problem` on `device`; return them and the reason.

    The predicted fastest is taken: by the times of this device, or of one like it, and on a GPU without any by the cost
    model alone. Where nothing is predicted, or nothing that is can be trusted, the first kernel of the catalogue for
    this kind of device is taken that fits and passes a quick check. The choice is remembered until `reload`. Raises
    ValueError when a file of times is damaged, or no kernel fits and passes.
    """
    passes = quick_checks(device, problem)
    return choose_predicted(device, problem, passes) or _choose_in_order(device, problem, passes)


def reload() -> None:
    """Forget what `auto` chose and which kernels failed a quick check, so that new times, checks and sources count."""
    auto.cache_clear()
    _faulty.clear()


def _choose_in_order(device: Device, problem: Gemm,
                     passes: Callable[[KernelSpec], bool]) -> tuple[KernelSpec, str]:
    """Choose by the order of the catalogue: kernels with starting points for this kind of device come first."""
    def is_made_for_another(spec: KernelSpec) -> bool:
        return not spec.starts or is_modelled(spec.config()) == (device.kind == "cpu")

    for spec in sorted(catalogue().values(), key=is_made_for_another):
        if spec.signature != "gemm" or spec.museum or not device.offers(spec.wants):
            continue
        config = tuned_configs.resolve_config(spec, problem, device.slug)
        if spec.unmet(problem, config) or spec.bind(problem, config).largest_group > device.max_work_group:
            continue
        if not problem.m or not problem.n:
            return spec.fixed(config), "the first kernel of the catalogue that fits, since the result is empty"
        if not passed_checks.has_failed(device.identity, spec.name, spec.code_hash()) and passes(spec):
            reason = "the first kernel of the catalogue that fits and passes a quick check, since no times can be used"
            return spec.fixed(config), "; ".join(filter(None, (reason, advice(device))))
    raise BadValue("kernel", f"kernel: none of the catalogue fits {problem} and passes a quick check on {device.name}; "
                   "name a kernel")


def quick_checks(device: Device, problem: Gemm) -> Callable[..., bool]:
    """Return what tells whether a kernel, in a configuration, builds and passes a quick check on a device."""
    def passes(spec: KernelSpec, config: Mapping[str, int] | None = None) -> bool:
        from polaris_lab.verify import quick_check

        config = tuned_configs.resolve_config(spec, problem, device.slug, config)
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


_faulty: set[tuple] = set()
"""Kernels that failed a quick check in this process: device, name, source and configuration."""
