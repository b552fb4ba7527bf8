"""Instructions of sm_90a: opened in what the driver made of a kernel, and left alone elsewhere."""

from __future__ import annotations

from types import SimpleNamespace

import pyopencl as cl
import pytest

from polaris_lab.choose import selection
from polaris_lab.device import wgmma
from polaris_lab.device.device import WGMMA, Device
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm

PTX = b".version 9.0\n.target sm_90, texmode_independent\n// begin inline asm\n//@wgmma.commit_group.sync.aligned;\n\0"


class Built:
    """Stands for a program that a driver has built; `text` is what was loaded as a binary."""

    def __init__(self, context: object, *more: list) -> None:
        self.text = more[1][0] if len(more) == 2 else b""

    def build(self, options: list[str] | None = None) -> Built:
        return self

    def get_info(self, what: int) -> list:
        return [PTX] if what == cl.program_info.BINARIES else ["a card"]


def test_marked_instructions_are_opened_for_the_target_that_has_them(
        lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cl, "Program", Built)
    marked, plain = 'x "//@wgmma.fence;"', "x // @ a comment"
    assert not lab.session._compile(marked, ()).text and not lab.session._compile(plain, (WGMMA,)).text
    text = lab.session._compile(marked, (WGMMA,)).text
    assert b".target sm_90a, texmode" in text and b"\nwgmma.commit_group" in text and wgmma.MARK.encode() not in text


def test_only_a_kernel_that_asks_for_them_has_them() -> None:
    assert {name for name, spec in catalogue().items() if wgmma.MARK in spec.source()} == {
        name for name, spec in catalogue().items() if f"-D{spec.wants}" == WGMMA} != set()


def test_a_driver_that_refuses_them_gets_another_kernel(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    hopper = Device("0:0", "NVIDIA CUDA", "NVIDIA H200", "NVIDIA", "580", "", "gpu", 132, 1980, 2**37, 2**35, 49152,
                    1024, architecture="sm_90", working=True)
    asked = []

    def build(session: object, spec: SimpleNamespace, options: tuple[str, ...]) -> None:
        asked.append(spec.name)
        raise selection.DeviceError("refused")

    monkeypatch.setattr(selection, "Session", lambda device: SimpleNamespace(build=lambda *each: build(device, *each)))
    monkeypatch.setattr(selection, "is_watched", lambda *each: False)
    selection.reload()
    spec, _ = selection.auto(hopper, Gemm(4096, 4096, 4096))
    selection.reload()
    assert not spec.wants and "gemm_halves" in asked
    assert set(asked) <= {name for name, each in catalogue().items() if each.wants}
