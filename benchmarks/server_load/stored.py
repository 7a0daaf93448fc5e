"""Very many stored tables at which nobody sits just now: how long the server takes to start, what it costs while idle, and
how soon after a kill in the middle of play somebody decides again."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from benchmarks.server_load.crowd import Crowd
from benchmarks.server_load.game_table import GameTable
from benchmarks.server_load.generator import WARM_S, Generator
from benchmarks.server_load.midgame import Middle, first_turns
from benchmarks.server_load.servers import WarhostServer
from benchmarks.server_load.tables import SECRET, Table, fill, table_at

FIRST_TURNS = 12
"""Decisions of each stored table: their number is not what is measured."""
PATIENCE_S = 30.0


def stored_tables(
    game: str, middles: list[Middle], sources: Path, folder: Path, count: int, kills: int, idle_s: float
) -> dict[str, Any]:
    database = folder / "stored.sqlite3"
    begun = [first_turns(middle, FIRST_TURNS, game) for middle in middles]
    fill(database, game, count, begun, slow=True)
    busy = [table_at(number, begun[number % len(begun)], 1.0) for number in range(min(100, count // 2))]
    server = WarhostServer(database, "--secret", SECRET, sources=sources)
    starts = [asyncio.run(server.start())]
    try:
        cpu_at_start = server.cpu_seconds()
        time.sleep(idle_s)
        idle_cpu = (server.cpu_seconds() - cpu_at_start) / idle_s
        idle_bytes = server.memory_bytes()
        decided = []
        for _ in range(kills):
            _kill_in_play(server, busy)
            began = time.perf_counter()
            starts.append(asyncio.run(server.start()))
            asyncio.run(_first_decision(server.port, busy))
            decided.append(time.perf_counter() - began)
    finally:
        server.stop()
    return {
        "tables": count,
        "database_mb": round(database.stat().st_size / 1e6, 1),
        "start_s": round(starts[0], 2),
        "start_cpu_s": round(cpu_at_start, 2),
        "idle_cores": round(idle_cpu, 4),
        "idle_mb": round(idle_bytes / 1e6, 1),
        "kills": kills,
        "restart_to_health_s": _spread(starts[1:]),
        "restart_to_decision_s": _spread(decided),
    }


def _kill_in_play(server: WarhostServer, tables: list[Table]) -> None:
    generator = Generator(server.port, processes=1)
    try:
        generator.open(tables)
        generator.begin(1.0)
        time.sleep(WARM_S / 2)
        server.kill()
        generator.end()
    finally:
        generator.close()


async def _first_decision(port: int, tables: list[Table]) -> None:
    """Sit down at some tables and decide as soon as anybody is asked."""
    crowd = Crowd(port, 0)
    at_once = [msgspec.structs.replace(table, seconds_a_decision=0.001) for table in tables[:4]]
    await crowd.open([GameTable(crowd, table) for table in at_once])
    async with asyncio.timeout(PATIENCE_S):
        for table in crowd.tables:
            table.start()
        while not crowd.tally.times:
            await asyncio.sleep(0.002)
    for table in crowd.tables:
        table.close()


def _spread(values: list[float]) -> dict[str, float]:
    return {"median": round(median(values), 2), "max": round(max(values), 2)} if values else {}
