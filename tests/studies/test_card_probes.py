"""The probe kernels: their kept code, what they read and compute, and what that takes on simulated cards."""

from __future__ import annotations

import pytest

from polaris_lab.base.documents import read_text
from polaris_studies import card_probes, record_card_probes

FLOATS = 2**22


@pytest.mark.parametrize("name", card_probes.FILES)
def test_the_kept_code_of_a_probe_is_made_again_byte_for_byte(name: str) -> None:
    assert record_card_probes.made(name) == read_text(card_probes.kept(name))


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("width", card_probes.WIDTHS)
def test_a_reading_probe_reads_each_byte_of_its_buffer_once(width: int, far: bool) -> None:
    work = card_probes.work(card_probes.read(width, far, FLOATS), "rx570")
    loads = sum(executed for instruction, executed in zip(work.program.instructions, work.executed, strict=True)
                if instruction.name.startswith("flat_load"))
    words = {1: 1, 2: 2}.get(width, 4)
    assert loads * words == 16 * width * work.sampled * work.place.waves
    assert work.traffic.dram_reads / work.traffic.share * 64 >= 4 * FLOATS


def test_vectors_of_four_lines_are_fetched_four_times_where_l2_is_small() -> None:
    """The collapse that clpeak measured on Fiji and Tonga: 64 work-items hold 64 lines, and L1 has 256."""
    fetched = {width: card_probes.work(card_probes.read(width, False, 2**24), "r9_380x").traffic
               for width in (4, 8, 16)}
    assert [round(each.dram_reads / each.share * 64 / 2**26, 1) for each in fetched.values()] == [1.0, 2.0, 4.0]


@pytest.mark.parametrize("kind", ["single", "half", "int"])
def test_a_chain_probe_multiplies_and_adds_2048_times(kind: str) -> None:
    work = card_probes.work(card_probes.chain(kind, 4, 2**16), "r9_380x")
    names = {"single": ("v_mad_f32", "v_mac_f32"), "half": ("v_fma_f16",), "int": ("v_mul_lo_u32",)}[kind]
    done = sum(executed for instruction, executed in zip(work.program.instructions, work.executed, strict=True)
               if instruction.name in names)
    assert done == 2048 * work.sampled * work.place.waves
