/* The BLAS's sgemm_, answered by the lab: each call is sent to the process that POLARIS_SHIM names as two descriptors,
   "READ,WRITE", and comes back as the new C. The order of the checks and the numbers of the arguments are those of the
   reference BLAS; xerbla_ is the caller's. Built by tests/netlib_blas.py. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

extern void xerbla_(const char *name, const int *number, size_t length);

static int from_lab = -1, to_lab = -1;

static void broken(const char *what) { fprintf(stderr, "sgemm_shim: the lab does not %s\n", what); _exit(3); }

static void send(const void *data, size_t bytes) {
    for (const char *at = data; bytes > 0;) {
        ssize_t done = write(to_lab, at, bytes);
        if (done <= 0) broken("listen");
        at += done, bytes -= done;
    }
}

static void receive(void *data, size_t bytes) {
    for (char *at = data; bytes > 0;) {
        ssize_t done = read(from_lab, at, bytes);
        if (done <= 0) broken("answer");
        at += done, bytes -= done;
    }
}

/* 0 for N, 1 for T or C, -1 for anything else */
static int turned(const char *letter) {
    switch (*letter) {
        case 'N': case 'n': return 0;
        case 'T': case 't': case 'C': case 'c': return 1;
        default: return -1;
    }
}

static int most(int a, int b) { return a > b ? a : b; }

void sgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha,
            const float *a, const int *lda, const float *b, const int *ldb, const float *beta, float *c,
            const int *ldc, size_t length_a, size_t length_b) {
    const int ta = turned(transa), tb = turned(transb), a_rows = ta ? *k : *m, b_rows = tb ? *n : *k;
    const int wrong = ta < 0 ? 1 : tb < 0 ? 2 : *m < 0 ? 3 : *n < 0 ? 4 : *k < 0 ? 5 : *lda < most(1, a_rows) ? 8
                    : *ldb < most(1, b_rows) ? 10 : *ldc < most(1, *m) ? 13 : 0;
    if (wrong) { xerbla_("SGEMM ", &wrong, 6); return; }
    if (to_lab < 0) {
        const char *where = getenv("POLARIS_SHIM");
        if (!where || sscanf(where, "%d,%d", &from_lab, &to_lab) != 2) broken("say where it is");
    }
    const int head[] = {ta, tb, *m, *n, *k, *lda, *ldb, *ldc};
    const float scalars[] = {*alpha, *beta};
    send(head, sizeof head);
    send(scalars, sizeof scalars);
    send(a, 4 * (size_t)*lda * (ta ? *m : *k));   /* columns of a whole leading dimension, */
    send(b, 4 * (size_t)*ldb * (tb ? *k : *n));
    send(c, 4 * (size_t)*ldc * *n);               /* so that what lies between them comes back too, and is compared */
    receive(c, 4 * (size_t)*ldc * *n);
}
