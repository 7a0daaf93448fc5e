"""What a fight counts: hearts lost and restored, skulls that are spared, strength that is added; and what its end leaves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls
from tests.karak.test_own_box import box

GIANTS = ["abyss_giants_two_soul_stones"]


def test_life_drain_heals_without_a_skull_of_his_own() -> None:
    """KA 15.11: the death of a unit restores a heart, whatever the hero die shows."""
    table = fight(
        hero="xanros",
        against=GIANTS,
        dice=rolls("hero 1", "knight skull"),
        units={"xanros": {"knight": 1}},
        toughness={"xanros": 3},
    )
    assert table.of("toughness", "xanros") == 4


def test_toughness_never_falls_below_nothing() -> None:
    """KA 12.1: neither by a skull nor by the loss of the fight itself (25.4)."""
    worn_out = fight(hero="darius", against=GIANTS, dice=rolls("hero skull"), toughness={"darius": 0})
    assert worn_out.of("toughness", "darius") == 0
    twice = fight(
        hero="darius",
        against=GIANTS,
        dice=rolls("hero skull"),
        toughness={"darius": 1},
        settings={"lost_fight": "toughness"},
    )
    assert twice.of("toughness", "darius") == 0
    assert twice.of("fallen", "darius") is True


def test_forest_kin_spares_as_many_as_it_says() -> None:
    """KA 15.8: two units, where the owner's copy prints a two."""
    table = fight(
        hero="lorraine",
        against=GIANTS,
        dice=rolls("hero 1", "knight skull", "archer skull", "mage skull"),
        units={"lorraine": {"knight": 1, "archer": 1, "mage": 1}},
        settings=box("[ability.forest_kin]\nskulls = 2\n"),
    ).choose("ignore:knight", "ignore:archer")
    assert table.of("units", "lorraine") == {"knight": 1, "archer": 1}
    assert table.asked == "lorraine turn"


def test_second_strike_asks_as_often_as_it_may_strike() -> None:
    """KA 15.12: with three strikes left three are offered, each about the face that the hero die then shows."""
    table = fight(
        hero="elspeth",
        against=GIANTS,
        dice=rolls("hero skull", "knight 2", "hero 1", "hero skull", "hero 3"),
        units={"elspeth": {"knight": 1}},
    )
    face, left = table.state.about
    assert left == 1
    table.state.about = (face, 3)
    table.choose("reroll")
    assert table.match.prompt(0)["about"]["face"] == "1"
    table.choose("reroll")
    assert table.match.prompt(0)["about"]["face"] == "skull"
    table.choose("reroll")
    assert table.events("fight_lost")[0]["total"] == 5


def test_misery_asks_for_as_many_markers_as_it_takes() -> None:
    """KA 11.6: three of three, one after the other."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1413"},
        monsters={"1513": GIANTS},
        units={"horan": {"knight": 1}},
        dice=rolls("hero skull", "knight skull"),
        cities={"taia": "1713"},
        resources={"taia": {"food": 2, "wood": 3}},
    ).choose("move:1513", "infect:taia")
    assert table.state.about == (1,)
    table.state.about = (3,)
    table.choose("pay:food")
    assert table.asked == "taia misery"
    table.choose("pay:wood", "pay:wood")
    assert table.of("resources", "taia") == {"food": 1, "wood": 1}
    assert table.asked == "horan turn"


def test_what_becomes_of_each_die_beside_a_guardian() -> None:
    """KA 9.6, 9.9: the Guardian is lost; skulls stand cancelled, the Basilisk's symbol is settled."""
    table = fight(
        "new_buildings",
        against=GIANTS,
        dice=rolls("hero skull", "knight 1", "basilisk venom", "guardian protection"),
        units={"horan": {"knight": 1, "basilisk": 1, "guardian": 1}},
    )
    assert table.field("fates") == ["stands", "stands", "resolved", "lost"]
    assert table.of("fight", "guarded") == 1
    assert table.of("units", "horan") == {"knight": 1, "basilisk": 1}


def test_an_ignored_die_stays_ignored_beside_a_guardian() -> None:
    """KA 8.9, 9.9: what the amulet has settled is not settled again."""
    table = fight(
        "new_buildings",
        against=GIANTS,
        dice=rolls("hero 1", "guardian protection", "griffin perseverance"),
        units={"horan": {"guardian": 1, "griffin": 1}},
        amulets={"horan": "amulet_protection"},
    ).choose("ignore:griffin", "done")
    assert table.field("fates") == ["stands", "lost", "ignored"]


# What a won or lost fight leaves


def test_soul_stones_take_no_hand() -> None:
    """KA 10.8, 8.17: only items are on their way into a slot."""
    table = fight(against=["dryads_soul_stone"], dice=rolls("hero 3"))
    assert table.field("in_hand") == []
    both = fight(
        hero="darius",
        against=["dryads_soul_stone", "ghouls_sword"],
        dice=rolls("hero 3", "knight 2"),
        units={"darius": {"knight": 1}},
    )
    assert both.of("weapons", "darius") == ["sword"]
    assert both.field("in_hand") == []


def test_a_turn_on_a_hordes_tile_ends_after_the_small_deeds() -> None:
    """KA 4.10, 10.12: the fight is the only action, but a spell may still be cast before the turn ends."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={"1513": ["farm_1", 0], "1613": ["forest_1", 0], "1713": ["fallen_city_black", 0]},
        hero_at={"horan": "1613"},
        foes={"black": "1613"},
        hordes={"black": 9},
        spells={"horan": ["healing"]},
        dice=rolls("hero 1"),
    ).choose("retreat:1513")
    assert table.options == ["cast:healing", "end"]
    assert table.field("actions") == 0


GENERAL: dict[str, Any] = {
    "foes": {"dark_general": "1513"},
    "land": {"1513": ["final", 0], "1613": ["forest_1", 0]},
}


@pytest.mark.parametrize(("weapons", "beaten"), [(["sword"], 0), (["hammer", "hammer"], 1)])
def test_less_than_five_beats_no_praetorian(weapons: list[str], beaten: int) -> None:
    """KA 14.6: and then nothing is told of them."""
    table = fight(dice=rolls("hero 1"), weapons={"horan": weapons}, **GENERAL)
    assert [each["count"] for each in table.events("praetorians_beaten")] == [beaten] * beaten
    assert table.field("praetorians") == 2 - beaten


def test_praetorians_without_soul_stones_bring_none() -> None:
    """KA 14.6: where the owner's copy prints none on them, nobody wins any."""
    table = fight(
        dice=rolls("hero 1"),
        weapons={"horan": ["hammer", "hammer"]},
        settings=box("[boss.praetorian]\nsoul_stones = 0\n"),
        **GENERAL,
    )
    assert table.field("praetorians") == 1
    assert table.of("stones", "horan") == 0
    assert not table.events("stones_won")


def test_a_horde_that_falls_with_the_general_loses_all_its_strength() -> None:
    """KA 8.25, 20.3: as it is told."""
    table = fight(
        "hordes",
        hero="darius",
        land={"1513": ["final", 0], "1613": ["fallen_city_red", 1]},
        foes={"dark_general": "1513", "red": "1513"},
        hordes={"red": 2},
        praetorians=0,
        weapons={"darius": ["hammer", "hammer"]},
        units={"darius": {"mage": 4}},
        dice=rolls("hero 3", "mage 3", "mage 3", "mage 3", "mage 3"),
    )
    assert table.asked == "over"
    assert [(each["horde"], each["by"]) for each in table.events("horde_weakened")] == [("red", 2)]


def test_nobody_gathers_spoils_in_a_fallen_city() -> None:
    """KA 15.1, 6.5: nor anybody by an action, even where the tile shows food."""
    state: dict[str, Any] = {
        "settings": box('[tile.fallen_city_black]\nresources = ["food"]\n'),
        "land": {"1513": ["fallen_city_black", 0]},
    }
    won = fight(
        "riders",
        foes={"first": "1513"},
        weapons={"horan": ["hammer", "hammer"]},
        units={"horan": {"mage": 1}},
        dice=rolls("hero 3", "mage 3"),
        **state,
    )
    assert won.field("trophies") == {"first": "horan"}
    assert won.of("resources", "horan") == {}
    assert "gather" not in won.options


# Nothing is told of what did not happen


def test_an_amulet_without_hearts_neither_heals_nor_hurts() -> None:
    """KA 10.14: only Vitality does."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1513"},
        ground={"1513": ["amulet_bear"]},
        toughness={"horan": 3},
    ).choose("take:amulet_bear")
    assert not table.events("healed")
    table.choose("drop:amulet:amulet_bear")
    assert not table.events("hurt")
    assert table.of("toughness", "horan") == 3


def test_glory_that_stays_is_not_told() -> None:
    """KA 7.2, 7.4."""
    table = fight(against=["dryads_hammer"], dice=rolls("hero 3"), glory={"horan": 7})
    assert table.of("glory", "horan") == 7
    assert not table.events("glory_changed")


def test_what_the_supply_lacks_is_not_gained() -> None:
    """KA 6.4, 1.4: of two symbols only the one that is there."""
    table = arrange(
        heroes=("horan", "taia"),
        land={"1513": ["farm_forest_1", 0]},
        hero_at={"horan": "1513"},
        resources={"taia": {"wood": 40}},
    ).choose("gather")
    assert [(each["resource"], each["count"]) for each in table.events("gained")] == [("food", 1)]


def sidhar(**state: Any) -> Scenario:
    given: dict[str, Any] = {"resources": {"sidhar": {"food": 1, "wood": 1, "stone": 1}}, **state}
    return fight("new_heroes", hero="sidhar", against=GIANTS, dice=rolls("hero 2"), **given)


def test_a_shot_takes_any_two_markers() -> None:
    """KA 15.20: of one kind or of two, never one that he has not."""
    table = sidhar()
    assert table.offered("cannonade") == ["food_wood", "food_stone", "wood_stone"]
    table.choose("cannonade:food_stone")
    assert table.of("resources", "sidhar") == {"wood": 1}
    assert table.asked == "sidhar turn"
