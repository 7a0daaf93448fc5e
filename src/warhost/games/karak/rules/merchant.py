"""The merchant (KA 18): what a stall sells."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import ITEMS, N_FOUND, TILE_STALL, TRADE_COST
from warhost.games.karak.rules.actions import MainAction
from warhost.games.karak.rules.items import equip, take_in_hand
from warhost.games.karak.rules.land import tile_at
from warhost.games.karak.rules.players import affords, pay
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import BUY, DONE, unknown

CHAPTER: Final = Chapter("merchant")


def wares(s: Karak, seat: int) -> list[int]:
    """KA 18.4: what can be paid, for who stands at a stall."""
    return [
        BUY.pack1(N_FOUND + stack)
        for stack, left in enumerate(s.trade_pool)
        if left and affords(s, seat, TRADE_COST[stack])
    ]


def purchase(s: Karak, seat: int, item: int) -> None:
    """One thing after the other, as long as there is something to buy (KA 18.4, 18.6)."""
    stack = item - N_FOUND
    pay(s, seat, TRADE_COST[stack], events.BY_PRICE)
    s.trade_pool = changed(s.trade_pool, stack, s.trade_pool[stack] - 1)
    emit(s, events.ITEM_BOUGHT, seat, item)
    take_in_hand(s, [item])
    push(s, buy, seat)
    push(s, equip, seat, item, 0)


def why_not_buy(s: Karak, seat: int, item: int) -> Reason:
    name = {"item": ITEMS.ids[item]}
    if item < N_FOUND:
        return "karak-reason-not_for_sale", name
    if not TILE_STALL[tile_at(s, s.hero_at[seat])]:
        return "karak-reason-no_stall", {}
    if not s.trade_pool[item - N_FOUND]:
        return "karak-reason-sold_out", name
    return "karak-reason-cannot_pay", {}


class Buy(MainAction):
    def perform(self, s: Karak, seat: int, option: int) -> None:
        purchase(s, seat, BUY.first(option))

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        return why_not_buy(s, seat, BUY.first(option))


BUY_ITEM: Final = Buy(BUY)


@CHAPTER.step(seat=SEAT)
def buy(s: Karak, seat: int) -> None:
    ask(s, ASK_BUY, seat)


class BuyMore(Question):
    name = "buy"
    rule = "KA 18.4"
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        return [*wares(s, seat), DONE.base]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if BUY.has(option):
            purchase(s, seat, BUY.first(option))
        elif not DONE.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return why_not_buy(s, seat, BUY.first(option))


ASK_BUY: Final = CHAPTER.question(BuyMore())
