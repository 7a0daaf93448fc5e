"""The Threat dials turn and say what happens (OW 13.8 to 13.17)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.components import (
    ALL_REGIONS,
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
    TOKENS,
    UPGRADE_CARD,
    UPGRADE_COMPONENT,
    UPGRADE_HOUSE,
    UPGRADES_OF,
)
from warhost.games.oldworld.derived import set_upgrades
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.players import score
from warhost.games.oldworld.rules.tokens import (
    place_tokens,
    pool_of,
    remove_corruption,
    remove_tokens,
    why_not_place,
)
from warhost.games.oldworld.rules.track import ruined_mask
from warhost.games.oldworld.settings import UPGRADE as MUST_UPGRADE
from warhost.games.oldworld.settings import documented_only
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("dials")
MOST_TOKENS: Final = 99
"""More than any instruction speaks of."""


@CHAPTER.step(dealt_with=count(N_POWERS))
def dials(s: OldWorld, dealt_with: int) -> None:
    """OW 13.8: whoever has a counter, in power order."""
    for seat in range(dealt_with, s.seats):
        if s.counters[seat]:
            push(s, dials, seat + 1)
            turn_dial(s, seat)
            return
    push(s, extra_tick)


@CHAPTER.step()
def extra_tick(s: OldWorld) -> None:
    """OW 13.9, 13.10."""
    most = max(s.counters)
    alone = s.counters.count(most) == 1
    seat = s.counters.index(most)
    s.counters = [0] * s.seats
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
    instruction = s.printed.dial_instruction[power][tick]
    emit(s, events.DIAL_TURNED, seat, tick, s.printed.threat[power][tick], instruction)
    number = s.printed.dial_number[power][tick]
    if instruction == SCORE_VP:
        score(s, seat, number, events.BY_DIAL)
    elif instruction == DRAW_CHAOS_CARDS:
        draw_cards(s, seat, number)
    elif instruction == UPGRADE_CARD:
        ask(s, UPGRADE, seat)
    elif instruction == PLACE_TOKEN:
        push(s, dial_place, seat, s.printed.dial_token[power][tick], number)
    elif instruction == REMOVE_CORRUPTION:
        push(s, dial_cleanse, seat, number)
    elif instruction == REMOVE_OLD_WORLD_TOKENS:
        push(s, dial_take, seat, number)


# Upgrades


class Upgrade(Question):
    """Which upgrade a player takes (OW 19.2, 19.8)."""

    name = "upgrade"
    rule = "OW 13.13"
    obvious = True
    passing = (verbs.DECLINE,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        documented = documented_only(s)
        choices = [
            verbs.UPGRADE.pack1(upgrade)
            for upgrade in UPGRADES_OF[s.sides[seat]]
            if not s.upgrades[upgrade] and not (documented and UPGRADE_HOUSE[upgrade])
        ]
        if MUST_UPGRADE.of(s) == "may":
            choices.append(verbs.DECLINE.base)
        return choices

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.DECLINE.has(option):
            emit(s, events.DECLINED, seat)
            return
        upgrade = verbs.UPGRADE.first(option)
        upgrades = s.upgrades[:]
        upgrades[upgrade] = 1
        set_upgrades(s, upgrades)
        use(s, UPGRADE_COMPONENT + upgrade)
        emit(s, events.UPGRADED, seat, upgrade)


UPGRADE: Final = CHAPTER.question(Upgrade())


# Tokens, one at a time


@CHAPTER.step(seat=SEAT, token=TOKENS, left=count(MOST_TOKENS))
def dial_place(s: OldWorld, seat: int, token: int, left: int) -> None:
    if left > 0 and pool_of(s, token) > 0:
        ask(s, DIAL_PLACE, seat, token, left)


class DialPlace(Question):
    name = "dial_place"
    rule = "OW 13.14"
    about = {"token": TOKENS, "left": count(MOST_TOKENS)}

    def options(self, s: OldWorld, seat: int) -> list[int]:
        token = s.about[0]
        return [verbs.PLACE.pack2(token, region) for region in MEMBERS[ALL_REGIONS & ~ruined_mask(s)]]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        token, left = s.about
        place_tokens(s, verbs.PLACE.unpack(option)[1], token, 1)
        push(s, dial_place, seat, token, left - 1)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        return why_not_place(s, option)


DIAL_PLACE: Final = CHAPTER.question(DialPlace())


@CHAPTER.step(seat=SEAT, left=count(MOST_TOKENS))
def dial_cleanse(s: OldWorld, seat: int, left: int) -> None:
    if left > 0:
        ask(s, DIAL_CLEANSE, seat, left)


class DialCleanse(Question):
    name = "dial_cleanse"
    rule = "OW 13.15"
    about = {"left": count(MOST_TOKENS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [
            verbs.CLEANSE.pack2(power, region)
            for region in range(N_REGIONS)
            for power in s.sides
            if s.corruption[region * N_POWERS + power]
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (left,) = s.about
        power, region = verbs.CLEANSE.unpack(option)
        remove_corruption(s, seat, power, region, events.BY_DIAL_INSTRUCTION)
        push(s, dial_cleanse, seat, left - 1)


DIAL_CLEANSE: Final = CHAPTER.question(DialCleanse())


@CHAPTER.step(seat=SEAT, left=count(MOST_TOKENS))
def dial_take(s: OldWorld, seat: int, left: int) -> None:
    if left > 0:
        ask(s, DIAL_TAKE, seat, left)


class DialTake(Question):
    name = "dial_take"
    rule = "OW 13.16"
    about = {"left": count(MOST_TOKENS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [
            verbs.TAKE.pack2(token, region)
            for region in range(N_REGIONS)
            for token in range(N_TOKENS)
            if s.tokens[region * N_TOKENS + token]
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (left,) = s.about
        token, region = verbs.TAKE.unpack(option)
        remove_tokens(s, region, token, 1)
        push(s, dial_take, seat, left - 1)


DIAL_TAKE: Final = CHAPTER.question(DialTake())
