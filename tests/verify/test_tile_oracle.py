"""The tile oracle: a right kernel passes at every stage, and each fault is named at its stage and tile."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention
from polaris_lab.verify.tile_oracle import STAGES, compare_stages
from polaris_sim.code import listings

PROBLEM = Attention(1, 2, 70, 16, t=100)


def faulty(fault: int) -> KernelSpec:
    spec = catalogue()["attention_v3"]
    return replace(spec, defines={**spec.defines, "FAULT": (fault,), "BLOCK_N": (32,)})


@pytest.mark.parametrize("problem", [PROBLEM, replace(PROBLEM, causal=True, order="bshd", ld=19),
                                     Attention(1, 1, 33, 16, True, t=40, diagonal=-10), replace(PROBLEM, scale=20.0)])
def test_every_stage_of_a_right_kernel_is_within_its_bound(lab: Lab, problem: Attention) -> None:
    report = compare_stages("attention_v3", problem, lab.device.index)
    assert report.ok and report.first is None and report.worst.empty and "every stage" in str(report)
    assert set(report.table["stage"]) == set(STAGES) and (report.table["fraction"] <= 1).all()
    assert report.errors["S"].shape == (problem.b, problem.h, problem.s, problem.t)
    assert report.errors["result"].shape == (problem.b, problem.h, problem.s, problem.d)


@pytest.mark.parametrize(("fault", "stage", "tile"), [
    (3, "S", 0), (5, "O", 1), (6, "result", -1), (7, "m", 1), (10, "l", 1), (12, "O", 1), (13, "S", 1), (15, "S", 0)])
def test_a_fault_is_named_at_its_stage_and_tile(lab: Lab, unoptimised_builds: None, fault: int, stage: str,
                                                tile: int) -> None:
    report = compare_stages(faulty(fault), PROBLEM, lab.device.index)
    assert (report.first.stage, report.first.tile) == (stage, tile)
    assert (f"{stage} of tile {tile}" if tile >= 0 else "the result") in str(report)
    assert 1 <= len(report.worst) <= 5 and (report.worst["stage"] == stage).all()
    off = np.abs(report.worst["value"] - report.worst["expected"])
    assert (off > report.worst["bound"]).all()


def test_a_museum_kernel_is_asked_in_a_child(lab: Lab) -> None:
    report = compare_stages("attention_v3_no_rescale", PROBLEM, lab.device.index)
    assert (report.first.stage, report.first.tile) == ("O", 1)


def test_a_kernel_without_the_switch_is_refused(lab: Lab) -> None:
    with refuses("kernel"):
        compare_stages("attention_v2", PROBLEM, lab.device.index)


def test_without_the_switch_the_code_is_that_of_a_file_that_never_had_it(tmp_path: Path) -> None:
    spec = catalogue()["attention_v3"]
    bare = replace(spec, file=tmp_path / spec.file.name)
    bare.file.write_text(re.sub(r"#ifdef DUMP\n.*?#endif\n", "", spec.source(), flags=re.DOTALL))
    assert "dump" in spec.source() and "dump" not in bare.source()
    assert instructions(listings.make(bare).text) == instructions(listings.make(spec).text)


def instructions(listing: str) -> list[str]:
    """The lines of a listing without comments and without what names a line or a file of the source."""
    lines = (re.split("[;#]", line)[0].strip() for line in listing.splitlines())
    return [line for line in lines if line and not line.startswith((".loc", ".file", "//"))]
