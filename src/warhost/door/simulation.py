"""Many games between bots, as fast as the machine allows: without story, undo or record unless they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from warhost import games as registry
from warhost.arena.simulate import Plan
from warhost.arena.simulate import simulate as play_games
from warhost.door.opening import texts


class Simulation:
    """What came out of many games; printed, it is a small table."""

    def __init__(self, summary: dict[str, Any]) -> None:
        self.summary = summary
        """All of it, as `warhost sim --json` writes it: endings, wins by side, how often each component was used."""
        self.game: str = summary["game"]
        self.games: int = summary["games"]
        self.bots: list[str] = summary["bots"]
        """In seat order, as everything that follows."""
        self.wins: list[float] = summary["wins"]
        """A shared victory counts as a part for each."""
        self.mean_scores: list[float] = summary["mean_scores"]

    @property
    def shares(self) -> dict[str, float]:
        """Which part of all games each kind of bot has won."""
        shares = dict.fromkeys(self.bots, 0.0)
        for bot, wins in zip(self.bots, self.wins, strict=True):
            shares[bot] += wins / self.games
        return shares

    def __str__(self) -> str:
        rows = [
            f"{seat:4}  {bot:12} {wins / self.games:6.1%} {score:8.1f}"
            for seat, (bot, wins, score) in enumerate(
                zip(self.bots, self.wins, self.mean_scores, strict=True), 1
            )
        ]
        return "\n".join(
            [f"{self.games} games of {self.game}", f"seat  {'bot':12} {'wins':>6} {'points':>8}", *rows]
        )

    def __repr__(self) -> str:
        shares = ", ".join(f"{bot} {share:.0%}" for bot, share in self.shares.items())
        return f"<{self.games} games of {self.game}: {shares}>"


def simulate(
    game: str,
    *,
    games: int = 100,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    save: str | PathLike[str] | None = None,
    **settings: str | int | bool,
) -> Simulation:
    """Play so many games between bots, who sit around the table in this order, repeated until all seats are taken. The same
    seed gives the same games. `jobs` processes share the work; `save` names a folder for the records; the settings are those
    of `warhost.new`.

    >>> import warhost
    >>> result = warhost.simulate("bloodrage", games=4, bots=["greedy", "random"], seats=2, seed=1)
    >>> result.games, result.bots
    (4, ['greedy', 'random'])
    """
    wanted = seats or registry.load(game).seat_counts[-1]
    folder = None if save is None else Path(save)
    return Simulation(play_games(Plan(game, wanted, games, seed, tuple(bots), texts(settings), folder), jobs))
