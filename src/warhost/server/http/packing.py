"""Frames as they go over the wire: websocket messages (RFC 6455), deflated (RFC 7692) so that each piece that several viewers
share is deflated once.

Pieces are put one behind the other, which deflate allows where none refers to what came before it. So one deflater serves all
sockets of the process, and remembers nothing of one piece when the next comes: neither other viewers' secrets nor 18 kB a socket.
That nothing is remembered costs bytes: 2.6 kB a decision of Old World instead of 1.6, for all four sockets together."""

from __future__ import annotations

import struct
import zlib
from typing import Final

from warhost.server.game.splicing import Piece, Spliced

WINDOW_BITS: Final = 12
"""What a client must be able to look back within one piece: 4 kB. Larger windows make frames no smaller."""
LEVEL: Final = 4
MEMORY_LEVEL: Final = 5
SMALL: Final = 100
"""So few bytes are not worth deflating."""
PLAIN, DEFLATED = 0x81, 0xC1
"""A whole text message, and whether it is deflated."""
END_OF_PIECE: Final = b"\x00\x00\xff\xff"
"""Goes without saying at the end of a message."""


class Deflater:
    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._zlib = zlib.compressobj(LEVEL, wbits=-WINDOW_BITS, memLevel=MEMORY_LEVEL)

    def packed(self, text: bytes) -> bytes:
        """A piece that refers to nothing before it, and to which nothing later refers."""
        try:
            return self._zlib.compress(text) + self._zlib.flush(zlib.Z_FULL_FLUSH)
        except BaseException:
            # What is left in it must not come out with somebody else's.
            self._begin()
            raise


_deflater: Final = Deflater()


def message(frame: bytes | Spliced, *, deflated: bool) -> bytes:
    """The whole message, ready to be sent."""
    if not deflated:
        return _with_head(PLAIN, frame if isinstance(frame, bytes) else frame.text())
    if isinstance(frame, bytes):
        return _with_head(PLAIN, frame) if len(frame) < SMALL else _with_head(DEFLATED, _last(frame))
    return _with_head(DEFLATED, b"".join([*map(_packed_once, frame.shared), _last(frame.own)]))


def _packed_once(piece: Piece) -> bytes:
    if piece.packed is None:
        piece.packed = _deflater.packed(piece.text)
    return piece.packed


def _last(text: bytes) -> bytes:
    """The last piece of a message."""
    if len(text) < SMALL:
        # As it is, and an empty piece of which only the beginning is sent.
        return b"\x00" + struct.pack("<HH", len(text), ~len(text) & 0xFFFF) + text + b"\x00"
    return _deflater.packed(text).removesuffix(END_OF_PIECE)


def _with_head(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", first, length) + payload
    if length < 65_536:
        return struct.pack("!BBH", first, 126, length) + payload
    return struct.pack("!BBQ", first, 127, length) + payload
