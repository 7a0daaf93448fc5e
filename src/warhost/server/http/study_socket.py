"""The websocket of a study. What changes a study is asked for by REST; here its listeners hear of it, and the leader says where
to look."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from warhost.server.http.app_state import AppState
from warhost.server.http.endpoints import check_address, read_json
from warhost.server.http.outlets import near_end_of, outlet_of
from warhost.server.limits import FRAME_BYTES
from warhost.server.operations.incidents import explain, report
from warhost.server.people.register import COOKIE
from warhost.server.protocol.studies import (
    StudyHello,
    StudyLead,
    StudyMessage,
    StudyPongFrame,
    StudyRefusedFrame,
)
from warhost.server.refusals import RequestRefused
from warhost.server.study.gatherings import Listener
from warhost.server.table.connection import (
    CLOSE_ERROR,
    CLOSE_MALFORMED,
    CLOSE_NO_TABLE,
    CLOSE_SIGNED_OUT,
    CLOSE_TOO_FAST,
    CLOSE_TOO_SLOW,
    Connection,
)

SILENCE_S: Final = 75.0
FAREWELL_S: Final = 2.0
MOST_MALFORMED: Final = 10

_decoder: Final = msgspec.json.Decoder(StudyMessage)


async def study_socket(websocket: WebSocket) -> None:
    near = near_end_of(websocket)
    if near is None:
        await _whole_connection(websocket)
    else:
        near.go_on_with(_whole_connection(websocket))


async def _whole_connection(websocket: WebSocket) -> None:
    state: AppState = websocket.app.state.warhost
    try:
        await _connect(state, websocket)
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - a client must never see more than that something went wrong
        report(state.hub.measures, error, route="study socket")
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(CLOSE_ERROR)


async def _connect(state: AppState, websocket: WebSocket) -> None:
    """Open a connection, or close it at once with a code that says why."""
    await websocket.accept()
    address = websocket.client.host if websocket.client else "?"
    if not state.connection_limit.enter(address):
        await websocket.close(CLOSE_TOO_FAST)
        return
    try:
        check_address(websocket)
        study: str = websocket.path_params["study"]
        await state.studies.get(study)
        await _Session(state, websocket, study).run(address)
    except RequestRefused:
        await websocket.close(CLOSE_NO_TABLE)
    finally:
        state.connection_limit.leave(address)


class _Session:
    """One connection, from accepting it to its end."""

    def __init__(self, state: AppState, websocket: WebSocket, study: str) -> None:
        self._state = state
        self._websocket = websocket
        self._study = study
        self._malformed = 0

    async def run(self, address: str) -> None:
        state, cookie = self._state, self._websocket.cookies.get(COOKIE)
        person = await state.hub.people.of_cookie(cookie)
        outlet = outlet_of(self._websocket)
        self._room, self._next_text = outlet.room, outlet.next_text
        connection = Connection(
            None if person is None else person.id, cookie, outlet, state.hub.measures.count_frame
        )
        self._who = {"address": address} if person is None else {"person": person.id}
        code: int | None = CLOSE_TOO_FAST
        try:
            listener = state.gatherings.enter(self._study, connection)
            try:
                code = await self._read_until_closing(listener)
            finally:
                state.gatherings.leave(self._study, listener)
        except RequestRefused:
            pass
        finally:
            await outlet.finish()
        if code is not None:
            with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(FAREWELL_S):
                    await self._websocket.close(code)

    async def _read_until_closing(self, listener: Listener) -> int | None:
        """Returns the code to close with; None when the client is gone."""
        reading, closing = asyncio.create_task(self._read_all(listener)), listener.connection.closing
        try:
            await asyncio.wait((reading, closing), return_when=asyncio.FIRST_COMPLETED)
            return closing.result() if closing.done() else reading.result()
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read_all(self, listener: Listener) -> int | None:
        while True:
            await self._room()
            try:
                async with asyncio.timeout(SILENCE_S):
                    text = await self._next_text()
            except TimeoutError:
                return CLOSE_TOO_SLOW
            if text is None:
                return None
            code = await self._take(listener, text)
            if code is not None:
                return code

    async def _take(self, listener: Listener, text: str) -> int | None:
        if len(text) > FRAME_BYTES:
            return CLOSE_MALFORMED
        message: StudyMessage | None = None
        try:
            self._state.hub.limits.spend("message", **self._who)
            message = self._read(text)
            return await self._answer(listener, message)
        except Exception as error:  # noqa: BLE001 - a client must never see more than an incident's number
            _status, why = explain(self._state.hub.measures, error, study=self._study)
            number = 0 if message is None else message.id
            listener.connection.send(StudyRefusedFrame(number, why.reason, why.variables))
            return CLOSE_MALFORMED if self._malformed >= MOST_MALFORMED else None

    def _read(self, text: str) -> StudyMessage:
        try:
            message: StudyMessage = read_json(text.encode(), _decoder, "message")
        except RequestRefused:
            self._malformed += 1
            raise
        return message

    async def _answer(self, listener: Listener, message: StudyMessage) -> int | None:
        connection = listener.connection
        if connection.person is not None and await self._is_signed_out(connection):
            return CLOSE_SIGNED_OUT
        if isinstance(message, StudyHello):
            await self._state.gatherings.greet(self._study, listener, message.version)
        elif isinstance(message, StudyLead):
            self._state.gatherings.lead(self._study, listener, message)
        else:
            connection.send(StudyPongFrame(message.id))
        return None

    async def _is_signed_out(self, connection: Connection) -> bool:
        return await self._state.hub.people.of_cookie(connection.cookie) is None
