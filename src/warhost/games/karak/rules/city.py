"""Work in the city (KA 6.9 to 6.13, 17.11): building, training, and the Market's exchange within either."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT, members
from warhost.core.engine import ask, emit, push, use
from warhost.core.errors import BadData
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    BUILDING_COST,
    BUILDINGS,
    N_RESOURCES,
    N_UNITS,
    RESOURCES,
    SUPPLY,
    TRAINED,
    UNIT_COMPONENT,
    UNIT_COST,
    UNITS,
)
from warhost.games.karak.operations import BUILDING_OPERATIONS, BuildingOperation
from warhost.games.karak.rules.actions import MainAction, is_at_home
from warhost.games.karak.rules.buildings import put_up
from warhost.games.karak.rules.players import (
    affords,
    change_units,
    dice_left,
    gain,
    lose_one,
    markers,
    pay,
    room_in_army,
    supply,
    use_buildings,
    why_not_pay,
)
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import BUILD, CLEANSE, DONE, EXCHANGE, NOTHING, PAY, SWAP, TRAIN, unknown

CHAPTER: Final = Chapter("city")
UNDECIDED: Final = 0
BUILDING: Final = 1
TRAINING: Final = 2
"""What a Build or Train action has become: an exchange alone leaves it open."""
KIND_OF_WORK: Final = count(TRAINING)
TRAINING_OF: Final = BUILDING_OPERATIONS.add(BuildingOperation("train", unit=UNITS))
EXCHANGING: Final = BUILDING_OPERATIONS.add(BuildingOperation("exchange"))
TRAINED_BY: Final = [
    sum(
        1 << building
        for building in members(TRAINING_OF.mask)
        if TRAINING_OF.numbers("unit")[building] == unit
    )
    for unit in range(N_UNITS)
]
"""The mask of the buildings that train each unit."""
for _unit in range(N_UNITS):
    if (_unit in TRAINED) != (TRAINED_BY[_unit] != 0):
        raise BadData(
            f"units.toml.unit[{UNITS.ids[_unit]}].kind",
            "buildings train basic and elite units, and these need one that does",
        )


class CityAction(MainAction):
    """The first deed of a Build or Train action, in one's own city, without the plague in it (KA 11.5)."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        s.exchange = []
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
        if s.built[seat] & EXCHANGING.mask and can_exchange(s, seat):
            choices.append(EXCHANGE.base)
    return choices


def build_options(s: Karak, seat: int) -> list[int]:
    return [
        BUILD.base + building
        for building in members(s.board[seat] & ~s.built[seat])
        if affords(s, seat, BUILDING_COST[building])
    ]


def train_options(s: Karak, seat: int) -> list[int]:
    """KA 6.11, 7.5."""
    if not room_in_army(s, seat):
        return NOTHING
    built = s.built[seat]
    return [
        TRAIN.base + unit
        for unit in TRAINED
        if built & TRAINED_BY[unit] and affords(s, seat, UNIT_COST[unit]) and dice_left(s, unit)
    ]


def work_on(s: Karak, seat: int, option: int, kind: int) -> None:
    """One deed, and then perhaps another one."""
    if BUILD.has(option):
        push(s, work, seat, BUILDING)
        put_up(s, seat, BUILD.first(option))
    elif TRAIN.has(option):
        push(s, work, seat, TRAINING)
        _train(s, seat, TRAIN.first(option))
    elif EXCHANGE.has(option):
        use_buildings(s, seat, EXCHANGING)
        push(s, work, seat, kind)
        ask(s, ASK_FEE, seat)
    else:
        raise unknown(option)


def _train(s: Karak, seat: int, unit: int) -> None:
    pay(s, seat, UNIT_COST[unit], events.BY_PRICE)
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
        if s.built[seat] & EXCHANGING.mask and not s.exchange and can_exchange(s, seat):
            choices.append(EXCHANGE.base)
        choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (kind,) = s.about
        if DONE.has(option):
            s.exchange = []
        else:
            work_on(s, seat, option, kind)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        if BUILD.has(option):
            return why_not_build(s, seat, BUILD.first(option))
        if TRAIN.has(option):
            return why_not_train(s, seat, TRAIN.first(option))
        return "karak-reason-no_exchange", {}


ASK_WORK: Final = CHAPTER.question(Work())


# The Market


def can_exchange(s: Karak, seat: int) -> bool:
    """Whether some fee and some swap are possible (KA 17.11, 17.12)."""
    return markers(s, seat) > 1 and bool(_fees(s, seat))


def _fees(s: Karak, seat: int) -> list[int]:
    """Markers that can pay the fee, so that something is left to swap."""
    held = s.resources[seat]
    left = [supply(s, resource) for resource in range(N_RESOURCES)]
    fees: list[int] = []
    for fee in range(N_RESOURCES):
        if not held[fee]:
            continue
        for given in range(N_RESOURCES):
            if held[given] - (given == fee) > 0 and any(
                left[got] + (got == fee) > 0 for got in range(N_RESOURCES) if got != given
            ):
                fees.append(fee)
                break
    return fees


class Fee(Question):
    name = "fee"
    rule = "KA 17.12"
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return PAY.each(_fees(s, seat))

    def answer(self, s: Karak, seat: int, option: int) -> None:
        lose_one(s, seat, PAY.first(option), events.BY_EXCHANGE)
        s.exchange = s.resources[seat][:]
        ask(s, ASK_SWAP, seat, 0)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return why_not_pay(option)


ASK_FEE: Final = CHAPTER.question(Fee())


class Swap(Question):
    """Only markers that were there when the exchange began can be given; at least one is."""

    name = "swap"
    rule = "KA 17.11"
    about = {"swapped": count(sum(SUPPLY))}
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        (swapped,) = s.about
        choices: list[int] = []
        for given in range(N_RESOURCES):
            if s.exchange[given]:
                choices += [
                    SWAP.pack2(given, got) for got in range(N_RESOURCES) if got != given and supply(s, got)
                ]
        if swapped or not choices:
            choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (swapped,) = s.about
        if SWAP.has(option):
            given, got = SWAP.unpack(option)
            left = s.exchange[:]
            left[given] -= 1
            s.exchange = left
            lose_one(s, seat, given, events.BY_EXCHANGE)
            gain(s, seat, got, 1, events.BY_EXCHANGE)
            emit(s, events.EXCHANGED, seat, given, got)
            ask(s, ASK_SWAP, seat, swapped + 1)
        elif not DONE.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        given, got = SWAP.unpack(option)
        if given == got:
            return "karak-reason-same_resource", {}
        if not s.exchange[given]:
            return "karak-reason-no_marker", {"resource": RESOURCES.ids[given]}
        return "karak-reason-supply_empty", {}


ASK_SWAP: Final = CHAPTER.question(Swap())


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
