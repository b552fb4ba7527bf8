"""The animations move what the machine code moves, begin with the finished picture, and stay small."""

from __future__ import annotations

import base64
import io
import re

import numpy as np
import pytest
from PIL import Image
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.base.html_forms import Shown
from polaris_lab.notebooks.notebook_rules import patterns
from polaris_studies import loop_schedule
from polaris_studies import moving_pictures as moving
from polaris_studies.pictures import animations


def gif(shown: Shown) -> Image.Image:
    """The picture that a page holds."""
    data = base64.b64decode(re.search(r"data:image/gif;base64,([\w+/=]+)", shown.html)[1])
    assert len(data) < 300_000
    return Image.open(io.BytesIO(data))


def frames(picture: Image.Image) -> list[np.ndarray]:
    found = []
    for at in range(picture.n_frames):
        picture.seek(at)
        found.append(np.asarray(picture.convert("RGB")))
    return found


def test_a_tile_walks_along_k_once_over_both_panels() -> None:
    steps = moving.walked("gemm_tiled", pl.Gemm(32, 48, 64))
    assert len(steps) == 4
    for at, masks in enumerate(steps):
        a, b = masks["A"].nonzero(), masks["B"].nonzero()
        assert (a[1].min(), a[1].max() + 1) == (b[0].min(), b[0].max() + 1) == (16 * at, 16 * at + 16)
        assert masks["A"].sum() == masks["B"].sum() == 256


def test_the_first_frame_is_the_finished_picture() -> None:
    shown = moving.tile_walk("gemm_tiled", 32, 32, 48, name="x")
    first, *others = frames(gif(shown))
    assert len(others) == 3 and (first == others[-1]).all() and (first != others[0]).any()
    assert "3 steps for 256 outputs, each step with 256 elements of A and 256 of B" in str(shown)


def test_the_prefetch_hides_what_notebook_09_counts() -> None:
    recorded = pl.recorded("schedule", columns=loop_schedule.SCHEDULE_COLUMNS).set_index("kernel")
    for kernel in ("gemm_tile20_vectorized", "gemm_tile20_prefetch"):
        kinds, flights = moving.loop_kinds(loop_schedule.iteration(sim.compile(kernel, compiler="clang").program))
        assert len(kinds) == recorded.loc[kernel, "instructions"]
        assert animations.hidden(kinds, flights) == recorded.loc[kernel, "behind"]
        assert len(flights) == 2 and kinds.count("multiply-add") == 80


def test_channels_fill_up_as_the_lines_fall() -> None:
    shown = moving.channels("gemm_naive", (2048, 2064), name="x")
    assert "pitch 2048: 1 of 8 channels used, the busiest serves 64 of 64 lines" in str(shown)
    assert "pitch 2064: 8 of 8 channels used, the busiest serves 8 of 64 lines" in str(shown)
    gif(shown)


def test_the_online_softmax_tells_each_rescaling() -> None:
    scores = np.array([0.0, 1.0, 3.0, 2.0, -1.0, 0.0])
    shown = str(moving.online_softmax(scores, 2, name="x"))
    assert f"the maximum grows to 3.00, earlier weights x {np.exp(-2):.2f}" in shown
    assert "tile 3: the maximum stays 3.00" in shown
    assert f"{np.exp(scores - 3).sum():.2f}" in shown


def test_a_frame_that_stays_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, show = [], animations._gif
    monkeypatch.setattr(animations, "_gif", lambda frame, *others: show(
        lambda figure, at: (drawn.append(at), frame(figure, at)), *others))
    first, *others = frames(gif(moving.online_softmax(np.array([1.0, 0.0, 0.0, 0.5]), 2, name="x")))
    assert len(drawn) == len(set(drawn)) == 2
    assert (first == others[-1]).all() and (first != others[0]).any()


def test_a_page_compares_what_an_animation_says_and_not_its_bytes() -> None:
    html = moving.online_softmax(np.arange(4.0), 2, name="x").html
    for pattern, other in patterns().items():
        html = re.sub(pattern, other, html)
    assert "base64,PICTURE" in html and len(html) < 1000


def test_a_kernel_without_local_memory_has_no_walk() -> None:
    with refuses("kernel"):
        moving.walked("gemm_naive", pl.Gemm(16, 16, 16))


def test_an_animation_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animations, "GIF_BYTES", 1000)
    with pytest.raises(ValueError, match="more than 1000"):
        moving.online_softmax(np.arange(4.0), 2, name="x")
