"""How long trying took: minutes by the clock and mutants tried, by the number of processes, added up over runs that went on where
others stopped. The report says so, and the next run goes on from it where there is no cache."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

TIMES: Final = "times"
"""The key of the report."""


class Clock:
    """Begins with a run. Each outcome is written down at once, so that a run which is killed loses nothing."""

    def __init__(self, file: Path, report: Path, processes: int, *, anew: bool) -> None:
        self._file = file
        self._processes = str(processes)
        self._last = time.monotonic()
        self.times: dict[str, dict[str, float]] = {} if anew else _known(file, report)

    def tried_one(self) -> None:
        now = time.monotonic()
        taken = self.times.setdefault(self._processes, {"seconds": 0.0, "tried": 0})
        taken["seconds"] = round(taken["seconds"] + now - self._last, 3)
        taken["tried"] += 1
        self._last = now
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self.times), encoding="utf-8")


def _known(file: Path, report: Path) -> dict[str, dict[str, float]]:
    if file.exists():
        kept: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))
        return kept
    whole: dict[str, Any] = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    times: dict[str, dict[str, float]] = whole.get(TIMES, {})
    return times


def in_words(times: dict[str, dict[str, float]]) -> str:
    """`4089 in 31 minutes on 16 processes, 12 in 1 minute on 1 process`."""
    most_first = sorted(times.items(), key=lambda each: -each[1]["tried"])
    return ", ".join(
        f"{taken['tried']:.0f} in {_counted(round(taken['seconds'] / 60) or 1, 'minute')} on "
        f"{_counted(int(processes), 'process', 'processes')}"
        for processes, taken in most_first
    )


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
