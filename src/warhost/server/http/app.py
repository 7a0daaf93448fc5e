"""The application: all routes and what stands before them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute, compile_path
from starlette.types import Receive, Scope, Send

from warhost.build_info import version_text
from warhost.server.cluster.forwarding import ToOwner, Tunnels
from warhost.server.http.api import ENDPOINTS
from warhost.server.http.app_state import AppState
from warhost.server.http.connection_limit import ConnectionLimit
from warhost.server.http.endpoints import Call, Endpoint, json_response
from warhost.server.http.measuring import measure
from warhost.server.http.open_connections import OpenConnections
from warhost.server.http.openapi import messages, openapi
from warhost.server.http.pages import STATIC, Pages
from warhost.server.http.protocols import OPEN_CONNECTIONS
from warhost.server.http.safety import AccessLog, OriginCheck, SafeHeaders
from warhost.server.http.socket import table_socket
from warhost.server.http.study_socket import study_socket
from warhost.server.hub import Hub
from warhost.server.operations.descriptors import connections_possible
from warhost.server.operations.siblings import measures_of_all
from warhost.server.protocol.about import Health
from warhost.server.refusals import RequestRefused
from warhost.server.settings import Settings
from warhost.server.study.gatherings import Gatherings
from warhost.server.study.studies import Studies
from warhost.server.table.housekeeping import Housekeeping
from warhost.server.table.live_tables import LiveTables
from warhost.server.tournaments.watch import Watch

EVERY_METHOD = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def make_app(
    settings: Settings, *, hub: Hub | None = None, static: Path = STATIC, siblings: Path | None = None
) -> Starlette:
    """A whole server as an ASGI application. `siblings`: where several workers of a machine know of each other."""
    hub = hub or Hub(settings)
    tables = LiveTables(hub)
    studies = Studies(hub)
    tunnels = Tunnels(hub.post, hub.ownership, tables, hub.clock, hub.chance)
    state = AppState(
        hub,
        tables,
        ConnectionLimit(settings.sockets_per_address),
        OpenConnections(connections_possible(settings.connections_most), hub.measures.count_ended_connection),
        tunnels,
        studies,
        Gatherings(studies),
        siblings,
    )
    app = Starlette(
        routes=[*_routes(static)],
        middleware=[
            Middleware(AccessLog, hub=hub),
            Middleware(SafeHeaders, settings=settings),
            Middleware(OriginCheck, settings=settings),
            Middleware(ToOwner, tunnels=tunnels),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        lifespan=_lifespan,
    )
    app.state.warhost = state
    tunnels.given = {"app": app}
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
    state: AppState = app.state.warhost
    hub = state.hub
    await hub.open()
    await state.tables.open()
    state.tunnels.open()
    state.gatherings.open()
    housekeeping = Housekeeping(state.tables)
    housekeeping.open()
    watch = Watch(state.tables)
    watch.open()
    try:
        yield {OPEN_CONNECTIONS: state.open_connections}
    finally:
        hub.stopping = True
        await watch.close()
        await housekeeping.close()
        await state.gatherings.close()
        await state.tunnels.close()
        await state.tables.close()
        await hub.close()


def _routes(static: Path) -> list[BaseRoute]:
    pages = Pages(static)

    async def page(call: Call) -> Response:
        return await pages.answer(call.request)

    return [
        *(_route(endpoint) for endpoint in ENDPOINTS),
        _plain("/api/openapi.json", _openapi),
        _plain("/api/messages.json", _messages),
        _plain("/health", _health),
        _plain("/metrics", _metrics),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        WebSocketRoute("/api/studies/{study}/socket", study_socket),
        Route("/api/{rest:path}", _NoSuchEndpoint(), methods=EVERY_METHOD),
        _plain("/{path:path}", page, rate="file"),
    ]


def _route(endpoint: Endpoint) -> Route:
    return Route(endpoint.path, endpoint.answer, methods=[endpoint.method], name=endpoint.name)


def _plain(path: str, handler: Callable[[Call], Awaitable[Any]], rate: str = "request") -> Route:
    return _route(Endpoint("GET", path, handler, "", dict, rate=rate))


class _NoSuchEndpoint:
    """What the API does not have: another method of a known address, or no such address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        allowed = _methods_of(scope["path"])

        async def refuse(_call: Call) -> Response:
            raise RequestRefused("refused-method" if allowed else "refused-no-page")

        response = await Endpoint("GET", "/api/other", refuse, "", dict).answer(request)
        if allowed:
            response.headers["Allow"] = ", ".join(sorted(allowed))
        await response(scope, receive, send)


def _methods_of(path: str) -> set[str]:
    """What the API offers at this address."""
    return {endpoint.method for endpoint in ENDPOINTS if compile_path(endpoint.path)[0].match(path)}


async def _openapi(_call: Call) -> Response:
    return json_response(openapi())


async def _messages(_call: Call) -> Response:
    return json_response(messages())


async def _health(call: Call) -> Response:
    """For balancers: 200 while this server can work."""
    status = "stopping" if call.hub.stopping else await call.hub.health.status()
    return json_response(Health(status, version_text()), 200 if status == "ok" else 503)


async def _metrics(call: Call) -> Response:
    """For Prometheus: with the token if there is one, else only from this machine and not through a proxy."""
    settings = call.hub.settings
    given = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if settings.metrics_token:
        allowed = secrets.compare_digest(given.encode(), settings.metrics_token.encode())
    else:
        is_direct = "x-forwarded-for" not in call.request.headers
        allowed = is_direct and call.address in ("127.0.0.1", "::1", "testclient")
    if not settings.metrics or not allowed:
        raise RequestRefused("refused-metrics")
    siblings = call.state.siblings
    text = own_measures(call.state) if siblings is None else await measures_of_all(siblings)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def own_measures(state: AppState) -> bytes:
    """Those of this process."""
    measure(state)
    return state.hub.measures.text()


async def say_goodbye(app: Starlette) -> None:
    """Before the sockets are closed: tell everybody that the server stops and that they may come back."""
    state: AppState = app.state.warhost
    state.hub.stopping = True
    await state.tables.hand_over()
    await asyncio.sleep(0.1)
