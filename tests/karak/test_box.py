"""The box, piece by piece, as the rules page and the lists of components have it: a slip in a data file shows here."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from warhost.core.domain import NONE, members
from warhost.core.operations import Operation
from warhost.games.karak import components as box
from warhost.games.karak.operations import ABILITY_OPERATIONS, BUILDING_OPERATIONS, ITEM_OPERATIONS
from warhost.games.karak.printed import OURS

KINDS = {"f": "food", "w": "wood", "s": "stone"}


def markers(text: str) -> list[int]:
    """`ffw` is two of food and one of wood."""
    return [text.count(kind) for kind in KINDS]


TILES = {
    # level, monsters, what it yields, edges with chasms
    "castle": (0, 0, "", ""),
    "castle_forest": (0, 0, "w", ""),
    "castle_farm": (0, 0, "f", ""),
    "farm_1": (1, 1, "f", ""),
    "farm_2": (1, 1, "f", "2"),
    "farm_3": (1, 1, "f", "14"),
    "forest_1": (1, 1, "w", ""),
    "forest_2": (1, 1, "w", "3"),
    "forest_3": (1, 1, "w", "02"),
    "quarry_1": (1, 1, "s", ""),
    "quarry_2": (1, 1, "s", "5"),
    "quarry_3": (1, 1, "s", "23"),
    "farm_forest_1": (1, 1, "fw", ""),
    "farm_forest_2": (1, 1, "fw", "1"),
    "farm_forest_3": (1, 1, "fw", "03"),
    "farm_quarry_1": (1, 1, "fs", "4"),
    "farm_quarry_2": (1, 1, "fs", "2"),
    "farm_quarry_3": (1, 1, "fs", "13"),
    "forest_quarry_1": (1, 1, "ws", "0"),
    "forest_quarry_2": (1, 1, "ws", "35"),
    "forest_quarry_3": (1, 1, "ws", "24"),
    "large_farm": (2, 2, "ff", "1"),
    "deep_forest": (2, 2, "ww", "4"),
    "large_quarry": (2, 2, "ss", "2"),
    "rich_valley_1": (2, 2, "fws", "03"),
    "rich_valley_2": (2, 2, "fws", "12"),
    "rich_valley_3": (2, 2, "fws", "25"),
    "terraced_farm": (2, 2, "ffs", "04"),
    "forest_hamlet": (2, 2, "wwf", "135"),
    "wooded_quarry": (2, 2, "ssw", "023"),
    "final": (3, 0, "", "14"),
    "merchant_stall_1": (1, 0, "", ""),
    "merchant_stall_2": (1, 0, "", "3"),
    "fallen_city_black": (1, 0, "", "2"),
    "fallen_city_gold": (2, 0, "", "14"),
    "fallen_city_red": (2, 0, "", "03"),
}
NOT_FOR = {
    # where something is not allowed: city, gathering, hordes, a flying city
    "castle": "city gather horde flying",
    "castle_forest": "city horde flying",
    "castle_farm": "city horde flying",
    "final": "city gather",
    "merchant_stall_1": "city gather horde flying",
    "merchant_stall_2": "city gather horde flying",
    "fallen_city_black": "city gather flying",
    "fallen_city_gold": "city gather flying",
    "fallen_city_red": "city gather flying",
}
MODULES_OF_TILES = {
    "final": ({"base"}, {"riders"}),
    "merchant_stall_1": ({"merchant"}, set()),
    "merchant_stall_2": ({"merchant"}, set()),
    "fallen_city_black": ({"hordes", "riders"}, set()),
    "fallen_city_gold": ({"hordes", "riders"}, set()),
    "fallen_city_red": ({"hordes", "riders"}, set()),
}


def test_there_are_these_tiles() -> None:
    """KA 1.3, 2.1, 19.1: 18 of level I, 9 of level II and the last, besides those of the modules."""
    assert list(box.TILES.ids) == list(TILES)
    ordinary = [name for name in TILES if name not in NOT_FOR]
    assert [sum(TILES[name][0] == level for name in ordinary) for level in (1, 2)] == [18, 9]
    assert list(box.LEVELS) == [1, 2, 3]


@pytest.mark.parametrize("name", TILES)
def test_a_tile(name: str) -> None:
    """KA 3.5, 5.7, 6.5, 6.7, 18.2, 18.3, 19.2, 19.14, 15.22."""
    level, monsters, yields, chasms = TILES[name]
    tile = box.TILES.index[name]
    assert box.TILE_LEVEL[tile] == level
    assert box.TILE_MONSTERS[tile] == monsters
    assert list(box.TILE_YIELD[tile]) == markers(yields)
    assert [edge for edge in range(6) if box.IS_CHASM[tile * 6][edge]] == [int(edge) for edge in chasms]
    shut = NOT_FOR.get(name, "").split()
    assert box.TILE_CITY[tile] == ("city" not in shut)
    assert box.TILE_GATHER[tile] == ("gather" not in shut)
    assert box.TILE_HORDE[tile] == ("horde" not in shut)
    assert box.TILE_FLYING[tile] == ("flying" not in shut)
    assert box.TILE_STALL[tile] == name.startswith("merchant_stall")
    banner = name.removeprefix("fallen_city_") if name.startswith("fallen_city") else None
    assert box.TILE_FOE[tile] == (NONE if banner is None else box.HORDES.index[banner])
    if level:
        modules, without = MODULES_OF_TILES.get(name, ({"base"}, set()))
        assert box.TILE_MODULES[tile] == modules
        assert box.TILE_WITHOUT[tile] == without


@pytest.mark.parametrize("turn", range(6))
def test_a_turned_tile_carries_its_edges_along(turn: int) -> None:
    """KA 5.6: edge i comes to lie at i + the steps it was turned by."""
    for name, (_, _, _, chasms) in TILES.items():
        laid = box.TILES.index[name] * 6 + turn
        turned = {(int(edge) + turn) % 6 for edge in chasms}
        assert {edge for edge in range(6) if box.IS_CHASM[laid][edge]} == turned


UNITS = {
    # kind, dice, cost, faces
    "knight": ("basic", 10, "f", "skull 1 1 2 2 2"),
    "archer": ("basic", 10, "w", "skull 0 2 2 2 3"),
    "mage": ("basic", 10, "s", "skull skull 2 3 3 3"),
    "basilisk": ("elite", 2, "ss", "venom 1 2 2 2 3"),
    "minotaur": ("elite", 2, "ff", "hunger 2 2 3 3 3"),
    "guardian": ("elite", 2, "ww", "protection 1 1 2 2 3"),
    "colossus": ("elite", 2, "ws", "repair 2 2 2 3 3"),
    "griffin": ("elite", 2, "fw", "perseverance 1 2 2 3 3"),
    "skeleton": ("raised", 3, "", "skull 1 1 2 2 2"),
    "bear": ("amulet", 1, "", "0 1 1 2 2 3"),
    "titan": ("amulet", 1, "", "1 2 2 3 3 3"),
}


def faces_of(die: str) -> str:
    first = box.DICE.index[die] * 6
    return " ".join(box.SYMBOLS.ids[face] for face in box.FACES[first : first + 6])


def test_the_hero_die() -> None:
    """KA 1.8: all alike."""
    assert faces_of("hero") == "skull 1 1 2 2 3"


@pytest.mark.parametrize("name", UNITS)
def test_a_unit(name: str) -> None:
    """KA 1.5, 1.10, 13.2 to 13.4, 17.2 to 17.6."""
    kind, dice, cost, faces = UNITS[name]
    unit = box.UNITS.index[name]
    assert box.UNIT_DICE[unit] == dice
    assert faces_of(name) == faces
    assert (unit in box.BASIC) == (kind == "basic")
    assert (unit in box.TRAINED) == (kind in ("basic", "elite"))
    assert (unit in box.BY_AMULET) == (kind == "amulet")
    if kind in ("basic", "elite"):
        assert list(box.UNIT_COST[unit]) == markers(cost)


def test_the_symbols() -> None:
    """KA 8.9, 9.1, 9.5, 9.14: their order, what the amulet may ignore, what Repair costs and Venom brings."""
    order = [box.SYMBOLS.ids[symbol] for symbol in OURS.symbol_order]
    assert order == ["hunger", "repair", "protection", "perseverance", "venom"]
    ignorable = {box.SYMBOLS.ids[symbol] for symbol in range(len(box.SYMBOLS)) if box.IGNORABLE[symbol]}
    assert ignorable == {"skull", "protection", "perseverance", "venom"}
    assert list(box.REPAIR_COST) == [0, 0, 1]
    assert box.VENOM_SWORDS == 1
    swords = {box.SYMBOLS.ids[symbol]: box.SWORDS[symbol] for symbol in range(len(box.SYMBOLS))}
    assert swords == {"0": 0, "1": 1, "2": 2, "3": 3, **dict.fromkeys(["skull", *order], 0)}


BUILDINGS = {
    # cost, tokens in the display of the draft, what it does
    "army_camp": ("ffw", 0, {"train": {"unit": "knight"}}),
    "archery_range": ("wws", 0, {"train": {"unit": "archer"}}),
    "mage_tower": ("fss", 0, {"train": {"unit": "mage"}}),
    "stables": ("ffww", 0, {"actions": {"n": 1}}),
    "portal": ("fwss", 0, {"portal": {}}),
    "glory_banner": ("wwss", 0, {"glory": {"n": 2}}),
    "new_glory_banner": ("w", 0, {"glory": {"n": 2}}),
    "basilisk_lair": ("ssss", 1, {"train": {"unit": "basilisk"}}),
    "minotaur_labyrinth": ("fffff", 1, {"train": {"unit": "minotaur"}}),
    "guardian_grove": ("wwwww", 1, {"train": {"unit": "guardian"}}),
    "colossus_factory": ("wwwss", 1, {"train": {"unit": "colossus"}}),
    "griffin_aviary": ("ffwws", 1, {"train": {"unit": "griffin"}}),
    "monument": ("wss", 2, {"copy_ability": {}}),
    "market": ("fww", 2, {"exchange": {}}),
    "citadel": ("sssss", 2, {"siege_loss": {"strength": 5}, "toll": {}}),
    "hospital": ("fss", 2, {"keep_plague_out": {}, "heal_fully": {}}),
    "inn": ("www", 2, {"income": {"n": 1}}),
}
ITEMS = {
    # slot, what it does
    "sword": ("weapon", {"strength": {"n": 1}}),
    "hammer": ("weapon", {"strength": {"n": 2}}),
    "fire_missile": ("spell", {"strength": {"n": 1}}),
    "plunder": ("spell", {"plunder": {"markers": 2}}),
    "healing": ("spell", {"heal": {"toughness": 2}}),
    "amulet_glory": ("amulet", {"glory": {"n": 2}}),
    "amulet_action": ("amulet", {"actions": {"n": 1}}),
    "amulet_protection": ("amulet", {"ignore_skulls": {"n": 2}}),
    "amulet_vitality": ("amulet", {"max_toughness": {"n": 1}}),
    "amulet_bear": ("amulet", {"die": {"unit": "bear"}}),
    "amulet_titan": ("amulet", {"die": {"unit": "titan"}}),
}
TRADE = {
    "sword": (3, "ff"),
    "hammer": (1, "fwssss"),
    "fire_missile": (5, "s"),
    "amulet_glory": (1, "fws"),
    "amulet_action": (1, "wwwsss"),
    "amulet_protection": (1, "ffwwss"),
}
HEROES = {
    # module, markers at the start, abilities
    "horan": ("base", "", {"spoils_of_war": {}, "terror_of_the_weak": {"strength": 1}}),
    "taia": ("base", "", {"sight_of_the_land": {"draw": 2}, "sight_of_the_foe": {"draw": 3}}),
    "lorraine": ("base", "", {"forest_kin": {"skulls": 1}, "ambush": {"strength": 2}}),
    "xanros": ("base", "", {"raise": {"unit": "skeleton", "dice": 1}, "life_drain": {"toughness": 1}}),
    "elspeth": ("base", "", {"second_strike": {"rerolls": 1}, "swift_mount": {}}),
    "darius": ("base", "", {"prospector": {"markers": 1}, "trailblazer": {}}),
    "hannah": ("new_heroes", "", {"master_of_throws": {}, "eagle_flight": {}}),
    "sidhar": ("new_heroes", "ffwwss", {"cannonade": {"most_markers": 4}, "flying_city": {}}),
}


def what_it_does(operations: Sequence[Operation], thing: int) -> dict[str, dict[str, object]]:
    """All operations of a thing, with their numbers."""
    return {
        operation.name: {
            name: box.UNITS.ids[operation.numbers(name)[thing]]
            if name == "unit"
            else operation.numbers(name)[thing]
            for name in operation.parameters
        }
        for operation in operations
        if operation.having[thing]
    }


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building(name: str) -> None:
    """KA 13.2 to 13.7, 16.2, 16.3, 17.2 to 17.21, 21.4: what it costs is also what a horde loses by it."""
    cost, tokens, effects = BUILDINGS[name]
    building = box.BUILDINGS.index[name]
    assert list(box.BUILDING_COST[building]) == markers(cost)
    assert box.BUILDING_PRICE[building] == len(cost)
    assert box.DISPLAY[building] == tokens
    assert what_it_does(BUILDING_OPERATIONS.all, building) == effects


def test_the_boards() -> None:
    """KA 2.8, 16.2, 16.3, 16.7: six of the base kinds; with New buildings the cheap banner; fifteen tokens."""
    base = ["army_camp", "archery_range", "mage_tower", "stables", "portal"]
    assert [box.BUILDINGS.ids[each] for each in members(box.BASE_BOARD)] == [*base, "glory_banner"]
    assert [box.BUILDINGS.ids[each] for each in members(box.NEW_BOARD)] == [*base, "new_glory_banner"]
    assert list(box.BUILDINGS.ids) == list(BUILDINGS)
    assert sum(box.DISPLAY) == 15
    assert box.BUILDING_PLACES == 6
    assert box.DRAFT_ROUNDS == 2


@pytest.mark.parametrize("name", ITEMS)
def test_an_item(name: str) -> None:
    """KA 10.9 to 10.15; a bought one does the same."""
    slot, effects = ITEMS[name]
    for item in [name, *([f"trade_{name}"] if name in TRADE else [])]:
        number = box.ITEMS.index[item]
        assert box.SLOTS.ids[box.ITEM_SLOT[number]] == slot
        assert what_it_does(ITEM_OPERATIONS.all, number) == effects


def test_slots_and_trade() -> None:
    """KA 10.1, 18.1, 18.5."""
    assert {box.SLOTS.ids[slot]: size for slot, size in enumerate(box.SLOT_SIZE)} == {
        "weapon": 2,
        "spell": 3,
        "amulet": 1,
    }
    pool = {ware.removeprefix("trade_"): i for i, ware in enumerate(box.TRADE.ids)}
    assert {ware: (box.TRADE_COUNT[i], list(box.TRADE_COST[i])) for ware, i in pool.items()} == {
        ware: (count, markers(cost)) for ware, (count, cost) in TRADE.items()
    }
    assert sum(box.TRADE_COUNT) == 12


@pytest.mark.parametrize("name", HEROES)
def test_a_hero(name: str) -> None:
    """KA 15, 2.13, 25.2."""
    module, start, effects = HEROES[name]
    hero = box.HEROES.index[name]
    assert box.HERO_MODULES[hero] == {module}
    assert list(box.HERO_START[hero]) == markers(start)
    own: dict[str, dict[str, object]] = {}
    for ability in box.ABILITIES_OF[hero]:
        own |= what_it_does(ABILITY_OPERATIONS.all, ability)
        assert box.ABILITY_OWNER[ability] == hero
    assert own == effects
    assert len(box.ABILITIES_OF[hero]) == 2


TOKENS: dict[str, tuple[int, int, str | None, int]] = {
    # strength, how many, the item or the soul stones in halves
    "skeletons_fire_missile": (1, 4, "fire_missile", 0),
    "skeletons_sword": (1, 3, "sword", 0),
    "skeletons_plunder": (1, 1, "plunder", 0),
    "ghouls_fire_missile": (2, 2, "fire_missile", 0),
    "ghouls_sword": (2, 2, "sword", 0),
    "ghouls_plunder": (2, 1, "plunder", 0),
    "ghouls_healing": (2, 2, "healing", 0),
    "ghouls_hammer": (2, 1, "hammer", 0),
    "dryads_hammer": (3, 1, "hammer", 0),
    "dryads_amulet_glory": (3, 1, "amulet_glory", 0),
    "dryads_amulet_vitality": (3, 1, "amulet_vitality", 0),
    "dryads_soul_stone": (3, 4, None, 2),
    "shadow_eaters_hammer": (4, 1, "hammer", 0),
    "shadow_eaters_amulet_action": (4, 1, "amulet_action", 0),
    "shadow_eaters_amulet_protection": (4, 1, "amulet_protection", 0),
    "shadow_eaters_soul_stone": (4, 2, None, 2),
    "fire_elementals_amulet_bear": (5, 1, "amulet_bear", 0),
    "fire_elementals_soul_stone": (5, 2, None, 2),
    "fire_elementals_two_soul_stones": (5, 1, None, 4),
    "abyss_giants_amulet_titan": (6, 1, "amulet_titan", 0),
    "abyss_giants_two_soul_stones": (6, 3, None, 4),
}


def test_the_monsters() -> None:
    """KA 1.6: 36 tokens; strength in front, reward on the back."""
    tokens = {
        name: (box.TOKEN_STRENGTH[i], box.TOKEN_COUNT[i], box.TOKEN_ITEM[i], box.TOKEN_STONES[i])
        for i, name in enumerate(box.TOKENS.ids)
    }
    assert sum(count for _, count, _, _ in tokens.values()) == 36
    assert tokens == {
        name: (strength, count, NONE if item is None else box.ITEMS.index[item], halves)
        for name, (strength, count, item, halves) in TOKENS.items()
    }


def test_the_great_enemies() -> None:
    """KA 14.2 to 14.6, 19.3, 20.2, 20.4, 20.9, 22.4, 2.5."""
    foes = {name: (box.FOE_STRENGTH[i], box.FOE_STONES[i]) for i, name in enumerate(box.FOES.ids)}
    assert foes == {
        "black": (10, 4),
        "gold": (15, 6),
        "red": (20, 8),
        "first": (10, 6),
        "second": (15, 8),
        "third": (20, 11),
        "dark_general": (16, 7),
    }
    assert (box.PRAETORIANS, box.PRAETORIAN_STRENGTH, box.PRAETORIAN_STONES, box.PRAETORIAN_STEP) == (
        1,
        2,
        2,
        5,
    )
    assert (box.GENERAL_ENTRY_LOSS, box.HORDE_ENTRY_LOSS, box.HORDE_REWARD) == (1, 1, 3)
    assert list(box.TARGET_ORDER) == ["soul_stones", "glory", "buildings", "army", "resources"]


def test_what_is_counted_once_for_the_whole_game() -> None:
    """KA 1.1, 1.4, 2.7, 2.13, 4.4, 4.11, 6.3, 6.6, 7.1, 11.1, 11.6, 23.6, 25.3."""
    assert list(box.SEAT_COUNTS) == [2, 3, 4, 5]
    assert list(box.SUPPLY) == [40, 40, 40]
    assert list(box.START_RESOURCES) == [0, 0, 0]
    assert [list(place) for place in box.PLACE_START] == [
        markers(text) for text in ("", "", "w", "fw", "fws")
    ]
    assert (box.ACTIONS, box.MAX_TOUGHNESS, box.HEALED, box.RECOVERED) == (2, 5, 2, 2)
    assert (list(box.CITY_COST), box.CITY_PRICE) == ([0, 2, 0], 2)
    assert (box.GLORY_START, box.GLORY_MAX) == (0, 20)
    assert (box.PLAGUE_SKULLS, box.MISERY) == (2, 1)
    assert list(box.TIE_ORDER) == ["glory", "buildings", "army", "resources"]
    assert list(box.ROUND_LIMITS) == ["80", "20", "50", "120"]
    assert list(box.MODULES.ids) == ["new_buildings", "merchant", "hordes", "riders", "new_heroes"]
