"""The numbers of the box that a table plays with: ours, or as an owner has corrected them. Made once for each box; all copies
of a state share it, and rules ask it (`s.printed.unit_cost[unit]`) instead of our own tables in components.py."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.box import NOTHING, Corrected, Slot
from warhost.core.domain import NONE
from warhost.games.karak.box import BOX, IN_PLAY_ORDER, NO_ITEM
from warhost.games.karak.components import (
    BUILDINGS,
    ELITE_SYMBOLS,
    FOES,
    HALF,
    HEROES,
    ITEMS,
    MONSTERS,
    N_FOUND,
    N_HORDES,
    N_TILES,
    N_TOKENS,
    RESOURCES,
    SLOT_SIZE,
    SYMBOLS,
    TILE_LEVEL,
    TILE_MONSTERS,
    TILES,
    TOKEN_MONSTER,
    TOKENS,
    TOKENS_ON,
    UNITS,
)
from warhost.games.karak.components import SLOTS as SLOT_DOMAIN
from warhost.games.karak.dice_chances import DiceChances
from warhost.games.karak.hexes import EDGES

Price = tuple[int, ...]
"""Food, wood, stone."""


SLOTS: Final[list[Slot]] = []
"""Those of all operations, as they are declared."""


class Printed:
    """By number of the thing, as in components.py."""

    def __init__(self, box: Corrected) -> None:
        self._read_dice(box)
        self._read_buildings(box)
        self._read_monsters(box)
        self._read_foes(box)
        self._read_tiles(box)
        self._read_rules(box)
        self.effects: list[list[int]] = [slot.read(box) for slot in SLOTS]
        """Numbers of operations, by slot (`correctable`) and thing."""

    def _read_dice(self, box: Corrected) -> None:
        faces = [SYMBOLS.index[face] for face in box.value("die", "hero", "faces")]
        for unit in UNITS.ids:
            faces.extend(SYMBOLS.index[face] for face in box.value("unit", unit, "faces"))
        self.faces: list[int] = faces
        """By die * 6 + face."""
        self.dice = DiceChances(faces)
        self.unit_cost: list[Price] = [_price(box.value("unit", unit, "cost", {})) for unit in UNITS.ids]

    def _read_buildings(self, box: Corrected) -> None:
        self.building_cost: list[Price] = [
            _price(box.value("building", building, "cost")) for building in BUILDINGS.ids
        ]
        self.building_price: list[int] = [sum(cost) for cost in self.building_cost]
        self.display: list[int] = [box.whole("building", building, "tokens") for building in BUILDINGS.ids]
        """The tokens of the draft."""
        self.hero_start: list[Price] = [_price(box.value("hero", hero, "start", {})) for hero in HEROES.ids]

    def _read_monsters(self, box: Corrected) -> None:
        strengths = [box.whole("monster", monster, "strength") for monster in MONSTERS.ids]
        self.token_strength: list[int] = [strengths[monster] for monster in TOKEN_MONSTER]
        self.token_count: list[int] = [box.whole("monster_token", token, "count") for token in TOKENS.ids]
        self.token_item: list[int] = [
            _item(box.value("monster_token", token, "item")) for token in TOKENS.ids
        ]
        self.token_stones: list[int] = [
            _halves(box.value("monster_token", token, "soul_stones"))
            if self.token_item[number] == NONE
            else 0
            for number, token in enumerate(TOKENS.ids)
        ]
        self.found_count: list[int] = [
            sum(self.token_count[token] for token in range(N_TOKENS) if self.token_item[token] == item)
            for item in range(N_FOUND)
        ]
        """How many tokens carry an item on their backs."""
        self.strength_on: list[int] = [
            sum(self.token_strength[token] for token in tokens) for tokens in TOKENS_ON
        ]
        """By what stands for the tokens of a hex in `monsters`."""
        self.bag: list[int] = [
            N_TILES + token for token in range(N_TOKENS) for _ in range(self.token_count[token])
        ]
        """All monster tokens, by their numbers in CARDS."""

    def _read_foes(self, box: Corrected) -> None:
        self.foe_strength: list[int] = [box.whole("foe", foe, "strength") for foe in FOES.ids]
        self.horde_strength: list[int] = self.foe_strength[:N_HORDES]
        self.foe_stones: list[int] = [_halves(box.value("foe", foe, "soul_stones")) for foe in FOES.ids]
        self.praetorian_strength: int = box.whole("boss", "praetorian", "strength")
        self.praetorian_stones: int = _halves(box.value("boss", "praetorian", "soul_stones"))
        self.praetorians: int = box.whole("boss", "praetorian", "per_player")
        self.praetorian_step: int = box.whole("boss", "praetorian", "beaten_per")

    def _read_rules(self, box: Corrected) -> None:
        self.start_resources: list[int] = [
            box.whole("resource", resource, "start") for resource in RESOURCES.ids
        ]
        self.place_start: list[Price] = [
            _price(box.value("start_place", place, "start")) for place in IN_PLAY_ORDER
        ]
        """By place in the order of play."""
        self.slot_size: list[int] = [
            box.whole("slot", slot, "size", SLOT_SIZE[number]) for number, slot in enumerate(SLOT_DOMAIN.ids)
        ]
        self.recovered: int = box.whole("rule", "fall", "toughness")
        self.glory_max: int = box.whole("rule", "glory", "most")
        self.misery: int = box.whole("rule", "misery", "markers")
        self.tie_order: list[str] = box.value("rule", "tie", "order")
        self.symbol_order: list[int] = sorted(
            [SYMBOLS.index[symbol] for symbol in ELITE_SYMBOLS],
            key=lambda symbol: box.whole("symbol", SYMBOLS.ids[symbol], "order"),
        )

    def _read_tiles(self, box: Corrected) -> None:
        symbols: list[list[str]] = [box.value("tile", tile, "resources") for tile in TILES.ids]
        self.tile_yield: list[Price] = [
            tuple([shown.count(resource) for resource in RESOURCES.ids]) for shown in symbols
        ]
        self.tile_kinds: list[list[int]] = [
            [resource for resource, number in enumerate(shown) if number] for shown in self.tile_yield
        ]
        self.tile_level: list[int] = [
            box.whole("tile", tile, "level", TILE_LEVEL[number]) for number, tile in enumerate(TILES.ids)
        ]
        self.tile_monsters: list[int] = [
            box.whole("tile", tile, "monsters", TILE_MONSTERS[number])
            for number, tile in enumerate(TILES.ids)
        ]
        chasms: list[list[int]] = [box.value("tile", tile, "chasms") for tile in TILES.ids]
        self.laid_chasms: list[int] = [_turned(edges, turn) for edges in chasms for turn in range(EDGES)]
        """By tile * 6 + turn: the edges that show a chasm, as a bit mask."""
        self.is_chasm: list[list[bool]] = [
            [bool(mask >> edge & 1) for edge in range(EDGES)] for mask in self.laid_chasms
        ]
        """The same edge by edge."""


def _price(written: dict[str, Any]) -> Price:
    return tuple([int(written.get(resource, 0)) for resource in RESOURCES.ids])


def _halves(stones: float) -> int:
    return round(stones * HALF)


def _item(name: str) -> int:
    return NONE if name == NO_ITEM else ITEMS.index[name]


def _turned(edges: list[int], turn: int) -> int:
    return sum(1 << (edge + turn) % EDGES for edge in edges)


def correctable(slot: Slot) -> int:
    """Declares a parameter whose numbers are asked by `s.printed.effects[slot][thing]`."""
    SLOTS.append(slot)
    OURS.effects.append(slot.numbers)
    return len(SLOTS) - 1


OURS: Final = Printed(BOX.corrected(NOTHING))
_KNOWN: Final[dict[str, Printed]] = {NOTHING: OURS}
_KNOWN_AT_MOST: Final = 64


def printed_by(setting: str) -> Printed:
    """What a value of the setting `box` prints."""
    known = _KNOWN.get(setting)
    if known is None:
        if len(_KNOWN) == _KNOWN_AT_MOST:
            _KNOWN.clear()
            _KNOWN[NOTHING] = OURS
        known = _KNOWN[setting] = Printed(BOX.corrected(setting))
    return known
