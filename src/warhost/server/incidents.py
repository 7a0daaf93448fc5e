"""Unexpected errors: the log gets where they happened, the client a number to quote. Messages of exceptions may quote
what somebody holds in their hand, so they are not written down."""

from __future__ import annotations

import secrets
import traceback

import structlog

from warhost.server.hub import Hub

log = structlog.get_logger()


def report(hub: Hub, error: BaseException, **context: str) -> str:
    """Log an unexpected error; returns the incident's number."""
    incident = secrets.token_hex(4)
    hub.measures.errors.inc()
    where = [
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
    ]
    log.error("incident", incident=incident, error=type(error).__name__, where=where, **context)
    return incident
