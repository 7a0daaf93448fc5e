"""Other servers of the same machine. That one of them has died can be known at once, without waiting for the end of its
lease: each holds a lock on a file while it lives, and the system lets go of it whatever way the server ends."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Protocol

if sys.platform != "win32":
    import fcntl


class Neighbours(Protocol):
    def arrive(self, name: str) -> None:
        """A server of this name lives here from now on."""

    def leave(self) -> None: ...

    def has_died(self, name: str) -> bool:
        """Whether it is certain that this server of the same machine has died."""


class LockedFiles:
    """On Windows there are no such locks: there a dead server's lease is waited for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own: tuple[Path, int] | None = None

    def arrive(self, name: str) -> None:
        if sys.platform == "win32":
            return
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(name)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self._own = file, descriptor

    def leave(self) -> None:
        if self._own is not None:
            file, descriptor = self._own
            self._own = None
            file.unlink(missing_ok=True)
            os.close(descriptor)

    def has_died(self, name: str) -> bool:
        if sys.platform == "win32":
            return False
        try:
            descriptor = os.open(self._file(name), os.O_RDWR)
        except OSError:
            return False
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        else:
            with contextlib.suppress(OSError):
                self._file(name).unlink()
            return True
        finally:
            os.close(descriptor)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.lock"


def private_folder() -> Path:
    """A folder for what the servers of one user on one machine share; nobody else can look into it."""
    if sys.platform == "win32":
        return Path(tempfile.gettempdir()) / "warhost"
    folder = Path(tempfile.gettempdir()) / f"warhost-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid != os.getuid():
        raise PermissionError(f"{folder} belongs to somebody else")
    folder.chmod(0o700)
    return folder
