"""List the recorded runs: each file of samples below data/measured with its manifest."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from polaris_lab.base import documents, paths


class RecordedRun(NamedTuple):
    """Holds one recorded run: the file of its samples, and its manifest, empty where there is none that can be read."""

    device: str
    study: str
    run_id: str
    csv: Path
    manifest: dict[str, Any]

    @property
    def name(self) -> str:
        """Return `<device>/<study>/<run_id>`, as the file stands below its folder."""
        return f"{self.device}/{self.study}/{self.run_id}"


def runs_below(folder: Path | None = None) -> list[RecordedRun]:
    """List every run below `folder`, data/measured unless given, by device, study and time."""
    found = []
    for path in sorted((folder or paths.MEASURED).glob("*/*/*.csv")):
        device, study = path.parts[-3:-1]
        found.append(RecordedRun(device, study, path.stem, path, _manifest(path.with_suffix(".json"))))
    return found


def newest(runs: list[RecordedRun]) -> list[RecordedRun]:
    """Keep the newest run of each device and study that has a manifest: what tables and figures read."""
    return list({(run.device, run.study): run for run in runs if run.manifest}.values())


def _manifest(path: Path) -> dict[str, Any]:
    try:
        return documents.read_json(path, dict)
    except documents.OtherFormat:  # a run of a newer lab is not passed over
        raise
    except ValueError:
        return {}
