"""Draw Phase (OW 5): cards and power points."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.chapter import Chapter
from warhost.core.data import Entry
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push, push_round
from warhost.core.errors import BadData
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import Operation, PowerUpgrade, power_upgrade
from warhost.games.oldworld.components import (
    DISCARDS_FIRST,
    DRAW,
    DRAW_PHASE,
    DRAWS_UP_TO,
    POWER_MAX,
    POWER_POINTS,
)
from warhost.games.oldworld.parameters import Parameter, check_keys, number, read, text
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.hands import discard_card, discards, draw_cards, why_not_discard
from warhost.games.oldworld.rules.players import everybody
from warhost.games.oldworld.settings import SETTINGS, TZEENTCH_DISCARD
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("draw")


class Agreement(Parameter):
    """What an upgrade gives instead if the table has agreed on that value of a setting: (setting, value, number)."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.default = None
        self.key = key

    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, Entry):
            raise BadData(where, f"expected {{ setting, value, {self.key} }}")
        parameters = {"setting": text(), "value": text(), self.key: AMOUNT}
        check_keys(data, parameters, where)
        name, value, amount = [read(data, key, parameter) for key, parameter in parameters.items()]
        setting = next((each for each in SETTINGS.all if each.name == name and value in each.values), None)
        if setting is None:
            raise BadData(f"{where}.setting", f"there is no setting {name!r} with the value {value!r}")
        return setting, value, amount


AMOUNT: Final = number(0, 24)
MORE_CARDS: Final = power_upgrade("draw_more", cards=AMOUNT, instead=Agreement("cards"))
MORE_POWER_POINTS: Final = power_upgrade("more_power_points", points=AMOUNT, instead=Agreement("points"))
"""OW 17.14, 17.18, 19.13, 19.14."""


@CHAPTER.step()
def draw_phase(s: OldWorld) -> None:
    rounds.begin_phase(s, DRAW_PHASE)
    for seat in range(s.seats):
        s.power[seat] = min(
            POWER_POINTS[s.sides[seat]] + upgraded_by(s, seat, MORE_POWER_POINTS, "points"), POWER_MAX
        )
        emit(s, events.POWER_SET, seat, s.power[seat])
    push_round(s, draw_in_turn)


@CHAPTER.step_in_turn(everybody, called="draw_cards")
def draw_in_turn(s: OldWorld, seat: int) -> None:
    power = s.sides[seat]
    if not DRAWS_UP_TO[power]:
        draw_cards(s, seat, DRAW[power] + upgraded_by(s, seat, MORE_CARDS, "cards"))
        return
    push(s, fill_hand, seat)
    if DISCARDS_FIRST[power] and s.hands[seat] and TZEENTCH_DISCARD.of(s) == "on":
        ask(s, EXCHANGE, seat)


class Exchange(Question):
    """One card may be discarded first."""

    name = "exchange"
    rule = "OW 5.2"
    passing = (verbs.KEEP,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [verbs.KEEP.base, *discards(s, seat)]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.DISCARD.has(option):
            discard_card(s, seat, verbs.DISCARD.first(option))

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        return why_not_discard(option)


EXCHANGE: Final = CHAPTER.question(Exchange())


@CHAPTER.step(seat=SEAT)
def fill_hand(s: OldWorld, seat: int) -> None:
    wanted = DRAW[s.sides[seat]] + upgraded_by(s, seat, MORE_CARDS, "cards")
    draw_cards(s, seat, wanted - len(s.hands[seat]))


def upgraded_by(s: OldWorld, seat: int, more: PowerUpgrade, parameter: str) -> int:
    """What the power upgrades in play add to power points or cards."""
    total = 0
    for upgrade in more.of_power[s.sides[seat]]:
        if s.upgrades[upgrade]:
            total += _amount(s, more.operation, upgrade, parameter)
    return total


def _amount(s: OldWorld, operation: Operation, upgrade: int, parameter: str) -> int:
    """What the card gives, or what was agreed instead."""
    instead = operation.value(upgrade, "instead")
    if instead is not None:
        setting, value, amount = instead
        if setting.of(s) == value:
            return int(amount)
    return operation.number(upgrade, parameter)
