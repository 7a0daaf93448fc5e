"""What the host of a tournament does: start now, pause, remove, replace, draw again, adjust a result, call it off."""

from __future__ import annotations

from warhost.server.database.club_queries import role_of
from warhost.server.database.order_queries import OrderRow, add_order
from warhost.server.database.tournament_queries import (
    EntrantRow,
    Whole,
    change_tournament,
    close_tables,
    delete_round,
    give_seat,
    save_pairings,
    take_over,
)
from warhost.server.hub import Hub
from warhost.server.protocol.tournaments import Adjustment
from warhost.server.refusals import RequestRefused
from warhost.server.table.live_tables import LiveTables
from warhost.server.tournaments.entering import attempted, seat_now, withdraw
from warhost.server.tournaments.moving import Tournaments
from warhost.server.tournaments.results import format_of, is_opened, starters


async def is_organiser(hub: Hub, found: Whole, person: str | None) -> bool:
    """Its host, and whoever organises for its club."""
    row = found.row
    if person is None:
        return False
    if row.host == person:
        return True
    if row.club is None:
        return False
    async with hub.database.reading() as connection:
        return await role_of(connection, row.club, person) in ("owner", "organiser")


class Organising:
    """For one person, who must be host."""

    def __init__(self, tables: LiveTables, tournament: str, person: str) -> None:
        self._tables = tables
        self._hub = tables.hub
        self._id = tournament
        self._person = person

    async def start(self) -> None:
        """With those who have come, if they are enough for a table."""
        moving = Tournaments(self._tables)

        async def attempt(found: Whole) -> list[str]:
            await self._check(found, "gathering")
            form = format_of(found.row, self._hub.games.get(found.row.game))
            come = len(starters(found))
            if come < 2 or (not found.row.level and not form.sizes(come)):
                raise RequestRefused("refused-tournament-small")
            await moving.store(found.row, await moving.begun(found, self._hub.clock.now()))
            return []

        await attempted(self._hub, self._id, self._person, attempt)

    async def pause(self, paused: bool) -> None:
        async def attempt(found: Whole) -> list[str]:
            await self._check(found, "running")
            if found.row.paused == paused:
                return []
            kind, now = "pause-table" if paused else "resume-table", self._hub.clock.now()
            columns = {"paused": paused, "changed_at": now, "next_at": None if paused else now}
            async with self._hub.database.writing() as connection:
                await change_tournament(connection, found.row, columns)
                for pairing in found.pairings:
                    if pairing.is_open and pairing.table_id:
                        order = OrderRow(
                            self._hub.chance.token(12), kind, pairing.table_id, None, now, False, None
                        )
                        await add_order(connection, order)
            return []

        await attempted(self._hub, self._id, self._person, attempt)

    async def remove(self, number: int) -> None:
        async def attempt(found: Whole) -> list[str]:
            await self._check(found)
            return await withdraw(self._hub, found, _entry(found, number))

        await self._tables.belongings_moved(await attempted(self._hub, self._id, self._person, attempt))

    async def replace(self, number: int, person: str) -> None:
        """By somebody who waits for a place: nobody plays who has not asked to."""

        async def attempt(found: Whole) -> list[str]:
            await self._check(found, "running")
            entry = _entry(found, number)
            waiting = next(
                (each for each in found.entrants if each.person == person and each.status == "waiting"), None
            )
            if waiting is None or entry.status not in ("in", "out"):
                raise RequestRefused("refused-not-waiting")
            place = None if found.row.level else seat_now(found, number)
            async with self._hub.database.writing() as connection:
                await change_tournament(connection, found.row, {"changed_at": self._hub.clock.now()})
                await take_over(connection, self._id, number, waiting.number, entry.timed_out_at)
                if place is None:
                    return []
                await give_seat(connection, *place, entry.person or "", person)
            return [place[0]]

        await self._tables.belongings_moved(await attempted(self._hub, self._id, self._person, attempt))

    async def draw_again(self) -> None:
        """The present round by what the standings and the entrants are now, as long as none of its tables has a result. Its
        deals are new ones: some may have looked at the old."""

        async def attempt(found: Whole) -> list[str]:
            await self._check(found, "running")
            row = found.row
            of_round = [each for each in found.pairings if each.round == row.round and not each.is_bye]
            if row.level or any(not each.is_open for each in of_round):
                raise RequestRefused("refused-results-in")
            tables = [each.table_id for each in of_round if each.table_id]
            now = self._hub.clock.now()
            columns = {"round": row.round - 1, "next_at": now, "round_at": None, "changed_at": now}
            async with self._hub.database.writing() as connection:
                await change_tournament(connection, row, columns)
                await delete_round(connection, row.id, row.round)
                await close_tables(connection, tables)
            return tables

        await self._tables.belongings_moved(await attempted(self._hub, self._id, self._person, attempt))
        await Tournaments(self._tables).move_on(self._id)

    async def adjust(self, number: int, board: int, wish: Adjustment) -> None:
        async def attempt(found: Whole) -> list[str]:
            await self._check(found)
            row = found.row
            pairing = next(
                (each for each in found.pairings if (each.round, each.board) == (number, board)), None
            )
            if pairing is None or pairing.is_bye:
                raise RequestRefused("refused-no-entrant")
            if row.deal == "same" and not is_opened(found, number) and not pairing.is_open:
                raise RequestRefused("refused-sealed")
            seats = row.seats if row.level else len(pairing.entrants)
            if len(wish.places) != seats or min(wish.places) != 1:
                raise RequestRefused(
                    "refused-malformed-request", where="$.places", problem=f"{seats} places, from 1 on"
                )
            now = self._hub.clock.now()
            pairing.adjusted = {
                "reason": wish.reason,
                "by": self._person,
                "at": now,
                "before": pairing.places,
            }
            was_open, pairing.is_open, pairing.places = pairing.is_open, False, wish.places
            closed = [pairing.table_id] if was_open and pairing.table_id else []
            async with self._hub.database.writing() as connection:
                # Whether the round is over by that is seen at once.
                columns = {"changed_at": now} | ({"next_at": now} if row.status == "running" else {})
                await change_tournament(connection, row, columns)
                await save_pairings(connection, [pairing])
                await close_tables(connection, closed)
            return closed

        await self._tables.belongings_moved(await attempted(self._hub, self._id, self._person, attempt))

    async def cancel(self) -> None:
        async def attempt(found: Whole) -> list[str]:
            await self._check(found)
            if found.row.status not in ("gathering", "running"):
                raise RequestRefused("refused-tournament-over")
            tables = [each.table_id for each in found.pairings if each.is_open and each.table_id]
            async with self._hub.database.writing() as connection:
                columns = {"status": "cancelled", "next_at": None, "changed_at": self._hub.clock.now()}
                await change_tournament(connection, found.row, columns)
                await close_tables(connection, tables)
            return tables

        await self._tables.belongings_moved(await attempted(self._hub, self._id, self._person, attempt))

    async def _check(self, found: Whole, status: str | None = None) -> None:
        if not await is_organiser(self._hub, found, self._person):
            raise RequestRefused("refused-not-organiser")
        if found.row.status not in ("gathering", "running") and status is not None:
            raise RequestRefused("refused-tournament-over")
        if status is not None and found.row.status != status:
            raise RequestRefused(
                "refused-tournament-begun" if status == "gathering" else "refused-not-playing"
            )


def _entry(found: Whole, number: int) -> EntrantRow:
    entry = next((each for each in found.entrants if each.number == number), None)
    if entry is None or found.row.system == "daily":
        raise RequestRefused("refused-no-entrant")
    return entry
