"""Kills the server (SIGKILL) again and again while many tables are being played, and looks whether anything is lost.

    python -m benchmarks.server_kill --kills 200 --tables 24

After every kill the server starts on the same database. Then each decision that was ever acknowledged must stand in the
log as it was sent, and every table must go on: somebody decides at it, or its game is over."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.server_process import ROOT, ServerProcess
from benchmarks.server_results import histogram, save

PATIENCE_S = 20.0
BUSY = 503
ASKS_AGAIN_S = 0.5


class Player:
    """Plays all seats of one table over one websocket, and keeps what was acknowledged."""

    def __init__(self, address: str, cookie: str, chooser: random.Random) -> None:
        self._address = address
        self._cookie = cookie
        self._chooser = chooser
        self._messages = 0
        self.table = ""
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.decided_since_start = 0
        self.games = 0

    async def play(self, http: httpx.AsyncClient) -> None:
        """Until the connection breaks; a finished game is followed by a new one."""
        with contextlib.suppress(WebSocketException, OSError, httpx.TransportError):
            while True:
                if not self.table:
                    self.table = await self._new_table(http)
                await self._play_table()
                self.table = ""
                self.games += 1

    async def _new_table(self, http: httpx.AsyncClient) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
        wish = {
            "game": "toy",
            "seats": seats,
            "options": {"rounds": "5"},
            "start": True,
            "visibility": "private",
        }
        # A server that has lost its lease on a busy machine says so until it has another.
        while (response := await http.post("/api/tables", json=wish)).status_code == BUSY:
            await asyncio.sleep(ASKS_AGAIN_S)
        response.raise_for_status()
        return str(response.json()["id"])

    async def _play_table(self) -> None:
        url = f"{self._address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        async with connect(url, additional_headers={"Cookie": self._cookie}) as socket:
            await self._send(socket, type="hello", viewer="public")
            view = await self._await(socket, "view")
            while view["view"]["ending"] is None:
                mine = [side for side in view["view"]["waiting"] if side != "blue"]
                if mine:
                    await self._send(socket, type="look", viewer=mine[0])
                    view = await self._await(socket, "view")
                    if view["prompt"] is not None:
                        await self._decide(socket, mine[0], view["prompt"])
                else:
                    await self._await(socket, "update")
                await self._send(socket, type="look", viewer="public")
                view = await self._await(socket, "view")

    async def _decide(self, socket: Any, side: str, prompt: dict[str, Any]) -> None:
        key = self._chooser.choice(prompt["options"])
        await self._send(socket, type="decide", seat=side, asked=prompt["asked"], key=key)
        answer = await self._await(socket, "update", "refused")
        while answer["type"] == "update" and "done" not in answer:
            answer = await self._await(socket, "update", "refused")
        if answer["type"] == "update":
            self.acknowledged[self.table, answer["number"]] = key
            self.decided_since_start += 1

    async def _send(self, socket: Any, **message: Any) -> None:
        self._messages += 1
        await socket.send(json.dumps({"id": self._messages, **message}))

    async def _await(self, socket: Any, *kinds: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                frame: dict[str, Any] = msgspec.json.decode(await socket.recv())
                if frame["type"] in kinds:
                    return frame


async def measure(kills: int, tables: int, seed: int, folder: Path) -> dict[str, Any]:
    chooser = random.Random(seed)
    database = folder / "kill.sqlite3"
    server = ServerProcess(database)
    starts, cpu = [await server.start()], [server.cpu_seconds()]
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE_S, verify=False) as http:
        await http.post("/api/me", json={"name": "Player"})
        await http.patch("/api/me", json={"preferences": {"auto_forced": False}})
        cookie = f"warhost_person={http.cookies['warhost_person']}"
        players = [Player(server.address, cookie, random.Random(seed + i)) for i in range(tables)]
        stuck = 0
        for number in range(1, kills + 1):
            for player in players:
                player.decided_since_start = 0
            playing = [asyncio.create_task(player.play(http)) for player in players]
            await go_on_until_all_have_moved(players, chooser.uniform(0.0, 0.4))
            stuck += sum(1 for player in players if not player.decided_since_start)
            server.kill()
            await asyncio.gather(*playing)
            check_log(database, players)
            starts.append(await server.start())
            cpu.append(server.cpu_seconds())
            if number % 20 == 0:
                total = sum(len(player.acknowledged) for player in players)
                print(f"{number} kills, {total} acknowledged decisions, none lost", flush=True)
        unreadable = await check_tables(http, players)
    server.stop()
    starts.sort()
    cpu.sort()
    return {
        "kills": kills,
        "tables_at_once": tables,
        "games_finished": sum(player.games for player in players),
        "decisions_acknowledged": sum(len(player.acknowledged) for player in players),
        "decisions_lost": 0,
        "tables_that_did_not_go_on": stuck,
        "tables_not_readable_at_the_end": unreadable,
        "restart_seconds_median": round(starts[len(starts) // 2], 2),
        "restart_cpu_seconds_median": round(cpu[len(cpu) // 2], 2),
        "restart_seconds": [round(each, 2) for each in starts],
    }


async def go_on_until_all_have_moved(players: list[Player], then_s: float) -> None:
    """Wait until every table has taken a decision after the restart, then a random moment longer."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_S):
            while not all(player.decided_since_start for player in players):
                await asyncio.sleep(0.01)
    await asyncio.sleep(then_s)


def check_log(database: Path, players: list[Player]) -> None:
    """Read the database itself, while no server runs."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT table_id, number, key FROM log WHERE kind = 'decision'")
        stored = {(table, number): key for table, number, key in rows}
    for player in players:
        for place, key in player.acknowledged.items():
            if stored.get(place) != key:
                raise SystemExit(
                    f"LOST: {place} was acknowledged as {key!r}, the log has {stored.get(place)!r}"
                )


async def check_tables(http: httpx.AsyncClient, players: list[Player]) -> int:
    """Every table that was ever played must load, and a finished game must verify."""
    unreadable = 0
    for table in sorted({table for player in players for table, _ in player.acknowledged}):
        info = (await http.get(f"/api/tables/{table}")).json()
        check = (await http.get(f"/api/tables/{table}/verify")).json()
        good = info["status"] == "playing" or (info["status"] == "finished" and check["verified"] is True)
        unreadable += not good
    return unreadable


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="warhost-kill-") as folder:
        result = asyncio.run(measure(wanted.kills, wanted.tables, wanted.seed, Path(folder)))
    result |= {
        "seconds": round(time.perf_counter() - began),
        "database": "SQLite, WAL, synchronous=FULL",
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 1),
    }
    chart = histogram("Seconds from kill -9 to the next healthy answer", result.pop("restart_seconds"))
    save(ROOT / "benchmarks" / "results" / "server_kill", result, chart)
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
