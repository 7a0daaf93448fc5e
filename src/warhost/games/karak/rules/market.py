"""The Market (KA 6.13, 17.11 to 17.14): an exchange of markers within a Build or Train action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhost.core.arguments import count
from warhost.core.chapter import Chapter
from warhost.core.domain import members
from warhost.core.engine import ask, emit
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    N_RESOURCES,
    RESOURCES,
    SUPPLY,
    TRAINED,
)
from warhost.games.karak.operations import BUILDING_OPERATIONS, BuildingOperation
from warhost.games.karak.revisions import EXCHANGE_NEEDS_PURCHASE
from warhost.games.karak.rules.buildings import TRAINED_BY
from warhost.games.karak.rules.players import dice_left, gain, lose_one, room_in_army, supply, why_not_pay
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import DONE, PAY, SWAP, unknown

CHAPTER: Final = Chapter("market")
EXCHANGING: Final = BUILDING_OPERATIONS.add(BuildingOperation("exchange"))
Markers = Sequence[int]
"""How many of each resource."""


def can_exchange(s: Karak, seat: int) -> bool:
    """Whether the Market stands, and some fee and some swap are possible."""
    return s.built[seat] & EXCHANGING.mask != 0 and bool(_fees(s, seat))


def owes_purchase(s: Karak) -> bool:
    """KA 6.13: whether the action at hand must still build or train something."""
    return not s.purchased and EXCHANGE_NEEDS_PURCHASE.holds(s)


def _fees(s: Karak, seat: int) -> list[int]:
    """Markers that can pay the fee, so that something is left to swap (KA 17.12, 17.14)."""
    costs = _costs(s, seat)
    fees: list[int] = []
    for fee in range(N_RESOURCES):
        if s.resources[seat][fee]:
            held = s.resources[seat][:]
            held[fee] -= 1
            left = [supply(s, resource) for resource in range(N_RESOURCES)]
            left[fee] += 1
            if _swaps(held, held, left, costs):
                fees.append(fee)
    return fees


def _costs(s: Karak, seat: int) -> list[Markers] | None:
    """What could be bought, of which something must stay in reach; None where the action has its purchase."""
    if not owes_purchase(s):
        return None
    built = s.built[seat]
    costs: list[Markers] = [s.printed.building_cost[building] for building in members(s.board[seat] & ~built)]
    if room_in_army(s, seat):
        costs += [
            s.printed.unit_cost[unit] for unit in TRAINED if built & TRAINED_BY[unit] and dice_left(s, unit)
        ]
    return costs


def _swaps(held: Markers, to_give: Markers, left: Markers, costs: list[Markers] | None) -> list[int]:
    """All swaps, or those after which something can still be bought."""
    swaps: list[int] = []
    for given in range(N_RESOURCES):
        if not to_give[given]:
            continue
        for got in range(N_RESOURCES):
            if got == given or not left[got]:
                continue
            if costs is None or _is_in_reach(
                _moved(held, given, got), _less(to_give, given), _moved(left, got, given), costs
            ):
                swaps.append(SWAP.pack2(given, got))
    return swaps


def _moved(markers: Markers, given: int, got: int) -> list[int]:
    after = _less(markers, given)
    after[got] += 1
    return after


def _less(markers: Markers, given: int) -> list[int]:
    after = list(markers)
    after[given] -= 1
    return after


def _is_in_reach(held: Markers, to_give: Markers, left: Markers, costs: list[Markers]) -> bool:
    """Whether further swaps, or none, pay for one of these."""
    for cost in costs:
        missing = 0
        spare = 0
        is_there = True
        for resource in range(N_RESOURCES):
            over = held[resource] - cost[resource]
            if over < 0:
                missing -= over
                is_there = is_there and left[resource] >= -over
            else:
                spare += min(over, to_give[resource])
        if is_there and missing <= spare:
            return True
    return False


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
        if s.resources[seat][PAY.first(option)]:
            return "karak-reason-out_of_reach", {}
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
        costs = _costs(s, seat)
        held = s.resources[seat]
        left = [supply(s, resource) for resource in range(N_RESOURCES)]
        choices = _swaps(held, s.exchange, left, costs)
        can_stop = swapped and (costs is None or _is_in_reach(held, NOTHING_TO_GIVE, left, costs))
        if can_stop:
            choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (swapped,) = s.about
        if SWAP.has(option):
            given, got = SWAP.unpack(option)
            s.exchange = _less(s.exchange, given)
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
        return ("karak-reason-out_of_reach" if supply(s, got) else "karak-reason-supply_empty"), {}


ASK_SWAP: Final = CHAPTER.question(Swap())
NOTHING_TO_GIVE: Final = [0] * N_RESOURCES
