"""Hordes: whom they hunt, how they march, fights with them, sieges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls, settings_with

FOUR = ("horan", "taia", "lorraine", "darius")
LAND: dict[str, list[Any]] = {
    "1513": ["farm_1", 0],
    "1613": ["forest_1", 0],
    "1713": ["quarry_1", 0],
    "1512": ["farm_forest_1", 0],
    "1412": ["farm_quarry_1", 0],
}
CITIES = {"taia": "1513", "lorraine": "1613", "darius": "1713"}


def reveal(tile: str = "fallen_city_black", **state: Any) -> Scenario:
    """Horan explores to the north-west of the castle and finds a fallen city; he rolls a 1."""
    given = {"heroes": FOUR, "land": LAND, "cities": CITIES, "dice": rolls("hero 1"), **state}
    return arrange("hordes", draws=[tile], **given).choose("explore:1312", "rotate:0")


def hunted(table: Scenario) -> Any:
    return table.field("targets").get("black")


def test_example_4_a_horde_appears_and_chooses() -> None:
    """KA 19.2 to 19.7: at full strength, without tokens; the plagued city is spared, glory decides; then the fight."""
    table = reveal(
        stones={"taia": 6, "lorraine": 4, "darius": 4}, glory={"lorraine": 2, "darius": 1}, plague="taia"
    )
    assert table.field("foes") == {"black": "1312"}
    assert table.field("monsters") == {}
    assert hunted(table) == "lorraine"
    assert table.events("fight_began")[0]["strength"] == 10
    assert table.of("toughness", "horan") == 4


BETTER: list[dict[str, Any]] = [
    {"stones": 2},
    {"glory": 1},
    {"built": ["portal"]},
    {"units": {"knight": 1}},
    {"resources": {"food": 1}},
]
"""What a horde compares, the weightiest first."""


@pytest.mark.parametrize("rank", range(len(BETTER)))
def test_how_ties_are_broken(rank: int) -> None:
    """KA 19.6, 19.7: soul stones, glory, buildings, army dice, markers: the first outweighs all that follow."""
    state: dict[str, dict[str, Any]] = {}
    for field, value in BETTER[rank].items():
        state.setdefault(field, {})["darius"] = value
    for less in BETTER[rank + 1 :]:
        for field, value in less.items():
            state.setdefault(field, {})["taia"] = value
    assert hunted(reveal(**state)) == "darius"


def test_skeletons_are_dice_of_the_army() -> None:
    """KA 1.10, 19.7: they break a tie; the die of an amulet does not."""
    table = reveal(units={"lorraine": {"knight": 1, "skeleton": 2}, "taia": {"mage": 2}})
    assert hunted(table) == "lorraine"
    table = reveal(
        units={"lorraine": {"knight": 1}, "darius": {"knight": 1}},
        amulets={"darius": "amulet_bear"},
        resources={"lorraine": {"food": 1}},
    )
    assert hunted(table) == "lorraine"


def test_only_those_still_level_are_compared() -> None:
    """KA 19.7: who was behind once does not come back."""
    table = reveal(
        stones={"lorraine": 4, "darius": 4, "taia": 2},
        glory={"darius": 1, "taia": 9},
        built={"taia": ["portal"]},
    )
    assert hunted(table) == "darius"


def test_the_roll_off() -> None:
    """KA 19.8: the fewest swords; those level at the fewest roll again."""
    dice = rolls("hero 1", "hero 1", "hero 3", "hero 2", "hero skull", "hero 1")
    table = reveal(dice=dice)
    assert hunted(table) == "lorraine"
    assert len(table.events("target_rolled")) == 2


def test_a_horde_without_a_target_waits() -> None:
    """KA 19.5, 19.10, 19.12, 24.4 (FAQ): nobody without a city is hunted; at the next fallen city it chooses first."""
    table = reveal(cities={})
    assert table.events("horde_waits")
    assert table.field("targets") == {}
    again = arrange(
        "hordes",
        heroes=FOUR,
        land={**LAND, "1212": ["fallen_city_black", 0]},
        cities={"taia": "1513", "lorraine": "1613"},
        stones={"taia": 2},
        foes={"black": "1212"},
        hordes={"black": 10},
        draws=["fallen_city_gold"],
        dice=rolls("hero 1"),
    ).choose("explore:1312", "rotate:0")
    assert again.field("targets") == {"black": "taia", "gold": "lorraine"}


def test_whom_no_horde_hunts_is_left_in_peace() -> None:
    """KA 4.2: the step in which hordes march passes, wherever play begins with it."""
    steps: list[Any] = [["turn", {"seat": "horan"}], ["hordes", {"seat": "taia"}]]
    table = Scenario(
        steps, seats=FOUR, settings=settings_with("hordes"), pause=False, land=LAND, cities=CITIES
    )
    assert table.asked == "horan turn"
    assert not table.events("horde_stuck")


def test_a_horde_without_hope_leaves() -> None:
    """KA 19.11: with all three fallen cities out; the one just revealed is not fought."""
    table = arrange(
        "hordes",
        land={**LAND, "1212": ["fallen_city_black", 0], "1112": ["fallen_city_gold", 0]},
        draws=["fallen_city_red"],
    ).choose("explore:1312", "rotate:1")
    assert table.events("horde_left")
    assert table.field("foes") == {}
    assert table.asked == "horan turn"
    assert not table.events("fight_began")


def march(**state: Any) -> Scenario:
    """The black horde hunts Taia's city; it is her turn."""
    given: dict[str, Any] = {
        "heroes": ("taia", "horan"),
        "land": {**LAND, "1612": ["fallen_city_black", 0], "1712": ["farm_2", 0]},
        "cities": {"taia": "1412"},
        "foes": {"black": "1612"},
        "hordes": {"black": 8},
        "targets": {"black": "taia"},
        **state,
    }
    return arrange("hordes", **given)


def test_example_5_a_horde_marches() -> None:
    """KA 19.13 to 19.15, 4.1, 4.2: one tile closer, the owner chooses, chasms do not matter, before anything else."""
    table = march(
        land={
            "1512": ["forest_2", 0],
            "1511": ["farm_forest_2", 0],
            "1412": ["farm_quarry_1", 0],
            "1611": ["fallen_city_black", 0],
        },
        foes={"black": "1611"},
    )
    assert table.asked == "taia march"
    assert sorted(table.options) == ["march:1511", "march:1512"]
    assert table.refusal("march:1413") == "horde_keeps_out"
    table.choose("march:1512")
    assert table.field("foes") == {"black": "1512"}
    assert table.asked == "taia turn"


def test_hordes_go_around() -> None:
    """KA 19.14, 19.16, 18.3: other cities, stalls and the start tile; without a way they stay."""
    land: dict[str, list[Any]] = {
        "1412": ["farm_1", 0],
        "1512": ["forest_1", 0],
        "1612": ["fallen_city_black", 0],
    }
    table = march(land=land, cities={"taia": "1412", "horan": "1512"})
    assert table.field("foes") == {"black": "1612"}
    stall = arrange(
        "hordes",
        "merchant",
        heroes=("taia", "horan"),
        land={**land, "1512": ["merchant_stall_1", 0]},
        cities={"taia": "1412"},
        foes={"black": "1612"},
        hordes={"black": 8},
        targets={"black": "taia"},
    )
    assert stall.field("foes") == {"black": "1612"}


def test_hordes_enter_tiles_with_monsters() -> None:
    """KA 19.18."""
    table = march(monsters={"1512": ["ghouls_sword"]})
    assert table.field("foes") == {"black": "1512"}


def test_stepping_aside() -> None:
    """KA 19.19, 1.9: one tile, free, over an open border, beginning with the player whose turn it is."""
    table = march(hero_at={"taia": "1512", "horan": "1512"})
    assert table.asked == "taia evade"
    assert "evade:1412" in table.options
    assert table.refusal("evade:1713") == "too_far"
    table.choose("evade:1513")
    assert table.asked == "horan evade"
    table.choose("stay")
    assert table.of("hero_at", "taia") == "1513"
    assert table.asked == "taia turn"


def test_hannah_steps_aside_over_a_chasm() -> None:
    """KA 19.20."""
    state: dict[str, Any] = {
        "heroes": ("hannah", "horan"),
        "land": {
            "1412": ["farm_1", 0],
            "1512": ["quarry_2", 5],
            "1612": ["fallen_city_black", 0],
            "1513": ["farm_2", 0],
        },
        "cities": {"hannah": "1412"},
        "hero_at": {"hannah": "1512", "horan": "1512"},
        "foes": {"black": "1612"},
        "hordes": {"black": 8},
        "targets": {"black": "hannah"},
    }
    table = arrange("hordes", "new_heroes", **state)
    mine = set(table.offered("evade"))
    table.choose("stay")
    assert set(table.offered("evade")) < mine


def test_example_6_the_fight_is_the_whole_turn() -> None:
    """KA 19.21, 19.23, 4.10, 20.1 to 20.7, 20.14: horde 8, total 5."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={**LAND, "1612": ["fallen_city_black", 0]},
        hero_at={"horan": "1613"},
        foes={"black": "1613"},
        hordes={"black": 8},
        units={"horan": {"knight": 1}},
        dice=rolls("hero 3", "knight 2"),
    )
    assert table.asked == "horan gain"
    assert table.of("toughness", "horan") == 4
    assert table.field("hordes") == {"black": 3}
    table.choose("gain:stone")
    assert table.of("resources", "horan") == {"stone": 1}
    assert table.of("glory", "horan") == 5
    assert table.asked == "horan retreat"
    table.choose("retreat:1713")
    assert table.asked == "taia turn"


def test_a_horde_that_moved_on_is_forgotten() -> None:
    """KA 19.22: the turn is a normal one."""
    table = arrange(
        "hordes",
        land={**LAND, "1612": ["fallen_city_black", 0]},
        hero_at={"horan": "1613"},
        foes={"black": "1713"},
        hordes={"black": 8},
    )
    assert table.field("actions") == 2
    assert "gather" in table.options


def against_horde(strength: int, **state: Any) -> Scenario:
    given: dict[str, Any] = {
        "land": {"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0]},
        "foes": {"black": "1513"},
        "hordes": {"black": strength},
        **state,
    }
    return fight("hordes", hero="darius", **given)


def test_a_beaten_horde() -> None:
    """KA 20.3, 20.6, 20.8, 20.9, 20.13: counter and soul stones; he must go although nothing hostile is left."""
    table = against_horde(3, dice=rolls("hero 3"), targets={})
    table.choose("gain:food")
    assert table.field("trophies") == {"black": "darius"}
    assert table.of("stones", "darius") == 4
    assert table.asked == "darius turn"
    assert table.of("hero_at", "darius") == "1413"


def test_a_table_may_let_him_stay() -> None:
    """KA 20.8, 25.6: only where nothing hostile is left."""
    house = {"horde_beaten": "may_stay"}
    table = against_horde(3, dice=rolls("hero 3"), settings=house).choose("gain:food")
    assert table.options == ["stay", "retreat:1413"]
    table.choose("stay")
    assert table.of("hero_at", "darius") == "1513"
    table = against_horde(
        3, dice=rolls("hero 3"), settings=house, monsters={"1513": ["ghouls_sword"]}
    ).choose("gain:food")
    assert table.asked == "darius turn"
    assert table.of("hero_at", "darius") == "1413"


def test_who_said_nothing_before_revision_4_may_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """KA 25.6: what is usual has changed, not what was agreed. A table that says what it wants is played so by either."""
    for revision, said, offered in (
        (3, {}, ["stay", "retreat:1413"]),
        (3, {"horde_beaten": "must_retreat"}, []),
        (4, {}, []),
        (4, {"horde_beaten": "may_stay"}, ["stay", "retreat:1413"]),
    ):
        monkeypatch.setattr(Scenario, "revision", revision)
        table = against_horde(3, dice=rolls("hero 3"), settings=said).choose("gain:food")
        assert [key for key in table.options if key in ("stay", "retreat:1413")] == offered


def test_glory_by_the_strength_taken_off() -> None:
    """KA 25.5: the letter of the rulebook, only for who has less than that."""
    for before, after in ((0, 3), (2, 5), (3, 3), (7, 7)):
        table = against_horde(
            9, dice=rolls("hero 3"), settings={"horde_glory": "by"}, glory={"darius": before}
        )
        assert table.choose("gain:food").of("glory", "darius") == after
    table = against_horde(9, dice=rolls("hero 3"), settings={"horde_glory": "to"}, glory={"darius": 2})
    table.choose("gain:food")
    assert table.of("glory", "darius") == 3


def test_horde_and_army_on_one_tile() -> None:
    """KA 20.10, 20.11, 20.13: the army needs the whole sum, the horde loses in any case."""
    both: dict[str, Any] = {"monsters": {"1513": ["dryads_soul_stone"]}, "units": {"darius": {"knight": 2}}}
    table = against_horde(4, dice=rolls("hero 3", "knight 1", "knight 1"), **both)
    table.choose("gain:food")
    assert table.field("trophies") == {"black": "darius"}
    assert table.field("monsters") == {"1513": ["dryads_soul_stone"]}
    assert table.of("hero_at", "darius") == "1413"
    assert table.of("glory", "darius") == 4
    table = against_horde(4, dice=rolls("hero 3", "knight 2", "knight 2"), **both)
    table.choose("gain:food")
    assert table.of("stones", "darius") == 6
    assert table.of("glory", "darius") == 7


def test_two_hordes_on_one_tile() -> None:
    """KA 20.12: the fighter says which one takes his strength first; resources for each by itself."""
    table = against_horde(
        2,
        foes={"black": "1513", "gold": "1513"},
        hordes={"black": 2, "gold": 15},
        land={"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0], "1713": ["fallen_city_gold", 0]},
        dice=rolls("hero 3", "knight 2"),
        units={"darius": {"knight": 1}},
    )
    assert table.options == ["strike:black", "strike:gold"]
    assert table.refusal("strike:red") == "horde_not_here"
    table.choose("strike:black")
    assert table.field("hordes") == {"gold": 12}
    table.choose("gain:wood")
    assert table.of("resources", "darius") == {"wood": 1}
    assert table.of("glory", "darius") == 5


def test_the_general_and_a_horde() -> None:
    """KA 14.7: the sum is not reached, the horde loses, praetorians fall."""
    table = fight(
        "hordes",
        hero="darius",
        land={"1513": ["final", 0], "1613": ["fallen_city_black", 0]},
        foes={"dark_general": "1513", "black": "1513"},
        hordes={"black": 9},
        dice=rolls("hero 1"),
        weapons={"darius": ["hammer", "hammer"]},
    )
    table.choose("gain:food")
    assert table.field("hordes") == {"black": 4}
    assert table.field("praetorians") == 1
    assert table.of("toughness", "darius") == 4


def attacked_at(here: str, land: dict[str, list[Any]], **state: Any) -> Scenario:
    """Horan begins his turn on the black horde's tile; he rolls a 1, which does not beat it."""
    return arrange(
        "hordes",
        heroes=("horan", "taia"),
        land=land,
        hero_at={"horan": here},
        foes={"black": here},
        hordes={"black": 9},
        dice=rolls("hero 1"),
        **state,
    )


CUT_OFF: dict[str, list[Any]] = {
    "1512": ["fallen_city_black", 0],
    "1513": ["farm_1", 0],
    "1613": ["forest_1", 0],
    "1713": ["farm_forest_3", 0],
}
"""The western and only border of 1713 is blocked."""


def test_no_free_tile_to_retreat_to() -> None:
    """KA 20.7: then home, to the city, and without one to Karak Castle, however near other tiles are."""
    assert attacked_at("1713", CUT_OFF, cities={"horan": "1513"}).of("hero_at", "horan") == "1513"
    assert attacked_at("1713", CUT_OFF).of("hero_at", "horan") == "1313"
    assert attacked_at("1713", CUT_OFF, cities={"taia": "1513"}).of("hero_at", "horan") == "1313"


def test_the_nearest_free_tile_is_counted_over_open_borders() -> None:
    """KA 20.7: not the free one behind the chasm, nor the near one with monsters, nor one's city further away."""
    land: dict[str, list[Any]] = {
        "1613": ["forest_2", 3],  # its chasm lies to the east
        "1713": ["farm_1", 0],
        "1513": ["forest_1", 0],
        "1712": ["fallen_city_black", 0],
        "1811": ["quarry_1", 0],
    }
    table = attacked_at(
        "1613", land, monsters={"1513": ["ghouls_sword"], "1712": []}, cities={"horan": "1811"}
    )
    assert table.of("hero_at", "horan") == "1712"
    del land["1712"]
    land["1112"] = ["fallen_city_black", 0]
    del land["1811"]
    table = attacked_at("1613", land, monsters={"1513": ["ghouls_sword"]}, cities={"horan": "1713"})
    assert table.of("hero_at", "horan") == "1413", "two steps away, but over open borders"


def test_among_equally_near_tiles_he_chooses() -> None:
    """KA 20.7: all free neighbours, none further away."""
    land: dict[str, list[Any]] = {
        "1513": ["farm_1", 0],
        "1613": ["forest_1", 0],
        "1713": ["quarry_1", 0],
        "1813": ["farm_2", 0],
        "1512": ["fallen_city_black", 0],
    }
    table = attacked_at("1613", land)
    assert table.options == ["retreat:1513", "retreat:1713"]
    assert table.refusal("retreat:1813") == "retreat"


# Sieges


def siege(strength: int, **state: Any) -> Scenario:
    given: dict[str, Any] = {
        "heroes": ("darius", "horan"),
        "land": {"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0]},
        "cities": {"darius": "1513"},
        "foes": {"black": "1613"},
        "hordes": {"black": strength},
        "targets": {"black": "darius"},
        "board": {
            "darius": ["army_camp", "archery_range", "stables", "portal", "new_glory_banner", "citadel"]
        },
        **state,
    }
    return arrange("hordes", "new_buildings", **given)


def test_example_7_siege() -> None:
    """KA 21.1 to 21.6, 21.12, 17.15, 19.17: Citadel 5, the Banner 1: 6 in all."""
    table = siege(8, built={"darius": ["citadel", "new_glory_banner"]}, glory={"darius": 7})
    assert table.asked == "darius raze"
    assert table.options == ["raze:new_glory_banner", "raze:citadel"]
    assert table.refusal("raze:stables") == "not_built"
    table.choose("raze:new_glory_banner")
    assert table.field("hordes") == {"black": 2}
    table.choose("gain:food", "gain:wood")
    assert table.of("glory", "darius") == 6
    assert table.of("built", "darius") == ["citadel"]
    assert table.asked == "darius turn"
    assert table.field("foes") == {"black": "1613"}


def test_a_horde_worn_out_by_the_siege() -> None:
    """KA 21.5, 21.7: only strength that was there counts; the owner takes the counter."""
    table = siege(8, built={"darius": ["citadel", "new_glory_banner"]}, glory={"darius": 7}).choose(
        "raze:citadel"
    )
    table.choose("gain:food", "gain:food")
    assert table.of("glory", "darius") == 8
    assert table.field("trophies") == {"black": "darius"}
    assert table.of("stones", "darius") == 4
    table = siege(4, built={"darius": ["citadel"]})
    table.choose("gain:food")
    assert table.of("built", "darius") == ["citadel"]
    assert table.field("trophies") == {"black": "darius"}


def test_a_city_without_buildings_is_destroyed() -> None:
    """KA 21.8, 21.10, 6.8: the horde loses 2 and looks for a new target at once."""
    table = siege(9, cities={"darius": "1513"})
    assert table.field("cities")["darius"] is None
    assert table.field("hordes") == {"black": 7}
    assert table.field("targets") == {}
    table = siege(
        9,
        land={"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0], "1713": ["forest_1", 0]},
        cities={"darius": "1513", "horan": "1713"},
    )
    assert table.field("targets") == {"black": "horan"}
    assert table.asked == "darius turn"


def test_the_last_two_points() -> None:
    """KA 21.9: neither resources nor glory, but the counter."""
    table = siege(2)
    assert table.field("trophies") == {"black": "darius"}
    assert table.of("resources", "darius") == {}
    assert table.of("glory", "darius") == 0


def test_the_siege_goes_on() -> None:
    """KA 21.11: again in the owner's next turn."""
    table = siege(9, built={"darius": ["portal"]})
    table.choose("gain:food")
    assert table.field("hordes") == {"black": 5}
    table.choose("end", "end")
    assert table.field("cities")["darius"] is None


def test_answers_about_imperium_need_nothing_here() -> None:
    """KA 24.1, 24.3, 24.5, 24.6: no Emperor, no Wizard, no Minimus, no cave or mine in this box."""
    from warhost.games.karak.components import HEROES, TILES

    assert not {"emperor", "wizard", "minimus"} & set(HEROES.ids)
    assert not {"goblin_cave", "rock_eater_mine"} & set(TILES.ids)


def test_the_horde_comes_before_everything() -> None:
    """KA 4.2, 4.3, 17.21: then the Inn, then actions."""
    table = siege(
        9,
        built={"darius": ["citadel", "inn"]},
        board={"darius": ["army_camp", "archery_range", "stables", "portal", "inn", "citadel"]},
    )
    assert table.asked == "darius raze"
    table.choose("raze:citadel", "gain:wood", "gain:wood", "gain:wood")
    assert table.asked == "darius gain"
