"""Do the bots play the game that is in the box? Games among equals: who wins, how games end, what is used, what is built.

    python -m benchmarks.bands oldworld --bot greedy --games 400

The largest table of each game, of Karak with all modules and without any; seats and sides in rotation. A band is a range that a good player would expect a figure to
lie in; a figure outside of its band is a finding, about the bot or about the box. Every game that was played is kept in
.cache/bands as a line, apart for each bot and revision, so a run can be stopped and goes on where it was; games of bots that have
changed since are refused. Writes
benchmarks/results/bands.json, bands.md and one picture a game."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from statistics import fmean
from typing import Any, NamedTuple

from benchmarks.environments import ROOT
from benchmarks.kept import Kept
from benchmarks.watching import ENDS, NOTES, Watched, note_events
from warhost.arena.collector import spare_the_collector
from warhost.arena.drawing import Estimate, estimates
from warhost.arena.played import Tournament
from warhost.arena.players import player
from warhost.arena.schedule import Seating
from warhost.arena.simulate import Plan, bot_seed, play_out
from warhost.arena.summary import wilson
from warhost.arena.tournament import planned
from warhost.core.trace import Trace
from warhost.games import load
from warhost.games.karak.components import MODULES

RESULTS = ROOT / "benchmarks" / "results"
PLAYED = ROOT / ".cache" / "bands"
SEED = 17


MINUTES = "minutes, estimated"


class Table(NamedTuple):
    """A game as it is set up."""

    game: str
    title: str
    settings: dict[str, str]


TABLES = {
    "oldworld": Table("oldworld", "Chaos in the Old World", {}),
    "bloodrage": Table("bloodrage", "Blood Rage", {}),
    "karak": Table("karak", "Karak II, all modules", {}),
    "karak_base": Table("karak", "Karak II, base game", dict.fromkeys(MODULES.ids, "off")),
}
FAIR_SHARES = {"oldworld": (0.6, 1.5), "bloodrage": (0.6, 1.5), "karak": (0.8, 1.25)}
"""Of the wins, for each side."""
BUILT_IN_TIME = {"longest stall": (0.0, 6.0), "tiles at the first building": (0.0, 16.0)}
MOMENTS = {
    "oldworld": {"ending victory_dial": (1 / 3, 2 / 3)},
    "bloodrage": {"Rage wasted": (0.0, 1.0)},
    "karak": BUILT_IN_TIME,
    "karak_base": {**BUILT_IN_TIME, MINUTES: (45.0, 75.0)},
}
"""Of means over games."""
SEAT_SHARE = 0.8
"""No seat should win less than this part of its fair share."""
ONLY_WHERE_IT_HAPPENED = (
    "round of a city",
    "tiles when a city is founded",
    "tiles at the first building",
    "round of the last tile",
)
"""When something happened: in a game in which it did not, that is nothing, and not 0."""
MINUTES_A_TURN = 0.5
"""For Karak: what a turn takes a practised player at a table. An assumption, by which turns are told as time; nothing was timed."""

Line = dict[str, Any]


class Band(NamedTuple):
    """A figure with its 95 % interval, and where it should lie."""

    name: str
    value: float
    low: float
    high: float
    least: float
    most: float

    @property
    def verdict(self) -> str:
        """Outside only if chance does not explain it."""
        if self.least <= self.value <= self.most:
            return "within"
        return "outside" if self.high < self.least or self.low > self.most else "not clear"


def played(table: str, bot: str, games: int, jobs: int = 1) -> list[Line]:
    """The games so far, played on until there are enough; by how many processes makes no difference."""
    game, _, settings = TABLES[table]
    rules = load(game)
    seats = rules.seat_counts[-1]
    tournament = Tournament(game, seats, games, SEED, (bot,) * seats, settings)
    kept = Kept(PLAYED / f"{table}-{rules.revision}-{bot.replace(':', '-')}.jsonl", game, [seats, SEED])
    with Pool(jobs, initializer=spare_the_collector) as pool:
        for line in pool.imap(partial(_play, tournament), planned(tournament)[len(kept.lines) :]):
            kept.add(line)
    return kept.lines[:games]


def _play(tournament: Tournament, seating: Seating) -> Line:
    game = load(tournament.game)
    noted: Counter[str] = Counter()
    bots = [
        Watched(player(name, game, bot_seed(tournament.seed, seating.number, seat)), NOTES[game.name], noted)
        for seat, name in enumerate(seating.bots)
    ]
    plan = Plan(
        game.name,
        tournament.seats,
        tournament.games,
        tournament.seed,
        seating.bots,
        seating.variant.settings,
    )
    trace = Trace(len(game.components))
    s, decisions = play_out(game, plan, seating.number, list(bots), trace)
    ENDS[game.name](noted, s)
    note_events(noted, game.name, trace)
    return {
        "sides": game.seat_ids(s),
        "winners": [game.sides.ids[s.sides[seat]] for seat in s.winners],
        "ending": game.endings.ids[s.ending],
        "decisions": decisions,
        "noted": dict(noted),
        "used": [component for component, times in enumerate(trace.used) if times],
    }


# Summing up


def summary(table: str, bot: str, lines: list[Line]) -> dict[str, Any]:
    rules = load(TABLES[table].game)
    used = {component for line in lines for component in line["used"]}
    means = dict(_means(lines))
    return {
        "game": rules.name,
        "revision": rules.revision,
        "bot": bot,
        "seats": len(lines[0]["sides"]),
        "games": len(lines),
        "decisions": round(fmean(line["decisions"] for line in lines), 1),
        "bands": [band._asdict() | {"verdict": band.verdict} for band in bands(table, lines)],
        "means": {name: round(value, 3) for name, value in sorted(means.items())},
        "never_used": [name for at, name in enumerate(rules.components.ids) if at not in used],
    }


def _means(lines: list[Line]) -> Iterator[tuple[str, float]]:
    """Of everything noted; and how often games ended in which way."""
    for name in {name for line in lines for name in line["noted"]}:
        yield name, fmean(_values(lines, name))
    if any("turns" in line["noted"] for line in lines):
        yield MINUTES, fmean(_values(lines, "turns")) * MINUTES_A_TURN
    for ending, times in Counter(line["ending"] for line in lines).items():
        yield f"ending {ending}", times / len(lines)


def _values(lines: list[Line], name: str) -> list[float]:
    """By game. One that says nothing counts as 0, unless that would say something."""
    if name in ONLY_WHERE_IT_HAPPENED:
        return [line["noted"][name] for line in lines if name in line["noted"]]
    return [line["noted"].get(name, 0) for line in lines]


def bands(table: str, lines: list[Line]) -> list[Band]:
    found: list[Band] = []
    game = TABLES[table].game
    for side in load(game).sides.ids:
        own = [line for line in lines if side in line["sides"]]
        if own:
            wins = sum(1 / len(line["winners"]) for line in own if side in line["winners"])
            found.append(_in_fair_shares(side, wins, own, *FAIR_SHARES[game]))
    seats = len(lines[0]["sides"])
    for seat in range(seats):
        sitting = [(line["sides"][seat], line["winners"]) for line in lines]
        wins = sum(1 / len(winners) for side, winners in sitting if side in winners)
        found.append(_in_fair_shares(f"seat {seat + 1}", wins, lines, SEAT_SHARE, float(seats)))
    for name, (least, most) in MOMENTS[table].items():
        values = _moments(lines, name)
        if not values:
            continue
        mean = fmean(values)
        spread = 1.96 * (sum((value - mean) ** 2 for value in values) / len(values) ** 2) ** 0.5
        found.append(Band(name, mean, mean - spread, mean + spread, least, most))
    return found


def _in_fair_shares(name: str, wins: float, games: list[Line], least: float, most: float) -> Band:
    low, high = wilson(wins, len(games))
    seats = len(games[0]["sides"])
    return Band(name, wins / len(games) * seats, low * seats, high * seats, least, most)


def _moments(lines: list[Line], name: str) -> list[float]:
    kind, _, ending = name.partition(" ")
    if name == MINUTES:
        return [turns * MINUTES_A_TURN for turns in _values(lines, "turns")]
    return [float(line["ending"] == ending) for line in lines] if kind == "ending" else _values(lines, name)


# Telling


def page(results: dict[str, dict[str, Any]]) -> str:
    lines = [
        "# Bands",
        "",
        "Games among equals, seats and sides in rotation, 95 % intervals. Sides and seats: wins in fair shares. A figure is outside of its",
        "band only where chance does not explain it. Made by `python -m benchmarks.bands`.",
    ]
    for table, told in results.items():
        lines += [
            "",
            f"## {TABLES[table].title}",
            "",
            f"{told['games']} games of {told['seats']} `{told['bot']}`, rules of revision {told['revision']}.",
            f"{told['decisions']:.0f} decisions a game.",
            "",
            f"![Wins by side](bands_{table}.svg)",
            "",
            "| | figure | 95 % | band | |",
            "|--|--|--|--|--|",
        ]
        for band in told["bands"]:
            lines.append(
                f"| {band['name']} | {band['value']:.2f} | {band['low']:.2f} – {band['high']:.2f} "
                f"| {band['least']:.2f} – {band['most']:.2f} | {band['verdict']} |"
            )
        lines += ["", "Means over games:", "", "| | |", "|--|--|"]
        lines += [f"| {name} | {value:.2f} |" for name, value in told["means"].items()]
        if MINUTES in told["means"]:
            lines += [
                "",
                f"Minutes: turns times {MINUTES_A_TURN}, an assumption about practised players; nothing was timed.",
            ]
        unused = ", ".join(_never_used(told, results)) or "nothing"
        lines += ["", f"Never used, at no table of this game: {unused}."]
    return "\n".join(lines) + "\n"


def _never_used(told: dict[str, Any], results: dict[str, dict[str, Any]]) -> list[str]:
    """What is not in the box at one table may be used at another."""
    others = [set(other["never_used"]) for other in results.values() if other["game"] == told["game"]]
    return [name for name in told["never_used"] if all(name in unused for unused in others)]


def picture(table: str, told: dict[str, Any]) -> str:
    sides = load(told["game"]).sides.ids
    rows = [
        Estimate(band["name"].replace("_", " "), band["value"], band["low"], band["high"])
        for band in told["bands"]
        if band["name"] in sides
    ]
    title = f"{TABLES[table].title}: wins by side in fair shares, {told['games']} games of {told['bot']}"
    return estimates(title, rows, reference=1.0, alone=True) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help=f"{', '.join(TABLES)}; all, if none is named")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400, dest="count")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes play")
    wish = parser.parse_args()
    told_before = RESULTS / "bands.json"
    results: dict[str, dict[str, Any]] = json.loads(told_before.read_text()) if told_before.exists() else {}
    for table in wish.games or TABLES:
        results[table] = summary(table, wish.bot, played(table, wish.bot, wish.count, wish.jobs))
        (RESULTS / f"bands_{table}.svg").write_text(picture(table, results[table]), encoding="utf-8")
    results = {table: results[table] for table in TABLES if table in results}
    told_before.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "bands.md").write_text(page(results), encoding="utf-8")
    print(page({table: results[table] for table in wish.games or TABLES}))


if __name__ == "__main__":
    main()
