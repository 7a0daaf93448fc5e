"""Play by REST: whatever the socket can do in a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.http.requests import answer
from warhost.server.protocol.frames import Chat, Events, ViewFrame
from warhost.server.protocol.messages import (
    GAME_REQUESTS,
    IN_PLAY,
    Done,
    Hints,
    Request,
    Say,
    body_of,
    from_body,
)
from warhost.server.protocol.plans import PlanState, PlanWish
from warhost.server.protocol.values import Number, SeatId, Viewer
from warhost.server.table.actor import TableActor
from warhost.server.table.deeds import Prepare
from warhost.server.table.plans import check_is_theirs, state_of

After = Annotated[int, Meta(ge=0, le=2**53)]


class ViewQuery(Struct, rename={"viewer": "as"}):
    viewer: Viewer | None = None
    events: Number = 0
    story: Number | None = None


class EventsQuery(Struct, rename={"viewer": "as"}):
    viewer: Viewer | None = None
    after: Number = 0


class ChatQuery(Struct):
    after: Number = 0


class PlanQuery(Struct):
    seat: SeatId


async def get_view(call: Call) -> ViewFrame:
    """The table now, as the viewer sees it."""
    table, wish = await _table(call), call.query
    async with table.reading():
        viewer = table.audience.check_viewer(call.asker_id, wish.viewer)
        return table.audience.view_frame(viewer, events=wish.events, story=wish.story)


async def get_events(call: Call) -> Events:
    """A viewer's own events from a number on."""
    table, wish = await _table(call), call.query
    async with table.reading():
        viewer = table.audience.check_viewer(call.asker_id, wish.viewer)
        frame = table.audience.view_frame(viewer)
    return Events(viewer, frame.story, frame.events[wish.after :])


async def get_chat(call: Call) -> Chat:
    """The table talk after a number."""
    table = await _table(call)
    table.audience.check_viewer(call.asker_id, None)
    lines = await table.talk.lines_after(call.query.after)
    if call.asker is None:
        return Chat(lines)
    hearing = await call.tables.hearing_of(call.asker.id)
    return Chat([line for line in lines if hearing.takes(line)])


async def get_plan(call: Call) -> PlanState:
    """What one of my seats has prepared, and what it can expect to be asked."""
    table = await _table(call)
    async with table.reading_game():
        seat = table.state.seat_number(call.query.seat)
        check_is_theirs(table.state, seat, call.person.id)
        return state_of(table.state, seat)


async def set_plan(call: Call) -> PlanState:
    """Prepare answers to questions that may come, in place of what was prepared before."""
    table, wish = await _table(call), call.body
    call.hub.limits.spend("plan", person=call.person.id)
    await table.perform(Prepare(wish), call.person.id)
    async with table.reading_game():
        return state_of(table.state, table.state.seat_number(wish.seat))


def _twin(request: type[Request]) -> Endpoint:
    """The endpoint of a request that the socket has too."""

    async def handle(call: Call) -> Done | Hints:
        table = await _table(call)
        return await answer(call.hub, table, call.person, from_body(request, call.body))

    twin = request.twin
    handle.__name__, handle.__doc__ = twin.operation, twin.summary
    return Endpoint(
        "POST", TABLE + twin.path, handle, "play", twin.reply, body_of(request), refusals=twin.refusals
    )


async def _table(call: Call) -> TableActor:
    return await call.tables.get(call.path("table"), call.asker_id)


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", TABLE + "/view", get_view, "play", ViewFrame, query=ViewQuery, refusals=(403, 404, 409)),
    Endpoint(
        "GET", TABLE + "/events", get_events, "play", Events, query=EventsQuery, refusals=(403, 404, 409)
    ),
    *(_twin(request) for request in GAME_REQUESTS),
    Endpoint("GET", TABLE + "/chat", get_chat, "play", Chat, query=ChatQuery, refusals=(403, 404, 409)),
    _twin(Say),
    Endpoint("GET", TABLE + "/plan", get_plan, "play", PlanState, query=PlanQuery, refusals=IN_PLAY[:-1]),
    Endpoint("PUT", TABLE + "/plan", set_plan, "play", PlanState, PlanWish, refusals=IN_PLAY[:-1]),
)
