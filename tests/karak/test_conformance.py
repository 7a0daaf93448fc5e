"""Karak II passes the whole battery: 2 to 5 seats, the base game, each module alone, all together.

Games here are short: they end after the agreed 20 rounds."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from warhost.conformance import Conformance, Table, checks
from warhost.games.karak import GAME
from warhost.games.karak.components import MODULES


class Named(NamedTuple):
    """A table (see conformance.Table) with a short name, for readable test ids and files."""

    seats: int
    options: dict[str, str]
    name: str

    def __str__(self) -> str:
        return f"{self.seats}p-{self.name}"


def table(seats: int, name: str, *modules: str) -> Named:
    played = {module: "on" if module in modules else "off" for module in MODULES.ids}
    return Named(seats, {**played, "rounds": "20"}, name)


LONG = [Table(5), Table(4), Table(3), Table(2, {**table(2, "base").options, "rounds": "80"})]
"""Games in which everything has time to happen."""


class TestKarak(Conformance):
    game = GAME
    tables = [
        table(2, "base"),
        table(3, "new_buildings", "new_buildings"),
        table(2, "merchant", "merchant"),
        table(3, "hordes", "hordes"),
        table(2, "riders", "riders"),
        table(4, "new_heroes", "new_heroes"),
        table(5, "all", *MODULES.ids),
    ]
    golden = Path(__file__).parent / "golden"
    test_golden_playthrough = None
    test_every_component_is_used = None


def test_every_component_is_used_in_long_games() -> None:
    checks.every_component_is_used(GAME, LONG, 350)


class TestGolden(Conformance):
    """Two playthroughs are kept line by line: the base game, and everything at once."""

    game = GAME
    tables = [table(2, "base"), table(2, "all", *MODULES.ids)]
    golden = Path(__file__).parent / "golden"


for _name in [name for name in dir(Conformance) if name.startswith("test_") and "golden" not in name]:
    setattr(TestGolden, _name, None)
