// mesa_loader FILE OPTIONS...: build an OpenCL program for the first GPU, and print the device, the driver's version, and
// each kernel with its parameters. The driver itself prints the machine code, as the environment asks for it.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *Handle;
enum { GPU = 4, DEVICE_NAME = 0x102B, DRIVER_VERSION = 0x102D, BUILD_LOG = 0x1183, FUNCTION_NAME = 0x1190,
       NUM_ARGS = 0x1191, ARG_SPACE = 0x1196, ARG_TYPE = 0x1198, ARG_NAME = 0x119A, GROUP_SIZE = 0x11B0 };

static Handle library;

static void *find(const char *name) {
    void *found = dlsym(library, name);
    if (!found) { fprintf(stderr, "no %s\n", name); exit(2); }
    return found;
}

#define CALL(result, name, ...) result (*name)(__VA_ARGS__) = (result (*)(__VA_ARGS__))find(#name)

int main(int count, char **words) {
    library = dlopen("libOpenCL.so.1", RTLD_NOW);
    if (!library) { fprintf(stderr, "%s\n", dlerror()); return 2; }
    CALL(int, clGetPlatformIDs, unsigned, Handle *, unsigned *);
    CALL(int, clGetDeviceIDs, Handle, unsigned long, unsigned, Handle *, unsigned *);
    CALL(int, clGetDeviceInfo, Handle, unsigned, size_t, void *, size_t *);
    CALL(Handle, clCreateContext, void *, unsigned, Handle *, void *, void *, int *);
    CALL(Handle, clCreateProgramWithSource, Handle, unsigned, char **, size_t *, int *);
    CALL(int, clBuildProgram, Handle, unsigned, Handle *, char *, void *, void *);
    CALL(int, clGetProgramBuildInfo, Handle, Handle, unsigned, size_t, void *, size_t *);
    CALL(int, clCreateKernelsInProgram, Handle, unsigned, Handle *, unsigned *);
    CALL(int, clGetKernelInfo, Handle, unsigned, size_t, void *, size_t *);
    CALL(int, clGetKernelArgInfo, Handle, unsigned, unsigned, size_t, void *, size_t *);
    CALL(int, clGetKernelWorkGroupInfo, Handle, Handle, unsigned, size_t, void *, size_t *);
    static char source[1 << 22], options[1 << 16], text[1 << 20];
    static const char *spaces[] = {"local", "constant", "private", "global"};
    FILE *file = fopen(words[1], "r");
    if (!file) { perror(words[1]); return 2; }
    size_t length = fread(source, 1, sizeof source - 1, file);
    for (int i = 2; i < count; i++) { strcat(options, words[i]); strcat(options, " "); }
    Handle platforms[8], device = NULL, kernels[256];
    unsigned found = 0;
    clGetPlatformIDs(8, platforms, &found);
    for (unsigned i = 0; i < found && !device; i++) clGetDeviceIDs(platforms[i], GPU, 1, &device, NULL);
    if (!device) { fprintf(stderr, "no GPU among %u platforms\n", found); return 3; }
    clGetDeviceInfo(device, DEVICE_NAME, sizeof text, text, NULL);
    printf("device %s\n", text);
    clGetDeviceInfo(device, DRIVER_VERSION, sizeof text, text, NULL);
    printf("driver %s\n", text);
    int error;
    char *texts[] = {source};
    Handle context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
    Handle program = clCreateProgramWithSource(context, 1, texts, &length, &error);
    error = clBuildProgram(program, 1, &device, options, NULL, NULL);
    if (error) {
        clGetProgramBuildInfo(program, device, BUILD_LOG, sizeof text, text, NULL);
        printf("log %s\n", text);
        return 1;
    }
    clCreateKernelsInProgram(program, 256, kernels, &found);
    for (unsigned i = 0; i < found; i++) {
        unsigned parameters = 0, space;
        size_t group = 0;
        clGetKernelInfo(kernels[i], FUNCTION_NAME, sizeof text, text, NULL);
        clGetKernelInfo(kernels[i], NUM_ARGS, sizeof parameters, &parameters, NULL);
        clGetKernelWorkGroupInfo(kernels[i], device, GROUP_SIZE, sizeof group, &group, NULL);
        printf("kernel %s %zu\n", text, group);
        for (unsigned j = 0; j < parameters; j++) {
            clGetKernelArgInfo(kernels[i], j, ARG_SPACE, sizeof space, &space, NULL);
            printf("parameter %s", spaces[space & 3]);
            clGetKernelArgInfo(kernels[i], j, ARG_NAME, sizeof text, text, NULL);
            printf(" %s", text);
            clGetKernelArgInfo(kernels[i], j, ARG_TYPE, sizeof text, text, NULL);
            printf(" %s\n", text);
        }
    }
    return 0;
}
