"""What is asked about all provinces at once agrees with what is asked about one (BR 1.9, 1.10, 11.9)."""

from __future__ import annotations

import random
from typing import Any

from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.components import N_PROVINCES, VALHALLA
from warhost.games.bloodrage.rules.figures import (
    figures_at,
    host_of,
    host_sizes,
    is_present,
    number_at,
    present,
    strength,
    strengths,
)


def test_all_provinces_at_once_agree_with_each() -> None:
    lots = random.Random(5)
    s: Any = start(GAME, 4, {}, numbered_seed(5))
    while s.ending < 0:
        for clan in range(s.seats):
            assert strengths(s, clan) == [strength(s, clan, province) for province in range(N_PROVINCES)]
            assert host_sizes(s, clan) == [len(host_of(s, clan, province)) for province in range(N_PROVINCES)]
            there = [province for province in range(N_PROVINCES) if present(s, clan) >> province & 1]
            assert there == [province for province in range(N_PROVINCES) if is_present(s, clan, province)]
            assert number_at(s, clan, VALHALLA) == len(figures_at(s, clan, VALHALLA))
        seat = s.waiting[0]
        answer(s, seat, lots.choice(options(s, seat)))
