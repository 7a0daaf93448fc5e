"""Sends a POST to an address that a person gave: never into the server's own network, never along a redirect."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

TIMEOUT_S: Final = 10.0


class NotPosted(Exception):
    """Why it could not be sent."""


def post(address: str, body: bytes, headers: Mapping[str, str], *, private_allowed: bool) -> int:
    """Send, and return the status. Blocks: call it in a thread."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    target = _checked_address(host, port, private_allowed)
    connection = _connection(parts.scheme, host, port, target)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise NotPosted(type(error).__name__) from None
    finally:
        connection.close()


def _checked_address(host: str, port: int, private_allowed: bool) -> str:
    """The address to connect to. Checked and used once, so that the name cannot point elsewhere the second time."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise NotPosted("unknown host") from None
    address = str(found[0][4][0])
    if not private_allowed and not ipaddress.ip_address(address).is_global:
        raise NotPosted("not a public address")
    return address


def _connection(scheme: str, host: str, port: int, target: str) -> http.client.HTTPConnection:
    stream = _open(target, port)
    if scheme == "https":
        try:
            stream = ssl.create_default_context().wrap_socket(stream, server_hostname=host)
        except OSError as error:
            stream.close()
            raise NotPosted(type(error).__name__) from None
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_S)
    connection.sock = stream
    return connection


def _open(target: str, port: int) -> socket.socket:
    try:
        return socket.create_connection((target, port), timeout=TIMEOUT_S)
    except OSError as error:
        raise NotPosted(type(error).__name__) from None
