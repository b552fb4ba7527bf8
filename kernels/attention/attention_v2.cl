/* attention_v2: online softmax, a block of rows per work-group, tiles of K and V in local memory.

   idea    No matrix of scores: a work-group walks along the keys, BLOCK_N at a time, and keeps for each of its rows the
           greatest score m so far, the sum l of the exponentials relative to m, and the sum acc of V's rows, each times
           its exponential. When m grows, l and acc are scaled by e^(old m - new m). A work-item owns a row, with q and
           acc in its registers; all of them read the same element of a tile at the same time.

                     keys ->  tile 0    tile 1                      for each tile:
           item 0  [ q ]    [ s s s ][ s s s ]  m, l, [ acc ]         s    = scale * q . k, for each key
           item 1  [ q ]    [ s s s ][ s s s ]  m, l, [ acc ]         m'   = max(m, s)
           item 2  [ q ]    [ s s s ][ s s s ]  m, l, [ acc ]         l    = l   * e^(m - m') + sum of e^(s - m')
             BLOCK_M rows                                           acc  = acc * e^(m - m') + sum of e^(s - m') * v
           at the end O = acc / l
           The scores of a tile are in local memory, a column for each row, because a register cannot be indexed. Tiles
           that no row of the block sees, under a causal mask, are neither loaded nor computed.

   LDS     BLOCK_N * (2 * D + BLOCK_M) * 4 = 24576 bytes
   needs   that much local memory. D beyond 128 takes more registers than a GPU has
   origin  the online normaliser of Milakov and Gimelshein; FlashAttention's walk along the keys     */

#ifndef BLOCK_M
#define BLOCK_M 64   /* rows of Q and O per work-group, one per work-item: 32, 64 or 128 */
#endif
#ifndef BLOCK_N
#define BLOCK_N 32   /* keys per tile of K and V: 8, 16, 32 or 64 */
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
#if 4 * BLOCK_N * (2 * D + BLOCK_M) > 49152
#error "the tiles of K and V and the scores take more than 48 KB of local memory: take a smaller BLOCK_N"
#endif

#if HALF
#define element half
#define LOAD(p, i) vload_half(i, p)
#define STORE(x, p, i) vstore_half_rte(x, i, p)
#else
#define element float
#define LOAD(p, i) ((p)[i])
#define STORE(x, p, i) ((p)[i] = (x))
#endif
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)

/* How many keys, from the first on, a row sees. In longs: `diagonal` may be as large as an int can be. */
inline int seen(int row, int T, int diagonal) { return CAUSAL ? (int)clamp((long)row + diagonal + 1, 0L, (long)T) : T; }

kernel __attribute__((reqd_work_group_size(BLOCK_M, 1, 1)))
void attention_v2(int B, int H, int S, int T, float scale, int diagonal,
                  global const element *Q, int q_batch, int q_head, int q_row,
                  global const element *K, global const element *V, int k_batch, int k_head, int k_row,
                  global element *O)
{
    local float Ks[BLOCK_N][D], Vs[BLOCK_N][D], scores[BLOCK_N][BLOCK_M];

    const int t = get_local_id(0), first = get_group_id(0) * BLOCK_M, row = first + t;
    const long q_at = (long)get_group_id(2) * q_batch + (long)get_group_id(1) * q_head + (long)min(row, S - 1) * q_row;
    const long k_at = (long)get_group_id(2) * k_batch + (long)get_group_id(1) * k_head;
    const int keys = seen(row, T, diagonal), last = seen(min(first + BLOCK_M, S) - 1, T, diagonal);

    float q[D], acc[D], m = -INFINITY, l = 0.0f;
    EACH(i, D) {
        q[i] = scale * LOAD(Q + q_at, i);
        acc[i] = 0.0f;
    }

    for (int key = 0; key < last; key += BLOCK_N) {
        for (int i = t; i < BLOCK_N * D; i += BLOCK_M) {   /* zeros past the last key: 0 times them is 0 */
            const long at = k_at + (long)(key + i / D) * k_row + i % D;
            Ks[i / D][i % D] = key + i / D < T ? LOAD(K, at) : 0.0f;
            Vs[i / D][i % D] = key + i / D < T ? LOAD(V, at) : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        float m_tile = m;
        for (int j = 0; j < BLOCK_N; j++) {
            float s = 0.0f;
            EACH(i, D) s += q[i] * Ks[j][i];
            scores[j][t] = s = key + j < keys ? s : -INFINITY;
            m_tile = fmax(m_tile, s);
        }
        const float shift = m_tile == -INFINITY ? 0.0f : m_tile;   /* no key yet: -inf - -inf would be NaN */
        const float rescale = exp(m - shift);
        m = m_tile;
        l *= rescale;
        EACH(i, D) acc[i] *= rescale;
        for (int j = 0; j < BLOCK_N; j++) {
            const float p = exp(scores[j][t] - shift);
            l += p;
            EACH(i, D) acc[i] += p * Vs[j][i];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    float result[D];   /* for a loop, as unrolled stores of halves take a CPU's compiler a minute; acc stays as it is */
    EACH(i, D) result[i] = keys > 0 ? acc[i] / l : 0.0f;
    for (int i = 0; i < D && row < S; i++)
        STORE(result[i], O + q_at, i);
}
