"""What a seat sees: numbers that follow from the open table, and states that a viewer could be in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warhost.core.chance import mix
from warhost.core.domain import NONE, Domain
from warhost.core.piles import unseen
from warhost.games.karak.components import (
    BUILDINGS,
    FOES,
    HEROES,
    HORDES,
    LAID_TILE,
    LEVELS,
    N_HORDES,
    N_RESOURCES,
    N_TILES,
    N_UNITS,
    RESOURCES,
    TERRAINS,
    TILE_TERRAIN,
    TOKENS_ON,
    TRADE,
    TRADE_COST,
    UNITS,
)
from warhost.games.karak.hexes import EDGES, HEXES
from warhost.games.karak.odds import win_chance
from warhost.games.karak.printed import OURS, Printed
from warhost.games.karak.rules.endings import leaders
from warhost.games.karak.rules.fight import needed_by
from warhost.games.karak.rules.hordes import march_ways
from warhost.games.karak.rules.land import foe_strength, is_free, open_ways, strength_on
from warhost.games.karak.rules.players import army, dice_left, markers, max_toughness, seat_of, supply
from warhost.games.karak.rules.setup import shuffled_pile, tiles_by_level, tiles_in_game
from warhost.games.karak.rules.turn import number_of_actions
from warhost.games.karak.settings import ROUNDS
from warhost.games.karak.state import MOVED, Karak


def summary(view: Karak) -> dict[str, object]:
    """Strengths, odds and totals, ready to show."""
    return {
        "turn": HEROES.ids[view.sides[view.turn]],
        "first": HEROES.ids[view.sides[view.first]],
        "rounds_left": int(ROUNDS.of(view)) - view.round,
        "leaders": [HEROES.ids[view.sides[seat]] for seat in leaders(view)],
        "heroes": {HEROES.ids[view.sides[seat]]: _hero(view, seat) for seat in range(view.seats)},
        "land": {HEXES.ids[hex_]: _tile(view, laid) for hex_, laid in enumerate(view.land) if laid != NONE},
        "enemies": _enemies(view),
        "hordes": {
            HORDES.ids[horde]: _horde(view, horde) for horde in range(N_HORDES) if view.foes[horde] != NONE
        },
        "supply": {RESOURCES.ids[resource]: supply(view, resource) for resource in range(N_RESOURCES)},
        "prices": OUR_PRICES if view.printed is OURS else _prices(view.printed),
        "dice": {UNITS.ids[unit]: dice_left(view, unit) for unit in range(N_UNITS)},
        "pile": pile_levels(view),
        "bag": len(view.bag),
    }


def _price(cost: Sequence[int]) -> dict[str, int]:
    return {RESOURCES.ids[resource]: number for resource, number in enumerate(cost) if number}


def _prices(printed: Printed) -> dict[str, dict[str, dict[str, int]]]:
    """What can be paid for in a city or at the merchant's stall, by kind."""
    return {
        "building": _by_id(BUILDINGS, printed.building_cost),
        "unit": _by_id(UNITS, printed.unit_cost),
        "item": _by_id(TRADE, TRADE_COST),
    }


def _by_id(things: Domain, costs: Sequence[Sequence[int]]) -> dict[str, dict[str, int]]:
    return {things.ids[thing]: _price(cost) for thing, cost in enumerate(costs)}


OUR_PRICES: Final = _prices(OURS)


def _hero(view: Karak, seat: int) -> dict[str, object]:
    return {
        "soul_stones": view.stones[seat] / 2,
        "max_toughness": max_toughness(view, seat),
        "army": army(view, seat),
        "buildings": view.built[seat].bit_count(),
        "markers": markers(view, seat),
        "actions": number_of_actions(view, seat),
    }


def _tile(view: Karak, laid: int) -> dict[str, object]:
    """What a tile shows as it lies: its terrain, its markers, and the edges with chasms."""
    tile = LAID_TILE[laid]
    return {
        "terrain": TERRAINS.ids[TILE_TERRAIN[tile]],
        "resources": [
            RESOURCES.ids[r] for r in range(N_RESOURCES) for _ in range(view.printed.tile_yield[tile][r])
        ],
        "chasms": [edge for edge in range(EDGES) if view.printed.laid_chasms[laid] >> edge & 1],
    }


def _enemies(view: Karak) -> dict[str, object]:
    """Hexes with enemies: their strength, and each hero's chance who could fight there next."""
    hexes = [hex_ for hex_, laid in enumerate(view.land) if laid != NONE and not is_free(view, hex_)]
    return {HEXES.ids[hex_]: _enemy(view, hex_) for hex_ in hexes}


def _enemy(view: Karak, hex_: int) -> dict[str, object]:
    odds: dict[str, object] = {}
    for seat in range(view.seats):
        here = view.hero_at[seat]
        if here == hex_ or hex_ in open_ways(view, here) or seat == view.turn:
            moved = here != hex_ or view.entry == MOVED
            odds[HEROES.ids[view.sides[seat]]] = {
                "needed": needed_by(view, seat, hex_),
                "chance": round(win_chance(view, seat, hex_, moved), 4),
            }
    foes = [foe for foe, at in enumerate(view.foes) if at == hex_]
    return {
        "strength": strength_on(view, hex_),
        "foes": {FOES.ids[foe]: foe_strength(view, foe) for foe in foes},
        "odds": odds,
    }


def _horde(view: Karak, horde: int) -> dict[str, object]:
    hero = view.targets[horde]
    ways = march_ways(view, horde) if hero != NONE else []
    seat = seat_of(view, hero)
    return {
        "strength": view.hordes[horde],
        "target": None if hero == NONE else HEROES.ids[hero],
        "next": [HEXES.ids[to] for to in ways if to != view.cities[seat]],
    }


def pile_levels(view: Karak) -> dict[str, int]:
    """How many tiles of each level are still to come; the open tile on top is one of them."""
    hidden = unseen_tiles(view)
    if view.top_tile != NONE:
        hidden = [*hidden, view.top_tile]
    return {
        str(level): sum(1 for tile in hidden if view.printed.tile_level[tile] == level)
        for level in LEVELS
        if any(view.printed.tile_level[tile] == level for tile in hidden)
    }


def unseen_tiles(view: Karak) -> list[int]:
    seen = set(seen_tiles(view))
    return [tile for tile in tiles_in_game(view) if tile not in seen]


def seen_tiles(view: Karak) -> list[int]:
    """Laid, drawn just now, or open on top of the pile."""
    seen = [LAID_TILE[laid] for laid in view.land if laid != NONE]
    seen += [card for card in view.drawn_cards if card < N_TILES]
    if view.top_tile != NONE:
        seen.append(view.top_tile)
    return seen


def sampler(view: Karak, _seat: int) -> Callable[[], Karak]:
    """Full states that a viewer could be in: pile and bag are mixed anew. Nothing else is hidden."""
    tiles = tiles_by_level(view, seen_tiles(view))
    tokens = unseen_tokens(view)

    def sample() -> Karak:
        s = view.copy()
        s.pile = shuffled_pile(s, tiles)
        s.bag = tokens[:]
        mix(s, s.bag)
        return s

    return sample


def unseen_tokens(s: Karak) -> list[int]:
    """The monster tokens that are still in the bag."""
    out = [card - N_TILES for card in s.drawn_cards if card >= N_TILES]
    for code in s.monsters:
        if code:
            out += TOKENS_ON[code]
    left = [copies - s.beaten[token] for token, copies in enumerate(s.printed.token_count)]
    return [N_TILES + token for token in unseen(left, out)]
