/* gemm_blocked: one kernel for every GPU; blocks, depth, buffers, loads, order and split are switches.

   idea    A work-group owns TILE_M x TILE_N of C and walks along K, TILE_K at a time. Its work-items bring the
           next tiles of A and B into registers while the present ones, in local memory, are multiplied: ITEM_M +
           ITEM_N values from local memory feed ITEM_M x ITEM_N multiply-adds. A work-item's outputs are quads of
           4 x 4, spread over the tile so that neighbouring lanes read neighbouring quads. Lanes lie in blocks of
           LANES x 32 / LANES, which says how many different quads a wave reads at once.

             quad (x, y) of item (x, y), and again      As[TILE_K][TILE_M + PAD]  A turned: columns are rows of C
             4 GROUP_N to the right, 4 GROUP_M below    Bs[TILE_K][TILE_N + PAD]

               x: 0    1  ..  | 0    1  ..                groups in the order of PANEL = 2:   0  2 | 8 10
           y 0  [quad][    ]  | [quad][    ]                                                  1  3 | 9 11
             1  [    ][    ]  | [    ][    ]              (down a panel, then right; what     4  6 | ..
             0  [quad][    ]  | [quad][    ]               runs at once shares A and B)       5  7 |

           A tile that would pass the edge of C is moved back inside and computed whole, and only what no other
           tile has is written, so that no load of a full depth is guarded. Where C is smaller than a tile, and
           in the last tile along K, elements are read one by one with zeros for what is not there.
           SPLIT > 1 divides K among as many work-groups; gemm_blocked_sum then adds their parts.

   LDS     BUFFERS * TILE_K * (TILE_M + TILE_N + 2 * PAD) * 4 = 16896 bytes
   needs   LOAD = 2 needs lda, ldb and N that are multiples of 4; the others nothing
   origin  rocBLAS's assembly for gfx803 (128 x 128 x 8, 8 x 8 an item, moved edges), CUTLASS's order of groups */

#ifndef TILE_M
#define TILE_M 128   /* rows of C per work-group */
#endif
#ifndef TILE_N
#define TILE_N 128   /* columns */
#endif
#ifndef TILE_K
#define TILE_K 8     /* depth of a step along K */
#endif
#ifndef ITEM_M
#define ITEM_M 8     /* rows of C per work-item */
#endif
#ifndef ITEM_N
#define ITEM_N 8     /* columns */
#endif
#ifndef LANES
#define LANES 16     /* neighbouring lanes along columns: 4, 8, 16 or 32 of 32 */
#endif
#ifndef PAD
#define PAD 4        /* floats behind each row of As and Bs, so that storing A turned meets in no bank */
#endif
#ifndef BUFFERS
#define BUFFERS 2    /* 2: tiles are stored where nobody reads any more, one barrier a step; 1: two barriers */
#endif
#ifndef LOAD
#define LOAD 1       /* from global memory by 0: single floats, 1: vload4, 2: float4 pointers */
#endif
#ifndef PANEL
#define PANEL 8      /* tiles across a panel of the work-groups' order */
#endif
#ifndef MAC
#define MAC 0        /* multiply-add as 0: a * b + c, 1: mad, 2: fma */
#endif
#ifndef UNROLL
#define UNROLL 4     /* steps of k that are unrolled: more would need more than 128 registers on gfx803 */
#endif
#ifndef ORDER
#define ORDER 1      /* multiply-adds of a step by 0: rows of the block, 1: columns */
#endif
#ifndef SPLIT
#define SPLIT 1      /* parts of K */
#endif
#define GROUP_M (TILE_M / ITEM_M)
#define GROUP_N (TILE_N / ITEM_N)
#define ITEMS (GROUP_M * GROUP_N)
#define PIECE (LOAD ? 4 : 1)                         /* elements of a load, */
#define A_PIECES (TILE_M * TILE_K / PIECE / ITEMS)   /* and how many of them make up a work-item's share */
#define B_PIECES (TILE_N * TILE_K / PIECE / ITEMS)

#define OUTER (ORDER ? ITEM_N : ITEM_M)
#define INNER (ORDER ? ITEM_M : ITEM_N)

#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define EACH4(i, n) _Pragma("unroll") for (int i = 0; i < (n); i += 4)
#if MAC == 0
#define MULTIPLY_ADD(a, b, c) ((a) * (b) + (c))
#elif MAC == 1
#define MULTIPLY_ADD(a, b, c) mad(a, b, c)
#else
#define MULTIPLY_ADD(a, b, c) fma(a, b, c)
#endif

void unpack(float *to, float4 quad)
{
    to[0] = quad.x;
    to[1] = quad.y;
    to[2] = quad.z;
    to[3] = quad.w;
}

/* One piece of a row, all of it there. */
void read_piece(float *to, global const float *p)
{
#if LOAD == 0
    to[0] = p[0];
#elif LOAD == 1
    unpack(to, vload4(0, p));
#else
    unpack(to, *(global const float4 *)p);
#endif
}

/* The first `left` elements of a piece, zeros for the others. */
void read_part(float *to, global const float *p, int left)
{
    EACH(i, PIECE)
        to[i] = i < left ? p[i] : 0.0f;
}

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1)))
void gemm_blocked(int M, int N, int K,
                  float alpha, global const float *A, int lda,
                  global const float *B, int ldb,
                  float beta, global float *C, int ldc, global float *parts)
{
    local float As[BUFFERS][TILE_K][TILE_M + PAD] __attribute__((aligned(16)));
    local float Bs[BUFFERS][TILE_K][TILE_N + PAD] __attribute__((aligned(16)));

    const int t = get_local_id(0);
    const int lane = t % 32, block = t / 32;
    const int x = lane % LANES + block % (GROUP_N / LANES) * LANES;
    const int y = lane / LANES + block / (GROUP_N / LANES) * (32 / LANES);

    /* which tile: down the panels of PANEL tiles across, one after the other */
    const int down = (M + TILE_M - 1) / TILE_M, across = (N + TILE_N - 1) / TILE_N;
    const int tile = get_group_id(0) % (down * across), part = get_group_id(0) / (down * across);
    const int panel = tile / (PANEL * down) * PANEL, width = min(PANEL, across - panel);
    const int within = tile - panel * down;
    const int first_row = within / width * TILE_M, first_col = (panel + within % width) * TILE_N;
    const int row0 = min(first_row, max(M - TILE_M, 0)), col0 = min(first_col, max(N - TILE_N, 0));
    const bool roomy = M >= TILE_M && N >= TILE_N;

    const int chunk = (K + SPLIT * TILE_K - 1) / (SPLIT * TILE_K) * TILE_K;
    const int k_from = min(part * chunk, K), k_to = min(k_from + chunk, K);

    const int ra = t / (TILE_K / PIECE), ka = t % (TILE_K / PIECE) * PIECE;  /* this work-item's first piece of A, */
    const int kb = t / (TILE_N / PIECE), cb = t % (TILE_N / PIECE) * PIECE;  /* and of B */
    const int a_step = ITEMS / (TILE_K / PIECE);                             /* rows from one piece to the next, */
    const int b_step = ITEMS / (TILE_N / PIECE);                             /* and steps of k */
    global const float *a_from = A + (long)(row0 + ra) * lda + k_from + ka;
    global const float *b_from = B + (long)(k_from + kb) * ldb + col0 + cb;

    float sums[ITEM_M][ITEM_N];
    EACH(i, ITEM_M) EACH(j, ITEM_N) sums[i][j] = 0.0f;

    float a_next[A_PIECES][PIECE], b_next[B_PIECES][PIECE];
    int now = 0;
    for (int k0 = k_from - TILE_K; k0 < k_to; k0 += TILE_K) {
        const int next = k0 + TILE_K;
        if (next + TILE_K <= k_to && roomy) {
            EACH(i, A_PIECES) read_piece(a_next[i], a_from + (long)(i * a_step) * lda);
            EACH(i, B_PIECES) read_piece(b_next[i], b_from + (long)(i * b_step) * ldb);
        } else if (next < k_to) {
            EACH(i, A_PIECES)
                read_part(a_next[i], a_from + (long)(i * a_step) * lda,
                          row0 + ra + i * a_step < M ? k_to - next - ka : 0);
            EACH(i, B_PIECES)
                read_part(b_next[i], b_from + (long)(i * b_step) * ldb,
                          next + kb + i * b_step < k_to ? N - col0 - cb : 0);
        }
        a_from += TILE_K;
        b_from += (long)TILE_K * ldb;

        if (k0 >= k_from) {
            #pragma unroll UNROLL
            for (int k = 0; k < TILE_K; k++) {
                float a[ITEM_M], b[ITEM_N];
                EACH4(i, ITEM_M)
                    *(float4 *)(a + i) = *(local const float4 *)(As[now][k] + 4 * y + i * GROUP_M);
                EACH4(j, ITEM_N)
                    *(float4 *)(b + j) = *(local const float4 *)(Bs[now][k] + 4 * x + j * GROUP_N);
                /* there and back: neighbours share a value of a or of b, and a register is read once for both */
                EACH(outer, OUTER)
                    EACH(turn, INNER) {
                        const int inner = outer % 2 ? INNER - 1 - turn : turn;
                        const int i = ORDER ? inner : outer, j = ORDER ? outer : inner;
                        sums[i][j] = MULTIPLY_ADD(a[i], b[j], sums[i][j]);
                    }
            }
            if (BUFFERS == 1) barrier(CLK_LOCAL_MEM_FENCE);
            else now = 1 - now;
        }
        if (next >= k_to) break;

        EACH(i, A_PIECES) EACH(j, PIECE)
            As[now][ka + j][ra + i * a_step] = a_next[i][j];
        EACH(i, B_PIECES) EACH(j, PIECE)
            Bs[now][kb + i * b_step][cb + j] = b_next[i][j];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    EACH(i, ITEM_M) {
        const int row = row0 + 4 * y + i % 4 + i / 4 * 4 * GROUP_M;
        if (row < first_row || row >= M) continue;
        EACH4(j, ITEM_N) {
            const int col = col0 + 4 * x + j * GROUP_N;
            global float *to = C + (long)row * ldc + col;
            EACH(c, 4) {
                if (col + c < first_col || col + c >= N) continue;
#if SPLIT > 1
                parts[((long)part * M + row) * N + col + c] = sums[i][j + c];
#else
                to[c] = beta == 0.0f ? alpha * sums[i][j + c] : alpha * sums[i][j + c] + beta * to[c];
#endif
            }
        }
    }
}

/* C from the parts of all SPLIT, one output per work-item. */
kernel void gemm_blocked_sum(int M, int N, int K,
                             float alpha, global const float *A, int lda,
                             global const float *B, int ldb,
                             float beta, global float *C, int ldc, global float *parts)
{
    const int row = get_global_id(1), col = get_global_id(0);
    if (col >= N) return;
    float sum = 0.0f;
    for (int part = 0; part < SPLIT; part++)
        sum += parts[((long)part * M + row) * N + col];
    const long at = (long)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
