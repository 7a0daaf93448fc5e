"""What a position promises a clan by the end of the Age, in glory: guessed from what that clan can see."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.games.bloodrage.cards.bonuses import QUEST_BONUS, bonus_of, quest_card
from warhost.games.bloodrage.components import (
    AXES,
    COUNTS_IN,
    FIRST_FJORD,
    FIRST_MONSTER,
    IS_QUEST,
    LAST_AGE,
    LAST_STEP,
    LEADER,
    LEGENDARY,
    N_OUTER,
    N_PROVINCES,
    N_TRACKS,
    NEIGHBOURS,
    RAGE,
    RAGNAROK_GLORY,
    REWARD_GLORY,
    REWARD_TRACKS,
    SAILS,
    SHIP_SLOT,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
    WARRIORS,
)
from warhost.games.bloodrage.rules.clans import track_value
from warhost.games.bloodrage.rules.destruction import SHIP_GLORY
from warhost.games.bloodrage.rules.endings import FIGURE_GLORY, GLORY_PER_FIGURE
from warhost.games.bloodrage.rules.figures import (
    STRENGTH,
    WARRIOR_STRENGTH,
    host_of,
    host_sizes,
    monsters_of,
    number_at,
    strengths,
)
from warhost.games.bloodrage.rules.quest_phase import DOUBLE_QUEST_GLORY
from warhost.games.bloodrage.rules.quests import (
    DEATHS_NEEDED,
    PLACES_NEEDED,
    QUEST_PLACES,
    QUEST_PROVINCES,
    is_fulfilled,
    quest_glory,
)
from warhost.games.bloodrage.rules.ragnarok import DOUBLE_RAGNAROK_GLORY, release_glory
from warhost.games.bloodrage.state import BloodRage

RAGE_WORTH: Final = 1.6
"""What a point of Rage could still bring elsewhere; who passes throws all of it away."""
KEPT_FIGURE_WORTH: Final = 1.0
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
    """Rage early is actions in every Age to come; Axes and Horns pay when the occasion is there."""
    if track == RAGE:
        return 3.5 * ages_left
    if track == AXES:
        return 0.6 + 1.3 * ages_left
    return 0.5 + 1.0 * ages_left


def best_step(s: BloodRage, seat: int) -> float:
    return max(step_worths(s, seat))


def step_worths(s: BloodRage, seat: int) -> list[float]:
    return [step_worth(s, seat, track) for track in range(N_TRACKS)]


def reward_worth(s: BloodRage, seat: int, reward: int) -> float:
    return _reward_worth(reward, step_worths(s, seat))


def _reward_worth(reward: int, steps: list[float]) -> float:
    worth = float(REWARD_GLORY[reward])
    for track in REWARD_TRACKS[reward]:
        worth += steps[track]
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
    worth = 0.35 * STRENGTH[kind][0] + KEPT_FIGURE_WORTH - release_worth(s, seat)
    if SAILS[kind]:
        worth -= SHIP_GLORY[s.sheets[seat][SHIP_SLOT]]
    if s.age == LAST_AGE:
        worth += FIGURE_GLORY[GLORY_PER_FIGURE.card_of(s, seat)]
    return worth


def host_worth(s: BloodRage, seat: int, province: int) -> float:
    """What losing a battle there would cost."""
    worth = 0.0
    for kind in host_of(s, seat, province):
        worth += figure_worth(s, seat, kind)
    return worth


def ragnarok_glory(s: BloodRage, seat: int) -> int:
    """For each own figure that dies in the Ragnarok of this Age."""
    return RAGNAROK_GLORY[s.age] << DOUBLE_RAGNAROK_GLORY.number_of(s, seat)


def quest_times(s: BloodRage, seat: int) -> int:
    """How often a quest's glory counts."""
    return 1 << DOUBLE_QUEST_GLORY.number_of(s, seat)


# The board


class Prospect:
    """The board through one clan's eyes, taken in once; `total` then says what it promises if the clan's own figures
    stood otherwise."""

    def __init__(self, s: BloodRage, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.warriors = s.warriors[seat][:N_PROVINCES]
        self.mine = strengths(s, seat)
        self.numbers = host_sizes(s, seat)
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
        steps = step_worths(s, seat)
        self.rewards = [
            0.0 if gone >> province & 1 else _reward_worth(s.rewards[province], steps)
            for province in range(N_PROVINCES)
        ]
        self.doomed = s.doom[s.age - 1]
        self.fallen = ragnarok_glory(s, seat) + release_worth(s, seat)
        self.quests = [(card, 1.0) for card in s.quests[seat]]
        self.quests += [(card, 0.75) for card in s.hands[seat] if IS_QUEST[card]]
        self.dead = number_at(s, seat, VALHALLA)
        self.best_step = max(steps)
        self.times = quest_times(s, seat)
        self.figure_kept = KEPT_FIGURE_WORTH
        if s.age == LAST_AGE:
            conquest = GLORY_PER_FIGURE.card_of(s, seat)
            self.figure_kept = FIGURE_GLORY[conquest] if conquest >= 0 else 0.05
        # What does not change when a figure comes or goes elsewhere.
        self.pillages = [
            self.pillage(province, self.mine[province]) if self.numbers[province] else 0.0
            for province in range(N_PROVINCES)
        ]
        self.quest_promises = [self.quest(card, self.mine) for card, _weight in self.quests]

    def _look_at(self, other: int) -> None:
        s = self.s
        cards = likely_bonus(s, other)
        theirs = strengths(s, other)
        movable = _movable_strengths(s, other)
        for province in range(N_PROVINCES):
            there = theirs[province]
            if there:
                self.rivals[province] = max(self.rivals[province], there)
                self.against[province] = max(self.against[province], there + cards)
            if province >= N_OUTER or s.free[province]:
                near = 0
                for neighbour in NEIGHBOURS[province]:
                    if movable[neighbour] > near:
                        near = movable[neighbour]
                if near:
                    self.callers[province] = max(self.callers[province], there + near + cards)

    # One's own figures elsewhere

    def added(self, kind: int, ground: int, by: int = 1) -> tuple[list[int], list[int]]:
        """Strengths and numbers by province with a figure more there, or fewer."""
        mine, numbers = self.mine[:], self.numbers[:]
        for province in COUNTS_IN[ground]:
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
        changed = 0
        for province in range(N_PROVINCES):
            own, number = mine[province], numbers[province]
            is_as_now = own == self.mine[province]
            if not is_as_now:
                changed |= 1 << province
            if number:
                if is_as_now and self.numbers[province]:
                    worth += 0.55 * self.pillages[province]
                else:
                    worth += 0.55 * self.pillage(province, own)
                if province != self.doomed:
                    worth += self.figure_kept * min(number, 4)
        for i, (card, weight) in enumerate(self.quests):
            if QUEST_PLACES[card] & changed:
                worth += weight * self.quest(card, mine)
            else:
                worth += weight * self.quest_promises[i]
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
        return quest_glory(self.s, card) * self.times + self.best_step

    def quest_chance(self, card: int, mine: list[int]) -> float:
        return quest_chance(self.s, self.seat, card, mine, self.rivals, self.dead)


def quest_chance(s: BloodRage, seat: int, card: int, mine: list[int], rivals: list[int], dead: int) -> float:
    """Of a clan with so much strength by province against so much, and so many figures in Valhalla."""
    needed = DEATHS_NEEDED[card]
    if needed:
        return (0.98, 0.5, 0.25, 0.1, 0.04)[min(max(needed - dead, 0), 4)]
    if not QUEST_PLACES[card]:
        return 0.8 if is_fulfilled(s, seat, card) else 0.2
    chances: list[float] = []
    for province in QUEST_PROVINCES[card]:
        if mine[province] and not s.destroyed >> province & 1:
            lead = mine[province] - rivals[province]
            chances.append(0.9 / (1 + exp(-0.9 * (lead - 1.0))))
    if len(chances) < PLACES_NEEDED[card]:
        return 0.0
    chances.sort(reverse=True)
    return min(0.97, chances[PLACES_NEEDED[card] - 1] + 0.25 * sum(chances[PLACES_NEEDED[card] :]))


def _movable_strengths(s: BloodRage, seat: int) -> list[int]:
    """By province, the strength of figures that could be called from there."""
    warriors, table = s.warriors[seat], WARRIOR_STRENGTH[s.sheets[seat][WARRIOR_SLOT]]
    totals = [table[warriors[province]] for province in range(N_PROVINCES)]
    leader = s.leaders[seat]
    if leader < FIRST_FJORD:
        totals[leader] += STRENGTH[LEADER][leader]
    for kind in monsters_of(s, seat):
        place = s.monsters[kind - FIRST_MONSTER]
        if place < FIRST_FJORD:
            totals[place] += STRENGTH[kind][place]
    return totals
