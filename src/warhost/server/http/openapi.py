"""OpenAPI for the REST endpoints and JSON Schema for the socket, both made from the types themselves."""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any, Final

import msgspec

from warhost import __version__
from warhost.server.http.api import ENDPOINTS
from warhost.server.http.endpoints import JSON, ZIP, Endpoint
from warhost.server.http.examples import example_of
from warhost.server.people.register import COOKIE
from warhost.server.protocol.frames import ServerMessage
from warhost.server.protocol.messages import ClientMessage
from warhost.server.protocol.studies import StudyMessage, StudyServerMessage
from warhost.server.protocol.values import InviteCode, Refusal, SeatId

ALWAYS: Final = (400, 403, 429)
"""What any request may be answered with: malformed, from a foreign page, too fast."""
PATH_TYPES: Final[dict[str, Any]] = {"code": InviteCode, "seat": SeatId}


@cache
def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    types = _types()
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip([str(kind) for kind in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Warhost",
            "version": __version__,
            "description": "See docs/protocol.md for how the parts play together.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "security": [{}, {"person": []}],
    }


@cache
def messages() -> dict[str, Any]:
    """JSON Schema of everything that travels over the socket."""
    (client, server, from_study, to_study), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, StudyMessage, StudyServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Warhost socket",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": components
        | {"ClientMessage": client, "ServerMessage": server}
        | {"StudyMessage": from_study, "StudyServerMessage": to_study},
    }


def _types() -> list[Any]:
    """Every type that an endpoint names, once."""
    named = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.reply) if _is_schema(kind)]
    named += [kind for endpoint in ENDPOINTS if (kind := endpoint.query) is not None]
    return list({str(kind): kind for kind in [Refusal, *named]}.values())


def _is_schema(kind: Any) -> bool:
    return kind is not None and kind is not str and kind not in ("text", "zip")


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": inspect.getdoc(endpoint.handler) or endpoint.name,
        "tags": [endpoint.subject],
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": _responses(endpoint, known),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, known)}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": msgspec.json.schema(PATH_TYPES.get(name, str)),
        }
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    schema = msgspec.json.schema(endpoint.query)
    described: dict[str, Any] = schema["$defs"][endpoint.query.__name__]
    required = described.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind}
        for name, kind in described["properties"].items()
    ]


def _responses(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {str(endpoint.status): _success(endpoint, known)}
    refusals = {*ALWAYS, *endpoint.refusals, *((413,) if endpoint.body is not None else ())}
    for status in sorted(refusals):
        responses[str(status)] = {
            "description": "refused, with a reason",
            "content": _content(Refusal, known),
        }
    return responses


def _success(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if endpoint.reply is None:
        return {"description": "done"}
    if endpoint.reply == "zip":
        return {"description": "done", "content": {ZIP: {"schema": {"type": "string", "format": "binary"}}}}
    return {
        "description": "done",
        "content": _content(str if endpoint.reply == "text" else endpoint.reply, known),
    }


def _content(kind: Any, known: dict[str, Any]) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    described: dict[str, Any] = {"schema": known[str(kind)]}
    example = example_of(kind)
    if example is not None:
        described["example"] = example
    return {JSON: described}
