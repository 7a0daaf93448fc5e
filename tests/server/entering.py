"""People who take part in tournaments, for the tests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import Client, play_on

CUP: dict[str, Any] = {
    "name": "Autumn Cup",
    "game": "toy",
    "seats": 2,
    "system": "round_robin",
    "clock": {"kind": "live", "bank_s": 600, "increment_s": 5},
    "options": {"rounds": "3"},
    "least": 2,
    "most": 2,
}


@asynccontextmanager
async def club_house(database: str, **given: Any) -> AsyncIterator[Running]:
    """A server without accounts, where guests are taken at their word: making passwords takes long."""
    async with running(quick_settings(database, accounts=False, **given)) as place:
        yield place


async def arrivals(place: Running, names: str = "Ann Bob") -> list[Client]:
    return [await place.person(name) for name in names.split()]


async def cup(host: Client, people: Sequence[Client], **given: Any) -> str:
    """A tournament that these people have entered; it begins when all of them have."""
    wish = CUP | {"most": max(2, len(people))} | given
    tournament: str = (await host.post("/api/tournaments", wish, 201))["id"]
    for person in people:
        await person.post(f"/api/tournaments/{tournament}/enter", {})
    return tournament


async def look(person: Client, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/tournaments/{tournament}")
    return found


async def until(person: Client, tournament: str, **wanted: Any) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            found = await look(person, tournament)
            if all(found[name] == value for name, value in wanted.items()):
                return found
            await asyncio.sleep(0.1)


async def play_table(people: Sequence[Client], table: str, luck: int = 1) -> None:
    """To its end, by lot."""

    async def play(person: Client, seat: str) -> None:
        async with person.sit(table, seat) as place:
            await place.ready()
            await play_on(place, random.Random(luck))

    told = await people[0].get(f"/api/tables/{table}")
    owners = {seat["owner"]["id"]: seat["seat"] for seat in told["seats"] if seat["owner"]}
    await asyncio.gather(*(play(each, owners[each.id]) for each in people if each.id in owners))


async def play_round(people: Sequence[Client], tournament: str) -> None:
    """All tables of the present round."""
    found = await look(people[0], tournament)
    tables: dict[str, list[Client]] = {}
    for person in people:
        table = (await look(person, tournament))["my_table"]
        if table is not None:
            tables.setdefault(table, []).append(person)
    assert found["round"] > 0
    await asyncio.gather(*(play_table(sitting, table) for table, sitting in tables.items()))
