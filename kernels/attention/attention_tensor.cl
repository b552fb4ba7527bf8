/* attention_tensor: both products on the tensor cores of NVIDIA's cards, each float as the sum of two shorter ones.

   idea    A tensor core multiplies tiles of 16 x 8 and 8 x 8 for a whole warp, 32 work-items, in one instruction, but
           takes TF32: floats whose fraction has 10 bits. So x is split into high + low, both TF32, and
           a b = high high + high low + low high; what is left out is at most 2^-21 of |a b|, of either sign. Where D is
           above 64, high is cut instead of rounded, an operation less: then up to 2^-19 is left out, less than half of
           what sums of so many products may be off by. The sums are floats, cut where a multiply-add would round: all
           towards zero, so that the errors add up. So O is summed up over KEEP keys at a time, those sums are added by
           operations that round, and the two small products of a score have a sum of their own. That is three
           instructions for a tile, still some twice as fast as multiply-adds.

           A warp owns ROWS tiles of 16 rows: their Q, scores, maxima, sums and O stay in its registers. Where a tile's
           elements lie is given: of scores and of O, lane 4 g + t holds rows g and g + 8, columns 2 t and 2 t + 1; of a
           right factor, row t and t + 4 of column g. Which key or which element of D is meant by a row or column is
           free, as long as both factors agree, and is chosen so that nothing has to change lanes:

             scores   t's elements of D are 4 t to 4 t + 3 of each 16: one quad of Q, and one of K, is two steps
             weights  columns 2 t and 2 t + 1 of the scores are rows t and t + 4 of the next product
             O        column g of four tiles is elements 4 g to 4 g + 3 of each 32 of D: one quad of V is four tiles

           K and V have one tile each in local memory. The next K is copied while O is added up, the next V while scores
           are. Rows of K are 16 floats longer than a multiple of 32, of V 4 longer: the quads of eight neighbouring
           lanes are then in different banks. Causal blocks that see most keys start first. SPLIT > 1 divides the keys of a
           block among as many work-groups, as in attention_blocked; attention_tensor_merge puts their parts together.

           Past D = 128 two neighbouring warps share their rows, since one's registers do not hold them: each has a half of
           Q's and O's columns, and adds up scores over its half of D. They swap those sums through local memory behind the
           barrier that frees K, and then weigh the same scores, each for its own columns of V.

           ASYNC_COPY, set by the lab for NVIDIA's cards from compute capability 8.0 on, says that there are tensor cores
           and cp.async. Elsewhere each lane multiplies the same elements one by one: right, and slow.

   LDS     4 * (BLOCK_N * (K's row + V's row) + 32 * WARPS) = 19456 bytes: K's row is D / 32 * 32 + 16, V's D + 4, D
           rounded up to a multiple of 16 and of 32; without tensor cores K's row is BLOCK_M at least. Past D = 128 D is
           rounded up to 32 and 64, and 64 * ROWS * WARPS * BLOCK_N bytes more hold the sums that are swapped
   needs   floats, D of 16 to 256; on tensor cores an infinite element gives NaN, since high - high is none
   origin  FlashAttention-2 (warps own rows); CUTLASS (three TF32 products for one of float, and its fused attention,
           which PyTorch calls "efficient"); the choice of columns is that of FasterTransformer's fused kernels */

#ifndef WARPS
#define WARPS 4         /* of a work-group: 2, 4 or 8 */
#endif
#ifndef ROWS
#define ROWS 1          /* tiles of 16 rows per warp: 1 or 2 */
#endif
#ifndef BLOCK_N
#define BLOCK_N 32      /* keys per step: 16, 32 or 64 */
#endif
#ifndef ORDER
#define ORDER 0         /* neighbouring work-groups have 0: the blocks of one head, 1: the same block of all heads */
#endif
#ifndef SPLIT
#define SPLIT split     /* parts of the keys, each a work-group's; a constant only where it is 1 */
#endif
#ifndef D
#define D 64            /* elements of a row, 16 to 256; the problem sets it */
#endif
#ifndef CAUSAL
#define CAUSAL 0        /* whether row i sees keys up to i + diagonal only; the problem sets it */
#endif
#ifndef HALF
#define HALF 0          /* whether the arrays are of half; the problem sets it, and it must be 0 */
#endif

#define ITEMS (32 * WARPS)
#define SHARED (D > 128 ? 2 : 1)               /* warps that share rows, each with a part of D: */
#define BLOCK_M (16 * ROWS * WARPS / SHARED)
#define CHUNKS ((D + 16 * SHARED - 1) / (16 * SHARED))   /* sixteens of its D for the scores, */
#define QUADS ((D + 32 * SHARED - 1) / (32 * SHARED))    /* thirty-twos of its D for O, */
#define TILES (BLOCK_N / 8)                              /* and eights of keys for both */
#define V_ROW (32 * QUADS * SHARED + 4)
#define K_LEAST (CHUNKS * SHARED / 2 * 32 + 16)
#ifdef ASYNC_COPY
#define K_ROW K_LEAST
#else
#define K_ROW (K_LEAST > BLOCK_M ? K_LEAST : BLOCK_M)
#endif
#if D < 16 || D > 256 || HALF
#error "attention_tensor takes rows of 16 to 256 floats"
#elif 4 * (BLOCK_N * (K_ROW + V_ROW) + ITEMS + (SHARED - 1) * 4 * ROWS * TILES * ITEMS) > 49152
#error "the tiles of K and V exceed 48 KB of local memory: take a smaller BLOCK_N"
#endif
#ifdef ASYNC_COPY  /* keys summed up on tensor cores alone: with 256 the error was 3 to 5 times PyTorch's, now about 2 */
#define KEEP (D > 64 ? 64 : 128)
#else
#define KEEP 256
#endif
#define LOCAL4(p) (*(local const float4 *)(p))
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#if SHARED > 1  /* single floats in a loop: all their addresses would take registers from the rest */
#define SINGLY(i, n) _Pragma("unroll 1") for (int i = 0; i < (n); i++)
#else
#define SINGLY EACH
#endif
#define EACH_OUT EACH(r, ROWS) EACH(n, QUADS) EACH(e, 4) EACH(i, 4)
#define AT (((r * QUADS + n) * 4 + e) * 4 + i)   /* number of out[r][n][e][i] */

/* Copy one element or four to local memory, of which `left` are inside, with zeros past them. */
#ifdef ASYNC_COPY
#define COPY_4 "cp.async.ca.shared.global [%0], [%1], 4, %2;"
#define COPY_16 "cp.async.cg.shared.global [%0], [%1], 16, %2;"
inline void copy(local float *to, global const float *from, const int piece, int left)
{
    const uint bytes = 4 * clamp(left, 0, piece);
    if (piece == 1) __asm__ volatile(COPY_4 :: "r"((uint)(size_t)to), "l"(from), "r"(bytes) : "memory");
    else __asm__ volatile(COPY_16 :: "r"((uint)(size_t)to), "l"(from), "r"(bytes) : "memory");
}
#else
inline void copy(local float *to, global const float *from, const int piece, int left)
{ for (int i = 0; i < piece; i++) to[i] = i < left ? from[i] : 0.0f; }
#endif
/* Copy a work-item's share of a tile, from row `key` of the matrix on: in quads where those lie in 16 bytes each. */
#define SHARE(each, to, row, wide, from, key, piece) \
    each(i, (BLOCK_N * (wide) / (piece) + ITEMS - 1) / ITEMS) { \
        const int nth = (t + i * ITEMS) * (piece), r = nth / (wide), c = nth % (wide); \
        if (BLOCK_N * (wide) % (ITEMS * (piece)) == 0 || nth < BLOCK_N * (wide)) \
            copy(to + r * (row) + c, from + (long)((key) + r) * k_row + c, piece, (key) + r < T ? D - c : 0); }
#define COPY(to, row, wide, from, key) \
    if (aligned) SHARE(EACH, to, row, wide, from, key, 4) else SHARE(SINGLY, to, row, wide, from, key, 1)
#define COPY_K(key) COPY(Ks, K_ROW, 16 * CHUNKS * SHARED, K, key)
#define COPY_V(key) COPY(Vs, V_ROW, 32 * QUADS * SHARED, V, key)

#ifdef ASYNC_COPY
#define COMMIT() __asm__ volatile("cp.async.commit_group;" ::: "memory")
#define WAIT() __asm__ volatile("cp.async.wait_group 1;" ::: "memory")   /* for all copies but those asked for last */
/* x to the nearest TF32, or cut to one, and what that leaves, of which the tensor core takes the leading bits */
inline void to_tf32(uint *high, uint *low, float x)
{ *high = (as_uint(x) + (D > 64 ? 0u : 0x1000u)) & 0xffffe000u; *low = as_uint(x - as_float(*high)); }
inline void split_left(uint *high, uint *low, float a, float b, float c, float d)
{ to_tf32(high, low, a); to_tf32(high + 1, low + 1, b); to_tf32(high + 2, low + 2, c); to_tf32(high + 3, low + 3, d); }
#define MMA(c, a, b0, b1) \
    __asm__("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, " \
            "{%0, %1, %2, %3};" : "+f"((c)[0]), "+f"((c)[1]), "+f"((c)[2]), "+f"((c)[3]) \
            : "r"((a)[0]), "r"((a)[1]), "r"((a)[2]), "r"((a)[3]), "r"(b0), "r"(b1))
inline float of_lane(float x, int other)   /* the value of the lane whose number differs in these bits */
{ float y; __asm__ volatile("shfl.sync.bfly.b32 %0, %1, %2, 31, 0xffffffff;" : "=f"(y) : "f"(x), "r"(other)); return y; }
#define FOUR(f, x) do { x = f(x, of_lane(x, 1)); x = f(x, of_lane(x, 2)); } while (0)
#else
#define COMMIT()
#define WAIT()
#define FOUR(f, x) do { \
        passed[t] = x; barrier(CLK_LOCAL_MEM_FENCE); \
        x = f(f(passed[t & ~3], passed[(t & ~3) + 1]), f(passed[(t & ~3) + 2], passed[t | 3])); \
        barrier(CLK_LOCAL_MEM_FENCE); } while (0)
#endif
#define ADD(x, y) ((x) + (y))

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void attention_tensor(int B, int H, int S, int T,
    float scale, int diagonal, global const float *Q, int q_batch, int q_head, int q_row, global const float *K,
    global const float *V, int k_batch, int k_head, int k_row, global float *O,
    global float *parts, int split) {
    local float Ks[BLOCK_N * K_ROW] __attribute__((aligned(16))), Vs[BLOCK_N * V_ROW] __attribute__((aligned(16)));
    const int t = get_local_id(0), g = t % 32 / 4, four = t % 4;
    const int group = get_group_id(0), nth = group % SPLIT, at = group / SPLIT, blocks = (S - 1) / BLOCK_M + 1;
    const int block = ORDER ? at / (B * H) : at % blocks, head = ORDER ? at % (B * H) : at / blocks;
    const int row0 = (CAUSAL ? blocks - 1 - block : block) * BLOCK_M;   /* causal: the rows that see most start first */
    const int row = row0 + t / (32 * SHARED) * 16 * ROWS + g;           /* this lane's first; the others 8 apart */
    const int part = t / 32 % SHARED, k_col = 16 * CHUNKS * part, v_col = 32 * QUADS * part;   /* where its D begins */
    const bool aligned = (k_row | k_head | k_batch | D) % 4 == 0 && ((size_t)K | (size_t)V) % 16 == 0;
    const long at_q = (long)(head / H) * q_batch + (long)(head % H) * q_head;
    const long at_k = (long)(head / H) * k_batch + (long)(head % H) * k_head;
    Q += at_q; O += at_q; K += at_k; V += at_k; diagonal = clamp(diagonal, -S, T); scale *= M_LOG2E_F;

    const int seen = CAUSAL ? clamp(min(row0 + BLOCK_M, S) + diagonal, 0, T) : T;   /* keys that some row sees */
    const int all_see = CAUSAL ? min(row0 + diagonal + 1, T) : T, steps = (seen + BLOCK_N - 1) / BLOCK_N;
    const int span = (steps + SPLIT - 1) / SPLIT * BLOCK_N, from = min(nth * span, seen), to = min(from + span, seen);

    float out[ROWS][QUADS][4][4], top[ROWS][2], sum[ROWS][2];   /* no -INFINITY: no difference shall be NaN */
    volatile float kept[ROWS * QUADS * 16];   /* the sums over earlier keys, out of the registers, which are too few, */
    float late[ROWS][2]; int since = 0;       /* by what they are still to be scaled, and steps since the last of them */
    EACH(r, ROWS) EACH(i, 2) { top[r][i] = -FLT_MAX; sum[r][i] = 0.0f; late[r][i] = 1.0f; }
    EACH_OUT out[r][n][e][i] = kept[AT] = 0.0f;
#if SHARED > 1
    local float4 partial[ROWS * TILES][ITEMS];   /* scores over a part of D, for the other warp of the rows */
#endif
    if (from < to) { COPY_K(from) COMMIT(); COPY_V(from) COMMIT(); }
#ifdef ASYNC_COPY
    float q[ROWS][CHUNKS][2][4];
    EACH(r, ROWS) EACH(s, CHUNKS) EACH(i, 2) EACH(e, 4) {
        const int of = row + 16 * r + 8 * i, d = k_col + 16 * s + 4 * four + e;
        q[r][s][i][e] = of < S && d < D ? scale * Q[(long)of * q_row + d] : 0.0f; }
#else
    local float passed[ITEMS];
#endif

    for (int key0 = from; key0 < to; key0 += BLOCK_N) {
        float p[ROWS][TILES][4]; EACH(r, ROWS) EACH(n, TILES) EACH(i, 4) p[r][n][i] = 0.0f;
        WAIT(); barrier(CLK_LOCAL_MEM_FENCE);   /* K is there */
#ifdef ASYNC_COPY
        float small[ROWS][TILES][4]; EACH(r, ROWS) EACH(n, TILES) EACH(i, 4) small[r][n][i] = 0.0f;   /* cut by itself */
        EACH(s, CHUNKS) {
            float k[TILES][4];
            EACH(n, TILES) *(float4 *)k[n] = LOCAL4(Ks + (8 * n + g) * K_ROW + k_col + 16 * s + 4 * four);
            EACH(step, 2) {
                uint high[ROWS][4], low[ROWS][4], kh[TILES][2], kl[TILES][2];
                EACH(r, ROWS) split_left(high[r], low[r], q[r][s][0][2 * step], q[r][s][1][2 * step],
                                         q[r][s][0][2 * step + 1], q[r][s][1][2 * step + 1]);
                EACH(n, TILES) EACH(j, 2) to_tf32(kh[n] + j, kl[n] + j, k[n][2 * step + j]);
                EACH(n, TILES) EACH(r, ROWS) MMA(small[r][n], low[r], kh[n][0], kh[n][1]);
                EACH(n, TILES) EACH(r, ROWS) MMA(small[r][n], high[r], kl[n][0], kl[n][1]);
                EACH(n, TILES) EACH(r, ROWS) MMA(p[r][n], high[r], kh[n][0], kh[n][1]);
            }
        }
        EACH(r, ROWS) EACH(n, TILES) EACH(i, 4) p[r][n][i] += small[r][n][i];
#else
        for (int d = k_col; d < min(k_col + 16 * CHUNKS, D); d++) EACH(r, ROWS) EACH(i, 4) {
            const float x = scale * Q[(long)min(row + 16 * r + i / 2 * 8, S - 1) * q_row + d];
            EACH(n, TILES) p[r][n][i] += x * Ks[(8 * n + 2 * four + i % 2) * K_ROW + d];
        }
#endif
#if SHARED > 1
        EACH(r, ROWS) EACH(n, TILES)
            partial[r * TILES + n][t] = (float4)(p[r][n][0], p[r][n][1], p[r][n][2], p[r][n][3]);
#endif
        barrier(CLK_LOCAL_MEM_FENCE);           /* and all have left it */
#ifdef ASYNC_COPY
        if (key0 + BLOCK_N < to) COPY_K(key0 + BLOCK_N)
        COMMIT();
#endif
#if SHARED > 1
        EACH(r, ROWS) EACH(n, TILES) {          /* both warps add the same two numbers, and go on with the same sum */
            const float4 other = partial[r * TILES + n][t ^ 32];
            p[r][n][0] += other.x; p[r][n][1] += other.y; p[r][n][2] += other.z; p[r][n][3] += other.w;
        }
#endif
        if (key0 + BLOCK_N > all_see) EACH(r, ROWS) EACH(i, 4) {
            const int last = CAUSAL ? min(row + 16 * r + i / 2 * 8 + diagonal, T - 1) : T - 1;
            EACH(n, TILES) if (key0 + 8 * n + 2 * four + i % 2 > last) p[r][n][i] = -INFINITY;
        }

        EACH(r, ROWS) EACH(i, 2) {
            float most = top[r][i]; EACH(n, TILES) most = fmax(most, fmax(p[r][n][2 * i], p[r][n][2 * i + 1]));
            FOUR(fmax, most);
            const float factor = exp2(top[r][i] - most);
            top[r][i] = most; sum[r][i] *= factor; late[r][i] *= factor;
            EACH(n, QUADS) EACH(e, 4) EACH(j, 2) out[r][n][e][2 * i + j] *= factor;
            EACH(n, TILES) EACH(j, 2) sum[r][i] += p[r][n][2 * i + j] = exp2(p[r][n][2 * i + j] - most);
        }

        WAIT(); barrier(CLK_LOCAL_MEM_FENCE);   /* V is there */
#ifdef ASYNC_COPY
        EACH(k, TILES) {
            uint high[ROWS][4], low[ROWS][4];
            EACH(r, ROWS) split_left(high[r], low[r], p[r][k][0], p[r][k][2], p[r][k][1], p[r][k][3]);
            EACH(n, QUADS) {
                float v[2][4]; uint vh[2][4], vl[2][4];
                EACH(j, 2) *(float4 *)v[j] = LOCAL4(Vs + (8 * k + 2 * four + j) * V_ROW + v_col + 32 * n + 4 * g);
                EACH(j, 2) EACH(e, 4) to_tf32(vh[j] + e, vl[j] + e, v[j][e]);
                EACH(e, 4) EACH(r, ROWS) MMA(out[r][n][e], low[r], vh[0][e], vh[1][e]);
                EACH(e, 4) EACH(r, ROWS) MMA(out[r][n][e], high[r], vl[0][e], vl[1][e]);
                EACH(e, 4) EACH(r, ROWS) MMA(out[r][n][e], high[r], vh[0][e], vh[1][e]);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#else
        /* the weights lie where K was: a column for each row of the block */
        if (part == 0) EACH(r, ROWS) EACH(i, 4) EACH(n, TILES)
            Ks[(8 * n + 2 * four + i % 2) * K_ROW + row - row0 + 16 * r + i / 2 * 8] = p[r][n][i];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int key = 0; key < BLOCK_N; key++) EACH(r, ROWS) EACH(i, 4) {
            const float weight = Ks[key * K_ROW + row - row0 + 16 * r + i / 2 * 8];
            EACH(n, QUADS) EACH(e, 4)
                out[r][n][e][i] += weight * Vs[key * V_ROW + v_col + 32 * n + 8 * four + 4 * (i % 2) + e];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (key0 + BLOCK_N < to) COPY_K(key0 + BLOCK_N)
#endif
        if (key0 + BLOCK_N < to) COPY_V(key0 + BLOCK_N)
        COMMIT();
        if (++since < KEEP / BLOCK_N) continue;
        EACH_OUT { kept[AT] = kept[AT] * late[r][i / 2] + out[r][n][e][i]; out[r][n][e][i] = 0.0f; }
        since = 0; EACH(r, ROWS) EACH(i, 2) late[r][i] = 1.0f;
    }
    EACH_OUT out[r][n][e][i] += kept[AT] * late[r][i / 2];

    EACH(r, ROWS) EACH(i, 2) {
        FOUR(ADD, sum[r][i]);
        const float norm = sum[r][i] == 0.0f ? 0.0f : 1.0f / sum[r][i];   /* 0 where a row sees no key */
        const int of = row + 16 * r + 8 * i; if (of >= S) continue;
        global float *to_part = parts + (((long)nth * B * H + head) * S + of) * (D + 2);
        if (SPLIT > 1 && part == 0 && four == 0) { to_part[D] = top[r][i]; to_part[D + 1] = sum[r][i]; }
        EACH(n, QUADS) EACH(e, 4) EACH(j, 2) {
            const int col = v_col + 32 * n + 8 * four + 4 * j + e; if (col >= D) continue;
            if (SPLIT > 1) to_part[col] = out[r][n][e][2 * i + j];
            else O[(long)of * q_row + col] = out[r][n][e][2 * i + j] * norm;
        }
    }
}

/* Merge the parts of all SPLIT, one output per work-item. */
kernel void attention_tensor_merge(int B, int H, int S, int T, float scale, int diagonal, global const float *Q,
    int q_batch, int q_head, int q_row, global const float *K, global const float *V, int k_batch, int k_head,
    int k_row, global float *O, global float *parts, int split)
{
    const long rows = (long)B * H * S; const int row = get_global_id(0) / D, col = get_global_id(0) % D, head = row / S;
    float top = -FLT_MAX, sum = 0.0f, out = 0.0f; if (row >= rows) return;
    _Pragma("unroll 4") for (int n = 0; n < SPLIT; n++) { global const float *from = parts + (n * rows + row) * (D + 2);
        const float most = fmax(top, from[D]), old = exp2(top - most), factor = exp2(from[D] - most);
        top = most; sum = sum * old + from[D + 1] * factor; out = out * old + from[col] * factor; }
    O[(long)(head / H) * q_batch + (long)(head % H) * q_head + (long)(row % S) * q_row + col] = sum == 0 ? 0 : out / sum;
}
