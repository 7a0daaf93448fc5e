"""A tournament: many games between bots in balanced seatings, played here or elsewhere, kept game by game, summed up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from warhost.arena.archive import Archive
from warhost.arena.executors import EXECUTORS
from warhost.arena.played import Played, Tournament
from warhost.arena.players import player
from warhost.arena.schedule import Seating, schedule, variants
from warhost.arena.summary import summary
from warhost.core.errors import WarhostError
from warhost.games import load

__all__ = ["Played", "Tournament", "planned", "run"]


def run(
    tournament: Tournament,
    *,
    jobs: int = 1,
    executor: str = "local",
    folder: Path | None = None,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play what is not yet played, and sum up. With a folder, each game is kept there as soon as it ends; `resume` goes
    on with what is kept. `progress` hears how many more games are there."""
    if executor not in EXECUTORS:
        known = ", ".join(EXECUTORS)
        raise WarhostError(
            "arena-no-such-executor",
            f"there is no executor {executor!r}; known: {known}",
            {"name": executor, "known": known},
        )
    seatings = planned(tournament)
    with Archive(folder, tournament, resume) as archive:
        done = archive.numbers()
        if progress is not None:
            progress(len(done))
        missing = [seating for seating in seatings if seating.number not in done]
        for results in EXECUTORS[executor](tournament, missing, jobs):
            archive.add(results)
            if progress is not None:
                progress(len(results))
        return summary(tournament, archive.games(tournament.games))


def planned(tournament: Tournament) -> list[Seating]:
    """The schedule, checked: game, seats, options and bots exist."""
    game = load(tournament.game)
    game.check_seats(tournament.seats)
    for name in tournament.bots:
        player(name, game, 0)
    tables = variants(game, tournament.seats, tournament.settings)
    return list(schedule(tournament.bots, tables, tournament.games, tournament.seed))
