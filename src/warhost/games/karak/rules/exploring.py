"""Exploring (KA 5.5 to 5.10): a new tile, how it is turned, and what waits on it."""

from __future__ import annotations

from warhost.core.chance import draw, shuffle
from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, show_all, use
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    FINAL_TILE,
    FIRST_RIDER,
    FOE_STRENGTH,
    FOES_DRAWN,
    GENERAL,
    HORDE_STRENGTH,
    LAID_CHASMS,
    N_TILES,
    SIGHT_OF_THE_FOE,
    SIGHT_OF_THE_LAND,
    TILE_FOE,
    TILE_LEVEL,
    TILE_MONSTERS,
    TILES_DRAWN,
    TOKEN_STRENGTH,
    TOKENS_ON,
)
from warhost.games.karak.hexes import EDGES, OPPOSITE, direction
from warhost.games.karak.options import HORDES, RIDERS, plays
from warhost.games.karak.rules.hordes import find_targets
from warhost.games.karak.rules.land import foe_strength
from warhost.games.karak.rules.players import has, use_ability
from warhost.games.karak.state import EXPLORED, Karak, army_code, changed
from warhost.games.karak.verbs import EXPLORE, LAY, MEET, ROTATE


def explore(s: Karak, seat: int, option: int) -> None:
    to = option - EXPLORE.base
    tile = draw_tile(s)
    if has(s, seat, SIGHT_OF_THE_LAND) and _next_level(s) == TILE_LEVEL[tile]:
        tiles = [tile, *(draw_tile(s) for _ in range(TILES_DRAWN - 1))]
        s.drawn_cards = tiles
        emit(s, events.TILES_SEEN, seat, tiles)
        ask(s, prompts.TILE, seat, to)
    else:
        push(s, steps.LAY, seat, to, tile)


def draw_tile(s: Karak) -> int:
    """The top tile: the one that all have seen, or the first of the hidden ones."""
    tile = s.top_tile
    if tile != NONE:
        s.top_tile = NONE
        return tile
    show_all(s)
    s.pile = s.pile[:]
    return draw(s, s.pile)


def _next_level(s: Karak) -> int:
    """The level of the pile's top tile, which its back shows (KA 15.6)."""
    if s.top_tile != NONE:
        return TILE_LEVEL[s.top_tile]
    return TILE_LEVEL[s.pile[-1]] if s.pile else 0


def tile_options(s: Karak, seat: int) -> list[int]:
    return [LAY.base + tile for tile in s.drawn_cards]


def choose_tile(s: Karak, seat: int, option: int) -> None:
    """KA 15.5: the other one goes back on top, seen by all."""
    tile = option - LAY.base
    s.top_tile = next(other for other in s.drawn_cards if other != tile)
    s.drawn_cards = []
    use_ability(s, SIGHT_OF_THE_LAND)
    push(s, steps.LAY, seat, s.ask_a, tile)


def lay(s: Karak, seat: int, to: int, tile: int) -> None:
    s.drawn_cards = [tile]
    ask(s, prompts.TURN_TILE, seat, to, tile)


def rotate_options(s: Karak, seat: int) -> list[int]:
    """KA 5.6: no chasm towards the tile he comes from. Turns that show the same chasms count once."""
    back = OPPOSITE[direction(s.hero_at[seat], s.ask_a)]
    first = s.ask_b * EDGES
    shown: list[int] = []
    choices: list[int] = []
    for turn in range(EDGES):
        chasms = LAID_CHASMS[first + turn]
        if not chasms >> back & 1 and chasms not in shown:
            shown.append(chasms)
            choices.append(ROTATE.base + turn)
    return choices


def rotate(s: Karak, seat: int, option: int) -> None:
    turn = option - ROTATE.base
    to, tile = s.ask_a, s.ask_b
    here = s.hero_at[seat]
    s.drawn_cards = []
    s.land = changed(s.land, to, tile * EDGES + turn)
    s.came_from = here
    s.hero_at[seat] = to
    s.moved = True
    s.entry = EXPLORED
    use(s, tile)
    emit(s, events.TILE_LAID, seat, tile, to, turn)
    emit(s, events.MOVED, seat, here, to, events.BY_WALK)
    if tile == FINAL_TILE:
        place_foe(s, GENERAL, to)
    elif TILE_FOE[tile] != NONE:
        _reveal_fallen_city(s, TILE_FOE[tile], to)
    elif TILE_MONSTERS[tile]:
        push(s, steps.REVEAL, seat, to, TILE_MONSTERS[tile])


def _reveal_fallen_city(s: Karak, horde: int, to: int) -> None:
    """KA 19.3, 22.3."""
    if plays(s, RIDERS):
        place_foe(s, FIRST_RIDER + horde, to)
    if plays(s, HORDES):
        s.hordes = changed(s.hordes, horde, HORDE_STRENGTH[horde])
        s.horde_order = [*s.horde_order, horde]
        place_foe(s, horde, to)
        find_targets(s)


def place_foe(s: Karak, foe: int, to: int) -> None:
    s.foes = changed(s.foes, foe, to)
    emit(s, events.FOE_CAME, foe, to, foe_strength(s, foe) if foe == GENERAL else FOE_STRENGTH[foe])


def reveal(s: Karak, seat: int, to: int, left: int) -> None:
    """KA 5.7, 5.8: monster tokens from the bag, one after the other."""
    if not s.bag:
        return
    if left > 1:
        push(s, steps.REVEAL, seat, to, left - 1)
    show_all(s)
    s.bag = s.bag[:]
    token = draw(s, s.bag) - N_TILES
    if has(s, seat, SIGHT_OF_THE_FOE) and s.bag:
        tokens = [token, *(draw(s, s.bag) - N_TILES for _ in range(min(FOES_DRAWN - 1, len(s.bag))))]
        s.drawn_cards = [N_TILES + each for each in tokens]
        emit(s, events.TOKENS_SEEN, seat, tokens)
        ask(s, prompts.FOE, seat, to)
    else:
        place_army(s, token, to)


def foe_options(s: Karak, seat: int) -> list[int]:
    return [MEET.base + token - N_TILES for token in dict.fromkeys(s.drawn_cards)]


def choose_foe(s: Karak, seat: int, option: int) -> None:
    """KA 15.7: the other one goes back into the bag."""
    token = option - MEET.base
    back = s.drawn_cards[:]
    back.remove(N_TILES + token)
    s.drawn_cards = []
    s.bag = s.bag + back
    shuffle(s, s.bag)
    use_ability(s, SIGHT_OF_THE_FOE)
    place_army(s, token, s.ask_a)


def place_army(s: Karak, token: int, to: int) -> None:
    s.monsters = changed(s.monsters, to, army_code([*TOKENS_ON[s.monsters[to]], token]))
    emit(s, events.ARMY_CAME, token, to, TOKEN_STRENGTH[token])
