"""Whom somebody follows, with whom they played last, and who is here now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import Client
from tests.server.test_peace import block
from tests.server.test_rated import account, counted, rated_game
from warhost.server.people import company as company_module


async def company(who: Client) -> dict[str, Any]:
    found: dict[str, Any] = await who.get("/api/me/company")
    return found


def names(listed: list[dict[str, Any]]) -> list[str]:
    return [each.get("person", each)["name"] for each in listed]


async def test_following_is_one_sided_and_ends_when_wished(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    followed = await ann.put(f"/api/me/friends/{bob.id}", None)
    assert names(followed["friends"]) == ["Bob"]
    assert names((await ann.put(f"/api/me/friends/{bob.id}", None))["friends"]) == ["Bob"]
    assert (await company(bob))["friends"] == []
    await ann.http.delete(f"/api/me/friends/{bob.id}")
    assert (await company(ann))["friends"] == []


async def test_nobody_follows_themselves_nor_nobody_nor_too_many(
    any_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company_module, "MOST_FRIENDS", 1)
    ann, bob, cid = [await any_server.person(name) for name in ("Ann", "Bob", "Cid")]
    assert await ann.refused("PUT", f"/api/me/friends/{ann.id}", None) == (409, "refused-oneself")
    assert await ann.refused("PUT", "/api/me/friends/nobody", None) == (404, "refused-nobody")
    await ann.put(f"/api/me/friends/{bob.id}", None)
    assert await ann.refused("PUT", f"/api/me/friends/{cid.id}", None) == (409, "refused-too-many-friends")


async def test_who_is_blocked_is_not_followed_whoever_blocks(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    await ann.put(f"/api/me/friends/{bob.id}", None)
    await block(ann, bob)
    assert (await company(ann))["friends"] == []
    for one, other in ((ann, bob), (bob, ann)):
        refused = await one.refused("PUT", f"/api/me/friends/{other.id}", None)
        assert refused == (403, "refused-follow-apart")


async def test_whoever_finished_a_game_with_somebody_is_a_recent_opponent(any_server: Running) -> None:
    ann, bob, cid = [await account(any_server, name) for name in ("Ann", "Bob", "Cid")]
    await rated_game(ann, bob)
    await rated_game(ann, cid)
    await counted(any_server.hub.database)
    met = (await company(ann))["recent"]
    assert names(met) == ["Cid", "Bob"]
    assert all(each["met"] is not None and not each["friend"] for each in met)
    assert names((await company(bob))["recent"]) == ["Ann"]
    await block(ann, bob)
    assert names((await company(ann))["recent"]) == ["Cid"]


async def test_who_is_here_is_seen_at_another_server_until_they_are_gone(any_database: str) -> None:
    async with running(quick_settings(any_database)) as one, running(quick_settings(any_database)) as other:
        ann, bob = await account(one, "Ann"), await account(other, "Bob")
        await ann.put(f"/api/me/friends/{bob.id}", None)
        assert [each["here"] for each in (await company(ann))["friends"]] == [False]
        await company(bob)
        found = await company(ann)
        assert [each["here"] for each in found["friends"]] == [True]
        assert names(found["here"]) == ["Bob"]
        one.now.ahead_ms += company_module.HERE_FOR_MS + 60_000
        found = await company(ann)
        assert ([each["here"] for each in found["friends"]], found["here"]) == ([False], [])


async def test_who_sits_at_a_table_is_noted_once_a_minute(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    await any_server.hub.company.note({bob.id})
    assert names((await company(ann))["here"]) == ["Bob"]
    any_server.now.ahead_ms += 100_000
    await any_server.hub.company.note({bob.id})
    any_server.now.ahead_ms += 100_000
    assert names((await company(ann))["here"]) == ["Bob"]


async def test_who_is_private_or_apart_or_a_guest_is_never_shown_to_be_here(any_server: Running) -> None:
    ann, bob, cid = [await account(any_server, name) for name in ("Ann", "Bob", "Cid")]
    guest = await any_server.person("Guest")
    for friend in (bob, cid):
        await ann.put(f"/api/me/friends/{friend.id}", None)
    for person in (bob, cid, guest):
        await company(person)
    assert sorted(names((await company(ann))["here"])) == ["Bob", "Cid"]
    await bob.patch("/api/me", {"preferences": {"private": True}})
    await company(bob)
    await block(cid, ann)
    found = await company(ann)
    assert found["here"] == []
    assert [each["here"] for each in found["friends"]] == [False, False]


async def test_whoever_leaves_is_on_nobodys_list(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    await ann.put(f"/api/me/friends/{bob.id}", None)
    await company(bob)
    await bob.http.request("DELETE", "/api/me", json={})
    found = await company(ann)
    assert (found["friends"], found["here"]) == ([], [])
