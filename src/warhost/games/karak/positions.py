"""Positions: what fills the gaps in one, and what must always be true of a state."""

from __future__ import annotations

from warhost.core.chance import mix
from warhost.core.domain import NONE, members
from warhost.core.engine import push
from warhost.core.errors import BadPosition, Fault
from warhost.core.game import FLOW
from warhost.games.karak.components import (
    BUILDING_PLACES,
    BUILDINGS,
    CASTLE,
    FOES,
    GENERAL,
    HEROES,
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
    RESOURCES,
    SPELL,
    START_HEXES,
    START_LAND,
    TILE_CITY,
    TILE_FOE,
    TOKENS,
    TOKENS_ON,
    TRADE_COUNT,
    UNITS,
    WEAPON,
)
from warhost.games.karak.hexes import AROUND, HEXES
from warhost.games.karak.resuming import find_place, go_on
from warhost.games.karak.revisions import REVISION
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
    if s.revision >= REVISION:
        find_place(s, given)
    if "horde_order" not in given and plays(s, HORDES):
        s.horde_order = [horde for horde in range(N_HORDES) if _fallen_city_is_out(s, horde)]
    if "beaten" not in given:
        _count_beaten(s)
    if "pile" not in given:
        s.pile = tile_pile(s, seen_tiles(s))
    if "bag" not in given:
        s.bag = unseen_tokens(s)
        mix(s, s.bag)
    problems = broken(s)
    if problems:
        raise BadPosition("$.state", problems[0])
    if s.revision < REVISION:
        push(s, turn, s.first)
    elif FLOW not in given:
        go_on(s, given)


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
            _beat_one(s, beaten, on_map, [i for i, each in enumerate(s.printed.token_item) if each == item])
    stones = sum(s.stones) - _trophy_stones(s)
    while stones > 0:
        worth = [i for i, each in enumerate(s.printed.token_stones) if 0 < each <= stones]
        token = _beat_one(s, beaten, on_map, worth)
        if token == NONE:
            break
        stones -= s.printed.token_stones[token]
    s.beaten = beaten


def _beat_one(s: Karak, beaten: list[int], on_map: list[int], tokens: list[int]) -> int:
    for token in reversed(tokens):
        if beaten[token] + on_map[token] < s.printed.token_count[token]:
            beaten[token] += 1
            return token
    return NONE


def _trophy_stones(s: Karak) -> int:
    held = sum(s.printed.foe_stones[foe] for foe in range(N_FOES) if s.trophies[foe] != NONE)
    return held + s.printed.praetorian_stones * sum(s.praetorians_taken)


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


def broken(s: Karak) -> list[str | Fault]:
    """What is not as it must be."""
    problems: list[str | Fault] = []
    problems += _wrong_land(s)
    problems += _wrong_heroes(s)
    problems += _wrong_items(s)
    problems += _wrong_tokens(s)
    problems += _wrong_foes(s)
    return problems


def _wrong_land(s: Karak) -> list[str | Fault]:
    problems: list[str | Fault] = []
    laid = [LAID_TILE[each] for each in s.land if each != NONE]
    if len(set(laid)) != len(laid):
        problems.append(Fault("tile_twice", "a tile lies on the board twice", "land"))
    if any(s.land[hex_] != START_LAND[hex_] for hex_ in START_HEXES):
        problems.append(Fault("start_tile", "the start tile is not where it belongs", "land"))
    allowed = tiles_in_game(s)
    if any(tile not in allowed for tile in laid if tile >= N_START):
        problems.append(Fault("foreign_tile", "a tile on the board does not belong to this game", "land"))
    known = [card for card in s.pile if card != NONE]
    if len(s.pile) == len(known) and sorted([*known, *seen_tiles(s)]) != sorted([*range(N_START), *allowed]):
        problems.append(Fault("tiles", "tiles are lost or doubled", "land"))
    places = [*s.hero_at, *(city for city in s.cities if city != NONE), *(at for at in s.foes if at != NONE)]
    places += [hex_ for hex_, code in enumerate(s.monsters) if code]
    places += [] if s.came_from == NONE else [s.came_from]
    empty = [HEXES.ids[place] for place in places if s.land[place] == NONE]
    if empty:
        english = f"something stands on the empty space {empty[0]}"
        problems.append(Fault("empty", english, "land", {"hex": empty[0]}))
    cities = [city for city in s.cities if city != NONE]
    if len(set(cities)) != len(cities):
        problems.append(Fault("two_cities", "two cities stand on one tile", "cities"))
    if not empty and any(not TILE_CITY[LAID_TILE[s.land[city]]] for city in cities):
        problems.append(Fault("city_place", "a city stands where none may be", "cities"))
    if any(s.monsters[city] or city in s.foes for city in cities):
        problems.append(Fault("enemies_in_city", "enemies stand in a city", "cities"))
    return problems


def apart(s: Karak) -> list[Fault]:
    """Land grows from the castle, each tile beside another (KA 5.5)."""
    joined, ahead = {CASTLE}, [CASTLE]
    while ahead:
        for near in AROUND[ahead.pop()]:
            if s.land[near] != NONE and near not in joined:
                joined.add(near)
                ahead.append(near)
    if any(laid != NONE and hex_ not in joined for hex_, laid in enumerate(s.land)):
        return [Fault("apart", "some tiles are not joined to those around the castle", "land")]
    return []


def _wrong_heroes(s: Karak) -> list[str | Fault]:
    problems: list[str | Fault] = []
    if len(set(s.sides)) != s.seats:
        problems.append("a hero takes part twice")
    problems += [
        _short_of("markers", "resources", "resource", RESOURCES.ids[resource])
        for resource in range(N_RESOURCES)
        if supply(s, resource) < 0
    ]
    problems += [
        _short_of("dice", "units", "unit", UNITS.ids[unit])
        for unit in range(N_UNITS)
        if dice_left(s, unit) < 0
    ]
    for seat in range(s.seats):
        name = HEROES.ids[s.sides[seat]]
        hero = {"seat": name}
        if min(s.resources[seat]) < 0 or min(s.units[seat]) < 0:
            problems.append("somebody owns less than nothing")
        if not 0 <= s.toughness[seat] <= max_toughness(s, seat):
            most = max_toughness(s, seat)
            english = f"the toughness of {name} is from 0 to {most}, not {s.toughness[seat]}"
            problems.append(Fault("toughness", english, "toughness", {**hero, "most": str(most)}))
        if not 0 <= s.glory[seat] <= s.printed.glory_max:
            english = f"the glory of {name} is from 0 to {s.printed.glory_max}, not {s.glory[seat]}"
            problems.append(Fault("glory", english, "glory", {**hero, "most": str(s.printed.glory_max)}))
        places = str(BUILDING_PLACES)
        if s.board[seat].bit_count() != BUILDING_PLACES:
            english = f"there are {places} buildings on the board of {name}, not {s.board[seat].bit_count()}"
            problems.append(Fault("buildings", english, "board", {**hero, "most": places}))
        elif s.built[seat] & ~s.board[seat]:
            odd = ", ".join(BUILDINGS.ids[i] for i in members(s.built[seat] & ~s.board[seat]))
            on_board = ", ".join(BUILDINGS.ids[i] for i in members(s.board[seat]))
            english = f"{name} can build what is on the board ({on_board}), not {odd}"
            problems.append(Fault("buildings", english, "built", {**hero, "most": places}))
    return problems


def _wrong_items(s: Karak) -> list[str | Fault]:
    problems: list[str | Fault] = []
    for seat in range(s.seats):
        name = HEROES.ids[s.sides[seat]]
        hero = {"seat": name}
        sizes = s.printed.slot_size
        if len(s.weapons[seat]) > sizes[WEAPON] or len(s.spells[seat]) > sizes[SPELL]:
            problems.append(Fault("items", f"{name} carries too many items", "weapons", hero))
        if any(ITEM_SLOT[item] != WEAPON for item in s.weapons[seat]):
            english = f"{name} has something else than weapons in weapon slots"
            problems.append(Fault("weapons", english, "weapons", hero))
    out = items_out(s)
    for item in range(N_FOUND):
        beaten = sum(s.beaten[i] for i, each in enumerate(s.printed.token_item) if each == item)
        number = out.count(item) + s.gone[item]
        if number != beaten or number > s.printed.found_count[item]:
            english = f"{number} found items {ITEMS.ids[item]}, but {beaten} beaten tokens carried one"
            problems.append(
                Fault(
                    "found",
                    english,
                    "weapons",
                    {"kind": "item", "thing": ITEMS.ids[item], "number": str(number)},
                )
            )
    traded = TRADE_COUNT if plays(s, MERCHANT) else [0] * len(TRADE_COUNT)
    for stack, count in enumerate(traded):
        item = N_FOUND + stack
        if out.count(item) + s.trade_pool[stack] != count:
            english = f"trade items {ITEMS.ids[ITEM_KIND[item]]} are lost or doubled"
            problems.append(Fault("trade", english, "trade_pool", {"kind": "item", "thing": ITEMS.ids[item]}))
    return problems


def _wrong_tokens(s: Karak) -> list[str | Fault]:
    problems: list[str | Fault] = []
    out = s.beaten[:]
    for code in s.monsters:
        for token in TOKENS_ON[code]:
            out[token] += 1
    for card in [*s.bag, *s.drawn_cards]:
        if card >= N_TILES:
            out[card - N_TILES] += 1
    if NONE not in s.bag and out != s.printed.token_count:
        odd = [TOKENS.ids[i] for i, number in enumerate(out) if number != s.printed.token_count[i]]
        english = f"monster tokens are lost or doubled: {', '.join(odd)}"
        problems.append(
            Fault("tokens", english, "monsters", {"kind": "monster_token", "thing": " ".join(odd)})
        )
    won = sum(s.printed.token_stones[i] * number for i, number in enumerate(s.beaten)) + _trophy_stones(s)
    if sum(s.stones) != won:
        english = f"{sum(s.stones)} halves of soul stones were won, but {won} were there to win"
        problems.append(Fault("stones", english, "stones", {"number": str(sum(s.stones)), "most": str(won)}))
    return problems


def _wrong_foes(s: Karak) -> list[str | Fault]:
    problems: list[str | Fault] = []
    for horde in range(N_HORDES):
        here = s.foes[horde] != NONE
        name, most = FOES.ids[horde], s.printed.horde_strength[horde]
        named = {"kind": "foe", "thing": name}
        if here != (s.hordes[horde] > 0) or s.hordes[horde] > most:
            english = (
                f"the {name} horde has strength {s.hordes[horde]}: on the board (foes) it is from 1 to {most}, "
                "elsewhere 0"
            )
            problems.append(Fault("horde_strength", english, "hordes", {**named, "most": str(most)}))
        if s.targets[horde] != NONE and (not here or s.targets[horde] not in s.sides):
            english = f"the {name} horde hunts, but is not on the board, or hunts nobody who plays"
            problems.append(Fault("horde_target", english, "targets", named))
        elif s.targets[horde] != NONE and s.cities[s.sides.index(s.targets[horde])] == NONE:
            english = f"the {name} horde hunts a city that does not stand"
            problems.append(Fault("horde_city", english, "targets", named))
    hunted = [hero for hero in s.targets if hero != NONE]
    if len(set(hunted)) != len(hunted):
        problems.append(Fault("same_city", "two hordes hunt the same city", "targets"))
    if s.plague != NONE and (s.plague in hunted or s.cities[s.sides.index(s.plague)] == NONE):
        problems.append(Fault("plague", "the plague lies where it must not", "plague"))
    if plays(s, RIDERS) and (s.praetorians or s.foes[GENERAL] != NONE):
        problems.append(Fault("general", "the Dark General takes part together with the Riders", "foes"))
    return problems


def _short_of(what: str, field: str, kind: str, thing: str) -> Fault:
    return Fault(what, f"there are not so many {what} of {thing}", field, {"kind": kind, "thing": thing})
