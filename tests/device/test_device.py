"""The device module: which device a name means, and probes that hang, crash or compute wrongly."""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import signal
import subprocess
import time
from types import SimpleNamespace

import pyopencl as cl
import pytest
from refusals import refuses

from polaris_lab.base import isolation, paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.device import device, device_probe

NO_ICD = {"OCL_ICD_VENDORS": "/nowhere"}


def made_up(index: str, kind: str, name: str = "Some Chip", why: str = "", rate: float = 1.0, platform: str = "Maker",
            microarchitecture: str = "") -> device.Device:
    return device.Device(index, platform, name, "vendor", "1.0", "OpenCL 1.2", kind, 2, 1000, 2**30, 2**28, 2**15, 256,
                         microarchitecture, working=not why, why=why, mad_gflops=rate)


SIMULATOR = made_up("0:0", "simulator", "Oclgrind Simulator", platform="Oclgrind")
SLOW, FAST = made_up("1:0", "cpu", "Slow CPU", rate=10), made_up("2:0", "cpu", "Fast CPU", rate=20)
BROKEN_GPU, GPU = made_up("3:0", "gpu", "Old Card", "it hangs"), made_up("3:1", "gpu", "New Card")
ALL = [SIMULATOR, SLOW, FAST, BROKEN_GPU, GPU]


@pytest.fixture(autouse=True)
def own_environment(monkeypatch):
    monkeypatch.delenv("POLARIS_DEVICE", raising=False)


def chosen(name: str, listed: list[device.Device]) -> str:
    return device.choose_device(name, listed, lambda each: each).index


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """No cache, nothing remembered in this process."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(device, "_probed", {})


@pytest.fixture(scope="module")
def index() -> str:
    return device.find().index


@pytest.fixture
def probed_by(monkeypatch):
    """Let a function of this file stand in for the probe, in its child process."""
    real = isolation.call
    monkeypatch.setenv("PYTHONPATH", str(paths.ROOT / "tests"), prepend=os.pathsep)  # this file imports from there

    def plant(name: str) -> None:
        def call(target, *args, **options):
            return real(f"tests.device.test_device:{name}" if target.endswith(":examine") else target, *args, **options)
        monkeypatch.setattr(isolation, "call", call)
    return plant


def hang(index: str) -> None:
    time.sleep(60)


def crash(index: str) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def wrong(index: str) -> tuple[str, float]:
    device_probe.SOURCE = device_probe.SOURCE.replace("last - item", "item")
    return device_probe.examine(index)


def no_compiler(index: str) -> tuple[str, float]:
    device_probe.SOURCE = device_probe.SOURCE.replace("float scale", "float16_ scale")
    return device_probe.examine(index)


def still_clock(index: str) -> tuple[str, float, str]:
    """Probe with the timestamps of Debian 12's rusticl: 0, 1, 2, 3 nanoseconds for every launch."""
    cl.Event.profile = property(lambda event: SimpleNamespace(queued=0, submit=1, start=2, end=3))
    return device_probe.examine(index)


def racing_clock(index: str) -> tuple[str, float, str]:
    """Probe a device whose clock runs a hundred times too fast: a host that waits for others seems slow, but not so."""
    real = cl.Event.profile.fget
    cl.Event.profile = property(lambda event: SimpleNamespace(start=100 * real(event).start, end=100 * real(event).end))
    return device_probe.examine(index)


def forbidden(index: str) -> None:
    raise AssertionError("asked again")


@pytest.mark.parametrize(("name", "listed", "index"), [
    ("auto", ALL, "3:1"),
    ("auto", [SIMULATOR, SLOW, FAST, BROKEN_GPU], "2:0"),
    ("auto", [SIMULATOR, dataclasses.replace(FAST, working=False), SLOW], "1:0"),
    ("AUTO", [FAST, SLOW], "2:0"),
    ("cpu", ALL, "2:0"),
    ("gpu", ALL, "3:1"),
    ("0:0", ALL, "0:0"),
    ("1:0", ALL, "1:0"),
    ("oclgrind", ALL, "0:0"),
    ("slow", ALL, "1:0"),
    ("card", ALL, "3:1"),
    ("maker", ALL, "1:0"),
    ("or", [SIMULATOR, made_up("4:0", "cpu", "Cortex")], "4:0"),
])
def test_choice(name, listed, index):
    assert chosen(name, listed) == index


@pytest.mark.parametrize(("name", "listed"), [("gpu", [SIMULATOR, SLOW]), ("cpu", [GPU]), ("moon", ALL), ("0:9", ALL)])
def test_a_name_that_is_no_device_is_refused_with_all_there_are_and_the_command_that_lists_them(name, listed):
    with refuses("device") as caught:
        chosen(name, listed)
    assert all(str(each) in str(caught.value) for each in (*listed, "`polaris-lab devices`"))


def test_a_device_that_does_not_work_is_refused_with_the_command_that_says_why() -> None:
    with pytest.raises(DeviceError, match="`polaris-lab devices`"):
        chosen("gpu", [SIMULATOR, BROKEN_GPU])


@pytest.mark.parametrize(("name", "listed", "says"), [
    ("auto", [], "no OpenCL device (on this machine: `make setup`|in OCL_ICD_VENDORS)"),
    ("auto", [SIMULATOR], "apt-get install pocl-opencl-icd"),
    ("auto", [SIMULATOR, BROKEN_GPU], "Old Card .* it hangs"),
    ("old", ALL, "it hangs"),
    ("3:0", ALL, "it hangs"),
])
def test_no_device_works(name, listed, says, monkeypatch):
    monkeypatch.setattr(device, "surveyed", lambda: ([], []))  # this machine may have a platform without a device
    with pytest.raises(DeviceError, match=says) as caught:
        chosen(name, listed)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("name", "listed", "says"), [
    ("gpu", [SLOW], "1:0 Slow CPU"), ("radeon", ALL, "3:1 New Card"), ("9:9", ALL, "9:9"), ("", ALL, "''")])
def test_a_device_that_is_not_here_is_refused_with_those_that_are(name, listed, says):
    with refuses("device", says=says) as caught:
        chosen(name, listed)
    assert "\n" not in str(caught.value)


def test_only_what_a_name_may_mean_is_tried():
    tried = []

    def record(each):
        tried.append(each.index)
        return each
    device.choose_device("auto", ALL, record)
    device.choose_device("slow", ALL, record)
    assert tried == ["3:0", "3:1", "1:0"]


def test_environment_replaces_auto_only(monkeypatch):
    monkeypatch.setattr(device, "_listed", lambda: ALL)
    monkeypatch.setattr(device, "_tried", lambda each: each)
    monkeypatch.setenv("POLARIS_DEVICE", "slow")
    assert device.find().index == device.find("Auto").index == "1:0"
    assert device.find("gpu").index == "3:1"
    monkeypatch.setenv("POLARIS_DEVICE", "radeon")
    with refuses("POLARIS_DEVICE"):
        device.find()


def test_name_must_be_text():
    with refuses("device", TypeError):
        device.find(0)


@pytest.mark.parametrize(
    ("platform", "name", "slug"),
    [
        ("Portable Computing Language", "pthread-skylake-avx512-AMD EPYC", "pocl-amd-epyc"),
        (
            "Portable Computing Language",
            "cpu-haswell-Intel(R) Xeon(R) CPU E5-2680 v4 @ 2.40GHz",
            "pocl-intel-xeon-e5-2680-v4",
        ),
        ("Portable Computing Language", "pthread-AMD EPYC 7763 64-Core Processor", "pocl-amd-epyc-7763"),
        ("NVIDIA CUDA", "NVIDIA H200", "nvidia-h200"),
        ("Intel(R) OpenCL", "AMD EPYC", "intel-amd-epyc"),
        ("AMD Accelerated Parallel Processing", "gfx803", "amd-gfx803"),
        (
            "rusticl",
            "AMD Radeon RX 580 Series (radeonsi, polaris10, ACO, DRM 3.57)",
            "rusticl-amd-radeon-rx-580-series",
        ),
        ("Oclgrind", "Oclgrind Simulator", "oclgrind"),
    ],
)
def test_slug(platform, name, slug):
    assert made_up("0:0", "cpu", name, platform=platform).slug == slug


def test_two_processors_of_one_name_are_two_devices():
    """PoCL calls a Zen 4 and a Zen 5 "pthread-skylake-avx512-AMD EPYC"; one is more than twice as fast."""
    zen4, zen5 = (
        made_up(
            "0:0",
            "cpu",
            "pthread-skylake-avx512-AMD EPYC",
            platform="Portable Computing Language",
            microarchitecture=name,
        )
        for name in ("zen4", "zen5")
    )
    assert (zen4.slug, zen5.slug) == ("pocl-amd-epyc-zen4", "pocl-amd-epyc-zen5")
    assert zen4.identity != zen5.identity


def test_a_cpu_device_says_its_micro_architecture():
    for listed in device._listed():
        assert bool(listed.microarchitecture) == (listed.kind == "cpu")
        assert not listed.microarchitecture or listed.slug.endswith(f"-{listed.microarchitecture}")


def test_real_device(fresh):
    found = device.find()
    assert found.working and found.why == "" and found.kind in ("cpu", "gpu")
    assert 0.1 < found.mad_gflops < 1e6
    assert found.handle().name.strip() == found.name
    frame = device.devices()
    assert list(frame.columns) == ["index", "platform", "name", "kind", "working", "why", "mad_gflops", "compute_units",
                                   "clock_mhz", "global_gib", "local_kib", "driver"]
    assert frame.set_index("index").loc[found.index, "working"]


def test_device_that_has_gone():
    found = device.find()
    for gone in (dataclasses.replace(found, name="Another"), dataclasses.replace(found, index="77:0")):
        with pytest.raises(DeviceError, match="no longer there"):
            gone.handle()


@pytest.mark.parametrize(("fault", "says"), [
    ("hang", "its probe gave no answer in 2 s"),
    ("crash", "its probe was ended by signal 11"),
    ("wrong", "it computes wrongly: element 0 of a test kernel is 3 and should be 192"),
    ("no_compiler", "BUILD_PROGRAM_FAILURE.*float16_"),
])
def test_failing_probe(index, fresh, probed_by, monkeypatch, fault, says):
    device._listed()  # has its time as well, and is not asked again
    monkeypatch.setattr(device, "TIMEOUT", 2.0 if fault == "hang" else 60.0)
    probed_by(fault)
    with pytest.raises(DeviceError, match=says):
        device.find(index)
    assert not json.loads((paths.CACHE / "devices.json").read_text())["working"]  # the next process asks again,
    probed_by("forbidden")  # this one does not
    with pytest.raises(DeviceError, match=says):
        device.find(index)


def test_cached_answer_is_used(fresh, probed_by):
    first = device.find()
    device._probed.clear()
    probed_by("forbidden")
    again = device.find()
    assert (again.index, again.working, again.mad_gflops) == (first.index, True, first.mad_gflops)


@pytest.mark.clock
@pytest.mark.parametrize(("clock", "says"), [("still_clock", "its timestamps hardly move"),
                                             ("racing_clock", "disagree with the host's clock")])
def test_a_clock_that_cannot_be_trusted_is_found(index, fresh, probed_by, clock, says):
    probed_by(clock)
    found = device.find(index)
    assert found.working and found.clock == "host"
    assert says in found.clock_fault
    assert found.clock_fault in device.devices().set_index("index").loc[index, "why"]


def test_a_clock_that_is_right_is_used():
    assert device.find("cpu").clock == "device"


@pytest.mark.clock
def test_doubling_ends_by_wall_time_whatever_the_clock_says():
    ran = []

    def length(rounds: int) -> float:
        ran.append(rounds)
        time.sleep(rounds * 1e-3)
        return 1e-6

    begin = time.perf_counter()
    assert device_probe.doubled(1, length, long_enough=8.0, budget=0.1) == ran[-1] <= 256
    assert time.perf_counter() - begin < 2
    assert device_probe.doubled(1, lambda rounds: rounds * 1.0, long_enough=8.0) == 8


@pytest.mark.parametrize("content", ["", "not JSON", "[]", '{"listed": {}}', '{"listed": {}, "working": {"a": 3}}',
                                     '{"listed": [], "working": {}}', '{"listed": {}, "working": [1]}', "\xff"])
def test_corrupt_cache_is_no_cache(fresh, content):
    paths.CACHE.mkdir()
    (paths.CACHE / "devices.json").write_bytes(content.encode("latin-1"))
    assert device._read_cache() == {"listed": {}, "working": {}}


def test_corrupt_cache_is_made_anew(fresh):
    paths.CACHE.mkdir()
    (paths.CACHE / "devices.json").write_text("not JSON")
    found = device.find()
    assert json.loads((paths.CACHE / "devices.json").read_text())["working"].popitem()[1] == ["", found.mad_gflops, ""]


def test_cache_folder_that_cannot_be_written(fresh, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(paths, "CACHE", tmp_path / "file" / "cache")
    assert device.find().working


def test_no_opencl_at_all():
    assert isolation.call("polaris_lab.device.device:devices", env=NO_ICD).value.empty
    with pytest.raises(DeviceError, match="no OpenCL device in OCL_ICD_VENDORS=/nowhere, which hides all others"):
        isolation.call("polaris_lab.device.device:find", env=NO_ICD)


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler to make a broken driver")
@pytest.mark.parametrize(
    ("fault", "says"), [("abort()", "was ended by signal 6"), ("sleep(60)", "gave no answer in 2 s")]
)
def test_vendor_library_that_breaks_the_listing(fresh, monkeypatch, tmp_path, fault, says):
    source, library, icd = tmp_path / "bad.c", tmp_path / "libbad.so", tmp_path / "bad.icd"
    source.write_text("#include <stdlib.h>\n#include <unistd.h>\n"
                      f"__attribute__((constructor)) static void loaded(void) {{ {fault}; }}\n")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
    icd.write_text(str(library))
    monkeypatch.setenv("OCL_ICD_VENDORS", str(icd))
    monkeypatch.setattr(device, "TIMEOUT", 2.0 if "sleep" in fault else 60.0)
    with pytest.raises(DeviceError, match=f"{says}.*{icd}"):
        device.devices()
