"""Which tests reach which lines, and how long each takes. One run of all scenario tests under a trace: the line events of the
game's own files, test by test, and those of the import apart. (A trace of our own, since it is forty lines and a tool for
coverage would be one more thing to install; it only looks at frames of the game.)"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from scripts.mutants.running import can_be_run
from scripts.mutants.scope import Scope


@dataclass
class Reach:
    """What one run has shown. Lines by file are those of the game's folder, named from the root."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test."""
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    """By file and line: the tests that reach it."""
    imported: dict[str, list[int]] = field(default_factory=dict)
    """By file: the lines that are carried out when the game is loaded."""
    failed: list[str] = field(default_factory=list)

    def tests_of(self, file: str, first: int, last: int) -> set[str]:
        lines = self.lines.get(file, {})
        return {test for line in range(first, last + 1) for test in lines.get(line, [])}

    def is_imported(self, file: str, first: int, last: int) -> bool:
        return any(first <= line <= last for line in self.imported.get(file, []))

    def written(self) -> str:
        return json.dumps(vars(self))

    @classmethod
    def read(cls, text: str) -> Reach:
        reach = cls(**json.loads(text))
        reach.lines = {
            file: {int(line): tests for line, tests in lines.items()} for file, lines in reach.lines.items()
        }
        return reach


Tracer = Callable[[FrameType, str, Any], Any]


class LineTrace:
    """Collects the lines of the files below a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self.seen: dict[str, set[int]] = defaultdict(set)

    def start(self) -> None:
        sys.settrace(self._enter)

    def stop(self) -> dict[str, set[int]]:
        sys.settrace(None)
        seen, self.seen = self.seen, defaultdict(set)
        return seen

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Tracer | None:
        filename = frame.f_code.co_filename
        if not filename.startswith(self._folder):
            return None
        lines = self.seen[filename]
        lines.add(frame.f_lineno)

        def line(frame: FrameType, event: str, argument: Any) -> Tracer:
            lines.add(frame.f_lineno)
            return line

        return line


class ReachPlugin:
    """Watches a run. Times are those under the trace: only their order and their size matter."""

    def __init__(self, scope: Scope) -> None:
        self._scope = scope
        self._trace = LineTrace(scope.root / scope.folder)
        self.reach = Reach()

    def pytest_collection(self, session: pytest.Session) -> None:
        self._trace.start()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._scope.counts(item.nodeid) and can_be_run(item)]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for file, lines in self._trace.stop().items():
            self.reach.imported[self._name(file)] = sorted(lines)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self._trace.start()
        began = time.process_time()
        yield
        self.reach.seconds[item.nodeid] = round(time.process_time() - began, 4)
        for file, lines in self._trace.stop().items():
            if self._name(file) not in self._scope.sources:
                continue
            by_line = self.reach.lines.setdefault(self._name(file), {})
            for line in lines:
                by_line.setdefault(line, []).append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def _name(self, file: str) -> str:
        return Path(file).relative_to(self._scope.root).as_posix()
