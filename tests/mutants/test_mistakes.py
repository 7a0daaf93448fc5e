"""Mistakes that somebody wrote down: in Python and in data, noticed or not, and no longer to be made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.mutants.catalogue import Catalogue
from scripts.mutants.scope import games, scope_of
from scripts.mutants.trying import try_game
from tests.mutants.test_run import FILES, wishes, write

pytestmark = pytest.mark.xdist_group("mutants")

MISTAKES = """
    [[mistake]]
    what = "the hill is steep"
    rules = "HI 1.1"
    file = "rules.py"
    before = "reached += STEP"
    after = "reached += 3 * STEP"

    [[mistake]]
    what = "the dale is a hill"
    rules = "HI 1.2"
    file = "map.toml"
    before = "height = 1"
    after = "height = 9"
"""


def with_mistakes(root: Path, mistakes: str) -> None:
    write(root, FILES | {"tests/mutants/mistakes_hill.toml": mistakes})


def test_they_are_tried_like_all_others(tmp_path: Path) -> None:
    """Somebody climbs the hill; nobody looks at the dale."""
    with_mistakes(tmp_path, MISTAKES)
    assert try_game("hill", wishes(tmp_path, only="the hill is steep")) == 0
    assert try_game("hill", wishes(tmp_path, only="the dale is a hill")) == 0
    known = (tmp_path / ".cache/mutants/hill.jsonl").read_text(encoding="utf-8").splitlines()
    outcomes = {each["name"].split("::")[1]: each["outcome"] for each in map(json.loads, known)}
    assert outcomes == {"the hill is steep": "killed", "the dale is a hill": "survived"}


@pytest.mark.parametrize(
    ("before", "complaint"),
    [("reached += PACE", "0 places"), ("return", "6 places")],
)
def test_one_that_fits_no_more_or_twice_is_an_error(tmp_path: Path, before: str, complaint: str) -> None:
    with_mistakes(tmp_path, MISTAKES.replace("reached += STEP", before, 1))
    with pytest.raises(SystemExit, match=f"{complaint} where a mistake is to be made: the hill is steep"):
        Catalogue(scope_of("hill", tmp_path, tmp_path / "tests/mutants/scope.toml")).all()


def test_each_has_a_name_of_its_own(tmp_path: Path) -> None:
    with_mistakes(tmp_path, MISTAKES.replace("the dale is a hill", "the hill is steep"))
    with pytest.raises(SystemExit, match="stands here twice: the hill is steep"):
        scope_of("hill", tmp_path, tmp_path / "tests/mutants/scope.toml")


@pytest.mark.parametrize("game", games())
def test_those_of_our_games_can_still_be_made(game: str) -> None:
    mistakes = Catalogue(scope_of(game)).by_hand()
    assert mistakes
    assert all(mistake.rules for mistake in mistakes)
