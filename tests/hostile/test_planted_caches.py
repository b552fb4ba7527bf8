"""A folder for caches that another user may have filled is not used: what lies in a cache is executed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from polaris_lab.device import pocl_cache

if os.name != "posix" or os.getuid():
    pytest.skip("only root can give folders to another user", allow_module_level=True)
OTHER = 12345


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary folder that all users share, and no folder for caches of one's own."""
    tmp_path.chmod(0o1777)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("HOME", "/proc/none")
    monkeypatch.setenv("XDG_CACHE_HOME", "")  # so that what the test leaves there is forgotten
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("POCL_CACHE_DIR", "")
    return tmp_path


def chosen() -> Path:
    pocl_cache.set_cache_dir()
    folder = Path(os.environ["XDG_CACHE_HOME"])
    assert folder.stat().st_uid == os.getuid() and not folder.stat().st_mode & 0o077
    return folder


def test_the_folder_is_private_and_the_same_each_time(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = chosen()
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert first.parent == shared and chosen() == first


@pytest.mark.parametrize("plant", ["folder", "writable", "link", "file"])
def test_what_was_planted_there_is_not_used(plant: str, shared: Path) -> None:
    place, others = shared / f"polaris-lab-{os.getuid()}-cache", shared / "others"
    others.mkdir()
    os.chown(others, OTHER, OTHER)
    if plant == "link":
        place.symlink_to(others)
    elif plant == "file":
        place.write_text("")
    else:
        place.mkdir()
        place.chmod(0o777)
        if plant == "folder":
            os.chown(place, OTHER, OTHER)
    assert chosen() not in (place, others)


@pytest.mark.parametrize("variable", ["HOME", "XDG_CACHE_HOME"])
def test_nor_is_a_home_s_cache_of_another_user(variable: str, shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with HOME=/tmp in a container, where anyone may have made /tmp/.cache."""
    planted = shared / ".cache"
    planted.mkdir()
    os.chown(planted, OTHER, OTHER)
    monkeypatch.setenv(variable, str(shared if variable == "HOME" else planted))
    assert chosen() != planted


def test_one_s_own_cache_stays(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(shared))
    pocl_cache.set_cache_dir()
    assert "XDG_CACHE_HOME" not in os.environ and (shared / ".cache").is_dir()
