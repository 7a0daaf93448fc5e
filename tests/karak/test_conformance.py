"""Karak II passes the whole battery: 2 to 5 seats, the base game, each module alone, all together.

Games here are short: they end after the agreed 20 rounds."""

from __future__ import annotations

from pathlib import Path

from warhost.games.karak import GAME
from warhost.games.karak.components import MODULES
from warhost.testing import Conformance, Variant


def variant(seats: int, name: str, *modules: str, rounds: str = "20") -> Variant:
    played = {module: "on" if module in modules else "off" for module in MODULES.ids}
    return Variant(seats, {**played, "rounds": rounds}, name)


class TestKarak(Conformance):
    game = GAME
    variants = [
        variant(2, "base"),
        variant(3, "new_buildings", "new_buildings"),
        variant(2, "merchant", "merchant"),
        variant(3, "hordes", "hordes"),
        variant(2, "riders", "riders"),
        variant(4, "new_heroes", "new_heroes"),
        variant(5, "all", *MODULES.ids),
    ]
    golden = Path(__file__).parent / "golden"
    golden_variants = [variant(2, "base"), variant(2, "all", *MODULES.ids)]
    games_for_components = 350
    variants_for_components = [Variant(5), Variant(4), Variant(3), variant(2, "long", rounds="80")]
