"""Read and write `data/`: raw samples with their manifests, and the published tables."""

from __future__ import annotations

import datetime
import io
import json
import os
import platform
import re
import statistics
import subprocess
import time
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.blas_environment import OVERRIDES
from polaris_lab.base.errors import BadType, BadValue, unknown
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.host_names import host_name, worked
from polaris_lab.base.host_processor import processor_name
from polaris_lab.base.typed_command import command_line
from polaris_lab.base.version import FORMAT, __version__

if TYPE_CHECKING:
    import pandas as pd

GEMM = ["m", "n", "k", "lda", "ldb", "ldc", "trans", "alpha", "beta"]
"""The columns that describe a product; a transpose is m x n, from lda to ldc."""
ATTENTION = ["b", "h", "s", "t", "d", "causal", "diagonal", "scale", "order", "ld"]
"""The columns that take their place in a file of attentions."""
COLUMNS = [
    "run_id",
    "study",
    "device",
    "kernel",
    "config",
    *GEMM,
    "dtype",
    "sample",
    "device_ms",
    "host_ms",
    "gflops",
    "max_abs_error",
    "bound_fraction",
    "ok",
    "power_w",
]
"""The columns of a file of samples, in order: times in ms, errors absolute, `bound_fraction` of the error bound."""
_AT = COLUMNS.index(GEMM[0])
ATTENTION_COLUMNS = [*COLUMNS[:_AT], *ATTENTION, *COLUMNS[_AT + len(GEMM):]]
"""The columns of a file of samples of attentions."""
DATASET_COLUMNS = ["device", "problem", "family", "m", "n", "k", "trans", "kernel", "config", "us"]
"""The columns of a file of the data set of choices; `us` holds the raw samples in microseconds, with spaces between."""
NUMBERS = {"m", "n", "k", "device_ms", "host_ms", "gflops", "rate", "max_abs_error", "bound_fraction", "ok"}
_SOURCE = TypedDict("_SOURCE", {"source_sha256": NotRequired[str | None]})
MANIFEST = TypedDict("MANIFEST", {"kernels": dict[str, _SOURCE]})
"""The shape of a manifest from which the hashes of sources are read."""
MANIFEST_OF_DEVICE = TypedDict("MANIFEST_OF_DEVICE", {"device": dict[str, Any]})
"""The shape of a manifest from which the device is read."""
PACKAGES = ("numpy", "pandas", "scipy", "matplotlib", "pyopencl", "papermill", "nbclient", "ipykernel")


def manifest(device: Mapping[str, Any], kernels: Mapping[str, Any], parameters: Mapping[str, Any], seed: int,
             start: datetime.datetime) -> dict[str, Any]:
    """Return the manifest of a file of samples: their origin, and what is needed to measure them again.

    `device` holds the facts of the device, `kernels` each kernel's source hash and build options. The commit is git's,
    or POLARIS_COMMIT where there is no repository. `environment` is what sets the threads of a CPU and the kernels of
    OpenBLAS. `host` tells machines apart without naming them, and `command` is what was typed, without their folders.
    `workers`, where a cluster helped, says how many pieces each of its hosts and devices gave back to this process.
    """
    return {
        **commit(),
        "polaris_lab": __version__,
        "packages": {name: metadata.version(name) for name in PACKAGES if _installed(name)},
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release().split('-')[0]}",
        "processor": processor_name(),
        "host": host_name(),
        **({"workers": dict(sorted(worked.items()))} if worked else {}),
        "environment": _environment(),
        "device": dict(device),
        "kernels": dict(kernels),
        "parameters": dict(parameters),
        "seed": seed,
        "command": command_line(),
        "start": start.isoformat(timespec="seconds"),
        "end": now().isoformat(timespec="seconds"),
    }


def _environment() -> dict[str, str | None]:
    """Return the variables that set a CPU's threads and OpenBLAS's kernels; None for an override that is not set."""
    found = {name: value for name, value in os.environ.items() if name.startswith(("POCL_", "OPENBLAS_", "OMP_"))}
    return dict(sorted((dict.fromkeys(OVERRIDES) | found).items()))


def now() -> datetime.datetime:
    """Return the time, in UTC."""
    return datetime.datetime.now(datetime.UTC)


def git(*command: str) -> str | None:
    """Return what git prints of this repository; None where it fails, or is not installed."""
    try:
        done = subprocess.run(["git", "-C", str(paths.ROOT), *command], check=False, capture_output=True, text=True,
                              timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


SOURCES = ("polaris_", "kernels/", "notebooks/")
"""How the paths of files begin that a recording may depend on."""


def commit() -> dict[str, Any]:
    """Return the "commit" of the source tree and whether it is "dirty": a file of that commit is changed, or one is new
    in a folder of SOURCES. A kernel of one's own in the root, and what a recording itself writes, do not count.

    POLARIS_COMMIT ("HASH" or "HASH-dirty") answers where it is set, so that a copy without git can be measured too.
    """
    given = os.environ.get("POLARIS_COMMIT", "")
    if given:
        return {"commit": given.removesuffix("-dirty"), "dirty": given.endswith("-dirty")}
    found = git("rev-parse", "HEAD")
    if not found:
        return {"commit": None, "dirty": None}
    changes = (git("status", "--porcelain", "--", ".", ":!data", ":!figures") or "").splitlines()
    return {"commit": found, "dirty": any(not line.startswith("?? ") or line[3:].startswith(SOURCES)
                                          for line in changes)}


def _installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def save(rows: pd.DataFrame, study: str, facts: Mapping[str, Any], *, record: bool) -> Path:
    """Write samples and their manifest as `<device>/<study>/<run_id>.csv` and `.json`; returns the CSV's path.

    Below `data/measured` when `record`, else below `runs/measured`. The manifest is written last: a run without
    one is not valid. Of several processes that save at the same time each gets a second, and so a name, of its own.
    Raises ValueError when `rows` is empty or not of one device, or `study` is no plain name; TypeError, before anything
    is written, for a fact that JSON cannot hold.
    """
    slugs = rows["device"].unique()
    if len(slugs) != 1:
        raise BadValue("rows", f"rows are of {len(slugs)} devices; a file holds one device's samples")
    folder = (paths.MEASURED if record else paths.RUNS / "measured") / slugs[0] / plain_name("study", study)
    about = _json_of({"study": study, **facts})
    with locked(folder):
        while (path := folder / f"{(run_id := now().strftime('%Y%m%dT%H%M%SZ'))}.csv").exists():
            time.sleep(0.1)  # two runs in one second
        write_text(path, rows.assign(run_id=run_id, study=study).to_csv(index=False, float_format="%.9g"))
        try:
            write_text(path.with_suffix(".json"), json.dumps({"format": FORMAT, "run_id": run_id, **about},
                                                               indent=1) + "\n")
        except BaseException:  # a table without a manifest would never be read
            path.unlink(missing_ok=True)
            raise
    return path


def plain_name(argument: str, name: str) -> str:
    """Return a name that can stand in a path as one folder or file. Raises ValueError naming the `argument`
    otherwise, so that no file is written elsewhere."""
    if not isinstance(name, str) or not re.fullmatch(r"\w[\w.+-]{0,99}", name):
        raise BadValue(argument, f"{argument} is {name!r}; give a plain name of letters, digits, '_', '-' and '.'")
    return name


def _json_of(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as JSON gives them back. NumPy's scalars and arrays become numbers and lists."""
    def plain(value: Any) -> Any:
        if hasattr(value, "tolist"):
            return value.tolist()
        raise BadType("facts", f"a manifest cannot hold a {type(value).__name__}: {value!r}; give numbers, texts, "
                      "lists or dicts")

    return json.loads(json.dumps(facts, default=plain))


def recorded(study: str, columns: list[str] = COLUMNS, *, run: str = "*") -> pd.DataFrame:
    """Read the newest valid recording of `study` from each device into one table: a row per sample, times in ms.

    `columns` are the columns to read; `run` names one run instead of the newest. Raises ValueError that names a corrupt
    file, and when the study or run does not exist.

    >>> rows = pl.recorded("repair")
    >>> "nvidia-h200" in set(rows["device"]), list(rows.columns[:4])
    (True, ['run_id', 'study', 'device', 'kernel'])
    """
    import pandas as pd

    tables = []
    for folder in sorted(paths.MEASURED.glob(f"*/{plain_name('study', study)}")):
        valid = [path for path in sorted(folder.glob("*.csv"))
                 if run in ("*", path.stem) and path.with_suffix(".json").exists()]
        tables += [_read(path, columns) for path in valid[-1:]]
    if not tables and run != "*":
        raise unknown("run", run, sorted({path.stem for path in paths.MEASURED.glob(f"*/{study}/*.csv")}))
    if not tables:
        raise unknown("recorded study", study, sorted({path.parent.name for path in paths.MEASURED.glob("*/*/*.csv")}),
                      "study")
    return pd.concat(tables, ignore_index=True)


def sources(rows: pd.DataFrame) -> list[str]:
    """Return the files, as paths in the repository, that recorded rows come from."""
    runs = rows[["device", "study", "run_id"]].drop_duplicates()
    return [f"data/measured/{run.device}/{run.study}/{run.run_id}.csv" for run in runs.itertuples()]


def source_hashes(device: str, study: str, run_id: str) -> dict[str, str | None]:
    """Return the hash of each kernel's source in one recorded run, None where unknown; empty without a manifest."""
    path = paths.MEASURED / device / study / f"{run_id}.json"
    if not path.exists():
        return {}
    kernels = documents.read_json(path, MANIFEST)["kernels"]
    return {name: facts.get("source_sha256") for name, facts in kernels.items()}


def device_facts(rows: pd.DataFrame) -> pd.DataFrame:
    """Read the devices' facts from the manifests of recorded rows: one line a slug, the fields of Device as columns."""
    import pandas as pd

    facts = {}
    for device, source in zip(rows["device"].unique(), sources(rows.drop_duplicates("device")), strict=True):
        facts[device] = documents.read_json((paths.ROOT / source).with_suffix(".json"), MANIFEST_OF_DEVICE)["device"]
    return pd.DataFrame.from_dict(facts, orient="index")


def _read(path: Path, columns: list[str]) -> pd.DataFrame:
    import pandas as pd

    documents.read_json(path.with_suffix(".json"), dict)  # whose format says whether the samples can be read
    table = read_csv(path, columns)
    if table.empty:
        raise ValueError(f"{path.name} of {path.parent.name} holds no samples; remove it or measure again")
    words = [name for name in columns if name in NUMBERS and not pd.api.types.is_numeric_dtype(table[name])]
    if words:
        raise ValueError(
            f"{path.name} of {path.parent.name} holds no numbers in {', '.join(words)}; restore it with git"
        )
    return table


def read_csv(path: Path, columns: list[str]) -> pd.DataFrame:
    """Read a table that must have `columns`. Raises ValueError naming a file that is empty, corrupt or lacks one."""
    import pandas as pd

    text = documents.read_text(path)
    try:
        if text and not text.endswith("\n"):
            raise ValueError("it ends in the middle of a line")
        table = pd.read_csv(io.StringIO(text), dtype={"run_id": str, "trans": str, "config": str}, keep_default_na=True)
    except ValueError as error:  # pandas' EmptyDataError and ParserError are ValueErrors
        raise documents.damaged(path, str(error).strip()) from None
    missing = [name for name in columns if name not in table.columns]
    if missing:
        raise documents.damaged(path, f"it lacks the columns {', '.join(missing)}")
    return table


def dataset(folder: Path | None = None) -> pd.DataFrame:
    """Read the data set of choices: one row a problem, kernel, configuration and device, with its raw samples.

    The columns are DATASET_COLUMNS, where `us` is a tuple of samples in microseconds, and `median_us`. The data card is
    data/dataset/README.md. Raises ValueError where `folder` (data/dataset) has no files, and naming one that is
    corrupt.
    """
    import pandas as pd

    files = sorted((folder or paths.DATASET).glob("*.csv.gz"))
    if not files:
        raise BadValue("folder", f"folder: {folder or 'data/dataset'} holds no rows; `python -m "
                       "polaris_studies.record_dataset` makes them")
    table = pd.concat([_problems(path) for path in files], ignore_index=True)
    return table.assign(config=table["config"].fillna(""), median_us=[statistics.median(each) for each in table["us"]])


def _problems(path: Path) -> pd.DataFrame:
    """Read one device's file of the data set, with the samples of each row as numbers."""
    table = read_csv(path, DATASET_COLUMNS)
    try:
        samples = [tuple(map(float, str(text).split())) for text in table["us"]]
    except ValueError as error:
        raise documents.damaged(path, f"its samples are no numbers: {error}") from None
    if () in samples:
        raise documents.damaged(path, f"row {samples.index(()) + 1} has no samples")
    return table.assign(us=samples)


def published(table: str = "measurements") -> pd.DataFrame:
    """Read a table of the source documents, "measurements" or "claims": a row each, indexed by id.

    >>> pl.published("claims").loc["S0-C09", "kind"]
    'numeric_accuracy'
    """
    columns = {"measurements": ["id", "kernel", "variant", "metric", "m", "value", "unit"],
               "claims": ["id", "claim", "kind", "suspicion"]}
    if table not in columns:
        raise unknown("published table", table, columns, "table")
    return read_csv(paths.PUBLISHED / f"{table}.csv", columns[table]).set_index("id")


def setting(config: Mapping[str, Any]) -> str:
    """Format a configuration as text for the column "config": "TILE=16 PAD=1"."""
    return " ".join(f"{name}={value}" for name, value in config.items())


def read_setting(text: str) -> dict[str, int]:
    """Read a configuration from the column "config", as `setting` wrote it. Raises ValueError for other text."""
    return {name: int(value) for name, value in (part.split("=") for part in text.split())}
