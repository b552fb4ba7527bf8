/* gemm_naive: one output per work-item, columns along dimension 0.

   idea    The definition itself. Work-item (x, y) walks one row of A and one column of B.
           Neighbours in dimension 0 share the row and read neighbouring columns, so in each step a row
           of 16 work-items reads one element of A and one run of 16 elements of a row of B.

             dim 0 ->  columns of C
           dim 1  [ 0 1 2 3 ... 15 ]      a work-group of 16 x 16 covers a 16 x 16 block of C
             |    [ 0 1 2 3 ... 15 ]
             v    rows of C

   LDS     none
   needs   nothing: any shape, any leading dimensions                                                  */

kernel void gemm_naive(int M, int N, int K,
                       float alpha, global const float *A, int lda,
                       global const float *B, int ldb,
                       float beta, global float *C, int ldc)
{
    const int col = get_global_id(0);
    const int row = get_global_id(1);
    if (row >= M || col >= N) return;

    global const float *a = A + (long)row * lda;
    global const float *b = B + col;
    float sum = 0.0f;
    for (int k = 0; k < K; k++)
        sum += a[k] * b[(long)k * ldb];

    const long at = (long)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
