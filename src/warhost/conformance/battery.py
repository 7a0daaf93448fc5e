"""The battery: a base class that gives a game all checks as tests, one for each table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

from warhost.conformance import checks
from warhost.conformance.playing import Table
from warhost.core.game import Game


class Conformance:
    """Subclass it in a test module, name the game and its tables, and pytest runs the whole battery."""

    game: ClassVar[Game]
    tables: ClassVar[list[Table]]
    golden: ClassVar[Path]
    games_for_components: ClassVar[int] = 30
    unused_components: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def pytest_generate_tests(cls, metafunc: Any) -> None:
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", cls.tables, ids=str)

    def test_every_attribute_is_declared(self) -> None:
        checks.every_attribute_is_declared(self.game)

    def test_random_games_end_and_keep_invariants(self, table: Table) -> None:
        for seed in range(3):
            checks.random_games_end_and_keep_invariants(self.game, table, seed)

    def test_copies_are_equal_and_isolated(self, table: Table) -> None:
        checks.copies_are_equal_and_isolated(self.game, table, 11)

    def test_keys_and_positions_read_back(self, table: Table) -> None:
        checks.keys_and_positions_read_back(self.game, table, 12)

    def test_records_replay_to_the_same_bytes(self, table: Table) -> None:
        checks.records_replay_to_the_same_bytes(self.game, table, 13)

    def test_undo_restores_the_state(self, table: Table) -> None:
        checks.undo_restores_the_state(self.game, table, 14)

    def test_views_do_not_interfere(self, table: Table) -> None:
        checks.views_do_not_interfere(self.game, table, 15)

    def test_shared_views_are_each_viewers_own(self, table: Table) -> None:
        checks.shared_views_are_each_viewers_own(self.game, table, 17)

    def test_samples_are_legal(self, table: Table) -> None:
        checks.samples_are_legal(self.game, table, 16)

    def test_every_component_is_used(self) -> None:
        checks.every_component_is_used(
            self.game, self.tables, self.games_for_components, self.unused_components
        )

    def test_golden_playthrough(self, table: Table) -> None:
        """WARHOST_UPDATE_GOLDEN=1 writes the files anew; a change of play needs a new ruleset revision."""
        file = self.golden / f"{self.game.name}-{table}.txt"
        told = checks.playthrough(self.game, table, 7)
        if os.environ.get("WARHOST_UPDATE_GOLDEN"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(told, encoding="utf-8")
        assert file.exists(), f"there is no golden playthrough {file.name}"
        assert told == file.read_text(encoding="utf-8"), (
            f"play differs from the golden playthrough {file.name}"
        )
