"""Lists of equivalent mutants speak of the games as they are: what has been renamed or left out since does not stay on them."""

from __future__ import annotations

import pytest

from scripts.mutants.catalogue import Catalogue
from scripts.mutants.equivalents import Equivalents
from scripts.mutants.scope import SCOPE_FILE, games, scope_of

pytestmark = pytest.mark.xdist_group("mutants")


@pytest.mark.parametrize("game", games())
def test_each_entry_fits_a_mutant_of_its_game(game: str) -> None:
    scope = scope_of(game)
    equivalents = Equivalents.read(SCOPE_FILE.parent / f"equivalent_{game}.toml", scope.folder)
    assert equivalents.reasons
    assert equivalents.problems(Catalogue(scope).all(), set()) == []
