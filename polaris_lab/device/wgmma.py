"""Give kernels in OpenCL C the instructions that multiply matrices for four warps at once, on NVIDIA's Hopper.

OpenCL's compiler assembles for sm_90, and these instructions are sm_90a's: it refuses them by name. So a kernel writes
them as comments in inline assembly, behind MARK. The driver keeps comments in the PTX that it gives back as a program's
binary; there they are opened, the target is changed, and what results is loaded as a binary. Registers need no care:
the operands of the inline assembly are filled in inside comments too.

    __asm__ volatile("//@wgmma.commit_group.sync.aligned;");

A driver that keeps no comments, or refuses the target, fails the build, and another kernel serves.
"""

from __future__ import annotations

import pyopencl as cl

MARK = "//@"
"""What stands before an instruction of sm_90a in a kernel's inline assembly."""


def opened(context: cl.Context, program: cl.Program) -> cl.Program:
    """Return a built program of one device with its marked instructions opened. Raises pyopencl.Error where the driver
    refuses them."""
    text = program.get_info(cl.program_info.BINARIES)[0]
    text = text.replace(b".target sm_90,", b".target sm_90a,", 1).replace(MARK.encode(), b"")
    return cl.Program(context, program.get_info(cl.program_info.DEVICES), [text]).build()
