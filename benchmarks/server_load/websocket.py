"""A websocket client that costs little, for thousands of them share the cores with the server: RFC 6455 with
permessage-deflate (RFC 7692) over a bare asyncio protocol. It takes what servers in good order send, and nothing else."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
END_OF_MESSAGE: Final = b"\x00\x00\xff\xff"
MASK: Final = b"\x00\x00\x00\x00"
"""A mask that changes nothing saves the masking; the server takes as long to undo it as any other."""

_fresh = zlib.compressobj(wbits=-9, memLevel=1)
"""What is sent is compressed without what came before, as a client may choose to: it is short."""

Take = Callable[[bytes], None]


class Counted:
    """What came over all sockets of a crowd."""

    def __init__(self) -> None:
        self.frames = 0
        self.wire_bytes = 0
        self.text_bytes = 0


class Socket(asyncio.Protocol):
    """One connection; every text goes to `take`, and `lost` is called once when it ends without having been closed."""

    def __init__(
        self, path: str, cookie: str, counted: Counted, take: Take, lost: Callable[[], None]
    ) -> None:
        self._path = path
        self._cookie = cookie
        self._counted = counted
        self._take = take
        self._lost = lost
        self._buffer = bytearray()
        self._inflater: zlib._Decompress | None = None
        self._transport: asyncio.Transport | None = None
        self._closing = False
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ------------------------------------------------------------ sending

    def send(self, text: bytes) -> None:
        if self._inflater is not None:
            deflater = _fresh.copy()
            text = (deflater.compress(text) + deflater.flush(zlib.Z_SYNC_FLUSH))[:-4]
            self._send_frame(0xC0 | TEXT, text)
        else:
            self._send_frame(0x80 | TEXT, text)

    def close(self) -> None:
        self._closing = True
        if self._transport is not None:
            self._send_frame(0x80 | CLOSE, b"\x03\xe8")
            self._transport.close()

    def _send_frame(self, first: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((first, 0x80 | length))
        else:
            head = bytes((first, 0x80 | 126)) + length.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + MASK + payload)

    # ------------------------------------------------------------ receiving

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{cookie}"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server closed the connection"))
        elif not self._closing:
            self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done() and not self._has_shaken_hands():
            return
        self._counted.wire_bytes += len(data)
        while self._take_frame():
            pass

    def _has_shaken_hands(self) -> bool:
        head, separator, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not separator:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
            return False
        if b"permessage-deflate" in head.lower():
            self._inflater = zlib.decompressobj(wbits=-15)
        self._buffer = bytearray(rest)
        self.is_open.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """One whole frame of the buffer, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        if first & 0x0F == TEXT:
            self._take_text(first, payload)
        elif first & 0x0F == PING:
            self._send_frame(0x80 | PONG, payload)
        elif first & 0x8F not in (0x80 | CLOSE, 0x80 | PONG):
            raise ConnectionError(f"a frame of kind {first:#x}, which this client does not know")
        return True

    def _take_text(self, first: int, payload: bytes) -> None:
        if not first & 0x80:
            raise ConnectionError("a message in several frames, which this client does not know")
        if first & 0x40 and self._inflater is not None:
            payload = self._inflater.decompress(payload + END_OF_MESSAGE)
        self._counted.frames += 1
        self._counted.text_bytes += len(payload)
        self._take(payload)
