"""The websocket of a table: reads messages one by one and answers each."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from warhost.server.database.rows import PersonRow
from warhost.server.http.app_state import AppState
from warhost.server.http.endpoints import check_address, read_json
from warhost.server.http.outlets import near_end_of, outlet_of
from warhost.server.http.requests import answer
from warhost.server.limits import FRAME_BYTES
from warhost.server.operations.incidents import explain, report
from warhost.server.people.bans import check_not_banned
from warhost.server.people.register import COOKIE
from warhost.server.protocol.frames import DoneFrame, HintFrame, PongFrame, RefusedFrame
from warhost.server.protocol.messages import ClientMessage, Hello, Hints, Look, Ping, Request
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import RequestRefused, is_refusal
from warhost.server.table.actor import TableActor
from warhost.server.table.audience import Asked
from warhost.server.table.connection import (
    CLOSE_ERROR,
    CLOSE_MALFORMED,
    CLOSE_NO_TABLE,
    CLOSE_NOT_ALLOWED,
    CLOSE_SIGNED_OUT,
    CLOSE_STOPPING,
    CLOSE_TOO_FAST,
    CLOSE_TOO_SLOW,
    Connection,
)

SILENCE_S: Final = 75.0
FAREWELL_S: Final = 2.0
MOST_MALFORMED: Final = 10
NOWHERE: Final = ("refused-no-table", "refused-malformed-request")
"""For these reasons there is no table to come back to."""

_decoder: Final = msgspec.json.Decoder(ClientMessage)


async def table_socket(websocket: WebSocket) -> None:
    near = near_end_of(websocket)
    if near is None:
        await _whole_connection(websocket)
    else:
        near.go_on_with(_whole_connection(websocket))


async def _whole_connection(websocket: WebSocket) -> None:
    """A connection to a table, whatever becomes of it."""
    state: AppState = websocket.app.state.warhost
    try:
        await _connect(state, websocket)
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - a client must never see more than that something went wrong
        report(state.hub.measures, error, route="socket")
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(CLOSE_ERROR)


async def _connect(state: AppState, websocket: WebSocket) -> None:
    """Open a connection, or close it at once with a code that says why."""
    person = await state.hub.people.of_cookie(websocket.cookies.get(COOKIE))
    await websocket.accept()
    address = websocket.client.host if websocket.client else "?"
    if not state.connection_limit.enter(address):
        await websocket.close(CLOSE_TOO_FAST)
        return
    try:
        await _sit_down(state, websocket, person)
    finally:
        state.connection_limit.leave(address)


async def _sit_down(state: AppState, websocket: WebSocket, person: PersonRow | None) -> None:
    try:
        check_address(websocket)
        table = await state.tables.get(websocket.path_params["table"], None if person is None else person.id)
    except RequestRefused as refusal:
        await websocket.close(CLOSE_NO_TABLE if refusal.key in NOWHERE else CLOSE_STOPPING)
        return
    await _Session(state, websocket, table, person).run()


class _Session:
    """One connection, from accepting it to its end."""

    def __init__(
        self, state: AppState, websocket: WebSocket, table: TableActor, person: PersonRow | None
    ) -> None:
        self._state = state
        self._websocket = websocket
        self._table = table
        self._person = person
        self._outlet = outlet_of(websocket)
        self._connection = Connection(
            None if person is None else person.id,
            websocket.cookies.get(COOKIE),
            self._outlet,
            state.hub.measures.count_frame,
        )
        address = websocket.client.host if websocket.client else "?"
        self._who = {"address": address} if person is None else {"person": person.id}
        self._malformed = 0
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._alarm: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        try:
            await self._state.tables.attach(self._table, self._connection)
            try:
                code = await self._read_until_closing()
            finally:
                self._state.tables.detach(self._table, self._connection)
        finally:
            await self._outlet.finish()
        if code is not None:
            await self._close(code)

    async def _read_until_closing(self) -> int | None:
        """Returns the code to close with; None when the client is gone."""
        reading, closing = asyncio.create_task(self._read_all()), self._connection.closing
        self._look_whether_silent()
        try:
            await asyncio.wait((reading, closing), return_when=asyncio.FIRST_COMPLETED)
            return closing.result() if closing.done() else reading.result()
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    def _look_whether_silent(self) -> None:
        """One alarm for the whole connection, not one for each message."""
        left = self._heard_at + SILENCE_S - self._loop.time()
        if left <= 0:
            self._connection.close(CLOSE_TOO_SLOW)
        else:
            self._alarm = self._loop.call_later(left, self._look_whether_silent)

    async def _close(self, code: int) -> None:
        """Say why, unless that takes too long: then the connection ends without it."""
        with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(FAREWELL_S):
                await self._websocket.close(code)

    async def _read_all(self) -> int | None:
        """Read messages until the client goes or must go; returns the code to close with."""
        while True:
            await self._outlet.room()
            text = await self._outlet.next_text()
            if text is None:
                return None
            self._heard_at = self._loop.time()
            code = await self._take(text)
            if code is not None:
                return code

    async def _take(self, text: str) -> int | None:
        if len(text) > FRAME_BYTES:
            return CLOSE_MALFORMED
        if self._connection.is_signed_out:
            return CLOSE_SIGNED_OUT
        message = None
        try:
            self._state.hub.limits.spend("message", **self._who)
            message = self._read(text)
            await self._answer(message)
        except Exception as error:  # noqa: BLE001 - a client must never see more than an incident's number
            _status, why = explain(self._state.hub.measures, error, table=self._table.id)
            code = self._refuse(0 if message is None else message.id, why)
            # Whoever could not be greeted has nothing to go on with: let him come back.
            return CLOSE_ERROR if isinstance(message, Hello) and not is_refusal(error) else code
        return None

    def _read(self, text: str) -> Any:
        try:
            return read_json(text.encode(), _decoder, "message")
        except RequestRefused:
            self._malformed += 1
            raise

    def _refuse(self, number: int, why: Refusal) -> int | None:
        """Returns the code to close with, if it came to that."""
        self._state.hub.measures.refusals.labels(why.reason).inc()
        self._connection.send(RefusedFrame(number, why.reason, why.variables, self._table.state.row.number))
        if self._malformed >= MOST_MALFORMED:
            return CLOSE_MALFORMED
        return CLOSE_NOT_ALLOWED if why.reason == "refused-no-watching" else None

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                await self._table.greet(self._connection, message)
                self._table.audience.tell_presence()
            case Look():
                await self._table.look(self._connection, message.viewer)
            case Ping():
                self._connection.send(PongFrame(message.id, self._state.hub.clock.now()))
            case _:
                await self._do(message)

    async def _do(self, request: Request) -> None:
        if self._person is None:
            raise RequestRefused("refused-no-person")
        hub = self._state.hub
        person = await hub.people.get(self._person.id) or self._person
        check_not_banned(person, hub.clock.now())
        asked = Asked(self._connection, request.id)
        reply = await answer(hub, self._table, person, request, asked)
        if isinstance(reply, Hints):
            self._connection.send(HintFrame(request.id, reply.asked, reply.options))
        elif not asked.is_answered:
            self._connection.send(DoneFrame(request.id, reply.number))
