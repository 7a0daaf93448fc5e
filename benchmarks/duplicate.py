"""Does luck drop out? Players whose errors are known play a duplicate tournament and as many ordinary games; which ranking is
nearer to the truth?

    python -m benchmarks.duplicate                    all games; on one core with compiled rules about ten minutes
    python -m benchmarks.duplicate bloodrage --deals 20
    python -m benchmarks.duplicate --jobs 16 --seconds 300    on a large machine, and no longer than that; then once more

Twelve players err at twelve known rates (`bots/lapses.py`): that order is the truth. *Against bots* everybody plays alone against
the same bots: in the duplicate the same deals from the same seats, in ordinary games deals of their own, from the same seats
equally often. *At tables* they meet each other, three tables a round: in the duplicate all tables of a round have the same deal,
and what everybody made of a seat is compared with what the others made of it. A ranking is scored by its rank correlation with the truth (Spearman's), over many
tournaments drawn from the games that were played. How much is taken off for what few others made of a seat (`NEUTRAL` in
`server/tournaments/duplicate.py`) is chosen on deals of its own, never on those by which the ranking is judged. Every game is kept in .cache/duplicate, so it can be stopped and started again.
Writes benchmarks/results/duplicate.json, duplicate.md and a picture; games that were not asked for keep what stood there."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from multiprocessing import Pool
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
from warhost.server.tournaments.duplicate import NEUTRAL, Line, differences, table_lines
from warhost.server.tournaments.points import places, table_points

RESULTS: Final = ROOT / "benchmarks" / "results"
PLAYED: Final = ROOT / ".cache" / "duplicate"
SEATS: Final = 4
PLAYERS: Final = 12
WORST: Final = 0.66
OPPONENTS: Final = Lapses(overlooks=0.2, misjudges=0.2, shows_off=0.1)
"""As the level `easy` errs."""
SEEDS: Final = {
    "shared": 41,
    "own": 43,
    "tables": 47,
    "apart": 53,
    "choosing shared": 59,
    "choosing tables": 61,
}
"""Of the deals of each kind; the last two serve to choose the constant."""
NEUTRALS: Final = (0, 1, 2, 3, 6, 12, 24, 48, 96)
"""What the constant might be."""
CHOSEN_AT: Final = (4, 8)
"""By tournaments of so many games, the mean of both forms and all games."""
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


class Deal(NamedTuple):
    """A game that is wanted: which deal of which kind, and how much each seat errs."""

    name: str
    kind: str
    number: int
    lapses: tuple[Lapses, ...]


Outcome = tuple[list[int], list[int]]
"""Who won it, and the points by seats."""


def play(game_name: str, deal: Deal) -> Outcome:
    game = load(game_name)
    if game.advice is None:
        raise SystemExit(f"{game_name} gives bots no advice")
    seed = SEEDS[deal.kind]
    bots = [
        LapsingBot(game.advice, bot_seed(seed, deal.number, seat), each)
        for seat, each in enumerate(deal.lapses)
    ]
    s = start(game, len(deal.lapses), {}, numbered_seed(seed, deal.number))
    play_to_the_end(game, s, bots)
    return list(s.winners), game.scores(s)


def _played(wish: tuple[str, Deal]) -> tuple[str, Outcome]:
    return wish[1].name, play(*wish)


class Games:
    """Of one game, those that were played, by their names."""

    def __init__(self, game: str, folder: Path = PLAYED) -> None:
        given = [SEATS, PLAYERS, WORST, OPPONENTS, SEEDS]
        self._game = game
        self._kept = Kept(folder / f"{game}.jsonl", game, given)
        self._outcomes: dict[str, Outcome] = {
            name: (winners, points) for name, winners, points in self._kept.lines
        }

    def play(self, deals: Iterable[Deal], jobs: int, until: float) -> bool:
        """Whichever has not been played yet; whether all were before time was up."""
        missing = [(self._game, deal) for deal in deals if deal.name not in self._outcomes]
        with Pool(jobs) as pool:
            for name, outcome in pool.imap_unordered(_played, missing):
                self._outcomes[name] = outcome
                self._kept.add([name, *outcome])
                if time.monotonic() > until:
                    break
        return all(deal.name in self._outcomes for _, deal in missing)

    def result(self, deal: Deal, seat: int) -> Result:
        return Result(*self._outcomes[deal.name], seat)


Row = list[tuple[Deal, int]]
"""By player: his game of a deal or round, and his seat in it."""


def against_bots(deals: int, *, kind: str) -> list[Row]:
    """By deal. In `own` games everybody has deals of his own, from the same seats equally often."""
    found = []
    for number in range(deals):
        seat, row = number % SEATS, []
        for player in range(PLAYERS):
            lapses = [OPPONENTS] * SEATS
            lapses[seat] = lapses_of(player)
            dealt = number * PLAYERS + player if kind == "own" else number
            row.append((Deal(f"{kind} {number} {player}", kind, dealt, tuple(lapses)), seat))
        found.append(row)
    return found


def at_tables(rounds: int, *, kind: str) -> list[Row]:
    """By round. `apart` is the same seating as `tables`: only the deals differ."""
    found = []
    for number, seating in enumerate(seatings(rounds)):
        row: dict[int, tuple[Deal, int]] = {}
        for table, players in enumerate(seating):
            dealt = number * len(seating) + table if kind == "apart" else number
            deal = Deal(f"{kind} {number} {table}", kind, dealt, tuple(map(lapses_of, players)))
            row |= {player: (deal, seat) for seat, player in enumerate(players)}
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


def scores(row: Sequence[Result], way: str, neutral: int = NEUTRAL) -> list[float]:
    """Of all players in one deal or round."""
    lines = [result.line for result in row]
    if way == "duplicate":
        return differences(lines, neutral)
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


FORMS: Final = {
    "against_bots": (against_bots, "shared", "own", "choosing shared"),
    "at_tables": (at_tables, "tables", "apart", "choosing tables"),
}
"""How they play; then the kinds of deals of the duplicate, of ordinary games, and those to choose the constant by."""


def wanted(deals: int) -> list[Deal]:
    return list(
        dict.fromkeys(
            deal
            for dealt, *kinds in FORMS.values()
            for kind in kinds
            for row in dealt(deals, kind=kind)
            for deal, _ in row
        )
    )


def measured(games: Games, deals: int) -> dict[str, Any]:
    told: dict[str, Any] = {"deals": deals}
    choosing: dict[int, list[float]] = {neutral: [] for neutral in NEUTRALS}
    for form, (dealt, shared, own, to_choose) in FORMS.items():
        for way in WAYS:
            played = _results(games, dealt(deals, kind=shared if way == "duplicate" else own))
            rows = [scores(row, way) for row in played]
            told[f"{form}_{way}"] = {
                str(length): [round(value, 3) for value in agreement(rows, length, DRAWS)]
                for length in LENGTHS
                if length <= deals // 2
            }
        played = _results(games, dealt(deals, kind=to_choose))
        for neutral, agreements in choosing.items():
            rows = [scores(row, "duplicate", neutral) for row in played]
            agreements += [agreement(rows, min(length, deals // 2), DRAWS)[0] for length in CHOSEN_AT]
    told["choosing"] = {str(neutral): round(sum(each) / len(each), 4) for neutral, each in choosing.items()}
    return told


def _results(games: Games, rows: Sequence[Row]) -> list[list[Result]]:
    return [[games.result(deal, seat) for deal, seat in row] for row in rows]


# Telling


def write(found: dict[str, Any], results: Path) -> None:
    results.mkdir(parents=True, exist_ok=True)
    (results / "duplicate.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    (results / "duplicate.md").write_text(as_text(found), "utf-8")
    rows = [
        Estimate(f"{game}: {WAYS[way]}", mean, max(0.0, mean - 2 * error), min(1.0, mean + 2 * error))
        for game, told in found.items()
        for way in WAYS
        for mean, error in [_pictured(told[f"against_bots_{way}"])]
    ]
    title = f"Agreement with true strength after {PICTURED} games each, alone against bots"
    (results / "duplicate.svg").write_text(estimates(title, rows, alone=True), "utf-8")


def _pictured(by_length: dict[str, list[float]]) -> list[float]:
    """After as many games as the picture tells of, or, where fewer were played, after most."""
    return by_length.get(str(PICTURED)) or list(by_length.values())[-1]


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
    deals = ", ".join(f"{game} {told['deals']}" for game, told in found.items())
    text += ["", f"Tournaments are drawn from so many deals or rounds of each kind: {deals}."]
    choosing = {game: told["choosing"] for game, told in found.items() if "choosing" in told}
    if not choosing:
        return "\n".join(text) + "\n"
    agreed = {
        neutral: sum(each[str(neutral)] for each in choosing.values()) / len(choosing) for neutral in NEUTRALS
    }
    text += [
        "",
        "How much is taken off for what few others made of a seat: the constant of the server, chosen on other deals than those above.",
        f"Mean agreement of both forms after {' and '.join(map(str, CHOSEN_AT))} games; the server has {NEUTRAL}.",
        "",
        "| constant | " + " | ".join(map(str, NEUTRALS)) + " |",
        "|--|" + "--:|" * len(NEUTRALS),
        *(f"| {game} | " + " | ".join(f"{value:.4f}" for value in each.values()) + " |" for game, each in choosing.items()),
        "| mean | " + " | ".join(f"{mean:.4f}" for mean in agreed.values()) + " |",
    ]  # fmt: skip
    return "\n".join(text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("played", nargs="*", default=list(OURS), metavar="game")
    parser.add_argument("--deals", type=int, default=128, help="of each kind")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop playing after so many")
    parser.add_argument("--keep", type=Path, default=PLAYED)
    parser.add_argument("--results", type=Path, default=RESULTS)
    wish = parser.parse_args()
    until = time.monotonic() + wish.seconds
    file = wish.results / "duplicate.json"
    found = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for game in wish.played:
        games = Games(game, wish.keep)
        if not games.play(wanted(wish.deals), wish.jobs, until):
            print(f"{game}: not all is played yet; the same command goes on")
            continue
        found[game] = measured(games, wish.deals)
        write(found, wish.results)
        print(game, found[game], flush=True)


if __name__ == "__main__":
    main()
