"""The simulated loop: time, processes, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.simulation.loop import NotSimulated, Process, SimulatedLoop, Violation


def started(loop: SimulatedLoop, process: Process, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    return process.context.run(loop.create_task, work)


def test_time_jumps_to_the_next_timer() -> None:
    loop = SimulatedLoop(1)
    task = started(loop, loop.world, asyncio.sleep(86_400, "woken"))
    loop.run_until(task.done)
    assert (task.result(), loop.time()) == ("woken", 86_400)


def test_a_process_that_stands_still_goes_on_where_it_was() -> None:
    loop, heard = SimulatedLoop(1), []
    server = loop.start_process("server")

    async def tick() -> None:
        while True:
            await asyncio.sleep(1)
            heard.append(loop.time())

    started(loop, server, tick())
    pause = started(loop, loop.world, asyncio.sleep(2.5))
    loop.run_until(pause.done)
    server.is_stopped = True
    pause = started(loop, loop.world, asyncio.sleep(20))
    loop.run_until(pause.done)
    assert heard == [1, 2]
    server.is_stopped = False
    loop.run_until(lambda: len(heard) == 4)
    assert heard == [1, 2, 22.5, 23.5]


def test_nothing_of_a_process_that_was_ended_runs_any_more() -> None:
    loop, heard = SimulatedLoop(1), []
    server = loop.start_process("server")

    async def work() -> None:
        try:
            await asyncio.sleep(10)
        finally:
            heard.append("finally")

    started(loop, server, work())
    pause = started(loop, loop.world, asyncio.sleep(5))
    loop.run_until(pause.done)
    loop.end_process(server)
    pause = started(loop, loop.world, asyncio.sleep(20))
    loop.run_until(pause.done)
    assert heard == []


def test_processes_take_turns_by_lot_and_the_same_seed_draws_the_same() -> None:
    def order(seed: int) -> list[str]:
        loop, heard = SimulatedLoop(seed), []
        for name in ("one", "two"):
            process = loop.start_process(name)
            for number in range(10):
                process.context.run(loop.call_soon, heard.append, f"{name} {number}")
        loop.run_until(lambda: len(heard) == 20)
        return heard

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(5)}) > 1
    assert [each for each in order(1) if each.startswith("one")] == [f"one {number}" for number in range(10)]


def test_work_in_a_thread_takes_simulated_time() -> None:
    loop = SimulatedLoop(1)
    task = started(loop, loop.world, asyncio.to_thread(sum, (1, 2, 3)))
    loop.run_until(task.done)
    assert task.result() == 6
    assert loop.time() > 0


def test_the_real_world_is_out_of_reach() -> None:
    loop = SimulatedLoop(1)
    task = started(loop, loop.world, asyncio.open_connection("127.0.0.1", 80))
    loop.run_until(task.done)
    with pytest.raises(NotSimulated):
        task.result()


def test_a_loop_that_never_waits_is_noticed() -> None:
    loop = SimulatedLoop(1)

    async def spin() -> None:
        while True:
            await asyncio.sleep(0)

    started(loop, loop.world, spin())
    with pytest.raises(Violation, match="never waits"):
        loop.run_until(lambda: False)


def test_a_callback_that_fails_is_noticed() -> None:
    loop = SimulatedLoop(1)
    loop.world.context.run(loop.call_soon, int, "no number")
    with pytest.raises(Violation, match="a callback failed"):
        loop.run_until(lambda: False)
