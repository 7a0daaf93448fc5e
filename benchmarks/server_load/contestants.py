"""Who is measured at the same pace: our server, a bare echo with our frames, and the peer. Each knows how it is started and
how tables are opened at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from benchmarks.server_load.echo import echo_process
from benchmarks.server_load.generator import Generator
from benchmarks.server_load.midgame import Middle
from benchmarks.server_load.peer import PEER, peer_process
from benchmarks.server_load.servers import ServerFamily, WarhostServer
from benchmarks.server_load.tables import SECRET, Table, fill, table_at

CALM_S, BRISK_S = 10.0, 1.0
"""Seconds a decision at most tables, and at one more for every ten of them."""
BRISK_EVERY = 11
SPARE = 0.25
"""So many tables more are stored, for those whose game ends."""


def seconds_at(number: int) -> float:
    """The pace of a table: of eleven neighbours ten are calm and one is brisk."""
    return BRISK_S if number % BRISK_EVERY == BRISK_EVERY - 1 else CALM_S


def tables_of(calm: int) -> int:
    """How many tables there are in all, with so many calm ones."""
    return calm + calm // 10


class Contestant:
    """`prepare` before it is started, `open` for the tables of the next level."""

    def __init__(self, name: str, process: Callable[[], ServerFamily]) -> None:
        self.name = name
        self.process = process

    def prepare(self, most: int) -> None:
        """There will be at most so many tables."""

    def welcome(self, generator: Generator) -> None:
        """Before the first tables are opened."""

    def open(self, generator: Generator, numbers: range) -> None:
        raise NotImplementedError

    def finish(self, generator: Generator) -> None:
        """After a level, while the tables are still open."""


class OurServer(Contestant):
    """`warhost serve` on a database of tables in the middle of their games."""

    def __init__(
        self, name: str, game: str, middles: list[Middle], sources: Path, folder: Path, frames: Path
    ) -> None:
        self._game = game
        self._middles = middles
        self._database = folder / "load.sqlite3"
        self._frames = frames
        self._stored = 0
        self._most = 0
        super().__init__(name, lambda: WarhostServer(self._database, "--secret", SECRET, sources=sources))

    def prepare(self, most: int) -> None:
        self._most, self._stored = most, int(most * (1 + SPARE)) + 10
        fill(self._database, self._game, self._stored, self._middles)

    def welcome(self, generator: Generator) -> None:
        generator.keep_ready([self._table(number) for number in range(self._most, self._stored)])

    def open(self, generator: Generator, numbers: range) -> None:
        generator.open([self._table(number) for number in numbers])

    def finish(self, generator: Generator) -> None:
        """The frames of some decisions, for the echo."""
        recorded = generator.recorded()
        if recorded:
            self._frames.write_text(json.dumps(recorded))

    def _table(self, number: int) -> Table:
        return table_at(number, self._middles[number % len(self._middles)], seconds_at(number))


class Echo(Contestant):
    def __init__(self, stack: str, frames: Path) -> None:
        super().__init__(f"echo ({stack})", lambda: echo_process(stack, frames))
        self._frames = frames
        self._messages: list[str] = []

    def prepare(self, most: int) -> None:
        self._messages = [texts[0] for texts in json.loads(self._frames.read_text())]

    def open(self, generator: Generator, numbers: range) -> None:
        generator.open_rooms([(number, seconds_at(number)) for number in numbers], self._messages)


class Peer(Contestant):
    def __init__(self) -> None:
        super().__init__(PEER, peer_process)

    def open(self, generator: Generator, numbers: range) -> None:
        generator.open_matches([(number, seconds_at(number)) for number in numbers])
