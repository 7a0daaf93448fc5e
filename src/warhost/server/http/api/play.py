"""Play by REST: whatever the socket can do in a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.protocol.frames import (
    AskEveryoneRequest,
    Chat,
    DecideRequest,
    Done,
    Events,
    HintRequest,
    Hints,
    SayRequest,
    UndoRequest,
    ViewFrame,
    VoteRequest,
)
from warhost.server.protocol.values import Number, Viewer
from warhost.server.table import agreeing, deciding, talk
from warhost.server.table import hints as hinting
from warhost.server.table.actor import LiveTable

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


async def get_view(call: Call) -> ViewFrame:
    """The table now, as the viewer sees it."""
    table, wish = await _table(call), call.query
    viewer = table.audience.check_viewer(call.asker_id, wish.viewer)
    async with table.lock:
        await table.read_ledger()
        return table.audience.view_frame(viewer, events=wish.events, story=wish.story)


async def get_events(call: Call) -> Events:
    """A viewer's own events from a number on."""
    table, wish = await _table(call), call.query
    viewer = table.audience.check_viewer(call.asker_id, wish.viewer)
    async with table.lock:
        await table.read_ledger()
        frame = table.audience.view_frame(viewer)
    return Events(viewer, frame.story, frame.events[wish.after :])


async def decide(call: Call) -> Done:
    """Answer a question; done when it is stored."""
    wish: DecideRequest = call.body
    table, person = await _table(call), call.person.id
    number = await deciding.decide(
        table, person, wish.seat, wish.asked, wish.key, unless_final=wish.unless_final
    )
    return Done(number)


async def undo(call: Call) -> Done:
    """Take back the decision that the last frame offered to take back."""
    wish: UndoRequest = call.body
    return Done(await deciding.undo(await _table(call), call.person.id, wish.seat, wish.decision))


async def ask_everyone(call: Call) -> Done:
    """Ask to go back beyond the barrier; the number is the proposal's id."""
    wish: AskEveryoneRequest = call.body
    return Done(await agreeing.ask_everyone(await _table(call), call.person.id, wish.seat, wish.step))


async def vote(call: Call) -> Done:
    """Answer a proposal."""
    wish: VoteRequest = call.body
    return Done(await agreeing.vote(await _table(call), call.person.id, wish.proposal, wish.agree))


async def get_hint(call: Call) -> Hints:
    """What the best bot thinks of the options."""
    wish: HintRequest = call.body
    call.hub.limits.spend("hint", call.person.id)
    return await hinting.hint(await _table(call), call.person.id, wish.seat, wish.asked)


async def get_chat(call: Call) -> Chat:
    """The table talk after a number."""
    table = await _table(call)
    table.audience.check_viewer(call.asker_id, None)
    return Chat(await talk.lines_after(table, call.query.after))


async def say(call: Call) -> Done:
    """A line of table talk."""
    return Done(await talk.say(await _table(call), call.person, call.body.text))


async def _table(call: Call) -> LiveTable:
    return await call.tables.get(call.path("table"), call.asker_id)


TABLE = "/api/tables/{table}"
IN_PLAY = (401, 403, 404, 409, 422)
ENDPOINTS = (
    Endpoint("GET", TABLE + "/view", get_view, "play", ViewFrame, query=ViewQuery, refusals=(403, 404)),
    Endpoint("GET", TABLE + "/events", get_events, "play", Events, query=EventsQuery, refusals=(403, 404)),
    Endpoint("POST", TABLE + "/decide", decide, "play", Done, DecideRequest, refusals=IN_PLAY),
    Endpoint("POST", TABLE + "/undo", undo, "play", Done, UndoRequest, refusals=IN_PLAY),
    Endpoint(
        "POST", TABLE + "/ask-everyone", ask_everyone, "play", Done, AskEveryoneRequest, refusals=IN_PLAY
    ),
    Endpoint("POST", TABLE + "/vote", vote, "play", Done, VoteRequest, refusals=IN_PLAY),
    Endpoint("POST", TABLE + "/hint", get_hint, "play", Hints, HintRequest, refusals=(*IN_PLAY, 503)),
    Endpoint("GET", TABLE + "/chat", get_chat, "play", Chat, query=ChatQuery, refusals=(403, 404)),
    Endpoint("POST", TABLE + "/chat", say, "play", Done, SayRequest, refusals=(401, 403, 404)),
)
