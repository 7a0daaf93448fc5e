"""Work in the city (KA 6.9 to 6.13, 17.11): building, training, and the Market's exchange within either."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    BUILDING_COMPONENT,
    BUILDING_COST,
    BUILDINGS,
    MARKET,
    N_RESOURCES,
    RESOURCES,
    TRAINED,
    TRAINED_BY,
    UNIT_COMPONENT,
    UNIT_COST,
    UNITS,
    building_of,
    members,
)
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
)
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import BUILD, CLEANSE, DONE, EXCHANGE, PAY, SWAP, TRAIN

(UNDECIDED, BUILDING, TRAINING) = range(3)
"""What a Build or Train action has become: an exchange alone leaves it open."""
MARKET_BUILDING: Final = building_of(MARKET)


def city_options(s: Karak, seat: int) -> list[int]:
    """What a hero can do in his own city besides healing."""
    if s.plague == s.sides[seat]:  # KA 11.5
        return [CLEANSE.base]
    choices = build_options(s, seat)
    if s.built[seat]:
        choices += train_options(s, seat)
        if s.built[seat] & MARKET and can_exchange(s, seat):
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
        return []
    built = s.built[seat]
    return [
        TRAIN.base + unit
        for unit in TRAINED
        if built & TRAINED_BY[unit] and affords(s, seat, UNIT_COST[unit]) and dice_left(s, unit)
    ]


def begin_work(s: Karak, seat: int, option: int) -> None:
    """The first deed of a Build or Train action."""
    s.exchange = []
    _work(s, seat, option, UNDECIDED)


def _work(s: Karak, seat: int, option: int, mode: int) -> None:
    if option == EXCHANGE.base:
        use(s, BUILDING_COMPONENT + MARKET_BUILDING)
        push(s, steps.WORK, seat, mode)
        ask(s, prompts.FEE, seat)
    elif option >= TRAIN.base:
        push(s, steps.WORK, seat, TRAINING)
        _train(s, seat, option - TRAIN.base)
    else:
        push(s, steps.WORK, seat, BUILDING)
        put_up(s, seat, option - BUILD.base)


def _train(s: Karak, seat: int, unit: int) -> None:
    pay(s, seat, UNIT_COST[unit], events.BY_PRICE)
    change_units(s, seat, unit, 1)
    use(s, UNIT_COMPONENT + unit)
    emit(s, events.TRAINED, seat, unit)


def work(s: Karak, seat: int, mode: int, _c: int) -> None:
    """Any number of purchases in one action."""
    ask(s, prompts.WORK, seat, mode)


def work_options(s: Karak, seat: int) -> list[int]:
    mode = s.ask_a
    choices: list[int] = []
    if mode != TRAINING:
        choices += build_options(s, seat)
    if mode != BUILDING:
        choices += train_options(s, seat)
    if s.built[seat] & MARKET and not s.exchange and can_exchange(s, seat):
        choices.append(EXCHANGE.base)
    choices.append(DONE.base)
    return choices


def work_answer(s: Karak, seat: int, option: int) -> None:
    if option == DONE.base:
        s.exchange = []
    else:
        _work(s, seat, option, s.ask_a)


def why_not_work(s: Karak, seat: int, option: int) -> Reason:
    if BUILD.has(option):
        return why_not_build(s, seat, BUILD.first(option))
    if TRAIN.has(option):
        return why_not_train(s, seat, TRAIN.first(option))
    return "karak-reason-no_exchange", {}


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


def fee_options(s: Karak, seat: int) -> list[int]:
    return [PAY.base + fee for fee in _fees(s, seat)]


def pay_fee(s: Karak, seat: int, option: int) -> None:
    lose_one(s, seat, option - PAY.base, events.BY_EXCHANGE)
    s.exchange = s.resources[seat][:]
    ask(s, prompts.SWAP, seat, 0)


def swap_options(s: Karak, seat: int) -> list[int]:
    """Only markers that were there when the exchange began can be given; at least one is."""
    choices: list[int] = []
    for given in range(N_RESOURCES):
        if s.exchange[given]:
            choices += [
                SWAP.pack2(given, got) for got in range(N_RESOURCES) if got != given and supply(s, got)
            ]
    if s.ask_a or not choices:
        choices.append(DONE.base)
    return choices


def swap(s: Karak, seat: int, option: int) -> None:
    if option == DONE.base:
        return
    given, got = SWAP.unpack(option)
    left = s.exchange[:]
    left[given] -= 1
    s.exchange = left
    lose_one(s, seat, given, events.BY_EXCHANGE)
    gain(s, seat, got, 1, events.BY_EXCHANGE)
    emit(s, events.EXCHANGED, seat, given, got)
    ask(s, prompts.SWAP, seat, s.ask_a + 1)


def why_not_swap(s: Karak, seat: int, option: int) -> Reason:
    given, got = SWAP.unpack(option)
    if given == got:
        return "karak-reason-same_resource", {}
    if not s.exchange[given]:
        return "karak-reason-no_marker", {"resource": RESOURCES.ids[given]}
    return "karak-reason-supply_empty", {}


# Why a purchase is not offered


def why_not_build(s: Karak, seat: int, building: int) -> Reason:
    name = {"building": BUILDINGS.ids[building]}
    if s.cities[seat] != s.hero_at[seat]:
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
    if s.cities[seat] != s.hero_at[seat]:
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
