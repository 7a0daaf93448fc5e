"""Endpoints: declared once with their types, from which requests are checked, replies written and OpenAPI made."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from warhost.server.database.rows import PersonRow
from warhost.server.http.app_state import AppState
from warhost.server.http.safety import ROUTE
from warhost.server.hub import Hub
from warhost.server.limits import BODY_BYTES
from warhost.server.operations.incidents import explain
from warhost.server.people.bans import check_not_banned
from warhost.server.people.register import COOKIE
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import WRONG_PASSWORD, RequestRefused

log = structlog.get_logger()

JSON: Final = "application/json"
ZIP: Final = "application/zip"
TEXT: Final = "text/plain; charset=utf-8"
DEEPEST: Final = 64
"""So deep JSON may be nested; what the games themselves write stays far below."""
DEPTH_PROBLEM: Final = "nested too deeply"
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
NUL_PROBLEM: Final = "a NUL character"
TEXT_IN_JSON: Final = re.compile(rb'"(?:[^"\\]|\\.)*"')
ALL_BUT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


class Call:
    """A request on its way: who asks, for what, with which body and query."""

    def __init__(self, request: Request, state: AppState, person: PersonRow | None) -> None:
        self.request = request
        self.state = state
        self.hub = state.hub
        self.tables = state.tables
        self.asker = person
        self.body: Any = None
        self.query: Any = None

    @property
    def person(self) -> PersonRow:
        """The asker, who must be somebody."""
        if self.asker is None:
            raise RequestRefused("refused-no-person")
        return self.asker

    @property
    def asker_id(self) -> str | None:
        return None if self.asker is None else self.asker.id

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "?"

    @property
    def agent(self) -> str:
        """What the browser says to be."""
        return self.request.headers.get("user-agent", "")

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(Struct, frozen=True):
    """`reply` is the type of a JSON answer, "text" for plain text, "zip" for such a file, None for no content."""

    method: str
    path: str
    handler: Handler
    subject: str
    reply: Any
    body: Any = None
    query: type[Struct] | None = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    longest: int = BODY_BYTES
    rate: str = "request"
    open_to_banned: bool = False
    """Whoever is banned may still look (GET), and do what only concerns themselves."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    async def answer(self, request: Request) -> Response:
        """Every way that this can go: done, refused, or an incident."""
        request.scope[ROUTE] = self.path
        state: AppState = request.app.state.warhost
        try:
            return await self._handle(request, state)
        except Exception as error:  # noqa: BLE001 - a client must never see more than an incident's number
            status, why = explain(state.hub.measures, error, route=self.path)
            if why.reason == WRONG_PASSWORD:
                log.warning("sign-in refused", address=_caller(request))
            return refused(state.hub, status, why)

    async def _handle(self, request: Request, state: AppState) -> Response:
        person = await state.hub.people.of_cookie(request.cookies.get(COOKIE))
        call = Call(request, state, person)
        state.hub.limits.spend(self.rate, address=call.address)
        check_address(request)
        if person is not None and self.method != "GET" and not self.open_to_banned:
            check_not_banned(person, state.hub.clock.now())
        if self.query is not None:
            call.query = read_query(request, self.query)
        if self.body is not None:
            call.body = await read_body(request, self.body, self.longest)
        result = await self.handler(call)
        if isinstance(result, Response):
            return result
        if self.reply is None:
            return Response(status_code=204)
        return json_response(result, self.status)


def _caller(request: Request) -> str:
    """The address for the log. Programs act on it, so that nothing else may stand there."""
    try:
        return str(ipaddress.ip_address(request.client.host if request.client else ""))
    except ValueError:
        return "unknown"


def refused(hub: Hub, status: int, refusal: Refusal) -> Response:
    hub.measures.refusals.labels(refusal.reason).inc()
    return json_response(refusal, status)


def json_response(content: Any, status: int = 200) -> Response:
    # Answers depend on who asks: nobody in between may keep them.
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, media_type=JSON)


def check_address(request: HTTPConnection) -> None:
    """No address, query or body may hold a NUL: databases take it for the end of a text, or refuse it."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise RequestRefused("refused-malformed-request", where="address", problem=NUL_PROBLEM)


def read_query(request: Request, kind: type[Struct]) -> Any:
    given = dict(request.query_params)
    if len(given) != len(request.query_params.multi_items()):
        raise RequestRefused("refused-malformed-request", where="query", problem="a parameter is given twice")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error, "query") from None


async def read_body(request: Request, kind: Any, longest: int) -> Any:
    raw = await read_limited(request, longest)
    if kind is str:
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise RequestRefused("refused-malformed-request", where="body", problem="not UTF-8") from None
        if "\0" in text:
            raise RequestRefused("refused-malformed-request", where="body", problem=NUL_PROBLEM)
        return text
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise RequestRefused("refused-malformed-request", where="content-type", problem=f"expected {JSON}")
    return read_json(raw, msgspec.json.Decoder(kind), "body")


def read_json(raw: bytes, decoder: msgspec.json.Decoder[Any], where: str) -> Any:
    """What it says, if that is JSON of the right kind, not too deep and without NULs."""
    try:
        content = decoder.decode(raw)
    except msgspec.DecodeError as error:
        raise malformed(error, where) from None
    except RecursionError:
        raise RequestRefused("refused-malformed-request", where=where, problem=DEPTH_PROBLEM) from None
    if b"\\u0000" in raw and NUL.search(raw):
        raise RequestRefused("refused-malformed-request", where=where, problem=NUL_PROBLEM)
    if is_deeper(raw, DEEPEST):
        raise RequestRefused("refused-malformed-request", where=where, problem=DEPTH_PROBLEM)
    return content


def is_deeper(json: bytes, most: int) -> bool:
    """Whether valid JSON is nested more deeply than so many levels."""
    if json.count(b"[") + json.count(b"{") <= most:
        return False
    brackets = TEXT_IN_JSON.sub(b"", json).translate(None, ALL_BUT_BRACKETS)
    for _ in range(most):
        if not brackets:
            return False
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return bool(brackets)


async def read_limited(request: Request, longest: int) -> bytes:
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > longest:
        raise RequestRefused("refused-too-large", most=str(longest))
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > longest:
            raise RequestRefused("refused-too-large", most=str(longest))
    return bytes(raw)


def malformed(error: msgspec.MsgspecError, where: str) -> RequestRefused:
    problem, _, place = str(error).partition(" - at `")
    return RequestRefused("refused-malformed-request", where=place.rstrip("`") or where, problem=problem)
