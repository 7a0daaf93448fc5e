"""The sixteen abilities of the eight heroes, and the new buildings."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange, fight, rolls


def alone(hero: str, *modules: str, **state: Any) -> Scenario:
    return arrange(*modules, "new_heroes", heroes=(hero, "taia" if hero != "taia" else "horan"), **state)


def test_horan_spoils_of_war() -> None:
    """KA 15.1: gathers where he won, free of action."""
    table = fight(against=["ghouls_sword"], dice=rolls("hero 2"))
    assert table.of("resources", "horan") == {"food": 1}
    assert table.field("actions") == 1


def test_horan_terror_of_the_weak() -> None:
    """KA 15.2, 15.3: strength 1 counts as 0; for glory as 1; alone they flee."""
    table = fight(against=["skeletons_sword"])
    assert table.events("fled")
    assert table.of("glory", "horan") == 1
    assert table.of("weapons", "horan") == ["sword"]
    table = fight(against=["skeletons_sword", "dryads_soul_stone"], dice=rolls("hero 3"))
    assert table.events("fight_won")[0]["strength"] == 3
    assert table.of("glory", "horan") == 4


def test_horan_frightens_a_horde_of_one() -> None:
    """KA 15.4, 20.1: it flees, but the toughness is lost."""
    table = fight("hordes", foes={"black": "1513"}, hordes={"black": 1}, land=BLACK)
    assert table.of("toughness", "horan") == 4
    assert table.field("trophies") == {"black": "horan"}


BLACK: dict[str, list[Any]] = {"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0]}


def test_taia_sees_two_tiles() -> None:
    """KA 15.5, 15.6: lays one, the other stays on top, seen by all."""
    table = arrange(
        heroes=("taia", "horan"), draws=["farm_1", "quarry_1", "ghouls_sword", "ghouls_hammer"], land={}
    )
    table.choose("explore:1312")
    assert table.options == ["lay:farm_1", "lay:quarry_1"]
    table.choose("lay:quarry_1")
    assert table.field("top_tile") == "farm_1"
    assert table.asked == "taia foe"


def test_taia_sees_the_tile_that_she_left_and_the_next() -> None:
    """KA 15.5, 15.6."""
    table = arrange(heroes=("taia", "horan"), top_tile="farm_2", draws=["quarry_2"], land={})
    table.choose("explore:1312")
    assert table.options == ["lay:farm_2", "lay:quarry_2"]


def test_taia_takes_what_is_left_of_a_level() -> None:
    """KA 15.6: the final tile is a level of its own."""
    table = arrange(heroes=("taia", "horan"), land={}, draws=["final"])
    s = table.match.state
    s.pile = [tile for tile in s.pile if tile == s.forced_draws[0]]
    table.match.decide(0, "explore:1312")
    assert table.asked == "taia turn_tile"


def test_taia_sees_three_foes() -> None:
    """KA 15.7: two go back into the bag."""
    tokens = ["ghouls_sword", "dryads_hammer", "skeletons_sword"]
    table = arrange(heroes=("taia", "horan"), draws=["farm_1", "quarry_1", *tokens], land={})
    table.choose("explore:1312", "lay:farm_1")
    assert table.options == ["meet:ghouls_sword", "meet:dryads_hammer", "meet:skeletons_sword"]
    table.match.state.forced_dice = rolls("hero 2")
    table.choose("meet:ghouls_sword")
    assert table.of("weapons", "taia") == ["sword"]
    assert len(table.match.state.bag) == 35


def test_lorraine_ambush() -> None:
    """KA 15.9: two more against enemies that were there, not after exploring."""
    table = fight(hero="lorraine", against=["ghouls_sword"], dice=rolls("hero 1"))
    assert table.events("fight_won")[0]["total"] == 3
    table = alone("lorraine", draws=["farm_1", "ghouls_sword"], dice=rolls("hero 1"), land={})
    table.choose("explore:1312")
    assert table.events("fight_lost")[0]["total"] == 1


def test_xanros_raises_skeletons() -> None:
    """KA 15.10, 6.1: an action anywhere, while the supply lasts."""
    table = alone("xanros").choose("raise", "raise")
    assert table.of("units", "xanros") == {"skeleton": 2}
    table = alone("xanros", units={"taia": {"skeleton": 3}})
    assert "raise" not in table.options


def test_xanros_lives_on_the_dead() -> None:
    """KA 15.11, 8.22: lost and restored in one roll is set off."""
    table = fight(
        hero="xanros",
        against=["abyss_giants_two_soul_stones"],
        dice=rolls("hero skull", "knight skull", "skeleton skull"),
        units={"xanros": {"knight": 1, "skeleton": 1}},
        toughness={"xanros": 1},
    )
    assert table.of("toughness", "xanros") == 2
    assert table.of("fallen", "xanros") is False


def test_elspeth_second_strike() -> None:
    """KA 15.12, 8.6: once; the new face stands."""
    table = fight(hero="elspeth", against=["dryads_hammer"], dice=rolls("hero skull", "hero 3"))
    assert table.options == ["reroll", "stay"]
    table.choose("reroll")
    assert table.events("fight_won")
    assert table.of("toughness", "elspeth") == 5


def test_elspeth_swift_mount() -> None:
    """KA 15.13, 5.11, 5.12: two tiles, the first of them free, across no chasm, exploring one by one."""
    table = alone("elspeth")
    assert "1513" in table.offered("move")
    assert "1613" not in table.offered("move")
    table = alone("elspeth", monsters={"1513": ["ghouls_sword"]}, hero_at={"elspeth": "1413"})
    assert "1613" not in table.offered("move")
    table = alone("elspeth", land={"1513": ["quarry_2", 4]})
    assert "1513" not in table.offered("move")
    assert all(to in ("1412", "1312", "1214", "1314") for to in alone("elspeth").offered("explore"))


def test_darius_prospector() -> None:
    """KA 15.14: one more of a kind that the tile shows."""
    table = alone("darius", hero_at={"darius": "1513"}, land={"1513": ["farm_forest_1", 0]}).choose("gather")
    assert table.options == ["gain:food", "gain:wood"]
    table.choose("gain:wood")
    assert table.of("resources", "darius") == {"food": 1, "wood": 2}


def test_darius_trailblazer() -> None:
    """KA 15.15, 3.3: one blocked border in a turn, to a revealed tile; he explores like everybody else."""
    land: dict[str, list[Any]] = {"1513": ["quarry_2", 4], "1613": ["farm_1", 0], "1713": ["forest_2", 0]}
    table = alone("darius", hero_at={"darius": "1413"}, land=land)
    assert table.offered("cross") == ["1513"]
    table.choose("cross:1513", "skip", "move:1613", "end", "end")
    assert table.offered("cross") == ["1713"]
    table = alone("darius", hero_at={"darius": "1513"}, land={"1513": ["farm_2", 0]})
    assert "1512" not in table.offered("explore")
    assert table.refusal("explore:1512") == "blocked"


def test_darius_can_save_his_crossing_by_the_portal() -> None:
    """KA 5.13, 15.15: the Portal leads to any other revealed tile, also to one behind a border that he could cross."""
    land: dict[str, list[Any]] = {"1513": ["farm_1", 0], "1613": ["quarry_2", 4]}
    table = alone(
        "darius",
        hero_at={"darius": "1513"},
        land=land,
        cities={"darius": "1513"},
        built={"darius": ["portal"]},
    )
    assert table.offered("cross") == ["1613"]
    assert "1613" in table.offered("portal")
    assert not set(table.offered("portal")) & set(table.offered("move"))
    table.choose("portal:1613")
    assert table.field("crossed") is False


def test_hannah_need_not_throw_weapons() -> None:
    """KA 15.16, 10.3: with both weapon slots taken she may also replace a weapon, or leave the new one lying."""
    table = fight(
        "new_heroes",
        hero="hannah",
        against=["dryads_hammer"],
        dice=rolls("hero 3"),
        weapons={"hannah": ["sword", "sword"]},
    )
    assert table.options == ["keep:spell", "replace:weapon:sword", "leave"]
    table.choose("replace:weapon:sword")
    assert table.of("weapons", "hannah") == ["sword", "hammer"]
    assert table.of("spells", "hannah") == []


def test_hannah_throws_weapons() -> None:
    """KA 15.16 to 15.18, 10.3: from a spell slot, once; the token leaves the game."""
    table = fight("new_heroes", hero="hannah", against=["dryads_hammer"], dice=rolls("hero 3"))
    assert table.options == ["keep:weapon", "keep:spell"]
    table.choose("keep:spell")
    assert table.of("spells", "hannah") == ["hammer"]
    table = fight(
        "new_heroes",
        "merchant",
        hero="hannah",
        against=["shadow_eaters_soul_stone"],
        dice=rolls("hero 2"),
        spells={"hannah": ["sword", "trade_sword"]},
        trade_pool={
            "trade_sword": 2,
            "trade_hammer": 1,
            "trade_fire_missile": 5,
            "trade_amulet_glory": 1,
            "trade_amulet_action": 1,
            "trade_amulet_protection": 1,
        },
    )
    assert table.options == ["throw:sword", "throw:trade_sword", "done"]
    table.choose("throw:sword", "throw:trade_sword")
    assert table.field("gone") == {"sword": 1}
    assert table.field("trade_pool")["trade_sword"] == 3


def test_hannah_flies_over_chasms() -> None:
    """KA 15.19, 5.12: two tiles, chasms or not; exploring takes an open edge."""
    land: dict[str, list[Any]] = {"1513": ["quarry_2", 4], "1613": ["farm_2", 0]}
    table = alone("hannah", hero_at={"hannah": "1413"}, land=land)
    assert {"1513", "1613", "1213"} <= set(table.offered("move"))
    table = alone("hannah", hero_at={"hannah": "1513"}, land={"1513": ["farm_2", 0]})
    assert "1512" not in table.offered("explore")


def test_sidhar_cannonade() -> None:
    """KA 15.20: two or four markers for one or two swords."""
    table = fight(
        "new_heroes",
        hero="sidhar",
        against=["fire_elementals_soul_stone"],
        dice=rolls("hero 3"),
        resources={"sidhar": {"food": 3, "wood": 1, "stone": 2}},
    )
    assert "cannonade:wood_wood" not in table.options
    table.choose("cannonade:food_wood", "cannonade:food_food")
    assert table.events("fight_won")
    assert table.of("resources", "sidhar") == {"stone": 2}


def sidhar(**state: Any) -> Scenario:
    land: dict[str, list[Any]] = {
        "1513": ["farm_1", 0],
        "1613": ["forest_1", 0],
        "1514": ["quarry_2", 0],
        "1512": ["merchant_stall_1", 0],
        "1612": ["fallen_city_black", 0],
    }
    return arrange(
        "new_heroes",
        "merchant",
        "hordes",
        heroes=("sidhar", "taia"),
        land=land,
        cities={"sidhar": "1513"},
        **state,
    )


def test_sidhar_flying_city() -> None:
    """KA 15.21 to 15.23, 18.3, 19.2: to a free neighbour; no stall, fallen city, start tile, other city, enemies."""
    table = sidhar(hero_at={"sidhar": "1513"})
    assert table.options == ["fly:1613", "fly:1514", "ride:1613", "ride:1514", "stay"]
    assert table.refusal("fly:1512") == "city_cannot_land"
    table.choose("ride:1613")
    assert table.of("cities", "sidhar") == "1613"
    assert table.of("hero_at", "sidhar") == "1613"
    assert table.field("actions") == 2
    table = sidhar(monsters={"1514": ["ghouls_sword"]}, hero_at={"taia": "1613"})
    assert table.options == ["fly:1613", "stay"]


def test_tokens_fly_with_the_city() -> None:
    """KA 15.24, 15.25, 11.8: plague and horde tokens belong to the city; gathering follows its place."""
    table = sidhar(plague="sidhar", hero_at={"sidhar": "1513"}).choose("fly:1613")
    assert table.field("plague") == "sidhar"
    assert "gather" in table.options
    table.choose("move:1613")
    assert "gather" not in table.options


# New buildings

BOARD = ["army_camp", "archery_range", "mage_tower", "stables", "portal"]


def with_building(building: str, **state: Any) -> Scenario:
    """Horan in his city with that building standing."""
    return arrange(
        "new_buildings",
        "new_heroes",
        heroes=("horan", "sidhar"),
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        board={"horan": [*BOARD, building]},
        built={"horan": [building]},
        **state,
    )


def test_elite_units_need_their_buildings() -> None:
    """KA 17.1 to 17.6, 16.10: two dice of each kind for all players together."""
    costs = {
        ("basilisk_lair", "basilisk"): {"stone": 2},
        ("minotaur_labyrinth", "minotaur"): {"food": 2},
        ("guardian_grove", "guardian"): {"wood": 2},
        ("colossus_factory", "colossus"): {"wood": 1, "stone": 1},
        ("griffin_aviary", "griffin"): {"food": 1, "wood": 1},
    }
    for (building, unit), cost in costs.items():
        double = {resource: 2 * count for resource, count in cost.items()}
        table = with_building(building, glory={"horan": 9}, resources={"horan": double})
        table.choose(f"train:{unit}", f"train:{unit}")
        assert table.of("units", "horan") == {unit: 2}
        assert table.of("resources", "horan") == {}
        taken = with_building(
            building, glory={"horan": 9}, resources={"horan": double}, units={"sidhar": {unit: 2}}
        )
        assert taken.offered("train") == []


def test_example_2_market() -> None:
    """KA 17.11 to 17.14, 6.13: 2 wood and 1 food become 3 stone, for a fee of 1 wood in all."""
    table = with_building("market", resources={"horan": {"wood": 5, "food": 1}}, glory={"horan": 1})
    table.choose("exchange", "pay:wood", "swap:wood>stone", "swap:wood>stone", "swap:food>stone")
    assert table.of("resources", "horan") == {"wood": 2, "stone": 3}
    assert table.summary["supply"] == {"food": 40, "wood": 38, "stone": 37}
    table.choose("done")
    assert table.of("built", "horan") == ["archery_range", "market"], "it was the only purchase in reach"
    assert table.asked == "horan turn"
    assert table.field("actions") == 1


def test_the_market_swaps_each_marker_once() -> None:
    """KA 17.11, 17.13: what was got is not given again."""
    table = with_building("market", resources={"horan": {"wood": 4}}).choose("exchange")
    assert table.options == ["swap:wood>food", "swap:wood>stone"]
    assert table.refusal("swap:food>stone") == "no_marker"
    assert table.refusal("swap:wood>wood") == "same_resource"
    table.choose("swap:wood>stone")
    assert table.refusal("swap:stone>food") == "no_marker"


def test_the_monument_copies_an_ability() -> None:
    """KA 17.7, 17.9: of another hero in this game, as long as it stands."""
    table = arrange(
        "new_buildings",
        "new_heroes",
        heroes=("horan", "sidhar"),
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        board={"horan": [*BOARD, "monument"]},
        resources={"horan": {"wood": 1, "stone": 2}},
    )
    table.choose("build:monument")
    assert table.options == ["copy:cannonade", "copy:flying_city"]
    assert table.refusal("copy:ambush") == "hero_not_here"
    assert table.refusal("copy:spoils_of_war") == "own_ability"
    table.choose("copy:cannonade")
    assert table.of("copied", "horan") == "cannonade"


def razed_monument(copied: str | None, **state: Any) -> Scenario:
    return arrange(
        "new_buildings",
        "new_heroes",
        "hordes",
        heroes=("horan", "hannah"),
        land={"1513": ["fallen_city_black", 0], "1613": ["farm_1", 0]},
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        board={"horan": ["army_camp", "archery_range", "mage_tower", "stables", "portal", "monument"]},
        built={"horan": ["monument"]},
        copied={"horan": copied},
        foes={"black": "1513"},
        hordes={"black": 9},
        targets={"black": "horan"},
        **state,
    )


def test_faq_a_rebuilt_monument_may_copy_another_ability() -> None:
    """KA 17.8, 17.10, 6.10 (FAQ): torn down the ability is gone; weapons leave the spell slots; the full price is due again."""
    table = razed_monument(
        "master_of_throws",
        spells={"horan": ["sword", "hammer"]},
        weapons={"horan": ["hammer"]},
        resources={"horan": {"wood": 1, "stone": 2}},
    )
    assert table.of("copied", "horan") is None
    assert table.of("spells", "horan") == []
    assert table.of("weapons", "horan") == ["sword", "hammer"]
    assert table.field("ground") == {"1613": ["hammer"]}
    table.choose("gain:food", "build:monument")
    assert table.options == ["copy:master_of_throws", "copy:eagle_flight"]
    assert table.of("resources", "horan") == {"food": 1}


def test_a_monument_that_copied_nothing_takes_nothing_along() -> None:
    """KA 17.8, 17.10: nothing is lost, and nothing is told."""
    for copied, lost in (("master_of_throws", 1), (None, 0)):
        table = razed_monument(copied, seat="hannah").choose("end")
        assert table.of("built", "horan") == []
        assert len(table.events("ability_lost")) == lost


def test_citadel_toll() -> None:
    """KA 17.15 to 17.18: for ending a move there; who has nothing may not enter; passing is free."""
    state: dict[str, Any] = {
        "heroes": ("elspeth", "horan"),
        "hero_at": {"elspeth": "1413"},
        "cities": {"horan": "1513"},
        "board": {"horan": [*BOARD, "citadel"]},
        "built": {"horan": ["citadel"]},
    }
    table = arrange("new_buildings", **state)
    assert "1513" not in table.offered("move")
    assert "1613" in table.offered("move")
    assert table.refusal("move:1513") == "toll"
    table = arrange("new_buildings", **state, resources={"elspeth": {"food": 1, "stone": 1}})
    table.choose("move:1513")
    assert table.options == ["pay:food", "pay:stone"]
    table.choose("pay:stone")
    assert table.of("resources", "elspeth") == {"food": 1}
    assert table.of("resources", "horan") == {"stone": 1}


def test_hospital_heals_everything() -> None:
    """KA 17.20: wherever the hero is."""
    table = arrange(
        "new_buildings",
        heroes=("horan", "taia"),
        cities={"horan": "1613"},
        board={"horan": [*BOARD, "hospital"]},
        built={"horan": ["hospital"]},
        toughness={"horan": 1},
    )
    assert table.choose("heal").of("toughness", "horan") == 5


def test_inn_income() -> None:
    """KA 17.21, 4.1, 4.3: one marker of choice before any action."""
    table = with_building("inn")
    assert table.asked == "horan gain"
    table.choose("gain:stone")
    assert table.of("resources", "horan") == {"stone": 1}
    assert table.field("actions") == 2


# The draft


def draft(**state: Any) -> Scenario:
    return arrange("new_buildings", at="draft", display=DISPLAY, **state)


DISPLAY = {
    "basilisk_lair": 1,
    "minotaur_labyrinth": 1,
    "guardian_grove": 1,
    "colossus_factory": 1,
    "griffin_aviary": 1,
    "monument": 2,
    "market": 2,
    "citadel": 2,
    "hospital": 2,
    "inn": 2,
}


def test_example_1_the_draft() -> None:
    """KA 16.2 to 16.9, 2.12: last to first, then first to last; never a kind twice; six places."""
    table = draft()
    assert table.asked == "lorraine draft"
    assert len(table.options) == 10 * 6 + 1
    table.choose("draft:market:army_camp")
    assert table.asked == "taia draft"
    table.choose("pass")
    assert table.asked == "horan draft"
    table.choose("draft:market:portal")
    assert table.asked == "horan draft"
    assert table.refusal("draft:market:stables") == "not_on_display"
    assert table.refusal("draft:inn:portal") == "no_token"
    table.choose("draft:inn:market", "pass")
    assert table.asked == "lorraine draft"
    assert table.refusal("draft:market:stables") == "not_on_display"
    table.choose("pass")
    assert table.asked == "horan turn"
    assert table.field("display") == {}
    assert table.of("board", "horan") == [
        "army_camp",
        "archery_range",
        "mage_tower",
        "stables",
        "new_glory_banner",
        "inn",
    ]
    assert len(table.of("board", "lorraine")) == 6


def test_the_new_banner_costs_one_wood() -> None:
    """KA 16.3."""
    table = arrange(
        "new_buildings",
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        resources={"horan": {"wood": 1}},
    )
    assert table.offered("build") == ["new_glory_banner"]
    assert table.choose("build:new_glory_banner").of("glory", "horan") == 2
