"""One writer of the journal for all workers of a machine. SQLite has one writer at a time: where each worker would wait for the
disk by itself, a process of its own commits what all of them hand in at about the same moment, with one wait for all."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from selectors import EVENT_READ, BaseSelector, DefaultSelector
from typing import Final, cast

import msgspec
import structlog
from msgspec import Struct

from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.database.sqlite_writer import SqliteLines
from warhost.server.framing import Arriving, framed
from warhost.server.machine.supervisor import Ties, keep_telling_that_we_live
from warhost.server.refusals import NoLongerOwner

REACHED_WITHIN_S: Final = 5.0
"""So long a worker tries to reach a writer that has just died and is being replaced."""
LOOK_S: Final = 0.05
READ_BYTES: Final = 256 * 1024
CALLERS_WAITING: Final = 64
GONE: Final = "the writer is gone"

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
        self._line: _Line | None = None

    async def open(self) -> None:
        await self._reached()

    async def close(self) -> None:
        if self._line is not None:
            self._line.close()

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        line = await self._reached()
        outcomes = await line.ask(Batch(next(self._numbers), batch))
        if outcomes.problem:
            raise NotWritten(outcomes.problem)
        return [None if word == DONE else REFUSALS[word]() for word in outcomes.words]

    async def _reached(self) -> _Line:
        if self._line is not None and self._line.is_open:
            return self._line
        loop = asyncio.get_running_loop()
        until = loop.time() + REACHED_WITHIN_S
        while True:
            try:
                _, self._line = await loop.create_unix_connection(_Line, str(self._place))
            except OSError as error:
                if loop.time() > until:
                    raise NotWritten(f"no writer: {type(error).__name__}") from None
                await asyncio.sleep(LOOK_S)
                continue
            return self._line


class _Line(asyncio.Protocol):
    """A connection to the writer, and who waits for an answer from there."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._arriving = Arriving()
        self._asked: dict[int, asyncio.Future[Outcomes]] = {}

    @property
    def is_open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    async def ask(self, batch: Batch) -> Outcomes:
        if self._transport is None:
            raise NotWritten(GONE)
        answer: asyncio.Future[Outcomes] = asyncio.get_running_loop().create_future()
        self._asked[batch.number] = answer
        try:
            self._transport.write(framed(_encode(batch)))
            return await answer
        finally:
            del self._asked[batch.number]

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        try:
            for message in self._arriving.add(data):
                self._hear(_outcomes.decode(message))
        except (EOFError, msgspec.MsgspecError):
            self.close()

    def _hear(self, outcomes: Outcomes) -> None:
        answer = self._asked.get(outcomes.number)
        if answer is not None and not answer.done():
            answer.set_result(outcomes)

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(NotWritten(GONE))


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


class WriterService:
    """Takes batches from all workers; whatever has arrived while the disk was busy goes into the next commit. All of it is
    done by one thread that waits for workers and for the disk: nothing is handed on from one thread to another."""

    def __init__(self, file: str, place: Path) -> None:
        self._file = file
        self._place = place
        self._calls: set[_Call] = set()
        self.commits = 0

    async def run(self, stopping: asyncio.Event) -> None:
        """Until it is to stop; what was handed in until then is written."""
        told_to_stop, stop = socket.socketpair()
        thread = ThreadPoolExecutor(1, "journal")
        serving = asyncio.get_running_loop().run_in_executor(thread, self._serve, told_to_stop)
        ended = asyncio.create_task(stopping.wait())
        try:
            await asyncio.wait((serving, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            stop.close()
            await serving
            thread.shutdown()

    @property
    def has_callers(self) -> bool:
        return bool(self._calls)

    # ------------------------------------------------------------ in the thread

    def _serve(self, told_to_stop: socket.socket) -> None:
        lines = SqliteLines(self._file, takes_turns=True)
        self._place.unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX)
        try:
            with told_to_stop, listening, DefaultSelector() as selector:
                listening.bind(str(self._place))
                listening.listen(CALLERS_WAITING)
                selector.register(told_to_stop, EVENT_READ)
                selector.register(listening, EVENT_READ)
                self._take_calls(lines, selector, told_to_stop, listening)
                for call in [*self._calls]:
                    self._end(call, selector)
        finally:
            self._place.unlink(missing_ok=True)
            lines.close()

    def _take_calls(
        self,
        lines: SqliteLines,
        selector: BaseSelector,
        told_to_stop: socket.socket,
        listening: socket.socket,
    ) -> None:
        is_ending = False
        while not is_ending:
            waiting: list[tuple[Batch, _Call]] = []
            for key, _ in selector.select():
                if key.fileobj is listening:
                    self._begin(_Call(listening.accept()[0]), selector)
                elif key.fileobj is told_to_stop:
                    is_ending = True
                else:
                    waiting += self._heard(key.data, selector)
            if waiting:
                self._write(lines, waiting)

    def _begin(self, call: _Call, selector: BaseSelector) -> None:
        self._calls.add(call)
        selector.register(call.line, EVENT_READ, call)

    def _end(self, call: _Call, selector: BaseSelector) -> None:
        self._calls.discard(call)
        selector.unregister(call.line)
        call.line.close()

    def _heard(self, call: _Call, selector: BaseSelector) -> list[tuple[Batch, _Call]]:
        try:
            return [(batch, call) for batch in call.heard()]
        except msgspec.MsgspecError as error:
            log.error("batch not understood", error=type(error).__name__)
        except (OSError, EOFError):
            pass
        self._end(call, selector)
        return []

    def _write(self, lines: SqliteLines, waiting: list[tuple[Batch, _Call]]) -> None:
        writings = [writing for batch, _ in waiting for writing in batch.writings]
        try:
            found = lines.write(writings)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of every failure
            log.error("nothing written", error=type(error).__name__)
            for batch, call in waiting:
                call.answer(Outcomes(batch.number, [], f"{type(error).__name__}: {error}"))
            return
        self.commits += 1
        words = iter([_word(outcome) for outcome in found])
        for batch, call in waiting:
            call.answer(Outcomes(batch.number, list(itertools.islice(words, len(batch.writings)))))


class _Call:
    """The writer's end of a worker's connection. A worker has few batches on their way, so that answers, which are short, always
    have room in the system's buffers; where they have not, nobody reads them any more."""

    def __init__(self, line: socket.socket) -> None:
        line.setblocking(False)
        self.line = line
        self._arriving = Arriving()

    def heard(self) -> list[Batch]:
        """The batches that are whole now; fails when the worker is gone."""
        try:
            data = self.line.recv(READ_BYTES)
        except BlockingIOError:
            return []
        if not data:
            raise EOFError("the worker is gone")
        return [_batches.decode(message) for message in self._arriving.add(data)]

    def answer(self, outcomes: Outcomes) -> None:
        message = framed(_encode(outcomes))
        with contextlib.suppress(OSError):
            if self.line.send(message) < len(message):
                self.line.shutdown(socket.SHUT_RDWR)


def _word(outcome: Exception | None) -> str:
    return (
        DONE
        if outcome is None
        else next(word for word, kind in REFUSALS.items() if isinstance(outcome, kind))
    )
