"""How strong somebody is believed to be, and how a game changes that. Pure arithmetic; nothing here knows of people.

The model is the arena's (Plackett-Luce, `warhost.arena.ratings`): 400 points more come first ten times out of eleven, at tables
of any size. A game at a time, as Weng and Lin derive it ("A Bayesian Approximation Method for Online Ranking", 2011,
algorithm 4; openskill's Plackett-Luce): what is won is what was not expected, weighed by how uncertain it still was."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from warhost.arena.ratings import MEAN, POINTS

FIRST_DEVIATION: Final = 350.0
"""Of whoever has not played yet."""
CERTAIN: Final = 110.0
"""A rating is provisional while its deviation is greater."""
RESTLESS: Final = 5.0
"""What each game adds to the uncertainty: people change, and a rating must be able to follow."""
LEAST_SHARE: Final = 0.0001
"""Of its variance that a skill keeps, whatever one game says."""


class Skill(NamedTuple):
    strength: float = MEAN
    deviation: float = FIRST_DEVIATION

    @property
    def is_certain(self) -> bool:
        return self.deviation <= CERTAIN


def after_game(skills: Sequence[Skill], places: Sequence[int], fixed: Sequence[bool]) -> list[Skill]:
    """The skills of all seats after a game in which they took these places (1 is first, equals share one). Those that are
    `fixed`, bots', move nobody's but others'."""
    restless = [
        skill if is_fixed else Skill(skill.strength, sqrt(skill.deviation**2 + RESTLESS**2))
        for skill, is_fixed in zip(skills, fixed, strict=True)
    ]
    if len(set(places)) < 2 and len(skills) < 2:
        return list(skills)
    scale = sqrt(POINTS**2 + sum(skill.deviation**2 for skill in restless))
    top = max(skill.strength for skill in restless)
    weights = [exp((skill.strength - top) / scale) for skill in restless]
    # Of each place: all who were still in the running for it, together, and how many took it.
    running = [sum(w for w, p in zip(weights, places, strict=True) if p >= place) for place in places]
    sharing = [places.count(place) for place in places]
    changed: list[Skill] = []
    for seat, skill in enumerate(restless):
        if fixed[seat]:
            changed.append(skills[seat])
            continue
        pull, bend = 0.0, 0.0
        for other, place in enumerate(places):
            if place > places[seat]:
                continue
            share = weights[seat] / running[other]
            pull += ((1.0 if other == seat else 0.0) - share) / sharing[other]
            bend += share * (1.0 - share) / sharing[other]
        variance = skill.deviation**2
        # Weng and Lin's factor gamma is 1 here: with openskill's default, deviation / scale, none of 200 simulated people was
        # certain after 2,300 games among them, about 32 each.
        kept = max(1.0 - variance / scale**2 * bend, LEAST_SHARE)
        changed.append(
            Skill(skill.strength + variance / scale * pull, min(sqrt(variance * kept), FIRST_DEVIATION))
        )
    return changed
