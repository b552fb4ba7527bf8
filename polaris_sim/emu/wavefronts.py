"""Hold the state of waves in lock-step: their registers, their memory, and which of their lanes run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

import numpy as np

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.operand_syntax import EXEC, SCALARS
from polaris_sim.emu.denormals import available
from polaris_sim.emu.faults import Faults
from polaris_sim.emu.local_memory import Local
from polaris_sim.emu.memory import Memory

LANES = 64
ALL = np.uint64(2**64 - 1)
SPARSE = 4
"""Work-items are sparse where at most one lane in this many stands for one, or at most 64 lanes are carried in all."""

Watch = Callable[[Instruction, np.ndarray, np.ndarray, np.ndarray], None]


class Waves:
    """Holds `waves` waves of one program, `per_group` of them to a work-group, with their registers and memory.

    `vector` holds the vector registers and one more for `lane_exchange.with_dpp`, uint32 (registers, waves, lanes).
    Where work-groups are smaller than a wave, only the first `lanes` of the 64 lanes are carried. Registers of
    `spill_vgprs`, whose lanes hold spilled SGPRs, are the exception: `all_lanes` gives them with 64 lanes.

    `pairs` holds the scalar registers, two to a word of uint64 (64, waves). A pair that is a lane mask is held as such
    a word, as booleans (`mask_bits`), or both: `words_ok` and `bits_ok` say which hold, and `need_words` and
    `need_bits` make one from the other.

    `scc` holds the condition codes as booleans, (waves,), and `scc_words` and `scc_pairs` the same as numbers.

    Which lanes count: `present`, one uint64 a wave, are the lanes that stand for a work-item. `active` are those that
    run now, as booleans (waves, lanes), and `mask` the same as words of 32 ones or zeros. `full` says that every
    present lane of every wave runs, `whole_waves` that every lane is present, and `every_lane` that both hold.
    `finished` marks waves that have ended and are carried along without a lane, `awake` those that run while waves
    diverge; None stands for no wave and all. `sparse` has the present lanes' indices in (waves * lanes) where they are
    few (see SPARSE), else None.

    `flush` says whether waves begin in a mode that flushes denormals. `processor_flushes` says whether the processor
    does so for NumPy; where it does not, `flush_each` says whether the instruction that is being bound flushes each of
    its operands and results.

    `constants` has the addresses of the program's constants, by name, and `jump_to` the addresses, (waves,), to which
    the last computed jump goes.

    `private` is the first byte and the end of the private memory in the window of addresses. `local_cache` holds what
    was worked out of registers that hold local addresses, and is kept up to date by `fusion.invalidating`. `place`
    gives (group, local id, global id) of a wave and a lane. `watch` is called at each access to memory, as
    `simulator.simulate` says.
    """

    def __init__(self, program: Program, waves: int, memory: Memory, *, per_group: int = 1, lds_bytes: int = 0,
                 vgprs: int = 0, flush: bool = True, present: np.ndarray | None = None,
                 watch: Watch | None = None, wave_ids: np.ndarray | None = None,
                 private: tuple[int, int] = (1, 0), constants: Mapping[str, int] = MappingProxyType({}),
                 lanes: int = LANES, spill_vgprs: Iterable[int] = (),
                 place: Callable[[int, int], tuple] = lambda wave, lane: ((0,), (lane,), (lane,))) -> None:
        self.program, self.waves, self.per_group, self.memory = program, waves, per_group, memory
        self.flush, self.watch = flush, watch
        self.private, self.lanes, self.constants = private, lanes, constants
        self.jump_to = np.zeros(waves, np.uint64)
        self.processor_flushes = available()
        self.flush_each = flush and not self.processor_flushes
        self.wave_ids = np.arange(waves) if wave_ids is None else wave_ids
        registers = max(vgprs, program.flags.get("next_free_vgpr", 1))
        self.vector = np.zeros((registers + 1, waves, lanes), np.uint32)
        self._spill_vgprs = {register: np.zeros((waves, LANES), np.uint32) for register in spill_vgprs}
        self.pairs = np.zeros((SCALARS // 2, waves), np.uint64)
        self._words = self.pairs.view(np.uint32).reshape(SCALARS // 2, waves, 2)
        self.bits: dict[int, np.ndarray] = {}
        self.words_ok, self.bits_ok = [True] * (SCALARS // 2), [False] * (SCALARS // 2)
        self.scc_pairs = np.zeros(waves, np.uint64)
        self.scc_words = self.scc_pairs.view(np.uint32)[::2]
        self.scc = self.scc_pairs.view(bool)[::8]
        self._initial_present = np.full(waves, ALL) if present is None else present
        self._set_present(self._initial_present)
        self.active = np.ones((waves, lanes), bool)
        self.mask = np.full((waves, lanes), 0xffffffff, np.uint32)
        self.full = True
        self.every_lane = False
        self.finished: np.ndarray | None = None
        self.awake: np.ndarray | None = None
        self.scratchpad = [np.zeros((waves, lanes), np.uint32) for _ in range(4)]
        self.rows = np.arange(waves)
        self.local = Local(waves // per_group, per_group, lds_bytes)
        self.faults = Faults(program.function, place)
        self.local_cache: dict[int | str, object] = {}
        self.pairs[EXEC // 2] = self.present

    def reset(self, wave_ids: np.ndarray) -> None:
        """Reset the state for another batch of as many waves: registers to 0, local memory to unwritten.

        Counts and faults stay.
        """
        self.wave_ids = wave_ids
        for array in (self.vector, self.pairs, self.scc, *self._spill_vgprs.values()):
            array[...] = 0
        self.local.clear()
        self.words_ok[:], self.bits_ok[:] = [True] * len(self.words_ok), [False] * len(self.bits_ok)
        self.awake = self.finished = None
        self._set_present(self._initial_present)
        self.local_cache.clear()
        self.pairs[EXEC // 2] = self.present

    def _set_present(self, present: np.ndarray) -> None:
        self.present, self._absent = present.copy(), ~present
        self._lanes_present = self._unpacked(self.present)
        self.whole_waves = bool(self._lanes_present.all())
        count = int(np.count_nonzero(self._lanes_present))
        size = self._lanes_present.size
        self.sparse = np.flatnonzero(self._lanes_present) if count * SPARSE <= size or size <= LANES else None

    def all_lanes(self, register: int) -> np.ndarray:
        """Give a vector register for an instruction that names a lane: (waves, 64) where it holds spilled SGPRs, else
        (waves, lanes).
        """
        return self._spill_vgprs.get(register, self.vector[register])

    # -- scalar registers and masks

    def scalar_view(self, register: int, dtype: type = np.uint32) -> np.ndarray:
        """Give a view (waves,) of a scalar register's word.

        Call `need_words` first where it may be held as booleans alone.
        """
        return self._words[register // 2, :, register % 2].view(dtype)

    def set_scalar(self, register: int, values: np.ndarray) -> None:
        """Write a scalar register in every wave, before `run`, which looks at EXEC again."""
        self.need_words(register // 2)
        self.scalar_view(register)[:] = values
        self.bits_ok[register // 2] = False

    def need_words(self, pair: int) -> None:
        """Bring the word of a pair of scalar registers up to date with its booleans."""
        if not self.words_ok[pair]:
            self.pairs[pair] = self._packed(self.bits[pair])
            self.words_ok[pair] = True

    def need_bits(self, pair: int) -> np.ndarray:
        """Bring the booleans (waves, lanes) of a pair of scalar registers up to date with its word, and give them."""
        bits = self.mask_bits(pair)
        if not self.bits_ok[pair]:
            bits[...] = self._unpacked(self.pairs[pair])
            self.bits_ok[pair] = self.lanes == LANES or not (self.pairs[pair] >> np.uint64(self.lanes)).any()
        return bits

    def mask_bits(self, pair: int) -> np.ndarray:
        """Give the array for the booleans (waves, lanes) of a pair; whoever fills it calls `wrote_bits`."""
        if pair not in self.bits:
            self.bits[pair] = np.zeros((self.waves, self.lanes), bool)
        return self.bits[pair]

    def wrote_bits(self, pair: int) -> None:
        """Note that the booleans of a pair have been written, so that its word is out of date."""
        self.bits_ok[pair], self.words_ok[pair] = True, False

    def _packed(self, bits: np.ndarray) -> np.ndarray:
        if self.lanes == LANES:
            return np.packbits(bits.reshape(-1), bitorder="little").view(np.uint64)
        octets = np.zeros((self.waves, 8), np.uint8)
        some = np.packbits(bits, axis=1, bitorder="little")
        octets[:, :some.shape[1]] = some
        return octets.view(np.uint64)[:, 0]

    def _unpacked(self, words: np.ndarray) -> np.ndarray:
        every = np.unpackbits(words.view(np.uint8), bitorder="little").view(bool).reshape(len(words), LANES)
        return every[:, :self.lanes]

    # -- which lanes run

    def refresh(self) -> None:
        """Work out again which lanes run, from EXEC, `finished` and `awake`."""
        self.need_words(EXEC // 2)
        lanes = self.pairs[EXEC // 2]
        if self.finished is not None:
            lanes = np.where(self.finished, np.uint64(0), lanes)
        if self.awake is not None:
            lanes = np.where(self.awake, lanes, np.uint64(0))
        was_full = self.full
        self.full = self.awake is None and bool(np.bitwise_and.reduce(lanes | self._absent) == ALL)
        if not self.full or not was_full:
            self.active[...] = self._lanes_present if self.full else self._unpacked(lanes)
            np.copyto(self.mask.view(np.int32), self.active.view(np.int8))
            np.negative(self.mask.view(np.int32), out=self.mask.view(np.int32))
        self.every_lane = self.full and self.whole_waves

    def report_access(self, instruction: Instruction, addresses: np.ndarray,
                      reached: np.ndarray | np.bool = np.True_) -> None:
        """Call `watch` with an access to memory, `addresses` (waves, lanes) in bytes, by the lanes that have `reached`
        any."""
        self.watch(instruction, self.wave_ids, addresses, self.active & reached)
