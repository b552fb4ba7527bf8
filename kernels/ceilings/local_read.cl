/* local_read: read local memory over and over, neighbours side by side, into eight sums.

   idea    Each work-item walks its work-group's array; neighbours read neighbours, so no bank is asked twice at once.
   bytes   8 * size of REAL for each round of each work-item                                            */

#ifndef REAL
#define REAL float4   /* type of an element: float, float2, float4 or wider */
#endif
#ifndef ITEMS
#define ITEMS 64      /* work-items of a work-group, a power of two, and elements of its array */
#endif
#define READ(sum, step) sum += tile[(at + step * 8) & (ITEMS - 1)];

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1)))
void local_read(int rounds, float scale, global REAL *out)
{
    local REAL tile[ITEMS];
    tile[get_local_id(0)] = (REAL)(scale * get_local_id(0));
    barrier(CLK_LOCAL_MEM_FENCE);

    int at = get_local_id(0);
    REAL a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0;
    for (int i = 0; i < rounds; i++) {
        READ(a, 0) READ(b, 1) READ(c, 2) READ(d, 3) READ(e, 4) READ(f, 5) READ(g, 6) READ(h, 7)
        at += (int)scale;  /* unknown to the compiler, so that no read is done only once */
    }
    out[get_global_id(0)] = a + b + c + d + e + f + g + h;
}
