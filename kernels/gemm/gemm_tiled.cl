/* gemm_tiled: a work-group shares TILE x TILE tiles of A and B in local memory, one output per work-item.

   idea    Each element that a work-group loads is used TILE times, so global loads fall by a factor of TILE.

                     k ->                          n ->
           A  m  [ As ][    ][    ]      B  k  [    ][ Bs ]      C  m  [    ][ Cs ]
              |  [    ][    ][    ]         |  [    ][    ]         |  [    ][    ]
              v   step 0, 1, 2              v  [    ][    ]         v
           Work-item (x, y) loads As[y][x] and Bs[y][x], then adds row y of As times column x of Bs.

   LDS     2 * TILE * TILE * 4 = 2048 bytes
   needs   nothing: past an edge the tiles hold zeros                                                  */

#ifndef TILE
#define TILE 16   /* side of the tiles of A, B and C, and of the work-group: TILE_M = TILE_N = TILE_K. 8 or 16 */
#endif

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void gemm_tiled(int M, int N, int K,
                float alpha, global const float *A, int lda,
                global const float *B, int ldb,
                float beta, global float *C, int ldc)
{
    local float As[TILE][TILE];
    local float Bs[TILE][TILE];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int col = get_group_id(0) * TILE + x;
    const int row = get_group_id(1) * TILE + y;

    float sum = 0.0f;
    for (int k0 = 0; k0 < K; k0 += TILE) {
        As[y][x] = row < M && k0 + x < K ? A[(long)row * lda + k0 + x] : 0.0f;
        Bs[y][x] = k0 + y < K && col < N ? B[(long)(k0 + y) * ldb + col] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE; k++)
            sum += As[y][k] * Bs[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (row < M && col < N) {
        const long at = (long)row * ldc + col;
        C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
    }
}
