"""What a tournament says, as JSON: standings, who came before whom, seats, sides, endings, length. 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from math import sqrt
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
        "length": _length([played.decisions for played in games]),
    }


class Entry:
    """One seat of one game."""

    def __init__(self, played: Played, seat: int, place: int) -> None:
        self.seat = seat
        self.bot = played.bots[seat]
        self.side = played.sides[seat]
        self.points = played.points[seat]
        self.place = place
        self.won = 1 / len(played.winners) if seat in played.winners else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share; a shared win counts as a part of one."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, NORMAL_95
    middle = share + z * z / (2 * games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)


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
    wins = sum(entry.won for entry in entries)
    points = [entry.points for entry in entries]
    return {"games": len(entries), **_share(wins, len(entries)), "mean_points": _mean(points)}


def _share(wins: float, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {
        "wins": round(wins, ROUNDED),
        "share": round(wins / games, ROUNDED) if games else 0.0,
        "share_low": round(low, ROUNDED),
        "share_high": round(high, ROUNDED),
    }


def _standings(
    games: Sequence[Played], entries: Sequence[Entry], names: Sequence[str]
) -> list[dict[str, Any]]:
    """Best first. `games` counts seats: a bot at two seats of a game played it twice."""
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
    return sorted(rows, key=lambda row: -row.get("rating", 0.0))


def _pairs(games: Sequence[Played], names: Sequence[str]) -> list[dict[str, Any]]:
    """For each two bots, how often the first came before the second at the same table (a tie is half)."""
    ahead: Counter[tuple[str, str]] = Counter()
    meetings: Counter[tuple[str, str]] = Counter()
    for played in games:
        for (bot, place), (other, other_place) in combinations(
            zip(played.bots, played.places(), strict=True), 2
        ):
            if bot == other:
                continue
            meetings[bot, other] += 1
            meetings[other, bot] += 1
            ahead[bot, other] += 2 * (place < other_place) + (place == other_place)
            ahead[other, bot] += 2 * (other_place < place) + (place == other_place)
    return [
        {"bot": bot, "other": other, "meetings": meetings[bot, other]}
        | _share(ahead[bot, other] / 2, meetings[bot, other])
        for bot in names
        for other in names
        if meetings[bot, other]
    ]


def _endings(ids: Sequence[str], games: Sequence[Played]) -> list[dict[str, Any]]:
    times = Counter(played.ending for played in games)
    return [{"ending": ending, "games": times[ending]} for ending in ids]


def _length(decisions: Sequence[int]) -> dict[str, Any]:
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
        "median": ordered[len(ordered) // 2],
        "most": most,
        "first": least,
        "width": width,
        "bins": bins,
    }


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
