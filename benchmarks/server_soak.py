"""Kills everything that can die, again and again, while many tables are being played, and looks whether anything is lost.

    python -m benchmarks.server_soak --kills 500 --tables 16
    python -m benchmarks.server_soak --kills 500 --side-by-side 5     where there are many cores

Two servers with two workers each share a PostgreSQL database and a NATS broker, as on machines of their own. Every second or
so one of these is killed (SIGKILL): a worker, a whole server with all that it started, the database, the broker; what does not
come back by itself is started again. Players find their way to whichever server answers. After each kill every table must go
on; each decision that was ever acknowledged must stand in the log as it was sent.

A run that is stopped is not lost: what it has shown is kept, and the next run goes on counting (`--again` begins anew). Each
run has a database of its own, which is looked through to the end. Runs side by side share nothing but the machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from benchmarks.environments import CACHE
from benchmarks.server_kill import PATIENCE_S, Player
from benchmarks.server_load.servers import TOY, ServerFamily
from benchmarks.server_process import ROOT
from benchmarks.server_results import histogram, save
from scripts.ports import free_port
from scripts.with_nats import Broker
from scripts.with_postgres import Server as PostgresServer
from warhost.build_info import is_compiled

SERVERS = 2
WORKERS = 2
BACK_WITHIN_S = 60.0
VICTIMS = {"worker": 5, "server": 3, "database": 1, "broker": 1}
"""What is killed, and how often one beside the others."""
PROGRESS = CACHE / "soak.json"
"""What earlier runs have shown."""


class SoakServer(ServerFamily):
    """`warhost serve` as on a machine of its own: it finds no neighbours."""

    def __init__(self, database: str, bus: str, folder: Path) -> None:
        folder.mkdir()
        port = free_port()
        command = [
            *(sys.executable, "-c", "from warhost.cli import main; main()", "serve"),
            *("--port", str(port), "--database", database, "--bus", bus, "--workers", str(WORKERS)),
            *("--rates", "0", "--sockets-per-address", "100000", "--restart-grace-s", "0"),
            *("--guest-tables", "1000000", "--guest-mb", "100000"),
            *("--bot-workers", "1", "--bot-pause-ms", "0", "--bot-unseen-pause-ms", "0"),
            *("--log-level", "error"),
        ]
        path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        super().__init__(command, port, {"WARHOST_GAMES": TOY, "PYTHONPATH": path, "TMPDIR": str(folder)})

    def workers(self) -> list[int]:
        """The children of the supervisor."""
        assert self._process is not None
        supervisor = self._process.pid
        children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
        return [int(child) for child in children]


class Wanderer(Player):
    """A player who goes to another server whenever the one he is at is gone."""

    def __init__(self, servers: list[SoakServer], cookie: str, chooser: random.Random) -> None:
        super().__init__("", cookie, chooser)
        self._servers = servers

    async def wander(self, over: asyncio.Event) -> None:
        while not over.is_set():
            self._address = self._chooser.choice(self._servers).address
            headers = {"Cookie": self._cookie}
            async with httpx.AsyncClient(
                base_url=self._address, timeout=PATIENCE_S, headers=headers, verify=False
            ) as http:
                with contextlib.suppress(httpx.HTTPStatusError, TimeoutError, KeyError):
                    await self.play(http)
            await asyncio.sleep(self._chooser.uniform(0.05, 0.3))


class Soak:
    def __init__(self, folder: Path, chooser: random.Random) -> None:
        self._folder = folder
        self._chooser = chooser
        (folder / "postgres").mkdir()
        self._postgres = PostgresServer(folder / "postgres")
        self._broker = Broker()
        self._servers: list[SoakServer] = []

    async def open(self) -> None:
        await asyncio.to_thread(self._postgres.start)
        self._broker.start()
        connection = await asyncpg.connect(self._postgres.address)
        await connection.execute("CREATE DATABASE soak")
        await connection.close()
        self._database = self._postgres.address.rsplit("/", 1)[0] + "/soak"
        for number in range(SERVERS):
            server = SoakServer(self._database, self._broker.address, self._folder / f"machine-{number}")
            self._servers.append(server)
            await server.start()

    def close(self) -> None:
        for server in self._servers:
            server.kill()
        self._broker.stop()
        self._postgres.stop()

    async def players(self, tables: int, seed: int) -> list[Wanderer]:
        async with httpx.AsyncClient(base_url=self._servers[0].address, verify=False) as http:
            await http.post("/api/me", json={"name": "Player"})
            await http.patch("/api/me", json={"preferences": {"auto_forced": False}})
            cookie = f"warhost_person={http.cookies['warhost_person']}"
        return [Wanderer(self._servers, cookie, random.Random(seed + i)) for i in range(tables)]

    async def kill_something(self) -> str:
        victim = self._chooser.choices(list(VICTIMS), list(VICTIMS.values()))[0]
        server = self._chooser.choice(self._servers)
        if victim == "worker":
            os.kill(self._chooser.choice(server.workers()), signal.SIGKILL)
        elif victim == "server":
            await asyncio.to_thread(server.kill)
            await server.start()
        elif victim == "database":
            await asyncio.to_thread(self._postgres.kill)
            await asyncio.to_thread(self._postgres.start_again)
        else:
            self._broker.stop()
            await asyncio.to_thread(self._broker.start)
        return victim

    async def check_log(self, players: list[Wanderer]) -> None:
        acknowledged = [item for player in players for item in player.acknowledged.items()]
        connection = await asyncpg.connect(self._database)
        rows = await connection.fetch("SELECT table_id, number, key FROM log WHERE kind = 'decision'")
        await connection.close()
        stored = {(table, number): key for table, number, key in rows}
        for place, key in acknowledged:
            if stored.get(place) != key:
                raise SystemExit(
                    f"LOST: {place} was acknowledged as {key!r}, the log has {stored.get(place)!r}"
                )


async def all_move(players: list[Wanderer]) -> bool:
    """Whether every table takes a decision in time."""
    for player in players:
        player.decided_since_start = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(BACK_WITHIN_S):
            while not all(player.decided_since_start for player in players):
                await asyncio.sleep(0.02)
            return True
    return False


async def measure(
    kills: int, tables: int, seed: int, shown: dict[str, Any], folder: Path, progress: Path
) -> None:
    """Kills so often, and writes down after each what has been shown so far."""
    chooser = random.Random(seed)
    soak = Soak(folder, chooser)
    try:
        await soak.open()
        players, over = await soak.players(tables, seed), asyncio.Event()
        playing = [asyncio.create_task(player.wander(over)) for player in players]
        await all_move(players)
        killed, acknowledged = Counter(shown["killed"]), shown["decisions_acknowledged"]
        for number in range(1, kills + 1):
            await asyncio.sleep(chooser.uniform(0.0, 0.5))
            began = time.perf_counter()
            killed[await soak.kill_something()] += 1
            if not await all_move(players):
                raise SystemExit(f"a table did not go on within {BACK_WITHIN_S:.0f} s")
            shown["seconds_until_all_went_on"].append(round(time.perf_counter() - began, 2))
            await soak.check_log(players)
            shown["killed"] = dict(killed)
            shown["decisions_acknowledged"] = acknowledged + sum(len(each.acknowledged) for each in players)
            write(progress, shown)
            if number % 10 == 0:
                print(
                    f"{sum(killed.values())} kills, {shown['decisions_acknowledged']} decisions, none lost",
                    flush=True,
                )
        over.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        await asyncio.to_thread(soak.close)


def write(progress: Path, shown: dict[str, Any]) -> None:
    progress.parent.mkdir(parents=True, exist_ok=True)
    progress.write_text(json.dumps(shown), encoding="utf-8")


def side_by_side(runs: int, wanted: argparse.Namespace) -> None:
    """Several runs at once, each with its part of the kills; what they have shown is added up as it stands when all have ended."""
    parts = [wanted.progress.with_name(f"{wanted.progress.stem}-{number}.json") for number in range(runs)]
    started = []
    for number, part in enumerate(parts):
        kills = wanted.kills * (number + 1) // runs - wanted.kills * number // runs
        command = [sys.executable, "-m", "benchmarks.server_soak", "--part", "--kills", str(kills)]
        command += ["--tables", str(wanted.tables), "--seed", str(number + 1), "--progress", str(part)]
        started.append(subprocess.Popen([*command, "--again"] if wanted.again else command))
    ended = [each.wait() for each in started]
    write(wanted.progress, added_up([json.loads(part.read_text(encoding="utf-8")) for part in parts]))
    if any(ended):
        raise SystemExit("a run has failed, see above")


def added_up(shown: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "killed": dict(sum((Counter(each["killed"]) for each in shown), Counter())),
        "decisions_acknowledged": sum(each["decisions_acknowledged"] for each in shown),
        "seconds_until_all_went_on": [wait for each in shown for wait in each["seconds_until_all_went_on"]],
        "runs": sum(each["runs"] for each in shown),
    }


def one_run(wanted: argparse.Namespace) -> None:
    shown = added_up([])
    if wanted.progress.exists() and not wanted.again:
        shown = json.loads(wanted.progress.read_text(encoding="utf-8"))
    done = sum(shown["killed"].values())
    if done < wanted.kills:
        shown["runs"] += 1
        with tempfile.TemporaryDirectory(prefix="warhost-soak-", ignore_cleanup_errors=True) as folder:
            Path(folder).chmod(0o755)
            seed = 1_000 * wanted.seed + done
            asyncio.run(
                measure(wanted.kills - done, wanted.tables, seed, shown, Path(folder), wanted.progress)
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="in all, those of earlier runs among them")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--side-by-side", type=int, default=1, help="so many runs at once")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--part", action="store_true", help="of several: write no results")
    parser.add_argument("--again", action="store_true", help="forget earlier runs")
    parser.add_argument("--progress", type=Path, default=PROGRESS)
    parser.add_argument("--results", type=Path, default=ROOT / "benchmarks" / "results")
    wanted = parser.parse_args()
    if wanted.side_by_side > 1:
        side_by_side(wanted.side_by_side, wanted)
    else:
        one_run(wanted)
    if not wanted.part:
        report(wanted)


def report(wanted: argparse.Namespace) -> None:
    shown = json.loads(wanted.progress.read_text(encoding="utf-8"))
    waits = sorted(shown["seconds_until_all_went_on"])
    result = {
        "kills": shown["killed"],
        "decisions_acknowledged": shown["decisions_acknowledged"],
        "decisions_lost": 0,
        "runs": shown["runs"],
        "tables_at_once": wanted.tables,
        "servers": f"{SERVERS} with {WORKERS} workers each, PostgreSQL, NATS",
        "seconds_until_all_tables_went_on": {
            "median": waits[len(waits) // 2],
            "p90": waits[int(len(waits) * 0.9)],
            "longest": waits[-1],
        },
        "python": platform.python_version(),
        "rules": "compiled" if is_compiled() else "interpreted",
        "cores": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 1),
    }
    chart = histogram("Seconds from a kill until all tables had gone on", waits)
    save(wanted.results / "server_soak", result, chart)
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
