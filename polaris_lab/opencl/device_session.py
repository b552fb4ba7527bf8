"""One device's context, queue, builds and buffers: `prepare` builds and uploads, calling what it returns enqueues."""

from __future__ import annotations

import contextlib
import math
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import numpy as np
import pyopencl as cl

from polaris_lab.base.errors import DeviceError, build_failure
from polaris_lab.base.paths import KERNELS
from polaris_lab.opencl.device import Device
from polaris_lab.opencl.device_matrix import GUARD_ELEMENTS, Storage, bytes_of, extent
from polaris_lab.opencl.pools import Pool, Spares, Step
from polaris_lab.spec.kernel_catalogue import LANGUAGE, KernelSpec, Problem, catalogue, require
from polaris_lab.spec.problem import Gemm, Transpose, layouts, turned_pitch
from polaris_lab.spec.tuned_configs import settle


@contextlib.contextmanager
def driver_errors(device: Device) -> Iterator[None]:
    """Whatever the OpenCL driver throws inside becomes a DeviceError with its words."""
    try:
        yield
    except (cl.Error, MemoryError) as error:  # Oclgrind's way to say that a buffer is too large is Python's own
        raise DeviceError(f"{device.name}: {error}") from error


POOLED_PART = 8
"""Buffers kept for the next call take at most this part of the device's memory."""


class Launch:
    """Work that is ready to run: calling it enqueues every kernel of it and returns their events."""

    def __init__(self, bench: Bench, spec: KernelSpec, problem: Problem, config: dict[str, int],
                 storages: dict[str, Storage], steps: Sequence[Step]) -> None:
        self.bench, self.spec, self.problem, self.config = bench, spec, problem, config
        self.storages = storages
        self.steps = steps
        self._queue = bench.queue
        self._starts = [partial(cl.enqueue_nd_range_kernel, self._queue, *step[1:4]) for step in steps]

    def __call__(self) -> list[cl.Event]:
        """Enqueue, and return at once. Raises DeviceError with the driver's word."""
        try:
            return [start() for start in self._starts]
        except cl.Error as error:
            raise DeviceError(f"{self.bench.device.name} would not start {self.spec.name}: {error}") from error

    def run(self) -> list[cl.Event]:
        """Enqueue and wait. Raises DeviceError when the device fails on the way."""
        events = self()
        try:  # not `driver_errors`, which costs a microsecond that a tiny kernel would show
            self._queue.finish()
        except cl.Error as error:
            raise DeviceError(f"{self.bench.device.name} failed in {self.spec.name}: {error}") from error
        return events

    def timeline(self, events: Sequence[cl.Event]) -> list[tuple[str, cl.Event]]:
        """The events of one run, each with what it was for."""
        return [(step.name, event) for step, event in zip(self.steps, events, strict=True)]

    def forget(self) -> None:
        """Give up the kernels: it cannot be run again."""
        self.steps, self._starts = [], []

    @property
    def result(self) -> Storage:
        """Where the result lies on the device."""
        return self.storages["C" if isinstance(self.problem, Gemm) else "out"]

    def output(self) -> np.ndarray:
        """The result as a new C-contiguous array, without guards and gaps."""
        return self.bench.download(self.result)

    def refill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Put other inputs of the same shapes into the same buffers."""
        self.bench.refill(self.storages, self.problem, inputs)


class Bench:
    """One device: its context, a profiling queue, and every program built so far."""

    def __init__(self, device: Device) -> None:
        self.device = device
        with driver_errors(device):
            self.context = cl.Context([device.handle()])
            self.queue = cl.CommandQueue(self.context, properties=cl.command_queue_properties.PROFILING_ENABLE)
        self.pool = Pool(self.queue, limit=device.global_mem // POOLED_PART)
        self._programs: dict[tuple[str, tuple[str, ...]], cl.Program] = {}
        self._spares = Spares()
        self.output_seconds: dict[tuple, float] = {}  # what an output was forecast to take, by kernel, config and k

    def build(self, spec: KernelSpec, options: Sequence[str]) -> cl.Program:
        """The program of `spec`, built once per source text and options. Raises DeviceError with the build log."""
        return self.build_source(spec.source(), options, spec.file.name)

    def build_all(self, spec: KernelSpec, problem: Problem) -> None:
        """Build what `prepare` will need for `problem`, with the configuration that it gets by default."""
        self.build(spec, spec.options(self.config(spec, problem)))
        if any(spec.turns(problem)):
            turner = catalogue()["transpose"]
            self.build(turner, turner.options())

    def config(self, spec: KernelSpec, problem: Problem, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """What `config` asks for, or else what was tuned on this device, or else the table's defaults; see `tuned_configs.settle`."""
        return settle(spec, problem, self.device.slug, config)

    def build_source(self, source: str, options: Sequence[str], name: str) -> cl.Program:
        """The same for a source text; `name` is what an error calls it."""
        key = source, tuple(options)
        if key not in self._programs:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", cl.CompilerWarning)  # a driver's chatter on a good build
                    self._programs[key] = cl.Program(self.context, source).build(options=list(options))
            except cl.Error as error:
                raise DeviceError(build_failure(name, self.device.name, str(error))) from None
        return self._programs[key]

    def kernel(self, program: cl.Program, function: str, where: str) -> cl.Kernel:
        """A kernel object of its own. Raises ValueError naming the functions there are."""
        try:
            return cl.Kernel(program, function)
        except cl.Error:
            names = program.get_info(cl.program_info.KERNEL_NAMES).replace(";", ", ")
            raise ValueError(f"{where} has no kernel function {function!r}; it has {names or 'none'}") from None

    def retire(self, launch: Launch) -> None:
        """Keep the kernel objects of a launch that will not be run again. What was enqueued has its arguments."""
        self._spares.keep(launch.steps)
        launch.forget()

    def prepare(self, spec: KernelSpec, problem: Problem, inputs: Mapping[str, np.ndarray | Storage] | None = None, *,
                config: Mapping[str, int] | None = None, guards: bool = False,
                extra_options: Sequence[str] = ()) -> Launch:
        """Build `spec` and upload `inputs` (stored shapes, by name; seed 0 when left out), ready to run.

        With `guards`, each array lies between guard bands, gaps between rows hold guards, and an output that is
        only written is poisoned. Raises ValueError for a problem of another signature or outside the kernel's needs,
        DeviceError when it does not build or fit.
        """
        if isinstance(problem, Gemm) != (spec.signature == "gemm"):
            raise ValueError(f"{spec.name} has the signature {spec.signature!r}; it cannot solve a {type(problem).__name__}")
        config = self.config(spec, problem, config)
        require(spec, problem, config)
        program = self.build(spec, (*spec.options(config), *extra_options))
        inputs = problem.inputs(0) if inputs is None else inputs
        arrays = {name: array for name, array in inputs.items() if not isinstance(array, Storage)}
        shapes, scratch = layouts(problem), spec.scratch_sizes(problem, config)
        self.check_room({name: shapes[name] for name in shapes if name in arrays or name not in inputs}
                        | {name: (1, size, size) for name, size in scratch.items()})
        storages = {name: self.upload(None, 1, size, max(size, 1), guards=guards, written_only=True)
                    for name, size in scratch.items()}
        for name, shape in shapes.items():
            given = inputs.get(name)
            written_only = name == "out" or (name == "C" and problem.beta == 0)
            storages[name] = given if isinstance(given, Storage) else self.upload(
                given, *shape, guards=guards, written_only=written_only, room=spec.room)
        if isinstance(problem, Transpose):
            steps = self._transpose_steps(spec.name, spec, program, problem, config, storages["in"], storages["out"])
        else:
            steps = self._gemm_steps(spec, program, problem, config, storages)
        return Launch(self, spec, problem, config, storages, steps)

    def upload(self, array: np.ndarray | None, rows: int, columns: int, ld: int, *, guards: bool = False,
               written_only: bool = False, room: int = 1) -> Storage:
        """A matrix on the device, filled from `array`; one that is `written_only` is left as it is, or poisoned.

        The allocation is `room` times as large as the matrix.
        """
        margin = GUARD_ELEMENTS if guards else 0
        span = extent(rows, columns, ld)
        with driver_errors(self.device):
            if guards:
                raw = cl.Buffer(self.context, cl.mem_flags.READ_WRITE, 4 * max(span * room + 2 * margin, 1))
                part = raw.get_sub_region(4 * margin, 4 * max(span, 1))
            else:
                raw = part = self.pool.allocate(4 * span * room)
            storage = Storage(raw, part, rows, columns, ld, guards)
            if guards or (span and not written_only):
                cl.enqueue_copy(self.queue, raw, bytes_of(array, storage, poison=written_only))
        return storage

    def refill(self, storages: Mapping[str, Storage], problem: Problem, inputs: Mapping[str, np.ndarray]) -> None:
        """Put other inputs of the same shapes into storages of `problem`; a C that is only written is poisoned."""
        for name, array in inputs.items():
            image = bytes_of(array, storages[name], poison=name == "C" and problem.beta == 0)
            if image.size:
                with driver_errors(self.device):
                    cl.enqueue_copy(self.queue, storages[name].raw, image)

    def view(self, buffer: cl.Buffer, offset: int, rows: int, columns: int, ld: int) -> Storage | None:
        """A matrix that lies `offset` bytes into a buffer, or None where the device cannot begin a part of a buffer."""
        if offset and offset % (self.queue.device.mem_base_addr_align // 8):
            return None
        with driver_errors(self.device):
            part = buffer
            if offset:  # a pooled buffer has no method for a part of itself, the buffer below it has
                part = cl.Buffer.from_int_ptr(buffer.int_ptr, retain=True).get_sub_region(offset, 4 * extent(rows, columns, ld))
        return Storage(part, part, rows, columns, ld)

    def gather(self, buffer: cl.Buffer, offset: int, strides: tuple[int, int], target: Storage) -> cl.Event:
        """Copy a matrix of any strides, in bytes from `offset`, into the dense `target`."""
        path = KERNELS / "pack" / "gather.cl"
        kernel = self.kernel(self.build_source(path.read_text(), [LANGUAGE], path.name), "gather", path.name)
        down, across = strides
        with driver_errors(self.device):
            kernel.set_args(np.int32(target.rows), np.int32(target.columns), buffer, np.int64(offset // 4),
                            np.int64(down // 4), np.int64(across // 4), target.buffer)
            return cl.enqueue_nd_range_kernel(self.queue, kernel, (target.columns, target.rows), None)

    def download(self, storage: Storage) -> np.ndarray:
        """The matrix as a new C-contiguous float32 array."""
        flat = np.empty(storage.extent, np.float32)
        with driver_errors(self.device):
            if flat.size:
                cl.enqueue_copy(self.queue, flat, storage.buffer)
        if storage.ld == storage.columns or not flat.size:
            return flat.reshape(storage.rows, storage.columns)
        return np.ascontiguousarray(storage.matrix(flat))

    def download_raw(self, storage: Storage) -> np.ndarray:
        """The whole allocation, guards and gaps included, as float32 in one dimension."""
        flat = np.empty(storage.raw.size // 4, np.float32)
        with driver_errors(self.device):
            cl.enqueue_copy(self.queue, flat, storage.raw)
        return flat

    def _steps(self, name: str, spec: KernelSpec, program: cl.Program, problem: Problem, config: Mapping[str, int],
               *arguments: object) -> list[Step]:
        """One step for each pass; a kernel of one pass goes by `name`, the passes of another by their functions."""
        steps = []
        for function, global_size, local_size in spec.geometry(problem, config):
            if not math.prod(global_size):
                continue  # a pass with nothing to do: its kernel object would be made anew each time, since none is retired
            try:
                if (kernel := self._spares.take(program, function, arguments)) is None:
                    kernel = self.kernel(program, function, spec.file.name)
                    kernel.set_args(*arguments)
            except (cl.Error, TypeError) as error:
                raise ValueError(f"{spec.file.name} does not take the arguments of the {spec.signature} signature: {error}") from None
            if math.prod(local_size) > self.device.max_work_group:
                raise DeviceError(f"{spec.name} needs work-groups of {math.prod(local_size)} work-items; "
                                  f"{self.device.name} allows {self.device.max_work_group}")
            steps.append(Step(name if len(spec.passes) == 1 else function, kernel, global_size, local_size, arguments, program, function))
        return steps

    def _transpose_steps(self, name: str, spec: KernelSpec, program: cl.Program, problem: Transpose, config: Mapping[str, int],
                         source: Storage, target: Storage) -> list[Step]:
        return self._steps(name, spec, program, problem, config, np.int32(problem.rows), np.int32(problem.columns),
                           source.buffer, np.int32(source.ld), target.buffer, np.int32(target.ld))

    def _gemm_steps(self, spec: KernelSpec, program: cl.Program, problem: Gemm, config: Mapping[str, int],
                    storages: Mapping[str, Storage]) -> list[Step]:
        """Turn round what the kernel wants the other way, then the kernel itself."""
        if not problem.m or not problem.n:
            return []
        steps = []
        terms = problem.k if problem.alpha else 0  # alpha == 0 must not read A or B: the sum then has no terms
        a, b, c = storages["A"], storages["B"], storages["C"]
        turn_a, turn_b = spec.turns(problem)
        if terms and turn_a:
            a, turning = self._turned(a, "turn A")
            steps += turning
        if terms and turn_b:
            b, turning = self._turned(b, "turn B")
            steps += turning
        alpha = problem.alpha if terms else 0.0  # an empty sum is 0, even times an infinite alpha
        return [*steps, *self._steps(spec.name, spec, program, problem, config,
                                     np.int32(problem.m), np.int32(problem.n), np.int32(terms), np.float32(alpha),
                                     a.buffer, np.int32(a.ld), b.buffer, np.int32(b.ld),
                                     np.float32(problem.beta), c.buffer, np.int32(c.ld),
                                     *(storages[name].buffer for name in spec.scratch))]

    def _turned(self, matrix: Storage, name: str) -> tuple[Storage, list[Step]]:
        spec = catalogue()["transpose"]
        problem = Transpose(matrix.rows, matrix.columns, matrix.ld, turned_pitch(matrix.rows))
        self.check_room({"the transposed copy": (matrix.columns, matrix.rows, problem.ldo)})
        turned = self.upload(None, matrix.columns, matrix.rows, problem.ldo, written_only=True)
        return turned, self._transpose_steps(name, spec, self.build(spec, spec.options()), problem, {}, matrix, turned)

    def check_room(self, shapes: Mapping[str, tuple[int, int, int]]) -> None:
        """Raise DeviceError, with the sizes, when matrices of these (rows, columns, leading dimension) do not fit."""
        needs = {name: 4 * extent(*shape) for name, shape in shapes.items()}
        for name, need in needs.items():
            if need > self.device.max_alloc:
                rows, columns, _ = shapes[name]
                raise DeviceError(f"{name} ({rows} x {columns}) needs {_bytes(need)}; {self.device.name} allows "
                                  f"{_bytes(self.device.max_alloc)} in one buffer")
        if (total := sum(needs.values())) > self.device.global_mem:
            listed = ", ".join(f"{name} {_bytes(need)}" for name, need in needs.items())
            raise DeviceError(f"the matrices need {_bytes(total)} together ({listed}); {self.device.name} has "
                              f"{_bytes(self.device.global_mem)}")


def _bytes(size: int) -> str:
    return f"{size / 2**30:.1f} GiB" if size >= 2**29 else f"{size / 2**20:.1f} MiB"
