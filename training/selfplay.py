"""Games that bots play against themselves, and what is noted of them.

Without weights the bots are greedy ones that err now and then, which is quick: what is learnt of those games is who wins.
With weights they search by them. At one of four decisions they search fully: what they tried there, how often, and what they
then expect is noted too; the other decisions take a few iterations, so that games are many. Shards that lie there already are
not played again."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.fit_judgement import Erring
from training.positions import Choice, Position, noted, save
from warhost.arena.collector import spare_the_collector
from warhost.bots import Bot, Budget, shown_to
from warhost.bots.insight import Insight
from warhost.bots.learned import LearnedInsight, dense_numbers, judgement_of, layout_of, learning_from
from warhost.bots.network import read_network
from warhost.bots.search import SearchBot
from warhost.core.chance import numbered_seed
from warhost.core.domain import NONE
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.judgement import shares_of
from warhost.core.state import State
from warhost.games import load

NOTED: Final = 12
"""So many calm positions of a quick game are noted: more of one game say little more."""
FULL_EVERY: Final = 4
TRUST: Final = 0.5
"""How much what a search expects counts beside what came of the game."""
ADVENTURE: Final = 0.3
"""At so many of the full searches an option is drawn by how often it was tried; at the others it is the best."""
USUAL_SEATS: Final = 4


class Plan(NamedTuple):
    """A shard of games. With `full` 0 greedy bots play; otherwise a search of so many iterations, elsewhere of `quick`."""

    game: str
    shard: int
    games: int
    folder: Path
    weights: Path | None = None
    full: int = 0
    quick: int = 0
    until: float = 0.0
    """When it is too late to begin, as `time.time()` counts; 0: never."""

    @property
    def file(self) -> Path:
        return self.folder / f"{self.shard:05}.npz"


def play(plans: list[Plan], jobs: int) -> Iterator[Path]:
    """The shards, as they are there."""
    with ProcessPoolExecutor(jobs, initializer=spare_the_collector) as pool:
        for file in pool.map(play_shard, plans):
            if file is not None:
                yield file


def play_shard(plan: Plan) -> Path | None:
    if plan.file.exists():
        return plan.file
    if plan.until and time.time() > plan.until:
        return None
    game = load(plan.game)
    insight = Insight(game) if plan.weights is None else LearnedInsight(game, read_network(plan.weights))
    positions: list[tuple[int, Position]] = []
    choices: list[tuple[int, Choice]] = []
    for number in range(plan.shard * plan.games, (plan.shard + 1) * plan.games):
        notebook = _played(game, insight, plan, number)
        positions += [(number, each) for each in notebook.told()]
        choices += [(number, each) for each in notebook.choices]
    save(noted(positions, choices), learning_from(game), plan.file)
    return plan.file


class Notebook:
    """What is noted while a game is played; who won is known at its end only."""

    def __init__(self, game: Game, s: State) -> None:
        self._judgement = judgement_of(game)
        self._layout = layout_of(game)
        self._chairs = max(game.seat_counts)
        self._s = s
        self._open: list[tuple[Position, int, float | None]] = []
        self.choices: list[Choice] = []

    def note(self, viewer: int, expected: float | None = None, instead: int = NONE) -> None:
        """The position as it is now, as this seat sees it; what a search made of it expects for this seat. It may stand
        instead of one that was noted before."""
        s, lit = self._s, list[int]()
        rows = self._judgement.measure(s)
        shares = shares_of(self._judgement.strengths(s, rows))
        self._layout.collect(s, viewer, lit)
        dense = dense_numbers(self._judgement.progress(s), rows, shares, viewer, self._chairs)
        by_chair = [shares[(viewer + chair) % s.seats] for chair in range(s.seats)]
        fresh = (Position(lit, dense, s.seats, by_chair), viewer, expected)
        if instead == NONE:
            self._open.append(fresh)
        else:
            self._open[instead] = fresh

    def note_choice(self, seat: int, offered: list[int], ranks: list[float], visits: list[float]) -> None:
        lit: list[int] = []
        self._layout.collect(self._s, seat, lit)
        self.choices.append(Choice(lit, list(offered), ranks, visits))

    def told(self) -> list[Position]:
        """The positions, now that the game is over; where nobody has won there is nothing to learn."""
        winners = self._s.winners
        return [self._with_result(*each) for each in self._open] if winners else []

    def _with_result(self, position: Position, viewer: int, expected: float | None) -> Position:
        s, shares = self._s, position.won
        won = [
            1 / len(s.winners) if (viewer + chair) % s.seats in s.winners else 0.0 for chair in range(s.seats)
        ]
        if expected is not None:
            # The search says what this seat may hope for; how the others share the rest, the judgement does.
            rest = (1 - expected) / max(1e-6, sum(shares[1:]))
            hoped = [expected, *(rest * share for share in shares[1:])]
            won = [TRUST * hope + (1 - TRUST) * share for hope, share in zip(hoped, won, strict=True)]
        return position._replace(won=won + [0.0] * (self._chairs - s.seats))


def _played(game: Game, insight: Insight, plan: Plan, number: int) -> Notebook:
    lots = random.Random(f"{game.name} {plan.folder.name} {number}")
    seats = _seats(game, lots)
    s = start(game, seats, {}, numbered_seed(number, lots.randrange(1 << 30)))
    notebook = Notebook(game, s)
    if plan.full:
        _search_through(game, s, insight, plan, lots, notebook)
    else:
        _hurry_through(game, s, lots, notebook)
    return notebook


def _seats(game: Game, lots: random.Random) -> int:
    """Every second game is one for four; the others are for any number."""
    usual = USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts[-1]
    return usual if lots.random() < 0.5 else lots.choice(game.seat_counts)


def _hurry_through(game: Game, s: State, lots: random.Random, notebook: Notebook) -> None:
    bots: list[Bot] = [Erring(game, lots.randrange(1 << 30)) for _ in range(s.seats)]
    met = 0
    while s.question is not None:
        if s.question.is_calm:
            met += 1
            # In the end each calm position of the game stands there equally likely.
            place = met - 1 if met <= NOTED else lots.randrange(met)
            if place < NOTED:
                notebook.note(lots.randrange(s.seats), instead=NONE if met <= NOTED else place)
        seat = s.waiting[0]
        answer(s, seat, bots[seat].choose(shown_to(bots[seat], game, s, seat), seat, options(s, seat)))


def _search_through(
    game: Game, s: State, insight: Insight, plan: Plan, lots: random.Random, notebook: Notebook
) -> None:
    bots = [
        [
            SearchBot(game, lots.randrange(1 << 30), Budget(iterations=iterations), 1, insight)
            for iterations in (plan.quick, plan.full)
        ]
        for _ in range(s.seats)
    ]
    while s.question is not None:
        seat = s.waiting[0]
        offered = options(s, seat)
        option = offered[0]
        if len(offered) > 1:
            quick, full = bots[seat]
            view = shown_to(full, game, s, seat)
            if lots.randrange(FULL_EVERY):
                option = quick.choose(view, seat, offered)
            else:
                option = _searched(game, s, full, view, seat, offered, lots, notebook)
        answer(s, seat, option)


def _searched(
    game: Game,
    s: State,
    bot: SearchBot,
    view: State,
    seat: int,
    offered: list[int],
    lots: random.Random,
    notebook: Notebook,
) -> int:
    """Chosen by a full search, of which everything is noted."""
    assert game.advice is not None
    opinions = bot.opinions(view, seat, offered)
    tried = {opinion.option: opinion.share for opinion in opinions}
    ranks = game.advice.rank(view, seat, offered)
    notebook.note_choice(seat, offered, ranks, [tried[option] for option in offered])
    if s.question is not None and s.question.is_calm:
        notebook.note(seat, opinions[0].expected)
    if lots.random() < ADVENTURE:
        return lots.choices(list(tried), list(tried.values()))[0]
    return opinions[0].option
