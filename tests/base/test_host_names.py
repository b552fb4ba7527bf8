"""Manifests tell machines apart, and do not tell which machine it was."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import host_names, paths
from polaris_lab.base.host_names import HOST, host_name, is_host_name


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    monkeypatch.delenv(HOST, raising=False)
    host_name.cache_clear()
    yield
    host_name.cache_clear()


def name_of(machine: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(socket, "gethostname", lambda: machine)
    host_name.cache_clear()
    return host_name()


def test_a_machine_keeps_its_name_and_two_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = name_of("anna-desktop", monkeypatch), name_of("node-17", monkeypatch)
    assert first != second and name_of("anna-desktop", monkeypatch) == first
    assert is_host_name(first) and "anna" not in first


def test_without_the_random_text_the_name_cannot_be_guessed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = name_of("anna-desktop", monkeypatch)
    monkeypatch.setattr(paths, "CACHE", tmp_path / "elsewhere")
    assert name_of("anna-desktop", monkeypatch) != first


def test_a_cache_that_cannot_be_written_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError("no space")

    monkeypatch.setattr(host_names, "write_text", full)
    assert is_host_name(host_name())


def test_an_owner_may_choose_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOST, "bench-2")
    assert host_name() == "bench-2"
    monkeypatch.setenv(HOST, "../etc")
    host_name.cache_clear()
    with refuses("POLARIS_HOST"):
        host_name()
