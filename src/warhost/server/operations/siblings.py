"""What the workers of a machine tell each other about themselves: whoever is asked for measures answers for all of them.

Each worker tells its own measures to whoever connects to a socket beside those of its siblings; nobody else can reach it. In the
answer every sample says of which worker it is, so that counters never fall when a worker is replaced."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

ENDING: Final = ".measures"
PATIENCE_S: Final = 1.0
"""A sibling that does not answer is left out: its silence is the supervisor's business."""


class Telling:
    """Tells siblings what one measures oneself."""

    def __init__(self, place: Path, measures: Callable[[], bytes]) -> None:
        self._place = place
        self._measures = measures
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._place.unlink(missing_ok=True)
        self._server = await asyncio.start_unix_server(self._answer, self._place)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
            self._place.unlink(missing_ok=True)

    async def _answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            writer.write(self._measures())
            await writer.drain()
        writer.close()


async def measures_of_all(folder: Path) -> bytes:
    """Those of every worker that answers, each sample with a label `worker`."""
    places = sorted(folder.glob(f"*{ENDING}"))
    told = await asyncio.gather(*(_asked(place) for place in places))
    return merged((place.name.removesuffix(ENDING), text) for place, text in zip(places, told, strict=True))


async def _asked(place: Path) -> bytes:
    try:
        async with asyncio.timeout(PATIENCE_S):
            reader, writer = await asyncio.open_unix_connection(place)
            try:
                return await reader.read()
            finally:
                writer.close()
    except ConnectionRefusedError:
        # It has died, and could not take its socket with it.
        place.unlink(missing_ok=True)
        return b""
    except (OSError, TimeoutError):
        return b""


def merged(told: Iterable[tuple[str, bytes]]) -> bytes:
    """One text of those of several workers, by name."""
    registry = CollectorRegistry()
    registry.register(_Merged(told))
    return generate_latest(registry)


class _Merged(Collector):
    def __init__(self, told: Iterable[tuple[str, bytes]]) -> None:
        self._families: dict[str, Metric] = {}
        for worker, text in told:
            for family in text_string_to_metric_families(text.decode()):
                kept = self._families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                kept.samples += [_of(worker, sample) for sample in family.samples]

    def collect(self) -> Iterator[Metric]:
        yield from self._families.values()


def _of(worker: str, sample: Sample) -> Sample:
    return Sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
