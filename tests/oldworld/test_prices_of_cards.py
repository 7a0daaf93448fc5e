"""What a Chaos card costs where: the card's own price, surcharges and discounts, and what can be paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import Scenario, arrange
from tests.oldworld.test_own_cards import settled
from tests.oldworld.test_tables import REGIONS


def slaanesh_with_royalty(power: int, **position: Any) -> Scenario:
    return arrange(
        "turn",
        seat="slaanesh",
        hands={"slaanesh": ["degenerate_royalty"]},
        power={"slaanesh": power},
        **position,
    )


def played_where(table: Scenario, card: str) -> list[str]:
    """The regions in which it can be played."""
    return [key.partition(":")[2] for key in table.offered("play") if key.startswith(f"{card}:")]


def test_degenerate_royalty_is_offered_only_where_it_can_be_paid() -> None:
    """OW 8.37, 7.4: with 2 power points where 3 corruption tokens lie, with 3 everywhere."""
    corruption = {"kislev": {"nurgle": 2, "khorne": 1}, "tilea": {"nurgle": 2}}
    poor = slaanesh_with_royalty(2, corruption=corruption)
    assert played_where(poor, "degenerate_royalty") == ["kislev"]
    rich = slaanesh_with_royalty(3, corruption=corruption)
    assert played_where(rich, "degenerate_royalty") == list(REGIONS)


@pytest.mark.parametrize(("power", "regions"), [(1, ["tilea"]), (2, ["kislev", "tilea"])])
def test_a_surcharge_is_added_to_the_price_of_degenerate_royalty(power: int, regions: list[str]) -> None:
    """OW 8.38, 8.27: under Temporal Stasis it costs 2 where it would cost nothing."""
    table = slaanesh_with_royalty(
        power,
        corruption={"kislev": {"nurgle": 3}, "tilea": {"nurgle": 3}},
        spaces={"kislev": ["temporal_stasis"]},
    )
    assert played_where(table, "degenerate_royalty") == regions


def test_a_card_never_costs_less_than_nothing() -> None:
    """OW 7.4, 19.3: where cards cost 3 less, one of cost 1 is free and gives nothing back."""
    cards = settled(
        '[[card]]\nid = "franzs_decree"\n'
        'lasting = { when = "track", ops = [{ op = "card_cost", add = -3, at = "empire" }] }\n'
    )
    table = arrange(
        "turn",
        settings={"cards": cards},
        track={"1": "franzs_decree"},
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 1},
    )
    table.choose("play:battle_cry:empire")
    assert table.of("power", "khorne") == 1


def test_many_cards_have_each_its_own_regions_where_prices_differ() -> None:
    """OW 8.27, 7.4: cards of cost 0, 1 and 2 with 2 power points, and Temporal Stasis in Kislev."""
    table = arrange(
        "turn",
        seat="nurgle",
        hands={"nurgle": ["plague_aura", "influenza", "rain_of_pus", "the_final_rotting"]},
        power={"nurgle": 2},
        spaces={"kislev": ["temporal_stasis"]},
    )
    elsewhere = [region for region in REGIONS if region != "kislev"]
    assert played_where(table, "plague_aura") == list(REGIONS)
    assert played_where(table, "influenza") == elsewhere
    assert played_where(table, "rain_of_pus") == elsewhere
    assert played_where(table, "the_final_rotting") == elsewhere
