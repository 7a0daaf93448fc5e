"""From nothing to a champion: greedy games, what they teach, search games by that, what those teach, and so on. Each step leaves
a file, and one whose file is there is not done again."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from training import selfplay
from training.compare import Contest, contest
from training.positions import read
from warhost.games import load

SHARD: Final = 50
SEARCH_SHARD: Final = 2


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
    seconds: float = 0.0
    """For the games of one generation at most; 0: as long as it takes."""


def notes_of(wish: Wish, generation: int) -> list[Path]:
    """Play the games of a generation, as far as they are not there yet."""
    folder = wish.folder / wish.game / f"generation-{generation}"
    games, size = (wish.searched, SEARCH_SHARD) if generation else (wish.games, SHARD)
    until = time.time() + wish.seconds if wish.seconds else 0.0
    weights = weights_of(wish, generation - 1) if generation else None
    full, quick = (wish.full, wish.quick) if generation else (0, 0)
    plans = [
        selfplay.Plan(wish.game, shard, size, folder, weights, full, quick, until)
        for shard in range(-(-games // size))
    ]
    began = time.time()
    files = list(selfplay.play(plans, wish.jobs))
    print(
        f"{wish.game}: generation {generation}: {len(files) * size} games in {time.time() - began:.0f} s",
        flush=True,
    )
    return files


def weights_of(wish: Wish, generation: int) -> Path:
    return wish.folder / wish.game / f"weights-{generation}.npz"


def learn(wish: Wish, generation: int, files: list[Path]) -> dict[str, Any]:
    """What is learnt of a generation begins at what was learnt before. `files` are those of the searching generations so far,
    or those of the first."""
    into = weights_of(wish, generation)
    report = into.with_suffix(".json")
    if not into.exists():
        from training import learning  # playing and comparing need no PyTorch

        notes = read(files)
        before = weights_of(wish, generation - 1) if generation else None
        found = learning.learn(
            load(wish.game), notes, into, start_from=before, told={"generation": generation}
        )
        report.write_text(json.dumps(found._asdict(), indent=1) + "\n", encoding="utf-8")
    told: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return told


def compared(
    wish: Wish, generation: int, against: int | None, milliseconds: int, most: int, until: float
) -> dict[str, Any]:
    """This generation against an earlier one, or against the search of now."""
    lower = None if against is None else weights_of(wish, against)
    wanted = Contest(wish.game, weights_of(wish, generation), lower, milliseconds)
    said, scores = contest(wanted, wish.folder / "compared", wish.jobs, most, until)
    told = {
        "game": wish.game,
        "upper": f"generation {generation}",
        "lower": "advice" if against is None else f"generation {against}",
        "milliseconds": milliseconds,
        "pairs": len(scores),
        "counted": said.pairs,
        "share": said.share,
        "low": said.low,
        "high": said.high,
        "said": said.said,
        "mean_of_all": sum(scores) / len(scores) if scores else None,
    }
    print(json.dumps(told), flush=True)
    return told
