"""Where bots think: in processes of their own, each thought with a budget that counts from the moment of asking.

A slow bot never delays another table: a pool of processes grows when somebody waits, and bots that answer at once have a
pool of their own, with hints. Where that is not enough, a thought that had to wait thinks shorter rather than answers
later. A worker that crashes is replaced and its move made again."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from warhost.bots.levels import is_quick
from warhost.server.operations.measures import Measures
from warhost.server.workers.pool import Worker, WorkerPool
from warhost.server.workers.thoughts import Task, Thought

ATTEMPTS: Final = 3
QUICK_PATIENCE_S: Final = 0.1
"""A process takes longer to start than most quick thoughts that one may have to wait for."""
QUICK_NICENESS: Final = 5
DEEP_NICENESS: Final = 15
"""However many bots search, the server and the quick bots get what they need of the machine first."""

log = structlog.get_logger()


class BotsFailed(Exception):
    """No worker was free in time, every attempt crashed, or the bot overran its budget."""


class Thinking:
    """Bots' moves and hints. `workers` processes for searching bots stay for good, up to `most` start under load."""

    def __init__(self, workers: int, most: int, measures: Measures) -> None:
        self.pools = {
            "quick": WorkerPool("thoughts", 1, most, QUICK_PATIENCE_S, QUICK_NICENESS),
            "deep": WorkerPool("thoughts", workers, most, 0.0, DEEP_NICENESS),
        }
        self._measures = measures
        self._is_closed = False

    def open(self) -> None:
        for pool in self.pools.values():
            pool.open()

    async def close(self) -> None:
        self._is_closed = True
        for pool in self.pools.values():
            await pool.close()

    def measure(self) -> None:
        for name, pool in self.pools.items():
            self._measures.bot_workers.labels(name, "busy").set(pool.busy)
            self._measures.bot_workers.labels(name, "idle").set(pool.idle)
            self._measures.bots_queued.labels(name).set(pool.queued)

    async def think(self, who: str, task: Task) -> Thought:
        """Let a worker think for somebody: the host of a table, or who wants a hint. Whoever has the fewest thoughts under way
        comes first. Raises BotsFailed when nothing comes of it."""
        # For a hint somebody waits with nothing else to do; for a bot's move people have patience.
        name = "quick" if task.wish == "opinions" or is_quick(task.level) else "deep"
        pool, asked_at = self.pools[name], _now()
        until = asked_at + task.budget_ms / 1000
        try:
            worker = await pool.take(who, until)
            began_at = _now()
            try:
                return await self._finish(worker, task, until)
            finally:
                pool.give_back(worker)
                self._measures.bot_wait_seconds.labels(name).observe(began_at - asked_at)
                self._measures.bot_seconds.labels(name).inc(_now() - began_at)
        except (OSError, EOFError) as error:
            self._measures.bots_failed.labels(name).inc()
            raise BotsFailed from error

    async def _finish(self, worker: Worker, task: Task, until: float) -> Thought:
        """Again after a crash; not after an overrun, which leaves no time for it."""
        attempt = 1
        while True:
            try:
                thought: Thought = await worker.ask(task, Thought, until)
                return thought
            except (OSError, EOFError) as error:
                if self._is_closed:
                    raise
                self._measures.bots_replaced.inc()
                log.warning("bot worker replaced", error=type(error).__name__, level=task.level)
                if isinstance(error, TimeoutError) or attempt == ATTEMPTS:
                    raise
            attempt += 1


def _now() -> float:
    return asyncio.get_running_loop().time()
