"""Exploring, drafting, gathering and work in the city, where a slip would go unnoticed."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange, rolls
from tests.karak.test_box import NOT_FOR, TILES, TOKENS

BOARD = ["army_camp", "archery_range", "mage_tower", "stables", "portal", "new_glory_banner"]


def test_an_explored_tile_is_the_move_of_this_action() -> None:
    """KA 4.6, 5.5, 18.2: on a stall, which is free, no second move follows before the action."""
    table = arrange("merchant", heroes=("horan", "darius"), draws=["merchant_stall_1"])
    table.choose("explore:1312")
    assert table.of("hero_at", "horan") == "1312"
    assert table.field("monsters") == {}
    assert table.offered("move") == []
    assert table.offered("explore") == []
    assert "skip" in table.options
    assert table.field("phase") == "action"


def test_what_was_drawn_is_gone_from_pile_and_bag_alone() -> None:
    """KA 5.5, 5.7: a copy of the table keeps its own piles; the rest of them stays in order."""
    table = arrange(heroes=("horan", "darius"))
    before = table.state.copy()
    pile, bag = before.pile[:], before.bag[:]
    table.choose("explore:1312")
    while table.asked == "horan turn_tile":
        table.choose(table.options[0])
    assert (before.pile, before.bag) == (pile, bag)
    assert table.state.pile == pile[:-1]
    assert table.state.bag == bag[:-1]


def test_two_tokens_on_level_two() -> None:
    """KA 5.7."""
    table = arrange(
        heroes=("horan", "darius"),
        draws=["large_farm", "ghouls_sword", "dryads_soul_stone"],
        dice=rolls("hero 1"),
    ).choose("explore:1312", "rotate:0")
    assert table.field("monsters") == {"1312": ["ghouls_sword", "dryads_soul_stone"]}
    assert table.events("fight_began")[0]["strength"] == 5


def taia(**state: Any) -> Scenario:
    return arrange(heroes=("taia", "horan"), **state)


def test_the_tile_that_taia_left_is_the_next_one() -> None:
    """KA 15.5, 15.6: it lies on top, seen by all, until somebody lays it."""
    table = taia(
        draws=["farm_2", "forest_2", "ghouls_sword", "ghouls_plunder", "ghouls_hammer"],
        dice=rolls("hero 3"),
    )
    table.choose("explore:1312")
    assert sorted(table.options) == ["lay:farm_2", "lay:forest_2"]
    table.choose("lay:farm_2", "rotate:0")
    assert table.field("top_tile") == "forest_2"
    assert table.field("drawn_cards") != ["farm_2"]
    table.choose("meet:ghouls_sword", "end")
    assert table.asked == "horan turn"
    table.choose("explore:1314")
    while table.asked == "horan turn_tile":
        table.choose(table.options[0])
    assert table.field("land")["1314"][0] == "forest_2"
    assert table.field("top_tile") is None


def _laid(but: set[str]) -> dict[str, list[Any]]:
    """All ordinary tiles but some, in rows to the east."""
    names = [name for name in TILES if name not in NOT_FOR and name not in but]
    places = [f"{column}{row}" for row in range(13, 18) for column in range(15, 22)]
    return {place: [name, 0] for place, name in zip(places, names, strict=False)}


NEARLY_ALL_LAID = _laid({"farm_2", "large_farm", "deep_forest"})


def test_taia_sees_only_tiles_of_one_level() -> None:
    """KA 15.6: with one of the level left she takes it; a tile that lies open sets the level."""
    last = taia(pile=["final", "large_farm", "deep_forest", "farm_2"], land=NEARLY_ALL_LAID)
    last.choose("explore:1312")
    assert last.asked == "taia turn_tile"
    open_tile = taia(
        pile=["final", "large_farm", "deep_forest"],
        top_tile="farm_2",
        land=NEARLY_ALL_LAID,
    )
    open_tile.choose("explore:1312")
    assert open_tile.asked == "taia turn_tile", "the next ones are of level II"


def test_others_do_not_stir_the_bag_and_taia_does() -> None:
    """KA 15.7: what she has not chosen goes back among the others."""
    table = taia(draws=["farm_2", "forest_2"], dice=rolls("hero 1"))
    bag = table.state.bag[:]
    table.choose("explore:1312", "lay:farm_2", "rotate:0")
    assert len(table.offered("meet")) >= 1
    seen = table.field("drawn_cards")
    assert len(seen) == 3
    table.choose(f"meet:{seen[0]}")
    assert len(table.state.bag) == len(bag) - 1
    assert table.state.bag[:20] != bag[:20]


def test_taia_takes_the_last_token_as_it_is() -> None:
    """KA 15.7, 5.8: of one there is nothing to choose."""
    beaten = {name: count for name, (_, count, _, _) in TOKENS.items()}
    beaten["abyss_giants_two_soul_stones"] -= 1
    gone: dict[str, int] = {}
    stones = 0
    for name, (_, _, item, halves) in TOKENS.items():
        if item is not None:
            gone[item] = gone.get(item, 0) + beaten[name]
        stones += halves * beaten[name]
    table = taia(
        draws=["farm_2", "forest_2"],
        dice=rolls("hero 1"),
        gone=gone,
        stones={"horan": stones},
        beaten=beaten,
    ).choose("explore:1312", "lay:farm_2", "rotate:0")
    assert not table.events("tokens_seen")
    assert table.field("monsters") == {"1312": ["abyss_giants_two_soul_stones"]}
    assert table.field("bag") == []


# The draft


def draft(**state: Any) -> Scenario:
    return arrange("new_buildings", at="draft", phase="draft", **state)


def test_a_draft_without_a_display_has_all_that_is_not_on_boards() -> None:
    """KA 16.2, 16.6: fifteen tokens, less those that somebody has."""
    table = draft(heroes=("horan", "taia"), first=0)
    assert table.asked == "taia draft"
    assert table.field("display") == {
        **dict.fromkeys(
            ["basilisk_lair", "minotaur_labyrinth", "guardian_grove", "colossus_factory", "griffin_aviary"], 1
        ),
        **dict.fromkeys(["monument", "market", "citadel", "hospital", "inn"], 2),
    }
    table = draft(
        heroes=("horan", "taia"),
        first=0,
        board={
            "horan": ["guardian_grove", "market", "mage_tower", "stables", "portal", "new_glory_banner"],
            "taia": ["market", "inn", "mage_tower", "stables", "portal", "new_glory_banner"],
        },
    )
    left = table.field("display")
    assert "guardian_grove" not in left
    assert "market" not in left
    assert left["inn"] == 1
    assert left["citadel"] == 2


def test_nobody_drafts_a_kind_twice() -> None:
    """KA 16.4 to 16.7: the last begins, then the first; who has a Market is not offered the other one."""
    table = draft(heroes=("horan", "taia"), first=0)
    assert table.asked == "taia draft"
    table.choose("draft:market:stables")
    assert table.asked == "horan draft"
    table.choose("pass")
    assert table.asked == "horan draft"
    assert "market:stables" in table.offered("draft")
    table.choose("pass")
    assert table.asked == "taia draft"
    assert not [key for key in table.offered("draft") if key.startswith("market:")]
    assert table.refusal("draft:market:portal") == "has_token"
    assert table.refusal("draft:inn:stables") == "no_token"
    table.choose("draft:inn:market")
    assert table.field("display") == {}
    assert table.of("board", "taia") == [
        "army_camp",
        "archery_range",
        "mage_tower",
        "portal",
        "new_glory_banner",
        "inn",
    ]
    assert table.asked == "horan turn"


def test_the_draft_goes_round_and_back() -> None:
    """KA 16.4, 16.5: with four and the second as first player."""
    table = draft(heroes=("horan", "taia", "lorraine", "darius"), first=1)
    asked = []
    while table.asked.endswith("draft"):
        asked.append(table.asked.split()[0])
        table.choose("pass")
    back = ["horan", "darius", "lorraine", "taia"]
    assert asked == [*back, *reversed(back)]
    assert table.asked == "taia turn"


# Gathering and the city


def test_nothing_is_gathered_that_the_supply_lacks() -> None:
    """KA 6.4: with one kind empty the other is taken, with all empty there is no such action."""
    state: dict[str, Any] = {
        "heroes": ("horan", "taia"),
        "land": {"1513": ["farm_forest_1", 0], "1613": ["forest_1", 0]},
        "hero_at": {"horan": "1513"},
    }
    table = arrange(resources={"taia": {"wood": 40}}, **state).choose("gather")
    assert table.of("resources", "horan") == {"food": 1}
    none = arrange(resources={"taia": {"wood": 40, "food": 40}}, **state)
    assert "gather" not in none.options


def at_home(**state: Any) -> Scenario:
    given: dict[str, Any] = {
        "heroes": ("horan", "taia"),
        "hero_at": {"horan": "1613"},
        "cities": {"horan": "1613"},
        "glory": {"horan": 3},
        **state,
    }
    return arrange("new_buildings", **given)


def test_building_and_training_are_two_actions() -> None:
    """KA 6.9, 6.11: within one there is no other."""
    table = at_home(resources={"horan": {"food": 9, "wood": 9, "stone": 9}})
    table.choose("build:army_camp")
    assert table.offered("train") == []
    assert "archery_range" in table.offered("build")
    table.choose("done", "train:knight")
    assert table.offered("build") == []
    assert table.offered("train") == ["knight"]
    table.choose("train:knight", "done")
    assert table.of("units", "horan") == {"knight": 2}
    assert table.asked == "taia turn"


def test_each_action_has_an_exchange_of_its_own() -> None:
    """KA 17.13: once in each Build or Train action, and again in the next."""
    table = at_home(
        board={"horan": [*BOARD[:5], "market"]},
        built={"horan": ["market", "army_camp"]},
        resources={"horan": {"food": 9, "wood": 9}},
    )
    table.choose("train:knight", "exchange", "pay:food", "swap:food>stone", "done")
    assert "exchange" not in table.options
    table.choose("done")
    assert "exchange" in table.options
    table.choose("train:knight")
    assert "exchange" in table.options


def test_another_building_torn_down_leaves_the_monument_alone() -> None:
    """KA 17.7, 21.3: only with the Monument the ability goes; own throwing weapons stay where they are."""
    state: dict[str, Any] = {
        "heroes": ("hannah", "lorraine"),
        "land": {"1513": ["fallen_city_black", 0], "1613": ["farm_1", 0]},
        "hero_at": {"hannah": "1613"},
        "cities": {"hannah": "1613"},
        "board": {"hannah": [*BOARD[:5], "monument"]},
        "built": {"hannah": ["monument", "portal"]},
        "copied": {"hannah": "ambush"},
        "spells": {"hannah": ["sword"]},
        "foes": {"black": "1513"},
        "hordes": {"black": 9},
        "targets": {"black": "hannah"},
    }
    table = arrange("new_buildings", "new_heroes", "hordes", **state).choose("raze:portal")
    assert table.of("copied", "hannah") == "ambush"
    table = arrange("new_buildings", "new_heroes", "hordes", **state).choose("raze:monument")
    assert table.of("copied", "hannah") is None
    assert table.of("spells", "hannah") == ["sword"]
    assert table.of("weapons", "hannah") == []
