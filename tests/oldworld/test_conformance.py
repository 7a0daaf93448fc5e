"""Chaos in the Old World passes the whole battery, for 3 and 4 seats and both sets of cards."""

from pathlib import Path

from warhost.games.oldworld import GAME
from warhost.testing import Conformance, Variant


class TestOldWorld(Conformance):
    game = GAME
    variants = [
        Variant(3),
        Variant(4),
        Variant(4, {"cards": "documented"}),
        Variant(3, {"powers": "khorne-tzeentch-slaanesh", "musk": "figures"}),
    ]
    golden = Path(__file__).parent / "golden"
    golden_variants = [Variant(3), Variant(4)]
    games_for_components = 120
    unused_components = frozenset(
        {"ruination_3", "ruination_4", "ruination_5", "nurgle_power_1", "nurgle_power_2"}
    )
