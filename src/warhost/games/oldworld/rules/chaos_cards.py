"""Playing Chaos cards (OW 7): where, at what price, and the text that works when a card is played."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import emit, use
from warhost.core.question import Reason
from warhost.games.oldworld import events
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.effects import AT_ITS_PRICE, WHEN_PLAYED
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    CARD_HOUSE,
    CARD_POWER,
    CHAOS,
    MEMBERS,
    N_CHAOS,
    N_REGIONS,
    REGIONS,
)
from warhost.games.oldworld.derived import EXTRA_COST, SILENCES, lay_on_space
from warhost.games.oldworld.rules.hands import take_from_hand
from warhost.games.oldworld.rules.regions import free_spaces
from warhost.games.oldworld.rules.track import regions_of
from warhost.games.oldworld.settings import documented_only
from warhost.games.oldworld.state import OldWorld
from warhost.games.oldworld.verbs import PLAY


def add_plays(s: OldWorld, seat: int, choices: list[int]) -> None:
    """Adds all options that play a card of the hand."""
    hand = s.hands[seat]
    if not hand:
        return
    points = s.power[seat]
    regions = regions_with_space(s)
    everywhere = _PLACES[regions] or _places(regions)
    dearer = surcharges(s, seat) if s.dear_spaces or s.rules[old_world.CARD_COST] else _NOTHING
    dearest = max(dearer) if dearer else 0
    own_costs = AT_ITS_PRICE.deeds
    seen = 0
    for card in hand:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        own_cost = own_costs[card]
        if own_cost is not None:
            affordable = 0
            for region in MEMBERS[regions]:
                cost: int = own_cost(s, seat, region, card)
                if dearer:
                    cost += dearer[region]
                if cost <= points:
                    affordable |= 1 << region
        elif s.printed.card_cost[card] + dearest <= points:
            choices += everywhere[card]
            continue
        elif dearer:
            affordable = _within(regions, dearer, points - s.printed.card_cost[card])
        else:
            continue
        choices += (_PLACES[affordable] or _places(affordable))[card]


def regions_with_space(s: OldWorld) -> int:
    """The regions that take a card (OW 7.1, 7.10)."""
    regions = s.open_regions
    for region in s.ruined:  # OW 7.1, 15.2
        regions &= ~(1 << region)  # OW 7.1, 15.2
    for rule in s.rules[old_world.CLOSE_CARD_SPACE]:
        for region in MEMBERS[regions & regions_of(s, rule.at)]:
            if free_spaces(s, region) <= 0:
                regions &= ~(1 << region)
    return regions


_NOTHING: Final[list[int]] = []


def surcharges(s: OldWorld, seat: int) -> list[int]:
    """What this player pays more in each region (OW 8.27, 18.27)."""
    power = s.sides[seat]
    more = [0] * N_REGIONS
    for space in s.dear_spaces:
        card = s.spaces[space]
        if CARD_POWER[card] != power:
            more[space // 2] += s.printed.effects[EXTRA_COST][card]
    for rule in s.rules[old_world.CARD_COST]:
        for region in MEMBERS[regions_of(s, rule.at)]:
            more[region] += rule.add
    return more


def _within(regions: int, dearer: list[int], budget: int) -> int:
    """Those of the regions where the surcharge is within the budget."""
    mask = 0
    for region in MEMBERS[regions]:
        if dearer[region] <= budget:
            mask |= 1 << region
    return mask


_PLACES: Final[list[list[list[int]]]] = [[] for _ in range(ALL_REGIONS + 1)]


def _places(regions: int) -> list[list[int]]:
    """By card, all options that play it in one of these regions. Made once each, kept, never changed."""
    options = [[PLAY.pack2(card, region) for region in MEMBERS[regions]] for card in range(N_CHAOS)]
    _PLACES[regions] = options
    return options


def play_cost(s: OldWorld, seat: int, card: int, region: int) -> int:
    """What is paid: the card's own cost and all surcharges of the region (OW 7.4, 8.38)."""
    own_cost = AT_ITS_PRICE.deeds[card]
    cost: int = s.printed.card_cost[card] if own_cost is None else own_cost(s, seat, region, card)
    if not s.dear_spaces and not s.rules[old_world.CARD_COST]:
        return cost
    return max(cost + surcharges(s, seat)[region], 0)


def play_card(s: OldWorld, seat: int, card: int, region: int) -> None:
    cost = play_cost(s, seat, card, region)
    s.power[seat] -= cost  # OW 6.5, 7.4
    take_from_hand(s, seat, card)
    cancelled = SILENCES[s.spaces[region * 2]] or SILENCES[s.spaces[region * 2 + 1]]
    lay_on_space(s, region, card)
    if s.trace is not None:  # seen first, for it happens all the time
        use(s, card)
        emit(s, events.PLAYED, seat, card, region, cost)
    if cancelled:  # OW 8.22
        emit(s, events.CANCELLED, card, region)
        return
    effect = WHEN_PLAYED.deeds[card]
    if effect is not None and not (CARD_HOUSE[card] and documented_only(s)):  # OW 7.6, 19.2
        # OW 7.6
        effect(s, seat, region, card)


def why_not_play(s: OldWorld, seat: int, card: int, region: int) -> Reason:
    there = {"region": REGIONS.ids[region]}
    if card not in s.hands[seat]:
        return "oldworld-reason-not_in_hand", {"card": CHAOS.ids[card]}
    if region in s.ruined:
        return "oldworld-reason-ruined", there
    if free_spaces(s, region) <= 0:
        return "oldworld-reason-no_space", there
    cost = play_cost(s, seat, card, region)
    return "oldworld-reason-not_enough_power", {"cost": str(cost), "power": str(s.power[seat])}
