"""Run the `polaris-lab` command: read its arguments, call one function, return its exit status."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from polaris_lab import __version__
from polaris_lab.base.blas_environment import drop_overrides
from polaris_lab.base.errors import ChildDied, DeviceError, unknown
from polaris_lab.cli import correctness, exchange, hardware, machine_code, speed, workbench
from polaris_lab.cli.arguments import FAILED, INTERRUPTED, OK, REFUSED, Parser, tell

__all__ = ["FAILED", "INTERRUPTED", "OK", "REFUSED", "main", "parse_arguments", "run_command"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    `argv` holds the words behind `polaris-lab`, by default the process's own. Raises SystemExit where argparse prints
    a help text or refuses an argument.
    """
    drop_overrides()  # before NumPy is imported, which reads them then
    arguments = parse_arguments(sys.argv[1:] if argv is None else argv)
    return run_command(arguments.command, arguments)


def run_command(command: Callable[[argparse.Namespace], int], arguments: argparse.Namespace,
                program: str = "polaris-lab") -> int:
    """Call a command's function and return its exit status; what fails is one sentence on stderr.

    An error that the lab did not foresee is raised, with its traceback.
    """
    try:
        status = command(arguments)
        print(end="", flush=True)  # a closed pipe is noticed here, not at the interpreter's end
        return status
    except BrokenPipeError:  # `polaris-lab run --list | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt as interrupt:
        tell(str(interrupt) or "interrupted", program)
        return INTERRUPTED
    except OSError as error:
        tell(f"{error.strerror or error}" + (f": {error.filename}" if error.filename else ""), program)
    except MemoryError:
        tell("this machine has not enough memory for that; take a smaller size", program)
    except (ValueError, TypeError, DeviceError, ChildDied) as error:
        tell(str(error), program)
    return REFUSED


def parse_arguments(words: Sequence[str]) -> argparse.Namespace:
    """Parse the words behind `polaris-lab`; `command` of what it returns is the function to call."""
    parser = Parser(prog="polaris-lab",
                    description="A research workbench for OpenCL matrix-multiply and attention kernels.",
                    epilog="Exit status: 0 all well, 1 the work found a fault, 2 not possible as asked, "
                           "130 interrupted.")
    parser.add_argument("--version", action="version", version=f"polaris-lab {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", title="commands")
    for group in (hardware, correctness, speed, machine_code, workbench, exchange):
        group.add(commands)
    if words and not words[0].startswith("-") and words[0] not in commands.choices:
        parser.error(str(unknown("command", words[0], commands.choices)))
    return parser.parse_args(words)
