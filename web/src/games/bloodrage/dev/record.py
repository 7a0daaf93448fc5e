"""Records what the tests of the scenes play: `python web/src/games/bloodrage/dev/record.py`.

Bots play; for each decision it is kept what a viewer is told and how the table changes. `game.story` is one whole game between
two, `rare.story` has decisions of other games with the events that the first one lacks. Each view is written as what differs from
the view before it in the file. What is never drawn is left out. With a name of its own after
the command, `<name>.story` gets decisions with the events that no story has yet; the others stay as tests know them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import warhost
from warhost.games.bloodrage.events import EVENTS

HERE = Path(__file__).parent / "recorded"
GONE = {"$gone": True}
UNDRAWN = ("remembered", "box", "discards", "known", "revealed")
GAMES = 400


class Frame(NamedTuple):
    """The table before a decision, what followed from it, and the table after it."""

    before: dict[str, Any]
    events: list[dict[str, Any]]
    after: dict[str, Any]

    @property
    def kinds(self) -> set[str]:
        return {event["kind"] for event in self.events}


def main() -> None:
    if len(sys.argv) > 1:
        more(sys.argv[1])
        return
    game = list(played(seats=2, seed=1, level="greedy"))
    (HERE / "game.story").write_text(story(game), encoding="utf-8")
    told = set[str]().union(*(frame.kinds for frame in game))
    rare = list(rare_frames(told))
    (HERE / "rare.story").write_text(story(rare), encoding="utf-8")
    missing = set(EVENTS.by_name) - told.union(*(frame.kinds for frame in rare))
    print("never happened:", sorted(missing))


def more(name: str) -> None:
    lines = [line for file in HERE.glob("*.story") for line in file.read_text(encoding="utf-8").splitlines()]
    told = {event["kind"] for line in lines for event in json.loads(line)[1]}
    (HERE / f"{name}.story").write_text(story(list(rare_frames(told))), encoding="utf-8")


def rare_frames(told: set[str]) -> Iterator[Frame]:
    """Decisions with events that nobody has told yet, the shortest first among those of many games."""
    candidates = [
        frame
        for seed in range(GAMES)
        for frame in played(
            seats=3 if seed % 10 == 0 else 2, seed=seed, level="greedy" if seed % 4 else "random"
        )
        if frame.kinds - told
    ]
    candidates.sort(key=lambda frame: len(frame.events) / len(frame.kinds - told))
    for frame in candidates:
        if frame.kinds - told:
            told = told | frame.kinds
            yield frame


def played(*, seats: int, seed: int, level: str) -> Iterator[Frame]:
    """All decisions of a game, as its first seat sees them."""
    table = warhost.new("bloodrage", seats=seats, seed=seed)
    bot = warhost.bot(level, seed=seed)
    told = 0
    before: dict[str, Any] = {}
    while True:
        events = table.match.events(0, told)
        told = events[-1]["number"] if events else told
        after = seen(table.view(table.seats[0]))
        if events:
            yield Frame(before or after, events, after)
        before = after
        if table.over:
            return
        table.play(bot.choose(table))


def seen(view: dict[str, Any]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(view))
    for field in UNDRAWN:
        copy["state"].pop(field, None)
    copy["summary"]["cards"] = {}  # as printed
    return copy


def story(frames: list[Frame]) -> str:
    """One line for each frame: the views as changes, the events without their numbers."""
    lines: list[str] = []
    last: dict[str, Any] = {}
    for frame in frames:
        before, after = change(last, frame.before), change(frame.before, frame.after)
        last = frame.after
        events = [
            {k: v for k, v in event.items() if k not in ("number", "decision")} for event in frame.events
        ]
        lines.append(json.dumps([before, events, after], separators=(",", ":"), ensure_ascii=False))
    return "\n".join(lines) + "\n"


def change(old: Any, new: Any) -> Any:
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    changed = {
        key: change(old.get(key), value) for key, value in new.items() if key not in old or old[key] != value
    }
    return changed | dict.fromkeys(old.keys() - new.keys(), GONE)


if __name__ == "__main__":
    main()
