"""Check the arguments of a launch against the kernel's parameters, before any device or simulator sees them."""

from __future__ import annotations

import math
import numbers
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.model.problem import refuse_mask
from polaris_lab.model.source_text import without_comments

ELEMENTS = {"char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32,
            "uint": np.uint32, "long": np.int64, "ulong": np.uint64, "half": np.float16, "float": np.float32,
            "double": np.float64}
"""OpenCL C's scalar types that an argument may have, and NumPy's for them (OpenCL C 1.2, section 6.1)."""
_SPELLINGS = {"unsignedchar": "uchar", "unsignedshort": "ushort", "unsignedint": "uint", "unsignedlong": "ulong",
              "unsigned": "uint", "signedchar": "char", "size_t": "ulong", "uintptr_t": "ulong", "ptrdiff_t": "long",
              "intptr_t": "long"}
_TYPE = re.compile(rf"({'|'.join(ELEMENTS)})(2|3|4|8|16)?$")
_TYPEDEF = re.compile(r"\btypedef\s+((?:\w+\s+)+)(\w+)\s*;")
_OPAQUE = re.compile(r"image\w*_t|sampler_t|pipe\b|event_t")


class LocalMemory(NamedTuple):
    """The argument for a kernel's local pointer: how many bytes of local memory it gets."""

    bytes: int


def local(n_bytes: int) -> LocalMemory:
    """Pass `n_bytes` bytes of local memory for a kernel's local pointer: an argument of `Lab.launch` and `sim.launch`.

    Raises ValueError unless `n_bytes` is a whole number above 0.

    >>> ones = np.ones(512, np.float32)
    >>> args = [ones, np.zeros(2, np.float32), 512, pl.local(4 * 128)]
    >>> lab.launch("kernels/examples/reduction.cl", "reduction", 256, 128, args).args[1]
    array([256., 256.], dtype=float32)
    """
    if isinstance(n_bytes, bool) or not isinstance(n_bytes, numbers.Integral) or n_bytes < 1:
        raise BadValue("n_bytes", f"n_bytes is {n_bytes!r}; it must be a whole number of bytes above 0")
    return LocalMemory(int(n_bytes))


class Parameter(NamedTuple):
    """Describes one parameter of a kernel.

    `space` is "global", "constant" or "local" of a pointer and "" of a value, `type` the value's type or the one that
    the pointer points to. `size` is a value's size in bytes where the compiler says it, `name` its name where it does.
    """

    space: str
    type: str
    name: str = ""
    size: int | None = None

    @property
    def element(self) -> tuple[np.dtype, int] | None:
        """Return NumPy's type of one element and how many make a value (4 for float4); None for a struct or the
        like."""
        plain = self.type.replace(" ", "")
        found = _TYPE.match(_SPELLINGS.get(plain, plain))
        return (np.dtype(ELEMENTS[found[1]]), int(found[2] or 1)) if found else None

    @property
    def bytes(self) -> int | None:
        """Return the size of a value in bytes, None where neither the compiler nor the type says it.

        A vector of 3 takes the place of 4 (OpenCL C 1.2, section 6.1.5).
        """
        if self.size is not None or self.element is None:
            return self.size
        dtype, count = self.element
        return dtype.itemsize * (4 if count == 3 else count)

    def __str__(self) -> str:
        return f"{self.space + ' ' if self.space else ''}{self.type}{' *' if self.space else ' '}{self.name}".strip()


def without_typedefs(parameters: Sequence[Parameter], source: str) -> list[Parameter]:
    """Put OpenCL C's own types in the place of names that a source gives them, as in "typedef float real;"."""
    named = {name: " ".join(words.split()) for words, name in _TYPEDEF.findall(without_comments(source))}
    found = []
    for each in parameters:
        kind = each.type
        for _ in named:  # one name may stand for another
            kind = named.get(kind, kind)
        found.append(each._replace(type=kind) if each._replace(type=kind).element else each)
    return found


def matched(function: str, parameters: Sequence[Parameter] | None, args: Sequence[Any],
            device_array: type | tuple[type, ...] = ()) -> list[Any]:
    """Check `args` and convert them for a launch: arrays, NumPy scalars, bytes and LocalMemory.

    Python's own numbers become what the parameter says. `parameters` is None where nothing is known of them.
    `device_array` are further classes that stand for an array. Raises ValueError for a wrong number of arguments or
    one that does not fit its parameter, TypeError for one of a kind that is never an argument, or that only a
    parameter could settle.
    """
    if isinstance(args, (str, bytes, np.ndarray)) or not isinstance(args, Sequence):
        raise BadType("args",
                      f"args is a {type(args).__name__}; give a list with an entry for each of the kernel's parameters")
    if parameters is None:
        return [_by_itself(f"args[{place}]", each, device_array) for place, each in enumerate(args)]
    if len(args) != len(parameters):
        listed = ", ".join(map(str, parameters))
        raise BadValue("args", f"{function} takes {len(parameters)} arguments ({listed}), and args has {len(args)}")
    return [_fitted(f"args[{place}]", function, parameter, each, device_array)
            for place, (parameter, each) in enumerate(zip(parameters, args, strict=True))]


def _by_itself(where: str, value: Any, device_array: type | tuple[type, ...]) -> Any:
    """Check an argument of whose parameter nothing is known."""
    if isinstance(value, (np.ndarray, np.generic, bytes, LocalMemory, device_array)):
        return _plain(where, value) if isinstance(value, (np.ndarray, np.generic)) else value
    if isinstance(value, (bool, int, float)):
        kind = "np.float32" if isinstance(value, float) else "np.int32"
        raise BadType(where, f"{where} is {value!r}, and the kernel's parameters are not known here; say its type, "
                      f"like {kind}({value})")
    raise BadType(where, f"{where} is a {type(value).__name__}; give a NumPy array, a NumPy scalar like np.int32(3), "
                  "bytes, or pl.local(n_bytes)")


def _fitted(where: str, function: str, parameter: Parameter, value: Any,
            device_array: type | tuple[type, ...]) -> Any:
    """Check an argument against its parameter."""
    if _OPAQUE.search(parameter.type):
        raise BadValue(where, f"{where}: {function} takes {parameter} there, and images and samplers are not supported")
    if parameter.space == "local":
        if not isinstance(value, LocalMemory):
            raise BadValue(where,
                           f"{where} is {_said(value)}; {function} takes {parameter} there: give pl.local(n_bytes)")
        return value
    if isinstance(value, LocalMemory):
        wanted = "an array" if parameter.space else "a value"
        raise BadValue(where, f"{where} is local memory; {function} takes {parameter} there: give {wanted}")
    if parameter.space:
        return _array(where, function, parameter, value, device_array)
    if isinstance(value, (np.ndarray, device_array)):
        raise BadValue(where, f"{where} is {_said(value)}; {function} takes {parameter} there, by value: give "
                       f"{_example(parameter)}")
    return _scalar(where, function, parameter, value)


def _array(where: str, function: str, parameter: Parameter, value: Any,
           device_array: type | tuple[type, ...]) -> Any:
    if not isinstance(value, (np.ndarray, device_array)):
        raise BadType(where, f"{where} is {_said(value)}; {function} takes {parameter} there: give a NumPy array")
    if isinstance(value, np.ndarray):
        _plain(where, value)
    if parameter.element is None:
        return value
    dtype, count = parameter.element
    if value.dtype != dtype:
        raise BadValue(where, f"{where} is an array of {value.dtype}; {function} takes {parameter} there: give one of "
                       f"{dtype}, for example by astype(np.{dtype})")
    whole = 4 if count == 3 else count
    if value.size % whole:
        raise BadValue(where, f"{where} has {value.size} elements; {function} takes {parameter} there, {whole} "
                       "elements each: give a multiple of that")
    return value


def _scalar(where: str, function: str, parameter: Parameter, value: Any) -> np.generic | bytes:
    if isinstance(value, (bytes, np.void)):
        size = len(value) if isinstance(value, bytes) else value.itemsize
        if parameter.bytes not in (None, size):
            raise BadValue(where,
                           f"{where} has {size} bytes; {function} takes {parameter} there, {parameter.bytes} bytes")
        return value if isinstance(value, bytes) else value.tobytes()
    if parameter.element is None or parameter.element[1] > 1:
        raise BadType(where,
                      f"{where} is {_said(value)}; {function} takes {parameter} there: give {_example(parameter)}")
    dtype = parameter.element[0]
    if isinstance(value, np.generic):
        if value.dtype != dtype:
            raise BadValue(where,
                           f"{where} is a {value.dtype}; {function} takes {parameter} there: give np.{dtype}({value})")
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or (isinstance(value, float)
                                                                          and dtype.kind != "f"):
        raise BadType(where,
                      f"{where} is {_said(value)}; {function} takes {parameter} there: give {_example(parameter)}")
    if dtype.kind != "f" and not np.iinfo(dtype).min <= value <= np.iinfo(dtype).max:
        raise BadValue(where, f"{where} is {value}; {function} takes {parameter} there, which holds "
                       f"{np.iinfo(dtype).min} to {np.iinfo(dtype).max}")
    return dtype.type(value)


def _plain(where: str, value: np.ndarray | np.generic) -> np.ndarray | np.generic:
    """Raise TypeError for an array or a scalar that no kernel can read: Python objects, bytes in foreign order, or
    elements under a mask."""
    refuse_mask(where, value)
    if value.dtype.hasobject or value.dtype.kind in "USmM":
        raise BadType(where, f"{where} is an array of {value.dtype}; give one of numbers")
    if not value.dtype.isnative:
        raise BadType(where, f"{where} has its bytes in another order than this machine; give "
                      "array.astype(array.dtype.newbyteorder(\"=\"))")
    return value


def _example(parameter: Parameter) -> str:
    if parameter.element is None or parameter.element[1] > 1:
        size = f"{parameter.bytes} " if parameter.bytes is not None else ""
        return f"its {size}bytes, like array.tobytes()"
    dtype = parameter.element[0]
    return f"np.{dtype}({'0.5' if dtype.kind == 'f' else '3'})"


def _said(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}"
    if isinstance(value, (bool, int, float)):
        return repr(value)
    return f"a {type(value).__name__}"


class Sizes(NamedTuple):
    """Holds the sizes of a launch, one to three numbers each; `local` is None where the device may choose."""

    whole: tuple[int, ...]
    local: tuple[int, ...] | None
    offset: tuple[int, ...]

    @property
    def groups(self) -> int | None:
        """Count the work-groups, None where the device chooses their size."""
        return None if self.local is None else math.prod(self.whole) // math.prod(self.local)


def sizes_of(global_size: int | Sequence[int], local_size: int | Sequence[int] | None,
             offset: int | Sequence[int] | None = None) -> Sizes:
    """Check the sizes of a launch in work-items, dimension 0 first; a single number is one dimension.

    Raises ValueError for sizes that are not one to three whole numbers above 0, or that do not fit each other: under
    OpenCL 1.2 the work-group divides the launch in each dimension.
    """
    whole = _numbers("global_size", global_size, 1)
    local = None if local_size is None else _numbers("local_size", local_size, 1)
    first = (0,) * len(whole) if offset is None else _numbers("offset", offset, 0)
    for name, given in (("local_size", local), ("offset", first)):
        if given is not None and len(given) != len(whole):
            raise BadValue(name, f"{name} has {len(given)} dimensions and global_size {len(whole)}; give as many")
    for dimension, (items, part) in enumerate(zip(whole, local or whole, strict=True)):
        if items % part:
            raise BadValue("local_size",
                           f"local_size[{dimension}] is {part}, which does not divide global_size[{dimension}], "
                           f"{items}; give {-(-items // part) * part} work-items, or a work-group that divides them")
    return Sizes(whole, local, first)


def _numbers(name: str, given: Any, least: int) -> tuple[int, ...]:
    many = (given,) if isinstance(given, numbers.Integral) else given
    if isinstance(many, (str, bytes)) or not isinstance(many, (Sequence, np.ndarray)) or not 1 <= len(many) <= 3 \
            or any(isinstance(each, bool) or not isinstance(each, numbers.Integral) or each < least for each in many):
        raise BadValue(name, f"{name} is {given!r}; it must be one to three whole numbers of at least {least}, like "
                       "1024 or (64, 64)")
    return tuple(map(int, many))
