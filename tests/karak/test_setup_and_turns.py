"""Setup, the land, the turn, moving and exploring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import arrange, rolls, settings_with
from warhost.core.chance import numbered_seed
from warhost.core.domain import members
from warhost.core.engine import start
from warhost.core.errors import BadSetting
from warhost.games.karak import GAME
from warhost.games.karak.components import (
    BAG,
    CASTLE,
    HEROES,
    LAID_TILE,
    SUPPLY,
    TILE_LEVEL,
    TILES,
    UNIT_DICE,
    UNITS,
)
from warhost.games.karak.state import Karak


def begun(seats: int, seed: int = 0, **options: str) -> Karak:
    s: Karak = start(GAME, seats, {**settings_with(), **options}, numbered_seed(seed))
    return s


def test_two_to_five_heroes_and_nobody_twice() -> None:
    """KA 1.1, 2.9, 25.2: drawn at random, or listed; Hannah and Sidhar need their module."""
    for seats in (2, 3, 4, 5):
        assert len(set(begun(seats).sides)) == seats
    drawn = {hero for seed in range(30) for hero in begun(5, seed).sides}
    assert {HEROES.ids[hero] for hero in drawn} == set(HEROES.ids[:6])
    drawn = {hero for seed in range(30) for hero in begun(5, seed, new_heroes="on").sides}
    assert {HEROES.ids[hero] for hero in drawn} == set(HEROES.ids)
    listed = begun(2, heroes="xanros-elspeth")
    assert [HEROES.ids[hero] for hero in listed.sides] == ["xanros", "elspeth"]
    for wrong in ("xanros", "hannah-horan", "horan-horan", "conan-horan"):
        with pytest.raises(BadSetting):
            begun(2, heroes=wrong)


def test_the_table_at_the_start() -> None:
    """KA 1.4 to 1.8, 2.1, 2.4 to 2.8, 2.10: supply, dice, bag, boards, castle."""
    s = begun(4)
    assert SUPPLY == [40, 40, 40]
    assert dict(zip(UNITS.ids, UNIT_DICE, strict=True))["skeleton"] == 3
    assert sorted(s.bag) == sorted(BAG)
    assert len(s.bag) == 36
    assert s.praetorians == 4
    assert s.plague == -1
    assert s.glory == [0] * 4
    assert s.toughness == [5] * 4
    assert all(len(members(board)) == 6 for board in s.board)
    assert s.built == [0] * 4
    assert s.hero_at == [CASTLE] * 4
    assert TILES.ids[LAID_TILE[s.land[CASTLE]]] == "castle"


def test_late_players_and_sidhar_begin_with_markers() -> None:
    """KA 2.13, 2.7, 25.8: by place in the order of play, and for one hero; nothing if so agreed."""
    by_place = [[0, 0, 0], [0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 1]]
    s = begun(5, heroes="horan-taia-lorraine-darius-elspeth")
    assert [s.resources[(s.first + place) % 5] for place in range(5)] == by_place
    s = begun(5, heroes="sidhar-taia-lorraine-darius-elspeth", new_heroes="on")
    own = by_place[-s.first % 5]
    assert s.resources[0] == [count + 2 for count in own]
    assert begun(5, start="nothing").resources == [[0, 0, 0]] * 5


def test_the_pile_is_ordered_by_level() -> None:
    """KA 1.3, 2.2, 2.3: 18 of level I over 9 of level II over the final tile."""
    pile = begun(3).pile
    assert [TILE_LEVEL[tile] for tile in reversed(pile)] == [1] * 18 + [2] * 9 + [3]


def test_the_first_player_is_drawn() -> None:
    """KA 2.11, 1.11: anybody may begin; then clockwise."""
    firsts = {begun(3, seed).first for seed in range(20)}
    assert firsts == {0, 1, 2}
    table = arrange(seat="taia").choose("end")
    assert table.asked == "lorraine turn"
    table.choose("end")
    assert table.asked == "horan turn"
    assert table.field("round") == 1
    table.choose("end")
    assert table.field("round") == 2


def test_modules_change_the_pile() -> None:
    """KA 16.1, 18.1, 19.1, 22.1, 22.2: stalls, fallen cities, no final tile with Riders."""
    names = lambda **options: {TILES.ids[tile] for tile in begun(2, **options).pile}  # noqa: E731
    assert len(names()) == 28
    assert names(merchant="on") - names() == {"merchant_stall_1", "merchant_stall_2"}
    fallen = {"fallen_city_black", "fallen_city_gold", "fallen_city_red"}
    assert names(hordes="on") - names() == fallen
    assert names(riders="on") ^ names() == {*fallen, "final"}
    s = begun(2, riders="on", hordes="on")
    assert s.praetorians == 0
    levels = {TILES.ids[tile]: TILE_LEVEL[tile] for tile in s.pile}
    assert [levels[city] for city in sorted(fallen)] == [1, 2, 2]


# The turn


def test_a_turn_has_two_actions_each_after_a_move() -> None:
    """KA 4.4, 4.6, 4.8, 5.1, 5.2: the same action twice, a step before each."""
    table = arrange(hero_at={"horan": "1413"})
    table.choose("gather", "move:1513", "gather")
    assert table.of("resources", "horan") == {"food": 2}
    assert table.asked == "taia turn"


def test_move_and_action_are_optional() -> None:
    """KA 4.7, 4.9: a step without an action uses it up; the turn may end early."""
    table = arrange()
    table.choose("move:1413", "skip", "move:1513")
    assert "skip" not in table.options
    table.choose("end")
    assert table.of("hero_at", "horan") == "1513"
    assert table.asked == "taia turn"


def test_one_move_for_each_action() -> None:
    """KA 4.6: no second step before the action."""
    table = arrange().choose("move:1413")
    assert table.offered("move") == []
    assert table.refusal("move:1513") == "refused-not-now"


def test_stables_and_amulet_add_actions() -> None:
    """KA 4.4, 13.5, 10.13: four at most."""
    table = arrange(cities={"horan": "1613"}, built={"horan": ["stables"]})
    assert table.field("actions") == 3
    table = arrange(
        cities={"horan": "1613"}, built={"horan": ["stables"]}, amulets={"horan": "amulet_action"}
    )
    assert table.field("actions") == 4
    assert table.summary["heroes"]["horan"]["actions"] == 4


def test_stables_count_from_the_next_turn() -> None:
    """KA 4.5: the number of actions is fixed when they begin."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1613"},
        cities={"horan": "1613"},
        resources={"horan": {"food": 2, "wood": 2}},
    )
    table.choose("build:stables")
    assert table.field("actions") == 1
    table.choose("end", "end")
    assert table.field("actions") == 3


# Moving


def test_chasms_block_from_either_side() -> None:
    """KA 3.1 to 3.3: quarry_2 turned so that its chasm looks back."""
    land: dict[str, list[Any]] = {"1513": ["quarry_2", 4]}
    table = arrange(hero_at={"horan": "1413"}, land=land)
    assert "1513" not in table.offered("move")
    assert table.refusal("move:1513") == "blocked"
    table = arrange(hero_at={"horan": "1413"}, land={"1513": ["quarry_2", 0]})
    assert "1513" in table.offered("move")


def test_heroes_and_cities_never_block() -> None:
    """KA 3.4."""
    table = arrange(hero_at={"taia": "1413"}, land={"1413": ["castle_farm", 0], "1513": ["farm_1", 0]})
    table.choose("move:1413")
    assert table.of("hero_at", "horan") == table.of("hero_at", "taia")
    table = arrange(hero_at={"horan": "1413"}, cities={"taia": "1513"}).choose("move:1513")
    assert table.of("hero_at", "horan") == "1513"


def test_too_far_and_unknown_ground() -> None:
    """KA 5.1, 5.5, 5.15: one tile, revealed; exploring needs an empty space next to the hero."""
    table = arrange()
    assert table.refusal("move:1513") == "too_far"
    assert table.refusal("move:1312") == "not_revealed"
    assert table.refusal("explore:1413") == "revealed"
    assert table.refusal("explore:1711") == "too_far"


def test_after_a_move_onto_enemies_comes_the_fight() -> None:
    """KA 5.3, 6.2: at once, unless a spell may still be used."""
    table = arrange(
        hero_at={"horan": "1413"}, monsters={"1513": ["ghouls_sword"]}, spells={"horan": ["healing"]}
    )
    table.match.state.toughness[0] = 3
    table.choose("move:1513")
    assert table.options == ["fight", "cast:healing"]
    assert table.refusal("move:1413") == "refused-not-now"
    table.choose("cast:healing")
    assert table.events("fight_began")


def test_exploring_lays_the_top_tile_and_draws_a_token() -> None:
    """KA 5.5 to 5.7, 3.7: turned so that no chasm looks back; one token on level I; the hero came from the castle."""
    table = arrange(land={}, draws=["farm_2", "dryads_hammer"], dice=rolls("hero 1"))
    table.choose("explore:1312")
    assert table.asked == "horan turn_tile"
    # farm_2 has its chasm at edge 2; laid to the north-west of the castle its edge 5 looks back.
    assert table.offered("rotate") == ["0", "1", "2", "4", "5"]
    table.choose("rotate:1")
    assert table.field("land")["1312"] == ["farm_2", 1]
    assert table.field("monsters") == {"1312": ["dryads_hammer"]}
    assert table.of("hero_at", "horan") == "1313"


def test_level_two_draws_two_tokens() -> None:
    """KA 5.7, 8.1: their strengths add up."""
    draws = ["deep_forest", "ghouls_sword", "dryads_hammer"]
    table = arrange(draws=draws, dice=rolls("hero 3")).choose("explore:1312", "rotate:0")
    assert table.field("monsters") == {"1312": ["ghouls_sword", "dryads_hammer"]}
    assert table.events("fight_lost")[0]["strength"] == 5


def test_a_short_bag_and_an_empty_pile() -> None:
    """KA 5.8, 5.9: what is not there is not placed; without tiles nobody explores."""
    table = arrange(draws=["deep_forest", "ghouls_sword"])
    table.match.state.bag = [card for card in table.match.state.bag if "ghouls_sword" in str(card)][:0]
    table.match.state.forced_draws = table.match.state.forced_draws[:1]
    table.match.decide(0, "explore:1312")
    table.match.decide(0, "rotate:0")
    assert table.field("monsters") == {}
    table = arrange()
    table.match.state.pile = []
    assert table.offered("explore") == []
    assert table.refusal("explore:1312") == "refused-not-now"


def test_the_final_tile_brings_the_general() -> None:
    """KA 5.10, 14.1, 14.2: no tokens, but the Dark General with his praetorians."""
    table = arrange(draws=["final"], dice=rolls("hero 3")).choose("explore:1312", "rotate:0")
    assert table.field("foes") == {"dark_general": "1312"}
    assert table.field("monsters") == {}
    general = table.events("foe_came")[0]
    assert general["strength"] == table.summary["enemies"]["1312"]["strength"]


def test_the_portal_leads_anywhere_from_home() -> None:
    """KA 5.13, 5.14, 13.6: before every action, plagued or not; back only on foot."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1713"},
        cities={"horan": "1713"},
        built={"horan": ["portal"]},
        plague="horan",
    )
    assert set(table.offered("portal")) == {"1213", "1313", "1413", "1513"}
    assert "1613" in table.offered("move")
    table.choose("portal:1213", "gather")
    assert table.offered("portal") == []


def test_the_edge_of_the_table() -> None:
    """KA 5.15: the land does not grow beyond eleven steps from the castle."""
    row = {f"{column}13": [tile, 0] for column, tile in zip(range(14, 25), _PLAIN, strict=False)}
    row["1413"] = ["castle_farm", 0]
    table = arrange(land=row, hero_at={"horan": "2413"})
    assert "2513" not in table.offered("explore")
    assert table.refusal("explore:2513") == "edge_of_table"


_PLAIN = [tile for tile in TILES.ids if TILE_LEVEL[TILES.index[tile]] == 1 and "city" not in tile]
