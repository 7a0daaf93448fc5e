"""Does a search by what was learnt beat the search of now? Pairs of games with sides exchanged, until it is known
(`benchmarks/sequential.py`), at equal time a decision; or with so many iterations each, which plays alike on every machine,
however busy it is. Every pair that was played is kept, so it can be stopped and started again."""

from __future__ import annotations

import hashlib
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.kept import Kept
from benchmarks.sequential import EVEN, LOOKS, Verdict, pairs_to_the_next_look, verdict
from warhost.arena.collector import spare_the_collector
from warhost.arena.schedule import schedule, variants
from warhost.arena.simulate import Plan, bot_seed, play_out
from warhost.bots import Bot, Budget
from warhost.bots.insight import Insight
from warhost.bots.learned import LearnedInsight
from warhost.bots.network import read_network
from warhost.bots.search import SearchBot
from warhost.core.game import Game
from warhost.games import load

SEATS: Final = 4
SEED: Final = 29


class Contest(NamedTuple):
    """What is compared: two sets of weights, none for what the game's advice says."""

    game: str
    upper: Path | None
    lower: Path | None
    thinking: tuple[Budget, Budget]
    """Of the upper and the lower one, at each decision."""

    def name(self) -> str:
        limits = [budget.milliseconds or f"{budget.iterations}i" for budget in self.thinking]
        return f"{self.game}-{_mark(self.upper)}-{_mark(self.lower)}-{limits[0]}-{limits[1]}"


def contest(
    wanted: Contest, folder: Path, jobs: int, most: int = LOOKS[-1], until: float = 0.0
) -> tuple[Verdict, list[float]]:
    """Plays on until the test has ended, or so many pairs are there, or it is too late to begin another."""
    kept = Kept(folder / f"{wanted.name()}.jsonl", wanted.game, [SEATS, SEED])
    scores: list[float] = kept.lines
    with ProcessPoolExecutor(jobs, initializer=spare_the_collector) as pool:
        while not verdict(scores).is_final and len(scores) < most:
            wish = min(pairs_to_the_next_look(len(scores)), most - len(scores))
            numbers = range(len(scores), len(scores) + wish)
            # In the order of their numbers, so that what is kept has no gaps and no pair counts for being short.
            for score in pool.map(_pair, [wanted] * wish, numbers, [until] * wish):
                if score is None:
                    return verdict(scores), scores
                kept.add(score)
    return verdict(scores), scores


def _pair(wanted: Contest, number: int, until: float) -> float | None:
    """What part of two games the upper bot won; nothing if it is too late."""
    if until and time.time() > until:
        return None
    game = load(wanted.game)
    tables = variants(game, SEATS, {})
    (seating,) = list(schedule(("search",) * SEATS, tables, number + 1, SEED))[number:]
    insights = [_insight(game, weights) for weights in (wanted.upper, wanted.lower)]
    won = 0.0
    for first in (0, 1):
        # Of the two, who has which seat.
        seated = [first if (seat + number) % 2 else 1 - first for seat in range(SEATS)]
        bots: list[Bot] = [
            SearchBot(
                game,
                bot_seed(SEED, number, seat),
                wanted.thinking[which],
                1,
                insights[which],
            )
            for seat, which in enumerate(seated)
        ]
        plan = Plan(wanted.game, SEATS, 0, SEED, ("search",) * SEATS, seating.variant.settings)
        s, _ = play_out(game, plan, number, bots, None)
        upper = sum(seated[seat] == 0 for seat in s.winners)
        won += upper / len(s.winners) if s.winners else EVEN
    return won / 2


def _insight(game: Game, weights: Path | None) -> Insight:
    return Insight(game) if weights is None else LearnedInsight(game, read_network(weights))


def _mark(weights: Path | None) -> str:
    return "advice" if weights is None else hashlib.sha256(weights.read_bytes()).hexdigest()[:8]
