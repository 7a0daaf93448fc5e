"""The conformance kit: a base class that gives a game all checks as tests, one for each variant."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar, Final

from warhost.core.game import Game
from warhost.testing import action_ids, checks
from warhost.testing.playing import Variant

UPDATE: Final = "WARHOST_UPDATE_GOLDEN"
HOW_TO_WRITE: Final = f"{UPDATE}=1 writes the golden files anew"


class Conformance:
    """Subclass it in a test module, name the game and its variants, and pytest runs the whole battery."""

    game: ClassVar[Game]
    variants: ClassVar[list[Variant]]
    golden: ClassVar[Path]
    """The folder of what is kept word for word."""
    golden_variants: ClassVar[list[Variant] | None] = None
    """Of which a playthrough is kept, if not of all."""
    games_for_components: ClassVar[int] = 30
    variants_for_components: ClassVar[list[Variant] | None] = None
    """In which everything has time to happen, if it has not in all."""
    unused_components: ClassVar[frozenset[str]] = frozenset()
    """What random players seldom get to; scenarios show these."""

    @classmethod
    def pytest_generate_tests(cls, metafunc: Any) -> None:
        if "variant" in metafunc.fixturenames:
            metafunc.parametrize("variant", cls.variants, ids=str)
        if "golden_variant" in metafunc.fixturenames:
            metafunc.parametrize("golden_variant", cls.golden_variants or cls.variants, ids=str)

    def test_every_attribute_is_declared(self) -> None:
        checks.every_attribute_is_declared(self.game)

    def test_random_games_end_and_keep_invariants(self, variant: Variant) -> None:
        for seed in range(3):
            checks.random_games_end_and_keep_invariants(self.game, variant, seed)

    def test_copies_are_equal_and_isolated(self, variant: Variant) -> None:
        checks.copies_are_equal_and_isolated(self.game, variant, 11)

    def test_keys_and_positions_read_back(self, variant: Variant) -> None:
        checks.keys_and_positions_read_back(self.game, variant, 12)

    def test_records_replay_to_the_same_bytes(self, variant: Variant) -> None:
        checks.records_replay_to_the_same_bytes(self.game, variant, 13)

    def test_undo_restores_the_state(self, variant: Variant) -> None:
        checks.undo_restores_the_state(self.game, variant, 14)

    def test_views_do_not_interfere(self, variant: Variant) -> None:
        checks.views_do_not_interfere(self.game, variant, 15)

    def test_shared_views_are_each_viewers_own(self, variant: Variant) -> None:
        checks.shared_views_are_each_viewers_own(self.game, variant, 17)

    def test_samples_are_legal(self, variant: Variant) -> None:
        checks.samples_are_legal(self.game, variant, 16)

    def test_every_component_is_used(self) -> None:
        checks.every_component_is_used(
            self.game,
            self.variants_for_components or self.variants,
            self.games_for_components,
            self.unused_components,
        )

    def test_golden_playthrough(self, golden_variant: Variant) -> None:
        """A change of play needs a new ruleset revision."""
        file = self.golden / f"{self.game.name}-{golden_variant}.txt"
        told = checks.playthrough(self.game, golden_variant, 7)
        self._keep(file, told)
        assert told == file.read_text(encoding="utf-8"), (
            f"play differs from the golden playthrough {file.name}"
        )

    def test_action_ids_stay(self) -> None:
        """What was learnt with an action id must not mean something else later, unless the ruleset revision says so. So verbs
        are never moved, and new ones come last."""
        file = self.golden / f"{self.game.name}-actions.txt"
        now = action_ids.written(self.game)
        if file.exists():
            action_ids.check(file.read_text(encoding="utf-8"), now)
        self._keep(file, now)
        assert now == file.read_text(encoding="utf-8"), f"{file.name} lacks the newest verbs; {HOW_TO_WRITE}"

    def _keep(self, file: Path, content: str) -> None:
        if os.environ.get(UPDATE):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        assert file.exists(), f"there is no {file.name}; {HOW_TO_WRITE}"
