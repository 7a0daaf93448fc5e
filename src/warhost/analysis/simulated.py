"""The simulated games whose statistics come with Warhost: `python -m warhost.analysis.simulated karak --games 2000 --jobs 16`.

Quick bots play with any number of players, each in any seat with any side, and with table options that change from game to game:
each has its usual value half of the time. What each game said is kept in a file, so that it goes on where it stopped; then all of it
is counted and packed."""

from __future__ import annotations

import argparse
import gzip
import json
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

from warhost.analysis.statistics import SIMULATED, Counted, counted_of, statistics
from warhost.arena.collector import spare_the_collector
from warhost.bots import make_bot
from warhost.core import record
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.setting import Setting
from warhost.core.view import seen_by
from warhost.games import OURS, load

LEVELS: Final = ("greedy", "easy")
"""Both quick. In one game all are of one level, so that nothing but seat, side, cards and luck makes a difference."""
SEED: Final = 1
USUAL: Final = 0.5
KEPT: Final = Path(".cache") / "statistics"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=OURS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="stop after a while, to go on another time"
    )
    parser.add_argument("--kept", type=Path, default=KEPT, help="the folder of what was played so far")
    parser.add_argument("--out", type=Path, default=SIMULATED, help="the folder of the packed statistics")
    wish = parser.parse_args()
    game = load(wish.game)
    wish.kept.mkdir(parents=True, exist_ok=True)
    # Games of other rules, or of other bots, are other games.
    kept = wish.kept / f"{game.name}-{game.revision}-{'-'.join(LEVELS)}-{SEED}.jsonl"
    known = gather(game, kept, wish.games, wish.jobs, time.monotonic() + wish.seconds)
    pack(statistics(game, list(known.values())), wish.out / f"{game.name}.json.gz")
    print(f"{game.name}: {len(known)} games counted", flush=True)


def gather(game: Game, kept: Path, wanted: int, jobs: int, until: float) -> dict[int, Counted]:
    """So many games by number: those that were kept, and those that are still missing, in the order of their numbers."""
    known = dict(_kept(kept))
    missing = list(islice((number for number in count() if number not in known), max(0, wanted - len(known))))
    with kept.open("a", encoding="utf-8") as out:
        for number, each in _played(game.name, missing, jobs, until):
            known[number] = each
            written = each._asdict() | {"cards": [sorted(had) for had in each.cards]}
            out.write(json.dumps([number, written], separators=(",", ":")) + "\n")
            out.flush()
    return {number: known[number] for number in sorted(known)}


def _kept(kept: Path) -> Iterator[tuple[int, Counted]]:
    for line in kept.read_text("utf-8").splitlines() if kept.exists() else []:
        number, each = json.loads(line)
        yield number, Counted(**each | {"cards": [set(had) for had in each["cards"]]})


def _played(game: str, numbers: Sequence[int], jobs: int, until: float) -> Iterator[tuple[int, Counted]]:
    """A few at a time: no more than the time allows."""
    with ProcessPoolExecutor(jobs, initializer=spare_the_collector) as pool:
        for first in range(0, len(numbers), 4 * jobs):
            if time.monotonic() > until:
                return
            some = numbers[first : first + 4 * jobs]
            yield from zip(some, pool.map(partial(simulated, game), some), strict=True)


def simulated(name: str, number: int) -> Counted:
    """One game, as far as statistics need it; equal numbers give equal games."""
    game = load(name)
    lots = random.Random(f"statistics {name} {SEED} {number}")
    seats = lots.choice([each for each in game.seat_counts if each > 1])
    match = Match(game, seats, options(game, seats, lots), numbered_seed(SEED, number))
    level = lots.choice(LEVELS)
    bots = [make_bot(level, game, lots.randrange(2**31)) for _ in range(seats)]
    while not match.over:
        seat = match.state.waiting[0]
        view = seen_by(game, match.state, seat)
        match.choose(seat, bots[seat].choose(view, seat, match.options(seat)))
    counted = counted_of(game, record.read(record.write(match)))
    assert counted is not None, "what has just been played to its end is a finished game of the present rules"
    return counted


def options(game: Game, seats: int, lots: random.Random) -> dict[str, str]:
    """Table options by lot, drawn again until this game takes them."""
    while True:
        drawn = {
            setting.name: _value(game, setting, seats, lots)
            for setting in game.settings.all
            if not setting.in_file
        }
        try:
            game.choose_sides(seats, game.table_settings(drawn))
        except BadSetting:
            continue
        return drawn


def _value(game: Game, setting: Setting, seats: int, lots: random.Random) -> str:
    """Where sides can be named freely, any of them in any seats: whom the usual order seats first would else look stronger."""
    if setting.names_sides and setting.read is not None:
        return "-".join(lots.sample(list(game.sides.ids), seats))
    if setting.names_sides:
        return lots.choice(setting.values)
    return setting.default if lots.random() < USUAL else lots.choice(setting.values)


def pack(told: dict[str, Any], out: Path) -> None:
    """Equal statistics give equal bytes."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(gzip.compress(json.dumps(told, separators=(",", ":")).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
