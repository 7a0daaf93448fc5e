"""The ways out of a websocket. Where the server's own protocol holds the connection, frames go straight into its transport:
no queue, no task, no turn of the event loop in between. Elsewhere (a socket that another server holds for us, a test) they
go the way of ASGI."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from warhost.server.game.splicing import Spliced
from warhost.server.http.packing import WINDOW_BITS, message
from warhost.server.http.protocols import WebsocketConnection

EXTENSION: Final = "warhost.transport"
FINISH_S: Final = 5.0
PATIENCE_BYTES: Final = 64 * 1024
"""Whoever has so much waiting is not asked for further wishes until some of it is gone."""
MOST_WAITING: Final = 8
"""Messages that a client may be ahead of us."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    server_max_window_bits=WINDOW_BITS,
    client_no_context_takeover=True,
    client_max_window_bits=WINDOW_BITS,
)
"""Neither side remembers one message when the next comes: see `packing`."""


class SocketProtocol(WebsocketConnection):
    """The wire, with a way straight to the transport, and compression that suits a table."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        if self.config.ws_per_message_deflate:
            self.conn = ServerProtocol(
                extensions=[DEFLATE], max_size=self.config.ws_max_size, logger=self.logger
            )

        self._deflates = False
        """Whether the client takes deflated messages, and can look back as far as in ours: known when the handshake is over."""
        self._layers = self.app
        self.app = self._through_the_layers
        self._session: Coroutine[Any, Any, None] | None = None

    async def _through_the_layers(self, scope: Any, receive: Any, send: Any) -> None:
        """A connection lasts for hours, and each layer of the application that waits for its end takes memory meanwhile. Those
        layers let it in or not; what it is about comes after them."""
        await self._layers(scope, receive, send)
        if self._session is not None:
            await self._session

    def go_on_with(self, session: Coroutine[Any, Any, None]) -> None:
        """When all layers have returned."""
        self._session = session

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def start_keepalive(self) -> None:
        """The handshake is over, and with it what only the handshake needed."""
        super().start_keepalive()
        self._deflates = any(
            isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits >= WINDOW_BITS
            for extension in self.conn.extensions
        )
        # The library's parser still holds the request.
        self.request.headers.clear()
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """As uvicorn's, but reading goes on while few messages wait: to stop and start it costs more than a message."""
        if self.curr_msg_data_type != "text" or self.close_sent or self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    async def next_text(self) -> str | None:
        """What the client says next; None when it is gone, or has said something else than text."""
        event: Any = await self.receive()
        text: str | None = event.get("text")
        return text

    def write(self, frame: bytes | Spliced) -> None:
        """A text frame. What is written to a connection that is closing is lost, as everything on its way would be."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.transport.write(message(frame, deflated=self._deflates))

    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    async def room(self) -> None:
        if not self.writable.is_set():
            await self.writable.wait()

    async def finish(self) -> None:
        """Give the client some time to read what is left; then it has to do without."""
        try:
            async with asyncio.timeout(FINISH_S):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()


class AsgiOutlet:
    """Frames wait in line until those before them have left."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._line: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unsent = 0
        self._room = asyncio.Event()
        self._room.set()
        self._sending = asyncio.create_task(self._send_all())

    async def next_text(self) -> str | None:
        try:
            return await self._websocket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return None

    def write(self, frame: bytes | Spliced) -> None:
        text = frame if isinstance(frame, bytes) else frame.text()
        self._unsent += len(text)
        if self._unsent > PATIENCE_BYTES:
            self._room.clear()
        self._line.put_nowait(text)

    def unsent(self) -> int:
        return self._unsent

    async def room(self) -> None:
        await self._room.wait()

    async def finish(self) -> None:
        self._line.put_nowait(None)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_S):
                await self._sending

    async def _send_all(self) -> None:
        while (frame := await self._line.get()) is not None:
            try:
                await self._websocket.send_text(frame.decode())
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            self._unsent -= len(frame)
            if self._unsent <= PATIENCE_BYTES:
                self._room.set()


def outlet_of(websocket: WebSocket) -> SocketProtocol | AsgiOutlet:
    return near_end_of(websocket) or AsgiOutlet(websocket)


def near_end_of(websocket: WebSocket) -> SocketProtocol | None:
    """The connection itself, where this process holds it."""
    near: SocketProtocol | None = websocket.scope.get("extensions", {}).get(EXTENSION)
    return near
