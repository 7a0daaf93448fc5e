"""What was learnt, as a page: how well each generation guesses games of which it learnt nothing, what it costs, and who beat whom.
Writes benchmarks/results/learned.json and learned.md; what stands there and was not measured again stays, so that the folder of
notes need not be kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from benchmarks.environments import ROOT
from warhost.bots.network import read_numbers

RESULTS: Final = ROOT / "benchmarks" / "results"
TITLES: Final = {"oldworld": "Chaos in the Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}
KEPT: Final = ("generation", "games", "positions", "choices", "unseen")

Told = dict[str, Any]


def report(game: str, home: Path, results: Path = RESULTS) -> None:
    file = results / "learned.json"
    told: dict[str, Told] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    told[game] = merged(told.get(game, {}), found_in(home))
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    file.with_suffix(".md").write_text(page(told), encoding="utf-8")


def merged(before: Told, now: Told) -> Told:
    """What was measured before, and in its place what was measured again."""
    return {
        kind: [*{_measured(each): each for each in (*before.get(kind, ()), *found)}.values()]
        for kind, found in now.items()
    }


def _measured(row: Told) -> str:
    """What a row tells of, without what was found."""
    return json.dumps([row.get(name) for name in ("generation", "against", "thinking")])


def found_in(home: Path) -> Told:
    generations = []
    for weights in sorted(home.glob("weights-*.npz")):
        about, _ = read_numbers(weights)
        generations.append({**{what: about[what] for what in KEPT}, "bytes": weights.stat().st_size})
    return {
        "generations": generations,
        "speed": [json.loads(file.read_text("utf-8")) for file in sorted(home.glob("speed-*.json"))],
        "compared": [json.loads(file.read_text("utf-8")) for file in sorted(home.glob("compared-*.json"))],
    }


def page(told: dict[str, Told]) -> str:
    lines = [
        "# What was learnt",
        "",
        "Made by `python -m training report`, of what [`python -m training`](../../docs/train-a-champion.md) left.",
        "",
        "## How well games are guessed of which nothing was learnt",
        "",
        "Surprise: minus the logarithm of the share that was given to who won, on the average; less is better. Of a policy: of what was",
        "given to the options, in the shares in which a search tried them, and how often what it likes best was tried most. *Alone*: the",
        "judgement and the advice without what was learnt. *Gained*: the difference, with the 95 % interval of it, counted by games.",
        "",
        "| | generation | games | positions | surprise | alone | gained | policy | alone | agreement | alone | bytes |",
        "|--|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game, found in told.items():
        lines += [_generation_row(game, each) for each in found["generations"]]
    speeds = [_speed_row(game, each) for game, found in told.items() for each in found["speed"]]
    if speeds:
        lines += ["", "## What it costs", ""]
        lines += ["Microseconds of processor time, beside the same without what was learnt.", ""]
        lines += [
            "| | generation | shares of the win | ranks | an iteration |",
            "|--|--:|--:|--:|--:|",
            *speeds,
        ]
    lines += ["", "## Against others", ""]
    contests = [_contest_row(game, each) for game, found in told.items() for each in found["compared"]]
    if contests:
        lines += [
            "Pairs of games with sides exchanged, two seats each: the share of games that this generation won, with an interval that takes",
            "the looks of the test into account (`benchmarks/sequential.py`). *Parted*: it clears one half. *Merged*: it does not after 400",
            "games. *Open*: not enough games yet, which says nothing.",
            "",
            "| | generation | against | each decision | pairs | share | 95 % | |",
            "|--|--:|--|--|--:|--:|--|--|",
            *contests,
        ]
    else:
        lines.append("Nothing was compared yet, so nothing is known of strength.")
    return "\n".join(lines) + "\n"


def _generation_row(game: str, told: Told) -> str:
    unseen = told["unseen"]
    policy = ("policy_surprise", "policy_known", "agreement", "agreement_known")
    learnt = [f"{unseen[what]:.4f}" if told["choices"] else "" for what in policy]
    numbers = [
        str(told["generation"]),
        f"{told['games']:,}",
        f"{told['positions']:,}",
        f"{unseen['surprise']:.4f}",
        f"{unseen['known']:.4f}",
        f"{unseen['known'] - unseen['surprise']:.4f} ± {unseen['within']:.4f}",
        *learnt,
        f"{told['bytes']:,}",
    ]
    return f"| {TITLES[game]} | {' | '.join(numbers)} |"


def _speed_row(game: str, told: Told) -> str:
    pairs = [
        f"{told[f'{what}_learned_us']} ({told[f'{what}_advice_us']})"
        for what in ("shares", "ranks", "iteration")
    ]
    return f"| {TITLES[game]} | {told['generation']} | {' | '.join(pairs)} |"


def _contest_row(game: str, told: Told) -> str:
    limits = [
        f"{each['milliseconds']} ms" if each["milliseconds"] else f"{each['iterations']} iterations"
        for each in told["thinking"]
    ]
    thinking = limits[0] if limits[0] == limits[1] else f"{limits[0]} against {limits[1]}"
    share = f"{told['share']:.1%} | {told['low']:.1%} – {told['high']:.1%}"
    return f"| {TITLES[game]} | {told['generation']} | {told['against']} | {thinking} | {told['pairs']} | {share} | {told['said']} |"
