"""What each quest pays, whoever lays it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.scenario import arrange

WHERE = {
    "alfheim": {"leaders": {"wolf": "gimle"}},
    "jotunheim": {"leaders": {"wolf": "horgr"}},
    "manheim": {"leaders": {"wolf": "elvagar"}},
    "yggdrasil": {"leaders": {"wolf": "yggdrasil"}},
    "glorious_death": {"warriors": {"wolf": {"valhalla": 4}}},
}
"""A position in which the quest of this name succeeds."""


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("quest", WHERE)
def test_every_quest_raises_one_track(quest: str, age: int) -> None:
    """BR 14.8: one, of the owner's choice."""
    position: dict[str, Any] = WHERE[quest]
    table = arrange("quests", age=age, quests={"wolf": [f"{quest}_{age}"]}, **position)
    assert table.options == ["raise:rage", "raise:axes", "raise:horns"]
    table.choose("raise:horns")
    assert table.asked == "pause"
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [1, 1, 2]


@pytest.mark.parametrize("quest", WHERE)
def test_a_quest_that_fails_raises_none(quest: str) -> None:
    """BR 14.8: and costs nothing."""
    table = arrange("quests", quests={"wolf": [f"{quest}_3"]}, glory={"wolf": 2}, rage={"wolf": 1})
    assert (table.asked, table.glory("wolf"), table.rage("wolf")) == ("pause", 2, 1)
    assert table.field("discards") == [f"{quest}_3"]
