"""What a hero does with his belongings in his own turn, outside a fight (KA 10.16, 15.18): items put down, weapons shifted."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.engine import emit
from warhost.core.question import Reason
from warhost.games.karak import events
from warhost.games.karak.components import AMULET, ITEM_SLOT, ITEMS, SPELL, WEAPON
from warhost.games.karak.rules.items import MASTER_OF_THROWS, held_in, insert, put_on_ground, remove
from warhost.games.karak.rules.land import is_free
from warhost.games.karak.rules.players import has
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import DROP, NOTHING, SHIFT


class Drop(Action):
    """An item that he carries, onto his tile; as long as he has an action left, so that a turn still ends by itself."""

    def options(self, s: Karak, seat: int) -> list[int]:
        return [
            DROP.pack2(slot, item)
            for slot in (WEAPON, SPELL, AMULET)
            for item in dict.fromkeys(held_in(s, seat, slot))
        ]

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        slot, item = DROP.unpack(option)
        remove(s, seat, slot, item)
        put_on_ground(s, seat, item)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        _slot, item = DROP.unpack(option)
        return _why_not_now(s, seat) or (
            "karak-reason-not_carried",
            {"item": ITEMS.ids[item]},
        )


class Shift(Action):
    """KA 15.18: between weapon and spell slots, each weapon once a turn."""

    def options(self, s: Karak, seat: int) -> list[int]:
        if not has(s, seat, MASTER_OF_THROWS):
            return NOTHING
        choices: list[int] = []
        for slot, other in ((WEAPON, SPELL), (SPELL, WEAPON)):
            if len(held_in(s, seat, other)) < s.printed.slot_size[other]:
                choices += [
                    SHIFT.pack2(item, other)
                    for item in dict.fromkeys(held_in(s, seat, slot))
                    if ITEM_SLOT[item] == WEAPON and not _has_been_shifted(s, seat, item)
                ]
        return choices

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        item, slot = SHIFT.unpack(option)
        remove(s, seat, SPELL if slot == WEAPON else WEAPON, item)
        insert(s, seat, slot, item)
        s.shifted = sorted([*s.shifted, item])
        emit(s, events.ITEM_SHIFTED, seat, item, slot)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        item, slot = SHIFT.unpack(option)
        name = {"item": ITEMS.ids[item]}
        now = _why_not_now(s, seat)
        if now is not None:
            return now
        if not has(s, seat, MASTER_OF_THROWS):
            return "karak-reason-no_ability", {}
        if ITEM_SLOT[item] != WEAPON or slot == AMULET:
            return "karak-reason-slot", name
        if item not in held_in(s, seat, SPELL if slot == WEAPON else WEAPON):
            return "karak-reason-not_carried", name
        if _has_been_shifted(s, seat, item):
            return "karak-reason-shifted_now", name
        return "karak-reason-slot", name


def _has_been_shifted(s: Karak, seat: int, item: int) -> bool:
    """Of several alike each counts for itself."""
    carried = s.weapons[seat].count(item) + s.spells[seat].count(item)
    return s.shifted.count(item) >= carried


def _why_not_now(s: Karak, seat: int) -> Reason | None:
    if not is_free(s, s.hero_at[seat]):
        return "karak-reason-must_fight", {}
    return None if s.actions > 0 else ("karak-reason-no_action", {})


DROP_ITEM: Final = Drop(DROP)
SHIFT_WEAPON: Final = Shift(SHIFT)
