/* attention_halves: both products on the tensor cores of NVIDIA's Hopper, each float as the sum of two halves.

   idea    As in gemm_halves, x is split into high + low 2^-11, both halves, after a power of two has brought the largest
           of its kind into [2^14, 2^15): a b = high high + (high low + low high) 2^-11, and what is left out is 2^-22 of
           |a b| at most. A row of Q has a power of two, a row of K too, and of V each column of KEEP keys. A weight is at
           most 1, so its power is 2^14. The small products have sums of their own.
           A first kernel packs Q, K and V, high and low, in the order in which they are multiplied, with zeros past their
           edges. K and V become tiles of BLOCK_N keys, 16 KB each, which are copied as they lie. wgmma multiplies 64 rows,
           which four warps hold in registers, by a tile in local memory, 16 deep in one instruction. In a tile, 16 deep of
           a matrix are blocks of 8 rows x 8 halves, 128 bytes each: two along the depth, then the next 8 rows; first high,
           then low. Q lies as registers want it: lane 4 g + t of a warp holds, of 16 rows, g and g + 8, and of 16 elements
           2 t, 2 t + 1, 2 t + 8 and 2 t + 9. It holds the scores, the weights and O of those two rows in the columns 2 t
           and 2 t + 1 of each 8, so that the weights of 16 keys are a left factor as they are.
           Three tiles are in local memory: one is multiplied while the next two, V and K in turn, arrive. What tensor cores
           sum up is cut, not rounded: after KEEP keys O's sums are added up by operations that round.

           Where a row of Q or K, or a column of KEEP keys of V, has an element that is not finite, one below 2^-27 of its
           largest, or a largest outside 2^-64 to 2^64, its power of two is NaN. Weights below 2^-27 of their row's largest
           lose digits, which shows only where an output is below 2^-26 of the largest in its column of V. Rows with such an
           output, or one that is not finite, are computed again with multiply-adds, by all work-items together.
           Where D is above 128, a work-group has the outputs of one half of the columns, and all scores: K is two tiles a
           step, and V one, of its half.

           WGMMA is set by the lab for cards that have it. Elsewhere each lane multiplies the same elements one by one:
           right, and slow.

   LDS     3 tiles of 16 * 1024 = 49152 bytes, and 10560 in the kernel that packs, 18752 where D is above 128
   needs   floats, D of at most 256
   origin  Ootomo and Yokota (three products of halves for one of floats); FlashAttention-2 and 3 (warps own rows, weights
           stay in registers)                                                                                              */

#ifndef GROUPS
#define GROUPS 1        /* times four warps in a work-group, with 64 rows each: 1 or 2 */
#endif
#ifndef D
#define D 64            /* elements of a row, 256 at most; the problem sets it */
#endif
#ifndef CAUSAL
#define CAUSAL 0        /* whether row i sees keys up to i + diagonal only; the problem sets it */
#endif
#ifndef HALF
#define HALF 0          /* whether the arrays are of half; the problem sets it, and it must be 0 */
#endif
#if D > 256 || HALF
#error "attention_halves takes rows of at most 256 floats"
#endif
#define ITEMS (128 * GROUPS)
#define BLOCK_M (64 * GROUPS)
#define PARTS (D > 128 ? 2 : 1)                /* of the columns: a work-group has the outputs of one, and every score */
#define WIDE (D > 64 ? 128 : 64)               /* elements of a part, */
#define DEEP (PARTS * WIDE)                    /* and of all: D, rounded up */
#define TILES (PARTS + 1)                      /* tiles in a step: K's, then V's */
#define BLOCK_N (4096 / WIDE)                  /* keys in a tile */
#define TILE 1024                              /* a tile, in uint4 */
#define KEEP 128   /* keys that tensor cores sum up alone, and whose columns share a power of two */
#define CHUNKS (WIDE / 16)                     /* sixteens of a part's elements, */
#define STEPS (BLOCK_N / 16)                   /* and of a tile's keys */
#define SCORES (BLOCK_N / 2)                   /* scores of a work-item, */
#define OUTPUTS (WIDE / 2)                     /* and outputs */
#define Q_ROWS ((S + BLOCK_M - 1) / BLOCK_M * BLOCK_M)   /* packed rows of a head, */
#define KEYS ((T + KEEP - 1) / KEEP * KEEP)              /* and keys */
#define PACK 16                                /* rows, or columns of V, that a work-group packs */
#ifdef WGMMA
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#else
#define EACH(i, n) for (int i = 0; i < (n); i++)
#endif
/* which of a lane's two rows a score or output is in, and its column */
#define HIGHER(i) ((i) % 4 / 2)
#define COL_OF(i) ((i) / 4 * 8 + 2 * four + (i) % 2)

/* Split x into a half and 2^11 times what that leaves. */
inline void to_halves(float x, int i, uint4 *high, uint4 *low)   /* the halves i of eight */
{ vstore_half_rte(x, i, (half *)high); vstore_half_rte((x - vload_half(i, (half *)high)) * 2048.0f, i, (half *)low); }

/* Pack PACK rows of Q or K, or KEEP keys of PACK columns of V, a work-group, through local memory. */
kernel __attribute__((reqd_work_group_size(256, 1, 1))) void pack_attention(int B, int H, int S, int T, float scale,
    int diagonal, global const float *Q, int q_batch, int q_head, int q_row, global const float *K, global const float *V,
    int k_batch, int k_head, int k_row, global float *O, global float *PQ, global float *PK, global float *PV,
    global float *SQ, global float *SK, global float *SV)
{
    local float x[PACK][(DEEP > KEEP ? DEEP : KEEP) + 4], power[PACK];
    local uint most[PACK][16], least[PACK][16];   /* bits of the largest, and twice those of the smallest but zero, less 1 */
    const int t = get_local_id(0), lane = t % 32, head = get_group_id(1), of_q = Q_ROWS / PACK, of_k = KEYS / PACK;
    const int nth = get_group_id(0), block = nth < of_q ? nth : nth < of_q + of_k ? nth - of_q : nth - of_q - of_k;
    const bool is_q = nth < of_q, is_v = nth >= of_q + of_k;
    const int row0 = PACK * (is_v ? block % (DEEP / PACK) : block), key0 = is_v ? block / (DEEP / PACK) * KEEP : 0;
    const int deep = is_v ? KEEP : DEEP, rows = is_q ? S : T, ld = is_q ? q_row : k_row;
    global const float *from = (is_q ? Q : is_v ? V : K) + (long)(head / H) * (is_q ? q_batch : k_batch)
                             + (long)(head % H) * (is_q ? q_head : k_head);
    for (int i = t; i < PACK * deep; i += 256) {   /* a row, or a column of V, is a row of x */
        const int r = (is_v ? i : i / deep) % PACK, k = is_v ? i / PACK : i % deep;
        const int row = is_v ? key0 + k : row0 + r, d = is_v ? row0 + r : k;
        x[r][k] = row < rows && d < D ? (is_q ? scale * M_LOG2E_F : 1.0f) * from[(long)row * ld + d] : 0.0f; }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint high = 0, low = ~0u;
    for (int k = t % 16; k < deep; k += 16) { const uint bits = as_uint(x[t / 16][k]) & 0x7fffffffu;
        high = max(high, bits); low = min(low, 2 * bits - 1); }
    most[t / 16][t % 16] = high; least[t / 16][t % 16] = low;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < PACK) {
        high = 0; low = ~0u; EACH(i, 16) { high = max(high, most[t][i]); low = min(low, least[t][i]); }
        const uint top = high >> 23, small = low == ~0u ? top : (low + 1) >> 24;   /* exponents, 127 more than they are */
        const bool fits = high == 0 || (top >= 63 && top <= 191 && small + 27 >= top);
        power[t] = high == 0 ? 1.0f : as_float((268 - (fits ? top : 127)) << 23);
        const float back = fits ? (high == 0 ? 0.0f : 1.0f / power[t]) : NAN;
        if (is_q) SQ[(long)head * Q_ROWS + row0 + t] = back;
        else if (is_v) SV[((long)head * (KEYS / KEEP) + key0 / KEEP) * DEEP + row0 + t] = back;
        else SK[(long)head * KEYS + row0 + t] = back; }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int u = t; u < 2 * deep; u += 256) {
        uint4 h, l;   /* 8 elements of a row; of Q, what a lane holds */
        EACH(j, 8) {
            const int r = is_q ? lane / 4 + j / 2 % 2 * 8 : u % 16;
            const int k = is_q ? u / 32 * 16 + lane % 4 * 2 + j % 2 + j / 4 * 8 : u / 16 * 8 + j;
            to_halves(x[r][k] * power[r], j, &h, &l); }
        const int n = row0 + u % 16, key = is_v ? key0 + u / 16 * 8 : n, wide = is_v ? WIDE : BLOCK_N, col = n % wide;
        const int part = is_v ? n / WIDE : u / 32 / CHUNKS, chunk = is_v ? key % BLOCK_N / 16 : u / 32 % CHUNKS;
        global uint4 *to = is_q ? (global uint4 *)PQ + (((long)head * Q_ROWS + row0) / 16 * (DEEP / 16) + u / 32) * 64 + lane
            : (global uint4 *)(is_v ? PV : PK) + (((long)head * (KEYS / BLOCK_N) + key / BLOCK_N) * PARTS + part) * TILE
              + chunk * wide * 4 + col / 8 * 16 + u / 16 % 2 * 8 + col % 8;
        to[0] = h; to[is_q ? 32 : wide * 2] = l; }
}

/* Where the nth tile lies that a work-item copies from. */
#define FROM(nth) ((nth) % TILES < PARTS ? k + (long)((nth) / TILES * PARTS + (nth) % TILES) * TILE \
                                         : v + (long)((nth) / TILES * PARTS) * TILE)

#ifdef WGMMA
#define COPY(to, from) __asm__ volatile("cp.async.cg.shared.global [%0], [%1], 16;" \
                                        :: "r"((uint)(size_t)(to)), "l"(from) : "memory")
#define COMMIT() __asm__ volatile("cp.async.commit_group;" ::: "memory")
/* Wait for all copies but the last; wgmma reads what they wrote. */
#define WAIT() __asm__ volatile("cp.async.wait_group 1; fence.proxy.async.shared::cta;" ::: "memory")
/* A matrix in local memory, from a byte on: its blocks are 128 bytes apart along the depth, and 256 along the rows. */
#define MATRIX(at) ((ulong)((at) / 16 & 0x3fff) | 8ul << 16 | 16ul << 32)
#define F4(x, i) "+f"(x[i]), "+f"(x[i + 1]), "+f"(x[i + 2]), "+f"(x[i + 3])
#define F16(x, i) F4(x, i), F4(x, i + 4), F4(x, i + 8), F4(x, i + 12)
#define N0 "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
#define N1 "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
#define N2 "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47"
#define N3 "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
#define N4 "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79"
#define N5 "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95"
#define N6 "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111"
#define N7 "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
/* Columns of the right factor, and the registers of the two sums, by number and as operands: of scores, and of outputs. */
#if WIDE == 64
#define SCORES_WIDE "64"
#define SCORES_HIGH "{" N0 ", " N1 "}"
#define SCORES_LOW "{" N2 ", " N3 "}"
#define SCORES_SUMS(high, low) F16(high, 0), F16(high, 16), F16(low, 0), F16(low, 16)
#define OUTPUTS_WIDE SCORES_WIDE
#define OUTPUTS_HIGH SCORES_HIGH
#define OUTPUTS_LOW SCORES_LOW
#define OUTPUTS_SUMS SCORES_SUMS
#else
#define SCORES_WIDE "32"
#define SCORES_HIGH "{" N0 "}"
#define SCORES_LOW "{" N1 "}"
#define SCORES_SUMS(high, low) F16(high, 0), F16(low, 0)
#define OUTPUTS_WIDE "128"
#define OUTPUTS_HIGH "{" N0 ", " N1 ", " N2 ", " N3 "}"
#define OUTPUTS_LOW "{" N4 ", " N5 ", " N6 ", " N7 "}"
#define OUTPUTS_SUMS(high, low) \
    F16(high, 0), F16(high, 16), F16(high, 32), F16(high, 48), F16(low, 0), F16(low, 16), F16(low, 32), F16(low, 48)
#endif
#define LEFT(x) "{%[" x "0], %[" x "1], %[" x "2], %[" x "3]}"
#define PRODUCT(n, sums, left, right) \
    "//@wgmma.mma_async.sync.aligned.m64n" n "k16.f32.f16.f16 " sums ", " LEFT(left) ", %[" right "], 1, 1, 1, 0;\n"
#define PRODUCTS(n, high, low, i) PRODUCT(n, high, "h" i, "x" i) PRODUCT(n, low, "l" i, "x" i) PRODUCT(n, low, "h" i, "y" i)
#define IN(name, of) [name##0] "r"((of).x), [name##1] "r"((of).y), [name##2] "r"((of).z), [name##3] "r"((of).w)
/* Start to multiply 32 deep: two left factors, high and low, by the matrices from a byte of local memory on, `wide` rows
   each. The sums are there after DONE; after LEAVE all that was started is done but for the last. */
#define START(of, high, low, h, l, at, wide) __asm__ volatile("//@wgmma.fence.sync.aligned;\n" \
    PRODUCTS(of##_WIDE, of##_HIGH, of##_LOW, "0") PRODUCTS(of##_WIDE, of##_HIGH, of##_LOW, "1") \
    "//@wgmma.commit_group.sync.aligned;" : of##_SUMS(high, low) \
    : IN(h0, (h)[0]), IN(h1, (h)[1]), IN(l0, (l)[0]), IN(l1, (l)[1]), \
      [x0] "l"(MATRIX(at)), [y0] "l"(MATRIX((at) + (wide) * 32)), \
      [x1] "l"(MATRIX((at) + (wide) * 64)), [y1] "l"(MATRIX((at) + (wide) * 96)) : "memory")
#define LEAVE() __asm__ volatile("//@wgmma.wait_group.sync.aligned 1;")
#define DONE(of, high, low) __asm__ volatile("//@wgmma.wait_group.sync.aligned 0;" : of##_SUMS(high, low) :: "memory")
inline uint pair(float x, float y)   /* of halves in a register, x in its lower bits */
{ uint both; __asm__("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(y), "f"(x)); return both; }
inline void split(float x, float y, uint *high, uint *low)
{ const uint both = *high = pair(x, y);
  *low = pair((x - vload_half(0, (half *)&both)) * 2048.0f, (y - vload_half(1, (half *)&both)) * 2048.0f); }
inline float of_lane(float x, int other)   /* the value of the lane whose number differs in these bits */
{ float y; __asm__ volatile("shfl.sync.bfly.b32 %0, %1, %2, 31, 0xffffffff;" : "=f"(y) : "f"(x), "r"(other)); return y; }
#define FOUR(f, x) { x = f(x, of_lane(x, 1)); x = f(x, of_lane(x, 2)); }
#define SHARE(nth) { if ((nth) < TILES * steps) EACH(i, TILE / ITEMS) COPY(tiles[free] + t + i * ITEMS, FROM(nth) + i * ITEMS); \
    COMMIT(); free = free == 2 ? 0 : free + 1; }
/* The next tile is there, and all have left the one before it: where that was, the next but one goes. */
#define NEXT(nth) { WAIT(); barrier(CLK_LOCAL_MEM_FENCE); now = now == 2 ? 0 : now + 1; SHARE((nth) + 2) }
#else
#define SHARE(nth)
#define NEXT(nth) { barrier(CLK_LOCAL_MEM_FENCE); \
    EACH(i, TILE / ITEMS) tiles[0][t + i * ITEMS] = FROM(nth)[i * ITEMS]; \
    barrier(CLK_LOCAL_MEM_FENCE); }
#define FOUR(f, x) { \
    passed[t] = x; barrier(CLK_LOCAL_MEM_FENCE); \
    x = f(f(passed[t & ~3], passed[(t & ~3) + 1]), f(passed[(t & ~3) + 2], passed[t | 3])); \
    barrier(CLK_LOCAL_MEM_FENCE); }
inline float halves(float high, float low) { return high + low * 0x1p-11f; }
inline float element(local const uint4 *tile, int wide, int n, int k)   /* k of row n of a matrix in local memory */
{ local const half *at = (local const half *)(tile + k / 16 * wide * 4);
  const int i = n / 8 * 128 + k / 8 % 2 * 64 + n % 8 * 8 + k % 8;
  return halves(vload_half(i, at), vload_half(i + wide * 16, at)); }
#endif
#define ADD(x, y) ((x) + (y))

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void attention_halves(int B, int H, int S, int T, float scale,
    int diagonal, global const float *Q, int q_batch, int q_head, int q_row, global const float *K, global const float *V,
    int k_batch, int k_head, int k_row, global float *O, global float *PQ, global float *PK, global float *PV,
    global float *SQ, global float *SK, global float *SV)
{
    local uint4 tiles[3][TILE] __attribute__((aligned(128)));
    local float *passed = (local float *)tiles[1];   /* what work-items tell each other where no tile is */
    const int t = get_local_id(0), lane = t % 32, g = lane / 4, four = t % 4, blocks = (S - 1) / BLOCK_M + 1;
    const int part = get_group_id(0) % PARTS, block = get_group_id(0) / PARTS % blocks, head = get_group_id(0) / PARTS / blocks;
    const int row0 = (CAUSAL ? blocks - 1 - block : block) * BLOCK_M;   /* causal: the rows that see most start first */
    const int row = row0 + t / 32 * 16 + g;                             /* this lane's first, and the other 8 further */
    diagonal = clamp(diagonal, -S, T);
    const int seen = CAUSAL ? clamp(min(row0 + BLOCK_M, S) + diagonal, 0, T) : T;   /* keys that some row sees */
    const int all_see = CAUSAL ? min(row0 + diagonal + 1, T) : T, steps = (seen + BLOCK_N - 1) / BLOCK_N;
    global const uint4 *q = (global const uint4 *)PQ + (((long)head * Q_ROWS + row0) / 16 + t / 32) * (DEEP * 4) + lane;
    global const uint4 *k = (global const uint4 *)PK + (long)head * KEYS * (DEEP / 4) + t;
    global const uint4 *v = (global const uint4 *)PV + (long)head * KEYS * (DEEP / 4) + part * TILE + t;
    const float q_power[2] = { SQ[(long)head * Q_ROWS + row], SQ[(long)head * Q_ROWS + row + 8] };
    global const float *k_power = SK + (long)head * KEYS + 2 * four;      /* of this lane's columns */
    global const float *v_power = SV + (long)head * (KEYS / KEEP) * DEEP + part * WIDE + 2 * four;

    float out[OUTPUTS], low_out[OUTPUTS], top[2], least[2], sum[2], late[2];
    volatile float4 kept[OUTPUTS / 4];   /* O of earlier keys, out of the registers, which are too few */
    EACH(i, 2) { top[i] = -FLT_MAX; least[i] = FLT_MAX; sum[i] = 0.0f; late[i] = 1.0f; }
    EACH(i, OUTPUTS) out[i] = low_out[i] = 0.0f;
    EACH(i, OUTPUTS / 4) kept[i] = 0.0f;
    int now = 2, free = 0;          /* where the present tile lies, and the next one goes */
    SHARE(0) SHARE(1)
    for (int step = 0; step < steps; step++) {
        const int key0 = step * BLOCK_N;
        float p[SCORES], low_p[SCORES]; EACH(i, SCORES) p[i] = low_p[i] = 0.0f;
        float2 powers[BLOCK_N / 8]; EACH(i, BLOCK_N / 8) powers[i] = *(global const float2 *)(k_power + key0 + 8 * i);
        EACH(of, PARTS) {
            NEXT(TILES * step + of)      /* K */
#ifdef WGMMA
            EACH(c, CHUNKS / 2) {
                global const uint4 *at = q + (of * CHUNKS + 2 * c) * 64; uint4 h[2], l[2];
                EACH(i, 2) { h[i] = at[i * 64]; l[i] = at[i * 64 + 32]; }
                START(SCORES, p, low_p, h, l, (uint)(size_t)tiles[now] + c * (BLOCK_N * 128), BLOCK_N);
                if (c < CHUNKS / 2 - 1) LEAVE(); }
            DONE(SCORES, p, low_p);
#else
            for (int d = 0; d < WIDE; d++) EACH(i, SCORES) {
                global const half *at = (global const half *)(q - lane + (of * CHUNKS + d / 16) * 64 + g * 4 + d % 8 / 2);
                const int e = d / 8 % 2 * 4 + HIGHER(i) * 2 + d % 2;
                p[i] += halves(vload_half(e, at), vload_half(e + 256, at)) * element(tiles[0], BLOCK_N, COL_OF(i), d); }
#endif
        }
        EACH(i, SCORES) {
            p[i] = (p[i] + low_p[i] * 0x1p-11f) * q_power[HIGHER(i)] * (i % 2 ? powers[i / 4].y : powers[i / 4].x);
            least[HIGHER(i)] = fmin(least[HIGHER(i)], p[i]); }
        if (key0 + BLOCK_N > all_see) EACH(i, SCORES) {
            const int last = CAUSAL ? min(row + 8 * HIGHER(i) + diagonal, T - 1) : T - 1;
            if (key0 + COL_OF(i) > last) p[i] = -INFINITY; }

        float factor[2], most[2]; EACH(i, 2) most[i] = top[i];
        EACH(i, SCORES) most[HIGHER(i)] = fmax(most[HIGHER(i)], p[i]);
        EACH(i, 2) {
            FOUR(fmax, most[i])
            factor[i] = exp2(top[i] - most[i]); top[i] = most[i]; sum[i] *= factor[i]; late[i] *= factor[i]; }
        if (factor[0] != 1.0f || factor[1] != 1.0f)
            EACH(i, OUTPUTS) { out[i] *= factor[HIGHER(i)]; low_out[i] *= factor[HIGHER(i)]; }
        EACH(i, SCORES) sum[HIGHER(i)] += p[i] = exp2(p[i] - top[HIGHER(i)] + 14.0f);

#ifdef WGMMA
        uint4 h[STEPS], l[STEPS];
        EACH(c, STEPS) EACH(i, 4) split(p[8 * c + 2 * i], p[8 * c + 2 * i + 1], (uint *)&h[c] + i, (uint *)&l[c] + i);
        NEXT(TILES * step + PARTS)       /* V */
        EACH(c, STEPS / 2)
            START(OUTPUTS, out, low_out, h + 2 * c, l + 2 * c, (uint)(size_t)tiles[now] + c * (WIDE * 128), WIDE);
        DONE(OUTPUTS, out, low_out);
#else
        EACH(i, SCORES) passed[COL_OF(i) * BLOCK_M + row - row0 + 8 * HIGHER(i)] = p[i];
        NEXT(TILES * step + PARTS)
        for (int key = 0; key < BLOCK_N; key++) EACH(i, OUTPUTS)
            out[i] += passed[key * BLOCK_M + row - row0 + 8 * HIGHER(i)] * element(tiles[0], WIDE, COL_OF(i), key);
#endif
        if (step % (KEEP / BLOCK_N) < KEEP / BLOCK_N - 1 && step < steps - 1) continue;
        EACH(j, OUTPUTS / 16) {   /* sixteen at a time, whose loads are waited for together */
            float4 old[4]; float2 power[4];
            EACH(i, 4) { old[i] = kept[4 * j + i];
                power[i] = *(global const float2 *)(v_power + step / (KEEP / BLOCK_N) * DEEP + 32 * j + 8 * i); }
            EACH(i, 4) { const int at = 16 * j + 4 * i;
                const float4 sums = (float4)(out[at], out[at + 1], out[at + 2], out[at + 3])
                    + (float4)(low_out[at], low_out[at + 1], low_out[at + 2], low_out[at + 3]) * 0x1p-11f;
                kept[4 * j + i] = old[i] * (float4)(late[0], late[0], late[1], late[1]) + sums * power[i].xyxy; } }
        EACH(i, OUTPUTS) out[i] = low_out[i] = 0.0f;
        late[0] = late[1] = 1.0f;
    }

    barrier(CLK_LOCAL_MEM_FENCE);
    EACH(i, 2) { FOUR(ADD, sum[i]) FOUR(fmin, least[i]) }
    local int *again = (local int *)tiles;   /* rows that are computed again */
    if (t < BLOCK_M) again[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    O += (long)(head / H) * q_batch + (long)(head % H) * q_head;
    EACH(i, OUTPUTS) {
        const int at = row + 8 * HIGHER(i), col = part * WIDE + COL_OF(i); if (at >= S || col >= D) continue;
        const float x = sum[HIGHER(i)] == 0.0f ? 0.0f : ((volatile float *)kept)[i] / sum[HIGHER(i)];
        bool right = isfinite(x);
        if (right && top[HIGHER(i)] - least[HIGHER(i)] > 27.0f) {   /* are digits lost that show? */
            float largest = 0.0f;
            for (int nth = 0; nth < (seen + KEEP - 1) / KEEP; nth++)
                largest = fmax(largest, v_power[nth * DEEP + COL_OF(i) - 2 * four]);
            right = fabs(x) >= 0x1p-11f * largest; }   /* the column's largest element is below 2^15 of its power */
        if (right) O[(long)at * q_row + col] = x; else atomic_inc(again + at - row0); }
    barrier(CLK_LOCAL_MEM_FENCE);

    Q += (long)(head / H) * q_batch + (long)(head % H) * q_head;
    K += (long)(head / H) * k_batch + (long)(head % H) * k_head;
    V += (long)(head / H) * k_batch + (long)(head % H) * k_head;
    const int mine = t < WIDE ? part * WIDE + t : D;   /* this work-item's column, or none */
    for (int r = 0; r < min(BLOCK_M, S - row0); r++) {
        if (again[r] == 0) continue;
        global const float *of_q = Q + (long)(row0 + r) * q_row;
        const int sees = CAUSAL ? clamp(row0 + r + 1 + diagonal, 0, T) : T;
        float high = -FLT_MAX, all = 0.0f, x = 0.0f;
        for (int key0 = 0; key0 < sees; key0 += ITEMS) {
            const int count = min(sees - key0, ITEMS);
            float score = 0.0f;
            if (t < count) for (int d = 0; d < D; d++)
                score = fma(scale * M_LOG2E_F * of_q[d], K[(long)(key0 + t) * k_row + d], score);
            passed[t] = score;
            barrier(CLK_LOCAL_MEM_FENCE);
            float most = high; for (int i = 0; i < count; i++) most = fmax(most, passed[i]);
            const float factor = exp2(high - most); high = most; all *= factor; x *= factor;
            for (int i = 0; i < count; i++) { const float weight = exp2(passed[i] - most);
                all += weight; if (mine < D) x = fma(weight, V[(long)(key0 + i) * k_row + mine], x); }
            barrier(CLK_LOCAL_MEM_FENCE); }
        if (mine < D) O[(long)(row0 + r) * q_row + mine] = sees == 0 ? 0.0f : x / all; }
}
