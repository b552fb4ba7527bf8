"""The commands `devices` and `worker`: list this machine's devices, or lend one to a cluster."""

from __future__ import annotations

import argparse
from typing import Any

from polaris_lab.cli.arguments import FAILED, OK, REFUSED, add_command, add_device, add_format, leave_out


def add(commands: Any) -> None:
    """Add these commands to the parser's."""
    command = add_command(commands, "devices", _devices,
                          "list the OpenCL devices: which are here, which work, what to install if none does",
                          "With --doctor the exit status is 1 if the lab cannot work because something is missing.",
                          example="polaris-lab devices --doctor")
    command.add_argument("--doctor", action="store_true",
                         help="examine drivers, timestamps, compilers, libraries, sensors, clocks and disk, and say "
                              "what to type")
    add_format(command)

    command = add_command(commands, "worker", _worker, "work for a Dask cluster: one piece at a time, on one device",
                          "Ends with Ctrl-C. A worker refuses the pieces of a caller whose code differs from its own. "
                          "It runs what it is sent: an address of another machine needs TLS, by Dask's configuration.",
                          example="polaris-lab worker tls://host:8786 --device gpu")
    command.add_argument("address", metavar="tls://HOST:8786", help="the scheduler, as `dask scheduler` says it")
    add_device(command, None)


def _devices(arguments: argparse.Namespace) -> int:
    if arguments.doctor:
        return _doctor(arguments)
    from polaris_lab.base import text_tables
    from polaris_lab.device import device

    frame = device.devices()
    if arguments.format in ("csv", "json"):
        text_tables.show(frame, form=arguments.format)
        return OK if frame["working"].any() else REFUSED
    if len(frame):
        shown = frame[frame["kind"] != "none"]
        if len(shown):
            text_tables.show(shown.drop(columns="why").rename(columns={
                "mad_gflops": "GFLOPS", "compute_units": "units", "clock_mhz": "MHz", "global_gib": "GiB",
                "local_kib": "local KiB"}).round(1).map(str).replace("nan", ""), form=arguments.format,
                below=("driver", "local KiB", "GiB", "MHz", "units"))
        else:
            print("no platform offers a device")
        for row in frame[frame["why"] != ""].itertuples():
            print(text_tables.wrap(f"\n{row.index} {row.platform}, {row.name}: {row.why}".replace("\n ", "\n")))
    chosen = device.find("auto")  # or the sentence that says what to install
    built = f"; kernels are built with {' '.join(chosen.build_options)} there" if chosen.build_options else ""
    print(text_tables.wrap(f'\n"auto" is {chosen.index}, {chosen.name}{built}'))
    return OK


def _doctor(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import text_tables
    from polaris_lab.notebooks import health

    leave_out("--doctor", {"--format": arguments.format != "table"})
    findings = health.examine()
    print(text_tables.wrap(health.report(findings), hang=health.LABEL_CHARACTERS))
    return OK if health.is_fit(findings) else FAILED


def _worker(arguments: argparse.Namespace) -> int:
    from polaris_lab.base import cluster
    from polaris_lab.device.device import find

    cluster.become_worker(arguments.address, find(arguments.device).index if arguments.device else "auto")
    return OK
