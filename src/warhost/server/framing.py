"""Messages over a stream between processes of ours: the length in four bytes, then the message."""

from __future__ import annotations

import asyncio
from typing import Final

LONGEST: Final = 64 * 1024 * 1024
LENGTH_BYTES: Final = 4


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


class Arriving:
    """What has come of a stream, for those who are handed it piece by piece."""

    def __init__(self) -> None:
        self._rest = b""

    def add(self, data: bytes) -> list[bytes]:
        """The messages that are whole now. Raises EOFError at one that is longer than anybody writes."""
        rest, messages, start = self._rest + data, [], 0
        while len(rest) >= start + LENGTH_BYTES:
            length = int.from_bytes(rest[start : start + LENGTH_BYTES], "big")
            if length > LONGEST:
                raise EOFError("a message without end")
            end = start + LENGTH_BYTES + length
            if len(rest) < end:
                break
            messages.append(rest[start + LENGTH_BYTES : end])
            start = end
        self._rest = rest[start:]
        return messages


async def next_message(stream: asyncio.StreamReader) -> bytes:
    """Raises EOFError when the stream has ended, or says that it holds something longer than anybody writes."""
    length = int.from_bytes(await stream.readexactly(LENGTH_BYTES), "big")
    if length > LONGEST:
        raise EOFError("a message without end")
    return await stream.readexactly(length)
