"""What this round will probably bring a player in a region, from what lies open: conquest points, corruption that pays
when the region falls, and the chance of a dial counter."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.core.domain import NONE
from warhost.games.oldworld.components import (
    CULTIST,
    DIAL_MAGIC,
    HERO,
    KHORNE,
    MEMBERS,
    N_POWERS,
    N_TOKENS,
    NOBLE,
    NURGLE,
    POPULOUS,
    POWER_KINDS,
    RUIN,
    RUIN_FIRST,
    RUIN_SECOND,
    TZEENTCH,
    WARPSTONE,
)
from warhost.games.oldworld.rules.battle import all_dice
from warhost.games.oldworld.rules.domination import domination_values, has_domination
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.rules.regions import (
    battle_allowed,
    conquest,
    corruption_allowed,
    resistance,
    ruin_total,
)
from warhost.games.oldworld.rules.texts import magic_symbols
from warhost.games.oldworld.state import OldWorld

HITS_PER_DIE: Final = 0.6
"""One half, and a sixth of another die, repeatedly."""
ENOUGH_CULTISTS: Final = 3.0
"""In a region that will not yet fall: more of them do more elsewhere."""
SYMBOL_HOPE: Final = 0.7
"""What a magic symbol in hand counts of one on the board."""

Promise = tuple[float, float, float]
"""Conquest points, worth of corruption, chance of a dial counter."""


def promise_of(s: OldWorld, region: int, seat: int) -> Promise:
    return Scene(s, region).promise(seat)


_NO_NUMBERS: Final = [0] * N_POWERS
"""Of a region without figures; never changed."""


class Scene:
    """What lies open in one region, taken in once for all seats."""

    def __init__(self, s: OldWorld, region: int) -> None:
        self.s = s
        self.region = region
        self.is_ruined = region in s.ruined
        self.is_allowed = corruption_allowed(s, region)
        self.figures = _NO_NUMBERS
        self.dice = _NO_NUMBERS
        self.cultists = _NO_NUMBERS
        self.values = _NO_NUMBERS
        """Figures, dice, Cultists and domination values by seat."""
        self.all_dice = 0
        self.is_fought = False
        if s.kinds_in[region]:
            self._look_at_figures()
        if not self.is_ruined and has_domination(s, region):
            self.values = domination_values(s, region)
        self._resistance = NONE
        self._conquest = NONE
        self._ruin = NONE

    def _look_at_figures(self) -> None:
        s, region = self.s, self.region
        self.figures = [count_of(s, region, power) for power in s.sides]
        self.dice = [all_dice(s, region, power) for power in s.sides]
        self.cultists = [count_of(s, region, power, CULTIST) for power in s.sides]
        for dice in self.dice:
            self.all_dice += dice
        self.is_fought = self.all_dice > 0 and battle_allowed(s, region)

    def promise(self, seat: int, is_hopeful: bool = False) -> Promise:
        """`is_hopeful` counts on what this seat can still do for its counter: a second Cultist, another magic symbol."""
        power = self.s.sides[seat]
        mine = self.figures[seat]
        surviving, kill = 1.0, 0.0
        if self.is_fought:
            if mine:
                surviving = self._surviving(mine, self.all_dice - self.dice[seat])
            kill = self._chance_to_kill(power, self.dice[seat])
        if self.is_ruined:
            return 0.0, 0.0, kill if power == KHORNE else 0.0
        placed = self.cultists[seat] * surviving if self.is_allowed else 0.0
        return (
            self._promised_conquest(seat, mine * (1 - surviving), kill),
            self._promised_corruption(seat, placed),
            self._counter_chance(seat, placed, kill, is_hopeful),
        )

    def _surviving(self, mine: int, threatened: int) -> float:
        """The share of own figures that others' hits will probably leave standing."""
        there = sum(self.figures)
        share = mine / max(there - mine * 0.3, mine)
        return max(0.1, 1 - HITS_PER_DIE * threatened * share * 0.7 / mine)

    def _chance_to_kill(self, power: int, dice: int) -> float:
        """Of at least one enemy figure, the weakest."""
        s = self.s
        enemies = s.kinds_in[self.region] & ~POWER_KINDS[power]
        if not enemies or dice < 1:
            return 0.0
        weakest = min([s.defences[kind] for kind in MEMBERS[enemies]])
        expected = HITS_PER_DIE * dice
        if weakest == 1:
            return float(1 - 0.5**dice)
        return max(0.0, 1 - exp(-expected / weakest * 1.1)) * 0.8

    def _promised_conquest(self, seat: int, losses: float, kill: float) -> float:
        value = self.values[seat]
        if value == 0:
            return 0.0
        rival = 0
        for other, theirs in enumerate(self.values):
            if other != seat and theirs > rival:
                rival = theirs
        margin = value - losses - max(self.resistance(), rival - kill * 0.6)
        return self.conquest() / (1 + exp(-1.6 * (margin - 0.5)))

    def _promised_corruption(self, seat: int, placed: float) -> float:
        s, region = self.s, self.region
        at = region * N_POWERS
        own = s.corruption[at + s.sides[seat]] + placed
        if own == 0:
            return 0.0
        coming, rival, second = 0.0, 0.0, 0.0
        for other, power in enumerate(s.sides):
            more = self.cultists[other] if self.is_allowed else 0
            coming += more
            if other != seat:
                theirs = float(s.corruption[at + power] + more)
                if theirs > rival:
                    rival, second = theirs, rival
                else:
                    second = max(second, theirs)
        card = len(s.ruined)
        if card >= len(s.printed.ruiners_score):
            return 0.0
        total = self.ruin() + coming
        by_rank = 0.0
        if own > rival:
            by_rank = float(RUIN_FIRST[card][region])
        elif own > second:
            by_rank = RUIN_SECOND[card][region] + (1.5 if own == rival else 0.0)
        if total >= RUIN:
            return by_rank + (s.printed.ruiners_score[card] if placed >= 0.5 else 0.0)
        near = total / RUIN
        spread = min(placed, ENOUGH_CULTISTS) + 0.3 * max(0.0, placed - ENOUGH_CULTISTS)
        return spread * (0.2 + 0.4 * near) + by_rank * near * near * 0.55

    def _counter_chance(self, seat: int, placed: float, kill: float, is_hopeful: bool) -> float:
        s, region = self.s, self.region
        power = s.sides[seat]
        if power == KHORNE:
            return kill
        if placed == 0.0:
            return 0.0
        pair = min(1.0, placed / 2)
        can_go_on = is_hopeful and s.power[seat] > 0
        chance = pair if can_go_on else pair * pair
        at = region * N_TOKENS
        if power == NURGLE:
            return chance if POPULOUS[region] else 0.0
        if power == TZEENTCH:
            symbols = float(magic_symbols(s, region) + s.tokens[at + WARPSTONE])
            if is_hopeful and symbols < DIAL_MAGIC[TZEENTCH]:
                symbols += SYMBOL_HOPE * min(self._free_spaces(), _symbols_in_hand(s, seat))
            return chance * min(1.0, symbols / DIAL_MAGIC[TZEENTCH]) ** 2
        return chance if s.tokens[at + NOBLE] or s.tokens[at + HERO] else 0.0

    def _free_spaces(self) -> int:
        spaces = self.s.spaces
        return (spaces[self.region * 2] == NONE) + (spaces[self.region * 2 + 1] == NONE)

    # Asked for in some regions only, then by several seats

    def resistance(self) -> int:
        if self._resistance == NONE:
            self._resistance = resistance(self.s, self.region)
        return self._resistance

    def conquest(self) -> int:
        if self._conquest == NONE:
            self._conquest = conquest(self.s, self.region)
        return self._conquest

    def ruin(self) -> int:
        if self._ruin == NONE:
            self._ruin = ruin_total(self.s, self.region)
        return self._ruin


def _symbols_in_hand(s: OldWorld, seat: int) -> int:
    """Magic symbols on cards that this seat could still play; it need not see its hand, as in a view of others."""
    symbols = 0
    for card in s.hands[seat]:
        if card != NONE and s.printed.card_cost[card] <= s.power[seat]:
            symbols += s.printed.card_magic[card]
    return symbols
