"""Whose texts work where: Changer of Ways silences its own region and no other, documented play leaves out Dazzle alone."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import Scenario, arrange
from tests.oldworld.test_tables import REGIONS


def resistance(table: Scenario, region: str) -> int:
    return int(table.region(region)["resistance"])


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("cards", [["influenza", "changer_of_ways"], ["changer_of_ways", "influenza"]])
def test_changer_of_ways_silences_the_other_card_in_every_region(region: str, cards: list[str]) -> None:
    """OW 8.22, 8.15: Influenza lowers nothing beside it."""
    table = arrange("turn", power={"khorne": 1}, spaces={region: cards})
    alone = arrange("turn", power={"khorne": 1})
    assert resistance(table, region) == resistance(alone, region)


@pytest.mark.parametrize("cards", [["dazzle", "influenza"], ["influenza", "dazzle"]])
def test_dazzle_works_though_changer_of_ways_lies_elsewhere(cards: list[str]) -> None:
    """OW 8.22, 8.30: Khorne's fives miss."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "horror": 1, "acolyte": 1}},
        spaces={"norsca": ["changer_of_ways"], "kislev": cards},
        dice=[5, 5, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1, "acolyte": 1}


@pytest.mark.parametrize("cards", [["dazzle", "influenza"], ["influenza", "dazzle"]])
def test_documented_play_leaves_out_the_text_of_dazzle_alone(cards: list[str]) -> None:
    """OW 19.2: on either space; Influenza beside it works, and fives hit."""
    table = arrange(
        "battle",
        settings={"cards": "documented"},
        figures={"kislev": {"bloodletter": 1, "acolyte": 1}},
        spaces={"kislev": cards},
        dice=[5, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}
    assert resistance(table, "kislev") == 1


def test_a_card_played_in_documented_play_silences_nobody() -> None:
    """OW 19.2, 8.15: Nurgle lays Influenza beside a card, and its text works."""
    table = arrange(
        "turn",
        seat="nurgle",
        settings={"cards": "documented"},
        spaces={"kislev": ["battle_cry"]},
        hands={"nurgle": ["influenza"]},
        power={"nurgle": 2},
    )
    table.choose("play:influenza:kislev")
    assert resistance(table, "kislev") == 1


@pytest.mark.parametrize("elsewhere", [["field_of_carnage"], ["horror"]])
def test_dazzle_works_whatever_lies_elsewhere(elsewhere: list[str]) -> None:
    """OW 8.30, 19.2: Khorne's fives miss, for only documented play leaves Dazzle's text out."""
    in_kislev = {"bloodletter": 1, "horror": 1, "acolyte": 1}
    table = arrange(
        "battle",
        figures={"kislev": in_kislev, "norsca": {"horror": 1}},
        marked={"norsca": ["horror-on_space"]} if elsewhere == ["horror"] else {},
        upgrades={"tzeentch_warrior": 1},
        spaces={"kislev": ["dazzle"], "norsca": elsewhere},
        dice=[5, 5, 1],
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == in_kislev


def test_full_card_spaces_close_no_region_beside_them() -> None:
    """OW 7.1, 7.3: both spaces of Kislev are taken and one of the Empire, the region after it in order."""
    table = arrange(
        "turn",
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 1},
        spaces={"kislev": ["influenza", "dazzle"], "empire": ["rain_of_pus"]},
    )
    offered = {key.rpartition(":")[2] for key in table.offered("play")}
    assert offered == set(REGIONS) - {"kislev"}
