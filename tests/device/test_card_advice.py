"""What an owner of a Polaris card is told of its drivers: over given names, settings and a folder in place of /sys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from polaris_lab.device import platform_advice
from polaris_lab.device.card_advice import ROCM, Advice, advise, compiler_of
from polaris_lab.device.device import Device
from polaris_lab.device.platform_advice import Platform

ACO = "AMD Radeon RX 580 Series (radeonsi, polaris10, ACO, DRM 3.61, 6.12.38+deb13-amd64)"
LLVM = "AMD Radeon RX 580 Series (radeonsi, polaris10, LLVM 17.0.6, DRM 3.57, 6.6.15)"


def device(platform: str, name: str, driver: str = "25.0.7", kind: str = "gpu") -> Device:
    return Device("0:0", platform, name, "AMD", driver, "OpenCL 3.0", kind, 36, 1340, 2**33, 2**31, 2**16, 256)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder in place of / on a machine with an RX 580 and a card of another maker."""
    for card, (vendor, number) in enumerate((("0x10de", "0x67df"), ("0x1002", "0x67df"))):
        folder = tmp_path / f"sys/class/drm/card{card}/device"
        folder.mkdir(parents=True)
        (folder / "vendor").write_text(f"{vendor}\n")
        (folder / "device").write_text(f"{number}\n")
    return tmp_path


def advised(root: Path, devices: Sequence[Device] = (), *, environment: Mapping[str, str] | None = None,
            release: str = "6.12.38+deb13-amd64", icds: Sequence[Path] = ()) -> dict[str, Advice]:
    names = dict.fromkeys(["rusticl", *(each.platform for each in devices)])
    platforms = [Platform(index, name, "", sum(each.platform == name for each in devices))
                 for index, name in enumerate(names)]
    found = list(advise(devices, platforms, environment or {}, release, icds, root))
    assert len({each.thing for each in found}) == len(found) or len(devices) > 1
    return {each.thing: each for each in found}


@pytest.mark.parametrize(("platform", "name", "compiler"), [
    ("rusticl", ACO, "ACO"), ("rusticl", LLVM, "LLVM 17.0.6"), ("Clover", LLVM, "LLVM 17.0.6"), ("Clover", ACO, "LLVM"),
    ("Clover", "Radeon RX 570 Series (POLARIS10, DRM 3.26.0, 4.16.15, LLVM 6.0.1)", "LLVM 6.0.1"),
    (ROCM, "gfx803", "LLVM"), ("NVIDIA CUDA", "NVIDIA H200", "")])
def test_the_compiler_is_in_the_driver_s_names(platform: str, name: str, compiler: str) -> None:
    assert compiler_of(device(platform, name)) == compiler


@pytest.mark.parametrize(("held", "environment", "says"), [
    (device("rusticl", ACO), {}, ""),
    (device("rusticl", LLVM), {"AMD_DEBUG": "usellvm"}, "unset AMD_DEBUG"),
    (device("rusticl", LLVM), {"AMD_DEBUG": "nodma,usellvm"}, "export AMD_DEBUG=nodma`"),
    (device("rusticl", LLVM, "24.2.8-1"), {}, "Mesa 25.0 or newer (Debian 13 has it), or try `export AMD_DEBUG=useaco"),
    (device("rusticl", LLVM, "22.3.6"), {}, "Mesa 25.0 or newer"),
    (device("Clover", ACO), {}, "export RUSTICL_ENABLE=radeonsi"),
    (device(ROCM, "gfx803", "3581.0"), {}, "")])
def test_what_compiles_otherwise_than_forecasts_assume_is_mended(
        held: Device, environment: Mapping[str, str], says: str, root: Path) -> None:
    told = advised(root, [held], environment=environment)["card's compiler"]
    assert str(held) in told.found and says in told.remedy and bool(says) == bool(told.remedy)
    assert ("useaco" in told.remedy) == held.driver.startswith("24.")


@pytest.mark.parametrize(("release", "good"), [
    ("6.13.7-arch1-1", False), ("6.14.0-29-generic", False), ("6.12.20-amd64", False), ("6.15.7", False),
    ("6.12.21", True), ("6.15.8-arch1-1", True), ("6.16.0", True), ("6.8.0-60-generic", True), ("6.6.15", True),
    ("unknown", True)])
def test_linux_versions_that_break_rocm_are_named(release: str, good: bool, root: Path) -> None:
    told = advised(root, release=release)["kernel"]
    assert release in told.found and bool(told.remedy) != good and ("linux-image-amd64" in told.remedy) != good


@pytest.mark.parametrize(("number", "good"), [(0x67df, True), (0x731f, False)])
def test_a_card_that_the_kernel_keeps_from_rocm_may_lack_atomics(number: int, good: bool, root: Path) -> None:
    assert "PCIe atomics" not in advised(root)  # without amdkfd there is nothing to say
    for node, device_id in enumerate((0, number)):
        folder = root / f"sys/class/kfd/kfd/topology/nodes/{node}"
        folder.mkdir(parents=True)
        (folder / "properties").write_text(f"cpu_cores_count 0\nvendor_id 4098\ndevice_id {device_id}\n")
    told = advised(root)["PCIe atomics"]
    assert ("dmesg | grep kfd" in told.remedy) != good and bool(told.remedy) != good


@pytest.mark.parametrize(("enabled", "devices", "says"), [
    ("", [], "export RUSTICL_ENABLE=radeonsi`"),
    ("llvmpipe", [device("rusticl", "llvmpipe (LLVM 19.1.7, 256 bits)", kind="cpu")],
     "export RUSTICL_ENABLE=radeonsi,llvmpipe`"),
    ("radeonsi:0,llvmpipe", [device("rusticl", "llvmpipe (LLVM 19.1.7, 256 bits)", kind="cpu")], "usermod"),
    ("radeonsi", [device("rusticl", ACO)], "")])
def test_rusticl_is_told_to_drive_the_card(enabled: str, devices: list[Device], says: str, root: Path,
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform_advice, "_card", lambda: "you may not open it: type `sudo usermod ...`")
    told = advised(root, devices, environment={"RUSTICL_ENABLE": enabled})["RUSTICL_ENABLE"]
    assert says in told.remedy and bool(says) == bool(told.remedy)


def test_a_card_without_any_driver_is_told_the_package(root: Path) -> None:
    [told] = [each for each in advise([], [], {}, "6.8", [], root) if each.thing == "RUSTICL_ENABLE"]
    assert "apt-get install mesa-opencl-icd" in told.remedy and "export RUSTICL_ENABLE=radeonsi" in told.remedy
    driven = advise([device(ROCM, "gfx803")], [Platform(0, ROCM, "", 1)], {}, "6.8", [], root)
    assert "RUSTICL_ENABLE" not in [each.thing for each in driven]


def test_two_drivers_of_one_card_are_made_one(root: Path, tmp_path: Path) -> None:
    icds = [tmp_path / name for name in ("mesa.icd", "rusticl.icd", "amdocl64.icd")]
    libraries = "libMesaOpenCL.so.1", "/usr/lib/libRusticlOpenCL.so.1", "libamdocl64.so"
    for icd, library in zip(icds, libraries, strict=True):
        icd.write_text(library)
    both = [device("Clover", ACO), device("rusticl", ACO)]
    told = advised(root, both, icds=icds)["drivers"]
    assert told.remedy == f"to keep rusticl alone: `sudo mv {icds[0]} {icds[0]}.off`"
    assert "remove the package of Clover" in advised(root, both)["drivers"].remedy
    three = advised(root, [*both, device(ROCM, "gfx803")], icds=icds)["drivers"].remedy
    assert f"mv {icds[0]} " in three and f"mv {icds[2]} " in three and f"mv {icds[1]} " not in three
    assert "drivers" not in advised(root, both[:1] * 2)  # two cards, or one card twice, by one driver
    second = root / "sys/class/drm/card1/device"
    (root / "sys/class/drm/card2").symlink_to(second.parent)
    assert "drivers" not in advised(root, both, icds=icds)  # two cards, each by a driver of its own


def test_a_machine_without_such_a_card_is_told_nothing(tmp_path: Path) -> None:
    newer = "AMD Radeon RX 7900 XT (radeonsi, navi31, LLVM 19.1.7, DRM 3.61)"
    others = [device("NVIDIA CUDA", "NVIDIA H200"), device("rusticl", newer)]
    assert not advised(tmp_path, others, release="6.13.1")
