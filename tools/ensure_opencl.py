"""Make sure that one OpenCL device works: try what is there, else install PoCL, else say the command to type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.device.device import Device

WHEEL = "pocl-binary-distribution==3.0"
BY_HAND = {"apt-get": "pocl-opencl-icd", "dnf": "pocl", "brew": "pocl"}  # tool -> its name for PoCL


def main() -> int:
    device, trouble = working()
    for remedy in (system_package, wheel):
        if device is None:
            print(f"OpenCL: {trouble}", flush=True)
            device, trouble = remedy()
    if device is None:
        print(f"OpenCL: {trouble}", flush=True)
        print(f"No OpenCL device works yet: {by_hand()}, then run make again.", file=sys.stderr)
        return 1
    print(f"OpenCL: {device} works")
    return 0


def working() -> tuple[Device | None, str]:
    """Find the device that "auto" means, or None and the reason. A new process looks, since it sees new drivers."""
    try:
        return isolation.call("polaris_lab.device.device:find", "auto", env={"POLARIS_DEVICE": ""}).value, ""
    except (DeviceError, ChildDied) as error:
        return None, str(error)


def system_package() -> tuple[Device | None, str]:
    """Install Debian's PoCL and CLBlast when that takes no password."""
    if not shutil.which("apt-get"):
        return None, "there is no apt-get here"
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if root and (not shutil.which("sudo") or run("sudo", "-n", "true", quiet=True)):
        return None, "installing PoCL by apt-get needs a password"
    install = *root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y"
    run(*root, "apt-get", "update")
    if run(*install, "pocl-opencl-icd"):
        return None, "apt-get could not install pocl-opencl-icd"
    run(*install, "libclblast1")  # 4 MB for a library to compare with; the lab works without it
    return working()


def wheel() -> tuple[Device | None, str]:
    """Install PyPI's PoCL, and remove it if it does not work: on a CPU newer than itself it cannot build kernels."""
    if run(sys.executable, "-m", "pip", "install", "--quiet", WHEEL):
        return None, f"pip could not install {WHEEL}"
    device, trouble = working()
    if device is None:
        run(sys.executable, "-m", "pip", "uninstall", "--quiet", "--yes", WHEEL.split("==")[0])
    return device, trouble


def by_hand() -> str:
    """Say what the reader can do: a command, where one is known."""
    tool = next(filter(shutil.which, BY_HAND), None)
    if tool is None:
        return "install PoCL or your vendor's OpenCL driver"
    sudo = "" if os.geteuid() == 0 or tool == "brew" else "sudo "
    return f"type `{sudo}{tool} install {BY_HAND[tool]}`"


def run(*command: str, quiet: bool = False) -> int:
    """Run a command, printed first unless `quiet`, and return its exit status."""
    if quiet:
        return subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    print("+", *command, flush=True)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
