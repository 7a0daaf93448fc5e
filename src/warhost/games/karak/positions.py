"""Positions: what fills the gaps in one, and what must always be true of a state."""

from __future__ import annotations

from warhost.core.chance import shuffle
from warhost.core.domain import NONE
from warhost.core.engine import push
from warhost.core.errors import BadPosition
from warhost.games.karak.components import (
    BUILDING_PLACES,
    CASTLE,
    FOE_STONES,
    FOUND_COUNT,
    GENERAL,
    GLORY_MAX,
    HORDE_STRENGTH,
    ITEM_KIND,
    ITEM_SLOT,
    ITEMS,
    LAID_TILE,
    N_FOES,
    N_FOUND,
    N_HORDES,
    N_RESOURCES,
    N_START,
    N_TILES,
    N_UNITS,
    PRAETORIAN_STONES,
    RESOURCES,
    SLOT_SIZE,
    SPELL,
    START_HEXES,
    START_LAND,
    TILE_CITY,
    TILE_FOE,
    TOKEN_COUNT,
    TOKEN_ITEM,
    TOKEN_STONES,
    TOKENS,
    TOKENS_ON,
    TRADE_COUNT,
    UNITS,
    WEAPON,
)
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.rules.players import dice_left, max_toughness, supply
from warhost.games.karak.rules.setup import lay_out, tile_pile, tiles_in_game
from warhost.games.karak.rules.turn import turn
from warhost.games.karak.settings import HORDES, MERCHANT, RIDERS, plays
from warhost.games.karak.state import ITEM_PLACE, Karak
from warhost.games.karak.view import seen_tiles, unseen_tokens


def complete(s: Karak, given: set[str]) -> None:
    """Fills in boards, pile and bag; play starts with a turn of the first player unless the position says otherwise."""
    _add_start_tile(s)
    board, praetorians, trade_pool = s.board, s.praetorians, s.trade_pool
    lay_out(s)
    if "board" in given:
        s.board = [own or full for own, full in zip(board, s.board, strict=True)]
    if "praetorians" in given:
        s.praetorians = praetorians
    if "trade_pool" in given:
        s.trade_pool = trade_pool
    if "horde_order" not in given and plays(s, HORDES):
        s.horde_order = [horde for horde in range(N_HORDES) if _fallen_city_is_out(s, horde)]
    if "beaten" not in given:
        _count_beaten(s)
    if "pile" not in given:
        s.pile = tile_pile(s, seen_tiles(s))
    if "bag" not in given:
        s.bag = unseen_tokens(s)
        shuffle(s, s.bag)
    problems = broken(s)
    if problems:
        raise BadPosition("$.state", problems[0])
    push(s, turn, s.first)


def _add_start_tile(s: Karak) -> None:
    if s.land[CASTLE] == NONE:
        s.land = [START_LAND[i] if i in START_HEXES else laid for i, laid in enumerate(s.land)]


def _fallen_city_is_out(s: Karak, horde: int) -> bool:
    return any(laid != NONE and TILE_FOE[LAID_TILE[laid]] == horde for laid in s.land)


def _count_beaten(s: Karak) -> None:
    """Tokens whose rewards somebody has: for each found item one that carries it, for the stones as many as fit."""
    beaten = [0] * len(TOKENS)
    on_map = [0] * len(TOKENS)
    for code in s.monsters:
        for token in TOKENS_ON[code]:
            on_map[token] += 1
    for item in range(N_FOUND):
        for _ in range(_found_out(s, item)):
            _beat_one(beaten, on_map, [i for i, each in enumerate(TOKEN_ITEM) if each == item])
    stones = sum(s.stones) - _trophy_stones(s)
    while stones > 0:
        worth = [i for i, each in enumerate(TOKEN_STONES) if 0 < each <= stones]
        token = _beat_one(beaten, on_map, worth)
        if token == NONE:
            break
        stones -= TOKEN_STONES[token]
    s.beaten = beaten


def _beat_one(beaten: list[int], on_map: list[int], tokens: list[int]) -> int:
    for token in reversed(tokens):
        if beaten[token] + on_map[token] < TOKEN_COUNT[token]:
            beaten[token] += 1
            return token
    return NONE


def _trophy_stones(s: Karak) -> int:
    held = sum(FOE_STONES[foe] for foe in range(N_FOES) if s.trophies[foe] != NONE)
    return held + PRAETORIAN_STONES * sum(s.praetorians_taken)


def items_out(s: Karak) -> list[int]:
    """All items that somebody carries, that lie on the ground or that are being taken."""
    out: list[int] = [entry % ITEM_PLACE for entry in s.ground]
    for seat in range(s.seats):
        out += s.weapons[seat] + s.spells[seat]
        if s.amulets[seat] != NONE:
            out.append(s.amulets[seat])
    return out + s.in_hand


def _found_out(s: Karak, item: int) -> int:
    return items_out(s).count(item) + s.gone[item]


def broken(s: Karak) -> list[str]:
    """What is not as it must be."""
    problems: list[str] = []
    problems += _wrong_land(s)
    problems += _wrong_heroes(s)
    problems += _wrong_items(s)
    problems += _wrong_tokens(s)
    problems += _wrong_foes(s)
    return problems


def _wrong_land(s: Karak) -> list[str]:
    problems: list[str] = []
    laid = [LAID_TILE[each] for each in s.land if each != NONE]
    if len(set(laid)) != len(laid):
        problems.append("a tile lies on the board twice")
    if any(s.land[hex_] != START_LAND[hex_] for hex_ in START_HEXES):
        problems.append("the start tile is not where it belongs")
    allowed = tiles_in_game(s)
    if any(tile not in allowed for tile in laid if tile >= N_START):
        problems.append("a tile on the board does not belong to this game")
    known = [card for card in s.pile if card != NONE]
    if len(s.pile) == len(known) and sorted([*known, *seen_tiles(s)]) != sorted([*range(N_START), *allowed]):
        problems.append("tiles are lost or doubled")
    places = [*s.hero_at, *(city for city in s.cities if city != NONE), *(at for at in s.foes if at != NONE)]
    places += [hex_ for hex_, code in enumerate(s.monsters) if code]
    empty = [HEXES.ids[place] for place in places if s.land[place] == NONE]
    if empty:
        problems.append(f"something stands on the empty space {empty[0]}")
    cities = [city for city in s.cities if city != NONE]
    if len(set(cities)) != len(cities):
        problems.append("two cities stand on one tile")
    if not empty and any(not TILE_CITY[LAID_TILE[s.land[city]]] for city in cities):
        problems.append("a city stands where none may be")
    if any(s.monsters[city] or city in s.foes for city in cities):
        problems.append("enemies stand in a city")
    return problems


def _wrong_heroes(s: Karak) -> list[str]:
    problems: list[str] = []
    if len(set(s.sides)) != s.seats:
        problems.append("a hero takes part twice")
    problems += [
        f"there are not so many markers of {RESOURCES.ids[resource]}"
        for resource in range(N_RESOURCES)
        if supply(s, resource) < 0
    ]
    problems += [
        f"there are not so many dice of {UNITS.ids[unit]}"
        for unit in range(N_UNITS)
        if dice_left(s, unit) < 0
    ]
    for seat in range(s.seats):
        if min(s.resources[seat]) < 0 or min(s.units[seat]) < 0:
            problems.append("somebody owns less than nothing")
        if not 0 <= s.toughness[seat] <= max_toughness(s, seat):
            problems.append(f"toughness {s.toughness[seat]} of seat {seat + 1} is out of bounds")
        if not 0 <= s.glory[seat] <= GLORY_MAX:
            problems.append(f"glory {s.glory[seat]} of seat {seat + 1} is out of bounds")
        if s.board[seat].bit_count() != BUILDING_PLACES or s.built[seat] & ~s.board[seat]:
            problems.append(f"the building tokens of seat {seat + 1} are wrong")
    return problems


def _wrong_items(s: Karak) -> list[str]:
    problems: list[str] = []
    for seat in range(s.seats):
        if len(s.weapons[seat]) > SLOT_SIZE[WEAPON] or len(s.spells[seat]) > SLOT_SIZE[SPELL]:
            problems.append(f"seat {seat + 1} carries too many items")
        if any(ITEM_SLOT[item] != WEAPON for item in s.weapons[seat]):
            problems.append(f"seat {seat + 1} has something else than weapons in weapon slots")
    out = items_out(s)
    for item in range(N_FOUND):
        beaten = sum(s.beaten[i] for i, each in enumerate(TOKEN_ITEM) if each == item)
        number = out.count(item) + s.gone[item]
        if number != beaten or number > FOUND_COUNT[item]:
            problems.append(f"{number} found items {ITEMS.ids[item]}, but {beaten} beaten tokens carried one")
    traded = TRADE_COUNT if plays(s, MERCHANT) else [0] * len(TRADE_COUNT)
    for stack, count in enumerate(traded):
        item = N_FOUND + stack
        if out.count(item) + s.trade_pool[stack] != count:
            problems.append(f"trade items {ITEMS.ids[ITEM_KIND[item]]} are lost or doubled")
    return problems


def _wrong_tokens(s: Karak) -> list[str]:
    problems: list[str] = []
    out = s.beaten[:]
    for code in s.monsters:
        for token in TOKENS_ON[code]:
            out[token] += 1
    for card in [*s.bag, *s.drawn_cards]:
        if card >= N_TILES:
            out[card - N_TILES] += 1
    if NONE not in s.bag and out != TOKEN_COUNT:
        odd = [TOKENS.ids[i] for i, number in enumerate(out) if number != TOKEN_COUNT[i]]
        problems.append(f"monster tokens are lost or doubled: {', '.join(odd)}")
    won = sum(TOKEN_STONES[i] * number for i, number in enumerate(s.beaten)) + _trophy_stones(s)
    if sum(s.stones) != won:
        problems.append(f"{sum(s.stones)} halves of soul stones were won, but {won} were there to win")
    return problems


def _wrong_foes(s: Karak) -> list[str]:
    problems: list[str] = []
    for horde in range(N_HORDES):
        here = s.foes[horde] != NONE
        if here != (s.hordes[horde] > 0) or s.hordes[horde] > HORDE_STRENGTH[horde]:
            problems.append(f"horde {horde + 1} has strength {s.hordes[horde]}")
        if s.targets[horde] != NONE and (not here or s.targets[horde] not in s.sides):
            problems.append(f"horde {horde + 1} hunts, but is not there or hunts nobody")
        elif s.targets[horde] != NONE and s.cities[s.sides.index(s.targets[horde])] == NONE:
            problems.append(f"horde {horde + 1} hunts a city that does not stand")
    hunted = [hero for hero in s.targets if hero != NONE]
    if len(set(hunted)) != len(hunted):
        problems.append("two hordes hunt the same city")
    if s.plague != NONE and (s.plague in hunted or s.cities[s.sides.index(s.plague)] == NONE):
        problems.append("the plague lies where it must not")
    if plays(s, RIDERS) and (s.praetorians or s.foes[GENERAL] != NONE):
        problems.append("the Dark General takes part together with the Riders")
    return problems
