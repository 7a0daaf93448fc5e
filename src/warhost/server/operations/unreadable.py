"""Rows of the database that cannot be read: counted whenever they are met, and named in the log once each."""

from __future__ import annotations

from typing import Final

import structlog

from warhost.server.operations.measures import Measures

REMEMBERED: Final = 1000

log = structlog.get_logger()


class UnreadableRows:
    def __init__(self, measures: Measures) -> None:
        self._measures = measures
        self._known: set[str] = set()

    def note(self, table: str) -> None:
        """What is stored of this table is left out of lists."""
        self._measures.unreadable_rows.inc()
        if table not in self._known and len(self._known) < REMEMBERED:
            self._known.add(table)
            log.error("unreadable row", table=table)
