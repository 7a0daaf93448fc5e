"""Cannonade, the merchant and a horde among several heroes, in their corners."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls

GIANTS = ["abyss_giants_two_soul_stones"]


def sidhar(markers: int, **state: Any) -> Scenario:
    return fight(
        "new_heroes",
        hero="sidhar",
        against=GIANTS,
        dice=rolls("hero 2"),
        resources={"sidhar": {"food": markers}},
        **state,
    )


@pytest.mark.parametrize(("markers", "shots"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 2)])
def test_cannonade_takes_two_markers_twice_at_most(markers: int, shots: int) -> None:
    """KA 15.20: 1 strength for 2 markers, 2 for 4."""
    table = sidhar(markers)
    for _ in range(shots):
        assert table.asked == "sidhar add"
        table.choose(next(key for key in table.options if key.startswith("cannonade:")))
    assert table.asked == "sidhar turn"
    assert table.events("fight_lost")[0]["total"] == 2 + shots
    assert table.of("resources", "sidhar") == ({"food": markers - 2 * shots} if markers > 2 * shots else {})


def test_what_was_added_is_noted() -> None:
    """KA 8.15: missiles and shots alike; nobody else has the cannons."""
    table = sidhar(2, spells={"sidhar": ["fire_missile"]})
    table.choose("cast:fire_missile")
    table.choose(table.options[0])
    assert table.of("fight", "added") == 2
    other = fight(against=GIANTS, dice=rolls("hero 2"), resources={"horan": {"food": 9}})
    assert other.asked == "horan turn"


def test_a_unit_given_up_counts_no_swords() -> None:
    """KA 9.3: nor does one that its symbol took."""
    table = fight(
        "new_buildings",
        against=GIANTS,
        dice=rolls("hero 1", "knight 2", "minotaur hunger"),
        units={"horan": {"knight": 1, "minotaur": 1}},
    ).choose("feed:knight:2:stands")
    assert table.events("fight_lost")[0]["total"] == 1


def test_without_a_market_nothing_is_exchanged() -> None:
    """KA 17.11: neither to begin with nor between purchases."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        built={"horan": ["stables"]},
        resources={"horan": {"food": 9, "wood": 9, "stone": 9}},
        glory={"horan": 2},
    )
    assert "exchange" not in table.options
    assert "exchange" not in table.choose("build:army_camp").options


def at_stall(**state: Any) -> Scenario:
    given: dict[str, Any] = {
        "heroes": ("horan", "taia"),
        "land": {"1513": ["merchant_stall_1", 0]},
        "hero_at": {"horan": "1513"},
        "resources": {"horan": {"food": 6, "wood": 6, "stone": 9}},
        **state,
    }
    return arrange("merchant", **given)


def test_a_bought_item_finds_its_place_before_the_next() -> None:
    """KA 18.4, 18.6, 10.3: with full slots it replaces another or is left lying."""
    table = at_stall(weapons={"horan": ["sword", "hammer"]}).choose("buy:trade_sword")
    assert table.asked == "horan equip"
    assert table.options == ["replace:weapon:sword", "replace:weapon:hammer", "leave"]
    table.choose("leave")
    assert table.asked == "horan buy"
    assert table.field("ground") == {"1513": ["trade_sword"]}
    table.choose("buy:trade_fire_missile", "done")
    assert table.of("spells", "horan") == ["trade_fire_missile"]
    assert table.field("actions") == 1


def test_what_is_sold_out_or_too_dear_is_not_offered() -> None:
    """KA 18.4, 18.5: the only hammer is Horan's, and amulets of Action and Protection cost too much wood."""
    left = {"sword": 3, "fire_missile": 5, "amulet_glory": 1, "amulet_action": 1, "amulet_protection": 1}
    table = at_stall(
        weapons={"horan": ["trade_hammer"]},
        resources={"horan": {"food": 2, "wood": 1, "stone": 9}},
        trade_pool={f"trade_{ware}": count for ware, count in left.items()},
    )
    assert set(table.offered("buy")) == {"trade_sword", "trade_fire_missile", "trade_amulet_glory"}
    away = at_stall(hero_at={"horan": "1413"})
    assert away.offered("buy") == []


def test_several_heroes_step_aside_in_turn_order() -> None:
    """KA 19.19: beginning with the player whose turn it is, round to the one before."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia", "lorraine"),
        seat="taia",
        land={
            "1513": ["farm_1", 0],
            "1512": ["farm_forest_1", 0],
            "1412": ["farm_quarry_1", 0],
            "1612": ["quarry_1", 0],
            "1712": ["fallen_city_black", 0],
        },
        cities={"taia": "1412"},
        hero_at={"horan": "1512", "taia": "1512", "lorraine": "1512"},
        foes={"black": "1612"},
        hordes={"black": 8},
        targets={"black": "taia"},
    )
    asked = []
    while table.asked.endswith("evade"):
        asked.append(table.asked.split()[0])
        table.choose("evade:1513")
    assert asked == ["taia", "lorraine", "horan"]
    assert table.asked == "taia turn"
