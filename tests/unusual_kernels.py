"""Kernels that are right and written in unusual ways: their names, types, heads, tiles, and OpenCL C 1.2."""

from __future__ import annotations

HEAD = """kernel void gemm_right(int M, int N, int K, float alpha, global const float *A, int lda,
                       global const float *B, int ldb, float beta, global float *C, int ldc)
"""
PLACE = """    const int col = get_global_id(0), row = get_global_id(1);
"""
SUM = """    float sum = 0;
    if (row < M && col < N)
        for (int k = 0; k < K; k++)
            sum += A[(long)row * lda + k] * B[(long)k * ldb + col];
"""
STORE = """    if (row < M && col < N) {
        const long at = (long)row * ldc + col;
        C[at] = beta == 0 ? alpha * sum : alpha * sum + beta * C[at];
    }
"""
BODY = "{\n" + PLACE + SUM + STORE + "}\n"
PLAIN = HEAD + BODY
TILES = """    const int x = get_local_id(0), y = get_local_id(1);
    float sum = 0;
    for (int first = 0; first < K; first += 8) {
        a[y][x] = row < M && first + x < K ? A[(long)row * lda + first + x] : 0;
        b[y][x] = col < N && first + y < K ? B[(long)(first + y) * ldb + col] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < 8; k++)
            sum += a[y][k] * b[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
"""
GROUP = "__attribute__((reqd_work_group_size(8, 8, 1)))"
TILED = "{\n    local float a[8][8], b[8][8];\n" + PLACE + TILES + STORE + "}\n"


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """Replace texts of a kernel that must be there."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def summed(loop: str) -> str:
    """Write a kernel whose work-items with an element of C run `loop`, which adds to `sum`."""
    return (HEAD + "{\n" + PLACE + "    float sum = 0;\n    if (row < M && col < N) {\n" + loop + "    }\n"
            + STORE + "}\n")


FLAT = """    local float partial[64];
    const int x = get_local_id(0), y = get_local_id(1), me = y * 8 + x;
"""
TREE = "{\n" + FLAT + """    for (int i = 0; i < 64; i++) {
        const int col = get_group_id(0) * 8 + i % 8, row = get_group_id(1) * 8 + i / 8;
        float mine = 0;
        if (row < M && col < N)
            for (int k = me; k < K; k += 64)
                mine += A[(long)row * lda + k] * B[(long)k * ldb + col];
        partial[me] = mine;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int half_of = 32; half_of > 0; half_of /= 2) {
            if (me < half_of)
                partial[me] += partial[me + half_of];
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (me == 0) {
            const float sum = partial[0];
""" + STORE.replace("\n    ", "\n            ") + """        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
"""
AT_A, AT_B = "A[(long)row * lda + k]", "B[(long)k * ldb + col]"
LOOP = f"        for (int k = 0; k < K; k++)\n            sum += {AT_A} * {AT_B};\n"
RIGHT = {
    "name by macro": "#define NAME gemm_right\n" + PLAIN.replace("gemm_right", "NAME"),
    "name by pasting": "#define JOIN(a, b) a##_##b\n" + PLAIN.replace("gemm_right", "JOIN(gemm, right)"),
    "head by macro": "#define KERNEL(name) kernel void name\n" + PLAIN.replace("kernel void gemm_right",
                                                                              "KERNEL(gemm_right)"),
    "attribute before void": (HEAD + TILED).replace("kernel void", f"kernel {GROUP} void"),
    "attribute after void": (HEAD + TILED).replace("kernel void", f"kernel void {GROUP}"),
    "attribute before kernel": f"{GROUP} " + HEAD + TILED,
    "attributes that nest": (HEAD + TILED).replace(
        "kernel void", f"__kernel\n{GROUP}\n__attribute__((vec_type_hint(float4)))\nvoid"),
    "attribute with macros": "#define SIDE 8\n" + (HEAD + TILED).replace(
        "kernel void", "kernel __attribute__((reqd_work_group_size(SIDE, SIDE, (1))))\nvoid"),
    "void before kernel": PLAIN.replace("kernel void", "void kernel"),
    "typedef": "typedef float real;\n" + PLAIN.replace("float", "real"),
    "typedef of a pointer": "typedef global float *to;\n" + PLAIN.replace("global float *C", "to C"),
    "typedef of a vector": "typedef float4 quad;\n" + summed(
        f"        quad sums = 0;\n        for (int k = 0; k < K; k++)\n            sums[0] += {AT_A} * {AT_B};\n"
        "        sum = sums.x;\n"),
    "defined type": "#define real float\n" + PLAIN.replace("float", "real"),
    "brackets around a parameter": PLAIN.replace("float *C", "float (*C)"),
    "array parameters": replaced(PLAIN, ("global float *C", "global float C[]"), ("const float *A", "const float A[]")),
    "const after float": PLAIN.replace("global const float *", "float const global * restrict const "),
    "underscores": PLAIN.replace("kernel", "__kernel").replace("global float", "__global float"),
    "other names": replaced(PLAIN, ("alpha", "scale"), ("beta", "keep"), ("ldc", "pitch")),
    "a second definition in a dead #ifdef": PLAIN + "#ifdef NEVER\n" + PLAIN.replace("sum +=", "sum -=") + "#endif\n",
    "a second definition in #if 0": "#if 0\nkernel void gemm_right(float4 *what's this)\n#endif\n" + PLAIN,
    "one of two definitions": f"#if defined(NEVER)\n{PLAIN.replace('int M', 'long M')}#else\n{PLAIN}#endif\n",
    "a declaration first": HEAD + ";\n" + PLAIN,
    "a helper": "float times(float x, float y);\nfloat times(float x, float y) { return x * y; }\n" + summed(
        LOOP.replace(f"{AT_A} * {AT_B}", f"times({AT_A}, {AT_B})")),
    "a helper that stores": "static inline void put(global float *to, float value) { *to = value; }\n" + PLAIN.replace(
        "C[at] = beta == 0 ? alpha * sum : alpha * sum + beta * C[at];",
        "put(C + at, beta == 0 ? alpha * sum : alpha * sum + beta * C[at]);"),
    "a body by macro": f"#define ADD(k) sum += {AT_A} * {AT_B}\n" + summed(
        "        for (int k = 0; k < K; k++)\n            ADD(k);\n"),
    "a quote in a constant": summed("        const char quote = '\"', slash = '\\\\'; /* \" */\n" + LOOP.replace(
        "sum +=", "sum += (quote != slash) *")),
    "a backslash in a comment": summed("        // of a path C:\\\n        sum = 1;\n" + LOOP),
    "tree": HEAD + TREE,
    "a tile partly filled": HEAD + TILED.replace(
        "a[y][x] = row < M && first + x < K ? A[(long)row * lda + first + x] : 0;",
        "if (row < M && first + x < K) a[y][x] = A[(long)row * lda + first + x];").replace(
        "b[y][x] = col < N && first + y < K ? B[(long)(first + y) * ldb + col] : 0;",
        "if (col < N && first + y < K) b[y][x] = B[(long)(first + y) * ldb + col];").replace(
        "k < 8; k++", "k < min(8, K - first); k++"),
    "a tile cleared first": HEAD + TILED.replace(
        "    float sum = 0;\n", "    float sum = 0;\n    if (y == 0) a[0][x] = 0;\n"
        "    barrier(CLK_LOCAL_MEM_FENCE);\n"),
    "a local pointer as parameter of a helper": "void load(local float *to, float value) { *to = value; }\n" + HEAD
        + TILED.replace("a[y][x] = ", "load(&a[y][x], ").replace("+ first + x] : 0;", "+ first + x] : 0);"),
    "atomic_xchg": PLAIN.replace("C[at] = beta == 0 ? alpha * sum : alpha * sum + beta * C[at];",
                                 "atomic_xchg(C + at, beta == 0 ? alpha * sum : alpha * sum + beta * C[at]);"),
    "atomic counter": HEAD + replaced(
        TILED, ("    float sum = 0;\n", """    float sum = 0;
    local int count;
    if (x + y == 0) count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&count);
""")),
    "printf": PLAIN.replace(STORE, '    if (row < 0) printf("%d \\"%f\\"\\n", row, sum);\n' + STORE),
    "vectors of three": summed("""        int k = 0;
        for (; k + 3 <= K; k += 3) {
            const float3 a = vload3(0, A + (long)row * lda + k);
            global const float *b = B + (long)k * ldb + col;
            sum += dot(a, (float3)(b[0], b[ldb], b[2L * ldb]));
        }
        for (; k < K; k++)
            sum += A[(long)row * lda + k] * B[(long)k * ldb + col];
"""),
    "async_work_group_copy": HEAD + """{
    local float a[64];
""" + PLACE + """    const int top = get_group_id(1) * 8, x = get_local_id(0), y = get_local_id(1);
    float sum = 0;
    for (int first = 0; first < K; first += 8) {
        const int wide = min(8, K - first);
        event_t done = 0;
        for (int i = 0; i < 8; i++)
            if (top + i < M)
                done = async_work_group_copy(a + 8 * i, A + (long)(top + i) * lda + first, (size_t)wide, done);
        wait_group_events(1, &done);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (row < M && col < N)
            for (int k = 0; k < wide; k++)
                sum += a[8 * y + k] * B[(long)(first + k) * ldb + col];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
""" + STORE + "}\n",
    "switch": summed("""        const int whole = K & ~3;
        for (int k = 0; k < whole; k++)
            sum += A[(long)row * lda + k] * B[(long)k * ldb + col];
        switch (K & 3) {
        case 3: sum += A[(long)row * lda + whole + 2] * B[(long)(whole + 2) * ldb + col];
        case 2: sum += A[(long)row * lda + whole + 1] * B[(long)(whole + 1) * ldb + col];
        case 1: sum += A[(long)row * lda + whole] * B[(long)whole * ldb + col];
        }
"""),
    "switch in the loop": summed("""        for (int k = 0; k < K; k++)
            switch (k & 1) {
            case 0: sum += A[(long)row * lda + k] * B[(long)k * ldb + col]; break;
            default: sum = fma(A[(long)row * lda + k], B[(long)k * ldb + col], sum);
            }
"""),
    "size_t": summed(LOOP.replace("int k = 0; k < K", "size_t k = 0; k < (size_t)K")),
    "goto": summed(f"        int k = 0;\n    next:\n        if (k < K) {{\n            sum += {AT_A} * {AT_B};\n"
                   "            k++;\n            goto next;\n        }\n"),
    "a struct": "typedef struct { float sum; int count; } Part;\n" + summed(
        "        Part part = { 0 };\n" + LOOP.replace("sum +=", "part.sum +=") + "        sum = part.sum;\n"),
    "a union": summed("        union { float value; int bits; } part;\n        part.value = 0;\n" + LOOP.replace(
        "sum +=", "part.value +=") + "        sum = part.value;\n"),
    "as_ and convert_": summed(LOOP.replace("sum +=", "sum += as_float(convert_int(0.0f)) +")),
    "a constant table": "constant float one[2] = { 1.0f, 1.0f };\n" + summed(LOOP.replace("sum +=",
                                                                                         "sum += one[k & 1] *")),
    "an enumeration": "enum { STEP = 1 };\n" + summed(LOOP.replace("k++", "k += STEP")),
    "a float4 literal": summed(LOOP.replace("sum +=", "sum += ((float4)(1, 2, 3, 4)).x *")),
    "unrolled": summed("        #pragma unroll 4\n" + LOOP).replace(
        "kernel", "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\nkernel"),
    "do while": summed(f"        int k = 0;\n        if (K) do {{\n            sum += {AT_A} * {AT_B};\n"
                       "        } while (++k < K);\n"),
    "old style comments and blanks": "/* kernel void gone(int x) */\n" + PLAIN.replace(", ", " /* , */ ,\n\t"),
    "digraphs": PLAIN.replace("{", "<%").replace("}", "%>"),
    "spliced lines": PLAIN.replace("kernel void", "kernel \\\nvoid").replace("sum +=", "su\\\nm +="),
}
