"""How strong the levels are against each other: the fixed strengths by which the server rates people (`server/ratings/anchors.json`).
All levels that answer at once, and `normal`, meet at tables of four with seats and sides in rotation; strengths are the arena's
fit to all games together, moved so that `greedy` has 1500.

    python -m benchmarks.anchors [--games 300] [--with-normal 40] [GAME …]

Goes on where it stopped: the games lie in a folder that `--keep` names."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from benchmarks.kept import Kept
from warhost.arena.played import Played, Tournament, play
from warhost.arena.ratings import MEAN, ratings
from warhost.arena.tournament import planned
from warhost.games import OURS, load
from warhost.server.ratings.anchors import FILE

SEATS: Final = 4
SEED: Final = 20261118
QUICK: Final = ("beginner", "easy", "greedy", "greedy")
THINKING: Final = ("easy", "greedy", "normal", "normal")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--with-normal", type=int, default=0, help="so many further games with `normal`")
    parser.add_argument("--keep", type=Path, default=Path("build/anchors"))
    wish = parser.parse_args()
    wish.keep.mkdir(parents=True, exist_ok=True)
    for name in wish.games_named or OURS:
        met = _played(name, QUICK, wish.games, wish.keep)
        if wish.with_normal:
            met += _played(name, THINKING, wish.with_normal, wish.keep)
        _write(name, met)


def _played(name: str, bots: tuple[str, ...], games: int, keep: Path) -> list[Played]:
    """The games of this tournament; those that lie there already are not played again."""
    kept = Kept(keep / f"{name}-{'-'.join(bots)}.jsonl", name, [SEATS, SEED])
    tournament = Tournament(name, SEATS, games, SEED, bots, {})
    for seating in planned(tournament)[len(kept.lines) :]:
        kept.add(play(tournament, seating))
    return [Played(*line) for line in kept.lines[:games]]


def _write(name: str, met: list[Played]) -> None:
    told: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    rated = ratings(met)
    moved = MEAN - rated["greedy"].strength
    told["anchors"][name] = {level: round(found.strength + moved) for level, found in rated.items()}
    told.setdefault("measured", {})[name] = {
        "revision": load(name).revision,
        "games": len(met),
        "deviations": {level: round(found.deviation) for level, found in rated.items()},
    }
    FILE.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", "utf-8")
    print(name, told["anchors"][name], told["measured"][name])


if __name__ == "__main__":
    main()
