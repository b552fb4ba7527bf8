"""Run every probe of an owner's hour in turn, write what each gave as it ends, and go on where a run was stopped.

A run is a folder: `run.json` says what was asked for and on which device, and each probe's file holds its rows, with
the clocks and the power that they were measured at, and the seconds that it took. A file is written at once when its
probe has ended, so that neither Ctrl-C nor a dying process takes more than the probe that was running.
"""

from __future__ import annotations

import dataclasses
import datetime
import json
import math
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue, DeviceError, unknown
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.recordings import manifest, now, read_csv, save
from polaris_lab.base.version import FORMAT
from polaris_lab.device import card_advice
from polaris_lab.device.device import Device as OpenclDevice
from polaris_lab.device.device_session import Session
from polaris_lab.measure.power_sensors import NoSensor, Sensor, Trace, find_sensor
from polaris_lab.measure.sampling import alone_on
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.source_text import token_hash
from polaris_sim.code.toolchain import OWNERS
from polaris_studies import card_predictions, owner_probes, owner_products
from polaris_studies.owner_probes import OWNER_COLUMNS, Device, Row
from polaris_studies.paced_launches import LAUNCH_MS, Pace

if TYPE_CHECKING:
    import pandas as pd

STUDY, HOUR, QUICK_MINUTES = "owner", 60.0, 3.0
PROBES: dict[str, float] = {
    "launches": 1, "chase": 4, "lane_strides": 4, "local_strides": 3, "operations": 3,
    "barriers": 2, "read_rates": 4, "chains": 4, "resident": 6, "documents": 12, "rivals": 3, "forms": 8,
    "pitches": 12}
"""The probes in their order, and the part of the whole time that each may take, as weights."""
_RUN = TypedDict("_RUN", {"device": dict[str, Any], "minutes": float, "quick": bool, "card": str, "compiler": str,
                          "predictions": str, "start": str})
_PART = TypedDict("_PART", {"rows": list[dict[str, Any]], "sensor": str, "stopped": bool, "seconds": float,
                            "longest_ms": float, "launches": int})
_SAVED = TypedDict("_SAVED", {"parameters": TypedDict("_ASKED", {"card": str, "predictions": str}),
                              "device": TypedDict("_DEVICE", {"platform": str}), "start": str})


def probe_rows(name: str, device: Device, folder: Path) -> Iterator[Row]:
    """Begin the probe of this name. Raises ValueError with the nearest names for another one."""
    if name not in PROBES:
        raise unknown("probe", name, PROBES)
    if name == "forms":
        return owner_products.forms(device, folder / "binaries")
    if name == "documents":
        return owner_products.document_products(device)
    return getattr(owner_products if name in ("pitches", "rivals") else owner_probes, name)(device)


def compiler_of(device: OpenclDevice) -> str:
    """Name what a device's driver compiles by: "aco", "LLVM" with its version, or else the driver's version."""
    named = card_advice.compiler_of(device)
    return OWNERS if named == "ACO" else named or device.driver


def begin(session: Session, *, minutes: float | None = None, quick: bool = False, out: str | Path | None = None,
          card: str | None = None) -> Path:
    """Make the folder of a new run and return it: `out`, or runs/owner/<device>/<time>.

    `card` says which card with predictions this is, where the driver's name for it does not ("Ellesmere"). Raises
    ValueError for another card, and where `out` holds a run already.
    """
    about = session.device
    if card is not None and card not in card_predictions.CARDS:
        raise unknown("card with predictions", card, card_predictions.CARDS, "card")
    card = card_predictions.card_of(about.name, about.compute_units) if card is None else card
    folder = Path(out) if out else paths.RUNS / "owner" / about.slug / now().strftime("%Y%m%dT%H%M%SZ")
    if (folder / "run.json").exists():
        raise BadValue("--out", f"--out {folder} holds a run already; go on with it by --resume {folder}")
    compiler = compiler_of(about)
    said = {"format": FORMAT, "device": {"slug": about.slug, "identity": about.identity},
            "minutes": float(minutes or (QUICK_MINUTES if quick else HOUR)), "quick": quick,
            "card": card, "compiler": compiler,
            "predictions": card_predictions.hash_for(card_predictions.table_for(card, compiler)),
            "start": now().isoformat(timespec="seconds")}
    write_text(folder / "run.json", json.dumps(said, indent=1) + "\n")
    return folder


def resume(session: Session, folder: str | Path) -> Path:
    """Check that the run in `folder` can be gone on with on this device, and return the folder.

    Raises ValueError for no run, another device, or a driver or predictions that were changed since it began.
    """
    folder = Path(folder)
    if not (folder / "run.json").is_file():
        begun = sorted((path.parent for path in (paths.RUNS / "owner").glob("*/*/run.json")), reverse=True)
        hint = f"the newest is {begun[0]}" if begun else "there is none in runs/owner; leave out --resume to begin one"
        raise BadValue("--resume", f"--resume {folder} is no folder of a run: {hint}")
    about = documents.read_json(folder / "run.json", _RUN)
    if about["device"]["identity"] != session.device.identity:
        raise BadValue("--resume", f"--resume {folder}: that run is of {about['device']['slug']}, and this device is "
                       f"{session.device.slug}; choose it by --device, or begin a run of its own")
    table = card_predictions.table_for(about["card"], about["compiler"])
    if about["compiler"] != compiler_of(session.device) or about["predictions"] != card_predictions.hash_for(table):
        raise BadValue("--resume", f"--resume {folder}: the driver or the predictions were changed after that run "
                       "began, so it cannot test them; begin a new one")
    return folder


def run(session: Session, folder: Path, *, limit_ms: float = LAUNCH_MS,
        tell: Callable[[str], object] = lambda said: None) -> bool:
    """Run the probes that are not done yet; `tell` is told of each. Returns whether every probe is done.

    A probe ends when its part of the time is over, with the rows that it has. A probe that fails is told and left out,
    to be tried again by the next resume. Raises ValueError where another process is at this very run.
    """
    with ExitStack() as held:
        try:
            held.enter_context(locked(folder, wait_s=0))
        except TimeoutError:
            raise ValueError(f"{folder}: another process is at this run; wait until it ends, or begin a new one"
                             ) from None
        return _run(session, folder, limit_ms, tell)


def _run(session: Session, folder: Path, limit_ms: float, tell: Callable[[str], object]) -> bool:
    about = documents.read_json(folder / "run.json", _RUN)
    budget = about["minutes"] * 60.0
    complete, watch = True, _Watch(session)
    if watch.failed:
        tell(f"{watch.said}; the clocks and the power of the samples stay empty")
    for name, weight in PROBES.items():
        spent = sum(documents.read_json(path, _PART)["seconds"] for path in _parts(folder).values())
        if name in _parts(folder):
            continue
        left = [each for each in PROBES if each not in _parts(folder)]
        share = max(budget - spent, 0.0) * weight / sum(PROBES[each] for each in left)
        if share < 0.2:
            tell(f"{name}: left out, the time is over")
            complete = False
            continue
        try:
            part = _measured(session, folder, name, share, about, limit_ms, watch)
        except DeviceError as error:
            tell(f"{name}: failed: {str(error).splitlines()[0]}")
            complete = False
            continue
        write_text(folder / f"{name}.json", json.dumps(part, indent=1) + "\n")
        refused = {row["note"] for row in part["rows"] if row["quantity"] == owner_products.REFUSED}
        wrong = sum(not row["ok"] for row in part["rows"])
        tell(f"{name}: {len(part['rows'])} rows in {part['seconds']:.0f} s, longest launch {part['longest_ms']:.1f} ms"
             + (", stopped when its time was over" if part["stopped"] else "") + (f", {wrong} WRONG" if wrong else "")
             + "".join(f"; left out: {why}" for why in sorted(refused)))
    return complete


def _measured(session: Session, folder: Path, name: str, seconds: float, about: dict[str, Any], limit_ms: float,
              watch: _Watch) -> dict[str, Any]:
    """Run one probe for at most `seconds`."""
    device, rows, stopped = Device(session, Pace(session, limit_ms, watch.ask), about["quick"]), [], False
    with alone_on(session.device):
        began = time.monotonic()  # that another process was waited for is no time of this probe
        for row in probe_rows(name, device, folder):
            rows.append(row | watch.take() | {"compiler": about["compiler"]})
            if time.monotonic() - began > seconds:
                stopped = True
                break
    return {"rows": rows, "sensor": watch.said, "stopped": stopped, "seconds": time.monotonic() - began,
            "longest_ms": device.pace.longest_ms, "launches": device.pace.launches}


class _Watch:
    """Asks the device's sensor at each sample for its clocks and its power, as far as it has them."""

    def __init__(self, session: Session) -> None:
        self._sensor: Sensor | None = None
        self._said: list[tuple[float, float, dict[str, float]]] = []
        self._counts = False
        try:
            self._sensor = find_sensor(session.device)
            self.said, self._counts = self._sensor.name, self._sensor.counts
        except NoSensor as why:
            self.said = str(why)

    @property
    def failed(self) -> bool:
        """Tell whether there is nothing to ask, or no longer."""
        return self._sensor is None

    def ask(self) -> None:
        """Read the sensor now."""
        if self._sensor is None:
            return
        try:
            self._said.append((time.perf_counter(), self._sensor.read(), self._sensor.conditions()))
        except Exception as error:  # noqa: BLE001 - a sensor that fails midway must not end an hour's run
            self.said += f"; it failed: {error}"
            self._sensor = None

    def take(self) -> dict[str, float]:
        """Return the conditions of the samples since the last call, NaN for what is not known."""
        said, self._said = self._said, []
        clocks = {column: float(np.median([known[name] for _, _, known in said if name in known] or [math.nan]))
                  for column, name in (("sclk_mhz", "clock_mhz"), ("mclk_mhz", "memory_mhz"))}
        trace = Trace(*(np.array([each[part] for each in said]) for part in (0, 1)), self._counts)
        return clocks | {"power_w": trace.watts if said else math.nan}


def _parts(folder: Path) -> dict[str, Path]:
    """Return the files of the probes that are done, by name, in the order of PROBES."""
    return {name: path for name in PROBES if (path := folder / f"{name}.json").is_file()}


def table(folder: Path) -> pd.DataFrame:
    """Read what a run has so far: rows of OWNER_COLUMNS, the longest launches among them as the probe "conditions".

    Raises ValueError for a folder without any.
    """
    import pandas as pd

    slug = documents.read_json(folder / "run.json", _RUN)["device"]["slug"]
    rows = []
    for name, path in _parts(folder).items():
        part = documents.read_json(path, _PART)
        rows += [{"probe": name, **row} for row in part["rows"]]
        rows.append({"probe": "conditions", "case": name, "x": 0.0, "quantity": "longest launch",
                     "value": part["longest_ms"], "unit": "ms", "samples": part["launches"], "ok": True,
                     "note": part["sensor"]})
    if not rows:
        raise ValueError(f"{folder} holds no probe that ended; go on with --resume {folder}")
    return pd.DataFrame(rows).assign(run_id="", study=STUDY, device=slug)[OWNER_COLUMNS]


def save_run(session: Session, folder: Path, *, record: bool) -> Path:
    """Write a run's rows and their manifest, below data/measured when `record`, else below runs; return the CSV's path.
    """
    about = documents.read_json(folder / "run.json", _RUN)
    kernels = {path.stem: {"source_sha256": token_hash(path.read_text(encoding="utf-8"))}
               for path in owner_probes.sources()}
    kernels |= {name: {"source_sha256": resolve(name).source_hash()} for name in
                {*(kernel for kernel, _ in owner_products.document_cells()), *owner_products.PITCHED, "gemm_polaris"}}
    asked = {name: about[name] for name in ("minutes", "quick", "card", "compiler", "predictions")}
    asked["launch_ms"] = LAUNCH_MS
    facts = manifest(dataclasses.asdict(session.device), kernels, asked, 0,
                     datetime.datetime.fromisoformat(about["start"]))
    return save(table(folder), STUDY, facts, record=record)


def newest(where: str = "recorded") -> tuple[pd.DataFrame, dict[str, Any]]:
    """Read a saved run, its rows and its manifest: the newest of data/measured, or of runs/ as well.

    `where` is "recorded" or "newest". A run of a card with predictions goes before all others. Raises ValueError for
    another word, and where there is no run.
    """
    found = _saved(where)
    if not found:
        raise ValueError("no owner's run is saved yet; `polaris-lab owner` makes one")
    about, path = max(found, key=lambda each: (bool(each[0]["parameters"]["card"]), each[1].stem))
    return read_csv(path, OWNER_COLUMNS).fillna({"note": "", "unit": ""}), about


def saved_runs(where: str = "recorded") -> pd.DataFrame:
    """List the saved runs, the newest last: what ran, by which driver, how long it was, its rows, and how many of them
    are wrong. `where` is as in `newest`."""
    import pandas as pd

    listed = []
    for about, path in sorted(_saved(where), key=lambda each: each[1].stem):
        rows = read_csv(path, OWNER_COLUMNS)
        listed.append({"device": path.parents[1].name, "platform": about["device"]["platform"],
                       "run": "quick" if about["parameters"]["quick"] else "full",
                       "predictions for": about["parameters"]["card"] or "none", "rows": len(rows),
                       "wrong": int((~rows["ok"].astype(bool)).sum()), "on": f"{about['start'][:10]}"})
    return pd.DataFrame(listed, columns=["device", "platform", "run", "predictions for", "rows", "wrong", "on"]
                        ).set_index("device")


def _saved(where: str) -> list[tuple[dict[str, Any], Path]]:
    """Return the manifest and the file of each saved run. Raises ValueError for another word than `newest` takes."""
    roots = {"recorded": [paths.MEASURED], "newest": [paths.MEASURED, paths.RUNS / "measured"]}
    if where not in roots:
        raise unknown("place of a run", where, roots, "where")
    return [(documents.read_json(path.with_suffix(".json"), _SAVED), path) for root in roots[where]
            for path in root.glob(f"*/{STUDY}/*.csv") if path.with_suffix(".json").exists()]


def judged(rows: pd.DataFrame, about: dict[str, Any]) -> pd.DataFrame:
    """Compare a saved run with the predictions for its card, as `card_predictions.judge`; empty without predictions."""
    asked = about["parameters"]
    if not asked["card"]:
        import pandas as pd

        return pd.DataFrame(columns=[*card_predictions.COLUMNS, *card_predictions.MEASURED])
    return card_predictions.judge(rows, card_predictions.table_for(asked["card"], asked["compiler"]),
                                  asked["predictions"], about["start"], about["device"]["platform"])
