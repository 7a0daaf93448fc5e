"""What one decision costs a server: processor time and where it goes, bytes on the wire, memory. Mid-game tables with
clocks, each with four people on sockets of their own, compressed as browsers have it; the server in one process, all the
players in another."""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_process import ServerProcess
from warhost.build_info import is_compiled

RESULTS = Path(__file__).parent / "results"
SEATS = 4
FIRST = 10
NAMES = ("Ann", "Bob", "Cat", "Dan")


class Prompt(Struct):
    asked: int
    options: list[str]


class Frame(Struct):
    """The parts of a frame that matter here."""

    type: str
    number: int = 0
    prompt: Prompt | None = None


class CountingConnection(ClientConnection):
    """Knows how many bytes came over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Table:
    """A table of four people."""

    def __init__(self, address: str, cookies: list[str], table: str, sides: list[str]) -> None:
        self.id = table
        self._url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        self._cookies = cookies
        self._sides = sides
        self._sockets: list[CountingConnection] = []
        self._prompts: list[Prompt | None] = [None] * SEATS
        self._numbers = [-1] * SEATS
        self._decoder = msgspec.json.Decoder(Frame)
        self._chooser = random.Random(table)
        self.frames = 0
        self.text = 0

    @property
    def wire(self) -> int:
        return sum(socket.received for socket in self._sockets)

    async def open(self) -> None:
        for seat, side in enumerate(self._sides):
            socket: Any = await connect(
                self._url,
                additional_headers={"Cookie": self._cookies[seat]},
                create_connection=CountingConnection,
            )
            await socket.send(json.dumps({"type": "hello", "id": 1, "viewer": side}))
            self._sockets.append(socket)
            while self._numbers[seat] < 0:
                await self._receive(seat)

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def decide(self) -> float | None:
        """One decision; returns after how many milliseconds the last socket had the frame. None when the game is over."""
        asked = [seat for seat, prompt in enumerate(self._prompts) if prompt is not None]
        if not asked:
            return None
        seat = self._chooser.choice(asked)
        prompt = self._prompts[seat]
        assert prompt is not None
        key = self._chooser.choice(prompt.options)
        wanted = self._numbers[seat] + 1
        began = time.perf_counter()
        message = {"type": "decide", "id": 2, "seat": self._sides[seat], "asked": prompt.asked, "key": key}
        await self._sockets[seat].send(json.dumps(message))
        for each in range(SEATS):
            while self._numbers[each] < wanted:
                await self._receive(each)
        return (time.perf_counter() - began) * 1000

    async def _receive(self, seat: int) -> None:
        text = await self._sockets[seat].recv(decode=False)
        frame = self._decoder.decode(text)
        self.frames += 1
        self.text += len(text)
        if frame.type == "refused":
            raise RuntimeError("a decision was refused")
        if frame.type in ("view", "update"):
            self._numbers[seat] = frame.number
            self._prompts[seat] = frame.prompt


class Crowd:
    """All the players, in a process of their own that does as it is told."""

    def __init__(self, address: str, game: str, orders: Any) -> None:
        self._address = address
        self._game = game
        self._orders = orders
        self._people: list[httpx.AsyncClient] = []
        self.tables: list[Table] = []

    async def run(self) -> None:
        await self._arrive()
        while (order := await asyncio.to_thread(self._orders.recv)) is not None:
            name, given = order
            self._orders.send(await getattr(self, name)(*given))
        await asyncio.gather(*(table.close() for table in self.tables))
        for person in self._people:
            await person.aclose()

    async def _arrive(self) -> None:
        for name in NAMES:
            person = httpx.AsyncClient(base_url=self._address, timeout=60, verify=False)
            await person.post("/api/me", json={"name": name})
            await person.patch("/api/me", json={"preferences": {"auto_forced": False}})
            self._people.append(person)

    async def sit_down(self, tables: int) -> None:
        """That many new tables, each with four open sockets."""
        cookies = [f"warhost_person={person.cookies['warhost_person']}" for person in self._people]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        clock = {"kind": "live", "bank_s": 3600, "increment_s": 10}
        wish = {"game": self._game, "seats": seats, "visibility": "open", "clock": clock}
        host = self._people[0]
        for _ in range(tables):
            path = f"/api/tables/{(await host.post('/api/tables', json=wish)).json()['id']}"
            for person in self._people[1:]:
                await person.post(f"{path}/join", json={})
            await host.post(f"{path}/start", json={})
            sides = [(await person.get(path)).json()["mine"][0] for person in self._people]
            self.tables.append(Table(self._address, cookies, path.rsplit("/", 1)[1], sides))
        await self.open()

    async def open(self, first: int = 0, last: int | None = None) -> None:
        for table in self.tables[first:last]:
            await table.open()

    async def look(self, first: int, last: int | None) -> None:
        """Have tables loaded, without a socket."""
        for table in self.tables[first:last]:
            (await self._people[0].get(f"/api/tables/{table.id}/view")).raise_for_status()

    async def forget_sockets(self) -> None:
        cookies = [f"warhost_person={person.cookies['warhost_person']}" for person in self._people]
        await asyncio.gather(*(table.close() for table in self.tables))
        self.tables = [Table(self._address, cookies, table.id, table._sides) for table in self.tables]

    async def play(self, decisions: int, every_s: float) -> dict[str, Any]:
        """So many decisions at each table: one after the other, or one every so many seconds."""
        before = [(table.frames, table.text, table.wire) for table in self.tables]
        played = [self._play(table, decisions, every_s) for table in self.tables]
        times = [each for run in await asyncio.gather(*played) for each in run]
        after = [(table.frames, table.text, table.wire) for table in self.tables]
        frames, text, wire = (
            sum(there[i] - here[i] for here, there in zip(before, after, strict=True)) for i in range(3)
        )
        return {
            "decisions": len(times),
            "p50_ms": round(statistics.median(times), 1),
            "p99_ms": round(sorted(times)[int(len(times) * 0.99)], 1),
            "frames_per_decision": round(frames / len(times), 2),
            "bytes_per_decision": round(text / len(times)),
            "bytes_per_decision_on_the_wire": round(wire / len(times)),
        }

    async def _play(self, table: Table, decisions: int, every_s: float) -> list[float]:
        times: list[float] = []
        due = time.perf_counter() + random.random() * every_s
        for _ in range(decisions):
            if every_s:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += every_s
            took = await table.decide()
            if took is None:
                break
            times.append(took)
        return times


def crowd(address: str, game: str, orders: Any) -> None:
    asyncio.run(Crowd(address, game, orders).run())


class Players:
    """The crowd's process, as the measurement commands it."""

    def __init__(self, address: str, game: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._orders, theirs = context.Pipe()
        self._process = context.Process(target=crowd, args=(address, game, theirs))
        self._process.start()

    def do(self, name: str, *given: Any) -> Any:
        self._orders.send((name, given))
        return self._orders.recv()

    def end(self) -> None:
        self._orders.send(None)
        self._process.join(60)


def measured(server: ServerProcess, players: Players, decisions: int, every_s: float) -> dict[str, Any]:
    before, parts = server.cpu_seconds(), server.parts()
    told = players.do("play", decisions, every_s)
    used = {"server": server.cpu_seconds() - before}
    used |= {name: spent - parts.get(name, 0.0) for name, spent in server.parts().items()}
    return {"cpu_ms": {name: round(s / told["decisions"] * 1000, 3) for name, s in used.items()}} | told


def measure(game: str, tables: int, folder: Path, is_only_memory: bool) -> dict[str, Any]:
    server = ServerProcess(folder / "decisions.sqlite3")
    asyncio.run(server.start())
    players = Players(server.address, game)
    result: dict[str, Any] = {}
    try:
        players.do("sit_down", tables)
        players.do("play", 40, 0.0)
        if is_only_memory:
            players.do("play", 60, 0.0)
        else:
            result["flat_out"] = measured(server, players, 40, 0.0)
            result["paced"] = measured(server, players, 20, 1.0)
        players.do("forget_sockets")
        server.stop()
        asyncio.run(server.start())
        result["memory"] = memory(server, players, tables)
    finally:
        players.end()
        server.stop()
    return result


def memory(server: ServerProcess, players: Players, tables: int) -> dict[str, float]:
    """Of tables after a hundred decisions, loaded anew: first without sockets, then with four each. The first tables and
    sockets pay for what is loaded once."""
    players.do("look", 0, FIRST)
    bare = server.resident_kb()
    players.do("look", FIRST, None)
    loaded = server.resident_kb()
    players.do("open", 0, FIRST)
    first = server.resident_kb()
    players.do("open", FIRST, None)
    players.do("play", 3, 0.0)
    connected = server.resident_kb()
    return {
        "kb_per_table_without_sockets": round((loaded - bare) / (tables - FIRST), 1),
        "kb_per_socket": round((connected - first) / (tables - FIRST) / SEATS, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_decision", description=__doc__)
    parser.add_argument("--game", default="oldworld")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument(
        "--memory", action="store_true", help="measure only that, and keep what was measured of the rest"
    )
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="warhost-decision-") as folder:
        result = measure(wanted.game, wanted.tables, Path(folder), wanted.memory)
    file = RESULTS / f"server_decision_{wanted.game}.json"
    if wanted.memory:
        rules = "compiled" if is_compiled() else "interpreted"
        result = json.loads(file.read_text()) | {"memory": result["memory"] | {"rules": rules}}
        file.write_text(json.dumps(result, indent=2) + "\n")
        print(json.dumps(result["memory"]))
        return
    result |= {
        "game": wanted.game,
        "rules": "compiled" if is_compiled() else "interpreted",
        "load_average": round(os.getloadavg()[0], 1),
        "note": "server and players share the cores; see load_average for other work",
    }
    text = json.dumps(result, indent=2)
    file.write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
