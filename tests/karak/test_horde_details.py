"""Hordes in the corners of the rules: what keeps them away, where they end, whom they leave in peace."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, rolls

ALL_OUT: dict[str, list[Any]] = {
    "1112": ["fallen_city_black", 0],
    "1111": ["fallen_city_gold", 0],
    "1110": ["fallen_city_red", 0],
}


def besieged(strength: int, *, land: dict[str, list[Any]] | None = None, **state: Any) -> Scenario:
    """The black horde next to Darius' city on 1513, in which nothing stands; it is his turn."""
    given: dict[str, Any] = {
        "heroes": ("darius", "horan"),
        "land": {"1513": ["farm_1", 0], "1613": ["forest_1", 0], "1713": ["quarry_1", 0], **(land or {})},
        "cities": {"darius": "1513"},
        "foes": {"black": "1613"},
        "hordes": {"black": strength},
        "targets": {"black": "darius"},
        **state,
    }
    if not land:
        given["land"]["1112"] = ["fallen_city_black", 0]
    return arrange("hordes", **given)


def test_even_a_horde_of_one_finds_its_next_target() -> None:
    """KA 21.10: of 3 strength the city takes 2."""
    table = besieged(3, cities={"darius": "1513", "horan": "1713"})
    assert table.field("hordes") == {"black": 1}
    assert table.field("targets") == {"black": "horan"}


def test_a_horde_of_two_is_worn_out_by_the_city() -> None:
    """KA 21.9: it finds no target, even where one is."""
    table = besieged(2, cities={"darius": "1513", "horan": "1713"})
    assert table.field("targets") == {}
    assert table.field("foes") == {}
    assert table.field("trophies") == {"black": "darius"}


def test_a_horde_without_hope_leaves_after_its_siege_too() -> None:
    """KA 21.10, 19.11: with all three fallen cities out; else it waits."""
    gone = besieged(9, land=ALL_OUT)
    assert gone.field("foes") == {}
    assert gone.field("hordes") == {}
    assert gone.field("trophies") == {}
    waiting = besieged(9, land={"1112": ["fallen_city_black", 0], "1111": ["fallen_city_gold", 0]})
    assert waiting.field("foes") == {"black": "1613"}
    assert waiting.field("hordes") == {"black": 7}


def test_a_hopeless_horde_leaves_when_the_last_fallen_city_is_laid() -> None:
    """KA 19.10, 19.11: the waiting one chooses first and takes the only city; the new one goes."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={"1513": ["farm_1", 0], "1112": ["fallen_city_black", 0], "1111": ["fallen_city_gold", 0]},
        cities={"taia": "1513"},
        foes={"gold": "1111"},
        hordes={"gold": 12},
        draws=["fallen_city_red"],
    ).choose("explore:1312", "rotate:1")
    assert table.field("targets") == {"gold": "taia"}
    assert table.field("foes") == {"gold": "1111"}
    assert [each["horde"] for each in table.events("horde_left")] == ["red"]
    assert table.asked == "horan turn"


def test_a_horde_hunts_no_city_that_has_a_token() -> None:
    """KA 19.5, 19.9: neither one with a horde's nor one with the plague's."""
    table = besieged(
        9,
        heroes=("darius", "horan", "taia", "lorraine"),
        land={**ALL_OUT, "1512": ["farm_2", 0], "1412": ["farm_3", 0]},
        cities={"darius": "1513", "horan": "1713", "taia": "1512", "lorraine": "1412"},
        stones={"horan": 6, "taia": 4},
        foes={"black": "1613", "gold": "1111"},
        hordes={"black": 9, "gold": 9},
        targets={"black": "darius", "gold": "horan"},
        plague="taia",
    )
    assert table.field("targets") == {"black": "lorraine", "gold": "horan"}


def stepping_aside(**state: Any) -> Scenario:
    """The black horde comes from 1612 to 1512, where Taia stands; her city is on 1412."""
    given: dict[str, Any] = {
        "heroes": ("taia", "horan"),
        "land": {
            "1513": ["farm_1", 0],
            "1512": ["farm_forest_1", 0],
            "1412": ["farm_quarry_1", 0],
            "1511": ["forest_1", 0],
            "1612": ["quarry_1", 0],
            "1712": ["fallen_city_black", 0],
        },
        "cities": {"taia": "1412"},
        "hero_at": {"taia": "1512"},
        "foes": {"black": "1612"},
        "hordes": {"black": 8},
        "targets": {"black": "taia"},
        **state,
    }
    return arrange("hordes", **given)


def test_nobody_steps_aside_onto_enemies() -> None:
    """KA 19.19: only free tiles, monsters, hordes and bosses keep him out; cities do not."""
    table = stepping_aside()
    assert table.asked == "taia evade"
    assert sorted(table.offered("evade")) == ["1412", "1413", "1511", "1513", "1612"]
    table = stepping_aside(
        monsters={"1513": ["ghouls_sword"]}, foes={"black": "1612", "dark_general": "1511"}
    )
    assert sorted(table.offered("evade")) == ["1412", "1413", "1612"]
    assert table.refusal("evade:1513") == "not_free"
    assert table.refusal("evade:1511") == "not_free"
    assert table.refusal("evade:1712") == "too_far"
    assert table.refusal("evade:1514") == "not_revealed"


def test_nobody_steps_aside_over_a_chasm() -> None:
    """KA 19.19: the chasm of the own tile or of the other."""
    table = stepping_aside(
        land={
            "1513": ["farm_1", 0],
            "1512": ["farm_forest_2", 0],  # chasm to the north-east
            "1412": ["farm_quarry_1", 0],
            "1511": ["forest_2", 1],  # chasm to the south-west: no neighbour there
            "1611": ["forest_1", 0],
            "1612": ["quarry_1", 0],
            "1712": ["fallen_city_black", 0],
        }
    )
    assert "1611" not in table.offered("evade")
    assert table.refusal("evade:1611") == "blocked"


def test_he_who_stays_fights_at_once_if_it_is_his_horde() -> None:
    """KA 19.21, 4.10: in this very turn, with one action and no move."""
    table = stepping_aside(dice=rolls("hero 3")).choose("stay")
    assert table.events("fight_began")[0]["hex"] == "1512"
    assert table.of("toughness", "taia") == 4
    table.choose("gain:food")
    table.choose(table.options[0])
    assert table.asked == "horan turn"


@pytest.mark.parametrize(
    ("state", "options"),
    [
        ({}, ["infect:taia", "infect:lorraine", "pass"]),
        ({"cities": {"taia": "1613"}}, ["infect:taia", "pass"]),
        ({"plague": "taia"}, ["infect:lorraine", "pass"]),
        ({"built": {"lorraine": ["hospital"]}}, ["infect:taia", "pass"]),
        (
            {"targets": {"black": "taia"}, "foes": {"black": "1112"}, "hordes": {"black": 5}},
            ["infect:lorraine", "pass"],
        ),
    ],
)
def test_whose_city_can_be_plagued(state: dict[str, Any], options: list[str]) -> None:
    """KA 11.1, 11.3, 17.19, 19.9: a city that stands, without Hospital, horde token and plague token."""
    table = _two_skulls(**state)
    assert table.asked == "horan plague"
    assert table.options == options


def test_one_skull_sends_no_plague() -> None:
    """KA 11.1, 25.7: two are needed, and the table may leave it out."""
    assert _two_skulls(dice=rolls("hero 3", "knight skull")).asked == "horan turn"
    assert _two_skulls(settings={"plague": "left_out"}).asked == "horan turn"


def _two_skulls(**state: Any) -> Scenario:
    given: dict[str, Any] = {
        "hero_at": {"horan": "1413"},
        "land": {
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1713": ["quarry_1", 0],
            "1112": ["fallen_city_black", 0],
        },
        "cities": {"taia": "1613", "lorraine": "1713"},
        "monsters": {"1513": ["abyss_giants_two_soul_stones"]},
        "units": {"horan": {"knight": 1}},
        "dice": rolls("hero skull", "knight skull"),
        "board": {
            "lorraine": ["army_camp", "archery_range", "stables", "portal", "new_glory_banner", "hospital"]
        },
        **state,
    }
    return arrange("hordes", "new_buildings", **given).choose("move:1513")


def test_a_horde_follows_a_city_that_flew() -> None:
    """KA 21.11, 15.24: its token flies along; no longer next to it the horde marches on, and besieges again."""
    table = arrange(
        "hordes",
        "new_heroes",
        heroes=("sidhar", "horan"),
        land={
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1713": ["quarry_1", 0],
            "1813": ["fallen_city_black", 0],
        },
        hero_at={"sidhar": "1613"},
        cities={"sidhar": "1613"},
        built={"sidhar": ["portal", "stables"]},
        foes={"black": "1713"},
        hordes={"black": 10},
        targets={"black": "sidhar"},
    )
    table.choose("raze:portal", "gain:food")
    assert table.field("hordes") == {"black": 6}
    table.choose("fly:1513", "end", "end")
    assert table.field("foes") == {"black": "1613"}, "it marched instead of besieging"
    assert table.of("built", "sidhar") == ["stables"]
    table.choose("evade:1713", "end", "end")
    assert table.field("hordes") == {"black": 2}, "the stables cost 4"


def test_a_penniless_hero_goes_through_no_portal_into_a_citadel() -> None:
    """KA 17.16, 17.18: the toll is due there too; with a marker he may, and pays."""
    state: dict[str, Any] = {
        "heroes": ("horan", "taia"),
        "land": {
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1713": ["quarry_1", 0],
            "1813": ["farm_2", 0],
            "1214": ["forest_2", 0],
        },
        "hero_at": {"horan": "1513"},
        "cities": {"horan": "1513", "taia": "1713"},
        "board": {"taia": ["army_camp", "archery_range", "stables", "portal", "new_glory_banner", "citadel"]},
        "built": {"horan": ["portal"], "taia": ["citadel"]},
    }
    poor = arrange("new_buildings", **state)
    assert "1713" not in poor.offered("portal")
    assert "1813" in poor.offered("portal")
    assert poor.refusal("portal:1713") == "toll"
    rich = arrange("new_buildings", resources={"horan": {"wood": 1}}, **state).choose("portal:1713")
    assert rich.of("resources", "taia") == {"wood": 1}
    assert rich.of("hero_at", "horan") == "1713"
