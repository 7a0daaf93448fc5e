"""The pool of processes in which bots think. A worker that crashes or overruns its budget is replaced and the move is
made again; tables take turns, and none may occupy all workers, so that a slow bot never delays another table."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from warhost.server.worker import Task, Thought

GRACE_S: Final = 5.0
"""How far a bot may overrun its budget; a fresh process also has to load the game in this time."""
ATTEMPTS: Final = 3

log = structlog.get_logger()


class BotsFailed(Exception):
    """Every attempt at a move crashed or ran out of time."""


class _Job(Struct, eq=False):
    table: str
    task: Task
    done: asyncio.Future[Thought]


class _Worker:
    """One process; `process` is None while it is not running."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, task: Task) -> Thought:
        if self.process is None:
            self.process = await _start_process()
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise ConnectionError("a worker without pipes")
        message = msgspec.msgpack.encode(task)
        async with asyncio.timeout(task.budget_ms / 1000 + GRACE_S):
            stdin.write(len(message).to_bytes(4, "big") + message)
            await stdin.drain()
            length = int.from_bytes(await stdout.readexactly(4), "big")
            return msgspec.msgpack.decode(await stdout.readexactly(length), type=Thought)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class ThinkingPool:
    """Bots' moves and hints. Workers start when they are first needed."""

    def __init__(self, workers: int) -> None:
        self._workers = [_Worker() for _ in range(workers)]
        self._most_per_table = max(1, workers - 1)
        self._queues: dict[str, deque[_Job]] = {}
        self._busy: dict[str, int] = {}
        self._news = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []
        self.replaced = 0
        self.thought_s = 0.0

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._work(worker), name="bot worker") for worker in self._workers]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()

    @property
    def queued(self) -> int:
        return sum(len(queue) for queue in self._queues.values())

    async def think(self, table: str, task: Task) -> Thought:
        """Let a worker think. Raises BotsFailed when no attempt succeeds."""
        job = _Job(table, task, asyncio.get_running_loop().create_future())
        async with self._news:
            self._queues.setdefault(table, deque()).append(job)
            self._news.notify()
        return await job.done

    async def _work(self, worker: _Worker) -> None:
        while True:
            job = await self._next_job()
            try:
                await self._finish(worker, job)
            finally:
                await self._release(job.table)

    async def _next_job(self) -> _Job:
        async with self._news:
            while True:
                for table, queue in self._queues.items():
                    if self._busy.get(table, 0) < self._most_per_table:
                        return self._take(table, queue)
                await self._news.wait()

    def _take(self, table: str, queue: deque[_Job]) -> _Job:
        """The table goes to the end of the line."""
        job = queue.popleft()
        del self._queues[table]
        if queue:
            self._queues[table] = queue
        self._busy[table] = self._busy.get(table, 0) + 1
        return job

    async def _release(self, table: str) -> None:
        async with self._news:
            self._busy[table] -= 1
            if not self._busy[table]:
                del self._busy[table]
            self._news.notify()

    async def _finish(self, worker: _Worker, job: _Job) -> None:
        for _attempt in range(ATTEMPTS):
            if job.done.done():
                return
            started = asyncio.get_running_loop().time()
            try:
                thought = await worker.think(job.task)
            except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                self.replaced += 1
                log.warning("bot worker replaced", error=type(error).__name__, level=job.task.level)
                await worker.stop()
                continue
            self.thought_s += asyncio.get_running_loop().time() - started
            if not job.done.done():
                job.done.set_result(thought)
            return
        if not job.done.done():
            job.done.set_exception(BotsFailed())


async def _start_process() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "warhost.server.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
