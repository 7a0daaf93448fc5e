"""Whose figures count how for domination, and which figures a description means."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import arrange
from tests.oldworld.test_old_world_operations import carried_out


@pytest.mark.parametrize("cards", [["the_skull_throne", "influenza"], ["influenza", "the_skull_throne"]])
def test_beside_the_skull_throne_others_count_heads(cards: list[str]) -> None:
    """OW 8.4: Nurgle has a card there too, and its two Lepers and the Plaguebearer count one each, not by attack."""
    table = arrange(
        "turn",
        power={"khorne": 1},
        figures={"kislev": {"bloodletter": 1, "leper": 2, "plaguebearer": 1}},
        spaces={"kislev": cards},
    )
    values = table.region("kislev")["domination"]
    assert (values["khorne"], values["nurgle"]) == (1 + 2, 1 + 3)


@pytest.mark.parametrize(
    ("figure_class", "region"), [("cultist", "norsca"), ("warrior", "kislev"), ("greater_daemon", "tilea")]
)
def test_the_region_with_most_figures_of_a_class(figure_class: str, region: str) -> None:
    """OW 18.30, 19.3: of all players together."""
    table = carried_out(
        f'{{ op = "place", token = "hero", at = {{ most = "{figure_class}" }} }}',
        figures={
            "norsca": {"bloodsworn": 2, "leper": 1, "horror": 1},
            "kislev": {"plaguebearer": 2, "horror": 1, "acolyte": 2},
            "tilea": {"lord_of_change": 1, "keeper_of_secrets": 1, "daemonette": 2},
        },
    )
    assert table.field("tokens") == {region: {"hero": 1}}
