"""Queries about tournaments, their entrants and their tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.event_schema import ENTRANTS, PAIRINGS, TOURNAMENTS
from warhost.server.database.rows import SeatRow, read, values
from warhost.server.database.schema import SEATS, TABLES
from warhost.server.database.table_queries import Outdated, hold_tables, seats_in_lists

TournamentStatus = Literal["gathering", "running", "finished", "cancelled"]
TournamentSystem = Literal["round_robin", "swiss", "knock_out", "daily"]
OVER = ("finished", "closed")
BOARD = ("tournament", "round", "board")
OUTCOME = ("is_open", "places", "scores", "absent", "adjusted")
"""What changes of a pairing once it has been drawn."""


class TournamentRow(Struct):
    id: str
    code: str
    name: str
    game: str
    seats: int
    options: dict[str, str]
    system: TournamentSystem
    deal: Literal["own", "same"]
    """same: all tables of a round have the same seed."""
    level: str | None
    """Everybody plays alone, against bots of this level."""
    rated: bool
    """Whether its tables count for ratings, where the server has accounts."""
    rounds: int
    """0 until it starts: as many as are usual for those who have come."""
    clock: dict[str, Any]
    on_timeout: Literal["bot", "pass"]
    visibility: Literal["open", "link"]
    host: str | None
    """Null: the server's own."""
    club: str | None
    least: int
    most: int
    starts_at: int | None
    """Null: as soon as `most` have come."""
    round_every_s: int
    """A round begins so long after the one before at the earliest; 0: at once."""
    ends_at: int | None
    status: TournamentStatus
    paused: bool
    round: int
    round_at: int | None
    seed: bytes
    version: int
    created_at: int
    started_at: int | None
    changed_at: int
    next_at: int | None
    """When somebody has to look after it at the latest."""

    def __repr__(self) -> str:
        return f"TournamentRow({self.id})"


class EntrantRow(Struct):
    tournament: str
    number: int
    person: str | None
    status: Literal["in", "waiting", "out", "gone"]
    """out: nobody plays for this number any more; gone: somebody whose number a substitute has taken over."""
    joined_at: int
    timed_out_at: int | None = None


class PairingRow(Struct):
    tournament: str
    round: int
    board: int
    table_id: str | None
    entrants: list[int]
    is_open: bool
    places: list[int] | None = None
    scores: list[int] | None = None
    absent: list[int] = []
    adjusted: dict[str, Any] | None = None

    @property
    def is_bye(self) -> bool:
        return self.table_id is None


class Whole(Struct):
    """All that is stored of a tournament."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]


class Ended(Struct):
    """A table of a tournament that is over."""

    status: str
    result: dict[str, Any] | None
    seats: list[SeatRow]


async def rated_tables(connection: AsyncConnection, tables: list[str]) -> set[str]:
    """Those of these tables that count for ratings."""
    query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.rated)
    return {row[0] for row in await connection.execute(query)}


async def tournament_by_id(connection: AsyncConnection, tournament: str) -> TournamentRow | None:
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else read(TournamentRow, row)


async def whole(connection: AsyncConnection, tournament: str) -> Whole | None:
    row = await tournament_by_id(connection, tournament)
    return None if row is None else await with_all(connection, row)


async def with_all(connection: AsyncConnection, row: TournamentRow) -> Whole:
    entrants = await connection.execute(
        select(ENTRANTS).where(ENTRANTS.c.tournament == row.id).order_by(ENTRANTS.c.number)
    )
    pairings = await connection.execute(
        select(PAIRINGS).where(PAIRINGS.c.tournament == row.id).order_by(PAIRINGS.c.round, PAIRINGS.c.board)
    )
    return Whole(
        row,
        [read(EntrantRow, each) for each in entrants.mappings()],
        [read(PairingRow, each) for each in pairings.mappings()],
    )


async def running_daily(
    connection: AsyncConnection, row: TournamentRow, person: str | None, most: int
) -> Whole:
    """Of a duplicate of the day that is still played: who came last, and the asker with their table. Nobody may know more, and
    there may be very many."""
    there = select(ENTRANTS).where(ENTRANTS.c.tournament == row.id)
    newest = await connection.execute(there.order_by(ENTRANTS.c.number.desc()).limit(most))
    entrants = {each["number"]: read(EntrantRow, each) for each in newest.mappings()}
    if person is None:
        return Whole(row, [entrants[number] for number in sorted(entrants)], [])
    mine = await connection.execute(there.where(ENTRANTS.c.person == person))
    own = {each["number"]: read(EntrantRow, each) for each in mine.mappings()}
    entrants |= own
    boards = PAIRINGS.c.board.in_([number + 1 for number in own])
    pairings = await connection.execute(select(PAIRINGS).where(PAIRINGS.c.tournament == row.id, boards))
    return Whole(
        row,
        [entrants[number] for number in sorted(entrants)],
        [read(PairingRow, each) for each in pairings.mappings()],
    )


async def as_far_as_needed(connection: AsyncConnection, tournament: str, person: str) -> Whole | None:
    """To change something about this person's part in it: of a duplicate of the day that, and who came last; of others all."""
    row = await tournament_by_id(connection, tournament)
    if row is not None and row.system == "daily":
        return await running_daily(connection, row, person, 1)
    return None if row is None else await with_all(connection, row)


async def add_tournament(connection: AsyncConnection, row: TournamentRow) -> None:
    await connection.execute(insert(TOURNAMENTS).values(values(row)))


async def change_tournament(
    connection: AsyncConnection, before: TournamentRow, columns: dict[str, Any]
) -> None:
    """As it was read; fails with `Outdated` if somebody else has changed it since. First of all in a transaction: whoever is
    too late has then done nothing else."""
    this = and_(TOURNAMENTS.c.id == before.id, TOURNAMENTS.c.version == before.version)
    done = await connection.execute(
        update(TOURNAMENTS).where(this).values(columns | {"version": before.version + 1})
    )
    if done.rowcount != 1:
        raise Outdated


async def delete_tournament(connection: AsyncConnection, tournament: str) -> None:
    for part in (PAIRINGS, ENTRANTS):
        await connection.execute(delete(part).where(part.c.tournament == tournament))
    await connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament))


async def add_entrant(connection: AsyncConnection, entrant: EntrantRow) -> None:
    await connection.execute(insert(ENTRANTS).values(values(entrant)))


async def change_entrant(
    connection: AsyncConnection, tournament: str, number: int, columns: dict[str, Any]
) -> None:
    this = and_(ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == number)
    await connection.execute(update(ENTRANTS).where(this).values(columns))


async def delete_entrant(connection: AsyncConnection, tournament: str, number: int) -> None:
    this = and_(ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == number)
    await connection.execute(delete(ENTRANTS).where(this))


async def leave_number(
    connection: AsyncConnection, tournament: str, number: int, now: int, *, late: bool = False
) -> str | None:
    """Somebody does not play for this number any more. Whoever has waited longest takes it over, and is returned; otherwise
    nobody does. That somebody was late stays known of the person, not of the number."""
    waiting = select(ENTRANTS.c.number).where(
        ENTRANTS.c.tournament == tournament, ENTRANTS.c.status == "waiting"
    )
    first = (await connection.execute(waiting.order_by(ENTRANTS.c.number).limit(1))).scalar()
    timed_out_at = now if late else None
    if first is None:
        await change_entrant(connection, tournament, number, {"status": "out", "timed_out_at": timed_out_at})
        return None
    return await take_over(connection, tournament, number, first, timed_out_at)


async def take_over(
    connection: AsyncConnection, tournament: str, number: int, waiting: int, timed_out_at: int | None
) -> str | None:
    """Two exchange their numbers: who waited is in, who was in is gone."""
    people = {
        row[0]: row[1]
        for row in await connection.execute(
            select(ENTRANTS.c.number, ENTRANTS.c.person).where(
                ENTRANTS.c.tournament == tournament, ENTRANTS.c.number.in_((number, waiting))
            )
        )
    }
    await change_entrant(connection, tournament, number, {"person": None})
    gone = {"person": people[number], "status": "gone", "timed_out_at": timed_out_at}
    substitute: str | None = people[waiting]
    await change_entrant(connection, tournament, waiting, {"person": None})
    await change_entrant(
        connection, tournament, number, {"person": substitute, "status": "in", "timed_out_at": None}
    )
    await change_entrant(connection, tournament, waiting, gone)
    return substitute


async def add_pairings(connection: AsyncConnection, pairings: list[PairingRow]) -> None:
    if pairings:
        await connection.execute(insert(PAIRINGS), [values(each) for each in pairings])


async def save_pairings(connection: AsyncConnection, pairings: list[PairingRow]) -> None:
    """What came of these boards."""
    if not pairings:
        return
    this = [PAIRINGS.c[name] == bindparam(f"this_{name}") for name in BOARD]
    found: dict[str, Any] = {name: bindparam(f"new_{name}") for name in OUTCOME}
    rows = [
        {f"this_{name}": getattr(each, name) for name in BOARD}
        | {f"new_{name}": getattr(each, name) for name in OUTCOME}
        for each in pairings
    ]
    await connection.execute(update(PAIRINGS).where(*this).values(found), rows)


async def delete_round(connection: AsyncConnection, tournament: str, number: int) -> None:
    await connection.execute(
        delete(PAIRINGS).where(PAIRINGS.c.tournament == tournament, PAIRINGS.c.round == number)
    )


async def due_tournaments(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """Those that have to be looked after: their moment has come, or one of their tables is over. What came of the many tables of a
    duplicate of the day is looked at when the day is."""
    by_time = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.next_at <= now).limit(limit)
    by_table = (
        select(PAIRINGS.c.tournament)
        .join(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
        .where(
            PAIRINGS.c.is_open,
            TABLES.c.status.in_(OVER),
            TOURNAMENTS.c.status == "running",
            TOURNAMENTS.c.system != "daily",
        )
        .distinct()
        .limit(limit)
    )
    found = [row[0] for query in (by_time, by_table) for row in await connection.execute(query)]
    return list(dict.fromkeys(found))


async def open_boards(connection: AsyncConnection, tournament: str, limit: int) -> list[PairingRow]:
    """Those without a result, the first of them: a duplicate of the day may have very many."""
    query = (
        select(PAIRINGS)
        .where(PAIRINGS.c.tournament == tournament, PAIRINGS.c.is_open)
        .order_by(PAIRINGS.c.round, PAIRINGS.c.board)
        .limit(limit)
    )
    return [read(PairingRow, row) for row in (await connection.execute(query)).mappings()]


async def ended_tables(connection: AsyncConnection, tables: list[str]) -> dict[str, Ended]:
    rows = await connection.execute(
        select(TABLES.c.id, TABLES.c.status, TABLES.c.result).where(
            TABLES.c.id.in_(tables), TABLES.c.status.in_(OVER)
        )
    )
    found = {row[0]: Ended(row[1], row[2], []) for row in rows}
    for table, seats in (await seats_in_lists(connection, list(found))).items():
        found[table].seats = seats
    return found


async def reveal_tables(connection: AsyncConnection, tables: list[str]) -> None:
    """Everybody may see everything; who has not come to an end by now does not any more."""
    await hold_tables(connection, tables)
    these = TABLES.c.id.in_(tables)
    further = {"version": TABLES.c.version + 1}
    await close_tables(connection, tables)
    await connection.execute(
        update(TABLES).where(these).values(sealed=False, visibility="link", watch=True, **further)
    )


async def close_tables(connection: AsyncConnection, tables: list[str]) -> None:
    await hold_tables(connection, tables)
    running = and_(TABLES.c.id.in_(tables), TABLES.c.status.not_in(OVER))
    columns: dict[str, Any] = {
        "status": "closed",
        "waiting": [],
        "wake_at": None,
        "version": TABLES.c.version + 1,
    }
    await connection.execute(update(TABLES).where(running).values(columns))


async def give_seat(connection: AsyncConnection, table: str, seat: int, before: str, person: str) -> None:
    """A substitute takes over a seat of a running game, and with it whatever its owner was."""
    this = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
    await connection.execute(
        update(SEATS).where(this).values(owner=person, substitute=None, bot=None, is_open=False, name=None)
    )
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == before).values(host=person)
    )
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1))


async def tournaments_of(
    connection: AsyncConnection,
    which: Literal["open", "running", "finished", "mine", "club"],
    asker: str | None,
    club: str | None,
    game: str | None,
    before: int | None,
    limit: int,
) -> list[TournamentRow]:
    query = select(TOURNAMENTS).order_by(TOURNAMENTS.c.changed_at.desc()).limit(limit)
    query = _chosen(query, which, asker, club)
    if game is not None:
        query = query.where(TOURNAMENTS.c.game == game)
    if before is not None:
        query = query.where(TOURNAMENTS.c.changed_at < before)
    return [read(TournamentRow, row) for row in (await connection.execute(query)).mappings()]


def _chosen(query: Select[Any], which: str, asker: str | None, club: str | None) -> Select[Any]:
    is_daily = TOURNAMENTS.c.system == "daily"
    if which == "mine":
        entered = select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == asker)
        hosted = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.host == asker)
        return query.where(TOURNAMENTS.c.id.in_(entered.union(hosted)))
    if which == "club":
        return query.where(TOURNAMENTS.c.club == club)
    status = {"open": "gathering"}.get(which, which)
    return query.where(TOURNAMENTS.c.status == status, TOURNAMENTS.c.visibility == "open", ~is_daily)


async def tournaments_entered(
    connection: AsyncConnection, person: str, limit: int, *, only_open: bool
) -> list[TournamentRow]:
    """Those in which somebody takes part or has, the newest change first; the duplicates of the day have pages of their own."""
    entered = select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person)
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(entered), TOURNAMENTS.c.system != "daily")
    if only_open:
        query = query.where(TOURNAMENTS.c.visibility == "open")
    query = query.order_by(TOURNAMENTS.c.changed_at.desc()).limit(limit)
    return [read(TournamentRow, row) for row in (await connection.execute(query)).mappings()]


async def count_entrants(connection: AsyncConnection, tournaments: list[str]) -> dict[str, int]:
    rows = await connection.execute(
        select(ENTRANTS.c.tournament, func.count())
        .where(ENTRANTS.c.tournament.in_(tournaments), ENTRANTS.c.status == "in")
        .group_by(ENTRANTS.c.tournament)
    )
    return {row[0]: row[1] for row in rows}


async def entered_by(connection: AsyncConnection, tournaments: list[str], person: str) -> set[str]:
    rows = await connection.execute(
        select(ENTRANTS.c.tournament).where(
            ENTRANTS.c.tournament.in_(tournaments), ENTRANTS.c.person == person
        )
    )
    return {row[0] for row in rows}


async def dailies(connection: AsyncConnection, game: str | None, limit: int) -> list[TournamentRow]:
    """Newest first."""
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.system == "daily")
    if game is not None:
        query = query.where(TOURNAMENTS.c.game == game)
    query = query.order_by(TOURNAMENTS.c.starts_at.desc(), TOURNAMENTS.c.game).limit(limit)
    return [read(TournamentRow, row) for row in (await connection.execute(query)).mappings()]


async def hosted_now(connection: AsyncConnection, person: str) -> int:
    """How many tournaments of somebody are not over."""
    query = select(func.count()).where(
        TOURNAMENTS.c.host == person, TOURNAMENTS.c.status.in_(("gathering", "running"))
    )
    return int((await connection.execute(query)).scalar_one())


async def entered_now(connection: AsyncConnection, person: str) -> int:
    """How many tournaments that are not over somebody has entered."""
    query = (
        select(func.count())
        .select_from(ENTRANTS.join(TOURNAMENTS, TOURNAMENTS.c.id == ENTRANTS.c.tournament))
        .where(
            ENTRANTS.c.person == person,
            ENTRANTS.c.status != "out",
            TOURNAMENTS.c.status.in_(("gathering", "running")),
        )
    )
    return int((await connection.execute(query)).scalar_one())


async def barred_since(connection: AsyncConnection, person: str) -> int | None:
    """When somebody last ran out of time in a tournament, unless another cup has begun without them since."""
    last = (
        await connection.execute(select(func.max(ENTRANTS.c.timed_out_at)).where(ENTRANTS.c.person == person))
    ).scalar()
    if last is None:
        return None
    begun = exists().where(
        TOURNAMENTS.c.started_at > last, TOURNAMENTS.c.system != "daily", TOURNAMENTS.c.visibility == "open"
    )
    return None if (await connection.execute(select(begun))).scalar() else int(last)


async def seeds_of(connection: AsyncConnection, tables: list[str]) -> dict[str, bytes]:
    rows = await connection.execute(select(TABLES.c.id, TABLES.c.seed).where(TABLES.c.id.in_(tables)))
    return {row[0]: row[1] for row in rows}
