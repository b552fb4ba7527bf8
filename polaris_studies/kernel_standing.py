"""Tell how each kernel of the catalogue stands on a device: its status, its last check, and where it is fast."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from polaris_lab.choose.portfolio import Timed, portfolio_of
from polaris_lab.device.device import find
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Problem
from polaris_lab.verify.passed_checks import last_check
from polaris_studies import best_speeds

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["kernel", "for", "status", "check", "checked", "wins", "best", "description"]


def standing(device: str = "auto") -> pd.DataFrame:
    """List every kernel of the catalogue with how it stands on a device: a row of COLUMNS each.

    "for" is its signature; `status` is "good", or the gate of a museum kernel. `check` is the last word of a whole
    check here ("right", "WRONG", or empty), and `checked` its time in UTC. `wins` counts the tuned problems of this
    device that it solves fastest, among those that have times. `best` names the sizes at which `bench` saw its highest
    speeds here, in GFLOPS. Raises DeviceError when there is no such device.
    """
    import pandas as pd

    found = find(device)
    fastest: dict[Problem, Timed] = {}
    for kept in filter(None, (portfolio_of(found.slug, signature) for signature in ("gemm", "attention"))):
        for each in kept.timed():
            fastest[each.problem] = min(fastest.get(each.problem, each), each, key=lambda timed: timed.us)
    wins = Counter(each.kernel for each in fastest.values())
    rows = []
    for spec in catalogue().values():
        check, when = last_check(found.identity, spec.name, spec.code_hash())
        rows.append([spec.name, spec.signature, _status(spec), check, when, wins[spec.name],
                     ", ".join(f"{size}: {each['gflops']:g}"
                               for size, each in best_speeds.best(found.identity, spec.name).items()),
                     spec.description])
    return pd.DataFrame(rows, columns=COLUMNS)


def _status(spec: KernelSpec) -> str:
    return f"museum: {spec.gate}" if spec.museum else "good"
