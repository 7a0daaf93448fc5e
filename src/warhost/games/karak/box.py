"""What may be printed differently in somebody's copy of the game (`core/box.py`): each place with what we print there."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.box import Box
from warhost.core.data import Entry
from warhost.core.domain import NONE
from warhost.core.reading import provenance_of
from warhost.core.shapes import Amounts, Halves, OneOf, Places, Several, Shape, WholeNumber
from warhost.games.karak.components import (
    ALL_TILES,
    BUILDING_COST,
    BUILDING_DATA,
    BUILDINGS,
    DIE_SIDES,
    DISPLAY,
    FACES,
    FOE_DATA,
    FOE_STONES,
    FOE_STRENGTH,
    FOES,
    HALF,
    HERO_DATA,
    HERO_DIE_DATA,
    HERO_START,
    HEROES,
    ITEMS,
    LEVELS,
    MONSTER_DATA,
    MONSTER_STRENGTH,
    MONSTERS,
    MOST_TOKENS,
    N_FOUND,
    N_START,
    PRAETORIAN_DATA,
    PRAETORIAN_STONES,
    PRAETORIAN_STRENGTH,
    RESOURCES,
    SKULL,
    SYMBOLS,
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

BOX: Final = Box("karak")

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
    BOX.add(kind, component, field, shape, value, provenance_of(entry, *parts))


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


_declare_dice()
_declare_monsters()
_declare_foes()
_declare_buildings()
_declare_tiles()
_declare_heroes()
