"""The pool in which bots think: crashes, budgets, fairness, and what a worker is told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.toy import GAME
from warhost.core.chance import numbered_seed
from warhost.core.engine import options, start
from warhost.core.view import same, seen_by
from warhost.server import thinking
from warhost.server.thinking import BotsFailed, ThinkingPool
from warhost.server.worker import Task, pack, think, unpack


@pytest.fixture(autouse=True)
def a_sleepy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME,sleepy=tests.server.sleepy:GAME")


@asynccontextmanager
async def pool_of(workers: int) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(workers)
    pool.open()
    try:
        yield pool
    finally:
        await pool.close()


def a_task(game: str = "toy", budget_ms: int = 100, level: str = "random") -> Task:
    state = start(GAME, 3, {}, numbered_seed(1))
    view = seen_by(GAME, state, 0)
    return Task("choose", game, level, 7, budget_ms, 0, pack(GAME, view), options(GAME, state, 0))


def test_a_view_survives_the_way_to_a_worker() -> None:
    state = start(GAME, 3, {}, numbered_seed(3))
    for seat in range(3):
        view = seen_by(GAME, state, seat)
        assert same(GAME, unpack(GAME, pack(GAME, view)), view)


def test_a_worker_is_told_nothing_that_the_seat_may_not_know() -> None:
    """States that differ only in what a seat cannot see are the same bytes to its bot, and it chooses the same."""
    state = start(GAME, 3, {}, numbered_seed(3))
    other = state.copy()
    other.hands[1], other.deck = other.deck[:4], other.hands[1] + other.deck[4:]  # type: ignore[attr-defined]
    random.Random(1).shuffle(other.deck)  # type: ignore[attr-defined]
    other.seed = numbered_seed(99)
    packed = [pack(GAME, seen_by(GAME, each, 0)) for each in (state, other)]
    assert packed[0] == packed[1]
    thoughts = [
        think(Task("choose", "toy", "random", 5, 100, 0, view, options(GAME, state, 0))) for view in packed
    ]
    assert thoughts[0] == thoughts[1]


async def test_a_crashed_worker_is_replaced_and_its_move_made_again() -> None:
    async with pool_of(1) as pool:
        first = await pool.think("t", a_task())
        process = pool._workers[0].process
        assert process is not None
        process.kill()
        again = await pool.think("t", a_task())
        assert again == first
        assert pool.replaced == 1


async def test_a_bot_that_overruns_its_budget_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GRACE_S", 0.3)
    async with pool_of(1) as pool:
        with pytest.raises(BotsFailed):
            await pool.think("t", a_task("sleepy"))
        assert pool.replaced == thinking.ATTEMPTS


async def test_a_slow_bot_never_delays_another_table() -> None:
    async with pool_of(2) as pool:
        await asyncio.gather(pool.think("quick", a_task()), pool.think("other", a_task()))
        slow = [asyncio.create_task(pool.think("slow", a_task("sleepy", 60_000))) for _ in range(3)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(5):
            await pool.think("quick", a_task())
        for task in slow:
            task.cancel()


async def test_a_bot_that_does_not_exist_is_an_answer_not_a_crash() -> None:
    async with pool_of(1) as pool:
        thought = await pool.think("t", a_task(level="god"))
        assert thought.error == "unknown-bot"
        assert pool.replaced == 0
