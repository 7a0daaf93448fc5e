"""Where a table is kept: reading it back, building its game up again from the log, and making changes durable.

Other servers may own the same table at the same moment; the journal keeps their entries apart, the news keep them in step.
What cannot be built up is frozen: as long as its rules are gone, or until an administrator releases it."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any, Final

import msgspec
import structlog

from warhost.core import record
from warhost.core.errors import UnknownGame, UnknownRevision, WarhostError
from warhost.core.trace import SPECTATOR
from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.database.rows import LogRow
from warhost.server.database.table_queries import (
    Outdated,
    Standing,
    add_table,
    big_part,
    log_of,
    quarantine,
    save_table,
    seats_of,
    table_by_id,
)
from warhost.server.game.feed import encode
from warhost.server.game.ledger import Beginning, DoesNotReplay, Ledger, TooLaborious, replayed, result_of
from warhost.server.game.offered import has_own_text
from warhost.server.hub import Hub
from warhost.server.operations.incidents import report
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import TOO_MUCH_WORK, RequestRefused
from warhost.server.table.audience import Audience
from warhost.server.table.clocks import Clocks
from warhost.server.table.deeds import Effect
from warhost.server.table.eyes import remembered
from warhost.server.table.info import participants_of
from warhost.server.table.plans import still_held
from warhost.server.table.state import TableState, known
from warhost.server.table.waking import wake_at

STANDING_EVERY: Final = 50
"""So often the public standing is stored, for the day on which these rules are gone; besides, whenever a table is put away."""
REPLAY_CPU_S: Final = 10.0
"""What replaying a log may take of the processor's time: a hundred times what the longest real game takes."""
REPLAY_S: Final = 60.0
"""And on a busy machine, altogether."""
BROUGHT: Final = ("position", "record")
"""Tables of these origins began from what somebody brought: they are replayed in a process under limits first, as are those
of games with texts of somebody's own."""

log = structlog.get_logger()


class TableStore:
    def __init__(self, hub: Hub, state: TableState, audience: Audience) -> None:
        self._hub = hub
        self._state = state
        self._audience = audience
        self.is_unsure = False
        """Whether the table may be stored otherwise than it is known here."""

    # ------------------------------------------------------------ making durable

    async def keep(self, effect: Effect) -> bool:
        """Make an effect durable. False: something else has happened in the meantime; nothing of this has, and the state is
        what it is now."""
        if effect.entry is not None and effect.clocks is not None:
            return await self._write(effect.entry, effect.clocks, effect.columns)
        return await self._save(effect)

    async def _write(self, entry: LogRow, clocks: Clocks, further: dict[str, Any]) -> bool:
        after = self._columns_after(entry, clocks, further)
        try:
            await self._hub.journal.write(Writing(self._state.id, self._state.fence, entry, after))
        except NumberTaken:
            # An earlier attempt was written after all.
            await self.resync()
            return False
        except BaseException:
            # Whether it was written is unknown: the log will tell.
            self._state.ledger, self.is_unsure = None, True
            raise
        self._state.move_on(after, clocks)
        return True

    def _columns_after(self, entry: LogRow, clocks: Clocks, further: dict[str, Any]) -> dict[str, Any]:
        ledger = self._state.running()
        over, waiting = ledger.match.over, ledger.match.waiting()
        columns: dict[str, Any] = {
            "number": entry.number,
            "step": ledger.step,
            "paused": ledger.paused,
            "waiting": waiting,
            "clocks": clocks.to_store(),
            "wake_at": None,
            "changed_at": entry.at,
            **further,
        }
        if not over and not ledger.paused:
            plans = further.get("plans", self._state.row.plans)
            columns["wake_at"] = wake_at(self._hub, waiting, self._state.seats, clocks, plans)
        if over or entry.number % STANDING_EVERY == 0:
            columns["standing"] = _standing(ledger)
        if over:
            columns |= {
                "status": "finished",
                "plans": None,
                "result": result_of(ledger.match),
                "record": record.write(ledger.match, self._state.player_names()),
            }
        return columns

    async def _save(self, effect: Effect) -> bool:
        state, columns = self._state, self._columns_around(effect)
        seats = effect.seats
        if seats is not None and columns.get("status", state.row.status) == "playing":
            seats = remembered(seats)
        try:
            async with self._hub.database.writing() as connection:
                if effect.opens is not None:
                    await add_table(connection, *effect.opens, {"position": None, "record": None})
                await save_table(connection, state.row, state.fence, columns, seats)
            row = msgspec.structs.replace(state.row, **known(columns), version=state.row.version + 1)
            seats = seats or state.seats
            state.replace(row, seats, await self._hub.people.get_all(participants_of(row, seats)))
        except Outdated:
            await self.refresh()
            return False
        except BaseException:
            # Whether it was stored is unknown: the database will tell.
            self.is_unsure = True
            raise
        state.ledger = effect.ledger or state.ledger
        return True

    def _columns_around(self, effect: Effect) -> dict[str, Any]:
        columns = {"changed_at": self._hub.clock.now()} | effect.columns
        if effect.ends:
            columns |= self._columns_at_the_end()
        if effect.seats is not None and self._state.row.plans:
            columns["plans"] = still_held(self._state.row, effect.seats)
        row, seats = (
            msgspec.structs.replace(self._state.row, **known(columns)),
            effect.seats or self._state.seats,
        )
        if row.status == "playing" and not row.paused and row.quarantine is None:
            clocks = self._state.clocks_of(row, seats)
            columns["wake_at"] = wake_at(self._hub, row.waiting, seats, clocks, row.plans)
        return columns

    async def wake_later(self) -> None:
        """Somebody is away: nobody need look after the table before its new time."""
        state = self._state
        if state.row.status == "playing" and not state.row.paused and state.ledger is not None:
            moment = wake_at(self._hub, state.row.waiting, state.seats, state.clocks, state.row.plans)
            if moment is not None and moment != state.row.wake_at and state.clocks.back_at:
                await self._save(Effect(columns={"changed_at": state.row.changed_at}))

    def _columns_at_the_end(self) -> dict[str, Any]:
        """Of a game that people ended: its record has no end of its own."""
        ledger = self._state.running()
        text = record.write(ledger.match, self._state.player_names())
        return {"record": text, "standing": _standing(ledger), "plans": None}

    def standing(self) -> Standing | None:
        """How a running game stands for everybody, to be read even if its rules should be gone one day."""
        ledger, state = self._state.ledger, self._state
        if ledger is None or state.row.status != "playing":
            return None
        return Standing(state.id, ledger.number, _standing(ledger))

    # ------------------------------------------------------------ reading back

    async def read_ledger(self) -> Ledger | None:
        """The game by replay of its log, when it has begun and its rules are still there."""
        state = self._state
        await self.be_sure()
        if state.ledger is None and state.frozen is None and state.row.status != "gathering":
            await self.resync()
        return state.ledger

    async def be_sure(self) -> None:
        """After a change of which nobody knows whether it was stored, see what is."""
        if self.is_unsure:
            await self._read_row()
            self._audience.tell_table()

    async def refresh(self) -> None:
        """Read again what surrounds the game."""
        await self._read_row()
        if self._audience:
            await self.read_ledger()

    async def resync(self) -> None:
        """Build the game anew from its log, and tell everybody the result."""
        await self._read_row()
        if self._state.row.quarantine is None:
            await self._build()
        # Between reading who sits where and reading the log this server may have stood still: then both do not belong together.
        self._hub.ownership.check()
        self._audience.tell_whole()
        if self._state.frozen is not None:
            self._audience.tell_table()

    async def _read_row(self) -> None:
        state = self._state
        async with self._hub.database.reading() as connection:
            row = await table_by_id(connection, state.id)
            seats = (await seats_of(connection, [state.id]))[state.id]
        if row is None:
            raise RequestRefused("refused-no-table")
        was_quarantined = state.row.quarantine is not None
        state.replace(row, seats, await self._hub.people.get_all(participants_of(row, seats)))
        self._audience.keep_to_own_eyes()
        self.is_unsure = False
        if row.quarantine is None:
            state.frozen = None if was_quarantined else state.frozen
        elif state.frozen is None:
            await self._freeze(Refusal(row.quarantine["reason"], row.quarantine["variables"]))

    async def _build(self) -> None:
        state = self._state
        async with self._hub.database.reading() as connection:
            entries = await log_of(connection, state.id)
            position = await big_part(connection, state.id, "position")
        try:
            state.ledger = await self._replayed(self._beginning(position), entries)
        except (UnknownGame, UnknownRevision) as error:
            await self._freeze(Refusal(error.key, error.variables))
        except RequestRefused as refusal:
            if refusal.key != TOO_MUCH_WORK:
                raise
            await self.quarantine(Refusal(TooLaborious.KEY))
        except TimeoutError:
            await self.quarantine(Refusal(TooLaborious.KEY))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, it must not disturb anybody else
            await self.quarantine(self._why(error))

    def _beginning(self, position: dict[str, Any] | None) -> Beginning:
        state = self._state
        state.game.check_revision(state.row.revision)
        row = state.row
        return Beginning(state.game, len(state.seats), row.options, row.seed, position, row.revision)

    async def _replayed(self, beginning: Beginning, entries: list[LogRow]) -> Ledger:
        if self._state.row.origin in BROUGHT or has_own_text(beginning.game, beginning.game_settings):
            place = self._hub.games.place(self._state.row.game)
            await self._hub.uploads.log(self._state.id, place, beginning, entries)
        async with asyncio.timeout(REPLAY_S):
            return await self._hub.offload(replayed, beginning, entries, REPLAY_CPU_S)

    # ------------------------------------------------------------ when it fails

    def _why(self, error: Exception) -> Refusal:
        if isinstance(error, WarhostError) and error.key in (DoesNotReplay.KEY, TooLaborious.KEY):
            return Refusal(error.key, error.variables)
        return Refusal(
            "frozen-unreadable", {"incident": report(self._hub.measures, error, table=self._state.id)}
        )

    async def quarantine(self, why: Refusal) -> None:
        """Leave the table alone until an administrator releases it."""
        log.error("table quarantined", table=self._state.id, reason=why.reason)
        stored = {"reason": why.reason, "variables": why.variables, "at": self._hub.clock.now()}
        async with self._hub.database.writing() as connection:
            await quarantine(connection, self._state.id, self._state.fence, stored)
        await self._read_row()

    async def _freeze(self, why: Refusal) -> None:
        log.warning("table frozen", table=self._state.id, reason=why.reason)
        self._state.ledger, self._state.frozen = None, why
        async with self._hub.database.reading() as connection:
            stored = await big_part(connection, self._state.id, "standing")
        if stored is not None:
            self._state.standing = msgspec.json.decode(zlib.decompress(stored))


def _standing(ledger: Ledger) -> bytes:
    return zlib.compress(encode(ledger.match.view(SPECTATOR)), 1)
