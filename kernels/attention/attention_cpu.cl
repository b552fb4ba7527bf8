/* attention_cpu: rows of Q in the lanes of the vectors; K and V are read as they lie, softmax stays in its lane.

   idea    A work-item owns BLOCK_M = VECTORS * VECTOR_WIDTH rows of one head and walks along the keys, BLOCK_N at a
           time. It keeps its rows of Q and O transposed: element d of all of them fills VECTORS vectors. A score is
           then a sum over d of one element of K, in all lanes, times vectors of Q, and an output a sum over the keys
           of one element of V times vectors of weights. Both products add up tiles of ROWS x VECTORS vectors in
           registers, and neither K nor V has to be packed. Each row has a lane of its own for its running maximum
           and sum: softmax is arithmetic of whole vectors, and a NaN in a row of Q stays in its lane.

                         Q^T  d    [ vector ][ vector ]                  weights  key    [ vector ][ vector ]
                              d+1  [ vector ][ vector ]                           key+1  [ vector ][ vector ]
             ROWS     | d d+1 ..   tile of scores,        ROWS elements | key      tile of O^T,
             keys     | d d+1 ..   summed over d          of each value | key+1    summed over the keys

           For each BLOCK_N keys: the scores and their maximum, weights exp2(score - maximum) in place of them (Q was
           multiplied by scale * log2(e)), then O^T shrinks by exp2(old maximum - new) and takes the keys in.
           exp2 is a polynomial: PoCL's own costs up to a tenth of the time. With u = 2^-24, it is within 1.82 u of
           2^r for |r| <= 1/2. Its last sum, 0.70 to 1.42, is rounded by at most 0.71 u of itself; what comes before,
           at most 0.42, adds under 1.6 u even if no product is fused. Scaling is exact: 4.2 u in all, about 2 ulp.
           Work-groups take the blocks in the order first, last, second, last but one: neighbours in it have about
           equal work under a causal mask. Each work-item is a work-group of its own. Rows fewer than half a block are
           attention_cpu_thin's: here they leave lanes empty.

   LDS     none; 4 * (2 * D * BLOCK_M + BLOCK_N * BLOCK_M + HALF * BLOCK_N * D) bytes of private memory
   needs   nothing: any shape, any strides
   origin  Milakov and Gimelshein, "Online normalizer calculation for softmax" (2018); FlashAttention-2's loops */
#ifndef ROWS
#define ROWS 4             /* rows of a tile in registers, keys or elements of O: 4 to 12 */
#endif
#ifndef VECTOR_WIDTH
#define VECTOR_WIDTH 16    /* elements of a vector: 4, 8 or 16, as wide as the vector registers */
#endif
#ifndef VECTORS
#define VECTORS 4          /* vectors in a row of a tile. ROWS * VECTORS sums should fit the registers */
#endif
#ifndef BLOCK_N
#define BLOCK_N 64         /* keys at a time: 64 to 512. BLOCK_N * BLOCK_M floats: at most half the second cache */
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
#if ROWS * VECTORS > 24
#error "ROWS * VECTORS must not be above 24: the sums of a tile and what they are made of share 32 registers"
#endif
#define PASTE(name, width) name##width
#define SIZED(name, width) PASTE(name, width)
#define VECTOR SIZED(float, VECTOR_WIDTH)
#define INTEGERS SIZED(int, VECTOR_WIDTH)
#define BLOCK_M (VECTORS * VECTOR_WIDTH)   /* rows of a block */
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
#define ROW_OF const float *   /* keys and values become floats first: each is used VECTORS times */
#define FETCH(from) fetch(from, k_row, n, fetched)
#else
#define element float
#define LOAD(p, i) (p)[i]
#define LOAD_QUAD(p, i) vload4(i, p)
#define STORE(x, p, i) (p)[i] = (x)
#define STORE_QUAD(x, p, i) vstore4(x, i, p)
#define ROW_OF global const float *
#define FETCH(from) (from)
#endif
#define PITCH (HALF ? D : k_row)   /* from one key, or value, of a tile to the next */

/* 2^x for x <= 0, and 0 below -126. Adding MAGIC rounds x and leaves it in the lowest bits, biased like an exponent. */
#define MAGIC (12582912.0f + 127.0f)   /* 1.5 * 2^23, and the bias of exponents */
VECTOR power_of_2(VECTOR x)
{
    const VECTOR n = x + MAGIC, r = x - (n - MAGIC);
    VECTOR y = (0x1.5bba14p-10f * r + 0x1.3cea88p-7f) * r + 0x1.c6b752p-5f;
    y = ((y * r + 0x1.ebf9bcp-3f) * r + 0x1.62e42ap-1f) * r + 1.0f;
    y *= SIZED(as_float, VECTOR_WIDTH)(SIZED(as_int, VECTOR_WIDTH)(n) << 23);
    return x < -126.0f ? (VECTOR)(0.0f) : y;
}

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

const float *fetch(global const element *from, int k_row, int n, float *to)   /* rows as floats, without gaps */
{
    for (int j = 0; j < n; j++, from += k_row)
        EACH(c, CHUNKS) SIZED(vstore, VECTOR_WIDTH)(load(from + CHUNK(c)), 0, to + j * D + CHUNK(c));
    return to;
}

/* Transpose VECTOR_WIDTH vectors: one perfect shuffle of all their elements for each bit of the width. */
#define SHUFFLE(a, b) EACH(w, VECTOR_WIDTH / 2) { \
        b[2 * w].even = a[w].lo; b[2 * w].odd = a[w + VECTOR_WIDTH / 2].lo; \
        b[2 * w + 1].even = a[w].hi; b[2 * w + 1].odd = a[w + VECTOR_WIDTH / 2].hi; }
void transpose(VECTOR *a)
{
    VECTOR b[VECTOR_WIDTH];
    SHUFFLE(a, b) SHUFFLE(b, a)
    if (VECTOR_WIDTH == 16) { SHUFFLE(a, b) SHUFFLE(b, a) }
    if (VECTOR_WIDTH == 8) { SHUFFLE(a, b) EACH(w, VECTOR_WIDTH) a[w] = b[w]; }
}

/* A tile of O^T takes in n keys: `rows` elements from element d on. */
#define TILE_OF_O(d, rows) { \
        VECTOR sums[rows][VECTORS]; \
        ROW_OF value = values + (d); \
        EACH(i, rows) EACH(v, VECTORS) sums[i][v] = o[(d) + i][v] * shrink[v]; \
        for (int j = 0; j < n; j++, value += PITCH) \
            EACH(i, rows) EACH(v, VECTORS) sums[i][v] += value[i] * p[j][v]; \
        EACH(i, rows) EACH(v, VECTORS) o[(d) + i][v] = sums[i][v]; \
    }

/* Dimension 0: the blocks of rows. Dimension 1: the heads of all batches. */
kernel void attention_cpu(int B, int H, int S, int T, float scale, int diagonal,
                          global const element *Q, int q_batch, int q_head, int q_row,
                          global const element *K, global const element *V, int k_batch, int k_head, int k_row,
                          global element *O)
{
    const int turn = get_global_id(0), head = get_global_id(1);
    const int row = (turn % 2 ? (int)get_global_size(0) - 1 - turn / 2 : turn / 2) * BLOCK_M;
    const int rows = min(BLOCK_M, S - row);
    const int limit = row + 1 + clamp(diagonal, -S, T);   /* the first row sees the keys before it, the next one more */
    const int keys = CAUSAL ? clamp(limit + rows - 1, 0, T) : T;
    const long from = (long)(head / H) * q_batch + (long)(head % H) * q_head + (long)row * q_row;
    const long k_from = (long)(head / H) * k_batch + (long)(head % H) * k_head;
    VECTOR q[D][VECTORS], o[D][VECTORS], p[CEIL(BLOCK_N, ROWS) * ROWS][VECTORS], a[VECTOR_WIDTH];
    VECTOR maximum[VECTORS], highest[VECTORS], shrink[VECTORS], sum[VECTORS];
    INTEGERS limits[VECTORS];
    float fetched[HALF ? BLOCK_N * D + VECTOR_WIDTH : 1];
    for (int i = 0; i < BLOCK_M; i++) ((int *)limits)[i] = limit + i;
    for (int v = 0; v < VECTORS; v++) {
        for (int c = 0; c < CHUNKS; c++) {
            EACH(w, VECTOR_WIDTH) {
                const int i = v * VECTOR_WIDTH + w;
                a[w] = i < rows ? load(Q + from + (long)i * q_row + CHUNK(c)) * (scale * M_LOG2E_F) : (VECTOR)(0.0f);
            }
            transpose(a);
            EACH(w, SMALLER(VECTOR_WIDTH, D)) q[CHUNK(c) + w][v] = a[w];
        }
        for (int d = 0; d < D; d++) o[d][v] = 0.0f;
        sum[v] = 0.0f;
        maximum[v] = -FLT_MAX;   /* and not -INFINITY: a difference of two of those is NaN */
    }

    for (int j0 = 0; j0 < keys; j0 += BLOCK_N) {
        const int n = min(BLOCK_N, keys - j0);
        const bool masked = CAUSAL && limit < j0 + n;
        ROW_OF values = FETCH(K + k_from + (long)j0 * k_row);
        EACH(v, VECTORS) highest[v] = maximum[v];
        for (int j = 0; j < n; j += ROWS) {
            VECTOR s[ROWS][VECTORS];
            ROW_OF key[ROWS];
            EACH(i, ROWS) key[i] = values + (long)min(j + i, n - 1) * PITCH;   /* past the end: the last key again */
            EACH(i, ROWS) EACH(v, VECTORS) s[i][v] = 0.0f;
            for (int d = 0; d < D; d++)
                EACH(i, ROWS) EACH(v, VECTORS) s[i][v] += key[i][d] * q[d][v];
            EACH(i, ROWS) EACH(v, VECTORS) {
                if (masked) s[i][v] = j0 + j + i < limits[v] ? s[i][v] : (VECTOR)(-INFINITY);
                highest[v] = LARGER(s[i][v], highest[v]);
                p[j + i][v] = s[i][v];
            }
        }
        for (int v = 0; v < VECTORS; v++) {
            shrink[v] = power_of_2(maximum[v] - highest[v]);
            maximum[v] = highest[v];
            VECTOR total = sum[v] * shrink[v];
            for (int j = 0; j < n; j++) total += p[j][v] = power_of_2(p[j][v] - highest[v]);
            sum[v] = total;
        }
        values = FETCH(V + k_from + (long)j0 * k_row);
        for (int d = 0; d < D / ROWS * ROWS; d += ROWS) TILE_OF_O(d, ROWS)
        if (D % ROWS) TILE_OF_O(D / ROWS * ROWS, LARGER(D % ROWS, 1))
    }
    for (int v = 0; v < VECTORS; v++)
        for (int c = 0; c < CHUNKS; c++) {
            EACH(w, VECTOR_WIDTH) a[w] = sum[v] == 0.0f ? (VECTOR)(0.0f) : o[CHUNK(c) + SMALLER(w, D - 1)][v] / sum[v];
            transpose(a);
            for (int w = 0; w < VECTOR_WIDTH; w++)
                if (v * VECTOR_WIDTH + w < rows)
                    store(a[w], O + from + (long)(v * VECTOR_WIDTH + w) * q_row + CHUNK(c));
        }
}
