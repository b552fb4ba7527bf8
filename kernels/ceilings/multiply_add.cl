/* multiply_add: eight chains of multiply-adds in registers that do not wait for one another.

   idea    Nothing is loaded, so only the arithmetic limits the rate. The pair is written as x * factor + 0.5f, and the
           compiler chooses: it takes the fused form where that is fast. fma() would force it where it is slow (gfx803:
           a quarter of the rate or worse).
   flops   2 * width of REAL * 16 for each round of each work-item                                      */

#ifndef REAL
#define REAL float4   /* type of a chain: float, float4 or wider, as suits the device's vector units */
#endif
#define STEP(x) x = x * factor + 0.5f;
#define ALL STEP(a) STEP(b) STEP(c) STEP(d) STEP(e) STEP(f) STEP(g) STEP(h)

kernel void multiply_add(int rounds, float scale, global REAL *out)
{
    const REAL factor = (REAL)scale, first = (REAL)(get_local_id(0) * 0.01f);
    REAL a = first, b = a + 1, c = a + 2, d = a + 3, e = a + 4, f = a + 5, g = a + 6, h = a + 7;
    for (int i = 0; i < rounds; i++) {
        ALL
        ALL
    }
    out[get_global_id(0)] = a + b + c + d + e + f + g + h;
}
