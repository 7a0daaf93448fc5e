"""The report: benchmarks/results/mutants_GAME.md for people, .json for `scripts/untested-rules`. The outcomes themselves stand in
a file of their own (`committed.py`)."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from scripts.mutants.clock import TIMES, in_words
from scripts.mutants.mutant import Mutant
from scripts.mutants.outcomes import ALIVE, DEAD, EQUIVALENT, HUNG, KILLED, SURVIVED, UNREACHED, UNTRIED
from scripts.mutants.rule_ids import expanded

GOAL: Final = 0.95


@dataclass(frozen=True)
class Report:
    game: str
    fates: list[tuple[Mutant, str]]
    """Every mutant with what became of it."""
    rules: list[str]
    folder: str
    tests: int
    carried_over: int = 0
    """How many outcomes were found out before something else in the game changed."""
    times: dict[str, dict[str, float]] = field(default_factory=dict)
    """How long trying took (`clock.py`)."""

    def count(self, *fates: str) -> int:
        return sum(fate in fates for _, fate in self.fates)

    @property
    def share(self) -> float:
        """Of those that were tried and are not equivalent, how many were noticed."""
        tried = self.count(*DEAD, *ALIVE)
        return self.count(*DEAD) / tried if tried else 0.0

    def _result(self) -> str:
        result = f"**{self.share:.1%}** of those that can be noticed were noticed; the goal is {GOAL:.0%}."
        return result + self._unfinished() + self._carried() + self._taken()

    def _taken(self) -> str:
        return f" Tried: {in_words(self.times)}." if self.times else ""

    def _unfinished(self) -> str:
        """Those that are the longest to notice are the last to be tried."""
        untried = self.count(UNTRIED)
        return (
            f" **The run is not finished: {untried} are still to be tried, so the share will fall.**"
            if untried
            else ""
        )

    def _carried(self) -> str:
        """Most stay true, but nobody has looked."""
        return (
            f" {self.carried_over} of the outcomes are carried over: the function and the test are the same as when they were"
            " tried, something else in the game is not."
            if self.carried_over
            else ""
        )

    def by_rule(self) -> dict[str, dict[str, int]]:
        """How many mutants near each rule were noticed, and how many were not."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant, fate in self.fates:
            for rule in {rule for named in mutant.rules for rule in expanded(named, self.rules)}:
                found[rule]["killed"] += fate in DEAD
                found[rule]["survived"] += fate in ALIVE
        order = {rule: number for number, rule in enumerate(self.rules)}
        return {
            rule: dict(found[rule]) for rule in sorted(found, key=lambda rule: (order.get(rule, 9999), rule))
        }

    def survivors(self) -> list[tuple[Mutant, str]]:
        return [(mutant, fate) for mutant, fate in self.fates if fate in ALIVE]

    def numbers(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "mutants": len(self.fates),
            "killed": self.count(*DEAD),
            "of which hung": self.count(HUNG),
            "survived": self.count(SURVIVED),
            "unreached": self.count(UNREACHED),
            "equivalent": self.count(EQUIVALENT),
            "untried": self.count(UNTRIED),
            "carried over": self.carried_over,
            "share killed": round(self.share, 4),
            "goal": GOAL,
            "scenario tests": self.tests,
            TIMES: self.times,
        }

    def write(self, folder: Path) -> None:
        whole = self.numbers() | {
            "rules": self.by_rule(),
            "survivors": [
                {
                    "file": mutant.file,
                    "line": mutant.lines[0],
                    "place": mutant.place,
                    "operator": mutant.operator,
                    "mutation": mutant.text,
                    "rules": list(mutant.rules),
                    "fate": fate,
                }
                for mutant, fate in self.survivors()
            ],
        }
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"mutants_{self.game}.json").write_text(_line_by_line(whole), encoding="utf-8")
        (folder / f"mutants_{self.game}.md").write_text("\n".join(self._page()) + "\n", encoding="utf-8")

    def _page(self) -> list[str]:
        numbers = self.numbers()
        page = [
            f"# Mutants of {self.game}",
            "",
            "Small mistakes in rules, cards and data, and which of them scenario tests notice (docs/mutants.md).",
            "",
            self._result(),
            "",
            "| | |",
            "| --- | ---: |",
            *(f"| {name} | {numbers[name]} |" for name in list(numbers)[1:9]),
            f"| scenario tests | {self.tests} |",
            "",
            "## By file",
            "",
            "| file | mutants | noticed | survived | of which no test reaches |",
            "| --- | ---: | ---: | ---: | ---: |",
            *self._files(),
            "",
            "## Survivors",
        ]
        file = ""
        for mutant, fate in self.survivors():
            if mutant.file != file:
                file = mutant.file
                page += ["", f"### {self._short(file)}", ""]
            rules = f" ({', '.join(mutant.rules)})" if mutant.rules else ""
            unreached = ", no test comes here" if fate == UNREACHED else ""
            page.append(f"- {mutant.lines[0]} `{mutant.place}`{rules}, {mutant.operator}{unreached}")
            page += ["  ```diff", f"  - {mutant.before}", f"  + {mutant.after}{_again(mutant)}", "  ```"]
        return page

    def _files(self) -> list[str]:
        by_file: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant, fate in self.fates:
            by_file[mutant.file][fate] += 1
        return [
            f"| {self._short(file)} | {sum(fates.values())} | {fates[KILLED] + fates[HUNG]} "
            f"| {fates[SURVIVED] + fates[UNREACHED]} | {fates[UNREACHED]} |"
            for file, fates in by_file.items()
        ]

    def _short(self, file: str) -> str:
        return file.removeprefix(f"{self.folder}/")


def _line_by_line(whole: dict[str, Any]) -> str:
    """JSON with a line for each rule and each survivor, so that two reports can be compared."""
    parts = []
    for key, value in whole.items():
        lines = []
        if isinstance(value, dict):
            lines = [f"{json.dumps(name)}: {json.dumps(each)}" for name, each in value.items()]
        elif isinstance(value, list):
            lines = [json.dumps(each, ensure_ascii=False) for each in value]
        opening, closing = ("{", "}") if isinstance(value, dict) else ("[", "]")
        inside = ",\n  ".join(lines)
        text = f"{opening}\n  {inside}\n {closing}" if lines else json.dumps(value)
        parts.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _again(mutant: Mutant) -> str:
    return f"  #{mutant.occurrence}" if mutant.occurrence > 1 else ""
