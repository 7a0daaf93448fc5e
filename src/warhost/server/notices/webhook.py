"""Sends a POST to an address that a person gave: never into the server's own network, never along a redirect. Of the answer
nothing but its status is read."""

from __future__ import annotations

import asyncio
import functools
import socket
import ssl
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, urlsplit

from msgspec import Struct

from warhost.server.notices.public_addresses import is_public
from warhost.server.notices.threads import Threads

LOOKUPS_AT_ONCE: Final = 16
LONGEST_LINE: Final = 8 * 1024
MOST_LINES: Final = 100
SAFE_IN_PATHS: Final = "/%:@!$&'()*+,;=-._~"


class NotPosted(Exception):
    """Why it could not be sent."""


class _Place(Struct, frozen=True):
    is_https: bool
    host: str
    port: int
    path: str

    @property
    def shown_host(self) -> str:
        """As the header `Host` has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.is_https else 80) else f"{host}:{self.port}"


class Poster:
    def __init__(self, *, private_allowed: bool) -> None:
        self._private_allowed = private_allowed
        self._lookups = Threads(LOOKUPS_AT_ONCE)

    @functools.cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send, and return the status. Takes as long as the other side likes: call it with a deadline."""
        place = _place(address)
        reader, writer = await self._connect(place, await self._checked_address(place))
        try:
            writer.write(_request(place, body, headers))
            await writer.drain()
            return await _status(reader)
        except (OSError, EOFError, ValueError) as error:
            raise NotPosted(type(error).__name__) from None
        finally:
            writer.transport.abort()

    async def _checked_address(self, place: _Place) -> str:
        """The address to connect to. Checked and used once, so that the name cannot point elsewhere the second time."""
        try:
            address = await self._lookups.run(_look_up, place.host, place.port)
        except (OSError, ValueError):
            raise NotPosted("unknown host") from None
        if not self._private_allowed and not is_public(address):
            raise NotPosted("not a public address")
        return address

    async def _connect(
        self, place: _Place, address: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        security: dict[str, Any] = {"ssl": self._tls, "server_hostname": place.host} if place.is_https else {}
        try:
            return await asyncio.open_connection(address, place.port, limit=LONGEST_LINE, **security)
        except (OSError, ValueError) as error:
            raise NotPosted(type(error).__name__) from None


def _place(address: str) -> _Place:
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna").decode("ascii")
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise NotPosted("not an address") from None
    if not host or not host.isprintable() or parts.scheme not in ("http", "https"):
        raise NotPosted("not an address")
    path = quote(parts.path or "/", safe=SAFE_IN_PATHS)
    query = quote(parts.query, safe=SAFE_IN_PATHS + "?")
    return _Place(parts.scheme == "https", host, port, f"{path}?{query}" if query else path)


def _look_up(host: str, port: int) -> str:
    return str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])


def _request(place: _Place, body: bytes, headers: Mapping[str, str]) -> bytes:
    all_headers = {
        "Host": place.shown_host,
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines = [f"POST {place.path} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
    return "\r\n".join((*lines, "", "")).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """Of the final answer: others may come before it (103 and the like)."""
    for _ in range(MOST_LINES):
        line = await reader.readline()
        if not line:
            raise EOFError
        if line.startswith(b"HTTP/"):
            status = int(line.split(None, 2)[1])
            if status >= 200:
                return status
    raise ValueError("no status")
