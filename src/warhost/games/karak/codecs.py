"""How the land of Karak and what lies on it are written in views and positions: by hex."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE
from warhost.core.errors import BadPosition
from warhost.core.fields import Codec, TypeOfIds, by_id, list_in, object_in, thing_in
from warhost.core.parts import Eyes, ItemsPart, OnePart, Part, Ready, Seating
from warhost.games.karak.components import (
    ITEMS,
    LAID_TILE,
    START_LAND,
    TILES,
    TOKEN_PLACE,
    TOKENS,
    TOKENS_ON,
)
from warhost.games.karak.hexes import EDGES, HEXES, N_HEXES

ITEM_PLACE: Final = len(ITEMS)
"""An item on the ground: hex * ITEM_PLACE + item."""
_NO_MONSTERS: Final = [0] * N_HEXES


class Land(Codec):
    """The laid tiles by hex, each with how far it is turned: `{"1413": ["farm_1", 2]}`."""

    def encode(self, value: Any) -> Any:
        return {
            HEXES.ids[number]: [TILES.ids[LAID_TILE[laid]], laid % EDGES]
            for number, laid in enumerate(value)
            if laid != NONE
        }

    def decode(self, data: Any, where: str) -> Any:
        land = [NONE] * N_HEXES
        for number, laid, at in _by_hex(data, where):
            if not isinstance(laid, list) or len(laid) != 2 or laid[1] not in range(EDGES):
                raise BadPosition(at, f"expected [tile, turn], got {laid!r}")
            land[number] = thing_in(TILES, laid[0], at) * EDGES + laid[1]
        return land

    def hide(self, value: Any, counted: bool) -> Any:
        return START_LAND

    def empty(self) -> Any:
        return START_LAND

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(HEXES), f"[{ids(TILES)}, number]")

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": HEXES, "each": {"form": "laid", "of": TILES, "turns": EDGES}}

    def part(self, seating: Seating, empty: Any) -> Part:
        return LandPart()


class Armies(Codec):
    """Monster tokens by hex: `{"1413": ["ghouls_sword"]}`."""

    def encode(self, value: Any) -> Any:
        return {
            HEXES.ids[number]: [TOKENS.ids[token] for token in TOKENS_ON[code]]
            for number, code in enumerate(value)
            if code
        }

    def decode(self, data: Any, where: str) -> Any:
        armies = [0] * N_HEXES
        for number, tokens, at in _by_hex(data, where):
            if not isinstance(tokens, list) or len(tokens) > 2:
                raise BadPosition(at, f"expected a list of at most two monster tokens, got {tokens!r}")
            armies[number] = army_code([thing_in(TOKENS, token, at) for token in tokens])
        return armies

    def hide(self, value: Any, counted: bool) -> Any:
        return _NO_MONSTERS

    def empty(self) -> Any:
        return _NO_MONSTERS

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(HEXES), f"{ids(TOKENS)}[]")

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": HEXES, "each": {"form": "items", "of": TOKENS, "most": 2}}

    def part(self, seating: Seating, empty: Any) -> Part:
        return ArmiesPart()


def army_code(tokens: list[int]) -> int:
    """The entry in `monsters` for these tokens, the weaker kind first."""
    code = 0
    for token in sorted(tokens, reverse=True):
        code = code * TOKEN_PLACE + token + 1
    return code


class GroundItems(Codec):
    """Items on the ground by hex: `{"1413": ["sword", "hammer"]}`."""

    def encode(self, value: Any) -> Any:
        written: dict[str, list[str]] = {}
        for entry in value:
            written.setdefault(HEXES.ids[entry // ITEM_PLACE], []).append(ITEMS.ids[entry % ITEM_PLACE])
        return written

    def decode(self, data: Any, where: str) -> Any:
        entries: list[int] = []
        for number, items, at in _by_hex(data, where):
            entries += [number * ITEM_PLACE + thing_in(ITEMS, item, at) for item in list_in(items, at)]
        return sorted(entries)

    def hide(self, value: Any, counted: bool) -> Any:
        return []

    def empty(self) -> Any:
        return []

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(HEXES), f"{ids(ITEMS)}[]")

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": HEXES, "each": {"form": "items", "of": ITEMS}}

    def part(self, seating: Seating, empty: Any) -> Part:
        return GroundPart()


# What is told of them to a learning agent without saying where; where, surroundings.py tells.


class LandPart(OnePart):
    """Which tiles lie anywhere."""

    def __init__(self) -> None:
        super().__init__(TILES.ids)
        self.steady = True

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        land: list[int] = value
        for laid in land:
            if laid >= 0:
                lit.append(self.ready[laid // EDGES])


class ArmiesPart(ItemsPart):
    """How many of each monster token lie anywhere."""

    def __init__(self) -> None:
        super().__init__(TOKENS.ids)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        monsters: list[int] = value
        tokens: list[int] = []
        for army in monsters:
            if army:
                tokens.extend(TOKENS_ON[army])
        super().collect(tokens, eyes, lit)


class GroundPart(ItemsPart):
    """How many of each item lie on the ground."""

    def __init__(self) -> None:
        super().__init__(ITEMS.ids)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        entries: list[int] = value
        super().collect([entry % ITEM_PLACE for entry in entries], eyes, lit)


def _by_hex(data: Any, where: str) -> list[tuple[int, Any, str]]:
    """Each entry: its hex, what stands there, and the place for errors."""
    return [
        (thing_in(HEXES, name, where), value, f"{where}.{name}")
        for name, value in object_in(data, where).items()
    ]
