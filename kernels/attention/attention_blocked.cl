/* attention_blocked: one kernel for every GPU; blocks, items, slices, buffers, order and a split are switches.

   idea    A work-group owns BLOCK_M rows of one head and goes over the keys, BLOCK_N at a time. Both products are made
           as gemm_blocked makes its own: slices of K, then of V, are loaded into registers while the slice before, in
           local memory, is multiplied. A work-item has ITEM_M x ITEM_N scores, and columns of O for the same ITEM_M
           rows: maximum and sum of a row, and the factor that rescales O, stay in its registers. A row's work-items
           exchange their maxima, and then the weights exp(score - maximum), through local memory.

             scores   of work-item (x, y): rows y + i GROUP_M, keys x + j GROUP_N      GROUP_M x GROUP_N work-items
                      from Qs[BLOCK_M][D + 4] and slices of K, [BLOCK_N][TILE_D + 4]
             weights  [BLOCK_N / PARTS][BLOCK_M + 4]: transposed, and a part of each work-item's keys at a time
             O        the same rows, columns 4 x to 4 x + 3, and again 4 GROUP_N to the right
                      from the weights and slices of V, [TILE_V][D]

             K 0 | K 1 | .. maxima, weights .. | V 0 | V 1 | ..    and the next keys: one pipeline, in which the first
                                                                  slice of V is loaded while the last of K is multiplied
           log2(e) is in Q, and exp2 makes the weights. Keys beyond the last that a block of rows sees are skipped, and
           only steps on the diagonal or at the end are masked. The causal blocks that see most keys start first.
           SPLIT > 1 divides the keys of a block among as many work-groups: for few rows and for a long T. Each leaves
           its maxima, sums and part of O, which attention_blocked_merge puts together.
           A slice that an edge cuts is read element by element, and so is all that does not lie in aligned quads.

   LDS     (Q + BUFFERS * slice + weights) * 4 = 16384 bytes: Q is BLOCK_M * (D + 4), a slice is the greater of
           BLOCK_N * (TILE_D + 4) and TILE_V * D, the weights are BLOCK_N / PARTS * (BLOCK_M + 4); the first D is
           rounded up to a multiple of TILE_D, the second to one of 4 GROUP_N
   needs   nothing; strides and arrays that are multiples of 4 elements are read faster
   origin  FlashAttention (running maximum), FlashAttention-2 (rows outside, keys inside), Flash-Decoding (the split),
           rocBLAS's and CUTLASS's register blocks for the products */

#ifndef BLOCK_M
#define BLOCK_M 32        /* rows of Q and O per work-group: 16, 32, 64 or 128 */
#endif
#ifndef BLOCK_N
#define BLOCK_N 64        /* keys per step: 32, 64 or 128 */
#endif
#ifndef ITEM_M
#define ITEM_M 4          /* rows per work-item: 4 or 8 */
#endif
#ifndef ITEM_N
#define ITEM_N 4          /* keys of a step per work-item: 2, 4 or 8 */
#endif
#ifndef TILE_D
#define TILE_D 8          /* elements of D in a slice of K: 8, 16 or 32 */
#endif
#ifndef TILE_V
#define TILE_V 8          /* keys in a slice of V: 4, 8, 16 or 32 */
#endif
#ifndef SUBGROUP_N
#define SUBGROUP_N 8      /* of 32 neighbouring work-items, how many lie side by side along the keys: 4, 8 or 16 */
#endif
#ifndef PARTS
#define PARTS 2           /* the weights pass through local memory in so many parts: 1, 2 or 4, a divisor of ITEM_N */
#endif
#ifndef BUFFERS
#define BUFFERS 1         /* slices in local memory: with 2, a slice needs one barrier, with 1 two */
#endif
#ifndef UNROLL
#define UNROLL 8          /* steps of D, and of the keys of a slice of V, that are unrolled: 4, 8 or 16 */
#endif
#ifndef ORDER
#define ORDER 0           /* neighbouring work-groups have 0: the blocks of one head, 1: the same block of all heads */
#endif
#ifndef SPLIT
#define SPLIT split     /* parts of the keys, each a work-group's; a constant only where it is 1 */
#endif
#ifndef LDS_LIMIT
#define LDS_LIMIT 49152   /* bytes of local memory that a work-group may take */
#endif
#ifndef D
#define D 64              /* elements of a row, 1 to 256; the problem sets it */
#endif
#ifndef CAUSAL
#define CAUSAL 0          /* whether row i sees keys up to i + diagonal only; the problem sets it */
#endif
#ifndef HALF
#define HALF 0            /* whether the arrays are of half, not float; the problem sets it */
#endif

#define GROUP_M (BLOCK_M / ITEM_M)                           /* work-items of a group along the rows, */
#define GROUP_N (BLOCK_N / ITEM_N)                           /* along the keys and the columns of O, */
#define ITEMS (GROUP_M * GROUP_N)                            /* and all of them */
#define DEPTH ((D + TILE_D - 1) / TILE_D * TILE_D)           /* D, rounded up to whole slices of K */
#define ITEM_D ((D + 4 * GROUP_N - 1) / (4 * GROUP_N) * 4)   /* columns of O per work-item, */
#define WIDTH (GROUP_N * ITEM_D)                             /* and of all: D, rounded up */
#define Q_ROW (DEPTH + 4)                                    /* floats from row to row of Q, of slices of K and the */
#define K_ROW (TILE_D + 4)                                   /* weights: odd numbers of quads, so that neighbouring */
#define P_ROW (BLOCK_M + 4)                                  /* work-items meet no bank conflicts */
#define SLICE (BLOCK_N * K_ROW > TILE_V * WIDTH ? BLOCK_N * K_ROW : TILE_V * WIDTH)
#define PART (BLOCK_N / PARTS)
#if BLOCK_M % (ITEM_M * 32 / SUBGROUP_N) || BLOCK_N % (ITEM_N * SUBGROUP_N) || ITEM_M % 4 || ITEMS > 256
#error "a group is at most 256 work-items, each 32 of them SUBGROUP_N wide, 32 / SUBGROUP_N high; ITEM_M is in quads"
#elif ITEM_N % PARTS || PART % TILE_V || TILE_D % 8 || UNROLL % 4
#error "PARTS divides ITEM_N, TILE_V divides BLOCK_N / PARTS, TILE_D is a multiple of 8 and UNROLL one of 4"
#elif 4 * (BLOCK_M * Q_ROW + BUFFERS * SLICE + PART * P_ROW) > LDS_LIMIT
#error "Q, slices and weights exceed LDS_LIMIT bytes of local memory: take a smaller BLOCK_M or TILE_V, or more PARTS"
#endif
#if HALF
#define IF_HALF(yes, no) yes
#else
#define IF_HALF(yes, no) no
#endif
#define element IF_HALF(half, float)
#define LOAD_ONE(p) IF_HALF(vload_half(0, p), *(p))
#define LOAD_QUAD(p) IF_HALF(vloada_half4(0, p), *(global const float4 *)(p))
#define STORE_ONE(value, p) IF_HALF(vstore_half_rte(value, 0, p), *(p) = value)
#define LOCAL4(p) (*(local float4 *)(p))
/* read a quad of local memory into a private array: on rusticl a cast would leave the array in memory */
#define READ_QUAD(to, from) vstore4(LOCAL4(from), 0, to)
#define QUAD(a, i, j) (float4)((a)[i][j], (a)[(i) + 1][j], (a)[(i) + 2][j], (a)[(i) + 3][j])
#define PLACE(i) (4 * y + (i) / 4 * 4 * GROUP_M + (i) % 4)   /* of a work-item's i-th row among the weights: in quads */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define EACH4(i, n) _Pragma("unroll") for (int i = 0; i < (n); i += 4)
/* of a tile of `high` rows, each `wide` quads, a work-item's share; row, column and offset of its i-th quad */
#define SHARE(high, wide) (((high) * (wide) + ITEMS - 1) / ITEMS)
#define OWNS(i, high, wide) ((high) * (wide) % ITEMS == 0 || t + (i) * ITEMS < (high) * (wide))
#define NEXT (SLICE / 4 / ITEMS + 1)
#define AT_ROW(i, wide) (ITEMS % (wide) ? (t + (i) * ITEMS) / (wide) : t / (wide) + (i) * (ITEMS / (wide)))
#define AT_COL(i, wide) ((ITEMS % (wide) ? (t + (i) * ITEMS) % (wide) : t % (wide)) * 4)
#define OFFSET(i, w, ld) ((long)AT_ROW(0, w) * (ld) + (long)(AT_ROW(i, w) - AT_ROW(0, w)) * (ld) + AT_COL(i, w))
/* Load a share of a tile of which `rows` rows and `cols` columns are inside, with zeros past them; store it. */
inline float4 load_cut(global const element *p, int left)
{ return (float4)(left > 0 ? LOAD_ONE(p) : 0.0f, left > 1 ? LOAD_ONE(p + 1) : 0.0f, left > 2 ? LOAD_ONE(p + 2) : 0.0f,
                  left > 3 ? LOAD_ONE(p + 3) : 0.0f); }
#define LOAD(to, high, wide, from, ld, rows, cols) do { if (aligned && (rows) >= (high)) { \
        EACH(i, SHARE(high, wide)) if (OWNS(i, high, wide)) to[i] = D % (4 * (wide)) == 0 || AT_COL(i, wide) < (cols) \
            ? LOAD_QUAD(from + OFFSET(i, wide, ld)) : (float4)(0.0f); \
    } else EACH(i, SHARE(high, wide)) if (OWNS(i, high, wide)) \
        to[i] = load_cut(from + OFFSET(i, wide, ld), AT_ROW(i, wide) < (rows) ? cols - AT_COL(i, wide) : 0); } while (0)
#define STORE(to, to_ld, high, wide, from, factor) do { EACH(i, SHARE(high, wide)) if (OWNS(i, high, wide)) \
    LOCAL4(to + AT_ROW(i, wide) * (to_ld) + AT_COL(i, wide)) = from[i] * (factor); } while (0)
#define LOAD_K(key, d) LOAD(next, BLOCK_N, TILE_D / 4, K + (long)(key) * k_row + (d), k_row, T - (key), D - (d))
#define LOAD_V(key) LOAD(next, TILE_V, WIDTH / 4, V + (long)(key) * k_row, k_row, T - (key), D)
#define STORE_K STORE(slices[now], K_ROW, BLOCK_N, TILE_D / 4, next, 1.0f)
#define STORE_V STORE(slices[now], WIDTH, TILE_V, WIDTH / 4, next, 1.0f)

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void attention_blocked(int B, int H, int S, int T,
    float scale, int diagonal, global const element *Q, int q_batch, int q_head, int q_row, global const element *K,
    global const element *V, int k_batch, int k_head, int k_row, global element *O, global float *parts, int split)
{
    local float Qs[BLOCK_M * Q_ROW] __attribute__((aligned(16))), slices[BUFFERS][SLICE] __attribute__((aligned(16)));
    local float weights[PART * P_ROW] __attribute__((aligned(16)));   /* and before them, maxima; at the end, sums */
    const int t = get_local_id(0), item = t % 32, subgroup = t / 32;
    const int x = item % SUBGROUP_N + subgroup % (GROUP_N / SUBGROUP_N) * SUBGROUP_N;
    const int y = item / SUBGROUP_N + subgroup / (GROUP_N / SUBGROUP_N) * (32 / SUBGROUP_N);
    const int group = get_group_id(0), nth = group % SPLIT, at = group / SPLIT, blocks = (S - 1) / BLOCK_M + 1;
    const int block = ORDER ? at / (B * H) : at % blocks, head = ORDER ? at % (B * H) : at / blocks;
    const int row0 = (CAUSAL ? blocks - 1 - block : block) * BLOCK_M;   /* causal: the rows that see most start first */
    const bool aligned = (q_row | q_head | q_batch | k_row | k_head | k_batch | D) % 4 == 0 &&
        ((size_t)Q | (size_t)K | (size_t)V) % (4 * sizeof(element)) == 0;
    const long at_q = (long)(head / H) * q_batch + (long)(head % H) * q_head + (long)row0 * q_row;
    const long at_k = (long)(head / H) * k_batch + (long)(head % H) * k_head;
    Q += at_q; O += at_q; K += at_k; V += at_k; diagonal = clamp(diagonal, -S, T);

    const int seen = CAUSAL ? clamp(min(row0 + BLOCK_M, S) + diagonal, 0, T) : T;   /* keys that some row sees */
    const int all_see = CAUSAL ? min(row0 + diagonal + 1, T) : T, steps = (seen + BLOCK_N - 1) / BLOCK_N;
    const int span = (steps + SPLIT - 1) / SPLIT * BLOCK_N, from = min(nth * span, seen), to = min(from + span, seen);

    float out[ITEM_M][ITEM_D], top[ITEM_M], sum[ITEM_M]; int now = 0;   /* no -INFINITY: no difference shall be NaN */
    EACH(i, ITEM_M) { top[i] = -FLT_MAX; sum[i] = 0.0f; EACH(c, ITEM_D) out[i][c] = 0.0f; }
    if (from < to) {
        float4 q[SHARE(BLOCK_M, DEPTH / 4)], next[NEXT];
        LOAD(q, BLOCK_M, DEPTH / 4, Q, q_row, S - row0, D); STORE(Qs, Q_ROW, BLOCK_M, DEPTH / 4, q, scale * M_LOG2E_F);
        LOAD_K(from, 0); STORE_K; barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int key0 = from; key0 < to; key0 += BLOCK_N) {
        float p[ITEM_M][ITEM_N]; EACH(i, ITEM_M) EACH(j, ITEM_N) p[i][j] = 0.0f;
        _Pragma("unroll 1") for (int d0 = 0; d0 < DEPTH; d0 += TILE_D) {   /* load the next slice, multiply this one, */
            const bool more = d0 + TILE_D < DEPTH; float4 next[NEXT];
            if (more) LOAD_K(key0, d0 + TILE_D); else LOAD_V(key0);
            #pragma unroll UNROLL / 4
            for (int d = 0; d < TILE_D; d += 4) {
                float4 a[ITEM_M]; EACH(i, ITEM_M) a[i] = LOCAL4(Qs + (y + i * GROUP_M) * Q_ROW + d0 + d);
                EACH(j, ITEM_N) {
                    const float4 b = LOCAL4(slices[now] + (x + j * GROUP_N) * K_ROW + d);
                    EACH(i, ITEM_M) p[i][j] += a[i].x * b.x; EACH(i, ITEM_M) p[i][j] += a[i].y * b.y;
                    EACH(i, ITEM_M) p[i][j] += a[i].z * b.z; EACH(i, ITEM_M) p[i][j] += a[i].w * b.w; } }
            if (BUFFERS == 1) barrier(CLK_LOCAL_MEM_FENCE); else now = 1 - now;
            if (more) STORE_K; else STORE_V; barrier(CLK_LOCAL_MEM_FENCE);   /* store the next */
        }
        if (key0 + BLOCK_N > all_see) EACH(i, ITEM_M) {
            const int last = CAUSAL ? min(row0 + y + i * GROUP_M + diagonal, T - 1) : T - 1;
            EACH(j, ITEM_N) if (key0 + x + j * GROUP_N > last) p[i][j] = -INFINITY; }

        EACH4(i, ITEM_M) {
            float4 most = -INFINITY; EACH(j, ITEM_N) most = fmax(most, QUAD(p, i, j));
            LOCAL4(weights + x * P_ROW + PLACE(i)) = most; }
        float most[ITEM_M]; EACH(i, ITEM_M) most[i] = top[i]; barrier(CLK_LOCAL_MEM_FENCE);
        EACH(n, GROUP_N) EACH4(i, ITEM_M) { float other[4]; READ_QUAD(other, weights + n * P_ROW + PLACE(i));
            EACH(e, 4) most[i + e] = fmax(most[i + e], other[e]); }
        EACH(i, ITEM_M) if (most[i] > top[i]) {
            const float factor = exp2(top[i] - most[i]);
            top[i] = most[i]; sum[i] *= factor; EACH(c, ITEM_D) out[i][c] *= factor; }
        EACH(i, ITEM_M) EACH(j, ITEM_N) { p[i][j] = exp2(p[i][j] - top[i]); sum[i] += p[i][j]; }
        barrier(CLK_LOCAL_MEM_FENCE);
        EACH(part, PARTS) {   /* row x + j GROUP_N of the weights is that key's */
            EACH(j, ITEM_N) if (j / (ITEM_N / PARTS) == part) EACH4(i, ITEM_M)
                LOCAL4(weights + (x + j % (ITEM_N / PARTS) * GROUP_N) * P_ROW + PLACE(i)) = QUAD(p, i, j);
            barrier(CLK_LOCAL_MEM_FENCE);
            _Pragma("unroll 1") for (int k0 = 0; k0 < PART; k0 += TILE_V) {   /* the same for the slices of V */
                const int done = part * PART + k0 + TILE_V, key = key0 + done; float4 next[NEXT];
                if (done < BLOCK_N) LOAD_V(key); else if (key < to) LOAD_K(key, 0);
                #pragma unroll UNROLL
                for (int k = 0; k < TILE_V; k++) {
                    float a[ITEM_M], b[ITEM_D];
                    EACH4(i, ITEM_M) READ_QUAD(a + i, weights + (k0 + k) * P_ROW + PLACE(i));
                    EACH4(c, ITEM_D) READ_QUAD(b + c, slices[now] + k * WIDTH + 4 * x + c * GROUP_N);
                    EACH(c, ITEM_D) EACH(i, ITEM_M) out[i][c] += a[i] * b[c]; }
                if (BUFFERS == 1) barrier(CLK_LOCAL_MEM_FENCE); else now = 1 - now;
                if (done < BLOCK_N) STORE_V; else if (key < to) STORE_K; barrier(CLK_LOCAL_MEM_FENCE);
            } }
    }

    EACH(i, ITEM_M) weights[x * P_ROW + PLACE(i)] = sum[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    EACH(i, ITEM_M) {
        const int row = y + i * GROUP_M; float all = 0.0f; EACH(n, GROUP_N) all += weights[n * P_ROW + PLACE(i)];
        const float norm = all == 0.0f ? 0.0f : 1.0f / all;   /* 0 where a row sees no key */
        global float *to_part = parts + (((long)nth * B * H + head) * S + row0 + row) * (D + 2);
        if (SPLIT > 1 && row0 + row < S && x == 0) { to_part[D] = top[i]; to_part[D + 1] = all; }
        EACH(c, ITEM_D) { const int col = (x + c / 4 * GROUP_N) * 4 + c % 4; if (col >= D || row0 + row >= S) continue;
            if (SPLIT > 1) to_part[col] = out[i][c]; else STORE_ONE(out[i][c] * norm, O + (long)row * q_row + col); }
    }
}

/* Merge the parts of all SPLIT, one output per work-item. */
kernel void attention_blocked_merge(int B, int H, int S, int T, float scale, int diagonal, global const element *Q,
    int q_batch, int q_head, int q_row, global const element *K, global const element *V, int k_batch, int k_head,
    int k_row, global element *O, global float *parts, int split)
{
    const long rows = (long)B * H * S; const int row = get_global_id(0) / D, col = get_global_id(0) % D, head = row / S;
    float top = -FLT_MAX, sum = 0.0f, out = 0.0f; if (row >= rows) return;
    _Pragma("unroll 4") for (int n = 0; n < SPLIT; n++) { global const float *from = parts + (n * rows + row) * (D + 2);
        const float most = fmax(top, from[D]), old = exp2(top - most), factor = exp2(from[D] - most);
        top = most; sum = sum * old + from[D + 1] * factor; out = out * old + from[col] * factor; }
    STORE_ONE(sum == 0.0f ? 0.0f : out / sum, O + ((long)(head / H) * q_batch + (long)(head % H) * q_head +
              (long)(row % S) * q_row + col));
}
