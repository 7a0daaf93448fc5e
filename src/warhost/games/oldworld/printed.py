"""The numbers of the box that a table plays with: ours, or as an owner has corrected them. Made once for each box; all copies
of a state share it, and rules ask it (`s.printed.card_cost[card]`) instead of our own tables in components.py. Old World cards,
which are texts rather than numbers, are asked of `settings.old_world_cards_of`."""

from __future__ import annotations

from typing import Final

from warhost.core.box import NOTHING, Corrected, Slot
from warhost.core.domain import NONE
from warhost.games.oldworld.box import BOX, NO_TOKEN, tick_id
from warhost.games.oldworld.components import (
    CARD_POWER,
    CHAOS,
    DIAL_INSTRUCTION,
    FIGURES,
    HIGHEST_THREAT,
    INSTRUCTIONS,
    LAST_TICK,
    N_CHAOS,
    N_POWERS,
    POWERS,
    RUINATION,
    TOKENS,
    UPGRADE_OF,
    UPGRADES,
)

SLOTS: Final[list[Slot]] = []
"""Those of all operations, as they are declared."""


class Printed:
    """By number of the thing, as in components.py."""

    def __init__(self, box: Corrected) -> None:
        self._read_chaos_cards(box)
        self._read_figures(box)
        self._read_powers(box)
        self._read_dials(box)
        self.effects: list[list[int]] = [slot.read(box) for slot in SLOTS]
        """Numbers of operations, by slot (`correctable`) and card or upgrade."""
        self.read_off: list[set[int]] = [slot.read_off(box) for slot in SLOTS]
        """By slot: on which of them an owner has read it, so that no setting changes it."""
        self.ruiners_score: list[int] = [box.whole(RUINATION.name, card, "ruiners") for card in RUINATION.ids]

    def _read_chaos_cards(self, box: Corrected) -> None:
        """The two entries more than there are cards stand for a Horror and for nothing."""
        self.card_cost: list[int] = [*(box.whole(CHAOS.name, card, "cost") for card in CHAOS.ids), 0, 0]
        self.card_magic: list[int] = [
            *(int(box.value(CHAOS.name, card, "magic")) for card in CHAOS.ids),
            0,
            0,
        ]
        copies = [box.whole(CHAOS.name, card, "copies") for card in CHAOS.ids]
        self.copies_of: list[list[int]] = [
            [number if CARD_POWER[card] == power else 0 for card, number in enumerate(copies)]
            for power in range(N_POWERS)
        ]
        """By power and card."""
        self.decks: list[list[int]] = [
            [card for card in range(N_CHAOS) for _ in range(self.copies_of[power][card])]
            for power in range(N_POWERS)
        ]

    def _read_figures(self, box: Corrected) -> None:
        """`..._up`: with the upgrade (OW 17.2)."""
        figures, upgrades = FIGURES.ids, [UPGRADES.ids[upgrade] for upgrade in UPGRADE_OF]
        self.cost: list[int] = [box.whole(FIGURES.name, each, "cost") for each in figures]
        self.attack: list[int] = [box.whole(FIGURES.name, each, "attack") for each in figures]
        self.defence: list[int] = [box.whole(FIGURES.name, each, "defence") for each in figures]
        self.cost_up: list[int] = [box.whole(UPGRADES.name, each, "cost") for each in upgrades]
        self.attack_up: list[int] = [box.whole(UPGRADES.name, each, "attack") for each in upgrades]
        self.defence_up: list[int] = [box.whole(UPGRADES.name, each, "defence") for each in upgrades]

    def _read_powers(self, box: Corrected) -> None:
        """By power: how many cards it draws; how many deeds, and whether only in populous regions, earn it a counter."""
        self.draw: list[int] = [box.whole(POWERS.name, power, "draw") for power in POWERS.ids]
        self.deeds: list[int] = [box.whole(POWERS.name, power, "deeds") for power in POWERS.ids]
        self.populous: list[bool] = [box.value(POWERS.name, power, "populous") for power in POWERS.ids]

    def _read_dials(self, box: Corrected) -> None:
        """By power and tick."""
        ticks = [[tick_id(power, tick) for tick in range(LAST_TICK[power] + 1)] for power in range(N_POWERS)]
        self.threat: list[list[int]] = [
            [box.whole("dial_tick", tick, "threat", HIGHEST_THREAT) for tick in dial] for dial in ticks
        ]
        self.dial_instruction: list[list[int]] = [
            [
                INSTRUCTIONS.index[box.value("dial_tick", tick, "instruction", INSTRUCTIONS.ids[ours])]
                for tick, ours in zip(dial, DIAL_INSTRUCTION[power], strict=True)
            ]
            for power, dial in enumerate(ticks)
        ]
        self.dial_number: list[list[int]] = [
            [box.whole("dial_tick", tick, "number") for tick in dial] for dial in ticks
        ]
        self.dial_token: list[list[int]] = [
            [_token(box.value("dial_tick", tick, "token", NO_TOKEN)) for tick in dial] for dial in ticks
        ]


def _token(name: str) -> int:
    return NONE if name == NO_TOKEN else TOKENS.index[name]


def correctable(slot: Slot) -> int:
    """Declares a parameter whose numbers are asked by `s.printed.effects[slot][card]`."""
    SLOTS.append(slot)
    OURS.effects.append(slot.numbers)
    OURS.read_off.append(set())
    return len(SLOTS) - 1


OURS: Final = Printed(BOX.corrected(NOTHING))
_KNOWN: Final[dict[str, Printed]] = {NOTHING: OURS}
_KNOWN_AT_MOST: Final = 64


def printed_by(setting: str) -> Printed:
    """What a value of the setting `box` prints."""
    known = _KNOWN.get(setting)
    if known is None:
        if len(_KNOWN) == _KNOWN_AT_MOST:
            _KNOWN.clear()
            _KNOWN[NOTHING] = OURS
        known = _KNOWN[setting] = Printed(BOX.corrected(setting))
    return known
