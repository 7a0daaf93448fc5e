"""Within a revision an action id never changes its meaning; the check for that can fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.toy.rules import FORM
from tests.toy.state import CARDS, SIDES
from warhost.core.game import Game
from warhost.core.verbs import Verbs
from warhost.testing import Conformance
from warhost.testing.action_ids import check, written

KEPT = "revision 1\nlay 0 7\nrob 7 4\nspare 11 1\n"


def game(*names: str, revision: int = 1) -> Game:
    arguments: dict[str, tuple[str, dict[str, Any]]] = {
        "lay": ("{card}", {"card": CARDS}),
        "rob": ("{farm}", {"farm": SIDES}),
    }
    verbs = Verbs()
    for name in names:
        pattern, args = arguments.get(name, ("", {}))
        verbs.add(name, pattern, **args)
    return Game(**{**FORM, "verbs": verbs, "revision": revision})


def test_numbers_are_written_line_by_line() -> None:
    assert written(game("lay", "rob", "spare")) == KEPT


@pytest.mark.parametrize("names", [("rob", "lay", "spare"), ("lay", "spare", "rob"), ("lay", "rob")])
def test_verbs_that_were_moved_or_removed_are_caught(names: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match="action ids have changed within revision 1: where '"):
        check(KEPT, written(game(*names)))


def test_new_verbs_come_last() -> None:
    check(KEPT, written(game("lay", "rob", "spare", "weep")))
    with pytest.raises(AssertionError, match="where 'rob 7 4' was, there is 'weep 7 1' now"):
        check(KEPT, written(game("lay", "weep", "rob", "spare")))


def test_a_new_revision_may_number_anew() -> None:
    check(KEPT, written(game("spare", "lay", revision=2)))


def kit(of: Game, folder: Path) -> Conformance:
    made: Conformance = type("Kit", (Conformance,), {"game": of, "golden": folder})()
    return made


def test_the_file_is_written_on_demand_but_never_over_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match=r"there is no toy-actions\.txt; WARHOST_UPDATE_GOLDEN=1 writes"):
        kit(game("lay", "rob", "spare"), tmp_path).test_action_ids_stay()
    monkeypatch.setenv("WARHOST_UPDATE_GOLDEN", "1")
    kit(game("lay", "rob", "spare"), tmp_path).test_action_ids_stay()
    assert (tmp_path / "toy-actions.txt").read_text() == KEPT
    with pytest.raises(AssertionError, match="action ids have changed"):
        kit(game("rob", "lay", "spare"), tmp_path).test_action_ids_stay()
    assert (tmp_path / "toy-actions.txt").read_text() == KEPT
    monkeypatch.delenv("WARHOST_UPDATE_GOLDEN")
    with pytest.raises(AssertionError, match="lacks the newest verbs"):
        kit(game("lay", "rob", "spare", "weep"), tmp_path).test_action_ids_stay()
