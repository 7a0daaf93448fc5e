"""Mistakes that somebody thought of: `tests/mutants/mistakes_GAME.toml`. Some rules stand in no line that an operator could get
wrong: that nothing is limited, that nothing else happens, in which order things lie in a file, who sees what. There the wrong
rule itself is written down, in place of the right one."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.mutants.mutant import Mutant, digest
from scripts.mutants.rule_ids import named_in

BY_HAND: Final = "by hand"
FIRST: Final = 1_000_000
"""Their numbers in a file begin after those of all mutants that operators make."""


@dataclass(frozen=True)
class Mistake:
    """One wrong rule. `before` stands in the file exactly once."""

    file: str
    what: str
    rules: str
    before: str
    after: str

    def made_in(self, source: str) -> str:
        if source.count(self.before) != 1:
            raise SystemExit(
                f"{self.file}: {source.count(self.before)} places where a mistake is to be made: {self.what}"
            )
        return source.replace(self.before, self.after)

    def mutant(self, number: int, source: str) -> Mutant:
        self.made_in(source)
        line = source[: source.index(self.before)].count("\n") + 1
        return Mutant(
            file=self.file,
            number=FIRST + number,
            operator=BY_HAND,
            lines=(line, line + self.before.rstrip("\n").count("\n")),
            place=self.what,
            before=" ".join(self.before.split()),
            after=" ".join(self.after.split()),
            at_import=True,
            rules=tuple(named_in(self.rules)),
            unit=digest(self.before, self.after),
        )


def read_mistakes(file: Path, folder: str) -> tuple[Mistake, ...]:
    if not file.exists():
        return ()
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mistake", [])
    mistakes = tuple(
        Mistake(f"{folder}/{each['file']}", each["what"], each["rules"], each["before"], each["after"])
        for each in entries
    )
    twice = [what for what, times in Counter(each.what for each in mistakes).items() if times > 1]
    if twice:
        raise SystemExit(f"{file.name}: stands here twice: {', '.join(twice)}")
    return mistakes
