"""Who is likely to win: what lies on the table, in numbers for each power; what they weigh is in data/judgement.toml, for
each power by itself, since each wins in a way of its own."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.core.judgement import Judgement, stages_beside
from warhost.games.oldworld.components import (
    FIGURE_COUNT,
    LAST_TICK,
    N_CLASSES,
    N_POWERS,
    N_REGIONS,
    POWERS,
    RUIN,
    RUINED_REGIONS,
    UPGRADES_OF,
    VICTORY_POINTS,
)
from warhost.games.oldworld.promises import Promise, Scene
from warhost.games.oldworld.state import OldWorld

NAMES: Final = [
    "points",
    "conquest",
    "corruption",
    "counter_chance",
    "counters",
    "dial",
    "dial_squared",
    "last_tick",
    "cultists",
    "warriors",
    "greater",
    "power",
    "hand",
    "upgrades",
    "leads",
    "shares",
    "next_dial",
    "dial_in_reach",
    "points_in_reach",
    "always",
]
POINTS_OF_A_ROUND: Final = 12


def measure(s: OldWorld) -> list[list[float]]:
    scenes = [Scene(s, region) for region in range(N_REGIONS)]
    nearness = [0.0 if scene.is_ruined else min(1.0, scene.ruin() / RUIN) for scene in scenes]
    promises = [_summed_promise(scenes, seat) for seat in range(s.seats)]
    counters = [s.counters[seat] + promises[seat][2] for seat in range(s.seats)]
    return [_measured(s, seat, nearness, promises[seat], counters) for seat in range(s.seats)]


def _summed_promise(scenes: list[Scene], seat: int) -> Promise:
    conquered, corrupted, chances = 0.0, 0.0, 0.0
    for scene in scenes:
        points, corruption, chance = scene.promise(seat)
        conquered += points
        corrupted += corruption
        chances += chance
    return conquered, corrupted, chances


def _measured(
    s: OldWorld, seat: int, nearness: list[float], promised: Promise, counters: list[float]
) -> list[float]:
    power = s.sides[seat]
    last = LAST_TICK[power]
    turned = s.dials[seat] / last
    coming = s.dials[seat] + _ticks(counters, seat)
    leads, shares = _corrupted(s, power, nearness)
    first = power * N_CLASSES
    return [
        float(s.points[seat]),
        *promised,
        float(s.counters[seat]),
        turned,
        turned * turned,
        1.0 if last - s.dials[seat] == 1 else 0.0,
        *[float(FIGURE_COUNT[kind] - s.reserve[kind]) for kind in range(first, first + N_CLASSES)],
        float(s.power[seat]),
        float(len(s.hands[seat])),
        float(sum([s.upgrades[upgrade] for upgrade in UPGRADES_OF[power]])),
        leads,
        shares,
        (coming / last) ** 4,
        max(0.0, min(1.0, coming - last + 1)),
        max(0.0, (s.points[seat] + promised[0] - VICTORY_POINTS) / POINTS_OF_A_ROUND + 1),
        1.0,
    ]


def _ticks(counters: list[float], seat: int) -> float:
    """How far a dial will probably turn this round: one tick for any counter, another for who has most (OW 13.9)."""
    mine = counters[seat]
    most = max([others for other, others in enumerate(counters) if other != seat])
    return (1 - exp(-1.5 * mine)) * (1 + 1 / (1 + exp(-2.0 * (mine - most))))


def _corrupted(s: OldWorld, power: int, nearness: list[float]) -> tuple[float, float]:
    """How near to ruin the regions are in which this power has most corruption, and in which it has some."""
    leads, shares = 0.0, 0.0
    for region in range(N_REGIONS):
        own = s.corruption[region * N_POWERS + power]
        if own == 0:
            continue
        best = max([s.corruption[region * N_POWERS + other] for other in s.sides if other != power])
        if own > best:
            leads += nearness[region]
        elif own == best:
            leads += 0.5 * nearness[region]
        else:
            shares += nearness[region]
    return leads, shares


def progress(s: OldWorld) -> float:
    """0 at the start, 2 when somebody is about to win."""
    dial = max([turned / LAST_TICK[power] for turned, power in zip(s.dials, s.sides, strict=True)])
    ruined = len(s.ruined) / RUINED_REGIONS
    return 2 * min(1.0, max(dial, ruined, max(s.points) / VICTORY_POINTS))


JUDGEMENT: Final = Judgement(NAMES, measure, progress, stages_beside(__file__), POWERS)
