/* gemm_gcn4_vec4_old: one row and four columns per work-item, straight from global memory.

   idea    The body that the first gemm_gcn4_vec4 may have had, with the parameters that the call passes. It
           separates the effect of the pointer type from that of the rewrite: this body and that of
           gemm_gcn4_vec4, each with float and with float4 parameters, are four builds.

                x: 0     1    ...  7             no tiles, no unrolling: each step along k reads
           y 0  [0123][0123]...[0123]            one element of A and four neighbours of B
             7  [0123][0123]...[0123]   1 x 4 of C per work-item, 8 x 32 per work-group

   LDS     none
   needs   nothing: a quad that is cut by N is moved one by one
   origin  the phase 1 report shows the first form's parameters and says what its rewrite brought (tiles, 4 x 4
           outputs, unrolling); the body itself is not shown, and this is the plainest one without those     */

#define GROUP 8   /* side of the work-group, in work-items */

/* The first `left` of the four elements at `from`, zeros in place of the others. */
float4 quad(global const float *from, int left)
{
    if (left >= 4)
        return vload4(0, from);
    return (float4)(left > 0 ? from[0] : 0.0f, left > 1 ? from[1] : 0.0f, left > 2 ? from[2] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_gcn4_vec4_old(int M, int N, int K,
                        float alpha, global const float *A, int lda,
                        global const float *B, int ldb,
                        float beta, global float *C, int ldc)
{
    const int row = get_global_id(1);
    const int col = get_global_id(0) * 4;
    if (row >= M || col >= N)
        return;

    float4 sum = (float4)(0.0f);
    for (int k = 0; k < K; k++)
        sum += A[(long)row * lda + k] * quad(B + (long)k * ldb + col, N - col);

    const long at = (long)row * ldc + col;
    if (col + 3 < N) {
        float4 out = alpha * sum;
        if (beta != 0.0f)
            out += beta * vload4(0, C + at);
        vstore4(out, 0, C + at);
    } else {
        float sums[4]; vstore4(sum, 0, sums);
        for (int j = 0; j < 4; j++)
            if (col + j < N)
                C[at + j] = beta == 0.0f ? alpha * sums[j] : alpha * sums[j] + beta * C[at + j];
    }
}
