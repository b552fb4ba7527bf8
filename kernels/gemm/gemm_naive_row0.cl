/* gemm_naive_row0: gemm_naive with the two dimensions exchanged: rows along dimension 0.

   idea    The same arithmetic in the same order, another mapping. Neighbours in dimension 0 own
           neighbouring rows, so in each step 16 of them read one element of B, and 16 elements of A that
           are a whole row apart. The two kernels differ only in the cache lines that a step touches.

             dim 0 ->  rows of C           lane l reads  A[(row + l) * lda + k]     lda elements apart
           dim 1  |                                      B[k * ldb + col]           the same for all
             v    columns of C

   LDS     none
   needs   nothing: any shape, any leading dimensions                                                  */

kernel void gemm_naive_row0(int M, int N, int K,
                            float alpha, global const float *A, int lda,
                            global const float *B, int ldb,
                            float beta, global float *C, int ldc)
{
    const int row = get_global_id(0);
    const int col = get_global_id(1);
    if (row >= M || col >= N) return;

    global const float *a = A + (long)row * lda;
    global const float *b = B + col;
    float sum = 0.0f;
    for (int k = 0; k < K; k++)
        sum += a[k] * b[(long)k * ldb];

    const long at = (long)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
