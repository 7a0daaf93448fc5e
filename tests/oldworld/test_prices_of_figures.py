"""What can be summoned with the last power points, marked figures and surcharges included."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import arrange
from tests.oldworld.test_own_cards import settled


@pytest.mark.parametrize(("points", "is_offered"), [(1, False), (2, True)])
def test_a_marked_figure_costs_what_others_do(points: int, is_offered: bool) -> None:
    """OW 6.6, 8.25: a Horror under Warp Shield is summoned elsewhere for 2."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"horror": 1}},
        marked={"kislev": ["horror-shielded"]},
        power={"tzeentch": points},
    )
    assert ("horror-shielded:kislev>empire" in table.offered("summon")) is is_offered


@pytest.mark.parametrize(("points", "is_offered"), [(1, False), (2, True)])
def test_a_figure_on_the_board_must_be_paid(points: int, is_offered: bool) -> None:
    """OW 6.6: a Bloodletter costs 2, wherever it comes from."""
    table = arrange("turn", figures={"kislev": {"bloodletter": 1}}, power={"khorne": points})
    offered = {key.partition(">")[0] for key in table.offered("summon") if key.startswith("bloodletter:")}
    assert offered == ({"bloodletter:reserve", "bloodletter:kislev"} if is_offered else set())


def test_where_the_reserve_is_dearer_a_leper_still_goes_to_another_region_only() -> None:
    """OW 6.10, 19.3: summoning from the reserve costs 1 more here, and one point pays for the Leper on the board."""
    cards = settled(
        '[[card]]\nid = "franzs_decree"\n'
        'lasting = { when = "track", ops = [{ op = "summon_cost", add = 1, from = "reserve" }] }\n'
    )
    table = arrange(
        "turn",
        seat="nurgle",
        settings={"cards": cards},
        track={"1": "franzs_decree"},
        figures={"norsca": {"leper": 1}},
        power={"nurgle": 1},
    )
    assert table.offered("summon") == ["leper:norsca>troll_country"]
