"""Errands: each its own task, a bounded number at once, a bounded queue, a deadline, and nothing that ends them all."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from warhost.server.notices.errands import LONGEST_QUEUE, MOST_OF_ONE_PERSON, Errands

Errand = Callable[[], Coroutine[Any, Any, str]]


def lane(counts: Counter[str], at_once: int = 2, deadline_s: float = 5.0) -> Errands:
    return Errands("webhook", at_once, deadline_s, lambda _way, outcome: counts.update([outcome]))


def waiting_for(event: asyncio.Event) -> Errand:
    async def wait() -> str:
        await event.wait()
        return "sent"

    return wait


async def quick() -> str:
    return "sent"


async def settled(errands: Errands) -> None:
    async with asyncio.timeout(60):
        while errands.running or errands.queued:
            await asyncio.sleep(0.01)


async def test_so_many_at_once_and_the_rest_in_their_turn() -> None:
    counts: Counter[str] = Counter()
    errands, go = lane(counts), asyncio.Event()
    for number in range(5):
        errands.put(f"person {number}", waiting_for(go))
    await asyncio.sleep(0)
    assert (errands.running, errands.queued) == (2, 3)
    go.set()
    await settled(errands)
    assert counts == {"sent": 5}


async def test_one_person_with_slow_errands_leaves_room_for_others() -> None:
    counts: Counter[str] = Counter()
    errands, never = lane(counts, at_once=4), asyncio.Event()
    for _ in range(50):
        errands.put("slow", waiting_for(never))
    assert errands.running < 4
    errands.put("quick", quick)
    async with asyncio.timeout(60):
        while not counts["sent"]:
            await asyncio.sleep(0.01)
    assert counts["dropped"] == 50 - MOST_OF_ONE_PERSON
    await errands.close()


async def test_the_queue_is_bounded_and_what_does_not_fit_is_counted() -> None:
    counts: Counter[str] = Counter()
    errands, go = lane(counts), asyncio.Event()
    for number in range(LONGEST_QUEUE + 12):
        errands.put(f"person {number}", waiting_for(go))
    assert errands.queued == LONGEST_QUEUE
    assert counts["dropped"] == 10
    go.set()
    await settled(errands)


async def test_whatever_an_errand_does_the_next_one_runs() -> None:
    counts: Counter[str] = Counter()
    errands = lane(counts, at_once=1, deadline_s=0.05)

    def raising(error: BaseException) -> Errand:
        async def fail() -> str:
            raise error

        return fail

    def cannot_begin() -> Any:
        raise RuntimeError("not even a coroutine")

    for error in (AttributeError(), RecursionError(), asyncio.CancelledError(), TimeoutError()):
        errands.put(type(error).__name__, raising(error))
    errands.put("begins", cannot_begin)
    errands.put("late", waiting_for(asyncio.Event()))
    errands.put("last", quick)
    await settled(errands)
    assert counts == {"failed": 5, "late": 1, "sent": 1}


async def test_closing_ends_what_is_under_way_and_forgets_the_rest() -> None:
    counts: Counter[str] = Counter()
    errands = lane(counts)
    for number in range(5):
        errands.put(f"person {number}", waiting_for(asyncio.Event()))
    await errands.close()
    assert (errands.running, errands.queued) == (0, 0)
    errands.put("too late", quick)
    assert (errands.running, errands.queued) == (0, 0)
