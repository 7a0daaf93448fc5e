"""The Upgrade cards one by one, each with its edge (BR 17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage

# Leader, Warriors, Ship


def test_lord_of_hammers() -> None:
    """BR 17.1, 17.4, 6.9: after a pillage the Leader may go next door, or to Yggdrasil, if there is room."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        sheets={"wolf": {"leader": "lord_of_hammers"}},
        warriors={"raven": {"myrkulor": 3}},
        hands={"raven": ["tyrs_bash"]},
    )
    table.choose("decline")
    assert table.asked == "wolf move_leader"
    assert table.options == ["stay", "lead:andlang", "lead:yggdrasil"]
    table.choose("lead:yggdrasil")
    assert table.where("wolf", "leader") == "yggdrasil"
    assert table.is_pillaged("gimle")


def test_lord_of_hammers_may_stay_and_must_not_enter_a_destroyed_province() -> None:
    """BR 17.1, 3.6."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        destroyed=["andlang", "myrkulor"],
        sheets={"wolf": {"leader": "lord_of_hammers"}},
    )
    assert table.options == ["stay", "lead:yggdrasil"]
    table.choose("stay")
    assert table.where("wolf", "leader") == "gimle"


def test_lord_of_axes() -> None:
    """BR 17.2, 17.4: one track of choice, in time for the glory of the battle."""
    table = pillage(
        "utgard",
        leaders={"wolf": "utgard"},
        warriors={"raven": {"utgard": 1}},
        sheets={"wolf": {"leader": "lord_of_axes"}},
    )
    table.choose("raise:axes")
    assert table.step("wolf", "axes") == 2
    assert table.step("wolf", "horns") == 2
    assert table.glory("wolf") == 4


def test_lord_of_spears() -> None:
    """BR 17.3: all three tracks, beside the reward."""
    table = pillage("utgard", leaders={"wolf": "utgard"}, sheets={"wolf": {"leader": "lord_of_spears"}})
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [2, 2, 3]


@pytest.mark.parametrize("card", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_the_leader_must_be_there(card: str) -> None:
    """BR 17.4: a ship pillages, the Leader is elsewhere."""
    table = pillage(
        "utgard",
        leaders={"wolf": "horgr"},
        ships={"wolf": "fjord_southwest"},
        sheets={"wolf": {"leader": card}},
    )
    table.choose("decline")
    assert table.asked == "wolf turn"
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [1, 1, 2]


@pytest.mark.parametrize("card", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_a_leader_who_died_in_the_battle_was_not_there(card: str) -> None:
    """BR 17.4, 18.3: he dies by Odin's Tide, his clan wins all the same."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        warriors={"wolf": {"andlang": 1}, "raven": {"andlang": 1}},
        sheets={"wolf": {"leader": card}},
        hands={"wolf": ["odins_tide"]},
    )
    table.by("wolf", "play:odins_tide").choose("spare:warrior")
    table.no_late_cards()
    assert table.valhalla("wolf") == ["leader"]
    assert table.is_pillaged("andlang")
    assert table.asked == "wolf turn"
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [1, 1, 2]


@pytest.mark.parametrize(
    ("card", "strengths"),
    [
        ("brothers_in_arms", [1, 3, 4, 6]),
        ("experts_in_arms", [2, 4, 6, 8]),
        ("masters_in_arms", [2, 6, 8, 12]),
    ],
)
def test_warriors_in_arms(card: str, strengths: list[int]) -> None:
    """BR 17.5, 17.6, 17.7: pairs are made in each province by itself."""
    for number, strength in enumerate(strengths, 1):
        table = arrange(
            "turn",
            rage={"wolf": 1},
            sheets={"wolf": {"warrior": card}},
            warriors={"wolf": {"gimle": number, "horgr": 1}},
        )
        assert table.strength("wolf", "gimle") == strength
        assert table.strength("wolf", "horgr") == strengths[0]


@pytest.mark.parametrize(
    ("card", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]
)
def test_dragons(card: str, glory: int) -> None:
    """BR 17.8, 17.9: in battle, in Ragnarok (beside its own glory), and for the Sea Serpent too."""
    sheets = {"wolf": {"ship": card, "monster_1": "sea_serpent"}}
    table = pillage(
        "gimle",
        turn="raven",
        leaders={"raven": "gimle"},
        ships={"wolf": "fjord_west"},
        monsters={"sea_serpent": "fjord_west"},
        sheets=sheets,
        hands={"raven": ["tyrs_rage_3"]},
    )
    table.play(raven="tyrs_rage_3")
    assert table.glory("wolf") == 2 * glory
    table = arrange(
        "ragnarok", doom=["gimle"] * 3, ships={"wolf": "fjord_west"}, sheets={"wolf": {"ship": card}}
    )
    assert table.glory("wolf") == glory + 4


def test_dragons_and_the_fire_giant() -> None:
    """BR 17.9, 19.10."""
    table = arrange(
        "turn",
        rage={"raven": 4},
        turn="raven",
        sheets={"wolf": {"ship": "lokis_dragons"}, "raven": {"monster_1": "fire_giant"}},
        ships={"wolf": "fjord_west"},
    )
    table.choose("invade:fire_giant:reserve>gimle")
    assert table.glory("wolf") == 4


# Clan upgrades of the first Age


@pytest.mark.parametrize(
    ("cards", "glory"),
    [
        (["lokis_domain"], 1),
        (["lokis_eminence"], 2),
        (["lokis_wrath"], 3),
        (["lokis_domain", "lokis_wrath", "lokis_eminence"], 6),
    ],
)
def test_lokis_rewards_for_the_dead(cards: list[str], glory: int) -> None:
    """BR 17.10, 17.25, 17.37, 8.4: for each figure released, in the third Age too; they add up."""
    sheet = {f"clan_{i}": card for i, card in enumerate(cards, 1)}
    table = arrange(
        "release", sheets={"wolf": sheet}, warriors={"wolf": {"valhalla": 2}}, leaders={"wolf": "valhalla"}
    )
    assert table.glory("wolf") == 3 * glory


def test_friggas_charm() -> None:
    """BR 17.11: one less, never below 0: what costs 0, 1 and 3 costs 0, 0 and 2."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        sheets={"wolf": {"clan_1": "friggas_charm"}},
        hands={"wolf": ["thors_conquest", "dwarf_chieftain", "thors_domain"]},
    )
    table.choose("upgrade:dwarf_chieftain>monster_1", "decline")
    assert table.rage("wolf") == 2
    table.choose("upgrade:thors_domain>clan_3")
    assert table.rage("wolf") == 2
    table.choose("upgrade:thors_conquest>clan_2")
    assert table.rage("wolf") == 0


def test_two_equal_upgrades_in_hand_are_offered_once() -> None:
    """BR 8.1: our box has one of each, but a box of one's own may have more."""
    table = arrange("turn", rage={"wolf": 3}, hands={"wolf": ["thors_domain"]})
    once = table.options
    table.state.hands[0] = table.state.hands[0] * 2
    assert "upgrade:thors_domain>clan_1" in once
    assert table.options == once


def test_thors_glory() -> None:
    """BR 17.12, 17.13: 2 once, for two or more dead enemies, by whatever way, won or lost."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 3}},
        sheets={"wolf": {"clan_1": "thors_glory"}},
        hands={"wolf": ["tyrs_bash"]},
    )
    table.play(wolf="tyrs_bash")
    assert table.glory("wolf") == 4 + 2
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 2}, "bear": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "thors_glory"}},
        hands={"wolf": ["odins_smite"], "raven": ["tyrs_rage_3"]},
    )
    table.play(wolf="odins_smite", raven="tyrs_rage_3")
    assert table.glory("wolf") == 2


def test_thors_glory_needs_two_enemies() -> None:
    """BR 17.12: own dead do not count."""
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 3}, "raven": {"gimle": 1}},
        sheets={"raven": {"clan_1": "thors_glory"}, "wolf": {"clan_1": "lokis_domain"}},
    )
    assert table.glory("raven") == 0


def test_friggas_succor() -> None:
    """BR 17.14, 17.15: a Warrior follows each invade, also a free one, and calls no other."""
    table = arrange(
        "turn",
        rage={"wolf": 1},
        sheets={"wolf": {"clan_1": "friggas_succor"}},
        hands={"wolf": ["dwarf_chieftain"]},
    )
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "wolf succor"
    table.choose("invade:warrior:reserve>gimle")
    assert table.warriors("wolf", "gimle") == 2
    assert table.asked == "pause"
    table = arrange(
        "turn",
        rage={"wolf": 1},
        sheets={"wolf": {"clan_1": "friggas_succor"}},
        hands={"wolf": ["dwarf_chieftain"]},
    )
    table.choose("upgrade:dwarf_chieftain>monster_1", "invade:dwarf_chieftain:reserve>gimle", "decline")
    assert table.warriors("wolf", "gimle") == 0


def test_friggas_succor_needs_room() -> None:
    """BR 17.14, 17.15, 6.8: a village, Horns; nothing for ships and for Yggdrasil."""
    sheets = {"wolf": {"clan_1": "friggas_succor", "monster_1": "dark_elf"}}
    table = arrange("turn", rage={"wolf": 6}, sheets=sheets, warriors={"raven": {"utgard": 2}})
    table.choose("invade:warrior:reserve>utgard")
    assert table.asked == "wolf turn"
    table.choose("invade:ship:reserve>fjord_west")
    assert table.asked == "wolf turn"
    table.choose("invade:dark_elf:reserve>yggdrasil")
    assert table.asked == "wolf turn"
    table.choose("invade:leader:reserve>gimle")
    assert table.asked == "wolf turn"


def quest_in_battle(sheet: dict[str, str], **hands: list[str]) -> Scenario:
    return pillage(
        "gimle",
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}},
        sheets={"wolf": sheet},
        hands={"wolf": ["alfheim_3"], **hands},
    )


@pytest.mark.parametrize(
    ("sheet", "bonus"),
    [
        ({"clan_1": "tyrs_domain"}, 3),
        ({"clan_1": "tyrs_wrath"}, 5),
        ({"clan_1": "tyrs_domain", "clan_2": "tyrs_wrath"}, 5),
    ],
)
def test_tyrs_domain_and_wrath(sheet: dict[str, str], bonus: int) -> None:
    """BR 17.16, 17.17, 17.36, 11.3: a Quest card counts 3 or 5, never 8."""
    table = quest_in_battle(sheet, raven=["tyrs_bash"])
    table.by("wolf", "play:alfheim_3").by("raven", "play:tyrs_bash")
    assert table.asked == "wolf count_quest"
    table.choose("count").no_late_cards()
    assert [event["cards"] for event in table.events("strength")] == [bonus, 2]
    assert table.field("discards") == ["alfheim_3"]


def test_a_quest_need_not_count() -> None:
    """BR 17.16, 3.6: one may wish to lose."""
    table = quest_in_battle({"clan_1": "tyrs_domain"}, raven=["tyrs_bash"])
    table.by("wolf", "play:alfheim_3").by("raven", "play:tyrs_bash")
    table.choose("decline").no_late_cards()
    assert table.glory("raven") == 3
    assert table.hand("wolf") == ["alfheim_3"]


def test_lokis_blessing() -> None:
    """BR 17.18, 12.13: after a lost battle, a tie too, one Warrior invades the province again."""
    for raven in ("tyrs_rage_3", "tyrs_smash_1"):
        table = pillage(
            "gimle",
            warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}},
            sheets={"wolf": {"clan_1": "lokis_blessing"}},
            hands={"wolf": ["tyrs_smash_1"], "raven": [raven]},
        )
        table.play(wolf="tyrs_smash_1", raven=raven)
        assert table.asked == "wolf blessing"
        table.choose("invade:warrior:reserve>gimle")
        assert table.warriors("wolf", "gimle") == 1


def test_lokis_blessing_does_nothing_in_yggdrasil_or_after_a_victory() -> None:
    """BR 17.18."""
    table = pillage(
        "yggdrasil",
        warriors={"wolf": {"yggdrasil": 1}, "raven": {"yggdrasil": 2}},
        sheets={"wolf": {"clan_1": "lokis_blessing"}},
    )
    assert table.asked == "wolf turn"
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "lokis_blessing"}},
    )
    assert table.asked == "wolf turn"


# Clan upgrades of the second Age


def test_odins_inspiration() -> None:
    """BR 17.19: doubles the glory of Ragnarok, not that of the Dragons."""
    table = arrange(
        "ragnarok",
        doom=["gimle"] * 3,
        warriors={"wolf": {"gimle": 2}},
        ships={"wolf": "fjord_west"},
        sheets={"wolf": {"clan_1": "odins_inspiration", "ship": "lokis_dragons"}},
    )
    assert table.glory("wolf") == 3 * 4 * 2 + 4


def test_tyrs_challenge() -> None:
    """BR 17.20, 17.21: for 2 Rage a pillaged province pays again and stays pillaged."""
    table = arrange(
        "turn",
        rage={"wolf": 4},
        pillaged=["gimle", "horgr"],
        leaders={"wolf": "gimle"},
        sheets={"wolf": {"clan_1": "tyrs_challenge"}},
    )
    assert table.offered("challenge") == ["gimle"]
    assert table.refusal("challenge:utgard") == "not_pillaged"
    assert table.refusal("challenge:horgr") == "nobody_near"
    table.choose("challenge:gimle")
    assert table.rage("wolf") == 2
    assert table.step("wolf", "axes") == 2
    assert table.is_pillaged("gimle")
    table.choose("challenge:gimle")
    assert table.step("wolf", "axes") == 3


def test_tyrs_challenge_costs_two() -> None:
    """BR 17.20, 5.4."""
    table = arrange(
        "turn",
        rage={"wolf": 1},
        pillaged=["gimle"],
        leaders={"wolf": "gimle"},
        sheets={"wolf": {"clan_1": "tyrs_challenge"}},
    )
    assert table.offered("challenge") == []


def test_friggas_protection_in_a_lost_battle() -> None:
    """BR 17.22: 1 Rage each, as long as there is Rage."""
    table = pillage(
        "gimle",
        turn="raven",
        rage={"wolf": 2},
        leaders={"raven": "gimle", "wolf": "gimle"},
        warriors={"wolf": {"gimle": 2}},
        sheets={"wolf": {"clan_1": "friggas_protection"}},
        hands={"raven": ["tyrs_rage_3"]},
    )
    table.play(raven="tyrs_rage_3")
    assert table.asked == "wolf rescue"
    assert table.options == ["save:leader", "save:warrior", "lose"]
    table.choose("save:leader", "save:warrior")
    assert table.rage("wolf") == 0
    assert table.where("wolf", "leader") == "gimle"
    assert table.warriors("wolf", "gimle") == 1
    assert table.warriors("wolf", "valhalla") == 1


def test_friggas_protection_before_the_comparison() -> None:
    """BR 17.23, 17.24: who is saved from Smite still fights."""
    table = pillage(
        "gimle",
        turn="raven",
        rage={"wolf": 1},
        warriors={"wolf": {"gimle": 3}, "raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "friggas_protection"}},
        hands={"raven": ["odins_smite"]},
    )
    table.play(raven="odins_smite")
    table.choose("save:warrior")
    assert [event["figures"] for event in table.events("strength")] == [1, 3]


def test_friggas_protection_against_monsters_and_tide() -> None:
    """BR 17.23: the Troll, the Fire Giant (ships too), Odin's Tide."""
    for monster in ("troll", "fire_giant"):
        table = arrange(
            "turn",
            turn="raven",
            rage={"wolf": 3, "raven": 4},
            warriors={"wolf": {"gimle": 1}},
            ships={"wolf": "fjord_west"},
            sheets={"wolf": {"clan_1": "friggas_protection"}, "raven": {"monster_1": monster}},
        )
        table.choose(f"invade:{monster}:reserve>gimle")
        assert table.asked == "wolf rescue"
        table.choose("save:warrior")
        if monster == "fire_giant":
            table.choose("save:ship")
        assert table.warriors("wolf", "gimle") == 1
        assert table.where("wolf", "ship") == "fjord_west"
    table = pillage(
        "gimle",
        turn="raven",
        rage={"wolf": 1},
        leaders={"wolf": "gimle"},
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "friggas_protection"}},
        hands={"raven": ["odins_tide"]},
    )
    table.play(raven="odins_tide").choose("spare:leader", "save:warrior")
    assert table.warriors("wolf", "gimle") == 1


def test_friggas_protection_not_in_ragnarok() -> None:
    """BR 17.23, 5.12: no Rage is left then."""
    table = arrange(
        "ragnarok",
        doom=["gimle"] * 3,
        warriors={"wolf": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "friggas_protection"}},
    )
    assert table.warriors("wolf", "valhalla") == 1


def test_tyrs_prowess() -> None:
    """BR 17.26, 12.6: the winner keeps any number of his cards for 1 Rage each."""
    table = pillage(
        "gimle",
        rage={"wolf": 4},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "tyrs_prowess"}},
        hands={"wolf": ["tyrs_bash", "heimdalls_eye"]},
    )
    table.by("wolf", "play:tyrs_bash").choose("add:heimdalls_eye")
    assert table.asked == "wolf prowess"
    table.choose("take_back:tyrs_bash", "take_back:heimdalls_eye")
    assert table.rage("wolf") == 2
    assert table.hand("wolf") == ["heimdalls_eye", "tyrs_bash"]
    assert table.field("discards") == []


def test_tyrs_prowess_comes_after_trickery_and_poison() -> None:
    """BR 17.27, 12.4, 12.6: the last Rage may be gone, or the cards."""
    base: dict[str, Any] = {
        "leaders": {"wolf": "gimle"},
        "warriors": {"raven": {"gimle": 1}},
        "sheets": {"wolf": {"clan_1": "tyrs_prowess"}},
    }
    table = pillage("gimle", **base, hands={"wolf": ["tyrs_bash"], "raven": ["lokis_trickery"]})
    table.play(wolf="tyrs_bash", raven="lokis_trickery")
    assert table.field("discards") == ["tyrs_bash"]
    table = pillage(
        "gimle", **base, rage={"wolf": 5}, hands={"wolf": ["tyrs_bash"], "raven": ["lokis_poison"]}
    )
    table.play(wolf="tyrs_bash", raven="lokis_poison")
    assert table.hand("raven") == ["lokis_poison", "tyrs_bash"]
    assert table.hand("wolf") == []


def test_losers_have_no_prowess() -> None:
    """BR 17.26: only who wins."""
    table = pillage(
        "gimle",
        rage={"raven": 3},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"raven": {"clan_1": "tyrs_prowess"}},
        hands={"raven": ["lokis_poison"]},
    )
    table.play(raven="lokis_poison")
    assert table.asked == "raven turn"


def test_thors_domain() -> None:
    """BR 17.28, 6.10: after the invade and what it sets off, for 2 Rage."""
    table = arrange(
        "turn",
        rage={"wolf": 5},
        sheets={"wolf": {"clan_1": "thors_domain", "clan_2": "friggas_succor", "monster_1": "troll"}},
        warriors={"raven": {"gimle": 1}},
    )
    table.choose("invade:troll:reserve>gimle")
    assert table.warriors("raven", "valhalla") == 1
    assert table.asked == "wolf succor"
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "wolf pillage_at_once"
    assert table.options == ["pillage:gimle", "decline"]
    table.choose("pillage:gimle")
    assert table.is_pillaged("gimle")
    assert table.rage("wolf") == 1
    assert table.asked == "wolf turn"


def test_when_thors_domain_does_nothing() -> None:
    """BR 17.28, 17.29: too little Rage, a pillaged province, a ship's invade."""
    sheets = {"wolf": {"clan_1": "thors_domain"}}
    table = arrange("turn", rage={"wolf": 2}, sheets=sheets)
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "wolf turn"
    table = arrange("turn", rage={"wolf": 5}, sheets=sheets, pillaged=["gimle"])
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "wolf turn"
    table.choose("invade:ship:reserve>fjord_west")
    assert table.asked == "wolf turn"


def test_thors_domain_only_in_the_own_turn() -> None:
    """BR 17.29: not after Loki's Blessing in another's pillage, but after one in an own pillage."""
    sheets = {"raven": {"clan_1": "thors_domain", "clan_2": "lokis_blessing"}}
    table = pillage(
        "gimle", rage={"raven": 4}, warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}}, sheets=sheets
    )
    table.choose("invade:warrior:reserve>gimle")
    assert not table.is_pillaged("gimle")
    assert table.asked == "raven turn"
    table = pillage(
        "gimle",
        turn="raven",
        rage={"raven": 4},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets=sheets,
    )
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "raven pillage_at_once"


# Clan upgrades of the third Age


def test_friggas_domain() -> None:
    """BR 17.30, 17.31: 1 Rage for anybody in Valhalla, the Leader too; no release, but an invade."""
    table = arrange(
        "turn",
        rage={"wolf": 3},
        sheets={"wolf": {"clan_1": "friggas_domain", "clan_2": "lokis_wrath", "monster_1": "troll"}},
        warriors={"raven": {"gimle": 2}},
        leaders={"wolf": "valhalla"},
        monsters={"troll": "valhalla"},
    )
    table.choose("invade:leader:valhalla>gimle")
    assert table.rage("wolf") == 2
    table.choose("invade:troll:valhalla>gimle")
    assert table.rage("wolf") == 1
    assert table.warriors("raven", "valhalla") == 2
    assert table.glory("wolf") == 0


def test_without_friggas_domain_valhalla_is_closed() -> None:
    """BR 13.1."""
    table = arrange("turn", rage={"wolf": 3}, leaders={"wolf": "valhalla"})
    assert table.refusal("invade:leader:valhalla>gimle") == "no_way_from_valhalla"
    assert table.refusal("invade:leader:reserve>gimle") == "not_in_reserve"
    assert table.refusal("invade:ship:valhalla>fjord_west") == "not_in_valhalla"
    assert table.refusal("invade:troll:reserve>gimle") == "not_yours"


def test_odins_throne() -> None:
    """BR 17.32: twice the glory of each quest, one track each."""
    table = arrange(
        "quests",
        quests={"wolf": ["alfheim_3", "glorious_death_3"]},
        leaders={"wolf": "gimle"},
        warriors={"wolf": {"valhalla": 4}},
        sheets={"wolf": {"clan_1": "odins_throne"}},
    )
    assert table.glory("wolf") == 40
    table.choose("raise:axes", "raise:axes")
    assert table.step("wolf", "axes") == 3
    assert table.asked == "pause"


def test_thors_conquest() -> None:
    """BR 17.33, 16.3: for figures in provinces, Yggdrasil and fjords."""
    table = arrange(
        "game end",
        sheets={"wolf": {"clan_1": "thors_conquest"}},
        warriors={"wolf": {"gimle": 1, "yggdrasil": 1}},
        ships={"wolf": "fjord_west"},
    )
    assert table.glory("wolf") == 9


def test_friggas_sacrifice() -> None:
    """BR 17.34, 17.35, 17.9: two own figures, ships too, no Rage; nobody can be saved, Dragons pay."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        sheets={
            "wolf": {
                "clan_1": "friggas_sacrifice",
                "clan_2": "friggas_protection",
                "ship": "eternal_dragons",
                "monster_1": "volur_witch",
            }
        },
        ships={"wolf": "fjord_west"},
        monsters={"volur_witch": "gimle"},
        warriors={"wolf": {"horgr": 1}},
    )
    table.choose("sacrifice")
    assert table.options == ["offer:warrior:horgr", "offer:volur_witch:gimle", "offer:ship:fjord_west"]
    table.choose("offer:ship:fjord_west", "offer:volur_witch:gimle")
    assert table.asked == "wolf raise"
    table.choose("raise:horns")
    assert table.step("wolf", "horns") == 2
    assert table.valhalla("wolf") == ["ship", "volur_witch"]
    assert table.glory("wolf") == 12
    assert table.rage("wolf") == 2
    assert table.asked == "wolf turn"
    assert "sacrifice" not in table.options
