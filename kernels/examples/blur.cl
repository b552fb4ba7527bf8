/* blur: each byte of an image becomes the rounded mean of its 3 x 3 neighbourhood, cut at the edges.

   idea    Loads and stores of one byte each, sums in whole numbers.

           a b c
           d E f      E' = (a + b + c + d + E + f + g + h + i + count / 2) / count
           g h i

   LDS     none
   needs   nothing                                                                                     */

kernel void blur(global const uchar *in, global uchar *out, int width, int height)
{
    const int column = get_global_id(0), row = get_global_id(1);
    uint sum = 0, count = 0;
    if (column >= width || row >= height)
        return;
    for (int down = -1; down <= 1; down++)
        for (int across = -1; across <= 1; across++) {
            const int r = row + down, c = column + across;
            if (r >= 0 && r < height && c >= 0 && c < width) {
                sum += in[r * width + c];
                count++;
            }
        }
    out[row * width + column] = (sum + count / 2) / count;
}
