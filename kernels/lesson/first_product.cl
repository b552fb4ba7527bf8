/* first_product: one work-item computes one element of C = A B.

   idea    Work-item (col, row) walks along row `row` of A and down column `col` of B, and adds up the products.

                                        col
             A  [ . . . . . . ]     B  [ . o . ]      C  [ . . . ]
           row  [ o o o o o o ]        [ . o . ]    row  [ . o . ]
                                       [ . o . ]            col

   LDS     none
   needs   nothing: any shape, any leading dimensions                                                        */

kernel void first_product(int M, int N, int K,
                          float alpha, global const float *A, int lda,
                          global const float *B, int ldb,
                          float beta, global float *C, int ldc)
{
    long col = get_global_id(0);
    long row = get_global_id(1);
    if (row >= M || col >= N) return;

    float sum = 0.0f;
    for (long k = 0; k < K; k++)
        sum += A[row * lda + k] * B[k * ldb + col];

    long at = row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
