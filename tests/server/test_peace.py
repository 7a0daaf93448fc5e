"""Muting, blocking, reporting; administrators, bans and what is written down of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, toy_table
from warhost.server.people import peace as peace_module
from warhost.server.people.peace import Peace
from warhost.server.table import housekeeping


@pytest.fixture(autouse=True)
def quick_orders() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeping, "LOOK_S", 0.05)
        yield


@pytest.fixture
async def twins(any_database: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers with one database that hear nothing of each other but what lies there."""
    async with (
        running(quick_settings(any_database)) as one,
        running(quick_settings(any_database)) as other,
    ):
        yield one, other


async def open_table(host: Client) -> str:
    table = await host.post("/api/tables", toy_table(ME, OPEN, OPEN, visibility="open"))
    identity: str = table["id"]
    return identity


async def block(who: Client, whom: Client, kind: str | None = "block") -> None:
    await who.put(f"/api/me/relations/{whom.id}", {"kind": kind})


async def administrator(place: Running, name: str = "Adam") -> Client:
    person = await place.person(name)
    row = await place.hub.people.get(person.id)
    assert row is not None
    await place.hub.people.change(row, {"role": "administrator"})
    return person


# ---------------------------------------------------------------- blocking and muting


async def test_who_is_blocked_cannot_join_and_is_not_told_by_whom(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    table = await open_table(ann)
    await block(ann, bob)
    assert await bob.refused("POST", f"/api/tables/{table}/join", {}) == (403, "refused-unwelcome")
    info = await bob.get(f"/api/tables/{table}")
    assert info["may_take"] == []
    listed = await bob.get("/api/tables", list="open")
    assert listed["tables"] == []
    code = (await ann.get(f"/api/tables/{table}"))["invite"]
    assert (await bob.get(f"/api/invites/{code}"))["open_seats"] == []
    await block(ann, bob, None)
    await bob.post(f"/api/tables/{table}/join", {})


async def test_who_blocks_does_not_join_either_and_is_told_why(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    table = await open_table(bob)
    await block(ann, bob)
    assert await ann.refused("POST", f"/api/tables/{table}/join", {}) == (403, "refused-blocked-here")
    assert not await any_server.hub.peace.may_meet(ann.id, bob.id)
    assert not await any_server.hub.peace.may_meet(bob.id, ann.id)


async def test_a_third_person_at_the_table_counts_too(any_server: Running) -> None:
    host, ann, bob = [await any_server.person(name) for name in ("Host", "Ann", "Bob")]
    table = await open_table(host)
    await ann.post(f"/api/tables/{table}/join", {})
    await block(ann, bob)
    assert (await bob.refused("POST", f"/api/tables/{table}/join", {}))[1] == "refused-unwelcome"


async def test_a_block_holds_at_another_server(twins: tuple[Running, Running]) -> None:
    one, other = twins
    ann, bob = await one.person("Ann"), await one.person("Bob")
    table = await open_table(ann)
    ann.http.base_url = other.address  # type: ignore[assignment]
    await block(ann, bob)
    assert (await bob.refused("POST", f"/api/tables/{table}/join", {}))[1] == "refused-unwelcome"


async def test_no_rematch_with_somebody_who_blocks(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    asked = await ann.post(f"/api/tables/{table['id']}/propose-end", {"seat": "red"})
    await bob.post(f"/api/tables/{table['id']}/vote", {"proposal": asked["number"], "agree": True})
    await block(ann, bob)
    assert (await bob.refused("POST", f"/api/tables/{table['id']}/rematch"))[1] == "refused-unwelcome"


async def test_who_is_muted_or_blocked_is_not_heard(any_server: Running) -> None:
    ann, bob, cid = [await any_server.person(name) for name in ("Ann", "Bob", "Cid")]
    table = await open_table(ann)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.sit(table) as at_table:
        await at_table.ready()
        await bob.post(f"/api/tables/{table}/chat", {"text": "before"})
        await at_table.until("chat")
        await block(ann, bob, "mute")
        await bob.post(f"/api/tables/{table}/chat", {"text": "while muted"})
        await cid.post(f"/api/tables/{table}/chat", {"text": "a spectator"})
        await at_table.until("chat")
        assert [line["text"] for line in at_table.chat] == ["before", "a spectator"]
        await ann.patch("/api/me", {"preferences": {"talk": "players"}})
        await cid.post(f"/api/tables/{table}/chat", {"text": "not for players"})
        await ann.post(f"/api/tables/{table}/chat", {"text": "my own"})
        await at_table.until("chat")
        assert at_table.chat[-1]["text"] == "my own"
        assert "not for players" not in [line["text"] for line in at_table.chat]
    heard = (await ann.get(f"/api/tables/{table}/chat"))["lines"]
    assert [line["text"] for line in heard] == ["my own"]
    assert len((await cid.get(f"/api/tables/{table}/chat"))["lines"]) == 5


async def test_relations_are_listed_bounded_and_nobodys_business(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cid = [await server.person(name) for name in ("Ann", "Bob", "Cid")]
    assert await ann.refused("PUT", f"/api/me/relations/{ann.id}", {"kind": "mute"}) == (
        409,
        "refused-oneself",
    )
    assert await ann.refused("PUT", "/api/me/relations/nobody", {"kind": "mute"}) == (404, "refused-nobody")
    monkeypatch.setattr(peace_module, "MOST_RELATIONS", 1)
    await block(ann, bob)
    assert (await ann.refused("PUT", f"/api/me/relations/{cid.id}", {"kind": "mute"}))[0] == 409
    relations = await ann.get("/api/me/relations")
    assert [person["name"] for person in relations["blocked"]] == ["Bob"]
    assert await bob.get("/api/me/relations") == {"muted": [], "blocked": []}


async def test_without_the_check_a_blocked_person_gets_in(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tests above can fail."""

    async def nobody(*_: object) -> frozenset[str]:
        return frozenset()

    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await open_table(ann)
    await block(ann, bob)
    monkeypatch.setattr(Peace, "apart", nobody)
    await bob.post(f"/api/tables/{table}/join", {})


def at_the_browser_of(one: Client, other: Client) -> None:
    """From the next signing in on."""
    if "warhost_device" in other.http.cookies:
        other.http.cookies.delete("warhost_device")
    other.http.cookies.set("warhost_device", one.http.cookies["warhost_device"])


async def test_accounts_of_one_browser_do_not_meet_at_rated_tables(server: Running) -> None:
    one, other = await server.person("One"), await server.person("Other")
    await one.post("/api/account", {"login": "one", "password": "correct horse battery"})
    at_the_browser_of(one, other)
    await other.post("/api/account", {"login": "other", "password": "correct horse battery"})
    third = await server.person("Third")
    await third.post("/api/account", {"login": "third", "password": "correct horse battery"})
    peace = server.hub.peace
    await peace.check_rated_company(one.id, {third.id, one.id})
    with pytest.raises(Exception, match="refused-same-device"):
        await peace.check_rated_company(one.id, {third.id, other.id})


# ---------------------------------------------------------------- reports and administrators


async def test_a_report_brings_what_was_said_and_is_settled_once(any_server: Running) -> None:
    ann, bob, adam = (
        await any_server.person("Ann"),
        await any_server.person("Bob"),
        await administrator(any_server),
    )
    table = await open_table(ann)
    await bob.post(f"/api/tables/{table}/chat", {"text": "something rude"})
    wish = {"person": bob.id, "reason": "talk", "text": " He was rude. ", "table": table}
    await ann.post("/api/reports", wish)
    assert await ann.refused("POST", "/api/reports", wish) == (409, "refused-reported")
    [report] = (await adam.get("/api/admin/reports"))["reports"]
    assert (report["by"]["name"], report["about"]["name"], report["text"]) == ("Ann", "Bob", "He was rude.")
    assert [line["text"] for line in report["evidence"]] == ["something rude"]
    await adam.post(f"/api/admin/reports/{report['id']}", {"outcome": "warned"})
    assert await adam.refused("POST", f"/api/admin/reports/{report['id']}", {"outcome": "warned"}) == (
        409,
        "refused-settled",
    )
    [settled] = (await adam.get("/api/admin/reports", settled=True))["reports"]
    assert (settled["outcome"], settled["settled_by"]["name"]) == ("warned", "Adam")
    [entry] = (await adam.get("/api/admin/audit"))["entries"]
    assert (entry["deed"], entry["by"]["name"], entry["detail"]["person"]) == ("settle", "Adam", bob.id)


async def test_a_report_tells_nothing_of_tables_that_the_reporter_may_not_know(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    secret = await bob.post("/api/tables", toy_table(ME, OPEN, visibility="private"))
    wish = {"person": bob.id, "reason": "other", "table": secret["id"]}
    assert await ann.refused("POST", "/api/reports", wish) == (404, "refused-no-table")


async def test_only_administrators_see_and_do_what_is_theirs(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await open_table(bob)
    for method, path, body in (
        ("GET", "/api/admin/reports", None),
        ("GET", "/api/admin/people", None),
        ("GET", "/api/admin/audit", None),
        ("POST", "/api/admin/reports/abc", {"outcome": "warned"}),
        ("PUT", f"/api/admin/people/{bob.id}/ban", {"days": 1, "reason": "no"}),
        ("DELETE", f"/api/admin/people/{bob.id}/ban", None),
        ("PUT", f"/api/admin/people/{bob.id}/name", {"name": "Rob"}),
        ("POST", f"/api/admin/tables/{table}/close", None),
    ):
        assert await ann.refused(method, path, body) == (403, "refused-not-administrator"), path
        assert (await server.stranger().refused(method, path, body))[0] == 401, path


async def test_who_is_banned_takes_no_part_and_bots_play_on(any_server: Running) -> None:
    ann, bob, adam = (
        await any_server.person("Ann"),
        await any_server.person("Bob"),
        await administrator(any_server),
    )
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with bob.sit(table["id"]) as at_table:
        await at_table.ready()
        banned = await adam.put(f"/api/admin/people/{bob.id}/ban", {"days": 7, "reason": "rudeness"})
        assert banned["ban"]["reason"] == "rudeness"
        answer = await at_table.ask("chat", text="but I")
        assert answer["reason"] == "refused-banned"
    seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["played_by"] for seat in seats] == ["person", "bot"]
    assert (await bob.refused("POST", "/api/tables", toy_table(ME, OPEN)))[1] == "refused-banned"
    assert (await bob.refused("POST", "/api/reports", {"person": ann.id, "reason": "other"}))[0] == 403
    assert (await bob.get("/api/me"))["person"]["name"] == "Bob"
    assert (await bob.http.get("/api/me/export")).status_code == 200
    any_server.now.ahead_ms += 8 * 86_400_000
    await bob.post("/api/tables", toy_table(ME, OPEN))


async def test_a_ban_can_be_for_good_and_be_lifted(server: Running) -> None:
    bob, adam = await server.person("Bob"), await administrator(server)
    await adam.put(f"/api/admin/people/{bob.id}/ban", {"days": None, "reason": "cheating"})
    server.now.ahead_ms += 4000 * 86_400_000 // 100
    assert (await bob.refused("POST", "/api/tables", toy_table(ME, OPEN)))[1] == "refused-banned-for-good"
    await adam.http.delete(f"/api/admin/people/{bob.id}/ban")
    await bob.post("/api/tables", toy_table(ME, OPEN))
    deeds = [entry["deed"] for entry in (await adam.get("/api/admin/audit"))["entries"]]
    assert deeds == ["lift", "ban"]
    assert (await adam.refused("PUT", f"/api/admin/people/{adam.id}/ban", {"days": 1, "reason": "x"}))[
        0
    ] == 403


async def test_an_administrator_renames_and_closes(server: Running) -> None:
    ann, bob, adam = await server.person("Ann"), await server.person("Rude name"), await administrator(server)
    table = await open_table(ann)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.sit(table) as at_table:
        await at_table.ready()
        await adam.put(f"/api/admin/people/{bob.id}/name", {"name": "Bob"})
        await at_table.until("table")
        assert at_table.info["seats"][1]["person"]["name"] == "Bob"
    await adam.post(f"/api/admin/tables/{table}/close")
    assert (await ann.get(f"/api/tables/{table}"))["status"] == "closed"
    found = await adam.get("/api/admin/people", search="bo")
    assert [known["person"]["name"] for known in found["people"]] == ["Bob"]
    assert (await adam.refused("POST", "/api/admin/tables/nosuchtable/close"))[1] == "refused-no-table"
