/* read_rate: each work-item reads 16 vectors of floats and writes one sum: what a card's memory gives, by vector width.

   idea    The time of a launch is the time of its reads, since 16 of them stand against one small store. Neighbouring
           work-items read neighbouring vectors. Two patterns differ in how far a work-item's own reads lie apart, and
           a benchmark takes the faster one:

           near_W   one work-group apart: a work-group reads a piece of 16 work-groups' vectors, and nobody else does
           far_W    one launch apart: all work-items go through the buffer together, a sixteenth of it at a time

   bytes   16 * 4 W for each work-item, and 4 written
   needs   a buffer of 16 W floats for each work-item
   origin  the measure of clpeak (github.com/krrishnarraj/clpeak), whose figures are published; this text is our own */

#define READS 16
#define NEAR (get_group_id(0) * get_local_size(0) * READS + get_local_id(0))
#define FAR get_global_id(0)

#define SUM1(v) (v)
#define SUM2(v) (v.x + v.y)
#define SUM4(v) (SUM2(v.lo) + SUM2(v.hi))
#define SUM8(v) (SUM4(v.lo) + SUM4(v.hi))
#define SUM16(v) (SUM8(v.lo) + SUM8(v.hi))

#define READ(name, REAL, first, step, sum)                  \
kernel void name(global const REAL *in, global float *out)  \
{                                                           \
    uint at = first;                                        \
    REAL total = 0.0f;                                      \
    for (int i = 0; i < READS; i++, at += step)             \
        total += in[at];                                    \
    out[get_global_id(0)] = sum(total);                     \
}
#define BOTH(W, REAL)                                             \
    READ(near_##W, REAL, NEAR, get_local_size(0), SUM##W)         \
    READ(far_##W, REAL, FAR, get_global_size(0), SUM##W)

BOTH(1, float)
BOTH(2, float2)
BOTH(4, float4)
BOTH(8, float8)
BOTH(16, float16)
