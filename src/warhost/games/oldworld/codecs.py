"""How marked figures, card spaces and the hits of a battle in the Old World are written in views and positions."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE
from warhost.core.errors import BadPosition
from warhost.core.fields import Codec, Number, TypeOfIds, by_id, list_in, object_in, thing_in
from warhost.core.parts import EachPart, OnePart, Part, Seating
from warhost.games.oldworld.components import CHAOS, FIGURES, HELD, N_POWERS, N_REGIONS, PIECES, REGIONS
from warhost.games.oldworld.parts import LAID, REGION_SHIFT, HitModePart, MarkedPart, SavedHitsPart

NORMAL: Final = 0
EARLY: Final = 1
PARTING: Final = 2
"""Kinds of hits, in `hit_mode`; parting hits strike only one seat."""

_PIECES_AT_MOST: Final = 64
_HITS_AT_MOST: Final = 16
_HORROR: Final = FIGURES.ids[FIGURES.index["horror"]]
_ON_SPACES: Final = [*CHAOS.ids, _HORROR]
"""What can lie on a card space: HELD is the number after the last card."""


class MarkedFigures(Codec):
    """`marked` by region, as lists of pieces: `{"kislev": ["acolyte-shielded", "leper-laid"]}`."""

    def encode(self, value: Any) -> Any:
        written: dict[str, list[str]] = {}
        for entry in value:
            piece = PIECES.ids[entry & (LAID - 1)] + ("-laid" if entry & LAID else "")
            written.setdefault(REGIONS.ids[entry >> REGION_SHIFT], []).append(piece)
        return written

    def decode(self, data: Any, where: str) -> Any:
        entries: list[int] = []
        for region, pieces in object_in(data, where).items():
            number, at = thing_in(REGIONS, region, where) << REGION_SHIFT, f"{where}.{region}"
            entries += [number | self._piece(piece, at) for piece in list_in(pieces, at)]
        return sorted(entries)

    def hide(self, value: Any, counted: bool) -> Any:
        return []

    def empty(self) -> Any:
        return []

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(REGIONS), "string[]")

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": REGIONS, "each": {"form": "items", "of": PIECES}}

    def part(self, seating: Seating, empty: Any) -> Part:
        return MarkedPart()

    @staticmethod
    def _piece(name: Any, where: str) -> int:
        if not isinstance(name, str) or name.removesuffix("-laid") not in PIECES.index:
            raise BadPosition(where, f"there is no figure {name!r}")
        return PIECES.index[name.removesuffix("-laid")] | (LAID if name.endswith("-laid") else 0)


class CardSpaces(Codec):
    """`spaces` by region, left then right: `{"kislev": ["battle_cry", null]}`; a Horror on a space is `"horror"`."""

    def encode(self, value: Any) -> Any:
        pairs = {REGIONS.ids[i]: value[i * 2 : i * 2 + 2] for i in range(N_REGIONS)}
        return {
            region: [self._name(card) for card in pair]
            for region, pair in pairs.items()
            if pair != [NONE, NONE]
        }

    def decode(self, data: Any, where: str) -> Any:
        spaces = self.empty()
        for region, names in object_in(data, where).items():
            if not isinstance(names, list) or len(names) > 2:
                raise BadPosition(f"{where}.{region}", f"expected a list of at most two cards, got {names!r}")
            left = thing_in(REGIONS, region, where) * 2
            for side, name in enumerate(names):
                spaces[left + side] = self._card(name, f"{where}.{region}[{side}]")
        return spaces

    def hide(self, value: Any, counted: bool) -> Any:
        return [NONE] * len(value)

    def empty(self) -> Any:
        return [NONE] * (N_REGIONS * 2)

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(REGIONS), "(string | null)[]")

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": REGIONS, "each": {"form": "spaces", "of": CHAOS, "count": 2}}

    def part(self, seating: Seating, empty: Any) -> Part:
        spaces = [f"{region}/{side}" for region in REGIONS.ids for side in ("left", "right")]
        return EachPart(spaces, lambda: OnePart(_ON_SPACES))

    @staticmethod
    def _name(card: int) -> str | None:
        if card == NONE:
            return None
        return _HORROR if card == HELD else CHAOS.ids[card]

    @staticmethod
    def _card(name: Any, where: str) -> int:
        if name is None:
            return NONE
        return HELD if name == _HORROR else thing_in(CHAOS, name, where)


class HitMode(Codec):
    """What the hits are that are being assigned, and the only seat that they may strike or NONE; written as one number."""

    def encode(self, value: Any) -> Any:
        mode, only = value
        return mode + max(only, 0)

    def decode(self, data: Any, where: str) -> Any:
        number = Number(0, PARTING + N_POWERS - 1).decode(data, where)
        return (number, NONE) if number < PARTING else (PARTING, number - PARTING)

    def hide(self, value: Any, counted: bool) -> Any:
        return self.empty()

    def empty(self) -> Any:
        return (NORMAL, NONE)

    def python_type(self) -> str:
        return "tuple[int, int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return "number"

    def part(self, seating: Seating, empty: Any) -> Part:
        return HitModePart(seating)


class SavedHits(Codec):
    """Hits saved on a figure, as (seat, piece, hits) in ascending order; each is written as one number."""

    def encode(self, value: Any) -> Any:
        return [(seat * _PIECES_AT_MOST + piece) * _HITS_AT_MOST + hits for seat, piece, hits in value]

    def decode(self, data: Any, where: str) -> Any:
        highest = N_POWERS * _PIECES_AT_MOST * _HITS_AT_MOST - 1
        return [self._entry(Number(0, highest).decode(each, where), where) for each in list_in(data, where)]

    def hide(self, value: Any, counted: bool) -> Any:
        return []

    def empty(self) -> Any:
        return []

    def python_type(self) -> str:
        return "list[tuple[int, int, int]]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return "number[]"

    def part(self, seating: Seating, empty: Any) -> Part:
        return SavedHitsPart(seating)

    @staticmethod
    def _entry(number: int, where: str) -> tuple[int, int, int]:
        figure, hits = divmod(number, _HITS_AT_MOST)
        seat, piece = divmod(figure, _PIECES_AT_MOST)
        if piece >= len(PIECES):
            raise BadPosition(where, f"there is no figure {piece}")
        return seat, piece, hits
