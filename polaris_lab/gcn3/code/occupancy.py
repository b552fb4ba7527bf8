"""How many work-groups a compute unit holds at once, and what keeps it from holding more."""

from __future__ import annotations

import math

from polaris_lab.gcn3.code import cards
from polaris_lab.gcn3.code.assembly import Program
from polaris_lab.gcn3.code.cards import DEFAULT, Card


def groups_per_cu(items: int, vgprs: int, lds_bytes: int, sgprs: int = 0, card: str | Card = DEFAULT) -> dict[str, int]:
    """Work-groups of `items` work-items that a compute unit holds, by each of its limits: the least of them counts.

    `vgprs` are registers of a lane, `sgprs` of a wave, `lds_bytes` of a work-group. "waves" is the most waves of each
    SIMD; "VGPRs", "SGPRs" and "LDS" are given out in whole steps; "groups" are the barriers that there are, of which a
    work-group of one wave needs none. What a kernel does not use does not limit it and is left out. All constants are
    those of `card`, with their sources. Raises ValueError for an unknown card, and for a work-group that cannot run on it.
    """
    here = cards.card(card)
    for name, value, least, most in (("items", items, 1, here.items_per_group), ("vgprs", vgprs, 0, here.vgprs_per_lane),
                                     ("lds_bytes", lds_bytes, 0, here.lds_bytes_per_cu), ("sgprs", sgprs, 0, here.sgprs_per_wave)):
        if not least <= value <= most:
            raise ValueError(f"{name} is {value}; on a {here.title} it must be from {least} to {most}")
    waves = waves_of(items, here)

    def held(per_simd: int) -> int:
        return int(here.simds_per_cu * per_simd // waves)

    found = {"waves": held(here.waves_per_simd), "VGPRs": held(_shares(here.vgprs_per_lane, vgprs, here.vgpr_step))}
    if sgprs:
        found["SGPRs"] = held(_shares(here.sgprs_per_simd, sgprs, here.sgpr_step))
    if lds_bytes:
        found["LDS"] = _shares(here.lds_bytes_per_cu, lds_bytes, here.lds_step)
    if waves > 1:
        found["groups"] = int(here.groups_per_cu)
    if too_much := [name for name, count in found.items() if not count]:
        raise ValueError(f"a work-group of {items} work-items with {vgprs} VGPRs and {sgprs} SGPRs is too large for a compute unit "
                         f"of a {here.title}, by its {' and '.join(too_much)}")
    return found


def require_group(program: Program, items: int) -> None:
    """Raise ValueError when a work-group of `items` work-items is larger than the code of `program` is made for.

    clang makes code for at most 256 unless the kernel says reqd_work_group_size; a driver refuses a larger work-group.
    """
    if program.most_items is not None and items > program.most_items:
        raise ValueError(f"a work-group of {program.function} has {items} work-items, and its code is made for at most {program.most_items}; "
                         f"choose a smaller work-group, or give the kernel the attribute reqd_work_group_size")


def waves_of(items: int, card: str | Card = DEFAULT) -> int:
    """The waves of a work-group of `items` work-items."""
    return math.ceil(items / cards.card(card).wave_items)


def _shares(whole: float, part: int, step: float) -> int:
    """How often `part`, rounded up to whole steps, fits into `whole`."""
    return int(whole // (max(1, math.ceil(part / step)) * step))
