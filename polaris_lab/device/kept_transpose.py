"""Transpose a matrix once, to be kept for many products."""

from __future__ import annotations

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import Matrix, wait_for
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Transpose


def transposed_copy(session: Session, matrix: Matrix) -> Matrix:
    """Return `matrix` (k, n) as a new C-contiguous (n, k), a NumPy array of one or a device array of one.

    Raises TypeError for what is no float32 matrix, ValueError for another number of dimensions, DeviceError when the
    device fails or has no room.
    """
    if not isinstance(matrix, (np.ndarray, cl_array.Array)):
        raise BadType("B", f"B is a {type(matrix).__name__}; give a NumPy array or a pyopencl.array.Array")
    if matrix.dtype != np.float32:
        raise BadType("B", f"B is {matrix.dtype}; the lab multiplies float32: B.astype(np.float32)")
    if matrix.ndim != 2:
        raise BadValue("B", f"B has {matrix.ndim} dimensions; it must have 2")
    if isinstance(matrix, np.ndarray):
        return np.array(matrix.T, order="C")
    (rows, columns), (down, across) = matrix.shape, matrix.strides
    session.check_room({"the transposed copy": Transpose(rows, columns).layouts["out"]})
    with driver_errors(session.device):
        result = cl_array.empty(session.queue, (columns, rows), np.float32)
    if not result.size:
        return result
    wait_for(session, matrix, "B")
    target = DeviceMatrix(result.base_data, result.base_data, columns, rows, rows)
    source = None
    if across == 4 and down % 4 == 0 and down >= 4 * columns:
        source = session.view(matrix.base_data, matrix.offset, rows, columns, down // 4)
    if source is None:  # strides that the kernel does not know, or a start where no sub-buffer may begin
        result.add_event(session.gather(matrix.base_data, matrix.offset, (across, down), target))
        return result
    launch = session.prepare(catalogue()["transpose"], Transpose(rows, columns, ldi=source.ld),
                             {"in": source, "out": target})
    result.add_event(launch()[-1])
    return result
