/* gemm_staged: gemm_blocked for GPUs that copy from global to local memory past the registers.

   idea    Where gemm_blocked holds the next tiles in registers until the present ones are multiplied, this kernel has
           them copied straight into local memory, and goes on. BUFFERS tiles of A and of B lie there: one of each is
           multiplied while BUFFERS - 1 are under way, so that the time a load takes is hidden by several steps along K
           and not by one. The registers that are spared hold a larger tile of C, or a second work-group.
             BUFFERS = 4    [ 4 ][ 5 ][ 6 ][ 3 ]   4 is multiplied, 5 and 6 are under way; 7 goes to where 3 was, which
                            [ 4 ][ 5 ][ 6 ][ 7 ]   all work-items have left, as a barrier tells
           An element is copied by itself, to any place: a matrix may have any pitch, and one whose rows run along K is
           transposed on the way. Where rows run across K, LOAD = 2 copies four elements at once. A copy that would
           pass an edge writes zeros there. ASYNC_COPY, which the lab sets for NVIDIA's cards from compute capability
           8.0 on, copies by cp.async; elsewhere nothing is gained. All else is as in gemm_blocked.
   LDS     (BUFFERS * TILE_K * (TILE_M + TILE_N + 2 * PAD) + (SLICES - 1) * TILE_M * TILE_N / ITEM_M) * 4 = 33792 bytes
   needs   LOAD = 2 needs lda and M to be multiples of 4 where A is transposed, ldb and N where B is not
   origin  CUTLASS's multistage kernels for sm_80 (float32 without tensor cores)                                     */

#ifndef TILE_M
#define TILE_M 128      /* rows of C per work-group: 16 to 256 */
#endif
#ifndef TILE_N
#define TILE_N 128      /* columns of C per work-group: 16 to 256 */
#endif
#ifndef TILE_K
#define TILE_K 8        /* depth of a tile of A or B, a step along K: 8, 16 or 32 */
#endif
#ifndef ITEM_M
#define ITEM_M 8        /* rows of C per work-item: 4, 8 or 16 */
#endif
#ifndef ITEM_N
#define ITEM_N 8        /* columns of C per work-item: 4, 8 or 16 */
#endif
#ifndef SUBGROUP_N
#define SUBGROUP_N 8    /* of 32 neighbouring work-items, how many lie side by side along N: 4, 8, 16 or 32 */
#endif
#ifndef PAD
#define PAD 4           /* floats behind each row of As and Bs, against bank conflicts when A is stored: 0, 4 or 8 */
#endif
#ifndef BUFFERS
#define BUFFERS 4       /* tiles of A and of B in local memory, one of which is multiplied: 2 to 8 */
#endif
#ifndef LOAD
#define LOAD 0          /* elements that are copied at once where rows run across K: 0 for one, 2 for four */
#endif
#ifndef SWIZZLE
#define SWIZZLE 4       /* width, in tiles, of the strips of C that the work-groups go down: 1, 4, 8 or 16 */
#endif
#ifndef UNROLL
#define UNROLL 8        /* steps of k that are unrolled: 1, 2, 4, 8 or 16, at most TILE_K */
#endif
#ifndef MAC_ORDER
#define MAC_ORDER 1     /* the multiply-adds of a step go over a work-item's outputs by 0: rows, 1: columns */
#endif
#if defined SPLIT || defined __NV_CL_C_VERSION
#define IN_PARTS SPLIT > 1
#else
#define IN_PARTS true   /* PoCL 7 computes wrongly where barriers depend on a condition, even one that is always met */
#endif
#ifndef SPLIT
#define SPLIT split     /* parts of K, each a work-group's; a constant where it is 1, else at least 2 */
#endif
#ifndef SLICES
#define SLICES 1        /* parts of each step along K, all of one work-group: 1, 2, 4 or 8 */
#endif
#ifndef TRANS_A
#define TRANS_A 0       /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0       /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define GROUP_M (TILE_M / ITEM_M)                    /* work-items of a slice of a work-group along M, */
#define GROUP_N (TILE_N / ITEM_N)                    /* along N, */
#define SLICE_ITEMS (GROUP_M * GROUP_N)              /* all of them, */
#define ITEMS (SLICE_ITEMS * SLICES)                 /* and those of the whole work-group */
#define A_PIECE (LOAD == 2 && TRANS_A ? 4 : 1)       /* elements of one copy, */
#define B_PIECE (LOAD == 2 && !TRANS_B ? 4 : 1)
#define A_PIECES (TILE_M * TILE_K / A_PIECE / ITEMS) /* how many of them are a work-item's share of a tile, */
#define B_PIECES (TILE_N * TILE_K / B_PIECE / ITEMS)
#define A_ROW ((TRANS_A ? TILE_M : TILE_K) / A_PIECE)  /* and how many lie side by side in a row of the stored matrix */
#define B_ROW ((TRANS_B ? TILE_K : TILE_N) / B_PIECE)
/* row and column, in the tile as it is stored, of a work-item's i-th piece: one column, where rounds fill whole rows */
#define WHOLE(row) (ITEMS % (row) == 0)
#define PIECE_ROW(i, row) (WHOLE(row) ? t / (row) + (i) * (ITEMS / (row)) : (t + (i) * ITEMS) / (row))
#define PIECE_COL(i, row, piece) ((WHOLE(row) ? t % (row) : (t + (i) * ITEMS) % (row)) * (piece))
#define FIRST(row, piece, ld) (WHOLE(row) ? (long)PIECE_ROW(0, row) * (ld) + PIECE_COL(0, row, piece) : 0)
#define FROM_FIRST(i, row, piece, ld) \
    (WHOLE(row) ? (long)((i) * (ITEMS / (row))) * (ld) : (long)PIECE_ROW(i, row) * (ld) + PIECE_COL(i, row, piece))
/* the place of a piece of A or of B in local memory: k by k, whichever way the matrix is stored */
#define PLACE(X, along_k, row, piece, i) \
    &X[free][along_k ? PIECE_COL(i, row, piece) : PIECE_ROW(i, row)] \
            [along_k ? PIECE_ROW(i, row) : PIECE_COL(i, row, piece)]
#define A_PLACE(i) PLACE(As, !TRANS_A, A_ROW, A_PIECE, i)
#define B_PLACE(i) PLACE(Bs, TRANS_B, B_ROW, B_PIECE, i)

#define OUTER (MAC_ORDER ? ITEM_N : ITEM_M)
#define INNER (MAC_ORDER ? ITEM_M : ITEM_N)
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define EACH4(i, n) _Pragma("unroll") for (int i = 0; i < (n); i += 4)
/* Read a quad of local memory into a private array: see gemm_blocked. */
#ifdef __NV_CL_C_VERSION
#define READ_QUAD(to, from) *(float4 *)(to) = *(local const float4 *)(from)
#else
#define READ_QUAD(to, from) vstore4(*(local const float4 *)(from), 0, to)
#endif

#define QUAD(i, j) (float4)(sums[i][j], sums[i][(j) + 1], sums[i][(j) + 2], sums[i][(j) + 3])
/* a work-item's sum (i, j) in a part, where neighbouring work-items have neighbouring ones: as floats, not as quads,
   which would need 30 more registers on an NVIDIA card */
#define PART(part, i, j) \
    parts[(((long)((part) * tiles + tile) * ITEM_M + (i)) * ITEM_N + (j)) * SLICE_ITEMS + within_slice]

/* Copy one piece, and one that an edge cuts: `left` elements are inside, zeros stand for the others. */
#ifdef ASYNC_COPY
#define COPY_4 "cp.async.ca.shared.global [%0], [%1], 4"
#define COPY_16 "cp.async.cg.shared.global [%0], [%1], 16"
#define ADDRESSES "r"((uint)(size_t)to), "l"(from)
inline void copy(local float *to, global const float *from, const int piece) {
    if (piece == 1) __asm__ volatile(COPY_4 ";" :: ADDRESSES : "memory");
    else __asm__ volatile(COPY_16 ";" :: ADDRESSES : "memory");
}
inline void copy_cut(local float *to, global const float *from, const int piece, int left) {
    const uint bytes = 4 * clamp(left, 0, piece);
    if (piece == 1) __asm__ volatile(COPY_4 ", %2;" :: ADDRESSES, "r"(bytes) : "memory");
    else __asm__ volatile(COPY_16 ", %2;" :: ADDRESSES, "r"(bytes) : "memory");
}
#define COMMIT() __asm__ volatile("cp.async.commit_group;" ::: "memory")
#define WAIT() __asm__ volatile("cp.async.wait_group %0;" :: "n"(BUFFERS - 2) : "memory")
#else
inline void copy(local float *to, global const float *from, const int piece)
{ if (piece == 1) *to = *from; else *(local float4 *)to = *(global const float4 *)from; }
inline void copy_cut(local float *to, global const float *from, const int piece, int left)
{ for (int i = 0; i < piece; i++) to[i] = i < left ? from[i] : 0.0f; }
#define COMMIT()
#define WAIT()
#endif

/* Copy a work-item's share of the tiles from `next` on, whole or cut by an edge, and go on to those after them. */
#define SHARE(pieces, to, from, row, piece, ld) \
    EACH(i, pieces) copy(to, from + FROM_FIRST(i, row, piece, ld), piece);
#define CUT_SHARE(pieces, to, from, row, piece, ld, high, wide) \
    EACH(i, pieces) copy_cut(to, from + FROM_FIRST(i, row, piece, ld), piece, \
                             PIECE_ROW(i, row) < (high) ? (wide) - PIECE_COL(i, row, piece) : 0);
#define COPY_NEXT(next) \
    if ((next) + TILE_K <= k_to && fits) { \
        SHARE(A_PIECES, A_PLACE(i), a_from, A_ROW, A_PIECE, lda) \
        SHARE(B_PIECES, B_PLACE(i), b_from, B_ROW, B_PIECE, ldb) \
    } else if ((next) < k_to) { \
        const int m = M - row0, n = N - col0, k = k_to - (next);   /* what is left of each, from the tiles on */ \
        CUT_SHARE(A_PIECES, A_PLACE(i), a_from, A_ROW, A_PIECE, lda, TRANS_A ? k : m, TRANS_A ? m : k) \
        CUT_SHARE(B_PIECES, B_PLACE(i), b_from, B_ROW, B_PIECE, ldb, TRANS_B ? n : k, TRANS_B ? k : n) \
    } \
    COMMIT(); \
    a_from += TRANS_A ? (long)TILE_K * lda : TILE_K; b_from += TRANS_B ? TILE_K : (long)TILE_K * ldb; \
    free = free == BUFFERS - 1 ? 0 : free + 1

/* Make what this work-item wrote to global memory visible to other work-groups; NVIDIA's mem_fence is for its own. */
inline void publish(void) {
#ifdef __NV_CL_C_VERSION
    __asm__ volatile("membar.gl;" ::: "memory");
#else
    mem_fence(CLK_GLOBAL_MEM_FENCE);
#endif
}

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void gemm_staged(int M, int N, int K, float alpha,
    global const float *A, int lda, global const float *B, int ldb, float beta, global float *C, int ldc,
    global float *parts, global int *arrived, int split) {
    local float As[BUFFERS][TILE_K][TILE_M + PAD] __attribute__((aligned(16)));
    local float Bs[BUFFERS][TILE_K][TILE_N + PAD] __attribute__((aligned(16)));
    local int turn;
    const int t = get_local_id(0);
    const int slice = SLICES > 1 ? t / SLICE_ITEMS : 0, within_slice = SLICES > 1 ? t % SLICE_ITEMS : t;
    const int item = within_slice % 32, subgroup = within_slice / 32;
    const int x = item % SUBGROUP_N + subgroup % (GROUP_N / SUBGROUP_N) * SUBGROUP_N;
    const int y = item / SUBGROUP_N + subgroup / (GROUP_N / SUBGROUP_N) * (32 / SUBGROUP_N);
    const int down = (M + TILE_M - 1) / TILE_M, across = (N + TILE_N - 1) / TILE_N;
    const int group = get_group_id(0);   /* an int: dividing 64-bit numbers takes a hundred instructions */
    const int tiles = down * across, tile = group % tiles, part = group / tiles;
    const int strip = tile / (SWIZZLE * down) * SWIZZLE, width = min(SWIZZLE, across - strip);
    const int within = tile - strip * down;
    const int first_row = within / width * TILE_M, first_col = (strip + within % width) * TILE_N;
    const int row0 = min(first_row, max(M - TILE_M, 0)), col0 = min(first_col, max(N - TILE_N, 0));
    const bool fits = M >= TILE_M && N >= TILE_N;
    const int chunk = (K + SPLIT * TILE_K - 1) / (SPLIT * TILE_K) * TILE_K;
    const int k_from = min(part * chunk, K), k_to = min(k_from + chunk, K);
    global const float *a_from = A + (long)(TRANS_A ? k_from : row0) * lda + (TRANS_A ? row0 : k_from)
                                 + FIRST(A_ROW, A_PIECE, lda);
    global const float *b_from = B + (long)(TRANS_B ? col0 : k_from) * ldb + (TRANS_B ? k_from : col0)
                                 + FIRST(B_ROW, B_PIECE, ldb);

    float sums[ITEM_M][ITEM_N]; EACH(i, ITEM_M) EACH(j, ITEM_N) sums[i][j] = 0.0f;
    int now = 0, free = 0;   /* where the present tiles lie, and where the next go */
    for (int ahead = 1; ahead < BUFFERS; ahead++) { COPY_NEXT(k_from + (ahead - 1) * TILE_K); }
    for (int k0 = k_from; k0 < k_to; k0 += TILE_K) {
        WAIT(); barrier(CLK_LOCAL_MEM_FENCE);   /* the present tiles are there, and others left those that are free */
        COPY_NEXT(k0 + (BUFFERS - 1) * TILE_K);

        #pragma unroll UNROLL
        for (int step = 0; step < TILE_K / SLICES; step++) {
            const int k = slice * (TILE_K / SLICES) + step; float a[ITEM_M], b[ITEM_N];
            EACH4(i, ITEM_M) READ_QUAD(a + i, As[now][k] + 4 * y + i * GROUP_M);
            EACH4(j, ITEM_N) READ_QUAD(b + j, Bs[now][k] + 4 * x + j * GROUP_N);
            EACH(outer, OUTER) EACH(n, INNER) {   /* to and fro, as in gemm_blocked */
                const int inner = outer % 2 ? INNER - 1 - n : n;
                const int i = MAC_ORDER ? inner : outer, j = MAC_ORDER ? outer : inner;
                sums[i][j] = a[i] * b[j] + sums[i][j];
            }
        }
        now = now == BUFFERS - 1 ? 0 : now + 1;
    }

#if SLICES > 1
    local float others[SLICES - 1][ITEM_N][SLICE_ITEMS];   /* the first slice adds what the others hold, row by row */
    EACH(i, ITEM_M) {
        if (slice > 0) EACH(j, ITEM_N) others[slice - 1][j][within_slice] = sums[i][j];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (slice == 0) EACH(other, SLICES - 1) EACH(j, ITEM_N) sums[i][j] += others[other][j][within_slice];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
#endif

    bool stores = slice == 0;
    if (IN_PARTS) {
        /* Every work-group of a tile writes its part; the one that arrives last adds all of them, in their order. */
        if (stores) EACH(i, ITEM_M) EACH(j, ITEM_N) PART(part, i, j) = sums[i][j];
        publish(); barrier(CLK_LOCAL_MEM_FENCE);
        if (t == 0) turn = atomic_inc(arrived + tile);
        barrier(CLK_LOCAL_MEM_FENCE); publish();
        stores = stores && turn == SPLIT - 1; EACH(i, ITEM_M) EACH(j, ITEM_N) sums[i][j] = 0.0f;
        #pragma unroll 1   /* as in gemm_blocked */
        for (int p = 0; p < (stores ? SPLIT : 0); p++) EACH(i, ITEM_M) EACH(j, ITEM_N) sums[i][j] += PART(p, i, j);
        if (stores && t == 0) arrived[tile] = 0;   /* for the next launch */
    }

    const bool quads = LOAD == 2 && N % 4 == 0 && ldc % 4 == 0;   /* whether a float4 of C can be stored */
    EACH(i, ITEM_M) {
        const int row = row0 + 4 * y + i % 4 + i / 4 * 4 * GROUP_M;
        if (!stores || row < first_row || row >= M) continue;
        EACH4(j, ITEM_N) {
            const int col = col0 + 4 * x + j * GROUP_N;
            if (quads) {   /* it lies inside or outside as a whole */
                if (col < first_col || col >= N) continue;
                global float4 *to = (global float4 *)(C + (long)row * ldc + col);
                *to = beta == 0.0f ? alpha * QUAD(i, j) : alpha * QUAD(i, j) + beta * *to;
                continue;
            }
            EACH(c, 4) {
                if (col + c < first_col || col + c >= N) continue;
                global float *to = C + (long)row * ldc + col + c;
                *to = beta == 0.0f ? alpha * sums[i][j + c] : alpha * sums[i][j + c] + beta * *to;
            }
        }
    }
}
