"""Taking turns at SQLite: in order, the urgent first, and one process after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from pathlib import Path

import pytest

from warhost.server.database.turns import FileLock, Turns


async def test_whoever_cannot_wait_comes_before_all_others_of_this_server(tmp_path: Path) -> None:
    turns, order = Turns(str(tmp_path / "db")), []

    async def write(name: str, *, urgent: bool = False) -> None:
        async with turns.turn(urgent=urgent):
            order.append(name)
            await asyncio.sleep(0)

    async with turns.turn():
        tasks = [asyncio.create_task(write(f"claim {number}")) for number in range(3)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(write("lease", urgent=True)))
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order == ["lease", "claim 0", "claim 1", "claim 2"]
    turns.close()


async def test_whoever_gives_up_while_waiting_does_not_keep_the_others(tmp_path: Path) -> None:
    turns = Turns(str(tmp_path / "db"))
    other = FileLock(str(tmp_path / "db"))

    async def write() -> None:
        async with turns.turn():
            pass

    async with turns.turn():
        waiting = [asyncio.create_task(write()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert waiting[0].cancelled()

    other.take()
    late = asyncio.create_task(write())
    await asyncio.sleep(0.05)
    late.cancel()
    await asyncio.sleep(0.05)
    other.give()
    with pytest.raises(asyncio.CancelledError):
        await late
    async with asyncio.timeout(10):
        await write()
    turns.close()
    other.close()


def hold(database: str, ready: multiprocessing.synchronize.Event) -> None:
    lock = FileLock(database)
    with lock.held():
        ready.set()
        time.sleep(0.3)


async def test_other_processes_are_waited_for_and_the_server_goes_on_meanwhile(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    holder = context.Process(target=hold, args=(str(tmp_path / "db"), ready))
    holder.start()
    assert await asyncio.to_thread(ready.wait, 60)
    turns, beats = Turns(str(tmp_path / "db")), 0
    began = time.monotonic()
    waiting = asyncio.create_task(turns.turn().__aenter__())
    while not waiting.done():
        beats += 1
        await asyncio.sleep(0.005)
    assert time.monotonic() - began > 0.1
    assert beats > 5
    holder.join()


async def test_a_database_in_memory_has_a_line_of_its_own() -> None:
    turns = Turns(None)
    async with turns.turn():
        pass
    turns.close()
