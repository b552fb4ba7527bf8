"""The state of waves in lock-step: their registers, their memory, and which of their lanes run."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction, Program
from polaris_lab.gcn3.code.operand_syntax import EXEC, SCALARS
from polaris_lab.gcn3.emu.denormals import available
from polaris_lab.gcn3.emu.faults import Faults
from polaris_lab.gcn3.emu.local import Local
from polaris_lab.gcn3.emu.memory import Memory

LANES = 64
ALL = np.uint64(2**64 - 1)
SPARSE = 4
"""Where at most one lane of so many stands for a work-item, or all are no more than one wave's, addresses are looked at apart from the rest."""

Watch = Callable[[Instruction, np.ndarray, np.ndarray, np.ndarray], None]


class Waves:
    """`waves` waves of one program, `per_group` of them to a work-group, and all that they hold.

    `vector` is uint32 (registers, waves, 64), with `floats` and `ints` as other views of it; `pairs` holds the scalar registers as
    uint64 (64, waves), two registers to a word. A lane mask is kept as booleans (`bits`) or as such a word, whichever was
    written last, and turned into the other when that is read. `present` are the lanes that stand for a work-item, one
    uint64 a wave, `private` the first byte and the end of their private memory in the window. Where work-groups are smaller than a wave, only the first
    `lanes` lanes are carried; of `parking`, registers that are only used lane by lane, all are, in arrays of their own.
    `watch` is called for each access to memory, as `simulator.simulate` says.
    """

    def __init__(self, program: Program, waves: int, memory: Memory, *, per_group: int = 1, lds_bytes: int = 0, vgprs: int = 0,
                 flush: bool = True, present: np.ndarray | None = None,
                 watch: Watch | None = None, wave_ids: np.ndarray | None = None,
                 private: tuple[int, int] = (1, 0), lanes: int = LANES, parking: Iterable[int] = (),
                 place: Callable[[int, int], tuple] = lambda wave, lane: ((0,), (lane,), (lane,))) -> None:
        self.program, self.waves, self.per_group, self.memory = program, waves, per_group, memory
        self.flush, self.watch = flush, watch
        self.private, self.lanes = private, lanes
        self.flush_each = flush and not available()  # each operand and result by itself
        self.wave_ids = np.arange(waves) if wave_ids is None else wave_ids
        self.vector = np.zeros((max(vgprs, program.flags.get("next_free_vgpr", 1)), waves, lanes), np.uint32)
        self._parked = {register: np.zeros((waves, LANES), np.uint32) for register in parking}
        self.floats, self.ints = self.vector.view(np.float32), self.vector.view(np.int32)
        self.pairs = np.zeros((SCALARS // 2, waves), np.uint64)
        self._words = self.pairs.view(np.uint32).reshape(SCALARS // 2, waves, 2)
        self.bits: dict[int, np.ndarray] = {}
        self.words_ok, self.bits_ok = [True] * (SCALARS // 2), [False] * (SCALARS // 2)
        self.scc = np.zeros(waves, bool)
        self._first_present = np.full(waves, ALL) if present is None else present
        self._set_present(self._first_present)
        self.active = np.ones((waves, lanes), bool)
        self.mask = np.full((waves, lanes), 0xffffffff, np.uint32)
        self.full = True
        self.every_lane = False
        self.ghosts: np.ndarray | None = None  # waves that have ended, and are carried along without lanes
        self.awake: np.ndarray | None = None
        self.scratchpad = [np.zeros((waves, lanes), np.uint32) for _ in range(4)]
        self.rows = np.arange(waves)
        self.local = Local(waves // per_group, per_group, lds_bytes)
        self.faults = Faults(program.function, place)
        self.indices: dict[int, object] = {}  # what is known of vector registers that hold local addresses
        self.pairs[EXEC // 2] = self.present

    def reset(self, wave_ids: np.ndarray) -> None:
        """Make ready for as many other waves: registers become zeros and local memory unwritten again, what was counted stays."""
        self.wave_ids = wave_ids
        for array in (self.vector, self.pairs, self.scc, *self._parked.values()):
            array[...] = 0
        self.local.clear()
        self.words_ok[:], self.bits_ok[:] = [True] * len(self.words_ok), [False] * len(self.bits_ok)
        self.awake = self.ghosts = None
        self._set_present(self._first_present)
        self.indices.clear()
        self.pairs[EXEC // 2] = self.present

    def _set_present(self, present: np.ndarray) -> None:
        self.present, self._absent = present.copy(), ~present
        self._lanes_present = self._unpacked(self.present)
        self.whole_waves = bool(self._lanes_present.all())
        count = int(np.count_nonzero(self._lanes_present))
        size = self._lanes_present.size
        self.few = np.flatnonzero(self._lanes_present) if count * SPARSE <= size or size <= LANES else None

    def lanes_of(self, register: int) -> np.ndarray:
        """A vector register as instructions see it that name a lane: with all 64 where it is parking."""
        return self._parked.get(register, self.vector[register])

    # -- scalar registers and masks

    def scalar_view(self, register: int, dtype: type = np.uint32) -> np.ndarray:
        """(waves,): a scalar register as it was last written as a word; call `need_words` first where it may be a mask."""
        return self._words[register // 2, :, register % 2].view(dtype)

    def scalar_words(self, register: int) -> np.ndarray:
        """(waves,) uint32: a copy of a scalar register."""
        self.need_words(register // 2)
        return self.scalar_view(register).copy()

    def set_scalar(self, register: int, values: np.ndarray) -> None:
        """Write a scalar register in every wave; to be followed by `run`, which looks at EXEC again."""
        self.need_words(register // 2)
        self.scalar_view(register)[:] = values
        self.bits_ok[register // 2] = False

    def need_words(self, pair: int) -> None:
        """See that a pair's word is what its booleans are."""
        if not self.words_ok[pair]:
            self.pairs[pair] = self._packed(self.bits[pair])
            self.words_ok[pair] = True

    def need_bits(self, pair: int) -> np.ndarray:
        """A pair as booleans (waves, 64)."""
        bits = self.mask_bits(pair)
        if not self.bits_ok[pair]:
            bits[...] = self._unpacked(self.pairs[pair])
            self.bits_ok[pair] = self.lanes == LANES or not (self.pairs[pair] >> np.uint64(self.lanes)).any()
        return bits

    def mask_bits(self, pair: int) -> np.ndarray:
        """The place for a pair's booleans; whoever fills it calls `wrote_bits`."""
        if pair not in self.bits:
            self.bits[pair] = np.zeros((self.waves, self.lanes), bool)
        return self.bits[pair]

    def wrote_bits(self, pair: int) -> None:
        """The pair's booleans are what holds now."""
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
        """Look at EXEC, and at who is awake, again."""
        self.need_words(EXEC // 2)
        lanes = self.pairs[EXEC // 2]
        if self.ghosts is not None:
            lanes = np.where(self.ghosts, np.uint64(0), lanes)
        if self.awake is not None:
            lanes = np.where(self.awake, lanes, np.uint64(0))
        was = self.full
        self.full = self.awake is None and bool(np.bitwise_and.reduce(lanes | self._absent) == ALL)
        if not self.full or not was:
            self.active[...] = self._lanes_present if self.full else self._unpacked(lanes)
            np.copyto(self.mask.view(np.int32), self.active.view(np.int8))
            np.negative(self.mask.view(np.int32), out=self.mask.view(np.int32))
        self.every_lane = self.full and self.whole_waves

    def tell(self, instruction: Instruction, addresses: np.ndarray) -> None:
        """Give an access to whoever watches."""
        self.watch(instruction, self.wave_ids, addresses, self.active.copy())
