"""What the proofs say, as a page, a file and a picture."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import pi, sqrt
from statistics import fmean, median, stdev
from typing import Any, Final

from benchmarks.analysis.games import EQUAL, UNEQUAL
from benchmarks.analysis.proofs import BINS, LOOKS, PARTS, SAMPLED
from benchmarks.environments import ROOT
from warhost.arena.summary import wilson

RESULTS: Final = ROOT / "benchmarks" / "results"
FEW: Final = 50
"""Points of the plot with less behind them are left out."""
NORMAL_MEAN_OFF: Final = sqrt(2 / pi)
"""How far from its mean something normal lies on the average, in standard deviations."""
SUMMED: Final = PARTS[: PARTS.index("luck")]
"""The parts of a result; luck sums up some of them once more."""
COLOURS: Final = {"oldworld": "#8c2f24", "bloodrage": "#2f5d8c", "karak": "#5d7a2a"}

Kept = Mapping[str, Mapping[str, Mapping[int, Any]]]


def write_report(kept: Kept, made_with: Mapping[str, tuple[int, str]]) -> None:
    """`made_with`: for each game the revision of its rules, and the mark of rules, bots and analysis."""
    told = {
        "made_with": {game: {"revision": by[0], "mark": by[1]} for game, by in made_with.items()},
        "calibration": {game: calibration(given) for game, given in kept["calibration"].items() if given},
        "blunders": {game: blunders(given) for game, given in kept["blunder"].items() if given},
        "luck": {game: luck(given) for game, given in kept["luck"].items() if given},
        "unequal": {game: unequal(given) for game, given in kept["unequal"].items() if given},
        "times": {
            f"{game} {rules}": times(kept[kind][game])
            for kind, rules in (("timed", "compiled"), ("interpreted", "interpreted"))
            for game in kept[kind]
            if kept[kind][game]
        },
    }
    (RESULTS / "analysis.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "analysis.md").write_text("\n".join(page(told)) + "\n", encoding="utf-8")
    if told["calibration"]:
        (RESULTS / "analysis.svg").write_text(plot(told["calibration"]), encoding="utf-8")
    print("\n".join(page(told)))


def calibration(given: Mapping[int, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"games": len(given)}
    for kind in ("state", "seat"):
        bins = [
            [sum(each[kind][at][part] for each in given.values()) for part in range(3)] for at in range(BINS)
        ]
        count = sum(each[0] for each in bins)
        off = sum(abs(each[1] - each[2]) for each in bins) / count
        spreads = [
            sqrt(sum((each[kind][at][1] - each[kind][at][2]) ** 2 for each in given.values()))
            for at in range(BINS)
        ]
        chance = sum(NORMAL_MEAN_OFF * spread for spread in spreads) / count
        points = [
            {"count": each[0], "said": round(each[1] / each[0], 4), "came": round(each[2] / each[0], 4)}
            for each in bins
            if each[0]
        ]
        told[kind] = {"shares": count, "off": round(off, 4), "by_chance": round(chance, 4), "points": points}
    return told


def blunders(given: Mapping[int, Any]) -> dict[str, Any]:
    planted = [each for each in given.values() if each is not None]
    return {
        "games": len(given),
        "planted": len(planted),
        "found": sum(each["found"] for each in planted),
        "called_blunder": sum(each["grade"] == "blunder" for each in planted),
        "planted_loss": round(fmean(each["planted"] for each in planted), 3),
        "told_loss": round(fmean(each["loss"] for each in planted) / 1e6, 3),
    }


def luck(given: Mapping[int, Any]) -> dict[str, Any]:
    """Over all games: by sides, the mean of luck and of its parts, with 95 %."""
    sides: dict[str, list[Sequence[int]]] = {}
    for each in given.values():
        for side, parts in each.items():
            sides.setdefault(side, []).append(parts)
    return {"games": len(given), "sides": {side: means(rows) for side, rows in sorted(sides.items())}}


def unequal(given: Mapping[int, Any]) -> dict[str, Any]:
    """The same by how well the seats play, with what their own decisions cost."""
    levels: dict[str, list[Sequence[int]]] = {}
    for each in given.values():
        for told in each.values():
            levels.setdefault(told["level"], []).append(told["parts"])
    return {"games": len(given), "levels": {level: means(rows) for level, rows in sorted(levels.items())}}


SHOWN: Final = ("luck", "deal", "hidden", "chance", "judgement", "own", "result")


def means(rows: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Of some parts, over all games, with 95 %; the fair share is taken from the result."""
    told = [dict(zip(PARTS, row, strict=True)) for row in rows]
    for each in told:
        if sum(each[part] for part in SUMMED) != each["result"]:
            raise ValueError(f"the parts do not add up to the result: {each}")
        each["result"] -= each["fair"]
    return {"count": len(rows)} | {part: interval([each[part] / 1e6 for each in told]) for part in SHOWN}


def span(each: Mapping[str, Any]) -> str:
    low, high = wilson(each["found"], each["planted"])
    return f"{low:.0%}–{high:.0%}"


def times(given: Mapping[int, Any]) -> dict[str, Any]:
    whole = [each for each in given.values() if each is not None]
    seconds = sorted(each["seconds"] for each in whole)
    return {
        "games": len(whole),
        "median_s": median(seconds),
        "longest_s": seconds[-1],
        "decisions": round(fmean(each["decisions"] for each in whole)),
        "most_decisions": max(each["decisions"] for each in whole),
        "same": sum(each["same"] for each in whole),
        "named": sum(each["place"] > 0 for each in whole),
        "worst_of_its_player": sum(each["place"] == 1 for each in whole),
    }


def interval(values: Sequence[float]) -> list[float]:
    within = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
    return [round(fmean(values), 4), round(within, 4)]


def page(told: Mapping[str, Any]) -> list[str]:
    lines = [
        "# The analysis, measured",
        "",
        f"Made by `python -m benchmarks.analysis`; games are played by `{EQUAL[0]}` bots where nothing else is said.",
        "With these rules, bots and judgements; others want other proofs: "
        + "; ".join(
            f"{game} revision {by['revision']}, `{by['mark']}`" for game, by in told["made_with"].items()
        )
        + ".",
        "",
    ]
    if told["calibration"]:
        lines += [
            "## Shares and results",
            "",
            f"{SAMPLED} moments of each game, {LOOKS} looks each: what everybody's share of the win was said to be, and what came of it.",
            "*Off*: by how much, on the average over steps of 0.05. With all known but the future (*state*), and as the deciding seat",
            "knew it (*seat*). *By chance*: by how much they would be off with so many games if every share that was said were true; the",
            "moments of a game share its result, so games are what is counted.",
            "",
            "![Calibration](analysis.svg)",
            "",
            "| game | games | shares | off, state | by chance | off, seat | by chance |",
            "|--|--|--|--|--|--|--|",
        ]
        lines += [
            f"| {game} | {each['games']} | {each['state']['shares']:.0f} | {each['state']['off']:.3f} | {each['state']['by_chance']:.3f} "
            f"| {each['seat']['off']:.3f} | {each['seat']['by_chance']:.3f} |"
            for game, each in told["calibration"].items()
        ]
        lines.append("")
    if told["blunders"]:
        lines += [
            "## Planted blunders",
            "",
            "In each game one seat once does what deep search puts 15 points of a hundred or more below the best, surely (two standard",
            "errors). *Found*: the analysis at its usual depth says that it cost 7 points or more.",
            "",
            "| game | planted | found | of all | 95 % | called a blunder | cost by deep search | cost told |",
            "|--|--|--|--|--|--|--|--|",
        ]
        lines += [
            f"| {game} | {each['planted']} | {each['found']} | {each['found'] / each['planted']:.1%} | {span(each)} "
            f"| {each['called_blunder']} | {each['planted_loss']:.2f} | {each['told_loss']:.2f} |"
            for game, each in told["blunders"].items()
        ]
        lines.append("")
    if told["luck"]:
        lines += [
            "## Luck evens out",
            "",
            "Mean over the games, in shares of the win, with 95 %. Fair share, side, deal, decisions, what was hidden, dice and draws, and",
            "the error of the judgement add up to the result exactly in every one of them. The error is no luck: by so much the state",
            "before had been misjudged.",
            "",
            *luck_table("side", {game: each["sides"] for game, each in told["luck"].items()}),
        ]
    if told["unequal"]:
        lines += [
            "## Who plays worse is not called unlucky",
            "",
            f"In each game one seat, another one each time, plays as `{UNEQUAL[0]}`, the others as `{UNEQUAL[1]}`. *Result*: what came beyond a",
            "fair share.",
            "",
            *luck_table("level", {game: each["levels"] for game, each in told["unequal"].items()}),
        ]
    if told["times"]:
        lines += [
            "## How long it takes",
            "",
            "Whole games at the usual depth, each in two processes on two cores of its own. In each of them a blunder was planted too:",
            "*same*: it is said to have cost what it cost where it was looked at alone; *named*: it is among the ten worst decisions of its",
            "player; *worst*: it is the first of them.",
            "",
            "| game | games | decisions | at most | median | longest | same | named | worst |",
            "|--|--|--|--|--|--|--|--|--|",
        ]
        lines += [
            f"| {game} | {each['games']} | {each['decisions']} | {each['most_decisions']} | {each['median_s']:.0f} s "
            f"| {each['longest_s']:.0f} s | {each['same']} | {each['named']} | {each['worst_of_its_player']} |"
            for game, each in told["times"].items()
        ]
    return lines


def luck_table(by: str, games: Mapping[str, Mapping[str, Any]]) -> list[str]:
    heads = ("luck", "of that: deal", "hidden", "dice and draws", "error", "own decisions", "result")
    lines = [f"| game | {by} | games | {' | '.join(heads)} |", "|--" * (len(heads) + 3) + "|"]
    for game, rows in games.items():
        for name, row in rows.items():
            numbers = (f"{row[part][0]:+.3f} ± {row[part][1]:.3f}" for part in SHOWN)
            lines.append(f"| {game} | {name} | {row['count']} | {' | '.join(numbers)} |")
    return [*lines, ""]


def plot(told: Mapping[str, Any]) -> str:
    """Three squares side by side: what was said below, what came of it upwards; on the line it is right."""
    size, gap, top = 200, 34, 46
    # The sentences are as wide as three of them.
    width, height = gap + (size + gap) * max(3, len(told)), top + size + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" fill="#33291f">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="{gap}" y="20" font-size="13" font-weight="bold">What the analysis said of a share of the win, and what came of it</text>',
    ]
    for place, (game, each) in enumerate(told.items()):
        left = gap + place * (size + gap)
        parts += [
            f'<text x="{left}" y="{top - 8}" font-size="11">{game}: {each["games"]} games, off by {each["state"]["off"]:.3f}</text>',
            f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="#fff" stroke="#c9bfae"/>',
            f'<path d="M{left} {top + size}L{left + size} {top}" stroke="#c9bfae"/>',
        ]
        for kind, opacity in (("seat", 0.35), ("state", 0.9)):
            for point in each[kind]["points"]:
                if point["count"] >= FEW:
                    radius = min(7.0, 2 + sqrt(point["count"]) / 14)
                    x, y = left + size * point["said"], top + size * (1 - point["came"])
                    parts.append(
                        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{COLOURS.get(game, "#555")}" opacity="{opacity}"/>'
                    )
        for share in (0, 0.5, 1):
            parts.append(
                f'<text x="{left + size * share}" y="{top + size + 15}" font-size="10" text-anchor="middle">{share:g}</text>'
            )
    parts.append(
        f'<text x="{gap}" y="{height - 10}" font-size="10">Said (along) and came (up). Dark: all known but the future; pale: as the deciding seat knew it. Larger: more of them.</text>'
    )
    return "\n".join([*parts, "</svg>"]) + "\n"
