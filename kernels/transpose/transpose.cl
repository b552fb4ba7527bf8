/* transpose: out = in.T through a tile in local memory, so that reads and writes both run along rows.

   idea    A work-group reads TILE x TILE along the rows of `in`, transposes it in local memory, and writes along the
           rows of `out`. One column of padding puts the elements of a tile's column into different banks.

           in   [  ][ab]      tile  a b      out  [  ][  ]
                [  ][cd]            c d           [ac][  ]     work-item (x, y): tile[y][x] in, tile[x][y] out
                                                  [bd][  ]

   LDS     TILE * (TILE + 1) * 4 = 1088 bytes
   needs   nothing                                                                                     */

#ifndef TILE
#define TILE 16   /* side of the tile and of the work-group: 8 or 16 */
#endif

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void transpose(int rows, int columns,
               global const float *in, int ldi,
               global float *out, int ldo)
{
    local float tile[TILE][TILE + 1];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int left = get_group_id(0) * TILE;
    const int top = get_group_id(1) * TILE;

    if (top + y < rows && left + x < columns)
        tile[y][x] = in[(long)(top + y) * ldi + left + x];
    barrier(CLK_LOCAL_MEM_FENCE);

    if (left + y < columns && top + x < rows)
        out[(long)(left + y) * ldo + top + x] = tile[x][y];
}
