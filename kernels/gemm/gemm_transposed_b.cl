/* gemm_transposed_b: one output per work-item, where B is given transposed, as N rows of K.

   idea    Every work-item walks one row of A and one row of B, both by steps of one element. That suits a single
           work-item, on a CPU. A GPU is fast where neighbouring lanes read neighbouring elements in the same step,
           and here they read different rows of B, a leading dimension apart.

             dim ROW0 ->  columns of C        in step k, lane l along the columns reads
           dim 1 - ROW0  |                      A[row * lda + k]             the same for all
             v    rows of C                     B[(col + l) * ldb + k]       ldb elements apart

           ROW0 = 1 exchanges the dimensions: lanes along the rows then share B and read A lda apart.
           With gemm_naive and gemm_naive_row0 these are the four cases: two mappings by two layouts of B.

   LDS     none
   needs   nothing: any shape, any leading dimensions
   origin  the cure that a report on B's "cache misses" prescribed                                       */

#ifndef ROW0
#define ROW0 0    /* dimension 0 runs along 0: the columns of C, 1: the rows */
#endif

kernel void gemm_transposed_b(int M, int N, int K,
                              float alpha, global const float *A, int lda,
                              global const float *B, int ldb,
                              float beta, global float *C, int ldc)
{
    const int col = get_global_id(ROW0);
    const int row = get_global_id(1 - ROW0);
    if (row >= M || col >= N) return;

    global const float *a = A + (long)row * lda;
    global const float *b = B + (long)col * ldb;
    float sum = 0.0f;
    for (int k = 0; k < K; k++)
        sum += a[k] * b[k];

    const long at = (long)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
