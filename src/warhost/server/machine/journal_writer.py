"""One writer of the journal for all workers of a machine. SQLite has one writer at a time: where each worker would wait for the
disk by itself, a process of its own commits what all of them hand in at about the same moment, with one wait for all."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct

from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.database.sqlite_writer import SqliteLines
from warhost.server.framing import framed, next_message
from warhost.server.machine.supervisor import Ties, keep_telling_that_we_live
from warhost.server.refusals import NoLongerOwner

REACHED_WITHIN_S: Final = 5.0
"""So long a worker tries to reach a writer that has just died and is being replaced."""
LOOK_S: Final = 0.05

log = structlog.get_logger()


class NotWritten(Exception):
    """The writer says that it could not, or nobody knows whether it did."""


class Batch(Struct, array_like=True):
    number: int
    writings: list[Writing]


class Outcomes(Struct, array_like=True):
    """What became of a batch: a word for each writing, or what went wrong with all of them."""

    number: int
    words: list[str]
    problem: str = ""


DONE: Final = ""
REFUSALS: Final[dict[str, type[Exception]]] = {"taken": NumberTaken, "no owner": NoLongerOwner}

_encode: Final = msgspec.msgpack.Encoder().encode
_batches: Final = msgspec.msgpack.Decoder(Batch)
_outcomes: Final = msgspec.msgpack.Decoder(Outcomes)


# ---------------------------------------------------------------- in the workers


class SharedWriter:
    """Hands batches to the machine's writer."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Outcomes]] = {}
        self._line: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._reached()

    async def close(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        line = await self._reached()
        number = next(self._numbers)
        answer: asyncio.Future[Outcomes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            line.write(framed(_encode(Batch(number, batch))))
            outcomes = await answer
        finally:
            self._asked.pop(number, None)
        if outcomes.problem:
            raise NotWritten(outcomes.problem)
        return [None if word == DONE else REFUSALS[word]() for word in outcomes.words]

    async def _reached(self) -> asyncio.StreamWriter:
        if self._line is not None and not self._line.is_closing():
            return self._line
        loop = asyncio.get_running_loop()
        until = loop.time() + REACHED_WITHIN_S
        while True:
            try:
                reader, self._line = await asyncio.open_unix_connection(str(self._place))
            except OSError as error:
                if loop.time() > until:
                    raise NotWritten(f"no writer: {type(error).__name__}") from None
                await asyncio.sleep(LOOK_S)
                continue
            self._reading = asyncio.create_task(self._read(reader, self._line), name="journal answers")
            return self._line

    async def _read(self, reader: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        try:
            while True:
                outcomes = _outcomes.decode(await next_message(reader))
                answer = self._asked.get(outcomes.number)
                if answer is not None and not answer.done():
                    answer.set_result(outcomes)
        except (OSError, EOFError, msgspec.MsgspecError):
            pass
        finally:
            line.close()
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(NotWritten("the writer is gone"))


# ---------------------------------------------------------------- in the writer's process


async def write_for_all(file: str, place: Path, ties: Ties) -> None:
    """What the writer's process does: until it is stopped, or until its supervisor and all workers are gone."""
    loop, stopping = asyncio.get_running_loop(), asyncio.Event()
    service = WriterService(file, place)

    async def wait_for_last_callers() -> None:
        while service.has_callers:
            await asyncio.sleep(LOOK_S)
        stopping.set()

    leaving: set[asyncio.Task[None]] = set()

    def supervisor_is_gone() -> None:
        loop.remove_reader(ties.lifeline)
        leaving.add(asyncio.create_task(wait_for_last_callers()))

    loop.add_reader(ties.lifeline, supervisor_is_gone)
    loop.add_signal_handler(signal.SIGTERM, stopping.set)
    # Who presses Ctrl-C means all; but this one stops last.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pulse = asyncio.create_task(keep_telling_that_we_live(ties), name="pulse")
    try:
        await service.run(stopping)
    finally:
        pulse.cancel()


Answer = Callable[[Outcomes], Awaitable[None]]


class WriterService:
    """Takes batches from all workers; whatever has arrived while the disk was busy goes into the next commit."""

    def __init__(self, file: str, place: Path) -> None:
        self._file = file
        self._place = place
        self._thread = ThreadPoolExecutor(1, "journal")
        self._lines: SqliteLines | None = None
        self._waiting: list[tuple[Batch, Answer]] = []
        self._arrived = asyncio.Event()
        self._listening: asyncio.Server | None = None
        self._calls: set[asyncio.StreamWriter] = set()
        self.commits = 0

    async def run(self, stopping: asyncio.Event) -> None:
        """Until it is to stop; what was handed in until then is written."""
        self._lines = await self._in_thread(partial(SqliteLines, self._file, takes_turns=True))
        self._place.unlink(missing_ok=True)
        self._listening = await asyncio.start_unix_server(self._serve, str(self._place))
        ended = asyncio.create_task(stopping.wait())
        try:
            while not stopping.is_set():
                arrived = asyncio.create_task(self._arrived.wait())
                await asyncio.wait((arrived, ended), return_when=asyncio.FIRST_COMPLETED)
                arrived.cancel()
                await self._write_waiting()
        finally:
            ended.cancel()
            self._listening.close()
            await self._write_waiting()
            for call in self._calls:
                call.close()
            self._place.unlink(missing_ok=True)
            await self._in_thread(self._lines.close)
            self._thread.shutdown()

    @property
    def has_callers(self) -> bool:
        return bool(self._calls)

    async def _in_thread(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def _serve(self, reader: asyncio.StreamReader, call: asyncio.StreamWriter) -> None:
        async def answer(outcomes: Outcomes) -> None:
            with contextlib.suppress(OSError):
                call.write(framed(_encode(outcomes)))
                await call.drain()

        self._calls.add(call)
        try:
            while True:
                # First wait, then look which list is the present one.
                batch = _batches.decode(await next_message(reader))
                self._waiting.append((batch, answer))
                self._arrived.set()
        except (OSError, EOFError):
            return
        except msgspec.MsgspecError as error:
            log.error("batch not understood", error=type(error).__name__)
        finally:
            self._calls.discard(call)
            call.close()

    async def _write_waiting(self) -> None:
        self._arrived.clear()
        waiting, self._waiting = self._waiting, []
        if not waiting or self._lines is None:
            return
        writings = [writing for batch, _ in waiting for writing in batch.writings]
        try:
            found = await self._in_thread(self._lines.write, writings)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of every failure
            log.error("nothing written", error=type(error).__name__)
            for batch, answer in waiting:
                await answer(Outcomes(batch.number, [], f"{type(error).__name__}: {error}"))
            return
        self.commits += 1
        words = iter([_word(outcome) for outcome in found])
        for batch, answer in waiting:
            await answer(Outcomes(batch.number, list(itertools.islice(words, len(batch.writings)))))


def _word(outcome: Exception | None) -> str:
    return (
        DONE
        if outcome is None
        else next(word for word, kind in REFUSALS.items() if isinstance(outcome, kind))
    )
