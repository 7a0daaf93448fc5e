"""Setup (KA 2)."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import pick, shuffle
from warhost.core.engine import emit, push, use
from warhost.games.karak import events, purposes
from warhost.games.karak.components import (
    BASE_BOARD,
    CASTLE_TILE,
    GLORY_START,
    LEVELS,
    N_RESOURCES,
    N_START,
    N_TILES,
    NEW_BOARD,
    TILE_MODULES,
    TILE_WITHOUT,
    TRADE_COUNT,
)
from warhost.games.karak.rules.draft import draft
from warhost.games.karak.rules.players import gain
from warhost.games.karak.rules.turn import turn
from warhost.games.karak.settings import (
    CHOSEN_HEROES,
    MERCHANT,
    NEW_BUILDINGS,
    RANDOM,
    RIDERS,
    START,
    allowed_heroes,
    derive,
    modules_of,
    plays,
)
from warhost.games.karak.state import Karak


def set_up(s: Karak) -> None:
    derive(s)
    if CHOSEN_HEROES.of(s) == RANDOM:
        _draw_heroes(s)
    for seat in range(s.seats):
        s.glory[seat] = GLORY_START
        s.resources[seat] = s.printed.start_resources[:]
        emit(s, events.HERO_JOINED, seat)
    use(s, CASTLE_TILE)
    s.pile = tile_pile(s, [])
    s.bag = s.printed.bag[:]
    shuffle(s, s.bag, purposes.BAG.at())  # KA 2.4
    lay_out(s)
    s.first = pick(s, list(range(s.seats)), purposes.FIRST_PLAYER.at())  # KA 2.11
    emit(s, events.GAME_BEGAN, s.first)
    if START.of(s) == "markers":  # KA 25.8
        _hand_out_markers(s)
    if plays(s, NEW_BUILDINGS):  # KA 2.12
        push(s, draft, 0)
    else:
        push(s, turn, s.first)


def _draw_heroes(s: Karak) -> None:
    """KA 2.9, 25.2."""
    heroes = allowed_heroes(modules_of(s))
    shuffle(s, heroes, purposes.HEROES.at())
    s.sides = heroes[: s.seats]


def _hand_out_markers(s: Karak) -> None:
    """KA 2.13."""
    for place in range(s.seats):
        seat = (s.first + place) % s.seats
        for resource in range(N_RESOURCES):
            count = s.printed.hero_start[s.sides[seat]][resource] + s.printed.place_start[place][resource]
            gain(s, seat, resource, count, events.BY_START)


def lay_out(s: Karak) -> None:
    """What everyone has (KA 2.8, 16.3) and what waits beside the board."""
    s.board = [NEW_BOARD if plays(s, NEW_BUILDINGS) else BASE_BOARD] * s.seats
    s.praetorians = 0 if plays(s, RIDERS) else s.printed.praetorians * s.seats  # KA 2.5, 22.1
    s.trade_pool = TRADE_COUNT if plays(s, MERCHANT) else [0] * len(TRADE_COUNT)


def tiles_in_game(s: Karak) -> list[int]:
    """The single tiles that belong to the pile of this game (KA 1.3, 16.1, 25.1). Never changed; kept for each choice of modules."""
    modules = modules_of(s)
    tiles = _TILES_OF.get(modules)
    if tiles is None:
        tiles = _TILES_OF[modules] = [
            tile
            for tile in range(N_START, N_TILES)
            if TILE_MODULES[tile] & modules and not TILE_WITHOUT[tile] & modules
        ]
    return tiles


_TILES_OF: Final[dict[frozenset[str], list[int]]] = {}


def tile_pile(s: Karak, seen: list[int]) -> list[int]:
    """The tiles that nobody has seen yet, shuffled by level; the top is the last (KA 2.2, 2.3)."""
    return shuffled_pile(s, tiles_by_level(s, seen))


def tiles_by_level(s: Karak, seen: list[int]) -> list[list[int]]:
    """What nobody has seen yet, the highest level first (KA 2.2, 2.3)."""
    known = set(seen)
    left = [tile for tile in tiles_in_game(s) if tile not in known]
    return [[tile for tile in left if s.printed.tile_level[tile] == level] for level in reversed(LEVELS)]


def shuffled_pile(s: Karak, by_level: list[list[int]]) -> list[int]:
    """KA 2.2."""
    pile: list[int] = []
    for number, level in enumerate(by_level):
        tiles = level[:]
        shuffle(s, tiles, purposes.TILES.at(0, number))
        pile += tiles
    return pile
