"""Sessions that are listed and ended, passkeys, and everything that a server knows about somebody, to take along or to be
forgotten."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import random
import struct
import zipfile
from typing import Any

import argon2
import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, play_on, toy_table
from warhost.server.database.belongings import NAMINGS, columns_naming_people
from warhost.server.people import sessions

ACCOUNT = {"login": "ann", "password": "correct horse battery"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def account(place: Running, name: str = "Ann") -> Client:
    person = await place.person(name)
    await person.post("/api/account", ACCOUNT | {"login": name.lower()})
    return person


async def test_whoever_guesses_a_password_pays_what_argon2_advises(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # not the quick ones of all other tests
    async with running(quick_settings(sqlite_database)) as place:
        row = await place.hub.people.get((await account(place)).id)
        assert row is not None
        kept = argon2.extract_parameters(str(row.password))
    assert kept == argon2.profiles.RFC_9106_LOW_MEMORY


# ---------------------------------------------------------------- sessions


async def test_sessions_are_listed_and_ended_one_by_one(any_server: Running) -> None:
    ann, phone = await account(any_server), any_server.stranger()
    phone.http.headers["user-agent"] = FIREFOX
    await phone.post("/api/session", ACCOUNT)
    listed = (await ann.get("/api/me/sessions"))["sessions"]
    assert sorted((each["browser"], each["system"], each["current"]) for each in listed) == [
        ("?", "?", True),
        ("Firefox", "Linux", False),
    ]
    table = await phone.post("/api/tables", toy_table(ME, OPEN))
    async with phone.sit(table["id"]) as at_table:
        await at_table.ready()
        other = next(each for each in listed if not each["current"])
        answer = await ann.http.delete(f"/api/me/sessions/{other['id']}")
        assert [each["current"] for each in answer.json()["sessions"]] == [True]
        assert (await at_table.until("bye"))["reason"] == "refused-signed-out"
    assert (await phone.get("/api/me"))["person"] is None
    assert (await ann.get("/api/me"))["login"] == "ann"


async def test_nobody_ends_the_session_of_another(server: Running) -> None:
    ann, bob = await account(server), await account(server, "Bob")
    [session] = (await ann.get("/api/me/sessions"))["sessions"]
    assert (await bob.refused("DELETE", f"/api/me/sessions/{session['id']}")) == (404, "refused-no-session")
    assert (await ann.get("/api/me"))["login"] == "ann"


async def test_a_new_password_leaves_one_session(server: Running) -> None:
    ann, phone = await account(server), server.stranger()
    await phone.post("/api/session", ACCOUNT)
    await ann.post("/api/account/password", {"old": ACCOUNT["password"], "new": "staple a better one"})
    assert [each["current"] for each in (await ann.get("/api/me/sessions"))["sessions"]] == [True]


async def test_too_many_sessions_end_the_oldest(server: Running, monkeypatch: Any) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 2)
    ann = await account(server)
    for _ in range(2):
        server.now.ahead_ms += 1000
        last = server.stranger()
        await last.post("/api/session", ACCOUNT)
    assert len((await last.get("/api/me/sessions"))["sessions"]) == 2
    assert (await ann.get("/api/me"))["person"] is None


# ---------------------------------------------------------------- passkeys


class Authenticator:
    """A device that makes and uses passkeys, in a few lines."""

    def __init__(self, address: str) -> None:
        self.origin = address
        self.name = "127.0.0.1"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"a key of this device"
        self.uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(0x45) + credential
        client = self._client("webauthn.create", options["challenge"])
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": b64(client), "attestationObject": b64(attested)})

    def use(self, options: dict[str, Any], flags: int = 0x05) -> dict[str, Any]:
        self.uses += 1
        data, client = self._data(flags), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


def b64(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


async def with_passkey(place: Running) -> tuple[Client, Authenticator]:
    ann, device = await account(place), Authenticator(place.address)
    asked = await ann.post("/api/me/passkeys/challenge", {"password": ACCOUNT["password"]})
    made = {"token": asked["token"], "answer": device.make(asked["options"]), "name": "My phone"}
    listed = await ann.post("/api/me/passkeys", made)
    assert [each["name"] for each in listed["passkeys"]] == ["My phone"]
    return ann, device


async def test_a_passkey_signs_in_and_the_guests_tables_come_along(any_server: Running) -> None:
    _, device = await with_passkey(any_server)
    guest = await any_server.person("Guest")
    table = await guest.post("/api/tables", toy_table(ME, OPEN))
    asked = await guest.post("/api/session/passkey/challenge")
    me = await guest.post(
        "/api/session/passkey", {"token": asked["token"], "answer": device.use(asked["options"])}
    )
    assert me["login"] == "ann"
    assert (await guest.get(f"/api/tables/{table['id']}"))["is_host"] is True
    [passkey] = (await guest.get("/api/me/passkeys"))["passkeys"]
    assert passkey["used"] is not None


async def test_an_answer_is_good_once_and_only_for_its_own_challenge(server: Running) -> None:
    _, device = await with_passkey(server)
    stranger = server.stranger()
    asked = await stranger.post("/api/session/passkey/challenge")
    answer = {"token": asked["token"], "answer": device.use(asked["options"])}
    await server.stranger().post("/api/session/passkey", answer)
    assert await stranger.refused("POST", "/api/session/passkey", answer) == (401, "refused-passkey")
    other = await stranger.post("/api/session/passkey/challenge")
    mixed = {"token": other["token"], "answer": device.use(asked["options"])}
    assert (await stranger.refused("POST", "/api/session/passkey", mixed))[1] == "refused-passkey"


async def test_what_is_wrong_with_an_answer_is_noticed(server: Running) -> None:
    _, device = await with_passkey(server)
    stranger = server.stranger()

    async def tried(thief: Authenticator, **more: Any) -> str:
        asked = await stranger.post("/api/session/passkey/challenge")
        answer = thief.use(asked["options"], **more)
        return (
            await stranger.refused(
                "POST", "/api/session/passkey", {"token": asked["token"], "answer": answer}
            )
        )[1]

    other_key = Authenticator(server.address)
    elsewhere = Authenticator("https://evil.example.org")
    elsewhere.key = device.key
    assert await tried(other_key) == "refused-passkey"
    assert await tried(elsewhere) == "refused-passkey"
    assert await tried(device, flags=0x01) == "refused-passkey", "nobody verified themselves at the device"
    for garbage in (
        {},
        {"id": b64(device.id)},
        {"id": b64(device.id), "response": 3, "rawId": [], "type": 1},
    ):
        asked = await stranger.post("/api/session/passkey/challenge")
        wish = {"token": asked["token"], "answer": garbage}
        assert (await stranger.refused("POST", "/api/session/passkey", wish))[1] == "refused-passkey"


async def test_a_challenge_is_good_for_a_few_minutes(server: Running) -> None:
    _, device = await with_passkey(server)
    stranger = server.stranger()
    asked = await stranger.post("/api/session/passkey/challenge")
    server.now.ahead_ms += 301_000
    answer = {"token": asked["token"], "answer": device.use(asked["options"])}
    assert (await stranger.refused("POST", "/api/session/passkey", answer))[1] == "refused-passkey"


async def test_a_passkey_takes_the_password_and_can_be_dropped(server: Running) -> None:
    ann, device = await with_passkey(server)
    wrong = {"password": "not the password"}
    assert (await ann.refused("POST", "/api/me/passkeys/challenge", wrong))[0] == 401
    guest = await server.person("Guest")
    assert (await guest.refused("POST", "/api/me/passkeys/challenge", wrong))[1] == "refused-needs-account"
    assert (await guest.refused("DELETE", f"/api/me/passkeys/{b64(device.id)}"))[0] == 404
    await ann.http.delete(f"/api/me/passkeys/{b64(device.id)}")
    asked = await ann.post("/api/session/passkey/challenge")
    answer = {"token": asked["token"], "answer": device.use(asked["options"])}
    assert (await ann.refused("POST", "/api/session/passkey", answer))[1] == "refused-passkey"


# ---------------------------------------------------------------- what is known about somebody


def test_of_every_column_that_names_people_it_is_said_what_becomes_of_it() -> None:
    assert set(columns_naming_people()) == set(NAMINGS)


async def test_everything_about_somebody_can_be_taken_along(any_server: Running) -> None:
    ann, bob = await account(any_server), await any_server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, bot(), visibility="open", start=True))
    async with ann.sit(table["id"]) as at_table:
        await at_table.ready()
        await play_on(at_table, random.Random(1))
    running = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await ann.post(f"/api/tables/{running['id']}/chat", {"text": "hello there"})
    await bob.post(f"/api/tables/{running['id']}/chat", {"text": "what Bob said"})
    await ann.put(f"/api/me/relations/{bob.id}", {"kind": "block"})
    await bob.put(f"/api/me/relations/{ann.id}", {"kind": "mute"})
    await bob.post("/api/reports", {"person": ann.id, "reason": "other", "text": "in confidence"})
    answer = await ann.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        data = json.loads(archive.read("data.json"))
        records = [name for name in archive.namelist() if name.startswith("records/")]
        assert records == [f"records/toy-{table['id']}.warhost"]
        assert archive.read(records[0]).startswith(b"warhost record 1")
    assert data["person"]["login"] == "ann"
    assert [line["text"] for line in data["chat.person"]] == ["hello there"]
    assert [each["other"] for each in data["relations.person"]] == [bob.id]
    assert {each["id"] for each in data["tables.host"]} == {table["id"], running["id"]}
    assert data["decisions"], "what she decided is there"
    text = json.dumps(data)
    row = await any_server.hub.people.get(ann.id)
    assert row is not None
    assert str(row.password) not in text
    for secret in ("argon2", "what Bob said", "in confidence", '"seed"', '"code"'):
        assert secret not in text, secret
    assert (await any_server.stranger().refused("GET", "/api/me/export"))[0] == 401


async def test_who_leaves_leaves_nothing_behind(any_server: Running) -> None:
    ann, bob = await account(any_server), await any_server.person("Bob")
    await ann.put(f"/api/me/relations/{bob.id}", {"kind": "block"})
    await bob.put(f"/api/me/relations/{ann.id}", {"kind": "mute"})
    await ann.post("/api/reports", {"person": bob.id, "reason": "other", "text": "what Ann wrote"})
    answer = await ann.http.request("DELETE", "/api/me", json={"password": ACCOUNT["password"]})
    assert answer.status_code == 204
    async with any_server.hub.database.reading() as connection:
        for name, column in columns_naming_people().items():
            if NAMINGS[name].farewell == "deleted":
                rows = await connection.execute(column.table.select().where(column == ann.id))
                assert rows.all() == [], name
        [report] = (await connection.execute(columns_naming_people()["reports.person"].table.select())).all()
        assert "what Ann wrote" not in str(report)
    assert (await bob.get("/api/me/relations"))["muted"] == []
