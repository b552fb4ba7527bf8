/* gemm_cpu_rows: gemm_cpu without the copy of A, whose rows are read along K where they lie.

   idea    gemm_cpu packs A, so that its inner loop finds the MR elements of a step of k side by side. But a row of A
           runs along K: a tile that follows MR of them reads MR streams, each as good for the caches as a panel, and
           a core fetches so many streams ahead. So only B is packed, which the loop reads across K. The time of
           copying A is saved, which is most of a product with few columns.

               A, as it lies                 panel of B: NR columns, packed in rounds of KC steps of k
               row      -> -> -> k           [ vector ][ vector ]  k
               row + 1  -> -> -> k           [ vector ][ vector ]  k + 1
               ...  MR rows                  ...

           With PACK_B = 0 nothing is packed beforehand: a work-item copies each panel of B into private memory when it
           comes to it. Each block of rows then copies all of B again, which is the less work the fewer blocks there
           are, and small products have one launch less.

           All else is as in gemm_cpu: a work-item owns a block of C of at most A_PANELS tiles down and B_PANELS tiles
           across; in each round of KC steps one panel of B stays in the first cache while all its rows of A pass by,
           and those stay in the second cache. Between the rounds the sums are kept in private memory. In the last
           tile down, a row that is not there is read as the last one, and what comes of it is not stored.

           Where A is stored transposed, the MR elements of a step lie side by side already, as gemm_cpu would have
           packed them, though each step begins a new row: good until A outgrows the caches. Where B is stored
           transposed, blocks of VECTOR_WIDTH x VECTOR_WIDTH elements are turned in registers while it is packed.

   LDS     none
   needs   nothing: any shape, any leading dimensions; scratch for B where it is packed, filled up to whole panels
   origin  gemm_cpu; BLAS libraries that skip packing where a matrix lies well, such as BLASFEO                 */

#ifndef MR
#define MR 8               /* rows of a tile: 4 to 12. MR * VECTORS sums should fit the registers */
#endif
#ifndef VECTOR_WIDTH
#define VECTOR_WIDTH 16    /* elements of a vector: 4, 8 or 16, as wide as the vector registers */
#endif
#ifndef VECTORS
#define VECTORS 2          /* vectors in a row of a tile: 1 to 4 */
#endif
#ifndef KC
#define KC 512             /* steps of k in a round: 192 to 512. KC * NR floats should about fit the first cache */
#endif
#ifndef A_PANELS
#define A_PANELS 16        /* tiles down in a block, MC = A_PANELS * MR rows. KC * MC floats: half the second cache */
#endif
#ifndef B_PANELS
#define B_PANELS 4         /* panels of B in a block, NC = B_PANELS * NR columns: 1 to 8 */
#endif
#ifndef PACK_B
#define PACK_B 1           /* whether B is packed beforehand: 0 has each work-item pack the panels that it needs */
#endif
#ifndef TRANS_A
#define TRANS_A 0          /* whether A is stored transposed, K x M; the problem sets it */
#endif
#ifndef TRANS_B
#define TRANS_B 0          /* whether B is stored transposed, N x K; the problem sets it */
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, VECTOR_WIDTH)
#define NR (VECTORS * VECTOR_WIDTH)   /* columns of a tile and of a panel of B */
#if VECTOR_WIDTH == 16   /* a vector of C: each width written out, so that each store can be found in the text */
#define LOAD_C(j) vload16(j, c)
#define STORE_C(j) vstore16(out, j, c)
#elif VECTOR_WIDTH == 8
#define LOAD_C(j) vload8(j, c)
#define STORE_C(j) vstore8(out, j, c)
#else
#define LOAD_C(j) vload4(j, c)
#define STORE_C(j) vstore4(out, j, c)
#endif
#define CEIL(n, d) (((n) + (d) - 1) / (d))
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)

#define STEP_A (TRANS_A ? lda : 1)   /* from an element of a row of A to the next along K */

/* Turn VECTOR_WIDTH rows of as many elements: a round interleaves the upper half of the rows with the lower half, and
   moves one bit of an element's place in its row to its row. */
#define HALF (VECTOR_WIDTH / 2)
#define TURN(x, y) EACH(i, HALF) { \
        y[2 * i].even = x[i].lo, y[2 * i].odd = x[i + HALF].lo; \
        y[2 * i + 1].even = x[i].hi, y[2 * i + 1].odd = x[i + HALF].hi; \
    }
#if VECTOR_WIDTH == 16
#define TURN_ALL TURN(x, y) TURN(y, x) TURN(x, y) TURN(y, x)
#elif VECTOR_WIDTH == 8
#define TURN_ALL TURN(x, y) TURN(y, x) TURN(x, y) EACH(i, VECTOR_WIDTH) x[i] = y[i];
#else
#define TURN_ALL TURN(x, y) TURN(y, x)
#endif

/* Pack kn steps of panel q of B, from step k0 on, to where `to` is. Columns that B does not have are zeros; where B is
   stored transposed, its last one again. */
#if TRANS_B
#define PACK(space) \
        for (int j = 0; j < VECTORS; j++) { \
            global const float *column[VECTOR_WIDTH]; \
            EACH(i, VECTOR_WIDTH) column[i] = B + (long)min(q * NR + j * VECTOR_WIDTH + i, N - 1) * ldb + k0; \
            int k = 0; \
            for (; k + VECTOR_WIDTH <= kn; k += VECTOR_WIDTH) { \
                VECTOR x[VECTOR_WIDTH], y[VECTOR_WIDTH]; \
                EACH(i, VECTOR_WIDTH) x[i] = SIZED(vload, VECTOR_WIDTH)(0, column[i] + k); \
                TURN_ALL \
                EACH(i, VECTOR_WIDTH) ((space VECTOR *)to)[(k + i) * VECTORS + j] = x[i]; \
            } \
            for (; k < kn; k++) \
                for (int i = 0; i < VECTOR_WIDTH; i++) to[k * NR + j * VECTOR_WIDTH + i] = column[i][k]; \
        }
#else
#define PACK(space) { \
        global const float *from = B + (long)k0 * ldb + q * NR; \
        const int columns = min(NR, N - q * NR); \
        for (int k = 0; k < kn; k++, from += ldb, to += NR) \
            if (columns == NR) EACH(j, VECTORS) ((space VECTOR *)to)[j] = SIZED(vload, VECTOR_WIDTH)(j, from); \
            else for (int j = 0; j < NR; j++) to[j] = j < columns ? from[j] : 0.0f; \
    }
#endif

/* Dimension 0: the rounds of K. Dimension 1: the panels of B. */
kernel void gemm_cpu_rows_pack(int M, int N, int K, float alpha, global const float *A, int lda,
                               global const float *B, int ldb, float beta, global float *C, int ldc, global float *PB)
{
    const int k0 = get_global_id(0) * KC, kn = min(KC, K - k0), q = get_global_id(1), n_panels = CEIL(N, NR);
    global float *to = PB + ((long)k0 * n_panels + (long)q * kn) * NR;
    PACK(global)
}

/* Multiply MR rows of A by a panel of B. A product and a sum, not mad(): PoCL's mad is a library call that it does not
   fuse. */
#define MULTIPLY(vectors) \
    for (int k = 0; k < kn; k++, b += VECTORS) \
        EACH(i, MR) EACH(j, vectors) sums[i][j] += a[i][k * (long)STEP_A] * b[j];

kernel void gemm_cpu_rows(int M, int N, int K, float alpha, global const float *A, int lda,
                          global const float *B, int ldb, float beta, global float *C, int ldc,
                          global const float *PB)
{
    const int m_panels = CEIL(M, MR), n_panels = CEIL(N, NR);
    const long x = get_global_id(0), across = get_global_size(0), y = get_global_id(1), down = get_global_size(1);
    const int top = x * m_panels / across, bottom = (x + 1) * m_panels / across;   /* dealt out evenly */
    const int left = y * n_panels / down, right = (y + 1) * n_panels / down;
    VECTOR partial[B_PANELS][A_PANELS][MR][VECTORS];
    int k0 = 0;
    do {   /* at least once: without any k, C is still to be scaled by beta */
        const int kn = min(KC, K - k0);
        for (int q = left; q < right; q++) {
#if !PACK_B
            VECTOR panel[KC][VECTORS]; float *to = (float *)panel;
            PACK(private)
#endif
            for (int p = top; p < bottom; p++) {
                VECTOR sums[MR][VECTORS];
                EACH(i, MR) EACH(j, VECTORS) sums[i][j] = k0 > 0 ? partial[q - left][p - top][i][j] : (VECTOR)(0.0f);

                const int row = p * MR, col = q * NR;
                global const float *a[MR];
                EACH(i, MR) a[i] = A + (long)min(row + i, M - 1) * (TRANS_A ? 1 : lda) + (long)k0 * STEP_A;
#if PACK_B
                global const VECTOR *b = (global const VECTOR *)(PB + ((long)k0 * n_panels + (long)q * kn) * NR);
#else
                const VECTOR *b = panel[0];
#endif
                if (VECTORS == 1 || N - col > VECTORS / 2 * VECTOR_WIDTH) { MULTIPLY(VECTORS) }
                else { MULTIPLY(VECTORS / 2) }   /* the rest of the last panel is zeros */

                if (k0 + kn < K) {
                    EACH(i, MR) EACH(j, VECTORS) partial[q - left][p - top][i][j] = sums[i][j];
                    continue;
                }
                EACH(i, MR) {
                    if (row + i >= M) break;
                    global float *c = C + (long)(row + i) * ldc + col;
                    if (col + NR <= N) EACH(j, VECTORS) {
                        VECTOR out = alpha * sums[i][j];
                        if (beta != 0.0f) out += beta * LOAD_C(j);
                        STORE_C(j);
                    } else {
                        float out[NR];
                        EACH(j, VECTORS) SIZED(vstore, VECTOR_WIDTH)(sums[i][j], j, out);
                        for (int j = 0; j < N - col; j++)
                            c[j] = beta == 0.0f ? alpha * out[j] : alpha * out[j] + beta * c[j];
                    }
                }
            }
        }
        k0 += kn;
    } while (k0 < K);
}
