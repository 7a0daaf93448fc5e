"""Codes by which whoever forgot their password, and has no address, sets a new one."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile

import pytest
from sqlalchemy import select

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import Client
from tests.server.test_accounts import ACCOUNT, account
from warhost.server.chance import Chance
from warhost.server.database.connection import Database
from warhost.server.database.schema import PEOPLE
from warhost.server.people.recovery_codes import LETTERS, digest_of, new_code
from warhost.server.settings import Settings

NEW = "staple a better one"
WRONG = (404, "refused-recovery-code")


async def code_of(person: Client) -> str:
    made = await person.post("/api/account/recovery-code", {"password": ACCOUNT["password"]})
    return str(made["code"])


def by(code: str, login: str = "ann", new: str = NEW) -> dict[str, str]:
    return {"login": login, "code": code, "new": new}


async def test_a_code_sets_a_new_password_once(any_server: Running) -> None:
    ann, phone = await account(any_server), any_server.stranger()
    assert not (await ann.get("/api/me"))["has_recovery_code"]
    code = await code_of(ann)
    assert (await ann.get("/api/me"))["has_recovery_code"]
    me = await phone.post("/api/account/recover-by-code", by(code.lower().replace("-", " ")))
    assert (me["login"], me["has_recovery_code"]) == ("ann", False)
    assert (await ann.get("/api/me"))["person"] is None, "all other sessions have ended"
    assert await phone.refused("POST", "/api/account/recover-by-code", by(code)) == WRONG
    old = await any_server.stranger().refused("POST", "/api/session", ACCOUNT)
    assert old == (401, "refused-wrong-password")
    await any_server.stranger().post("/api/session", {"login": "ann", "password": NEW})


async def test_a_new_code_takes_the_place_of_the_old_one(server: Running) -> None:
    ann = await account(server)
    first, second = await code_of(ann), await code_of(ann)
    stranger = server.stranger()
    assert await stranger.refused("POST", "/api/account/recover-by-code", by(first)) == WRONG
    await stranger.post("/api/account/recover-by-code", by(second))


async def test_a_code_is_its_own_accounts_only_and_nothing_tells_which_is_wrong(server: Running) -> None:
    ann, bob = await account(server), await account(server, "Bob")
    code = await code_of(ann)
    stranger = server.stranger()
    for wrong in (by(code, "bob"), by(code, "nobody"), by("", "bob"), by(code[:-1])):
        assert await stranger.refused("POST", "/api/account/recover-by-code", wrong) == WRONG
    assert (await bob.get("/api/me"))["login"] == "bob"


async def test_a_code_takes_the_password(server: Running) -> None:
    ann, guest = await account(server), await server.person("Guest")
    wrong = {"password": "something else entirely"}
    assert await ann.refused("POST", "/api/account/recovery-code", wrong) == (401, "refused-wrong-password")
    assert (await guest.refused("POST", "/api/account/recovery-code", wrong))[0] == 401


async def test_of_two_who_come_with_one_code_one_is_too_late(any_server: Running) -> None:
    code = await code_of(await account(any_server))
    wishes = [
        any_server.stranger().http.post("/api/account/recover-by-code", json=by(code, new=f"{NEW} {number}"))
        for number in range(3)
    ]
    answers = await asyncio.gather(*wishes)
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404]


async def test_no_code_is_stored_or_taken_along(any_database: str) -> None:
    async with running(quick_settings(any_database)) as place:
        ann = await account(place)
        code = await code_of(ann)
        archive = await ann.http.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(archive.content)) as file:
        told = file.read("data.json").decode()
    database = Database(Settings(database=any_database).database_url)
    await database.open()
    try:
        async with database.reading() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == "ann"))).one()
    finally:
        await database.close()
    assert digest_of(code) in map(str, row)
    for stored in (told, str(row)):
        assert code not in stored
    assert digest_of(code) not in told


async def test_whoever_guesses_codes_has_to_wait(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        await account(place)
        stranger = place.stranger()
        found = [
            await stranger.refused("POST", "/api/account/recover-by-code", by("A" * 20)) for _ in range(7)
        ]
    assert WRONG in found
    assert found[-1] == (429, "refused-too-fast")


@pytest.mark.parametrize("number", range(20))
def test_codes_are_long_and_cannot_be_misread(number: int) -> None:
    code = new_code(Chance())
    assert re.fullmatch(rf"([{LETTERS}]{{4}}-){{4}}[{LETTERS}]{{4}}", code)
    assert not set("01IO") & set(code)
