"""The processor's micro-architecture, read from texts of /proc/cpuinfo."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import host_processor


@pytest.fixture
def cpuinfo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(host_processor, "CPUINFO", tmp_path / "cpuinfo")
    return tmp_path / "cpuinfo"


@pytest.mark.parametrize(
    ("vendor", "family", "model", "stepping", "name"),
    [
        ("AuthenticAMD", 23, 1, 2, "zen"),
        ("AuthenticAMD", 23, 49, 0, "zen2"),
        ("AuthenticAMD", 25, 1, 1, "zen3"),
        ("AuthenticAMD", 25, 17, 1, "zen4"),
        ("AuthenticAMD", 25, 160, 2, "zen4"),
        ("AuthenticAMD", 26, 2, 1, "zen5"),
        ("AuthenticAMD", 26, 17, 0, "zen5"),
        ("GenuineIntel", 6, 85, 4, "skylake-x"),
        ("GenuineIntel", 6, 85, 7, "cascadelake"),
        ("GenuineIntel", 6, 85, 11, "cooperlake"),
        ("GenuineIntel", 6, 106, 6, "icelake-server"),
        ("GenuineIntel", 6, 143, 8, "sapphirerapids"),
        ("GenuineIntel", 6, 207, 2, "emeraldrapids"),
        ("GenuineIntel", 6, 173, 1, "graniterapids"),
        ("GenuineIntel", 6, 79, 1, "broadwell"),
        ("AuthenticAMD", 26, 0x50, 0, "1a-50"),
        ("GenuineIntel", 6, 0xDD, 0, "6-dd"),
        ("HygonGenuine", 24, 1, 0, "18-1"),
    ],
)
def test_x86(cpuinfo: Path, vendor: str, family: int, model: int, stepping: int, name: str) -> None:
    core = f"vendor_id\t: {vendor}\ncpu family\t: {family}\nmodel\t\t: {model}\nmodel name\t: Some: Chip\n"
    core += f"stepping\t: {stepping}\n\n"
    cpuinfo.write_text(f"processor\t: 0\n{core}processor\t: 1\nmodel\t: 99\n", encoding="utf-8")
    assert host_processor.microarchitecture() == name
    assert host_processor.processor_name() == "Some: Chip"


def test_which_processors_have_avx512() -> None:
    assert all(map(host_processor.has_avx512, ("zen4", "zen5", "skylake-x", "icelake-server")))
    assert not any(map(host_processor.has_avx512, ("zen3", "alderlake", "sierraforest", "41-d40", "")))
    named = {*host_processor._INTEL.values(), "skylake-x", "cascadelake", "cooperlake",
             *(name for models in host_processor._AMD.values() for *_, name in models)}
    assert named >= host_processor._AVX512


def test_arm_and_nothing_at_all(cpuinfo: Path) -> None:
    assert host_processor.microarchitecture() == "" and host_processor.processor_name()
    cpuinfo.write_text("processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd40\n", encoding="utf-8")
    assert host_processor.microarchitecture() == "41-d40"


@pytest.mark.parametrize(("text", "said"), [
    ("vendor_id : AuthenticAMD\ncpu family : 25\nmodel : unknown\nstepping : unknown\n", "zen3"),
    ("vendor_id : Unheard\ncpu family : unknown\nmodel : unknown\n", "0-0"), ("CPU part : 0xd40\n", "0-d40")])
def test_a_sandbox_that_says_unknown_stops_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str,
                                                   said: str) -> None:
    (tmp_path / "cpuinfo").write_text(text)
    monkeypatch.setattr(host_processor, "CPUINFO", tmp_path / "cpuinfo")
    assert host_processor.microarchitecture() == said
