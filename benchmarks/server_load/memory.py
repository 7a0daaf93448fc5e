"""Memory by differences: of a table that is played but has nobody connected, and of a socket."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server_load.generator import Generator
from benchmarks.server_load.midgame import Middle
from benchmarks.server_load.servers import WarhostServer
from benchmarks.server_load.tables import HAS_BOT, SECRET, Table, cookie_of, fill, table_at

WARMING = 20
"""Tables that are opened and played before anything is measured: what is needed once is not a table's."""
PLAYED_S = 10.0


def memory(game: str, middles: list[Middle], sources: Path, folder: Path, count: int) -> dict[str, Any]:
    """Tables with bots are left out: their bots think in processes of their own."""
    stored = (count + WARMING) * 10 // 9 + 10
    database = folder / "memory.sqlite3"
    fill(database, game, stored, middles)
    numbers = [number for number in range(stored) if number % 10 != HAS_BOT]
    tables = [table_at(number, middles[number % len(middles)], 1.0) for number in numbers]
    warming, measured = tables[:WARMING], tables[WARMING : WARMING + count]
    server = WarhostServer(database, "--secret", SECRET, sources=sources)
    asyncio.run(server.start())
    generator = Generator(server.port, processes=1)
    try:
        generator.open(warming)
        _play(generator)
        asyncio.run(_load(server, warming))
        empty = server.memory_bytes()
        asyncio.run(_load(server, measured))
        loaded = server.memory_bytes()
        generator.open(measured)
        _play(generator)
        connected = server.memory_bytes()
    finally:
        generator.close()
        server.stop()
    sockets = sum(table.sockets for table in measured)
    return {
        "tables": len(measured),
        "sockets": sockets,
        "server_mb": round(empty / 1e6, 1),
        "kb_a_table_without_sockets": round((loaded - empty) / len(measured) / 1000, 1),
        "kb_a_socket": round((connected - loaded) / sockets / 1000, 1),
    }


async def _load(server: WarhostServer, tables: list[Table]) -> None:
    """Have tables loaded without being connected to them."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=False) as http:
        for table in tables:
            seat = next(seat for seat, person in enumerate(table.people) if person)
            answer = await http.get(
                f"/api/tables/{table.id}/view",
                params={"as": table.sides[seat]},
                headers={"Cookie": f"warhost_person={cookie_of(table.people[seat])}"},
            )
            answer.raise_for_status()


def _play(generator: Generator) -> None:
    generator.begin(PLAYED_S)
    time.sleep(PLAYED_S)
    generator.end()
