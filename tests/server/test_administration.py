"""What an administrator sees and has done from the command line, while the server runs; and new passwords."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner, Result

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, toy_table
from tests.server.test_notices import listening, take_mail
from warhost.server import commands
from warhost.server.operations import administration
from warhost.server.table import housekeeping

ACCOUNT = {"login": "ann", "password": "correct horse battery"}
BETTER = "staple a better one"


@pytest.fixture(autouse=True)
def quick_orders() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeping, "LOOK_S", 0.05)
        patch.setenv("LANGUAGE", "en")
        yield


def run(database: str, *words: str, answer: str | None = None) -> Result:
    app = Typer()
    commands.add_to(app)
    return CliRunner().invoke(app, ["admin", *words, "--database", database], input=answer)


async def admin(place: Running, *words: str, answer: str | None = None) -> Result:
    """In a thread: the server has to go on meanwhile."""
    return await asyncio.to_thread(run, place.hub.settings.database, *words, answer=answer)


async def account(place: Running) -> Client:
    ann = await place.person("Ann")
    await ann.post("/api/account", ACCOUNT, 201)
    return ann


async def test_an_administrator_sees_people_and_tables_without_secrets(any_server: Running) -> None:
    ann, bob = await account(any_server), await any_server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    await bob.post("/api/tables", toy_table(ME, OPEN))
    everybody = (await admin(any_server, "people")).output
    assert "Ann" in everybody
    assert "Bob" in everybody
    assert "Bob" not in (await admin(any_server, "people", "ann")).output
    person = json.loads((await admin(any_server, "person", "ann")).output)
    assert (person["id"], person["usage"]["tables"]) == (ann.id, 1)
    assert "password" not in person
    tables = (await admin(any_server, "tables", "--person", "ann")).output
    assert table["id"] in tables
    assert len(tables.splitlines()) == 1
    assert len((await admin(any_server, "tables", "--status", "gathering")).output.splitlines()) == 1
    shown = json.loads((await admin(any_server, "table", table["id"])).output)
    assert shown["game"] == "toy"
    assert not {"seed", "code"} & set(shown)
    assert re.search(rf"{ann.id}  0\.0/64 MB  1/100  ann  Ann", (await admin(any_server, "quotas")).output)
    nobody = await admin(any_server, "person", "nobody")
    assert nobody.exit_code != 0


async def test_an_administrator_closes_and_deletes_tables(any_server: Running) -> None:
    ann, bob = await account(any_server), await any_server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    async with bob.sit(table["id"]) as seat:
        await seat.ready()
        assert (await admin(any_server, "close", table["id"])).exit_code == 0
        while seat.info["status"] != "closed":
            await seat.receive()
        assert (await admin(any_server, "delete", table["id"], answer="n\n")).exit_code != 0
        assert (await ann.get(path))["status"] == "closed"
        assert (await admin(any_server, "delete", table["id"], "--yes")).exit_code == 0
        await seat.until("bye", reason="refused-no-table")
    assert await ann.refused("GET", path) == (404, "refused-no-table")


async def test_an_administrator_signs_somebody_out_everywhere(any_server: Running) -> None:
    ann = await account(any_server)
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        assert (await admin(any_server, "sign-out", "ann")).exit_code == 0
        await seat.until("bye", reason="refused-signed-out")
    assert (await ann.get("/api/me"))["person"] is None


async def test_an_administrator_removes_somebody_after_being_asked(any_server: Running) -> None:
    ann = await account(any_server)
    assert (await admin(any_server, "remove", "ann", answer="n\n")).exit_code != 0
    assert (await ann.get("/api/me"))["login"] == "ann"
    assert (await admin(any_server, "remove", "ann", answer="y\n")).exit_code == 0
    assert (await ann.get("/api/me"))["person"] is None
    assert (await admin(any_server, "person", "ann")).exit_code != 0


def test_an_order_waits_for_a_server(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(administration, "PATIENCE_S", 0.2)

    async def before() -> None:
        async with running(quick_settings(sqlite_database)) as place:
            await account(place)

    async def after() -> None:
        async with running(quick_settings(sqlite_database)) as place, asyncio.timeout(20):
            while await place.hub.people.by_login("ann"):
                await asyncio.sleep(0.05)

    asyncio.run(before())
    ordered = run(sqlite_database, "remove", "ann", "--yes")
    assert (ordered.exit_code, ordered.output.strip()) == (
        0,
        "No server is running. The next one that starts will do it.",
    )
    asyncio.run(after())


async def test_pruning_by_hand(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database)) as place:
        place.now.ahead_ms = -400 * 86_400_000
        await (await place.person()).post("/api/tables", toy_table(ME, OPEN))
        place.now.ahead_ms = 0
        spared = await admin(place, "prune")
        assert spared.output.strip() == "Deleted: 0 tables. Forgotten: 1 guest.", (
            "somebody may be at the table"
        )
        await place.tables.hand_over()
        pruned = await admin(place, "prune")
        assert pruned.output.strip().startswith("Deleted: 1 table.")


# ---------------------------------------------------------------- a forgotten password


async def link_for(place: Running) -> str:
    shown = (await admin(place, "password", "ann")).output
    found = re.search(r"/recover#(\S+)", shown)
    assert found is not None, shown
    return found[1]


async def test_a_link_sets_a_new_password_once(any_server: Running) -> None:
    ann = await account(any_server)
    token = await link_for(any_server)
    phone = any_server.stranger()
    me = await phone.post("/api/account/recover", {"token": token, "new": BETTER})
    assert me["login"] == "ann"
    assert (await phone.get("/api/me"))["login"] == "ann"
    assert (await ann.get("/api/me"))["person"] is None, "all other devices are signed out"
    again = {"token": token, "new": "a thief's own password"}
    assert await phone.refused("POST", "/api/account/recover", again) == (404, "refused-recovery")
    nonsense = {"token": token[:-3] + "abc", "new": BETTER}
    assert await phone.refused("POST", "/api/account/recover", nonsense) == (404, "refused-recovery")
    assert (await any_server.stranger().post("/api/session", ACCOUNT | {"password": BETTER}))[
        "login"
    ] == "ann"


async def test_a_link_is_good_for_a_day(server: Running) -> None:
    await account(server)
    token = await link_for(server)
    server.now.ahead_ms += 86_400_000 + 60_000
    wish = {"token": token, "new": BETTER}
    assert await server.stranger().refused("POST", "/api/account/recover", wish) == (404, "refused-recovery")


async def test_who_confirmed_an_address_gets_the_link_by_mail(sqlite_database: str) -> None:
    received: asyncio.Queue[Any] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await take_mail(reader, writer, received)

    async with listening(answer) as port:
        settings = quick_settings(
            sqlite_database, smtp=f"smtp://127.0.0.1:{port}", mail_from="warhost@example.org"
        )
        async with running(settings) as place:
            ann = await account(place)
            stranger = place.stranger()
            for login in ("ann", "nobody"):
                asked = await stranger.http.post("/api/account/forgotten", json={"login": login})
                assert asked.status_code == 204, "the same for everybody"
            await ann.put("/api/me/mail", {"address": "ann@example.org"})
            confirmation = await next_mail(received)
            await ann.http.get(next(word for word in confirmation.split() if "/api/mail/confirm" in word))
            await stranger.http.post("/api/account/forgotten", json={"login": "ann"})
            link = re.search(r"/recover#(\S+)", await next_mail(received))
            assert link is not None
            me = await stranger.post("/api/account/recover", {"token": link[1], "new": BETTER})
            assert me["login"] == "ann"
            assert received.empty()


async def next_mail(received: asyncio.Queue[Any]) -> str:
    async with asyncio.timeout(20):
        return str((await received.get()).get_content())
