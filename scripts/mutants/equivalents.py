"""Mutants that no test can notice, each with its reason: `tests/mutants/equivalent_GAME.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.mutants.mutant import Mutant

MOST: Final = 0.05
"""The share of all mutants that may be called equivalent."""


@dataclass(frozen=True)
class Equivalents:
    reasons: dict[str, str]
    """By name of the mutant."""

    @classmethod
    def read(cls, file: Path, folder: str) -> Equivalents:
        if not file.exists():
            return cls({})
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
        reasons: dict[str, str] = {}
        for entry in entries:
            name = f"{folder}/{entry['file']}::{entry['place']}::{entry['mutation']}"
            if not entry["reason"].strip():
                raise SystemExit(f"{file.name}: {name} has no reason")
            if name in reasons:
                raise SystemExit(f"{file.name}: {name} stands here twice")
            reasons[name] = entry["reason"]
        return cls(reasons)

    def problems(self, mutants: list[Mutant], killed: set[str]) -> list[str]:
        """Entries that fit no mutant any more, or one that a test has noticed, or too many."""
        names = {mutant.name for mutant in mutants}
        problems = [f"no mutant is this any more: {name}" for name in self.reasons if name not in names]
        problems += [f"not equivalent, a test notices it: {name}" for name in self.reasons if name in killed]
        if len(self.reasons) > MOST * len(mutants):
            problems.append(
                f"{len(self.reasons)} of {len(mutants)} are called equivalent: more than {MOST:.0%}"
            )
        return problems
