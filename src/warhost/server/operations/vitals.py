"""How the process fares: whether its event loop is held up, how much memory and how many descriptors it has."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from pathlib import Path
from typing import Final

import structlog

from warhost.server.operations.descriptors import descriptor_limit, open_descriptors
from warhost.server.operations.incidents import report
from warhost.server.operations.measures import Measures

BEAT_S: Final = 0.25
REMEMBERED: Final = 60
"""The worst of so many beats is told: a quarter of a minute, as often as anybody asks for measures."""
LONG_S: Final = 1.0
"""When the loop was held up for so long, the log says so."""
LOOK_EVERY: Final = 40
"""Beats between two looks at the descriptors."""
SHORT: Final = 0.8
"""The part of all descriptors from which on they run short."""
PAGE: Final = Path("/proc/self/statm")

log = structlog.get_logger()


class Vitals:
    def __init__(self, measures: Measures) -> None:
        self._measures = measures
        self._lags: deque[float] = deque(maxlen=REMEMBERED)
        self._task: asyncio.Task[None] | None = None
        self._are_short = False

    def open(self) -> None:
        self._task = asyncio.create_task(self._beat_forever(), name="vitals")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def measure(self) -> None:
        measures = self._measures
        measures.loop_lag.set(max(self._lags, default=0.0))
        for gauge, found in (
            (measures.memory, memory_bytes()),
            (measures.descriptors, open_descriptors()),
            (measures.descriptors_most, descriptor_limit()),
        ):
            if found is not None:
                gauge.set(found)

    async def _beat_forever(self) -> None:
        loop, beats = asyncio.get_running_loop(), 0
        while True:
            due = loop.time() + BEAT_S
            await asyncio.sleep(BEAT_S)
            beats += 1
            try:
                self._note_lag(max(0.0, loop.time() - due))
                if beats % LOOK_EVERY == 1:
                    self.look_at_descriptors()
            except Exception as error:  # noqa: BLE001 - whoever watches must not fall asleep
                report(self._measures, error, doing="vitals")

    def _note_lag(self, lag: float) -> None:
        self._lags.append(lag)
        if lag >= LONG_S:
            log.warning("event loop held up", seconds=round(lag, 2))

    def look_at_descriptors(self) -> None:
        """Say it once when they run short, and once when they do no more."""
        taken, most = open_descriptors(), descriptor_limit()
        if taken is None or most is None:
            return
        are_short = taken >= most * SHORT
        if are_short and not self._are_short:
            log.warning("descriptors run short", open=taken, most=most)
        elif self._are_short and not are_short:
            log.info("descriptors suffice again", open=taken, most=most)
        self._are_short = are_short


def memory_bytes() -> int | None:
    """What the process has in memory; None where the system does not tell."""
    try:
        pages = int(PAGE.read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
