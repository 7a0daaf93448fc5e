"""The pool in which bots think: crashes, budgets, fairness, and what a worker is told."""

from __future__ import annotations

import asyncio
import random
import re
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.conftest import Running
from tests.server.people import ME, bot, play_on, toy_table
from tests.toy import GAME
from warhost.core.chance import numbered_seed
from warhost.core.engine import options, start
from warhost.core.view import same, seen_by
from warhost.games import load, names
from warhost.server.operations.measures import Measures
from warhost.server.workers import thinking
from warhost.server.workers.thinking import BotsFailed, Thinking
from warhost.server.workers.thoughts import Task, Thought, pack, think, unpack

SOON_S = 30.0
"""Long for a machine that does nothing else, short beside the minute for which slow bots think here."""


@asynccontextmanager
async def pool_of(workers: int, most: int = 16) -> AsyncIterator[Thinking]:
    """A pool whose workers know a game besides that takes for ever to load."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME,sleepy=tests.server.sleepy:GAME")
        pool = Thinking(workers, most, Measures())
        pool.open()
        try:
            yield pool
        finally:
            await pool.close()


def replaced(pool: Thinking) -> int:
    return int(pool._measures.bots_replaced._value.get())


async def busy(pool: Thinking, count: int, kind: str = "deep") -> list[Process]:
    """Wait until so many processes of the pool are at work; returns them."""
    async with asyncio.timeout(SOON_S):
        while True:
            processes = [worker.process for worker in pool.pools[kind]._busy if worker.process is not None]
            if len(processes) == count:
                return processes
            await asyncio.sleep(0.02)


async def drop(tasks: list[asyncio.Task[Thought]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def a_task(game: str = "toy", budget_ms: int = 100, level: str = "random") -> Task:
    state = start(GAME, 3, {}, numbered_seed(1))
    view = seen_by(GAME, state, 0)
    return Task("choose", game, level, 7, budget_ms, 0, pack(GAME, view), options(state, 0))


def test_a_view_survives_the_way_to_a_worker() -> None:
    state = start(GAME, 3, {}, numbered_seed(3))
    for seat in range(3):
        view = seen_by(GAME, state, seat)
        assert same(GAME, unpack(GAME, pack(GAME, view)), view)


@pytest.mark.parametrize("name", names())
def test_a_view_of_every_game_survives_the_way_to_a_worker(name: str) -> None:
    """With the kinds of its values: compiled rules take no list for a tuple."""
    game = load(name)
    state = start(game, 4, {}, numbered_seed(3))
    view = seen_by(game, state, 0)
    again = unpack(game, pack(game, view))
    assert same(game, again, view)
    for field in game.fields:
        assert type(getattr(again, field.name)) is type(getattr(view, field.name)), field.name


def test_a_worker_is_told_nothing_that_the_seat_may_not_know() -> None:
    """States that differ only in what a seat cannot see are the same bytes to its bot, and it chooses the same."""
    state = start(GAME, 3, {}, numbered_seed(3))
    other = state.copy()
    other.hands[1], other.deck = other.deck[:4], other.hands[1] + other.deck[4:]  # type: ignore[attr-defined]
    random.Random(1).shuffle(other.deck)  # type: ignore[attr-defined]
    other.seed = numbered_seed(99)
    packed = [pack(GAME, seen_by(GAME, each, 0)) for each in (state, other)]
    assert packed[0] == packed[1]
    thoughts = [think(Task("choose", "toy", "random", 5, 100, 0, view, options(state, 0))) for view in packed]
    assert thoughts[0] == thoughts[1]


# ---------------------------------------------------------------- a slow bot never delays another table


async def test_a_slow_bot_never_delays_another_table() -> None:
    async with pool_of(2) as pool:
        slow = [asyncio.create_task(pool.think("slow", a_task("sleepy", 60_000, "search"))) for _ in range(3)]
        await busy(pool, 3)
        async with asyncio.timeout(SOON_S):
            await pool.think("quick", a_task(level="search"))
        await drop(slow)


@pytest.mark.parametrize("level", ["random", "search"])
async def test_many_slow_tables_together_delay_no_other(level: str) -> None:
    """Far more tables search than there are workers for good; whoever comes now still gets a worker at once."""
    async with pool_of(2) as pool:
        slow = [
            asyncio.create_task(pool.think(f"slow {number}", a_task("sleepy", 60_000, "search")))
            for number in range(12)
        ]
        await busy(pool, 12)
        async with asyncio.timeout(SOON_S):
            for number in range(3):
                await pool.think(f"other {number}", a_task(budget_ms=200, level=level))
        assert not any(task.done() for task in slow)
        await drop(slow)


async def test_quick_bots_never_wait_behind_searches_even_at_the_ceiling() -> None:
    async with pool_of(1, most=2) as pool:
        slow = [
            asyncio.create_task(pool.think(f"slow {number}", a_task("sleepy", 60_000, "search")))
            for number in range(6)
        ]
        await busy(pool, 2)
        async with asyncio.timeout(SOON_S):
            for level in ("random", "easy"):
                assert (await pool.think("other", a_task(level=level))).options
        await drop(slow)


async def test_a_table_cannot_take_every_worker() -> None:
    async with pool_of(1, most=3) as pool:
        slow = [asyncio.create_task(pool.think("slow", a_task("sleepy", 60_000, "search"))) for _ in range(9)]
        await busy(pool, 2)
        async with asyncio.timeout(SOON_S):
            await pool.think("other", a_task(budget_ms=1_000, level="search"))
        await drop(slow)


async def test_at_the_ceiling_a_search_is_given_up_when_its_own_time_is_over() -> None:
    """It does not wait for bots that never answer; the table then asks a quick bot."""
    loop = asyncio.get_running_loop()
    async with pool_of(1, most=2) as pool:
        slow = [
            asyncio.create_task(pool.think(f"slow {number}", a_task("sleepy", 60_000, "search")))
            for number in range(2)
        ]
        await busy(pool, 2)
        asked_at = loop.time()
        with pytest.raises(BotsFailed):
            await pool.think("other", a_task(budget_ms=500, level="search"))
        assert loop.time() - asked_at < SOON_S
        await drop(slow)


async def test_who_had_to_wait_thinks_shorter_rather_than_answers_later() -> None:
    loop = asyncio.get_running_loop()
    async with pool_of(1, most=1) as pool:
        await pool.think("a", a_task(level="search"))
        asked_at = loop.time()
        first = asyncio.create_task(pool.think("a", a_task(budget_ms=3_000, level="search")))
        await busy(pool, 1)
        await pool.think("b", a_task(budget_ms=4_000, level="search"))
        assert first.done()
        assert loop.time() - asked_at < 6, "two budgets one after the other would be 7 seconds"


async def test_extra_workers_go_when_nobody_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool_of(1) as pool:
        deep = pool.pools["deep"]
        many = [pool.think(f"table {number}", a_task(budget_ms=1_500, level="search")) for number in range(4)]
        await asyncio.gather(*many)
        assert deep.idle == 4
        await deep.dismiss_idle()
        assert deep.idle == 4, "the next thoughts may come at any moment"
        monkeypatch.setattr("warhost.server.workers.pool.IDLE_S", 0.0)
        await deep.dismiss_idle()
        assert deep.idle == 1


async def test_a_thought_that_nobody_wants_any_more_ends_at_once() -> None:
    async with pool_of(1, most=1) as pool:
        unwanted = asyncio.create_task(pool.think("a", a_task(budget_ms=60_000, level="search")))
        await busy(pool, 1)
        waiting = asyncio.create_task(pool.think("b", a_task(budget_ms=60_000, level="search")))
        await asyncio.sleep(0)
        await drop([waiting, unwanted])
        assert (pool.pools["deep"].queued, pool.pools["deep"].busy) == (0, 0)
        async with asyncio.timeout(SOON_S):
            await pool.think("c", a_task(level="search"))
        assert replaced(pool) == 0


async def test_a_table_plays_on_while_every_worker_is_taken(server: Running) -> None:
    """The bot of the table would search; where it gets no worker, the usual bot makes its move."""
    pool = Thinking(1, 1, server.hub.measures)
    pool.open()
    server.hub.bots = pool
    slow = [asyncio.create_task(pool.think("slow", a_task(budget_ms=60_000, level="search")))]
    await busy(pool, 1)
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, bot("hard"), start=True))
    async with ann.sit(table["id"]) as seat, asyncio.timeout(30):
        await play_on(seat, random.Random(1))
        measures = await ann.get("/metrics")
    assert re.search(r'warhost_bot_moves_failed_total\{pool="deep"\} [1-9]', measures)
    assert re.search(r'warhost_bot_wait_seconds_count\{pool="quick"\} [1-9]', measures)
    assert 'warhost_bot_workers{pool="deep",state="busy"} 1.0' in measures
    await drop(slow)
    await pool.close()


# ---------------------------------------------------------------- crashes and overruns


async def test_a_crashed_worker_is_replaced_and_its_move_made_again() -> None:
    async with pool_of(1) as pool:
        first = await pool.think("t", a_task())
        process = pool.pools["quick"].workers[0].process
        assert process is not None
        process.kill()
        again = await pool.think("t", a_task())
        assert again == first
        assert replaced(pool) == 1


async def test_crashes_under_load_lose_no_move_and_delay_nobody() -> None:
    async with pool_of(2, most=6) as pool:
        slow = [
            asyncio.create_task(pool.think(f"slow {number}", a_task(budget_ms=3_000, level="search")))
            for number in range(6)
        ]
        for process in await busy(pool, 6):
            process.kill()
        async with asyncio.timeout(SOON_S):
            await pool.think("other", a_task())
        thoughts = await asyncio.gather(*slow)
        assert all(thought.options for thought in thoughts)
        assert replaced(pool) == 6


async def test_a_worker_that_crashes_every_time_is_given_up() -> None:
    async with pool_of(1) as pool:
        thinking_of_it = asyncio.create_task(pool.think("t", a_task("sleepy", 60_000, "search")))
        for _attempt in range(thinking.ATTEMPTS):
            (process,) = await busy(pool, 1)
            process.kill()
            await process.wait()
            await asyncio.sleep(0.05)
        with pytest.raises(BotsFailed):
            await thinking_of_it
        assert replaced(pool) == thinking.ATTEMPTS


async def test_a_bot_that_overruns_its_budget_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhost.server.workers.pool.GRACE_S", 0.3)
    async with pool_of(1) as pool:
        with pytest.raises(BotsFailed):
            await pool.think("t", a_task("sleepy"))
        assert replaced(pool) == 1


async def test_a_bot_that_does_not_exist_is_an_answer_not_a_crash() -> None:
    async with pool_of(1) as pool:
        thought = await pool.think("t", a_task(level="god"))
        assert thought.error == "unknown-bot"
        assert replaced(pool) == 0
