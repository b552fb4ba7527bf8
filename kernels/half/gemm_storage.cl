/* gemm_storage: one product, whose matrices lie in memory as half or as float; all arithmetic is in float.

   idea    The same code for both, so that a difference in time is the storage's. half is read by vload_half and written
           by vstore_half, which every device has: no cl_khr_fp16. A work-group makes 64 x 64 of C, a work-item 4 x 4:

                      B  16 x 64  -> Bs            A quad of A or of B is converted once, on its way into local
           A  64 x 16 -> As                        memory, where it lies as float. C is rounded once, when it is
                      C  64 x 64                   written. EPILOGUE adds a bias to each column and clips at 0 first.

   LDS     (16 * 64 of A, transposed, + 16 * 64 of B) * 4 = 8192 bytes
   needs   QUADS: rows of A, B and C begin at multiples of four elements, as do the matrices
   from    CUTLASS and cuBLASLt fuse such epilogues; the tiling is that of gemm_register_tiled                     */

#ifndef HALF
#define HALF 1             /* whether the matrices are of half, not float */
#endif
#ifndef EPILOGUE
#define EPILOGUE 0         /* whether bias and ReLU are applied before C is written */
#endif
#ifndef QUADS
#define QUADS 1            /* whether four neighbours may be read and written at once */
#endif
#define TILE 64
#define DEPTH 16

#if HALF
#define element half
#define LOAD_ONE(p) vload_half(0, p)
#define STORE_ONE(value, p) vstore_half(value, 0, p)
#else
#define element float
#define LOAD_ONE(p) (*(p))
#define STORE_ONE(value, p) (*(p) = (value))
#endif

/* Four neighbours that begin at a multiple of four. libclc makes four loads of 2 bytes of vloada_half4, and four
   stores of vstorea_half4: so the 8 bytes are moved as one pair of words, and converted from and to private memory. */
float4 load_aligned(global const element *p)
{
#if HALF
    const uint2 words = *(global const uint2 *)p;
    return vload_half4(0, (const half *)&words);
#else
    return *(global const float4 *)p;
#endif
}

void store_aligned(float4 value, global element *p)
{
#if HALF
    uint2 words;
    vstore_half4(value, 0, (half *)&words);
    *(global uint2 *)p = words;
#else
    *(global float4 *)p = value;
#endif
}

/* Four neighbours from p on, of which only the first `left` are in the matrix: 0 for the others. */
float4 load_quad(global const element *p, int left)
{
#if QUADS
    if (left >= 4)
        return load_aligned(p);
#endif
    return (float4)(left > 0 ? LOAD_ONE(p) : 0.0f, left > 1 ? LOAD_ONE(p + 1) : 0.0f,
                    left > 2 ? LOAD_ONE(p + 2) : 0.0f, left > 3 ? LOAD_ONE(p + 3) : 0.0f);
}

void store_quad(float4 value, global element *p, int left)
{
#if QUADS
    if (left >= 4) {
        store_aligned(value, p);
        return;
    }
#endif
    if (left > 0) STORE_ONE(value.x, p);
    if (left > 1) STORE_ONE(value.y, p + 1);
    if (left > 2) STORE_ONE(value.z, p + 2);
    if (left > 3) STORE_ONE(value.w, p + 3);
}

float4 finish_quad(float4 value, global const float *bias, int column, int N)
{
    const int left = N - column;
    return fmax(value + (float4)(left > 0 ? bias[column] : 0.0f, left > 1 ? bias[column + 1] : 0.0f,
                                 left > 2 ? bias[column + 2] : 0.0f, left > 3 ? bias[column + 3] : 0.0f), 0.0f);
}

kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void gemm_storage(int M, int N, int K, global const element *A, int lda, global const element *B, int ldb,
                  global const float *bias, global element *C, int ldc)
{
    local float As[DEPTH][TILE];
    local float4 Bs[DEPTH][TILE / 4];
    const int x = get_local_id(0), y = get_local_id(1), t = 16 * y + x;
    const int top = TILE * get_group_id(1), column = TILE * get_group_id(0) + 4 * x, row = top + 4 * y;
    const int a_row = top + t / 4, a_k = 4 * (t % 4);
    float4 sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int k = 0; k < K; k += DEPTH) {
        const float4 a = load_quad(A + (size_t)a_row * lda + k + a_k, a_row < M ? K - k - a_k : 0);
        As[a_k][t / 4] = a.x;
        As[a_k + 1][t / 4] = a.y;
        As[a_k + 2][t / 4] = a.z;
        As[a_k + 3][t / 4] = a.w;
        Bs[y][x] = load_quad(B + (size_t)(k + y) * ldb + column, k + y < K ? N - column : 0);
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int step = 0; step < DEPTH; step++) {
            const float4 b = Bs[step][x];
            for (int i = 0; i < 4; i++)
                sum[i] += As[step][4 * y + i] * b;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < 4; i++)
        if (row + i < M && column < N) {
            const float4 value = EPILOGUE ? finish_quad(sum[i], bias, column, N) : sum[i];
            store_quad(value, C + (size_t)(row + i) * ldc + column, N - column);
        }
}

/* The epilogue as a pass of its own: C is read, finished and written again, four columns for each work-item. */
kernel void bias_relu(int M, int N, global const float *bias, global element *C, int ldc)
{
    const int column = 4 * get_global_id(0), row = get_global_id(1);
    global element *p = C + (size_t)row * ldc + column;
    if (row < M && column < N)
        store_quad(finish_quad(load_quad(p, N - column), bias, column, N), p, N - column);
}
