"""Pillage (BR 10): declaration, Call to Battle, and what a successful pillage brings (BR 12.9, 12.10)."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask, emit, push
from warhost.core.game import Reason
from warhost.games.bloodrage import events, prompts, steps, verbs
from warhost.games.bloodrage.components import (
    ADJACENT,
    CARD_OP,
    CARD_PARAMS,
    FIRST_MONSTER,
    FROST_GIANT,
    LEADER,
    LEADER_SLOT,
    MONSTER_CARD,
    N_OUTER,
    N_TRACKS,
    NEIGHBOURS,
    PROVINCES,
    REWARD_TRACKS,
    VALKYRIE,
    YGGDRASIL_BIT,
    card_with,
    members,
)
from warhost.games.bloodrage.rules.clans import (
    card_works,
    change_rage,
    has,
    owe_raise,
    raise_track,
    receive_reward,
)
from warhost.games.bloodrage.rules.figures import (
    is_present,
    kinds_at,
    monsters_of,
    move_figure,
    standing,
    supported,
)
from warhost.games.bloodrage.rules.invade import open_provinces, pay_for_pillage_at_once
from warhost.games.bloodrage.state import BloodRage

TYRS_CHALLENGE: Final = card_with("pillage_again")
CHALLENGE_COST: Final = int(CARD_PARAMS[TYRS_CHALLENGE]["rage"])
FRIGGAS_GRACE: Final = card_with("raise_other")


# Declaration


def pillage_options(s: BloodRage, seat: int, where: int) -> list[int]:
    """BR 10.1; `where` are the provinces with own figures."""
    return pillages(within_reach(s, seat, where) & ~s.pillaged)


def within_reach(s: BloodRage, seat: int, where: int) -> int:
    """Living provinces with an own figure there or in the fjord."""
    return (where | supported(s, seat)) & ~s.destroyed


_PILLAGES: dict[int, list[int]] = {}


def pillages(provinces: int) -> list[int]:
    """All options to pillage one of these. Made once each, never changed."""
    known = _PILLAGES.get(provinces)
    if known is None:
        known = [verbs.PILLAGE.pack1(province) for province in members(provinces)]
        _PILLAGES[provinces] = known
    return known


def challenge_options(s: BloodRage, seat: int, where: int) -> list[int]:
    """BR 17.20."""
    if not has(s, seat, TYRS_CHALLENGE) or s.rage[seat] < CHALLENGE_COST:
        return []
    return [
        verbs.CHALLENGE.pack1(province) for province in members(within_reach(s, seat, where) & s.pillaged)
    ]


def pillage_action(s: BloodRage, seat: int, province: int) -> None:
    declare(s, seat, province, 0)


def challenge_action(s: BloodRage, seat: int, province: int) -> None:
    card_works(s, seat, TYRS_CHALLENGE)
    change_rage(s, seat, -CHALLENGE_COST)
    declare(s, seat, province, CHALLENGE_COST)


def pillage_at_once_options(s: BloodRage, seat: int) -> list[int]:
    """BR 17.28."""
    return [verbs.PILLAGE.pack1(s.ask_a), verbs.DECLINE.base]


def pillage_at_once(s: BloodRage, seat: int, option: int) -> None:
    if verbs.PILLAGE.has(option):
        pay_for_pillage_at_once(s, seat)
        declare(s, seat, s.ask_a, 0)


def declare(s: BloodRage, seat: int, province: int, cost: int) -> None:
    s.pillager = s.sides[seat]
    s.battlefield = province
    emit(s, events.PILLAGE_DECLARED, seat, province, cost)
    push(s, steps.GATHER)
    push(s, steps.CALL_TO_BATTLE, (seat + 1) % s.seats, 0)


# Call to Battle


def call_to_battle(s: BloodRage, seat: int, declined: int, _c: int) -> None:
    """BR 10.3, 10.7, 10.8: round and round; who can move nobody is passed over."""
    province = s.battlefield
    if province < N_OUTER and not s.free[province]:
        return
    while declined < s.seats:
        if can_join(s, seat, province):
            ask(s, prompts.CALL, seat, province, declined)
            return
        declined += 1
        seat = (seat + 1) % s.seats


def can_join(s: BloodRage, seat: int, province: int) -> bool:
    warriors = s.warriors[seat]
    for neighbour in NEIGHBOURS[province]:
        if warriors[neighbour]:
            return True
    near = ADJACENT[province]
    if near >> s.leaders[seat] & 1:
        return True
    return any(near >> s.monsters[kind - FIRST_MONSTER] & 1 for kind in monsters_of(s, seat))


def call_options(s: BloodRage, seat: int) -> list[int]:
    """BR 10.3 to 10.6."""
    choices = [
        verbs.JOIN.pack2(kind, neighbour)
        for neighbour in NEIGHBOURS[s.ask_a]
        for kind in kinds_at(s, seat, neighbour)
    ]
    choices.append(verbs.DECLINE.base)
    return choices


def join(s: BloodRage, seat: int, option: int) -> None:
    province, declined = s.ask_a, s.ask_b + 1
    if verbs.JOIN.has(option):
        declined = 0
        kind, source = verbs.JOIN.unpack(option)
        move_figure(s, seat, kind, source, province)
        emit(s, events.JOINED, seat, kind, source, province)
    else:
        emit(s, events.NOT_JOINED, seat)
    push(s, steps.CALL_TO_BATTLE, (seat + 1) % s.seats, declined)


def gather(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 10.9, 10.10."""
    province = s.battlefield
    pillager = s.sides.index(s.pillager)
    fighting = [is_present(s, seat, province) for seat in range(s.seats)]
    push(s, steps.END_OF_PILLAGE)
    if fighting.count(True) == 1:
        emit(s, events.UNOPPOSED, pillager, province)
        push(s, steps.SUCCESS, 0)
        return
    s.fighting = fighting
    s.valkyrie = s.monsters[VALKYRIE - FIRST_MONSTER] == province  # BR 19.7
    fighters = [seat for seat in range(s.seats) if fighting[seat]]
    emit(s, events.BATTLE_BEGAN, province, fighters)
    push(s, steps.BATTLE_CARDS)


# Success


def success(s: BloodRage, after_battle: int, _b: int, _c: int) -> None:
    """BR 12.10: the reward, once more by the Frost Giant, Frigga's Grace, the Leader's upgrade, the token."""
    province = s.battlefield
    seat = s.sides.index(s.pillager)
    reward = s.rewards[province]
    emit(s, events.PILLAGED, seat, province, reward)
    push(s, steps.TURN_TOKEN)
    push(s, steps.LEADER_UPGRADE)
    if after_battle and s.texts[seat] == FRIGGAS_GRACE:
        push(s, steps.GRACE)
    receive_reward(s, seat, reward)
    if FROST_GIANT in monsters_of(s, seat) and s.monsters[FROST_GIANT - FIRST_MONSTER] == province:
        giant = MONSTER_CARD[FROST_GIANT - FIRST_MONSTER]  # BR 19.11, 19.12
        card_works(s, seat, giant)
        receive_reward(s, seat, reward)


def grace(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 18.11: another track than the reward's, unless that was all tracks or none."""
    seat = s.sides.index(s.pillager)
    tracks = REWARD_TRACKS[s.rewards[s.battlefield]]
    left_out = 1 << tracks[0] if len(tracks) == 1 else 0
    card_works(s, seat, FRIGGAS_GRACE)
    owe_raise(s, seat, FRIGGAS_GRACE, left_out)


def leader_upgrade(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 17.1 to 17.4."""
    seat = s.sides.index(s.pillager)
    card = s.sheets[seat][LEADER_SLOT]
    if card < 0 or s.leaders[seat] != s.battlefield:
        return
    op = CARD_OP[card]
    if op == "move_leader":
        ask(s, prompts.MOVE_LEADER, seat, s.battlefield)
        return
    card_works(s, seat, card)
    if op == "raise_one":
        owe_raise(s, seat, card)
    else:
        for track in range(N_TRACKS):
            raise_track(s, seat, track)


def move_leader_options(s: BloodRage, _seat: int) -> list[int]:
    """BR 17.1."""
    targets = ADJACENT[s.ask_a] & (open_provinces(s) | YGGDRASIL_BIT)
    return [verbs.STAY.base, *(verbs.LEAD.pack1(province) for province in members(targets))]


def move_leader(s: BloodRage, seat: int, option: int) -> None:
    if verbs.LEAD.has(option):
        source, to = s.ask_a, verbs.LEAD.first(option)
        card_works(s, seat, s.sheets[seat][LEADER_SLOT])
        move_figure(s, seat, LEADER, source, to)
        emit(s, events.LEADER_MOVED, seat, source, to)


def turn_token(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 12.10, 17.21."""
    s.pillaged |= 1 << s.battlefield


# Why an option is not offered


def why_not_pillage(s: BloodRage, seat: int, province: int) -> Reason:
    if s.pillaged >> province & 1:
        return "bloodrage-reason-already_pillaged", {"province": PROVINCES.ids[province]}
    return _why_out_of_reach(s, province)


def why_not_challenge(s: BloodRage, seat: int, province: int) -> Reason:
    if not s.pillaged >> province & 1 and not s.destroyed >> province & 1:
        return "bloodrage-reason-not_pillaged", {"province": PROVINCES.ids[province]}
    return _why_out_of_reach(s, province)


def _why_out_of_reach(s: BloodRage, province: int) -> Reason:
    if s.destroyed >> province & 1:
        return "bloodrage-reason-destroyed", {"place": PROVINCES.ids[province]}
    return "bloodrage-reason-nobody_near", {"province": PROVINCES.ids[province]}


def why_not_join(s: BloodRage, seat: int, option: int) -> Reason:
    _kind, source = verbs.JOIN.unpack(option)
    if not standing(s, seat) >> source & 1:
        return "bloodrage-reason-nobody_there", {"province": PROVINCES.ids[source]}
    return "bloodrage-reason-not_adjacent", {"province": PROVINCES.ids[source]}
