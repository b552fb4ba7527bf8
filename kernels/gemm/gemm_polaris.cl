/* gemm_polaris: made for gfx803, with nothing in its loop but multiply-adds, whole loads and whole stores.

   idea    A first kernel packs A: each panel of TILE_M rows becomes one piece of memory, column after column, with
           zeros past the edges. A work-group owns a tile of C. It walks along K, TILE_K at a time, and copies TILE_K
           columns of its panel, which are side by side whatever the pitch of A was, and TILE_K rows of B into local
           memory. The next such step is on its way from global memory, and the next k on its way from local memory
           into registers, while the present one is multiplied. A work-item's outputs are quads of 4 x 4, spread over
           the tile, so that neighbours read neighbouring quads.

             A, row-major            packed: panel 0       panel 1         in the tile, k by k, to two sets of registers
               k 0 1 2               k 0      1            k 0               a[0] b[0]  <- k      multiplied
             0 [a b c]               [a d ...|b e ...|..]  [  ...            a[1] b[1]  <- k + 1  on its way
             1 [d e f]                TILE_M floats each
           A tile of B that would pass the right edge is moved back inside, and only the outputs that no other tile has
           are written. What K leaves over
           of whole steps, and all of K where C is narrower than a tile, reads elements of B singly.

   LDS     BUFFERS * TILE_K * (TILE_M + TILE_N) * 4 = 12288 bytes, and 4224 in the kernel that packs
   needs   nothing; MAC = 3 is an instruction of gfx803, and mad() on other cards
   origin  GotoBLAS's packing, rocBLAS's assembly for gfx803 (two sets of registers) */

#ifndef TILE_M
#define TILE_M 128      /* rows of C per work-group, and of a packed panel: 32, 64 or 128 */
#endif
#ifndef TILE_N
#define TILE_N 64       /* columns of C per work-group: 64 or 128 */
#endif
#ifndef TILE_K
#define TILE_K 16       /* depth of a step along K: 8, 16 or 32 */
#endif
#ifndef ITEM_M
#define ITEM_M 8        /* rows of C per work-item: 4 or 8 */
#endif
#ifndef ITEM_N
#define ITEM_N 4        /* columns of C per work-item: 4 or 8 */
#endif
#ifndef SUBGROUP_N
#define SUBGROUP_N 16   /* of 32 neighbouring work-items, how many lie side by side along N: 8 or 16 */
#endif
#ifndef BUFFERS
#define BUFFERS 1       /* tiles of A and of B in local memory: with 1 of each, a step needs two barriers, with 2 one */
#endif
#ifndef AHEAD
#define AHEAD 1         /* sets of registers for a k besides the present one: 0 or 1 */
#endif
#ifndef SWIZZLE
#define SWIZZLE 8       /* width, in tiles, of the strips of C that the work-groups go down: 4, 8 or 16 */
#endif
#ifndef MAC
#define MAC 0           /* multiply-add as 0: a * b + c, 1: mad, 3: v_mac_f32 by name, which flushes denormals */
#endif
#define GROUP_M (TILE_M / ITEM_M)
#define GROUP_N (TILE_N / ITEM_N)
#define ITEMS (GROUP_M * GROUP_N)
#define A_PIECES (TILE_M * TILE_K / 4 / ITEMS)   /* float4 of a step that each work-item copies */
#define B_PIECES (TILE_N * TILE_K / 4 / ITEMS)
#define B_ROW (TILE_N / 4)                       /* float4 in a row of B's tile, */
#define B_DOWN (ITEMS / B_ROW)                   /* and rows that all work-items copy at once */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define PACK 32
/* keeps the compiler from moving what stands before to behind, so that reads stay as far ahead as they are written */
#if defined(__gfx803__) && __clang_major__ >= 15
#define HOLD __builtin_amdgcn_sched_barrier(0)
#else
#define HOLD
#endif

inline float multiply_add(float a, float b, float c)
{
#if MAC == 3 && defined(__gfx803__)
    __asm("v_mac_f32 %0, %1, %2" : "+v"(c) : "v"(a), "v"(b));
    return c;
#elif MAC
    return mad(a, b, c);
#else
    return a * b + c;
#endif
}

inline void load_step(float4 *a, float4 *b, global const float4 *a_from, global const float *b_from, int ldb)
{
    EACH(i, A_PIECES) a[i] = a_from[i * ITEMS];
    EACH(i, B_PIECES) b[i] = vload4(0, b_from + (long)(i * B_DOWN) * ldb);
}

inline void store_step(local float4 *As, local float4 *Bs, int t, const float4 *a, const float4 *b)
{
    EACH(i, A_PIECES) As[t + i * ITEMS] = a[i];
    EACH(i, B_PIECES) Bs[t + i * ITEMS] = b[i];
}

/* Rows of quads, as pointers: Mesa 25.0's ACO adds a whole number of them to an address for nothing, in the offset of
   the read, but not a number of quads that it can merge with x or y. */
typedef local const float4 (*a_row)[GROUP_M], (*b_row)[GROUP_N];

inline void read_k(float *a, float *b, a_row As, b_row Bs, int k)
{
    EACH(i, ITEM_M / 4) vstore4(As[k * (ITEM_M / 4) + i][0], i, a);
    EACH(j, ITEM_N / 4) vstore4(Bs[k * (ITEM_N / 4) + j][0], j, b);
}

inline void multiply(float (*sums)[ITEM_N], const float *a, const float *b)
{
    EACH(j, ITEM_N) EACH(n, ITEM_M) {   /* to and fro: neighbours share a register */
        const int i = j % 2 ? ITEM_M - 1 - n : n;
        sums[i][j] = multiply_add(a[i], b[j], sums[i][j]);
    }
}

/* Pack PACK x PACK elements of A a work-group, through local memory: read along k, written along the rows. */
kernel __attribute__((reqd_work_group_size(PACK, 8, 1))) void gemm_polaris_pack(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *PA)
{
    local float turned[PACK][PACK + 1];
    const int x = get_local_id(0), y = get_local_id(1);
    const int k0 = get_group_id(0) * PACK, row0 = get_group_id(1) * PACK;
    EACH(i, PACK / 8) {
        const int row = row0 + y + 8 * i, k = k0 + x;
        turned[y + 8 * i][x] = row < M && k < K ? A[(long)row * lda + k] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const int deep = (K + TILE_K - 1) / TILE_K * TILE_K, row = row0 + x;
    global float *to = PA + (long)(row / TILE_M) * TILE_M * deep + row % TILE_M;
    EACH(i, PACK / 8) {
        const int k = k0 + y + 8 * i;
        if (k < deep) to[(long)k * TILE_M] = turned[x][y + 8 * i];
    }
}

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void gemm_polaris(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global const float *PA)
{
    local float4 As[BUFFERS][TILE_K * TILE_M / 4], Bs[BUFFERS][TILE_K * TILE_N / 4];
    const int t = get_local_id(0), item = t % 32, subgroup = t / 32;
    const int x = item % SUBGROUP_N + subgroup % (GROUP_N / SUBGROUP_N) * SUBGROUP_N;
    const int y = item / SUBGROUP_N + subgroup / (GROUP_N / SUBGROUP_N) * (32 / SUBGROUP_N);

    const int down = (M + TILE_M - 1) / TILE_M, across = (N + TILE_N - 1) / TILE_N, group = get_group_id(0);
    const int strip = group / (SWIZZLE * down) * SWIZZLE, width = min(SWIZZLE, across - strip);
    const int panel = (group - strip * down) / width, first_col = (strip + (group - strip * down) % width) * TILE_N;
    const int col0 = min(first_col, max(N - TILE_N, 0)), deep = (K + TILE_K - 1) / TILE_K * TILE_K;

    global const float4 *a_from = (global const float4 *)(PA + (long)panel * TILE_M * deep) + t;
    global const float *b_from = B + (long)(t / B_ROW) * ldb + col0 + t % B_ROW * 4;
    const int whole = N >= TILE_N ? K / TILE_K * TILE_K : 0;   /* of K, how much needs no test of an edge */
    float sums[ITEM_M][ITEM_N]; EACH(i, ITEM_M) EACH(j, ITEM_N) sums[i][j] = 0.0f;
    int now = 0;

    if (whole > 0) {
        float4 a_next[A_PIECES], b_next[B_PIECES];
        load_step(a_next, b_next, a_from, b_from, ldb);
        store_step(As[0], Bs[0], t, a_next, b_next);
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k0 = TILE_K; k0 < whole; k0 += TILE_K) {
            a_from += TILE_K * TILE_M / 4; b_from += (long)TILE_K * ldb;
            load_step(a_next, b_next, a_from, b_from, ldb);

            float a[1 + AHEAD][ITEM_M], b[1 + AHEAD][ITEM_N];
            EACH(k, TILE_K + AHEAD) {
                if (k < TILE_K) read_k(a[k % (1 + AHEAD)], b[k % (1 + AHEAD)], (a_row)(As[now] + y), (b_row)(Bs[now] + x), k);
                if (AHEAD) HOLD;
                if (k >= AHEAD) multiply(sums, a[(k - AHEAD) % (1 + AHEAD)], b[(k - AHEAD) % (1 + AHEAD)]);
                if (AHEAD) HOLD;
            }
            if (BUFFERS == 1) barrier(CLK_LOCAL_MEM_FENCE); else now = 1 - now;
            store_step(As[now], Bs[now], t, a_next, b_next);
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    /* the last whole step, which is in local memory already, and what an edge cuts, with zeros past it */
    for (int k0 = max(whole - TILE_K, 0); k0 < deep; k0 += TILE_K) {
        if (k0 >= whole) {
            global const float4 *a_cut = (global const float4 *)(PA + ((long)panel * deep + k0) * TILE_M) + t;
            EACH(i, A_PIECES) As[now][t + i * ITEMS] = a_cut[i * ITEMS];
            for (int at = t; at < TILE_K * TILE_N; at += ITEMS) {
                const int k = k0 + at / TILE_N, col = col0 + at % TILE_N;
                ((local float *)Bs[now])[at] = k < K && col < N ? B[(long)k * ldb + col] : 0.0f;
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        #pragma unroll 1
        for (int k = 0; k < TILE_K; k++) {
            float a[ITEM_M], b[ITEM_N];
            read_k(a, b, (a_row)(As[now] + y), (b_row)(Bs[now] + x), k);
            multiply(sums, a, b);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    EACH(i, ITEM_M) {
        const int row = panel * TILE_M + 4 * y + i % 4 + i / 4 * 4 * GROUP_M;
        if (row < M) EACH(j, ITEM_N) {
            const int col = col0 + 4 * x + j % 4 + j / 4 * 4 * GROUP_N;
            global float *to = C + (long)row * ldc + col;
            if (col >= first_col && col < N)
                *to = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * *to;
        }
    }
}
