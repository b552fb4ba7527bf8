"""Platforms without a device: the sentence that says what to type."""

from __future__ import annotations

import os

import pytest

from polaris_lab.device import device, platform_advice
from polaris_lab.device.platform_advice import broken_library, why_empty


@pytest.fixture
def cards(monkeypatch, tmp_path):
    """A machine with one card whose node may be opened, and libclc."""
    (tmp_path / "renderD128").write_text("")
    (tmp_path / "spirv64-mesa3d-.spv").write_text("")
    monkeypatch.setattr(platform_advice, "CARDS", tmp_path)
    monkeypatch.setattr(platform_advice, "CLC", (tmp_path,))
    return tmp_path


def test_rusticl_drives_only_what_it_is_told_to(cards) -> None:
    assert "export RUSTICL_ENABLE=radeonsi" in why_empty("rusticl", {})
    assert "no card for RUSTICL_ENABLE=nouveau" in why_empty("rusticl", {"RUSTICL_ENABLE": "nouveau"})


def test_a_card_that_may_not_be_opened(cards, monkeypatch) -> None:
    monkeypatch.setattr(os, "access", lambda node, mode: False)
    for platform in ("rusticl", "Clover"):
        assert "usermod -aG video,render" in why_empty(platform, {"RUSTICL_ENABLE": "radeonsi"})


def test_no_card_and_no_libclc(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(platform_advice, "CARDS", tmp_path)
    monkeypatch.setattr(platform_advice, "CLC", (tmp_path,))
    said = why_empty("rusticl", {"RUSTICL_ENABLE": "radeonsi"})
    assert "modprobe amdgpu" in said and "apt-get install libclc-15" in said
    assert "modprobe amdgpu" in why_empty("Clover", {})


@pytest.mark.parametrize(("platform", "says"), [
    ("AMD Accelerated Parallel Processing", "RX 480, 570, 580 or 590"), ("NVIDIA CUDA", "nvidia-smi"),
    ("Another OpenCL", "no hardware")])
def test_other_platforms(platform, says) -> None:
    assert says in why_empty(platform, {})


def test_a_library_that_is_not_there(tmp_path) -> None:
    icd = tmp_path / "gone.icd"
    icd.write_text("libnowhere.so.9\n")
    assert "libnowhere.so.9" in broken_library(icd)
    (tmp_path / "here.icd").write_text("libc.so.6")
    assert broken_library(tmp_path / "here.icd") == ""


def test_the_list_of_devices_and_the_refusal_name_the_platform(monkeypatch) -> None:
    empty = [platform_advice.Platform(0, "rusticl", "OpenCL 3.0", 0)]
    monkeypatch.setattr(device, "surveyed", lambda: (empty, ["/etc/x.icd: libx.so: not found"]))
    monkeypatch.setattr(device, "_listed", list)
    monkeypatch.delenv("RUSTICL_ENABLE", raising=False)
    frame = device.devices()
    assert list(frame["kind"]) == ["none", "none"] and not frame["working"].any()
    assert "RUSTICL_ENABLE=radeonsi" in frame["why"][0] and "libx.so" in frame["why"][1]
    with pytest.raises(device.DeviceError, match="rusticl offers none, .*RUSTICL_ENABLE=radeonsi"):
        device.find()
