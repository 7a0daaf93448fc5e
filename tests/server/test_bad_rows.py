"""One bad row of the database is nobody else's trouble."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, bot, toy_table

BAD_TABLES = [
    ("options", "not json"),
    ("options", "[1]"),
    ("status", "asleep"),
    ("clock", '{"kind": "sundial"}'),
    ("waiting", "[99]"),
    ("result", '{"places": "none"}'),
    ("changed_at", "yesterday"),
]


async def lists(server: Running, table: str) -> list[list[str]]:
    ann = server.clients[0]
    found = []
    for name in ("mine", "open", "watchable"):
        answer = await ann.get("/api/tables", list=name)
        found.append([listed["id"] for listed in answer["tables"]])
        assert table not in found[-1]
    return found


@pytest.mark.parametrize(("column", "content"), BAD_TABLES)
async def test_an_unreadable_table_is_left_out_of_lists(
    server: Running, sqlite_database: str, column: str, content: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    ann = await server.person()
    wish = toy_table(ME, OPEN, visibility="open")
    first, bad, last = [(await ann.post("/api/tables", wish))["id"] for _ in range(3)]
    playing = (await ann.post("/api/tables", toy_table(ME, bot(), visibility="open", start=True)))["id"]
    damage(sqlite_database, f"UPDATE tables SET {column} = ?, status = 'playing' WHERE id = ?", content, bad)
    if column == "status":
        damage(sqlite_database, "UPDATE tables SET status = ? WHERE id = ?", content, bad)
    mine, is_open, watchable = await lists(server, bad)
    assert {first, last, playing} == set(mine)
    assert {first, last} == set(is_open)
    assert [playing] == watchable
    log = "".join(capfd.readouterr())
    assert log.count("unreadable row") == 1, "once is enough"
    assert bad in log
    assert "warhost_unreadable_rows_total 0.0" not in server.hub.measures.text().decode()


async def test_a_bad_seat_or_person_hides_only_their_tables(server: Running, sqlite_database: str) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    wish = toy_table(ME, OPEN, visibility="open")
    good, bad_seat = [(await ann.post("/api/tables", wish))["id"] for _ in range(2)]
    bobs = (await bob.post("/api/tables", wish))["id"]
    damage(sqlite_database, "UPDATE seats SET side = x'ff' WHERE table_id = ? AND seat = 0", bad_seat)
    damage(sqlite_database, "UPDATE people SET preferences = 'nonsense' WHERE id = ?", bob.id)
    server.hub.people.forget_all()
    listed = await ann.get("/api/tables", list="open")
    assert [table["id"] for table in listed["tables"]] == [good]
    assert bobs not in str(listed)


async def test_the_next_page_comes_even_if_this_one_is_bad(server: Running, sqlite_database: str) -> None:
    ann = await server.person()
    tables = [(await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open")))["id"] for _ in range(4)]
    for moment, table in enumerate(tables):
        damage(sqlite_database, "UPDATE tables SET changed_at = ? WHERE id = ?", 1000 + moment, table)
    for table in tables[2:]:
        damage(sqlite_database, "UPDATE tables SET options = 'x' WHERE id = ?", table)
    first = await ann.get("/api/tables", list="open", limit=2)
    assert (first["tables"], first["next"]) == ([], 1002)
    second = await ann.get("/api/tables", list="open", limit=2, before=first["next"])
    assert [table["id"] for table in second["tables"]] == [tables[1], tables[0]]


@pytest.mark.parametrize(("column", "content"), BAD_TABLES)
async def test_an_unreadable_table_is_refused_with_a_reason(
    sqlite_database: str, column: str, content: Any
) -> None:
    async with running(quick_settings(sqlite_database)) as place:
        ann = await place.person()
        bad = (await ann.post("/api/tables", toy_table(ME, bot(), visibility="open", start=True)))["id"]
    damage(sqlite_database, f"UPDATE tables SET {column} = ? WHERE id = ?", content, bad)
    async with running(quick_settings(sqlite_database)) as place:
        bob = await place.person("Bob")
        for path in ("", "/view", "/chat", "/replay", "/story"):
            assert await bob.refused("GET", f"/api/tables/{bad}{path}") == (409, "refused-unreadable"), path


@pytest.mark.postgres
async def test_so_it_is_on_postgres(postgres_database: str) -> None:
    async with running(quick_settings(postgres_database)) as place:
        ann = await place.person()
        wish = toy_table(ME, OPEN, visibility="open")
        good, bad = [(await ann.post("/api/tables", wish))["id"] for _ in range(2)]
        async with place.hub.database.writing() as connection:
            await connection.execute(text("UPDATE tables SET clock = '[]' WHERE id = :bad"), {"bad": bad})
        assert [table["id"] for table in (await ann.get("/api/tables", list="open"))["tables"]] == [good]


def damage(database: str, statement: str, *values: Any) -> None:
    connection = sqlite3.connect(database)
    connection.execute(statement, values)
    connection.commit()
    connection.close()
