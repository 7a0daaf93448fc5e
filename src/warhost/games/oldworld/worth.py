"""What a card or an upgrade is worth to a bot, besides what it sees on the board: a number that stands with the card in its
data file, or one that follows from what lies in the region or in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.data import Entry
from warhost.core.reading import real
from warhost.games.oldworld.components import (
    CHAOS_ENTRIES,
    HERO,
    N_KINDS,
    N_POWERS,
    N_TOKENS,
    NOBLE,
    UPGRADE_ENTRIES,
    UPGRADE_KIND,
)
from warhost.games.oldworld.promises import promise_of
from warhost.games.oldworld.rules.battle import all_dice
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.state import OldWorld

Measure = Callable[[OldWorld, int, int], float]
"""Something counted for a seat, in a region or for an upgrade; where it is asked whether it is true, more than 0 is."""


class Worth:
    """`base + each * counted`, or `then` and `otherwise`, depending on whether something is true."""

    def __init__(self, base: float, measure: Measure | None = None) -> None:
        self.base = base
        self.measure = measure
        self.each = 0.0
        self.is_condition = False
        self.then = 0.0

    def of(self, s: OldWorld, seat: int, where: int) -> float:
        if self.measure is None:
            return self.base
        counted = self.measure(s, seat, where)
        if self.is_condition:
            return self.then if counted > 0 else self.base
        return self.base + self.each * counted


# What can be counted where a Chaos card is played


def enemies(s: OldWorld, seat: int, region: int) -> float:
    """Figures that others control."""
    at = region * N_KINDS
    return sum(s.figures[at : at + N_KINDS]) - count_of(s, region, s.sides[seat])


def enemies_in_own_corruption(s: OldWorld, seat: int, region: int) -> float:
    """As many of them as there are own corruption tokens."""
    return min(enemies(s, seat, region), s.corruption[region * N_POWERS + s.sides[seat]])


def enemies_and_own_dice(s: OldWorld, seat: int, region: int) -> float:
    return all_dice(s, region, s.sides[seat]) if enemies(s, seat, region) else 0


def enemies_and_own_figures(s: OldWorld, seat: int, region: int) -> float:
    return count_of(s, region, s.sides[seat]) if enemies(s, seat, region) else 0


def conquest(s: OldWorld, seat: int, region: int) -> float:
    """Points that dominating the region will probably bring."""
    return promise_of(s, region, seat)[0]


def corruption_of_others(s: OldWorld, seat: int, region: int) -> float:
    at = region * N_POWERS
    return sum(s.corruption[at : at + N_POWERS]) - s.corruption[at + s.sides[seat]]


def noble_or_hero(s: OldWorld, seat: int, region: int) -> float:
    """Tokens that Slaanesh needs."""
    return s.tokens[region * N_TOKENS + NOBLE] + s.tokens[region * N_TOKENS + HERO]


IN_REGION: Final[dict[str, Measure]] = {
    "enemies": enemies,
    "enemies_in_own_corruption": enemies_in_own_corruption,
    "enemies_and_own_dice": enemies_and_own_dice,
    "enemies_and_own_figures": enemies_and_own_figures,
    "conquest": conquest,
    "corruption_of_others": corruption_of_others,
    "noble_or_hero": noble_or_hero,
}


# What can be counted where an upgrade is taken


def figures(s: OldWorld, seat: int, upgrade: int) -> float:
    """Figures on the board that it upgrades, four at most."""
    return min(sum(s.figures[UPGRADE_KIND[upgrade] :: N_KINDS]), 4)


def missing_cards(s: OldWorld, seat: int, upgrade: int) -> float:
    """To a hand of three."""
    return max(0, 3 - len(s.hands[seat]))


FOR_UPGRADE: Final[dict[str, Measure]] = {"figures": figures, "missing_cards": missing_cards}


# Reading


MOST: Final = 999
"""Worth that a table may give."""


def read_worth(entry: Entry, measures: dict[str, Measure], usual: float) -> Worth:
    """The `worth` of a card."""
    given = entry.get("worth", usual)
    if not isinstance(given, Entry):
        return Worth(real(entry, "worth", -MOST, MOST, usual))
    if "when" in given:
        worth = Worth(_part(given, "otherwise"), measures[given.one_of("when", measures)])
        worth.is_condition = True
        worth.then = _part(given, "then")
    else:
        worth = Worth(_part(given, "base", 0.0), measures[given.one_of("per", measures)])
        worth.each = _part(given, "each")
    return worth


def _part(given: Entry, key: str, usual: float | None = None) -> float:
    return real(given, key, -MOST, MOST, usual)


CARD_WORTH: Final = [read_worth(entry, IN_REGION, 0.02) for entry in CHAOS_ENTRIES]
UPGRADE_WORTH: Final = [read_worth(entry, FOR_UPGRADE, 1.0) for entry in UPGRADE_ENTRIES]
