"""Moves in their corners: chasms of either tile, two tiles at once, Trailblazer, tolls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, rolls

GORGE: dict[str, list[Any]] = {
    "1513": ["farm_1", 0],
    "1613": ["farm_forest_3", 0],  # chasms to the east and to the west
    "1713": ["quarry_1", 0],
    "1614": ["forest_1", 0],
}


def on_gorge(hero: str, at: str, copied: str | None = None, **state: Any) -> Scenario:
    given: dict[str, Any] = {"land": GORGE, "copied": {hero: copied} if copied else {}, **state}
    return arrange("new_heroes", heroes=(hero, "taia"), hero_at={hero: at}, **given)


@pytest.mark.parametrize("hero", ["horan", "sidhar"])
def test_a_chasm_of_either_tile_blocks(hero: str) -> None:
    """KA 3.2, 3.3: the one that is entered or the one that is left."""
    assert "1613" not in on_gorge(hero, "1513").offered("move")
    assert "1713" not in on_gorge(hero, "1613").offered("move")
    assert on_gorge(hero, "1513").offered("cross") == []
    assert on_gorge(hero, "1513").refusal("move:1613") == "blocked"


def test_trailblazer_crosses_one_border_a_turn() -> None:
    """KA 15.15: to a revealed tile, once; again in the next turn."""
    table = on_gorge("darius", "1513")
    assert table.offered("cross") == ["1613"]
    table.choose("cross:1613", "skip")
    assert table.offered("cross") == []
    table.choose("end", "end")
    assert sorted(table.offered("cross")) == ["1513", "1713"]


def test_a_toll_behind_a_chasm() -> None:
    """KA 15.15, 17.16: the penniless do not cross into a Citadel either."""
    state: dict[str, Any] = {
        "heroes": ("darius", "taia"),
        "land": GORGE,
        "hero_at": {"darius": "1513"},
        "cities": {"taia": "1613"},
        "board": {"taia": ["army_camp", "archery_range", "stables", "portal", "new_glory_banner", "citadel"]},
        "built": {"taia": ["citadel"]},
    }
    assert arrange("new_buildings", **state).offered("cross") == []
    rich = arrange("new_buildings", resources={"darius": {"food": 1}}, **state)
    assert rich.offered("cross") == ["1613"]
    rich.choose("cross:1613")
    assert rich.of("resources", "taia") == {"food": 1}


def test_nobody_pays_a_toll_in_his_own_city_or_without_a_citadel() -> None:
    """KA 17.16."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1513"},
        cities={"horan": "1613"},
    )
    assert {"1413", "1613"} <= set(table.offered("move"))


def test_two_tiles_go_through_a_free_one() -> None:
    """KA 5.11, 15.13: revealed tiles one or two steps away, each once, never where one stands."""
    table = on_gorge("elspeth", "1413")
    moves = table.offered("move")
    assert sorted(moves) == ["1213", "1313", "1513"]
    table = on_gorge("elspeth", "1513", land={**GORGE, "1514": ["forest_2", 0]})
    assert sorted(table.offered("move")) == ["1313", "1413", "1514", "1613", "1614"]
    table = on_gorge(
        "elspeth",
        "1513",
        land={**GORGE, "1514": ["forest_2", 0]},
        monsters={"1514": ["ghouls_sword"]},
    )
    assert sorted(table.offered("move")) == ["1313", "1413", "1514"]


def test_an_eagle_needs_no_trail() -> None:
    """KA 15.19: two tiles over chasms by a move; Trailblazer adds nothing."""
    table = on_gorge("hannah", "1513", "trailblazer")
    assert sorted(table.offered("move")) == ["1313", "1413", "1613", "1614", "1713"]
    assert table.offered("cross") == []
    plain = on_gorge("hannah", "1413")
    assert sorted(plain.offered("move")) == ["1213", "1313", "1513", "1613"]


def test_a_swift_mount_with_a_trail() -> None:
    """KA 15.13, 15.15: one of the two borders may be blocked, the first or the second, and the first tile must be free."""
    second = on_gorge("elspeth", "1413", "trailblazer")
    assert sorted(second.offered("move")) == ["1213", "1313", "1513"]
    assert second.offered("cross") == ["1613"]
    first = on_gorge("elspeth", "1513", "trailblazer")
    assert sorted(first.offered("cross")) == ["1613", "1614"]
    guarded = on_gorge("elspeth", "1513", "trailblazer", monsters={"1613": ["ghouls_sword"]})
    assert guarded.offered("cross") == ["1613"]
    first.choose("cross:1614", "skip")
    assert first.offered("cross") == []


def test_only_a_standing_portal_leads_away() -> None:
    """KA 5.13: from the own city, not from elsewhere and not without it."""
    state: dict[str, Any] = {"heroes": ("horan", "taia"), "cities": {"horan": "1513"}}
    assert arrange(hero_at={"horan": "1513"}, **state).offered("portal") == []
    away = arrange(hero_at={"horan": "1613"}, built={"horan": ["portal"]}, **state)
    assert away.offered("portal") == []
    home = arrange(hero_at={"horan": "1513"}, built={"horan": ["portal"]}, **state)
    assert sorted(home.offered("portal")) == ["1213", "1313", "1713"]


# Items


def test_a_full_belt() -> None:
    """KA 10.3, 15.16: Hannah may use a free spell slot, or replace or leave; others replace or leave."""
    state: dict[str, Any] = {"ground": {"1513": ["hammer"]}}
    table = arrange(
        "new_heroes",
        heroes=("hannah", "taia"),
        hero_at={"hannah": "1513"},
        weapons={"hannah": ["sword", "sword"]},
        spells={"hannah": ["healing"]},
        **state,
    ).choose("take:hammer")
    assert table.options == ["keep:spell", "replace:weapon:sword"]
    amulet = arrange(
        "new_heroes", heroes=("hannah", "taia"), hero_at={"hannah": "1513"}, ground={"1513": ["amulet_bear"]}
    ).choose("take:amulet_bear")
    assert amulet.of("amulets", "hannah") == "amulet_bear"
    won = arrange(
        heroes=("darius", "taia"),
        hero_at={"darius": "1413"},
        weapons={"darius": ["sword", "hammer"]},
        monsters={"1513": ["ghouls_sword"]},
        dice=rolls("hero 3"),
    ).choose("move:1513")
    assert won.options == ["replace:weapon:sword", "replace:weapon:hammer", "leave"]
    won.choose("leave")
    assert won.field("ground") == {"1513": ["sword"]}
    assert won.of("weapons", "darius") == ["sword", "hammer"]


def test_only_what_lies_here_is_taken() -> None:
    """KA 10.5: not what lies on other tiles, before or behind."""
    ground = {"1413": ["sword"], "1613": ["hammer"]}
    nothing = arrange(heroes=("horan", "taia"), hero_at={"horan": "1513"}, ground=ground)
    assert nothing.offered("take") == []
    here = arrange(
        heroes=("horan", "taia"), hero_at={"horan": "1513"}, ground={**ground, "1513": ["healing", "sword"]}
    )
    assert sorted(here.offered("take")) == ["healing", "sword"]
    last = arrange(heroes=("horan", "taia"), hero_at={"horan": "1613"}, ground=ground)
    assert last.offered("take") == ["hammer"]
    beyond = arrange(heroes=("horan", "taia"), hero_at={"horan": "1713"}, ground=ground)
    assert beyond.offered("take") == []


def test_vitality_goes_with_a_point_but_never_the_last() -> None:
    """KA 10.14."""
    for before, after in ((6, 5), (2, 1), (1, 1)):
        table = arrange(
            heroes=("horan", "taia"),
            hero_at={"horan": "1513"},
            amulets={"horan": "amulet_vitality"},
            toughness={"horan": before},
        ).choose("drop:amulet:amulet_vitality")
        assert table.of("toughness", "horan") == after


def test_haste_is_given_by_the_first_amulet_of_action() -> None:
    """KA 4.5: another amulet before it does not count, a second one gives no more."""
    table = arrange(
        "merchant",
        heroes=("horan", "taia"),
        hero_at={"horan": "1513"},
        ground={"1513": ["amulet_bear", "amulet_action", "trade_amulet_action"]},
        trade_pool={
            "trade_sword": 3,
            "trade_fire_missile": 5,
            "trade_hammer": 1,
            "trade_amulet_glory": 1,
            "trade_amulet_protection": 1,
        },
    ).choose("take:amulet_bear")
    assert table.field("actions") == 2
    table.choose("take:amulet_action")
    assert table.of("amulets", "horan") == "amulet_action"
    assert table.field("actions") == 3
    table.choose("take:trade_amulet_action")
    assert table.of("amulets", "horan") == "trade_amulet_action"
    assert table.field("actions") == 3


def test_other_spells_stay_when_throwing_is_lost() -> None:
    """KA 17.10: only weapons leave the spell slots."""
    table = arrange(
        "new_buildings",
        "new_heroes",
        "hordes",
        heroes=("horan", "hannah"),
        land={"1513": ["fallen_city_black", 0], "1613": ["farm_1", 0]},
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        board={"horan": ["army_camp", "archery_range", "mage_tower", "stables", "portal", "monument"]},
        built={"horan": ["monument"]},
        copied={"horan": "master_of_throws"},
        spells={"horan": ["hammer", "healing", "plunder"]},
        foes={"black": "1513"},
        hordes={"black": 9},
        targets={"black": "horan"},
    )
    assert sorted(table.of("spells", "horan")) == ["healing", "plunder"]
    assert table.of("weapons", "horan") == ["hammer"]


def plunderer(**state: Any) -> Scenario:
    given: dict[str, Any] = {
        "hero_at": {"horan": "1513"},
        "spells": {"horan": ["fire_missile", "plunder"]},
        "resources": {"horan": {"food": 3}, "lorraine": {"wood": 2, "stone": 1}},
        **state,
    }
    return arrange(**given)


def test_plunder() -> None:
    """KA 10.11: up to two markers from one opponent who has any; the spell is used up, others are not."""
    table = plunderer()
    assert table.offered("plunder") == ["lorraine"]
    table.choose("plunder:lorraine")
    assert table.of("spells", "horan") == ["fire_missile"]
    assert table.options == ["gain:wood", "gain:stone", "done"]
    table.choose("gain:wood", "gain:stone")
    assert table.asked == "horan turn"
    assert table.of("resources", "lorraine") == {"wood": 1}
    assert table.of("resources", "horan") == {"food": 3, "wood": 1, "stone": 1}


def test_plunder_may_stop_and_ends_with_the_markers() -> None:
    """KA 10.11."""
    table = plunderer().choose("plunder:lorraine", "done")
    assert table.of("resources", "lorraine") == {"wood": 2, "stone": 1}
    assert table.asked == "horan turn"
    table = plunderer(resources={"taia": {"stone": 1}}).choose("plunder:taia", "gain:stone")
    assert table.asked == "horan turn"
    none = plunderer(spells={"horan": ["fire_missile"]})
    assert none.offered("plunder") == []


def test_the_gain_of_a_horde_is_limited_by_the_supply() -> None:
    """KA 1.4, 20.4: what the supply lacks is not offered."""
    table = arrange(
        "hordes",
        heroes=("darius", "taia"),
        land={"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0]},
        hero_at={"darius": "1413"},
        foes={"black": "1513"},
        hordes={"black": 9},
        resources={"taia": {"wood": 40}},
        dice=rolls("hero 3"),
    ).choose("move:1513")
    assert table.options == ["gain:food", "gain:stone"]


# Outcomes


def test_glory_by_the_strength_of_a_beaten_horde() -> None:
    """KA 25.5, 20.13: by the strength of all hordes together."""
    table = arrange(
        "hordes",
        heroes=("darius", "taia"),
        settings={"horde_glory": "by"},
        land={"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0], "1713": ["fallen_city_gold", 0]},
        hero_at={"darius": "1413"},
        foes={"black": "1513", "gold": "1513"},
        hordes={"black": 1, "gold": 2},
        glory={"darius": 2},
        dice=rolls("hero 3"),
    ).choose("move:1513")
    assert table.field("trophies") == {"black": "darius", "gold": "darius"}
    assert table.of("glory", "darius") == 5


def test_one_rider_of_three_does_not_end_the_game() -> None:
    """KA 22.8, 23.2: the third does, hordes or not."""
    state: dict[str, Any] = {
        "heroes": ("darius", "taia"),
        "land": {
            "1513": ["fallen_city_black", 0],
            "1613": ["fallen_city_gold", 1],
            "1713": ["fallen_city_red", 1],
        },
        "hero_at": {"darius": "1413"},
        "weapons": {"darius": ["hammer", "hammer"]},
        "units": {"darius": {"mage": 2}},
        "dice": rolls("hero 3", "mage 3", "mage 3"),
    }
    first = arrange("riders", foes={"first": "1513"}, **state).choose("move:1513")
    assert first.asked == "darius turn"
    assert first.field("trophies") == {"first": "darius"}
    assert first.of("stones", "darius") == 6
    assert first.of("glory", "darius") == 10
    last = arrange(
        "riders",
        foes={"first": "1513"},
        trophies={"second": "taia", "third": "taia"},
        stones={"taia": 19},
        **state,
    ).choose("move:1513")
    assert last.asked == "over"
    assert last.winners == ["taia"]


def test_a_horde_beaten_with_the_general_counts() -> None:
    """KA 8.25, 14.7, 23.1, 23.4: its counter and the glory are his before the game ends."""
    table = arrange(
        "hordes",
        heroes=("darius", "taia"),
        land={"1513": ["final", 0], "1613": ["fallen_city_red", 1]},
        hero_at={"darius": "1413"},
        foes={"dark_general": "1513", "red": "1513"},
        hordes={"red": 1},
        praetorians=0,
        weapons={"darius": ["hammer", "hammer"]},
        units={"darius": {"mage": 4}},
        dice=rolls("hero 3", "mage 3", "mage 3", "mage 3", "mage 3"),
    ).choose("move:1513")
    assert table.asked == "over"
    assert table.of("stones", "darius") == 15
    assert table.field("trophies") == {"red": "darius", "dark_general": "darius"}
    assert table.of("glory", "darius") == 17
