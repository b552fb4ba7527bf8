"""The shadow chooser: the lab's choice is taken, the other one is noted, and `regrets` times both."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_lab.choose import selection
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import shadow_chooser
from polaris_studies.shadow_chooser import ShadowChooser

A, B = np.ones((24, 40), np.float32), np.full((40, 32), 2, np.float32)


def naive(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    return catalogue()["gemm_naive"], "it is simple"


def test_the_lab_takes_its_own_choice_and_the_other_is_noted(lab: Lab) -> None:
    shadow = ShadowChooser(naive)
    mine = open_lab(lab.device.index, chooser=shadow)
    for _ in range(2):
        assert (mine.gemm(A, B) == A @ B).all()
    taken, reason = selection.auto(lab.device, Gemm(24, 32, 40))
    assert (mine.last.kernel, mine.last.reason.startswith(reason)) == (taken.name, True)
    mine.gemm(A, B, kernel="gemm_tiled")  # named by the caller
    assert shadow.noted == {(lab.device, Gemm(24, 32, 40)): (taken, catalogue()["gemm_naive"])}


def test_regret_is_what_the_taken_choice_lost_on_the_other(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    shadow = ShadowChooser(naive)
    mine = open_lab(lab.device.index, chooser=shadow)
    mine.gemm(A, B)
    mine.gemm(A[:, :0], B[:0])  # an empty sum has no speed
    real = shadow.regrets(mine)
    assert len(real) == 1 and (real[["taken_us", "other_us"]] > 0).all(axis=None)
    assert real[["m", "n", "k", "trans", "other"]].to_numpy().tolist() == [[24, 32, 40, "nn", "gemm_naive"]]
    for times, regret in (((0.003, 0.002), 0.5), ((0.002, 0.003), 0.0)):
        monkeypatch.setattr(shadow_chooser, "pairs", lambda *asked, times=times: [times] * 4)
        assert shadow.regrets(mine)["regret"].tolist() == pytest.approx([regret])
    same = ShadowChooser(naive, naive)
    same(lab.device, Gemm(24, 32, 40))
    assert same.regrets(lab)["regret"].tolist() == [0.0]
