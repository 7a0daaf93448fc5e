"""Is a game fair to all its sides? One bot plays every seat, and we look at who wins, with which certainty.

python examples/balance.py oldworld --games 400 --bot greedy --plot balance.svg
"""

from __future__ import annotations

import argparse
import sys
from math import erfc, sqrt
from pathlib import Path

from warhost.arena.drawing import Estimate, estimates
from warhost.arena.tournament import Tournament, run
from warhost.core.errors import WarhostError
from warhost.games import load


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the sides of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", type=name_and_value)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("balance.svg"))
    asked = parser.parse_args()

    seats = asked.seats or load(asked.game).seat_counts[-1]
    tournament = Tournament(asked.game, seats, asked.games, asked.seed, (asked.bot,), dict(asked.option))
    result = run(tournament, jobs=asked.jobs)

    sides, fair = result["by_side"], result["fair_share"]
    for row in sides:
        print(
            f"{row['side']:12} wins {row['share']:6.1%} ({row['share_low']:.0%} to {row['share_high']:.0%}), "
            f"points {row['mean_points']:.1f}{verdict(row, fair)}"
        )
    print("endings: " + ", ".join(f"{row['ending']} {row['games']}" for row in result["endings"]))
    shares = [Estimate(row["side"], row["share"], row["share_low"], row["share_high"]) for row in sides]
    plot = estimates(f"{asked.game}: wins by side", shares, percent=True, reference=fair, alone=True)
    asked.plot.write_text(plot, encoding="utf-8")
    print(f"plot: {asked.plot}")


def name_and_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value


def verdict(row: dict[str, float], fair: float) -> str:
    """Says so where the difference from an even share is hardly chance (two-sided, normal approximation)."""
    games = row["games"]
    if not games or not 0 < fair < 1:
        return ""
    distance = abs(row["share"] - fair) / sqrt(fair * (1 - fair) / games)
    chance = erfc(distance / sqrt(2))
    if chance >= 0.05:
        return ""
    return f"  <- {'more' if row['share'] > fair else 'less'} than its share (p = {chance:.2g})"


if __name__ == "__main__":
    try:
        main()
    except WarhostError as error:
        sys.exit(str(error))
