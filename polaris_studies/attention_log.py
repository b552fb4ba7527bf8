"""Replay the published attention log: its records, and its figures as evidence for the decision that it came to."""

from __future__ import annotations

from polaris_lab.base import paths
from polaris_lab.base.recordings import published
from polaris_studies.experiments import Figure, Record, figures_of, read_records, repair_attempts
from polaris_studies.gates import Evidence, Finding, ShapeError, Timing


def log_records() -> tuple[Record, ...]:
    """Read the log's entries, in the order of the document, from data/published/attention_v3_log.toml."""
    return read_records(paths.PUBLISHED / "attention_v3_log.toml")


def log_figures() -> dict[str, Figure]:
    """Read the figures of the published measurements by id."""
    return figures_of(published("measurements"))


def log_evidence() -> tuple[Evidence, Evidence]:
    """Return what the log knows of V3 and of V2, each against SDPA, in the order in which it prefers them.

    What the log does not state is left out: the shapes of V2's 14 cases one by one, any sanitizer run but V3's memory
    check, a time of V3, and profiler counters. V2's repairs are those of the kernel and its binding.
    """
    known, records = log_figures(), log_records()

    def value(number: int) -> float:
        return known[f"S4-M{number:03}"].value

    def timing(mean: int) -> Timing:
        return Timing.published(value(mean), value(mean + 1), value(mean + 2), int(value(126)))

    shape = known["S4-M128"].shape
    shared = {"task": "attention_forward", "champion": "attention_sdpa", "device": "NVIDIA L4", "shape": shape,
              "champion_time": timing(128), "budget_ms": value(135),
              "sources": ("data/published/measurements.csv", "data/published/attention_v3_log.toml")}
    wrong = value(101) == 0  # none of V3's cases passed
    v3 = Evidence(candidate="attention_v3", errors=(ShapeError(shape, value(105), not wrong),
                                                    ShapeError(f"{shape},causal", value(106), not wrong)),
                  non_finite=int(value(29)), findings=(Finding("oob", int(value(80))),),
                  **_repairs(records, "attention_v3"), **shared)
    v2 = Evidence(candidate="attention_v2", time=timing(131), **_repairs(records, "attention_v2"), **shared)
    return v3, v2


def _repairs(records: tuple[Record, ...], kernel: str) -> dict[str, object]:
    count, exceptions = repair_attempts(records, kernel)
    return {"repairs": count, "exceptions": exceptions}
