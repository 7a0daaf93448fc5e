"""The time by which the clocks of tables run."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.key_queries import add_key, key_named, replace_key

JUMP_MS: Final = 2_000
"""By less than this clocks may differ: that is no jump."""
SURE_AFTER_MS: Final = 60_000
"""So long a server and the others must have agreed before it contradicts them: whoever is alive has looked at the wall by then."""
LOOKS: Final = 3
AHEAD: Final = "table_time_ahead_ms"
"""The key under which the database keeps how far tables' time is ahead of the wall, and since which moment of tables' time."""


class Note(Struct, frozen=True):
    ahead: int
    at: int

    @classmethod
    def read(cls, text: str | None) -> Note:
        ahead, _, at = (text or "0").partition(" ")
        return cls(int(ahead), int(at or 0))

    def text(self) -> str:
        return f"{self.ahead} {self.at}"


class TableTime:
    """The time by which seats run out of theirs, in milliseconds, on the same line for all servers of a database. It begins
    as the wall's and then goes on steadily: when somebody sets the wall clock, nobody loses or gains any. How far it is ahead
    of the wall since then is noted in the database, so that it goes on after a restart or at another server.

    Each server watches the wall itself, by its monotonic clock, and holds its line whatever others note: they may have seen
    only the first of two moves. Only who began just after a move, when nobody had noted it yet, has a wrong line. Such a server
    sees a note change while nothing moves, and at a moment that cannot be by its line; it begins anew."""

    def __init__(self, clock: Clock, database: Database) -> None:
        self._clock = clock
        self._database = database
        self._noted = 0
        """How far it was noted to be ahead when this server last agreed, and what it saw of the wall when that was."""
        self._wall = clock.now() - self._monotonic_ms()
        self._agreed_at = self._monotonic_ms()
        self._agrees_since: int | None = None
        """Since when others have left what it noted or believes as it is."""
        self._zero = self._wall
        self.started_at = self()

    async def open(self) -> None:
        noted = Note.read(await self._read_note()).ahead
        # The wall comes after the note: whoever noted a move has seen it before.
        wall, _ = min([await self._look() for _ in range(LOOKS)], key=lambda look: look[1])
        self._zero = wall + noted
        self._claim(noted, wall)
        self.started_at = self()

    def __call__(self) -> int:
        return self._zero + self._monotonic_ms()

    def wall_ahead(self) -> int:
        """What to add to a moment of tables' time to tell it to people."""
        ahead = self._clock.now() - self()
        return ahead if abs(ahead) >= JUMP_MS else 0

    async def look_at_the_wall(self) -> bool:
        """Note in the database how far the wall clock has been moved; returns whether it was this server that did."""
        text = await self._read_note()
        wall, took = await self._look()
        if took >= JUMP_MS // 2:
            return False
        note, ahead = Note.read(text), self._zero - wall
        if abs(ahead - note.ahead) < JUMP_MS:
            self._agree(note.ahead, wall)
            return False
        if self._is_of_before(note, wall):
            self._begin_anew(note.ahead, wall)
            return False
        if not await self._write_note(text, Note(ahead, self())):
            return False
        self._claim(ahead, wall)
        return True

    def _is_of_before(self, note: Note, wall: int) -> bool:
        """Whether another server has noted a move that happened before this one began. Nothing has moved here since both agreed,
        unless there and back while this server did not look; but then it was noted in that time. Who has agreed for long knows
        better; who has just noted something, and is contradicted, gives in."""
        if note.ahead == self._noted or abs(wall - self._wall) >= JUMP_MS:
            return False
        if self._agrees_since is None:
            return True
        is_sure = self._agreed_at - self._agrees_since >= SURE_AFTER_MS
        was_at = note.at - self._zero
        is_since = self._agreed_at - JUMP_MS // 2 <= was_at <= self._monotonic_ms() + JUMP_MS // 2
        return not is_sure and not is_since

    def _begin_anew(self, noted: int, wall: int) -> None:
        shift = wall + noted - self._zero
        self._zero += shift
        self.started_at += shift
        self._claim(noted, wall)

    def _claim(self, noted: int, wall: int) -> None:
        """Nobody else has agreed with that yet."""
        self._agree(noted, wall)
        self._agrees_since = None

    def _agree(self, noted: int, wall: int) -> None:
        self._noted, self._wall, self._agreed_at = noted, wall, self._monotonic_ms()
        if self._agrees_since is None:
            self._agrees_since = self._agreed_at

    async def _read_note(self) -> str | None:
        async with self._database.reading() as connection:
            return await key_named(connection, AHEAD)

    async def _write_note(self, before: str | None, after: Note) -> bool:
        """Unless another server has noted something meanwhile, who may have seen more."""
        try:
            async with self._database.writing() as connection:
                if before is not None:
                    return await replace_key(connection, AHEAD, before, after.text())
                await add_key(connection, AHEAD, after.text())
        except IntegrityError:
            return False
        return True

    async def _look(self) -> tuple[int, int]:
        """How far the wall clock on which all servers of the database agree is ahead of this server's monotonic one, and how long
        it took to find out."""
        began = self._monotonic_ms()
        databases = await self._database.wall_clock()
        wall = self._clock.now() if databases is None else databases
        took = self._monotonic_ms() - began
        return wall - began - took // 2, took

    def _monotonic_ms(self) -> int:
        return round(self._clock.monotonic() * 1000)
