/* gemm_cpu: both matrices packed into panels, blocks of K that stay in the caches, tiles in the vector registers.

   idea    gemm_register_tiled reads rows of A and B that lie lda and ldb apart. Once the matrices outgrow the
           caches, it waits for them. Here a first pass copies A into panels of MR rows and B into panels of
           NR = VECTORS * VECTOR_WIDTH columns, in the order in which the second pass reads them. That pass then
           reads contiguous memory only, and its inner loop is MR * VECTORS multiply-adds of vectors for each k.

               panel of A         panel of B: NR columns             packed in rounds of KC steps of k
               MR elements        [ vector ][ vector ]  k            round 0:  | panel 0 | panel 1 | ...
               for each k         [ vector ][ vector ]  k + 1        round 1:  | panel 0 | panel 1 | ...

           A work-item owns a block of C of MC x NC: at most A_PANELS panels of A high and B_PANELS panels of B wide.
           Panels are dealt out evenly, so that no work-item gets a narrow rest while another has a whole block. In each
           round of KC steps it takes the panels of B one after the other: one stays in the first cache while all
           its panels of A pass by, and those stay in the second cache. Between the rounds the sums are kept
           in private memory. alpha and beta are applied once, after the last round. A and B are packed from where
           they lie, transposed or not.

                                         B    | panel | panel |
                            panel    row 0    | tile     tile |   one work-item: A_PANELS * B_PANELS tiles of
                     A      panel    row MR   | tile     tile |   MR x NR, one after the other, down the first
                            panel    ...      | tile     tile |   panel of B, then down the next

           Neighbours in dimension 0 share their panels of B. The last panels are filled up with zeros; the sums of
           those zeros are computed and not stored. Each work-item is a work-group of its own.

   LDS     none
   needs   nothing: any shape, any leading dimensions; scratch for A and B, filled up to whole panels
   origin  Goto and van de Geijn, "Anatomy of high-performance matrix multiplication" (2008); BLIS's names */
#ifndef MR
#define MR 6               /* rows of a tile and of a panel of A: 4 to 12. MR * VECTORS sums should fit the registers */
#endif
#ifndef VECTOR_WIDTH
#define VECTOR_WIDTH 16    /* elements of a vector: 4, 8 or 16, as wide as the vector registers */
#endif
#ifndef VECTORS
#define VECTORS 4          /* vectors in a row of a tile: 1 to 4 */
#endif
#ifndef KC
#define KC 384             /* steps of k in a round: 192 to 512. KC * NR floats should about fit the first cache */
#endif
#ifndef A_PANELS
#define A_PANELS 8         /* panels of A in a block, MC = A_PANELS * MR rows. KC * MC floats: half the second cache */
#endif
#ifndef B_PANELS
#define B_PANELS 2         /* panels of B in a block, NC = B_PANELS * NR columns: 1 to 8 */
#endif
#ifndef TRANS_A
#define TRANS_A 0          /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0          /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, VECTOR_WIDTH)
#define NR (VECTORS * VECTOR_WIDTH)   /* columns of a tile and of a panel of B */
#if VECTOR_WIDTH == 16   /* a vector of C: each width written out, so that each store can be found in the text */
#define LOAD_C(j) vload16(j, c)
#define STORE_C(j) vstore16(out, j, c)
#elif VECTOR_WIDTH == 8
#define LOAD_C(j) vload8(j, c)
#define STORE_C(j) vstore8(out, j, c)
#else
#define LOAD_C(j) vload4(j, c)
#define STORE_C(j) vstore4(out, j, c)
#endif
#define CEIL(n, d) (((n) + (d) - 1) / (d))

/* Multiply a panel of A by one of B, for the first `rows` rows and `vectors` vectors of a tile. A product and a sum, not
   mad(): PoCL's mad is a library call that it does not fuse. */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define MULTIPLY(rows, vectors) \
    for (int k = 0; k < kn; k++, a += MR, b += VECTORS) \
        EACH(i, rows) EACH(j, vectors) sums[i][j] += a[i] * b[j];

/* Dimension 0: the rounds of K. Dimension 1: the panels of A, then those of B. */
kernel void gemm_cpu_pack(int M, int N, int K, float alpha, global const float *A, int lda,
                          global const float *B, int ldb, float beta, global float *C, int ldc,
                          global float *PA, global float *PB)
{
    const int m_panels = CEIL(M, MR), n_panels = CEIL(N, NR);
    const int k0 = get_global_id(0) * KC, kn = min(KC, K - k0);
    const int p = get_global_id(1), q = p - m_panels;
    if (p < m_panels) {
        global const float *from = A + (TRANS_A ? (long)k0 * lda + p * MR : (long)p * MR * lda + k0);
        const long next_row = TRANS_A ? 1 : lda, next_k = TRANS_A ? lda : 1;
        global float *to = PA + ((long)k0 * m_panels + (long)p * kn) * MR;
        const int rows = min(MR, M - p * MR);
        for (int k = 0; k < kn; k++, to += MR)
            if (rows == MR)
                #pragma unroll
                for (int i = 0; i < MR; i++)
                    to[i] = from[i * next_row + k * next_k];
            else
                for (int i = 0; i < MR; i++)
                    to[i] = i < rows ? from[i * next_row + k * next_k] : 0.0f;
    } else {
        global const float *from = B + (TRANS_B ? (long)q * NR * ldb + k0 : (long)k0 * ldb + q * NR);
        global float *to = PB + ((long)k0 * n_panels + (long)q * kn) * NR;
        const int columns = min(NR, N - q * NR);
        for (int k = 0; k < kn; k++, from += TRANS_B ? 1 : ldb, to += NR)
            if (columns == NR && !TRANS_B)
                #pragma unroll
                for (int j = 0; j < VECTORS; j++)
                    ((global VECTOR *)to)[j] = SIZED(vload, VECTOR_WIDTH)(j, from);
            else
                for (int j = 0; j < NR; j++)
                    to[j] = j < columns ? from[TRANS_B ? (long)j * ldb : j] : 0.0f;
    }
}

kernel void gemm_cpu(int M, int N, int K, float alpha, global const float *A, int lda,
                     global const float *B, int ldb, float beta, global float *C, int ldc,
                     global const float *PA, global const float *PB)
{
    const int m_panels = CEIL(M, MR), n_panels = CEIL(N, NR);
    const long x = get_global_id(0), across = get_global_size(0), y = get_global_id(1), down = get_global_size(1);
    const int top = x * m_panels / across, bottom = (x + 1) * m_panels / across;
    const int left = y * n_panels / down, right = (y + 1) * n_panels / down;
    VECTOR partial[B_PANELS][A_PANELS][MR][VECTORS];
    int k0 = 0;
    do {   /* at least once: without any k, C is still to be scaled by beta */
        const int kn = min(KC, K - k0);
        for (int q = left; q < right; q++)
            for (int p = top; p < bottom; p++) {
                VECTOR sums[MR][VECTORS];
                #pragma unroll
                for (int i = 0; i < MR; i++)
                    #pragma unroll
                    for (int j = 0; j < VECTORS; j++)
                        sums[i][j] = k0 > 0 ? partial[q - left][p - top][i][j] : (VECTOR)(0.0f);

                global const float *a = PA + ((long)k0 * m_panels + (long)p * kn) * MR;
                global const VECTOR *b = (global const VECTOR *)(PB + ((long)k0 * n_panels + (long)q * kn) * NR);
                const int row = p * MR, col = q * NR;
                if (VECTORS == 1 || N - col > VECTORS / 2 * VECTOR_WIDTH) { MULTIPLY(MR, VECTORS) }
                else { MULTIPLY(MR, VECTORS / 2) }

                if (k0 + kn < K) {
                    #pragma unroll
                    for (int i = 0; i < MR; i++)
                        #pragma unroll
                        for (int j = 0; j < VECTORS; j++)
                            partial[q - left][p - top][i][j] = sums[i][j];
                } else if (row + MR <= M && col + NR <= N) {
                    #pragma unroll
                    for (int i = 0; i < MR; i++) {
                        global float *c = C + (long)(row + i) * ldc + col;
                        #pragma unroll
                        for (int j = 0; j < VECTORS; j++) {
                            VECTOR out = alpha * sums[i][j];
                            if (beta != 0.0f) out += beta * LOAD_C(j);
                            STORE_C(j);
                        }
                    }
                } else
                    #pragma unroll
                    for (int i = 0; i < MR; i++) {
                        if (row + i >= M) break;
                        global float *c = C + (long)(row + i) * ldc + col;
                        float out[NR];
                        #pragma unroll
                        for (int j = 0; j < VECTORS; j++)
                            SIZED(vstore, VECTOR_WIDTH)(sums[i][j], j, out);
                        for (int j = 0; j < min(NR, N - col); j++)
                            c[j] = beta == 0.0f ? alpha * out[j] : alpha * out[j] + beta * c[j];
                    }
            }
        k0 += kn;
    } while (k0 < K);
}
