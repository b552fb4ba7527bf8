"""Launch any kernel on a device: build it, copy its arrays there, run it, and copy them back."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.memoize import sha256
from polaris_lab.base.paths import KERNELS
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import refuse_stray, wait_for
from polaris_lab.device.host_clock import HostSpan
from polaris_lab.model.kernel_source import KernelSource, build_options, require_files, source_of
from polaris_lab.model.launch_arguments import LocalMemory, Parameter, Sizes, matched, sizes_of, without_typedefs
from polaris_lab.model.source_text import include_options, token_hash, with_included

ARGUMENT_INFO = "-cl-kernel-arg-info"
MOST_GROUPS = 2**32 - 1
"""Work-groups of one launch: drivers count them in 32 bits, and PoCL ends the process where they are too many."""
PILOT_PART = 64
"""A launch on a device with a time limit first runs one in this many of its work-groups."""
_SPACES = {cl.kernel_arg_address_qualifier.GLOBAL: "global", cl.kernel_arg_address_qualifier.LOCAL: "local",
           cl.kernel_arg_address_qualifier.CONSTANT: "constant"}


@dataclass(frozen=True)
class DeviceLaunch:
    """Holds one launch on a device.

    `args` are the arguments as the kernel left them, in the order given. `device_ms` is the kernel's own time by the
    device's clock, `host_ms` the whole call: build, copies and kernel. `clock` says whose clock `device_ms` is by:
    "device", or "host" where the driver's timestamps cannot be trusted.
    """

    function: str
    device: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...] | None
    device_ms: float
    host_ms: float
    args: tuple[Any, ...] = field(repr=False)
    clock: str = "device"


def launch(session: Session, source: str | Path | bytes, function: str, global_size: int | Sequence[int],
           local_size: int | Sequence[int] | None, args: Sequence[Any], options: Sequence[str] = (),
           offset: int | Sequence[int] | None = None, max_launch_s: float | None = None) -> DeviceLaunch:
    """Launch the kernel `function` of a source on the device of `session`; `Lab.launch` says what each argument is."""
    begin = time.perf_counter()
    prepared = prepare(session, source, function, global_size, local_size, args, options, offset, max_launch_s)
    try:
        [event] = prepared.run()
        with driver_errors(session.device):
            results = prepared.results()
    except BaseException:  # an interrupt: the buffers may not go while the device works in them
        session.queue.finish()
        raise
    with driver_errors(session.device):
        device_ms = (event.profile.end - event.profile.start) * 1e-6
    return DeviceLaunch(function, session.device.name, prepared.sizes.whole, prepared.sizes.local, device_ms,
                        (time.perf_counter() - begin) * 1e3, results, session.device.clock)


@dataclass(frozen=True, eq=False)
class Prepared:
    """Holds a launch that is built and whose arguments are set, to be run any number of times."""

    session: Session
    kernel: cl.Kernel
    function: str
    sizes: Sizes
    uploads: _Uploads

    def run(self) -> list[cl.Event | HostSpan]:
        """Run it once and wait."""
        event = _enqueue(self.session, self.kernel, self.function, self.sizes.whole, self.sizes)
        with driver_errors(self.session.device):
            event.wait()
        return [event]

    def refill(self) -> None:
        """Copy the arrays to the device again, as they were given."""
        self.uploads.fill()

    def results(self) -> tuple[Any, ...]:
        """Copy the arrays back; return the arguments in their order."""
        return self.uploads.results()


def prepare(session: Session, source: str | Path | bytes, function: str, global_size: int | Sequence[int],
            local_size: int | Sequence[int] | None, args: Sequence[Any], options: Sequence[str] = (),
            offset: int | Sequence[int] | None = None, max_launch_s: float | None = None) -> Prepared:
    """Build a kernel, copy its arrays to the device and set its arguments. Raises as `launch`."""
    sizes = sizes_of(global_size, local_size, offset)
    text = KernelSource("", "the given binary") if isinstance(source, bytes) else source_of(source)
    program = build(session, source, options)
    kernel = session.kernel(program, function, text.name)
    parameters = reported_parameters(kernel)
    if parameters is not None and text.text:
        parameters = _sized(session, text, options, without_typedefs(parameters, text.text))
    given = matched(function, parameters, args, cl_array.Array)
    if len(given) != kernel.num_args:
        raise BadValue("args", f"{function} takes {kernel.num_args} arguments, and args has {len(given)}")
    _require_group(session, kernel, function, sizes)
    uploads = _Uploads(session, given)
    for place, value in enumerate(given):
        _set(session, kernel, function, place, value, uploads)
    if max_launch_s is not None and not any(isinstance(each, cl_array.Array) for each in given):
        _refuse_long(session, kernel, function, sizes, uploads, max_launch_s)
    return Prepared(session, kernel, function, sizes, uploads)


def launch_on(index: str, *asked: Any) -> DeviceLaunch:
    """Make a `launch` on a device by its index: what a child process does."""
    return launch(Session(find(index)), *asked)


def build(session: Session, source: str | Path | bytes, options: Sequence[str]) -> cl.Program:
    """Build a source, or a binary, which takes no options. Raises as `launch`."""
    if not isinstance(source, bytes):
        return _built(session, source_of(source), build_options(options))
    if options:
        raise BadValue("options", "options: a binary is built already; leave them out")
    return session.build_binary(source)


def is_own(source: str | Path | bytes | KernelSource) -> bool:
    """Tell whether a source is a file of the lab's that holds no fault on purpose."""
    folder = None if isinstance(source, bytes) else source_of(source).folder
    return folder is not None and folder.is_relative_to(KERNELS) and folder != KERNELS / "museum"


def code_of(source: str | Path | bytes, function: str, options: Sequence[str]) -> str:
    """Return a hash of all that decides what a kernel does: its text, what that includes, its options."""
    text = source.hex() if isinstance(source, bytes) else token_hash(_text(source_of(source), build_options(options)))
    return sha256(repr((text, function, tuple(options))))


def reported_parameters(kernel: cl.Kernel) -> list[Parameter] | None:
    """Ask the driver for the parameters of a kernel that was built with ARGUMENT_INFO; None where it says nothing."""
    info, parameters = cl.kernel_arg_info, []
    try:
        for place in range(kernel.num_args):
            written, name = (kernel.get_arg_info(place, each) for each in (info.TYPE_NAME, info.NAME))
            space = _SPACES.get(kernel.get_arg_info(place, info.ADDRESS_QUALIFIER), "")
            bare = " ".join(word for word in written.replace("*", " ").split()
                            if word not in ("const", "restrict", "volatile", "global", "__global"))
            if not bare:
                return None
            parameters.append(Parameter(space if "*" in written else "", bare, name))
    except (cl.Error, ValueError):
        return None
    return parameters


def _sized(session: Session, source: KernelSource, options: Sequence[str],
           parameters: Sequence[Parameter]) -> list[Parameter]:
    """Ask the device's compiler for the sizes of structs that are passed by value, since drivers take any number of
    bytes for one."""
    structs = {each.type for each in parameters if not each.space and each.element is None}
    sizes: dict[str, int] = {}
    for name in structs:
        asked = f"{source.text}\nkernel void polaris_lab_size(global uint *size) {{ *size = sizeof({name}); }}\n"
        try:
            program = _built(session, source._replace(text=asked), build_options(options))
        except DeviceError:  # an image, or a name that is not seen at the end of the source
            continue
        size = np.zeros(1, np.uint32)
        with driver_errors(session.device):
            buffer = cl.Buffer(session.context, cl.mem_flags.READ_WRITE, size.nbytes)
            cl.Kernel(program, "polaris_lab_size")(session.queue, (1,), None, buffer)
            cl.enqueue_copy(session.queue, size, buffer)
        sizes[name] = int(size[0])
    return [each._replace(size=sizes.get(each.type)) if not each.space else each for each in parameters]


def _built(session: Session, source: KernelSource, options: tuple[str, ...]) -> cl.Program:
    require_files(source.text, (*options, f"-I{source.folder}") if source.folder else options, source.name)
    text = _text(source, options)
    own = source.folder and source.folder.is_relative_to(KERNELS)
    build = session.build_source if own else session.build_foreign
    return build(text, (*options, *include_options(text, source.folder), ARGUMENT_INFO), source.name)


def _text(source: KernelSource, options: Sequence[str]) -> str:
    """Return the text of a source with what it includes from the folders that options name."""
    named = [Path(each[2:]) for each in options if each.startswith("-I")]
    return with_included(source.text, named, "source") if named else source.text


def _require_group(session: Session, kernel: cl.Kernel, function: str, sizes: Sizes) -> None:
    """Raise ValueError for a work-group that the device or the kernel's source does not allow, or for more of them than
    a launch can have."""
    device, info = session.queue.device, cl.kernel_work_group_info
    with driver_errors(session.device):
        required = tuple(kernel.get_work_group_info(info.COMPILE_WORK_GROUP_SIZE, device))
        most = kernel.get_work_group_info(info.WORK_GROUP_SIZE, device)
        limits = device.max_work_item_sizes
    local = (*(sizes.local or ()), 1, 1)[:3] if sizes.local else None
    if any(required) and local != required:
        raise BadValue("local_size",
                       f"local_size is {sizes.local}; the source of {function} requires work-groups of {required}")
    if local and (math.prod(local) > most or any(part > limit for part, limit in zip(local, limits, strict=False))):
        raise BadValue("local_size", f"local_size is {sizes.local}, {math.prod(local)} work-items; for {function} "
                       f"{session.device.name} allows {most}, and {tuple(limits)} in each dimension")
    groups = math.prod(sizes.whole) // (math.prod(local) if local else most)
    if groups > MOST_GROUPS:
        raise BadValue("global_size", f"global_size is {sizes.whole}, {groups:,} work-groups at least; a launch takes "
                       f"{MOST_GROUPS:,} at most: launch it in parts, with offset")


class _Uploads:
    """Holds the buffers of a launch: one for each array, or the device array's own; none is left empty."""

    def __init__(self, session: Session, given: Sequence[Any]) -> None:
        self.session, self._given = session, given
        self._buffers: dict[int, cl.Buffer] = {}
        self._host: dict[int, np.ndarray] = {}
        arrays = {id(each): each for each in given if isinstance(each, np.ndarray)}
        for array in arrays.values():
            for limit, what in ((session.device.max_alloc, "in one buffer"), (session.device.global_mem, "in all")):
                if array.nbytes > limit:
                    raise DeviceError(f"an array of {array.nbytes:,} bytes: {session.device.name} allows {limit:,} "
                                      f"{what}")
        with driver_errors(session.device):
            for key, array in arrays.items():
                dense = self._host[key] = np.ascontiguousarray(array)
                size = max(dense.nbytes, dense.dtype.itemsize)
                self._buffers[key] = cl.Buffer(session.context, cl.mem_flags.READ_WRITE, size)
        self.fill()

    def fill(self) -> None:
        """Copy the arrays to the device."""
        with driver_errors(self.session.device):
            for key, array in self._host.items():
                if array.size:
                    cl.enqueue_copy(self.session.queue, self._buffers[key], array)

    def buffer(self, where: str, value: np.ndarray | cl_array.Array) -> cl.Buffer:
        """Return the buffer of an array. Raises ValueError for a device array that no kernel argument can stand for."""
        if isinstance(value, np.ndarray):
            return self._buffers[id(value)]
        if not value.flags.c_contiguous:
            raise BadValue(where, f"{where} is a device array with gaps; give one without, or its copy()")
        refuse_stray(where, value)
        wait_for(self.session, value, where)
        if not value.size:
            return self.session.nothing
        view = self.session.view(value.base_data, value.offset, 1, value.nbytes, value.nbytes, np.dtype(np.uint8))
        if view is None:
            raise BadValue(where, f"{where} begins {value.offset} bytes into its buffer, where "
                           f"{self.session.device.name} cannot begin one; give its copy()")
        return view.buffer

    def results(self) -> tuple[Any, ...]:
        """Copy the arrays back; return the arguments in their order."""
        found = {}
        for key, array in self._host.items():
            found[key] = np.empty(array.shape, array.dtype)
            if array.size:
                cl.enqueue_copy(self.session.queue, found[key], self._buffers[key])
        return tuple(found.get(id(value), value) for value in self._given)


def _set(session: Session, kernel: cl.Kernel, function: str, place: int, value: Any, uploads: _Uploads) -> None:
    """Set one argument. Raises ValueError with its number when the driver does not take it."""
    where = f"args[{place}]"
    if isinstance(value, LocalMemory):
        if value.bytes > session.queue.device.local_mem_size:
            raise BadValue(where, f"{where} asks for {value.bytes:,} bytes of local memory; {session.device.name} has "
                           f"{session.queue.device.local_mem_size:,}")
        value = cl.LocalMemory(value.bytes)
    elif isinstance(value, (np.ndarray, cl_array.Array)):
        value = uploads.buffer(where, value)
    try:
        kernel.set_arg(place, value)
    except cl.Error as error:
        raise BadValue(where, f"{where}: {function} does not take it there ({error})") from None


def _enqueue(session: Session, kernel: cl.Kernel, function: str, whole: tuple[int, ...],
             sizes: Sizes) -> cl.Event | HostSpan:
    try:
        return session.timed(lambda: cl.enqueue_nd_range_kernel(session.queue, kernel, whole, sizes.local,
                                                                sizes.offset if any(sizes.offset) else None))
    except cl.Error as error:
        raise DeviceError(f"{session.device.name} would not start {function}: {error}") from error


def _refuse_long(session: Session, kernel: cl.Kernel, function: str, sizes: Sizes, uploads: _Uploads,
                 most_s: float) -> None:
    """Raise DeviceError when the launch would, extrapolated from a part of its work-groups, last too long.

    The part is the first rows of the last dimension that can be divided; the arrays are copied to the device again
    after it.
    """
    local = sizes.local or (1,) * len(sizes.whole)
    rows = sizes.whole[-1] // local[-1]
    if rows < PILOT_PART:
        return
    part = rows // PILOT_PART * local[-1]
    event = _enqueue(session, kernel, function, (*sizes.whole[:-1], part), sizes)
    with driver_errors(session.device):
        event.wait()
        seconds = (event.profile.end - event.profile.start) * 1e-9 * sizes.whole[-1] / part
    if seconds > most_s:
        raise DeviceError(f"{function} would take about {seconds:.2g} s, longer than max_launch_s = {most_s:g}; give "
                          "it fewer work-items, or set lab.max_launch_s")
    uploads.fill()
