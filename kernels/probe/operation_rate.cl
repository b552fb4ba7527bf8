/* operation_rate: chains of one operation: how many a device does in a second.

   idea    Four chains run side by side in each work-item, so that the operation's rate counts and not its delay. What
           stands beside the operation, to keep the compiler from shortening a chain, is counted in the table.

           OP 0   fma(x, a, b)               one rounding
           OP 1   mad(x, a, b)               as the device likes
           OP 2   x * a + b                  contraction forbidden: two instructions
           OP 3   float -> int -> float      two conversions and an exclusive or
           OP 4   (x << s) ^ a, 64 bits      a 64-bit shift and two exclusive ors of 32 bits
           OP 5   x * a + b, 32-bit integers one multiplication, one addition

   ops     4 * 8 of the named operation for each work-item and round (OP 3: twice as many)
   needs   one float for each work-item in `out`                                                     */

#ifndef OP
#define OP 0   /* the operation: 0 to 5 */
#endif
#pragma OPENCL FP_CONTRACT OFF

#define STEPS 8

#if OP <= 2
#define NUMBER float
#define FIRST(v) (v)
#elif OP == 4
#define NUMBER ulong
#define FIRST(v) ((ulong)(v) + 77)
#else
#define NUMBER int
#define FIRST(v) ((int)(v) + 77)
#endif

#if OP == 0
#define NEXT(x) fma(x, a, b)
#elif OP == 1
#define NEXT(x) mad(x, a, b)
#elif OP == 2
#define NEXT(x) ((x) * a + b)
#elif OP == 3
#define NEXT(x) ((int)(float)((x) ^ a))
#elif OP == 4
#define NEXT(x) (((x) << (s & 63)) ^ a)
#else
#define NEXT(x) ((x) * a + b)
#endif

kernel void operation_rate(int rounds, float seed, int s, global float *out)
{
    const NUMBER a = (NUMBER)(seed * s), b = (NUMBER)(seed + s);
    NUMBER p = FIRST(get_local_id(0)), q = p + 1, u = p + 2, v = p + 3;
    for (int round = 0; round < rounds; round++) {
#pragma unroll
        for (int i = 0; i < STEPS; i++) {
            p = NEXT(p);
            q = NEXT(q);
            u = NEXT(u);
            v = NEXT(v);
        }
    }
    out[get_global_id(0)] = (float)((p + q) + (u + v));
}
