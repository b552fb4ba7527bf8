/* gemm_halves: a product on the tensor cores of NVIDIA's Hopper, each float as the sum of two halves.

   idea    A tensor core multiplies halves (11 bits) twice as fast as TF32. x is split into high + low 2^-11, both halves,
           and a b = high high + (high low + low high) 2^-11; what is left out is 2^-22 of |a b| at most. A half reaches
           from 2^-14 to 2^16, so each row of A, and each column of B, is first multiplied by a power of two, found again
           for each KEEP of k: the largest element comes to lie in [2^14, 2^15).
           A first kernel packs both matrices, high and low, in the order in which they are multiplied, with zeros at the
           edges. So one second kernel serves each layout, its copies are whole and in order, and nothing is converted in
           its loop. A block of 16 rows (of A, or columns of B) x 16 of k is 512 bytes of high and 512 of low:
             bytes      0 to 127   k 0 to 7 of the rows 0 2 4 6 8 10 12 14, 16 bytes each
                      128 to 255   k 8 to 15 of them
                      256 to 511   the same of the rows 1 3 5 ... 15
           wgmma multiplies 64 rows by 128 columns in local memory for four warps, 16 of k in one instruction. Lane
           4 g + t of a warp holds rows 2 g and 2 g + 1 of its 16, and of each 16 columns the four from 4 t on.
           OpenCL's compiler knows sm_90, and wgmma is sm_90a's: the lines behind //@ are opened by the lab.
           A tensor core's sums are cut where a multiply-add rounds, all towards zero. So it sums SUMMED of k alone, and
           the small products apart from the large; these sums are multiplied by the powers of two and added by additions
           that round. Where K is below 1024, SUMMED is half of KEEP: errors of cutting weigh more in a short sum.

           Where a row of KEEP elements has one that is not finite, one below 2^-27 of its largest, or a largest outside
           2^-64 to 2^64, its power of two is NaN. Outputs that are not finite are computed again with multiply-adds, by
           all work-items together. So the error of a product is at most 2^-21 of it, and most often below 2^-23.
           WGMMA and ASYNC_COPY are set by the lab for cards that have these instructions and cp.async. Elsewhere each
           lane multiplies the same elements one by one: right, and slow.

   LDS     BUFFERS * (TILE_M + 128) * TILE_K * 4 = 24576 bytes, and 18752 in the kernel that packs
   needs   K of at least 16
   origin  Ootomo and Yokota (three products of halves for one of floats), CUTLASS                     */

#ifndef TILE_M
#define TILE_M 64       /* rows of C per work-group, 64 for each four warps: 64 or 128 */
#endif
#ifndef TILE_K
#define TILE_K 16       /* depth of a step along K: 16 or 32 */
#endif
#ifndef BUFFERS
#define BUFFERS 2       /* steps in local memory, one of which is multiplied: 2 to 4 */
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
#define TILE_N 128                                    /* columns of C per work-group */
#define ITEMS (TILE_M * 2)
#define ACROSS (TILE_N / 8)                           /* blocks of C per warp: 16 rows x 8 columns */
#define SUMS (ACROSS * 4)                             /* floats of it per work-item */
#define DEEP (TILE_K / 16)                            /* blocks of k in a step */
#define KEEP 256  /* of k that share a power of two */
#ifdef WGMMA      /* of k that a tensor core sums up alone */
#define SUMMED (K < 1024 ? KEEP / 2 : KEEP)
#else
#define SUMMED KEEP
#endif
#define PACK 16   /* rows that a work-group packs */
#define A_ROWS ((M + TILE_M - 1) / TILE_M * TILE_M)   /* packed, */
#define B_ROWS ((N + TILE_N - 1) / TILE_N * TILE_N)
#define ROW (KEEP + 4)
#ifdef ASYNC_COPY
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#else
#define EACH(i, n) for (int i = 0; i < (n); i++)
#endif
/* row and column of sum i in the warp's part of C */
#define ROW_OF(i) (2 * g + (i) % 4 / 2)
#define COL_OF(i) ((i) / 8 * 16 + 4 * four + (i) % 2 * 2 + (i) / 4 % 2)
#define STORE(sum, to) (*(to) = beta == 0.0f ? alpha * (sum) : alpha * (sum) + beta * *(to))

/* Split x into a half and 2^11 times what that leaves. */
inline void to_halves(float x, int i, ushort *high, ushort *low)
{ vstore_half_rte(x, i, (half *)high); vstore_half_rte((x - vload_half(i, (half *)high)) * 2048.0f, i, (half *)low); }

/* Pack PACK rows of A, or columns of B, and KEEP of k a work-group, through local memory. */
kernel __attribute__((reqd_work_group_size(256, 1, 1))) void pack_into_halves(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *PA, global float *PB, global float *SA, global float *SB)
{
    local float x[PACK][ROW], scale[PACK];
    local uint most[PACK][16], least[PACK][16];   /* bits of the largest, and twice those of the smallest but zero, less 1 */
    const int t = get_local_id(0), block = get_group_id(0), down = A_ROWS / PACK;
    const bool is_a = (int)get_group_id(1) < down;
    const int row0 = PACK * ((int)get_group_id(1) - (is_a ? 0 : down)), rows = is_a ? M : N, ld = is_a ? lda : ldb;
    const int blocks = (is_a ? A_ROWS : B_ROWS) / 16, k0 = block * KEEP;
    global const float *from = is_a ? A : B;
    const bool along = is_a ? !TRANS_A : TRANS_B;   /* whether a row lies along k; else 16 rows are read at once */
    EACH(i, PACK) {
        const int r = along ? i : t % PACK, k = along ? t : t / PACK + 256 / PACK * i;
        const bool inside = row0 + r < rows && k0 + k < K;
        x[r][k] = inside ? from[along ? (long)(row0 + r) * ld + k0 + k : (long)(k0 + k) * ld + row0 + r] : 0.0f; }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint high = 0, low = ~0u;
    for (int k = t % 16; k < KEEP; k += 16) { const uint bits = as_uint(x[t / 16][k]) & 0x7fffffffu;
        high = max(high, bits); low = min(low, 2 * bits - 1); }
    most[t / 16][t % 16] = high; least[t / 16][t % 16] = low;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < PACK) {
        high = 0; low = ~0u; EACH(i, 16) { high = max(high, most[t][i]); low = min(low, least[t][i]); }
        const uint top = high >> 23, small = low == ~0u ? top : (low + 1) >> 24;   /* exponents, 127 more than they are */
        const bool fits = high == 0 || (top >= 63 && top <= 191 && small + 27 >= top);
        scale[t] = high == 0 ? 1.0f : as_float((268 - (fits ? top : 127)) << 23);
        (is_a ? SA : SB)[(long)block * (16 * blocks) + row0 + t] = fits ? 1.0f / scale[t] : NAN; }
    barrier(CLK_LOCAL_MEM_FENCE);
    global uint4 *to = (global uint4 *)(is_a ? PA : PB);
    EACH(i, PACK * KEEP / 8 / 256) {   /* 8 of k of a row */
        const int lane = t % 32, kb = t / 32 + 8 * i, row = lane % 8 * 2 + lane / 16, k = 16 * kb + lane / 8 % 2 * 8;
        ushort h[8], l[8]; EACH(j, 8) to_halves(x[row][k + j] * scale[row], j, h, l);
        if (k0 + 16 * kb < (K + TILE_K - 1) / TILE_K * TILE_K) {
            global uint4 *at = to + ((long)(k0 / 16 + kb) * blocks + row0 / 16) * 64 + lane;
#define WORD(h, i) ((uint)h[2 * (i)] | (uint)h[2 * (i) + 1] << 16)
            at[0] = (uint4)(WORD(h, 0), WORD(h, 1), WORD(h, 2), WORD(h, 3));
            at[32] = (uint4)(WORD(l, 0), WORD(l, 1), WORD(l, 2), WORD(l, 3)); } }
}

#ifdef WGMMA
#define COPY(to, from) __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;" \
                                        :: "r"((uint)(size_t)(to)), "l"(from) : "memory")
#define COMMIT() __asm__ volatile("cp.async.commit_group;" ::: "memory")
#define WAIT() __asm__ volatile("cp.async.wait_group %0; fence.proxy.async.shared::cta;" :: "n"(BUFFERS - 2) : "memory")
/* A matrix in local memory: blocks of 8 rows x 8 halves, 128 bytes each, two along k, then the next 8 rows. */
#define MATRIX(at) ((ulong)((at) / 16 & 0x3fff) | 8ul << 16 | 16ul << 32)
#define F4(x, i) "+f"(x[i]), "+f"(x[i + 1]), "+f"(x[i + 2]), "+f"(x[i + 3])
#define F16(x, i) F4(x, i), F4(x, i + 4), F4(x, i + 8), F4(x, i + 12)
#define F64(x) F16(x, 0), F16(x, 16), F16(x, 32), F16(x, 48)
#define FIRST "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, " \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, " \
    "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}"
#define SECOND "{%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, " \
    "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, " \
    "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, " \
    "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}"
/* One statement, so that nothing touches the sums meanwhile. */
#define MULTIPLY "//@wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
#define PRODUCT(ah, al, bh, bl) MULTIPLY FIRST ", %" ah ", %" bh ", 1, 1, 1, 0, 0;\n" \
    MULTIPLY SECOND ", %" al ", %" bh ", 1, 1, 1, 0, 0;\n" MULTIPLY SECOND ", %" ah ", %" bl ", 1, 1, 1, 0, 0;\n"
#if DEEP == 1
#define PRODUCTS PRODUCT("128", "129", "130", "131")
#define OF(x) "l"(x[0][0]), "l"(x[0][1]), "l"(x[0][2]), "l"(x[0][3])
#else
#define PRODUCTS PRODUCT("128", "129", "130", "131") PRODUCT("132", "133", "134", "135")
#define OF(x) "l"(x[0][0]), "l"(x[0][1]), "l"(x[0][2]), "l"(x[0][3]), "l"(x[1][0]), "l"(x[1][1]), "l"(x[1][2]), "l"(x[1][3])
#endif
#define MULTIPLY_ADD(high, low, matrices) __asm__ volatile("//@wgmma.fence.sync.aligned;\n" PRODUCTS \
    "//@wgmma.commit_group.sync.aligned;\n//@wgmma.wait_group.sync.aligned 0;" \
    : F64(high), F64(low) : OF(matrices) : "memory")
#else
#define COPY(to, from) *(to) = *(from)
#define COMMIT()
#define WAIT()
inline float element(local const uint4 *high, local const uint4 *low, int row, int k)   /* of a matrix in local memory */
{ const int i = row / 16 * 256 + row % 2 * 128 + k / 8 * 64 + row % 16 / 2 * 8 + k % 8;
  return vload_half(i, (local const half *)high) + vload_half(i, (local const half *)low) * 0x1p-11f; }
#endif
#define SHARE(from, rows, side, place) EACH(deep, DEEP) EACH(i, (side) * 4 / ITEMS) \
        COPY(to + deep * ((TILE_M + TILE_N) * 4) + (place) + i * (ITEMS / 2), from + (long)deep * (4 * (rows)) + i * ITEMS);
#define COPY_NEXT(next) { if ((next) < steps) { local uint4 *to = tiles[free] + t / 64 * 32 + t % 32; \
        SHARE(from_a, A_ROWS, TILE_M, t % 64 / 32 * (TILE_M * 2)) \
        SHARE(from_b, B_ROWS, TILE_N, TILE_M * 4 + t % 64 / 32 * (TILE_N * 2)) \
    } COMMIT(); free = free == BUFFERS - 1 ? 0 : free + 1; from_a += next_a; from_b += next_b; }

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void gemm_halves(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *PA, global float *PB, global float *SA, global float *SB)
{
    local uint4 tiles[BUFFERS][(TILE_M + TILE_N) * 4 * DEEP] __attribute__((aligned(128)));
    const int t = get_local_id(0), lane = t % 32, g = lane / 4, four = t % 4, warp_row = t / 32 * 16;
    const int down = (M + TILE_M - 1) / TILE_M, across = (N + TILE_N - 1) / TILE_N, tile = get_group_id(0);
    const int strip = tile / (SWIZZLE * down) * SWIZZLE, width = min(SWIZZLE, across - strip), within = tile - strip * down;
    const int row0 = within / width * TILE_M, col0 = (strip + within % width) * TILE_N, steps = (K + TILE_K - 1) / TILE_K;
    global const uint4 *from_a = (global const uint4 *)PA + row0 * 4 + t, *from_b = (global const uint4 *)PB + col0 * 4 + t;
    const long next_a = (long)A_ROWS * (4 * DEEP), next_b = (long)B_ROWS * (4 * DEEP);   /* from step to step */

    float high[SUMS], low[SUMS], kept[SUMS]; EACH(i, SUMS) high[i] = low[i] = kept[i] = 0.0f;
    int now = 0, free = 0;   /* where the present step lies, and the next one goes */
    for (int ahead = 0; ahead < BUFFERS - 1; ahead++) COPY_NEXT(ahead)
    for (int step = 0; step < steps; step++) {
        WAIT(); barrier(CLK_LOCAL_MEM_FENCE);   /* the present step is there, and others left the one that is free */
        COPY_NEXT(step + BUFFERS - 1)
#ifdef WGMMA
        ulong matrices[DEEP][4];   /* A high, A low, B high, B low */
        EACH(deep, DEEP) {
            const uint at = (uint)(size_t)tiles[now] + deep * ((TILE_M + TILE_N) * 64), a_at = at + t / 128 * 2048;
            matrices[deep][0] = MATRIX(a_at); matrices[deep][1] = MATRIX(a_at + TILE_M * 32);
            matrices[deep][2] = MATRIX(at + TILE_M * 64); matrices[deep][3] = MATRIX(at + TILE_M * 64 + TILE_N * 32); }
        MULTIPLY_ADD(high, low, matrices);
#else
        for (int k = 0; k < TILE_K; k++) {
            local const uint4 *a = tiles[now] + k / 16 * ((TILE_M + TILE_N) * 4), *b = a + TILE_M * 4;
            EACH(i, SUMS) high[i] += element(a, a + TILE_M * 2, warp_row + ROW_OF(i), k % 16)
                                   * element(b, b + TILE_N * 2, COL_OF(i), k % 16); }
#endif
        now = now == BUFFERS - 1 ? 0 : now + 1;
        if (step % (SUMMED / TILE_K) == SUMMED / TILE_K - 1 || step == steps - 1) {
            global const float *sa = SA + (long)(step / (KEEP / TILE_K)) * A_ROWS;
            global const float *sb = SB + (long)(step / (KEEP / TILE_K)) * B_ROWS;
            EACH(i, SUMS) {
                const float a_scale = sa[row0 + warp_row + ROW_OF(i)];
                const float b_scale = sb[col0 + COL_OF(i)];
                kept[i] += (high[i] + low[i] * 0x1p-11f) * a_scale * b_scale; high[i] = low[i] = 0.0f; } } }

    /* Outputs that are not finite are listed in local memory, a part of the tile at a time, and computed again. */
    local int *list = (local int *)tiles;   /* how many there are, and which */
#ifdef ASYNC_COPY   /* whether a float4 can be stored */
    const bool quads = N % 4 == 0 && ldc % 4 == 0 && (size_t)C % 16 == 0;
#else
    const bool quads = false;
#endif
    EACH(part, 2) {
        barrier(CLK_LOCAL_MEM_FENCE); if (t == 0) list[0] = 0; barrier(CLK_LOCAL_MEM_FENCE);
        EACH(quad, SUMS / 8) {
            const int i = quad * 8 + part * 2, row = row0 + warp_row + ROW_OF(i), col = col0 + COL_OF(i);
            float sums[4]; EACH(e, 4) sums[e] = kept[i + e % 2 * 4 + e / 2];
            bool finite = true; EACH(e, 4) finite = finite && isfinite(sums[e]);
            global float *to = C + (long)row * ldc + col;
            if (row >= M || col >= N) continue;
            if (quads && finite) STORE(*(float4 *)sums, (global float4 *)to);
            else EACH(e, 4) if (col + e < N) {
                if (isfinite(sums[e])) STORE(sums[e], to + e);
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
