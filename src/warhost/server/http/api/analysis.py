"""Analysis of finished games."""

from __future__ import annotations

import zlib

import msgspec

from warhost.analysis.depth import Depth
from warhost.analysis.shares import INACCURACY
from warhost.server.database import analysis_queries as queries
from warhost.server.database.table_queries import big_part
from warhost.server.http.api.replays import check_told
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.protocol.analysis import (
    Analysis,
    AnalysisReport,
    AnalysisState,
    WeighedTry,
    WeighWish,
)
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import RequestRefused
from warhost.server.table.actor import TableActor
from warhost.server.workers.analysing import OneWish


async def get_analysis(call: Call) -> AnalysisReport:
    """How far the analysis of a finished game is; the whole of it once it is done."""
    return await _report(call, (await _finished(call)).id)


async def ask_analysis(call: Call) -> AnalysisReport:
    """Have a finished game analysed; it is done once and kept."""
    table = await _finished(call)
    report = await _report(call, table.id)
    if report.state in ("none", "failed"):
        call.hub.limits.spend("analysis", person=call.person.id)
        await call.hub.analyses.ask(table.id, call.person.id)
        report = await _report(call, table.id)
    return report


async def weigh_option(call: Call) -> WeighedTry:
    """Another option of a decision that has been analysed: would it have been as good as the best?"""
    wish: WeighWish = call.body
    person = call.person.id
    table = await _finished(call)
    call.hub.limits.spend("weigh", person=person)
    analysis = await _analysis(call, table.id)
    if analysis is None:
        raise RequestRefused("refused-not-analysed")
    if not 1 <= wish.step <= len(analysis.decisions):
        raise RequestRefused("refused-no-step", steps=str(len(analysis.decisions)))
    decision = analysis.decisions[wish.step - 1]
    known = [each for each in (decision.best, decision.chosen, decision.second) if each is not None]
    seat = analysis.seats.index(decision.seat)
    for each in known:
        if each.key == wish.key:
            loss = max(known[0].shares[seat] - each.shares[seat], 0)
            return WeighedTry(each.key, each.shares, loss, each.key == known[0].key or loss < INACCURACY)
    async with call.hub.database.reading() as connection:
        text = str(await big_part(connection, table.id, "record"))
    depth = Depth(**msgspec.structs.asdict(analysis.depth))
    found = await call.hub.analyses.weigh(
        person, OneWish(text, wish.step, wish.key, [each.key for each in known], depth)
    )
    return WeighedTry(wish.key, found.shares, found.loss, found.right)


async def _finished(call: Call) -> TableActor:
    """A table whose game is over and keeps no secrets."""
    table = await call.tables.get(call.path("table"), call.asker_id)
    check_told(table)
    if table.state.row.status != "finished":
        raise RequestRefused("refused-not-over")
    return table


async def _report(call: Call, table: str) -> AnalysisReport:
    async with call.hub.database.reading() as connection:
        row = await queries.analysis_of(connection, table)
        if row is None:
            return AnalysisReport(table, "none", 0.0, None, None, None)
        place = await queries.before(connection, row) if row.state == "queued" else None
    analysis = await _analysis(call, table) if row.state == "done" else None
    problem = None if row.problem is None else Refusal(row.problem)
    state = msgspec.convert(row.state, AnalysisState)
    return AnalysisReport(table, state, row.progress, place, problem, analysis)


async def _analysis(call: Call, table: str) -> Analysis | None:
    async with call.hub.database.reading() as connection:
        stored = await queries.result_of(connection, table)
    return None if stored is None else await call.hub.offload(_read, stored)


def _read(stored: bytes) -> Analysis:
    return msgspec.json.decode(zlib.decompress(stored), type=Analysis)


TABLE = "/api/tables/{table}/analysis"
SEEN = (403, 404, 409)
ENDPOINTS = (
    Endpoint("GET", TABLE, get_analysis, "analysis", AnalysisReport, refusals=SEEN),
    Endpoint("POST", TABLE, ask_analysis, "analysis", AnalysisReport, status=202, refusals=(401, *SEEN)),
    Endpoint(
        *("POST", TABLE + "/weigh", weigh_option, "analysis", WeighedTry, WeighWish),
        refusals=(401, *SEEN, 422),
    ),
)
