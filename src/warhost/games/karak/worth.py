"""What things are worth to a player, in points of which a soul stone has ten: markers, buildings, units, items, fights.
Guesses for bots and hints; no rules live here."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from warhost.core.domain import NONE, members
from warhost.games.karak.components import (
    BASIC,
    BUILDING_WORTH,
    CITY_COST,
    FINAL_TILE,
    GENERAL,
    HORDE_REWARD,
    ITEM_SLOT,
    ITEM_WORTH,
    N_HORDES,
    N_RESOURCES,
    N_TILES,
    N_UNITS,
    RIDERS,
    TILE_FOE,
    TOKENS_ON,
    TRAINED,
)
from warhost.games.karak.odds import Fighter
from warhost.games.karak.printed import OURS
from warhost.games.karak.rules.buildings import BUILDING_GLORY, TRAINED_BY
from warhost.games.karak.rules.exploring import SIGHT_OF_THE_FOE
from warhost.games.karak.rules.fight import (
    CANNONADE,
    CANNONADE_MOST,
    FOREST_KIN,
    ITEM_IGNORES,
    KIN_SKULLS,
    entry_loss,
)
from warhost.games.karak.rules.items import held_in
from warhost.games.karak.rules.land import foes_on, strength_on
from warhost.games.karak.rules.players import ability_with, army, dice_left, has, markers
from warhost.games.karak.state import Karak
from warhost.games.karak.view import unseen_tiles, unseen_tokens

HALF_STONE: Final = 5.0
PATIENT_ROUNDS: Final = 8
IMPATIENCE: Final = 0.4
"""What exploring is worth more for each round after those."""
TOUGHNESS: Final = 1.2
FALL: Final = 9.0
"""A fall costs the rest of this turn and all of the next."""

CITY_MARKER: Final = 4.0
"""A marker for the city, as long as there is none: everything else waits for it."""
FIRST_TRAINER_MARKER: Final = 1.6
"""A marker that a hero can use who cannot train anybody yet."""

UNIT_WORTH: Final = [
    2.6 * OURS.dice.mean_swords[unit + 1] - 0.8 * OURS.dice.skull_share[unit + 1] for unit in range(N_UNITS)
]
"""By the faces that we print: what a bot thinks of a unit need not follow every correction."""


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


TRAINERS: Final = _union([TRAINED_BY[unit] for unit in TRAINED])
"""The set of all buildings that train somebody."""


# Markers


def wanted_markers(s: Karak, seat: int) -> list[int]:
    """How many markers of each kind the next purchases could use."""
    wanted = [1, 1, 1]
    if s.cities[seat] == NONE:
        for resource in range(N_RESOURCES):
            wanted[resource] += CITY_COST[resource]
    for building in next_buildings(s, seat)[:2]:
        for resource in range(N_RESOURCES):
            wanted[resource] += s.printed.building_cost[building][resource]
    room = max(s.glory[seat] - army(s, seat), 0)
    for unit in BASIC:
        if s.built[seat] & TRAINED_BY[unit]:
            for resource in range(N_RESOURCES):
                wanted[resource] += s.printed.unit_cost[unit][resource] * min(room, 4)
    return wanted


def marker_worth(s: Karak, seat: int, wanted: list[int], resource: int, held: int) -> float:
    """What one more marker is worth to a player who holds so many."""
    if s.cities[seat] == NONE and held < CITY_COST[resource]:
        return CITY_MARKER
    if held < wanted[resource]:
        return 1.1 if s.built[seat] & TRAINERS else FIRST_TRAINER_MARKER
    return 0.35 if held < wanted[resource] + 3 else 0.05


def spending(s: Karak, seat: int, wanted: list[int], cost: Sequence[int]) -> float:
    """What it hurts to give these markers away."""
    held = s.resources[seat]
    hurt = 0.0
    for resource in range(N_RESOURCES):
        for given in range(cost[resource]):
            hurt += marker_worth(s, seat, wanted, resource, held[resource] - given - 1)
    return hurt


def next_buildings(s: Karak, seat: int) -> list[int]:
    """What could still be built, the dearest wish first."""
    open_ = members(s.board[seat] & ~s.built[seat])
    return sorted(open_, key=lambda building: -building_worth(s, seat, building))


def building_worth(s: Karak, seat: int, building: int) -> float:
    worth = BUILDING_WORTH[building]
    if BUILDING_GLORY.having[building]:
        room = s.glory[seat] - army(s, seat)
        return worth + (3.0 if room <= 1 else 0.0) if s.built[seat].bit_count() > 1 else 1.5
    trains = [unit for unit in TRAINED if TRAINED_BY[unit] >> building & 1]
    if trains:
        others = sum(1 for unit in TRAINED if s.built[seat] & TRAINED_BY[unit] and dice_left(s, unit))
        if not dice_left(s, trains[0]):
            return 0.3
        return worth + 3.0 if others == 0 else max(worth - 1.5 * others, 0.8)
    return worth


NEXT_TRAINER: Final = 1.0
"""How much less each further building that trains is worth than it would be alone: there are never markers for all."""


def board_worth(board: int) -> float:
    """What the buildings that somebody may raise are worth together, before the game."""
    worth = 0.0
    trainers: list[float] = []
    for building in members(board):
        if _TRAINS >> building & 1:
            trainers.append(BUILDING_WORTH[building])
        else:
            worth += BUILDING_WORTH[building]
    trainers.sort(reverse=True)
    for place, alone in enumerate(trainers):
        worth += max(alone - NEXT_TRAINER * place, 0.5)
    return worth


_TRAINS: Final = _union([TRAINED_BY[unit] for unit in TRAINED])
"""Buildings that train somebody."""


# Items and toughness


def item_gain(s: Karak, seat: int, item: int) -> float:
    """What an item adds to what a hero has: less if it must replace another."""
    slot = ITEM_SLOT[item]
    held = held_in(s, seat, slot)
    if len(held) < s.printed.slot_size[slot]:
        return ITEM_WORTH[item]
    return max(ITEM_WORTH[item] - min(ITEM_WORTH[old] for old in held), 0.0)


def heal_worth(s: Karak, seat: int, by: int) -> float:
    toughness = s.toughness[seat]
    return by * TOUGHNESS + (5.0 if toughness <= 1 else 2.0 if toughness == 2 else 0.0)


# Fights


def glory_gain(s: Karak, seat: int, level: int) -> float:
    more = min(level, s.printed.glory_max) - s.glory[seat]
    if more <= 0:
        return 0.0
    room = s.glory[seat] - army(s, seat)
    return more * (1.5 if room <= 1 else 0.5)


def token_worth(s: Karak, seat: int, token: int) -> float:
    if s.printed.token_stones[token]:
        return s.printed.token_stones[token] * HALF_STONE
    return item_gain(s, seat, s.printed.token_item[token])


def skull_cost(s: Karak, seat: int) -> float:
    """What the skulls of one roll will probably cost."""
    ignored = ITEM_IGNORES[s.amulets[seat]]
    hurt = s.printed.dice.skull_share[0] * (FALL if s.toughness[seat] <= 1 else TOUGHNESS)
    if ignored:
        hurt *= 0.2
    owned = s.units[seat]
    missed = _how_missed(s, seat)
    skulls = 0.0
    lost = 0.0
    for unit in range(N_UNITS):
        if owned[unit]:
            skulls += owned[unit] * s.printed.dice.skull_share[unit + 1]
            lost += owned[unit] * s.printed.dice.skull_share[unit + 1] * UNIT_WORTH[unit] * missed
    if has(s, seat, FOREST_KIN):
        ignored += s.printed.effects[KIN_SKULLS][ability_with(s, seat, FOREST_KIN)]
    return hurt + lost * _share_suffered(skulls, ignored)


def _share_suffered(skulls: float, ignored: int) -> float:
    """The share of the skulls on units that still hurts when so many of each roll are ignored, if on the average there
    are so many."""
    if not ignored or not skulls:
        return 1.0
    spared = 0.0
    likely = exp(-skulls)
    at_least = 1.0
    for number in range(1, ignored + 1):
        at_least -= likely
        spared += at_least
        likely *= skulls / number
    return 1 - spared / skulls


def _how_missed(s: Karak, seat: int) -> float:
    """The rich replace their losses easily."""
    held = markers(s, seat)
    return 0.7 if held < 6 else 0.4 if held < 14 else 0.12


class Fights:
    """What fights promise a hero now; what is the same for all of them is worked out once."""

    def __init__(self, s: Karak, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.fighter = Fighter(s, seat)
        self.skulls = skull_cost(s, seat)
        self.shots = cannonade_cost(s, seat)

    def worth(self, here: int, moved: bool) -> float:
        """Of a fight on that hex, all in all."""
        s, seat = self.s, self.seat
        foes = foes_on(s, here) if here in s.foes else []
        entry = entry_loss(foes)
        if entry and s.toughness[seat] <= entry:
            return -FALL
        chance = self.fighter.win_chance(here, moved)
        worth = chance * victory_worth(s, seat, here) - self.skulls
        if self.shots:
            worth -= (chance - self.fighter.win_chance(here, moved, False)) * self.shots
        if chance < 0.35 and s.glory[seat] > 2 and not foes:
            worth -= 2.0
        worth -= entry * TOUGHNESS
        for foe in foes:
            worth += _foe_worth(self.fighter, foe, chance)
        return worth


def victory_worth(s: Karak, seat: int, here: int) -> float:
    """The glory and the rewards of the armies on a hex."""
    reward = glory_gain(s, seat, strength_on(s, here))
    for token in TOKENS_ON[s.monsters[here]]:
        reward += token_worth(s, seat, token)
    return reward


def cannonade_cost(s: Karak, seat: int) -> float:
    """What the markers are worth that Cannonade would take, the least wanted first."""
    if not has(s, seat, CANNONADE):
        return 0.0
    wanted = wanted_markers(s, seat)
    held = s.resources[seat]
    worths: list[float] = []
    for resource in range(N_RESOURCES):
        worths += [marker_worth(s, seat, wanted, resource, left) for left in range(held[resource])]
    most = CANNONADE_MOST[ability_with(s, seat, CANNONADE)]
    return sum(sorted(worths)[: min(len(worths), most) // 2 * 2])


def _foe_worth(fighter: Fighter, foe: int, chance: float) -> float:
    s, seat = fighter.s, fighter.seat
    swords = fighter.swords() + fighter.bonus_moved
    if foe < N_HORDES:
        taken = min(swords, float(s.hordes[foe]))
        mine = s.targets[foe] == s.sides[seat]
        dealt = taken / HORDE_REWARD + glory_gain(s, seat, int(taken)) + taken * (0.5 if mine else 0.1)
        return dealt + chance * s.printed.foe_stones[foe] * HALF_STONE
    if foe == GENERAL:
        return _general_worth(s, seat, chance, swords)
    if is_last_rider(s, foe):
        return chance * _ending_worth(s, seat, s.printed.foe_stones[foe])
    return chance * s.printed.foe_stones[foe] * HALF_STONE


def is_last_rider(s: Karak, foe: int) -> bool:
    return all(s.trophies[rider] != NONE for rider in RIDERS if rider != foe)


def _general_worth(s: Karak, seat: int, chance: float, swords: float) -> float:
    beaten = min(swords // s.printed.praetorian_step, float(s.praetorians))
    partial = beaten * s.printed.praetorian_stones * HALF_STONE
    whole = s.printed.foe_stones[GENERAL] + s.praetorians * s.printed.praetorian_stones
    return chance * _ending_worth(s, seat, whole) + (1 - chance) * partial


def _ending_worth(s: Karak, seat: int, halves: int) -> float:
    """To end the game is good for who then has most."""
    mine = s.stones[seat] + halves
    best = max(s.stones[other] for other in range(s.seats) if other != seat)
    if mine > best:
        return 100.0
    if mine == best:
        return 4.0
    # Who cannot win any more has nothing to wait for once all other soul stones are gone.
    return -25.0 if best - mine <= stones_left(s) else 60.0


def stones_left(s: Karak) -> int:
    """Halves of soul stones that can still be won elsewhere: bag, armies, hordes."""
    left = sum(s.printed.token_stones[card - N_TILES] for card in unseen_tokens(s))
    for code in s.monsters:
        if code:
            left += sum(s.printed.token_stones[token] for token in TOKENS_ON[code])
    return left + sum(s.printed.foe_stones[horde] for horde in range(N_HORDES) if s.foes[horde] != NONE)


# Exploring


def explore_worth(s: Karak, seat: int) -> float:
    """What the next tile promises, by what is left in pile and bag."""
    unseen = unseen_tiles(s)
    level = _next_level(s, unseen)
    if level == 3:
        return _final_tile_worth(s, seat)
    worth = army_worth(s, seat, level) + 1.5
    if s.foes[GENERAL] == NONE and any(TILE_FOE[tile] != NONE or tile == FINAL_TILE for tile in unseen):
        # The end of the game still lies in the pile; somebody must go, even if a rider waits there.
        worth += 2.0 + 0.05 * s.round + IMPATIENCE * max(0, s.round - PATIENT_ROUNDS)
    tiles = [tile for tile in unseen if s.printed.tile_level[tile] == level]
    fallen = sum(1 for tile in tiles if TILE_FOE[tile] != NONE)
    if fallen and s.toughness[seat] < 3:
        worth -= 3.0 * fallen / len(tiles)
    return worth


def _next_level(s: Karak, unseen: list[int]) -> int:
    if s.top_tile != NONE:
        return s.printed.tile_level[s.top_tile]
    return min([s.printed.tile_level[tile] for tile in unseen], default=0)


def _final_tile_worth(s: Karak, seat: int) -> float:
    if s.toughness[seat] <= 1:
        return -FALL
    fighter = Fighter(s, seat)
    chance = fighter.beats(s.printed.foe_strength[GENERAL] + 2 * s.praetorians)
    swords = fighter.swords() + fighter.bonus
    return _general_worth(s, seat, chance, swords) - TOUGHNESS - skull_cost(s, seat)


def army_worth(s: Karak, seat: int, tokens: int) -> float:
    """A fight against so many tokens drawn from the bag, on the average."""
    bag = unseen_tokens(s)
    if not bag:
        return 0.5
    fighter = Fighter(s, seat)
    kinds = _kinds(bag)
    if has(s, seat, SIGHT_OF_THE_FOE):
        kinds = _best_of_two(s, seat, kinds)
    most = max([s.printed.token_strength[token] for token, _share in kinds]) * (1 if tokens == 1 else 2)
    chances = [fighter.beats(strength) for strength in range(most + 1)]
    glories = [glory_gain(s, seat, strength) for strength in range(most + 1)]
    worth = 0.0
    for token, share in kinds:
        reward = token_worth(s, seat, token)
        if tokens == 1:
            strength = s.printed.token_strength[token]
            worth += share * chances[strength] * (reward + glories[strength])
        else:
            for other, likely in kinds:
                strength = s.printed.token_strength[token] + s.printed.token_strength[other]
                worth += share * likely * chances[strength] * (reward * 2 + glories[strength])
    return worth - skull_cost(s, seat)


def _kinds(bag: list[int]) -> list[tuple[int, float]]:
    share = 1 / len(bag)
    numbers: dict[int, int] = {}
    for card in bag:
        numbers[card] = numbers.get(card, 0) + 1
    return [(card - N_TILES, number * share) for card, number in numbers.items()]


def _best_of_two(s: Karak, seat: int, kinds: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """How often each token is met by who draws two and keeps the better one."""
    ranked = sorted(kinds, key=lambda kind: meeting_worth(s, seat, kind[0], 0))
    met: list[tuple[int, float]] = []
    worse = 0.0
    for token, share in ranked:
        met.append((token, (worse + share) ** 2 - worse**2))
        worse += share
    return met


def meeting_worth(s: Karak, seat: int, token: int, beside: int) -> float:
    """What it promises to meet this army, with others of so much strength beside it."""
    strength = s.printed.token_strength[token] + beside
    return Fighter(s, seat).beats(strength) * (token_worth(s, seat, token) + glory_gain(s, seat, strength))


# Tiles


def gather_worth(s: Karak, seat: int, tile: int, wanted: list[int]) -> float:
    held = s.resources[seat]
    worth = 0.0
    for resource in range(N_RESOURCES):
        for more in range(s.printed.tile_yield[tile][resource]):
            worth += marker_worth(s, seat, wanted, resource, held[resource] + more)
    return worth
