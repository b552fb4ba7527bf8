/* gemm_cpu_thin: for CPUs: a product with few rows or few columns, each long piece of the large matrix read once.

   idea    With one row or one column, a product is as fast as its large matrix can be read, and a CPU reads fastest
           what lies in few long pieces, which it fetches ahead. So nothing is packed and nothing is shared: a
           work-item takes CHUNK neighbouring outputs of THIN rows (columns) of C, and goes through its part of the
           large matrix UNROLL rows at a time. WIDE says which operand is large: 0, B (few rows of C), or 1, A (few
           columns of C). What follows calls the long side of C its width.

             a row of the stored large matrix runs        a row of it runs along K:
             across K: CHUNK sums in the first cache      UNROLL * THIN sums in the registers

               k    [ vector | vector | ... ] * x         w    [ vector | vector | ... ] * x[k ..] -> sum of w
               k+1  [ vector | vector | ... ] * x         w+1  [ vector | vector | ... ] * x[k ..] -> sum of w + 1
                        v        v                        x: K_BLOCK elements of the small matrix, copied so that
                      sums     sums   of CHUNK outputs       they are neighbours, for all CHUNK rows

           Each work-item is a work-group of its own: a GPU's lanes would read far apart.

   LDS     none
   needs   nothing: any shape, any leading dimensions
   origin  gemm_thin, whose work-items share a group's sums; the loops of a BLAS's gemv               */

#ifndef WIDE
#define WIDE 0          /* the large operand: 0 is B, for few rows of C; 1 is A, for few columns of C */
#endif
#ifndef THIN
#define THIN 1          /* rows (columns) of C that a work-item computes: 1, 2, 4 or 8 */
#endif
#ifndef CHUNK
#define CHUNK 512       /* its outputs along the width of C: 64 to 2048. Long ones stream, but all cores need some */
#endif
#ifndef UNROLL
#define UNROLL 8        /* rows of the large matrix that it reads together: 2, 4 or 8 */
#endif
#ifndef TRANS_A
#define TRANS_A 0       /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0       /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define ALONG_K (WIDE ? !TRANS_A : TRANS_B)   /* whether a row of the stored large matrix runs along K */
#define K_BLOCK 1024                          /* elements of each row of the small matrix that are copied at a time */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)

/* Add n rows of the large matrix from row k on, where they run across K. */
#define ADD_ROWS(n) { \
        global const float *from = large + k * ld; \
        float x[THIN][n]; \
        EACH(r, THIN) EACH(u, n) x[r][u] = small[r][(k + u) * small_k]; \
        for (int v = 0; v < wn / 16; v++) { \
            float16 part[n]; \
            EACH(u, n) part[u] = vload16(v, from + u * ld); \
            EACH(r, THIN) EACH(u, n) vectors[r][v] += x[r][u] * part[u]; \
        } \
        for (int w = wn / 16 * 16; w < wn; w++) \
            EACH(r, THIN) EACH(u, n) sums[r][w] += x[r][u] * from[u * ld + w]; \
    }

kernel void gemm_cpu_thin(int M, int N, int K, float alpha, global const float *A, int lda,
                          global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int width = WIDE ? M : N, height = WIDE ? N : M;
    const int w0 = get_global_id(0) * CHUNK, row0 = get_global_id(1) * THIN;
    const int wn = min(CHUNK, width - w0), rows = min(THIN, height - row0);

    /* large: row w0 or column w0; small: the rows of x, the last one again in place of those that C does not have */
    const long ld = WIDE ? lda : ldb, small_k = WIDE ? (TRANS_B ? 1 : ldb) : (TRANS_A ? lda : 1);
    const long small_row = WIDE ? (TRANS_B ? ldb : 1) : (TRANS_A ? 1 : lda);
    global const float *large = (WIDE ? A : B) + w0 * (ALONG_K ? ld : 1), *small[THIN];
    EACH(r, THIN) small[r] = (WIDE ? B : A) + (row0 + min(r, rows - 1)) * small_row;

    float16 vectors[THIN][CHUNK / 16];   /* the sums, and one by one: */
    float *sums[THIN];
    EACH(r, THIN) sums[r] = (float *)vectors[r];
    for (int w = 0; w < CHUNK / 16; w++)
        EACH(r, THIN) vectors[r][w] = 0.0f;

#if ALONG_K
    float16 x[THIN][K_BLOCK / 16];
    for (int k0 = 0; k0 < K; k0 += K_BLOCK) {
        const int kn = min(K_BLOCK, K - k0);
        for (int k = 0; k < kn; k++)
            EACH(r, THIN) ((float *)x[r])[k] = small[r][(k0 + k) * small_k];
        for (int w = 0; w < wn; w += UNROLL) {   /* past the last row, that one again: its sums are not stored */
            global const float *from[UNROLL];
            EACH(u, UNROLL) from[u] = large + min(w + u, wn - 1) * ld + k0;
            float16 dots[UNROLL][THIN];
            EACH(u, UNROLL) EACH(r, THIN) dots[u][r] = 0.0f;
            for (int v = 0; v < kn / 16; v++)
                EACH(u, UNROLL) {
                    const float16 part = vload16(v, from[u]);
                    EACH(r, THIN) dots[u][r] += part * x[r][v];
                }
            EACH(u, UNROLL) EACH(r, THIN) {
                const float8 eight = dots[u][r].lo + dots[u][r].hi;
                const float4 four = eight.lo + eight.hi;
                float sum = four.x + four.y + four.z + four.w;
                for (int k = kn / 16 * 16; k < kn; k++)
                    sum += from[u][k] * ((float *)x[r])[k];
                sums[r][w + u] += sum;
            }
        }
    }
#else
    int k = 0;
    for (; k + UNROLL <= K; k += UNROLL) ADD_ROWS(UNROLL)
    for (; k < K; k++) ADD_ROWS(1)
#endif

    for (int r = 0; r < rows; r++)
        for (int w = 0; w < wn; w++) {
            const int m = WIDE ? w0 + w : row0 + r, n = WIDE ? row0 + r : w0 + w;
            global float *to = C + (long)m * ldc + n;
            *to = beta == 0.0f ? alpha * sums[r][w] : alpha * sums[r][w] + beta * *to;
        }
}
