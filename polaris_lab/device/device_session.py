"""Open a device for work: its context, queue, built programs and buffers, and launches that are ready to run."""

from __future__ import annotations

import contextlib
import functools
import itertools
import math
import os
import textwrap
import threading
import time
import warnings
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError, build_failure, compiler_ended
from polaris_lab.base.paths import KERNELS
from polaris_lab.device import pocl_cache, wgmma
from polaris_lab.device.device import WGMMA, Device, find
from polaris_lab.device.host_clock import HostSpan, time_on_host
from polaris_lab.device.pools import Pool
from polaris_lab.device.program_binary import describe, instructions
from polaris_lab.model import kernel_signature
from polaris_lab.model.device_matrix import GUARD_ELEMENTS, DeviceMatrix, bytes_of
from polaris_lab.model.kernel_catalogue import require
from polaris_lab.model.kernel_source import require_files
from polaris_lab.model.kernel_spec import DENORMS_ARE_ZERO, FLUSH_FLOAT32, LANGUAGE, KernelSpec
from polaris_lab.model.launch_plan import LaunchPlan, PlannedLaunch, plan_launches
from polaris_lab.model.problem import FLOAT32, MatrixLayout, Problem
from polaris_lab.model.source_text import include_options, token_hash
from polaris_lab.model.tuned_configs import bind


class driver_errors:
    """Turns an exception of the OpenCL driver into a DeviceError with the driver's message, in a `with` block.

    It is a class since each call of a product enters several: a generator takes thrice as long.
    """

    def __init__(self, device: Device) -> None:
        self.device = device

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, (cl.Error, MemoryError)):  # Oclgrind's way to say that a buffer is too large is Python's
            raise DeviceError(f"{self.device.name}: {error}") from error


ALIGNMENT = 16
"""Bytes that a host array must be aligned to for a kernel to read it where it lies: those of a float4."""
POOLED_PART = 8
"""Buffers kept for the next call take at most this part of the device's memory."""
RESULTS_PART = 64
"""Buffers of results that callers have let go, kept for later results, take at most this part."""
MAX_TEMPLATES = 64
"""Shapes of which a session keeps an array to make others like it."""
SHARED_PROGRAMS = 128
"""The last programs of a session (LRU), which another session of the same device reuses."""


POCL = "Portable Computing Language"
"""The name of PoCL's platform."""
QUIET = {POCL: ("-w",), "NVIDIA CUDA": ("-w",)}
"""Options by platform that keep its compiler from writing "1 warning generated." to the standard error, where a
notebook shows it. The warning itself is in the log of the build alone."""
UNOPTIMISED = {POCL: ("-cl-opt-disable",)}
"""Options by platform to build what runs once and is not timed. PoCL takes a tenth of the time with them;
Clover's code for a GPU needs the inlining that they leave out."""


class SharedKernel:
    """Holds the kernel object of a function, which all launches of a session share, and the last step that set it."""

    def __init__(self, kernel: cl.Kernel) -> None:
        self.kernel, self.step = kernel, 0


class Step(NamedTuple):
    """Holds one launch that is ready: `function` and its arguments; `name` says what it is for.

    Each has another `number`.
    """

    name: str
    shared: SharedKernel
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    arguments: list[np.generic | cl.Buffer]
    function: str
    number: int

    @property
    def kernel(self) -> cl.Kernel:
        """Return the kernel object."""
        return self.shared.kernel

    def start(self, queue: cl.CommandQueue, after: Sequence[cl.Event] | None = None) -> cl.Event:
        """Set the arguments, unless they are set, and enqueue behind the events `after`."""
        shared = self.shared
        if shared.step != self.number:
            shared.kernel.set_args(*self.arguments)
            shared.step = self.number
        return cl.enqueue_nd_range_kernel(queue, shared.kernel, self.global_size, self.local_size, None, after)


_step_numbers = itertools.count(1)


class Launch:
    """Holds the launches of one problem, ready to run: calling it enqueues all of them and returns their events.

    Where the device's timestamps cannot be trusted, each is waited for, and a HostSpan stands for its event.
    """

    def __init__(self, session: Session, plan: LaunchPlan, storages: dict[str, DeviceMatrix],
                 steps: Sequence[Step], source: str) -> None:
        self.session, self.kernel, self._source = session, plan.kernel, source
        kernel = plan.kernel
        self.spec, self.problem, self.config = kernel.spec, kernel.problem, dict(kernel.config)
        self.storages = storages
        self.steps = steps
        self._queue, self._names = session.queue, [step.name for step in steps]
        self._places = [(step, place, name)
                        for step, planned in zip(steps, plan.launches, strict=True)
                        for place, name in enumerate(planned.arguments) if name in plan.operands]

    def __call__(self, after: Sequence[cl.Event] = ()) -> list[cl.Event | HostSpan]:
        """Enqueue behind the events `after`, and return at once. Raises DeviceError with the driver's word."""
        try:
            if self.session.device.clock_fault:
                if after:
                    cl.wait_for_events(after)
                return [time_on_host(self._queue, partial(step.start, self._queue)) for step in self.steps]
            return [step.start(self._queue, None if number else after) for number, step in enumerate(self.steps)]
        except cl.Error as error:
            raise DeviceError(f"{self.session.device.name} would not start {self.spec.name}: {error}") from error

    def rebind(self, buffers: Mapping[str, cl.Buffer]) -> None:
        """Put other buffers, of matrices of the same layout, in the places of the operands: of all, by their names."""
        for step, place, name in self._places:
            step.arguments[place], step.shared.step = buffers[name], 0

    def run(self) -> list[cl.Event | HostSpan]:
        """Enqueue and wait. Raises DeviceError when the device fails on the way."""
        events = self()
        try:  # not `driver_errors`, which costs a microsecond that a tiny kernel would show
            self._queue.finish()
        except cl.Error as error:
            raise DeviceError(f"{self.session.device.name} failed in {self.spec.name}: {error}") from error
        return events

    def timeline(self, events: Sequence[cl.Event | HostSpan]) -> list[tuple[str, cl.Event | HostSpan]]:
        """Pair the events of one run with the names of their launches."""
        return list(zip(self._names, events, strict=True))

    @property
    def options(self) -> tuple[str, ...]:
        """Return the options that the kernel was built with: its own and the device's."""
        return (*self.kernel.options, *self.session.build_options)

    @property
    def source_hash(self) -> str:
        """Return the hash of the source that was built, whatever the file holds by now; see
        `KernelSpec.source_hash`."""
        return token_hash(self._source)

    @property
    def result(self) -> DeviceMatrix:
        """Return the matrix that holds the result on the device."""
        return self.storages[self.problem.result]

    def store(self, target: np.ndarray) -> None:
        """Download the result into a C-contiguous array of its shape; see `Session.store`."""
        self.session.store(self.result, target)

    def output(self) -> np.ndarray:
        """Download the result as a new C-contiguous array, without guards and gaps."""
        return self.session.download(self.result)

    def refill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Upload other inputs of the same shapes into the same buffers."""
        self.session.refill(self.storages, self.problem, inputs)


class _Context:
    """Holds what all sessions of one device share as long as one of them is open: its context, and programs.

    A driver has a cache of what it built, and still takes 25 ms to look a program up there (PoCL).
    """

    def __init__(self, handle: cl.Device) -> None:
        self.context = cl.Context([handle])
        self._programs: dict[tuple[str, tuple[str, ...]], cl.Program] = {}  # what was asked for last comes last
        self._lock = threading.Lock()

    def program(self, key: tuple[str, tuple[str, ...]]) -> cl.Program | None:
        """Return what was built from this source and these options, where it is still kept."""
        with self._lock:
            if program := self._programs.pop(key, None):
                self._programs[key] = program
            return program

    def keep(self, key: tuple[str, tuple[str, ...]], program: cl.Program) -> None:
        """Keep a program for other sessions, unless it includes files, which may change."""
        if "#include" not in key[0]:
            with self._lock:
                self._programs[key] = program
                while len(self._programs) > SHARED_PROGRAMS:
                    del self._programs[next(iter(self._programs))]


_contexts: weakref.WeakValueDictionary[int, _Context] = weakref.WeakValueDictionary()
_opened_in: list[int] = []
"""The process that opened a device first, where one did: this one or one that it was forked from."""


def _refuse_fork(opened_in: int) -> None:
    if opened_in != os.getpid():
        raise DeviceError("this process was forked from one that had opened an OpenCL device, and no driver survives "
                          "that: start it by multiprocessing's \"spawn\" method, and open a lab in it")


class Session:
    """Holds one open device: its context, a profiling queue, and every program built so far.

    The sessions of a device share its context, and what was built last there.
    """

    def __init__(self, device: Device) -> None:
        self.device, self._process = device, os.getpid()
        _refuse_fork(_opened_in[0] if _opened_in else self._process)
        if not _opened_in:
            _opened_in.append(self._process)
        with driver_errors(device):
            handle = device.handle()
            self._shared = _contexts.get(handle.int_ptr) or _contexts.setdefault(handle.int_ptr, _Context(handle))
            self.context = self._shared.context
            self.queue = cl.CommandQueue(self.context, properties=cl.command_queue_properties.PROFILING_ENABLE)
            self.shares_memory = bool(self.queue.device.host_unified_memory) and device.kind == "cpu"
        self.pool = Pool(self.queue, limit=device.global_mem // POOLED_PART)
        self._results = Pool(self.queue, limit=device.global_mem // RESULTS_PART)
        self._templates: dict[tuple[int, int], cl_array.Array] = {}  # without memory, by shape
        self._programs: dict[tuple[str | bytes, tuple[str, ...]], cl.Program] = {}
        self.build_options, self.build_ms = device.build_options, 0.0  # the milliseconds of all builds so far
        self._build_notes: dict[cl.Program, str] = {}
        self._kernels: dict[tuple[cl.Program, str], SharedKernel] = {}
        self.lost = ""  # how the context was lost, once it is: nothing works in it any more
        self.output_seconds: dict[tuple, float] = {}  # what an output was forecast to take, by kernel, config and k

    @functools.cached_property
    def nothing(self) -> cl.Buffer:
        """Return a buffer that stands in the place of one that is given later, or that has no elements."""
        with driver_errors(self.device):
            return cl.Buffer(self.context, cl.mem_flags.READ_WRITE, 4)

    def new_array(self, shape: tuple[int, int]) -> cl_array.Array:
        """Allocate a float32 array of the session's queue, with anything in it. Raises DeviceError with the driver's
        word."""
        with driver_errors(self.device):
            if shape not in self._templates:
                if len(self._templates) == MAX_TEMPLATES:
                    self._templates.clear()
                self._templates[shape] = cl_array.Array(self.queue, shape, FLOAT32, allocator=self._results.allocate,
                                                        data=self.nothing)
            return cl_array.empty_like(self._templates[shape])  # a tenth of the time of a first one

    def require_own_process(self) -> None:
        """Raise DeviceError in a process that was forked after the device was opened, since a call would never return,
        and where the device's context is lost."""
        _refuse_fork(self._process)
        if self.lost:
            raise DeviceError(self.lost)

    def require_context(self, error: DeviceError) -> None:
        """Raise DeviceError, saying what is left, where a call's `error` was the end of this session's context.

        A kernel that faults takes the context with it on most GPUs: whatever is tried in it then fails.
        """
        if self.lost or os.getpid() != self._process:
            return
        try:
            cl.enqueue_copy(self.queue, np.empty(1, np.int32), cl.Buffer(self.context, cl.mem_flags.READ_WRITE, 4))
        except cl.Error:
            if _contexts.get(number := self.queue.device.int_ptr) is self._shared:
                del _contexts[number]  # the next session opens another
            why = textwrap.shorten(str(error), 200, placeholder=" ...")  # of a build that fails it is a whole log
            self.lost = (f"{self.device.name} has lost its context ({why}): builds and device arrays are gone with "
                         "it, NumPy arrays are as they were; open_lab() opens another, in a new process if that fails")
            raise DeviceError(self.lost) from error

    def build(self, spec: KernelSpec, options: Sequence[str]) -> cl.Program:
        """Build the program of `spec`, once per source text and options. Raises DeviceError with the build log."""
        return self._build_text(spec, spec.source(), options)

    def _build_text(self, spec: KernelSpec, source: str, options: Sequence[str]) -> cl.Program:
        """Build `source`, the text of `spec`, which is foreign unless the lab's own folder holds the file."""
        build = self.build_source if _is_own(spec.file) else self.build_foreign
        return build(source, (*options, *include_options(source, spec.file.parent)), spec.file.name)

    def build_all(self, spec: KernelSpec, problem: Problem) -> None:
        """Build what `prepare` will need for `problem`, with the configuration that it gets by default."""
        plan = self.plan(spec, problem)
        for kernel in dict.fromkeys((plan.kernel, *(launch.kernel for launch in plan.launches))):
            self.build(kernel.spec, kernel.options)

    def config(self, spec: KernelSpec, problem: Problem, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """Choose the configuration: `config` where it is given, else what was tuned on this device, else the
        defaults."""
        return dict(bind(spec, problem, self.device.slug, config).config)

    def plan(self, spec: KernelSpec, problem: Problem, config: Mapping[str, int] | None = None) -> LaunchPlan:
        """Plan the launches that solve `problem`, in the configuration that `config` names or `self.config` chooses.

        Raises as `KernelSpec.bind`.
        """
        return plan_launches(bind(spec, problem, self.device.slug, config))

    def build_source(self, source: str, options: Sequence[str], name: str) -> cl.Program:
        """Build a program from its source text; `name` is what an error calls it.

        `build_options` go with `options`: the device's, without those that its compiler refused. Raises DeviceError
        with the build log.
        """
        while (key := (source, (*options, *self.build_options))) not in self._programs:
            try:
                begin = time.perf_counter()
                self._programs[key] = self._shared.program(key) or self._compile(*key)
                self.build_ms += (time.perf_counter() - begin) * 1e3
                self._shared.keep(key, self._programs[key])
            except cl.Error as error:
                if error.code == cl.status_code.INVALID_BUILD_OPTIONS and FLUSH_FLOAT32 in self.build_options:
                    self.build_options = (DENORMS_ARE_ZERO,)  # which every compiler of OpenCL knows
                    continue
                if self.device.platform == POCL and (fault := pocl_cache.fault()):
                    raise DeviceError(fault) from None  # it fails every build, and the kernel is not to blame
                raise DeviceError(build_failure(name, self.device.name, str(error))) from None
        return self._programs[key]

    def _compile(self, source: str, options: Sequence[str]) -> cl.Program:
        """Compile a text. Raises pyopencl.Error with the build log."""
        options = [*options, *QUIET.get(self.device.platform, ())]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", cl.CompilerWarning)  # a driver's chatter on a good build
            program = cl.Program(self.context, source).build(options=options)
            return wgmma.opened(self.context, program) if WGMMA in options and wgmma.MARK in source else program

    def build_foreign(self, source: str, options: Sequence[str], name: str) -> cl.Program:
        """Build as `build_source` a text that is not the catalogue's own: in a child process first, then in this one.

        A text that nests too deep ends the process that the compiler runs in. A child process builds at once: its
        parent says how it ended. Raises DeviceError with the build log, or saying how the compiler ended.
        """
        require_files(source, options, name)
        key = source, (*options, *self.build_options)
        if not (isolation.in_child() or key in self._programs or self._shared.program(key)):
            try:
                isolation.call("polaris_lab.device.device_session:_compile_in_child", self.device.index, *key)
            except ChildDied as died:
                raise DeviceError(compiler_ended(name, self.device.name, died.how)) from None
        return self.build_source(source, options, name)

    def build_binary(self, binary: bytes) -> cl.Program:
        """Build a program from its binary for this device. Raises DeviceError when the device does not take it.

        A binary that is cut off ends the process on some drivers, so that it meets them in a child first.
        """
        if (binary, ()) not in self._programs:
            try:
                how = isolation.call("polaris_lab.device.device_session:_build_binary_in_child", self.device.index,
                                     binary).value
                if not how:
                    self._programs[binary, ()] = cl.Program(self.context, [self.queue.device], [binary]).build()
            except (cl.Error, ChildDied) as error:
                how = error.how if isinstance(error, ChildDied) else " ".join(str(error).split())
            if how:
                raise DeviceError(f"{self.device.name} does not take this binary ({how}); give one that was made for "
                                  "it and is whole, or the kernel's source")
        return self._programs[binary, ()]

    def build_note(self, spec: KernelSpec, problem: Problem) -> str:
        """Say what the device's own options made of the kernel for `problem`, as the end of a sentence.

        Empty where the device has none. The multiply-adds are counted if the program's binary holds an AMD card's code.
        """
        if not self.build_options:
            return ""
        program = self.build(spec, self.plan(spec, problem).kernel.options)
        if program not in self._build_notes:
            try:
                code = f": {describe(instructions(program.get_info(cl.program_info.BINARIES)[0]))}"
            except DeviceError:
                code = ""
            self._build_notes[program] = f"; built with {' '.join(self.build_options)} for {self.device.platform}{code}"
        return self._build_notes[program]

    def timed(self, start: Callable[[], cl.Event]) -> cl.Event | HostSpan:
        """Enqueue one launch by calling `start`; return what its time is read from.

        That is its event, or the host's span of it where the device's timestamps cannot be trusted.
        """
        return time_on_host(self.queue, start) if self.device.clock_fault else start()

    def kernel(self, program: cl.Program, function: str, where: str) -> cl.Kernel:
        """Make a new kernel object. Raises ValueError naming the functions there are."""
        try:
            return cl.Kernel(program, function)
        except cl.Error:
            names = program.get_info(cl.program_info.KERNEL_NAMES).replace(";", ", ")
            raise BadValue("function",
                           f"{where} has no kernel function {function!r}; it has {names or 'none'}") from None

    def prepare(self, spec: KernelSpec, problem: Problem,
                inputs: Mapping[str, np.ndarray | DeviceMatrix] | None = None, *,
                config: Mapping[str, int] | None = None, guards: bool = False, marks: int = 0,
                extra_options: Sequence[str] = ()) -> Launch:
        """Build `spec` and upload `inputs` (stored shapes, by name; seed 0 when left out), ready to run.

        With `guards`, each array lies between guard bands, gaps between rows hold guards, and an output that is
        only written is poisoned; `marks` is the seed of numbers that look like data and stand there instead. Raises
        ValueError for a problem of another signature or outside the kernel's needs, DeviceError when it does not build
        or fit.
        """
        plan = self.plan(spec, problem, config)
        require(plan.kernel)
        return self.ready(plan, problem.inputs(0) if inputs is None else inputs, guards=guards, marks=marks,
                          extra_options=extra_options)

    def ready(self, plan: LaunchPlan, inputs: Mapping[str, np.ndarray | DeviceMatrix], *, guards: bool = False,
              marks: int = 0, extra_options: Sequence[str] = (), source: str = "") -> Launch:
        """Build a plan's kernels and upload `inputs`, ready to run, as `prepare`; `source` is read where it is not
        given."""
        spec, problem = plan.kernel.spec, plan.kernel.problem
        for launch in plan.launches:
            self._require_group(launch)
        source = source or spec.source()
        program = self._build_text(spec, source, (*plan.kernel.options, *extra_options))
        given = {name: array for name, array in inputs.items() if isinstance(array, DeviceMatrix)}
        self.check_room({name: layout for name, layout in (plan.operands | plan.scratch).items() if name not in given})
        storages = {name: self.upload(np.zeros((1, layout.columns), FLOAT32) if name in spec.zeroed else None,
                                      *layout, guards=guards, marks=marks, written_only=name not in spec.zeroed)
                    for name, layout in plan.scratch.items()}
        for name, layout in plan.operands.items():
            written_only = name == plan.result and not problem.reads_result
            storages[name] = given.get(name) or self.upload(inputs.get(name), *layout, guards=guards, marks=marks,
                                                            written_only=written_only, alloc_factor=spec.alloc_factor)
        buffers = {name: storage.buffer for name, storage in storages.items()}
        for name, layout in plan.copies.items():
            self.check_room({"the transposed copy": layout})
            buffers[name] = self.upload(None, *layout, written_only=True).buffer
        steps = []
        for launch in plan.launches:
            own = launch.kernel is plan.kernel
            built = program if own else self.build(launch.kernel.spec, launch.kernel.options)
            steps.append(self._step(launch, built, launch.bound_arguments(buffers)))
        return Launch(self, plan, storages, steps, source)

    def upload(self, array: np.ndarray | None, rows: int, columns: int, ld: int, dtype: np.dtype = FLOAT32, *,
               guards: bool = False, marks: int = 0, written_only: bool = False, alloc_factor: int = 1) -> DeviceMatrix:
        """Make a matrix on the device, filled from `array`; one that is `written_only` is left as it is, or poisoned.

        The allocation is `alloc_factor` times as large as the matrix.
        """
        margin = GUARD_ELEMENTS * dtype.itemsize if guards else 0
        span = MatrixLayout(rows, columns, ld, dtype).span
        with driver_errors(self.device):
            if guards:
                raw = cl.Buffer(self.context, cl.mem_flags.READ_WRITE, max(span * alloc_factor + 2 * margin, 4))
                part = raw.get_sub_region(margin, max(span, dtype.itemsize))
            else:
                raw = part = self.pool.allocate(span * alloc_factor)
            storage = DeviceMatrix(raw, part, rows, columns, ld, dtype, guards, marks)
            if guards or (span and not written_only):
                cl.enqueue_copy(self.queue, raw, bytes_of(array, storage, poison=written_only))
        return storage

    def buffer_of(self, array: np.ndarray, *, written: bool = False) -> cl.Buffer:
        """Make a buffer of the memory of an array, without a copy; see `in_place`. Raises cl.Error."""
        flags = cl.mem_flags.USE_HOST_PTR | (cl.mem_flags.READ_WRITE if written else cl.mem_flags.READ_ONLY)
        return cl.Buffer(self.context, flags, hostbuf=array)

    def in_place(self, array: np.ndarray, *, written: bool = False) -> DeviceMatrix | None:
        """Make a matrix of the memory of a C-contiguous array, without a copy, or return None where that cannot be.

        A CPU device reads and writes the host's memory as it is; kernels may load sixteen aligned bytes at once.
        """
        flags = array.flags  # memory of NumPy's own is aligned; to ask for its address takes a microsecond
        if not (self.shares_memory and array.size and flags.c_contiguous
                and (flags.owndata or array.ctypes.data % ALIGNMENT == 0)):
            return None
        with driver_errors(self.device):
            buffer = self.buffer_of(array, written=written)
        return DeviceMatrix(buffer, buffer, *array.shape, array.shape[1], array.dtype)

    def refill(self, storages: Mapping[str, DeviceMatrix], problem: Problem, inputs: Mapping[str, np.ndarray]) -> None:
        """Upload other inputs of the same shapes into matrices of `problem`; a result that is only written is
        poisoned."""
        for name, array in inputs.items():
            image = bytes_of(array, storages[name], poison=name == problem.result and not problem.reads_result)
            if image.size:
                with driver_errors(self.device):
                    cl.enqueue_copy(self.queue, storages[name].raw, image)

    def view(self, buffer: cl.Buffer, offset: int, rows: int, columns: int, ld: int,
             dtype: np.dtype = FLOAT32) -> DeviceMatrix | None:
        """Make a matrix that lies `offset` bytes into a buffer, or return None where the device cannot begin a
        sub-buffer there."""
        part = buffer
        if offset:
            if offset % (self.queue.device.mem_base_addr_align // 8):
                return None
            with driver_errors(self.device):  # a pooled buffer has no method for a part, the buffer below it has
                whole = cl.Buffer.from_int_ptr(buffer.int_ptr, retain=True)
                part = whole.get_sub_region(offset, MatrixLayout(rows, columns, ld, dtype).span)
        return DeviceMatrix(part, part, rows, columns, ld, dtype)

    def gather(self, buffer: cl.Buffer, offset: int, strides: tuple[int, int], target: DeviceMatrix,
               after: Sequence[cl.Event] = ()) -> cl.Event | HostSpan:
        """Copy a matrix of any strides, in bytes from `offset`, into the dense `target`, behind the events `after`."""
        path = KERNELS / "pack" / "gather.cl"
        kernel = self.kernel(self.build_source(path.read_text(), [LANGUAGE], path.name), "gather", path.name)
        down, across = strides
        with driver_errors(self.device):
            kernel.set_args(np.int32(target.rows), np.int32(target.columns), buffer, np.int64(offset // 4),
                            np.int64(down // 4), np.int64(across // 4), target.buffer)
            return self.timed(lambda: cl.enqueue_nd_range_kernel(self.queue, kernel, (target.columns, target.rows),
                                                                 None, wait_for=[*after]))

    def store(self, storage: DeviceMatrix, target: np.ndarray) -> None:
        """Download a matrix into a C-contiguous array of its shape; a CPU device copies nothing where the matrix was
        made of the array's memory by `in_place`."""
        with driver_errors(self.device):
            if target.size:
                cl.enqueue_copy(self.queue, target, storage.buffer)

    def download(self, storage: DeviceMatrix) -> np.ndarray:
        """Download the matrix as a new C-contiguous array."""
        flat = np.empty(storage.extent, storage.dtype)
        with driver_errors(self.device):
            if flat.size:
                cl.enqueue_copy(self.queue, flat, storage.buffer)
        if storage.ld == storage.columns or not flat.size:
            return flat.reshape(storage.rows, storage.columns)
        return np.ascontiguousarray(storage.matrix(flat))

    def download_raw(self, storage: DeviceMatrix) -> np.ndarray:
        """Download the whole allocation, guards and gaps included, in one dimension."""
        flat = np.empty(storage.raw.size // storage.dtype.itemsize, storage.dtype)
        with driver_errors(self.device):
            cl.enqueue_copy(self.queue, flat, storage.raw)
        return flat

    def _step(self, launch: PlannedLaunch, program: cl.Program, arguments: tuple) -> Step:
        """Make a planned launch ready.

        Raises ValueError when the kernel takes others.
        """
        spec, key = launch.kernel.spec, (program, launch.function)
        try:
            if key not in self._kernels:
                kernel = self.kernel(program, launch.function, spec.file.name)
                # with types `set_args` takes 3 us, and without them 300
                kernel.set_arg_types([each.dtype if isinstance(each, np.generic) else None for each in arguments])
                kernel.set_args(*arguments)
                self._kernels[key] = SharedKernel(kernel)
        except (cl.Error, TypeError):
            raise BadValue("kernel", f"{spec.file.name} does not take the arguments of the {spec.signature} signature: "
                           f"{kernel_signature.advice(spec)}") from None
        return Step(launch.name, self._kernels[key], launch.global_size, launch.local_size, [*arguments],
                    launch.function, next(_step_numbers))

    def _require_group(self, launch: PlannedLaunch) -> None:
        """Raise DeviceError when the device cannot run work-groups of this size."""
        if (items := math.prod(launch.local_size)) > self.device.max_work_group:
            raise DeviceError(f"{launch.kernel.spec.name} needs work-groups of {items} work-items; "
                              f"{self.device.name} allows {self.device.max_work_group}")

    def check_room(self, layouts: Mapping[str, MatrixLayout]) -> None:
        """Raise DeviceError, with the sizes, when matrices of these layouts do not fit."""
        needs = {name: layout.span for name, layout in layouts.items()}
        for name, need in needs.items():
            if need > self.device.max_alloc:
                raise DeviceError(f"{name} ({layouts[name].rows} x {layouts[name].columns}) needs {_bytes(need)}; "
                                  f"{self.device.name} allows {_bytes(self.device.max_alloc)} in one buffer")
        if (total := sum(needs.values())) > self.device.global_mem:
            listed = ", ".join(f"{name} {_bytes(need)}" for name, need in needs.items())
            raise DeviceError(f"the matrices need {_bytes(total)} together ({listed}); {self.device.name} has "
                              f"{_bytes(self.device.global_mem)}")


@functools.lru_cache(256)
def _is_own(file: Path) -> bool:
    return file.is_relative_to(KERNELS)


def _bytes(size: int) -> str:
    return f"{size / 2**30:.1f} GiB" if size >= 2**29 else f"{size / 2**20:.1f} MiB"


def _compile_in_child(device: str, source: str, options: Sequence[str]) -> None:
    with contextlib.suppress(cl.Error):  # the parent meets the same error, and words it
        Session(find(device))._compile(source, options)


def _build_binary_in_child(device: str, binary: bytes) -> str:
    """Return what the driver says against the binary; empty where it builds."""
    session = Session(find(device))
    try:
        cl.Program(session.context, [session.queue.device], [binary]).build()
    except cl.Error as error:
        return " ".join(str(error).split())
    return ""
