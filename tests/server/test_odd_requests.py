"""Requests that no client of ours would send: each is refused with a reason, none is an error of the server."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Running
from tests.server.people import ME, Client, toy_table

JSON = {"content-type": "application/json"}
MALFORMED = (400, "refused-malformed-request")


async def refusal(client: Client, method: str, path: str, **given: Any) -> tuple[int, str]:
    response = await client.http.request(method, path, **given)
    return response.status_code, response.json()["reason"]


@pytest.mark.parametrize("name", ["[", "[::1", "a]b", "localhost:port", "", "@", "me@localhost:x"])
async def test_names_that_are_none_are_not_ours(server: Running, name: str) -> None:
    stranger = server.stranger()
    for method, body in (("GET", None), ("POST", {"name": "Ann"})):
        response = await stranger.http.request(method, "/api/me", headers={"host": name}, json=body)
        assert response.status_code in (200, 201, 400, 403), name
        if response.status_code >= 400:
            assert response.json()["reason"] in ("refused-origin", "refused-malformed-request")
    for origin in (f"http://{name}", name):
        response = await stranger.http.post("/api/me", headers={"origin": origin}, json={"name": "Ann"})
        assert (response.status_code, response.json()["reason"]) == (403, "refused-origin"), origin


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/a%00a%00a%00a%00a%00/view",
        "/api/tables/%00/verify",
        "/api/invites/%00",
        "/api/games/%00",
        "/api/tables?list=open&game=%00",
        "/api/mail/confirm?token=%00",
        "/%00",
        "/assets/%00.js",
    ],
)
async def test_no_address_holds_a_nul(any_server: Running, path: str) -> None:
    assert await refusal(await any_server.person(), "GET", path) == MALFORMED


async def test_no_body_and_no_message_holds_a_nul(any_server: Running) -> None:
    ann = await any_server.person()
    table = (await ann.post("/api/tables", toy_table(ME, ME, start=True)))["id"]
    for path, body in (
        ("/api/me", r'{"name": "a\u0000b"}'),
        (f"/api/tables/{table}/chat", r'{"text": "\\\u0000"}'),
        ("/api/tables", r'{"game": "toy", "seats": [{"kind": "me"}], "options": {"\u0000": ""}}'),
        ("/api/tables", r'{"game": "toy", "seats": [{"kind": "me"}], "position": {"x": ["\u0000"]}}'),
    ):
        assert await refusal(ann, "POST", path, content=body, headers=JSON) == MALFORMED, body
    assert await refusal(ann, "POST", "/api/records", content="a\0b") == MALFORMED
    harmless = await ann.http.post(f"/api/tables/{table}/chat", content=r'{"text": "\\u0000"}', headers=JSON)
    assert harmless.status_code == 200
    async with ann.sit(table) as seat:
        await seat.ready()
        await seat.socket.send(r'{"type": "chat", "id": 7, "text": "\u0000"}')
        assert (await seat.until("refused", id=0))["reason"] == "refused-malformed-request"
    socket = await connect(f"{any_server.address.replace('http', 'ws')}/api/tables/%00/socket")
    await socket.wait_closed()
    assert socket.close_code == 4404


@pytest.mark.parametrize("depth", [65, 500, 900, 960, 990, 1_100, 9_000])
async def test_deeply_nested_json_is_refused(server: Running, depth: int) -> None:
    ann = await server.person()
    for deep in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
        body = (
            f'{{"game": "toy", "seats": [{{"kind": "me"}}, {{"kind": "me"}}], "position": {{"x": {deep}}}}}'
        )
        assert await refusal(ann, "POST", "/api/tables", content=body, headers=JSON) == MALFORMED
        assert await refusal(ann, "POST", "/api/me", content=deep, headers=JSON) == MALFORMED


async def test_brackets_in_texts_are_not_depth(server: Running) -> None:
    ann = await server.person()
    table = (await ann.post("/api/tables", toy_table(ME, ME)))["id"]
    for text in ("[" * 100, '"' + "{" * 100, "\\" + "[" * 100):
        await ann.post(f"/api/tables/{table}/chat", {"text": text})


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/" + "a/" * 3000, "/" + "x" * 300 + ".js", "/assets/" + "y" * 5000]
)
async def test_long_paths_are_no_files(server: Running, path: str) -> None:
    response = await server.stranger().http.get(path)
    assert response.status_code in (200, 404)


async def test_a_path_that_is_far_too_long_is_refused(server: Running) -> None:
    ann = await server.person()
    assert await refusal(ann, "GET", "/api/tables/" + "a" * 20_000) == (413, "refused-too-large")
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{server.address.replace('http', 'ws')}/api/tables/{'a' * 9000}/socket")
    assert refused.value.response.status_code == 413
    body = refused.value.response.body
    assert body is not None
    assert json.loads(body)["reason"] == "refused-too-large"
