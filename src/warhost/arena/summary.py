"""What a tournament says, as JSON: standings, who came before whom, seats, sides, endings, length. Shares have 95 %
intervals; games are taken to be independent, seats of the same game are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from math import inf, sqrt
from statistics import fmean, median
from typing import Any, Final

from warhost.arena.played import Played, Tournament
from warhost.arena.ratings import NORMAL_95, ratings
from warhost.games import load

BINS: Final = 20
ROUNDED: Final = 4


def summary(tournament: Tournament, games: Sequence[Played]) -> dict[str, Any]:
    game = load(tournament.game)
    entries = [Entry(played, seat, place) for played in games for seat, place in enumerate(played.places())]
    sides = [side for side in game.sides.ids if any(entry.side == side for entry in entries)]
    names = list(dict.fromkeys(tournament.bots))
    seats = range(tournament.seats)
    return {
        "game": tournament.game,
        "revision": game.revision,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "bots": list(tournament.bots),
        "options": tournament.settings,
        "games": len(games),
        "decisions": sum(played.decisions for played in games),
        "seconds": round(sum(played.seconds for played in games), 3),
        "fair_share": _fair_share(games, tournament.seats),
        "standings": _standings(games, entries, names),
        "pairs": _pairs(games, names),
        "by_seat": _parted(entries, {"seat": seats}),
        "by_side": _parted(entries, {"side": sides}),
        "by_bot_and_seat": _parted(entries, {"bot": names, "seat": seats}),
        "by_bot_and_side": _parted(entries, {"bot": names, "side": sides}),
        "endings": _endings(game.endings.ids, games),
        "length": length_of([played.decisions for played in games]),
    }


class Entry:
    """One seat of one game."""

    def __init__(self, played: Played, seat: int, place: int) -> None:
        self.game = played.number
        self.seat = seat
        self.bot = played.bots[seat]
        self.side = played.sides[seat]
        self.points = played.points[seat]
        self.place = place
        self.won = 1 / len(played.winners) if seat in played.winners else 0.0


def wilson(wins: float, games: int, spread: float | None = None) -> tuple[float, float]:
    """The 95 % interval of a share of games; a shared win counts as a part of one. Where a game can tell more or less than
    a win or a loss, `spread` says how far games lie from their mean: the sum of the squares."""
    share, square = (wins / games if games else 0.0), NORMAL_95**2
    if spread is None:
        spread = games * share * (1 - share)
    middle, margin = wins + square / 2, NORMAL_95 * sqrt(spread + square / 4)
    return max(0.0, (middle - margin) / (games + square)), min(1.0, (middle + margin) / (games + square))


def _fair_share(games: Sequence[Played], seats: int) -> float:
    """What each seat would win if all were equal. Less than one part where some games are won by nobody."""
    won = sum(bool(played.winners) for played in games)
    return round(won / (len(games) * seats), ROUNDED) if games else 0.0


def _parted(entries: Sequence[Entry], by: dict[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """How often the entries won, apart by some of what they are."""
    groups: dict[tuple[Any, ...], list[Entry]] = {}
    for entry in entries:
        groups.setdefault(tuple(getattr(entry, name) for name in by), []).append(entry)
    return [
        dict(zip(by, values, strict=True)) | _shares(groups.get(values, []))
        for values in product(*by.values())
    ]


def _shares(entries: Sequence[Entry]) -> dict[str, Any]:
    """Of several seats in one game only one can win, so the interval is that of winning a game with any of them."""
    won: dict[int, float] = {}
    seats: Counter[int] = Counter()
    for entry in entries:
        won[entry.game] = won.get(entry.game, 0.0) + entry.won
        seats[entry.game] += 1
    wins = sum(won.values())
    share = wins / len(entries) if entries else 0.0
    spread = sum((won[game] - share * seats[game]) ** 2 + _by_lot(won[game]) for game in won)
    low, high = wilson(wins, len(won), spread)
    each = len(won) / len(entries) if entries else 1.0
    return {
        "games": len(entries),
        **_share(wins, share, low * each, high * each),
        "mean_points": _mean([entry.points for entry in entries]),
    }


def _share(wins: float, share: float, low: float, high: float) -> dict[str, float]:
    return {
        "wins": round(wins, ROUNDED),
        "share": round(share, ROUNDED),
        "share_low": round(low, ROUNDED),
        "share_high": round(high, ROUNDED),
    }


def _by_lot(part: float) -> float:
    """What a shared win adds to the spread: as if lots decided who of the equals has it."""
    return part * (1 - part)


def _standings(
    games: Sequence[Played], entries: Sequence[Entry], names: Sequence[str]
) -> list[dict[str, Any]]:
    """Best first, those who met nobody last. `games` counts seats: a bot at two seats of a game played it twice."""
    rated = ratings(games)
    rows: list[dict[str, Any]] = []
    for name in names:
        own = [entry for entry in entries if entry.bot == name]
        row = {"bot": name, **_shares(own), "mean_place": _mean([e.place for e in own])}
        if name in rated:
            low, high = rated[name].interval
            row["rating"] = round(rated[name].strength, 2)
            row["rating_low"], row["rating_high"] = round(low, 2), round(high, 2)
        rows.append(row)
    return sorted(rows, key=lambda row: -row.get("rating", -inf))


def _pairs(games: Sequence[Played], names: Sequence[str]) -> list[dict[str, Any]]:
    """For each two bots, how often the first came before the second at the same table (a tie is half). One result decides
    over all their seats, so each game counts once: with the mean over those seats."""
    told: dict[tuple[str, str], list[list[float]]] = {}
    for played in games:
        met: dict[tuple[str, str], list[float]] = {}
        for (bot, place), (other, other_place) in permutations(
            zip(played.bots, played.places(), strict=True), 2
        ):
            if bot != other:
                ahead = 0.5 if place == other_place else float(place < other_place)
                met.setdefault((bot, other), []).append(ahead)
        for pair, seats in met.items():
            told.setdefault(pair, []).append(seats)
    return [
        {"bot": bot, "other": other} | _ahead(told[bot, other])
        for bot, other in product(names, names)
        if (bot, other) in told
    ]


def _ahead(told: Sequence[Sequence[float]]) -> dict[str, Any]:
    means = [fmean(seats) for seats in told]
    share = fmean(means)
    spread = sum((mean - share) ** 2 for mean in means)
    spread += sum(sum(map(_by_lot, seats)) / len(seats) ** 2 for seats in told)
    wins = sum(means)
    return {"games": len(told), **_share(wins, share, *wilson(wins, len(told), spread))}


def _endings(ids: Sequence[str], games: Sequence[Played]) -> list[dict[str, Any]]:
    times = Counter(played.ending for played in games)
    return [{"ending": ending, "games": times[ending]} for ending in ids]


def length_of(decisions: Sequence[int]) -> dict[str, Any]:
    """Of games in decisions, with a histogram: the first bin begins at `first`, each is `width` wide."""
    if not decisions:
        return {"mean": 0.0, "least": 0, "median": 0, "most": 0, "first": 0, "width": 1, "bins": []}
    ordered = sorted(decisions)
    least, most = ordered[0], ordered[-1]
    width = (most - least) // BINS + 1
    bins = [0] * ((most - least) // width + 1)
    for length in ordered:
        bins[(length - least) // width] += 1
    return {
        "mean": _mean(ordered),
        "least": least,
        "median": median(ordered),
        "most": most,
        "first": least,
        "width": width,
        "bins": bins,
    }


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
