"""What people achieve is taken from the record of a counted game, once, and shown on their profile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from tests.server.conftest import Running
from tests.server.people import Client
from tests.server.test_rated import account, counted
from warhost.analysis.achievements import earned_in
from warhost.core import record
from warhost.games import load
from warhost.server.database.achievement_queries import all_achievements
from warhost.server.database.connection import Database
from warhost.server.database.removal_queries import delete_tables
from warhost.server.database.result_rows import AchievementRow
from warhost.server.database.schema import ACHIEVEMENTS, SEATS, TABLES
from warhost.server.game.ledger import result_of
from warhost.server.ratings.counting import recount

RECORD = Path(__file__).parents[1] / "oldworld" / "records" / "oldworld-1-4p-greedy-1.txt"
TEXT = RECORD.read_text(encoding="utf-8")
MATCH = record.replay(load("oldworld"), record.read(TEXT))
EARNED = earned_in(MATCH)


async def finished(server: Running, ann: Client, *seats: Client | None, **columns: Any) -> str:
    """A table of Ann's at which the game of the record has just ended, with these people at its first seats."""
    bot = {"kind": "bot", "level": "greedy"}
    wish = {"game": "oldworld", "seats": [{"kind": "me"}, bot, bot, bot], "visibility": "open"}
    table = str((await ann.post("/api/tables", wish))["id"])
    ids = MATCH.seat_ids
    async with server.hub.database.writing() as connection:
        for seat, side in enumerate(ids):
            holder = seats[seat] if seat < len(seats) else None
            owner = None if holder is None else holder.id
            values = {"side": side, "owner": owner, "bot": None if owner else "greedy", "is_open": False}
            this = (SEATS.c.table_id == table, SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(*this).values(values))
        over = {
            "status": "finished",
            "record": TEXT,
            "result": result_of(MATCH),
            "revision": MATCH.state.revision,
            "options": MATCH.settings,
            "origin": "new",
        }
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(over | columns))
    await counted(server.hub.database)
    return table


async def achieved(database: Database) -> set[AchievementRow]:
    async with database.reading() as connection:
        return set(await all_achievements(connection))


async def test_a_counted_game_brings_what_its_record_proves_to_each_person(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    await finished(any_server, ann, ann, bob)
    found = await achieved(any_server.hub.database)
    assert EARNED[0] or EARNED[1]
    assert found == {
        AchievementRow(person.id, "oldworld", name, 1)
        for person, names in zip((ann, bob), EARNED, strict=False)
        for name in names
    }


async def test_what_was_achieved_stays_with_the_first_game(any_server: Running) -> None:
    ann = await account(any_server, "Ann")
    await finished(any_server, ann, *at_best_seat(ann))
    first = await achieved(any_server.hub.database)
    await finished(any_server, ann, *at_best_seat(ann))
    assert first
    assert await achieved(any_server.hub.database) == first


def at_best_seat(person: Client) -> list[Client | None]:
    best = max(range(len(EARNED)), key=lambda seat: len(EARNED[seat]))
    return [person if seat == best else None for seat in range(len(EARNED))]


async def test_the_profile_tells_it_with_the_replay(any_server: Running) -> None:
    ann = await account(any_server, "Ann")
    table = await finished(any_server, ann, *at_best_seat(ann))
    told = (await any_server.stranger().get(f"/api/people/{ann.id}/achievements"))["achievements"]
    assert len(told) == 60
    earned = [each for each in told if each["finished"] is not None]
    assert {each["achievement"] for each in earned} == set(max(EARNED, key=len))
    assert {(each["game"], each["table"]) for each in earned} == {("oldworld", table)}


async def test_others_get_no_replay_of_a_game_that_was_not_open(server: Running) -> None:
    ann = await account(server, "Ann")
    table = await finished(server, ann, *at_best_seat(ann), visibility="private")
    for asker, shown in ((ann, table), (await server.person("Bob"), None)):
        told = (await asker.get(f"/api/people/{ann.id}/achievements"))["achievements"]
        assert {each["table"] for each in told if each["finished"] is not None} == {shown}


async def test_whoever_is_private_tells_nobody(server: Running) -> None:
    ann, bob = await account(server, "Ann"), await server.person("Bob")
    await ann.patch("/api/me", {"preferences": {"private": True}})
    assert (await bob.refused("GET", f"/api/people/{ann.id}/achievements"))[1] == "refused-private"


async def test_nothing_is_achieved_alone_at_several_seats_from_a_position_or_without_a_record(
    server: Running,
) -> None:
    ann = await account(server, "Ann")
    await finished(server, ann, ann, ann, ann, ann)
    await finished(server, ann, *at_best_seat(ann), origin="position")
    await finished(server, ann, *at_best_seat(ann), record="warhost record 1\nnonsense")
    assert await achieved(server.hub.database) == set()


async def test_counting_anew_puts_right_what_is_wrong_and_keeps_what_cannot_be_proved_any_more(
    any_server: Running,
) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    gone = await finished(any_server, ann, *at_best_seat(ann))
    await finished(any_server, bob, *at_best_seat(bob))
    database = any_server.hub.database
    before = await achieved(database)
    async with database.writing() as connection:
        await connection.execute(ACHIEVEMENTS.delete().where(ACHIEVEMENTS.c.person == bob.id))
        never = {"person": bob.id, "game": "oldworld", "achievement": "never_earned", "number": 2}
        await connection.execute(insert(ACHIEVEMENTS).values(never))
        await delete_tables(connection, [gone])
    assert (await recount(database)).achievements == len(before)
    assert await achieved(database) == before


async def test_whoever_leaves_takes_their_achievements_along(server: Running) -> None:
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    await finished(server, ann, ann, bob)
    left = await ann.http.request("DELETE", "/api/me", json={"password": "a long password"})
    assert left.status_code < 300, left.text
    async with server.hub.database.reading() as connection:
        rows = await connection.execute(select(ACHIEVEMENTS).where(ACHIEVEMENTS.c.person == ann.id))
        assert rows.all() == []
