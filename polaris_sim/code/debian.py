"""Download Debian packages of any release with the system's apt, and unpack them; nothing is installed."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base.errors import DeviceError

VERSIONS = "packages.txt"
"""The file of an unpacked folder that names the packages and their versions."""


def cache(name: str) -> Path:
    """Return the folder of the user's cache that packages for `name` are unpacked into."""
    import platformdirs

    return platformdirs.user_cache_path("polaris-lab", appauthor=False) / name


def unpack(suite: str, packages: Sequence[str], folder: Path, *, dependencies: bool = True) -> None:
    """Download `packages` of a release, with all that they depend on, and unpack them into a new `folder`.

    apt keeps its lists of the release in a folder of its own, which is deleted at the end. Raises DeviceError where apt
    has no mirror of Debian or fails.
    """
    mirror = next((uri for uri in run(["apt-get", "indextargets", "--format", "$(REPO_URI)"]).split()
                   if uri.endswith("/debian/")), None)
    if mirror is None:
        raise DeviceError("apt's sources name no mirror of Debian")
    apt = folder.with_name("apt")
    for each in (apt, folder):
        shutil.rmtree(each, ignore_errors=True)
    archives = apt / "var/cache/apt/archives"
    for each in ("etc/apt/apt.conf.d", "etc/apt/preferences.d", "var/lib/apt/lists/partial", "var/lib/dpkg",
                 "var/cache/apt/archives/partial"):
        (apt / each).mkdir(parents=True)
    folder.mkdir(parents=True)
    (apt / "var/lib/dpkg/status").touch()
    (apt / "etc/apt/sources.list").write_text(
        f"deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {mirror} {suite} main\n")
    own = ["apt-get", "-qq", *(word for each in (
        f"Dir={apt}", f"Dir::State::status={apt}/var/lib/dpkg/status", "APT::Sandbox::User=", "Debug::NoLocking=1",
        "APT::Architecture=amd64", "APT::Install-Recommends=0") for word in ("-o", each))]
    run([*own, "update"])
    if dependencies:
        run([*own, "install", "-y", "--download-only", *packages])
    else:
        run([*own, "download", *packages], archives)
    found = [str(path) for path in sorted(archives.glob("*.deb"))]
    for package in found:
        run(["dpkg-deb", "-x", package, str(folder)])
    versions = [run(["dpkg-deb", "--show", "--showformat", "${Package} ${Version}\\n", each]) for each in found]
    (folder / VERSIONS).write_text("".join(versions), encoding="utf-8")
    shutil.rmtree(apt)


def run(command: Sequence[str], folder: Path | None = None) -> str:
    """Run a command and return what it printed. Raises DeviceError with its message when it fails."""
    try:
        return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", "") or str(error)
        raise DeviceError(f"`{' '.join(command[:3])} ...` failed: {said.strip()[-500:]}") from None
