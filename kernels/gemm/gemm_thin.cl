/* gemm_thin: a product with few rows or few columns: each element of the large matrix is read once, and A and B as stored.

   idea    With one row or one column, a product is as fast as its large matrix can be read. A tile in local memory, which
           is there for values that are used again, costs more than it saves. So each work-item reads its own part of
           the large matrix straight into registers, and multiplies it by the THIN rows (columns) of the small one.
           WIDE says which operand is large: 0, B (few rows of C), or 1, A (few columns of C). What follows calls the
           long side of C its width. The work-items of a group lie so that neighbours read neighbouring elements:

             a row of the stored large matrix runs       a row of it runs
             across K: neighbours along the width        along K: neighbours along K

               k    [ 0 | 1 | 2 | 3 ..]  LANES_K 0         w    [ 0 | 1 | 2 | 3 | 0 | 1 ..]  item = lane along K
               k+1  [ 0 | 1 | 2 | 3 ..]  LANES_K 1         w+1  [ 4 | 5 | 6 | 7 | 4 | 5 ..]

           A group has LANES_W work-items along the width times LANES_K along K, which add their sums in local memory at
           the end. A work-item makes LOADS loads in a step of k: that many outputs along the width where rows run along
           K, VECTOR times as many where they run across. SPLIT > 1 divides K among as many groups, of which the last
           to arrive adds their parts: `arrived` counts them, one number for each tile, 0 before a launch and after.

   LDS     LANES_W * LANES_K * LOADS * 4 = 4096 bytes, times VECTOR where rows run across K
   needs   VECTOR = 4 needs the large matrix's leading dimension and row length to be multiples of 4; VECTOR = 1 nothing
   origin  the matrix-vector kernels of CLBlast (xgemv: several outputs an item, several items an output)             */

#ifndef WIDE
#define WIDE 0          /* the large operand: 0 is B, for few rows of C; 1 is A, for few columns of C */
#endif
#ifndef THIN
#define THIN 1          /* rows (columns) of C that a group computes: 1, 2, 4, 8 or 16 */
#endif
#ifndef LOADS
#define LOADS 4         /* loads of the large matrix by a work-item in a step of k: 1, 2, 4 or 8 */
#endif
#ifndef LANES_W
#define LANES_W 32      /* work-items along the width: 1 to 256 */
#endif
#ifndef LANES_K
#define LANES_K 8       /* work-items along K: 1 to 256 */
#endif
#ifndef VECTOR
#define VECTOR 1        /* elements of one load of the large matrix: 1 or 4 */
#endif
#ifndef UNROLL
#define UNROLL 4        /* loads along K that are under way together: 1, 2, 4 or 8 */
#endif
#ifndef SPLIT
#define SPLIT 1         /* parts of K, each a group's: 1 to 32 */
#endif
#ifndef TRANS_A
#define TRANS_A 0       /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0       /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define ALONG_K (WIDE ? !TRANS_A : TRANS_B)             /* whether a row of the stored large matrix runs along K */
#define STEP (ALONG_K ? VECTOR : 1)                     /* steps of k that a work-item takes with one load */
#define ITEM_W (ALONG_K ? LOADS : LOADS * VECTOR)       /* its outputs along the width of C */
#define ITEMS (LANES_W * LANES_K)
#define WIDTH (LANES_W * ITEM_W)                        /* those of a group */
/* where output `at` of row r lies in a part of a tile */
#define PART(part, r, at) ((long)((part) * tiles + tile) * THIN + (r)) * WIDTH + (at)
/* store it to C, if it is inside */
#define STORE(sum, r, at) \
    if (w0 + (at) < width && row0 + (r) < height) { \
        const int long_side = w0 + (at), short_side = row0 + (r); \
        global float *to = C + (WIDE ? (long)long_side * ldc + short_side : (long)short_side * ldc + long_side); \
        *to = beta == 0.0f ? alpha * (sum) : alpha * (sum) + beta * *to; \
    }

#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)

/* Load VECTOR neighbouring elements. */
inline void load_vector(float *to, global const float *p)
{
#if VECTOR == 4
    const float4 quad = *(global const float4 *)p;
    to[0] = quad.x, to[1] = quad.y, to[2] = quad.z, to[3] = quad.w;
#else
    to[0] = p[0];
#endif
}

/* Make what this work-item wrote to global memory visible to other work-groups; NVIDIA's mem_fence is for its own. */
inline void publish(void)
{
#ifdef __NV_CL_C_VERSION
    __asm__ volatile("membar.gl;" ::: "memory");
#else
    mem_fence(CLK_GLOBAL_MEM_FENCE);
#endif
}

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1)))
void gemm_thin(int M, int N, int K, float alpha, global const float *A, int lda,
               global const float *B, int ldb, float beta, global float *C, int ldc,
               global float *parts, global int *arrived)
{
    local float partial[LANES_K][WIDTH];

    const int width = WIDE ? M : N, height = WIDE ? N : M;
    const int t = get_local_id(0);
    const int lane_w = ALONG_K ? t / LANES_K : t % LANES_W, lane_k = ALONG_K ? t % LANES_K : t / LANES_W;

    const int across = (width + WIDTH - 1) / WIDTH, down = (height + THIN - 1) / THIN;
    const int group = get_group_id(0);   /* an int: dividing 64-bit numbers takes a hundred instructions */
    const int w0 = group % across * WIDTH, row0 = group / across % down * THIN, part = group / across / down;
    const int chunk = (K + SPLIT * STEP - 1) / (SPLIT * STEP) * STEP;
    const int k_from = min(part * chunk, K), k_to = min(k_from + chunk, K);

    /* large(w, k) and small(row, k): past an edge, the last ones inside stand in, and their sums are not stored */
    global const float *large = WIDE ? A : B, *small = WIDE ? B : A;
    const int ld = WIDE ? lda : ldb;
    const long small_row = WIDE ? (TRANS_B ? ldb : 1) : (TRANS_A ? 1 : lda);
    const long small_k = WIDE ? (TRANS_B ? 1 : ldb) : (TRANS_A ? lda : 1);

    long from[LOADS];     /* where the loads of a step begin */
    EACH(i, LOADS)
        from[i] = ALONG_K ? (long)min(w0 + i * LANES_W + lane_w, width - 1) * ld
                          : min(w0 + (i * LANES_W + lane_w) * VECTOR, width - VECTOR);
    long rows[THIN];
    EACH(r, THIN) rows[r] = min(row0 + r, height - 1) * small_row;

    float sums[THIN][ITEM_W];
    EACH(r, THIN) EACH(j, ITEM_W) sums[r][j] = 0.0f;

    #pragma unroll UNROLL
    for (int k = k_from + lane_k * STEP; k < k_to; k += LANES_K * STEP) {
        float values[LOADS][VECTOR];
        EACH(i, LOADS) load_vector(values[i], large + from[i] + (ALONG_K ? k : (long)k * ld));
        EACH(r, THIN) EACH(s, STEP) {
            const float x = small[rows[r] + (k + s) * small_k];
            EACH(i, LOADS)
                if (ALONG_K) sums[r][i] += x * values[i][s];
                else EACH(v, VECTOR) sums[r][i * VECTOR + v] += x * values[i][v];
        }
    }

    const int tiles = across * down, tile = group % tiles;
    EACH(r, THIN) {
        EACH(j, ITEM_W)
            partial[lane_k][ALONG_K ? j * LANES_W + lane_w : (j / VECTOR * LANES_W + lane_w) * VECTOR + j % VECTOR]
                = sums[r][j];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int at = t; at < WIDTH; at += ITEMS) {
            float sum = 0.0f;
            EACH(k, LANES_K) sum += partial[k][at];
#if SPLIT > 1
            parts[PART(part, r, at)] = sum;
#else
            STORE(sum, r, at);
#endif
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

#if SPLIT > 1
    /* Every group of a tile writes its part; the one that arrives last adds all of them, in their order. */
    local int turn;
    publish(); barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0) turn = atomic_inc(arrived + tile);
    barrier(CLK_LOCAL_MEM_FENCE);
    publish();
    if (turn == SPLIT - 1) EACH(r, THIN) for (int at = t; at < WIDTH; at += ITEMS) {
        float sum = 0.0f;
        for (int p = 0; p < SPLIT; p++) sum += parts[PART(p, r, at)];
        STORE(sum, r, at);
    }
    if (turn == SPLIT - 1 && t == 0) arrived[tile] = 0;   /* for the next launch */
#endif
}
