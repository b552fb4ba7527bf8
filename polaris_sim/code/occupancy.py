"""Compute occupancy: how many work-groups a compute unit holds at once, by each of its limits."""

from __future__ import annotations

import math

from polaris_lab.base.errors import BadValue
from polaris_lab.model import cards
from polaris_lab.model.cards import DEFAULT, Card
from polaris_sim.code.assembly import Program


def groups_per_cu(items: int, vgprs: int, lds_bytes: int, sgprs: int = 0, card: str | Card = DEFAULT) -> dict[str, int]:
    """Count the work-groups that fit a compute unit by each limit; the least is binding.

    `items` is the work-group's size in work-items, `vgprs` are registers of a lane, `sgprs` of a wave, `lds_bytes`
    bytes of a work-group. "waves" is the limit by waves per SIMD. "VGPRs", "SGPRs" and "LDS" are the limits by
    registers and local memory, which are allocated in steps. "groups" is the limit by barriers; a work-group of one
    wave needs none. Limits that do not apply are left out. Raises ValueError for an unknown card, and for a work-group
    that cannot run on it.

    >>> sim.groups_per_cu(256, vgprs=24, lds_bytes=2048)
    {'waves': 8, 'VGPRs': 10, 'LDS': 32, 'groups': 16}
    """
    on = cards.card(card)
    for name, value, least, most in (("items", items, 1, on.items_per_group), ("vgprs", vgprs, 0, on.vgprs_per_lane),
                                     ("lds_bytes", lds_bytes, 0, on.lds_bytes_per_cu),
                                     ("sgprs", sgprs, 0, on.sgprs_per_wave)):
        if not least <= value <= most:
            raise BadValue(name, f"{name} is {value}; on a {on.title} it must be from {least} to {most}")
    waves = waves_of(items, on)

    def held(per_simd: int) -> int:
        return int(on.simds_per_cu * per_simd // waves)

    limits = {"waves": held(on.waves_per_simd), "VGPRs": held(_fitting(on.vgprs_per_lane, vgprs, on.vgpr_step))}
    if sgprs:
        limits["SGPRs"] = held(_fitting(on.sgprs_per_simd, sgprs, on.sgpr_step))
    if lds_bytes:
        limits["LDS"] = _fitting(on.lds_bytes_per_cu, lds_bytes, on.lds_step)
    if waves > 1:
        limits["groups"] = int(on.groups_per_cu)
    if exceeded := [name for name, count in limits.items() if not count]:
        raise BadValue("items", f"a work-group of {items} work-items with {vgprs} VGPRs and {sgprs} SGPRs is too large "
                       f"for a compute unit of a {on.title}, by its {' and '.join(exceeded)}")
    return limits


def require_group(program: Program, items: int) -> None:
    """Raise ValueError when a work-group of `items` work-items is larger than the code of `program` is made for.

    clang makes code for at most 256 unless the kernel says reqd_work_group_size; a driver refuses a larger work-group.
    """
    if program.most_items is not None and items > program.most_items:
        raise BadValue("items", f"a work-group of {program.function} has {items} work-items, and its code is made for "
                       f"at most {program.most_items}; choose a smaller work-group, or give the kernel the attribute "
                       "reqd_work_group_size")


def waves_of(items: int, card: str | Card = DEFAULT) -> int:
    """Count the waves of a work-group of `items` work-items."""
    return math.ceil(items / cards.card(card).wave_items)


def _fitting(whole: float, part: int, step: float) -> int:
    """Count how often `part`, rounded up to whole steps and at least to one, fits into `whole`."""
    return int(whole // (max(1, math.ceil(part / step)) * step))
