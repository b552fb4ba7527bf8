"""Every kind of file that the lab reads, damaged in every usual way: one sentence names the file, without a traceback.

A file that was cut off, emptied, overwritten, merged with marks left in it, replaced by a pointer of Git LFS, or is
not there: all readers go through `base.documents`, and none may say less than another.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from polaris_lab.base import documents, paths, recordings
from polaris_lab.bench import autotune, ceilings, learned_model, model_decisions, selection, tuned_times
from polaris_lab.evidence import claims, decisions, experiments
from polaris_lab.gcn3.code import assembly, cards, free_listings, listings
from polaris_lab.lab import Lab
from polaris_lab.runner import batch, ledger, notebook
from polaris_lab.spec import kernel_catalogue, tuned_configs
from polaris_lab.studies import card_predictions, owner_run
from polaris_lab.verify import passed_checks

TIMES = {"device": {"kind": "gpu", "architecture": "", "rates": [1, 1, 1, 1]}}
LEDGER = {"request": {"notebooks": [], "parameters": {}}, "started": "2026", "data": "", "entries": {}}
READERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "choices": (selection.CHOICES.read_text(), lambda path: selection._read.__wrapped__(path, 0)),
    "best": ('{"gemm_cpu": {"8x8x8": {"MR": 4}}}', lambda path: tuned_configs._read.__wrapped__(str(path), 0)),
    "times": (json.dumps(TIMES), lambda path: tuned_times._read.__wrapped__(str(path), ())),
    "model": (next((paths.DATA / "models").glob("pocl*zen4.json")).read_text(),
              learned_model.load),
    "model's decision": (json.dumps({"model": "a", "model_sha256": "b", "pairs": [], "gates": [], "evidence": {},
                                     "results": [], "word": ""}), model_decisions.said.__wrapped__),
    "cache": ('{"tune_params": {}, "cache": {"1": {"time": 1.0}}}', autotune._read),
    "manifest": ('{"kernels": {"a": {"source_sha256": "x"}}}',
                 lambda path: documents.read_json(path, recordings.MANIFEST)),
    "verdicts": ((paths.DATA / "verdicts.csv").read_text(), None),
    "catalogue": ('[a]\nfile = "a.cl"\nsignature = "gemm"\ndescription = "d"\nglobal = [1, 1]\nlocal = [1, 1]\n',
                  lambda path: kernel_catalogue._load.__wrapped__(path, 0)),
    "cards": (cards.FILE.read_text(), None),
    "ledger": (json.dumps(LEDGER), lambda path: ledger.load(path.parent)),
    "notebook": ('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}', notebook.read),
    "table": ("run_id,trans\n1,nn\n", lambda path: recordings.read_csv(path, ["run_id"])),
    "profile": ("seed: 3\n", lambda path: batch.read_profile(str(path), [])),
    "decision": ('{"gates": [], "evidence": {}, "results": [], "word": ""}', decisions.read_decision),
    "champions": ('{"task": {"champion": "a", "decision": "b"}}', lambda path: decisions._registry(path.parent)),
    "experiments": ((paths.PUBLISHED / "attention_v3_log.toml").read_text(), experiments.read_records),
    "listing": ('{"file": "f", "source": "s", "options": [], "compiler": "c", "listing": "l"}',
                lambda path: documents.read_json(path, free_listings._REPORT)),
    "frozen": ('{"sha256": "0", "made": "2026-01-01T00:00:00+00:00", "card": "rx580"}',
               lambda path: documents.read_json(path, card_predictions._ABOUT)),
    "owner's run": ('{"device": {}, "minutes": 3.0, "quick": true, "card": "", "predictions": "", "start": ""}',
                    lambda path: documents.read_json(path, owner_run._RUN)),
    "owner's probe": (json.dumps({"rows": [], "conditions": [], "sensor": "none", "stopped": False, "seconds": 1.5,
                                  "longest_ms": 2.5, "launches": 3}),
                      lambda path: documents.read_json(path, owner_run._PART)),
}
NAMES = {"verdicts": "verdicts.csv", "ledger": "ledger.json", "champions": "champions.json", "notebook": "x.ipynb",
         "table": "x.csv", "profile": "x.yaml", "catalogue": "catalogue.toml", "cards": "cards.toml",
         "experiments": "x.toml"}
DAMAGE: dict[str, Callable[[bytes], bytes | None]] = {
    "gone": lambda good: None,
    "empty": lambda good: b"",
    "zeros": lambda good: b"\0" * 4096,
    "latin": lambda good: b"\xff\xfe\xe9" + good,
    "image": lambda good: b"\x89PNG\r\n\x1a\n" + good,
    "lfs": lambda good: b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n",
    "conflict": lambda good: b"<<<<<<< HEAD\n" + good + b"=======\n" + good + b">>>>>>> other\n",
    "nested": lambda good: b"[" * 100_000,
    "cut": lambda good: good[:2 * len(good) // 3].rstrip(b"\n}] "),
    "number": lambda good: b"5\n",
    "null": lambda good: b"null\n",
    "list": lambda good: b"[[[]]]\n",
    "twice": lambda good: good + b"\n[[{{" + good,
}
HARMLESS = {("champions", "gone"), ("verdicts", "gone"), ("table", "twice"), ("profile", "cut")}
"""What need not be there, and what is still a table or a profile: whoever takes values from it checks them."""


def read(kind: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    if kind == "verdicts":
        monkeypatch.setattr(paths, "DATA", path.parent)
        return claims.kept_verdicts()
    if kind == "cards":
        monkeypatch.setattr(cards, "FILE", path)
        return cards.all_cards.__wrapped__()
    return READERS[kind][1](path)


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("kind", READERS)
def test_a_damaged_file_is_named_in_one_sentence(kind: str, damage: str, tmp_path: Path, monkeypatch) -> None:
    if (kind, damage) in HARMLESS:
        pytest.skip("this is no damage")
    path = tmp_path / "card" / NAMES.get(kind, "x.json")
    path.parent.mkdir()
    (path.parent / "a.cl").touch()
    damaged = DAMAGE[damage](READERS[kind][0].encode())
    if damaged is not None:
        path.write_bytes(damaged)
    with pytest.raises(ValueError) as caught:
        read(kind, path, monkeypatch)
    said = str(caught.value)
    assert "\n" not in said and (path.name in said or (kind, damage) == ("ledger", "gone")), said
    assert damaged is None or path.read_bytes() == damaged


@pytest.mark.parametrize("kind", READERS)
def test_the_same_file_is_read_when_it_is_whole_also_behind_a_byte_order_mark(kind: str, tmp_path: Path,
                                                                             monkeypatch) -> None:
    path = tmp_path / "card" / NAMES.get(kind, "x.json")
    path.parent.mkdir()
    (path.parent / "a.cl").touch()
    path.write_text("\ufeff" + READERS[kind][0], encoding="utf-8")
    if kind in ("decision", "model's decision"):  # whose evidence is empty here
        with pytest.raises(ValueError, match="is no decision file"):
            read(kind, path, monkeypatch)
    else:
        read(kind, path, monkeypatch)


def test_a_damaged_cache_is_made_anew(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    made = []
    monkeypatch.setattr(ceilings, "rates", lambda session: made.append(1) or __import__("pandas").DataFrame(
        {"ceiling": ["copy_gbs", "mad_gflops", "local_gbs"], "rate": [1.0, 2.0, 3.0]}))
    for text in ("", "[", "null", '{"x": 3}', json.dumps({lab.device.identity: {"copy_gbs": -1.0, "mad_gflops": 1.0,
                                                                               "local_gbs": 1.0}})):
        (tmp_path / "ceilings.json").write_text(text)
        (tmp_path / "checks.json").write_text(text)
        assert asdict(ceilings.ceilings_of(lab.session)) == {"copy_gbs": 1.0, "mad_gflops": 2.0, "local_gbs": 3.0}
        assert not passed_checks.has_passed("card", "kernel", "code")
    assert len(made) == 5


def test_a_damaged_gfx803_record_is_named_with_the_command(tmp_path: Path, monkeypatch) -> None:
    spec = kernel_catalogue.catalogue()["gemm_naive"]
    for text in ("", "{", "[]", '{"file": 3}', "\0"):
        folder = tmp_path / "driver"
        folder.mkdir(exist_ok=True)
        (folder / "gemm_naive.s").write_text("")
        (folder / "gemm_naive.json").write_text(text)
        monkeypatch.setattr(listings, "FOLDER", tmp_path)
        with pytest.raises(ValueError, match="gemm_naive.json cannot be read: .*; make it anew with `polaris-lab comp"):
            listings.load(spec)


def test_a_listing_without_its_end_is_refused_and_not_executed_for_ever() -> None:
    record = listings.load(kernel_catalogue.catalogue()["gemm_naive"])
    with pytest.raises(ValueError, match="the listing of gemm_naive is cut off: no s_endpgm ends it"):
        assembly.parse(record.text.replace("s_endpgm", "s_nop 0"), "gemm_naive")
    broken = replace(record, text=record.text.replace("amdhsa.kernels:", "amdhsa.kernels: [", 1))
    with pytest.raises(ValueError, match="the metadata of the listing cannot be read"):
        broken.program("gemm_naive")
