/* gemm_halves: a product on the tensor cores of NVIDIA's cards, each float as the sum of two halves.

   idea    A tensor core multiplies halves (11 bits) twice as fast as TF32, and 16 of k at a time. x is split into
           high + low, both halves, and a b = high high + low high + high low. A half reaches from 2^-14 to 2^16, so each
           row of A, and each column of B, is first multiplied by a power of two, found anew for each KEEP of k: the
           largest element comes to lie in [2^14, 2^15). low is kept 2^6 times as large, and high takes part as 2^-6 of
           itself where it meets a low: so neither leaves the range of a half before x is 2^-27 of the largest.

           A first kernel packs both matrices, high and low, in the order in which a warp's lanes take them: a block of 16
           rows (or columns) x 16 of k is 32 x 16 bytes of high, and as much of low. Zeros fill the edges. So one second
           kernel serves each layout, its copies are whole and in order, and nothing is converted in its loop.

             lane 4 g + t of a block holds     k 2t, 2t + 1     k 2t + 8, 2t + 9
               row 2 g                         first 4 bytes    third
               row 2 g + 1                     second           fourth
             and of C the same rows, and four columns side by side from 4 t on

           A tensor core's sums are cut where a multiply-add rounds, all towards zero. So it sums KEEP of k alone; these
           sums are multiplied by the powers of two and added by additions that round.

           Where a row of KEEP elements has one that is not finite, one below 2^-27 of its largest (2^-18 where K is below
           512), or a largest outside 2^-64 to 2^64, its power of two is NaN. Outputs that are not finite are computed
           again with multiply-adds, by all work-items together. So the error of an element is at most 2^-17 of it
           (2^-24), and K + 2 times 2^-24 are allowed of a sum of products.

           ASYNC_COPY, set by the lab for NVIDIA's cards from compute capability 8.0 on, says that there are tensor cores
           and cp.async. Elsewhere each lane multiplies the same elements one by one: right, and slow.

   LDS     BUFFERS * (TILE_M + TILE_N) * TILE_K * 4 = 49152 bytes, and 35456 in the kernel that packs
   needs   K of at least 16
   origin  Ootomo and Yokota (three products of halves for one of floats), CUTLASS                     */

#ifndef TILE_M
#define TILE_M 128      /* rows of C per work-group: 64, 128 or 256 */
#endif
#ifndef TILE_N
#define TILE_N 128      /* columns of C per work-group: 64, 128 or 256 */
#endif
#ifndef TILE_K
#define TILE_K 16       /* depth of a step along K: 16 or 32 */
#endif
#ifndef WARP_M
#define WARP_M 64       /* rows of C per warp: 32 or 64 */
#endif
#ifndef WARP_N
#define WARP_N 64       /* columns of C per warp: 32 or 64 */
#endif
#ifndef BUFFERS
#define BUFFERS 3       /* steps in local memory, one of which is multiplied: 2 to 4 */
#endif
#ifndef SWIZZLE
#define SWIZZLE 8       /* width, in tiles, of the strips of C that the work-groups go down: 1, 4, 8 or 16 */
#endif
#ifndef TRANS_A
#define TRANS_A 0       /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0       /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define WARPS_N (TILE_N / WARP_N)
#define ITEMS (TILE_M / WARP_M * WARPS_N * 32)
#define DOWN (WARP_M / 16)                            /* blocks of C per warp, */
#define ACROSS (WARP_N / 16)
#define SUMS (DOWN * ACROSS * 8)                      /* and floats of it per work-item */
#define DEEP (TILE_K / 16)                            /* blocks of k in a step */
#define KEEP 256  /* of k that share a power of two, and that a tensor core sums up alone */
#define PACK 32   /* rows that a work-group packs */
#define ROW (KEEP + 4)
#ifdef ASYNC_COPY
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#else
#define EACH(i, n) for (int i = 0; i < (n); i++)
#endif
#define EACH_SUM EACH(m, DOWN) EACH(n, 2 * ACROSS) EACH(i, 4)
#define AT ((m * 2 * ACROSS + n) * 4 + i)             /* number of sums[m][n][i] */
#define ROW_OF(m, i) (16 * (m) + 2 * g + (i) / 2)     /* row and column of it in the warp's part of C */
#define COL_OF(n, i) ((n) / 2 * 16 + 4 * four + (i) % 2 * 2 + (n) % 2)
#define STORE(sum, to) (*(to) = beta == 0.0f ? alpha * (sum) : alpha * (sum) + beta * *(to))
#if SUMS > 64     /* too many to be kept in registers beside those that are summed up: volatile keeps them out of there */
#define KEPT volatile float
#else
#define KEPT float
#endif

/* Split x into a half and 2^6 times what that leaves. */
inline void to_halves(float x, int i, ushort *high, ushort *low)
{ vstore_half_rte(x, i, (half *)high); vstore_half_rte((x - vload_half(i, (half *)high)) * 64.0f, i, (half *)low); }

/* Pack PACK rows of A, or columns of B, and KEEP of k a work-group, through local memory. */
kernel __attribute__((reqd_work_group_size(256, 1, 1))) void gemm_halves_pack(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *PA, global float *PB, global float *SA, global float *SB)
{
    local float x[PACK][ROW], scale[PACK];
    local uint most[PACK][8], least[PACK][8];   /* bits of the largest, and twice those of the smallest but zero, less 1 */
    const int t = get_local_id(0), block = get_group_id(0), down = (M + PACK - 1) / PACK;
    const bool is_a = (int)get_group_id(1) < down;
    const int row0 = PACK * ((int)get_group_id(1) - (is_a ? 0 : down)), rows = is_a ? M : N, ld = is_a ? lda : ldb;
    const int blocks = (rows + PACK - 1) / PACK * (PACK / 16), k0 = block * KEEP;
    global const float *from = is_a ? A : B;
    const bool along = is_a ? !TRANS_A : TRANS_B;   /* whether a row lies along k; else 8 rows x 4 of k are read at once */
    EACH(i, PACK) {
        const int r = along ? i : t % 8 + t / 32 % 4 * 8, k = along ? t : t / 8 % 4 + t / 128 * 4 + 8 * i;
        const bool inside = row0 + r < rows && k0 + k < K;
        x[r][k] = inside ? from[along ? (long)(row0 + r) * ld + k0 + k : (long)(k0 + k) * ld + row0 + r] : 0.0f; }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint high = 0, low = ~0u;
    for (int k = t % 8; k < KEEP; k += 8) { const uint bits = as_uint(x[t / 8][k]) & 0x7fffffffu;
        high = max(high, bits); low = min(low, 2 * bits - 1); }
    most[t / 8][t % 8] = high; least[t / 8][t % 8] = low;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < PACK) {
        EACH(i, 8) { high = max(i ? high : 0u, most[t][i]); low = min(i ? low : ~0u, least[t][i]); }
        const uint top = high >> 23, small = low == ~0u ? top : (low + 1) >> 24;   /* exponents, 127 more than they are */
        const bool fits = high == 0 || (top >= 63 && top <= 191 && small + (K < 512 ? 18 : 27) >= top);
        scale[t] = high == 0 ? 1.0f : as_float((268 - (fits ? top : 127)) << 23);
        (is_a ? SA : SB)[(long)block * (16 * blocks) + row0 + t] = fits ? 1.0f / scale[t] : NAN; }
    barrier(CLK_LOCAL_MEM_FENCE);
    global uint4 *to = (global uint4 *)(is_a ? PA : PB);
    EACH(i, PACK * KEEP / 8 / 256) {
        const int lane = t % 32, g = lane / 4, four = lane % 4, kb = (t / 32 + 8 * i) % (KEEP / 16), rb = (t / 32 + 8 * i) / (KEEP / 16);
        ushort h[8], l[8];
        EACH(r, 2) EACH(j, 4) { const int row = 16 * rb + 2 * g + r;
            to_halves(x[row][16 * kb + 2 * four + j / 2 * 8 + j % 2] * scale[row], (r + j / 2 * 2) * 2 + j % 2, h, l); }
        if (k0 + 16 * kb < (K + TILE_K - 1) / TILE_K * TILE_K) {
            global uint4 *at = to + ((long)(k0 / 16 + kb) * blocks + row0 / 16 + rb) * 64 + lane;
#define WORD(h, i) ((uint)h[2 * (i)] | (uint)h[2 * (i) + 1] << 16)
            at[0] = (uint4)(WORD(h, 0), WORD(h, 1), WORD(h, 2), WORD(h, 3));
            at[32] = (uint4)(WORD(l, 0), WORD(l, 1), WORD(l, 2), WORD(l, 3)); } }
}

#ifdef ASYNC_COPY
#define COPY(to, from) __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;" \
                                        :: "r"((uint)(size_t)(to)), "l"(from) : "memory")
#define COMMIT() __asm__ volatile("cp.async.commit_group;" ::: "memory")
#define WAIT() __asm__ volatile("cp.async.wait_group %0;" :: "n"(BUFFERS - 2) : "memory")
#define SMALLER(to, from) __asm__("mul.rn.f16x2 %0, %1, %2;" : "=r"(to) : "r"(from), "r"(0x24002400u))  /* by 2^-6 */
#define MMA(c, a, b) \
    __asm__("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, " \
            "{%0, %1, %2, %3};" : "+f"((c)[0]), "+f"((c)[1]), "+f"((c)[2]), "+f"((c)[3]) \
            : "r"((a)[0]), "r"((a)[1]), "r"((a)[2]), "r"((a)[3]), "r"((b)[0]), "r"((b)[2]))
#else
#define COPY(to, from) *(to) = *(from)
#define COMMIT()
#define WAIT()
inline float element(local const uint4 *block, int g, int odd, int k)   /* of row 2 g + odd of a block */
{ const int i = (4 * g + k % 8 / 2) * 8 + (odd + k / 8 * 2) * 2 + k % 2; local const half *p = (local const half *)block;
  return vload_half(i, p) + vload_half(i + 256, p) * 0x1p-6f; }
#endif
#define SHARE(from, blocks, block0, side, place) EACH(i, (side) * 4 * DEEP / ITEMS) { \
        const int e = t + i * ITEMS, block = min((block0) + e / 64 % ((side) / 16), (blocks) - 1); \
        COPY(tiles[free] + (place) + e, from + ((long)(next * DEEP + e / ((side) * 4)) * (blocks) + block) * 64 + e % 64); }
#define COPY_NEXT(step) { const int next = step; if (next < steps) { \
        SHARE(from_a, a_blocks, row0 / 16, TILE_M, 0) SHARE(from_b, b_blocks, col0 / 16, TILE_N, TILE_M * 4 * DEEP) \
    } COMMIT(); free = free == BUFFERS - 1 ? 0 : free + 1; }

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void gemm_halves(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *PA, global float *PB, global float *SA, global float *SB)
{
    local uint4 tiles[BUFFERS][(TILE_M + TILE_N) * 4 * DEEP];
    const int t = get_local_id(0), lane = t % 32, g = lane / 4, four = t % 4;
    const int warp_row = t / 32 / WARPS_N * WARP_M, warp_col = t / 32 % WARPS_N * WARP_N;
    const int down = (M + TILE_M - 1) / TILE_M, across = (N + TILE_N - 1) / TILE_N, tile = get_group_id(0);
    const int strip = tile / (SWIZZLE * down) * SWIZZLE, width = min(SWIZZLE, across - strip), within = tile - strip * down;
    const int row0 = within / width * TILE_M, col0 = (strip + within % width) * TILE_N, steps = (K + TILE_K - 1) / TILE_K;
    const int a_blocks = (M + PACK - 1) / PACK * (PACK / 16), b_blocks = (N + PACK - 1) / PACK * (PACK / 16);
    global const uint4 *from_a = (global const uint4 *)PA, *from_b = (global const uint4 *)PB;

    float sums[DOWN][2 * ACROSS][4]; EACH_SUM sums[m][n][i] = 0.0f; KEPT kept[SUMS]; EACH_SUM kept[AT] = 0.0f;
    int now = 0, free = 0;   /* where the present step lies, and the next one goes */
    for (int ahead = 0; ahead < BUFFERS - 1; ahead++) COPY_NEXT(ahead)
    for (int step = 0; step < steps; step++) {
        WAIT(); barrier(CLK_LOCAL_MEM_FENCE);   /* the present step is there, and others left the one that is free */
        COPY_NEXT(step + BUFFERS - 1)
        EACH(deep, DEEP) {
            local const uint4 *a_from = tiles[now] + (TILE_M * deep + warp_row) * 4;
            local const uint4 *b_from = tiles[now] + (TILE_M * DEEP + TILE_N * deep + warp_col) * 4;
#ifdef ASYNC_COPY
            uint ah[DOWN][4], al[DOWN][4], as[DOWN][4];
            EACH(m, DOWN) { *(uint4 *)ah[m] = a_from[64 * m + lane]; *(uint4 *)al[m] = a_from[64 * m + 32 + lane];
                EACH(i, 4) SMALLER(as[m][i], ah[m][i]); }
            EACH(n, ACROSS) {
                uint bh[4], bl[4], bs[4];
                *(uint4 *)bh = b_from[64 * n + lane]; *(uint4 *)bl = b_from[64 * n + 32 + lane];
                EACH(i, 4) SMALLER(bs[i], bh[i]);
                EACH(j, 2) EACH(m, DOWN) MMA(sums[m][2 * n + j], al[m], bs + j);
                EACH(j, 2) EACH(m, DOWN) MMA(sums[m][2 * n + j], as[m], bl + j);
                EACH(j, 2) EACH(m, DOWN) MMA(sums[m][2 * n + j], ah[m], bh + j); }
#else
            for (int k = 0; k < 16; k++) EACH_SUM sums[m][n][i] +=
                element(a_from + 64 * m, g, i / 2, k) * element(b_from + n / 2 * 64, 2 * four + i % 2, n % 2, k);
#endif
        }
        now = now == BUFFERS - 1 ? 0 : now + 1;
        if (step % (KEEP / TILE_K) == KEEP / TILE_K - 1 || step == steps - 1) {
            global const float *sa = SA + (long)(step / (KEEP / TILE_K)) * (16 * a_blocks);
            global const float *sb = SB + (long)(step / (KEEP / TILE_K)) * (16 * b_blocks);
            float a_scale[DOWN][2];
            EACH(m, DOWN) EACH(j, 2) a_scale[m][j] = sa[min(row0 + warp_row + ROW_OF(m, 2 * j), 16 * a_blocks - 1)];
            EACH(n, 2 * ACROSS) {   /* all that is kept of a column of blocks is loaded before any of it is stored */
                float b_scale[2], old[DOWN][4];
                EACH(m, DOWN) EACH(i, 4) old[m][i] = kept[AT];
                EACH(e, 2) b_scale[e] = sb[min(col0 + warp_col + COL_OF(n, e), 16 * b_blocks - 1)];
                EACH(m, DOWN) EACH(i, 4) {
                    kept[AT] = old[m][i] + sums[m][n][i] * a_scale[m][i / 2] * b_scale[i % 2]; sums[m][n][i] = 0.0f; } } } }

    /* Outputs that are not finite are listed in local memory, a block of each warp at a time, and computed again. */
    local int *list = (local int *)tiles;   /* how many there are, and which */
#ifdef ASYNC_COPY   /* whether a float4 can be stored */
    const bool quads = N % 4 == 0 && ldc % 4 == 0 && (size_t)C % 16 == 0;
#else
    const bool quads = false;
#endif
    EACH(m, DOWN) {
        barrier(CLK_LOCAL_MEM_FENCE); if (t == 0) list[0] = 0; barrier(CLK_LOCAL_MEM_FENCE);
        EACH(j, 2) EACH(n, ACROSS) {
            const int row = row0 + warp_row + ROW_OF(m, 2 * j), col = col0 + warp_col + COL_OF(2 * n, 0);
            float four_sums[4]; EACH(e, 4) { const int i = 2 * j + e / 2; four_sums[e] = kept[(m * 2 * ACROSS + 2 * n + e % 2) * 4 + i]; }
            bool finite = true; EACH(e, 4) finite = finite && isfinite(four_sums[e]);
            global float *to = C + (long)row * ldc + col;
            if (row >= M || col >= N) continue;
            if (quads && finite) STORE(*(float4 *)four_sums, (global float4 *)to);
            else EACH(e, 4) if (col + e < N) {
                if (isfinite(four_sums[e])) STORE(four_sums[e], to + e);
                else list[1 + atomic_inc(list)] = (row - row0) * TILE_N + col - col0 + e; } }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = t; i < list[0]; i += ITEMS) {
            const int row = row0 + list[1 + i] / TILE_N, col = col0 + list[1 + i] % TILE_N;
            global const float *a = A + (TRANS_A ? row : (long)row * lda), *b = B + (TRANS_B ? (long)col * ldb : col);
            float sum = 0.0f;
            #pragma unroll 32
            for (int k = 0; k < K; k++) sum = fma(a[TRANS_A ? (long)k * lda : k], b[TRANS_B ? k : (long)k * ldb], sum);
            STORE(sum, C + (long)row * ldc + col); } }
}
