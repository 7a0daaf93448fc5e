"""Records decisions with what followed from them, for the tests of scenes.ts: games are played by bots, and of all decisions as few
are kept as show every kind of event.

`PYTHONPATH=src python web/src/games/karak/dev/record_tales.py` writes dev/tales/*.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import warhost

FOLDER = Path(__file__).parent / "tales"
GAMES = 80
MOST_DECISIONS = 1500
NOT_TOLD = {"prices", "land", "supply", "dice", "pile"}
"""Parts of a summary that no scene touches."""
NOT_DRAWN = {"beaten", "gone", "put_down", "exchange", "horde_order", "praetorians_taken"}
"""Parts of a state that no scene touches."""
WITH_CAUSE = {"moved", "hurt"}
MANY = 7
"""So many kinds in one decision are worth a second look."""
LARGEST = 50_000

Decision = dict[str, Any]


def main() -> None:
    kept: list[Decision] = []
    seen: set[str] = set()
    for seed in range(GAMES):
        for decision in decisions(seed):
            if len(signs(decision)) > MANY or signs(decision) - seen:
                kept.append(decision)
                seen |= signs(decision)
    write(chosen(kept, seen))


def signs(decision: Decision) -> set[str]:
    """What a decision shows: kinds of events, and why somebody moves or is hurt."""
    return {
        f"{event['kind']}:{event['cause'] if event['kind'] in WITH_CAUSE else ''}"
        for event in decision["events"]
    }


def chosen(kept: list[Decision], missing: set[str]) -> list[Decision]:
    """As few as show everything: always the one that adds most."""
    out: list[Decision] = []
    left = set(missing)
    while left:
        best = max(kept, key=lambda each: len(signs(each) & left))
        left -= signs(best)
        out.append(best)
    return out


def decisions(seed: int) -> Iterator[Decision]:
    game = warhost.new("karak", seats=2 + seed % 4, seed=seed, riders=bool(seed % 2), rounds=20)
    bots = [warhost.bot("greedy", seed=seed), warhost.bot("random", seed=seed)]
    before = view_of(game)
    yield {"before": before, "events": game.match.events(game.viewer(None), 0), "last": before}
    told = len(game.events())
    for number in range(MOST_DECISIONS):
        if game.over:
            return
        passes = game.turn.question == "draft" and number == 0
        game.play("pass" if passes else bots[number % 5 == seed % 5].choose(game))
        events = game.match.events(game.viewer(None), told)
        last = view_of(game)
        if events:
            told = events[-1]["number"]
            yield {"before": before, "events": events, "last": last}
        before = last


def view_of(game: Any) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(json.dumps(game.view()))
    view["summary"] = {name: part for name, part in view["summary"].items() if name not in NOT_TOLD}
    view["state"] = {name: part for name, part in view["state"].items() if name not in NOT_DRAWN}
    return view


def write(tales: list[Decision]) -> None:
    """In files that stay small: the table after a decision is kept as what differs from the table before."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    lines: list[str] = []
    number = 1
    for tale in tales:
        line = json.dumps({**tale, "last": difference(tale["before"], tale["last"])}, separators=(",", ":"))
        if lines and sum(map(len, lines)) + len(line) > LARGEST:
            number = write_file(number, lines)
            lines = []
        lines.append(line)
    write_file(number, lines)


def write_file(number: int, lines: list[str]) -> int:
    (FOLDER / f"{number}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return number + 1


def difference(before: dict[str, Any], last: dict[str, Any]) -> dict[str, Any]:
    """What is not the same, one and two levels deep."""
    out: dict[str, Any] = {}
    for name, part in last.items():
        if name in ("state", "summary"):
            out[name] = {key: value for key, value in part.items() if before[name].get(key) != value}
        elif before.get(name) != part:
            out[name] = part
    return out


if __name__ == "__main__":
    main()
