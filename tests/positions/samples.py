"""Values to write into the fields of a position, made from how each field is declared."""

from __future__ import annotations

from typing import Any

from warhost.core.fields import (
    Codec,
    Counts,
    Each,
    Field,
    Flag,
    Grid,
    Items,
    ListOf,
    Members,
    Number,
    Numbers,
    One,
    Pairs,
)

OWN_KINDS: dict[str, list[Any]] = {
    "marked": [{"kislev": ["acolyte-shielded"]}],
    "spaces": [{"kislev": ["battle_cry", None]}],
    "hit_mode": [1],
    "saved": [[1]],
    "land": [{"1513": ["farm_1", 0]}],
    "monsters": [{"1413": ["ghouls_sword"]}],
    "ground": [{"1413": ["sword"]}],
    "put_down": [{"1413": ["sword"]}],
}
"""Of fields that a game writes in a way of its own."""


def samples(field: Field, seat: str) -> list[Any]:
    """Some values of this field, as a position writes them."""
    values = _values(field.codec) or OWN_KINDS[field.name]
    return [{seat: value} for value in values] if field.per_seat else values


def _values(codec: Codec) -> list[Any]:
    """The lowest and the highest, the first and the last."""
    if isinstance(codec, Number):
        return [codec.low, codec.low + 1, codec.high]
    if isinstance(codec, Flag):
        return [False, True]
    if isinstance(codec, One):
        return [*codec.domain.ids, None]
    if isinstance(codec, Items | Members):
        ids = codec.domain.ids
        return [[ids[0]], [ids[-1]], list(ids[:2])]
    if isinstance(codec, Numbers):
        return [[1], [0, 2]]
    if isinstance(codec, ListOf):
        return [[value] for value in _values(codec.codec)]
    if isinstance(codec, Counts):
        return [{thing: codec.default + 1} for thing in codec.domain.ids]
    if isinstance(codec, Each):
        return [{thing: value} for thing in codec.domain.ids[:2] for value in _values(codec.codec)]
    if isinstance(codec, Grid | Pairs):
        return [{thing: value} for thing in codec.outer.ids[:2] for value in _values(codec.row)]
    return []
