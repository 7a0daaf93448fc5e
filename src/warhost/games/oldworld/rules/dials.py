"""The Threat dials turn and say what happens (OW 13.8 to 13.17)."""

from __future__ import annotations

from warhost.core.engine import ask, emit, push, use
from warhost.games.oldworld import events, prompts, steps, verbs
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    DIAL_INSTRUCTION,
    DIAL_NUMBER,
    DIAL_TOKEN,
    DRAW_CHAOS_CARDS,
    LAST_TICK,
    MEMBERS,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    PLACE_TOKEN,
    REMOVE_CORRUPTION,
    REMOVE_OLD_WORLD_TOKENS,
    SCORE_VP,
    THREAT,
    UPGRADE_CARD,
    UPGRADE_COMPONENT,
    UPGRADE_HOUSE,
    UPGRADES_OF,
)
from warhost.games.oldworld.derived import set_upgrades
from warhost.games.oldworld.options import UPGRADE, documented_only
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.players import score
from warhost.games.oldworld.rules.tokens import place_tokens, pool_of, remove_corruption, remove_tokens
from warhost.games.oldworld.rules.track import ruined_mask
from warhost.games.oldworld.state import OldWorld


def dials(s: OldWorld, seat: int, _b: int, _c: int) -> None:
    """OW 13.8: whoever has a counter, in power order."""
    while seat < s.seats and not s.counters[seat]:
        seat += 1
    if seat == s.seats:
        push(s, steps.EXTRA_TICK)
        return
    push(s, steps.DIALS, seat + 1)
    turn_dial(s, seat)


def extra_tick(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    """OW 13.9, 13.10."""
    most = max(s.counters)
    alone = most and s.counters.count(most) == 1
    seat = s.counters.index(most)
    for each in range(s.seats):
        s.counters[each] = 0
    if alone:
        turn_dial(s, seat)


def turn_dial(s: OldWorld, seat: int) -> None:
    power = s.sides[seat]
    tick = s.dials[seat]
    if tick == LAST_TICK[power]:  # OW 13.17
        return
    tick += 1
    dials_now = s.dials[:]
    dials_now[seat] = tick
    s.dials = dials_now
    instruction = DIAL_INSTRUCTION[power][tick]
    emit(s, events.DIAL_TURNED, seat, tick, THREAT[power][tick], instruction)
    number = DIAL_NUMBER[power][tick]
    if instruction == SCORE_VP:
        score(s, seat, number, events.BY_DIAL)
    elif instruction == DRAW_CHAOS_CARDS:
        draw_cards(s, seat, number)
    elif instruction == UPGRADE_CARD:
        ask(s, prompts.UPGRADE, seat)
    elif instruction == PLACE_TOKEN:
        push(s, steps.DIAL_PLACE, seat, DIAL_TOKEN[power][tick], number)
    elif instruction == REMOVE_CORRUPTION:
        push(s, steps.DIAL_CLEANSE, seat, number)
    elif instruction == REMOVE_OLD_WORLD_TOKENS:
        push(s, steps.DIAL_TAKE, seat, number)


# Upgrades


def upgrade_options(s: OldWorld, seat: int) -> list[int]:
    """OW 13.13, 19.2, 19.8."""
    documented = documented_only(s)
    choices = [
        verbs.UPGRADE.pack1(upgrade)
        for upgrade in UPGRADES_OF[s.sides[seat]]
        if not s.upgrades[upgrade] and not (documented and UPGRADE_HOUSE[upgrade])
    ]
    if s.options[UPGRADE] == "may":
        choices.append(verbs.DECLINE.base)
    return choices


def take_upgrade(s: OldWorld, seat: int, option: int) -> None:
    if verbs.DECLINE.has(option):
        emit(s, events.DECLINED, seat)
        return
    upgrade = verbs.UPGRADE.first(option)
    upgrades = s.upgrades[:]
    upgrades[upgrade] = 1
    set_upgrades(s, upgrades)
    use(s, UPGRADE_COMPONENT + upgrade)
    emit(s, events.UPGRADED, seat, upgrade)


# Tokens, one at a time


def dial_place(s: OldWorld, seat: int, token: int, left: int) -> None:
    """OW 13.14."""
    if left > 0 and pool_of(s, token) > 0:
        ask(s, prompts.DIAL_PLACE, seat, token, left)


def dial_place_options(s: OldWorld, _seat: int) -> list[int]:
    return [verbs.PLACE.pack2(s.ask_a, region) for region in MEMBERS[ALL_REGIONS & ~ruined_mask(s)]]


def dial_place_one(s: OldWorld, seat: int, option: int) -> None:
    left = s.ask_b - 1
    token, region = verbs.PLACE.unpack(option)
    place_tokens(s, region, token, 1)
    push(s, steps.DIAL_PLACE, seat, token, left)


def dial_cleanse(s: OldWorld, seat: int, left: int, _c: int) -> None:
    """OW 13.15."""
    if left > 0:
        ask(s, prompts.DIAL_CLEANSE, seat, left)


def dial_cleanse_options(s: OldWorld, _seat: int) -> list[int]:
    return [
        verbs.CLEANSE.pack2(power, region)
        for region in range(N_REGIONS)
        for power in s.sides
        if s.corruption[region * N_POWERS + power]
    ]


def dial_cleanse_one(s: OldWorld, seat: int, option: int) -> None:
    left = s.ask_a - 1
    power, region = verbs.CLEANSE.unpack(option)
    remove_corruption(s, seat, power, region, events.BY_DIAL_INSTRUCTION)
    push(s, steps.DIAL_CLEANSE, seat, left)


def dial_take(s: OldWorld, seat: int, left: int, _c: int) -> None:
    """OW 13.16."""
    if left > 0:
        ask(s, prompts.DIAL_TAKE, seat, left)


def dial_take_options(s: OldWorld, _seat: int) -> list[int]:
    return [
        verbs.TAKE.pack2(token, region)
        for region in range(N_REGIONS)
        for token in range(N_TOKENS)
        if s.tokens[region * N_TOKENS + token]
    ]


def dial_take_one(s: OldWorld, seat: int, option: int) -> None:
    left = s.ask_a - 1
    token, region = verbs.TAKE.unpack(option)
    remove_tokens(s, region, token, 1)
    push(s, steps.DIAL_TAKE, seat, left)
