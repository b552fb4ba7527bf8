"""The commands `owner`, `share` and `book`: what a card's owner measures, hands on and reads."""

from __future__ import annotations

import argparse
from typing import Any

from polaris_lab.base.errors import BadValue
from polaris_lab.cli.arguments import (
    FAILED,
    OK,
    add_command,
    add_device,
    add_record,
    add_seconds,
    leave_out,
    read_folder,
    warn_of_changes,
)


def add(commands: Any) -> None:
    """Add these commands to the parser's."""
    command = add_command(
        commands, "owner", _owner,
        "measure in one hour everything that the predictions for an RX 580 or RX 590 can be tested by",
        "Each launch is grown from a short one and kept below 50 ms, with pauses between, so that a desktop does not "
        "freeze. What is measured is written as each probe ends, with the clocks and the power that the driver shows; "
        "a run that was stopped can resume. CLBlast is measured too where it is installed. Notebook 26 judges the run, "
        "at the clocks that were measured. The exit status is 1 if a probe failed or had no time.",
        example="polaris-lab owner --record")
    add_device(command)
    add_seconds(command, "the longest that the run may take, up to 3600 (default: 3600; 180 with --quick)")
    command.add_argument("--quick", action="store_true", help="few sizes of everything, to see that it works")
    command.add_argument("--resume", metavar="RUN", help="resume the run in this folder")
    command.add_argument("--out", type=read_folder, metavar="DIR",
                         help="the folder of the run, instead of a new one in runs/owner")
    command.add_argument("--card", metavar="CARD",
                         help="rx580 or rx590, where the driver's name for the device does not say which")
    add_record(command, "save the run in data/measured, to be shared")
    command.add_argument("--freeze", action="store_true",
                         help="measure nothing, and write the predictions for both cards by ACO again")

    command = add_command(
        commands, "share", _share, "check what was recorded on a device and pack it for a pull request",
        "Nothing is sent. Schema, manifests, whether figures are possible, and that nothing private is in them: a "
        "fault is named with its file, and then nothing is packed.",
        example="polaris-lab share gpu --out mine.zip")
    command.add_argument("device", nargs="?", default="auto", metavar="DEVICE",
                         help="a folder of data/measured, or a device here (default: auto)")
    command.add_argument("--out", metavar="FILE.zip", help="the archive (default: runs/share/DEVICE.zip)")
    command.add_argument("--check", nargs="?", const="", metavar="FOLDER",
                         help="only check: this folder, or everything in data/measured and data/tuned")

    command = add_command(
        commands, "book", _book,
        "write one offline site about everything here: story, devices, notebooks, kernels, claims, recordings",
        "It is opened from its index.html, loads nothing from the net, and replaces the book that was there before. It "
        "needs Sphinx: `make book` installs what is missing.",
        example="polaris-lab book --out mine")
    add_device(command)
    command.add_argument("--out", metavar="DIR", help="the folder to write to (default: runs/book)")
    command.add_argument("--run", metavar="DIR", help="show the notebooks as the batch in this folder has left them")
    command.add_argument("--pictures", action="store_true",
                         help="write only the story's figures, to figures/, for pages")


def _owner(arguments: argparse.Namespace) -> int:
    from polaris_lab.device.device import find
    from polaris_lab.device.device_session import Session
    from polaris_studies import card_predictions, owner_run

    start = {"--seconds": arguments.seconds, "--quick": arguments.quick, "--out": arguments.out,
             "--card": arguments.card}
    if arguments.freeze:
        leave_out("--freeze, which measures nothing,",
                  start | {"--resume": arguments.resume, "--record": arguments.record})
        print(*card_predictions.freeze(), sep="\n")
        return OK
    if arguments.resume:
        leave_out("--resume, which keeps to how the run began,", start)
    if arguments.seconds and arguments.seconds > 60 * owner_run.HOUR:
        raise BadValue("--seconds", f"--seconds {arguments.seconds:g}: a run takes at most {60 * owner_run.HOUR:g}")
    session = Session(find(arguments.device))
    if arguments.record:
        warn_of_changes()
    folder = (owner_run.resume(session, arguments.resume) if arguments.resume else
              owner_run.begin(session, minutes=arguments.seconds and arguments.seconds / 60, quick=arguments.quick,
                              out=arguments.out, card=arguments.card))
    further = f"polaris-lab owner --resume {folder}{' --record' if arguments.record else ''}"
    print(f"{session.device.name}: {folder}\nIf it is stopped: {further}", flush=True)
    try:
        whole = owner_run.run(session, folder, tell=lambda sentence: print(sentence, flush=True))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"stopped; what was measured is kept. Resume it with: {further}") from None
    print(owner_run.save_run(session, folder, record=arguments.record))
    print("next: polaris-lab run 26 -p run newest")
    return OK if whole else FAILED


def _share(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from polaris_lab.base import paths
    from polaris_lab.device.device import find
    from polaris_studies import shared_data

    if arguments.check is not None:
        folders = [Path(arguments.check)] if arguments.check else sorted(paths.MEASURED.iterdir())
        faults = [fault for folder in folders for fault in shared_data.folder_faults(folder.resolve())]
        if not arguments.check:
            faults += shared_data.tuned_faults(paths.DATA / "tuned")
        print("\n".join([*faults, f"{len(folders)} devices, {len(faults)} faults"]))
        return FAILED if faults else OK
    slug = arguments.device if (paths.MEASURED / arguments.device).is_dir() else find(arguments.device).slug
    if shared_data.is_upstream(slug):
        raise BadValue("DEVICE", f"DEVICE: nothing of yours is recorded on {slug}: `polaris-lab run --record`, "
                       "`tune --record` and `owner --record` do so")
    print(shared_data.pack(slug, Path(arguments.out) if arguments.out else None))
    print("To share it: fork the repository, unpack this in its root, commit these two folders of data/ alone, and "
          "open a pull request. CONTRIBUTING.md says what happens then.")
    return OK


def _book(arguments: argparse.Namespace) -> int:
    from polaris_studies.report import book_builder

    if arguments.pictures:
        for path in book_builder.write_pictures():
            print(path)
        return OK
    print(book_builder.write_book(arguments.out, arguments.device, arguments.run))
    return OK
