"""Two servers on one PostgreSQL database, with clients on both."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.conftest import quick_settings, running
from tests.server.people import ME, Client, bot, play_on, toy_table
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.postgres


async def test_one_server_dies_and_the_other_plays_on(postgres_database: str) -> None:
    dying = ServerProcess(postgres_database)
    await dying.start()
    async with running(quick_settings(postgres_database)) as place, Client(dying.address) as ann:
        await ann.arrive("Ann")
        table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
        await over_there(ann, table["id"])
        dying.kill()
        await asyncio.sleep(6)
        again = place.stranger()
        again.http.cookies = ann.http.cookies
        async with again.sit(table["id"]) as seat:
            await play_on(seat, random.Random(3))


async def over_there(ann: Client, table: str) -> None:
    async with ann.sit(table) as seat:
        await seat.ready()
        await seat.decide(seat.keys[0])
