"""What a position promises a clan by the end of the Age, in glory: guessed from what that clan can see."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.games.bloodrage.cards.bonuses import QUEST_BONUS, bonus_of, quest_card
from warhost.games.bloodrage.components import (
    AXES,
    FIRST_FJORD,
    FIRST_MONSTER,
    HORNS,
    IS_QUEST,
    LAST_AGE,
    LAST_STEP,
    LEADER,
    LEGENDARY,
    N_OUTER,
    N_PROVINCES,
    NEIGHBOURS,
    RAGE,
    RAGNAROK_GLORY,
    REWARD_GLORY,
    REWARD_TRACKS,
    SAILS,
    SHIP_SLOT,
    STRENGTH,
    SUPPORTS,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
    WARRIOR_STRENGTH,
    WARRIORS,
    members,
)
from warhost.games.bloodrage.rules.clans import has, track_value
from warhost.games.bloodrage.rules.destruction import DRAGON_GLORY
from warhost.games.bloodrage.rules.endings import CONQUEST_GLORY, THORS_CONQUEST
from warhost.games.bloodrage.rules.figures import figures_at, host_of, monsters_of, strength
from warhost.games.bloodrage.rules.quests import (
    DEATHS_NEEDED,
    ODINS_THRONE,
    PLACES_NEEDED,
    QUEST_PLACES,
    quest_glory,
)
from warhost.games.bloodrage.rules.ragnarok import ODINS_INSPIRATION, release_glory
from warhost.games.bloodrage.state import BloodRage

RAGE_WORTH: Final = 0.7
"""What a point of Rage could still bring elsewhere."""
STANDING_WORTH: Final = 0.45
"""A figure on the board saves Rage in the next Age."""
USUAL_BONUS: Final = [0.0, 2.2, 2.8, 3.0]
"""By Age: what an opponent's card may add."""


# Tracks and rewards


def step_worth(s: BloodRage, seat: int, track: int) -> float:
    """What raising a track brings until the end of the game."""
    step = s.tracks[seat][track]
    if step == LAST_STEP:
        return 0.0
    left = LAST_AGE - s.age
    gain = LEGENDARY[track][step + 1] - LEGENDARY[track][step]
    if gain:
        return gain + _use_of_step(track, left)
    ahead = 2 if step < 3 else 1
    hope = (0.0, 5.0, 2.0)[ahead] if left or step >= 3 else 1.2
    return hope * (0.7 + 0.15 * left) + _use_of_step(track, left)


def _use_of_step(track: int, ages_left: int) -> float:
    if track == RAGE:
        return 1.4 * ages_left
    if track == AXES:
        return 1.0 + 1.6 * ages_left
    return 0.6 + 1.1 * ages_left


def best_step(s: BloodRage, seat: int) -> float:
    return max(step_worth(s, seat, track) for track in (RAGE, AXES, HORNS))


def reward_worth(s: BloodRage, seat: int, reward: int) -> float:
    worth = float(REWARD_GLORY[reward])
    for track in REWARD_TRACKS[reward]:
        worth += step_worth(s, seat, track)
    return worth


# Fighting


def own_bonus(s: BloodRage, seat: int) -> float:
    """The best card in hand, and what could be added late."""
    quests = QUEST_BONUS[quest_card(s, seat)]
    best = 0
    for card in s.hands[seat]:
        best = max(best, quests if IS_QUEST[card] else bonus_of(s, card))
    return float(best)


def likely_bonus(s: BloodRage, other: int) -> float:
    """What another clan's cards may add, by their number alone."""
    if not s.hands[other]:
        return 0.0
    return USUAL_BONUS[s.age] + 0.15 * min(len(s.hands[other]), 6)


def chance(margin: float) -> float:
    """Of winning with so much more strength; a tie is lost."""
    return 1 / (1 + exp(-0.8 * (margin - 0.4)))


def release_worth(s: BloodRage, seat: int) -> float:
    """Glory for each own figure that lies in Valhalla at the end of the Age."""
    total = 0
    for card in s.sheets[seat]:
        total += release_glory(s, card)
    return float(total)


def figure_worth(s: BloodRage, seat: int, kind: int) -> float:
    """What losing a figure costs: its strength for the rest of the Age, less what its death pays."""
    worth = 0.35 * STRENGTH[kind][0] + STANDING_WORTH - release_worth(s, seat)
    if SAILS[kind]:
        worth -= DRAGON_GLORY[s.sheets[seat][SHIP_SLOT]]
    if s.age == LAST_AGE and has(s, seat, THORS_CONQUEST):
        worth += CONQUEST_GLORY
    return worth


def host_worth(s: BloodRage, seat: int, province: int) -> float:
    """What losing a battle there would cost."""
    worth = 0.0
    for kind in host_of(s, seat, province):
        worth += figure_worth(s, seat, kind)
    return worth


# The board


class Outlook:
    """The board through one clan's eyes, taken in once; `total` then says what it promises if the clan's own figures
    stood otherwise."""

    def __init__(self, s: BloodRage, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.warriors = s.warriors[seat][:N_PROVINCES]
        self.mine = [strength(s, seat, province) for province in range(N_PROVINCES)]
        self.numbers = [len(host_of(s, seat, province)) for province in range(N_PROVINCES)]
        self.bonus = own_bonus(s, seat)
        self.axes = float(track_value(s, seat, AXES))
        self.rivals = [0] * N_PROVINCES
        """The greatest strength of another clan."""
        self.against = [-1.0] * N_PROVINCES
        """That clan's probable sum in battle; below 0 where nobody is."""
        self.callers = [-1.0] * N_PROVINCES
        """The sum of the strongest clan that could come."""
        for other in range(s.seats):
            if other != seat:
                self._look_at(other)
        gone = s.pillaged | s.destroyed
        if s.battlefield >= 0:
            gone |= 1 << s.battlefield
        self.rewards = [
            0.0 if gone >> province & 1 else reward_worth(s, seat, s.rewards[province])
            for province in range(N_PROVINCES)
        ]
        self.doomed = s.doom[s.age - 1]
        times = 2 if has(s, seat, ODINS_INSPIRATION) else 1
        self.fallen = times * RAGNAROK_GLORY[s.age] + release_worth(s, seat)
        self.quests = [(card, 1.0) for card in s.quests[seat]]
        self.quests += [(card, 0.75) for card in s.hands[seat] if IS_QUEST[card]]
        self.dead = len(figures_at(s, seat, VALHALLA))
        self.standing = STANDING_WORTH
        if s.age == LAST_AGE:
            self.standing = CONQUEST_GLORY if has(s, seat, THORS_CONQUEST) else 0.05

    def _look_at(self, other: int) -> None:
        s = self.s
        cards = likely_bonus(s, other)
        movable = [_movable_strength(s, other, province) for province in range(N_PROVINCES)]
        for province in range(N_PROVINCES):
            there = strength(s, other, province)
            if there:
                self.rivals[province] = max(self.rivals[province], there)
                self.against[province] = max(self.against[province], there + cards)
            if province >= N_OUTER or s.free[province]:
                near = max(movable[neighbour] for neighbour in NEIGHBOURS[province])
                if near:
                    self.callers[province] = max(self.callers[province], there + near + cards)

    # One's own figures elsewhere

    def added(self, kind: int, ground: int, by: int = 1) -> tuple[list[int], list[int]]:
        """Strengths and numbers by province with a figure more there, or fewer."""
        mine, numbers = self.mine[:], self.numbers[:]
        provinces = members(SUPPORTS[ground]) if ground >= FIRST_FJORD else [ground]
        for province in provinces:
            numbers[province] += by
            mine[province] += by * STRENGTH[kind][ground]
        if kind == WARRIOR:
            table = WARRIOR_STRENGTH[self.s.sheets[self.seat][WARRIOR_SLOT]]
            now = self.warriors[ground]
            mine[ground] = self.mine[ground] + table[now + by] - table[now]
        return mine, numbers

    def moved(self, figures: list[int], source: int, to: int) -> tuple[list[int], list[int]]:
        """Strengths and numbers with some figures in another province."""
        mine, numbers = self.mine[:], self.numbers[:]
        table = WARRIOR_STRENGTH[self.s.sheets[self.seat][WARRIOR_SLOT]]
        going = figures.count(WARRIOR)
        mine[source] += table[self.warriors[source] - going] - table[self.warriors[source]]
        mine[to] += table[min(self.warriors[to] + going, WARRIORS)] - table[self.warriors[to]]
        for kind in figures:
            if kind != WARRIOR:
                mine[source] -= STRENGTH[kind][source]
                mine[to] += STRENGTH[kind][to]
        numbers[source] -= len(figures)
        numbers[to] += len(figures)
        return mine, numbers

    # What it promises

    def now(self) -> float:
        return self.total(self.mine, self.numbers)

    def total(self, mine: list[int], numbers: list[int]) -> float:
        worth = self.fallen * numbers[self.doomed] * 0.85
        for province in range(N_PROVINCES):
            if numbers[province]:
                worth += 0.55 * self.pillage(province, mine[province])
                if province != self.doomed:
                    worth += self.standing * min(numbers[province], 4)
        for card, weight in self.quests:
            worth += weight * self.quest(card, mine)
        return worth

    def pillage(self, province: int, own: int) -> float:
        """What pillaging a province promises with so much strength in it."""
        if not self.rewards[province]:
            return 0.0
        winning = self.winning(province, own)
        battle = self.axes if self.against[province] >= 0 else 0.0
        return winning * (self.rewards[province] + battle)

    def winning(self, province: int, own: int) -> float:
        """The chance to win a battle there, or to be left in peace."""
        sum_ = own + self.bonus
        winning = 1.0
        if self.against[province] >= 0:
            winning = chance(sum_ - self.against[province])
        if self.callers[province] >= 0:
            winning *= 0.55 + 0.45 * chance(sum_ - self.callers[province])
        return winning

    def quest(self, card: int, mine: list[int]) -> float:
        """What a quest promises."""
        return self.quest_chance(card, mine) * self.quest_worth(card)

    def quest_worth(self, card: int) -> float:
        glory = quest_glory(self.s, card) * (2 if has(self.s, self.seat, ODINS_THRONE) else 1)
        return glory + best_step(self.s, self.seat)

    def quest_chance(self, card: int, mine: list[int]) -> float:
        return quest_chance(self.s, card, mine, self.rivals, self.dead)


def quest_chance(s: BloodRage, card: int, mine: list[int], rivals: list[int], dead: int) -> float:
    """Of a clan with so much strength by province against so much, and so many figures in Valhalla."""
    needed = DEATHS_NEEDED[card]
    if needed:
        return (0.04, 0.1, 0.25, 0.5, 0.98)[min(dead, needed)]
    chances: list[float] = []
    for province in members(QUEST_PLACES[card] & ~s.destroyed):
        if mine[province]:
            lead = mine[province] - rivals[province]
            chances.append(0.9 / (1 + exp(-0.9 * (lead - 1.0))))
    chances.sort(reverse=True)
    if len(chances) < PLACES_NEEDED[card]:
        return 0.0
    return min(0.97, chances[PLACES_NEEDED[card] - 1] + 0.25 * sum(chances[PLACES_NEEDED[card] :]))


def _movable_strength(s: BloodRage, seat: int, province: int) -> int:
    """The strength of figures that could be called from there."""
    total = WARRIOR_STRENGTH[s.sheets[seat][WARRIOR_SLOT]][s.warriors[seat][province]]
    if s.leaders[seat] == province:
        total += STRENGTH[LEADER][province]
    for kind in monsters_of(s, seat):
        if s.monsters[kind - FIRST_MONSTER] == province:
            total += STRENGTH[kind][province]
    return total
