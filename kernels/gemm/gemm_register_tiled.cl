/* gemm_register_tiled: no local memory and no barrier; a block of outputs in each work-item's registers.

   idea    In each step of k a work-item reads VECTORS vectors from a row of B and ITEM_M single elements of A, all
           from global memory, and adds ITEM_M x VECTORS products of vectors. The caches do what tiles in local
           memory would do, and no work-item waits for another, which gives a CPU most of its speed.

                       ITEM_N = VECTORS * VECTOR_WIDTH       B row k    [ vector ][ vector ]
                       [ vector ][ vector ]                                  |         |
               ITEM_M  [ vector ][ vector ]  work-item   A[row + i][k] *  ---+---------+--->  sums[i]
                       [ vector ][ vector ]  (x, y)

           A block that would pass the last row or column is moved back inside and computed whole, but only
           the outputs that no other block has are written. Only where C has fewer columns than a block is it
           computed element by element. Where C has too few rows, its last row is read again in their place.
           ROW0 says which dimension runs along the columns: 0, and lanes read neighbouring vectors of B;
           1, and work-groups that follow each other share their columns of B, which stay in the cache.

   LDS     none
   needs   nothing: any shape, any leading dimensions
   origin  REGISTER_TILED of the phase 1 report, its fallback for what other kernels refuse              */

#ifndef ITEM_M
#define ITEM_M 4         /* rows of C per work-item: 4, 8 or 16 */
#endif
#ifndef VECTOR_WIDTH
#define VECTOR_WIDTH 4   /* elements of a vector: 4, 8 or 16, as wide as the vector registers of a CPU */
#endif
#ifndef VECTORS
#define VECTORS 1        /* vectors in each row of a work-item's block: 1 or 2 */
#endif
#ifndef ROW0
#define ROW0 0           /* dimension 0 runs along 0: the columns of C, 1: the rows */
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, VECTOR_WIDTH)
#define ITEM_N (VECTORS * VECTOR_WIDTH)   /* columns of C per work-item */

kernel void gemm_register_tiled(int M, int N, int K,
                                float alpha, global const float *A, int lda,
                                global const float *B, int ldb,
                                float beta, global float *C, int ldc)
{
    const int row0 = get_global_id(1 - ROW0) * ITEM_M;
    const int col0 = get_global_id(ROW0) * ITEM_N;
    if (row0 >= M || col0 >= N) return;

    const int row = min(row0, max(M - ITEM_M, 0));
    const int col = min(col0, N - ITEM_N);
    if (col < 0) {
        for (int i = row0; i < min(row0 + ITEM_M, M); i++)
            for (int j = 0; j < N; j++) {
                float sum = 0.0f;
                for (int k = 0; k < K; k++)
                    sum += A[(long)i * lda + k] * B[(long)k * ldb + j];
                const long at = (long)i * ldc + j;
                C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
            }
        return;
    }

    VECTOR sums[ITEM_M][VECTORS];
    #pragma unroll
    for (int i = 0; i < ITEM_M; i++)
        #pragma unroll
        for (int j = 0; j < VECTORS; j++)
            sums[i][j] = 0.0f;

    global const float *a[ITEM_M];
    #pragma unroll
    for (int i = 0; i < ITEM_M; i++)
        a[i] = A + (long)min(row + i, M - 1) * lda;

    for (int k = 0; k < K; k++) {
        VECTOR b[VECTORS];
        #pragma unroll
        for (int j = 0; j < VECTORS; j++)
            b[j] = SIZED(vload, VECTOR_WIDTH)(j, B + (long)k * ldb + col);
        #pragma unroll
        for (int i = 0; i < ITEM_M; i++)
            #pragma unroll
            for (int j = 0; j < VECTORS; j++)
                sums[i][j] += a[i][k] * b[j];
    }

    #pragma unroll
    for (int i = 0; i < ITEM_M; i++) {
        float out[ITEM_N];
        #pragma unroll
        for (int j = 0; j < VECTORS; j++)
            SIZED(vstore, VECTOR_WIDTH)(sums[i][j], j, out);
        if (row + i < row0 || row + i >= M) continue;
        #pragma unroll
        for (int j = 0; j < ITEM_N; j++) {
            if (col + j < col0) continue;
            const long at = (long)(row + i) * ldc + col + j;
            C[at] = beta == 0.0f ? alpha * out[j] : alpha * out[j] + beta * C[at];
        }
    }
}
