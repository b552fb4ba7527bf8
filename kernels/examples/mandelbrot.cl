/* mandelbrot: after how many steps z -> z * z + c leaves the circle of radius 2, for each point c of an image.

   idea    Neighbours may need 3 steps and 200. A wave of 64 work-items goes on until the last of its points has
           left; the others wait with their lanes off.

           3  3  4   5  4  3
           3  5  9 200  7  4      contraction to a fused multiply-add is switched off, so that every device
           3  4  8  12  6  4      counts the same steps

   LDS     none
   needs   nothing                                                                                     */

#pragma OPENCL FP_CONTRACT OFF

kernel void mandelbrot(global uint *steps, int width, float left, float top, float pixel, uint most)
{
    const int column = get_global_id(0), row = get_global_id(1);
    const float cx = left + column * pixel, cy = top + row * pixel;
    float x = 0.0f, y = 0.0f;
    uint count = 0;
    while (count < most && x * x + y * y <= 4.0f) {
        const float next = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = next;
        count++;
    }
    steps[row * width + column] = count;
}
