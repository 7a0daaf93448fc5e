"""Messages that are longer than a bus can carry travel in parts, and are put together again."""

from __future__ import annotations

import struct
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

HEAD: Final = struct.Struct("!12sIHH")
"""The sender's name, the message's number, which part it is, of how many."""
MOST_AT_ONCE: Final = 1_000
"""Unfinished messages: more are only there if parts were lost."""


def cut(payload: bytes, server: str, number: int, longest: int) -> Iterator[bytes]:
    """The parts of a message, none longer than `longest`."""
    room = longest - HEAD.size
    count = max(1, -(-len(payload) // room))
    for index in range(count):
        head = HEAD.pack(server.encode(), number & 0xFFFFFFFF, index, count)
        yield head + payload[index * room : (index + 1) * room]


class Joining:
    """Parts of one sender arrive in order; where one is missing, the whole message is lost."""

    def __init__(self) -> None:
        self._unfinished: OrderedDict[tuple[bytes, int], list[bytes]] = OrderedDict()

    def add(self, part: bytes) -> bytes | None:
        """The whole message, if this was its last part."""
        sender, number, index, count = HEAD.unpack_from(part)
        body = part[HEAD.size :]
        if count == 1:
            return body
        parts = self._unfinished.pop((sender, number), [])
        if len(parts) != index:
            return None
        parts.append(body)
        if index + 1 == count:
            return b"".join(parts)
        self._unfinished[sender, number] = parts
        while len(self._unfinished) > MOST_AT_ONCE:
            self._unfinished.popitem(last=False)
        return None
