"""The balance study of Karak: plays greedy bots and draws what came out into docs/images/karak-balance-*.svg.

    python -m benchmarks.karak_balance --games 200 --jobs 2 --json build/karak-balance.json

Lengths in rounds, the share of games that need the round limit, and wins by hero and by place in the order of play, for two
to five players and for the base game, the Riders, and all modules. docs/karak-balance.md tells what was learned."""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from warhost.arena.simulate import Plan, play_out, seated_bots
from warhost.games.karak import GAME
from warhost.games.karak.components import HEROES, MODULES
from warhost.games.karak.state import Karak

ROOT = Path(__file__).resolve().parents[1]
BASE = dict.fromkeys(MODULES.ids, "off")
KINDS = {"base": BASE, "riders": {**BASE, "riders": "on"}, "all": dict.fromkeys(MODULES.ids, "on")}
SEATS = (2, 3, 4, 5)
COLOURS = {"base": "#7a8b99", "riders": "#b5563c", "all": "#5b7f4b"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the numbers there too")
    parser.add_argument("--images", type=Path, default=ROOT / "docs" / "images")
    wanted = parser.parse_args()
    tables = [(kind, seats, wanted.games) for kind in KINDS for seats in SEATS]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        studied = list(pool.map(study, tables))
    for told in studied:
        print(json.dumps(told))
    for hero, (share, within) in shares_of_heroes(studied).items():
        print(f"{hero}: {share:.2f} \u00b1 {within:.2f} of a fair share")
    if wanted.json:
        wanted.json.parent.mkdir(parents=True, exist_ok=True)
        wanted.json.write_text(json.dumps(studied, indent=1), encoding="utf-8")
    draw_all(studied, wanted.images)


def study(table: tuple[str, int, int]) -> dict[str, Any]:
    """One kind of game for one number of players."""
    kind, seats, games = table
    plan = Plan("karak", seats, games, 2024, ("greedy",), KINDS[kind])
    rounds: list[int] = []
    limited = 0
    places = [0.0] * seats
    played: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for index in range(games):
        s, _ = play_out(GAME, plan, index, seated_bots(plan, GAME, index), None)
        assert isinstance(s, Karak)
        rounds.append(s.round)
        limited += GAME.endings.ids[s.ending] == "round_limit"
        played.update(HEROES.ids[hero] for hero in s.sides)
        for seat in s.winners:
            places[(seat - s.first) % seats] += 1 / len(s.winners)
            won[HEROES.ids[s.sides[seat]]] += 1 / len(s.winners)
    rounds.sort()
    return {
        "kind": kind,
        "seats": seats,
        "games": games,
        "rounds": [rounds[games // 10], rounds[games // 2], rounds[games * 9 // 10]],
        "limited": limited / games,
        "places": [round(wins / games, 3) for wins in places],
        "heroes": {hero: [played[hero], round(won[hero], 2)] for hero in sorted(played)},
    }


# Drawing


def draw_all(studied: list[dict[str, Any]], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "karak-balance-rounds.svg").write_text(draw_rounds(studied), encoding="utf-8")
    (folder / "karak-balance-limit.svg").write_text(draw_limit(studied), encoding="utf-8")
    (folder / "karak-balance-heroes.svg").write_text(draw_heroes(studied), encoding="utf-8")
    (folder / "karak-balance-places.svg").write_text(draw_places(studied), encoding="utf-8")


def draw_rounds(studied: list[dict[str, Any]]) -> str:
    """Median, and a line from the tenth to the ninetieth percentile."""
    parts = []
    for i, told in enumerate(studied):
        y = 40 + i * 22
        low, middle, high = (160 + value * 6 for value in told["rounds"])
        parts.append(label(150, y + 4, f"{told['kind']}, {told['seats']} players", "end"))
        parts.append(
            f'<line x1="{low}" y1="{y}" x2="{high}" y2="{y}" stroke="{COLOURS[told["kind"]]}" stroke-width="3"/>'
        )
        parts.append(f'<circle cx="{middle}" cy="{y}" r="6" fill="{COLOURS[told["kind"]]}"/>')
        parts.append(label(high + 10, y + 4, str(told["rounds"][1])))
    return picture(700, 60 + len(studied) * 22, "Rounds until the end: median, 10 % to 90 %", parts)


def draw_limit(studied: list[dict[str, Any]]) -> str:
    parts = []
    for i, told in enumerate(studied):
        y = 34 + i * 22
        parts.append(label(150, y + 11, f"{told['kind']}, {told['seats']} players", "end"))
        parts.append(bar(160, y, told["limited"] * 2000, COLOURS[told["kind"]]))
        parts.append(label(168 + told["limited"] * 2000, y + 11, f"{told['limited']:.1%}"))
    return picture(700, 60 + len(studied) * 22, "Games that needed the round limit", parts)


def shares_of_heroes(studied: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Each hero's wins against a fair share over all tables, with half the width of the 95 % interval; best first."""
    fair: dict[str, float] = {}
    spread: dict[str, float] = {}
    won: dict[str, float] = {}
    for told in studied:
        luck = 1 / told["seats"]
        for hero, (games, wins) in told["heroes"].items():
            fair[hero] = fair.get(hero, 0.0) + games * luck
            spread[hero] = spread.get(hero, 0.0) + games * luck * (1 - luck)
            won[hero] = won.get(hero, 0.0) + wins
    ranked = sorted(won, key=lambda hero: -won[hero] / fair[hero])
    return {hero: (won[hero] / fair[hero], 1.96 * spread[hero] ** 0.5 / fair[hero]) for hero in ranked}


def draw_heroes(studied: list[dict[str, Any]]) -> str:
    """Wins against a fair share over all tables, with 95 % intervals."""
    shares = shares_of_heroes(studied)
    parts = [
        f'<line x1="360" y1="28" x2="360" y2="{40 + len(shares) * 24}" stroke="#999" stroke-dasharray="3 3"/>'
    ]
    for i, (hero, (share, within)) in enumerate(shares.items()):
        y = 34 + i * 24
        low, high = 160 + (share - within) * 200, 160 + (share + within) * 200
        parts += [label(150, y + 11, hero, "end"), bar(160, y, share * 200, "#6b5b95")]
        parts.append(
            f'<line x1="{low:.1f}" y1="{y + 7}" x2="{high:.1f}" y2="{y + 7}" stroke="#222" stroke-width="1.5"/>'
        )
        parts.append(label(high + 8, y + 11, f"{share:.2f} \u00b1 {within:.2f}"))
    return picture(700, 60 + len(shares) * 24, "Wins by hero, 1 = a fair share, with 95 % intervals", parts)


def draw_places(studied: list[dict[str, Any]]) -> str:
    parts = []
    y = 34
    for told in studied:
        for place, share in enumerate(told["places"]):
            parts.append(
                label(230, y + 9, f"{told['kind']}, {told['seats']} players, place {place + 1}", "end")
            )
            parts.append(bar(240, y, share * told["seats"] * 160, COLOURS[told["kind"]], 9))
            parts.append(label(248 + share * told["seats"] * 160, y + 9, f"{share * told['seats']:.2f}"))
            y += 14
        y += 6
    fair = f'<line x1="400" y1="28" x2="400" y2="{y}" stroke="#999" stroke-dasharray="3 3"/>'
    return picture(760, y + 20, "Wins by place in the order of play, 1 = a fair share", [fair, *parts])


def bar(x: float, y: float, width: float, colour: str, height: int = 14) -> str:
    return f'<rect x="{x}" y="{y}" width="{max(width, 1):.1f}" height="{height}" fill="{colour}"/>'


def label(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


def picture(width: int, height: int, title: str, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">'
    back = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return (
        "\n".join([head, back, label(12, 18, f"<tspan font-weight='bold'>{title}</tspan>"), *parts, "</svg>"])
        + "\n"
    )


if __name__ == "__main__":
    main()
