"""Chaos in the Old World passes the whole battery, for 3 and 4 seats and both sets of cards."""

from pathlib import Path

from warhost.conformance import Conformance, Table
from warhost.games.oldworld import GAME


class TestOldWorld(Conformance):
    game = GAME
    tables = [
        Table(3),
        Table(4),
        Table(4, {"cards": "documented"}),
        Table(3, {"powers": "khorne-tzeentch-slaanesh", "musk": "figures"}),
    ]
    golden = Path(__file__).parent / "golden"
    games_for_components = 120
    unused_components = frozenset(
        {"ruination_3", "ruination_4", "ruination_5", "nurgle_power_1", "nurgle_power_2"}
    )
    """Random players seldom get that far; scenarios of their own show these."""

    def test_golden_playthrough(self, table: Table) -> None:
        """Two games are kept word for word; the others would tell little more."""
        if table in self.tables[:2]:
            super().test_golden_playthrough(table)
