"""Messages over a stream between processes of ours: the length in four bytes, then the message."""

from __future__ import annotations

import asyncio
from typing import Final

LONGEST: Final = 64 * 1024 * 1024
LENGTH_BYTES: Final = 4


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


async def next_message(stream: asyncio.StreamReader) -> bytes:
    """Raises EOFError when the stream has ended, or says that it holds something longer than anybody writes."""
    length = int.from_bytes(await stream.readexactly(LENGTH_BYTES), "big")
    if length > LONGEST:
        raise EOFError("a message without end")
    return await stream.readexactly(length)
