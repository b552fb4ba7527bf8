/* quantised_tile: C = A * B where A is stored in the blocks of a language model's file and B in floats.

   idea    A work-group of 256 makes a tile of 64 x 64 in steps of 32 along k. It puts 64 blocks of A, as floats, and
           64 rows of B into local memory. Each work-item then makes 4 x 4 elements, 2 x 2 at a time, eight apart.
   defines KIND      the form of the blocks, 40, 41, 50, 51, 80 or 20 for q4_0, q4_1, q5_0, q5_1, q8_0 and q2_K
   needs   A (m, row) in blocks, B (n, row) and C (n, m) in floats; whole tiles, k a multiple of 32
   origin  the tile that llama.cpp (github.com/ggml-org/llama.cpp) takes on GCN, whose speeds are published; the text
           is our own */

#ifndef KIND
#define KIND 40
#endif
#define TILE 64
#define STEP 32
#define PITCH (STEP + 1)
#define HALF(at) vload_half(0, (global const half *)(at))
#define PAIR(at) ((at)[0] | (uint)(at)[1] << 16)

#if KIND == 40
#define WORDS 9
#elif KIND == 41
#define WORDS 10
#elif KIND == 50
#define WORDS 11
#elif KIND == 51
#define WORDS 12
#elif KIND == 80
#define WORDS 17
#endif

/* Four values from the place 4 * part of a block on, and four from 16 further on. */
void eight(global const ushort *row, uint block, uint part, float *low, float *high)
{
#if KIND == 20
    global const ushort *at = row + block / 8 * 42;
    float d = HALF(at + 40), least = HALF(at + 41);
    uint number = block % 8, from = 8 + number / 4 * 16 + 2 * part, shift = 2 * (number % 4);
    uint scales = at[number];
    float d0 = d * (scales & 15), m0 = least * (scales >> 4 & 15);
    float d1 = d * (scales >> 8 & 15), m1 = least * (scales >> 12);
    uint one = PAIR(at + from) >> shift, other = PAIR(at + from + 8) >> shift;
    for (int i = 0; i < 4; i++) {
        low[i] = d0 * (one >> 8 * i & 3) - m0;
        high[i] = d1 * (other >> 8 * i & 3) - m1;
    }
#else
    global const ushort *at = row + block * WORDS;
    float d = HALF(at);
#if KIND == 80
    int one = PAIR(at + 1 + 2 * part), other = PAIR(at + 9 + 2 * part);
    for (int i = 0; i < 4; i++) {
        low[i] = d * (one << (24 - 8 * i) >> 24);
        high[i] = d * (other << (24 - 8 * i) >> 24);
    }
#else
    uint bits = PAIR(at + WORDS - 8 + 2 * part);
#if KIND == 41 || KIND == 51
    float least = HALF(at + 1);
#else
    float least = -d * (KIND == 40 ? 8 : 16);
#endif
#if KIND == 50 || KIND == 51
    uint fifth = PAIR(at + WORDS - 10) >> 4 * part;
#else
    uint fifth = 0;
#endif
    for (int i = 0; i < 4; i++) {
        low[i] = d * ((bits >> 8 * i & 15) | (fifth >> i & 1) << 4) + least;
        high[i] = d * ((bits >> (8 * i + 4) & 15) | (fifth >> (16 + i) & 1) << 4) + least;
    }
#endif
#endif
}

kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void quantised_tile(global const ushort *A, global const float *B, global float *C, uint m, uint k, uint row)
{
    local float a[TILE * PITCH], b[TILE * PITCH];
    uint item = get_local_id(0), line = item / 4, part = item % 4;
    uint top = get_group_id(0) * TILE, left = get_group_id(1) * TILE;
#if KIND == 20
    global const ushort *from = A + (size_t)(top + line) * (row / 256 * 42);
#else
    global const ushort *from = A + (size_t)(top + line) * (row / STEP * WORDS);
#endif
    /* sixteen parts of 16 x 16, with sixteen work-items each */
    uint down = item / 16 % 4 * 16 + item % 4 * 2, across = item / 64 * 16 + item / 4 % 4 * 2;
    float sum[4][4] = {{0}};
    for (uint block = 0; block < k / STEP; block++) {
        float low[4], high[4];
        eight(from, block, part, low, high);
        for (int i = 0; i < 4; i++) {
            a[line * PITCH + 4 * part + i] = low[i];
            a[line * PITCH + 16 + 4 * part + i] = high[i];
        }
        for (int half_tile = 0; half_tile < 2; half_tile++) {
            uint place = item + 256 * half_tile, column = place / 8, at = place % 8 * 4;
            float4 four = vload4(0, B + (size_t)(left + column) * row + block * STEP + at);
            b[column * PITCH + at] = four.x;
            b[column * PITCH + at + 1] = four.y;
            b[column * PITCH + at + 2] = four.z;
            b[column * PITCH + at + 3] = four.w;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int at = 0; at < STEP; at++)
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 4; j++)
                    sum[i][j] += a[(down + i / 2 * 8 + i % 2) * PITCH + at] * b[(across + j / 2 * 8 + j % 2) * PITCH + at];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            C[(size_t)(left + across + j / 2 * 8 + j % 2) * m + top + down + i / 2 * 8 + i % 2] = sum[i][j];
}
