"""Ways over the land: every place is named once however many ways lead there, and what is cut off is not reached."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange, rolls
from tests.karak.test_box import NOT_FOR, TILES
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.rules.hordes import distances_to

ROUND_ABOUT: dict[str, list[Any]] = {
    "1513": ["farm_1", 0],
    "1613": ["forest_1", 0],
    "1514": ["quarry_1", 0],
    "1614": ["farm_forest_1", 0],
}
"""Four tiles without chasms, of which each touches two or three others."""


def test_two_tiles_away_by_two_ways_is_one_move() -> None:
    """KA 5.11, 15.13: nothing is offered twice."""
    table = arrange(heroes=("elspeth", "taia"), land=ROUND_ABOUT, hero_at={"elspeth": "1513"})
    assert sorted(table.offered("move")) == ["1313", "1413", "1514", "1613", "1614"]


def rider_with_a_trail(land: dict[str, list[Any]], at: str) -> Scenario:
    return arrange(
        "new_buildings",
        heroes=("elspeth", "darius"),
        land=land,
        hero_at={"elspeth": at},
        copied={"elspeth": "trailblazer"},
    )


def test_a_trail_by_two_ways_is_one_crossing() -> None:
    """KA 15.13, 15.15: a walled tile behind two free ones, and a free one behind two walls."""
    walled: dict[str, list[Any]] = {
        **ROUND_ABOUT,
        "1614": ["wooded_quarry", 0],  # chasms to the east, the north-west and the west
    }
    behind = rider_with_a_trail(walled, "1513")
    assert sorted(behind.offered("move")) == ["1313", "1413", "1514", "1613"]
    assert behind.offered("cross") == ["1614"]
    two_walls: dict[str, list[Any]] = {
        "1513": ["farm_1", 0],
        "1613": ["forest_2", 0],  # chasm to the west
        "1514": ["farm_2", 0],  # chasm to the north-west
        "1614": ["quarry_1", 0],
    }
    beyond = rider_with_a_trail(two_walls, "1513")
    assert sorted(beyond.offered("move")) == ["1313", "1413"]
    crossings = beyond.offered("cross")
    assert len(crossings) == len(set(crossings))
    assert "1513" not in crossings
    assert {"1514", "1613", "1614"} <= set(crossings)


def _laid(but: set[str]) -> dict[str, list[Any]]:
    """All tiles of the plain game but some, in rows to the east."""
    names = [name for name in TILES if (name not in NOT_FOR or name == "final") and name not in but]
    places = [f"{column}{row}" for row in range(13, 18) for column in range(15, 22)]
    return {place: [name, 0] for place, name in zip(places, names, strict=False)}


def test_the_last_tile_is_explored_though_it_lies_open() -> None:
    """KA 5.9, 15.5: the pile is empty, but Taia has left a tile on it."""
    table = arrange(heroes=("horan", "taia"), land=_laid({"farm_2"}), pile=[], top_tile="farm_2")
    assert table.offered("explore")
    none = arrange(heroes=("horan", "taia"), land=_laid(set()), pile=[])
    assert none.offered("explore") == []


def test_taia_looks_at_the_next_tile_and_no_further() -> None:
    """KA 15.6: the two of level I she sees both, whatever lies below; the very last tile she takes as it is."""
    two = arrange(
        heroes=("taia", "horan"),
        land=_laid({"farm_2", "forest_2", "large_farm", "final"}),
        pile=["final", "large_farm", "forest_2", "farm_2"],
    ).choose("explore:1312")
    assert sorted(two.options) == ["lay:farm_2", "lay:forest_2"]
    last = arrange(heroes=("taia", "horan"), land=_laid({"farm_2"}), pile=["farm_2"]).choose("explore:1312")
    assert last.asked == "taia turn_tile"


# Hordes and who flees from them


def test_a_horde_without_a_way_stays_and_that_is_told() -> None:
    """KA 19.16: the land around the city goes on, but not to where the horde is."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1713": ["quarry_1", 0],
            "1112": ["fallen_city_black", 0],
        },
        cities={"taia": "1513"},
        foes={"black": "1112"},
        hordes={"black": 9},
        targets={"black": "taia"},
    ).choose("end")
    assert [each["horde"] for each in table.events("horde_stuck")] == ["black"]
    assert table.field("foes") == {"black": "1112"}
    assert table.asked == "taia turn"


def test_how_far_a_horde_has_to_a_place() -> None:
    """KA 19.14, 19.15: also to a place to which a city might fly; -1 where there is no way."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={**ROUND_ABOUT, "1112": ["fallen_city_black", 0]},
        cities={"taia": "1513"},
    )
    distance = distances_to(table.state, HEXES.index["1614"])
    assert [distance[HEXES.index[hex_]] for hex_ in ("1614", "1613", "1514")] == [0, 1, 1]
    assert distance[HEXES.index["1513"]] == -1, "a city keeps hordes out"
    assert distance[HEXES.index["1112"]] == -1


def test_a_tile_that_is_near_by_two_ways_is_offered_once() -> None:
    """KA 20.7: both neighbours have monsters; behind them lie two free tiles."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={
            "1613": ["farm_1", 0],
            "1713": ["forest_1", 0],
            "1614": ["quarry_1", 0],
            "1714": ["farm_forest_1", 0],
            "1813": ["farm_2", 0],
            "1112": ["fallen_city_black", 0],
        },
        hero_at={"horan": "1613"},
        foes={"black": "1613"},
        hordes={"black": 9},
        monsters={"1713": ["ghouls_sword"], "1614": ["ghouls_plunder"]},
        dice=rolls("hero 1"),
    )
    assert table.asked == "horan retreat"
    assert table.options == ["retreat:1714", "retreat:1813"]


# Tolls


def test_the_own_citadel_asks_for_nothing() -> None:
    """KA 17.16: its owner comes home for free, with markers and without; others' tiles cost nothing either."""
    state: dict[str, Any] = {
        "heroes": ("taia", "horan"),
        "seat": "horan",
        "hero_at": {"horan": "1513"},
        "cities": {"horan": "1613"},
        "board": {
            "horan": ["army_camp", "archery_range", "stables", "portal", "new_glory_banner", "citadel"]
        },
        "built": {"horan": ["citadel"]},
    }
    poor = arrange("new_buildings", **state)
    assert {"1413", "1613"} <= set(poor.offered("move"))
    home = arrange("new_buildings", resources={"horan": {"food": 1, "wood": 1}}, **state).choose("move:1613")
    assert home.asked == "horan turn"
    assert not home.events("lost")
    away = arrange("new_buildings", resources={"horan": {"food": 1, "wood": 1}}, **state).choose("move:1413")
    assert away.asked == "horan turn"
