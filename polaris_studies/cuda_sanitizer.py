"""Ask NVIDIA's compute-sanitizer about a launch of a kernel: bad accesses, races, uninitialised values.

It watches programs in CUDA alone; see `cuda_jobs`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from polaris_lab.base.isolation import PYTHON
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Problem
from polaris_studies.cuda_jobs import write_job

PROGRAM = "compute-sanitizer"
TOOLS = ("memcheck", "racecheck", "initcheck")
TIMEOUT_S = 60.0
IN_CHILD = "import sys; from polaris_studies import cuda_jobs; cuda_jobs.run_job(*sys.argv[1:])"


def is_here(session: Session) -> bool:
    """Tell whether the sanitizer is on the PATH and the device is one that it watches."""
    return "nvidia" in session.device.platform.lower() and bool(shutil.which(PROGRAM))


def ask(session: Session, spec: KernelSpec, problem: Problem, tool: str, seed: int = 0) -> tuple[bool | None, str]:
    """Run a kernel under one of TOOLS; return whether it reports something, and its first report, or "nothing".

    The first is None where the run has no summary. Raises DeviceError as `write_job`.
    """
    with tempfile.TemporaryDirectory() as folder:
        job = write_job(session, spec, problem, problem.inputs(seed), Path(folder))
        command = [PROGRAM, "--tool", tool, *PYTHON, "-c", IN_CHILD, folder, job["name"]]
        try:
            text = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=TIMEOUT_S,
                                  check=False).stdout
        except subprocess.TimeoutExpired:
            return None, f"gave no answer in {TIMEOUT_S:g} s"
    return read_log(text)


def read_log(text: str) -> tuple[bool | None, str]:
    """Read what the sanitizer prints: whether it reports something, and its first report.

    >>> read_log("========= COMPUTE-SANITIZER\\n========= ERROR SUMMARY: 0 errors\\n")
    (False, 'nothing')
    """
    lines = [line.lstrip("=").strip() for line in text.splitlines() if line.startswith("=========")]
    summary = next((line for line in lines if " SUMMARY: " in line), "")
    counted = re.search(r"SUMMARY: (\d+)", summary)
    if not counted:
        return None, "the run has no summary"
    first = next((line for line in lines if line and not line.startswith("COMPUTE-SANITIZER")), summary)
    return int(counted[1]) > 0, first if int(counted[1]) else "nothing"
