"""A pool of processes for work of one kind, and who gets which. It grows when somebody waits and shrinks when idle."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from warhost.server.framing import framed, next_message

IDLE_S: Final = 60.0
"""So long a process that is not permanent waits for another job."""
SWEEP_S: Final = 10.0
END_S: Final = 2.0
"""So long it may take from a process's last word to its end."""
GRACE_S: Final = 5.0
"""How far a bot may overrun its budget; a fresh process also has to load the game in this time."""


class Worker:
    """One process. It starts when it is needed, and ends when it does not bring a thought to its end."""

    def __init__(self, kind: str, niceness: int, memory_mb: int) -> None:
        """`kind`: what it does, see `worker`."""
        self._kind = kind
        self._limits = (niceness, memory_mb)
        self.process: asyncio.subprocess.Process | None = None
        self.exit_status: int | None = None
        """How the last process ended: negative, the signal that ended it."""
        self.idle_since = 0.0

    async def ask(self, job: Struct, answer: Any, until: float) -> Any:
        """Raises TimeoutError when nothing has come by `until` and a while after, EOFError or another OSError
        when the process crashes. `answer` is the type of what comes back."""
        try:
            if self.process is not None and self.process.returncode is not None:
                await self.stop()
            if self.process is None:
                self.process = await _start_process(self._kind, *self._limits)
            async with asyncio.timeout_at(max(until, asyncio.get_running_loop().time()) + GRACE_S):
                return msgspec.msgpack.decode(await _ask(self.process, job), type=answer)
        except (EOFError, ConnectionError):
            await self._hear_end()
            raise
        except BaseException:
            await self.stop()
            raise

    async def _hear_end(self) -> None:
        """The process is ending by itself: how it does tells whose fault that was."""
        if self.process is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(END_S):
                    await self.process.wait()
        await self.stop()

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        self.exit_status = await process.wait()


async def _start_process(kind: str, niceness: int, memory_mb: int) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "warhost.server.workers.worker", kind, str(niceness), str(memory_mb)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


async def _ask(process: asyncio.subprocess.Process, job: Struct) -> bytes:
    stdin, stdout = process.stdin, process.stdout
    if stdin is None or stdout is None:
        raise ConnectionError("a worker without pipes")
    message = msgspec.msgpack.encode(job)
    stdin.write(framed(message))
    await stdin.drain()
    return await next_message(stdout)


class _Wait(Struct, eq=False):
    """Somebody who waits for a worker."""

    who: str
    since: float
    worker: asyncio.Future[Worker]


class WorkerPool:
    """`permanent` workers stay for good. Beyond them one more starts for whoever has waited for `patience_s`, up to `most`;
    the machine then shares its time among them. No process may have more than `memory_mb` (0: as much as there is).
    Whoever has the fewest jobs under way (a table, a person) comes first, and nobody may take every worker."""

    def __init__(
        self, kind: str, permanent: int, most: int, patience_s: float, niceness: int, memory_mb: int = 0
    ) -> None:
        self._kind = kind
        self._permanent = permanent
        self._most = max(permanent, most)
        self._patience_s = patience_s
        self._limits = (niceness, memory_mb)
        self._sweeper: asyncio.Task[None] | None = None
        self._idle: list[Worker] = []
        self._busy: dict[Worker, str] = {}
        self._waiting: list[_Wait] = []

    @property
    def idle(self) -> int:
        return len(self._idle)

    @property
    def busy(self) -> int:
        return len(self._busy)

    @property
    def queued(self) -> int:
        return len(self._waiting)

    @property
    def workers(self) -> list[Worker]:
        return [*self._busy, *self._idle]

    async def take(self, who: str, until: float) -> Worker:
        """A worker for somebody; it must be given back. Raises TimeoutError when none is free by then."""
        loop = asyncio.get_running_loop()
        wait = _Wait(who, loop.time(), loop.create_future())
        self._waiting.append(wait)
        self._hand_out()
        growing = loop.call_later(self._patience_s, self._hand_out)
        try:
            async with asyncio.timeout_at(until):
                return await wait.worker
        except BaseException:
            if wait in self._waiting:
                self._waiting.remove(wait)
            elif not wait.worker.cancelled():
                self.give_back(wait.worker.result())
            raise
        finally:
            growing.cancel()

    def give_back(self, worker: Worker) -> None:
        worker.idle_since = asyncio.get_running_loop().time()
        del self._busy[worker]
        self._idle.append(worker)
        self._hand_out()

    async def dismiss_idle(self) -> None:
        """End those that nobody has needed for a while."""
        oldest = asyncio.get_running_loop().time() - IDLE_S
        while len(self.workers) > self._permanent and self._idle and self._idle[0].idle_since < oldest:
            await self._idle.pop(0).stop()

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="workers")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            await self.dismiss_idle()

    def _hand_out(self) -> None:
        """Give workers to those who wait, as far as there are any."""
        jobs = Counter(self._busy.values())
        for wait in sorted(self._waiting, key=lambda wait: jobs[wait.who]):
            if wait.worker.done() or jobs[wait.who] >= max(1, self._most - 1):
                continue
            worker = self._free_worker(wait)
            if worker is not None:
                jobs[wait.who] += 1
                self._busy[worker] = wait.who
                self._waiting.remove(wait)
                wait.worker.set_result(worker)

    def _free_worker(self, wait: _Wait) -> Worker | None:
        """The one that was at work last, so that the others grow old; or a new one."""
        if self._idle:
            return self._idle.pop()
        waited_s = asyncio.get_running_loop().time() - wait.since
        may_have = self._permanent if waited_s < self._patience_s else self._most
        return Worker(self._kind, *self._limits) if len(self._busy) < may_have else None
