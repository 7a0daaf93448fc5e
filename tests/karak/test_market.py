"""The Market: an exchange is part of building or training, never an action of its own."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange

BOARD = ["army_camp", "archery_range", "mage_tower", "stables", "new_glory_banner", "market"]


def at_market(
    markers: dict[str, int],
    *,
    built: tuple[str, ...] = (),
    others: dict[str, dict[str, int]] | None = None,
    **state: Any,
) -> Scenario:
    """Horan in his city, the Market standing. Left to build: camp (2 food, 1 wood), range (2 wood, 1 stone), tower (1 food,
    2 stone), stables (2 food, 2 wood), banner (1 wood)."""
    return arrange(
        "new_buildings",
        heroes=("horan", "taia"),
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        board={"horan": BOARD},
        built={"horan": ["market", *built]},
        resources={"horan": markers, **(others or {})},
        **state,
    )


ALL_BUT_TOWER = ("army_camp", "archery_range", "stables", "new_glory_banner")


def test_an_exchange_must_lead_to_a_purchase() -> None:
    """KA 6.13: it begins the action, and the action cannot end with it."""
    table = at_market({"wood": 4}).choose("exchange")
    table.choose("swap:wood>stone", "done")
    assert table.of("resources", "horan") == {"wood": 2, "stone": 1}
    assert table.options == ["build:archery_range", "build:new_glory_banner"]
    assert table.refusal("done") == "refused-not-now"
    table.choose("build:archery_range")
    assert table.asked == "horan turn"
    assert table.field("actions") == 1
    assert table.field("purchased") is False


def test_no_exchange_where_nothing_can_be_bought() -> None:
    """KA 6.13: two markers pay the fee and leave one, which buys nothing but a banner."""
    assert "exchange" in at_market({"stone": 2}).options
    table = at_market({"stone": 2}, built=("new_glory_banner",))
    assert "exchange" not in table.options
    assert table.refusal("exchange") == "refused-not-now"
    everything = at_market({"stone": 9}, built=(*ALL_BUT_TOWER, "mage_tower"))
    assert "exchange" not in everything.options


def test_units_are_purchases_too() -> None:
    """KA 6.13, 7.5: as long as glory leaves room and dice are there."""
    built = (*ALL_BUT_TOWER, "mage_tower")
    table = at_market({"stone": 2}, built=built, glory={"horan": 1})
    table.choose("exchange", "swap:stone>food")
    assert table.of("units", "horan") == {"knight": 1}, "the only purchase that was left"
    full = at_market({"stone": 2}, built=built, glory={"horan": 1}, units={"horan": {"mage": 1}})
    assert "exchange" not in full.options
    none_left = at_market(
        {"stone": 2}, built=("army_camp",), glory={"horan": 1}, units={"taia": {"knight": 10}}
    )
    none_left.choose("exchange")
    assert none_left.of("built", "horan") == ["army_camp", "new_glory_banner", "market"]


def test_fee_and_swaps_keep_the_purchase_in_reach() -> None:
    """KA 6.13, 17.12: with the tower (1 food, 2 stone) alone to build."""
    scarce = {"taia": {"food": 39, "stone": 38}}
    table = at_market({"food": 1, "wood": 1, "stone": 2}, built=ALL_BUT_TOWER, others=scarce)
    table.choose("exchange")
    assert table.options == ["pay:food", "pay:stone"], "a fee of wood leaves nothing that could be swapped"
    assert table.refusal("pay:wood") == "out_of_reach"
    table.choose("pay:stone", "swap:wood>stone")
    assert "mage_tower" in table.of("built", "horan")
    table = at_market({"food": 4, "wood": 1}, built=ALL_BUT_TOWER).choose("exchange", "pay:food")
    assert table.offered("swap") == ["food>wood", "food>stone", "wood>food", "wood>stone"]
    table.choose("swap:food>wood")
    assert table.offered("swap") == ["food>stone", "wood>food", "wood>stone"]
    assert table.refusal("swap:food>wood") == "out_of_reach"


def test_the_exchange_goes_on_until_something_can_be_paid() -> None:
    """KA 6.13: with four of wood for the tower all three must be swapped."""
    table = at_market({"wood": 4}, built=ALL_BUT_TOWER).choose("exchange")
    assert table.options == ["swap:wood>food", "swap:wood>stone"]
    table.choose("swap:wood>food")
    assert [each["other"] for each in table.events("exchanged")] == ["food", "stone", "stone"]
    assert [each["building"] for each in table.events("built")] == ["mage_tower"]
    assert table.of("resources", "horan") == {}


def test_what_the_supply_lacks_cannot_be_got() -> None:
    """KA 17.14, 1.4: one stone in the supply does not make a tower of two; with the fee it does."""
    table = at_market({"wood": 5}, built=ALL_BUT_TOWER, others={"taia": {"stone": 39}})
    assert "exchange" not in table.options
    table = at_market({"wood": 5, "stone": 1}, built=ALL_BUT_TOWER, others={"taia": {"stone": 38}})
    assert "exchange" in table.options


def test_after_a_purchase_anything_may_be_swapped() -> None:
    """KA 17.13: between purchases and after the last one, once in an action."""
    table = at_market({"wood": 3}).choose("build:new_glory_banner")
    assert {"exchange", "done"} <= set(table.options)
    table.choose("exchange", "swap:wood>food")
    assert table.asked == "horan turn"
    assert table.of("resources", "horan") == {"food": 1}
