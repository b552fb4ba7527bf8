/* tiled_product: a work-group fetches a tile of A and of B into local memory, and all of its work-items use them.

   idea    In each step every work-item fetches one element of each tile. Then it multiplies one row of a tile by one
           column of the other. Each element that was fetched is used TILE times.

                  k ->                     step 0 [ Bs ]
             A  [ As ][    ][    ]       B step 1 [    ]        C  [ Cs ]
                 step 0, 1, 2              step 2 [    ]

   LDS     2 * TILE * TILE * 4 = 512 bytes
   needs   nothing: past an edge the tiles hold zeros                                                        */

#define TILE 8

kernel void tiled_product(int M, int N, int K,
                          float alpha, global const float *A, int lda,
                          global const float *B, int ldb,
                          float beta, global float *C, int ldc)
{
    local float As[TILE][TILE], Bs[TILE][TILE];
    int x = get_local_id(0), y = get_local_id(1);
    long col = get_global_id(0), row = get_global_id(1);

    float sum = 0.0f;
    for (long k = 0; k < K; k += TILE) {
        As[y][x] = row < M && k + x < K ? A[row * lda + k + x] : 0.0f;
        Bs[y][x] = k + y < K && col < N ? B[(k + y) * ldb + col] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);  // all have fetched
        for (int i = 0; i < TILE; i++)
            sum += As[y][i] * Bs[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);  // all have read
    }

    if (row >= M || col >= N) return;
    long at = row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
