"""A database as the release before this one left it: opened by this one, nothing is lost and games go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text

from tests.server.conftest import quick_settings, running
from warhost.core.record import read
from warhost.games import load
from warhost.server.database.connection import NEWEST, Database, migrate, schema_revision
from warhost.server.game.ledger import Beginning, Ledger, result_of
from warhost.server.settings import Settings

RELEASED: str = "0001"
"""The schema of 0.1."""
RECORDS = {
    "oldworld": "oldworld-1-3p-random-3",
    "bloodrage": "bloodrage-2-3p-random-1",
    "karak": "karak-3-3p-random-1",
}
"""A game by the revision of that time."""
PASSWORD = "correct horse battery"
PLAYED = 40


def text_of(game: str) -> str:
    file = Path(__file__).parents[1] / game / "records" / f"{RECORDS[game]}.txt"
    return file.read_text(encoding="utf-8")


async def as_it_was_left(address: str, game: str) -> None:
    """Ann has an account, one game that is over and one in its middle, of the revision of that time."""
    database = Database(Settings(database=address).database_url)
    async with database.engine.begin() as connection:
        await connection.run_sync(migrate, RELEASED)
    record = read(text_of(game))
    assert record.revision < load(game).revision
    async with database.engine.begin() as connection:

        async def insert(table: str, **values: Any) -> None:
            columns = {
                name: json.dumps(value) if isinstance(value, (dict, list)) else value
                for name, value in values.items()
            }
            names = ", ".join(f'"{name}"' for name in columns)
            await connection.execute(
                text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in columns)})"),
                columns,
            )

        await insert(
            "people",
            id="annannannann",
            name="Ann",
            login="ann",
            password=PasswordHasher().hash(PASSWORD),
            language="en",
            preferences={"auto_forced": False},
            notices={},
            epoch=0,
            created_at=1,
        )
        for table, decisions in (("finishedfinishe0", len(record.decisions)), ("inthemiddleofit0", PLAYED)):
            seats = len(record.seats)
            ledger = Ledger(Beginning(load(game), seats, record.options, record.seed, None, record.revision))
            rows = [
                ledger.decide(record.seats.index(decision.seat), decision.key, "person", 1_000 + number)
                for number, decision in enumerate(record.decisions[:decisions])
            ]
            over = ledger.match.state.ending >= 0
            await insert(
                "tables",
                id=table,
                code=f"{table}code00",
                game=game,
                revision=record.revision,
                options=record.options,
                seed=record.seed,
                position=None,
                origin="new",
                lesson=None,
                status="finished" if over else "playing",
                visibility="private",
                watch=True,
                hints=True,
                clock={"kind": "none"},
                on_timeout="bot",
                shuffle_seats=False,
                host="annannannann",
                proposal=None,
                rematch=None,
                version=1,
                created_at=1,
                number=ledger.number,
                step=ledger.step,
                paused=False,
                waiting=ledger.match.waiting(),
                clocks={},
                wake_at=None,
                changed_at=2,
                result=result_of(ledger.match) if over else None,
                record=text_of(game) if over else None,
                standing=None,
            )
            for seat, side in enumerate(record.seats):
                await insert(
                    "seats",
                    table_id=table,
                    seat=seat,
                    side=side,
                    owner="annannannann",
                    substitute=None,
                    bot=None,
                    is_open=False,
                    name=None,
                )
            for row in rows:
                await insert(
                    "log",
                    table_id=table,
                    number=row.number,
                    kind=row.kind,
                    seat=row.seat,
                    key=row.key,
                    dice=row.dice,
                    target=row.target,
                    actor=row.actor,
                    at=row.at,
                )
    await database.close()


@pytest.mark.parametrize("game", RECORDS)
async def test_a_database_of_the_release_before_goes_on(any_database: str, game: str) -> None:
    await as_it_was_left(any_database, game)
    async with running(quick_settings(any_database)) as place:
        async with place.hub.database.engine.connect() as connection:
            assert await schema_revision(connection) == NEWEST
        ann = place.stranger()
        await ann.post("/api/session", {"login": "ann", "password": PASSWORD})
        listed = await ann.get("/api/tables", list="mine")
        assert {table["id"] for table in listed["tables"]} == {"finishedfinishe0", "inthemiddleofit0"}
        over = "/api/tables/finishedfinishe0"
        assert (await ann.get(over))["status"] == "finished"
        assert (await ann.get(f"{over}/verify"))["verified"]
        running_table = "/api/tables/inthemiddleofit0"
        assert (await ann.get(f"{running_table}/view"))["number"] == PLAYED
        seen = [await ann.get(f"{running_table}/view", **{"as": seat}) for seat in read(text_of(game)).seats]
        asked = next(each for each in seen if each["prompt"])
        decision = {
            "seat": asked["viewer"],
            "asked": asked["prompt"]["asked"],
            "key": asked["prompt"]["options"][0],
        }
        await ann.post(f"{running_table}/decide", decision)
        assert (await ann.get(f"{running_table}/view"))["number"] > PLAYED
