"""Name the host's processor: the maker's name, and the micro-architecture, which tells CPU devices apart.

The micro-architecture follows from the model's number. archspec takes it from the CPU's flags, some of which a
hypervisor hides: it calls a Zen 4 without `pku` a Zen 2. A device's slug must not change with its hypervisor.
"""

from __future__ import annotations

import contextlib
import platform
from pathlib import Path

CPUINFO = Path("/proc/cpuinfo")

# Ranges of models, as Linux has them in init_amd_zen and its neighbours (arch/x86/kernel/cpu/amd.c, v6.15).
_AMD = {
    0x17: (
        (0x00, 0x2F, "zen"),
        (0x50, 0x5F, "zen"),
        (0x30, 0x4F, "zen2"),
        (0x60, 0x7F, "zen2"),
        (0x90, 0x91, "zen2"),
        (0xA0, 0xAF, "zen2"),
    ),
    0x19: ((0x00, 0x0F, "zen3"), (0x20, 0x5F, "zen3"), (0x10, 0x1F, "zen4"), (0x60, 0xAF, "zen4")),
    0x1A: ((0x00, 0x2F, "zen5"), (0x40, 0x4F, "zen5"), (0x60, 0x7F, "zen5")),
}
# Models of family 6, from Linux's arch/x86/include/asm/intel-family.h (v6.15); the names are LLVM's for -mcpu.
_INTEL = {
    0x2A: "sandybridge",
    0x2D: "sandybridge",
    0x3A: "ivybridge",
    0x3E: "ivybridge",
    0x3C: "haswell",
    0x3F: "haswell",
    0x45: "haswell",
    0x46: "haswell",
    0x3D: "broadwell",
    0x47: "broadwell",
    0x4F: "broadwell",
    0x56: "broadwell",
    0x4E: "skylake",
    0x5E: "skylake",
    0x8E: "kabylake",
    0x9E: "kabylake",
    0xA5: "cometlake",
    0xA6: "cometlake",
    0x6A: "icelake-server",
    0x6C: "icelake-server",
    0x7D: "icelake",
    0x7E: "icelake",
    0x8C: "tigerlake",
    0x8D: "tigerlake",
    0xA7: "rocketlake",
    0x97: "alderlake",
    0x9A: "alderlake",
    0xB7: "raptorlake",
    0xBA: "raptorlake",
    0xBF: "raptorlake",
    0x8F: "sapphirerapids",
    0xCF: "emeraldrapids",
    0xAD: "graniterapids",
    0xAE: "graniterapids",
    0xAF: "sierraforest",
    0xAA: "meteorlake",
    0xAC: "meteorlake",
    0xC5: "arrowlake",
    0xC6: "arrowlake",
    0xBD: "lunarlake",
}
_AVX512 = frozenset({"skylake-x", "cascadelake", "cooperlake", "icelake-server", "icelake", "tigerlake", "rocketlake",
                     "sapphirerapids", "emeraldrapids", "graniterapids", "zen4", "zen5"})
_SKYLAKE_X = 0x55  # three micro-architectures share this model; the stepping tells them apart


def processor_name() -> str:
    """Return the maker's name of the host's processor, such as "AMD EPYC"."""
    return _fields().get("model name") or platform.processor() or platform.machine()


def microarchitecture() -> str:
    """Return the host CPU's micro-architecture, such as "zen4" or "sapphirerapids", from /proc/cpuinfo.

    The names of CPU devices do not tell it: PoCL names the nearest CPU that its compiler knows, which is
    "skylake-avx512" for a Zen 5. An x86 CPU that the tables do not hold is named by family and model in hexadecimal
    ("1a-50"), an ARM core by implementer and part ("41-d40"). Empty where /proc/cpuinfo says neither.
    """
    fields = _fields()
    if "cpu family" in fields:
        family, model, stepping = (_number(fields.get(name, "")) for name in ("cpu family", "model", "stepping"))
        return _x86(fields.get("vendor_id", ""), family, model, stepping) or f"{family:x}-{model:x}"
    if "CPU part" in fields:
        return f"{_number(fields.get('CPU implementer', '')):x}-{_number(fields['CPU part']):x}"
    return ""


def has_avx512(name: str) -> bool:
    """Tell whether the x86 micro-architecture `name` is known to have AVX-512: 32 vector registers of 16 floats, where
    AVX2 has 16 of 8. False for a name that the tables do not hold, and for ARM."""
    return name in _AVX512


def _number(text: str) -> int:
    """Read a decimal or 0x number; 0 where there is none, as a sandbox writes "unknown"."""
    try:
        return int(text, 0)
    except ValueError:
        return 0


def _x86(vendor: str, family: int, model: int, stepping: int) -> str | None:
    if vendor == "AuthenticAMD":
        return next((name for low, high, name in _AMD.get(family, ()) if low <= model <= high), None)
    if vendor == "GenuineIntel" and family == 6:
        if model == _SKYLAKE_X:
            return "skylake-x" if stepping < 5 else "cascadelake" if stepping < 10 else "cooperlake"
        return _INTEL.get(model)
    return None


def _fields() -> dict[str, str]:
    """Read the fields of the first core in /proc/cpuinfo, name -> value; empty where there is no such file."""
    fields: dict[str, str] = {}
    with contextlib.suppress(OSError):
        for line in CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines():
            if not line.strip():
                break
            name, _, value = line.partition(":")
            fields[name.strip()] = value.strip()
    return fields
