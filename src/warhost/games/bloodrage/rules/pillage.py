"""Pillage (BR 10): declaration, Call to Battle, and what a successful pillage brings (BR 12.9, 12.10)."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import count, flag, number, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT, members
from warhost.core.engine import ask, emit, push
from warhost.core.operations import Operation
from warhost.core.question import Question, Reason
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.cards.battle_cards import RAISE_OTHER
from warhost.games.bloodrage.components import (
    ADJACENT,
    FIGURE_CARD,
    FIRST_MONSTER,
    LEADER,
    LEADER_SLOT,
    MOST_RAGE,
    N_OUTER,
    N_TRACKS,
    NEIGHBOURS,
    PROVINCES,
    REWARD_TRACKS,
    SEAT_COUNTS,
    YGGDRASIL_BIT,
)
from warhost.games.bloodrage.operations import (
    MONSTER_OPERATIONS,
    UPGRADE_OPERATIONS,
    UpgradeOperation,
)
from warhost.games.bloodrage.rules import battle, resolution
from warhost.games.bloodrage.rules.clans import (
    card_works,
    change_rage,
    owe_raise,
    raise_track,
    receive_reward,
)
from warhost.games.bloodrage.rules.figures import (
    is_present,
    kinds_at,
    monsters_of,
    move_figure,
    occupied,
    present,
)
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("pillage")

PILLAGE_AGAIN: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("pillage_again", rage=number(0, MOST_RAGE)))
"""BR 17.20: a province that is pillaged already, for so much Rage."""
CHALLENGE_COST: Final = PILLAGE_AGAIN.numbers("rage")
PILLAGE_AFTER_INVADE: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("pillage_after_invade", rage=number(0, MOST_RAGE))
)
"""BR 17.28: where one has just invaded, for so much Rage."""
AT_ONCE_COST: Final = PILLAGE_AFTER_INVADE.numbers("rage")
REWARD_AGAIN: Final = MONSTER_OPERATIONS.add(Operation("reward_again"))
"""BR 19.11, 19.12: with the figure in the province the reward comes twice."""


# Declaration


class PillageAction(Action):
    """BR 10.1."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return pillages(within_reach(s, seat) & ~s.pillaged)

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        declare(s, seat, verbs.PILLAGE.first(option), 0)

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        province = verbs.PILLAGE.first(option)
        if s.pillaged >> province & 1:
            return "bloodrage-reason-already_pillaged", {"province": PROVINCES.ids[province]}
        return why_out_of_reach(s, province)


PILLAGE_ACTION: Final = PillageAction(verbs.PILLAGE)


class ChallengeAction(Action):
    """BR 17.20: a province that is pillaged already."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        card = PILLAGE_AGAIN.card_of(s, seat)
        if card == NONE or s.rage[seat] < CHALLENGE_COST[card]:
            return self.nothing
        return verbs.CHALLENGE.each(members(within_reach(s, seat) & s.pillaged))

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        card = PILLAGE_AGAIN.card_of(s, seat)
        card_works(s, seat, card)
        change_rage(s, seat, -CHALLENGE_COST[card])
        declare(s, seat, verbs.CHALLENGE.first(option), CHALLENGE_COST[card])

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        province = verbs.CHALLENGE.first(option)
        if not s.pillaged >> province & 1 and not s.destroyed >> province & 1:
            return "bloodrage-reason-not_pillaged", {"province": PROVINCES.ids[province]}
        return why_out_of_reach(s, province)


CHALLENGE_ACTION: Final = ChallengeAction(verbs.CHALLENGE)


def within_reach(s: BloodRage, seat: int) -> int:
    """Living provinces with an own figure there or in the fjord."""
    return present(s, seat) & ~s.destroyed


def why_out_of_reach(s: BloodRage, province: int) -> Reason:
    if s.destroyed >> province & 1:
        return "bloodrage-reason-destroyed", {"place": PROVINCES.ids[province]}
    return "bloodrage-reason-nobody_near", {"province": PROVINCES.ids[province]}


_PILLAGES: dict[int, list[int]] = {}


def pillages(provinces: int) -> list[int]:
    """All options to pillage one of these. Made once each, never changed."""
    known = _PILLAGES.get(provinces)
    if known is None:
        known = verbs.PILLAGE.each(members(provinces))
        _PILLAGES[provinces] = known
    return known


@CHAPTER.step(called="thors_domain", seat=SEAT, province=PROVINCES)
def pillage_at_once(s: BloodRage, seat: int, province: int) -> None:
    """BR 17.28, 17.29."""
    card = PILLAGE_AFTER_INVADE.card_of(s, seat)
    if s.rage[seat] >= AT_ONCE_COST[card] and not s.pillaged >> province & 1:
        ask(s, PILLAGE_AT_ONCE, seat, province)


class PillageAtOnce(Question):
    """Whether to pillage where one has just invaded (BR 17.28)."""

    name = "pillage_at_once"
    rule = "BR 17.28"
    about = {"province": PROVINCES}
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        (province,) = s.about
        return [verbs.PILLAGE.pack1(province), verbs.DECLINE.base]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        (province,) = s.about
        if verbs.PILLAGE.has(option):
            card = PILLAGE_AFTER_INVADE.card_of(s, seat)
            card_works(s, seat, card)
            change_rage(s, seat, -AT_ONCE_COST[card])
            declare(s, seat, province, 0)


PILLAGE_AT_ONCE: Final = CHAPTER.question(PillageAtOnce())


def declare(s: BloodRage, seat: int, province: int, cost: int) -> None:
    """BR 10.2."""
    s.pillager = s.sides[seat]
    s.battlefield = province
    emit(s, events.PILLAGE_DECLARED, seat, province, cost)
    push(s, gather)
    push(s, call_to_battle, (seat + 1) % s.seats, 0)


# Call to Battle


@CHAPTER.step(seat=SEAT, declined=count(SEAT_COUNTS[-1]))
def call_to_battle(s: BloodRage, seat: int, declined: int) -> None:
    """BR 10.3, 10.7, 10.8: round and round, until all in a row have declined; who can move nobody is passed over."""
    province = s.battlefield
    if province < N_OUTER and not s.free[province]:
        return
    while declined < s.seats:
        if can_join(s, seat, province):
            ask(s, CALL, seat, province, declined)
            return
        declined += 1
        seat = (seat + 1) % s.seats


def can_join(s: BloodRage, seat: int, province: int) -> bool:
    """BR 2.8, 5.6, 10.3 to 10.6: with or without Rage, from a province next to it; ships never."""
    warriors = s.warriors[seat]
    for neighbour in NEIGHBOURS[province]:
        if warriors[neighbour]:
            return True
    near = ADJACENT[province]
    if near >> s.leaders[seat] & 1:
        return True
    return any(near >> s.monsters[kind - FIRST_MONSTER] & 1 for kind in monsters_of(s, seat))


class Call(Question):
    """Whether one more figure joins the battle (BR 10.3 to 10.6)."""

    name = "call"
    rule = "BR 10.3"
    about = {"province": PROVINCES, "declined": untold(count(SEAT_COUNTS[-1]))}
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        province, _declined = s.about
        choices = [
            verbs.JOIN.pack2(kind, neighbour)
            for neighbour in NEIGHBOURS[province]
            for kind in kinds_at(s, seat, neighbour)
        ]
        choices.append(verbs.DECLINE.base)
        return choices

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        province, declined = s.about
        if verbs.JOIN.has(option):
            declined = 0
            kind, source = verbs.JOIN.unpack(option)
            move_figure(s, seat, kind, source, province)
            emit(s, events.JOINED, seat, kind, source, province)
        else:
            declined += 1
            emit(s, events.NOT_JOINED, seat)
        push(s, call_to_battle, (seat + 1) % s.seats, declined)

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        _kind, source = verbs.JOIN.unpack(option)
        if not occupied(s, seat) >> source & 1:
            return "bloodrage-reason-nobody_there", {"province": PROVINCES.ids[source]}
        return "bloodrage-reason-not_adjacent", {"province": PROVINCES.ids[source]}


CALL: Final = CHAPTER.question(Call())


@CHAPTER.step()
def gather(s: BloodRage) -> None:
    """BR 10.9, 10.10, 19.7."""
    province = s.battlefield
    pillager = s.sides.index(s.pillager)
    fighting = [is_present(s, seat, province) for seat in range(s.seats)]
    push(s, resolution.end_of_pillage)
    if fighting.count(True) == 1:
        emit(s, events.UNOPPOSED, pillager, province)
        push(s, success, 0)
        return
    s.fighting = fighting
    s.valkyrie = any(
        s.monsters[kind - FIRST_MONSTER] == province for kind in resolution.GLORY_PER_ENEMY_DESTROYED.of
    )
    fighters = [seat for seat in range(s.seats) if fighting[seat]]
    emit(s, events.BATTLE_BEGAN, province, fighters)
    push(s, battle.battle_cards)


# Success


@CHAPTER.step(after_battle=flag())
def success(s: BloodRage, after_battle: int) -> None:
    """BR 12.10, 12.14, 18.12, 19.11, 19.12: the reward, once more by a Monster, another track, the Leader's upgrade, the
    token."""
    province = s.battlefield
    seat = s.sides.index(s.pillager)
    reward = s.rewards[province]
    emit(s, events.PILLAGED, seat, province, reward)
    push(s, turn_token)
    push(s, leader_upgrade)
    if after_battle and RAISE_OTHER.having[s.texts[seat]]:
        push(s, grace)
    receive_reward(s, seat, reward)
    for kind in monsters_of(s, seat):
        if REWARD_AGAIN.having[kind] and s.monsters[kind - FIRST_MONSTER] == province:
            card_works(s, seat, FIGURE_CARD[kind])
            receive_reward(s, seat, reward)


@CHAPTER.step()
def grace(s: BloodRage) -> None:
    """BR 18.11: another track than the reward's, unless that was all tracks or none."""
    seat = s.sides.index(s.pillager)
    tracks = REWARD_TRACKS[s.rewards[s.battlefield]]
    left_out = 1 << tracks[0] if len(tracks) == 1 else 0
    card = s.texts[seat]
    card_works(s, seat, card)
    owe_raise(s, seat, card, left_out)


@CHAPTER.step()
def leader_upgrade(s: BloodRage) -> None:
    """BR 17.1 to 17.4."""
    seat = s.sides.index(s.pillager)
    card = s.sheets[seat][LEADER_SLOT]
    if s.leaders[seat] != s.battlefield:
        return
    for operation in UPGRADE_OPERATIONS.by_thing[card]:
        operation.after_pillage(s, seat, card)


class RaiseOne(UpgradeOperation):
    """BR 17.2: a track of the owner's choice."""

    def after_pillage(self, s: BloodRage, seat: int, card: int) -> None:
        card_works(s, seat, card)
        owe_raise(s, seat, card)


UPGRADE_OPERATIONS.add(RaiseOne("raise_one", ["leader"]))


class RaiseAll(UpgradeOperation):
    """BR 17.3: every track."""

    def after_pillage(self, s: BloodRage, seat: int, card: int) -> None:
        card_works(s, seat, card)
        for track in range(N_TRACKS):
            raise_track(s, seat, track)


UPGRADE_OPERATIONS.add(RaiseAll("raise_all", ["leader"]))


class MoveOn(UpgradeOperation):
    """BR 17.1: the Leader may go to a neighbouring province."""

    def after_pillage(self, s: BloodRage, seat: int, card: int) -> None:
        ask(s, MOVE_LEADER, seat, s.battlefield)


UPGRADE_OPERATIONS.add(MoveOn("move_leader", ["leader"]))


class MoveLeader(Question):
    """Whether the Leader goes on to a neighbouring province (BR 17.1)."""

    name = "move_leader"
    rule = "BR 17.1"
    about = {"province": PROVINCES}
    obvious = True
    passing = (verbs.STAY,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        (province,) = s.about
        targets = ADJACENT[province] & (s.open_provinces | YGGDRASIL_BIT)
        return [verbs.STAY.base, *[verbs.LEAD.pack1(target) for target in members(targets)]]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        (source,) = s.about
        if verbs.LEAD.has(option):
            to = verbs.LEAD.first(option)
            card_works(s, seat, s.sheets[seat][LEADER_SLOT])
            move_figure(s, seat, LEADER, source, to)
            emit(s, events.LEADER_MOVED, seat, source, to)


MOVE_LEADER: Final = CHAPTER.question(MoveLeader())


@CHAPTER.step()
def turn_token(s: BloodRage) -> None:
    """BR 12.10, 17.21."""
    s.pillaged |= 1 << s.battlefield
