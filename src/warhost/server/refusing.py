"""A refusal as an answer to a request, for what stands before the endpoints."""

from __future__ import annotations

import msgspec
from starlette.types import Send

from warhost.server.refusals import RequestRefused, as_refusal


async def refuse(send: Send, refusal: RequestRefused) -> None:
    status, why = as_refusal(refusal)
    body = msgspec.json.encode(why)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
