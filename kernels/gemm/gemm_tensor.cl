/* gemm_tensor: a product on the tensor cores of NVIDIA's cards, each float as the sum of two shorter ones.

   idea    A tensor core multiplies tiles of 16 x 8 and 8 x 8 for a whole warp, 32 work-items, in one instruction, but
           takes TF32: floats whose fraction has 10 bits. So x is split into high + low, both TF32, and
           a b = high high + high low + low high; what is left out is at most 2^-21 of |a b|, of either sign. Three
           instructions for a tile are still faster than multiply-adds. The core's sums are floats, cut where a
           multiply-add would round: all towards zero, so that the errors add up. So it sums KEEP of K at a time, and
           those sums are added by additions that round.

           BUFFERS tiles of A and of B lie in local memory as they are stored, whichever way that is, and are copied past
           the registers as in gemm_staged, in pieces of 4, 2 or 1 elements, the largest that lie at multiples of their
           size in every row. A last tile that would reach over the edge begins further inside, where another tile has
           its first rows or columns too, and stores only those that are its own. A warp owns WARP_M x WARP_N of C; where
           neither B is transposed nor quads of C can be stored, its outputs go through local memory, so that each
           store fills whole lines. Where a tile's elements lie is given: of C, lane 4 g + t holds rows g and g + 8,
           columns 2 t and 2 t + 1; of A, the same rows at k = t and t + 4; of B, rows t and t + 4 of column g. Which k,
           row of A or column of B is meant is free, and chosen so that what a lane needs lies side by side:

             k          t and t + 4 mean 2 t and 2 t + 1: where a stored row runs along K, one pair is both
             rows       where A is transposed, a quad at 4 g is two tiles, each with rows g and g + 8
             columns    where B is not, a quad at 4 g is four tiles, each with column g

           An infinite element has no low part, one below 2^-100 too few bits in it. A warp that met such a small one, and
           a lane whose outputs are not all finite, compute theirs again with multiply-adds, one by one.
           ASYNC_COPY, set by the lab for NVIDIA's cards from compute capability 8.0 on, says that there are tensor cores
           and cp.async. Elsewhere each lane multiplies the same elements one by one: right, and slow.

   LDS     BUFFERS * (A's tile + B's tile) * 4 = 20992 bytes: a tile has a row for each k, 4 floats longer than its side, or
           one of TILE_K + 8 for each row of A or column of B, where those run along K
   needs   K of at least 16
   origin  CUTLASS (three TF32 products for one of float, by Ootomo and Yokota's way to round)                       */

#ifndef TILE_M
#define TILE_M 64       /* rows of C per work-group: 32 to 256 */
#endif
#ifndef TILE_N
#define TILE_N 64       /* columns of C per work-group: 32 to 256 */
#endif
#ifndef TILE_K
#define TILE_K 16       /* depth of a tile of A or B, a step along K: 16 or 32 */
#endif
#ifndef WARP_M
#define WARP_M 32       /* rows of C per warp: 32 or 64 */
#endif
#ifndef WARP_N
#define WARP_N 32       /* columns of C per warp: 32, 64 or 96 */
#endif
#ifndef BUFFERS
#define BUFFERS 2       /* tiles of A and of B in local memory, one of which is multiplied: 2 to 4 */
#endif
#ifndef SWIZZLE
#define SWIZZLE 4       /* width, in tiles, of the strips of C that the work-groups go down: 1, 4 or 8 */
#endif
#ifndef SPLIT
#define SPLIT split     /* parts of K, each a work-group's; a constant only where it is 1 */
#endif
#ifndef TRANS_A
#define TRANS_A 0       /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0       /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define WARPS_N (TILE_N / WARP_N)
#define ITEMS (TILE_M / WARP_M * WARPS_N * 32)
#define A_HIGH (TRANS_A ? TILE_K : TILE_M)            /* a tile as it is stored: rows, */
#define B_HIGH (TRANS_B ? TILE_N : TILE_K)
#define A_WIDE (TRANS_A ? TILE_M : TILE_K)            /* columns, */
#define B_WIDE (TRANS_B ? TILE_K : TILE_N)
#define A_ROW (TRANS_A ? TILE_M + 4 : TILE_K + 8)     /* and floats from row to row: what the lanes of a warp read */
#define B_ROW (TRANS_B ? TILE_K + 8 : TILE_N + 4)     /* at once is in different banks */
#define DOWN (WARP_M / 16)                            /* tiles of C per warp, */
#define ACROSS (WARP_N / 8)
#define SUMS (DOWN * ACROSS * 4)                      /* and floats of it per work-item */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define EACH_SUM EACH(m, DOWN) EACH(n, ACROSS) EACH(i, 4)
#define AT ((m * ACROSS + n) * 4 + i)                 /* number of sums[m][n][i] */
/* row and column, in the warp's part of C, of element i of a work-item's tile (m, n) */
#define ROW_OF(m, i, g) (TRANS_A ? (m) / 2 * 32 + 4 * (g) + (m) % 2 * 2 + (i) / 2 : 16 * (m) + (g) + (i) / 2 * 8)
#define COL_OF(n, i) (TRANS_B ? 8 * (n) + 2 * four + (i) % 2 : (n) / 4 * 32 + 8 * four + (i) % 2 * 4 + (n) % 4)
#define STORE(sum, to) (*(to) = beta == 0.0f ? alpha * (sum) : alpha * (sum) + beta * *(to))
#ifdef ASYNC_COPY /* of K that a tensor core sums up alone: 512 deep, the error is 1.3 times that of cuBLAS, with 256 9 times */
#define KEEP (SUMS > 64 ? 128 : 32)
#else
#define KEEP 256
#endif
#if SUMS > 64     /* too many to be kept in registers beside those that are summed up: volatile keeps them out of there */
#define KEPT volatile float
#define AT_ONCE 1 /* parts that are loaded together, and added in their order */
#else
#define KEPT float
#define AT_ONCE 4
#endif
#define FAN 16    /* parts that one work-group adds */
#define PART(part, i) parts[(((long)(part) * tiles + tile) * SUMS + (i)) * ITEMS + t]

/* Copy a piece of 1, 2 or 4 elements, and one of which `left` are inside, with zeros past them. */
#ifdef ASYNC_COPY
#define COPY(how, bytes, size) __asm__ volatile("cp.async." how ".shared.global [%0], [%1], " bytes ", %2;" \
                                                :: "r"((uint)(size_t)to), "l"(from), "r"(size) : "memory")
inline void copy_cut(local float *to, global const float *from, const int piece, int left)
{ const uint size = 4 * clamp(left, 0, piece);
  if (piece == 1) COPY("ca", "4", size); else if (piece == 2) COPY("ca", "8", size); else COPY("cg", "16", size); }
inline void copy(local float *to, global const float *from, const int piece) { copy_cut(to, from, piece, piece); }
#define COMMIT() __asm__ volatile("cp.async.commit_group;" ::: "memory")
#define WAIT() __asm__ volatile("cp.async.wait_group %0;" :: "n"(BUFFERS - 2) : "memory")
/* x to the nearest TF32, and what that leaves, of which the tensor core takes the leading bits. `least` is twice the bits
   of the smallest so far, less 1, which makes zero the greatest and leaves the sign out. */
inline void to_tf32(uint *high, uint *low, float x, uint *least)
{ *high = (as_uint(x) + 0x1000u) & 0xffffe000u; *low = as_uint(x - as_float(*high)); *least = min(*least, 2 * as_uint(x) - 1); }
inline int any_of_warp(int x)
{ int any; __asm__ volatile("redux.sync.or.b32 %0, %1, 0xffffffff;" : "=r"(any) : "r"(x)); return any; }
#define MMA(c, a, b) \
    __asm__("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, " \
            "{%0, %1, %2, %3};" : "+f"((c)[0]), "+f"((c)[1]), "+f"((c)[2]), "+f"((c)[3]) \
            : "r"((a)[0]), "r"((a)[1]), "r"((a)[2]), "r"((a)[3]), "r"((b)[0]), "r"((b)[1]))
#else
inline void copy_cut(local float *to, global const float *from, const int piece, int left)
{ for (int i = 0; i < piece; i++) to[i] = i < left ? from[i] : 0.0f; }
inline void copy(local float *to, global const float *from, const int piece) { copy_cut(to, from, piece, piece); }
#define COMMIT()
#define WAIT()
#define any_of_warp(x) 0
#endif
/* Copy a work-item's share of a tile, in pieces that lie at multiples of their size. Neighbouring work-items copy
   neighbours. If `cut`, only `rows` rows and `cols` columns of the tile are inside the matrix. */
#define WHOLE(wide, piece) (ITEMS * (piece) % (wide) == 0)   /* whether a round fills whole rows: then its column stays */
#define ROW_AT(i, wide, piece) \
    (WHOLE(wide, piece) ? t * (piece) / (wide) + (i) * (ITEMS * (piece) / (wide)) : (t + (i) * ITEMS) * (piece) / (wide))
#define COL_AT(i, wide, piece) ((WHOLE(wide, piece) ? t : t + (i) * ITEMS) * (piece) % (wide))
#define FROM_FIRST (!TRANS_B || SUMS <= 96)   /* whether a piece is found from the first; else registers would run out */
#define SHARE(cut, to, row, from, ld, high, wide, rows, cols, piece) { \
        const int r0 = FROM_FIRST ? t * (piece) / (wide) : 0, c0 = FROM_FIRST ? t * (piece) % (wide) : 0; \
        local float *near = to + r0 * (row) + c0; global const float *far = from + (long)r0 * ld + c0; \
        EACH(i, (high) * (wide) / (piece) / ITEMS) { \
            const int r = ROW_AT(i, wide, piece) - r0, c = COL_AT(i, wide, piece) - c0; \
            if (cut) copy_cut(near + r * (row) + c, far + (long)r * ld + c, piece, r0 + r < (rows) ? (cols) - c0 - c : 0); \
            else copy(near + r * (row) + c, far + (long)r * ld + c, piece); } }
#define COPY_A(cut, rows, cols) \
    if (piece_a == 4) SHARE(cut, As[free], A_ROW, a_from, lda, A_HIGH, A_WIDE, rows, cols, 4) \
    else if (piece_a == 2 && !cut) SHARE(cut, As[free], A_ROW, a_from, lda, A_HIGH, A_WIDE, rows, cols, 2) \
    else SHARE(cut, As[free], A_ROW, a_from, lda, A_HIGH, A_WIDE, rows, cols, 1)
#define COPY_B(cut, rows, cols) \
    if (piece_b == 4) SHARE(cut, Bs[free], B_ROW, b_from, ldb, B_HIGH, B_WIDE, rows, cols, 4) \
    else if (piece_b == 2 && !cut) SHARE(cut, Bs[free], B_ROW, b_from, ldb, B_HIGH, B_WIDE, rows, cols, 2) \
    else SHARE(cut, Bs[free], B_ROW, b_from, ldb, B_HIGH, B_WIDE, rows, cols, 1)
#define COPY_NEXT(next) if ((next) + TILE_K <= k_to && fits) { COPY_A(false, 0, 0) COPY_B(false, 0, 0) } \
    else if ((next) < k_to) { const int m = M - row0, n = N - col0, k = k_to - (next);   /* what is left of each */ \
        COPY_A(true, TRANS_A ? k : m, TRANS_A ? m : k) COPY_B(true, TRANS_B ? n : k, TRANS_B ? k : n) \
    } COMMIT(); a_from += TRANS_A ? (long)TILE_K * lda : TILE_K; b_from += TRANS_B ? TILE_K : (long)TILE_K * ldb; \
    free = free == BUFFERS - 1 ? 0 : free + 1

/* Elements of a piece: as many as fill 16, 8 or 4 bytes at a multiple of that in each row. */
inline int piece_of(global const float *X, int ld)
{ return ld % 4 == 0 && (size_t)X % 16 == 0 ? 4 : ld % 2 == 0 && (size_t)X % 8 == 0 ? 2 : 1; }
/* Where the last tile of a side begins: moved inside, as far as its pieces can be. */
inline int last_tile(int side, int tile, int piece) { return (max(side - tile, 0) + piece - 1) / piece * piece; }

/* Make what this work-item wrote to global memory visible to other work-groups; NVIDIA's mem_fence is for its own. */
#ifdef __NV_CL_C_VERSION
#define PUBLISH() __asm__ volatile("membar.gl;" ::: "memory")
#else
#define PUBLISH() mem_fence(CLK_GLOBAL_MEM_FENCE)
#endif

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void gemm_tensor(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *parts, global int *arrived, int split) {
    local float As[BUFFERS][A_HIGH * A_ROW] __attribute__((aligned(16)));
    local float Bs[BUFFERS][B_HIGH * B_ROW] __attribute__((aligned(16)));
    local int turn;
    const int t = get_local_id(0), warp = t / 32, g = t % 32 / 4, four = t % 4;
    const int warp_row = warp / WARPS_N * WARP_M, warp_col = warp % WARPS_N * WARP_N;
    const int down = (M + TILE_M - 1) / TILE_M, across = (N + TILE_N - 1) / TILE_N, tiles = down * across;
    const int group = get_group_id(0), tile = group % tiles, part = group / tiles;
    const int strip = tile / (SWIZZLE * down) * SWIZZLE, width = min(SWIZZLE, across - strip), within = tile - strip * down;
    const int first_row = within / width * TILE_M, first_col = (strip + within % width) * TILE_N;
    const int piece_a = piece_of(A, lda), piece_b = piece_of(B, ldb);
    const int row0 = min(first_row, last_tile(M, TILE_M, TRANS_A ? piece_a : 1));
    const int col0 = min(first_col, last_tile(N, TILE_N, TRANS_B ? 1 : piece_b));
    const bool fits = M - row0 >= TILE_M && N - col0 >= TILE_N;
    const int chunk = (K + SPLIT * TILE_K - 1) / (SPLIT * TILE_K) * TILE_K;
    const int k_from = min(part * chunk, K), k_to = min(k_from + chunk, K);
    global const float *a_from = A + (long)(TRANS_A ? k_from : row0) * lda + (TRANS_A ? row0 : k_from);
    global const float *b_from = B + (long)(TRANS_B ? col0 : k_from) * ldb + (TRANS_B ? k_from : col0);

    float sums[DOWN][ACROSS][4]; EACH_SUM sums[m][n][i] = 0.0f; KEPT kept[SUMS]; EACH_SUM kept[AT] = 0.0f;
    uint least = ~0u; int now = 0, free = 0, since = 0;   /* where the present tiles lie, and the next go; tiles not kept */
    for (int ahead = 1; ahead < BUFFERS; ahead++) { COPY_NEXT(k_from + (ahead - 1) * TILE_K); }
    for (int k0 = k_from; k0 < k_to; k0 += TILE_K) {
        WAIT(); barrier(CLK_LOCAL_MEM_FENCE);   /* the present tiles are there, and others left those that are free */
        COPY_NEXT(k0 + (BUFFERS - 1) * TILE_K);
#ifdef ASYNC_COPY
        EACH(step, TILE_K / 8) {
            const int k = 8 * step + 2 * four; uint ah[DOWN][4], al[DOWN][4], bh[ACROSS][2], bl[ACROSS][2];
            if (TRANS_A) EACH(m, DOWN / 2) EACH(j, 2) {
                float a[4]; *(float4 *)a = *(local const float4 *)(As[now] + (k + j) * A_ROW + warp_row + 32 * m + 4 * g);
                EACH(e, 4) to_tf32(ah[2 * m + e / 2] + e % 2 + 2 * j, al[2 * m + e / 2] + e % 2 + 2 * j, a[e], &least);
            } else EACH(m, DOWN) EACH(i, 2) {
                float a[2]; *(float2 *)a = *(local const float2 *)(As[now] + (warp_row + 16 * m + 8 * i + g) * A_ROW + k);
                EACH(j, 2) to_tf32(ah[m] + i + 2 * j, al[m] + i + 2 * j, a[j], &least); }
            if (TRANS_B) EACH(n, ACROSS) {
                float b[2]; *(float2 *)b = *(local const float2 *)(Bs[now] + (warp_col + 8 * n + g) * B_ROW + k);
                EACH(j, 2) to_tf32(bh[n] + j, bl[n] + j, b[j], &least);
            } else EACH(n, ACROSS / 4) EACH(j, 2) {
                float b[4]; *(float4 *)b = *(local const float4 *)(Bs[now] + (k + j) * B_ROW + warp_col + 32 * n + 4 * g);
                EACH(e, 4) to_tf32(bh[4 * n + e] + j, bl[4 * n + e] + j, b[e], &least); }
            EACH(m, DOWN) EACH(n, ACROSS) MMA(sums[m][n], al[m], bh[n]);
            EACH(m, DOWN) EACH(n, ACROSS) MMA(sums[m][n], ah[m], bl[n]);
            EACH(m, DOWN) EACH(n, ACROSS) MMA(sums[m][n], ah[m], bh[n]); }
#else
        for (int k = 0; k < TILE_K; k++) EACH(m, DOWN) EACH(i, 2) {
            const int row = warp_row + ROW_OF(m, 2 * i, g);
            const float a = As[now][TRANS_A ? k * A_ROW + row : row * A_ROW + k];
            EACH(n, ACROSS) EACH(j, 2) { const int col = warp_col + COL_OF(n, j);
                sums[m][n][2 * i + j] += a * Bs[now][TRANS_B ? col * B_ROW + k : k * B_ROW + col]; }
        }
#endif
        now = now == BUFFERS - 1 ? 0 : now + 1;
        if (++since == KEEP / TILE_K) { EACH_SUM { kept[AT] += sums[m][n][i]; sums[m][n][i] = 0.0f; } since = 0; } }
    EACH_SUM sums[m][n][i] += kept[AT];

    if (any_of_warp(least < 2 * as_uint(0x1p-100f) - 1)) EACH_SUM sums[m][n][i] = NAN;
    /* Up a tree: a work-group writes its part; of each FAN parts, `step` apart, the one that arrives last adds them, in
       their order, and goes on with the sum as the first of them. Only the last of all stays. */
    int first = part, level = 0;
    #pragma unroll 1
    for (int step = 1; step < SPLIT; step *= FAN, level++) {
        EACH_SUM PART(first, AT) = sums[m][n][i];
        first -= first % (step * FAN);
        const int count = min(FAN, (SPLIT - first + step - 1) / step);
        global int *counter = arrived + tile * SPLIT + first + level;
        PUBLISH(); barrier(CLK_LOCAL_MEM_FENCE);
        if (t == 0) turn = atomic_inc(counter); barrier(CLK_LOCAL_MEM_FENCE); PUBLISH();
        if (turn < count - 1) return;
        EACH_SUM sums[m][n][i] = 0.0f;
        #pragma unroll AT_ONCE
        for (int p = 0; p < count; p++) EACH_SUM sums[m][n][i] += PART(first + p * step, AT);
        if (t == 0) *counter = 0;   /* for the next launch */
        barrier(CLK_LOCAL_MEM_FENCE); }   /* all have read `turn` and the parts */

    bool finite = true; EACH_SUM finite = finite && isfinite(sums[m][n][i]);
    for (int e = 0; e < (finite ? 0 : SUMS); e++) {
        const int m = e / 4 / ACROSS, n = e / 4 % ACROSS;
        const int row = row0 + warp_row + ROW_OF(m, e % 4, g), col = col0 + warp_col + COL_OF(n, e % 4);
        if (row < first_row || row >= M || col < first_col || col >= N) continue;
        global const float *a = A + (TRANS_A ? row : (long)row * lda), *b = B + (TRANS_B ? (long)col * ldb : col);
        float sum = 0.0f;
        for (int k = 0; k < K; k++) sum = fma(a[TRANS_A ? (long)k * lda : k], b[TRANS_B ? k : (long)k * ldb], sum);
        STORE(sum, C + (long)row * ldc + col); }
#ifdef ASYNC_COPY   /* whether a float4 can be stored; PoCL 3.1 compiles the two ways of storing to a wrong one */
    const bool quads = !TRANS_B && N % 4 == 0 && ldc % 4 == 0 && (size_t)C % 16 == 0;
#else
    const bool quads = false;
#endif
    if (!TRANS_B && !quads) {   /* 8 rows of each warp at a time lie in local memory */
        local float *stage = (TILE_M > TILE_N ? (local float *)As : (local float *)Bs) + warp * 8 * (WARP_N + 1);
        EACH_SUM sums[m][n][i] = finite ? sums[m][n][i] : NAN;   /* those that are not finite are stored already */
        EACH(m, DOWN) EACH(j, 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            EACH(n, ACROSS) EACH(i, 2) stage[g * (WARP_N + 1) + COL_OF(n, i)] = sums[m][n][2 * j + i];
            barrier(CLK_LOCAL_MEM_FENCE);
            EACH(e, WARP_N / 4) { const int r = (t % 32 + 32 * e) / WARP_N, c = (t % 32 + 32 * e) % WARP_N;
                const int row = row0 + warp_row + ROW_OF(m, 2 * j, r), col = col0 + warp_col + c;
                const float sum = stage[r * (WARP_N + 1) + c];
                if (isfinite(sum) && row >= first_row && row < M && col >= first_col && col < N)
                    STORE(sum, C + (long)row * ldc + col); } }
        return; }
    EACH(m, DOWN) EACH(i, 4) EACH(n, ACROSS) {
        const int row = row0 + warp_row + ROW_OF(m, i, g), col = col0 + warp_col + COL_OF(n, i);
        if (!finite || row < first_row || row >= M || col < first_col || col >= N) continue;
        global float *to = C + (long)row * ldc + col;
        if (!quads) STORE(sums[m][n][i], to);
        else if (n % 4 == 0)   /* the same columns of four tiles lie side by side, inside or outside as a whole */
            STORE((float4)(sums[m][n][i], sums[m][n + 1][i], sums[m][n + 2][i], sums[m][n + 3][i]), (global float4 *)to); }
}
