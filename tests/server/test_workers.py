"""One machine, one port, several workers: everybody plays at any table, and a worker that dies takes nothing with it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.people import ME, OPEN, Client, play_on, toy_table
from tests.server.processes import ServerProcess
from tests.server.test_processes import Player

TABLES = 6
BACK_WITHIN_S = 6.0
CONNECTED, LISTENING = "01", "0A"


@pytest.fixture
async def machine(sqlite_database: str) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(sqlite_database, workers=2)
    async with server:
        yield server


def workers(server: ServerProcess) -> list[int]:
    """Their processes: children of the supervisor that listen at its port."""
    return [child for child in children(server) if sockets_of(server, child, LISTENING)]


def children(server: ServerProcess) -> list[int]:
    return [
        int(child) for child in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    ]


async def couple(stack: AsyncExitStack, server: ServerProcess) -> tuple[str, list[Client]]:
    """Two people at a table of their own, each with connections of their own."""
    people = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
    for person, name in zip(people, ("Ann", "Bob"), strict=True):
        await person.arrive(name)
        await person.patch("/api/me", {"preferences": {"auto_forced": False}})
    wish = toy_table(ME, OPEN, visibility="open", options={"rounds": "5"})
    table = (await people[0].post("/api/tables", wish))["id"]
    await people[1].post(f"/api/tables/{table}/join", {})
    await people[0].post(f"/api/tables/{table}/start")
    return table, people


async def play(table: str, people: list[Client]) -> None:
    async with people[0].sit(table) as first, people[1].sit(table) as second:
        results = await asyncio.gather(play_on(first, random.Random(1)), play_on(second, random.Random(2)))
    assert results[0] == results[1]
    for seat in (first, second):
        fresh = await seat.client.get(f"/api/tables/{table}/view", **{"as": seat.viewer})
        assert (fresh["view"], fresh["events"]) == (seat.view, seat.events)


async def test_everybody_plays_at_any_table(machine: ServerProcess) -> None:
    assert len(workers(machine)) == 2
    async with AsyncExitStack() as stack:
        couples = [await couple(stack, machine) for _ in range(TABLES)]
        await asyncio.gather(*(play(table, people) for table, people in couples))


async def test_sockets_are_handed_over_and_not_forwarded(machine: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        table, people = await couple(stack, machine)
        for _ in range(12):
            await (await stack.enter_async_context(people[0].sit(table))).ready()
        lines = [sockets_of(machine, worker, CONNECTED) for worker in workers(machine)]
        assert sorted(lines)[0] < 12 <= sorted(lines)[-1], "all with the owner, and a few requests elsewhere"


def sockets_of(machine: ServerProcess, pid: int, kind: str) -> int:
    """How many sockets at the machine's port a process holds."""
    held = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            held.add(str(file.readlink()))
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here = f":{machine.port:04X}"
    return sum(f"socket:[{line[9]}]" in held and line[1].endswith(here) and line[3] == kind for line in lines)


async def test_a_worker_that_dies_loses_nothing(machine: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        couples = [await couple(stack, machine) for _ in range(4)]
        players = [
            Player(person, table, side, [machine.address], number)
            for number, (table, people) in enumerate(couples)
            for person, side in zip(people, ("red", "green"), strict=True)
        ]
        over = asyncio.Event()
        playing = [asyncio.create_task(player.play(over.is_set)) for player in players]
        for victim in ("worker", "writer", "worker"):
            await asyncio.sleep(1)
            serving = workers(machine)
            pids = serving if victim == "worker" else [pid for pid in children(machine) if pid not in serving]
            os.kill(pids[0], signal.SIGKILL)
        await asyncio.sleep(BACK_WITHIN_S)
        over.set()
        await asyncio.gather(*playing)
        for number, (table, people) in enumerate(couples):
            acknowledged = [
                each for player in players[2 * number : 2 * number + 2] for each in player.acknowledged
            ]
            assert len(acknowledged) == len(set(acknowledged)) > 0
            path = f"/api/tables/{table}"
            assert (await people[0].get(path))["decisions"] >= len(acknowledged)
            assert (await people[0].get(f"{path}/view"))["number"] >= max(acknowledged)
        assert max(player.longest_away for player in players) < BACK_WITHIN_S
        assert len(workers(machine)) == 2


async def test_stopping_the_supervisor_stops_all(machine: ServerProcess) -> None:
    pids = children(machine)
    assert len(pids) == 3, "the third writes the journal"
    assert await asyncio.to_thread(machine.stop) == 0
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
