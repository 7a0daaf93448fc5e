"""How often somebody may do what, by whom it is counted, and that nobody can use it against somebody else."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import Client
from warhost.server.http import endpoints
from warhost.server.http.api import identity
from warhost.server.http.connection_limit import ConnectionLimit
from warhost.server.limits import RATES, Limits, home_of
from warhost.server.refusals import RequestRefused

ACCOUNT = {"login": "ann", "password": "correct horse battery"}
WRONG = {"login": "ann", "password": "something else"}


def test_an_ipv6_household_counts_as_one_address() -> None:
    assert home_of("2001:db8:1:2:aaaa::1") == home_of("2001:db8:1:2:bbbb::2")
    assert home_of("2001:db8:1:2::1") != home_of("2001:db8:1:3::1")
    assert home_of("::ffff:192.0.2.7") == home_of("192.0.2.7") != home_of("192.0.2.8")
    assert home_of("fe80::1%eth0") == home_of("fe80::2")
    assert home_of("testclient") == "testclient"


def test_rates_and_connections_go_by_household() -> None:
    limits = Limits(1.0, lambda: 0.0)
    for number in range(int(RATES["guest"].burst)):
        limits.spend("guest", address=f"2001:db8::{number:x}")
    with pytest.raises(RequestRefused, match="refused-too-fast"):
        limits.spend("guest", address="2001:db8::ffff")
    inside = ConnectionLimit(2)
    assert [inside.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    inside.leave("2001:db8::1")
    assert inside.enter("2001:db8::9")


def test_names_of_different_kinds_never_meet() -> None:
    limits = Limits(1.0, lambda: 0.0)
    for _ in range(int(RATES["password"].burst)):
        limits.spend("password", address="127.0.0.1")
    with pytest.raises(RequestRefused):
        limits.spend("password", address="127.0.0.1")
    limits.spend("password", login="127.0.0.1")
    limits.spend("password", person="127.0.0.1")
    limits.spend("password", address="127.0.0.1", login="ann")


def test_what_was_spent_comes_back_with_time() -> None:
    moment = 0.0
    limits = Limits(1.0, lambda: moment)
    limits.charge("guess", 30, login="ann")
    assert limits.shortage("guess", login="ann") == pytest.approx(110)
    moment = 120.0
    assert limits.shortage("guess", login="ann") == 0


class Elsewhere:
    """Lets a test choose the address from which somebody seems to come."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.address = "192.0.2.1"
        patch.setattr(endpoints.Call, "address", property(lambda _call: self.address))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Elsewhere:
    return Elsewhere(monkeypatch)


async def guesses(place: Running, count: int) -> list[int]:
    client = place.stranger()
    return [(await client.http.post("/api/session", json=WRONG)).status_code for _ in range(count)]


async def account(place: Running) -> Client:
    ann = await place.person()
    await ann.post("/api/account", ACCOUNT, 201)
    return ann


async def test_wrong_passwords_from_elsewhere_do_not_keep_the_owner_out(
    sqlite_database: str, elsewhere: Elsewhere
) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        await account(place)
        elsewhere.address = "198.51.100.1"
        answers = await guesses(place, 10)
        assert (answers[0], answers[-1]) == (401, 429)
        elsewhere.address = "192.0.2.2"
        signed_in = await place.stranger().post("/api/session", ACCOUNT)
        assert signed_in["login"] == "ann"


async def test_a_device_of_the_owner_is_not_kept_out_by_its_own_neighbours(
    sqlite_database: str, elsewhere: Elsewhere
) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        ann = await account(place)
        await ann.http.delete("/api/session")
        assert (await guesses(place, 10))[-1] == 429
        assert (await ann.post("/api/session", ACCOUNT))["login"] == "ann"
        stranger = place.stranger()
        assert (await stranger.http.post("/api/session", json=ACCOUNT)).status_code == 429
        stranger.http.cookies = ann.http.cookies
        others = {"login": "bob", "password": "something else"}
        assert (await stranger.http.post("/api/session", json=others)).status_code == 429, (
            "only for its owner"
        )


async def test_a_device_of_the_owner_cannot_guess_for_ever(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        ann = await account(place)
        answers = [(await ann.http.post("/api/session", json=WRONG)).status_code for _ in range(10)]
        assert (answers[0], answers[-1]) == (401, 429)


async def test_guessing_at_one_login_from_many_addresses_is_slow_for_all_of_them(
    sqlite_database: str, elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(identity, "asyncio", SimpleNamespace(sleep=wait))
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        await account(place)
        elsewhere.address = "198.51.100.0"
        assert await guesses(place, 1) == [401]
        place.hub.limits.charge("guess", 1_000, login="ann")
        elsewhere.address = "198.51.100.1"
        assert await guesses(place, 1) == [401]
        assert waited == [0.0, identity.SLOWEST_GUESS_S]
        elsewhere.address = "192.0.2.2"
        assert (await place.stranger().post("/api/session", ACCOUNT))["login"] == "ann"


async def test_nobody_tries_out_many_logins_by_registering(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        await account(place)
        statuses = []
        for _ in range(6):
            guest = await place.person()
            statuses.append((await guest.http.post("/api/account", json=ACCOUNT)).status_code)
        assert (statuses[0], statuses[-1]) == (409, 429)


async def test_a_class_that_opens_the_client_together_gets_all_its_files(sqlite_database: str) -> None:
    """They come from one address, and each needs a hundred files; what they ask of the API is counted apart."""
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        # However long it takes, nothing of what was spent comes back meanwhile.
        place.hub.limits._seconds = lambda: 0.0
        visitor = place.stranger()
        files = [(await visitor.http.get(f"/assets/part-{number}.js")).status_code for number in range(600)]
        assert 429 not in files
        asked = [(await visitor.http.get("/api/me")).status_code for _ in range(130)]
        assert (asked[0], asked[-1]) == (200, 429)
