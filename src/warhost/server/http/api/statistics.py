"""Statistics of a game, over games that bots have played or people."""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from warhost.analysis.statistics import SIMULATED, counted, statistics
from warhost.core.errors import WarhostError
from warhost.games import load
from warhost.server.database.statistics_queries import finished_records, records_of_chain
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.protocol.statistics import AskedSource, GameStatistics

MOST: Final = 500
"""Games that are counted for one answer, the newest."""


class StatisticsQuery(Struct):
    source: AskedSource = "simulated"


async def get_statistics(call: Call) -> GameStatistics:
    """Win shares by side, seat and option, what cards are worth, lengths and endings."""
    game, source = call.hub.games.get(call.path("game")), call.query.source
    if source == "simulated":
        found = await call.hub.offload(_simulated, game.name)
        return msgspec.convert(found | {"source": source}, GameStatistics)
    person = call.person.id if source == "mine" else None
    call.hub.limits.spend("statistics", address=call.address)
    async with call.hub.database.reading() as connection:
        records, total = await finished_records(connection, game.name, person, MOST)
    return await _told(call, game.name, source, records, total)


async def get_table_statistics(call: Call) -> GameStatistics:
    """The same over the games of a table: what it was the rematch of, itself, and its rematches; as far as the asker has played
    in them or anybody may watch them."""
    table = await call.tables.get(call.path("table"), call.asker_id)
    call.hub.limits.spend("statistics", address=call.address)
    async with call.hub.database.reading() as connection:
        records, total = await records_of_chain(connection, table.id, call.asker_id, MOST)
    return await _told(call, table.state.row.game, "table", records, total)


async def _told(call: Call, game: str, source: str, records: list[str], total: int) -> GameStatistics:
    found = await call.hub.offload(_counted, call.hub.games.place(game), records, total)
    return msgspec.convert(found | {"source": source}, GameStatistics)


@lru_cache(8)
def _simulated(game: str) -> dict[str, Any]:
    """As it was counted when this version was made."""
    file = SIMULATED / f"{game}.json.gz"
    if not file.exists():
        return statistics(load(game), [])
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


def _counted(place: str, records: list[str], total: int) -> dict[str, Any]:
    games = []
    for text in records:
        try:
            each = counted(text)
        except WarhostError:
            continue
        if each is not None:
            games.append(each)
    return statistics(load(place), games, total - len(games))


ENDPOINTS = (
    Endpoint(
        *("GET", "/api/games/{game}/statistics", get_statistics, "statistics", GameStatistics),
        query=StatisticsQuery,
        refusals=(401, 404),
    ),
    Endpoint(
        *("GET", "/api/tables/{table}/statistics", get_table_statistics, "statistics", GameStatistics),
        refusals=(404, 409),
    ),
)
