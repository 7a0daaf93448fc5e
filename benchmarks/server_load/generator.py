"""The processes in which the players live, and how they are told what to do."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import uvloop

from benchmarks.processes import allow_many_files, cpu_seconds, players_processes
from benchmarks.server_load.crowd import Crowd
from benchmarks.server_load.echo_table import EchoTable
from benchmarks.server_load.game_table import GameTable
from benchmarks.server_load.peer_table import PeerTable
from benchmarks.server_load.tables import Table

WARM_S = 3.0


class Generator:
    """Some processes that share the tables; each does what it is told and answers."""

    def __init__(self, port: int, processes: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for seed in range(processes or players_processes()):
            ours, theirs = context.Pipe()
            process = context.Process(target=run, args=(theirs, port, seed), daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.pids)

    def open(self, tables: list[Table]) -> None:
        self._tell_each("open", [(part,) for part in self._dealt(tables)])

    def keep_ready(self, tables: list[Table]) -> None:
        """Tables for those whose game is over."""
        self._tell_each("keep_ready", [(part,) for part in self._dealt(tables)])

    def open_rooms(self, rooms: list[tuple[int, float]], messages: list[str]) -> None:
        """Rooms of an echo, with the pace of each."""
        self._tell_each("open_rooms", [(part, messages) for part in self._dealt(rooms)])

    def open_matches(self, matches: list[tuple[int, float]]) -> None:
        """Matches of the peer, with the pace of each."""
        self._tell_each("open_matches", [(part,) for part in self._dealt(matches)])

    def begin(self, seconds: float) -> None:
        """Warm up, and measure then; `end` gives what was measured."""
        for pipe in self._pipes:
            pipe.send(("measure", (WARM_S, seconds)))

    def end(self) -> list[dict[str, Any]]:
        return self._answers()

    def recorded(self) -> list[list[str]]:
        """Decisions with the frames that they brought to the four seats."""
        return [each for part in self._tell_each("recorded", [()] * len(self._pipes)) for each in part]

    def close(self) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            with contextlib.suppress(OSError):
                pipe.send(("close", ()))
            process.join(10)
            if process.is_alive():
                process.kill()

    def _dealt(self, things: list[Any]) -> list[list[Any]]:
        return [things[number :: len(self._pipes)] for number in range(len(self._pipes))]

    def _tell_each(self, what: str, arguments: list[tuple[Any, ...]]) -> list[Any]:
        for pipe, given in zip(self._pipes, arguments, strict=True):
            pipe.send((what, given))
        return self._answers()

    def _answers(self) -> list[Any]:
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def run(pipe: Connection, port: int, seed: int) -> None:
    """What such a process does."""
    allow_many_files()
    uvloop.run(_obey(pipe, port, seed))


async def _obey(pipe: Connection, port: int, seed: int) -> None:
    crowd = Crowd(port, seed)
    pinging = asyncio.create_task(crowd.ping_for_ever())
    while True:
        what, given = await asyncio.to_thread(pipe.recv)
        if what == "close":
            break
        try:
            answer = await _do(crowd, what, given)
        except Exception as error:  # noqa: BLE001 - whoever gave the order must hear of it
            answer = RuntimeError(f"{what}: {type(error).__name__}: {error}")
        await asyncio.to_thread(pipe.send, answer)
    pinging.cancel()
    for table in crowd.tables:
        table.close()
    await asyncio.sleep(0.1)


async def _do(crowd: Crowd, what: str, given: tuple[Any, ...]) -> Any:
    if what == "open":
        await crowd.open([GameTable(crowd, table) for table in given[0]])
    elif what == "keep_ready":
        crowd.spare = [GameTable(crowd, table) for table in given[0]]
    elif what == "open_rooms":
        await crowd.open([EchoTable(crowd, room, given[1], seconds) for room, seconds in given[0]])
    elif what == "open_matches":
        await crowd.open([PeerTable(crowd, match, seconds) for match, seconds in given[0]])
    elif what == "measure":
        return await crowd.measure(*given)
    elif what == "recorded":
        return crowd.recorded
    return None
