"""The long campaigns, on numbers small enough to run here: every row is there, and a fault or a lack of room shows."""

from __future__ import annotations

import os
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import proof
import pytest
from planted import STORE, altered, fault

from polaris_lab.base.cluster import ADDRESS
from polaris_lab.base.host_names import worked
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.model import error_bounds
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.problems import random_problem


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, tuple[pd.DataFrame, dict]]:
    """Collect the tables that a campaign saves, by study, so that nothing is written into data/."""
    kept = {}

    def save(table: pd.DataFrame, study: str, facts: dict, *, record: bool) -> Path:
        kept[study] = table, facts
        return tmp_path

    monkeypatch.setattr(proof, "save", save)
    monkeypatch.setattr(proof, "WIDE", 64)
    return kept


def test_on_a_cluster_each_kernel_is_a_piece_and_another_device_is_refused(saved: dict, lab: Lab, monkeypatch,
                                                                            capsys) -> None:
    class Pool:
        def map(self, function, specs):
            worked["host-a 0:1"] += 2
            handed.extend(spec.name for spec in specs)
            return [function(spec) for spec in specs]

    handed: list[str] = []
    monkeypatch.setenv(ADDRESS, "tcp://nowhere:8786")
    monkeypatch.setattr(proof, "open_pool", lambda: nullcontext(Pool()))
    assert proof.main(["gemm_naive", "gemm_tiled", "--random", "--problems", "3"]) == 0
    table, _ = saved["proof"]
    assert handed == list(table["kernel"]) == ["gemm_naive", "gemm_tiled"] and (table["problems"] == 3).all()
    assert "'host-a 0:1': 2" in capsys.readouterr().err
    monkeypatch.setattr(proof.campaign_devices, "find", lambda name: replace(lab.device, name="Another Card"))
    with pytest.raises(SystemExit):
        proof.main(["gemm_naive", "--random", "--problems", "3"])
    assert f"this campaign is of {lab.device.slug}" in capsys.readouterr().err


def test_the_huge_part_has_a_row_for_each_size_and_one_for_the_index_width(saved: dict, capsys) -> None:
    assert proof.main(["gemm_tiled", "gemm_naive", "--huge", "--size", "40", "50"]) == 0
    table, facts = saved["huge"]
    good = [name for name, spec in catalogue().items() if spec.signature == "gemm" and not spec.museum]
    assert list(zip(table["what"], table["kernel"], strict=True)) == [
        *((what, name) for what in ("40 cubed", "50 cubed") for name in ("gemm_tiled", "gemm_naive")),
        *(("index width", name) for name in good)]
    assert table["ok"].all() and (table["problems"] == 1).all() and table["worst_fraction"].between(0.001, 1).all()
    assert set(facts["kernels"]) == set(good) and facts["parameters"] == {"sizes": [40, 50], "wide": 64}
    notes = table.set_index(["what", "kernel"])["note"]
    assert notes["50 cubed", "gemm_tiled"] == "50 x 50 x 50; named; host memory at most about 0.0 GiB"
    assert notes["index width", "gemm_naive"] == "3 x 3 x 3, ld 64 64 64"
    assert notes["index width", "gemm_transposed_b"] == "3 x 3 x 3, nt, ld 64 64 64"  # B as it lies, not a copy of it
    assert "index width" in capsys.readouterr().out


def test_without_a_name_the_fastest_known_kernel_is_taken(saved: dict) -> None:
    assert proof.main(["--huge", "--size", "64"]) == 0
    table, _ = saved["huge"]
    known = [name for name, spec in catalogue().items() if spec.signature == "gemm" and not spec.museum]
    assert table["kernel"].iloc[0] in known and "; named" not in table["note"].iloc[0]


def test_only_the_named_kernels_have_their_campaigns(saved: dict, monkeypatch) -> None:
    monkeypatch.setattr(proof, "SHAPES", proof.SHAPES[1:2])
    assert proof.main(["gemm_naive", "--problems", "3"]) == 0
    table, _ = saved["proof"]
    assert set(table["kernel"]) == {"gemm_naive"} and list(table["what"]) == [
        "gfx803 record", "random", "sanitizer oob", "sanitizer races and uninit"]


def test_an_attention_kernel_is_repeated_and_sees_attentions_on_the_simulator(saved: dict, monkeypatch) -> None:
    monkeypatch.setattr(proof, "ATTENTIONS", proof.ATTENTIONS[1:2])
    monkeypatch.setattr(proof, "REPEATS", 3)
    assert proof.main(["attention_cpu_thin", "--problems", "1"]) == 0
    table, _ = saved["proof"]
    assert list(table["what"]) == [
        "gfx803 record", "random", "bit-identical", "sanitizer oob", "sanitizer races and uninit"]
    assert table.set_index("what")["note"]["bit-identical"] == "3 times each"


def test_repeats_alone_are_those_of_good_attention_kernels(saved: dict, monkeypatch) -> None:
    monkeypatch.setattr(proof, "REPEATS", 3)
    assert proof.main(["--repeats", "attention_v2", "gemm_naive", "attention_cpu_thin"]) == 0
    table, _ = saved["proof"]
    assert list(zip(table["kernel"], table["what"], strict=True)) == [
        ("attention_v2", "bit-identical"), ("attention_cpu_thin", "bit-identical")]


def test_an_output_that_differs_from_the_first_is_counted(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(proof, "REPEATS", 4)
    outputs = iter(range(8))
    monkeypatch.setattr(Launch, "output", lambda launch: np.array([next(outputs) // 3]))
    row = proof.repeated(catalogue()["attention_cpu_thin"], lab.session, 1)
    assert (row["findings"], row["ok"]) == (1 + 2, False)


def test_random_attentions_have_few_sizes_of_heads() -> None:
    rng = np.random.default_rng(5)
    spec = catalogue()["attention_v2"]
    drawn = [random_problem(rng, spec, heads=[64, 7]) for _ in range(40)]
    assert {problem.d for problem in drawn} == {64, 7}
    assert {problem.causal for problem in drawn} == {True, False}


def test_sampled_rows_and_columns_find_a_wrong_row(lab: Lab, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(error_bounds, "MAX_COMPLETE_FLOPS", 1)
    assert proof.large(fault("good"), lab.session, Gemm(120, 120, 30), 1, "why")["ok"]
    wrong = proof.large(altered(tmp_path, (STORE, f"{STORE} if (row == 99) C[at] += 1;")), lab.session,
                        Gemm(120, 120, 30), 1, "why")
    assert (wrong["ok"], wrong["findings"]) == (False, 1)


def test_an_index_that_wraps_is_found(lab: Lab, tmp_path) -> None:
    for name, kept in (("C", 64), ("A", 64), ("B", 64)):  # 2 * 64 = 128 fits an uchar, 2 * 128 = 256 does not
        at = {"C": ("const size_t at = (size_t)row * ldc + col;", "const size_t at = (uchar)(row * ldc) + col;"),
              "A": ("A[(size_t)row * lda + k0 + x]", "A[(uchar)(row * lda) + k0 + x]"),
              "B": ("B[(size_t)(k0 + y) * ldb + col]", "B[(uchar)((k0 + y) * ldb) + col]")}[name]
        narrow = altered(tmp_path, at)
        assert proof.far_apart(narrow, lab.session, Gemm(3, 3, 3, lda=kept, ldb=kept, ldc=kept), 1)["ok"]
        assert not proof.far_apart(narrow, lab.session, Gemm(3, 3, 3, lda=128, ldb=128, ldc=128), 1)["ok"]


def test_what_has_no_room_is_skipped_with_the_reason_and_fails_nothing(lab: Lab, saved: dict, monkeypatch) -> None:
    small = replace(lab.device, max_alloc=4 * 2 * 63)
    monkeypatch.setattr(lab.session, "device", small)
    row = proof.large(catalogue()["gemm_naive"], lab.session, Gemm(3, 3, 3, lda=64, ldb=64, ldc=64), 1, "named")
    assert (row["problems"], row["ok"]) == (0, None) and row["note"].startswith("skipped: A (3 x 3) needs 0.0 MiB; ")
    row = proof.far_apart(catalogue()["gemm_naive"], lab.session, Gemm(3, 3, 3, lda=64, ldb=64, ldc=64), 1)
    assert (row["problems"], row["ok"]) == (0, None) and row["note"].startswith("skipped: A (3 x 3) needs 0.0 MiB; ")
    monkeypatch.undo()
    monkeypatch.setattr(os, "sysconf", lambda name: 1)
    row = proof.large(catalogue()["gemm_naive"], lab.session, Gemm(3, 3, 3), 1, "named")
    assert row["note"].startswith("skipped: the host has 0.0 GiB free; 3 x 3 x 3; named; ")


def test_a_skipped_row_is_no_failure_and_a_wrong_one_is(saved: dict, monkeypatch) -> None:
    for ok, status in ((None, 0), (True, 0), (False, 1)):
        monkeypatch.setattr(proof, "large", lambda *_, ok=ok: {"problems": 0, "ok": ok})
        assert proof.main(["gemm_naive", "--huge", "--size", "8"]) == status


def test_the_host_memory_of_a_large_square_is_estimated() -> None:
    assert 3 + 2 <= proof.host_bytes(Gemm(16384, 16384, 16384)) / 2**30 <= 12


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["gemm_tiled_2x2_oob", "--huge"], "gemm_tiled_2x2_oob: --huge takes good gemm kernels"),
    (["transpose", "--huge"], "transpose: --huge takes good gemm kernels"),
    (["gemm_tield"], "did you mean gemm_tiled"), (["--huge", "--size", "0"], "--size 0: it must be at least 1")])
def test_bad_arguments_are_refused(saved: dict, capsys, arguments: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        proof.main(arguments)
    assert stopped.value.code == 2 and sentence in capsys.readouterr().err and not saved
