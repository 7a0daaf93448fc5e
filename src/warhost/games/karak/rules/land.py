"""The land as it lies: borders, enemies, free tiles, cities (KA 3)."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.games.karak.components import (
    CASTLE,
    GENERAL,
    LAID_TILE,
    N_FOES,
    N_HORDES,
    TILE_GATHER,
)
from warhost.games.karak.hexes import NEIGHBOURS, OPPOSITE
from warhost.games.karak.state import Karak


def tile_at(s: Karak, hex_: int) -> int:
    """The tile on a hex; NONE for an empty space."""
    laid = s.land[hex_]
    return NONE if laid == NONE else LAID_TILE[laid]


def is_free(s: Karak, hex_: int) -> bool:
    """KA 1.9, 3.4: no enemies, whoever else stands there; the hex must be revealed."""
    return not s.monsters[hex_] and hex_ not in s.foes


def open_ways(s: Karak, hex_: int) -> list[int]:
    """Revealed neighbours across borders that are not blocked (KA 3.2, 3.3, 5.1)."""
    land = s.land
    ways: list[int] = []
    is_chasm = s.printed.is_chasm[land[hex_]]
    for edge, near in enumerate(NEIGHBOURS[hex_]):
        if not is_chasm[edge]:
            laid = land[near]
            if laid != NONE and not s.printed.is_chasm[laid][OPPOSITE[edge]]:
                ways.append(near)
    return ways


def neighbours(s: Karak, hex_: int) -> list[int]:
    """Revealed neighbours, chasms or not."""
    land = s.land
    return [near for near in NEIGHBOURS[hex_] if land[near] != NONE]


def city_on(s: Karak, hex_: int) -> int:
    """The seat whose city stands there, or NONE."""
    return s.cities.index(hex_) if hex_ in s.cities else NONE


def may_gather(s: Karak, hex_: int) -> bool:
    """KA 6.5, 15.25; the tile must be free besides."""
    return TILE_GATHER[LAID_TILE[s.land[hex_]]] and hex_ not in s.cities


def foe_strength(s: Karak, foe: int) -> int:
    if foe < N_HORDES:
        return s.hordes[foe]
    if foe == GENERAL:
        return s.printed.foe_strength[GENERAL] + s.printed.praetorian_strength * s.praetorians  # KA 14.2
    return s.printed.foe_strength[foe]


def foes_on(s: Karak, hex_: int) -> list[int]:
    return [foe for foe in range(N_FOES) if s.foes[foe] == hex_]


def strength_on(s: Karak, hex_: int) -> int:
    """What all enemies on a hex add up to (KA 8.1, 20.10)."""
    total = s.printed.strength_on[s.monsters[hex_]]
    if hex_ in s.foes:
        for foe in range(N_FOES):
            if s.foes[foe] == hex_:
                total += foe_strength(s, foe)
    return total


def home(s: Karak, seat: int) -> int:
    """Where a hero is carried to: his city, or Karak Castle."""
    return CASTLE if s.cities[seat] == NONE else s.cities[seat]


def nearest_free(s: Karak, hex_: int) -> list[int]:
    """The nearest free tiles, counted over open borders (KA 20.7)."""
    seen = {hex_}
    ring = [hex_]
    while ring:
        further: list[int] = []
        for here in ring:
            for near in open_ways(s, here):
                if near not in seen:
                    seen.add(near)
                    further.append(near)
        free = [near for near in further if is_free(s, near)]
        if free:
            return sorted(free)
        ring = further
    return []
