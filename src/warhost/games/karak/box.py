"""What may be printed differently in somebody's copy of the game (`core/box.py`): each place with what we print there."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.box import Box, Corrected
from warhost.core.data import Entry
from warhost.core.domain import NONE
from warhost.core.errors import BadData
from warhost.core.reading import DOUBTFUL, origin_of
from warhost.core.shapes import Amounts, Halves, OneOf, Places, Several, Shape, WholeNumber
from warhost.games.karak.components import (
    ABILITIES,
    ABILITY_DATA,
    ALL_TILES,
    AMULET,
    BUILDING_COST,
    BUILDING_DATA,
    BUILDINGS,
    BY_AMULET,
    DIE_SIDES,
    DISPLAY,
    ELITE_SYMBOLS,
    FACES,
    FALL_DATA,
    FINAL_TILE,
    FIRST_RIDER,
    FOE_DATA,
    FOE_STONES,
    FOE_STRENGTH,
    FOES,
    GLORY_DATA,
    GLORY_MAX,
    HALF,
    HERO_DATA,
    HERO_DIE_DATA,
    HERO_START,
    HEROES,
    HORDES,
    ITEM_DATA,
    ITEMS,
    LEVELS,
    MERITS,
    MISERY,
    MISERY_DATA,
    MONSTER_DATA,
    MONSTER_STRENGTH,
    MONSTERS,
    MOST_MISERY,
    MOST_TOKENS,
    N_FOUND,
    N_START,
    PLACE_START,
    PRAETORIAN_DATA,
    PRAETORIAN_STEP,
    PRAETORIAN_STONES,
    PRAETORIAN_STRENGTH,
    PRAETORIANS,
    RECOVERED,
    RESOURCE_DATA,
    RESOURCES,
    RIDERS,
    ROUND_LIMITS,
    ROUNDS_DATA,
    SKULL,
    SLOT_DATA,
    SLOT_SIZE,
    SLOTS,
    START_DATA,
    START_RESOURCES,
    SYMBOL_DATA,
    SYMBOL_PLACE,
    SYMBOLS,
    TIE_DATA,
    TIE_ORDER,
    TILE_CHASMS,
    TILE_FOE,
    TILE_LEVEL,
    TILE_MONSTERS,
    TILE_SYMBOLS,
    TILES,
    TOKEN_COUNT,
    TOKEN_DATA,
    TOKEN_ITEM,
    TOKEN_STONES,
    TOKENS,
    UNIT_COST,
    UNIT_DATA,
    UNIT_KIND,
    UNITS,
)
from warhost.games.karak.hexes import EDGES

IN_PLAY_ORDER: Final = ("first", "second", "third", "fourth", "fifth")
"""Places in the order of play."""


def _check(box: Corrected) -> None:
    """What no place can be asked by itself: an order names everything once."""
    taken: dict[int, str] = {}
    for symbol in ELITE_SYMBOLS:
        place = box.whole("symbol", symbol, "order")
        if place in taken:
            raise BadData(f"symbol.{symbol}.order", f"{taken[place]} is number {place}, too")
        taken[place] = symbol
    order = box.value("rule", "tie", "order")
    if len(set(order)) != len(order):
        raise BadData("rule.tie.order", "something stands here twice")


BOX: Final = Box("karak", _check)

NO_ITEM: Final = "none"
"""The reward of a token that gives soul stones."""
STRENGTH: Final = WholeNumber(1, 99)
STONES: Final = Halves(9)
PRICE: Final = Amounts("resource", RESOURCES.ids, 9)
MOST_SYMBOLS: Final = 4
"""Resources on one tile."""


def _declare(
    kind: str, component: str, entry: Entry, field: str, shape: Shape, value: Any, *parts: str
) -> None:
    """`parts`: by which names the entry may say where this field is from."""
    BOX.add(kind, component, field, shape, value, origin_of(entry, *parts))


def _price(cost: tuple[int, ...]) -> dict[str, int]:
    return {RESOURCES.ids[resource]: number for resource, number in enumerate(cost) if number}


def _faces(die: int) -> list[str]:
    return [SYMBOLS.ids[face] for face in FACES[die * DIE_SIDES : (die + 1) * DIE_SIDES]]


def _declare_dice() -> None:
    plain = SYMBOLS.ids[: SKULL + 1]
    _declare(
        "die",
        "hero",
        HERO_DIE_DATA,
        "faces",
        Several("symbol", plain, DIE_SIDES, DIE_SIDES),
        _faces(0),
        "faces",
    )
    faces = Several("symbol", SYMBOLS.ids, DIE_SIDES, DIE_SIDES)
    for unit, entry in enumerate(UNIT_DATA):
        name = UNITS.ids[unit]
        _declare("unit", name, entry, "faces", faces, _faces(unit + 1), "faces")
        if UNIT_KIND[unit] in ("basic", "elite"):
            _declare("unit", name, entry, "cost", PRICE, _price(UNIT_COST[unit]), "cost")


def _declare_monsters() -> None:
    for monster, entry in enumerate(MONSTER_DATA):
        _declare(
            "monster",
            MONSTERS.ids[monster],
            entry,
            "strength",
            STRENGTH,
            MONSTER_STRENGTH[monster],
            "numbers",
        )
    items = OneOf("item", ITEMS.ids[:N_FOUND], nothing=NO_ITEM)
    for token, entry in enumerate(TOKEN_DATA):
        name, item = TOKENS.ids[token], TOKEN_ITEM[token]
        _declare("monster_token", name, entry, "count", WholeNumber(0, 9), TOKEN_COUNT[token])
        _declare("monster_token", name, entry, "item", items, NO_ITEM if item == NONE else ITEMS.ids[item])
        _declare("monster_token", name, entry, "soul_stones", STONES, TOKEN_STONES[token] / HALF)


def _declare_foes() -> None:
    for foe, entry in enumerate(FOE_DATA):
        name = FOES.ids[foe]
        _declare("foe", name, entry, "strength", STRENGTH, FOE_STRENGTH[foe], "strength", "numbers")
        _declare("foe", name, entry, "soul_stones", STONES, FOE_STONES[foe] / HALF, "soul_stones", "numbers")
    entry = PRAETORIAN_DATA
    _declare("boss", "praetorian", entry, "strength", WholeNumber(0, 99), PRAETORIAN_STRENGTH, "numbers")
    _declare("boss", "praetorian", entry, "soul_stones", STONES, PRAETORIAN_STONES / HALF, "numbers")
    _declare("boss", "praetorian", entry, "per_player", WholeNumber(0, 1), PRAETORIANS, "numbers")
    _declare("boss", "praetorian", entry, "beaten_per", STRENGTH, PRAETORIAN_STEP, "numbers")
    for foe in RIDERS:
        entry, horde = FOE_DATA[foe], HORDES.ids[foe - FIRST_RIDER]
        BOX.show("foe", FOES.ids[foe], "banner", origin_of(entry, "banner"), value=horde, names="horde")


def _declare_buildings() -> None:
    for building, entry in enumerate(BUILDING_DATA):
        name = BUILDINGS.ids[building]
        _declare("building", name, entry, "cost", PRICE, _price(BUILDING_COST[building]), "cost")
        if DISPLAY[building]:
            _declare("building", name, entry, "tokens", WholeNumber(0, 9), DISPLAY[building], "tokens")


def _declare_tiles() -> None:
    resources = Several("resource", RESOURCES.ids, 0, MOST_SYMBOLS)
    for tile, entry in enumerate(ALL_TILES):
        name = TILES.ids[tile]
        _declare("tile", name, entry, "resources", resources, TILE_SYMBOLS[tile], "face")
        _declare("tile", name, entry, "chasms", Places(EDGES - 1), TILE_CHASMS[tile], "face")
        if tile >= N_START and TILE_LEVEL[tile] < LEVELS[-1]:
            level = WholeNumber(LEVELS[0], LEVELS[-1] - 1)
            _declare("tile", name, entry, "level", level, TILE_LEVEL[tile], "pairing")
        if TILE_MONSTERS[tile] and TILE_FOE[tile] == NONE:
            _declare("tile", name, entry, "monsters", WholeNumber(0, MOST_TOKENS), TILE_MONSTERS[tile])


def _declare_heroes() -> None:
    for hero, entry in enumerate(HERO_DATA):
        if any(HERO_START[hero]):
            _declare("hero", HEROES.ids[hero], entry, "start", PRICE, _price(HERO_START[hero]), "start")


def _declare_rules() -> None:
    """What is counted once for the whole game."""
    for resource, entry in enumerate(RESOURCE_DATA):
        at_start = WholeNumber(0, 9)
        _declare(
            "resource", RESOURCES.ids[resource], entry, "start", at_start, START_RESOURCES[resource], "start"
        )
    for place, cost in zip(IN_PLAY_ORDER, PLACE_START, strict=True):
        _declare("start_place", place, START_DATA, "start", PRICE, _price(cost))
    for symbol, number in zip(ELITE_SYMBOLS, SYMBOL_PLACE, strict=True):
        order = WholeNumber(1, len(ELITE_SYMBOLS))
        _declare("symbol", symbol, SYMBOL_DATA[symbol], "order", order, number, "order")
    for slot, size in zip(SLOTS.ids, SLOT_SIZE, strict=True):
        if SLOTS.index[slot] != AMULET:
            _declare("slot", slot, SLOT_DATA, "size", WholeNumber(1, 9), size)
    BOX.show("slot", SLOTS.ids[AMULET], "size", origin_of(SLOT_DATA), value=SLOT_SIZE[AMULET])
    _declare("rule", "fall", FALL_DATA, "toughness", WholeNumber(1, 9), RECOVERED)
    _declare("rule", "glory", GLORY_DATA, "most", WholeNumber(1, 99), GLORY_MAX, "max")
    _declare("rule", "misery", MISERY_DATA, "markers", WholeNumber(1, MOST_MISERY), MISERY)
    criteria = Several("merit", MERITS[1:], 1, len(MERITS) - 1)
    _declare("rule", "tie", TIE_DATA, "order", criteria, TIE_ORDER)
    limits = origin_of(ROUNDS_DATA)
    BOX.show("rule", "rounds", "most", limits, option="rounds", value=ROUND_LIMITS)


def _show_what_no_number_carries() -> None:
    for kind, ids, entries, part in (
        ("item", ITEMS.ids, ITEM_DATA, "effect"),
        ("building", BUILDINGS.ids, BUILDING_DATA, "effect"),
    ):
        for name, entry in zip(ids, entries, strict=False):
            BOX.show(kind, name, "text", origin_of(entry, part))
    for name, entry in zip(ABILITIES.ids, ABILITY_DATA, strict=True):
        whole = origin_of(entry)
        BOX.show("ability", name, "text", whole if whole.source in DOUBTFUL else origin_of(entry, "detail"))
    for hero, entry in enumerate(HERO_DATA):
        for part in ("mount", "colour"):
            BOX.show("hero", HEROES.ids[hero], part, origin_of(entry, part))
    for monster, entry in enumerate(MONSTER_DATA):
        BOX.show("monster", MONSTERS.ids[monster], "name", origin_of(entry))
    for unit, entry in enumerate(UNIT_DATA):
        BOX.show("unit", UNITS.ids[unit], "name", origin_of(entry))
    for unit in BY_AMULET:
        BOX.show("unit", UNITS.ids[unit], "link", origin_of(UNIT_DATA[unit], "link"))
    BOX.show("tile", TILES.ids[FINAL_TILE], "place", origin_of(ALL_TILES[FINAL_TILE], "place"))


_declare_dice()
_declare_monsters()
_declare_foes()
_declare_buildings()
_declare_tiles()
_declare_heroes()
_declare_rules()
_show_what_no_number_carries()
