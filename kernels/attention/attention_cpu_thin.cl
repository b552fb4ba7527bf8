/* attention_cpu_thin: a few rows, one by one, with vectors along D: each row of K and V is read from end to end.

   idea    attention_cpu fills its vectors with 16 rows and more. A call with one row or a few, a step of decoding, has
           nothing to fill them with, and waits for memory besides. Here a work-item takes up to BLOCK_M rows of one
           head; a row, in CHUNKS vectors, meets the keys one after the other, each read in one long piece.

             row of Q  [ vector ][ vector ] ..             score j  *  [ vector ][ vector ] ..   value j
                           *         *                           j+1 *  [ vector ][ vector ] ..
             key j     [ vector ][ vector ] ..  summed                       v         v
                       into one vector for each key        row of O    [ vector ][ vector ] ..  in registers

           VECTOR_WIDTH such sums, of as many keys, are folded in pairs until each lane of one vector holds a score:

             [a a a a] [b b b b] [c c c c] [d d d d]  ->  [a a b b] [c c d d]  ->  [a b c d]

           The scores of BLOCK_N keys get their weights, exp2(score - maximum), together; all rows of the block pass
           before the next keys do. Each work-item is a work-group of its own.

   LDS     none; 4 * (BLOCK_M * (2 * D + 2 * VECTOR_WIDTH) + BLOCK_N) bytes of private memory
   needs   nothing: any shape, any strides
   origin  gemm_cpu_thin; Milakov and Gimelshein, "Online normalizer calculation for softmax" (2018) */
#ifndef BLOCK_M
#define BLOCK_M 4          /* rows of a work-item: 1 to 32. Many read the keys less often, but all cores need some */
#endif
#ifndef VECTOR_WIDTH
#define VECTOR_WIDTH 16    /* elements of a vector: 4, 8 or 16, as wide as the vector registers */
#endif
#ifndef BLOCK_N
#define BLOCK_N 64         /* keys at a time: 32 to 512. 2 * BLOCK_N * D elements should stay in a cache for all rows */
#endif
#ifndef D
#define D 64               /* elements of a row of Q, K, V and O: 1 to 256; the problem sets it, and the next two */
#endif
#ifndef CAUSAL
#define CAUSAL 0           /* whether row i sees the keys up to i + diagonal only */
#endif
#ifndef HALF
#define HALF 0             /* whether the elements are halves */
#endif
#if BLOCK_N % VECTOR_WIDTH
#error "BLOCK_N must be a multiple of VECTOR_WIDTH: the scores of the keys fill whole vectors"
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, VECTOR_WIDTH)
#define INTEGERS SIZED(int, VECTOR_WIDTH)
#define CEIL(n, d) (((n) + (d) - 1) / (d))
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define SMALLER(a, b) ((a) < (b) ? (a) : (b))
#define LARGER(a, b) ((a) > (b) ? (a) : (b))   /* b if a is NaN: the sums carry a NaN, the maxima need not */
#if HALF
#define element half
#define LOAD(p, i) vload_half(i, p)
#define LOAD_QUAD(p, i) vload_half4(i, p)   /* not 8 or 16: PoCL 3 takes for granted that those lie at 16 bytes */
#define STORE(x, p, i) vstore_half(x, i, p)
#define STORE_QUAD(x, p, i) vstore_half4(x, i, p)
#else
#define element float
#define LOAD(p, i) (p)[i]
#define LOAD_QUAD(p, i) vload4(i, p)
#define STORE(x, p, i) (p)[i] = (x)
#define STORE_QUAD(x, p, i) vstore4(x, i, p)
#endif

/* A row in vectors. The last is moved back inside the row, over the one before; a D less than one has zeros added. */
#define CHUNKS CEIL(D, VECTOR_WIDTH)
#define CHUNK(c) (D < VECTOR_WIDTH ? 0 : SMALLER((c) * VECTOR_WIDTH, D - VECTOR_WIDTH))
VECTOR load(global const element *from)
{
    float x[VECTOR_WIDTH];
    if (D < VECTOR_WIDTH) EACH(i, VECTOR_WIDTH) x[i] = i < D ? LOAD(from, i) : 0.0f;
    else EACH(i, VECTOR_WIDTH / 4) vstore4(LOAD_QUAD(from, i), i, x);
    return SIZED(vload, VECTOR_WIDTH)(0, x);
}

void store(VECTOR x, global element *to)
{
    if (D < VECTOR_WIDTH) for (int i = 0; i < D; i++) STORE(((float *)&x)[i], to, i);
    else EACH(i, VECTOR_WIDTH / 4) STORE_QUAD(vload4(i, (float *)&x), to, i);
}

/* Half as many vectors, in whose lanes are the sums of neighbouring lanes. */
#define FOLD(width) if (width < VECTOR_WIDTH) \
    EACH(w, width) s[w] = (VECTOR)(s[2 * w].even, s[2 * w + 1].even) + (VECTOR)(s[2 * w].odd, s[2 * w + 1].odd);

/* Dimension 0: the blocks of rows. Dimension 1: the heads of all batches. */
kernel void attention_cpu_thin(int B, int H, int S, int T, float scale, int diagonal,
                               global const element *Q, int q_batch, int q_head, int q_row,
                               global const element *K, global const element *V, int k_batch, int k_head, int k_row,
                               global element *O)
{
    const int head = get_global_id(1), row = get_global_id(0) * BLOCK_M, rows = min(BLOCK_M, S - row);
    const int limit = row + 1 + clamp(diagonal, -S, T);   /* the first row sees the keys before it, the next one more */
    const int keys = CAUSAL ? clamp(limit + rows - 1, 0, T) : T;
    const long from = (long)(head / H) * q_batch + (long)(head % H) * q_head + (long)row * q_row;
    const long k_from = (long)(head / H) * k_batch + (long)(head % H) * k_head;
    VECTOR q[BLOCK_M][CHUNKS], o[BLOCK_M][CHUNKS], sum[BLOCK_M], p[BLOCK_N / VECTOR_WIDTH];
    float maximum[BLOCK_M];
    INTEGERS lane;
    for (int w = 0; w < VECTOR_WIDTH; w++) ((int *)&lane)[w] = w;
    for (int i = 0; i < rows; i++) {
        EACH(c, CHUNKS) {   /* what the last vector shares with the one before counts once */
            q[i][c] = load(Q + from + (long)i * q_row + CHUNK(c)) * (scale * M_LOG2E_F);
            q[i][c] = lane < c * VECTOR_WIDTH - CHUNK(c) ? (VECTOR)(0.0f) : q[i][c];
            o[i][c] = 0.0f;
        }
        sum[i] = 0.0f;
        maximum[i] = -FLT_MAX;   /* and not -INFINITY: a difference of two of those is NaN */
    }

    for (int j0 = 0; j0 < keys; j0 += BLOCK_N)
        for (int i = 0; i < rows; i++) {
            const int n = min(BLOCK_N, (CAUSAL ? min(keys, limit + i) : keys) - j0);
            global const element *key = K + k_from + (long)j0 * k_row, *value = V + k_from + (long)j0 * k_row;
            if (n <= 0) continue;
            VECTOR highest = maximum[i];
            for (int j = 0; j < n; j += VECTOR_WIDTH) {
                VECTOR s[VECTOR_WIDTH];
                EACH(w, VECTOR_WIDTH) {   /* past the end: the last key again */
                    s[w] = 0.0f;
                    EACH(c, CHUNKS) s[w] += q[i][c] * load(key + (long)min(j + w, n - 1) * k_row + CHUNK(c));
                }
                FOLD(8) FOLD(4) FOLD(2) FOLD(1)
                p[j / VECTOR_WIDTH] = lane < n - j ? s[0] : (VECTOR)(-INFINITY);
                highest = LARGER(s[0], highest);
            }
            float m = maximum[i];
            EACH(w, VECTOR_WIDTH) m = LARGER(((float *)&highest)[w], m);
            const float shrink = exp2(maximum[i] - m);
            maximum[i] = m;
            VECTOR total = sum[i] * shrink, sums[CHUNKS];
            for (int j = 0; j < CEIL(n, VECTOR_WIDTH); j++) total += p[j] = exp2(p[j] - m);
            sum[i] = total;
            EACH(c, CHUNKS) sums[c] = o[i][c] * shrink;
            for (int j = 0; j < n; j++, value += k_row)
                EACH(c, CHUNKS) sums[c] += ((float *)p)[j] * load(value + CHUNK(c));
            EACH(c, CHUNKS) o[i][c] = sums[c];
        }

    for (int i = 0; i < rows; i++) {
        float total = 0.0f;
        EACH(w, VECTOR_WIDTH) total += ((float *)&sum[i])[w];
        EACH(c, CHUNKS)
            store(total == 0.0f ? (VECTOR)(0.0f) : o[i][c] / total, O + from + (long)i * q_row + CHUNK(c));
    }
}
