"""What an evaluation costs, and how many iterations a search makes with it and without."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from warhost.bots import Budget
from warhost.bots.insight import Insight
from warhost.bots.learned import LearnedInsight
from warhost.bots.network import read_network
from warhost.bots.search import SearchBot
from warhost.build_info import is_compiled
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by
from warhost.games import load

SECONDS: Final = 1.0
EVERY: Final = 5
ITERATIONS: Final = 100


def measured(name: str, weights: Path) -> dict[str, Any]:
    """Microseconds of processor time."""
    game = load(name)
    plain, learned = Insight(game), LearnedInsight(game, read_network(weights))
    states = _positions(game)
    told: dict[str, Any] = {"compiled": is_compiled(), "positions": len(states)}
    for kind, insight in (("advice", plain), ("learned", learned)):
        told[f"shares_{kind}_us"] = _microseconds(partial(_all_shares, insight, states), len(states))
        told[f"ranks_{kind}_us"] = _microseconds(partial(_all_ranks, insight, states), len(states))
        told[f"iteration_{kind}_us"] = _iteration(game, insight, states)
    return {key: round(value, 1) if isinstance(value, float) else value for key, value in told.items()}


def _all_shares(insight: Insight, states: list[State]) -> None:
    for s in states:
        insight.shares(s, s.waiting[0])


def _all_ranks(insight: Insight, states: list[State]) -> None:
    for s in states:
        insight.ranks(s, s.waiting[0], options(s, s.waiting[0]))


def _positions(game: Game) -> list[State]:
    """Calm ones with a choice, from all over a random game."""
    s = start(game, 4, {}, numbered_seed(7, 7))
    lots, found, met = random.Random(7), [], 0
    while s.question is not None:
        offered = options(s, s.waiting[0])
        if s.question.is_calm and len(offered) > 1:
            met += 1
            if met % EVERY == 0:
                found.append(s.copy())
        answer(s, s.waiting[0], lots.choice(offered))
    return found


def _microseconds(deed: Callable[[], object], each: int) -> float:
    deed()
    repeated, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        deed()
        repeated += 1
    return (time.process_time() - began) / (repeated * each) * 1e6


def _iteration(game: Game, insight: Insight, states: list[State]) -> float:
    bot = SearchBot(game, 1, Budget(iterations=ITERATIONS), 1, insight)
    done, began = 0, time.process_time()
    for s in states:
        if time.process_time() - began > 2 * SECONDS:
            break
        bot.opinions(seen_by(game, s, s.waiting[0]), s.waiting[0], options(s, s.waiting[0]))
        done += ITERATIONS
    return (time.process_time() - began) / done * 1e6
