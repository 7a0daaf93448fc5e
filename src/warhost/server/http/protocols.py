"""The wire: HTTP and websockets as the library speaks them, with an end to every patience. A head, a body and a farewell
have their time; who does not read is cut off, not waited for; buffers are bounded."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from warhost.server.http.open_connections import OpenConnections
from warhost.server.refusals import RequestRefused, as_refusal

HEAD_S: Final = 10.0
"""From connecting, or from the first byte of a further request, to the end of its head."""
BODY_S: Final = 60.0
STUCK_S: Final = 10.0
"""So long somebody may take in next to nothing while something waits to be sent."""
CLOSE_S: Final = 5.0
"""So long the last words may take."""
HEAD_BYTES: Final = 32 * 1024
ADDRESS_BYTES: Final = 8 * 1000
"""The library for websockets reads no longer lines."""
BUFFER_BYTES: Final = 64 * 1024
"""What waits in this process before writing is held back."""
SYSTEM_BYTES: Final = 128 * 1024
"""What the system may hold of what is under way."""
PROGRESS_BYTES: Final = 8 * 1024
"""What somebody must take in within `STUCK_S`, at the least."""
FRAMES_AT_ONCE: Final = 600
FRAMES_A_SECOND: Final = 60
"""Frames of a websocket, whatever they are: pings and empty parts are answered or kept before anybody counts messages. A browser
sends a few a minute, an impatient program as many as `limits` has messages for."""
PART_BYTES: Final = 4 * 1024
"""So much is taken in before frames are counted; the smallest have six bytes."""
TOO_MANY_FRAMES: Final = 1008
OPEN_CONNECTIONS: Final = "open_connections"
"""Where the application's state keeps them."""


class _Patience:
    """How long a connection may be in the state that it is in."""

    def __init__(self) -> None:
        self._until: float | None = None
        self._why = ""
        self._unsent: int | None = None

    def wait(self, why: str, seconds: float) -> None:
        self._until, self._why = asyncio.get_running_loop().time() + seconds, why

    def end(self) -> None:
        self._until = None

    @property
    def is_running(self) -> bool:
        return self._until is not None

    def is_stuck(self, transport: asyncio.Transport) -> None:
        self._unsent = transport.get_write_buffer_size()
        self.wait("stuck", STUCK_S)

    def overdue(self, now: float, transport: asyncio.Transport) -> str | None:
        if transport.is_closing() and self._why != "closing":
            self.wait("closing", CLOSE_S)
        if self._until is None or now < self._until:
            return None
        if self._why == "stuck" and self._has_moved(transport):
            self.wait("stuck", STUCK_S)
            return None
        return self._why

    def _has_moved(self, transport: asyncio.Transport) -> bool:
        before, self._unsent = self._unsent or 0, transport.get_write_buffer_size()
        return before - self._unsent >= PROGRESS_BYTES


def _bound_buffers(transport: asyncio.Transport) -> None:
    transport.set_write_buffer_limits(high=BUFFER_BYTES)
    line = transport.get_extra_info("socket")
    if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BYTES)


class _HeadTooLong(Exception):
    """The library takes it as any malformed request; we remember why."""


class HttpConnection(HttpToolsProtocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._open: OpenConnections = app_state[OPEN_CONNECTIONS]
        self._patience = _Patience()
        self._is_in_head = True
        self._is_between = False
        self._head_bytes = 0
        self._kept_bytes = 0
        self._part_bytes = 0
        self._part_is_head = True
        self._refusal = RequestRefused("refused-malformed-request", where="head", problem="not HTTP")

    @property
    def is_waited_for(self) -> bool:
        return self._patience.is_running

    def overdue(self, now: float) -> str | None:
        return self._patience.overdue(now, self.transport)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._open.enter(self):
            transport.abort()
            return
        _bound_buffers(transport)
        self._open.is_silent(self)
        self._patience.wait("head", HEAD_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._part_bytes = len(data)
        self._part_is_head = self._is_in_head or self._is_between
        super().data_received(data)
        if self._is_in_head:
            # What the parser still keeps to itself, a header without end for example.
            self._head_bytes += self._part_bytes
            if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
                self._refuse_head(HEAD_BYTES)
                self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._is_in_head:
            self._is_in_head = True
            self._patience.wait("head", HEAD_S)
        # What came in one part with the end of another request is not all of this head.
        self._head_bytes = 0 if self._part_is_head else -self._part_bytes
        self._kept_bytes = 0
        self._is_between = False

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._keep(len(url))
        if len(self.url) > ADDRESS_BYTES:
            self._refuse_head(ADDRESS_BYTES)
            raise _HeadTooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        self._keep(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._open.is_busy(self)
        self._patience.wait("body", BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_between, self._part_is_head = True, False
        self._patience.end()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._open.is_silent(self)

    def handle_websocket_upgrade(self) -> None:
        self._open.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.is_stuck(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()

    def send_400_response(self, msg: str) -> None:
        status, why = as_refusal(self._refusal)
        body = msgspec.json.encode(why)
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    def _keep(self, size: int) -> None:
        self._kept_bytes += size
        if self._kept_bytes > HEAD_BYTES:
            self._refuse_head(HEAD_BYTES)
            raise _HeadTooLong

    def _refuse_head(self, most: int) -> None:
        self._refusal = RequestRefused("refused-too-large", most=str(most))


class WebsocketConnection(WebSocketsSansIOProtocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._open: OpenConnections = app_state[OPEN_CONNECTIONS]
        self._patience = _Patience()
        self._frames_left = float(FRAMES_AT_ONCE)
        self._counted_at = self.loop.time()

    @property
    def is_waited_for(self) -> bool:
        return self._patience.is_running

    def overdue(self, now: float) -> str | None:
        return self._patience.overdue(now, self.transport)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self._open.enter(self):
            self.transport.abort()
            return
        _bound_buffers(self.transport)
        self._patience.wait("head", HEAD_S)

    def data_received(self, data: bytes) -> None:
        """In parts, so that a flood of small frames is not taken in whole before it is seen to be one."""
        for first in range(0, len(data), PART_BYTES):
            super().data_received(data[first : first + PART_BYTES])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        now = self.loop.time()
        earned = (now - self._counted_at) * FRAMES_A_SECOND
        self._frames_left = min(FRAMES_AT_ONCE, self._frames_left + earned) - len(self.conn.events)
        self._counted_at = now
        if self._frames_left < 0:
            self._cut_off()
        else:
            super().handle_events()

    def _cut_off(self) -> None:
        """Who floods us is told so if he reads, and not heard any more."""
        self.conn.fail(TOO_MANY_FRAMES, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def handle_connect(self, event: Any) -> None:
        self._patience.end()
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.is_stuck(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()

    def handle_ping(self) -> None:
        """One who does not read gets no answer to pings either: they would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
