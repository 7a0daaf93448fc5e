"""Replays, records, positions, verification."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from warhost.core.match import Decision
from warhost.live.hearing import PUBLIC
from warhost.live.replaying import ALL
from warhost.server.database.table_queries import big_part
from warhost.server.game import replays as again
from warhost.server.game.ledger import Beginning
from warhost.server.http.endpoints import TEXT, Call, Endpoint, json_response
from warhost.server.limits import RECORD_BYTES
from warhost.server.protocol.replays import Replay, Story, Verification
from warhost.server.protocol.tables import TableInfo
from warhost.server.protocol.values import Number, Viewer
from warhost.server.refusals import RequestRefused
from warhost.server.table import creation
from warhost.server.table.actor import TableActor
from warhost.server.table.info import OVER, is_all_told

DECISIONS_A_REPLAY: Final = 100
"""A story of so many decisions costs as much as any other request for a replay."""


class ReplayQuery(Struct, rename={"viewer": "as"}):
    viewer: Viewer = PUBLIC
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=again.MOST_STEPS)] = 50


class StoryQuery(Struct, rename={"viewer": "as"}):
    viewer: Viewer = PUBLIC


class PositionQuery(Struct, rename={"viewer": "as"}):
    viewer: Viewer | None = None
    step: Number | None = None


async def get_replay(call: Call) -> Replay:
    """The game again, step by step: finished games for all, running ones in the asker's own view."""
    table, (beginning, decisions) = await _told(call)
    viewer = _viewer(call, table, call.query.viewer)
    if call.query.first > len(decisions):
        raise RequestRefused("refused-no-step", steps=str(len(decisions)))
    steps = await call.hub.offload(
        again.steps, beginning, decisions, viewer, call.query.first, call.query.count
    )
    return Replay(table.id, table.state.row.game, table.state.row.revision, viewer, len(decisions), steps)


async def get_story(call: Call) -> Story:
    """The points over the decisions."""
    table, (beginning, decisions) = await _told(call)
    viewer, take_backs = _viewer(call, table, call.query.viewer), table.state.running().story
    told, step = call.hub.stories.of(table.id, viewer, take_backs), len(decisions)
    missing = max(0, step - told.step)
    call.hub.limits.spend("replay", missing / DECISIONS_A_REPLAY, address=call.address)
    points = None
    while points is None:
        points = await call.hub.offload(told.go_on, beginning, decisions)
    return Story(viewer, step, points)


async def get_verification(call: Call) -> Verification:
    """Commitment, and after the end the seed, all dice and the server's own check."""
    table, (beginning, decisions) = await _told(call)
    text = await _record_text(call, table)
    is_told = is_all_told(table.state.row)
    return await call.hub.offload(again.verification, beginning, decisions, text, is_told)


async def get_record(call: Call) -> Response:
    """The record of a finished game, a text file."""
    table = await _watched(call)
    check_told(table)
    text = await _record_text(call, table)
    if text is None:
        raise RequestRefused("refused-not-over")
    name = f"{table.state.row.game}-{table.id}.warhost"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, media_type=TEXT)


async def get_position(call: Call) -> Response:
    """A position: the true one of a finished game, one that the asker could imagine of a running one."""
    table, (beginning, decisions) = await _told(call)
    step = len(decisions) if call.query.step is None else call.query.step
    if step > len(decisions):
        raise RequestRefused("refused-no-step", steps=str(len(decisions)))
    if is_all_told(table.state.row):
        return json_response(await call.hub.offload(again.true_position, beginning, decisions, step))
    viewer = table.audience.check_viewer(call.asker_id, call.query.viewer)
    if viewer == PUBLIC:
        raise RequestRefused("refused-not-your-view")
    return json_response(await call.hub.offload(again.imagined_position, beginning, decisions, step, viewer))


async def bring_record(call: Call) -> TableInfo:
    """A record from elsewhere becomes a table of its own."""
    table = await creation.bring(call.tables, call.person, call.body)
    return table.state.info(call.person.id)


async def _watched(call: Call) -> TableActor:
    """A table whose game the asker may see: a running one if they may watch it, a finished one in any case."""
    table = await call.tables.get(call.path("table"), call.asker_id)
    row = table.state.row
    if row.status not in OVER or row.sealed:
        table.audience.check_viewer(call.asker_id, None)
    return table


async def _told(call: Call) -> tuple[TableActor, tuple[Beginning, list[Decision]]]:
    """A table, what it began with and the decisions that stand."""
    call.hub.limits.spend("replay", address=call.address)
    table = await _watched(call)
    async with table.reading() as ledger:
        if table.state.row.status == "gathering":
            raise RequestRefused("refused-not-playing")
        if ledger is None:
            raise RequestRefused("refused-frozen")
        return table, (ledger.beginning, ledger.match.decisions[:])


def _viewer(call: Call, table: TableActor, wish: str) -> str:
    """After the end anybody may have anybody's eyes, unless the table keeps its secrets."""
    if not is_all_told(table.state.row):
        if wish == ALL:
            check_told(table)
        return table.audience.check_viewer(call.asker_id, wish)
    if wish not in (PUBLIC, ALL):
        table.state.seat_number(wish)
    return wish


def check_told(table: TableActor) -> None:
    """Refuses while something of the game is secret."""
    if table.state.row.status not in OVER:
        raise RequestRefused("refused-secret-until-over")
    if table.state.row.sealed:
        raise RequestRefused("refused-sealed")
    if table.state.row.keep_secrets:
        raise RequestRefused("refused-keeps-secrets")


async def _record_text(call: Call, table: TableActor) -> str | None:
    async with call.hub.database.reading() as connection:
        text = await big_part(connection, table.id, "record")
    return None if text is None else str(text)


TABLE = "/api/tables/{table}"
SEEN: tuple[int, ...] = (403, 404, 409)
ENDPOINTS = (
    Endpoint("GET", TABLE + "/replay", get_replay, "replays", Replay, query=ReplayQuery, refusals=SEEN),
    Endpoint("GET", TABLE + "/story", get_story, "replays", Story, query=StoryQuery, refusals=SEEN),
    Endpoint("GET", TABLE + "/verify", get_verification, "replays", Verification, refusals=SEEN),
    Endpoint("GET", TABLE + "/record", get_record, "replays", "text", refusals=SEEN),
    Endpoint(
        "GET",
        TABLE + "/position",
        get_position,
        "replays",
        dict[str, Any],
        query=PositionQuery,
        refusals=SEEN,
    ),
    Endpoint(
        *("POST", "/api/records", bring_record, "replays", TableInfo, str),
        status=201,
        refusals=(401, 404, 409, 422),
        longest=RECORD_BYTES,
    ),
)
