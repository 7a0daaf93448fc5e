"""Outcomes that the repository keeps: benchmarks/results/mutants_GAME_outcomes.json. Whoever has no cache (a fresh checkout, a
machine that was cleared) begins with them instead of trying everything again. They stand together by what they have in
common, a line for each test that noticed something, so that the file stays small and two of them can be compared.

Only what was true when the report was written is kept, and it is believed by the same measure as the cache (`memory.py`)."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from scripts.mutants.outcomes import SURVIVED

Known = dict[str, Any]


def committed_file(results: Path, game: str) -> Path:
    return results / f"mutants_{game}_outcomes.json"


def write_committed(file: Path, known: list[Known], digests: dict[str, str]) -> None:
    """`digests`: of the files of tests. Those that a mutant has survived are written as their numbers among these."""
    numbers = {test: number for number, test in enumerate(digests)}
    groups: dict[tuple[str, str, str, str, tuple[int, ...]], list[str]] = defaultdict(list)
    for each in known:
        survived = each.get("survived", {})
        still = tuple(sorted(numbers[test] for test in survived if survived[test] == digests.get(test)))
        seen = "" if each["outcome"] == SURVIVED else each["seen"]
        groups[each["outcome"], each["by"], seen, each.get("code", ""), still].append(each["mutant"])
    lines = [
        json.dumps(
            {"outcome": outcome, "by": by, "seen": seen, "code": code}
            | ({"survived": list(still)} if outcome == SURVIVED else {})
            | {"mutants": sorted(mutants)}
        )
        for (outcome, by, seen, code, still), mutants in sorted(groups.items())
    ]
    tests = ",\n  ".join(json.dumps(pair) for pair in digests.items())
    outcomes = ",\n  ".join(lines)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = f'{{\n "tests": [\n  {tests}\n ],\n "outcomes": [\n  {outcomes}\n ]\n}}\n'
    file.write_text(text, encoding="utf-8")


def read_committed(file: Path) -> dict[str, Known]:
    """By the mutant's key, as `Memory` keeps them but for the names."""
    if not file.exists():
        return {}
    whole = json.loads(file.read_text(encoding="utf-8"))
    known: dict[str, Known] = {}
    for group in whole["outcomes"]:
        common = {name: group[name] for name in ("outcome", "by", "seen", "code")}
        if "survived" in group:
            common["survived"] = dict(whole["tests"][number] for number in group["survived"])
        known |= {mutant: {"mutant": mutant, **common} for mutant in group["mutants"]}
    return known
