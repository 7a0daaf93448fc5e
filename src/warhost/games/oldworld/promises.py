"""What this round will probably bring a player in a region, from what lies open: conquest points, corruption that pays
when the region falls, and the chance of a dial counter."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.core.domain import NONE
from warhost.games.oldworld.components import (
    CARD_POWER,
    CULTIST,
    DIAL_MAGIC,
    HERO,
    KHORNE,
    KIND_CLASS,
    KIND_POWER,
    MEMBERS,
    N_KINDS,
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
from warhost.games.oldworld.derived import EARLY_CARD_DICE, EARLY_DICE
from warhost.games.oldworld.rules.battle import all_dice
from warhost.games.oldworld.rules.domination import domination_by_power, has_domination
from warhost.games.oldworld.rules.figures import controlled_in, count_of
from warhost.games.oldworld.rules.regions import (
    battle_allowed,
    conquest,
    corruption_allowed,
    resistance,
    ruin_total,
)
from warhost.games.oldworld.rules.texts import active_texts, magic_symbols
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
_MOST_DICE: Final = 60
"""So many surely hit, as exactly as can be written."""
_ANY_OF: Final = [1 - 0.5**dice for dice in range(_MOST_DICE + 1)]
"""By number of dice, the chance that one of them hits."""


class Scene:
    """What lies open in one region, taken in once for all seats."""

    def __init__(self, s: OldWorld, region: int) -> None:
        self.s = s
        self.region = region
        self.is_ruined = region in s.ruined
        self.figures = _NO_NUMBERS
        self.dice = _NO_NUMBERS
        self.placing = _NO_NUMBERS
        self.values = _NO_NUMBERS
        """Figures, dice, Cultists that may place corruption and domination values, by power."""
        self.there = 0
        self.all_dice = 0
        self.all_placing = 0
        """The same of all powers together."""
        self.is_fought = False
        if s.kinds_in[region]:
            self._look_at_figures()
        if not self.is_ruined and has_domination(s, region):
            self.values = domination_by_power(s, region)
        self._resistance = NONE
        self._conquest = NONE
        self._ruin = NONE

    def _look_at_figures(self) -> None:
        s, region = self.s, self.region
        if controlled_in(s, region):
            self.figures = [count_of(s, region, power) for power in range(N_POWERS)]
            self.dice = [all_dice(s, region, power) for power in range(N_POWERS)]
            self.placing = [count_of(s, region, power, CULTIST) for power in range(N_POWERS)]
        else:
            self._count_figures()
        for power in range(N_POWERS):
            self.there += self.figures[power]
            self.all_dice += self.dice[power]
            self.all_placing += self.placing[power]
        if self.all_placing and not corruption_allowed(s, region):
            self.placing = _NO_NUMBERS
            self.all_placing = 0
        self.is_fought = self.all_dice > 0 and battle_allowed(s, region)

    def _count_figures(self) -> None:
        """All at once, where every figure obeys its own power: as good as always."""
        s, region = self.s, self.region
        figures, dice, cultists = _NO_NUMBERS[:], _NO_NUMBERS[:], _NO_NUMBERS[:]
        for kind in MEMBERS[s.kinds_in[region]]:
            power, number = KIND_POWER[kind], s.figures[region * N_KINDS + kind]
            figures[power] += number
            dice[power] += number * s.attacks[kind]
            if KIND_CLASS[kind] == CULTIST:
                cultists[power] = number
        if s.special_cards & EARLY_DICE:
            for card in active_texts(s, region):
                if EARLY_CARD_DICE[card]:
                    dice[CARD_POWER[card]] += EARLY_CARD_DICE[card]
        self.figures, self.dice, self.placing = figures, dice, cultists

    def promise(self, seat: int, is_hopeful: bool = False) -> Promise:
        """`is_hopeful` counts on what this seat can still do for its counter: a second Cultist, another magic symbol."""
        power = self.s.sides[seat]
        mine, dice = self.figures[power], self.dice[power]
        if not (mine or dice or self.values[power] or self._corruption_of(power)):
            return 0.0, 0.0, 0.0
        surviving, kill = 1.0, 0.0
        if self.is_fought:
            if mine:
                surviving = self._surviving(mine, self.all_dice - dice)
            if dice > 0:
                kill = self._chance_to_kill(power, dice)
        if self.is_ruined:
            return 0.0, 0.0, kill if power == KHORNE else 0.0
        placed = self.placing[power] * surviving
        return (
            self._promised_conquest(power, mine * (1 - surviving), kill),
            self._promised_corruption(power, placed),
            self._counter_chance(seat, placed, kill, is_hopeful),
        )

    def _corruption_of(self, power: int) -> int:
        return self.s.corruption[self.region * N_POWERS + power]

    def _surviving(self, mine: int, threatened: int) -> float:
        """The share of own figures that others' hits will probably leave standing."""
        share = mine / max(self.there - mine * 0.3, float(mine))
        return max(0.1, 1 - HITS_PER_DIE * threatened * share * 0.7 / mine)

    def _chance_to_kill(self, power: int, dice: int) -> float:
        """Of at least one enemy figure, the weakest."""
        s = self.s
        enemies = s.kinds_in[self.region] & ~POWER_KINDS[power]
        if not enemies:
            return 0.0
        weakest = NONE
        for kind in MEMBERS[enemies]:
            defence = s.defences[kind]
            if weakest == NONE or defence < weakest:
                weakest = defence
        if weakest == 1:
            return _ANY_OF[min(dice, _MOST_DICE)]
        expected = HITS_PER_DIE * dice
        return max(0.0, 1 - exp(-expected / weakest * 1.1)) * 0.8

    def _promised_conquest(self, power: int, losses: float, kill: float) -> float:
        value = self.values[power]
        if value == 0:
            return 0.0
        rival = 0
        for other, theirs in enumerate(self.values):
            if other != power and theirs > rival:
                rival = theirs
        margin = value - losses - max(float(self.resistance()), rival - kill * 0.6)
        return self.conquest() / (1 + exp(-1.6 * (margin - 0.5)))

    def _promised_corruption(self, power: int, placed: float) -> float:
        s, region = self.s, self.region
        own = self._corruption_of(power) + placed
        if own == 0:
            return 0.0
        rival, second = 0, 0
        for other in s.sides:
            if other != power:
                theirs = self._corruption_of(other) + self.placing[other]
                if theirs > rival:
                    rival, second = theirs, rival
                elif theirs > second:
                    second = theirs
        card = len(s.ruined)
        if card >= len(s.printed.ruiners_score):
            return 0.0
        total = self.ruin() + self.all_placing
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
