"""The summary of a view: prices and bonuses as they hold at this table, so that no client has to know them."""

from __future__ import annotations

from tests.bloodrage.scenario import arrange as bloodrage
from tests.karak.scenario import arrange as karak
from tests.oldworld.scenario import arrange as oldworld


def test_a_card_is_told_with_the_number_agreed_at_the_table() -> None:
    """BR 21.9, 21.10: in the hand and among the discards."""
    hand, discards = {"wolf": ["heimdalls_gaze"]}, ["yggdrasil_3"]
    agreed = {"gaze": "2", "yggdrasil_quest": "10"}
    table = bloodrage("turn", settings=agreed, hands=hand, discards=discards)
    cards = table.summary["cards"]
    assert cards["heimdalls_gaze"] == {"kind": "battle", "bonus": 2}
    assert cards["yggdrasil_3"] == {"kind": "quest", "glory": 10}


def test_a_figure_is_told_with_the_numbers_of_its_upgrade() -> None:
    plain = oldworld("battle")
    upgraded = oldworld("battle", upgrades={"khorne_cultist": 1})
    before, after = (table.summary["powers"]["khorne"]["figures"] for table in (plain, upgraded))
    assert before["bloodsworn"] == {"cost": 1, "attack": 0, "defence": 1}
    assert after == before | {"bloodsworn": {"cost": 1, "attack": 1, "defence": 1}}


def test_everything_that_is_paid_in_markers_has_a_price() -> None:
    """KA 6.9: and that much is gone afterwards."""
    table = karak(
        "new_buildings",
        seat="horan",
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        resources={"horan": {"food": 9, "wood": 9, "stone": 9}},
    )
    prices = table.summary["prices"]
    assert set(prices) == {"building", "unit", "item"}
    building = table.offered("build")[0]
    table.choose(f"build:{building}")
    left = {name: 9 - prices["building"][building].get(name, 0) for name in ("food", "wood", "stone")}
    assert table.of("resources", "horan") == left
