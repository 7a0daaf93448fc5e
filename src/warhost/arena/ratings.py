"""How strong the bots are, from who came before whom: the strengths under which the results of all games together were most
likely (Plackett-Luce, for tables of any size). In which order games were played makes no difference.

A place is won like a lot from an urn in which each bot still in the running has `exp(strength)` of them; who shares a place
has drawn from the same urn. A weak prior keeps the strength of a bot finite that has never lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from warhost.arena.played import Played

NORMAL_95: Final = 1.959964
MEAN: Final = 1500.0
"""Of all who are rated together."""
POINTS: Final = 400 / log(10)
"""In one unit of strength, so that 400 points more come first ten times out of eleven, as chess players count."""
PRIOR: Final = 4.0
"""The standard deviation of strengths before any game: nearly 700 points."""
STEPS: Final = 60
SETTLED: Final = 1e-9

Outcome = tuple[tuple[int, int], ...]
"""Of one game: place and bot of each seat, in the order of places."""
Urn = tuple[list[int], list[int]]
"""Who took a place, and who was still in the running for it."""
Drawn = tuple[list[Urn], int]
"""The urns of an outcome, and how often there was that outcome."""
Matrix = list[list[float]]


class Rating(NamedTuple):
    """A strength in points and its standard error, both against the mean of all who are rated."""

    strength: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        margin = NORMAL_95 * self.deviation
        return self.strength - margin, self.strength + margin


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Of all bots that have met another."""
    met = [played for played in games if len(set(played.bots)) > 1]
    names = sorted({name for played in met for name in played.bots})
    if not names:
        return {}
    at = {name: place for place, name in enumerate(names)}
    times: Counter[Outcome] = Counter(
        tuple(sorted((place, at[name]) for place, name in zip(played.places(), played.bots, strict=True)))
        for played in met
    )
    outcomes = [(_urns(outcome), number) for outcome, number in sorted(times.items())]
    strengths = _fitted(outcomes, len(names))
    errors = _errors(outcomes, strengths)
    mean = sum(strengths) / len(strengths)
    return {
        name: Rating(MEAN + POINTS * (strengths[bot] - mean), POINTS * errors[bot])
        for name, bot in at.items()
    }


def _fitted(outcomes: Sequence[Drawn], bots: int) -> list[float]:
    """By Newton's method, with shorter steps where a whole one would go too far."""
    strengths = [0.0] * bots
    likely = _likelihood(outcomes, strengths)
    for _ in range(STEPS):
        slope, curve = _slope_and_curve(outcomes, strengths)
        step = _times(_inverse(curve), slope)
        length = 1.0
        while True:
            moved = [old + length * more for old, more in zip(strengths, step, strict=True)]
            then = _likelihood(outcomes, moved)
            if then >= likely or length < SETTLED:
                break
            length /= 2
        strengths, likely = moved, then
        if max(map(abs, step)) < SETTLED:
            break
    return strengths


def _urns(outcome: Outcome) -> list[Urn]:
    """One for each place; nothing is drawn from the urn of who is left alone."""
    urns: list[Urn] = []
    at = 0
    while at < len(outcome):
        place = outcome[at][0]
        takers = [bot for each, bot in outcome if each == place]
        running = [bot for _, bot in outcome[at:]]
        if len(running) > 1:
            urns.append((takers, running))
        at += len(takers)
    return urns


def _likelihood(outcomes: Sequence[Drawn], strengths: Sequence[float]) -> float:
    """The logarithm, the prior's included."""
    total = -sum(strength * strength for strength in strengths) / (2 * PRIOR**2)
    for urns, times in outcomes:
        for takers, running in urns:
            whole = log(sum(exp(strengths[bot]) for bot in running))
            total += times * sum(strengths[bot] - whole for bot in takers)
    return total


def _slope_and_curve(outcomes: Sequence[Drawn], strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """How the likelihood rises with each strength, and how it bends."""
    bots = len(strengths)
    slope = [-strength / PRIOR**2 for strength in strengths]
    curve = [[1 / PRIOR**2 if one == other else 0.0 for other in range(bots)] for one in range(bots)]
    for urns, times in outcomes:
        for takers, running in urns:
            shares = _shares(running, strengths)
            lots = times * len(takers)
            for bot in takers:
                slope[bot] += times
            for bot, share in shares.items():
                slope[bot] -= lots * share
                curve[bot][bot] += lots * share
                for other, theirs in shares.items():
                    curve[bot][other] -= lots * share * theirs
    return slope, curve


def _shares(running: Sequence[int], strengths: Sequence[float]) -> dict[int, float]:
    """Of each bot in an urn; at several seats it has several."""
    weights: dict[int, float] = {}
    for bot in running:
        weights[bot] = weights.get(bot, 0.0) + exp(strengths[bot])
    whole = sum(weights.values())
    return {bot: weight / whole for bot, weight in weights.items()}


def _errors(outcomes: Sequence[Drawn], strengths: Sequence[float]) -> list[float]:
    """Standard errors against the mean. The model's own, or those by how much games really differed (the seats of one game
    are one observation), whichever is greater."""
    bots = len(strengths)
    _, curve = _slope_and_curve(outcomes, strengths)
    inverse = _inverse(curve)
    spread = [[0.0] * bots for _ in range(bots)]
    for urns, times in outcomes:
        pulls = _pulls(urns, strengths)
        for one, other in ((one, other) for one in range(bots) for other in range(bots)):
            spread[one][other] += times * pulls[one] * pulls[other]
    errors: list[float] = []
    for bot in range(bots):
        against_mean = [(1.0 if other == bot else 0.0) - 1 / bots for other in range(bots)]
        moved = _times(inverse, against_mean)
        model = sum(a * b for a, b in zip(against_mean, moved, strict=True))
        seen = sum(a * b for a, b in zip(moved, _times(spread, moved), strict=True))
        errors.append(sqrt(max(model, seen)))
    return errors


def _pulls(urns: Sequence[Urn], strengths: Sequence[float]) -> list[float]:
    """By how much one game would raise each strength."""
    pulls = [0.0] * len(strengths)
    for takers, running in urns:
        for bot in takers:
            pulls[bot] += 1
        for bot, share in _shares(running, strengths).items():
            pulls[bot] -= len(takers) * share
    return pulls


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; of a matrix that bends the same way in all directions, so no row need be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * taken for value, taken in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]
