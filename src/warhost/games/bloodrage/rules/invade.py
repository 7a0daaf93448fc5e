"""Invade (BR 6): the action, the free ones, and what an invade sets off."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import flag, number, several, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT, members
from warhost.core.engine import ask, emit, push, use
from warhost.core.operations import Operation
from warhost.core.question import Question, Reason
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    FIGURE_CARD,
    FIGURES,
    FIRST_FJORD,
    FIRST_MONSTER,
    FJORD_OF,
    FROM_RESERVE,
    FROM_VALHALLA,
    GROUNDS,
    INVADE_COST,
    INVADES,
    MOST_RAGE,
    N_GROUNDS,
    N_OUTER,
    OPEN_FJORDS,
    PROVINCES,
    RESERVE,
    SAILS,
    SHIP,
    SHIP_SLOT,
    SHIP_STRENGTH,
    SINGLE_WARRIOR_STRENGTH,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
    WORKS,
    YGGDRASIL,
    YGGDRASIL_BIT,
)
from warhost.games.bloodrage.operations import (
    MONSTER_OPERATIONS,
    UPGRADE_OPERATIONS,
    UpgradeOperation,
)
from warhost.games.bloodrage.rules import pillage
from warhost.games.bloodrage.rules.clans import card_works, from_first_player, may_invade
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import (
    INVADE_YGGDRASIL,
    figures_at,
    kinds_at,
    monsters_of,
    move_figure,
)
from warhost.games.bloodrage.settings import as_agreed
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("invade")

INVADE_FROM_VALHALLA: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("invade_from_valhalla", rage=number(0, MOST_RAGE))
)
"""BR 17.30: any figure that lies there, for so much Rage."""
FROM_VALHALLA_COST: Final = INVADE_FROM_VALHALLA.numbers("rage")
EXTRA_WARRIOR: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("extra_warrior"))
"""BR 17.14: a Warrior follows each invade."""
WARRIOR_AFTER_LOSS: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("warrior_after_loss"))
"""BR 17.18: a Warrior comes where a battle was lost."""
INVADE_DESTROY: Final = MONSTER_OPERATIONS.add(Operation("invade_destroy", victims=several(FIGURES)))
"""BR 19.1, 19.10: enemies in the province die when the figure invades it."""
VICTIMS: Final = INVADE_DESTROY.numbers("victims")
"""By kind of figure, as a set of kinds."""


# The action


class InvadeAction(Action):
    """BR 5.4, 6.1 to 6.8, 17.30, 17.31, 19.9, 21.3."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        if not may_invade(s, seat):
            return self.nothing
        rage = s.rage[seat]
        outer = s.open_provinces
        choices: list[int] = []
        for kind in kinds_in_reserve(s, seat):
            if rage >= cost_in_reserve(s, seat, kind):
                choices += invades(kind, FROM_RESERVE, OPEN_FJORDS[s.destroyed] if SAILS[kind] else outer)
            if INVADE_YGGDRASIL.having[kind] and rage >= yggdrasil_cost(s, kind):
                choices += invades(kind, FROM_RESERVE, YGGDRASIL_BIT)
        card = INVADE_FROM_VALHALLA.card_of(s, seat)
        if card >= 0 and rage >= FROM_VALHALLA_COST[card]:
            for kind in kinds_at(s, seat, VALHALLA):
                choices += invades(kind, FROM_VALHALLA, grounds_for(s, kind))
        return choices

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        kind, source, to = verbs.INVADE.unpack(option)
        if source == FROM_VALHALLA:
            card_works(s, seat, INVADE_FROM_VALHALLA.card_of(s, seat))
        cost = invade_cost(s, seat, kind, source, to)
        s.rage[seat] -= cost
        invade(s, seat, kind, RESERVE + source, to, cost)
        follow_up(s, seat, kind, to, own_turn=True)

    def cost(self, s: BloodRage, seat: int, option: int) -> int:
        kind, source, to = verbs.INVADE.unpack(option)
        return invade_cost(s, seat, kind, source, to)

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        kind, source, to = verbs.INVADE.unpack(option)
        figure, place = FIGURES.ids[kind], GROUNDS.ids[to]
        if kind >= FIRST_MONSTER and kind not in monsters_of(s, seat):
            return "bloodrage-reason-not_yours", {"figure": figure}
        if kind not in kinds_at(s, seat, RESERVE + source):
            if source == FROM_VALHALLA:
                return "bloodrage-reason-not_in_valhalla", {"figure": figure}
            return "bloodrage-reason-not_in_reserve", {"figure": figure}
        if source == FROM_VALHALLA and INVADE_FROM_VALHALLA.card_of(s, seat) == NONE:
            return "bloodrage-reason-no_way_from_valhalla", {"figure": figure}
        if SAILS[kind] and to < FIRST_FJORD:
            return "bloodrage-reason-ships_need_fjords", {"figure": figure}
        if to >= FIRST_FJORD and not SAILS[kind]:
            return "bloodrage-reason-fjords_need_ships", {"figure": figure}
        if to == YGGDRASIL and not INVADE_YGGDRASIL.having[kind]:
            return "bloodrage-reason-not_yggdrasil", {"figure": figure}
        if not grounds_for(s, kind) >> to & 1:
            if to >= FIRST_FJORD or s.destroyed >> to & 1:
                return "bloodrage-reason-destroyed", {"place": place}
            return "bloodrage-reason-no_village", {"place": place}
        cost = invade_cost(s, seat, kind, source, to)
        return "bloodrage-reason-not_enough_rage", {"cost": str(cost), "rage": str(s.rage[seat])}


INVADE_ACTION: Final = InvadeAction(verbs.INVADE)


def kinds_in_reserve(s: BloodRage, seat: int) -> list[int]:
    return kinds_at(s, seat, RESERVE)


def grounds_for(s: BloodRage, kind: int) -> int:
    """Where a figure of this kind may invade, whatever it costs (BR 6.1, 6.5, 6.6, 7.7)."""
    if SAILS[kind]:
        return OPEN_FJORDS[s.destroyed]
    if INVADE_YGGDRASIL.having[kind]:
        return s.open_provinces | YGGDRASIL_BIT
    return s.open_provinces


_INVADES: dict[int, list[int]] = {}


def invades(kind: int, source: int, grounds: int) -> list[int]:
    """All options to invade one of these grounds with this figure. Made once each, never changed."""
    base = verbs.INVADE.pack3(kind, source, 0)
    key = base << N_GROUNDS | grounds
    known = _INVADES.get(key)
    if known is None:
        known = [base + ground for ground in members(grounds)]
        _INVADES[key] = known
    return known


def invade_cost(s: BloodRage, seat: int, kind: int, source: int, to: int) -> int:
    if source == FROM_VALHALLA:
        return FROM_VALHALLA_COST[INVADE_FROM_VALHALLA.card_of(s, seat)]
    return yggdrasil_cost(s, kind) if to == YGGDRASIL else cost_in_reserve(s, seat, kind)


def cost_in_reserve(s: BloodRage, seat: int, kind: int) -> int:
    """BR 6.3, 6.4, 19.3: what invading an outer province or a fjord costs."""
    if kind == WARRIOR:
        return SINGLE_WARRIOR_STRENGTH[s.sheets[seat][WARRIOR_SLOT]]
    if kind == SHIP:
        return SHIP_STRENGTH[s.sheets[seat][SHIP_SLOT]]
    return INVADE_COST[kind]


def yggdrasil_cost(s: BloodRage, kind: int) -> int:
    """BR 19.9, 21.3."""
    return as_agreed(s, FIGURE_CARD[kind], INVADE_YGGDRASIL.numbers("cost")[kind])


def invade(s: BloodRage, seat: int, kind: int, source: int, to: int, cost: int = 0) -> None:
    use(s, INVADES + kind)
    if kind >= FIRST_MONSTER and not VICTIMS[kind]:
        _count_ability(s, kind, to)
    move_figure(s, seat, kind, source, to)
    emit(s, events.INVADED, seat, kind, source, to, cost)


def _count_ability(s: BloodRage, kind: int, to: int) -> None:
    """Some Monsters do their work just by invading: for nothing, a fjord, or Yggdrasil."""
    if INVADE_COST[kind] == 0 or SAILS[kind] or to == YGGDRASIL:
        use(s, WORKS[FIGURE_CARD[kind]])


# What an invade sets off


def follow_up(s: BloodRage, seat: int, kind: int, to: int, *, own_turn: bool) -> None:
    """BR 6.10, 6.11, 19.2: the Monster's own effect, an extra Warrior, a pillage at once; a fjord is no province."""
    if to >= FIRST_FJORD:
        return
    if own_turn and pillage.PILLAGE_AFTER_INVADE.card_of(s, seat) >= 0:
        push(s, pillage.pillage_at_once, seat, to)
    if EXTRA_WARRIOR.card_of(s, seat) >= 0:
        push(s, succor, seat, to)
    if VICTIMS[kind]:
        emit(s, events.MONSTER_STRUCK, seat, kind, to)
        push(s, monster_strikes, seat, kind, to)


@CHAPTER.step_in_turn(
    from_first_player,
    was=lambda _s, invader, kind, province_and_seats: (
        invader,
        kind,
        province_and_seats // 8,
        province_and_seats % 8,
    ),
    invader=SEAT,
    figure=FIGURES,
    province=PROVINCES,
)
def monster_strikes(s: BloodRage, victim: int, invader: int, kind: int, province: int) -> None:
    """BR 13.3, 19.1, 19.10, 3.4: enemy by enemy, from the first player on."""
    if victim == invader:
        return
    struck = [figure for figure in figures_at(s, victim, province) if VICTIMS[kind] >> figure & 1]
    if VICTIMS[kind] >> SHIP & 1 and s.ships[victim] == FJORD_OF[province]:
        struck.append(SHIP)
    if struck:
        use(s, WORKS[FIGURE_CARD[kind]])
        endanger(s, victim, struck, province, events.BY_MONSTER)


# One Warrior more, by an upgrade


def warrior_options(s: BloodRage, seat: int, province: int) -> list[int]:
    """One Warrior more into this province, or not; nothing, where none can come."""
    if may_invade(s, seat) and s.warriors[seat][RESERVE] and province < N_OUTER and s.free[province]:
        return [verbs.INVADE.pack3(WARRIOR, FROM_RESERVE, province), verbs.DECLINE.base]
    return []


@CHAPTER.step(seat=SEAT, province=PROVINCES)
def succor(s: BloodRage, seat: int, province: int) -> None:
    ask(s, SUCCOR, seat, province)


class Succor(Question):
    """Whether another Warrior follows; this one calls no other (BR 17.14, 17.15)."""

    name = "succor"
    rule = "BR 17.14"
    about = {"province": PROVINCES}
    obvious = True
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        (province,) = s.about
        return warrior_options(s, seat, province)

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        (province,) = s.about
        if verbs.INVADE.has(option):
            card_works(s, seat, EXTRA_WARRIOR.card_of(s, seat))
            invade(s, seat, WARRIOR, RESERVE, province)


SUCCOR: Final = CHAPTER.question(Succor())


@CHAPTER.step(seat=SEAT, province=PROVINCES, own_turn=flag())
def blessing(s: BloodRage, seat: int, province: int, own_turn: int) -> None:
    ask(s, BLESSING, seat, province, own_turn)


class Blessing(Question):
    """Whether a Warrior comes where a battle was lost (BR 17.18)."""

    name = "blessing"
    rule = "BR 17.18"
    about = {"province": PROVINCES, "own_turn": untold(flag())}
    obvious = True
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        province, _own_turn = s.about
        return warrior_options(s, seat, province)

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        province, own_turn = s.about
        if verbs.INVADE.has(option):
            card_works(s, seat, WARRIOR_AFTER_LOSS.card_of(s, seat))
            invade(s, seat, WARRIOR, RESERVE, province)
            follow_up(s, seat, WARRIOR, province, own_turn=own_turn == 1)


BLESSING: Final = CHAPTER.question(Blessing())


# Free invades with an upgrade


def offer_free_invade(s: BloodRage, seat: int, kind: int) -> None:
    """BR 8.5, 8.6."""
    ask(s, FREE_INVADE, seat, kind)


class FreeInvade(Question):
    """Whether the upgraded figure invades at once; a Ship upgrade lets any ship sail (BR 8.7, 19.4)."""

    name = "free_invade"
    rule = "BR 8.5"
    about = {"figure": FIGURES}
    obvious = True
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        (wanted,) = s.about
        choices: list[int] = []
        if may_invade(s, seat):
            for kind in kinds_in_reserve(s, seat):
                if kind == wanted or (wanted == SHIP and SAILS[kind]):
                    choices += invades(kind, FROM_RESERVE, grounds_for(s, kind))
        choices.append(verbs.DECLINE.base)
        return choices

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        if verbs.INVADE.has(option):
            kind, _source, to = verbs.INVADE.unpack(option)
            invade(s, seat, kind, RESERVE, to)
            follow_up(s, seat, kind, to, own_turn=True)


FREE_INVADE: Final = CHAPTER.question(FreeInvade())
