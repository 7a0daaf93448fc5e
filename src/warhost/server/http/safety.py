"""What stands before every request: whose page it comes from, which headers go back, and what is written of it."""

from __future__ import annotations

import ipaddress
import socket
import time
from typing import Final
from urllib.parse import SplitResult, urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warhost.server.hub import Hub
from warhost.server.refusals import RequestRefused
from warhost.server.refusing import refuse
from warhost.server.settings import Settings
from warhost.server.table.connection import CLOSE_NOT_ALLOWED

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STRICT_TRANSPORT: Final = "max-age=31536000"
ROUTE: Final = "warhost.route"
"""Where an endpoint notes its pattern, for the log."""
READING: Final = ("GET", "HEAD", "OPTIONS")

log = structlog.get_logger()


class OriginCheck:
    """A browser tells from which page a request comes; other pages than our own get nothing done here. The name by which
    the server was called is checked too, so that no foreign name can be made to point at it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = _own_names(settings)
        self._public = urlsplit(settings.public_url).netloc.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_allowed(scope, Headers(scope=scope)):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CLOSE_NOT_ALLOWED, "reason": "refused-origin"})
        else:
            await refuse(send, RequestRefused("refused-origin"))

    def _is_allowed(self, scope: Scope, headers: Headers) -> bool:
        host = headers.get("host", "")
        if not self._is_own(host):
            return False
        if scope["type"] == "http" and scope["method"] in READING:
            return True
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return _split(origin).netloc.lower() in (host.lower(), self._public or host.lower())

    def _is_own(self, host: str) -> bool:
        name = _split(f"//{host}").hostname or ""
        return name in self._names or (not self._public and _is_address(name))


class SafeHeaders:
    """Puts the protective headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = dict(SAFE_HEADERS)
        if settings.public_url.startswith("https:"):
            self._headers["Strict-Transport-Security"] = STRICT_TRANSPORT

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


class AccessLog:
    """Counts requests and writes one line for each. Only the route's pattern is written: an address may hold an invite."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self._app(scope, receive, send_noting)
        seconds = time.perf_counter() - started
        route = scope.get(ROUTE, "other")
        self._hub.measures.requests.labels(scope["method"], route, status).inc()
        self._hub.measures.request_seconds.observe(seconds)
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def _own_names(settings: Settings) -> set[str]:
    names = {name.lower() for name in settings.hosts} | {"localhost", "127.0.0.1", "::1"}
    if settings.public_url:
        names.add((urlsplit(settings.public_url).hostname or "").lower())
    else:
        machine = socket.gethostname().lower()
        names |= {settings.host.lower(), machine, f"{machine}.local"}
    return names


def _split(address: str) -> SplitResult:
    """What is no address at all has no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _is_address(name: str) -> bool:
    """A bare address cannot be made to point elsewhere, unlike a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
