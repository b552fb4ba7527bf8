/* lane_stride: work-items read words `stride` apart, again and again: what a wave's load costs by the lines it touches.

   idea    With a stride of 1 a wave of 64 reads four lines of 64 bytes, with 16 or more it reads 64 lines. The buffer is
           as long as a power of two, and every index is cut to it. Each round begins one word further on, so that in
           time all words are read at each stride.

   bytes   4 * 8 of use for each work-item and round
   needs   `mask` is the floats of `in` less one, a power of two less one; one float for each work-item in `out`     */

#define READS 8

kernel void lane_stride(global const float *in, int stride, int mask, int rounds, global float *out)
{
    uint at = (uint)get_global_id(0) * stride;
    const uint step = (uint)get_global_size(0) * stride;
    float sum = 0.0f;
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < READS; i++)
            sum += in[(at + i * step) & mask];
        at += READS * step + 1;
    }
    out[get_global_id(0)] = sum;
}
