"""Draw Phase (OW 5): cards and power points."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.data import Entry
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push
from warhost.core.errors import BadData
from warhost.core.question import Question, Reason
from warhost.core.reading import parameter, text
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import UPGRADE_OPERATIONS, PowerUpgrade, of_upgrade
from warhost.games.oldworld.components import (
    DISCARDS_FIRST,
    DRAW_PHASE,
    DRAWS_UP_TO,
    POWER_MAX,
    POWER_POINTS,
)
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.hands import discard_card, discards, draw_cards, why_not_discard
from warhost.games.oldworld.rules.players import everybody
from warhost.games.oldworld.settings import SETTINGS, TZEENTCH_DISCARD
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("draw")


AMOUNT: Final = number(0, 24)


class Agreement:
    """What an upgrade gives instead if the table has agreed on that value of a setting."""

    def __init__(self, entry: Entry, amount: str) -> None:
        name, self.value = text(entry, "setting"), text(entry, "value")
        found = [each for each in SETTINGS.all if each.name == name and self.value in each.values]
        if not found:
            raise BadData(
                f"{entry.where}.setting", f"there is no setting {name!r} with the value {self.value!r}"
            )
        self.setting = found[0]
        self.amount = parameter(entry, amount, AMOUNT)


class MoreOf(PowerUpgrade):
    """More of something each round; `amount` is the key that says how much."""

    slot: int
    """That of the amount (`of_upgrade`), known once the upgrades have been read."""

    def __init__(self, name: str, amount: str) -> None:
        super().__init__(name, is_single=False, **{amount: AMOUNT})
        self.amount = amount
        self.instead: dict[int, Agreement] = {}
        """By upgrade, if something else can be agreed on."""

    def read_one(self, thing: int, entry: Entry) -> None:
        super().read_one(thing, entry)
        if "instead" in entry:
            instead = entry["instead"]
            if not isinstance(instead, Entry):
                raise BadData(f"{entry.where}.instead", f"expected {{ setting, value, {self.amount} }}")
            self.instead[thing] = Agreement(instead, self.amount)

    def given(self, s: OldWorld, seat: int) -> int:
        """What the upgrades in play add (OW 17.6, 17.10, 17.14, 17.18, 19.13, 19.14)."""
        total = 0
        for upgrade in self.of_power[s.sides[seat]]:
            if s.upgrades[upgrade]:
                agreement = None if upgrade in s.printed.read_off[self.slot] else self.instead.get(upgrade)
                if agreement is not None and agreement.setting.of(s) == agreement.value:
                    total += agreement.amount
                else:
                    total += s.printed.effects[self.slot][upgrade]
        return total


def _more_of(name: str, amount: str) -> MoreOf:
    more = MoreOf(name, amount)
    UPGRADE_OPERATIONS.add(more)
    options = {upgrade: agreement.setting.name for upgrade, agreement in more.instead.items()}
    more.slot = of_upgrade(more, amount, options)
    return more


MORE_CARDS: Final = _more_of("draw_more", "cards")
MORE_POWER_POINTS: Final = _more_of("more_power_points", "points")
"""OW 17.6, 17.10, 17.14, 17.18, 19.13, 19.14."""


@CHAPTER.step()
def draw_phase(s: OldWorld) -> None:
    """OW 5.5, 5.6."""
    rounds.begin_phase(s, DRAW_PHASE)
    for seat in range(s.seats):
        s.power[seat] = min(POWER_POINTS[s.sides[seat]] + MORE_POWER_POINTS.given(s, seat), POWER_MAX)
        emit(s, events.POWER_SET, seat, s.power[seat])
    push(s, draw_in_turn)


@CHAPTER.step_in_turn(everybody, called="draw_cards")
def draw_in_turn(s: OldWorld, seat: int) -> None:
    """OW 5.1, 5.2."""
    power = s.sides[seat]
    if DRAWS_UP_TO[power]:
        push(s, fill_hand, seat)
        # OW 5.2, 19.9
        if DISCARDS_FIRST[power] and s.hands[seat] and TZEENTCH_DISCARD.of(s) == "on":
            ask(s, EXCHANGE, seat)
    else:
        draw_cards(s, seat, s.printed.draw[power] + MORE_CARDS.given(s, seat))


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
    """OW 5.2."""
    wanted = s.printed.draw[s.sides[seat]] + MORE_CARDS.given(s, seat)
    draw_cards(s, seat, wanted - len(s.hands[seat]))
