"""Unexpected errors: the log gets where they happened, the client a number to quote. Messages of exceptions may quote
what somebody holds in their hand, so they are not written down."""

from __future__ import annotations

import secrets
import traceback

import structlog

from warhost.server.operations.measures import Measures
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import as_refusal, is_refusal

log = structlog.get_logger()


def explain(measures: Measures, error: Exception, **context: str) -> tuple[int, Refusal]:
    """How any error is told to a client, and with which status: a refusal with its reason, everything else as an incident
    with nothing but its number."""
    if is_refusal(error):
        return as_refusal(error)
    return 500, Refusal("refused-server-error", {"incident": report(measures, error, **context)})


def report(measures: Measures, error: BaseException, **context: str) -> str:
    """Log an unexpected error; returns the incident's number."""
    incident = secrets.token_hex(4)
    measures.errors.inc()
    where = [
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
    ]
    log.error("incident", incident=incident, error=type(error).__name__, where=where, **context)
    return incident
