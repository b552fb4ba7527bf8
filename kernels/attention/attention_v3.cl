/* attention_v3: waves own rows, two stages in local memory, groups that stay: the third version of an engineering log.

   idea    As attention_v2, with three things more. A wave of LANES work-items owns BLOCK_M / WAVES rows, which makes a
           tile as large as local memory allows. The stages hold a tile of K and one of V in turn: V arrives while the
           scores are computed, the next K while V is summed. A fixed number of work-groups loops over (batch, head,
           block of rows), as many as the launch has. A lane keeps m, l and its columns of O for all rows of its wave:

                    scores: lane = key          maximum           sums: lane = column of O
                    key  0   1  ..  31  32 ..   of a row          col  0   1  ..  31  32 ..
           wave 0 [ r0  s   s       s   s   ]   LANES partial   [ r0  acc acc     acc acc  ]
                  [ r1  s   s       s   s   ]   maxima go       [ r1  acc acc     acc acc  ]
           wave 1 [ r8 ..                   ]   through P       [ r8 ..                    ]

             stage 0   K0 | scores  |  K1 arrives  | scores  |  K2 ..      (each | is a barrier)
             stage 1      |  V0 arrives  | sums    |  V1 arrives  | sums
           Rows of a stage begin on 16 bytes, because K is read 16 bytes at a time.

   LDS     2 * BLOCK_N * STRIDE * (HALF ? 2 : 4) + BLOCK_M * BLOCK_N * 4 = 43008 bytes
   needs   at most 48 KB of that; BLOCK_M must be a multiple of WAVES. A NaN in V reaches all rows that see its tile
   origin  the V3 of the log: tiles of 32 x 64, 32 x 32, 48 x 64 for 4, 4, 8 waves, with asynchronous copies and halves

   FAULT   switches on one fault of the log, or a candidate for the error that it left unexplained. 3 and 4 are made for
           (B, H, S, D) without gaps, and 4 for T = S; 1 takes BLOCK_M 32 and WAVES 6, and 9 a BLOCK_M of 48.
   DUMP    adds a parameter, the last: for each (b, h, block of rows, tile of keys) one record of floats, at
           (((b * H + h) * ceil(S / BLOCK_M) + block) * ceil(T / BLOCK_N) + tile) * (size of a record):
             S [BLOCK_M][BLOCK_N]   scaled scores, -inf where a row does not see a key
             P [BLOCK_M][BLOCK_N]   e^(S - m)
             m [BLOCK_M], l [BLOCK_M], O [BLOCK_M][D]   the running ones, after this tile; O is not divided by l yet
           Rows past S and tiles that no row of a block sees are left as they were.                                   */

#ifndef BLOCK_M
#define BLOCK_M 32   /* rows of Q and O per work-group: 32 or 48 */
#endif
#ifndef BLOCK_N
#define BLOCK_N 64   /* keys per tile of K and V: 16, 32 or 64 */
#endif
#ifndef WAVES
#define WAVES 4      /* waves of a work-group: 4 or 8 */
#endif
#ifndef LANES
#define LANES 32     /* work-items of a wave: 16 or 32 */
#endif
#ifndef PAD
#define PAD 1        /* pieces of 16 bytes behind each row of a stage, against bank conflicts: 0, as in the log, or 1 */
#endif
#ifndef D
#define D 64         /* elements of a row of Q, K, V and O; the problem sets it */
#endif
#ifndef CAUSAL
#define CAUSAL 0     /* whether row i sees the keys up to i + diagonal only; the problem sets it */
#endif
#ifndef HALF
#define HALF 0       /* whether the matrices hold halves; the problem sets it. All arithmetic is in floats */
#endif
#ifndef FAULT
#define FAULT 0      /* which fault is switched on: 0 none, 1 to 15 */
#endif
#ifndef STRIDE
#define STRIDE ((D * BYTES + 15) / 16 * (16 / BYTES) + PAD * (16 / BYTES))   /* elements from row to row of a stage */
#endif

#if HALF
#define element half
#define stored ushort                        /* a half as an array may hold it */
#define LOAD(p, i) vload_half(i, p)
#define LOAD_QUAD(p, i) vload_half4(i, (local const half *)(p))
#define STORE(x, p, i) vstore_half_rte(x, i, p)
#else
#define element float
#define stored float
#define LOAD(p, i) ((p)[i])
#define LOAD_QUAD(p, i) (((local const float4 *)(p))[i])
#define STORE(x, p, i) ((p)[i] = (x))
#endif
#define BYTES (4 - 2 * HALF)
#define ROWS (BLOCK_M / WAVES)               /* rows of a wave, */
#define KEYS (BLOCK_N / LANES)               /* keys of a lane in a tile, */
#define COLUMNS ((D + LANES - 1) / LANES)    /* and its columns of V and O */
#define QUADS ((D + 3) / 4)
#define AT(p, i) ((i) < D ? LOAD(p, i) : 0.0f)   /* an element of a row, 0 past its end */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)

#if (BLOCK_M % WAVES && FAULT != 1) || BLOCK_N % LANES
#error "BLOCK_M must be a multiple of WAVES and BLOCK_N one of LANES: no wave or lane would have what is left over"
#elif STRIDE * BYTES % 16
#error "STRIDE must be a multiple of 16 bytes: K is read 16 bytes at a time"
#elif 2 * BLOCK_N * STRIDE * BYTES + 4 * BLOCK_M * BLOCK_N > 49152
#error "the two stages and P take more than 48 KB of local memory: take smaller tiles"
#endif

#if FAULT == 1      /* six waves over 32 rows: the last one takes the rows that are left, more than its arrays hold */
#define WAVE_ROWS (wave < WAVES - 1 ? ROWS : BLOCK_M - wave * ROWS)
#elif FAULT == 2    /* the row of the block is the index into the arrays of a wave */
#define OWN (wave * ROWS + r)
#elif FAULT == 3    /* the strides of (B, S, H, D) */
#define STRIDES q_batch = S * H * D, q_head = k_head = D, q_row = k_row = H * D, k_batch = T * H * D
#elif FAULT == 4    /* S and H in each other's place, and strides from them */
#define SIZES int B, int S, int H, int keys
#define T S
#define STRIDES q_batch = k_batch = H * S * D, q_head = k_head = S * D, q_row = k_row = D
#elif FAULT == 5    /* the sums of V are not scaled when the maximum grows */
#define RESCALE_SUMS 1.0f
#elif FAULT == 6    /* O is divided by the number of keys */
#define NORMALISER T
#elif FAULT == 7    /* the maximum is that of the first tile */
#define MAXIMUM (tile > 0 ? m[OWN] : greatest)
#elif FAULT == 8    /* the next K is loaded into a stage that others still read */
#define WAIT_FOR_SCORES
#elif FAULT == 9    /* the rows of the last block go on past S */
#define LAST_ROW (blocks * BLOCK_M - 1)
#elif FAULT == 10   /* l is not scaled when the maximum grows */
#define RESCALE_L 1.0f
#elif FAULT == 11   /* neither is scaled */
#define RESCALE_SUMS 1.0f
#define RESCALE_L 1.0f
#elif FAULT == 12   /* V is one tile behind: the stage of the tile before */
#define V_TILE max(tile - 1, 0)
#elif FAULT == 13   /* K is one tile behind */
#define K_TILE tile
#elif FAULT == 14   /* O is divided by the l of the last tile alone */
#define RESCALE_L 0.0f
#elif FAULT == 15   /* a lane has two columns of Q, those that it loaded, and zeros for all others */
#define QUAD_OF_Q q * (float4)((float2)(2 * d % LANES == lane), (float2)(2 * d % LANES + 1 == lane))
#endif
#ifdef DUMP
#define DUMP_PARAMETER , global float *dump
#endif
#ifndef WAVE_ROWS
#define WAVE_ROWS ROWS
#endif
#ifndef OWN
#define OWN r
#endif
#ifndef SIZES
#define SIZES int B, int H, int S, int T
#endif
#ifndef STRIDES
#define STRIDES /* those that are given */
#endif
#ifndef RESCALE_SUMS
#define RESCALE_SUMS rescale
#endif
#ifndef RESCALE_L
#define RESCALE_L rescale
#endif
#ifndef NORMALISER
#define NORMALISER l[OWN]
#endif
#ifndef MAXIMUM
#define MAXIMUM greatest
#endif
#ifndef WAIT_FOR_SCORES
#define WAIT_FOR_SCORES barrier(CLK_LOCAL_MEM_FENCE)
#endif
#ifndef LAST_ROW
#define LAST_ROW (S - 1)
#endif
#ifndef V_TILE
#define V_TILE tile
#endif
#ifndef K_TILE
#define K_TILE (tile + 1)
#endif
#ifndef QUAD_OF_Q
#define QUAD_OF_Q q
#endif
#ifndef DUMP_PARAMETER
#define DUMP_PARAMETER /* none */
#endif

/* How many keys, from the first on, a row sees. In longs: `diagonal` may be as large as an int can be. */
#define SEEN(row) (CAUSAL ? (int)clamp((long)(row) + diagonal + 1, 0L, (long)T) : T)
/* What the exponentials of a row are relative to: before its first key 0, as -inf - -inf would be NaN. */
#define SHIFT (m[OWN] == -INFINITY ? 0.0f : m[OWN])

/* Load the keys from `first` on into a stage, with zeros past the last key and past D: they are multiplied by 0. */
inline void load_tile(local stored (*to)[STRIDE], global const element *from, int row, int first, int keys)
{
    for (int i = get_local_id(0); i < BLOCK_N * QUADS * 4; i += WAVES * LANES) {
        const int key = i / (QUADS * 4), col = i % (QUADS * 4);
        const bool inside = first + key < keys && col < D;
        to[key][col] = inside ? ((global const stored *)from)[(long)(first + key) * row + col] : 0;
    }
}

kernel __attribute__((reqd_work_group_size(WAVES * LANES, 1, 1)))
void attention_v3(SIZES, float scale, int diagonal, global const element *Q, int q_batch, int q_head, int q_row,
                  global const element *K, global const element *V, int k_batch, int k_head, int k_row,
                  global element *O DUMP_PARAMETER)
{
    local stored stages[2][BLOCK_N][STRIDE] __attribute__((aligned(16)));
    local float P[BLOCK_M][BLOCK_N] __attribute__((aligned(16)));

    STRIDES;
    const int wave = get_local_id(0) / LANES, lane = get_local_id(0) % LANES, blocks = (S + BLOCK_M - 1) / BLOCK_M;
    for (int work = get_group_id(0); work < B * H * blocks; work += get_num_groups(0)) {
        const int block = work % blocks, head = work / blocks % H, batch = work / blocks / H;
        const int top = wave * ROWS, first = block * BLOCK_M + top;   /* the wave's first row, in the block and in S */
        const long q_at = (long)batch * q_batch + (long)head * q_head;
        const long k_at = (long)batch * k_batch + (long)head * k_head;
        const int tiles = (SEEN(min((block + 1) * BLOCK_M, S) - 1) + BLOCK_N - 1) / BLOCK_N;

        float acc[ROWS][COLUMNS], m[ROWS], l[ROWS], s[ROWS][KEYS];
        EACH(r, WAVE_ROWS) m[OWN] = -INFINITY, l[OWN] = 0.0f;
        EACH(r, WAVE_ROWS) EACH(c, COLUMNS) acc[OWN][c] = 0.0f;
        if (tiles > 0) load_tile(stages[0], K + k_at, k_row, 0, T);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int tile = 0; tile < tiles; tile++) {
            load_tile(stages[1], V + k_at, k_row, V_TILE * BLOCK_N, T);
            EACH(r, WAVE_ROWS) EACH(c, KEYS) s[r][c] = 0.0f;
            for (int d = 0; d < QUADS; d++)
                EACH(r, WAVE_ROWS) {
                    global const element *p = Q + q_at + (long)min(first + r, LAST_ROW) * q_row;
                    const float4 q = (float4)(AT(p, 4 * d), AT(p, 4 * d + 1), AT(p, 4 * d + 2), AT(p, 4 * d + 3));
                    EACH(c, KEYS) s[r][c] += dot(QUAD_OF_Q, LOAD_QUAD(stages[0][lane + c * LANES], d));
                }
            EACH(r, WAVE_ROWS) {
                float most = -INFINITY;
                EACH(c, KEYS) {
                    s[r][c] = tile * BLOCK_N + lane + c * LANES < SEEN(first + r) ? scale * s[r][c] : -INFINITY;
                    most = fmax(most, s[r][c]);
                }
                EACH(c, KEYS) P[top + r][lane + c * LANES] = most;   /* in all cells, so that a map of stores is even */
            }
            WAIT_FOR_SCORES;

            if (tile + 1 < tiles) load_tile(stages[0], K + k_at, k_row, K_TILE * BLOCK_N, T);
            EACH(r, WAVE_ROWS) {
                float before = m[OWN], greatest = before;
                for (int i = 0; i < LANES; i++) greatest = fmax(greatest, P[top + r][i]);
                m[OWN] = MAXIMUM;
                const float rescale = exp(before - SHIFT);
                l[OWN] *= RESCALE_L; EACH(c, COLUMNS) acc[OWN][c] *= RESCALE_SUMS;
            }
            barrier(CLK_LOCAL_MEM_FENCE);
            EACH(r, WAVE_ROWS) EACH(c, KEYS) P[top + r][lane + c * LANES] = exp(s[r][c] - SHIFT);
            barrier(CLK_LOCAL_MEM_FENCE);

            for (int j = 0; j < BLOCK_N; j++)
                EACH(r, WAVE_ROWS) {
                    const float p = P[top + r][j];
                    l[OWN] += p;
                    EACH(c, COLUMNS) acc[OWN][c] += p * AT((local const element *)stages[1][j], lane + c * LANES);
                }
#ifdef DUMP
            const int size = BLOCK_M * BLOCK_N, record = 2 * size + 2 * BLOCK_M + BLOCK_M * D;
            global float *to = dump + ((long)work * ((T + BLOCK_N - 1) / BLOCK_N) + tile) * record;
            EACH(r, WAVE_ROWS) if (first + r < S) {
                EACH(c, KEYS) to[(top + r) * BLOCK_N + lane + c * LANES] = s[r][c];
                EACH(c, KEYS) to[size + (top + r) * BLOCK_N + lane + c * LANES] = P[top + r][lane + c * LANES];
                if (lane == 0) to[2 * size + top + r] = m[OWN], to[2 * size + BLOCK_M + top + r] = l[OWN];
                for (int c = 0, col = lane; col < D; c++, col += LANES)
                    to[2 * size + 2 * BLOCK_M + (top + r) * D + col] = acc[OWN][c];
            }
#endif
            barrier(CLK_LOCAL_MEM_FENCE);
        }

        EACH(r, WAVE_ROWS) EACH(c, COLUMNS) if (first + r <= LAST_ROW && lane + c * LANES < D)
            STORE(SEEN(first + r) > 0 ? acc[OWN][c] / NORMALISER : 0.0f, O,
                  q_at + (long)(first + r) * q_row + lane + c * LANES);
    }
}
