"""The components of the game, read once from data/*.toml into tables of small ints. Nothing here ever changes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from warhost.core.domain import NONE, Domain
from warhost.games.karak.hexes import EDGES, N_HEXES, NUMBER_AT


def _read(name: str) -> dict[str, Any]:
    text = (Path(__file__).parent / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_SETUP: Final = _read("setup")
_TILES: Final = _read("tiles")
_HEROES: Final[list[dict[str, Any]]] = _read("heroes")["hero"]
_BUILDINGS: Final[list[dict[str, Any]]] = _read("buildings")["building"]
_UNITS: Final[list[dict[str, Any]]] = _read("units")["unit"]
_DICE: Final = _read("dice")
_ITEMS: Final = _read("items")
_MONSTERS: Final[list[dict[str, Any]]] = _read("monsters")["monster"]
_GREAT: Final = _read("hordes")


# Resources and plain numbers


SEAT_COUNTS: Final = list(range(int(_SETUP["players"]["least"]), int(_SETUP["players"]["most"]) + 1))
MODULES: Final = Domain("module", [module["id"] for module in _SETUP["module"]])

RESOURCES: Final = Domain("resource", [resource["id"] for resource in _SETUP["resource"]])
N_RESOURCES: Final = len(RESOURCES)
FOOD: Final = RESOURCES.index["food"]
WOOD: Final = RESOURCES.index["wood"]
STONE: Final = RESOURCES.index["stone"]
SUPPLY: Final = [int(resource["supply"]) for resource in _SETUP["resource"]]
START_RESOURCES: Final = [int(resource["start"]) for resource in _SETUP["resource"]]


def _cost(written: dict[str, int]) -> tuple[int, ...]:
    """A price as (food, wood, stone)."""
    return tuple(int(written.get(resource, 0)) for resource in RESOURCES.ids)


ACTIONS: Final = int(_SETUP["turn"]["actions"])
MAX_TOUGHNESS: Final = int(_SETUP["toughness"]["max"])
HEALED: Final = int(_SETUP["heal"]["toughness"])
RECOVERED: Final = int(_SETUP["fall"]["toughness"])
CITY_COST: Final = _cost(_SETUP["city"]["cost"])
CITY_PRICE: Final = sum(CITY_COST)
GLORY_START: Final = int(_SETUP["glory"]["start"])
GLORY_MAX: Final = int(_SETUP["glory"]["max"])
PLAGUE_SKULLS: Final = int(_SETUP["plague"]["skulls"])
MISERY: Final = int(_SETUP["misery"]["markers"])
BUILDING_PLACES: Final = int(_SETUP["places"]["buildings"])
DRAFT_ROUNDS: Final = int(_SETUP["draft"]["rounds"])
TIE_ORDER: Final[list[str]] = list(_SETUP["tie"]["order"])
ROUND_LIMITS: Final = [str(limit) for limit in _SETUP["rounds"]["choices"]]
HALF: Final = 2
"""Soul stones are counted in halves."""


def _halves(stones: float) -> int:
    return round(stones * HALF)


def _modules(entry: dict[str, Any]) -> frozenset[str]:
    return frozenset(entry["modules"])


# The land


_ALL_TILES: Final[list[dict[str, Any]]] = [*_TILES["start"], *_TILES["tile"]]
TILES: Final = Domain("tile", [tile["id"] for tile in _ALL_TILES])
N_TILES: Final = len(TILES)
N_START: Final = len(_TILES["start"])
TERRAINS: Final = Domain("terrain", list(dict.fromkeys(tile["terrain"] for tile in _ALL_TILES)))
TILE_TERRAIN: Final = [TERRAINS.index[tile["terrain"]] for tile in _ALL_TILES]
TILE_LEVEL: Final = [int(tile.get("level", 0)) for tile in _ALL_TILES]
TILE_MONSTERS: Final = [int(tile.get("monsters", 0)) for tile in _ALL_TILES]
TILE_YIELD: Final[list[tuple[int, ...]]] = [
    tuple(tile["resources"].count(resource) for resource in RESOURCES.ids) for tile in _ALL_TILES
]
TILE_KINDS: Final = [[i for i, shown in enumerate(symbols) if shown] for symbols in TILE_YIELD]
TILE_CITY: Final = [bool(tile.get("city", True)) for tile in _ALL_TILES]
TILE_GATHER: Final = [bool(tile.get("gather", True)) for tile in _ALL_TILES]
TILE_HORDE: Final = [bool(tile.get("horde", True)) for tile in _ALL_TILES]
TILE_FLYING: Final = [bool(tile.get("flying_city", True)) for tile in _ALL_TILES]
TILE_STALL: Final = [tile.get("special") == "merchant" for tile in _ALL_TILES]
TILE_BANNER: Final[list[str]] = [str(tile.get("banner", "")) for tile in _ALL_TILES]
TILE_MODULES: Final = [frozenset(tile.get("modules", ())) for tile in _ALL_TILES]
TILE_WITHOUT: Final = [frozenset(tile.get("without", ())) for tile in _ALL_TILES]
CASTLE_TILE: Final = TILES.index["castle"]
FINAL_TILE: Final = TILES.index["final"]


def _turned(chasms: list[int], turn: int) -> int:
    """The edges that show a chasm when the tile is turned so, as a bit mask."""
    return sum(1 << (edge + turn) % EDGES for edge in chasms)


LAID_CHASMS: Final = [_turned(tile["chasms"], turn) for tile in _ALL_TILES for turn in range(EDGES)]
"""A laid tile is tile * 6 + turn: this is the mask of its chasms."""
LAID_TILE: Final = [laid // EDGES for laid in range(N_TILES * EDGES)]

CASTLE: Final = NUMBER_AT[0, 0]
START_LAND: Final = [NONE] * N_HEXES
for _start in _TILES["start"]:
    START_LAND[NUMBER_AT[_start["at"][0], _start["at"][1]]] = TILES.index[_start["id"]] * EDGES
START_HEXES: Final = [number for number, laid in enumerate(START_LAND) if laid != NONE]


# Items. A trade item is a thing of its own: it goes back to the trade pool.


_FOUND: Final[list[dict[str, Any]]] = _ITEMS["item"]
_TRADED: Final = [item for item in _FOUND if "trade" in item]
ITEMS: Final = Domain(
    "item", [*(item["id"] for item in _FOUND), *(f"trade_{item['id']}" for item in _TRADED)]
)
N_ITEMS: Final = len(ITEMS)
N_FOUND: Final = len(_FOUND)
_EVERY: Final = [*_FOUND, *_TRADED]
TRADE: Final = Domain("item", ITEMS.ids[N_FOUND:])
"""The six stacks of the trade pool: stack i holds item N_FOUND + i."""
TRADE_COUNT: Final = [int(item["trade"]["count"]) for item in _TRADED]
TRADE_COST: Final = [_cost(item["trade"]["cost"]) for item in _TRADED]
FOUND_COUNT: Final = [int(item["monster"]) for item in _FOUND]

SLOTS: Final = Domain("slot", ["weapon", "spell", "amulet"])
(WEAPON, SPELL, AMULET) = range(len(SLOTS))
SLOT_SIZE: Final = [int(_ITEMS["slots"][slot]) for slot in SLOTS.ids]
ITEM_SLOT: Final = [SLOTS.index[item["slot"]] for item in _EVERY]
ITEM_KIND: Final = [_FOUND.index(item) for item in _EVERY]
"""The same thing, wherever it came from."""


def _item_number(effect: str, param: str = "n") -> list[int]:
    """A table over all items, and NONE (-1, the last entry): the number of those with that effect, else 0."""
    return [*(int(item["params"][param]) if item["effect"] == effect else 0 for item in _EVERY), 0]


ITEM_STRENGTH: Final = _item_number("strength")
ITEM_GLORY: Final = _item_number("glory")
ITEM_ACTIONS: Final = _item_number("actions")
ITEM_IGNORES: Final = _item_number("ignore_skulls")
ITEM_TOUGHNESS: Final = _item_number("max_toughness")
HEALING: Final = ITEMS.index["healing"]
HEALING_TOUGHNESS: Final = int(_FOUND[HEALING]["params"]["toughness"])
PLUNDER: Final = ITEMS.index["plunder"]
PLUNDER_MARKERS: Final = int(_FOUND[PLUNDER]["params"]["markers"])


# Units, dice, symbols


UNITS: Final = Domain("unit", [unit["id"] for unit in _UNITS])
N_UNITS: Final = len(UNITS)
UNIT_DICE: Final = [int(unit["dice"]) for unit in _UNITS]
UNIT_COST: Final = [_cost(unit.get("cost", {})) for unit in _UNITS]
TRAINED: Final = [number for number, unit in enumerate(_UNITS) if unit["kind"] in ("basic", "elite")]
"""Army dice (KA 1.10)."""
N_TRAINED: Final = len(TRAINED)
BASIC: Final = [number for number, unit in enumerate(_UNITS) if unit["kind"] == "basic"]
ELITE: Final = [number for number, unit in enumerate(_UNITS) if unit["kind"] == "elite"]
SKELETON: Final = UNITS.index["skeleton"]
BEAR: Final = UNITS.index["bear"]
TITAN: Final = UNITS.index["titan"]
MINOTAUR: Final = UNITS.index["minotaur"]
COLOSSUS: Final = UNITS.index["colossus"]
GUARDIAN: Final = UNITS.index["guardian"]
GRIFFIN: Final = UNITS.index["griffin"]
BASILISK: Final = UNITS.index["basilisk"]
ITEM_DIE: Final = [
    *(UNITS.index[item["params"]["unit"]] + 1 if item["effect"] == "die" else 0 for item in _EVERY),
    0,
]
"""The die that an amulet brings, as a number in DICE; 0 for none."""

DICE: Final = Domain("die", ["hero", *UNITS.ids])
"""The hero die, then the dice of the units: die = unit + 1."""
N_DICE: Final = len(DICE)
HERO_DIE: Final = 0
DIE_SIDES: Final = 6
SYMBOLS: Final = Domain(
    "symbol", ["0", "1", "2", "3", "skull", "hunger", "repair", "protection", "perseverance", "venom"]
)
"""What a face shows: so many swords, or a symbol."""
SKULL: Final = SYMBOLS.index["skull"]
HUNGER: Final = SYMBOLS.index["hunger"]
REPAIR: Final = SYMBOLS.index["repair"]
PROTECTION: Final = SYMBOLS.index["protection"]
PERSEVERANCE: Final = SYMBOLS.index["perseverance"]
VENOM: Final = SYMBOLS.index["venom"]
_SYMBOL_DATA: Final[dict[str, dict[str, Any]]] = {symbol["id"]: symbol for symbol in _DICE["symbol"]}
IGNORABLE: Final = [bool(_SYMBOL_DATA.get(symbol, {}).get("ignorable", False)) for symbol in SYMBOLS.ids]
SWORDS: Final = [int(symbol) if symbol.isdigit() else 0 for symbol in SYMBOLS.ids]
REPAIR_COST: Final = _cost(_SYMBOL_DATA["repair"]["params"]["cost"])
VENOM_SWORDS: Final = int(_SYMBOL_DATA["venom"]["params"]["swords_per_skull"])
_DIE_DATA: Final[dict[str, dict[str, Any]]] = {die["id"]: die for die in _DICE["die"]}
FACES: Final = [SYMBOLS.index[face] for die in DICE.ids for face in _DIE_DATA[die]["faces"]]
"""By die * 6 + face."""
SYMBOL_ORDER: Final = sorted(
    (number for number, symbol in enumerate(SYMBOLS.ids) if "order" in _SYMBOL_DATA.get(symbol, {})),
    key=lambda number: int(_SYMBOL_DATA[SYMBOLS.ids[number]]["order"]),
)


# Buildings


BUILDINGS: Final = Domain("building", [building["id"] for building in _BUILDINGS])
N_BUILDINGS: Final = len(BUILDINGS)
BUILDING_COST: Final = [_cost(building["cost"]) for building in _BUILDINGS]
BUILDING_PRICE: Final = [sum(cost) for cost in BUILDING_COST]
BUILDING_TOKENS: Final = [int(building["tokens"]) for building in _BUILDINGS]
DRAFTED: Final = [number for number, building in enumerate(_BUILDINGS) if building.get("draft")]
DISPLAY: Final = [BUILDING_TOKENS[number] if number in DRAFTED else 0 for number in range(N_BUILDINGS)]


def _building_number(effect: str, param: str = "n") -> list[int]:
    return [int(building["params"][param]) if building["effect"] == effect else 0 for building in _BUILDINGS]


def _mask_of(effect: str) -> int:
    return sum(1 << number for number, building in enumerate(_BUILDINGS) if building["effect"] == effect)


BUILDING_GLORY: Final = _building_number("glory")
STABLES_ACTIONS: Final = max(_building_number("actions"))
CITADEL_LOSS: Final = max(_building_number("citadel", "siege_loss"))
INN_INCOME: Final = max(_building_number("income"))
STABLES: Final = _mask_of("actions")
PORTAL: Final = _mask_of("portal")
MONUMENT: Final = _mask_of("copy_ability")
MARKET: Final = _mask_of("exchange")
CITADEL: Final = _mask_of("citadel")
HOSPITAL: Final = _mask_of("hospital")
INN: Final = _mask_of("income")
"""Masks of one building each: `built & PORTAL`."""


def building_of(mask: int) -> int:
    """The number of a building from its mask."""
    return mask.bit_length() - 1


TRAINED_BY: Final = [1 << BUILDINGS.index[unit["building"]] if "building" in unit else 0 for unit in _UNITS]
"""The mask of the building that each unit needs."""


def _board(module: bool) -> int:
    """The six tokens that everyone starts with (KA 2.8, 16.3)."""
    mask = 0
    for number, building in enumerate(_BUILDINGS):
        replaced = "new_buildings" in building.get("without", ()) if module else "replaces" in building
        if not building.get("draft") and not replaced:
            mask |= 1 << number
    return mask


BASE_BOARD: Final = _board(False)
NEW_BOARD: Final = _board(True)
_MEMBERS: Final[dict[int, list[int]]] = {}


def members(mask: int) -> list[int]:
    """The buildings of a mask, in order. Made once each, never changed."""
    known = _MEMBERS.get(mask)
    if known is None:
        known = [number for number in range(N_BUILDINGS) if mask >> number & 1]
        _MEMBERS[mask] = known
    return known


# Heroes


HEROES: Final = Domain("hero", [hero["id"] for hero in _HEROES])
N_HEROES: Final = len(HEROES)
HERO_MODULES: Final = [_modules(hero) for hero in _HEROES]
_ABILITY_DATA: Final = [ability for hero in _HEROES for ability in hero["ability"]]
ABILITIES: Final = Domain("ability", [ability["id"] for ability in _ABILITY_DATA])
N_ABILITIES: Final = len(ABILITIES)
ABILITIES_OF: Final = [[ABILITIES.index[ability["id"]] for ability in hero["ability"]] for hero in _HEROES]
HAS: Final = [ability in ABILITIES_OF[hero] for hero in range(N_HEROES) for ability in range(N_ABILITIES)]
"""By hero * N_ABILITIES + ability."""
HERO_START: Final = [_cost(hero.get("start", {})) for hero in _HEROES]
"""Markers that a hero begins with (KA 2.13)."""
PLACE_START: Final = [_cost(markers) for markers in _SETUP["start"]["by_place"]]
"""Markers by place in the order of play (KA 2.13)."""
ABILITY_PARAMS: Final[list[dict[str, Any]]] = [ability.get("params", {}) for ability in _ABILITY_DATA]


def _ability(name: str) -> int:
    return ABILITIES.index[name]


SPOILS_OF_WAR: Final = _ability("spoils_of_war")
TERROR_OF_THE_WEAK: Final = _ability("terror_of_the_weak")
SIGHT_OF_THE_LAND: Final = _ability("sight_of_the_land")
SIGHT_OF_THE_FOE: Final = _ability("sight_of_the_foe")
FOREST_KIN: Final = _ability("forest_kin")
AMBUSH: Final = _ability("ambush")
RAISE_SKELETONS: Final = _ability("raise_skeletons")
LIFE_DRAIN: Final = _ability("life_drain")
SECOND_STRIKE: Final = _ability("second_strike")
SWIFT_MOUNT: Final = _ability("swift_mount")
PROSPECTOR: Final = _ability("prospector")
TRAILBLAZER: Final = _ability("trailblazer")
MASTER_OF_THROWS: Final = _ability("master_of_throws")
EAGLE_FLIGHT: Final = _ability("eagle_flight")
CANNONADE: Final = _ability("cannonade")
FLYING_CITY: Final = _ability("flying_city")


def _param(ability: int, name: str) -> int:
    return int(ABILITY_PARAMS[ability][name])


WEAK: Final = _param(TERROR_OF_THE_WEAK, "strength")
TILES_DRAWN: Final = _param(SIGHT_OF_THE_LAND, "draw")
FOES_DRAWN: Final = _param(SIGHT_OF_THE_FOE, "draw")
KIN_SKULLS: Final = _param(FOREST_KIN, "skulls")
AMBUSH_STRENGTH: Final = _param(AMBUSH, "strength")
SKELETONS_RAISED: Final = _param(RAISE_SKELETONS, "dice")
DRAINED: Final = _param(LIFE_DRAIN, "toughness")
PROSPECTED: Final = _param(PROSPECTOR, "markers")
CANNONADE_MOST: Final = _param(CANNONADE, "most_markers")

PAIRS: Final = Domain(
    "markers",
    [f"{a}_{b}" for i, a in enumerate(RESOURCES.ids) for b in RESOURCES.ids[i:]],
)
"""Two markers that Cannonade turns into one sword."""
PAIR_COST: Final = [
    _cost({a: 1, b: 1} if a != b else {a: 2}) for i, a in enumerate(RESOURCES.ids) for b in RESOURCES.ids[i:]
]


# Monster tokens


_TOKENS: Final = [(number, token) for number, monster in enumerate(_MONSTERS) for token in monster["token"]]
MONSTERS: Final = Domain("monster", [monster["id"] for monster in _MONSTERS])
TOKENS: Final = Domain("monster_token", [token["id"] for _, token in _TOKENS])
N_TOKENS: Final = len(TOKENS)
TOKEN_MONSTER: Final = [number for number, _ in _TOKENS]
TOKEN_STRENGTH: Final = [int(_MONSTERS[number]["strength"]) for number, _ in _TOKENS]
TOKEN_COUNT: Final = [int(token["count"]) for _, token in _TOKENS]
TOKEN_ITEM: Final = [ITEMS.index.get(token["reward"].get("item", ""), NONE) for _, token in _TOKENS]
TOKEN_STONES: Final = [_halves(token["reward"].get("soul_stones", 0)) for _, token in _TOKENS]
TOKEN_PLACE: Final = 32
"""Up to two tokens lie on a hex: (first + 1) + (second + 1) * 32; 0 for none."""


def _on_hex(code: int) -> list[int]:
    tokens: list[int] = []
    while code:
        tokens.append(code % TOKEN_PLACE - 1)
        code //= TOKEN_PLACE
    return tokens


def _is_army(code: int) -> bool:
    tokens = _on_hex(code)
    return all(0 <= token < N_TOKENS for token in tokens)


TOKENS_ON: Final = [_on_hex(code) if _is_army(code) else [] for code in range(TOKEN_PLACE * TOKEN_PLACE)]
"""The tokens of a hex from its number in `monsters`."""
STRENGTH_ON: Final = [sum(TOKEN_STRENGTH[token] for token in tokens) for tokens in TOKENS_ON]
FEARED_ON: Final = [
    sum(TOKEN_STRENGTH[token] for token in tokens if TOKEN_STRENGTH[token] > WEAK) for tokens in TOKENS_ON
]
"""The same without the armies that flee before Terror of the Weak."""


# The great enemies: three hordes, three Riders, the Dark General


HORDES: Final = Domain("horde", [horde["id"] for horde in _GREAT["horde"]])
N_HORDES: Final = len(HORDES)
FOES: Final = Domain(
    "foe",
    [*HORDES.ids, *(rider["id"] for rider in _GREAT["rider"]), _GREAT["general"]["id"]],
)
N_FOES: Final = len(FOES)
FIRST_RIDER: Final = N_HORDES
GENERAL: Final = N_FOES - 1
RIDERS: Final = range(FIRST_RIDER, GENERAL)
BANNERS: Final[list[str]] = [str(horde["banner"]) for horde in _GREAT["horde"]]
HORDE_STRENGTH: Final = [int(horde["strength"]) for horde in _GREAT["horde"]]
FOE_STRENGTH: Final = [
    *HORDE_STRENGTH,
    *(int(rider["strength"]) for rider in _GREAT["rider"]),
    int(_GREAT["general"]["strength"]),
]
FOE_STONES: Final = [
    *(_halves(horde["soul_stones"]) for horde in _GREAT["horde"]),
    *(_halves(rider["soul_stones"]) for rider in _GREAT["rider"]),
    _halves(_GREAT["general"]["soul_stones"]),
]
ENTRY_LOSS: Final = int(_GREAT["general"]["entry_loss"])
PRAETORIANS: Final = int(_GREAT["praetorian"]["per_player"])
PRAETORIAN_STRENGTH: Final = int(_GREAT["praetorian"]["strength"])
PRAETORIAN_STONES: Final = _halves(_GREAT["praetorian"]["soul_stones"])
PRAETORIAN_STEP: Final = int(_GREAT["praetorian"]["beaten_per"])
HORDE_REWARD: Final = 3
"""Strength that a horde must lose for each resource (KA 20.4)."""
TILE_FOE: Final = [BANNERS.index(banner) if banner else NONE for banner in TILE_BANNER]
"""The horde of a fallen city; its Rider is FIRST_RIDER later."""


# Everything whose use is counted


COMPONENTS: Final = Domain(
    "component",
    [
        *TILES.ids,
        *ITEMS.ids,
        *UNITS.ids,
        *BUILDINGS.ids,
        *ABILITIES.ids,
        *(f"army_{monster}" for monster in MONSTERS.ids),
        *(f"horde_{horde}" for horde in HORDES.ids),
        *(f"rider_{FOES.ids[rider]}" for rider in RIDERS),
        "dark_general",
        "praetorian",
        "plague",
        *(f"{symbol}_symbol" for symbol in SYMBOLS.ids[HUNGER:]),
    ],
)
ITEM_COMPONENT: Final = N_TILES
UNIT_COMPONENT: Final = ITEM_COMPONENT + N_ITEMS
BUILDING_COMPONENT: Final = UNIT_COMPONENT + N_UNITS
ABILITY_COMPONENT: Final = BUILDING_COMPONENT + N_BUILDINGS
MONSTER_COMPONENT: Final = ABILITY_COMPONENT + N_ABILITIES
FOE_COMPONENT: Final = MONSTER_COMPONENT + len(MONSTERS)
PRAETORIAN_COMPONENT: Final = FOE_COMPONENT + N_FOES
PLAGUE_COMPONENT: Final = PRAETORIAN_COMPONENT + 1
SYMBOL_COMPONENT: Final = PLAGUE_COMPONENT + 1 - HUNGER
"""Plus the symbol."""

CARDS: Final = Domain("drawn", [*TILES.ids, *TOKENS.ids])
"""What can be forced to be drawn: tiles, then monster tokens."""
BAG: Final = [N_TILES + token for token in range(N_TOKENS) for _ in range(TOKEN_COUNT[token])]
"""All monster tokens, by their numbers in CARDS: a token is its number less N_TILES."""
