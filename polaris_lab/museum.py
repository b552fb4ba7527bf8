"""The bug form of each museum kernel: the words of its catalogue table, the figures of the recorded runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab import paths
from polaris_lab.kernelspec import KernelSpec, catalogue, resolve
from polaris_lab.measure import summarise
from polaris_lab.results import recorded, refreshing, sources, write_text
from polaris_lab.sanitizer import sanitize

if TYPE_CHECKING:
    import pandas as pd

STUDY = "repair"
"""The recorded study that holds each museum kernel beside its repaired form."""


def form(kernel: str | KernelSpec) -> str:
    """The Markdown bug form of one museum kernel. Raises ValueError when it is not one, or was never recorded.

    Symptom, before and after come from the newest recorded runs of the study "repair"; the diagnosis from the sanitizer.
    """
    spec = resolve(kernel)
    if not spec.museum:
        raise ValueError(f"kernel: {spec.name} is no museum kernel; those are "
                         + ", ".join(name for name, other in catalogue().items() if other.museum))
    bug, rows = spec.bug, recorded(STUDY)
    table = summarise(rows[rows["kernel"].isin([spec.name, bug["repaired"]])])
    found = sanitize(spec, m=32, n=32, k=16)
    diagnosis = [f"| {row.kind} | {row.line} | `{row.source.strip()}` | {row.array} | {row.message} | {row.count} |"
                 for row in found.itertuples()]
    return "\n".join([
        f"# {spec.name}", "",
        f"**Summary.** {spec.description[0].upper()}{spec.description[1:]}. Caught by the gate `{spec.gate}`.", "",
        f"**Symptom.** {bug['symptom']}", "", f"**How it was found.** {bug['found']}", "",
        f"**Cause.** {bug['cause']}", "",
        "**Diagnosis** by the sanitizer on one work-group (32 x 32 x 16), each kind, line and array once:", "",
        "| kind | line | source | array | message | reports |", "|---|---|---|---|---|---|", *diagnosis, "",
        f"**Fix.** {bug['fix']} The repaired form is `{bug['repaired']}`.", "",
        "**Before and after**, recorded; an error in units of its bound is right up to 1:", "",
        "| device | m = n = k | error before | / bound | ms before | error after | / bound | ms after | time before / after |",
        "|---|---|---|---|---|---|---|---|---|",
        *_before_and_after(table, spec.name, bug["repaired"]), "",
        f"**Lesson.** {bug['lesson']}", "",
        f"**Files.** `{spec.file.relative_to(paths.ROOT)}`, `{resolve(bug['repaired']).file.relative_to(paths.ROOT)}`; samples in "
        + ", ".join(f"`{file}`" for file in sources(rows)) + ".", ""])


def _before_and_after(table: pd.DataFrame, broken: str, repaired: str) -> list[str]:
    lines = []
    for (device, m), pair in table.groupby(["device", "m"], sort=False):
        by_kernel = pair.set_index("kernel")
        before, after = by_kernel.loc[broken], by_kernel.loc[repaired]
        lines.append(f"| {device} | {m} | {before.max_abs_error:.3g} | {before.bound_fraction:.2g} | {before.ms:.3g} "
                     f"| {after.max_abs_error:.2e} | {after.bound_fraction:.2g} | {after.ms:.3g} | {before.ms / after.ms:.2f} |")
    return lines


def keep_forms() -> None:
    """Write the form of every museum kernel beside its source, when notebooks are refreshed."""
    for spec in catalogue().values():
        if spec.museum and refreshing():
            write_text(spec.file.with_suffix(".md"), form(spec))
