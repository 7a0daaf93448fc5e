"""Analyses of finished games: wished for by anybody who may see the table, done one after the other by whichever server has time, in
processes behind all others, stored and never done twice. The queue lies in the database: what a server leaves lying when it
ends, another one takes up."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import Any, Final, TypeVar

import structlog

from warhost.analysis.analyse import Part
from warhost.analysis.depth import Depth
from warhost.core.errors import Refused
from warhost.server.clock import Clock
from warhost.server.cluster.ownership import Ownership
from warhost.server.database import analysis_queries as queries
from warhost.server.database.analysis_queries import AnalysisRow
from warhost.server.database.connection import Database
from warhost.server.operations.incidents import report
from warhost.server.operations.measures import Measures
from warhost.server.refusals import RequestRefused
from warhost.server.settings import Settings
from warhost.server.workers.analysing import (
    Answer,
    Job,
    OneWeighed,
    OneWish,
    PartDone,
    PartWish,
    Planned,
    PlanWish,
    Problem,
    SecondWish,
    Summed,
    SumWish,
)
from warhost.server.workers.pool import WorkerPool

LOOK_S: Final = 2.0
"""How often a server with nothing to do looks for one; whoever is asked here looks at once."""
LEASE_MS: Final = 30_000
TELL_EVERY_S: Final = 2.0
ATTEMPTS: Final = 3
"""So often it is begun: a game that ends the server's processes is given up."""
PART_S: Final = 120.0
OVERRUN: Final = 10.0
"""So many times its budget an analysis may take where bots and everything else go first: what is nearly done is not thrown away.
That it ends is sure anyway, since each part has its own end."""
GIVEN_UP: Final = "refused-analysis-given-up"
NICENESS: Final = 19
MEMORY_MB: Final = 1024
PATIENCE_S: Final = 0.5
QUEUE_S: Final = 20.0
QUEUED_MOST: Final = 200
UNFINISHED_OF_PERSON: Final = 3

log = structlog.get_logger()
Expected = TypeVar("Expected", Planned, PartDone, Summed, OneWeighed)


class TooMuchWork(Exception):
    """It takes too long or too much memory, or ends the process."""


class Analyses:
    def __init__(
        self, settings: Settings, database: Database, clock: Clock, ownership: Ownership, measures: Measures
    ) -> None:
        self._database = database
        self._clock = clock
        self._server = ownership
        self._measures = measures
        self._jobs = settings.analysis_workers
        self._seconds = float(settings.analysis_budget_s)
        self.pool = WorkerPool("analysing", 1, self._jobs + 1, PATIENCE_S, NICENESS, MEMORY_MB)
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.pool.open()
        if self._jobs:
            self._task = asyncio.create_task(self._keep(), name="analyses")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.pool.close()

    async def ask(self, table: str, person: str) -> None:
        """Wish for one. Refuses when too many wait, or too many of this person's."""
        async with self._database.writing() as connection:
            row = await queries.analysis_of(connection, table)
            if row is not None and row.state != "failed":
                return
            if await queries.unfinished(connection, person) >= UNFINISHED_OF_PERSON:
                raise RequestRefused("refused-too-many-analyses")
            if await queries.unfinished(connection) >= QUEUED_MOST:
                raise RequestRefused("refused-analyses-full")
            await queries.ask_for(connection, table, person, self._clock.now())
        self._woken.set()

    async def weigh(self, person: str, wish: OneWish) -> OneWeighed:
        """Another option of one decision; somebody waits for it."""
        loop = asyncio.get_running_loop()
        try:
            worker = await self.pool.take(person, loop.time() + QUEUE_S)
        except TimeoutError:
            raise RequestRefused("refused-busy") from None
        try:
            answer = await worker.ask(wish, Answer, loop.time() + PART_S)
        except (OSError, EOFError):
            raise RequestRefused(GIVEN_UP) from None
        finally:
            self.pool.give_back(worker)
        if isinstance(answer, Problem):
            raise Refused(answer.key, f"{wish.key!r} was no option of this decision", {"key": wish.key})
        if not isinstance(answer, OneWeighed):
            raise TypeError(f"a worker answered with {type(answer).__name__}")
        return answer

    async def _keep(self) -> None:
        while True:
            try:
                if await self._do_next():
                    continue
            except Exception as error:  # noqa: BLE001 - the next one is tried all the same
                report(self._measures, error, doing="analysis")
            self._woken.clear()
            try:
                async with asyncio.timeout(LOOK_S):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _do_next(self) -> bool:
        """Whether there was one."""
        async with self._database.writing() as connection:
            claimed = await queries.claim_next(connection, self._server.name, self._now(), LEASE_MS)
        if claimed is None:
            return False
        row, record = claimed
        try:
            await self._do(row, record)
        except asyncio.CancelledError:
            async with self._database.writing() as connection:
                await queries.give_back(connection, row.table_id, self._server.name)
            raise
        except Exception as error:  # noqa: BLE001 - it has failed, and whoever waits for it is told
            if not isinstance(error, TooMuchWork):
                report(self._measures, error, doing="analysis")
            log.warning("analysis given up", table=row.table_id, error=type(error).__name__)
            await self._fail(row.table_id, GIVEN_UP)
        return True

    async def _do(self, row: AnalysisRow, record: str) -> None:
        if row.attempts > ATTEMPTS:
            raise TooMuchWork
        work = _Work(self, row.table_id, record, self._jobs, self._seconds)
        telling = asyncio.create_task(self._tell(row.table_id, work))
        try:
            async with asyncio.timeout(self._seconds * OVERRUN + PART_S):
                json = await work.done()
        except TimeoutError:
            raise TooMuchWork from None
        finally:
            telling.cancel()
        if isinstance(json, Problem):
            await self._fail(row.table_id, json.key)
            return
        async with self._database.writing() as connection:
            await queries.finish(connection, row.table_id, self._server.name, zlib.compress(json))

    async def _fail(self, table: str, problem: str) -> None:
        async with self._database.writing() as connection:
            await queries.fail(connection, table, self._server.name, problem)

    async def _tell(self, table: str, work: _Work) -> None:
        """How far it is, and that somebody is still at it."""
        while True:
            await asyncio.sleep(TELL_EVERY_S)
            async with self._database.writing() as connection:
                until = self._now() + LEASE_MS
                await queries.report_progress(connection, table, self._server.name, work.progress, until)

    def _now(self) -> Any:
        return self._database.moment(self._clock)


class _Work:
    """One analysis: planned, done in parts side by side, summed up."""

    def __init__(self, analyses: Analyses, table: str, record: str, jobs: int, seconds: float) -> None:
        self._pool = analyses.pool
        self._who = table
        self._record = record
        self._jobs = jobs
        self._seconds = seconds
        self.progress = 0.0

    async def done(self) -> bytes | Problem:
        began = time.monotonic()
        planned = await self._ask(PlanWish(self._record, self._seconds, self._jobs), Planned)
        if isinstance(planned, Problem):
            return planned
        first = await self._all(planned.parts, 0.0, 0.75)
        seen = [each for part in first for each in part.done.seen]
        again = await self._ask(SecondWish(self._record, planned.depth, seen), Planned)
        if isinstance(again, Problem):
            return again
        second = await self._all(again.parts, 0.75, 1.0)
        return await self._sum(planned.depth, [*first, *second], time.monotonic() - began)

    async def _sum(self, depth: Depth, parts: list[PartDone], seconds: float) -> bytes | Problem:
        wish = SumWish(self._record, depth, [part.done for part in parts], seconds)
        summed = await self._ask(wish, Summed)
        return summed if isinstance(summed, Problem) else summed.json

    async def _all(self, parts: list[Part], low: float, high: float) -> list[PartDone]:
        """All parts, as many at a time as there are processes for it."""
        waiting = list(reversed(parts))
        done: list[PartDone] = []

        async def hand() -> None:
            while waiting:
                answer = await self._ask(PartWish(waiting.pop()), PartDone)
                if isinstance(answer, Problem):
                    raise TooMuchWork
                done.append(answer)
                self.progress = low + (high - low) * len(done) / len(parts)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._jobs):
                    group.create_task(hand())
        except ExceptionGroup as failures:
            raise TooMuchWork from failures
        return done

    async def _ask(self, job: Job, expected: type[Expected]) -> Expected | Problem:
        """Raises TooMuchWork when the process does not live to answer."""
        loop = asyncio.get_running_loop()
        worker = await self._pool.take(f"{self._who} {id(asyncio.current_task())}", loop.time() + 600.0)
        try:
            answer = await worker.ask(job, Answer, loop.time() + PART_S)
        except (OSError, EOFError) as error:
            raise TooMuchWork from error
        finally:
            self._pool.give_back(worker)
        if isinstance(answer, (expected, Problem)):
            return answer
        raise TypeError(f"a worker answered with {type(answer).__name__}")
