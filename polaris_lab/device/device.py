"""List the OpenCL devices, test which of them work, and find a device by name.

Nothing here trusts a driver: the first listing and every probe run in a child process with a time limit, and what
worked is remembered in the cache folder.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import math
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from polaris_lab.base import documents, isolation, paths
from polaris_lab.base.driver_files import icd_files, library_of
from polaris_lab.base.errors import BadType, BadValue, ChildDied, DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.device import pocl_cache
from polaris_lab.device.platform_advice import Platform, why_empty
from polaris_lab.model.kernel_spec import DENORMS_ARE_ZERO, FLUSH_FLOAT32

if TYPE_CHECKING:
    import pandas
    import pyopencl

pocl_cache.set_cache_dir()  # before PoCL starts, like the next line
# Before PoCL starts: without it, its threads wake up on one core after a rest, and milliseconds pass before they part.
os.environ.setdefault("POCL_AFFINITY", "1")

TIMEOUT = 60.0  # seconds for one listing or one probe
INSTALL = (
    "`make setup` installs one, or install your vendor's OpenCL driver (Debian: `apt-get install pocl-opencl-icd`)"
)
_TOLD = "`polaris-lab devices` lists all, and says what keeps one from working"
_ABSENT = {"gpu": "no OpenCL device here is a GPU", "cpu": "no OpenCL device here is a CPU"}
_CACHE = TypedDict("_CACHE", {"listed": dict[str, bool], "working": dict[str, list]})
ASYNC_COPY = "-DASYNC_COPY"
"""Defined for kernels where the device copies from global to local memory past the registers."""
WGMMA = "-DWGMMA"
"""Defined for kernels where four warps multiply matrices in local memory at once, by instructions of sm_90a alone."""
MESA_OPTIONS = {"Clover": (DENORMS_ARE_ZERO, FLUSH_FLOAT32), "rusticl": (DENORMS_ARE_ZERO,)}
"""The options that every kernel is built with on Mesa's platforms."""
LOADER_VARIABLES = ("OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH", "OCL_ICD_FILENAMES", "LD_LIBRARY_PATH")

_probed: dict[str, tuple[str, float, str]] = {}  # this process's answers, the failures among them


@dataclasses.dataclass(frozen=True)
class Device:
    """Describes one OpenCL device. Sizes are in bytes; `index` is "platform:device" in the loader's order."""

    index: str
    platform: str
    name: str
    vendor: str
    driver: str
    version: str  # the platform's: it tells two builds of PoCL apart, whose platform names are the same
    kind: str  # "cpu", "gpu", "accelerator" or "simulator"
    compute_units: int
    clock_mhz: int  # 0 where the driver does not say
    global_mem: int
    max_alloc: int
    local_mem: int
    max_work_group: int
    microarchitecture: str = ""  # the host's, for a CPU device; empty for others
    architecture: str = ""  # the kind of compute units, such as "sm_90"; empty where the driver does not say
    working: bool = False
    why: str = "not tried"  # the reason when it does not work, else empty
    mad_gflops: float = math.nan  # measured roughly, to choose between CPU devices; nan for a simulator
    clock_fault: str = ""  # why its event timestamps are not used, but the host's clock; empty where they are right

    @functools.cached_property
    def slug(self) -> str:
        """Name the device for files: "pocl-amd-epyc-zen4", "nvidia-h200". A CPU's ends with its micro-architecture."""
        maker = _MAKERS.get(self.platform, self.platform.split()[0] if self.platform else "opencl").lower()
        words = re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", _NOISE.sub(" ", self.name).lower())
        return "-".join([maker, *(word for word in words if word != maker), *filter(None, [self.microarchitecture])])

    @property
    def build_options(self) -> tuple[str, ...]:
        """Return the options that every kernel is built with on this device, in addition to its own.

        On Mesa's platforms one is -cl-denorms-are-zero: a Polaris card multiplies and adds in one instruction only
        where denormals may be flushed, and without the option Clover keeps them (see polaris_sim.code.toolchain). As
        that does not help with every LLVM, Clover, which passes options on to clang's front end, is given FLUSH_FLOAT32
        too. NVIDIA's cards from compute capability 8.0 on get ASYNC_COPY, by which a kernel may use PTX's cp.async and
        tensor cores.
        """
        return MESA_OPTIONS.get(self.platform, ()) + ((ASYNC_COPY,) if self._copies_past_registers else ()) + (
            (WGMMA,) if self.architecture == "sm_90" else ())

    def offers(self, define: str) -> bool:
        """Tell whether kernels are built with this define here; none, "", is offered everywhere."""
        return not define or f"-D{define}" in self.build_options

    @property
    def _copies_past_registers(self) -> bool:
        found = re.fullmatch(r"sm_(\d+)", self.architecture)
        return bool(found) and int(found[1]) >= 80

    @property
    def clock(self) -> str:
        """Say whose clock times its kernels: "device", or "host" where its own timestamps cannot be trusted."""
        return "host" if self.clock_fault else "device"

    @property
    def identity(self) -> str:
        """Return the key of cached results for the device: platform and version, name, driver, micro-architecture."""
        parts = (self.platform, self.version, self.name, self.driver, self.microarchitecture)
        return " | ".join(filter(None, parts))

    @functools.cached_property
    def place(self) -> str:
        """Say where a GPU sits on the host's PCI bus, "0-3b-0", by which two equal ones differ; empty where the driver
        does not tell. Raises DeviceError when the device has gone."""
        import pyopencl as cl

        if self.kind != "gpu":
            return ""
        handle = self.handle()
        for read in (lambda: (handle.pci_domain_id_nv, handle.pci_bus_id_nv, handle.pci_slot_id_nv),
                     lambda: (0, handle.topology_amd.bus, handle.topology_amd.device)):
            try:
                return "-".join(f"{part:x}" for part in read())
            except (cl.Error, AttributeError):  # another maker's question, or a pyopencl that does not know it
                continue
        return ""

    def handle(self) -> pyopencl.Device:
        """Return the driver's own handle. Raises DeviceError when the device has gone since it was listed."""
        import pyopencl as cl

        p, d = map(int, self.index.split(":"))
        try:
            device = cl.get_platforms()[p].get_devices()[d]
        except (cl.Error, IndexError):
            device = None
        if device is None or device.name.strip() != self.name:
            raise DeviceError(f"device {self} is no longer there")
        return device

    def __str__(self) -> str:
        return f"{self.index} {self.name} ({self.platform})"


_MAKERS = {
    "Portable Computing Language": "pocl",
    "NVIDIA CUDA": "nvidia",
    "Intel(R) OpenCL": "intel",
    "AMD Accelerated Parallel Processing": "amd",
}
_NOISE = re.compile(
    r"^(?:pthread|cpu|basic)-(?-i:[a-z0-9_]+-)*"  # PoCL's driver and LLVM's name of the CPU
    r"|\((?:[^()]|\([^()]*\))*\)|@.*|\b\d+-core\b|\b(?:cpu|processor|simulator|corporation)\b",
    re.IGNORECASE)


def devices() -> pandas.DataFrame:
    """List all OpenCL devices, one row each: memory in GiB and KiB, multiply-add rate in GFLOPS, clock in MHz.

    `working` tells whether a device runs a kernel correctly, and `why` says why not and what to install. A platform
    without a device, or a driver whose library cannot be loaded, has a row of kind "none". For a working device `why`
    is empty, or says that its timestamps are not used. The table is empty when no driver is installed. Raises
    DeviceError when the listing itself crashes.

    >>> table = pl.devices()
    >>> bool(table["working"].any()), bool((table["why"] != "")[~table["working"]].all())
    (True, True)
    """
    import pandas as pd

    rows = [
        dataclasses.asdict(device) | {"global_gib": device.global_mem / 2**30, "local_kib": device.local_mem / 2**10}
        | ({"why": f"timed by the host's clock: {device.clock_fault}"} if device.clock_fault else {})
        for device in tried_devices()
    ]
    platforms, broken = surveyed()
    nothing = {"name": "(no device)", "kind": "none", "working": False, "compute_units": 0, "clock_mhz": 0,
               "global_gib": 0.0, "local_kib": 0.0, "driver": ""}
    rows += [{"index": f"{each.index}:", "platform": each.name, "why": why_empty(each.name)} | nothing
             for each in platforms if not each.devices]
    rows += [{"index": "", "platform": Path(why.split(": ")[0]).name, "why": f"its library cannot be loaded: {why}"}
             | nothing for why in broken]
    return pd.DataFrame(
        rows,
        columns=[
            "index",
            "platform",
            "name",
            "kind",
            "working",
            "why",
            "mad_gflops",
            "compute_units",
            "clock_mhz",
            "global_gib",
            "local_kib",
            "driver",
        ],
    )


def working() -> list[Device]:
    """List the devices that work, without simulators. Raises DeviceError as `find` when there is none."""
    found = [device for device in tried_devices() if device.working and device.kind != "simulator"]
    if not found:
        find("auto")  # which says what is wrong, and what to install
    return found


def tried_devices() -> list[Device]:
    """Return every device, each with the result of its probe."""
    return [_tried(device) for device in _listed()]


def surveyed() -> tuple[list[Platform], list[str]]:
    """Return every platform with its number of devices, and a sentence for each driver's library that does not load.

    Raises DeviceError when a driver crashes or hangs.
    """
    try:
        return isolation.call("polaris_lab.device.device_probe:survey", icd_files(), timeout=TIMEOUT).value
    except ChildDied as died:
        raise DeviceError(f"looking at the OpenCL platforms {died.how}") from None


def find(name: str = "auto") -> Device:
    """Find the working device that `name` means.

    `name` is "auto", "cpu", "gpu", an index such as "0:1", or part of a platform's or device's name in any case.
    "auto" is the first GPU that works, else the working CPU device with the highest multiply-add rate;
    the environment's POLARIS_DEVICE replaces it. Raises ValueError when nothing here has that name, and
    DeviceError when what has it does not work or there is no working device at all.
    """
    if not isinstance(name, str):
        raise BadType("device", f"device must be text such as 'auto', 'gpu' or '0:1', not {type(name).__name__}")
    instead = os.environ.get("POLARIS_DEVICE", "").strip()
    if name.strip().lower() != "auto" or not instead:
        return choose_device(name, _listed(), _tried)
    try:
        return choose_device(instead, _listed(), _tried)
    except ValueError as error:
        raise BadValue("POLARIS_DEVICE", f"POLARIS_DEVICE: {error}") from None
    except DeviceError as error:
        raise DeviceError(f"POLARIS_DEVICE: {error}") from None


def choose_device(name: str, listed: Iterable[Device], tried: Callable[[Device], Device]) -> Device:
    """Choose among `listed` devices by the rule of `find`; `tried` probes a device, and only where that is needed."""
    listed = sorted(listed, key=lambda device: device.kind == "simulator")  # never chosen unless it alone is meant
    wanted = name.strip().lower()
    if not listed:
        if empty := [each for each in surveyed()[0] if not each.devices]:
            raise DeviceError("there is no OpenCL device on this machine: "
                              + "; ".join([*(f"{each.name} offers none, {why_empty(each.name)}" for each in empty),
                                           _TOLD]))
        named = os.environ.get("OCL_ICD_VENDORS")
        where = f"in OCL_ICD_VENDORS={named}, which hides all others" if named else f"on this machine: {INSTALL}"
        raise DeviceError(f"there is no OpenCL device {where}; {_TOLD}{_hidden()}")
    if wanted == "auto":
        candidates = [device for kind in ("gpu", "cpu") for device in listed if device.kind == kind]
    elif wanted in ("cpu", "gpu"):
        candidates = [device for device in listed if device.kind == wanted]
    else:
        candidates = [device for device in listed if wanted == device.index] or [
            device for device in listed if wanted and wanted in f"{device.platform}\n{device.name}".lower()]
    if not candidates and wanted != "auto":
        raise BadValue("device",
                       f"{_ABSENT.get(wanted, f'no OpenCL device here is called {name!r}')}: say auto, an index or a "
                       f"part of a name out of {'; '.join(map(str, listed))}; {_TOLD}"
                       + (_hidden() if wanted in ("cpu", "gpu") or listed[0].kind == "simulator" else ""))
    failed, cpus = [], []
    for device in map(tried, candidates):
        if not device.working:
            failed.append(f"{device} does not work: {device.why}")
        elif wanted in ("auto", "cpu") and device.kind == "cpu":
            cpus.append(device)
        else:
            return device
    if cpus:
        return max(cpus, key=lambda device: device.mad_gflops)
    if wanted == "auto":
        failed.insert(0, f"no GPU and no CPU device on this machine works with OpenCL: {INSTALL}")
    raise DeviceError("; ".join([*failed, _TOLD]) + _hidden())


def _hidden() -> str:
    """Say what may keep a device from being listed: a cache that PoCL cannot write, or a driver that cannot be loaded.

    Empty where neither is found, and else the end of a sentence.
    """
    reasons = [pocl_cache.fault()]
    for icd in icd_files():
        library = library_of(icd)
        if not Path(library).is_absolute() and (icd.parent / library).is_file():
            continue  # it is there, and was listed or tried
        try:
            said = isolation.call("polaris_lab.device.platform_advice:broken_library", icd, timeout=TIMEOUT).value
        except ChildDied as died:
            said = f"loading it {died.how}"
        reasons.append(f"{icd} names the driver {library!r}, which cannot be loaded: {said}" if said else "")
    return "".join(f"; {said}" for said in reasons if said)


def _tried(device: Device) -> Device:
    """Return the device with the result of its probe: this process's, the cached one, or a new one."""
    key = f"{device.identity} | {device.index.split(':')[1]}"
    answer = _probed.get(key) or _read_cache()["working"].get(key)
    if answer is None:
        try:
            answer = isolation.call("polaris_lab.device.device_probe:examine", device.index, timeout=TIMEOUT).value
        except ChildDied as died:
            answer = (f"its probe {died.how}", math.nan, "")
        if not answer[0]:  # a failure is asked again in the next process: drivers are repaired in place
            _keep("working", key, answer)
    why, rate, fault = _probed[key] = answer
    return dataclasses.replace(device, working=not why, why=why, mad_gflops=rate, clock_fault=fault)


def _listed() -> list[Device]:
    """List the devices without probing them.

    Raises DeviceError when the loader crashes or hangs over a broken vendor library.
    """
    icds = icd_files()
    inputs = [os.environ.get(variable) for variable in LOADER_VARIABLES]
    inputs += [(str(icd), library_of(icd), _stamp(icd)) for icd in icds]
    key = hashlib.sha256(repr(inputs).encode()).hexdigest()
    if key in _read_cache()["listed"]:
        from polaris_lab.device import device_probe

        return [Device(**facts) for facts in device_probe.listing()]
    try:
        facts = isolation.call("polaris_lab.device.device_probe:listing", timeout=TIMEOUT).value
    except ChildDied as died:
        raise DeviceError(f"listing the OpenCL platforms {died.how}: one of these vendors' libraries is broken: "
                          f"{', '.join(map(str, icds)) or 'no .icd file found'}; repair or remove it, or set "
                          "OCL_ICD_VENDORS to the .icd file of a good one") from None
    _keep("listed", key, True)
    return [Device(**each) for each in facts]


def _stamp(icd: Path) -> tuple[int, int] | None:
    """Return size and modification time of the library that an ICD file names; None when the loader searches for it."""
    library = Path(library_of(icd))
    if not library.is_absolute() or not library.exists():
        return None
    return library.stat().st_size, library.stat().st_mtime_ns


def _cache_file() -> Path:
    return paths.CACHE / "devices.json"


def _read_cache() -> dict[str, dict[str, Any]]:
    """Read {"listed": ..., "working": probe key -> ["", GFLOPS, clock_fault]}.

    Empty when the cache is missing or damaged.
    """
    empty: dict[str, dict[str, Any]] = {"listed": {}, "working": {}}
    try:
        cache = documents.read_json(_cache_file(), _CACHE)
        good = all(why == "" and isinstance(rate, float) and isinstance(fault, str)
                   for why, rate, fault in cache["working"].values())
        return cache if good else empty
    except ValueError:
        return empty


def _keep(part: str, key: str, answer: object) -> None:
    cache = _read_cache()
    cache[part][key] = answer
    try:
        write_text(_cache_file(), json.dumps(cache, indent=1))
    except OSError:
        pass  # a folder that cannot be written to only means no cache
