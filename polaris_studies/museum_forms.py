"""Write the bug form of each museum kernel: its texts from the catalogue, its gate's finding, and recorded figures."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import refreshing, write_text
from polaris_lab.base.recordings import COLUMNS, recorded, sources
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.protocol import setting_of
from polaris_lab.measure.summaries import summarise, versus
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import trust
from polaris_lab.verify.proof import CHECKED_REPORTS, check, nearest_fitting
from polaris_lab.verify.sanitizer import sanitize
from polaris_studies import attention_faults, int32_dispatch
from polaris_studies.before_after import compare
from polaris_studies.broken_copies import gates_of

if TYPE_CHECKING:
    import pandas as pd

_MODES = {"oob": {}, "race": {"races": True}, "uninit": {"uninit": True}}
_HEAD = ("| study | device | m = n = k | error before | / bound | ms before | error after | / bound | ms after "
         "| time before / after |")
LINES = 8
"""Findings that a form shows of an attention kernel: its faults touch every statement."""
SEVERITY = {
    **dict.fromkeys(("oob", "guard"), "critical: it leaves its memory, so that it may crash, stop a card, change other "
                                      "data, or seem right"),
    **dict.fromkeys(("race", "uninit"), "high: the result depends on timing or on what lay in memory, and may be right "
                                        "in every test"),
    **dict.fromkeys(("bound", "poison", "cover", "signature", "dispatch"), "high: wrong results or none, the same in "
                                                                           "each run")}
"""What a fault can do, by the gate that catches it."""
DIFFERENCE = 40
"""Lines of the difference to the repaired source that a form shows."""
_SHOWN = (1024, 1290, 1291, 1625, 1626, 2048, 3000, 4096)


def form(kernel: str | KernelSpec) -> str:
    """Make the Markdown bug form of one museum kernel, or of "dispatch_int32". Raises ValueError when it is neither.

    The diagnosis is the gate's finding on one seeded problem. The figures before and after the repair come from the
    newest run of every recorded study that holds both the kernel and its repaired form.
    """
    if kernel == int32_dispatch.NAME:
        return _dispatch_form()
    spec = resolve(kernel)
    if not spec.museum:
        known = [*(name for name, other in catalogue().items() if other.museum), int32_dispatch.NAME]
        raise BadValue("kernel", f"kernel: {spec.name} is no museum kernel; those are " + ", ".join(known))
    repaired = resolve(spec.bug["repaired"])
    every = [(study, recorded(study)) for study in _studies()]
    studies = [(study, rows) for study, rows in every if {spec.name, repaired.name} <= set(rows["kernel"])]
    after, impact, future = _attention_parts(spec)
    if studies:
        pairs = [compare(_usual(rows, spec, repaired), spec.name, repaired.name) for _, rows in studies]
        impact, future = _impact(pairs), _unmeasured(every, spec, repaired)
        after = ["**Before and after**, recorded. `/ bound` is the error over its bound, at most 1 if right. `ms` is",
                 "a median. The last column is the median ratio of runs in turns, and no ratio of the two medians:", "",
                 _HEAD,
                 "|---" * 10 + "|",
                 *(line for study, rows in studies for line in _before_and_after(study, rows, spec, repaired)), ""]
    files = list(dict.fromkeys(f"`{each.file.relative_to(paths.ROOT)}`" for each in (spec, repaired)))
    held = [rows[rows["device"].isin(set(rows.loc[rows["kernel"] == spec.name, "device"]))] for _, rows in studies]
    samples = [f"`{file}`" for rows in held for file in sources(rows)]
    if not studies:
        samples = [f"`{file}`" for file in sources(_asked(spec))]
    return _page(spec.name, spec.description, spec.gate, spec.bug, _diagnosis(spec), [*difference(spec), *after],
                 ", ".join(files) + ("; samples in " + ", ".join(samples) if samples else ""),
                 _verification(repaired), impact, future)


def _sentence(description: str) -> str:
    """Capitalise a description, unless it begins with a kernel's name."""
    return description if "_" in description.split()[0] else description[0].upper() + description[1:]


def _page(name: str, description: str, gate: str, bug: Mapping[str, str], diagnosis: Sequence[str],
          after: Sequence[str],
          files: str, verification: str, impact: str, future: str) -> str:
    """Assemble the Markdown of a bug form from its parts."""
    return "\n".join([
        f"# {name}", "",
        f"**Summary.** {_sentence(description)}. Caught by the gate `{gate}`.", "",
        *standing(gate, bug, name not in attention_faults.FURTHER),
        f"**Symptom.** {bug['symptom']}", "", f"**How it was found.** {bug['found']}", "", f"**Cause.** {bug['cause']}",
        "",
        *diagnosis, f"**Fix.** {bug['fix']} The repaired form is `{bug['repaired']}`.", "",
        *after, f"**Verification.** {verification}", "", f"**Impact.** {impact}", "",
        f"**Lesson.** {bug['lesson']}", "", f"**Files.** {files}.", "", f"**Future work.** {future}", ""])


def _verification(repaired: KernelSpec) -> str:
    """Say where data/proved.json has a proof of the repaired form."""
    proofs = documents.read_json(trust.RECORD, dict[str, dict[str, Any]])
    kinds = [kind for kind in sorted(proofs) if repaired.name in proofs[kind]]
    known = f"a {' and on a '.join(kind.upper() for kind in kinds)}" if kinds else "nothing yet"
    return f"`{repaired.name}` is proved on {known}: `{trust.RECORD.relative_to(paths.ROOT)}`."


def _impact(pairs: Sequence[pd.DataFrame]) -> str:
    """Say how large the error was, and what the repair changed, over all recorded sizes."""
    import pandas as pd

    table = pd.concat(pairs)
    finite = table[np.isfinite(table["error before"])]
    error = f"it was up to {finite['error before'].max():.3g}" if len(finite) else "it was never finite"
    where = ", ".join(sorted(table["device"].unique()))
    return (f"At {len(table)} recorded sizes on {where} the error was not finite at {len(table) - len(finite)}, and "
            f"otherwise {error}. The repaired form has {table['speed'].min():.2f} to {table['speed'].max():.2f} times "
            "the speed.")


def _unmeasured(every: Sequence[tuple[str, pd.DataFrame]], broken: KernelSpec, repaired: KernelSpec) -> str:
    """Say which devices have samples of the repaired form alone."""
    has = {spec.name: {device for _, rows in every for device in rows.loc[rows["kernel"] == spec.name, "device"]}
           for spec in (broken, repaired)}
    left = sorted(has[repaired.name] - has[broken.name])
    return f"Measure the fault on {' and '.join(left) if left else 'a Polaris card'}: no recording there has it."


def _asked(spec: KernelSpec) -> pd.DataFrame:
    """Return the recorded answers of the tools about a fault of attention_v3."""
    answers = attention_faults.answers()
    return answers[answers["fault"] == spec.name.removeprefix("attention_v3_")]


def _attention_parts(spec: KernelSpec) -> tuple[list[str], str, str]:
    """Return what a form of an attention kernel says before and after the repair, its impact, and its future work."""
    if spec.name in attention_faults.FURTHER:
        return _model_parts(spec)
    rows = _asked(spec).fillna({"sees": "not asked"})
    if rows.empty:
        return ["**Before and after**: no recorded study holds both.", ""], "Not recorded.", "Record both in turns."
    answered = rows[rows["sees"] != "not asked"]
    seen = answered[answered["sees"].astype(str) == "True"]
    words = " ".join(f"On {row.device} the error bound says: {row.says}."
                     for row in answered[answered["tool"] == "error bound"].itertuples())
    silent = [tool for tool in rows["tool"].unique() if tool not in set(answered["tool"])]
    further = f"There is no answer yet from the {' and the '.join(silent)}. " if silent else ""
    return (["**Before and after**: what each tool said of the fault, as recorded. The repaired form passes a check.",
             "", "| device | tool | sees it | says |", "|---|---|---|---|",
             *(f"| {row.device} | {row.tool} | {row.sees} | {row.says} |" for row in rows.itertuples()), ""],
            f"{seen['tool'].nunique()} of the {answered['tool'].nunique()} tools that gave an answer see it. {words}",
            f"{further}Ask on a Polaris card: the recordings are of {' and '.join(rows['device'].unique())}.")


def _model_parts(spec: KernelSpec) -> tuple[list[str], str, str]:
    """Return the same for a fault that has no museum kernel: what a model of it in float64 gives."""
    row, = attention_faults.model_figures([0], [attention_faults.FURTHER[spec.name]["model"]]).to_dict("records")
    names = list(attention_faults.LOGGED)
    title = (f"**Before and after**: a model of the fault in float64 at {attention_faults.UNEXPLAINED}, and what the "
             "log has of its unexplained error. The repaired form gives 0 for both errors and 1 for the last line.")
    return ([title, "", "| figure | the fault | the log |", "|---|---|---|",
             *(f"| {name} | {row[name]:.3g} | {attention_faults.LOGGED[name]:.3g} |" for name in names), ""],
            f"A largest error of {row['largest error']:.3g} and a mean error of {row['mean error']:.3g} at that size.",
            "Ask every tool about it, and run it on a GPU: neither is recorded.")


def standing(gate: str, bug: Mapping[str, str], is_kept: bool = True) -> list[str]:
    """Say how grave a fault is, by its gate, and where it stands: in the museum, or as a switch of a source alone."""
    where = "kept here, and caught in every check" if is_kept else "a switch of its source, caught in a test"
    return [f"**Severity.** {SEVERITY[gate][0].upper()}{SEVERITY[gate][1:]}.", "",
            f"**Status.** Repaired, as `{bug['repaired']}`; {where}.", ""]


def difference(spec: KernelSpec) -> list[str]:
    """Show what the repair changes in the code, without the banners; comments count. At most DIFFERENCE lines."""
    repaired = resolve(spec.bug["repaired"])
    if repaired.file == spec.file:
        return ["**Difference.** The same source; what differs is how it is launched or built.", ""]
    codes = [each.source().partition("*/")[2].splitlines() for each in (spec, repaired)]
    lines = list(difflib.unified_diff(*codes, spec.name, repaired.name, lineterm="", n=1))
    more = [f"... and {len(lines) - DIFFERENCE} lines more"] if len(lines) > DIFFERENCE else []
    return ["**Difference** to the repaired source:", "", "```diff", *(line.rstrip() for line in lines[:DIFFERENCE]),
            *more, "```", ""]


def _diagnosis(spec: KernelSpec) -> list[str]:
    """Describe what the gate finds: the sanitizer's table, or the gate's sentence of a seeded check."""
    if spec.name in attention_faults.FURTHER:
        said = gates_of(spec, Session(find("auto")), attention_faults.PROBLEM).get(spec.gate, "nothing on this device")
        return [f"**Diagnosis** by the gate `{spec.gate}`: {said}.", ""]
    if spec.gate not in _MODES:
        said = check(spec, seed=0, random=0, sanitizer=False).gates.get(spec.gate, "nothing on this device")
        return [f"**Diagnosis** by the gate `{spec.gate}`: {said}.", ""]
    shape = nearest_fitting(spec, Gemm(32, 32, 16) if spec.signature == "gemm" else Attention(1, 1, 34, 16, t=66))
    if isinstance(shape, Gemm):
        found = sanitize(spec, m=shape.m, n=shape.n, k=shape.k, **_MODES[spec.gate])
    else:
        found = sanitize(spec, problem=shape, optimised=False, most_reports=CHECKED_REPORTS, **_MODES[spec.gate])
        found = found[found.kind == {"oob": "out-of-bounds"}.get(spec.gate, spec.gate)].head(LINES)
    return [f"**Diagnosis** by the sanitizer on {shape}, each kind, line and array once:", "",
            "| kind | line | source | array | message | reports |", "|---|---|---|---|---|---|",
            *(f"| {row.kind} | {row.line} | `{(row.source or '').strip()}` | {row.array or ''} | {row.message} "
              f"| {row.count} |"
              for row in found.itertuples()), ""]


def _studies() -> Iterator[str]:
    """Yield the names of the recorded studies whose files hold samples of kernels."""
    for study in sorted({path.parent.name for path in paths.MEASURED.glob("*/*/*.csv")}):
        newest = max(paths.MEASURED.glob(f"*/{study}/*.csv"))
        with newest.open(encoding="utf-8") as file:
            if set(COLUMNS) <= set(file.readline().strip().split(",")):
                yield study


def _usual(rows: pd.DataFrame, *specs: KernelSpec) -> pd.DataFrame:
    """Select the samples of some kernels in their default configurations."""
    rows = rows.fillna({"config": ""})
    return rows[rows["config"] == rows["kernel"].map({spec.name: setting_of(spec, spec.config()) for spec in specs})]


def _before_and_after(study: str, rows: pd.DataFrame, broken: KernelSpec, repaired: KernelSpec) -> list[str]:
    """Make a table row for each device and size with samples of both kernels in their default configurations."""
    rows = _usual(rows, broken, repaired)
    table, by = summarise(rows), ["device", "m", "n", "k"]
    ratios = versus(rows, broken.name, repaired.name).set_index(by)["ratio"]
    lines = []
    for (device, m, n, k), pair in table.groupby(by, sort=False):
        by_kernel = pair.drop_duplicates("kernel").set_index("kernel")
        if len(by_kernel) < 2:
            continue
        before, after = by_kernel.loc[broken.name], by_kernel.loc[repaired.name]
        size = m if m == n == k else f"{m} x {n} x {k}"
        figures = [f"{each.max_abs_error:.3g} | {each.bound_fraction:.2g} | {each.ms:.3g}" for each in (before, after)]
        lines.append(f"| {study} | {device} | {size} | {' | '.join(figures)} | {ratios[device, m, n, k]:.2f} |")
    return lines


def _dispatch_form() -> str:
    """Make the bug form of the 32-bit work count, which is no kernel."""
    def wide(m: int, n: int, k: int) -> str:
        return int32_dispatch.path(m, n, k, 64)

    log, repaired = int32_dispatch.path_log(bits=32), int32_dispatch.path_log(_SHOWN, bits=64)
    wrapped = log[log["wrapped"]]
    through = wrapped[wrapped["path"] == "gpu"]
    narrow = log[log["n"].isin(_SHOWN)]
    share = (f"Of the sizes up to {log['n'].iloc[-1]}, {len(wrapped)} wrap, the first {wrapped['n'].iloc[0]}; "
             f"{len(through)} of them wrap to a large positive value and take the GPU all the same, "
             f"the first {through['n'].iloc[0]}.")
    return _page(
        int32_dispatch.NAME, "the choice between GPU and CPU by a 32-bit work count, as a pure function",
        int32_dispatch.GATE, int32_dispatch.BUG,
        [(f"**Diagnosis** by the gate `{int32_dispatch.GATE}`, with a threshold of {int32_dispatch.ASSUMED_LEAST} "
          "that is assumed:"), "",
         *(f"* {sentence}" for sentence in int32_dispatch.audit(int32_dispatch.path)), "", share, ""],
        [f"**Before and after**: the repaired form has {len(int32_dispatch.audit(wide))} findings.", "",
         "| m = n = k | 32-bit count | path before | 64-bit count | path after |", "|---|---|---|---|---|",
         *(f"| {before['n']} | {before['count']} | {before['path']} | {after['count']} | {after['path']} |"
           for before, after in zip(narrow.to_dict("records"), repaired.to_dict("records"), strict=True)), ""],
        "`polaris_studies/int32_dispatch.py`; there is no kernel in it",
        "The audit of the repaired form finds nothing, up to 16384 and at shapes of powers of four.", share,
        "Measure the program before and after both repairs on a GPU: notebook 45 does so on any device.")


def keep_forms() -> None:
    """Write the bug form of every museum kernel to kernels/museum, when notebooks are refreshed."""
    if refreshing():
        names = [*(name for name, spec in catalogue().items() if spec.museum), int32_dispatch.NAME]
        for name in [*names, *attention_faults.FURTHER]:
            write_text(paths.KERNELS / "museum" / f"{name}.md",
                       form(attention_faults.further(name) if name in attention_faults.FURTHER else name))
