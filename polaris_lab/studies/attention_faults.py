"""Ask every tool about every fault of attention_v3: which of them sees which, in a table that can be recorded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.errors import ChildDied
from polaris_lab.base.recordings import recorded
from polaris_lab.opencl.device import find
from polaris_lab.spec.kernel_catalogue import catalogue, resolve
from polaris_lab.spec.problem import Attention
from polaris_lab.studies.study_files import save_study
from polaris_lab.verify.proof import CheckReport, check
from polaris_lab.verify.tile_oracle import compare_stages

if TYPE_CHECKING:
    import pandas as pd

STUDY = "attention_faults"
COLUMNS = ["device", "fault", "tool", "sees", "says", "run_id", "study"]
TOOLS = {"memory checker": ("oob",), "race checker": ("race",), "uninitialised values": ("uninit",),
         "guards, poison": ("guard", "poison"), "map of stores": ("cover", "dispatch"), "error bound": ("bound",)}
"""The tools that a check has, and the gates of each; the tile oracle comes after them."""
ORACLE = "tile oracle"
FAULTS = tuple(name for name, spec in catalogue().items() if spec.museum and name.startswith("attention_v3_"))
"""The museum kernels made of attention_v3, in the order of its switch FAULT."""
PROBLEM = Attention(1, 2, 100, 16)
SMALL = Attention(1, 24, 20, 16)
"""The problem of the tile oracle, and the one where sizes are swapped: no more records than the buffer has, and H > S.
"""


def ask(kernel: str, device: str = "auto", *, random: int = 12, sanitizer: bool = True) -> pd.DataFrame:
    """Ask every tool about one fault: a row each, with the columns device, fault, tool, sees and says.

    `sees` is None where a tool was not asked, or where the process died and took the answer along; `says` is then why.
    """
    import pandas as pd

    report = check(kernel, device, seed=0, random=random, sanitizer=sanitizer)
    answers = [(tool, *_answer(report, tool, sanitizer)) for tool in TOOLS]
    try:
        stages = compare_stages(kernel, SMALL if "swapped" in kernel else PROBLEM, device)
        answers.append((ORACLE, not stages.ok, str(stages).split(": ", 1)[-1]))
    except ChildDied as died:
        answers.append((ORACLE, None, f"the process {died.how}"))
    lines = [(find(device).slug, kernel.removeprefix("attention_v3_"), *answer) for answer in answers]
    return pd.DataFrame(lines, columns=COLUMNS[:5])


def _answer(report: CheckReport, tool: str, sanitizer: bool) -> tuple[bool | None, str]:
    seen = [report.gates[gate] for gate in TOOLS[tool] if gate in report.gates]
    if seen:
        return True, seen[0]
    simulated = tool in ("memory checker", "race checker", "uninitialised values")
    if simulated and not sanitizer:
        return None, "the sanitizer was not asked"
    if simulated and tool != "memory checker" and "oob" in report.gates:
        return None, "not asked, since accesses out of bounds were found before"
    if tool == "uninitialised values" and (given_up := [note for note in report.notes if "uninitialised" in note]):
        return None, given_up[0]
    if not simulated and "crash" in report.gates:
        return None, report.gates["crash"]
    wrong = simulated and report.gates.get("sanitizer", "")
    return False, wrong or "nothing"


def measure(device: str = "auto", kernels: Sequence[str] = FAULTS) -> pd.DataFrame:
    """Ask every tool about every fault; this takes minutes."""
    import pandas as pd

    return pd.concat([ask(kernel, device) for kernel in kernels], ignore_index=True)


def save(rows: pd.DataFrame, device: str = "auto", *, record: bool) -> Path:
    """Write rows of `measure` and their manifest, below data/measured when `record`, else below runs."""
    specs = [resolve(f"attention_v3_{fault}") for fault in rows["fault"].unique()]
    return save_study(rows, STUDY, asdict(find(device)), specs, {"random": 12, "seed": 0}, record=record)


def answers() -> pd.DataFrame:
    """Read the newest recorded answers on each device."""
    return recorded(STUDY, COLUMNS)


def matrix(rows: pd.DataFrame) -> pd.DataFrame:
    """Return the answers of one device as a table, a fault a row and a tool a column: True, False or None."""
    sees = [None if word == "nan" or word == "None" else word == "True" for word in rows["sees"].astype(str)]
    table = rows.assign(sees=sees).astype({"sees": object}).pivot(index="fault", columns="tool", values="sees")
    return table.loc[list(rows["fault"].unique()), list(rows["tool"].unique())].rename_axis(index=None, columns=None)
