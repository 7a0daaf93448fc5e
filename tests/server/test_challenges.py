"""Asking somebody to a table, and what those who were asked find."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, toy_table
from warhost.server.http.api.challenges import MOST_AT_A_TABLE


async def gathering(host: Client, **given: Any) -> str:
    table: str = (await host.post("/api/tables", toy_table(ME, OPEN, **given)))["id"]
    return table


async def asked(person: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/me/challenges"))["challenges"]
    return found


async def test_whoever_is_asked_finds_the_table_and_sits_down(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    table = await gathering(ann, visibility="private")
    await ann.post(f"/api/tables/{table}/challenges", {"person": bob.id})
    await ann.post(f"/api/tables/{table}/challenges", {"person": bob.id})
    [found] = await asked(bob)
    assert (found["table"]["id"], found["by"]["name"]) == (table, "Ann")
    await bob.post(f"/api/tables/{table}/join", {"code": found["code"]})
    assert await asked(bob) == []


async def test_at_another_server_too_and_no_longer_when_it_was_declined(any_database: str) -> None:
    async with running(quick_settings(any_database)) as one, running(quick_settings(any_database)) as other:
        ann, bob = await one.person("Ann"), await other.person("Bob")
        first, second = await gathering(ann), await gathering(ann)
        for table in (first, second):
            await ann.post(f"/api/tables/{table}/challenges", {"person": bob.id})
        assert {each["table"]["id"] for each in await asked(bob)} == {first, second}
        await bob.http.delete(f"/api/me/challenges/{first}")
        assert [each["table"]["id"] for each in await asked(bob)] == [second]
        await ann.post(f"/api/tables/{second}/close")
        assert await asked(bob) == []


async def test_nobody_is_asked_by_whom_they_block_or_mute_or_to_a_table_of_others(server: Running) -> None:
    ann, bob, cid = [await server.person(name) for name in ("Ann", "Bob", "Cid")]
    table = await gathering(ann)
    await bob.put(f"/api/me/relations/{ann.id}", {"kind": "block"})
    await cid.put(f"/api/me/relations/{ann.id}", {"kind": "mute"})
    path = f"/api/tables/{table}/challenges"
    assert await ann.refused("POST", path, {"person": bob.id}) == (403, "refused-challenge-apart")
    await ann.post(path, {"person": cid.id})
    assert await asked(cid) == []
    assert await cid.refused("POST", path, {"person": bob.id}) == (403, "refused-not-at-table")
    assert await ann.refused("POST", path, {"person": "nobody"}) == (404, "refused-nobody")
    assert await ann.refused("POST", path, {"person": ann.id}) == (409, "refused-challenge-seats")


async def test_only_to_a_free_seat_and_not_without_end(server: Running) -> None:
    ann = await server.person("Ann")
    full = (await ann.post("/api/tables", toy_table(ME, bot())))["id"]
    bob = await server.person("Bob")
    refused = await ann.refused("POST", f"/api/tables/{full}/challenges", {"person": bob.id})
    assert refused == (409, "refused-no-open-seat")
    table = await gathering(ann)
    for number in range(MOST_AT_A_TABLE):
        await ann.post(f"/api/tables/{table}/challenges", {"person": (await server.person(f"P{number}")).id})
    refused = await ann.refused("POST", f"/api/tables/{table}/challenges", {"person": bob.id})
    assert refused == (409, "refused-too-many-challenges")
