"""One's own tables, the newest change first: found by since when they are at rest, and yet the same as if all were looked at."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import msgspec
from sqlalchemy import insert, select

from tests.server.conftest import Running
from tests.server.people import ME, bot, toy_table
from tests.server.test_rated import account, counted, rated_game
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.database.schema import ARCHIVED, SEATS
from warhost.server.database.table_queries import add_table, let_rest, table_by_id, tables_mine

Stored = tuple[TableRow, list[SeatRow], bool]
"""A table with its seats, and whether Ann has put it away."""


async def test_ones_tables_are_found_whether_they_rest_or_not(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    first = (await bob.post("/api/tables", toy_table(ME, bot())))["id"]
    async with any_server.hub.database.reading() as connection:
        like = await table_by_id(connection, first)
    assert like is not None
    stored = invented(like, ann.id, bob.id)
    async with any_server.hub.database.writing() as connection:
        for row, seats, is_put_away in stored:
            await add_table(connection, row, seats, {"position": None, "record": None})
            if row.status == "finished":
                await let_rest(connection, row.id)
            if is_put_away:
                await connection.execute(insert(ARCHIVED).values(person=ann.id, table_id=row.id))
    async with any_server.hub.database.reading() as connection:
        for archived, game, before, limit in product(
            (False, True), (None, "toy"), (None, 1_050, 1_001), (1, 7, 200)
        ):
            page = await tables_mine(connection, ann.id, archived, game, before, limit)
            wanted = expected(stored, ann.id, archived, game, before)[:limit]
            assert [row.id for row in page.rows] == wanted
            assert (page.more is not None) == (len(wanted) == limit)
    assert len(expected(stored, ann.id, False, None, None)) > 40


def invented(like: TableRow, ann: str, bob: str) -> list[Stored]:
    """At which she owns one seat or two, sits in for somebody, or is only the host; at some she has nothing to seek."""
    lots, stored = random.Random(7), []
    for number in range(120):
        row = msgspec.structs.replace(
            like,
            id=f"invented{number:08}",
            code=f"invented{number}",
            game=lots.choice(("toy", "toy", "karak")),
            status=lots.choice(("gathering", "playing", "closed", *["finished"] * 12)),
            host=lots.choice((ann, *[bob] * 9)),
            changed_at=1_000 + number,
        )
        seats = [
            SeatRow(row.id, seat, side, lots.choice((ann, bob)), lots.choice((ann, *[None] * 9)), None, False, None)
            for seat, side in enumerate(("red", "green"))
        ]  # fmt: skip
        stored.append((row, seats, lots.random() < 0.2))
    return stored


def expected(
    stored: list[Stored], person: str, archived: bool, game: str | None, before: int | None
) -> list[str]:
    return [
        row.id
        for row, seats, is_put_away in reversed(stored)
        if person in {row.host, *(seat.owner for seat in seats), *(seat.substitute for seat in seats)}
        and is_put_away == archived
        and game in (None, row.game)
        and (before is None or row.changed_at < before)
    ]


async def at_rest(place: Running, table: str) -> set[Any]:
    async with place.hub.database.reading() as connection:
        query = select(SEATS.c.rested_at).where(SEATS.c.table_id == table)
        return {row[0] for row in await connection.execute(query)}


async def test_a_table_rests_when_it_is_counted_until_it_changes_again(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    table = await rated_game(ann, bob)
    await counted(any_server.hub.database)
    changed = (await ann.get(f"/api/tables/{table}"))["changed"]
    assert await at_rest(any_server, table) == {changed}
    later = (await ann.post("/api/tables", toy_table(ME, bot())))["id"]
    assert [each["id"] for each in (await ann.get("/api/tables"))["tables"]] == [later, table]
    any_server.now.ahead_ms += 1_000
    await ann.patch(f"/api/tables/{table}", {"visibility": "link"})
    assert await at_rest(any_server, table) == {None}
    assert [each["id"] for each in (await ann.get("/api/tables"))["tables"]] == [table, later]
