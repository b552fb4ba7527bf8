"""The bug form: every part of it, from the catalogue's words, the sanitizer's findings and recorded samples."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.recordings import COLUMNS, recorded, sources
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.verify.proof import CheckReport
from polaris_studies import attention_faults, int32_dispatch, museum_forms
from polaris_studies.attention_faults import FURTHER
from polaris_studies.broken_copies import gates_of

MUSEUM = [name for name, spec in catalogue().items() if spec.museum]


def samples(kernel: str, ms: float, ok: bool, error: float, fraction: float) -> list[dict]:
    return [dict.fromkeys(COLUMNS, 0) | {
        "run_id": "20261120T000000Z", "study": "repair", "device": "card", "kernel": kernel, "config": "",
        "trans": "nn",
        "m": 64, "n": 64,"k": 64, "device_ms": t, "max_abs_error": error, "bound_fraction": fraction, "ok": ok,
        "sample": i}
        for i, t in enumerate(ms * (1 + np.linspace(-1e-3, 1e-3, 9)))]


@pytest.fixture
def evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A recorded study and a sanitizer's answer that are not this machine's."""
    table = pd.DataFrame([*samples("gemm_tiled_2x2_oob", 2.0, False, 61.5, 2.5e6),
                          *samples("gemm_tiled_2x2", 1.0, True, 4e-6, 0.125)])
    found = pd.DataFrame([{"kind": "out-of-bounds", "line": 42, "source": "  As[2 * y][x] = 0;", "array": "As",
                           "message": "Index (16) exceeds static array size (16)", "count": 512}])
    monkeypatch.setattr(museum_forms, "_studies", lambda: ["other", "repair"])
    monkeypatch.setattr(museum_forms, "recorded", lambda study: table if study == "repair"
                        else table[table["kernel"] == "gemm_tiled_2x2"])
    monkeypatch.setattr(museum_forms, "sanitize", lambda spec, m, n, k, **modes: found.assign(
        message=f"{found.message[0]} {m} {n} {k} {modes}"))


def test_the_form_has_every_part(evidence: None) -> None:
    text = museum_forms.form("gemm_tiled_2x2_oob")
    bug = catalogue()["gemm_tiled_2x2_oob"].bug
    for heading, key in (("Symptom", "symptom"), ("How it was found", "found"), ("Cause", "cause"),
                         ("Lesson", "lesson")):
        assert f"**{heading}.** {bug[key]}" in text
    assert f"**Fix.** {bug['fix']} The repaired form is `gemm_tiled_2x2`." in text
    assert "Caught by the gate `oob`" in text
    assert "by the sanitizer on 32 x 32 x 16" in text
    assert ("| out-of-bounds | 42 | `As[2 * y][x] = 0;` | As | Index (16) exceeds static array size (16) 32 32 16 {} "
            "| 512 |") in text
    assert "the error was not finite at 0, and otherwise it was up to 61.5" in text
    assert "2.00 to 2.00 times the speed" in text
    assert "**Verification.** `gemm_tiled_2x2` is proved on a CPU and on a GPU" in text
    assert "| repair | card | 64 | 61.5 | 2.5e+06 | 2 | 4e-06 | 0.12 | 1 | 2.00 |" in text
    assert "`kernels/museum/gemm_tiled_2x2_oob.cl`, `kernels/gemm/gemm_tiled_2x2.cl`" in text
    assert "`data/measured/card/repair/20261120T000000Z.csv`" in text


@pytest.mark.parametrize("name", MUSEUM)
def test_no_form_lacks_a_part_or_a_recording(name: str) -> None:
    text = (paths.KERNELS / "museum" / f"{name}.md").read_text(encoding="utf-8")
    assert all(f"**{part}.** " in text for part in ("Verification", "Impact", "Lesson", "Files", "Future work"))
    assert "no recorded study" not in text and "data/measured/" in text


def test_a_form_names_every_recording_of_the_tools_answers() -> None:
    answers = attention_faults.answers()
    for fault, rows in answers.groupby("fault"):
        path = paths.KERNELS / "museum" / f"attention_v3_{fault}.md"
        assert not path.exists() or all(file in path.read_text(encoding="utf-8") for file in sources(rows)), path


@pytest.mark.parametrize("name", FURTHER)
def test_a_fault_without_a_museum_kernel_has_a_form_and_is_caught(unoptimised: Session, name: str) -> None:
    spec = attention_faults.further(name)
    assert 10 <= spec.defines["FAULT"][0] <= 15
    assert "bound" in gates_of(spec, unoptimised, attention_faults.PROBLEM)
    committed = (paths.KERNELS / "museum" / f"{name}.md").read_text(encoding="utf-8")
    assert "a switch of its source" in committed and all(
        f"**{part}.**" in committed for part in ("Cause", "Verification", "Impact", "Future work"))
    row, = attention_faults.model_figures([0], [FURTHER[name]["model"]]).to_dict("records")
    assert f"| largest error | {row['largest error']:.3g} |" in committed


def test_a_kernel_that_was_never_recorded_beside_its_repaired_form_says_so(evidence: None) -> None:
    text = museum_forms.form("gemm_tiled_2x2_oob_newloop")
    assert "**Before and after**: no recorded study holds both." in text and "samples in" not in text


def test_every_study_with_both_is_shown_in_the_default_configuration(evidence: None, monkeypatch) -> None:
    def study(name: str) -> pd.DataFrame:
        rows = [*samples("gemm_tiled", 4.0, False, 1.0, 9.0), *samples("transpose", 2.0, True, 0.0, 0.5)]
        table = pd.DataFrame([row | {"study": name, "config": config} for row in rows
                              for config in ("TILE=8", "TILE=16")])
        table.loc[table["config"] == "TILE=8", "device_ms"] *= 100
        return pd.concat([table, table.assign(n=96), table[table["kernel"] == "transpose"].assign(k=7)])

    monkeypatch.setattr(museum_forms, "recorded", study)
    lines = [line for name in ("one", "two") for line in museum_forms._before_and_after(
        name, study(name), catalogue()["gemm_tiled"], catalogue()["transpose"])]
    assert [line.split(" | ")[:3] for line in lines] == [
        ["| one", "card", "64"], ["| one", "card", "64 x 96 x 64"], ["| two", "card", "64"],
        ["| two", "card", "64 x 96 x 64"]]
    assert all(line.endswith("| 1 | 9 | 4 | 0 | 0.5 | 2 | 2.00 |") for line in lines)


def test_the_studies_are_those_with_samples_of_kernels() -> None:
    assert {"repair", "tiling", "mapping"} <= set(found := list(museum_forms._studies()))
    assert not {"proof", "ceilings"} & set(found)


@pytest.mark.parametrize(("gate", "modes"), [("oob", {}), ("race", {"races": True}), ("uninit", {"uninit": True})])
def test_each_gate_of_the_sanitizer_has_its_mode(evidence: None, gate: str, modes: dict[str, bool]) -> None:
    spec = replace(catalogue()["gemm_tiled_2x2_oob"], gate=gate, needs=("N % 64 == 0",))
    assert f"(16) 64 64 64 {modes} |" in "\n".join(museum_forms._diagnosis(spec))


@pytest.mark.parametrize("gate", ["bound", "cover", "signature", "dispatch"])
def test_other_gates_say_their_first_sentence_of_a_seeded_check(monkeypatch, gate: str) -> None:
    def seeded(spec: object, **options: object) -> CheckReport:
        assert options == {"seed": 0, "random": 0, "sanitizer": False}
        return CheckReport("k", "d", gate, 0, gates={gate: "a sentence"})

    monkeypatch.setattr(museum_forms, "check", seeded)
    assert museum_forms._diagnosis(replace(catalogue()["gemm_tiled_2x2_oob"], gate=gate)) == [
        f"**Diagnosis** by the gate `{gate}`: a sentence.", ""]
    monkeypatch.setattr(museum_forms, "check", lambda *_, **__: CheckReport("k", "d", gate, 0))
    assert "nothing on this device" in museum_forms._diagnosis(replace(catalogue()["gemm_tiled_2x2_oob"], gate=gate))[0]


def test_the_form_of_the_dispatch_function_holds_what_is_computed() -> None:
    text = museum_forms.form("dispatch_int32")
    assert "Of the sizes up to 4096, 2806 wrap, the first 1291; 1288 of them wrap to a large positive value" in text
    assert "| 2048 | 0 | cpu | 8589934592 | gpu |" in text and "| 1626 | 3975080 | gpu | 4298942376 | gpu |" in text
    assert all(f"* {sentence}" in text for sentence in int32_dispatch.audit(int32_dispatch.path))
    assert "the repaired form has 0 findings" in text
    assert all(int32_dispatch.BUG[key] in text for key in int32_dispatch.BUG)


def test_only_museum_kernels_have_a_form() -> None:
    with refuses("kernel"):
        museum_forms.form("gemm_tiled")


def test_a_refresh_keeps_the_forms_beside_the_sources(monkeypatch) -> None:
    written = {}
    monkeypatch.setattr(museum_forms, "form", lambda kernel: f"form of {getattr(kernel, 'name', kernel)}")
    monkeypatch.setattr(museum_forms, "write_text", lambda path, text: written.update({path: text}))
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    museum_forms.keep_forms()
    assert written == {}
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    museum_forms.keep_forms()
    assert written == {
        paths.KERNELS / "museum" / f"{name}.md": f"form of {name}" for name in [*MUSEUM, "dispatch_int32", *FURTHER]}


@pytest.fixture(scope="module")
def studies() -> list[pd.DataFrame]:
    """The newest recorded runs of each study that holds samples of kernels."""
    return [recorded(study) for study in museum_forms._studies()]


@pytest.mark.parametrize("name", MUSEUM)
def test_the_committed_form_is_of_the_newest_recorded_runs(studies: list[pd.DataFrame], name: str) -> None:
    text = (paths.KERNELS / "museum" / f"{name}.md").read_text(encoding="utf-8")
    bug = catalogue()[name].bug
    for rows in studies:
        if {name, bug["repaired"]} <= set(rows["kernel"]):
            held = rows["device"].isin(rows.loc[rows["kernel"] == name, "device"])
            assert all(f"`{file}`" in text for file in sources(rows[held]))
            assert not any(f"`{file}`" in text for file in sources(rows[~held]))
    assert bug["cause"] in text
    assert "\n".join(museum_forms.standing(catalogue()[name].gate, bug)) in text
    assert "\n".join(museum_forms.difference(catalogue()[name])) in text


def test_the_committed_form_of_the_dispatch_function_is_what_is_computed_now() -> None:
    committed = (paths.KERNELS / "museum" / "dispatch_int32.md").read_text(encoding="utf-8")
    assert committed == museum_forms.form("dispatch_int32")
