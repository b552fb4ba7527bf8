"""Start the kernels of a batch by forking a process that has imported what notebooks import, which saves 2 to 3 s each.

A kernel finds all as a fresh one would: the process that is forked imports modules and opens no device.
"""

from __future__ import annotations

import builtins
import contextlib
import gc
import importlib
import os
import sys
import tempfile
import uuid
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

from jupyter_client import KernelManager
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from polaris_lab.base import fork_template, isolation

_IMPORTED = ("ipykernel.kernelapp", "matplotlib.pyplot", "pandas", "pyopencl", "polaris_lab.lab", "polaris_lab.plots",
             "polaris_lab.verify.proof", "polaris_sim.simulator", "polaris_lab.claims.claims")
"""What most notebooks import. Not matplotlib's backend, which prepares the kernel that imports it."""
_LAUNCHER = "ipykernel_launcher"
_BACKEND = {"MPLBACKEND": "module://matplotlib_inline.backend_inline"}
"""Where matplotlib draws in a kernel, which is said before matplotlib is imported."""
PATIENCE_S = 60.0
"""How long a kernel waits for the imports, before it is launched as Jupyter does."""


def provide(manager: KernelManager) -> None:
    """Have `manager` start its kernel by forking, if it can be."""
    manager.provisioner = ForkedProvisioner(
        kernel_id=str(uuid.uuid4()), kernel_spec=manager.kernel_spec, parent=manager)


class ForkedProvisioner(LocalProvisioner):
    """Launches IPython's kernel by forking; where that is not possible, and any other kernel, as Jupyter does."""

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Launch the kernel of the command `cmd`, with the `env`, `cwd` and `stderr` of `options`."""
        process = _forked(cmd, **options)
        if process is None:
            return await super().launch_kernel(cmd, **options)
        self.process, self.pid, self.pgid, self.cwd = process, process.pid, process.pid, options.get("cwd", Path.cwd())
        return self.connection_info


class _Process:
    """Has the methods of subprocess.Popen by which a provisioner watches and ends its kernel."""

    stdin = stdout = stderr = None

    def __init__(self, child: fork_template.Child) -> None:
        self._child, self.pid, self.returncode = child, child.pid, None

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except BlockingIOError:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self.returncode = self._child.wait(timeout)
            self._child.end()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self._child.end()


def _forked(cmd: list[str], *, env: dict[str, str], stderr: IO[str], cwd: str | os.PathLike = ".",
            **_: Any) -> _Process | None:
    if cmd[:3] != [sys.executable, "-m", _LAUNCHER]:
        return None
    template = [sys.executable, "-m", "polaris_lab.notebooks.forked_kernels"]
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder, contextlib.suppress(TimeoutError):
        child = fork_template.fork(template, __name__, (cmd[3:],), _BACKEND | env, os.path.abspath(cwd),
                                   stderr.fileno(), Path(folder), PATIENCE_S)
        return child and _Process(child)
    return None


def _be_kernel(arguments: list[str]) -> None:
    import numpy as np
    from ipykernel.kernelapp import IPKernelApp

    os.setsid()  # the kernel and what it starts get signals together
    isolation.fork_template_off()
    np.random.seed()  # else its numbers would be those of all other kernels
    sys.argv = [_LAUNCHER, *arguments, f"--IPKernelApp.parent_handle={os.getppid()}"]
    try:
        IPKernelApp.launch_instance()
    finally:
        fork_template.end_all()


if __name__ == "__main__":
    del sys.path[0]  # the folder of the batch, where a kernel that Jupyter launches would not look either
    builtins.get_ipython = lambda: SimpleNamespace(kernel=None)  # pandas asks whether it is imported in a kernel
    gc.disable()  # what is imported stays: to look for garbage in between takes a tenth of the time
    sys.modules["debugpy"] = None  # nobody debugs a cell of a batch, and a debugger takes a kernel 0.3 s to load
    for module in ("ipykernel.debugger", *_IMPORTED):
        importlib.import_module(module)
    del sys.modules["debugpy"]
    del builtins.get_ipython
    gc.enable()
    fork_template.serve(int(sys.argv[1]), _be_kernel, idle_s=None)
