"""Studies: finished games looked at again, and what might have been."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.responses import Response

from warhost.live.hearing import PUBLIC
from warhost.live.replaying import ALL
from warhost.server.game.replays import MOST_STEPS
from warhost.server.http.endpoints import JSON, Call, Endpoint
from warhost.server.protocol.replays import Replay
from warhost.server.protocol.studies import (
    LeaderWish,
    NewStudy,
    NodeChanges,
    NodeNumber,
    ReplyWish,
    StudyChanges,
    StudyInfo,
    StudyList,
    StudyMoment,
    StudyPlace,
    StudyReplies,
    TryWish,
)
from warhost.server.protocol.values import Number, TableId, Viewer
from warhost.server.refusals import RequestRefused
from warhost.server.study import replies
from warhost.server.workers.studying import Moment, Position, Steps, StudyWritten, Wish


class StudiesQuery(Struct):
    table: TableId | None = None


class StudyReplayQuery(Struct, rename={"viewer": "as"}):
    """`node`: whose line; 0: the game as it was played."""

    node: NodeNumber = 0
    viewer: Viewer = ALL
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 50


class StepQuery(Struct):
    step: Number


class PlaceQuery(Struct):
    node: NodeNumber = 0
    step: Number | None = None


async def list_studies(call: Call) -> StudyList:
    """One's own studies, of all games or of one."""
    return StudyList(await call.state.studies.mine(call.person.id, call.query.table))


async def make_study(call: Call) -> StudyInfo:
    """A study of a finished game."""
    return await call.state.studies.make(call.person, call.body)


async def get_study(call: Call) -> StudyInfo:
    """A whole study, for whoever has its link."""
    return await call.state.studies.told(call.path("study"), call.asker_id)


async def change_study(call: Call) -> StudyInfo:
    """The owner gives it another title, or says who may try."""
    await call.state.studies.change(call.path("study"), call.person.id, call.body)
    return await get_study(call)


async def delete_study(call: Call) -> None:
    """The owner deletes it, with all branches."""
    await call.state.studies.delete(call.path("study"), call.person.id)


async def set_leader(call: Call) -> StudyInfo:
    """Who leads from now on."""
    await call.state.studies.lead(call.path("study"), call.person.id, call.body.person)
    return await get_study(call)


async def try_decision(call: Call) -> StudyPlace:
    """Decide something at a place of the tree; where that leads."""
    return await call.state.studies.attempt(call.path("study"), call.person, call.body)


async def let_bots_reply(call: Call) -> StudyReplies:
    """Bots play on until somebody has to choose."""
    return await replies.reply(call.state.studies, call.path("study"), call.person, call.body)


async def change_branch(call: Call) -> StudyInfo:
    """Name a branch, or write a note to a decision."""
    await call.state.studies.change_node(call.path("study"), call.person, _node(call), call.body)
    return await get_study(call)


async def drop_branch(call: Call) -> None:
    """Delete a decision and all that follow from it."""
    await call.state.studies.drop_branch(call.path("study"), call.person.id, _node(call))


async def get_study_replay(call: Call) -> Response:
    """A line of the tree, step by step, from the beginning of the game."""
    wish: StudyReplayQuery = call.query
    study, line = await call.state.studies.line(call.path("study"), wish.node, None)
    if wish.viewer not in (PUBLIC, ALL, *study.seats):
        raise RequestRefused("refused-no-seat", seat=wish.viewer)
    if wish.first > line.step:
        raise RequestRefused("refused-no-step", steps=str(line.step))
    steps = Steps(study.id, wish.viewer, wish.first, wish.count)
    return await _written(call, wish.node, None, steps)


async def get_study_moment(call: Call) -> Response:
    """What is asked at a place, with all options of all who have to decide."""
    return await _written(call, call.query.node, call.query.step, Moment(call.query.node))


async def get_study_position(call: Call) -> Response:
    """A place of the tree as a position, to be played on at a table of its own."""
    return await _written(call, call.query.node, call.query.step, Position())


async def get_table_moment(call: Call) -> Response:
    """What was asked at a step of a finished game, with all options of all who had to decide."""
    call.hub.limits.spend("replay", address=call.address)
    found = await call.state.studies.played_moment(
        call.path("table"), call.asker_id, call.query.step, call.asker_id or call.address
    )
    return Response(found.json, 200, {"Cache-Control": "no-store"}, media_type=JSON)


async def _written(call: Call, node: int, step: int | None, wish: Wish) -> Response:
    """A process of its own writes it; it is passed on as it comes."""
    call.hub.limits.spend("replay", address=call.address)
    study, line = await call.state.studies.line(call.path("study"), node, step)
    who = call.asker_id or call.address
    found = await call.state.studies.ask(who, study, line, wish, StudyWritten)
    return Response(found.json, 200, {"Cache-Control": "no-store"}, media_type=JSON)


def _node(call: Call) -> int:
    written = call.path("node")
    if not written.isascii() or not written.isdigit() or len(written) > 9:
        raise RequestRefused("refused-no-node")
    return int(written)


STUDY = "/api/studies/{study}"
NODE = STUDY + "/nodes/{node}"
READ: tuple[int, ...] = (404, 409, 422)
WRITTEN: tuple[int, ...] = (401, 403, 404, 409, 422)
ENDPOINTS = (
    Endpoint("GET", "/api/studies", list_studies, "studies", StudyList, query=StudiesQuery, refusals=(401,)),
    Endpoint(
        *("POST", "/api/studies", make_study, "studies", StudyInfo, NewStudy),
        status=201,
        refusals=WRITTEN,
    ),
    Endpoint("GET", STUDY, get_study, "studies", StudyInfo, refusals=(404,)),
    Endpoint("PATCH", STUDY, change_study, "studies", StudyInfo, StudyChanges, refusals=WRITTEN),
    Endpoint("DELETE", STUDY, delete_study, "studies", None, status=204, refusals=WRITTEN),
    Endpoint("PUT", STUDY + "/leader", set_leader, "studies", StudyInfo, LeaderWish, refusals=WRITTEN),
    Endpoint("POST", STUDY + "/nodes", try_decision, "studies", StudyPlace, TryWish, refusals=WRITTEN),
    Endpoint(
        *("POST", STUDY + "/replies", let_bots_reply, "studies", StudyReplies, ReplyWish),
        refusals=(*WRITTEN, 503),
    ),
    Endpoint("PATCH", NODE, change_branch, "studies", StudyInfo, NodeChanges, refusals=WRITTEN),
    Endpoint("DELETE", NODE, drop_branch, "studies", None, status=204, refusals=WRITTEN),
    Endpoint(
        "GET", STUDY + "/replay", get_study_replay, "studies", Replay, query=StudyReplayQuery, refusals=READ
    ),
    Endpoint(
        *("GET", "/api/tables/{table}/moment", get_table_moment, "studies", StudyMoment),
        query=StepQuery,
        refusals=(403, *READ),
    ),
    Endpoint(
        "GET", STUDY + "/moment", get_study_moment, "studies", StudyMoment, query=PlaceQuery, refusals=READ
    ),
    Endpoint(
        *("GET", STUDY + "/position", get_study_position, "studies", dict[str, Any]),
        query=PlaceQuery,
        refusals=READ,
    ),
)
