"""The buses: between processes of one machine, over PostgreSQL, over a real NATS broker; all keep the same promises."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from scripts.with_nats import Broker
from warhost.server.cluster.bus import Bus, make_bus
from warhost.server.cluster.local_bus import LocalBus
from warhost.server.cluster.nats_bus import NatsBus
from warhost.server.cluster.parts import Joining, cut
from warhost.server.cluster.postgres_bus import PostgresBus
from warhost.server.settings import BadSettings, Settings

ANN, BOB, CAT = "a" * 12, "b" * 12, "c" * 12
TABLE = "0123456789abcdef"

MakeBus = Callable[[str], Bus]


@pytest.fixture(params=["local", "nats", pytest.param("postgres", marks=pytest.mark.postgres)])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> MakeBus:
    if request.param == "local":
        return lambda server: LocalBus(tmp_path / "bus", server)
    if request.param == "nats":
        broker: str = request.getfixturevalue("nats")
        return lambda server: NatsBus(broker, server)
    database: str = request.getfixturevalue("postgres_database")
    return lambda server: PostgresBus(database, server)


class Ears:
    """What a server has heard."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self._more = asyncio.Event()

    def __call__(self, payload: bytes) -> None:
        self.heard.append(payload)
        self._more.set()

    async def have(self, count: int) -> list[bytes]:
        async with asyncio.timeout(60):
            while len(self.heard) < count:
                self._more.clear()
                await self._more.wait()
        return self.heard


@contextlib.asynccontextmanager
async def opened(make: MakeBus, *servers: str) -> AsyncIterator[list[tuple[Bus, Ears]]]:
    made = [(make(server), Ears()) for server in servers]
    for bus, ears in made:
        await bus.open(ears)
    try:
        yield made
    finally:
        for bus, _ears in made:
            await bus.close()


async def test_a_message_reaches_the_one_server_that_it_concerns(make: MakeBus) -> None:
    async with opened(make, ANN, BOB, CAT) as ((ann, _), (bob, to_bob), (_cat, to_cat)):
        await ann.send(BOB, TABLE, b"to bob")
        await ann.send(CAT, TABLE, b"to cat")
        await bob.send(CAT, "", b"from bob")
        assert await to_bob.have(1) == [b"to bob"]
        assert sorted(await to_cat.have(2)) == [b"from bob", b"to cat"]


async def test_messages_of_one_sender_keep_their_order(make: MakeBus) -> None:
    async with opened(make, ANN, BOB) as ((ann, _), (_bob, to_bob)):
        for number in range(300):
            await ann.send(BOB, TABLE, str(number).encode())
        assert await to_bob.have(300) == [str(number).encode() for number in range(300)]


@pytest.mark.parametrize("octets", [0, 1, 5_900, 8_000, 70_000, 3_000_000])
async def test_any_length_arrives_whole(make: MakeBus, octets: int) -> None:
    payload = os.urandom(octets)
    async with opened(make, ANN, BOB) as ((ann, _), (_bob, to_bob)):
        await ann.send(BOB, TABLE, payload)
        await ann.send(BOB, TABLE, b"and after it")
        assert await to_bob.have(2) == [payload, b"and after it"]


async def test_servers_of_two_databases_share_a_broker(broker: str) -> None:
    bus, other = NatsBus(f"{broker}/one", ANN), NatsBus(f"{broker}/two", BOB)
    heard: list[bytes] = []
    await bus.open(lambda _payload: None)
    await other.open(heard.append)
    await bus.tell_all(b"to those of one")
    await bus.send(BOB, TABLE, b"to bob of one")
    await asyncio.sleep(0.2)
    await bus.close()
    await other.close()
    assert heard == []


@pytest.mark.parametrize("name", ["two words", "dots.dots", ">", "*"])
def test_a_broker_takes_plain_names(name: str) -> None:
    with pytest.raises(BadSettings):
        NatsBus(f"nats://broker:4222/{name}", ANN)


async def test_all_others_can_be_told(make: MakeBus) -> None:
    async with opened(make, ANN, BOB, CAT) as ((ann, to_ann), (bob, to_bob), (_cat, to_cat)):
        await ann.tell_all(b"from ann")
        assert await to_bob.have(1) == await to_cat.have(1) == [b"from ann"]
        await bob.tell_all(b"from bob")
        assert await to_ann.have(1) == [b"from bob"], "nobody hears themselves"


async def test_what_is_sent_to_nobody_is_lost_and_disturbs_nobody(make: MakeBus) -> None:
    async with opened(make, ANN, BOB) as ((ann, _), (_bob, to_bob)):
        async with asyncio.timeout(60):
            await ann.send(CAT, TABLE, b"hello?")
            await ann.send(BOB, TABLE, b"hello")
        assert await to_bob.have(1) == [b"hello"]


async def test_a_server_that_comes_back_is_reached_again(make: MakeBus) -> None:
    async with opened(make, ANN) as ((ann, _),):
        for word in (b"first", b"second"):
            async with opened(make, BOB) as ((_bob, to_bob),):
                async with asyncio.timeout(60):
                    while not to_bob.heard:
                        await ann.send(BOB, TABLE, word)
                        await asyncio.sleep(0.02)
                assert to_bob.heard[0] == word


async def test_a_broker_that_restarts_is_found_again(tmp_path: Path) -> None:
    broker = Broker()
    broker.start()
    try:
        async with opened(lambda server: NatsBus(broker.address, server), ANN, BOB) as (
            (ann, _),
            (_bob, to_bob),
        ):
            await ann.send(BOB, TABLE, b"before")
            await to_bob.have(1)
            broker.stop()
            async with asyncio.timeout(60):
                await ann.send(BOB, TABLE, b"lost")
            broker.start()
            async with asyncio.timeout(60):
                while b"after" not in to_bob.heard:
                    await ann.send(BOB, TABLE, b"after")
                    await asyncio.sleep(0.1)
    finally:
        broker.stop()


async def test_a_server_starts_without_its_broker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhost.server.cluster.nats_bus.OPEN_WITHIN_S", 0.2)
    broker = Broker()
    ann, to_ann = NatsBus(broker.address, ANN), Ears()
    async with asyncio.timeout(60):
        await ann.open(to_ann)
        await ann.send(BOB, TABLE, b"nobody there")
    broker.start()
    try:
        bob = NatsBus(broker.address, BOB)
        await bob.open(Ears())
        async with asyncio.timeout(60):
            while not to_ann.heard:
                await bob.send(ANN, TABLE, b"hello")
                await asyncio.sleep(0.1)
        await bob.close()
    finally:
        await ann.close()
        broker.stop()


def test_a_message_that_lacks_a_part_is_lost_and_no_other() -> None:
    joining = Joining()
    first, second, third = cut(b"x" * 250, ANN, 1, 120)
    other = list(cut(b"y" * 150, BOB, 1, 120))
    assert joining.add(first) is None
    assert joining.add(other[0]) is None
    assert joining.add(third) is None
    assert joining.add(other[1]) == b"y" * 150
    assert joining.add(second) is None
    assert [joining.add(part) for part in cut(b"z", ANN, 2, 120)] == [b"z"]


def test_others_cannot_look_into_the_folder_of_the_local_bus(tmp_path: Path) -> None:
    async def look() -> int:
        async with opened(lambda server: LocalBus(tmp_path / "bus", server), ANN):
            return (tmp_path / "bus").stat().st_mode & 0o777

    assert asyncio.run(look()) == 0o700


@pytest.mark.parametrize(
    ("settings", "kind"),
    [
        ({"database": "/data/tables.sqlite3"}, LocalBus),
        ({"database": "sqlite://"}, type(None)),
        ({"database": "/data/tables.sqlite3", "bus": "none"}, type(None)),
        ({"database": "postgresql://db/warhost"}, PostgresBus),
        ({"database": "postgresql://db/warhost", "bus": "nats://broker:4222"}, NatsBus),
        ({"database": "postgresql://db/warhost", "bus": "local"}, LocalBus),
    ],
)
async def test_the_settings_choose_the_bus(settings: dict[str, str], kind: type) -> None:
    assert type(make_bus(Settings(**settings), ANN)) is kind


def test_an_unknown_bus_is_refused() -> None:
    with pytest.raises(BadSettings):
        make_bus(Settings(bus="carrier pigeons"), ANN)
