"""The history of a table: the games of its chain of rematches, each told to whom it concerns."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, Client, bot, play_on, toy_table


async def finished(client: Client, table: str) -> None:
    async with client.sit(table) as seat:
        await play_on(seat, random.Random(1))


async def chain(client: Client, length: int, **wishes: Any) -> list[str]:
    """Tables, each the rematch of the one before, all finished."""
    first = await client.post("/api/tables", toy_table(ME, bot(), start=True, **wishes))
    tables = [first["id"]]
    await finished(client, tables[0])
    while len(tables) < length:
        again = await client.post(f"/api/tables/{tables[-1]}/rematch")
        if again["status"] == "gathering":
            await client.post(f"/api/tables/{again['id']}/start")
        await finished(client, again["id"])
        tables.append(again["id"])
    return tables


async def games_of(client: Client, table: str) -> int:
    told = await client.get(f"/api/tables/{table}/statistics")
    assert told["source"] == "table"
    assert sum(ending["games"] for ending in told["endings"]) == told["games"]
    return int(told["games"])


async def test_the_history_of_a_table_is_its_chain_of_rematches_seen_from_any_of_them(
    any_server: Running,
) -> None:
    ann = await any_server.person("Ann")
    tables = await chain(ann, 3)
    await chain(ann, 1)
    assert [await games_of(ann, table) for table in tables] == [3, 3, 3]
    running = await ann.post(f"/api/tables/{tables[-1]}/rematch")
    assert await games_of(ann, running["id"]) == 3


async def test_others_are_told_of_a_history_only_what_they_may_watch(server: Running) -> None:
    ann, stranger = await server.person("Ann"), server.stranger()
    hidden = await chain(ann, 2, visibility="link")
    assert await games_of(ann, hidden[0]) == 2
    assert await games_of(stranger, hidden[0]) == 1
    private = await chain(ann, 1, visibility="private")
    path = f"/api/tables/{private[0]}/statistics"
    assert await stranger.refused("GET", path) == (404, "refused-no-table")
    assert await games_of(stranger, (await chain(ann, 2, visibility="open"))[1]) == 2


async def test_a_table_that_keeps_its_secrets_does_not_tell_them_as_numbers(server: Running) -> None:
    ann = await server.person("Ann")
    assert await games_of(ann, (await chain(ann, 1, keep_secrets=True))[0]) == 0


async def test_nobody_has_histories_counted_without_end(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        ann = await place.person("Ann")
        table = await ann.post("/api/tables", toy_table(ME, bot()))
        path = f"/api/tables/{table['id']}/statistics"
        answers = await asyncio.gather(*(ann.http.get(path) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200, 429}
