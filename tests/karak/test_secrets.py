"""Tiles and tokens are hidden until they are drawn, and then seen by all (KA 1.7)."""

from __future__ import annotations

import pytest

from tests.karak.scenario import arrange, rolls
from warhost.core.trace import EVERYBODY, SPECTATOR
from warhost.core.view import view_json
from warhost.games.karak import GAME


def test_what_is_drawn_is_declared_to_be_seen_by_all() -> None:
    """KA 1.7, 5.5, 5.7: the tile when he explores, the token when it lies; a decision without a draw shows nothing."""
    table = arrange(heroes=("darius", "taia"), draws=["farm_2", "ghouls_sword"], dice=rolls("hero 1")).choose(
        "move:1413"
    )
    assert table.state.shown == 0
    table.choose("skip", "explore:1412")
    assert table.asked == "darius turn_tile"
    assert table.state.shown == EVERYBODY
    table.choose("rotate:0")
    assert table.field("monsters") == {"1412": ["ghouls_sword"]}
    assert table.state.shown == EVERYBODY


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_only_the_order_of_pile_and_bag_is_unknown(viewer: int) -> None:
    """KA 1.7: how many there are is seen by all, and so is a tile that was left open on top."""
    table = arrange(heroes=("darius", "taia"), top_tile="farm_2")
    s = table.match.state
    seen = view_json(GAME, s, viewer)["state"]
    assert seen["pile"] == ["?"] * len(s.pile)
    assert seen["bag"] == ["?"] * len(s.bag)
    assert seen["top_tile"] == "farm_2"


def test_a_tile_that_lies_open_is_no_news() -> None:
    """KA 15.5: all have seen it when Taia left it on the pile."""
    table = arrange(heroes=("darius", "taia"), top_tile="farm_2").choose("explore:1312")
    assert table.asked == "darius turn_tile"
    assert table.state.shown == 0
