"""Lessons played by the engine: the learner does what the steps ask for, the others whatever they like."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from warhost import games
from warhost.core.match import Match

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
FILES = sorted(FOLDER.glob("*/lessons/*.json"))

Choose = Callable[[list[dict[str, Any]]], dict[str, Any]]
"""Takes one of some options."""


class Stuck(Exception):
    """The learner is asked for something that the step does not let glow, or not asked for what it wants."""


class GuidedGame:
    """A lesson under way. As at the table: what can only be answered in one way answers itself, so it fulfils no step."""

    def __init__(self, lesson: dict[str, Any], others: Choose) -> None:
        self.lesson = lesson
        game = games.load(lesson["position"]["game"])
        self.match = Match.from_position(game, lesson["position"])
        self.learner = self.match.seat_ids.index(lesson["seat"])
        self.others = others
        self.heard = 0

    def play(self, learner: Choose, look: Callable[[GuidedGame, dict[str, Any]], None]) -> None:
        """From the first step to the last; `look` sees each step as it begins."""
        for step in self.lesson["steps"]:
            self.let_others_move()
            look(self, step)
            until = step["until"]
            if isinstance(until, dict) and "choose" in until:
                self.do(step["id"], until["choose"], learner)
            elif isinstance(until, dict) and until["event"] not in [event["kind"] for event in self.news()]:
                raise Stuck(f"{step['id']}: {until['event']} does not come")

    def do(self, step: str, pattern: dict[str, Any], learner: Choose) -> None:
        asked = self.match.prompt(self.learner)
        if asked is None:
            raise Stuck(f"{step}: the learner is not asked for anything")
        fitting = [option for option in asked["options"] if fits(option, pattern)]
        if not fitting:
            offered = ", ".join(option["key"] for option in asked["options"])
            raise Stuck(f"{step}: nothing fits {pattern} at {asked['prompt']}: {offered}")
        self.heard = len(self.match.events(self.learner))
        self.match.decide(self.learner, learner(fitting)["key"])

    def let_others_move(self) -> None:
        """Until the learner has a choice, or nobody is asked any more."""
        while not self.match.over:
            own = self.match.prompt(self.learner)
            if own is not None and len(own["options"]) > 1:
                return
            seat = self.match.waiting()[0] if own is None else self.learner
            asked = self.match.prompt(seat)
            assert asked is not None
            self.match.decide(seat, self.others(asked["options"])["key"])

    def news(self) -> list[dict[str, Any]]:
        """What the learner has heard since his last decision."""
        return self.match.events(self.learner, self.heard)

    def view(self) -> dict[str, Any]:
        return self.match.view(self.learner)


def fits(option: dict[str, Any], pattern: dict[str, Any]) -> bool:
    """As `fits` in web/src/deciding/deciding.svelte.ts."""
    return option["verb"] == pattern["verb"] and all(
        option["args"].get(name) in (wanted if isinstance(wanted, list) else [wanted])
        for name, wanted in pattern.get("args", {}).items()
    )


def lesson_of(file: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return lesson


def at_random(number: int) -> Choose:
    return Random(number).choice
