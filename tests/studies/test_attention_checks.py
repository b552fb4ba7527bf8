"""Checks inside attention_v3, behind a switch: each fault of an index stops at its own, and without it nothing changes.
"""

from __future__ import annotations

import pytest
from refusals import refuses

from polaris_lab.device.device_session import Session
from polaris_lab.model.c_source import preprocess
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention
from polaris_lab.model.source_text import token_hash
from polaris_lab.verify.tile_oracle import compare_stages
from polaris_studies import attention_checks
from polaris_studies.attention_checks import KINDS, Outside, checked, first_outside, locate

PROBLEM = Attention(1, 2, 50, 16)
FAULTS = {"six_waves": Outside(KINDS[0], 5, 5, 160), "block_rows": Outside(KINDS[0], 8, 8, 32),
          "past_the_end": Outside(KINDS[1], 50, 50, 0)}


@pytest.mark.parametrize("fault", range(16))
def test_without_the_switch_the_code_is_that_of_the_kernel(fault: int) -> None:
    texts = [preprocess(each.source(), {"FAULT": fault, "WAVES": 6 if fault == 1 else 4})
             for each in (catalogue()["attention_v3"], checked())]
    assert token_hash(texts[0]) == token_hash(texts[1])


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_of_an_index_stops_at_its_check(unoptimised: Session, fault: str) -> None:
    assert first_outside(unoptimised, f"attention_v3_{fault}", PROBLEM) == FAULTS[fault]


def test_a_right_kernel_passes_all_checks(unoptimised: Session) -> None:
    assert first_outside(unoptimised, "attention_v3", PROBLEM) is None


def test_where_a_kernel_goes_wrong_first(unoptimised: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention_checks, "compare_stages", lambda *_, **__: "the stages")
    said = [locate(unoptimised, f"attention_v3_{fault}", PROBLEM) for fault in ("past_the_end", "bshd_strides")]
    assert said == ["attention_v3_past_the_end at 1 x 2 x 50 x 16: a row of Q or O: 50 of 50, by work-item 0",
                    "the stages"]


def test_attention_v2_dumps_its_stages_too() -> None:
    report = compare_stages(attention_checks.dumping_v2(), Attention(1, 2, 70, 16, True))
    assert report.ok and set(report.table["stage"]) == {"S", "m", "P", "l", "O", "result"}
    text = attention_checks.dumping_v2().source()
    assert token_hash(preprocess(text)) == token_hash(preprocess(catalogue()["attention_v2"].source()))


def test_other_kernels_have_no_checks() -> None:
    with refuses("kernel"):
        checked("attention_v2")
