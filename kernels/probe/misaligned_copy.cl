/* misaligned_copy: one work-item copies bytes to local memory by cp.async, from an address that may be misaligned.

   idea    NVIDIA's asynchronous copy takes 4, 8 or 16 bytes, and its manual asks that the address be a multiple of
           them. `out` shows what arrived.

   needs   an NVIDIA card of compute capability 8.0 or higher; OFFSET + SIZE bytes in `in`, SIZE in `out`            */

#ifndef SIZE
#define SIZE 16      /* bytes of the copy: 4, 8 or 16 */
#endif
#ifndef OFFSET
#define OFFSET 0     /* bytes before them: 0 to 15 */
#endif
#if SIZE == 16
#define COPY "cp.async.cg.shared.global [%0], [%1], 16;"
#elif SIZE == 8
#define COPY "cp.async.ca.shared.global [%0], [%1], 8;"
#else
#define COPY "cp.async.ca.shared.global [%0], [%1], 4;"
#endif

kernel void misaligned_copy(global const uchar *in, global uchar *out)
{
    local uchar to[16] __attribute__((aligned(16)));
    for (int i = 0; i < 16; i++) to[i] = 0;
    __asm__ volatile(COPY :: "r"((uint)(size_t)to), "l"(in + OFFSET) : "memory");
    __asm__ volatile("cp.async.commit_group;" ::: "memory");
    __asm__ volatile("cp.async.wait_group 0;" ::: "memory");
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < SIZE; i++) out[i] = to[i];
}
