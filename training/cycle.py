"""From nothing to a champion: greedy games, what they teach, search games by that, what those teach, and so on. Each step leaves
a file, and one whose file is there is not done again."""

from __future__ import annotations

import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.sequential import LOOKS
from training import selfplay
from training.compare import Contest, contest
from training.positions import read
from warhost.bots import Budget
from warhost.bots.learned import learning_from
from warhost.games import load

SHARD: Final = 50
SEARCH_SHARD: Final = 2
MOST_ITERATIONS: Final = 100_000
"""Where time is what ends a decision."""


class Wish(NamedTuple):
    game: str
    folder: Path
    jobs: int
    games: int = 100_000
    """Of greedy bots."""
    searched: int = 1_500
    """Games of each later generation,"""
    full: int = 160
    quick: int = 16
    """with so many iterations at every fourth decision, and at the others."""
    epochs: float = 2.0
    """How often each position is learnt from. Of few games two are too many: they are learnt by heart."""
    thinking: tuple[Budget, Budget] = (Budget(100, MOST_ITERATIONS), Budget(100, MOST_ITERATIONS))
    """Of the two that are compared."""
    pairs: int = LOOKS[-1]
    """Of games, when comparing, at most."""
    seconds: float = 0.0
    """For the games of a generation, and for a comparison, at most: what is begun is finished. 0: as long as it takes."""

    @property
    def home(self) -> Path:
        return self.folder / self.game

    def until(self) -> float:
        return time.time() + self.seconds if self.seconds else 0.0


def cycle(wish: Wish, generations: int) -> None:
    """All generations up to this one. Each is compared with the one before, the first with the search of now."""
    for generation in range(generations + 1):
        play(wish, generation)
        # PyTorch has threads, and processes that play are forked: it is loaded in a process of its own.
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
            alone.submit(learn, wish, generation).result()
        compare(wish, generation, generation - 1 if generation else None)


def play(wish: Wish, generation: int) -> None:
    """The games of a generation, as far as they are not there yet."""
    games, size = (wish.searched, SEARCH_SHARD) if generation else (wish.games, SHARD)
    weights = weights_of(wish, generation - 1) if generation else None
    full, quick = (wish.full, wish.quick) if generation else (0, 0)
    until = wish.until()
    plans = [
        selfplay.Plan(wish.game, shard, size, notes_of(wish, generation), weights, full, quick, until)
        for shard in range(-(-games // size))
    ]
    began, there = time.time(), 0
    for _ in selfplay.play(plans, wish.jobs):
        there += size
    print(f"{wish.game} {generation}: {there} games are there; {time.time() - began:.0f} s", flush=True)


def notes_of(wish: Wish, generation: int) -> Path:
    return wish.home / f"generation-{generation}"


def weights_of(wish: Wish, generation: int) -> Path:
    return wish.home / f"weights-{generation}.npz"


def learn(wish: Wish, generation: int) -> None:
    """From the greedy games; later from those of all searching generations so far, beginning at what was learnt before."""
    into = weights_of(wish, generation)
    if into.exists():
        print(f"{into} is there; delete it to learn anew")
        return
    from training import learning  # playing and comparing need no PyTorch

    game = load(wish.game)
    from_which = range(1, generation + 1) if generation else range(1)
    files = [file for each in from_which for file in sorted(notes_of(wish, each).glob("*.npz"))]
    before = weights_of(wish, generation - 1) if generation else None
    notes = read(files, learning_from(game))
    told = {"generation": generation}
    learning.learn(game, notes, into, epochs=wish.epochs, start_from=before, told=told)


def compare(wish: Wish, generation: int, against: int | None) -> dict[str, Any]:
    """This generation against another, or against the search of now."""
    upper = weights_of(wish, generation)
    lower = None if against is None else weights_of(wish, against)
    wanted = Contest(wish.game, upper, lower, wish.thinking)
    said, scores = contest(wanted, wish.home / "pairs", wish.jobs, wish.pairs, wish.until())
    told = {
        "generation": generation,
        "against": "the search of now" if against is None else f"generation {against}",
        "thinking": [budget._asdict() for budget in wish.thinking],
        "pairs_played": len(scores),
        **said._asdict(),
        "said": said.said,
    }
    text = json.dumps(told, indent=1)
    print(text, flush=True)
    (wish.home / f"compared-{wanted.name()}.json").write_text(text + "\n", encoding="utf-8")
    return told
