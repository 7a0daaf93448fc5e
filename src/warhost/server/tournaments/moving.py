"""Tournaments move on by themselves: they start, take in results, open deals, draw the next round, end.

Whatever is done is one transaction that begins with the version that was read: of several servers that look at the same
moment one does it, and one that dies in the middle has done nothing. Looking again does no harm."""

from __future__ import annotations

from typing import Any, Final

import structlog
from msgspec import Struct, field
from sqlalchemy.exc import IntegrityError

from warhost.core.errors import WarhostError
from warhost.server.cluster.ownership import OwnedElsewhere
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.database.table_queries import Outdated, add_table
from warhost.server.database.tournament_queries import (
    Ended,
    PairingRow,
    TournamentRow,
    Whole,
    add_pairings,
    add_tournament,
    change_tournament,
    count_entrants,
    dailies,
    delete_tournament,
    due_tournaments,
    ended_tables,
    leave_number,
    open_boards,
    reveal_tables,
    save_pairings,
    tournament_by_id,
    with_all,
)
from warhost.server.table.live_tables import LiveTables
from warhost.server.tournaments.daily import daily_row, day_of
from warhost.server.tournaments.drawing import next_round
from warhost.server.tournaments.new_tables import drawn_round
from warhost.server.tournaments.results import format_of, starters, with_result
from warhost.server.tournaments.systems import usual_rounds

AT_ONCE: Final = 10
STEPS: Final = 4
"""So much may be due at one look: results, the end of a round, the next one."""
BOARDS_AT_ONCE: Final = 500
"""Of a day that is over: very many may have played it, and others must not wait for all of them."""
EMPTY_DAILIES_KEPT: Final = 30
AGAIN_MS: Final = 60_000
"""What could not be moved on is tried again after so long: others must not wait for it."""

log = structlog.get_logger()


class Change(Struct):
    """What is stored together."""

    columns: dict[str, Any]
    results: list[PairingRow] = field(default_factory=list)
    pairings: list[PairingRow] = field(default_factory=list)
    tables: list[tuple[TableRow, list[SeatRow]]] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    late: list[int] = field(default_factory=list)
    """Numbers whose player ran out of time, or left."""


class Tournaments:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._hub = tables.hub
        self._day = -1

    async def look(self) -> None:
        """See what is due."""
        await self._open_day()
        now = self._hub.clock.now()
        async with self._hub.database.reading() as connection:
            due = await due_tournaments(connection, now, AT_ONCE)
        for tournament in due:
            try:
                await self.move_on(tournament)
            except WarhostError as error:
                log.warning("tournament stands still", tournament=tournament, reason=error.key)
                await self._try_later(tournament)

    async def move_on(self, tournament: str) -> None:
        """Do all that is due."""
        for _ in range(STEPS):
            try:
                if not await self._step(tournament):
                    return
            except Outdated:
                # Somebody else has changed it: look again.
                continue

    async def _step(self, tournament: str) -> bool:
        async with self._hub.database.reading() as connection:
            row = await tournament_by_id(connection, tournament)
        if row is None or self._is_young(row):
            return False
        change = await self._due_of(row)
        if change is None:
            return False
        await self.store(row, change)
        return True

    async def _due_of(self, row: TournamentRow) -> Change | None:
        now = self._hub.clock.now()
        if row.status not in ("gathering", "running"):
            return None if row.next_at is None else Change({"next_at": None})
        if row.status == "running" and row.system == "daily":
            return await self._day_over(row, now)
        async with self._hub.database.reading() as connection:
            found = await with_all(connection, row)
            playing = [each.table_id for each in found.pairings if each.is_open and each.table_id]
            ended = await ended_tables(connection, playing)
        if row.status == "gathering":
            return await self._gathered(found, now)
        return await self._played(found, ended, now)

    async def store(self, before: TournamentRow, change: Change) -> None:
        """All of it, or nothing."""
        now = self._hub.clock.now()
        async with self._hub.database.writing() as connection:
            await change_tournament(connection, before, {"changed_at": now} | change.columns)
            await save_pairings(connection, change.results)
            for number in change.late:
                await leave_number(connection, before.id, number, now, late=True)
            await add_pairings(connection, change.pairings)
            for table, seats in change.tables:
                await add_table(connection, table, seats, {"position": None, "record": None})
            if change.revealed:
                await reveal_tables(connection, change.revealed)
        await self._tables.belongings_moved(change.revealed)
        for table, _ in change.tables:
            await self._wake(table.id)

    async def _wake(self, table: str) -> None:
        """Somebody may have to be told that it is their turn, and bots begin."""
        try:
            await self._tables.get_invited(table)
        except OwnedElsewhere:
            return
        except WarhostError as error:
            log.warning("table of a tournament not woken", table=table, reason=error.key)

    # ------------------------------------------------------------ before the start

    async def _gathered(self, found: Whole, now: int) -> Change | None:
        row = found.row
        come = sum(entrant.status == "in" for entrant in found.entrants)
        if row.starts_at is None:
            if come < row.most:
                return None if row.next_at is None else Change({"next_at": None})
        elif now < row.starts_at:
            return None if row.next_at == row.starts_at else Change({"next_at": row.starts_at})
        elif come < row.least:
            return Change({"status": "cancelled", "next_at": None})
        return await self.begun(found, now)

    async def begun(self, found: Whole, now: int) -> Change:
        """With those who are there, whatever was awaited."""
        row = found.row
        if row.rounds == 0 or row.system == "knock_out":
            form = format_of(row, self._hub.games.get(row.game))
            row.rounds = usual_rounds(form, len(starters(found)))
        change = await self._next(found, now)
        change.columns |= {"status": "running", "started_at": now, "rounds": row.rounds}
        return change

    # ------------------------------------------------------------ while it runs

    async def _played(self, found: Whole, ended: dict[str, Ended], now: int) -> Change | None:
        row = found.row
        change = Change({"next_at": None})
        for pairing in found.pairings:
            if pairing.is_open and pairing.table_id in ended:
                with_result(row, pairing, ended[pairing.table_id])
                change.results.append(pairing)
                change.late += _late(row, pairing, ended[pairing.table_id])
        is_going_on = any(pairing.is_open for pairing in found.pairings)
        if is_going_on or row.paused:
            return change if change.results or (row.next_at is not None and row.next_at <= now) else None
        if row.deal == "same":
            change.revealed = _tables_of(found, row.round)
        return await self._round_over(found, change, now)

    async def _round_over(self, found: Whole, change: Change, now: int) -> Change | None:
        row = found.row
        begins_at = (row.round_at or 0) + row.round_every_s * 1000
        if row.round < row.rounds and now < begins_at:
            change.columns["next_at"] = begins_at
            return change if change.results or row.next_at != begins_at else None
        following = await self._next(found, now) if row.round < row.rounds else None
        if following is None or not following.tables:
            change.columns |= {"status": "finished", "next_at": None, "ends_at": now}
            return change
        change.columns |= following.columns
        change.pairings, change.tables = following.pairings, following.tables
        return change

    async def _next(self, found: Whole, now: int) -> Change:
        row, number = found.row, found.row.round + 1
        played = next_round(found, format_of(row, self._hub.games.get(row.game)))
        people = {each.number: each.person if each.status == "in" else None for each in found.entrants}
        drawn = await drawn_round(self._hub, row, number, played, people)
        return Change(
            {"round": number, "round_at": now, "next_at": None}, pairings=drawn.pairings, tables=drawn.tables
        )

    # ------------------------------------------------------------ the daily duplicate

    async def _open_day(self) -> None:
        """Every day has a deal for each game. Whoever looks first opens it; its name keeps two apart."""
        now = self._hub.clock.now()
        if day_of(now) == self._day:
            return
        rows = [daily_row(self._hub, self._hub.games.get(name), now) for name in self._hub.games.names()]
        async with self._hub.database.reading() as connection:
            known = {row.id for row in await dailies(connection, None, EMPTY_DAILIES_KEPT)}
        for row in rows:
            if row.id in known:
                continue
            try:
                async with self._hub.database.writing() as connection:
                    await add_tournament(connection, row)
            except IntegrityError:
                continue
        await self._forget_empty_days(now)
        self._day = day_of(now)

    async def _forget_empty_days(self, now: int) -> None:
        async with self._hub.database.reading() as connection:
            latest = await dailies(connection, None, EMPTY_DAILIES_KEPT)
            old = [row.id for row in latest if row.status == "finished"]
            counts = await count_entrants(connection, old)
        empty = [tournament for tournament in old if tournament not in counts]
        for tournament in empty:
            async with self._hub.database.writing() as connection:
                await delete_tournament(connection, tournament)

    def _is_young(self, row: TournamentRow) -> bool:
        """What came of a duplicate of the day is looked at when the day is over: until then nothing is due, and it may be large."""
        is_played = row.system == "daily" and row.status == "running"
        return is_played and row.next_at == row.ends_at and self._hub.clock.now() < (row.ends_at or 0)

    async def _day_over(self, row: TournamentRow, now: int) -> Change:
        """What came of some boards; with the last of them the day is told. Its window has ended: no deal is a secret any more."""
        ends_at = row.ends_at or 0
        if now < ends_at:
            return Change({"next_at": ends_at})
        async with self._hub.database.reading() as connection:
            boards = await open_boards(connection, row.id, BOARDS_AT_ONCE)
            played = [each.table_id for each in boards if each.table_id]
            ended = await ended_tables(connection, played)
        for pairing in boards:
            if pairing.table_id in ended:
                with_result(row, pairing, ended[pairing.table_id])
            pairing.is_open = False
        is_last = len(boards) < BOARDS_AT_ONCE
        columns: dict[str, Any] = {"status": "finished", "next_at": None} if is_last else {}
        return Change(columns, results=boards, revealed=played)

    async def _try_later(self, tournament: str) -> None:
        async with self._hub.database.reading() as connection:
            row = await tournament_by_id(connection, tournament)
        if row is not None:
            try:
                await self.store(row, Change({"next_at": self._hub.clock.now() + AGAIN_MS}))
            except Outdated:
                return


def _late(row: TournamentRow, pairing: PairingRow, ended: Ended) -> list[int]:
    """Numbers whose own player was not there at the end."""
    if row.level:
        return list(pairing.entrants) if pairing.absent else []
    return [pairing.entrants[seat] for seat in pairing.absent if ended.seats[seat].owner is not None]


def _tables_of(found: Whole, number: int) -> list[str]:
    return [each.table_id for each in found.pairings if each.round == number and each.table_id]
