"""The components of the game, read once from data/*.toml into tables of small ints. Nothing here ever changes."""

from __future__ import annotations

from typing import Final

from warhost.core.data import DataFile, Entry, read_data
from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadData
from warhost.core.operations import effects_of
from warhost.core.reading import choice, choices, flag, provenances, real, text, thing, whole
from warhost.games.karak.hexes import EDGES, N_HEXES, NUMBER_AT

_SETUP: Final = read_data(__file__, "setup")
_TILES: Final = read_data(__file__, "tiles")
_HEROES: Final = read_data(__file__, "heroes")
_BUILDINGS: Final = read_data(__file__, "buildings")
_UNITS: Final = read_data(__file__, "units")
_DICE: Final = read_data(__file__, "dice")
_ITEMS: Final = read_data(__file__, "items")
_MONSTERS: Final = read_data(__file__, "monsters")
_GREAT: Final = read_data(__file__, "hordes")
_FILES: Final[list[DataFile]] = [
    _SETUP,
    _TILES,
    _HEROES,
    _BUILDINGS,
    _UNITS,
    _DICE,
    _ITEMS,
    _MONSTERS,
    _GREAT,
]


def finish_reading() -> None:
    """Whatever nothing has read by now is a mistake."""
    for file in _FILES:
        file.finish()


_PARTS: Final = (
    "banner",
    "colour",
    "cost",
    "detail",
    "effect",
    "face",
    "faces",
    "link",
    "max",
    "mount",
    "numbers",
    "order",
    "pairing",
    "place",
    "soul_stones",
    "start",
    "strength",
    "title",
    "tokens",
)
"""Of which a table may say that they come from elsewhere."""


def _part(file: Entry, key: str) -> Entry:
    """A table of which there is one."""
    part: Entry = file[key]
    provenances(part, *_PARTS)
    return part


def _entries(data: Entry, key: str) -> list[Entry]:
    """The tables of one kind."""
    entries: list[Entry] = data.get(key, [])
    for entry in entries:
        provenances(entry, *_PARTS)
    return entries


def _worth(entry: Entry) -> float:
    """What bots take a thing to be worth, in points of which a soul stone has ten."""
    return real(entry, "worth", 0, 100)


def _domain(kind: str, entries: list[Entry]) -> Domain:
    """The ids of the entries; no two of all things are called the same."""
    ids = [text(entry, "id") for entry in entries]
    for entry, name in zip(entries, ids, strict=True):
        if name in _TAKEN:
            raise BadData(f"{entry.where}.id", f"{name!r} is the name of something else")
        _TAKEN.add(name)
    return Domain(kind, ids)


_TAKEN: Final[set[str]] = set()


# Resources and plain numbers


_PLAYERS: Final = _part(_SETUP, "players")
SEAT_COUNTS: Final = list(range(whole(_PLAYERS, "least", 2, 9), whole(_PLAYERS, "most", 2, 9) + 1))
MODULES: Final = Domain("module", [text(module, "id") for module in _entries(_SETUP, "module")])
_PLAYED: Final = ("base", *MODULES.ids)

RESOURCE_DATA: Final = _entries(_SETUP, "resource")
RESOURCES: Final = Domain("resource", [text(resource, "id") for resource in RESOURCE_DATA])
N_RESOURCES: Final = len(RESOURCES)
FOOD: Final = RESOURCES.index["food"]
WOOD: Final = RESOURCES.index["wood"]
SUPPLY: Final = [whole(resource, "supply", 1, 99) for resource in RESOURCE_DATA]
START_RESOURCES: Final = [whole(resource, "start", 0, 99) for resource in RESOURCE_DATA]


def _cost(written: Entry) -> tuple[int, ...]:
    """A price as (food, wood, stone)."""
    return tuple(whole(written, resource, 0, 99, 0) for resource in RESOURCES.ids)


def _cost_in(entry: Entry, key: str = "cost") -> tuple[int, ...]:
    """The price that an entry names; nothing where it names none."""
    return _cost(entry[key]) if key in entry else (0,) * N_RESOURCES


ACTIONS: Final = whole(_part(_SETUP, "turn"), "actions", 1, 9)
MAX_TOUGHNESS: Final = whole(_part(_SETUP, "toughness"), "max", 1, 9)
HEALED: Final = whole(_part(_SETUP, "heal"), "toughness", 1, 9)
FALL_DATA: Final = _part(_SETUP, "fall")
RECOVERED: Final = whole(FALL_DATA, "toughness", 1, 9)
CITY_COST: Final = _cost_in(_part(_SETUP, "city"))
CITY_PRICE: Final = sum(CITY_COST)
GLORY_DATA: Final = _part(_SETUP, "glory")
GLORY_START: Final = whole(GLORY_DATA, "start", 0, 99)
GLORY_MAX: Final = whole(GLORY_DATA, "max", 1, 99)
PLAGUE_SKULLS: Final = whole(_part(_SETUP, "plague"), "skulls", 1, 99)
MISERY_DATA: Final = _part(_SETUP, "misery")
MOST_MISERY: Final = 9
MISERY: Final = whole(MISERY_DATA, "markers", 1, MOST_MISERY)
BUILDING_PLACES: Final = whole(_part(_SETUP, "places"), "buildings", 1, 99)
DRAFT_ROUNDS: Final = whole(_part(_SETUP, "draft"), "rounds", 1, 9)
MERITS: Final = ("soul_stones", "glory", "buildings", "army", "resources")
"""By what players are compared."""
TIE_DATA: Final = _part(_SETUP, "tie")
TIE_ORDER: Final = choices(TIE_DATA, "order", MERITS)
ROUNDS_DATA: Final = _part(_SETUP, "rounds")
ROUND_LIMITS: Final = [str(limit) for limit in ROUNDS_DATA["choices"]]
HALF: Final = 2
"""Soul stones are counted in halves."""


def _stones(entry: Entry) -> int:
    """Soul stones in halves."""
    return round(real(entry, "soul_stones", 0, 99) * HALF)


def _modules(entry: Entry, key: str = "modules") -> frozenset[str]:
    return frozenset(choices(entry, key, _PLAYED, ()))


# The land


_START: Final = _entries(_TILES, "start")
ALL_TILES: Final = [*_START, *_entries(_TILES, "tile")]
TILES: Final = _domain("tile", ALL_TILES)
N_TILES: Final = len(TILES)
N_START: Final = len(_START)
TERRAINS: Final = Domain("terrain", list(dict.fromkeys(text(tile, "terrain") for tile in ALL_TILES)))
TILE_TERRAIN: Final = [TERRAINS.index[tile["terrain"]] for tile in ALL_TILES]
LEVELS: Final = (1, 2, 3)
TILE_LEVEL: Final = [
    0 if number < N_START else whole(tile, "level", LEVELS[0], LEVELS[-1])
    for number, tile in enumerate(ALL_TILES)
]
MOST_TOKENS: Final = 2
"""Monster tokens on one hex."""
TILE_MONSTERS: Final = [whole(tile, "monsters", 0, MOST_TOKENS, 0) for tile in ALL_TILES]
TILE_SYMBOLS: Final = [choices(tile, "resources", RESOURCES.ids, ()) for tile in ALL_TILES]
TILE_YIELD: Final[list[tuple[int, ...]]] = [
    tuple(symbols.count(resource) for resource in RESOURCES.ids) for symbols in TILE_SYMBOLS
]
TILE_KINDS: Final = [[i for i, shown in enumerate(symbols) if shown] for symbols in TILE_YIELD]
TILE_CITY: Final = [flag(tile, "city", True) for tile in ALL_TILES]
TILE_GATHER: Final = [flag(tile, "gather", True) for tile in ALL_TILES]
TILE_HORDE: Final = [flag(tile, "horde", True) for tile in ALL_TILES]
TILE_FLYING: Final = [flag(tile, "flying_city", True) for tile in ALL_TILES]
SPECIALS: Final = ("general", "merchant", "fallen_city")
"""Tiles with rules of their own."""
_SPECIAL: Final = [choice(tile, "special", SPECIALS, "") for tile in ALL_TILES]
TILE_STALL: Final = [special == "merchant" for special in _SPECIAL]
TILE_BANNER: Final = [
    text(tile, "banner") if _SPECIAL[number] == "fallen_city" else "" for number, tile in enumerate(ALL_TILES)
]
TILE_MODULES: Final = [_modules(tile) for tile in ALL_TILES]
TILE_WITHOUT: Final = [_modules(tile, "without") for tile in ALL_TILES]
CASTLE_TILE: Final = TILES.index["castle"]
FINAL_TILE: Final = _SPECIAL.index("general")
"""The General's."""
if "general" in _SPECIAL[FINAL_TILE + 1 :]:
    raise BadData("tiles.toml.tile", "there are two tiles of the General")


def _turned(chasms: list[int], turn: int) -> int:
    """The edges that show a chasm when the tile is turned so, as a bit mask."""
    return sum(1 << (edge + turn) % EDGES for edge in chasms)


def _chasms(tile: Entry) -> list[int]:
    edges: list[int] = tile["chasms"]
    if any(edge not in range(EDGES) for edge in edges):
        raise BadData(f"{tile.where}.chasms", f"edges are numbered from 0 to {EDGES - 1}")
    return edges


TILE_CHASMS: Final = [_chasms(tile) for tile in ALL_TILES]
LAID_CHASMS: Final = [_turned(chasms, turn) for chasms in TILE_CHASMS for turn in range(EDGES)]
"""A laid tile is tile * 6 + turn: this is the mask of its chasms."""
IS_CHASM: Final = [[bool(chasms >> edge & 1) for edge in range(EDGES)] for chasms in LAID_CHASMS]
"""The same edge by edge."""
LAID_TILE: Final = [laid // EDGES for laid in range(N_TILES * EDGES)]

CASTLE: Final = NUMBER_AT[0, 0]
START_LAND: Final = [NONE] * N_HEXES
for _number, _start in enumerate(_START):
    START_LAND[NUMBER_AT[_start["at"][0], _start["at"][1]]] = _number * EDGES
START_HEXES: Final = [number for number, laid in enumerate(START_LAND) if laid != NONE]


# Items. A trade item is a thing of its own: it goes back to the trade pool.


ITEM_DATA: Final = _entries(_ITEMS, "item")
_TRADED: Final = [item for item in ITEM_DATA if "trade" in item]
_KINDS: Final = _domain("item", ITEM_DATA)
ITEMS: Final = Domain("item", [*_KINDS.ids, *(f"trade_{item['id']}" for item in _TRADED)])
N_ITEMS: Final = len(ITEMS)
N_FOUND: Final = len(ITEM_DATA)
_EVERY: Final = [*ITEM_DATA, *_TRADED]
TRADE: Final = Domain("item", ITEMS.ids[N_FOUND:])
"""The stacks of the trade pool: stack i holds item N_FOUND + i."""
TRADE_COUNT: Final = [whole(item["trade"], "count", 1, 9) for item in _TRADED]
TRADE_COST: Final = [_cost_in(item["trade"]) for item in _TRADED]

SLOTS: Final = Domain("slot", ["weapon", "spell", "amulet"])
(WEAPON, SPELL, AMULET) = range(len(SLOTS))
SLOT_DATA: Final = _part(_ITEMS, "slots")
SLOT_SIZE: Final = [whole(SLOT_DATA, slot, 1, 1 if slot == "amulet" else 9) for slot in SLOTS.ids]
ITEM_SLOT: Final = [thing(item, "slot", SLOTS) for item in _EVERY]
ITEM_KIND: Final = [ITEM_DATA.index(item) for item in _EVERY]
"""The same thing, wherever it came from."""
ITEM_EFFECTS: Final = [effects_of(item, needed=True) for item in _EVERY]
ITEM_WORTH: Final = [_worth(item) for item in _EVERY]
ITEM_PICTURE: Final = [text(item, "picture") for item in _EVERY]


# Units, dice, symbols


UNIT_KINDS: Final = ("basic", "elite", "raised", "amulet")
UNIT_DATA: Final = sorted(
    _entries(_UNITS, "unit"), key=lambda unit: UNIT_KINDS.index(choice(unit, "kind", UNIT_KINDS))
)
"""Army dice come first."""
UNITS: Final = _domain("unit", UNIT_DATA)
N_UNITS: Final = len(UNITS)
UNIT_KIND: Final = [str(unit["kind"]) for unit in UNIT_DATA]
UNIT_DICE: Final = [whole(unit, "dice", 1, 10) for unit in UNIT_DATA]
UNIT_COST: Final = [_cost_in(unit) for unit in UNIT_DATA]
UNIT_PICTURE: Final = [text(unit, "picture") for unit in UNIT_DATA]
BASIC: Final = [number for number, kind in enumerate(UNIT_KIND) if kind == "basic"]
ELITE: Final = [number for number, kind in enumerate(UNIT_KIND) if kind == "elite"]
TRAINED: Final = [*BASIC, *ELITE]
"""Army dice (KA 1.10)."""
N_TRAINED: Final = len(TRAINED)
BY_AMULET: Final = [number for number, kind in enumerate(UNIT_KIND) if kind == "amulet"]

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
SYMBOL_DATA: Final[dict[str, Entry]] = {
    choice(symbol, "id", SYMBOLS.ids): symbol for symbol in _entries(_DICE, "symbol")
}
IGNORABLE: Final = [
    symbol in SYMBOL_DATA and flag(SYMBOL_DATA[symbol], "ignorable", False) for symbol in SYMBOLS.ids
]
SWORDS: Final = [int(symbol) if symbol.isdigit() else 0 for symbol in SYMBOLS.ids]
REPAIR_COST: Final = _cost_in(SYMBOL_DATA["repair"])
VENOM_SWORDS: Final = whole(SYMBOL_DATA["venom"], "swords_per_skull", 1, 9)
ELITE_SYMBOLS: Final = SYMBOLS.ids[HUNGER:]
SYMBOL_PLACE: Final = [whole(SYMBOL_DATA[symbol], "order", 1, len(ELITE_SYMBOLS)) for symbol in ELITE_SYMBOLS]
"""Which of them works first, second … (KA 9.1)."""


def _faces(die: Entry, known: tuple[str, ...]) -> list[int]:
    faces = choices(die, "faces", known)
    if len(faces) != DIE_SIDES:
        raise BadData(f"{die.where}.faces", f"a die has {DIE_SIDES} faces, not {len(faces)}")
    return [SYMBOLS.index[face] for face in faces]


HERO_DIE_DATA: Final = _part(_DICE, "hero")
FACES: Final = _faces(HERO_DIE_DATA, SYMBOLS.ids[: SKULL + 1])
"""By die * 6 + face."""
for _unit in UNIT_DATA:
    FACES.extend(_faces(_unit, SYMBOLS.ids))
DIE_FACES: Final = {
    f"{die} {SYMBOLS.ids[FACES[first + side]]}": side + 1
    for die, first in zip(DICE.ids, range(0, len(FACES), DIE_SIDES), strict=True)
    for side in reversed(range(DIE_SIDES))
}
"""Which side of a die shows something, the first of several: `knight skull`."""
DIE_SIZES: Final = ("small", "medium", "large")
DIE_SIZE: Final = [choice(die, "size", DIE_SIZES) for die in [HERO_DIE_DATA, *UNIT_DATA]]


# Buildings


BUILDING_DATA: Final = _entries(_BUILDINGS, "building")
BUILDINGS: Final = _domain("building", BUILDING_DATA)
N_BUILDINGS: Final = len(BUILDINGS)
BUILDING_COST: Final = [_cost_in(building) for building in BUILDING_DATA]
BUILDING_PRICE: Final = [sum(cost) for cost in BUILDING_COST]
BUILDING_EFFECTS: Final = [effects_of(building, needed=True) for building in BUILDING_DATA]
BUILDING_WORTH: Final = [_worth(building) for building in BUILDING_DATA]
BUILDING_PICTURE: Final = [text(building, "picture") for building in BUILDING_DATA]
_IN_DRAFT: Final = [choice(building, "place", ("board", "draft")) == "draft" for building in BUILDING_DATA]
DISPLAY: Final = [
    whole(building, "tokens", 1, 9) if _IN_DRAFT[number] else 0
    for number, building in enumerate(BUILDING_DATA)
]
"""The tokens of the draft."""
_REPLACED: Final = [thing(building, "replaces", BUILDINGS, NONE) for building in BUILDING_DATA]


def _board(with_replacements: bool) -> int:
    """The tokens that everyone starts with (KA 2.8, 16.3)."""
    mask = 0
    for number in range(N_BUILDINGS):
        left_out = number in _REPLACED if with_replacements else _REPLACED[number] != NONE
        if not _IN_DRAFT[number] and not left_out:
            mask |= 1 << number
    if mask.bit_count() != BUILDING_PLACES:
        raise BadData(
            f"{BUILDING_DATA[-1].where}.place",
            f"a board has {BUILDING_PLACES} places, but there are {mask.bit_count()} buildings for them",
        )
    return mask


BASE_BOARD: Final = _board(False)
NEW_BOARD: Final = _board(True)


# Heroes


HERO_DATA: Final = _entries(_HEROES, "hero")
HEROES: Final = _domain("hero", HERO_DATA)
N_HEROES: Final = len(HEROES)
HERO_MODULES: Final = [_modules(hero) for hero in HERO_DATA]
COLOURS: Final = (
    "red",
    "white",
    "green",
    "violet",
    "gold",
    "brown",
    "blue",
    "copper",
    "grey",
    "pink",
    "turquoise",
)
HERO_COLOUR: Final = [choice(hero, "colour", COLOURS) for hero in HERO_DATA]
HERO_MOUNT: Final = [text(hero, "mount") for hero in HERO_DATA]
HERO_START: Final = [_cost_in(hero, "start") for hero in HERO_DATA]
"""Markers that a hero begins with (KA 2.13)."""
START_DATA: Final = _part(_SETUP, "start")
PLACE_START: Final = [_cost(place) for place in START_DATA["by_place"]]
"""Markers by place in the order of play (KA 2.13)."""
ABILITY_DATA: Final = [ability for hero in HERO_DATA for ability in _entries(hero, "ability")]
ABILITIES: Final = _domain("ability", ABILITY_DATA)
N_ABILITIES: Final = len(ABILITIES)
ABILITIES_OF: Final = [[ABILITIES.index[ability["id"]] for ability in hero["ability"]] for hero in HERO_DATA]
ABILITY_OWNER: Final = [hero for hero in range(N_HEROES) for _ in ABILITIES_OF[hero]]
ABILITY_EFFECTS: Final = [effects_of(ability, needed=True) for ability in ABILITY_DATA]
ABILITY_WORTH: Final = [_worth(ability) for ability in ABILITY_DATA]

PAIRS: Final = Domain(
    "markers",
    [f"{a}_{b}" for i, a in enumerate(RESOURCES.ids) for b in RESOURCES.ids[i:]],
)
"""Two markers that Cannonade turns into one sword."""
PAIR_COST: Final = [
    tuple(int(resource == i) + int(resource == j) for resource in range(N_RESOURCES))
    for i in range(N_RESOURCES)
    for j in range(i, N_RESOURCES)
]


# Monster tokens


MONSTER_DATA: Final = _entries(_MONSTERS, "monster")
MONSTERS: Final = _domain("monster", MONSTER_DATA)
MONSTER_STRENGTH: Final = [whole(monster, "strength", 1, 99) for monster in MONSTER_DATA]
MONSTER_PICTURE: Final = [text(monster, "picture") for monster in MONSTER_DATA]
TOKEN_DATA: Final = [token for monster in MONSTER_DATA for token in _entries(monster, "token")]
TOKENS: Final = _domain("monster_token", TOKEN_DATA)
N_TOKENS: Final = len(TOKENS)
TOKEN_MONSTER: Final = [number for number, monster in enumerate(MONSTER_DATA) for _ in monster["token"]]
TOKEN_STRENGTH: Final = [MONSTER_STRENGTH[monster] for monster in TOKEN_MONSTER]
TOKEN_COUNT: Final = [whole(token, "count", 1, 9) for token in TOKEN_DATA]


def _reward_item(reward: Entry) -> int:
    """The item of a reward, or NONE for soul stones."""
    return thing(reward, "item", _KINDS, NONE)


TOKEN_ITEM: Final = [_reward_item(token["reward"]) for token in TOKEN_DATA]
TOKEN_STONES: Final = [
    _stones(token["reward"]) if TOKEN_ITEM[number] == NONE else 0 for number, token in enumerate(TOKEN_DATA)
]
FOUND_COUNT: Final = [
    sum(TOKEN_COUNT[token] for token in range(N_TOKENS) if TOKEN_ITEM[token] == item)
    for item in range(N_FOUND)
]
"""How many tokens carry an item on their backs."""
TOKEN_PLACE: Final = N_TOKENS + 1
"""Up to two tokens lie on a hex: (first + 1) + (second + 1) * TOKEN_PLACE; 0 for none."""


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


# The great enemies: three hordes, three Riders, the Dark General


_HORDE_DATA: Final = _entries(_GREAT, "horde")
_RIDER_DATA: Final = _entries(_GREAT, "rider")
_GENERAL: Final = _part(_GREAT, "general")
PRAETORIAN_DATA: Final = _part(_GREAT, "praetorian")
_AGAINST_HORDES: Final = _part(_GREAT, "fight")
HORDES: Final = Domain("horde", [text(horde, "id") for horde in _HORDE_DATA])
N_HORDES: Final = len(HORDES)
FOE_DATA: Final = [*_HORDE_DATA, *_RIDER_DATA, _GENERAL]
FOES: Final = Domain("foe", [text(foe, "id") for foe in FOE_DATA])
N_FOES: Final = len(FOES)
FIRST_RIDER: Final = N_HORDES
GENERAL: Final = N_FOES - 1
RIDERS: Final = range(FIRST_RIDER, GENERAL)
BANNERS: Final = [text(horde, "banner") for horde in _HORDE_DATA]
FOE_STRENGTH: Final = [whole(foe, "strength", 1, 99) for foe in FOE_DATA]
HORDE_STRENGTH: Final = FOE_STRENGTH[:N_HORDES]
FOE_STONES: Final = [_stones(foe) for foe in FOE_DATA]
GENERAL_ENTRY_LOSS: Final = whole(_GENERAL, "entry_loss", 0, 9)
HORDE_ENTRY_LOSS: Final = whole(_AGAINST_HORDES, "entry_loss", 0, 9)
HORDE_REWARD: Final = whole(_AGAINST_HORDES, "strength_per_marker", 1, 99)
"""Strength that a horde must lose for each resource (KA 20.4)."""
TARGET_ORDER: Final = choices(_part(_GREAT, "target"), "order", MERITS)
"""What decides whom a horde hunts (KA 19.6)."""
PRAETORIANS: Final = whole(PRAETORIAN_DATA, "per_player", 0, 1)
PRAETORIAN_STRENGTH: Final = whole(PRAETORIAN_DATA, "strength", 0, 99)
PRAETORIAN_STONES: Final = _stones(PRAETORIAN_DATA)
PRAETORIAN_STEP: Final = whole(PRAETORIAN_DATA, "beaten_per", 1, 99)


def _horde_with(banner: str, where: str) -> int:
    if banner not in BANNERS:
        raise BadData(where, f"no horde has the banner {banner!r}; they have: {', '.join(BANNERS)}")
    return BANNERS.index(banner)


for _number, _rider in enumerate(_RIDER_DATA):
    if _horde_with(text(_rider, "banner"), f"{_rider.where}.banner") != _number:
        raise BadData(f"{_rider.where}.banner", "Riders come in the order of the hordes")
if len(_RIDER_DATA) != N_HORDES:
    raise BadData("hordes.toml.rider", f"{N_HORDES} hordes need as many Riders, not {len(_RIDER_DATA)}")

TILE_FOE: Final = [
    _horde_with(banner, f"{ALL_TILES[tile].where}.banner") if banner else NONE
    for tile, banner in enumerate(TILE_BANNER)
]
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
