"""Exploring (KA 5.5 to 5.10): a new tile, how it is turned, and what waits on it."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number
from warhost.core.chance import draw, shuffle
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, show_all, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events, purposes
from warhost.games.karak.components import (
    FINAL_TILE,
    FIRST_RIDER,
    GENERAL,
    MOST_TOKENS,
    N_TILES,
    TILE_FOE,
    TILES,
    TOKENS_ON,
)
from warhost.games.karak.hexes import AROUND, EDGES, HEXES, IS_RIM, OPPOSITE, direction
from warhost.games.karak.operations import ABILITY_OPERATIONS, AbilityOperation, of_ability
from warhost.games.karak.rules.land import foe_strength, is_free
from warhost.games.karak.rules.moving import Move, why_not_move
from warhost.games.karak.rules.players import ability_with, has, use_ability
from warhost.games.karak.rules.targets import find_targets
from warhost.games.karak.settings import HORDES, RIDERS, plays
from warhost.games.karak.state import EXPLORED, Karak, army_code, changed
from warhost.games.karak.verbs import EXPLORE, LAY, MEET, ROTATE

CHAPTER: Final = Chapter("exploring")
SIGHT_OF_THE_LAND: Final = ABILITY_OPERATIONS.add(AbilityOperation("sight_of_the_land", draw=number(2, 2)))
"""Two tiles, no more: one is laid, one lies open on the pile."""
SIGHT_OF_THE_FOE: Final = ABILITY_OPERATIONS.add(AbilityOperation("sight_of_the_foe", draw=number(2, 9)))
TILES_DRAWN: Final = SIGHT_OF_THE_LAND.numbers("draw")
FOES_DRAWN: Final = of_ability(SIGHT_OF_THE_FOE, "draw")


class Explore(Move):
    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        to = EXPLORE.first(option)
        tile = draw_tile(s)
        if has(s, seat, SIGHT_OF_THE_LAND) and _next_level(s) == s.printed.tile_level[tile]:
            drawn = TILES_DRAWN[ability_with(s, seat, SIGHT_OF_THE_LAND)]
            tiles = [tile, *(draw_tile(s) for _ in range(drawn - 1))]
            s.drawn_cards = tiles
            emit(s, events.TILES_SEEN, seat, tiles)
            ask(s, ASK_TILE, seat, to)
        else:
            push(s, lay, seat, to, tile)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        to = EXPLORE.first(option)
        here = s.hero_at[seat]
        where = {"hex": HEXES.ids[to]}
        if s.moved or not is_free(s, here) or s.actions <= 0:
            return why_not_move(s, seat, to)
        if s.land[to] != NONE:
            return "karak-reason-revealed", where
        if not s.pile and s.top_tile == NONE:
            return "karak-reason-no_tiles", {}
        if IS_RIM[to]:
            return "karak-reason-edge_of_table", where
        if to in AROUND[here]:
            return "karak-reason-blocked", where
        return "karak-reason-too_far", where


EXPLORE_HEX: Final = Explore(EXPLORE)


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
    """The level that the back of the pile's next tile shows (KA 15.6), after the one on top was taken; NONE without one."""
    return s.printed.tile_level[s.pile[-1]] if s.pile else NONE


class ChooseTile(Question):
    """KA 15.5: the other one goes back on top, seen by all."""

    name = "tile"
    rule = "KA 15.5"
    about = {"hex": HEXES}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return LAY.each(s.drawn_cards)

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (to,) = s.about
        tile = LAY.first(option)
        s.top_tile = next(other for other in s.drawn_cards if other != tile)
        use_ability(s, seat, SIGHT_OF_THE_LAND)
        push(s, lay, seat, to, tile)


ASK_TILE: Final = CHAPTER.question(ChooseTile())


@CHAPTER.step(seat=SEAT, hex=HEXES, tile=TILES)
def lay(s: Karak, seat: int, to: int, tile: int) -> None:
    s.drawn_cards = [tile]
    ask(s, ASK_TURN_TILE, seat, to, tile)


class TurnTile(Question):
    """KA 5.6: no chasm towards the tile he comes from. Turns that show the same chasms count once."""

    name = "turn_tile"
    rule = "KA 5.6"
    about = {"hex": HEXES, "tile": TILES}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        to, tile = s.about
        back = OPPOSITE[direction(s.hero_at[seat], to)]
        shown: list[int] = []
        choices: list[int] = []
        for turn in range(EDGES):
            chasms = s.printed.laid_chasms[tile * EDGES + turn]
            if not chasms >> back & 1 and chasms not in shown:
                shown.append(chasms)
                choices.append(ROTATE.pack1(turn))
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        to, tile = s.about
        turn = ROTATE.first(option)
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
        _meet_enemies(s, seat, tile, to)


ASK_TURN_TILE: Final = CHAPTER.question(TurnTile())


def _meet_enemies(s: Karak, seat: int, tile: int, to: int) -> None:
    """KA 5.7, 5.10, 14.1."""
    if tile == FINAL_TILE:
        place_foe(s, GENERAL, to)
    elif TILE_FOE[tile] != NONE:
        _reveal_fallen_city(s, TILE_FOE[tile], to)
    elif s.printed.tile_monsters[tile]:
        push(s, reveal, seat, to, s.printed.tile_monsters[tile])


def _reveal_fallen_city(s: Karak, horde: int, to: int) -> None:
    """KA 19.3, 19.4, 22.3."""
    if plays(s, RIDERS):
        place_foe(s, FIRST_RIDER + horde, to)
    if plays(s, HORDES):
        s.hordes = changed(s.hordes, horde, s.printed.horde_strength[horde])
        s.horde_order = [*s.horde_order, horde]
        place_foe(s, horde, to)
        find_targets(s)


def place_foe(s: Karak, foe: int, to: int) -> None:
    s.foes = changed(s.foes, foe, to)
    emit(s, events.FOE_CAME, foe, to, foe_strength(s, foe) if foe == GENERAL else s.printed.foe_strength[foe])


@CHAPTER.step(seat=SEAT, hex=HEXES, left=count(MOST_TOKENS))
def reveal(s: Karak, seat: int, to: int, left: int) -> None:
    """KA 5.7, 5.8: monster tokens from the bag, one after the other."""
    if not s.bag:
        return
    if left > 1:
        push(s, reveal, seat, to, left - 1)
    show_all(s)
    s.bag = s.bag[:]
    token = draw(s, s.bag) - N_TILES
    if has(s, seat, SIGHT_OF_THE_FOE) and s.bag:
        more = min(s.printed.effects[FOES_DRAWN][ability_with(s, seat, SIGHT_OF_THE_FOE)] - 1, len(s.bag))
        tokens = [token, *(draw(s, s.bag) - N_TILES for _ in range(more))]
        s.drawn_cards = [N_TILES + each for each in tokens]
        emit(s, events.TOKENS_SEEN, seat, tokens)
        ask(s, ASK_FOE, seat, to)
    else:
        place_army(s, token, to)


class ChooseFoe(Question):
    """KA 15.7: the others go back into the bag."""

    name = "foe"
    rule = "KA 15.7"
    about = {"hex": HEXES}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return [MEET.pack1(token - N_TILES) for token in dict.fromkeys(s.drawn_cards)]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (to,) = s.about
        token = MEET.first(option)
        back = s.drawn_cards[:]
        back.remove(N_TILES + token)
        s.drawn_cards = []
        s.bag = s.bag + back
        shuffle(s, s.bag, purposes.BAG.at())
        use_ability(s, seat, SIGHT_OF_THE_FOE)
        place_army(s, token, to)


ASK_FOE: Final = CHAPTER.question(ChooseFoe())


def place_army(s: Karak, token: int, to: int) -> None:
    s.monsters = changed(s.monsters, to, army_code([*TOKENS_ON[s.monsters[to]], token]))
    emit(s, events.ARMY_CAME, token, to, s.printed.token_strength[token])
