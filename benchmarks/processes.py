"""What processes cost, by the system's own account: processor time and memory, of a process with all that it started."""

from __future__ import annotations

import contextlib
import os
import resource
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
SERVER_CORES = "WARHOST_BENCH_SERVER_CORES"
BOTS = b"warhost.server.workers"
"""Stands in the command line of processes that bots think in; of a serving process that has ended, nothing is left to tell."""


def family_of(root: int) -> list[int]:
    """A process, all below it, and all of its session: whoever works for it."""
    parents: dict[int, int] = {}
    sessions: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                fields = _stat(int(folder.name))
                parents[int(folder.name)], sessions[int(folder.name)] = int(fields[1]), int(fields[3])
    return [pid for pid in parents if sessions[pid] == root or root in _ancestry(pid, parents)]


def _ancestry(pid: int, parents: dict[int, int]) -> list[int]:
    """The process itself, its parent, and so on."""
    line: list[int] = []
    while pid in parents and pid not in line:
        line.append(pid)
        pid = parents[pid]
    return line


def cpu_of(pid: int) -> float:
    """Processor time of a process, all its threads included, also those that have ended: seconds by the scheduler's own account,
    which is kept in billionths. Zero of a process that is gone."""
    try:
        return time.clock_gettime(_clock_of(pid))
    except OSError:
        return 0.0


def _clock_of(pid: int) -> int:
    """The number of a process's clock, as the system's library makes it up."""
    return (~pid << 3) | 2


def cpu_of_ended_children(pid: int) -> float:
    """Processor time of those that a process started and saw end; only whole ticks of the system's account are told of them."""
    with contextlib.suppress(OSError):
        return sum(int(field) for field in _stat(pid)[13:15]) / TICKS
    return 0.0


def cpu_seconds(pids: list[int]) -> float:
    """Processor time of these processes and of those that they started and saw end."""
    return sum(cpu_seconds_by_part(pids))


def cpu_seconds_by_part(pids: list[int]) -> tuple[float, float]:
    """The same in two parts: of those that serve, and of those that bots think in."""
    serving = thinking = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            is_bots = BOTS in Path(f"/proc/{pid}/cmdline").read_bytes()
            own, ended = cpu_of(pid), cpu_of_ended_children(pid)
            serving += 0.0 if is_bots else own
            thinking += own + ended if is_bots else ended
    return serving, thinking


def memory_bytes(pids: list[int]) -> int:
    """Memory of these processes; what several share is counted once."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) * 1024
    return total


def _stat(pid: int) -> list[str]:
    """The fields of /proc/…/stat after the name: state, parent, group, session, …"""
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()


def part_cores(servers: int) -> None:
    """Whatever is measured gets this many cores for itself; this program and the players get the others. With 0 all share."""
    if servers:
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) <= servers:
            raise SystemExit(
                f"{servers} cores for servers leave none for the players: there are {len(cores)}"
            )
        os.environ[SERVER_CORES] = ",".join(str(core) for core in cores[:servers])
        os.sched_setaffinity(0, cores[servers:])


def take_servers_place() -> None:
    """In a process that is measured: its cores, and as many files as it needs."""
    cores = os.environ.get(SERVER_CORES)
    if cores:
        os.sched_setaffinity(0, [int(core) for core in cores.split(",")])
    allow_many_files()


def measured_cores() -> set[int]:
    """Those of the servers and those of the players."""
    servers = os.environ.get(SERVER_CORES, "")
    return {*os.sched_getaffinity(0), *(int(core) for core in servers.split(",") if core)}


def players_processes() -> int:
    """How many processes the players live in: as many as they have cores of their own, or two that share."""
    return min(6, len(os.sched_getaffinity(0))) if os.environ.get(SERVER_CORES) else 2


def allow_many_files() -> None:
    """As many open sockets as the system lets a process have."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
