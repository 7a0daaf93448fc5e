"""What a bot may know about playing well: where to go, what to do there, and when a fight is worth its risk.

A turn is ranked by goals. Each goal (a fight, a frontier, a tile to gather on, home, a stall) has a worth; a step towards
it is worth that much, less the further it is. All worths come from worth.py, all odds from odds.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.domain import NONE
from warhost.core.game import Advice
from warhost.core.goals import BUILD, FIGHT, SCHEME
from warhost.core.question import Question, Reason
from warhost.games.karak import verbs
from warhost.games.karak.codecs import ITEM_PLACE
from warhost.games.karak.components import (
    ABILITY_WORTH,
    BUILDING_WORTH,
    CITY_COST,
    HEALED,
    HERO_DIE,
    ITEM_SLOT,
    ITEM_WORTH,
    LAID_TILE,
    N_FOUND,
    N_HORDES,
    N_RESOURCES,
    PAIR_COST,
    SKULL,
    SWORDS,
    TILE_CITY,
    TILE_FOE,
    TILE_STALL,
    TRADE_COST,
    TRAINED,
)
from warhost.games.karak.hexes import AROUND, EDGES, IS_RIM, N_HEXES, NEIGHBOUR, OPPOSITE
from warhost.games.karak.judging import JUDGEMENT
from warhost.games.karak.odds import extra_strength, win_chance
from warhost.games.karak.rules.actions import unit_raised
from warhost.games.karak.rules.buildings import ASK_COPY, TRAINED_BY
from warhost.games.karak.rules.city import ASK_WORK
from warhost.games.karak.rules.draft import ASK_DRAFT
from warhost.games.karak.rules.exploring import ASK_FOE, ASK_TILE, ASK_TURN_TILE
from warhost.games.karak.rules.fight import ASK_ADD, ASK_IGNORE, ASK_REROLL, ITEM_STRENGTH, total
from warhost.games.karak.rules.gathering import ASK_GAIN
from warhost.games.karak.rules.hordes import ASK_EVADE, ASK_MARCH, distances_to
from warhost.games.karak.rules.items import ASK_EQUIP, ASK_PLUNDER, HEALING, ITEM_HEALS, held_in
from warhost.games.karak.rules.land import city_on, is_free, may_gather, neighbours, open_ways
from warhost.games.karak.rules.market import ASK_FEE, ASK_SWAP
from warhost.games.karak.rules.merchant import ASK_BUY
from warhost.games.karak.rules.moving import ASK_TOLL, EAGLE_FLIGHT, PORTAL, TRAILBLAZER
from warhost.games.karak.rules.outcome import ASK_HORDE, ASK_MISERY, ASK_PLAGUE, ASK_RETREAT, ASK_REWARD
from warhost.games.karak.rules.players import affords, army, dice_left, has, markers, max_toughness
from warhost.games.karak.rules.siege import ASK_RAZE
from warhost.games.karak.rules.symbols import ASK_HUNGER, ASK_RECRUIT, ASK_REPAIR
from warhost.games.karak.rules.turn import ASK_FLY, ASK_TURN
from warhost.games.karak.state import MOVED, NEEDED, STANDS, TOTAL, Karak, changed
from warhost.games.karak.worth import (
    UNIT_WORTH,
    Fights,
    board_worth,
    building_worth,
    explore_worth,
    gather_worth,
    heal_worth,
    item_gain,
    marker_worth,
    meeting_worth,
    next_buildings,
    spending,
    token_worth,
    victory_worth,
    wanted_markers,
)

NEARER: Final = 0.8
"""What a goal keeps of its worth for each further step."""
FAR: Final = 0.03
FOUND_WORTH: Final = 14.0
SKIP_WORTH: Final = 0.05
CLEANSE_WORTH: Final = 6.0
PLUNDER_WORTH: Final = 15.0


def rank(s: Karak, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat."""
    question = s.question
    if question is ASK_TURN:
        return _rank_turn(s, seat, options)
    if question is ASK_FLY:
        return _rank_flights(s, seat, options)
    ranker = None if question is None else _RANKERS.get(question)
    if ranker is None:
        return [0.0] * len(options)
    return [ranker(s, seat, option) for option in options]


# The turn


class Prospects:
    """What the land promises a hero now: the worth of doing something on each hex, and of exploring from it."""

    def __init__(self, s: Karak, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.wanted = wanted_markers(s, seat)
        self.fights = Fights(s, seat)
        self.explore = explore_worth(s, seat) if s.pile or s.top_tile != NONE else -1.0
        self.home = _shopping(s, seat)
        self.heal = _heal(s, seat)
        self.hexes = [hex_ for hex_, laid in enumerate(s.land) if laid != NONE]
        self.crosses = has(s, seat, EAGLE_FLIGHT) or has(s, seat, TRAILBLAZER)
        self.gate = s.cities[seat] if s.built[seat] & PORTAL.mask else NONE
        self.worth = [0.0] * N_HEXES
        self.frontier = [0.0] * N_HEXES
        self.passage = [1.0] * N_HEXES
        """What a goal keeps of its worth if the way to it leads over a hex: through enemies only after a won fight."""
        self.best = max(self.explore, 0.0)
        """No goal is worth more."""
        for hex_ in self.hexes:
            free = is_free(s, hex_)
            worth = self._worth(hex_, free)
            self.worth[hex_] = worth
            self.best = max(self.best, worth)
            if free:
                self.frontier[hex_] = self._frontier(hex_)
            else:
                self.passage[hex_] = 0.9 * self.fights.fighter.win_chance(hex_, True)
        self._ways: dict[int, list[int]] = {}

    def _worth(self, hex_: int, free: bool) -> float:
        s, seat = self.s, self.seat
        if not free:
            return self.fights.worth(hex_, hex_ != s.hero_at[seat])
        best = self.heal
        tile = LAID_TILE[s.land[hex_]]
        if s.cities[seat] == hex_:
            return max(best, self.home)
        if may_gather(s, hex_):
            best = max(best, gather_worth(s, seat, tile, self.wanted))
            if s.cities[seat] == NONE and TILE_CITY[tile] and affords(s, seat, CITY_COST):
                best = max(best, _site(s, hex_))
        elif TILE_STALL[tile]:
            best = max(best, _wares(s, seat))
        return best

    def _frontier(self, hex_: int) -> float:
        """Exploring from a free tile."""
        if self.explore <= 0:
            return 0.0
        own = self.s.printed.laid_chasms[self.s.land[hex_]]
        for edge in range(EDGES):
            near = NEIGHBOUR[hex_ * EDGES + edge]
            if self.s.land[near] == NONE and not IS_RIM[near] and not own >> edge & 1:
                return self.explore
        return 0.0

    def prospect(self, start: int) -> float:
        """The best goal as seen from a free hex on which the hero has just arrived: what can be done at once counts
        whole, what lies further on counts less."""
        at_once = self.worth[start]
        return max(at_once, self.frontier[start] * NEARER, self.beyond(start)) + 0.25 * max(at_once, 0.0)

    def beyond(self, start: int) -> float:
        """The best goal that is reached by way of this hex."""
        best = 0.0
        shares = {start: 1.0}
        ring = [start]
        while ring:
            further: list[int] = []
            for here in ring:
                share = shares[here] * NEARER * self.passage[here]
                # Further on everything keeps less, so nothing there could still be better.
                if share < FAR or self.best * share <= best:
                    continue
                for near in self.ways(here):
                    if share > shares.get(near, 0.0):
                        shares[near] = share
                        best = max(best, self.worth[near] * share, self.frontier[near] * share * NEARER)
                        further.append(near)
            ring = further
        return best

    def ways(self, here: int) -> list[int]:
        """Where this hero can go from there in one move."""
        if here == self.gate:
            return self.hexes
        known = self._ways.get(here)
        if known is None:
            known = neighbours(self.s, here) if self.crosses else open_ways(self.s, here)
            self._ways[here] = known
        return known


def _rank_turn(s: Karak, seat: int, options: list[int]) -> list[float]:
    if verbs.FIGHT.base in options:
        return [_rank_before_fight(s, seat, option) for option in options]
    prospects = Prospects(s, seat)
    return [_rank_deed(s, seat, option, prospects) for option in options]


def _rank_before_fight(s: Karak, seat: int, option: int) -> float:
    """Heal first if it is needed; plunder whenever possible."""
    if verbs.FIGHT.has(option):
        return 1.0
    if verbs.CAST.has(option) and HEALING.having[verbs.CAST.first(option)]:
        return 2.0 if s.toughness[seat] <= 3 else 0.0
    return 2.0


def _rank_deed(s: Karak, seat: int, option: int, prospects: Prospects) -> float:
    here = s.hero_at[seat]
    to = _destination(option)
    if to != NONE:
        if not is_free(s, to):
            return prospects.worth[to] + prospects.beyond(to)
        toll = city_on(s, to)
        return prospects.prospect(to) * 0.98 - (0.8 if toll not in (NONE, seat) else 0.0)
    if verbs.EXPLORE.has(option):
        return prospects.explore
    if verbs.HEAL.has(option):
        return prospects.heal
    if verbs.GATHER.has(option):
        return gather_worth(s, seat, LAID_TILE[s.land[here]], prospects.wanted)
    if verbs.FOUND.has(option):
        return _site(s, here)
    if verbs.BUILD.has(option) or verbs.TRAIN.has(option) or verbs.EXCHANGE.has(option):
        return _rank_work(s, seat, option)
    if verbs.BUY.has(option):
        return _rank_buy(s, seat, option)
    return _rank_small_deed(s, seat, option)


def _rank_small_deed(s: Karak, seat: int, option: int) -> float:
    if verbs.CLEANSE.has(option):
        return CLEANSE_WORTH
    if verbs.RAISE.has(option):
        return UNIT_WORTH[unit_raised(s, seat)] + 1.0
    if verbs.TAKE.has(option):
        gain = item_gain(s, seat, verbs.TAKE.first(option))
        return 20.0 + gain if gain > 0 else -1.0
    if verbs.CAST.has(option):
        return _rank_cast(s, seat, verbs.CAST.first(option))
    if verbs.PLUNDER.has(option):
        return PLUNDER_WORTH
    if verbs.DROP.has(option) or verbs.SHIFT.has(option):
        return -1.0
    return SKIP_WORTH if verbs.SKIP.has(option) else 0.0


def _rank_cast(s: Karak, seat: int, item: int) -> float:
    """A healing spell is kept for when it is needed; others are cast while they are good for something."""
    if not HEALING.having[item]:
        return ITEM_WORTH[item]
    return heal_worth(s, seat, s.printed.effects[ITEM_HEALS][item]) if s.toughness[seat] <= 2 else -1.0


def _destination(option: int) -> int:
    """Where a move leads to; NONE for what is not a move onto a revealed tile."""
    for verb in _MOVES:
        if verb.has(option):
            return verb.first(option)
    return NONE


_MOVES: Final = [verbs.MOVE, verbs.CROSS, verbs.PORTAL]


def _heal(s: Karak, seat: int) -> float:
    missing = max_toughness(s, seat) - s.toughness[seat]
    if missing <= 0:
        return -1.0
    return heal_worth(s, seat, min(missing, HEALED))


def _site(s: Karak, hex_: int) -> float:
    """A city wants neighbours to gather on, and does not want to waste a rich tile."""
    tile = LAID_TILE[s.land[hex_]]
    around = 0
    for near in open_ways(s, hex_):
        around += sum(s.printed.tile_yield[LAID_TILE[s.land[near]]])
    return FOUND_WORTH + 0.4 * around - 0.8 * sum(s.printed.tile_yield[tile])


def _shopping(s: Karak, seat: int) -> float:
    """What the player could do in his city with what he has."""
    if s.cities[seat] == NONE:
        return 0.0
    if s.plague == s.sides[seat]:
        return 5.0 if markers(s, seat) >= 3 else 1.0
    held = s.resources[seat][:]
    worth = 0.0
    for building in next_buildings(s, seat):
        cost = s.printed.building_cost[building]
        if all(held[resource] >= cost[resource] for resource in range(N_RESOURCES)):
            worth += building_worth(s, seat, building)
            for resource in range(N_RESOURCES):
                held[resource] -= cost[resource]
    return worth + _training(s, seat, held)


def _training(s: Karak, seat: int, held: list[int]) -> float:
    room = s.glory[seat] - army(s, seat)
    worth = 0.0
    for unit in sorted(TRAINED, key=lambda each: -UNIT_WORTH[each]):
        left = dice_left(s, unit)
        cost = s.printed.unit_cost[unit]
        while (
            room > 0
            and left > 0
            and s.built[seat] & TRAINED_BY[unit]
            and all(held[resource] >= cost[resource] for resource in range(N_RESOURCES))
        ):
            worth += UNIT_WORTH[unit]
            room -= 1
            left -= 1
            for resource in range(N_RESOURCES):
                held[resource] -= cost[resource]
    return worth


def _wares(s: Karak, seat: int) -> float:
    best = 0.0
    for stack, left in enumerate(s.trade_pool):
        if left and affords(s, seat, TRADE_COST[stack]):
            best = max(best, _ware(s, seat, stack))
    return best


def _ware(s: Karak, seat: int, stack: int) -> float:
    return item_gain(s, seat, N_FOUND + stack) - 0.7 * sum(TRADE_COST[stack])


# Work and trade


def _rank_work(s: Karak, seat: int, option: int) -> float:
    if verbs.DONE.has(option):
        return 0.0
    if verbs.BUILD.has(option):
        building = verbs.BUILD.first(option)
        return building_worth(s, seat, building) + 2.0
    if verbs.TRAIN.has(option):
        unit = verbs.TRAIN.first(option)
        return UNIT_WORTH[unit] + _training(s, seat, s.resources[seat][:]) * 0.5
    return _exchange_worth(s, seat)


def _exchange_worth(s: Karak, seat: int) -> float:
    """Only if it makes a good building possible."""
    target = _exchange_target(s, seat)
    return -1.0 if target == NONE else building_worth(s, seat, target) * 0.8


def _exchange_target(s: Karak, seat: int) -> int:
    held = s.resources[seat]
    for building in next_buildings(s, seat):
        cost = s.printed.building_cost[building]
        short = sum(max(cost[r] - held[r], 0) for r in range(N_RESOURCES))
        spare = sum(max(held[r] - cost[r], 0) for r in range(N_RESOURCES))
        if 0 < short <= spare - 1 and BUILDING_WORTH[building] >= 3:
            return building
    return NONE


def _rank_fee(s: Karak, seat: int, option: int) -> float:
    return _spare(s, seat, verbs.PAY.first(option))


def _spare(s: Karak, seat: int, resource: int) -> float:
    """How easily a marker can be done without."""
    wanted = wanted_markers(s, seat)
    return float(s.resources[seat][resource] - wanted[resource])


def _rank_swap(s: Karak, seat: int, option: int) -> float:
    if verbs.DONE.has(option):
        return 0.0
    target = _swap_target(s, seat)
    if target == NONE:
        return -1.0
    given, got = verbs.SWAP.unpack(option)
    cost, held = s.printed.building_cost[target], s.resources[seat]
    return 1.0 if held[got] < cost[got] and held[given] > cost[given] else -1.0


def _swap_target(s: Karak, seat: int) -> int:
    """The building that the markers on the table can still become."""
    held = s.resources[seat]
    for building in next_buildings(s, seat):
        cost = s.printed.building_cost[building]
        short = sum(max(cost[r] - held[r], 0) for r in range(N_RESOURCES))
        spare = sum(max(held[r] - cost[r], 0) for r in range(N_RESOURCES))
        if 0 < short <= spare:
            return building
    return NONE


def _rank_buy(s: Karak, seat: int, option: int) -> float:
    if verbs.DONE.has(option):
        return 0.0
    return _ware(s, seat, verbs.BUY.first(option) - N_FOUND)


def _rank_draft(s: Karak, seat: int, option: int) -> float:
    if verbs.PASS.has(option):
        return 0.0
    building, old = verbs.DRAFT.unpack(option)
    board = s.board[seat]
    return board_worth(board & ~(1 << old) | 1 << building) - board_worth(board)


def _rank_copy(s: Karak, seat: int, option: int) -> float:
    return ABILITY_WORTH[verbs.COPY.first(option)]


def _rank_equip(s: Karak, seat: int, option: int) -> float:
    item, _from_ground = s.about
    if verbs.LEAVE.has(option):
        return 0.0
    if verbs.REPLACE.has(option):
        slot, old = verbs.REPLACE.unpack(option)
        thrown = 3.0 if slot != ITEM_SLOT[item] else 0.0
        return ITEM_WORTH[item] - ITEM_WORTH[old] - thrown
    slot = verbs.KEEP.first(option)
    return 2.0 if slot == ITEM_SLOT[item] and len(held_in(s, seat, slot)) < 2 else 1.0


def _rank_gain(s: Karak, seat: int, option: int) -> float:
    if verbs.DONE.has(option):
        return 0.0
    resource = verbs.GAIN.first(option)
    wanted = wanted_markers(s, seat)
    held = s.resources[seat][resource]
    return marker_worth(s, seat, wanted, resource, held) + 0.02 * (wanted[resource] - held)


# The land


def _rank_tile(s: Karak, seat: int, option: int) -> float:
    tile = verbs.LAY.first(option)
    fallen = -3.0 if TILE_FOE[tile] != NONE else 0.0
    return gather_worth(s, seat, tile, wanted_markers(s, seat)) + 1.5 * TILE_STALL[tile] + fallen


def _rank_rotation(s: Karak, seat: int, option: int) -> float:
    """Open borders to what is known, then to what is not."""
    to, tile = s.about
    laid = tile * EDGES + verbs.ROTATE.first(option)
    open_ = 0.0
    for edge in range(EDGES):
        if s.printed.laid_chasms[laid] >> edge & 1:
            continue
        beyond = s.land[NEIGHBOUR[to * EDGES + edge]]
        if beyond == NONE:
            open_ += 0.4
        elif not s.printed.laid_chasms[beyond] >> OPPOSITE[edge] & 1:
            open_ += 0.7
    return open_


def _rank_foe(s: Karak, seat: int, option: int) -> float:
    (hex_,) = s.about
    return meeting_worth(s, seat, verbs.MEET.first(option), s.printed.strength_on[s.monsters[hex_]])


# Hordes


def _rank_march(s: Karak, seat: int, option: int) -> float:
    """Rather onto others than onto oneself."""
    to = verbs.MARCH.first(option)
    others = sum(1 for other in range(s.seats) if other != seat and s.hero_at[other] == to)
    return 0.5 * others - (1.0 if s.hero_at[seat] == to else 0.0)


def _rank_evade(s: Karak, seat: int, option: int) -> float:
    """Stay only for a fight that can be won."""
    if verbs.STAY.has(option):
        worth = Fights(s, seat).worth(s.hero_at[seat], False)
        return worth if s.toughness[seat] > 1 else -5.0
    to = verbs.EVADE.first(option)
    return 1.5 + (0.5 if to == s.cities[seat] else 0.0)


def _rank_raze(s: Karak, seat: int, option: int) -> float:
    building = verbs.RAZE.first(option)
    horde, _lost = s.about
    lost = min(s.printed.building_price[building], s.hordes[horde])
    return lost * 0.9 - BUILDING_WORTH[building]


def _rank_flights(s: Karak, seat: int, options: list[int]) -> list[float]:
    """To where the hero has use for the city, and away from a horde."""
    today = _day(s, seat)
    return [0.0 if verbs.STAY.has(option) else _rank_fly(s, seat, option, today) for option in options]


def _rank_fly(s: Karak, seat: int, option: int, today: float) -> float:
    rides = verbs.RIDE.has(option)
    to = verbs.RIDE.first(option) if rides else verbs.FLY.first(option)
    after = s.copy()
    after.cities = changed(s.cities, seat, to)
    if rides:
        after.hero_at[seat] = to
    gain = _day(after, seat) - today - 0.1
    hunters = [horde for horde in range(N_HORDES) if s.targets[horde] == s.sides[seat]]
    return gain + _escape(s, seat, s.foes[hunters[0]], to) if hunters else gain


def _day(s: Karak, seat: int) -> float:
    """What a turn promises that begins so. A city in reach is worth something even before there is anything to buy."""
    here, city = s.hero_at[seat], s.cities[seat]
    near = 0.6 if city == here else 0.4 if city in open_ways(s, here) else 0.0
    return Prospects(s, seat).prospect(here) + near


def _escape(s: Karak, seat: int, horde: int, to: int) -> float:
    if to in AROUND[horde]:
        return -2.0
    then = distances_to(s, to)[horde]
    return float(then - distances_to(s, s.cities[seat])[horde] if then >= 0 else 3)


# The fight


def _rank_reroll(s: Karak, seat: int, option: int) -> float:
    """A skull is always thrown again; other faces when they are not enough."""
    face = s.printed.faces[s.faces[0]]
    enough = total(s) >= s.fight[NEEDED]
    again = face == SKULL or (not enough and SWORDS[face] < 2)
    return float(again) if verbs.REROLL.has(option) else 0.5


def _rank_ignore(s: Karak, seat: int, option: int) -> float:
    if verbs.DONE.has(option):
        return 0.0
    die = verbs.IGNORE.first(option)
    if die == HERO_DIE:
        return 9.0 if s.toughness[seat] <= 1 else 2.0
    return UNIT_WORTH[die - 1] + 0.1


def _rank_hunger(s: Karak, seat: int, option: int) -> float:
    if verbs.STARVE.has(option):
        (hungry,) = s.about
        return -UNIT_WORTH[s.dice[hungry] - 1]
    unit, symbol, fate = verbs.FEED.unpack(option)
    if fate == STANDS and symbol == SKULL:
        return 0.0  # it would die anyway
    return -UNIT_WORTH[unit] - 0.5 - 0.5 * SWORDS[symbol]


def _rank_repair(s: Karak, seat: int, option: int) -> float:
    return 1.0 if verbs.REPAIR.has(option) else 0.0


def _rank_recruit(s: Karak, seat: int, option: int) -> float:
    return 0.0 if verbs.DONE.has(option) else UNIT_WORTH[verbs.RECRUIT.first(option)]


def _rank_add(s: Karak, seat: int, option: int) -> float:
    """Add only what turns the fight and is worth it, the cheapest first."""
    if verbs.DONE.has(option):
        return 0.0
    missing = s.fight[NEEDED] - s.fight[TOTAL]
    if extra_strength(s, seat) < missing:
        return -1.0
    if verbs.CANNONADE.has(option):
        cost = spending(s, seat, wanted_markers(s, seat), PAIR_COST[verbs.CANNONADE.first(option)])
        return 2.5 - 0.2 * cost if cost * missing < _stake(s, seat) else -1.0
    item = (verbs.THROW if verbs.THROW.has(option) else verbs.CAST).first(option)
    return 3.0 if ITEM_STRENGTH[item] <= missing else 1.5


def _stake(s: Karak, seat: int) -> float:
    """What the fight that is being fought would bring."""
    here = s.hero_at[seat]
    return victory_worth(s, seat, here) + (20.0 if here in s.foes else 0.0)


def _rank_strike(s: Karak, seat: int, option: int) -> float:
    horde = verbs.STRIKE.first(option)
    left, _dealt = s.about
    killed = left >= s.hordes[horde]
    return 5.0 * killed + (2.0 if s.targets[horde] == s.sides[seat] else 0.0)


def _rank_claim(s: Karak, seat: int, option: int) -> float:
    return token_worth(s, seat, verbs.CLAIM.first(option))


def _rank_retreat(s: Karak, seat: int, option: int) -> float:
    if verbs.STAY.has(option):
        return 1.0
    to = verbs.RETREAT.first(option)
    return 0.5 if to == s.cities[seat] else 0.0


def _rank_plague(s: Karak, seat: int, option: int) -> float:
    """To whoever leads."""
    if verbs.PASS.has(option):
        return 0.0
    victim = s.sides.index(verbs.INFECT.first(option))
    return 1.0 + s.stones[victim] + 0.2 * markers(s, victim)


def _rank_misery(s: Karak, seat: int, option: int) -> float:
    return _spare(s, seat, verbs.PAY.first(option))


_RANKERS: Final[dict[Question, Callable[[Karak, int, int], float]]] = {
    ASK_DRAFT: _rank_draft,
    ASK_TOLL: _rank_fee,
    ASK_TILE: _rank_tile,
    ASK_TURN_TILE: _rank_rotation,
    ASK_FOE: _rank_foe,
    ASK_WORK: _rank_work,
    ASK_FEE: _rank_fee,
    ASK_SWAP: _rank_swap,
    ASK_COPY: _rank_copy,
    ASK_BUY: _rank_buy,
    ASK_EQUIP: _rank_equip,
    ASK_GAIN: _rank_gain,
    ASK_PLUNDER: _rank_gain,
    ASK_MARCH: _rank_march,
    ASK_EVADE: _rank_evade,
    ASK_RAZE: _rank_raze,
    ASK_REROLL: _rank_reroll,
    ASK_IGNORE: _rank_ignore,
    ASK_HUNGER: _rank_hunger,
    ASK_REPAIR: _rank_repair,
    ASK_RECRUIT: _rank_recruit,
    ASK_ADD: _rank_add,
    ASK_HORDE: _rank_strike,
    ASK_REWARD: _rank_claim,
    ASK_RETREAT: _rank_retreat,
    ASK_PLAGUE: _rank_plague,
    ASK_MISERY: _rank_misery,
}


# Reasons


def reason(s: Karak, seat: int, option: int) -> Reason:
    """Why somebody might choose it."""
    to = _destination(option)
    if to != NONE:
        return _reason_to_move(s, seat, to)
    if verbs.EXPLORE.has(option):
        return "karak-advice-explore", {}
    if verbs.FIGHT.has(option):
        chance = win_chance(s, seat, s.hero_at[seat], s.entry == MOVED)
        return "karak-advice-fight", {"chance": f"{chance:.0%}"}
    if verbs.GATHER.has(option) and s.cities[seat] == NONE and not affords(s, seat, CITY_COST):
        missing = sum([max(0, CITY_COST[each] - s.resources[seat][each]) for each in range(N_RESOURCES)])
        return "karak-advice-for_city", {"missing": str(missing)}
    return _REASONS.get(verbs.VERBS.of(option).name, "karak-advice-plain"), {}


def _reason_to_move(s: Karak, seat: int, to: int) -> Reason:
    if not is_free(s, to):
        return "karak-advice-attack", {"chance": f"{win_chance(s, seat, to, True):.0%}"}
    if to == s.cities[seat]:
        return "karak-advice-home", {}
    if TILE_STALL[LAID_TILE[s.land[to]]]:
        return "karak-advice-stall", {}
    if any(item_gain(s, seat, each % ITEM_PLACE) > 0 for each in s.ground if each // ITEM_PLACE == to):
        return "karak-advice-to_item", {}
    return _goal_there(s, seat, to), {}


def _goal_there(s: Karak, seat: int, to: int) -> str:
    """What is worth most of all that a free hex leads to."""
    prospects = Prospects(s, seat)
    at_once, frontier = prospects.worth[to], prospects.frontier[to] * NEARER
    if prospects.beyond(to) > max(at_once, frontier):
        return "karak-advice-move"
    if frontier > at_once:
        return "karak-advice-frontier"
    if not may_gather(s, to) or at_once <= prospects.heal:
        return "karak-advice-move"
    gathered = gather_worth(s, seat, LAID_TILE[s.land[to]], prospects.wanted)
    return "karak-advice-to_gather" if at_once <= gathered else "karak-advice-site"


_REASONS: Final = {
    "heal": "karak-advice-heal",
    "gather": "karak-advice-gather",
    "gain": "karak-advice-gather",
    "found": "karak-advice-found",
    "build": "karak-advice-build",
    "train": "karak-advice-train",
    "recruit": "karak-advice-train",
    "raise": "karak-advice-train",
    "exchange": "karak-advice-exchange",
    "swap": "karak-advice-exchange",
    "buy": "karak-advice-item",
    "take": "karak-advice-item",
    "keep": "karak-advice-item",
    "replace": "karak-advice-item",
    "claim": "karak-advice-item",
    "draft": "karak-advice-draft",
    "copy": "karak-advice-draft",
    "evade": "karak-advice-evade",
    "fly": "karak-advice-evade",
    "ride": "karak-advice-evade",
    "raze": "karak-advice-raze",
    "reroll": "karak-advice-reroll",
    "ignore": "karak-advice-spare",
    "feed": "karak-advice-spare",
    "repair": "karak-advice-spare",
    "cast": "karak-advice-add",
    "throw": "karak-advice-add",
    "cannonade": "karak-advice-add",
    "plunder": "karak-advice-harm",
    "infect": "karak-advice-harm",
    "march": "karak-advice-harm",
    "strike": "karak-advice-strike",
    "end": "karak-advice-enough",
    "done": "karak-advice-enough",
    "pass": "karak-advice-enough",
    "leave": "karak-advice-enough",
}


# For bots of different styles


def serves(s: Karak, seat: int, option: int) -> int:
    """Fights and new land, where they wait; the city and its army; what is bought and done to others."""
    to = _destination(option)
    if to != NONE:
        if not is_free(s, to):
            return FIGHT
        if to == s.cities[seat]:
            return BUILD
        return SCHEME if TILE_STALL[LAID_TILE[s.land[to]]] else NONE
    return _SERVES.get(verbs.VERBS.of(option).name, NONE)


_SERVES: Final = {
    "fight": FIGHT,
    "explore": FIGHT,
    "strike": FIGHT,
    "found": BUILD,
    "build": BUILD,
    "train": BUILD,
    "raise": BUILD,
    "gather": BUILD,
    "exchange": BUILD,
    "buy": SCHEME,
    "cast": SCHEME,
    "plunder": SCHEME,
    "infect": SCHEME,
    "march": SCHEME,
    "take": SCHEME,
}


ADVICE: Final = Advice(rank, reason, JUDGEMENT, showy=[verbs.EXPLORE, verbs.FIGHT, verbs.BUY], serves=serves)
