"""Every kind of file that the lab reads, damaged in every usual way: one sentence names the file, without a traceback.

A file that was cut off, emptied, overwritten, merged with marks left in it, replaced by a pointer of Git LFS, or is
not there: all readers go through `base.documents`, and none may say less than another. Each also says what to do.
"""

from __future__ import annotations

import gzip
import io
import json
import re
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base import documents, paths, recorded_runs, recordings
from polaris_lab.base.version import FORMAT
from polaris_lab.choose import autotune, portfolio
from polaris_lab.claims import claims
from polaris_lab.lab import Lab
from polaris_lab.measure import ceilings, run_comparison
from polaris_lab.model import argument_text, cards, kernel_catalogue, tuned_configs
from polaris_lab.notebooks import batch, ledger, notebook
from polaris_lab.verify import passed_checks, trust
from polaris_sim.code import assembly, free_listings, listings
from polaris_studies import (
    card_predictions,
    decisions,
    experiments,
    learned_choice,
    learned_chooser,
    learned_model,
    owner_run,
)

TIMES = {"device": {"kind": "gpu", "architecture": "", "units": 1}}
LEDGER = {"request": {"notebooks": [], "parameters": {}}, "started": "2026", "data": "", "entries": {}}
SAMPLES = ("device,kernel,config,m,n,k,trans,lda,ldb,ldc,device_ms,max_abs_error,bound_fraction,ok\n"
           "card,a,,8,8,8,nn,8,8,8,1.0,1e-6,0.5,True\n")
READERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "best": ('{"gemm_cpu": {"8x8x8": {"MR": 4}}}', lambda path: tuned_configs._read.__wrapped__(str(path), 0)),
    "times": (json.dumps(TIMES), lambda path: portfolio._read.__wrapped__(str(path), ())),
    "model": (next((paths.DATA / "models").glob("pocl*zen4.json")).read_text(),
              learned_model.load),
    "model's decision": (json.dumps({"model": "a", "model_sha256": "b", "pairs": [], "gates": [], "evidence": {},
                                     "results": [], "word": ""}), learned_chooser.read_word),
    "results": ('{"schema_version": "1.0.0", "metadata": {"source_sha256": "x"}, "results": []}',
                lambda path: autotune._results(path, "x")),
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
    "owner's run": (json.dumps({"device": {}, "minutes": 3.0, "quick": True, "card": "", "compiler": "aco",
                                "predictions": "", "start": ""}),
                    lambda path: documents.read_json(path, owner_run._RUN)),
    "owner's probe": (json.dumps({"rows": [], "sensor": "none", "stopped": False, "seconds": 1.5,
                                  "longest_ms": 2.5, "launches": 3}),
                      lambda path: documents.read_json(path, owner_run._PART)),
    "bench": (json.dumps([{"kernel": "a", "config": "", "ms": 1.0, "ms_low": 1.0, "ms_high": 1.5, "ok": True,
                           "m": 8, "n": 8, "k": 8}]), lambda path: run_comparison._times(str(path))),
    "samples": (SAMPLES, lambda path: run_comparison._times(str(path))),
    "lanes": ((paths.DATA / "lanes.toml").read_text(), None),
    "refreshed verdicts": ('{"id": "S0-C01", "verdict": "partly", "why": "w", "evidence": "e", "notebook": "n"}\n',
                           None),
    "proofs": ('{"cpu": {"gemm_cpu": {"code": "x", "device": "d", "date": "2026-01-01"}}}',
               lambda path: trust._read.__wrapped__(path, None)),
    "data set": ((paths.DATASET / "scores.csv").read_text(), None),
    "data set's manifest": ('{"device": {}, "kernels": {}}', None),
}
NAMES = {"verdicts": "verdicts.csv", "ledger": "ledger.json", "champions": "champions.json", "notebook": "x.ipynb",
         "table": "x.csv", "profile": "x.yaml", "catalogue": "catalogue.toml", "cards": "cards.toml",
         "experiments": "x.toml", "samples": "x.csv", "lanes": "lanes.toml", "data set": "scores.csv"}
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
HARMLESS = {("champions", "gone"), ("verdicts", "gone"), ("table", "twice"), ("profile", "cut"),
            ("refreshed verdicts", "gone"), ("refreshed verdicts", "empty"), ("data set's manifest", "gone"),
            ("lanes", "empty"), ("data set", "twice"), ("results", "gone")}
"""What need not be there, and what is still a table or a profile: whoever takes values from it checks them."""


REMEDY = re.compile(r"[;,] (?:restore|repair|remove|get|make|name|give|correct|run|see) ")
"""What the end of each sentence says: what to do about the file."""


def read(kind: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    if kind == "verdicts":
        monkeypatch.setattr(paths, "DATA", path.parent)
        return claims.kept_verdicts()
    if kind == "cards":
        monkeypatch.setattr(cards, "FILE", path)
        return cards.all_cards.__wrapped__()
    if kind == "lanes":
        monkeypatch.setattr(paths, "DATA", path.parent)
        return ceilings.lanes_of("nvidia-h200")
    if kind == "refreshed verdicts":
        monkeypatch.setattr(claims, "_keep", list)
        return claims.keep_pending(path)
    if kind.startswith("data set"):
        monkeypatch.setattr(paths, "DATASET", path.parent)
        return learned_choice.recorded() if kind == "data set" else learned_choice.facts(path.stem)
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
    assert REMEDY.search(said) or (kind, damage) in (("ledger", "gone"), ("profile", "gone")), said
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


@pytest.mark.parametrize("kind", [kind for kind, (good, _) in READERS.items() if good.startswith("{")
                                  and kind not in ("notebook", "refreshed verdicts")])
def test_a_file_of_a_newer_lab_is_refused_and_stays_as_it_is(kind: str, tmp_path: Path, monkeypatch) -> None:
    """One that names today's format, or none, is read."""
    path = tmp_path / "card" / NAMES.get(kind, "x.json")
    path.parent.mkdir()
    for number in (FORMAT, FORMAT + 1, 0, "new"):
        path.write_text(json.dumps({"format": number} | json.loads(READERS[kind][0])))
        before = path.read_bytes()
        if number == FORMAT and kind not in ("decision", "model's decision"):  # whose evidence is empty here
            read(kind, path, monkeypatch)
        elif number != FORMAT:
            with pytest.raises(documents.OtherFormat, match=rf"is of format {number!r}, and this lab reads format "
                               rf"{FORMAT}: update polaris-lab, or move the file away"):
                read(kind, path, monkeypatch)
        assert path.read_bytes() == before


def test_every_file_of_a_user_names_its_format(tmp_path: Path, monkeypatch) -> None:
    """A search, a recording, a comparison and a batch stop at a newer file; a proof in one is no proof."""
    def newer(path: Path) -> None:
        content = json.loads(path.read_text(encoding="utf-8"))
        assert content["format"] == FORMAT, path
        path.write_text(json.dumps(content | {"format": 2}), encoding="utf-8")

    for module, name in ((tuned_configs, "OWN"), (tuned_configs, "TUNED"), (paths, "CACHE"), (paths, "MEASURED")):
        monkeypatch.setattr(module, name, tmp_path / name)
    found = portfolio.Portfolio("card", TIMES["device"], "gemm", {}, {}, {}, {})
    tuned_configs.keep("card", "gemm_cpu", "8x8x8", {"MR": 4}, "source")
    portfolio.keep(found)
    for path in (tmp_path / "OWN/card").iterdir():
        newer(path)
    with pytest.raises(documents.OtherFormat, match="portfolio.json is of format 2"):
        portfolio.keep(found)
    with pytest.raises(documents.OtherFormat, match="best.json is of format 2"):
        tuned_configs.keep("card", "gemm_cpu", "9x9x9", {"MR": 4}, "source")

    passed_checks.note_pass("card", "gemm_cpu", "code")
    assert passed_checks.has_passed("card", "gemm_cpu", "code")
    newer(passed_checks.file())
    assert not passed_checks.has_passed("card", "gemm_cpu", "code")

    run = recordings.save(pd.read_csv(io.StringIO(SAMPLES)), "study", {}, record=True)
    assert recorded_runs.runs_below() and len(recordings.recorded("study", ["device"])) == 1
    newer(run.with_suffix(".json"))
    for read_runs in (recorded_runs.runs_below, lambda: recordings.recorded("study", ["device"])):
        with pytest.raises(documents.OtherFormat, match=f"{run.stem}.json is of format 2"):
            read_runs()

    (tmp_path / "batch").mkdir()
    ledger.Ledger(tmp_path / "batch", LEDGER["request"]).save()
    assert ledger.load(tmp_path / "batch").request == LEDGER["request"]
    newer(tmp_path / "batch/ledger.json")
    with pytest.raises(documents.OtherFormat, match="ledger.json is of format 2"):
        ledger.load(tmp_path / "batch")


@pytest.mark.parametrize(("old", "new", "said"), [
    ("device,kernel", "dev,kernel", "it lacks the columns device, which say what was timed"),
    (",lda,", ",row,", "it lacks the columns lda, which say what was timed"),
    (",m,n,k,", ",m,n,deep,", "it lacks the columns k, which say"),
    ("m,n,k,", "rows,n,k,", "it lacks the columns b, h, s, t, d, "),
    (",8,8,8,nn", ",eight,8,8,nn", "it holds no numbers in m"),
    (",1.0,", ",fast,", "it holds no numbers in device_ms")])
def test_a_file_of_samples_that_does_not_say_what_was_timed_is_named(tmp_path: Path, old: str, new: str,
                                                                     said: str) -> None:
    path = tmp_path / "x.csv"
    path.write_text(SAMPLES.replace(old, new, 1))
    with pytest.raises(ValueError, match=f"x.csv cannot be read: {said}"):
        run_comparison._times(str(path))


@pytest.mark.parametrize("damage", ["nested", "cut", "list", "lfs", "zeros", "number"])
def test_a_run_whose_manifest_is_damaged_is_listed_as_one_without(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "card" / "portfolio" / "1.csv"
    path.parent.mkdir(parents=True)
    path.write_text(SAMPLES)
    path.with_suffix(".json").write_bytes(DAMAGE[damage](b'{"device": {}}'))
    [run] = recorded_runs.runs_below(tmp_path)
    assert run.csv == path and run.manifest == {} and recorded_runs.newest([run]) == []


def test_a_damaged_row_of_the_data_set_is_named(tmp_path: Path) -> None:
    path, columns = tmp_path / "card.csv.gz", recordings.DATASET_COLUMNS
    for samples, said in (("fast", "its samples are no numbers: could not"), ("1.5 x", "its samples are no numbers"),
                          (" ", "row 2 has no samples")):
        rows = [dict.fromkeys(columns, "1"), dict.fromkeys(columns, "1") | {"us": samples}]
        text = "\n".join([",".join(columns), *(",".join(row.values()) for row in rows)]) + "\n"
        path.write_bytes(gzip.compress(text.encode()))
        with pytest.raises(ValueError, match=f"card.csv.gz cannot be read: {said}"):
            recordings.dataset(tmp_path)


def test_a_packed_file_that_is_cut_or_not_packed_is_named(tmp_path: Path) -> None:
    path, packed = tmp_path / "card.csv.gz", gzip.compress(b"device,problem\n" * 1000)
    flipped = packed[:20] + bytes(255 - byte for byte in packed[20:40]) + packed[40:]
    for data, said in ((packed[:-9], "end-of-stream"), (b"device\n", "[Nn]ot a gzipped file"), (flipped, "decompress")):
        path.write_bytes(data)
        with pytest.raises(ValueError, match=f"card.csv.gz cannot be read: .*{said}"):
            recordings.dataset(tmp_path)


ODD_NOTEBOOKS = {"cells null": None, "a text for a cell": ["x"], "no source": [{}],
                 "an unknown kind": [{"cell_type": "code2"}],
                 "a number for a source": [{"source": 5}], "a list of metadata": [{"source": "", "metadata": []}],
                 "a number for tags": [{"source": "", "metadata": {"tags": 5}}],
                 "no outputs": [{"source": "", "outputs": None}]}


@pytest.mark.parametrize("odd", ODD_NOTEBOOKS)
def test_json_that_is_no_notebook_is_refused_before_anything_runs(tmp_path: Path, odd: str) -> None:
    plain = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = ODD_NOTEBOOKS[odd] and [plain | each if isinstance(each, dict) else each for each in ODD_NOTEBOOKS[odd]]
    path = tmp_path / "x.ipynb"
    path.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 4}))
    with pytest.raises(ValueError, match=r"x.ipynb cannot be read: it is not a Jupyter notebook \(.*\); repair") as no:
        notebook.read(path)
    assert "\n" not in str(no.value)


@pytest.mark.parametrize("damage", [*DAMAGE, "several"])
def test_a_damaged_array_for_a_launch_is_named(tmp_path: Path, damage: str) -> None:
    whole, path = io.BytesIO(), tmp_path / "x.npy"
    np.save(whole, np.ones(8, np.float32))
    if damage == "several":
        np.savez(whole := io.BytesIO(), np.ones(8))
    data = DAMAGE.get(damage, bytes)(whole.getvalue())
    if data is not None:
        path.write_bytes(data)
    rng = np.random.default_rng(1)
    if damage == "twice":  # what follows the array is not read
        assert argument_text.value_of(str(path), rng).shape == (8,)
        return
    with pytest.raises(OSError if damage == "gone" else ValueError, match="x.npy"):
        argument_text.value_of(str(path), rng)


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
        folder = tmp_path / "clang"
        folder.mkdir(exist_ok=True)
        (folder / "gemm_naive.s.gz").write_text("")
        (folder / "gemm_naive.json").write_text(text)
        monkeypatch.setattr(listings, "FOLDER", tmp_path)
        with pytest.raises(ValueError, match="gemm_naive.json cannot be read: .*; make it again with `polaris-lab "):
            listings.load(spec)


def test_a_listing_without_its_end_is_refused_and_not_executed_for_ever() -> None:
    record = listings.load(kernel_catalogue.catalogue()["gemm_naive"])
    with pytest.raises(ValueError, match="the listing of gemm_naive is cut off: no s_endpgm ends it"):
        assembly.parse(record.text.replace("s_endpgm", "s_nop 0"), "gemm_naive")
    broken = replace(record, text=record.text.replace("amdhsa.kernels:", "amdhsa.kernels: [", 1))
    with pytest.raises(ValueError, match="the metadata of the listing cannot be read"):
        broken.program("gemm_naive")
