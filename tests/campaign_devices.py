"""Say on which device a piece of a campaign runs: this machine's, or that of whichever worker of a cluster takes it."""

from __future__ import annotations

import os
import socket

from polaris_lab.base.cluster import ADDRESS
from polaris_lab.device.device import Device, find


def name_for_pieces(device: Device) -> str:
    """Return what pieces call the device: its index here, or "auto", which a worker takes for the device that it owns.
    """
    return "auto" if os.environ.get(ADDRESS, "").strip() else device.index


def owned(name: str, slug: str) -> Device:
    """Find the device that a piece runs on. Raises ValueError where it is another kind than the campaign's: one table
    cannot hold both."""
    found = find(name)
    if found.slug != slug:
        raise ValueError(f"the worker on {socket.gethostname()} has {found.slug}, and this campaign is of {slug}: "
                         "start it with --device, or leave that machine out")
    return found
