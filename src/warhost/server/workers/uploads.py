"""What people bring is read and run in processes of its own, which are ended when they take too much time or memory."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any, Final, TypeVar

import msgspec
import structlog

from warhost.core import errors
from warhost.core.errors import WarhostError
from warhost.server.database.rows import LogRow
from warhost.server.game.ledger import Beginning
from warhost.server.refusals import TOO_MUCH_WORK, RequestRefused
from warhost.server.workers.pool import WorkerPool
from warhost.server.workers.studying import (
    StudyBrought,
    StudyGone,
    StudyOpened,
    StudyTried,
    StudyWritten,
    Wish,
)
from warhost.server.workers.vetting import (
    BoxBrought,
    BoxJoined,
    Brought,
    Finding,
    LogBrought,
    LogRead,
    LookBrought,
    LookRead,
    PositionBrought,
    PositionRead,
    Problem,
    RecordBrought,
    RecordRead,
    SettingsBrought,
    SettingsRead,
)

MOST: Final = max(2, os.cpu_count() or 1)
"""Processes at once: whoever brings much waits for himself."""
PATIENCE_S: Final = 0.2
QUEUE_S: Final = 20.0
"""So long somebody waits for a process."""
WALL_S: Final = 30.0
"""So long a process may take, on a machine that is busy with other things; what it may compute is far less."""
POSITION_CPU_S: Final = 2.0
RECORD_CPU_S: Final = 10.0
"""What reading one may compute; a real one takes hundredths of a second. A stored log may take as much as a record."""
MEMORY_MB: Final = 512
NICENESS: Final = 5

log = structlog.get_logger()

Expected = TypeVar(
    "Expected",
    PositionRead,
    LookRead,
    SettingsRead,
    BoxJoined,
    RecordRead,
    LogRead,
    StudyOpened,
    StudyWritten,
    StudyTried,
    StudyGone,
)


class Uploads:
    """Refuses what is wrong with the reason, and what is too much work as such."""

    def __init__(self) -> None:
        self.pool = WorkerPool("vetting", 1, MOST, PATIENCE_S, NICENESS, MEMORY_MB)
        self._is_closed = False

    def open(self) -> None:
        self.pool.open()

    async def close(self) -> None:
        self._is_closed = True
        await self.pool.close()

    async def position(self, person: str, place: str, position: dict[str, Any]) -> PositionRead:
        """Run a position up to its first question and some way further."""
        return await self._read(
            person, PositionBrought(place, msgspec.json.encode(position), POSITION_CPU_S), PositionRead
        )

    async def look(self, person: str, place: str, position: dict[str, Any]) -> LookRead:
        """A position as an editor shows it."""
        brought = LookBrought(place, msgspec.json.encode(position), 0, {}, b"", POSITION_CPU_S)
        return await self._read(person, brought, LookRead)

    async def look_at_start(
        self, person: str, place: str, seats: int, game_settings: dict[str, str], seed: bytes
    ) -> LookRead:
        """The beginning of a game, as an editor shows it."""
        brought = LookBrought(place, b"", seats, game_settings, seed, POSITION_CPU_S)
        return await self._read(person, brought, LookRead)

    async def settings(
        self, person: str, place: str, seats: int, game_settings: dict[str, str]
    ) -> dict[str, str]:
        """All settings of a game, checked and tried out with somebody's own texts among them."""
        brought = SettingsBrought(place, seats, game_settings, POSITION_CPU_S)
        return (await self._read(person, brought, SettingsRead)).game_settings

    async def box(self, who: str, place: str, files: list[tuple[str, str]]) -> BoxJoined:
        """What files of corrections say together."""
        return await self._read(who, BoxBrought(place, files, POSITION_CPU_S), BoxJoined)

    async def record(self, person: str, text: str, games: dict[str, str], now: int) -> RecordRead:
        """Replay a record."""
        return await self._read(person, RecordBrought(text, games, now, RECORD_CPU_S), RecordRead)

    async def log(self, table: str, place: str, beginning: Beginning, entries: list[LogRow]) -> None:
        """See that a stored game can be replayed."""
        position = b"" if beginning.position is None else msgspec.json.encode(beginning.position)
        brought = LogBrought(
            place,
            beginning.seats,
            beginning.game_settings,
            beginning.seed,
            position,
            beginning.revision,
            entries,
            RECORD_CPU_S,
        )
        await self._read(table, brought, LogRead)

    async def study(
        self,
        who: str,
        place: str,
        record: str,
        fork: int,
        line: list[tuple[str, str]],
        wish: Wish,
        answer: type[Expected],
    ) -> Expected:
        """What is wished to be known of a line of a study."""
        return await self._read(who, StudyBrought(place, record, fork, line, wish, RECORD_CPU_S), answer)

    async def _read(self, who: str, brought: Brought, expected: type[Expected]) -> Expected:
        loop = asyncio.get_running_loop()
        try:
            worker = await self.pool.take(who, loop.time() + QUEUE_S)
        except TimeoutError:
            raise RequestRefused("refused-busy") from None
        try:
            found: Finding = await worker.ask(brought, Finding, loop.time() + WALL_S)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            if self._is_closed or worker.exit_status == -signal.SIGTERM:
                # The server is being stopped, and its processes with it: that is not the upload's fault.
                raise RequestRefused("refused-busy") from None
            log.warning("upload given up", who=who, kind=type(brought).__name__, error=type(error).__name__)
            raise RequestRefused(TOO_MUCH_WORK) from None
        finally:
            self.pool.give_back(worker)
        if isinstance(found, expected):
            return found
        if isinstance(found, Problem):
            raise _as_error(found)
        raise TypeError(f"a worker answered with {type(found).__name__}")


def _as_error(problem: Problem) -> WarhostError:
    """The error that was raised in the other process."""
    kind: Any = getattr(errors, problem.kind, WarhostError)
    error: WarhostError = kind.__new__(kind, problem.english)
    WarhostError.__init__(error, problem.key, problem.english, problem.variables)
    return error
