"""A player's outlook on the round, and what turns change in it: what the regions promise together, how far the Threat dials will probably turn, what a tick
is worth, and what it is worth to spoil the plans of those who are ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.games.oldworld.components import (
    DRAW_CHAOS_CARDS,
    LAST_TICK,
    N_REGIONS,
    SCORE_VP,
    UPGRADE_CARD,
    VICTORY_POINTS,
)
from warhost.games.oldworld.promises import Promise, Scene, promise_of
from warhost.games.oldworld.state import OldWorld

COUNTER_WORTH: Final = 6.0
"""What a rival's sure counter is worth to who spoils it."""
COUNTERS_OF_A_POINT: Final = 0.25
"""What another will probably still make of each power point, in counters."""
PROGRESS: Final = 28.0
HURRY: Final = 20.0
"""What a tick is worth besides its instruction: its part of the whole dial, and more the fewer are left."""
CERTAIN_VICTORY: Final = 30.0


class Change:
    """What a turn does to one region: what it then promises, and what else is gained there, part by part, in points."""

    def __init__(self, region: int, promise: Promise) -> None:
        self.region = region
        self.promise = promise
        self.gains: list[float] = []


class Prospect:
    """How turns look to one seat from the table as it is."""

    def change(self, after: OldWorld, region: int) -> Change:
        """What has happened to this region."""
        raise NotImplementedError

    def gain(self, after: OldWorld, changes: list[Change], more: float) -> float:
        """What these changes, and no others, promise together; `more` is what speaks for the turn besides."""
        raise NotImplementedError


class Outlook(Prospect):
    """With all regions in view, and the plans of others, whose losses are gains."""

    def __init__(self, s: OldWorld, seat: int) -> None:
        self.seat = seat
        scenes = [Scene(s, region) for region in range(N_REGIONS)]
        self.promises = [scene.promise(seat, True) for scene in scenes]
        self.envied: list[Envied] = []
        self.rival = 0.0
        """Counters that the most promising of the others will probably have."""
        for other in range(s.seats):
            if other != seat:
                promises = [scene.promise(other) for scene in scenes]
                self.envied.append(Envied(other, envy(s, other), promises))
                self.rival = max(self.rival, _counters_of(s, other, promises))
        self.tick = tick_worth(s, seat)
        self.before = self._worth(s, self.promises)

    def change(self, after: OldWorld, region: int) -> Change:
        scene = Scene(after, region)
        change = Change(region, scene.promise(self.seat, True))
        for other in self.envied:
            change.gains.append(other.envy * (other.before[region] - _plain(scene.promise(other.seat))))
        return change

    def gain(self, after: OldWorld, changes: list[Change], more: float) -> float:
        mine = self.promises[:]
        spoiled = 0.0
        for change in changes:
            mine[change.region] = change.promise
            for gain in change.gains:
                spoiled += gain
        return self._worth(after, mine) - self.before + spoiled + more

    def _worth(self, s: OldWorld, promises: list[Promise]) -> float:
        points, counters, none = 0.0, float(s.counters[self.seat]), 1.0
        for conquered, corrupted, chance in promises:
            points += conquered + corrupted
            counters += chance
            none *= 1.0 - chance
        if s.counters[self.seat]:
            none = 0.0
        return points + self.tick * expected_ticks(counters, none, self.rival)


class Envied:
    """Another player: how much of what each region promises him is a loss to oneself."""

    def __init__(self, seat: int, envy: float, promises: list[Promise]) -> None:
        self.seat = seat
        self.envy = envy
        self.before = [_plain(promise) for promise in promises]


class Glance(Prospect):
    """With an eye for nothing but one's own chances in the regions that change."""

    def __init__(self, s: OldWorld, seat: int, counter_worth: float) -> None:
        self.s = s
        self.seat = seat
        self.counter_worth = counter_worth
        self.before: dict[int, Promise] = {}
        """By region, of those that were looked at."""

    def change(self, after: OldWorld, region: int) -> Change:
        old = self.before.get(region)
        if old is None:
            old = self.before[region] = promise_of(self.s, region, self.seat)
        new = promise_of(after, region, self.seat)
        change = Change(region, new)
        change.gains.append(new[0] - old[0] + new[1] - old[1] + self.counter_worth * (new[2] - old[2]))
        return change

    def gain(self, after: OldWorld, changes: list[Change], more: float) -> float:
        total = more
        for change in changes:
            total += change.gains[0]
        return total


def _counters_of(s: OldWorld, other: int, promises: list[Promise]) -> float:
    counters = s.counters[other] + COUNTERS_OF_A_POINT * s.power[other]
    for _, _, chance in promises:
        counters += chance
    return counters


def _plain(promise: Promise) -> float:
    return promise[0] + promise[1] + COUNTER_WORTH * promise[2]


def expected_ticks(counters: float, none: float, rival: float) -> float:
    """One for any counter, another for who has more than anybody else (OW 13.8, 13.9)."""
    return (1.0 - none) * (1.0 + 1 / (1 + exp(-1.8 * (counters - rival - 0.3))))


def tick_worth(s: OldWorld, seat: int) -> float:
    """In points: what its instruction brings, and what it means for a victory by the dial."""
    power = s.sides[seat]
    left = LAST_TICK[power] - s.dials[seat]
    if left <= 1:
        return CERTAIN_VICTORY
    tick = s.dials[seat] + 1
    instruction = s.printed.dial_instruction[power][tick]
    number = s.printed.dial_number[power][tick]
    if instruction == SCORE_VP:
        brings = float(number)
    elif instruction == UPGRADE_CARD:
        brings = 3.0
    else:
        brings = 0.7 * number if instruction == DRAW_CHAOS_CARDS else 0.7
    return brings + PROGRESS / LAST_TICK[power] + HURRY / (left + 1)


def envy(s: OldWorld, other: int) -> float:
    """How much of another's loss is one's own gain: more, the nearer he is to a victory."""
    power = s.sides[other]
    near = max(s.points[other] / VICTORY_POINTS, s.dials[other] / LAST_TICK[power])
    return 0.15 + 0.5 * max(0.0, near - 0.3)


def prospects(s: OldWorld, scenes: list[Scene], seat: int) -> float:
    """Points so far and what the whole board promises."""
    points, counters, none = float(s.points[seat]), float(s.counters[seat]), 1.0
    for scene in scenes:
        conquered, corrupted, chance = scene.promise(seat)
        points += conquered + corrupted
        counters += chance
        none *= 1.0 - chance
    if s.counters[seat]:
        none = 0.0
    return points + tick_worth(s, seat) * expected_ticks(counters, none, 1.5)
