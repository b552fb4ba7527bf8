"""Grade a reader's kernel: is it right, and how fast is it compared with the chapter's own kernel and the library?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.errors import BadValue
from polaris_lab.base.paths import KERNELS
from polaris_lab.device.device import Device
from polaris_lab.lab import open_lab
from polaris_lab.measure.libraries import available
from polaris_lab.measure.summaries import versus
from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify.proof import check

SIZES = {"cpu": 512}
"""Rows and columns of the timed product by kind of device; GPU_SIZE elsewhere."""
GPU_SIZE = 2048
TIMING_S = 4.0
"""Seconds that the samples of all kernels may take together."""


class Task(NamedTuple):
    """Describes a chapter's own kernel: its file below kernels/, its launch, and the part of its speed to reach.

    `tells_on_cpu` is False where the kernel that the reader starts from may be as fast on a CPU.
    """

    file: str
    local: tuple[int, int]
    block: tuple[int, int]
    target: float
    tells_on_cpu: bool = True

    def spec(self) -> KernelSpec:
        """Open the chapter's own kernel."""
        return kernel(KERNELS / self.file, local=self.local, block=self.block)


TASKS: Mapping[int, Task] = {
    1: Task("lesson/first_product.cl", (8, 8), (8, 8), 0.9),
    3: Task("gemm/gemm_naive.cl", (16, 16), (16, 16), 0.9),
    4: Task("gemm/gemm_tiled.cl", (16, 16), (16, 16), 0.9),
    5: Task("course/course_8x8.cl", (16, 16), (128, 128), 0.8),
    6: Task("course/course_float4.cl", (16, 16), (128, 128), 0.8, tells_on_cpu=False),
    7: Task("course/course_padded.cl", (16, 16), (128, 128), 0.8, tells_on_cpu=False),
    8: Task("course/course_early.cl", (16, 16), (128, 128), 0.8),
    9: Task("course/course_finished.cl", (16, 16), (128, 128), 0.8, tells_on_cpu=False),
}
"""The chapters that end with a kernel to write. A part of the chapter's own speed is a target on any device."""


@dataclass(frozen=True)
class Grade:
    """Holds the verdict on a reader's kernel: `passed` the check, `reached` the target, and `text` says both.

    `of_chapter` and `of_library` are its speed as parts of theirs, medians of samples in turns; both are None where the
    check failed. `reached` goes by the median, also where the text says that its interval leaves this undecided.
    """

    passed: bool
    reached: bool
    text: str
    of_chapter: float | None = None
    of_library: float | None = None

    def __repr__(self) -> str:
        return self.text


def grade(file: str | Path, chapter: int, device: str = "auto", *, local: tuple[int, int] | None = None,
          block: tuple[int, int] | None = None, defines: Mapping[str, int] | None = None,
          size: int | None = None) -> Grade:
    """Check your kernel, time it in turns with the chapter's own and with the device's library, and say how it did.

    `local`, `block` and `defines` are those of `pl.kernel`; without them your kernel is launched as the chapter's own.
    `size` is the side of the square product that is timed. A kernel that fails the check has no speed. With large tiles
    the check takes a minute or more. Raises ValueError for a chapter without a task, and what `pl.kernel`, `pl.check`
    and `lab.measure` raise.

    >>> pl.grade("kernels/lesson/first_product.cl", chapter=1, size=64)
    first_product.cl passed the check.
    At 64 x 64 x 64 it reaches ...
    """
    if chapter not in TASKS:
        raise BadValue("chapter", f"chapter is {chapter!r}; chapters with a kernel to write are "
                       f"{', '.join(map(str, TASKS))}")
    task, name = TASKS[chapter], Path(file).name
    mine = kernel(file, local=local or task.local, block=block or (local if local else task.block), defines=defines)
    report = check(mine, device)
    if not report.ok:
        return Grade(False, False, f"{name} fails the check: {report.headline}\nNo speed is shown for a wrong kernel.")
    lab = open_lab(device)
    n = size or SIZES.get(lab.device.kind, GPU_SIZE)
    library = library_of(lab.device)
    entrants = [replace(mine, name="yours"), replace(task.spec(), name="chapter"), *filter(None, [library])]
    rows = lab.measure(entrants, n, n, n, seconds=TIMING_S)
    if not rows.loc[rows["kernel"] == "yours", "ok"].all():
        return Grade(False, False, f"{name} passed the check and gives a wrong product at {n} x {n} x {n}.\n"
                                   "No speed is shown for a wrong kernel.")
    speed = rows.loc[rows["kernel"] == "yours", "gflops"].median()
    of_chapter, low, high = versus(rows, "chapter", "yours").loc[0, ["ratio", "low", "high"]]
    of_library = float(versus(rows, library, "yours")["ratio"].iloc[0]) if library else None
    reached = bool(of_chapter >= task.target)
    rival = f"{of_library:.0%} of the speed of {library} and " if library else ""
    verdict = "reached" if reached else f"{task.target / of_chapter:.2f} times as fast is still to go"
    if low < task.target <= high:
        verdict = "undecided, since the interval holds it: close other programs and grade again"
    text = (f"{name} passed the check.\n"
            f"At {n} x {n} x {n} it reaches {rival}{of_chapter:.0%} of {Path(task.file).stem} (interval "
            f"{low:.0%} to {high:.0%}), with {speed:,.1f} GFLOPS.\n"
            f"The target of chapter {chapter}, {task.target:.0%} of {Path(task.file).stem}: {verdict}.")
    if lab.device.kind == "cpu" and not task.tells_on_cpu:
        text += "\nOn a CPU this target does not tell: the kernel that you start from may already reach it."
    return Grade(True, reached, text.replace("%", " %"), float(of_chapter), of_library)


def library_of(device: Device) -> str | None:
    """Name the library that a kernel is compared with: the vendor's or CLBlast on a GPU, NumPy on a CPU."""
    ours = available(device)
    return next((name for name in (("numpy",) if device.kind == "cpu" else ("cublas", "clblast")) if name in ours),
                None)
