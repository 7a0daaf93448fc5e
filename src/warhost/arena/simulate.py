"""Plays games between bots as fast as it can and counts: who won, how it ended, what was used, how long it took."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from warhost.arena.collector import spare_the_collector
from warhost.arena.players import player
from warhost.bots import Bot, play_to_the_end, shown_to
from warhost.core.chance import numbered_seed
from warhost.core.engine import start
from warhost.core.errors import RulesError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import write
from warhost.core.state import State
from warhost.core.trace import Trace
from warhost.games import load

CHUNK = 20
"""Games that a worker plays before it reports, so that the progress bar moves."""


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    settings: dict[str, str]
    save: Path | None = None
    check: bool = False


class Tally(NamedTuple):
    """What came out of some games."""

    games: int
    finished: int
    decisions: int
    seconds: float
    wins: list[float]
    points: list[int]
    endings: Counter[str]
    used: Counter[str]
    sides: dict[str, float]


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play the plan, and sum it up as JSON. `progress` hears how many more games are done."""
    game = load(plan.game)
    game.check_seats(plan.seats)
    game.table_settings(plan.settings)
    for name in plan.bots:
        player(name, game, 0)
    if plan.save is not None:
        plan.save.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    tallies: list[Tally] = []
    for tally in _tallies(plan, jobs):
        tallies.append(tally)
        if progress is not None:
            progress(tally.games)
    return _summary(game, plan, tallies, time.perf_counter() - began)


def _tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs <= 1:
        yield from (play_some(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs, initializer=spare_the_collector) as pool:
        yield from pool.map(play_some, [plan] * len(chunks), chunks)


def play_some(plan: Plan, indexes: Sequence[int]) -> Tally:
    """Play the games with these indexes; equal plans and indexes give equal games on every machine."""
    game = load(plan.game)
    trace = Trace(len(game.components), telling=False)
    wins = [0.0] * plan.seats
    points = [0] * plan.seats
    endings: Counter[str] = Counter()
    sides = dict.fromkeys(game.sides.ids, 0.0)
    decisions = 0
    began = time.perf_counter()
    for index in indexes:
        bots = seated_bots(plan, game, index)
        if plan.save is None:
            s, taken = play_out(game, plan, index, bots, trace)
        else:
            s, taken = _play_recorded(game, plan, index, bots, trace)
        _check(game, s, index, taken)
        decisions += taken
        endings[game.endings.ids[s.ending]] += 1
        for seat in s.winners:
            part = 1 / len(s.winners)
            wins[seat] += part
            sides[game.sides.ids[s.sides[seat]]] += part
        points = [total + more for total, more in zip(points, game.scores(s), strict=True)]
    used = Counter({game.components.ids[i]: times for i, times in enumerate(trace.used) if times})
    seconds = time.perf_counter() - began
    return Tally(len(indexes), sum(endings.values()), decisions, seconds, wins, points, endings, used, sides)


def seated_bots(plan: Plan, game: Game, index: int) -> list[Bot]:
    """One bot at each seat; a shorter list of names is repeated around the table."""
    names = islice(cycle(plan.bots), plan.seats)
    return [player(name, game, bot_seed(plan.seed, index, seat)) for seat, name in enumerate(names)]


def bot_seed(seed: int, index: int, seat: int) -> int:
    """Of the bot at one seat of one game: nobody thinks with the same random numbers as somebody else."""
    return (seed * 1_000_003 + index) * 16 + seat


def play_out(game: Game, plan: Plan, index: int, bots: list[Bot], trace: Trace | None) -> tuple[State, int]:
    """One whole game without record or story: the fast way."""
    s = start(game, plan.seats, plan.settings, numbered_seed(plan.seed, index), trace)
    look = (lambda decisions: _check(game, s, index, decisions)) if plan.check else None
    return s, play_to_the_end(game, s, bots, look)


def _play_recorded(game: Game, plan: Plan, index: int, bots: list[Bot], trace: Trace) -> tuple[State, int]:
    match = Match(game, plan.seats, plan.settings, numbered_seed(plan.seed, index))
    while not match.over:
        seat = match.state.waiting[0]
        view = shown_to(bots[seat], game, match.state, seat)
        match.choose(seat, bots[seat].choose(view, seat, match.options(seat)))
        if plan.check:
            _check(game, match.state, index, len(match.decisions))
    for component, times in enumerate(match.trace.used):
        trace.used[component] += times
    assert plan.save is not None
    players = [f"bot:{level}" for level in islice(cycle(plan.bots), plan.seats)]
    name = f"{game.name}-{plan.seats}p-{plan.seed}-{index:05}.warhost"
    (plan.save / name).write_text(write(match, players), encoding="utf-8")
    return match.state, len(match.decisions)


def _check(game: Game, s: State, index: int, decisions: int) -> None:
    broken = game.broken(s)
    if broken:
        raise RulesError(f"game {index}, after decision {decisions}: {'; '.join(map(str, broken))}")


def _summary(game: Game, plan: Plan, tallies: list[Tally], seconds: float) -> dict[str, Any]:
    games = sum(tally.games for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    endings: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for tally in tallies:
        endings += tally.endings
        used += tally.used
    return {
        "game": game.name,
        "revision": game.revision,
        "seats": plan.seats,
        "bots": list(islice(cycle(plan.bots), plan.seats)),
        "seed": plan.seed,
        "options": game.table_settings(plan.settings),
        "games": games,
        "finished": sum(tally.finished for tally in tallies),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "wins": [round(sum(tally.wins[seat] for tally in tallies), 3) for seat in range(plan.seats)],
        "mean_scores": [
            round(sum(tally.points[seat] for tally in tallies) / games, 2) if games else 0.0
            for seat in range(plan.seats)
        ],
        "wins_by_side": {
            side: round(sum(tally.sides[side] for tally in tallies), 3) for side in game.sides.ids
        },
        "endings": {ending: endings[ending] for ending in game.endings.ids},
        "component_use": {component: used[component] for component in game.components.ids},
    }
