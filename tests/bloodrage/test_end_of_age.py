"""Discard, quests, Ragnarok, release, and the end of the game (BR 14 to 16)."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import CLANS, arrange

# Discard


def test_one_card_is_kept_in_secret() -> None:
    """BR 14.1: the others are discarded openly; quests on the sheet are not part of the hand."""
    table = arrange(
        "discard",
        age=1,
        hands={"wolf": ["tyrs_bash", "troll", "alfheim_1"], "bear": ["thors_hammer"]},
        quests={"wolf": ["manheim_1"]},
    )
    assert table.asked == "wolf bear keep"
    table.by("wolf", "keep:troll")
    assert table.hand("wolf") == ["alfheim_1", "troll", "tyrs_bash"]
    table.by("bear", "keep:thors_hammer")
    assert table.hand("wolf") == ["troll"]
    assert table.seen_by("raven")["hands"]["wolf"] == ["?"]
    assert sorted(table.field("discards")) == ["alfheim_1", "tyrs_bash"]
    assert table.of("quests", "wolf") == ["manheim_1"]


def test_a_card_must_be_kept() -> None:
    """BR 14.1: who has cards keeps one of them; who has none is not asked."""
    table = arrange(
        "discard", age=2, hands={"wolf": ["tyrs_smash_1", "tyrs_smash_1", "troll"], "bear": ["thors_hammer"]}
    )
    assert table.asked == "wolf bear keep"
    assert sorted(table.options_of("wolf")) == ["keep:troll", "keep:tyrs_smash_1"]
    assert table.options_of("bear") == ["keep:thors_hammer"]
    table.by("bear", "keep:thors_hammer").by("wolf", "keep:tyrs_smash_1")
    assert table.hand("wolf") == ["tyrs_smash_1"]
    assert table.hand("bear") == ["thors_hammer"]
    assert sorted(table.field("discards")) == ["troll", "tyrs_smash_1"]


def test_a_hand_may_be_given_up_at_a_table_of_an_earlier_revision() -> None:
    """BR 14.1, as it was read in revision 2."""
    table = arrange("discard", age=1, hands={"wolf": ["tyrs_bash"]})
    table.state.revision = 2
    table.by("wolf", "keep_none")
    assert table.hand("wolf") == []
    assert table.field("discards") == ["tyrs_bash"]


def test_the_third_age_keeps_nothing() -> None:
    """BR 14.2."""
    table = arrange("discard", hands={"wolf": ["tyrs_bash"]})
    assert table.asked == "pause"
    assert table.field("discards") == ["tyrs_bash"]


# Quests


def test_quests_are_shown_and_discarded() -> None:
    """BR 14.3, 14.8, 14.11: a failed one costs nothing."""
    table = arrange(
        "quests", age=1, quests={"wolf": ["alfheim_1"], "raven": ["manheim_1"]}, glory={"raven": 4}
    )
    assert table.asked == "pause"
    assert sorted(table.field("discards")) == ["alfheim_1", "manheim_1"]
    assert table.glory("raven") == 4


@pytest.mark.parametrize(
    ("card", "province", "glory"),
    [
        ("alfheim_1", "andlang", 5),
        ("alfheim_2", "gimle", 7),
        ("alfheim_3", "gimle", 9),
        ("jotunheim_1", "muspelheim", 5),
        ("jotunheim_2", "utgard", 7),
        ("jotunheim_3", "horgr", 9),
        ("manheim_1", "elvagar", 5),
        ("manheim_2", "angerboda", 7),
        ("manheim_3", "myrkulor", 9),
        ("yggdrasil_1", "yggdrasil", 6),
        ("yggdrasil_2", "yggdrasil", 8),
        ("yggdrasil_3", "yggdrasil", 11),
    ],
)
def test_quests_for_strength(card: str, province: str, glory: int) -> None:
    """BR 14.4, 14.5, 14.9, 1.4: more than each other clan in one of its provinces; a tie fails."""
    strongest = arrange(
        "quests", quests={"bear": [card]}, leaders={"bear": province}, warriors={"wolf": {province: 2}}
    )
    assert strongest.glory("bear") == glory
    assert strongest.asked == "bear raise"
    tied = arrange("quests", quests={"bear": [card]}, leaders={"bear": province, "wolf": province})
    assert tied.glory("bear") == 0
    elsewhere = arrange("quests", quests={"bear": [card]})
    assert elsewhere.glory("bear") == 0


@pytest.mark.parametrize(
    ("card", "glory"), [("glorious_death_1", 6), ("glorious_death_2", 8), ("glorious_death_3", 11)]
)
def test_glorious_death(card: str, glory: int) -> None:
    """BR 14.7, 14.9: four figures in Valhalla before Ragnarok, three are not enough."""
    died = arrange(
        "quests", quests={"bear": [card]}, warriors={"bear": {"valhalla": 3}}, ships={"bear": "valhalla"}
    )
    assert died.glory("bear") == glory
    doomed = arrange(
        "quests",
        doom=["gimle", "horgr", "utgard"],
        quests={"bear": [card]},
        warriors={"bear": {"valhalla": 3, "utgard": 3}},
    )
    assert doomed.glory("bear") == 0


def test_the_doomed_province_still_counts_and_the_destroyed_does_not() -> None:
    """BR 14.3, 14.4."""
    table = arrange(
        "quests",
        doom=["utgard", "horgr", "gimle"],
        destroyed=["utgard", "horgr"],
        quests={"bear": ["alfheim_3"]},
        leaders={"bear": "gimle"},
    )
    assert table.glory("bear") == 9
    table = arrange(
        "quests",
        destroyed=["horgr", "utgard"],
        quests={"bear": ["jotunheim_3"]},
        ships={"bear": "fjord_southwest"},
    )
    assert table.glory("bear") == 0


def test_a_ship_counts_in_both_its_provinces() -> None:
    """BR 1.10, 14.6: one ship, two lands."""
    table = arrange(
        "quests", quests={"bear": ["alfheim_3", "jotunheim_3"]}, ships={"bear": "fjord_southwest"}
    )
    assert table.glory("bear") == 18


def test_equal_quests_each_pay() -> None:
    """BR 14.10, 14.8: and each raises a track; a full track is not offered."""
    table = arrange(
        "quests",
        quests={"bear": ["alfheim_3", "alfheim_3"]},
        leaders={"bear": "gimle"},
        tracks={"bear": {"rage": 6}},
    )
    assert table.glory("bear") == 18
    assert table.options == ["raise:axes", "raise:horns"]
    table.choose("raise:horns", "raise:horns")
    assert table.step("bear", "horns") == 3


def test_quests_are_paid_from_the_first_player_on() -> None:
    """BR 3.4."""
    table = arrange(
        "quests",
        first_player="serpent",
        quests={"wolf": ["alfheim_3"], "serpent": ["manheim_3"]},
        leaders={"wolf": "gimle", "serpent": "elvagar"},
    )
    assert table.asked == "serpent raise"
    table.choose("raise:rage")
    assert table.asked == "wolf raise"


def test_pairs_and_the_dark_elf_count_for_quests() -> None:
    """BR 14.6: two Brothers have 3, and the Dark Elf has 3 in Yggdrasil."""
    table = arrange(
        "quests",
        quests={"wolf": ["alfheim_3"], "raven": ["yggdrasil_3"]},
        sheets={"wolf": {"warrior": "brothers_in_arms"}, "raven": {"monster_1": "dark_elf"}},
        warriors={"wolf": {"gimle": 2}, "bear": {"gimle": 2, "yggdrasil": 2}},
        monsters={"dark_elf": "yggdrasil"},
    )
    assert table.glory("wolf") == 9
    assert table.glory("raven") == 11


# Ragnarok and release


@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3), (3, 4)])
def test_glory_for_those_who_die_in_ragnarok(age: int, glory: int) -> None:
    """BR 15.1, 15.2: for each figure that dies now, not for those in Valhalla before."""
    table = arrange("ragnarok", age=age, doom=["gimle"] * 3, warriors={"wolf": {"gimle": 2, "valhalla": 3}})
    assert table.glory("wolf") == 2 * glory
    assert table.warriors("wolf", "valhalla") == 5


def test_ships_die_with_either_province() -> None:
    """BR 15.3, 15.4: the other province lives on; the token of the fallen one leaves the game."""
    table = arrange("ragnarok", doom=["elvagar", "horgr", "gimle"], ships={"wolf": "fjord_west"})
    assert table.where("wolf", "ship") == "valhalla"
    assert table.field("destroyed") == ["gimle"]
    assert "gimle" not in table.field("rewards")
    assert "myrkulor" in table.field("rewards")


def test_doom_moves_on() -> None:
    """BR 15.5, 2.10."""
    table = arrange("end of age", age=1, doom=["gimle", "horgr", "utgard"])
    assert table.summary["doom"] == "horgr"


def test_valhalla_is_emptied() -> None:
    """BR 15.6: figures on the board stay."""
    table = arrange(
        "release",
        warriors={"wolf": {"gimle": 1, "valhalla": 2}},
        leaders={"wolf": "valhalla"},
        ships={"raven": "valhalla"},
    )
    assert table.warriors("wolf", "reserve") == 7
    assert table.warriors("wolf", "gimle") == 1
    assert table.where("wolf", "leader") == "reserve"
    assert table.where("raven", "ship") == "reserve"
    assert table.glory("wolf") == 0


# The end of the game


def test_the_most_glory_wins() -> None:
    """BR 16.1, 16.4."""
    table = arrange("game end", glory={"wolf": 30, "raven": 41, "bear": 40})
    assert table.asked == "over"
    assert table.ending == "most_glory"
    assert table.winners == ["raven"]


def test_a_tie_is_a_shared_victory() -> None:
    """BR 16.4, 16.5."""
    table = arrange("game end", glory={"wolf": 41, "raven": 41, "bear": 40})
    assert table.ending == "shared"
    assert table.winners == ["wolf", "raven"]


def test_legendary_tracks_do_not_add_up() -> None:
    """BR 16.2: 10 on the fourth and fifth step, 20 on the sixth."""
    for step, points in ((3, 0), (4, 10), (5, 10), (6, 20)):
        table = arrange("game end", tracks={"wolf": {"horns": step}})
        assert table.glory("wolf") == points


def test_a_whole_last_age() -> None:
    """BR 16.1, 16.3: after the third release comes the end."""
    table = arrange("end of age", glory=dict.fromkeys(CLANS, 1))
    assert table.asked == "over"
