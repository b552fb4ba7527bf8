/* gemm_cpu: both matrices packed into panels, blocks of K that stay in the caches, tiles in the vector registers.

   idea    gemm_register_tiled reads rows of A and B that lie lda and ldb apart. Once the matrices outgrow the
           caches, it waits for them. Here a first pass copies A into panels of ROWS rows and B into panels of
           ACROSS = VECS * WIDTH columns, in the order in which the second pass reads them. That pass then reads
           nothing but contiguous memory, and its inner loop is ROWS * VECS multiply-adds of vectors a step.

               panel of A         panel of B: ACROSS columns         a round: KC steps of k
               ROWS elements      [ vector ][ vector ]  k            round 0:  | panel 0 | panel 1 | ...
               for each k         [ vector ][ vector ]  k + 1        round 1:  | panel 0 | panel 1 | ...

           A work-item owns a block of C, OVER panels of B wide and DOWN panels of A high. In each round of KC
           steps it takes the panels of B one after the other: one stays in the first cache while all DOWN
           panels of A pass by it, and those stay in the second cache. Sums wait for the next round in private
           memory. alpha and beta come in once, after the last round.

                                         B    | panel | panel |
                            panel     row 0   | tile     tile |   one work-item: OVER * DOWN tiles,
                     A      panel     row 1   | tile     tile |   one after the other, columns of tiles first
                            panel     ...     | tile     tile |

           Neighbours in dimension 0 share their panels of B. The last panels are filled up with zeros; what
           comes of those is computed and not stored. Each work-item is a work-group.

   LDS     none
   needs   nothing: any shape, any leading dimensions; scratch for A and B, filled up to whole panels
   origin  the blocking of Goto and van de Geijn, "Anatomy of high-performance matrix multiplication" (2008) */
#ifndef ROWS
#define ROWS 8     /* rows of a tile and of a panel of A: ROWS * VECS sums should fit the vector registers */
#endif
#ifndef WIDTH
#define WIDTH 16   /* elements of a vector: 4, 8 or 16 */
#endif
#ifndef VECS
#define VECS 2     /* vectors in a row of a tile */
#endif
#ifndef KC
#define KC 256     /* steps of k in a round: KC * VECS * WIDTH floats should about fit the first cache */
#endif
#ifndef DOWN
#define DOWN 8     /* panels of A in a block: KC * DOWN * ROWS floats should fit half of the second cache */
#endif
#ifndef OVER
#define OVER 4     /* panels of B in a block */
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, WIDTH)
#define ACROSS (VECS * WIDTH)
#if WIDTH == 16   /* a vector of C: written out, so that each store can be found in the text */
#define LOAD_C(j) vload16(j, c)
#define STORE_C(j) vstore16(out, j, c)
#elif WIDTH == 8
#define LOAD_C(j) vload8(j, c)
#define STORE_C(j) vstore8(out, j, c)
#else
#define LOAD_C(j) vload4(j, c)
#define STORE_C(j) vstore4(out, j, c)
#endif
#define CEIL(n, d) (((n) + (d) - 1) / (d))

/* Dimension 0: the rounds of K. Dimension 1: the panels of A, then those of B. */
kernel void gemm_cpu_pack(int M, int N, int K, float alpha, global const float *A, int lda,
                          global const float *B, int ldb, float beta, global float *C, int ldc,
                          global float *PA, global float *PB)
{
    const int downs = CEIL(M, ROWS), overs = CEIL(N, ACROSS);
    const int k0 = get_global_id(0) * KC, kn = min(KC, K - k0);
    const int p = get_global_id(1), q = p - downs;
    if (p < downs) {
        global const float *from = A + (long)p * ROWS * lda + k0;
        global float *to = PA + ((long)k0 * downs + (long)p * kn) * ROWS;
        const int rows = min(ROWS, M - p * ROWS);
        for (int k = 0; k < kn; k++, to += ROWS)
            if (rows == ROWS)
                #pragma unroll
                for (int i = 0; i < ROWS; i++)
                    to[i] = from[(long)i * lda + k];
            else
                for (int i = 0; i < ROWS; i++)
                    to[i] = i < rows ? from[(long)i * lda + k] : 0.0f;
    } else {
        global const float *from = B + (long)k0 * ldb + q * ACROSS;
        global float *to = PB + ((long)k0 * overs + (long)q * kn) * ACROSS;
        const int columns = min(ACROSS, N - q * ACROSS);
        for (int k = 0; k < kn; k++, from += ldb, to += ACROSS)
            if (columns == ACROSS)
                #pragma unroll
                for (int j = 0; j < VECS; j++)
                    ((global VECTOR *)to)[j] = SIZED(vload, WIDTH)(j, from);
            else
                for (int j = 0; j < ACROSS; j++)
                    to[j] = j < columns ? from[j] : 0.0f;
    }
}

kernel void gemm_cpu(int M, int N, int K, float alpha, global const float *A, int lda,
                     global const float *B, int ldb, float beta, global float *C, int ldc,
                     global const float *PA, global const float *PB)
{
    const int downs = CEIL(M, ROWS), overs = CEIL(N, ACROSS);
    const int top = get_global_id(0) * DOWN, bottom = min(top + DOWN, downs);
    const int left = get_global_id(1) * OVER, right = min(left + OVER, overs);
    VECTOR partial[OVER][DOWN][ROWS][VECS];
    int k0 = 0;
    do {   /* at least once: without any k, C is still to be scaled by beta */
        const int kn = min(KC, K - k0);
        for (int q = left; q < right; q++)
            for (int p = top; p < bottom; p++) {
                VECTOR sums[ROWS][VECS];
                #pragma unroll
                for (int i = 0; i < ROWS; i++)
                    #pragma unroll
                    for (int j = 0; j < VECS; j++)
                        sums[i][j] = k0 > 0 ? partial[q - left][p - top][i][j] : (VECTOR)(0.0f);

                /* A product and a sum, not mad(): PoCL's mad is a library call that it does not fuse. */
                global const float *a = PA + ((long)k0 * downs + (long)p * kn) * ROWS;
                global const VECTOR *b = (global const VECTOR *)(PB + ((long)k0 * overs + (long)q * kn) * ACROSS);
                for (int k = 0; k < kn; k++, a += ROWS, b += VECS)
                    #pragma unroll
                    for (int i = 0; i < ROWS; i++)
                        #pragma unroll
                        for (int j = 0; j < VECS; j++)
                            sums[i][j] += a[i] * b[j];

                const int row = p * ROWS, col = q * ACROSS;
                if (k0 + kn < K) {
                    #pragma unroll
                    for (int i = 0; i < ROWS; i++)
                        #pragma unroll
                        for (int j = 0; j < VECS; j++)
                            partial[q - left][p - top][i][j] = sums[i][j];
                } else if (row + ROWS <= M && col + ACROSS <= N) {
                    #pragma unroll
                    for (int i = 0; i < ROWS; i++) {
                        global float *c = C + (long)(row + i) * ldc + col;
                        #pragma unroll
                        for (int j = 0; j < VECS; j++) {
                            VECTOR out = alpha * sums[i][j];
                            if (beta != 0.0f) out += beta * LOAD_C(j);
                            STORE_C(j);
                        }
                    }
                } else
                    #pragma unroll
                    for (int i = 0; i < ROWS; i++) {
                        if (row + i >= M) break;
                        global float *c = C + (long)(row + i) * ldc + col;
                        float out[ACROSS];
                        #pragma unroll
                        for (int j = 0; j < VECS; j++)
                            SIZED(vstore, WIDTH)(sums[i][j], j, out);
                        for (int j = 0; j < min(ACROSS, N - col); j++)
                            c[j] = beta == 0.0f ? alpha * out[j] : alpha * out[j] + beta * c[j];
                    }
            }
        k0 += kn;
    } while (k0 < K);
}
