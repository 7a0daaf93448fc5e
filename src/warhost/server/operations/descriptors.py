"""Open files and connections of this process: how many there are, and how many the system allows."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import resource

LISTS: Final = (Path("/proc/self/fd"), Path("/dev/fd"))


def open_descriptors() -> int | None:
    """None where the system does not tell."""
    for folder in LISTS:
        if folder.is_dir():
            # Looking takes one itself.
            return sum(1 for _ in folder.iterdir()) - 1
    return None


def descriptor_limit() -> int | None:
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def take_all_descriptors() -> None:
    """Systems give a process fewer at first than it may have."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard not in (soft, resource.RLIM_INFINITY):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def connections_possible(wished: int) -> int:
    """So many of the wished connections leave a quarter of the descriptors to files, the database and processes."""
    limit = descriptor_limit()
    return wished if limit is None else min(wished, max(1, limit * 3 // 4))
