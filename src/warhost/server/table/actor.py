"""The owner of one table: everything that changes it goes through here, one thing at a time: validate, write, tell.

Other servers may own the same table at the same moment; the journal keeps their entries apart, the news keep them in
step. How people decide is in `deciding`, what happens by itself in `autopilot`, who sits where in `lobby`."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from warhost.core import record
from warhost.core.errors import UnknownGame, UnknownRevision, WarhostError
from warhost.core.game import Game
from warhost.core.trace import SPECTATOR
from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.database.news import News
from warhost.server.database.rows import LogRow, PersonRow, SeatRow, TableRow
from warhost.server.database.table_queries import (
    Outdated,
    big_part,
    log_of,
    quarantine,
    save_table,
    seats_of,
    table_by_id,
)
from warhost.server.hub import Hub
from warhost.server.operations.incidents import report
from warhost.server.protocol.frames import ClockState, Proposal
from warhost.server.protocol.tables import TableInfo
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import TOO_MUCH_WORK, RequestRefused
from warhost.server.table.altering import Alteration
from warhost.server.table.audience import Audience
from warhost.server.table.autopilot import Autopilot
from warhost.server.table.clocks import Clocks, read_clock
from warhost.server.table.connection import encode
from warhost.server.table.info import people_of, table_info
from warhost.server.table.ledger import Beginning, DoesNotReplay, Ledger, TooLaborious, replayed, result_of

ATTEMPTS: Final = 5
STANDING_EVERY: Final = 10
"""So often the public standing is stored, for the day on which these rules are gone."""
REPLAY_CPU_S: Final = 10.0
"""What replaying a log may take of the processor's time: a hundred times what the longest real game takes."""
REPLAY_S: Final = 60.0
"""And on a busy machine, altogether."""
FAULTS: Final = 3
"""So often the rules may fail at a table; then it is quarantined, and nothing tries again."""
BROUGHT: Final = ("position", "record")
"""Tables of these origins began from what somebody brought: they are replayed in a process under limits first."""
BOT: Final = "bot:"
"""Before a bot's level where a record names its players."""

log = structlog.get_logger()


class LiveTable:
    """`lock` must be held for everything that reads or changes the game."""

    def __init__(self, hub: Hub, row: TableRow, seats: list[SeatRow], people: dict[str, PersonRow]) -> None:
        self.hub = hub
        self.row = row
        self.seats = seats
        self.people = people
        self.lock = asyncio.Lock()
        self.talk_lock = asyncio.Lock()
        self.ledger: Ledger | None = None
        self.frozen: Refusal | None = None
        self.standing: dict[str, Any] | None = None
        """The last stored public view of a frozen table."""
        self._faults = 0
        self.clocks = Clocks.stored(read_clock(row.clock), row.clocks, len(seats))
        self.audience = Audience(self)
        self.autopilot = Autopilot(self)
        self.chat_told = 0
        """The number of the last line of talk that the connected have been told."""
        self.used_at = time.monotonic()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.hub.games.get(self.row.game)

    def info(self, asker: str | None) -> TableInfo:
        return table_info(self.row, self.seats, self.people, asker, self.frozen)

    def seat_number(self, side: str) -> int:
        for seat in self.seats:
            if seat.side == side:
                return seat.seat
        raise RequestRefused("refused-no-seat", seat=side)

    def clock_state(self) -> ClockState:
        return self.clocks.state([seat.side for seat in self.seats], self.hub.now(), self.row.paused)

    def proposal(self) -> Proposal | None:
        """The open proposal; the next entry of the log ends it."""
        stored = self.row.proposal
        if stored is None or stored["number"] != self.row.number or self.row.status != "playing":
            return None
        asker, agreed = stored["by"], stored["agreed"]
        others = {seat.player for seat in self.seats} - {asker, None}
        return Proposal(
            id=stored["id"],
            seat=self.seats[stored["seat"]].side,
            step=stored["step"],
            agreed=[seat.side for seat in self.seats if seat.player in agreed],
            missing=[seat.side for seat in self.seats if seat.player in others - set(agreed)],
        )

    # ------------------------------------------------------------ loading

    async def read_ledger(self) -> Ledger | None:
        """The game by replay of its log, when it has begun and its rules are still there."""
        if self.ledger is None and self.frozen is None and self.row.status != "gathering":
            await self.resync()
        return self.ledger

    async def playing_ledger(self) -> Ledger:
        """The game, for somebody who wants to do something in it."""
        ledger = await self.read_ledger()
        if self.row.status == "gathering" or self.row.status == "closed":
            raise RequestRefused("refused-not-playing")
        if ledger is None:
            raise RequestRefused("refused-frozen")
        return ledger

    async def refresh(self) -> None:
        """Read again what surrounds the game, and catch up with the log."""
        await self._read_row()
        if self.ledger is not None and self.row.number > self.ledger.number:
            await self._catch_up(self.ledger)
        elif self.audience:
            await self.read_ledger()

    async def resync(self) -> None:
        """Build the game anew from its log, and tell everybody the result."""
        await self._read_row()
        if self.row.quarantine is None:
            await self._build()
        self._take_over_clocks()
        self.audience.tell_whole()
        if self.frozen is not None:
            self.audience.tell_table()

    async def _build(self) -> None:
        async with self.hub.database.reading() as connection:
            entries = await log_of(connection, self.id)
            position = await big_part(connection, self.id, "position")
        try:
            self.ledger = await self._replayed(self._beginning(position), entries)
        except (UnknownGame, UnknownRevision) as error:
            await self._freeze(Refusal(error.key, error.variables))
        except RequestRefused as refusal:
            if refusal.key != TOO_MUCH_WORK:
                raise
            await self._quarantine(Refusal(TooLaborious.KEY))
        except TimeoutError:
            await self._quarantine(Refusal(TooLaborious.KEY))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, it must not disturb anybody else
            await self._quarantine(self._why(error))

    async def _replayed(self, beginning: Beginning, entries: list[LogRow]) -> Ledger:
        if self.row.origin in BROUGHT:
            place = self.hub.games.place(self.row.game)
            await self.hub.uploads.log(self.id, place, beginning, entries)
        async with asyncio.timeout(REPLAY_S):
            return await asyncio.to_thread(replayed, beginning, entries, REPLAY_CPU_S)

    def _why(self, error: Exception) -> Refusal:
        if isinstance(error, WarhostError) and error.key in (DoesNotReplay.KEY, TooLaborious.KEY):
            return Refusal(error.key, error.variables)
        return Refusal("frozen-unreadable", {"incident": report(self.hub, error, table=self.id)})

    def _beginning(self, position: dict[str, Any] | None) -> Beginning:
        self.game.check_revision(self.row.revision)
        return Beginning(self.game, len(self.seats), self.row.options, self.row.seed, position)

    async def _read_row(self) -> None:
        async with self.hub.database.reading() as connection:
            row = await table_by_id(connection, self.id)
            seats = (await seats_of(connection, [self.id]))[self.id]
        if row is None:
            raise RequestRefused("refused-no-table")
        was_quarantined = self.row.quarantine is not None
        self.row, self.seats = row, seats
        self.people = await self.hub.people.get_all(people_of(row, seats))
        self._take_over_clocks()
        if row.quarantine is None:
            self.frozen = None if was_quarantined else self.frozen
        elif self.frozen is None:
            await self._freeze(Refusal(row.quarantine["reason"], row.quarantine["variables"]))

    async def _catch_up(self, ledger: Ledger) -> None:
        """Another server wrote entries: follow them one by one."""
        async with self.hub.database.reading() as connection:
            entries = await log_of(connection, self.id, ledger.number)
        for entry in entries:
            try:
                ledger.replay(entry)
            except DoesNotReplay:
                await self.resync()
                return
            self.audience.tell_entry()

    def _take_over_clocks(self) -> None:
        self.clocks = Clocks.stored(read_clock(self.row.clock), self.row.clocks, len(self.seats))

    async def note_fault(self, error: Exception) -> None:
        """The rules failed in a decision, and nothing has changed. Not for ever: each attempt costs everybody time."""
        self._faults += 1
        if self._faults >= FAULTS:
            incident = report(self.hub, error, table=self.id)
            await self._quarantine(Refusal("frozen-rules-failed", {"incident": incident}))
            self.audience.tell_whole()
            self.audience.tell_table()

    async def _quarantine(self, why: Refusal) -> None:
        """Leave the table alone until an administrator releases it."""
        log.error("table quarantined", table=self.id, reason=why.reason)
        stored = {"reason": why.reason, "variables": why.variables, "at": self.hub.now()}
        async with self.hub.database.writing() as connection:
            await quarantine(connection, self.id, stored)
            await self.hub.desk.tell(connection, News("table", self.id))
        await self._read_row()

    async def _freeze(self, why: Refusal) -> None:
        log.warning("table frozen", table=self.id, reason=why.reason)
        self._faults = 0
        self.ledger, self.frozen = None, why
        async with self.hub.database.reading() as connection:
            stored = await big_part(connection, self.id, "standing")
        if stored is not None:
            self.standing = msgspec.json.decode(zlib.decompress(stored))

    # ------------------------------------------------------------ changing what surrounds the game

    async def alter(self, make: Callable[[TableRow, list[SeatRow]], Alteration]) -> None:
        """Change what surrounds the game. `make` may refuse; it is called again if another server was faster."""
        for _attempt in range(ATTEMPTS):
            alteration = make(self.row, [msgspec.structs.replace(seat) for seat in self.seats])
            columns = {"changed_at": self.hub.now()} | alteration.columns
            try:
                async with self.hub.database.writing() as connection:
                    await save_table(connection, self.row, columns, alteration.seats)
                    await self.hub.desk.tell(connection, News("table", self.id))
            except Outdated:
                await self.refresh()
                continue
            self.row = msgspec.structs.replace(self.row, **_known(columns), version=self.row.version + 1)
            self.seats = alteration.seats or self.seats
            self.people = await self.hub.people.get_all(people_of(self.row, self.seats))
            self._take_over_clocks()
            self.audience.tell_table()
            return
        raise RequestRefused("refused-busy")

    # ------------------------------------------------------------ the journal

    async def commit(self, entry: LogRow, clocks: Clocks) -> bool:
        """Make an entry durable, then tell everybody. False: another server was faster, and nothing has happened."""
        started, had_proposal = time.perf_counter(), self.proposal() is not None
        after = self._columns_after(entry, clocks)
        try:
            await self.hub.journal.write(Writing(self.id, entry, after))
        except NumberTaken:
            await self.resync()
            return False
        except BaseException:
            # Whether it was written is unknown: the log will tell.
            self.ledger = None
            raise
        self.row = msgspec.structs.replace(self.row, **_known(after))
        self.clocks = clocks
        self.audience.tell_entry()
        if had_proposal:
            self.audience.tell_proposal(None, "agreed" if entry.kind == "back" else "lapsed")
        if self.row.status == "finished":
            self.audience.tell_table()
        self.hub.measures.decisions.labels(entry.kind, entry.actor).inc()
        self.hub.measures.decision_seconds.observe(time.perf_counter() - started)
        return True

    def _columns_after(self, entry: LogRow, clocks: Clocks) -> dict[str, Any]:
        ledger = self._running()
        over = ledger.match.over
        waiting = ledger.match.waiting()
        columns: dict[str, Any] = {
            "number": entry.number,
            "step": ledger.step,
            "paused": ledger.paused,
            "waiting": waiting,
            "clocks": clocks.to_store(),
            "wake_at": None if over or ledger.paused else self.autopilot.wake_at(waiting, clocks),
            "changed_at": entry.at,
        }
        if over or entry.number % STANDING_EVERY == 0:
            columns["standing"] = zlib.compress(encode(ledger.match.view(SPECTATOR)), 1)
        if over:
            columns |= {
                "status": "finished",
                "result": result_of(ledger.match),
                "record": record.write(ledger.match, [self._player_name(seat) for seat in self.seats]),
            }
        return columns

    def _player_name(self, seat: SeatRow) -> str:
        if seat.name is not None:
            return seat.name
        if seat.owner in self.people:
            return self.people[seat.owner].name
        return f"{BOT}{seat.bot}" if seat.bot is not None else "-"

    def _running(self) -> Ledger:
        if self.ledger is None:
            raise RuntimeError("the game is not loaded")
        return self.ledger


def _known(columns: dict[str, Any]) -> dict[str, Any]:
    """Those of the columns that a loaded table keeps in memory."""
    return {name: value for name, value in columns.items() if name in TableRow.__struct_fields__}
