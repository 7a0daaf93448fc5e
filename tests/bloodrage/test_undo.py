"""What somebody has seen by his decision cannot be taken back (BR 1.19)."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import CLANS, Scenario, arrange, pillage, play_on
from warhost.core.chance import numbered_seed
from warhost.core.errors import Refused


def assert_final(table: Scenario, clan: str) -> None:
    with pytest.raises(Refused):
        table.undo(clan)


def draft_on(table: Scenario) -> None:
    """Everybody keeps the first card of his packet."""
    for clan in CLANS:
        table.by(clan, table.options_of(clan)[0])


def test_revealed_cards_are_not_taken_back() -> None:
    """BR 11.2."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_bash", "alfheim_1"]},
    )
    table.by("wolf", "play:tyrs_bash")
    assert table.asked == "wolf late_card"
    assert_final(table, "wolf")


def test_discarded_hands_are_not_taken_back() -> None:
    """BR 14.1."""
    table = arrange("discard", age=1, hands={"wolf": ["tyrs_bash", "troll"]})
    table.by("wolf", "keep:troll")
    assert_final(table, "wolf")


def test_a_card_is_not_kept_otherwise_once_the_next_are_dealt() -> None:
    """BR 4.1, 14.1: nothing was discarded, but eight new cards were seen."""
    table = play_on("discard_phase", age=1, hands={"wolf": ["troll"]})
    table.by("wolf", "keep:troll")
    assert table.asked == "wolf raven serpent bear draft"
    assert_final(table, "wolf")


def test_a_card_is_not_kept_otherwise_once_quests_are_shown() -> None:
    """BR 14.3: nothing was discarded, and Wolf is asked again, but his quest lies open."""
    table = play_on(
        "discard_phase",
        age=1,
        hands={"wolf": ["troll"]},
        quests={"wolf": ["alfheim_1"]},
        leaders={"wolf": "gimle"},
    )
    table.by("wolf", "keep:troll")
    assert table.asked == "wolf raise"
    assert_final(table, "wolf")


def test_a_pick_is_not_taken_back_once_packets_are_passed() -> None:
    """BR 4.3: who chooses last sees the next packet by it, and is told so; before, everybody may think again."""
    table = play_on("begin_age", age=1)
    for clan in CLANS:
        pick = table.options_of(clan)[0]
        assert table.match.may_be_final(CLANS.index(clan), pick, [numbered_seed(1)]) == (clan == "bear")
        if clan != "bear":
            table.by(clan, pick).undo(clan)
        table.by(clan, pick)
    assert_final(table, "bear")


def test_the_last_pick_is_not_taken_back_once_all_see_what_was_left() -> None:
    """BR 4.4, 1.20: Bear has the first turn, so nobody else would have to decide before him."""
    table = play_on("begin_age", age=1, first_player="bear")
    for _ in range(6):
        draft_on(table)
    assert table.asked == "bear turn"
    assert len(table.field("discards")) == 8
    assert_final(table, "bear")
