// Small kernels, one or two for each group of instructions that the catalogue's kernels do not use.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define ITEM get_global_id(0)
#define LOCAL get_local_id(0)

constant uint crc_table[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158,
    0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b384, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

kernel void crc(global const uchar *in, global uint *out) {  // a table in constant memory, bytes
    uint c = ~0u;
    for (int k = 0; k < 16; k++) {
        c ^= in[ITEM * 16 + k];
        c = crc_table[c & 15] ^ (c >> 4);
        c = crc_table[c & 15] ^ (c >> 4);
    }
    out[ITEM] = ~c;
}

__attribute__((noinline)) int fibonacci(int n) {
    int a = 0, b = 1;
    for (int i = 0; i < n; i++) { int t = a + b; a = b; b = t; }
    return a;
}

__attribute__((noinline)) int twice(int n) { return fibonacci(n) + fibonacci(n / 2); }

__attribute__((noinline)) void exchange(int *a, int *b) { int t = *a; *a = *b; *b = t; }

kernel void calls(global const int *in, global int *out) {  // calls in calls, by some lanes only; pointers to the stack
    int b[6];
    for (int k = 0; k < 6; k++) b[k] = in[ITEM * 6 + k];
    for (int j = 0; j < 6; j++)
        for (int k = 0; k < 5 - j; k++)
            if (b[k] > b[k + 1]) exchange(b + k, b + k + 1);
    out[ITEM] = (ITEM & 1 ? twice(ITEM % 20) : fibonacci(ITEM % 30) * 2) + b[0] - b[5];
}

kernel void choose(global const int *in, global int *out) {  // a switch that becomes a table
    int r;
    switch (in[ITEM] & 15) {
    case 0: r = 17; break; case 1: r = 77; break; case 2: r = 1234; break; case 3: r = 5555; break;
    case 4: r = 9; break; case 5: r = 98; break; case 6: r = 3; break; case 7: r = 7; break; default: r = 1;
    }
    out[ITEM] = r;
}

kernel void histogram(global const uchar *in, global uint *out) {  // atomics on local and on global memory
    local uint bins[64];
    bins[LOCAL] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 8; k++) atomic_inc(&bins[in[ITEM * 8 + k] >> 2]);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&out[LOCAL], bins[LOCAL]);
}

kernel void atomics(global const int *in, global int *s) {
    local int t[8];
    int v = in[ITEM];
    if (LOCAL < 8) t[LOCAL] = LOCAL == 5 ? -1 : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(t, v); atomic_sub(t + 1, v); atomic_min(t + 2, v); atomic_max(t + 3, v);
    atomic_or(t + 4, v); atomic_and(t + 5, v); atomic_xor(t + 6, v); atomic_max((local uint *)t + 7, (uint)v);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (LOCAL == 0) {
        atomic_add(s, t[0]); atomic_sub(s + 1, t[1]); atomic_min(s + 2, t[2]); atomic_max(s + 3, t[3]);
        atomic_or(s + 4, t[4]); atomic_and(s + 5, t[5]); atomic_xor(s + 6, t[6]); atomic_inc(s + 7); atomic_dec(s + 8);
        atomic_max((global uint *)s + 9, (uint)t[7]); atomic_xchg(s + 10, 5);
    }
}

kernel void sum_by_swaps(global const float *in, global float *sum) {  // compare and swap until it succeeds
    union { uint bits; float value; } old, new;
    do {
        old.value = *(volatile global float *)sum;
        new.value = old.value + in[ITEM];
    } while (atomic_cmpxchg((volatile global uint *)sum, old.bits, new.bits) != old.bits);
}

kernel void octets(global const uchar *in, global uchar *out) {
    uchar a = in[ITEM], b = in[ITEM + 1], c = in[ITEM + 2];
    uchar4 v = (uchar4)(a, b, c, a ^ b);
    v = v > (uchar)100 ? (uchar4)(v - (uchar)100) : (uchar4)(v * (uchar)3 + b);
    out[ITEM] = add_sat(a, b) ^ sub_sat(b, c) ^ v.x ^ v.y ^ v.z ^ v.w ^ convert_uchar_sat(a * b - 300);
}

kernel void halves(global const short *in, global short *out) {
    short a = in[ITEM], b = in[ITEM + 1], c = in[ITEM + 2];
    short r = max((short)(a * b + c), (short)(a >> 3));
    ushort u = min((ushort)a, (ushort)b);
    out[ITEM] = add_sat(r, c) ^ sub_sat(b, c) ^ rotate(u, (ushort)3) ^ (a < b ? clz(u) : (ushort)(u / 7));
}

kernel void local_octets(global const uchar *in, global uchar *out) {  // bytes of local and of private memory
    local uchar s[64];
    uchar mine[16];
    s[LOCAL] = in[ITEM];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 16; k++) mine[k] = s[(LOCAL + k) & 63];
    for (int k = 0; k < 16; k++) { int j = mine[k] & 15; uchar t = mine[k]; mine[k] = mine[j]; mine[j] = t + k; }
    uchar r = 0;
    for (int k = 0; k < 16; k++) r = r * 3 + mine[k];
    out[ITEM] = r;
}

kernel void bits(global const uint *in, global uint *out) {
    uint a = in[ITEM], b = in[ITEM + 1], c = in[ITEM + 2];
    ulong w = (ulong)a << 32 | b;
    uint r = popcount(a) + clz(b >> (c & 31)) * 3 + (uint)clz(w >> (c & 63)) * 5 + popcount(w);
    r ^= rotate(a, b) ^ bitselect(a, b, c) ^ as_uint(as_uchar4(a).wzyx) ^ (uint)rotate(w, (ulong)13);
    r += min(min(a, b), c) ^ max(max((int)a, (int)b), (int)c) ^ clamp((int)a, -5, 5000) ^ abs_diff(a, b);
    out[ITEM] = r + add_sat(a, b) + sub_sat(a, c) + hadd(a, b) + mul_hi(a, b) + mul_hi((int)a, (int)c);
}

kernel void doubles(global const double *in, global double *out) {
    double a = in[ITEM], b = in[ITEM + 1], c = in[ITEM + 2];
    out[ITEM * 4] = a / b;
    out[ITEM * 4 + 1] = fma(a, b, c) + sqrt(fabs(b));
    out[ITEM * 4 + 2] = floor(a) + 2 * ceil(b) + 4 * trunc(c) + 8 * rint(a) + fmin(a, b) * fmax(b, c);
    out[ITEM * 4 + 3] = (double)(int)a + (double)(uint)fabs(b) + (float)c + ldexp(a, 5) + (a < b) + 2 * isnan(b);
}

kernel void half_floats(global const half *in, global half *out) {
    vstore_half4(vload_half4(ITEM, in) * 1.5f + 0.25f, ITEM, out);
}

kernel void mandelbrot(global uchar *out) {  // waves that diverge
    float x = ITEM % 32 * 0.09f - 2, y = ITEM / 32 * 0.25f - 1, zx = 0, zy = 0;
    int n = 0;
    for (; n < 100 && zx * zx + zy * zy < 4; n++) { float t = zx * zx - zy * zy + x; zy = 2 * zx * zy + y; zx = t; }
    out[ITEM] = n;
}

struct particle { float3 place; float mass; int id; char tag; short count; };

kernel void structs(struct particle s, global struct particle *p) {
    global struct particle *mine = p + ITEM;
    mine->mass += s.mass * s.place.x + s.tag;
    mine->id ^= s.id + mine->count;
    mine->tag += s.tag;
    mine->place = mine->place.zxy * 2;
}

kernel void mirrored(global const uint *in, global uint *out) {  // negative local addresses with positive offsets
    local uint t[64], u[64], count[64];
    local uchar octets[64];
    size_t l = get_local_id(0);
    t[l] = in[ITEM];
    count[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    u[63 - l] = t[63 - l] * 3 + (l < 63 ? t[62 - l] : 0);
    octets[63 - l] = t[l] >> 5;
    atomic_add(&count[63 - l], u[63 - l]);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[ITEM] = u[l] ^ count[l] << 7 ^ octets[63 - l] << 24;
}
