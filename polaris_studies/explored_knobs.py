"""Turn one knob and see what follows: three pictures with sliders in JupyterLab, still ones without ipywidgets."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from polaris_lab.base.errors import unknown
from polaris_lab.base.recordings import recorded
from polaris_lab.measure import ceilings
from polaris_lab.model import cards
from polaris_lab.plots import measured
from polaris_sim.code.occupancy import groups_per_cu, waves_of
from polaris_sim.timing.access_cost import BANKS, HALF
from polaris_sim.timing.bank_conflicts import WAVE, bank_cycles
from polaris_sim.timing.caches import LINE_BYTES
from polaris_sim.timing.memory_traffic import channels_of
from polaris_studies.pictures import knobs

STILL = "a still picture: in JupyterLab, after `pip install ipywidgets`, each of its values has a slider"
ROOFS = "nvidia-h200"
"""The recorded device under whose roofline a kernel is moved."""


class Knobs(NamedTuple):
    """Describes one picture: what draws it, and for each of its values the choices and the one to begin with."""

    draw: Callable[..., object]
    choices: Mapping[str, tuple[Sequence[float], float]]


def explore(what: str) -> Any:
    """Show one of KNOBS, "waves", "pitch" or "roofline", with a slider for each value where ipywidgets is installed.

    "waves": how many waves a compute unit of an RX 590 holds, by a kernel's registers, local memory and work-group.
    "pitch": which channels and banks serve a wave that reads down a column, by the floats between two rows of a matrix
    and of a tile in local memory. "roofline": the most that a recorded device can do at a given FLOP per byte. Without
    ipywidgets, and in a batch, the picture is drawn once, at its first values. Raises ValueError for another name.

    >>> pl.explore("waves")
    a still picture: in JupyterLab, after `pip install ipywidgets`, each of its values has a slider
    """
    if what not in KNOBS:
        raise unknown("picture to explore", what, KNOBS, "what")
    draw, choices = KNOBS[what]
    if importlib.util.find_spec("ipywidgets") is None or os.environ.get("POLARIS_BATCH"):
        print(STILL)
        draw(**{name: start for name, (_, start) in choices.items()})
        return None
    import ipywidgets

    sliders = {name: ipywidgets.SelectionSlider(options=list(values), value=start, description=name,
                                                continuous_update=False) for name, (values, start) in choices.items()}
    return ipywidgets.interactive(draw, **sliders)


def waves(registers: int, local_kb: int, group: int) -> int:
    """Draw how many waves each limit of an RX 590 allows in a compute unit, and return the least.

    `registers` are VGPRs of a work-item, `local_kb` KiB of local memory of a work-group of `group` work-items; see
    `sim.groups_per_cu`. A combination that does not fit at all leaves none.
    """
    card = cards.card("rx590")
    try:
        held = groups_per_cu(group, registers, 1024 * local_kb, card=card)
    except ValueError:
        held = {"work-group": 0}
    in_unit = {limit: count * waves_of(group, card) for limit, count in held.items()}
    least = min(in_unit.values())
    by = " and ".join(limit for limit, count in in_unit.items() if count == least)
    most = card.simds_per_cu * card.waves_per_simd
    knobs.limits(in_unit, least, f"{registers} registers, {local_kb} KB for a group of {group}:\n{least} of "
                                 f"{most:.0f} waves, limited by {by}",
                 name="explore_waves", xlabel="waves that each limit allows")
    return least


def pitch(floats: int, tile_floats: int) -> tuple[np.ndarray, np.ndarray]:
    """Draw what a wave asks which reads down a column: of each channel of an RX 590's L2, and of each bank.

    Row r of the matrix lies 4 x `floats` x r bytes from the first, and all 64 lanes read one. Row r of a tile in local
    memory lies `tile_floats` x r words from the first; the first half of the wave reads one, since that is what the
    banks serve together. The counts of both are returned, and said in a line, with the passes that the banks take.
    """
    channels = channels_of(cards.card("rx590"))
    lines = np.unique(np.arange(WAVE, dtype=np.int64) * 4 * floats // LINE_BYTES)
    asked = np.bincount(channels.of(lines), minlength=channels.channels)
    words = np.arange(HALF) * tile_floats
    of_banks, passes = np.bincount(words % BANKS, minlength=BANKS), bank_cycles(words, banks=BANKS, lanes=HALF)
    print(f"matrix: rows of {floats} floats: {WAVE} lanes ask for {len(lines)} lines, on {np.count_nonzero(asked)} of "
          f"{channels.channels} channels; tile: rows of {tile_floats} floats: {HALF} lanes ask for {HALF} words, of "
          f"{np.count_nonzero(of_banks)} of {BANKS} banks, in {passes} pass{'es' * (passes > 1)}")
    knobs.shares({"channel of L2": ("lines asked for", asked), "bank of local memory": ("words asked for", of_banks)},
                 f"Down a column. Matrix, {floats} floats a row: {np.count_nonzero(asked)} of {channels.channels} "
                 f"channels. Tile, {tile_floats} floats a row: {passes} pass{'es' * (passes > 1)}",
                 name="explore_pitch")
    return asked, of_banks


def roofline(flop_per_byte: float) -> float:
    """Draw a kernel of `flop_per_byte` under the roofline of a recorded device, and return its GFLOPS at most."""
    import pandas as pd

    rates = recorded("ceilings", ceilings.COLUMNS).query("device == @ROOFS").groupby("ceiling")["rate"].max()
    gbs, gflops = float(rates["copy_gbs"]), float(rates["mad_gflops"])
    reached = min(gflops, gbs * flop_per_byte)
    limit = "arithmetic" if reached == gflops else "memory"
    points = pd.DataFrame({"device": [ROOFS], "label": ["a kernel, at most"], "flops_per_byte": [flop_per_byte],
                           "gflops": [reached]})
    measured.roofline({ROOFS: (gbs, gflops)}, points,
                      f"At {flop_per_byte:g} FLOP a byte: {reached:,.0f} GFLOPS at most, by {limit}",
                      name="explore_roofline")
    return reached


KNOBS = {
    "waves": Knobs(waves, {"registers": ((16, 24, 32, 36, 48, 64, 84, 128, 256), 48),
                           "local_kb": ((0, 2, 4, 8, 16, 32, 64), 8), "group": ((64, 128, 256), 256)}),
    "pitch": Knobs(pitch, {"floats": ((1024, 1040, 1088, 2000, 2040, 2048, 2056, 2064, 2112, 4096, 4112), 2048),
                           "tile_floats": ((16, 17, 20, 21, 24, 25, 32, 33, 36, 48, 64, 65, 68), 32)}),
    "roofline": Knobs(roofline, {"flop_per_byte": ((0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128), 4)}),
}
"""Every picture with knobs, by its name."""
