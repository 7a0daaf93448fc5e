"""A player's outlook on the round: what the regions promise together, how far the Threat dials will probably turn, what a tick
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
from warhost.games.oldworld.promises import Promise, Scene
from warhost.games.oldworld.state import OldWorld

COUNTER_WORTH: Final = 6.0
"""What a rival's sure counter is worth to who spoils it."""
COUNTERS_OF_A_POINT: Final = 0.25
"""What another will probably still make of each power point, in counters."""
PROGRESS: Final = 28.0
HURRY: Final = 20.0
"""What a tick is worth besides its instruction: its part of the whole dial, and more the fewer are left."""
CERTAIN_VICTORY: Final = 30.0


class Outlook:
    """Of one seat, on the table as it is; `gain` then says what a change in some regions would be worth, in points."""

    def __init__(self, s: OldWorld, seat: int) -> None:
        self.seat = seat
        scenes = [Scene(s, region) for region in range(N_REGIONS)]
        self.promises = [
            [scene.promise(other, other == seat) for scene in scenes] for other in range(s.seats)
        ]
        self.envy = [0.0 if other == seat else envy(s, other) for other in range(s.seats)]
        self.rival = max(
            [self._counters_of(s, other) for other in range(s.seats) if other != seat], default=0.0
        )
        """Counters that the most promising of the others will probably have."""
        self.tick = tick_worth(s, seat)
        self.before = self._worth(s, self.promises[seat])

    def gain(self, after: OldWorld, regions: list[int]) -> float:
        """What the table after a turn promises more, if only these regions have changed."""
        mine = self.promises[self.seat][:]
        spoiled = 0.0
        for region in regions:
            scene = Scene(after, region)
            mine[region] = scene.promise(self.seat, True)
            for other, envied in enumerate(self.envy):
                if envied:
                    spoiled += envied * (_plain(self.promises[other][region]) - _plain(scene.promise(other)))
        return self._worth(after, mine) - self.before + spoiled

    def _worth(self, s: OldWorld, promises: list[Promise]) -> float:
        points, counters, none = 0.0, float(s.counters[self.seat]), 1.0
        for conquered, corrupted, chance in promises:
            points += conquered + corrupted
            counters += chance
            none *= 1.0 - chance
        if s.counters[self.seat]:
            none = 0.0
        return points + self.tick * expected_ticks(counters, none, self.rival)

    def _counters_of(self, s: OldWorld, other: int) -> float:
        counters = s.counters[other] + COUNTERS_OF_A_POINT * s.power[other]
        for _, _, chance in self.promises[other]:
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
