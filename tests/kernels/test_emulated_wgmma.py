"""The lines of attention_halves that only Hopper runs, with its instruction emulated from what NVIDIA's manual says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from polaris_lab.lab import Lab
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention

EMULATED = """
#define WGMMA
#define COPY(to, from) *(to) = *(from)
#define COMMIT()
#define WAIT()
#define START(of, high, low, h, l, at, wide) multiply((local char *)tiles, at, wide, h, l, high, low, left, t)
#define LEAVE()
#define DONE(of, high, low)
#define FOUR(f, x) { \\
    lanes[t] = x; barrier(CLK_LOCAL_MEM_FENCE); \\
    x = f(f(lanes[t & ~3], lanes[(t & ~3) + 1]), f(lanes[(t & ~3) + 2], lanes[t | 3])); \\
    barrier(CLK_LOCAL_MEM_FENCE); }
inline float of(uint4 four, int word, int which)
{ return vload_half(2 * word + which, (half *)&four); }
/* PTX ISA, wgmma.mma_async: where a lane's elements of the left factor and of the sums are, and where a descriptor
   without swizzling finds those of the right factor. */
void multiply(local char *tiles, int at, int wide, uint4 *h, uint4 *l, float *high, float *low, local uint4 *left,
              int t)
{
    for (int c = 0; c < 2; c++) {
        left[t] = h[c]; left[ITEMS + t] = l[c]; barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < wide / 2; i++) for (int k = 0; k < 16; k++) {
            const int row = t % 32 / 4 + 8 * (i % 4 / 2), n = i / 4 * 8 + t % 4 * 2 + i % 2;
            const int lane = t / 32 * 32 + row % 8 * 4 + k % 8 / 2, word = k / 8 * 2 + row / 8;
            local const char *b = tiles + at + c * wide * 64 + n / 8 * 256 + k / 8 * 128 + n % 8 * 16 + k % 8 * 2;
            const float bh = vload_half(0, (local const half *)b), bl = vload_half(wide * 16, (local const half *)b);
            high[i] += of(left[lane], word, k % 2) * bh;
            low[i] += of(left[ITEMS + lane], word, k % 2) * bh + of(left[lane], word, k % 2) * bl; }
        barrier(CLK_LOCAL_MEM_FENCE); }
}
inline uint pair(float x, float y)
{ uint both; vstore_half_rte(x, 0, (half *)&both); vstore_half_rte(y, 1, (half *)&both); return both; }
"""
TILES = "    local uint4 tiles[3][TILE] __attribute__((aligned(128)));\n"


@pytest.fixture
def emulated(tmp_path: Path) -> KernelSpec:
    """The kernel with its NVIDIA-only macros replaced: what is left of `#ifdef WGMMA` is as it is."""
    spec = catalogue()["attention_halves"]
    packing, hopper = spec.source().split("#ifdef WGMMA\n#define COPY", 1)
    split = hopper[hopper.index("inline void split("):hopper.index("inline float of_lane(")]
    body = hopper[hopper.index("#define SHARE(nth)"):].replace("(uint)(size_t)tiles[now]", "now * 16 * TILE")
    assert body.count(TILES) == 1
    body = body.replace(TILES, TILES + "    local uint4 left[2 * ITEMS]; local float lanes[ITEMS];\n")
    path = tmp_path / "attention_halves.cl"
    path.write_text(f"{packing}{EMULATED}{split}#ifdef WGMMA\n{body}", encoding="utf-8")
    return replace(spec, file=path, wants="")


@pytest.mark.parametrize(("problem", "groups"), [
    (Attention(1, 2, 35, 50, True, t=330, diagonal=200), 1), (Attention(1, 1, 33, 128, t=140), 2),
    (Attention(1, 2, 70, 200, True, t=150, diagonal=90), 1), (Attention(1, 1, 20, 256, t=140), 2)])
def test_what_hopper_runs_is_right_with_its_instruction_emulated(lab: Lab, emulated: KernelSpec, problem: Attention,
                                                                 groups: int) -> None:
    launch = lab.session.prepare(emulated, problem, problem.inputs(3), config={"GROUPS": groups})
    launch.run()
    verdict = Expectation(problem, problem.inputs(3)).compare(launch.output())
    assert verdict.ok, verdict
