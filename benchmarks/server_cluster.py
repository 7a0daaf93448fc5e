"""What a decision costs when 1, 2, 4, 8 servers share the tables: one PostgreSQL, one NATS broker, as many `warhost serve`
as wanted, all on loopback. Each of a table's four sockets is connected to a server drawn at random, so that most are not
connected to the table's owner.

    python -m benchmarks.server_cluster --servers 1,2,4,8 --tables 10 --pace 1 --seconds 30

Each further server brings as many tables with it, so that all have the same to do at every step; a table takes `pace`
decisions a second. Counted a decision: messages between servers and their bytes; processor time of all servers together, of
the broker and of the database, without what each costs when nothing happens, which is measured beside it; bytes that the
database writes ahead, and bytes that the log keeps. Latency includes whatever else the machine does: here everything shares
its cores."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.processes import cpu_of, cpu_of_ended_children
from benchmarks.server_process import ROOT
from benchmarks.server_results import lines_chart, save
from scripts.ports import free_port
from scripts.with_nats import Broker
from scripts.with_postgres import Server as PostgresServer
from warhost.build_info import is_compiled

SEATS = 4
START_S = 120.0


class Prompt(Struct):
    asked: int
    options: list[str]


class Frame(Struct):
    """The parts of a frame that matter here."""

    type: str
    number: int = 0
    prompt: Prompt | None = None


_decoder = msgspec.json.Decoder(Frame)


class ClusterServer:
    """`warhost serve`, as one of several."""

    def __init__(self, database: str, bus: str, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._command = [
            *(sys.executable, "-c", "from warhost.cli import main; main()", "serve"),
            *("--port", str(self.port), "--database", database, "--bus", bus),
            *("--rates", "0", "--sockets-per-address", "100000"),
            *("--guest-tables", "100000", "--guest-mb", "100000"),
            *("--bot-workers", "1", "--log-level", "error"),
        ]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        self._folder.mkdir()
        environment = {**os.environ, "PYTHONPATH": path, "TMPDIR": str(self._folder), "WARHOST_WORKERS": "1"}
        self.process = subprocess.Popen(self._command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        async with asyncio.timeout(START_S), httpx.AsyncClient() as client:
            while True:
                if self.process.poll() is not None:
                    raise RuntimeError("a server has stopped by itself")
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(30)

    def cpu_seconds(self) -> float:
        return 0.0 if self.process is None else cpu_of(self.process.pid)

    async def letters_sent(self) -> tuple[float, float]:
        """How many, and how many bytes."""
        async with httpx.AsyncClient() as client:
            text = (await client.get(f"{self.address}/metrics")).text
        found = [
            re.search(rf'warhost_{name}_total{{direction="sent"}} (\S+)', text)
            for name in ("letters", "letter_bytes")
        ]
        letters, octets = (float(each[1]) if each else 0.0 for each in found)
        return letters, octets


class Table:
    """A table at which one person holds all seats, each with a socket at a server of its own."""

    def __init__(self, chooser: random.Random) -> None:
        self._chooser = chooser
        self._sockets: list[ClientConnection] = []
        self._sides: list[str] = []
        self._prompts: list[Prompt | None] = [None] * SEATS
        self._numbers = [-1] * SEATS

    async def open(self, http: httpx.AsyncClient, addresses: list[str], game: str) -> None:
        wish = {"game": game, "seats": [{"kind": "me"}] * SEATS, "start": True, "visibility": "private"}
        answer = await http.post(f"{self._chooser.choice(addresses)}/api/tables", json=wish)
        info = answer.raise_for_status().json()
        self._sides = info["mine"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        for side in self._sides:
            place = self._chooser.choice(addresses).replace("http", "ws", 1)
            url = f"{place}/api/tables/{info['id']}/socket"
            socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None)
            await socket.send(json.dumps({"type": "hello", "id": 1, "viewer": side}))
            self._sockets.append(socket)
        for seat in range(SEATS):
            while self._numbers[seat] < 0:
                await self._receive(seat)

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()

    async def play(self, pace: float, until: float) -> list[float]:
        """So many decisions a second; the tables are spread over time."""
        times: list[float] = []
        await asyncio.sleep(self._chooser.random() / pace)
        due = time.perf_counter()
        while due < until:
            times += await self.decide()
            due += 1 / pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        return times

    async def decide(self) -> list[float]:
        """One decision; returns after how many milliseconds each socket had the frame. Empty when the game is over."""
        asked = [seat for seat, prompt in enumerate(self._prompts) if prompt is not None]
        if not asked:
            return []
        seat = self._chooser.choice(asked)
        prompt = self._prompts[seat]
        assert prompt is not None
        key = self._chooser.choice(prompt.options)
        wanted, began = self._numbers[seat] + 1, time.perf_counter()
        message = {"type": "decide", "id": 2, "seat": self._sides[seat], "asked": prompt.asked, "key": key}
        await self._sockets[seat].send(json.dumps(message))
        return await asyncio.gather(*(self._arrival(each, wanted, began) for each in range(SEATS)))

    async def _arrival(self, seat: int, number: int, began: float) -> float:
        while self._numbers[seat] < number:
            await self._receive(seat)
        return (time.perf_counter() - began) * 1000

    async def _receive(self, seat: int) -> None:
        frame = _decoder.decode(await self._sockets[seat].recv())
        if frame.type in ("refused", "bye"):
            raise RuntimeError(f"{frame.type} in the middle of a measurement")
        if frame.type in ("view", "update"):
            self._numbers[seat], self._prompts[seat] = frame.number, frame.prompt


class Costs(Struct):
    """Processor seconds so far, messages between servers and their bytes, bytes that the database wrote ahead."""

    servers: float
    broker: float
    database: float
    letters: float
    letter_bytes: float
    written_ahead: float

    def since(self, before: Costs) -> Costs:
        now, then = msgspec.structs.astuple(self), msgspec.structs.astuple(before)
        return Costs(*(late - early for late, early in zip(now, then, strict=True)))


class Cluster:
    def __init__(
        self, servers: list[ClusterServer], database: str, broker: Broker, postgres: PostgresServer
    ) -> None:
        self.servers = servers
        self._database = database
        self._broker = broker
        self._postgres = postgres

    async def costs(self) -> Costs:
        assert self._broker.process is not None
        postmaster = int((self._postgres.data / "postmaster.pid").read_text().split()[0])
        letters = [await server.letters_sent() for server in self.servers]
        return Costs(
            sum(server.cpu_seconds() for server in self.servers),
            cpu_of(self._broker.process.pid),
            cpu_of(postmaster)
            + cpu_of_ended_children(postmaster)
            + sum(cpu_of(child) for child in children_of(postmaster)),
            sum(count for count, _ in letters),
            sum(octets for _, octets in letters),
            float(await self._ask("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")),
        )

    async def _ask(self, question: str) -> Any:
        connection = await asyncpg.connect(self._database)
        try:
            return await connection.fetchval(question)
        finally:
            await connection.close()

    async def measure(self, game: str, tables: int, pace: float, seconds: float, seed: int) -> dict[str, Any]:
        chooser = random.Random(seed)
        addresses = [server.address for server in self.servers]
        async with httpx.AsyncClient(timeout=60) as http:
            await http.post(f"{addresses[0]}/api/me", json={"name": "Crowd"})
            await http.patch(f"{addresses[0]}/api/me", json={"preferences": {"auto_forced": False}})
            crowd = [Table(chooser) for _ in range(tables)]
            for table in crowd:
                await table.open(http, addresses, game)
            await asyncio.sleep(3)
            idle = await self._idle(seconds / 2)
            before, began = await self.costs(), time.perf_counter()
            until = began + seconds
            played = await asyncio.gather(*(table.play(pace, until) for table in crowd))
            times = [each for table in played for each in table]
            spent, took = (await self.costs()).since(before), time.perf_counter() - began
            for table in crowd:
                await table.close()
        kept = await self._ask("SELECT pg_total_relation_size('log')::float / count(*) FROM log")
        return self._figures(times, spent, took, idle) | {"log_bytes_per_decision": round(kept)}

    async def _idle(self, seconds: float) -> Costs:
        """What a second costs in which nobody does anything."""
        before = await self.costs()
        await asyncio.sleep(seconds)
        spent = (await self.costs()).since(before)
        return Costs(*(each / seconds for each in msgspec.structs.astuple(spent)))

    def _figures(self, times: list[float], spent: Costs, took: float, idle: Costs) -> dict[str, Any]:
        decisions = len(times) // SEATS

        def a_decision(seconds: float, idle_seconds: float) -> float:
            return round((seconds - idle_seconds * took) / decisions * 1000, 3)

        return {
            "servers": len(self.servers),
            "decisions": decisions,
            "decisions_per_second": round(decisions / took, 1),
            "messages_per_decision": round((spent.letters - idle.letters * took) / decisions, 2),
            "message_bytes_per_decision": round((spent.letter_bytes - idle.letter_bytes * took) / decisions),
            "written_ahead_bytes_per_decision": round(
                (spent.written_ahead - idle.written_ahead * took) / decisions
            ),
            "cpu_ms_per_decision": {
                "servers": a_decision(spent.servers, idle.servers),
                "broker": a_decision(spent.broker, idle.broker),
                "database": a_decision(spent.database, idle.database),
            },
            "idle_cpu_ms_per_second": {
                "a_server": round(idle.servers / len(self.servers) * 1000, 2),
                "broker": round(idle.broker * 1000, 2),
                "database": round(idle.database * 1000, 2),
            },
            "p50_ms": round(percentile(times, 0.5), 1),
            "p99_ms": round(percentile(times, 0.99), 1),
            "load_average": round(os.getloadavg()[0], 1),
        }


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found]


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def measure(
    count: int, wanted: argparse.Namespace, folder: Path, postgres: PostgresServer, broker: Broker
) -> dict[str, Any]:
    connection = await asyncpg.connect(postgres.address)
    await connection.execute(f"CREATE DATABASE cluster_{count}")
    await connection.close()
    database = postgres.address.rsplit("/", 1)[0] + f"/cluster_{count}"
    servers = [
        ClusterServer(database, broker.address, folder / f"{count}-{number}") for number in range(count)
    ]
    async with AsyncExitStack() as stack:
        for server in servers:
            stack.callback(server.stop)
            await server.start()
        figures = await Cluster(servers, database, broker, postgres).measure(
            wanted.game, count * wanted.tables, wanted.pace, wanted.seconds, seed=count
        )
    print(json.dumps(figures), flush=True)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_cluster", description=__doc__)
    parser.add_argument("--game", default="oldworld")
    parser.add_argument("--servers", default="1,2,4,8")
    parser.add_argument("--tables", type=int, default=10, help="for each server")
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--results", type=Path, default=ROOT / "benchmarks" / "results")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="warhost-cluster-") as folder,
        tempfile.TemporaryDirectory(prefix="warhost-postgres-", ignore_cleanup_errors=True) as data,
    ):
        postgres, broker = PostgresServer(Path(data)), Broker()
        postgres.start()
        broker.start()
        try:
            steps = [
                asyncio.run(measure(int(count), wanted, Path(folder), postgres, broker))
                for count in wanted.servers.split(",")
            ]
        finally:
            broker.stop()
            postgres.stop()
    result = {
        "game": wanted.game,
        "tables_a_server": wanted.tables,
        "sockets_a_table": SEATS,
        "decisions_a_second_and_table": wanted.pace,
        "steps": steps,
        "bus": "NATS",
        "database": "PostgreSQL, without fsync: its processor time is measured, not its disk",
        "python": platform.python_version(),
        "rules": "compiled" if is_compiled() else "interpreted",
        "cores": os.cpu_count(),
        "note": "servers, broker, database and clients share the cores; see load_average for other work",
    }
    save(wanted.results / "server_cluster", result, chart(steps))
    print(json.dumps(result, indent=2))


def chart(steps: list[dict[str, Any]]) -> str:
    def line(pick: Any) -> list[tuple[float, float]]:
        return [(step["servers"], pick(step)) for step in steps]

    return lines_chart(
        "What a decision costs when its four sockets are spread over several servers",
        "servers",
        "messages; ms of processor time",
        {
            "messages between servers": line(lambda step: step["messages_per_decision"]),
            "ms, all servers": line(lambda step: step["cpu_ms_per_decision"]["servers"]),
            "ms, broker": line(lambda step: step["cpu_ms_per_decision"]["broker"]),
            "ms, database": line(lambda step: step["cpu_ms_per_decision"]["database"]),
        },
    )


if __name__ == "__main__":
    main()
