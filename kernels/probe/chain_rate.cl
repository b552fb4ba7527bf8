/* chain_rate: 2048 multiply-adds for each work-item, in as many independent chains as a vector has elements.

   idea    Nothing is loaded, so only the arithmetic limits the rate. Each step of a chain needs the result of the one
           before; W chains run side by side. There is no loop, since its copies and branches would be seen in the rate.
           REAL chooses the numbers: int has no multiply-add of full rate, double one of a sixteenth.

   flops   2 * 2048 for each work-item (int: operations), one float written
   needs   a buffer of one float for each work-item
   origin  the measure of clpeak (github.com/krrishnarraj/clpeak), whose figures are published; this text is our own */

#ifndef REAL
#define REAL float   /* the numbers of a chain: float, half, double or int */
#endif
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define WIDE_(REAL, W) REAL##W
#define WIDE(REAL, W) WIDE_(REAL, W)
#define STEPS 2048   /* multiply-adds of a work-item */

#define FIRST1 0      /* each chain begins with a number of its own, or else the compiler would compute one for all */
#define FIRST2 0, 1
#define FIRST4 0, 1, 2, 3
#define FIRST8 FIRST4, 4, 5, 6, 7
#define FIRST16 FIRST8, 8, 9, 10, 11, 12, 13, 14, 15

#define SUM1(v) ((float)(v))
#define SUM2(v) (SUM1(v.x) + SUM1(v.y))
#define SUM4(v) (SUM2(v.lo) + SUM2(v.hi))
#define SUM8(v) (SUM4(v.lo) + SUM4(v.hi))
#define SUM16(v) (SUM8(v.lo) + SUM8(v.hi))

#define CHAIN(W, VECTOR)                                              \
kernel void chain_##W(global float *out, float seed)                  \
{                                                                     \
    VECTOR x = (VECTOR)(FIRST##W) + (VECTOR)(REAL)seed;               \
    VECTOR y = (VECTOR)(REAL)get_local_id(0);                         \
    _Pragma("unroll")                                                 \
    for (int i = 0; i < STEPS / (2 * W); i++) {                       \
        x = y * x + y;                                                \
        y = x * y + x;                                                \
    }                                                                 \
    out[get_global_id(0)] = SUM##W(y);                                \
}

CHAIN(1, REAL)
CHAIN(2, WIDE(REAL, 2))
CHAIN(4, WIDE(REAL, 4))
CHAIN(8, WIDE(REAL, 8))
CHAIN(16, WIDE(REAL, 16))
