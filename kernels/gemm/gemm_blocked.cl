/* gemm_blocked: one kernel for every GPU; tiles, depth, buffers, loads, order and two splits of K are switches.

   idea    A work-group owns a tile of TILE_M x TILE_N of C and walks along K, TILE_K at a time. Its work-items load
           the next tiles of A and B into registers while the present ones, in local memory, are multiplied: ITEM_M +
           ITEM_N values from local memory feed ITEM_M x ITEM_N multiply-adds. A work-item's outputs are quads of
           4 x 4, spread over the tile so that neighbouring work-items read neighbouring quads. Each 32 neighbours
           lie SUBGROUP_N wide and 32 / SUBGROUP_N high, which decides how many different quads they read at once.
             quad (x, y) of item (x, y), and again      As[TILE_K][TILE_M + PAD]  transposed: a column is a row of C
             4 GROUP_N to the right, 4 GROUP_M below    Bs[TILE_K][TILE_N + PAD]
               x: 0    1  ..  | 0    1  ..                the order of the work-groups' tiles   0  1 | 8  9
           y 0  [quad][    ]  | [quad][    ]              for SWIZZLE = 2: down a strip of      2  3 |10 11
             1  [    ][    ]  | [    ][    ]              two tiles across, then the next       4  5 | ..
             0  [quad][    ]  | [quad][    ]              strip. Groups that run at the same    6  7 |
                                                          time then share rows of A, columns of B
           A tile that would pass the edge of C is moved back inside and computed whole, and only the outputs that
           no other tile has are written, so that no load of a full depth needs a test. Where C is smaller than a
           tile, and in the last step along K, elements are read one by one, with zeros past the edges. Whether a row of
           a stored matrix runs along K or across it, neighbouring work-items load neighbouring pieces of a row.
           SPLIT > 1 divides K among as many work-groups, of which the last to arrive adds their parts: `arrived` counts
           them, one number for each tile, 0 before a launch and after. SLICES > 1 divides each step along K among as
           many parts of one work-group, which adds them in local memory at the end. Both help where C has few tiles.
   LDS     (BUFFERS * TILE_K * (TILE_M + TILE_N + 2 * PAD) + (SLICES - 1) * TILE_M * TILE_N / ITEM_M) * 4 = 16896 bytes
   needs   LOAD = 2 needs lda and ldb that are multiples of 4, and so must M be where A is transposed, N where B is not
   origin  rocBLAS's assembly for gfx803 (128 x 128 x 8, 8 x 8 an item, moved edges), CUTLASS's order of groups */

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
#define SUBGROUP_N 16   /* of 32 neighbouring work-items, how many lie side by side along N: 4, 8, 16 or 32 */
#endif
#ifndef PAD
#define PAD 4           /* floats behind each row of As and Bs, against bank conflicts when A is stored: 0, 4 or 8 */
#endif
#ifndef BUFFERS
#define BUFFERS 2       /* tiles of A and of B in local memory: with 2 of each, a step needs one barrier, with 1 two */
#endif
#ifndef LOAD
#define LOAD 1          /* from global memory: 0 single floats, 1 vload4, 2 a float4 pointer */
#endif
#ifndef SWIZZLE
#define SWIZZLE 8       /* width, in tiles, of the strips of C that the work-groups go down: 1, 4, 8 or 16 */
#endif
#ifndef MAC
#define MAC 0           /* multiply-add as 0: a * b + c, 1: mad, 2: fma */
#endif
#ifndef UNROLL
#define UNROLL 4        /* steps of k that are unrolled: 1, 2, 4, 8 or 16, at most TILE_K */
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
#define PIECE (LOAD ? 4 : 1)                         /* elements of one load, */
#define A_PIECES (TILE_M * TILE_K / PIECE / ITEMS)   /* how many of them are a work-item's share of a tile, */
#define B_PIECES (TILE_N * TILE_K / PIECE / ITEMS)
#define A_ROW ((TRANS_A ? TILE_M : TILE_K) / PIECE)  /* and how many lie side by side in a row of the stored matrix */
#define B_ROW ((TRANS_B ? TILE_K : TILE_N) / PIECE)
/* row and column, in the tile as it is stored, of a work-item's i-th piece: one column, where rounds fill whole rows */
#define WHOLE(row) (ITEMS % (row) == 0)
#define PIECE_ROW(i, row) (WHOLE(row) ? t / (row) + (i) * (ITEMS / (row)) : (t + (i) * ITEMS) / (row))
#define PIECE_COL(i, row) ((WHOLE(row) ? t % (row) : (t + (i) * ITEMS) % (row)) * PIECE)
#define FIRST(row, ld) (WHOLE(row) ? (long)PIECE_ROW(0, row) * (ld) + PIECE_COL(0, row) : 0)
#define FROM_FIRST(i, row, ld) \
    (WHOLE(row) ? (long)((i) * (ITEMS / (row))) * (ld) : (long)PIECE_ROW(i, row) * (ld) + PIECE_COL(i, row))

#define OUTER (MAC_ORDER ? ITEM_N : ITEM_M)
#define INNER (MAC_ORDER ? ITEM_M : ITEM_N)

#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define EACH4(i, n) _Pragma("unroll") for (int i = 0; i < (n); i += 4)
#define QUAD(i, j) (float4)(sums[i][j], sums[i][(j) + 1], sums[i][(j) + 2], sums[i][(j) + 3])
/* a work-item's sum (i, j) in a part, where neighbouring work-items have neighbouring ones: as floats, not as quads,
   which would need 30 more registers on an NVIDIA card */
#define PART(part, i, j) \
    parts[(((long)((part) * tiles + tile) * ITEM_M + (i)) * ITEM_N + (j)) * SLICE_ITEMS + within_slice]
#define MULTIPLY_ADD(a, b, c) (MAC == 0 ? (a) * (b) + (c) : MAC == 1 ? mad(a, b, c) : fma(a, b, c))

/* Read a quad of local memory into a private array. NVIDIA's compiler makes the better code of a cast (7 % at 4096), with
   which ACO, the compiler of AMD's cards, would keep the array in memory. */
#ifdef __NV_CL_C_VERSION
#define READ_QUAD(to, from) *(float4 *)(to) = *(local const float4 *)(from)
#else
#define READ_QUAD(to, from) vstore4(*(local const float4 *)(from), 0, to)
#endif

inline void unpack(float *to, float4 quad) { to[0] = quad.x, to[1] = quad.y, to[2] = quad.z, to[3] = quad.w; }

/* Load one piece of a row: all of it inside the matrix, or the first `left` elements, with zeros for the others. */
inline void load_piece(float *to, global const float *p) {
#if LOAD == 0
    to[0] = p[0];
#elif LOAD == 1
    unpack(to, vload4(0, p));
#else
    unpack(to, *(global const float4 *)p);
#endif
}

inline void load_cut_piece(float *to, global const float *p, int left) { EACH(i, PIECE) to[i] = i < left ? p[i] : 0.0f; }

/* Load a work-item's share of a tile that lies inside the matrix, and of one that an edge cuts: `high` rows of it are
   inside, `wide` elements of each. Functions would take the counts as parameters, and keep the share in memory. */
#define LOAD_SHARE(to, pieces, row, from, ld) EACH(i, pieces) load_piece(to[i], from + FROM_FIRST(i, row, ld))
#define LOAD_CUT_SHARE(to, pieces, row, from, ld, high, wide) \
    EACH(i, pieces) load_cut_piece(to[i], from + FROM_FIRST(i, row, ld), \
                                   PIECE_ROW(i, row) < (high) ? (wide) - PIECE_COL(i, row) : 0)

/* Make what this work-item wrote to global memory visible to other work-groups; NVIDIA's mem_fence is for its own. */
inline void publish(void) {
#ifdef __NV_CL_C_VERSION
    __asm__ volatile("membar.gl;" ::: "memory");
#else
    mem_fence(CLK_GLOBAL_MEM_FENCE);
#endif
}

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void gemm_blocked(int M, int N, int K, float alpha,
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
    const int within = tile - strip * down;   /* the tiles go down strips of SWIZZLE across, one after the other */
    const int first_row = within / width * TILE_M, first_col = (strip + within % width) * TILE_N;
    const int row0 = min(first_row, max(M - TILE_M, 0)), col0 = min(first_col, max(N - TILE_N, 0));
    const bool fits = M >= TILE_M && N >= TILE_N;

    const int chunk = (K + SPLIT * TILE_K - 1) / (SPLIT * TILE_K) * TILE_K;
    const int k_from = min(part * chunk, K), k_to = min(k_from + chunk, K);

    global const float *a_from = A + (long)(TRANS_A ? k_from : row0) * lda + (TRANS_A ? row0 : k_from) + FIRST(A_ROW, lda);
    global const float *b_from = B + (long)(TRANS_B ? col0 : k_from) * ldb + (TRANS_B ? k_from : col0) + FIRST(B_ROW, ldb);

    float sums[ITEM_M][ITEM_N]; EACH(i, ITEM_M) EACH(j, ITEM_N) sums[i][j] = 0.0f;

    /* The first step, the prologue, multiplies nothing: before the loop it would take more registers on gfx803. */
    float a_next[A_PIECES][PIECE], b_next[B_PIECES][PIECE]; int now = 0;
    for (int k0 = k_from - TILE_K; k0 < k_to; k0 += TILE_K) {
        const int next = k0 + TILE_K;   /* load the next tiles into registers, */
        if (next + TILE_K <= k_to && fits) {
            LOAD_SHARE(a_next, A_PIECES, A_ROW, a_from, lda); LOAD_SHARE(b_next, B_PIECES, B_ROW, b_from, ldb);
        } else if (next < k_to) {
            const int m = M - row0, n = N - col0, k = k_to - next;   /* what is left of each, from the tiles on */
            LOAD_CUT_SHARE(a_next, A_PIECES, A_ROW, a_from, lda, TRANS_A ? k : m, TRANS_A ? m : k);
            LOAD_CUT_SHARE(b_next, B_PIECES, B_ROW, b_from, ldb, TRANS_B ? n : k, TRANS_B ? k : n);
        }
        a_from += TRANS_A ? (long)TILE_K * lda : TILE_K; b_from += TRANS_B ? TILE_K : (long)TILE_K * ldb;

        if (k0 >= k_from) {   /* multiply those in local memory, which the prologue has yet to store, */
            #pragma unroll UNROLL
            for (int step = 0; step < TILE_K / SLICES; step++) {
                const int k = slice * (TILE_K / SLICES) + step; float a[ITEM_M], b[ITEM_N];
                EACH4(i, ITEM_M) READ_QUAD(a + i, As[now][k] + 4 * y + i * GROUP_M);
                EACH4(j, ITEM_N) READ_QUAD(b + j, Bs[now][k] + 4 * x + j * GROUP_N);
                /* to and fro: neighbours share a value of a or of b, and a register is read once for both */
                EACH(outer, OUTER) EACH(n, INNER) {
                    const int inner = outer % 2 ? INNER - 1 - n : n;
                    const int i = MAC_ORDER ? inner : outer, j = MAC_ORDER ? outer : inner;
                    sums[i][j] = MULTIPLY_ADD(a[i], b[j], sums[i][j]);
                }
            }
            if (BUFFERS == 1) barrier(CLK_LOCAL_MEM_FENCE); else now = 1 - now;
        }
        if (next >= k_to) break;

        EACH(i, A_PIECES) EACH(j, PIECE) {   /* and store the next ones there */
            const int row = PIECE_ROW(i, A_ROW), col = PIECE_COL(i, A_ROW) + j;
            As[now][TRANS_A ? row : col][TRANS_A ? col : row] = a_next[i][j]; }
        EACH(i, B_PIECES) EACH(j, PIECE) {
            const int row = PIECE_ROW(i, B_ROW), col = PIECE_COL(i, B_ROW) + j;
            Bs[now][TRANS_B ? col : row][TRANS_B ? row : col] = b_next[i][j]; }
        barrier(CLK_LOCAL_MEM_FENCE);
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
        #pragma unroll 1   /* two at once cost NVIDIA's main loop 40 %: it is then given fewer registers */
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
