"""Do sampled hands listen to what others chose? In Blood Rage the cards that a viewer does not see are dealt anew for every
thought; here the true hands of games are looked up in many such deals.

    python -m benchmarks.samples --games 100 --bot greedy

For every hidden card that could be in a hand, its share of the deals is a forecast, and whether it is there scores it by the
logarithm. Told for several values of `sampling.LISTENING`, of which 0 deals blindly; less is better. Writes
benchmarks/results/samples.json and samples.md."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from math import log, sqrt
from statistics import fmean, stdev

from benchmarks.environments import ROOT
from warhost.bots import make_bot
from warhost.core.chance import numbered_seed, reseed
from warhost.core.engine import answer, options, start
from warhost.core.view import seen_by
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.components import CARDS
from warhost.games.bloodrage.rules.actions import TURN
from warhost.games.bloodrage.sampling import Dealer
from warhost.games.bloodrage.state import BloodRage

RESULTS = ROOT / "benchmarks" / "results"
SEATS = 4
DEALS = 60
SEED = 31
LISTENING = (0.0, 0.3, 0.5, 0.7)


def moments(number: int, bot: str) -> Iterator[BloodRage]:
    """The first turn of each Age: all have drafted, nobody has shown anything."""
    s = start(GAME, SEATS, {}, numbered_seed(SEED, number))
    assert isinstance(s, BloodRage)
    bots = [make_bot(bot, GAME, number * SEATS + seat) for seat in range(SEATS)]
    met = 0
    while s.question is not None:
        if s.question is TURN and s.age > met:
            met = s.age
            yield s
        seat = s.waiting[0]
        answer(s, seat, bots[seat].choose(seen_by(GAME, s, seat), seat, options(s, seat)))


def surprise(s: BloodRage, viewer: int, listening: float) -> float:
    """The mean over others and cards: minus the logarithm of the share that was given to what is true."""
    view = seen_by(GAME, s, viewer)
    assert isinstance(view, BloodRage)
    dealer = Dealer(view, viewer, listening)
    found: list[Counter[int]] = [Counter() for _ in range(s.seats)]
    for deal in range(DEALS):
        reseed(view, numbered_seed(SEED, deal))
        dealt = dealer.sample()
        for other in range(s.seats):
            found[other].update(set(dealt.hands[other]))
    scores: list[float] = []
    for other in range(s.seats):
        if other != viewer:
            for card in range(len(CARDS)):
                share = (found[other][card] + 0.5) / (DEALS + 1)
                if found[other][card] or card in s.hands[other]:
                    scores.append(-log(share if card in s.hands[other] else 1 - share))
    return fmean(scores)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    wish = parser.parse_args()
    scores: dict[float, list[float]] = {listening: [] for listening in LISTENING}
    for number in range(wish.games):
        for s in moments(number, wish.bot):
            for listening in LISTENING:
                scores[listening].append(surprise(s, (number + s.age) % s.seats, listening))
    blind = scores[0.0]
    rows = []
    for listening, told in scores.items():
        gains = [before - now for before, now in zip(blind, told, strict=True)]
        error = 1.96 * stdev(gains) / sqrt(len(gains))
        rows.append(
            {"listening": listening, "surprise": fmean(told), "gain": fmean(gains), "gain_within": error}
        )
    result = {
        "revision": GAME.revision,
        "bot": wish.bot,
        "games": wish.games,
        "positions": len(blind),
        "deals": DEALS,
        "rows": rows,
    }
    (RESULTS / "samples.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    lines = [
        "# Samples that listen",
        "",
        f"Blood Rage, revision {GAME.revision}, {len(blind)} positions of {wish.games} games of four `{wish.bot}`: the first turn of each Age, {DEALS} deals each.",
        "Surprise: minus the logarithm of the share that the deals gave to what was true of a card in a hand, on the average; 0 deals",
        "blindly. Made by `python -m benchmarks.samples`.",
        "",
        "| listening | surprise | less than blindly, 95 % |",
        "|--|--|--|",
    ]
    lines += [
        f"| {row['listening']} | {row['surprise']:.4f} | {row['gain']:.4f} ± {row['gain_within']:.4f} |"
        for row in rows
    ]
    (RESULTS / "samples.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
