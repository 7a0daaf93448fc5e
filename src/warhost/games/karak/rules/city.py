"""Work in the city (KA 6.9 to 6.13): building, training, and the Market's exchange within either."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT, members
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    BUILDINGS,
    TRAINED,
    UNIT_COMPONENT,
    UNITS,
)
from warhost.games.karak.rules.actions import MainAction, is_at_home
from warhost.games.karak.rules.buildings import TRAINED_BY, put_up
from warhost.games.karak.rules.market import ASK_FEE, EXCHANGING, can_exchange, owes_purchase
from warhost.games.karak.rules.players import (
    affords,
    change_units,
    dice_left,
    pay,
    room_in_army,
    use_buildings,
)
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import BUILD, CLEANSE, DONE, EXCHANGE, NOTHING, TRAIN, unknown

CHAPTER: Final = Chapter("city")
UNDECIDED: Final = 0
BUILDING: Final = 1
TRAINING: Final = 2
"""What a Build or Train action has become: an exchange leaves it open."""
KIND_OF_WORK: Final = count(TRAINING)


class CityAction(MainAction):
    """The first deed of a Build or Train action, in one's own city, without the plague in it (KA 11.5)."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        work_on(s, seat, option, UNDECIDED)


class Build(CityAction):
    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        return why_not_build(s, seat, BUILD.first(option))


class Train(CityAction):
    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        return why_not_train(s, seat, TRAIN.first(option))


class Exchange(CityAction):
    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        if not is_at_home(s, seat):
            return "karak-reason-not_in_city", {}
        return "karak-reason-no_exchange", {}


BUILD_BUILDING: Final = Build(BUILD)
TRAIN_UNIT: Final = Train(TRAIN)
EXCHANGE_MARKERS: Final = Exchange(EXCHANGE)


def city_options(s: Karak, seat: int) -> list[int]:
    """What a hero can do in his own city besides healing."""
    if s.plague == s.sides[seat]:  # KA 11.5
        return [CLEANSE.base]
    choices = build_options(s, seat)
    if s.built[seat]:
        choices += train_options(s, seat)
        if can_exchange(s, seat):
            choices.append(EXCHANGE.base)
    return choices


def build_options(s: Karak, seat: int) -> list[int]:
    """KA 6.10, 16.10."""
    return [
        BUILD.base + building
        for building in members(s.board[seat] & ~s.built[seat])
        if affords(s, seat, s.printed.building_cost[building])
    ]


def train_options(s: Karak, seat: int) -> list[int]:
    """KA 6.11, 7.5, 17.1."""
    if not room_in_army(s, seat):
        return NOTHING
    built = s.built[seat]
    return [
        TRAIN.base + unit
        for unit in TRAINED
        if built & TRAINED_BY[unit] and affords(s, seat, s.printed.unit_cost[unit]) and dice_left(s, unit)
    ]


def work_on(s: Karak, seat: int, option: int, kind: int) -> None:
    """One deed, and then perhaps another one."""
    if BUILD.has(option):
        s.purchased = True
        push(s, work, seat, BUILDING)
        put_up(s, seat, BUILD.first(option))
    elif TRAIN.has(option):
        s.purchased = True
        push(s, work, seat, TRAINING)
        _train(s, seat, TRAIN.first(option))
    elif EXCHANGE.has(option):
        use_buildings(s, seat, EXCHANGING)
        push(s, work, seat, kind)
        ask(s, ASK_FEE, seat)
    else:
        raise unknown(option)


def _train(s: Karak, seat: int, unit: int) -> None:
    pay(s, seat, s.printed.unit_cost[unit], events.BY_PRICE)
    change_units(s, seat, unit, 1)
    use(s, UNIT_COMPONENT + unit)
    emit(s, events.TRAINED, seat, unit)


@CHAPTER.step(seat=SEAT, kind=KIND_OF_WORK)
def work(s: Karak, seat: int, kind: int) -> None:
    """Any number of purchases in one action."""
    ask(s, ASK_WORK, seat, kind)


class Work(Question):
    name = "work"
    rule = "KA 6.9"
    about = {"kind": KIND_OF_WORK}
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        (kind,) = s.about
        choices: list[int] = []
        if kind != TRAINING:
            choices += build_options(s, seat)
        if kind != BUILDING:
            choices += train_options(s, seat)
        if not s.exchange and can_exchange(s, seat):  # KA 17.13
            choices.append(EXCHANGE.base)
        if not (choices and owes_purchase(s)):
            choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (kind,) = s.about
        if DONE.has(option):
            s.exchange = []
            s.purchased = False
        else:
            work_on(s, seat, option, kind)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        if BUILD.has(option):
            return why_not_build(s, seat, BUILD.first(option))
        if TRAIN.has(option):
            return why_not_train(s, seat, TRAIN.first(option))
        return "karak-reason-no_exchange", {}


ASK_WORK: Final = CHAPTER.question(Work())


# Why a purchase is not offered


def why_not_build(s: Karak, seat: int, building: int) -> Reason:
    name = {"building": BUILDINGS.ids[building]}
    if not is_at_home(s, seat):
        return "karak-reason-not_in_city", {}
    if s.plague == s.sides[seat]:
        return "karak-reason-plagued", {}
    if not s.board[seat] >> building & 1:
        return "karak-reason-no_token", name
    if s.built[seat] >> building & 1:
        return "karak-reason-stands", name
    return "karak-reason-cannot_pay", {}


def why_not_train(s: Karak, seat: int, unit: int) -> Reason:
    name = {"unit": UNITS.ids[unit]}
    if not is_at_home(s, seat):
        return "karak-reason-not_in_city", {}
    if s.plague == s.sides[seat]:
        return "karak-reason-plagued", {}
    if not s.built[seat] & TRAINED_BY[unit]:
        return "karak-reason-no_building", name
    if not room_in_army(s, seat):
        return "karak-reason-army_limit", {"glory": str(s.glory[seat])}
    if not dice_left(s, unit):
        return "karak-reason-no_dice", {}
    return "karak-reason-cannot_pay", {}
