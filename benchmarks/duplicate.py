"""Does luck drop out? Players whose errors are known play a duplicate tournament and as many ordinary games; which ranking is
nearer to the truth?

    python -m benchmarks.duplicate                    all games; about an hour on one core with compiled rules
    python -m benchmarks.duplicate bloodrage --deals 20

Twelve players err at twelve known rates (`bots/lapses.py`): that order is the truth. *Against bots* everybody plays alone against
the same bots: in the duplicate the same deals from the same seats, in ordinary games deals of their own, from the same seats
equally often. *At tables* they meet each other, three tables a round: in the duplicate all tables of a round have the same deal,
and what everybody made of a seat is compared with what the others made of it. A ranking is scored by its rank correlation with the truth (Spearman's), over many
tournaments drawn from the games that were played. Every game is kept in .cache/duplicate, so it can be stopped and started again.
Writes benchmarks/results/duplicate.json, duplicate.md and a picture; games that were not asked for keep what stood there."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.environments import ROOT
from benchmarks.kept import Kept
from warhost.arena.drawing import Estimate, estimates
from warhost.arena.simulate import bot_seed
from warhost.bots.lapses import Lapses, LapsingBot
from warhost.bots.playing import play_to_the_end
from warhost.core.chance import numbered_seed
from warhost.core.engine import start
from warhost.games import OURS, load
from warhost.server.tournaments.duplicate import Line, differences, table_lines
from warhost.server.tournaments.points import places, table_points

RESULTS: Final = ROOT / "benchmarks" / "results"
PLAYED: Final = ROOT / ".cache" / "duplicate"
SEATS: Final = 4
PLAYERS: Final = 12
WORST: Final = 0.66
OPPONENTS: Final = Lapses(overlooks=0.2, misjudges=0.2, shows_off=0.1)
"""As the level `easy` errs."""
SHARED_SEED, OWN_SEED, TABLES_SEED, APART_SEED = 41, 43, 47, 53
LENGTHS: Final = (2, 4, 8, 16)
PICTURED: Final = 8
DRAWS: Final = 2_000


class Result(NamedTuple):
    """Of one player in one game: what all seats scored, who won, and where this one sat."""

    winners: list[int]
    points: list[int]
    seat: int

    @property
    def places(self) -> list[int]:
        return places(self.winners, self.points)

    @property
    def line(self) -> Line:
        return table_lines(self.places, self.points)[self.seat]


def lapses_of(player: int) -> Lapses:
    """Player 0 errs least."""
    rate = WORST * player / (PLAYERS - 1)
    return Lapses(overlooks=rate, misjudges=rate, shows_off=rate / 2)


# Playing


def play(game_name: str, seed: int, number: int, lapses: Sequence[Lapses]) -> tuple[list[int], list[int]]:
    """One game; who won it, and the points by seats."""
    game = load(game_name)
    if game.advice is None:
        raise SystemExit(f"{game_name} gives bots no advice")
    bots = [LapsingBot(game.advice, bot_seed(seed, number, seat), each) for seat, each in enumerate(lapses)]
    s = start(game, len(lapses), {}, numbered_seed(seed, number))
    play_to_the_end(game, s, bots)
    return list(s.winners), game.scores(s)


class Games:
    """Of one game, those that were played, by their names."""

    def __init__(self, game: str, folder: Path = PLAYED) -> None:
        given = [SEATS, PLAYERS, WORST, OPPONENTS, SHARED_SEED, OWN_SEED, TABLES_SEED, APART_SEED]
        self._game = game
        self._kept = Kept(folder / f"{game}.jsonl", game, given)
        self._games = {name: (winners, points) for name, winners, points in self._kept.lines}

    def game(
        self, name: str, seed: int, number: int, lapses: Sequence[Lapses]
    ) -> tuple[list[int], list[int]]:
        if name not in self._games:
            self._games[name] = winners, points = play(self._game, seed, number, lapses)
            self._kept.add([name, winners, points])
        return self._games[name]


def against_bots(games: Games, deals: int, *, shared: bool) -> list[list[Result]]:
    """By deal, then by player."""
    found = []
    for deal in range(deals):
        row = []
        for player in range(PLAYERS):
            seat = deal % SEATS
            lapses = [OPPONENTS] * SEATS
            lapses[seat] = lapses_of(player)
            seed, number = (SHARED_SEED, deal) if shared else (OWN_SEED, deal * PLAYERS + player)
            name = f"{'shared' if shared else 'own'} {deal} {player}"
            row.append(Result(*games.game(name, seed, number, lapses), seat))
        found.append(row)
    return found


def at_tables(games: Games, rounds: int, *, shared: bool) -> list[list[Result]]:
    """By round, then by player. Both ways with the same seating: only the deals differ."""
    found = []
    for number, seating in enumerate(seatings(rounds)):
        row: dict[int, Result] = {}
        for table, players in enumerate(seating):
            seed, deal = (TABLES_SEED, number) if shared else (APART_SEED, number * len(seating) + table)
            name = f"{'tables' if shared else 'apart'} {number} {table}"
            winners, points = games.game(name, seed, deal, [lapses_of(player) for player in players])
            row |= {player: Result(winners, points, seat) for seat, player in enumerate(players)}
        found.append([row[player] for player in range(PLAYERS)])
    return found


def seatings(rounds: int) -> Iterator[list[list[int]]]:
    """Who sits where: by lot, but over four rounds everybody has every seat once."""
    lots = random.Random(7)
    for number in range(rounds):
        if number % SEATS == 0:
            order = lots.sample(range(PLAYERS), PLAYERS)
            columns = [order[at : at + PLAYERS // SEATS] for at in range(0, PLAYERS, PLAYERS // SEATS)]
        turned = [lots.sample(column, len(column)) for column in columns]
        yield [
            [turned[(seat + number) % SEATS][table] for seat in range(SEATS)]
            for table in range(PLAYERS // SEATS)
        ]


# Ranking


WAYS: Final = {
    "duplicate": "same deals, by differences",
    "ordinary": "own deals, by places",
    "ordinary_by_margin": "own deals, by margins",
}
"""`ordinary` is how an ordinary tournament counts; the third says what of the gain is the finer measure alone."""


def scores(row: Sequence[Result], way: str) -> list[float]:
    """Of all players in one deal or round."""
    lines = [result.line for result in row]
    if way == "duplicate":
        return differences(lines)
    if way == "ordinary":
        return [table_points(result.places)[result.seat] for result in row]
    return [line.margin for line in lines]


def agreement(by_deal: Sequence[Sequence[float]], length: int, draws: int) -> tuple[float, float]:
    """The mean rank correlation with the truth of tournaments of so many deals, and its standard error."""
    lots, found = random.Random(11), []
    for _ in range(draws):
        chosen = lots.sample(range(len(by_deal)), length)
        totals = [sum(by_deal[deal][player] for deal in chosen) for player in range(PLAYERS)]
        found.append(correlation(totals))
    mean = sum(found) / draws
    # Tournaments drawn from the same games are not independent: as many are counted as there are games for.
    independent = max(1, len(by_deal) // length)
    spread = sqrt(sum((each - mean) ** 2 for each in found) / (draws - 1))
    return mean, spread / sqrt(independent)


def correlation(totals: Sequence[float]) -> float:
    """Of the ranking by these totals with the truth, in which player 0 is best."""
    ranks = [
        sum(other > total for other in totals) + (sum(other == total for other in totals) - 1) / 2
        for total in totals
    ]
    middle = (len(totals) - 1) / 2
    above = sum((rank - middle) * (player - middle) for player, rank in enumerate(ranks))
    own = sum((rank - middle) ** 2 for rank in ranks)
    true = sum((player - middle) ** 2 for player in range(len(totals)))
    return above / sqrt(own * true) if own else 0.0


def measured(game: str, deals: int) -> dict[str, Any]:
    games = Games(game)
    told: dict[str, Any] = {"deals": deals}
    for form, played in (("against_bots", against_bots), ("at_tables", at_tables)):
        for way in WAYS:
            rows = [scores(row, way) for row in played(games, deals, shared=way == "duplicate")]
            told[f"{form}_{way}"] = {
                str(length): [round(value, 3) for value in agreement(rows, length, DRAWS)]
                for length in LENGTHS
                if length <= deals // 2
            }
    return told


# Telling


def write(found: dict[str, Any], results: Path = RESULTS) -> None:
    (results / "duplicate.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    (results / "duplicate.md").write_text(as_text(found), "utf-8")
    rows = [
        Estimate(f"{game}: {WAYS[way]}", mean, max(0.0, mean - 2 * error), min(1.0, mean + 2 * error))
        for game, told in found.items()
        for way in WAYS
        for mean, error in [told[f"against_bots_{way}"][str(PICTURED)]]
    ]
    title = f"Agreement with true strength after {PICTURED} games each, alone against bots"
    (results / "duplicate.svg").write_text(estimates(title, rows, alone=True), "utf-8")


def as_text(found: dict[str, Any]) -> str:
    text = [
        "# Duplicate play against ordinary games",
        "",
        "Rank correlation with the true order of twelve players (mean of many tournaments ± standard error), by the number of",
        "games that each of them played. Made by `python -m benchmarks.duplicate`, which says how.",
        "",
        "| game | form | " + " | ".join(f"{length} games" for length in LENGTHS) + " |",
        "|--|--|" + "--|" * len(LENGTHS),
    ]
    for game, told in found.items():
        for form in ("against_bots", "at_tables"):
            for way, words in WAYS.items():
                cells = told[f"{form}_{way}"]
                means = [
                    "{:.3f} ± {:.3f}".format(*cells[str(length)]) if str(length) in cells else ""
                    for length in LENGTHS
                ]
                text.append(f"| {game} | {form.replace('_', ' ')}, {words} | {' | '.join(means)} |")
    return "\n".join(text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(OURS))
    parser.add_argument("--deals", type=int, default=64)
    given = parser.parse_args()
    found = {game: measured(game, given.deals) for game in given.games}
    print(as_text(found))
    file = RESULTS / "duplicate.json"
    before = json.loads(file.read_text("utf-8")) if file.exists() else {}
    write(before | found)


if __name__ == "__main__":
    main()
