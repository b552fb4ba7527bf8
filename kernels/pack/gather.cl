/* gather: a dense row-major copy of a matrix with any strides, negative ones too.

   idea    Work-item (x, y) copies one element: from offset + y * down + x * across, to y * columns + x.
           Strides and offset are in elements of the buffer that the matrix is a view of.

   LDS     none
   needs   nothing                                                                                     */

kernel void gather(int rows, int columns, global const float *in, long offset, long down, long across,
                   global float *out)
{
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    if (row < rows && column < columns)
        out[(long)row * columns + column] = in[offset + row * down + column * across];
}
