/* gemm_register_tiled: no local memory and no barrier; a block of outputs in each work-item's registers.

   idea    In each step of k a work-item reads VECS vectors from a row of B and ROWS single elements of A, all
           from global memory, and adds ROWS x VECS products of vectors. The caches do what tiles in local
           memory would do. So nothing waits for anything, which a CPU thanks with most of its speed.

                          VECS * WIDTH columns of C          B row k    [ vector ][ vector ]
                     [ vector ][ vector ]                                    |         |
               ROWS  [ vector ][ vector ]  work-item     A[row + i][k] *  ---+---------+--->  sums[i]
                     [ vector ][ vector ]  (x, y)

           A block that would pass the last row or column is moved back inside and computed whole, but only
           what no other block has is written. Only where C has fewer columns than a block is there no room
           for that: it is then computed element by element. Rows that C lacks are read as its last one.
           ROW0 says which dimension runs along the columns: 0, and lanes read neighbouring vectors of B;
           1, and work-groups that follow each other share their columns of B, which stay in the cache.

   LDS     none
   needs   nothing: any shape, any leading dimensions
   origin  REGISTER_TILED of the phase 1 report, its fallback for what other kernels refuse              */

#ifndef ROWS
#define ROWS 4    /* rows of a block */
#endif
#ifndef WIDTH
#define WIDTH 4   /* elements of a vector: 4, 8 or 16 */
#endif
#ifndef VECS
#define VECS 1    /* vectors in a row of a block */
#endif
#ifndef ROW0
#define ROW0 0    /* 1: rows of C along dimension 0 */
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, WIDTH)
#define ACROSS (VECS * WIDTH)

kernel void gemm_register_tiled(int M, int N, int K,
                                float alpha, global const float *A, int lda,
                                global const float *B, int ldb,
                                float beta, global float *C, int ldc)
{
    const int row0 = get_global_id(1 - ROW0) * ROWS;
    const int col0 = get_global_id(ROW0) * ACROSS;
    if (row0 >= M || col0 >= N) return;

    const int row = min(row0, max(M - ROWS, 0));
    const int col = min(col0, N - ACROSS);
    if (col < 0) {
        for (int i = row0; i < min(row0 + ROWS, M); i++)
            for (int j = 0; j < N; j++) {
                float sum = 0.0f;
                for (int k = 0; k < K; k++)
                    sum += A[(long)i * lda + k] * B[(long)k * ldb + j];
                const long at = (long)i * ldc + j;
                C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
            }
        return;
    }

    VECTOR sums[ROWS][VECS];
    #pragma unroll
    for (int i = 0; i < ROWS; i++)
        #pragma unroll
        for (int j = 0; j < VECS; j++)
            sums[i][j] = 0.0f;

    global const float *a[ROWS];
    #pragma unroll
    for (int i = 0; i < ROWS; i++)
        a[i] = A + (long)min(row + i, M - 1) * lda;

    for (int k = 0; k < K; k++) {
        VECTOR b[VECS];
        #pragma unroll
        for (int j = 0; j < VECS; j++)
            b[j] = SIZED(vload, WIDTH)(j, B + (long)k * ldb + col);
        #pragma unroll
        for (int i = 0; i < ROWS; i++)
            #pragma unroll
            for (int j = 0; j < VECS; j++)
                sums[i][j] += a[i][k] * b[j];
    }

    #pragma unroll
    for (int i = 0; i < ROWS; i++) {
        float out[ACROSS];
        #pragma unroll
        for (int j = 0; j < VECS; j++)
            SIZED(vstore, WIDTH)(sums[i][j], j, out);
        if (row + i < row0 || row + i >= M) continue;
        for (int j = col0 - col; j < ACROSS; j++) {
            const long at = (long)(row + i) * ldc + col + j;
            C[at] = beta == 0.0f ? alpha * out[j] : alpha * out[j] + beta * C[at];
        }
    }
}
