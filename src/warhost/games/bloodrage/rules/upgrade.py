"""Upgrade (BR 8): a card on the clan sheet, and a figure that may invade at once."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import number
from warhost.core.engine import emit, use
from warhost.core.question import Reason
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    BOX,
    CARD_MONSTER,
    CARD_SLOTS,
    CARDS,
    FIRST_MONSTER,
    IS_UPGRADE,
    LEADER,
    LEADER_SLOT,
    MOST_RAGE,
    N_CARDS,
    RESERVE,
    SHIP,
    SHIP_SLOT,
    SLOTS,
    WARRIOR,
    WARRIOR_SLOT,
    WORKS,
)
from warhost.games.bloodrage.operations import UPGRADE_OPERATIONS, UpgradeOperation
from warhost.games.bloodrage.rules.figures import WARRIOR_PAIRS, move_figure
from warhost.games.bloodrage.rules.hands import show_from_hand
from warhost.games.bloodrage.rules.invade import offer_free_invade
from warhost.games.bloodrage.state import BloodRage

UPGRADE_DISCOUNT: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("upgrade_discount", rage=number(1, MOST_RAGE))
)
"""BR 17.11: upgrades cost less."""
DISCOUNT: Final = UPGRADE_DISCOUNT.numbers("rage")
WARRIOR_STRENGTH: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("warrior_strength", ["warrior"]))
"""BR 17.6: Warriors have the card's strength, nothing else."""
UPGRADES: Final = [[verbs.UPGRADE.pack2(card, slot) for slot in CARD_SLOTS[card]] for card in range(N_CARDS)]
"""BR 1.17, 8.2: any slot of the type, free or not."""
WORKS_AT_ONCE: Final = [
    WARRIOR_PAIRS.having[card] or WARRIOR_STRENGTH.having[card] for card in range(N_CARDS)
]
FIGURE_OF_SLOT: Final = {LEADER_SLOT: LEADER, WARRIOR_SLOT: WARRIOR, SHIP_SLOT: SHIP}


class UpgradeAction(Action):
    """BR 1.17, 5.4, 8.1, 8.2."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        choices: list[int] = []
        affordable = s.rage[seat] + discount(s, seat)
        last = -1
        for card in s.hands[seat]:
            if card != last and IS_UPGRADE[card] and s.printed.card_cost[card] <= affordable:
                choices += UPGRADES[card]
            last = card
        return choices

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        card, slot = verbs.UPGRADE.unpack(option)
        upgrade(s, seat, card, slot)

    def cost(self, s: BloodRage, seat: int, option: int) -> int:
        return upgrade_cost(s, seat, verbs.UPGRADE.first(option))

    def why_not(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        card, slot = verbs.UPGRADE.unpack(option)
        name = CARDS.ids[card]
        if card not in s.hands[seat]:
            return "bloodrage-reason-not_in_hand", {"card": name}
        if not IS_UPGRADE[card]:
            return "bloodrage-reason-no_upgrade", {"card": name}
        if slot not in CARD_SLOTS[card]:
            return "bloodrage-reason-wrong_slot", {"card": name, "slot": SLOTS.ids[slot]}
        cost = upgrade_cost(s, seat, card)
        return "bloodrage-reason-not_enough_rage", {"cost": str(cost), "rage": str(s.rage[seat])}


UPGRADE_ACTION: Final = UpgradeAction(verbs.UPGRADE)


def upgrade_cost(s: BloodRage, seat: int, card: int) -> int:
    """BR 8.1, 17.11."""
    return max(s.printed.card_cost[card] - discount(s, seat), 0)


def discount(s: BloodRage, seat: int) -> int:
    """BR 8.4: what the charms on a clan's sheet take off each upgrade."""
    sheet = s.sheets[seat]
    total = 0
    for charm in UPGRADE_DISCOUNT.of:
        total += DISCOUNT[charm] * sheet.count(charm)
    return total


def upgrade(s: BloodRage, seat: int, card: int, slot: int) -> None:
    cost = upgrade_cost(s, seat, card)
    if cost < s.printed.card_cost[card]:
        for charm in UPGRADE_DISCOUNT.cards_of(s, seat):
            use(s, WORKS[charm])
    s.rage[seat] -= cost
    show_from_hand(s, seat, card)
    use(s, card)
    replaced = s.sheets[seat][slot]
    if replaced >= 0:
        remove_upgrade(s, seat, replaced)
    lay_on_sheet(s, seat, card, slot)
    emit(s, events.UPGRADED, seat, card, slot, cost)
    if WORKS_AT_ONCE[card]:
        use(s, WORKS[card])
    kind = CARD_MONSTER[card]
    if kind >= 0:
        move_figure(s, seat, kind, BOX, RESERVE)
        offer_free_invade(s, seat, kind)
    elif slot in FIGURE_OF_SLOT:
        offer_free_invade(s, seat, FIGURE_OF_SLOT[slot])


def lay_on_sheet(s: BloodRage, seat: int, card: int, slot: int) -> None:
    mine = s.sheets[seat][:]
    mine[slot] = card
    sheets = s.sheets[:]
    sheets[seat] = mine
    s.sheets = sheets


def remove_upgrade(s: BloodRage, seat: int, card: int) -> None:
    """BR 8.2, 8.3, 8.9, 8.10: a Monster goes back to the box, neither destroyed nor released."""
    s.discards = [*s.discards, card]
    emit(s, events.UPGRADE_REPLACED, seat, card)
    kind = CARD_MONSTER[card]
    if kind >= 0:
        place = s.monsters[kind - FIRST_MONSTER]
        move_figure(s, seat, kind, place, BOX)
        emit(s, events.MONSTER_LEFT, seat, kind, place)
