/* gemm_gcn4_vec4_float4: the body of gemm_gcn4_vec4_old with float4 parameters over indices of floats.

   idea    The call passes buffers of floats, and every index counts floats. A float4 pointer makes each index
           go 16 bytes where 4 are meant, four times too far: from a quarter of each matrix on the access is
           outside it. A float4 of B and of C is one element, so the code needs no vload4; of A it takes .x.

                index        0     1     2     3     4            1 x 4 of C per work-item, 8 x 32 per
                is meant     0     4     8     12    16  bytes    work-group, no tiles, as in
                is taken     0     16    32    48    64           gemm_gcn4_vec4_old

   LDS     none
   needs   N % 4 == 0, since an element of C covers four columns
   origin  the parameters are those that the phase 1 report shows as old and broken; the body is not shown
           there, and is the plain one of gemm_gcn4_vec4_old
   fault   float4 parameters; must be caught, never used                                                  */

#define GROUP 8   /* side of the work-group, in work-items */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_gcn4_vec4_float4(int M, int N, int K,
                           float alpha, global const float4 *A, int lda,
                           global const float4 *B, int ldb,
                           float beta, global float4 *C, int ldc)
{
    const int row = get_global_id(1);
    const int col = get_global_id(0) * 4;
    if (row >= M || col >= N)
        return;

    float4 sum = (float4)(0.0f);
    for (int k = 0; k < K; k++)
        sum += A[(long)row * lda + k].x * B[(long)k * ldb + col];

    const long at = (long)row * ldc + col;
    float4 out = alpha * sum;
    if (beta != 0.0f)
        out += beta * C[at];
    C[at] = out;
}
