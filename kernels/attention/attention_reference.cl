/* attention_reference: O = softmax(scale * Q K^T) V in three plain passes, with all scores in global memory.

   idea    What the formula says, one line after the other. No tiles, no local memory: the scores of a head are a matrix
           of S x T, larger than Q, K and V together, and are written once and read D + 1 times.

             attention_reference            attention_reference_rows         attention_reference_sums
             item (key, row): one score     item (row): one row of scores    item (column, row): one element of O

                   T ->      K                   T ->                             D ->
              S  [ s ][ s ][ s ]  K^T       S  [ m = max; p = e^(s - m); l ]  S  [ sum of p * v / l ][ ... ]
              |  [ s ][ s ][ s ]            |  [ m = max; p = e^(s - m); l ]  |
              v   Q                         v                                 v
           Under a causal mask row i sees the keys up to i + diagonal; the scores of the others are neither written nor
           read. A row that sees no key has the sum 0, and gives 0.

   LDS     none
   needs   nothing: any sizes, any strides; B * H * S * (T + 1) floats of scratch memory
   origin  the definition, with the maximum subtracted so that no exponential overflows           */

#ifndef D
#define D 64        /* elements of a row of Q, K, V and O; the problem sets it */
#endif
#ifndef CAUSAL
#define CAUSAL 0    /* whether row i sees the keys up to i + diagonal only; the problem sets it */
#endif
#ifndef HALF
#define HALF 0      /* whether the matrices hold halves; the problem sets it. All arithmetic is in floats */
#endif

#if HALF
#define element half
#define LOAD(p, i) vload_half(i, p)
#define STORE(x, p, i) vstore_half_rte(x, i, p)
#else
#define element float
#define LOAD(p, i) ((p)[i])
#define STORE(x, p, i) ((p)[i] = (x))
#endif

/* How many keys, from the first on, a row sees. In longs: `diagonal` may be as large as an int can be. */
inline int seen(int row, int T, int diagonal) { return CAUSAL ? (int)clamp((long)row + diagonal + 1, 0L, (long)T) : T; }

/* Compute the scaled scores, one per work-item. The third dimension counts the heads of all batches. */
kernel void attention_reference(int B, int H, int S, int T, float scale, int diagonal,
    global const element *Q, int q_batch, int q_head, int q_row,
    global const element *K, global const element *V, int k_batch, int k_head, int k_row, global element *O,
    global float *scores, global float *sums)
{
    const int key = get_global_id(0), row = get_global_id(1), head = get_global_id(2);
    if (row >= S || key >= seen(row, T, diagonal)) return;

    global const element *q = Q + (long)(head / H) * q_batch + (long)(head % H) * q_head + (long)row * q_row;
    global const element *k = K + (long)(head / H) * k_batch + (long)(head % H) * k_head + (long)key * k_row;
    float sum = 0.0f;
    for (int i = 0; i < D; i++)
        sum += LOAD(q, i) * LOAD(k, i);
    scores[((long)head * S + row) * T + key] = scale * sum;
}

/* Turn a row of scores into exponentials, relative to its maximum, and sum them, one row per work-item. */
kernel void attention_reference_rows(int B, int H, int S, int T, float scale, int diagonal,
    global const element *Q, int q_batch, int q_head, int q_row,
    global const element *K, global const element *V, int k_batch, int k_head, int k_row, global element *O,
    global float *scores, global float *sums)
{
    const int row = get_global_id(0), head = get_global_id(1);
    if (row >= S) return;

    const int keys = seen(row, T, diagonal);
    global float *p = scores + ((long)head * S + row) * T;
    float m = -INFINITY, l = 0.0f;
    for (int j = 0; j < keys; j++)
        m = fmax(m, p[j]);
    for (int j = 0; j < keys; j++)
        l += p[j] = exp(p[j] - m);
    sums[(long)head * S + row] = l;
}

/* Weight the rows of V, one element of O per work-item. */
kernel void attention_reference_sums(int B, int H, int S, int T, float scale, int diagonal,
    global const element *Q, int q_batch, int q_head, int q_row,
    global const element *K, global const element *V, int k_batch, int k_head, int k_row, global element *O,
    global float *scores, global float *sums)
{
    const int col = get_global_id(0), row = get_global_id(1), head = get_global_id(2);
    if (col >= D || row >= S) return;

    const int keys = seen(row, T, diagonal);
    global const float *p = scores + ((long)head * S + row) * T;
    global const element *v = V + (long)(head / H) * k_batch + (long)(head % H) * k_head;
    float sum = 0.0f;
    for (int j = 0; j < keys; j++)
        sum += p[j] * LOAD(v, (long)j * k_row + col);
    if (keys > 0) sum /= sums[(long)head * S + row];
    STORE(sum, O, (long)(head / H) * q_batch + (long)(head % H) * q_head + (long)row * q_row + col);
}
