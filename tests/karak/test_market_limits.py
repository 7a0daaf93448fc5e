"""The Market, where supply, fee and prices leave just enough or just too little (KA 6.13, 17.11 to 17.14)."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange
from tests.karak.test_market import ALL_BUT_TOWER, at_market


def left_of_stone(markers: dict[str, int], supply: int) -> Scenario:
    """Only the tower (1 food, 2 stone) is left to build, and the supply has so many stones."""
    elsewhere = 40 - supply - markers.get("stone", 0)
    return at_market(markers, built=ALL_BUT_TOWER, others={"taia": {"stone": elsewhere}})


def test_a_stone_paid_as_the_fee_can_be_got_again() -> None:
    """KA 17.12, 1.4: it is in the supply, one and no more."""
    markers = {"food": 1, "wood": 2, "stone": 1}
    table = left_of_stone(markers, supply=1).choose("exchange")
    assert table.options == ["pay:food", "pay:wood", "pay:stone"]
    table.choose("pay:stone", "swap:wood>stone", "swap:wood>stone")
    assert "mage_tower" in table.of("built", "horan"), "both stones came from the supply"
    assert "exchange" not in left_of_stone(markers, supply=0).options


def test_one_lacking_resource_is_enough_to_refuse() -> None:
    """KA 6.13, 17.14: stones in plenty do not help where the supply has no food."""
    assert "exchange" in at_market({"wood": 5}, built=ALL_BUT_TOWER).options
    no_food = at_market({"wood": 5}, built=ALL_BUT_TOWER, others={"taia": {"food": 40}})
    assert "exchange" not in no_food.options


def test_units_without_their_building_are_no_purchase() -> None:
    """KA 6.13, 6.11: for one marker there is a mage, but no tower to train him."""
    table = at_market({"wood": 2}, built=("new_glory_banner",), glory={"horan": 2})
    assert "exchange" not in table.options
    trained = at_market({"wood": 2}, built=("new_glory_banner", "mage_tower"), glory={"horan": 2})
    assert "exchange" in trained.options


def test_who_has_paid_the_fee_must_swap() -> None:
    """KA 17.11: at least one marker, even where something could be bought at once; how many is told."""
    table = at_market({"wood": 4}).choose("exchange")
    assert table.options == ["swap:wood>food", "swap:wood>stone"]
    assert table.match.prompt(0)["about"]["swapped"] == 0
    table.choose("swap:wood>food")
    assert "done" in table.options
    assert table.match.prompt(0)["about"]["swapped"] == 1
    table.choose("swap:wood>food")
    assert table.of("resources", "horan") == {"wood": 1, "food": 2}


def at_work(**state: Any) -> Scenario:
    given: dict[str, Any] = {
        "heroes": ("horan", "taia"),
        "hero_at": {"horan": "1613"},
        "cities": {"horan": "1613"},
        "board": {
            "horan": ["army_camp", "archery_range", "mage_tower", "stables", "new_glory_banner", "market"]
        },
        "built": {"horan": ["market", "army_camp", "mage_tower"]},
        "glory": {"horan": 5},
        "resources": {"horan": {"food": 6, "wood": 6, "stone": 6}},
        **state,
    }
    return arrange("new_buildings", **given)


def test_what_the_action_has_become_is_told() -> None:
    """KA 6.9, 6.11, 6.13: open after an exchange, then building or training."""
    opened = at_work().choose("exchange", "pay:food", "swap:food>wood", "done")
    assert opened.asked == "horan work"
    assert opened.match.prompt(0)["about"]["kind"] == 0
    assert opened.offered("build")
    assert opened.offered("train") == ["knight", "mage"]
    built = at_work().choose("build:stables")
    assert built.match.prompt(0)["about"]["kind"] == 1
    trained = at_work().choose("train:knight")
    assert trained.match.prompt(0)["about"]["kind"] == 2


def test_an_action_in_which_nothing_can_be_bought_any_more_ends() -> None:
    """KA 6.13, 17.13: a position may say so; the next action has an exchange of its own again."""
    table = Scenario(
        [["turn", {"seat": "taia"}], ["work", {"seat": "horan", "kind": 0}]],
        seats=("horan", "taia"),
        settings={"new_buildings": "on"},
        pause=False,
        hero_at={"horan": "1513"},
        land={"1513": ["farm_1", 0]},
        cities={"horan": "1513"},
        exchange=[1, 0, 0],
    )
    assert table.asked == "taia turn"
    assert table.state.exchange == []
