"""Several workers at once, each with a line of orders to a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scripts.mutants.outcomes import SURVIVED
from scripts.mutants.scope import ROOT, Scope
from scripts.mutants.wishes import Wishes

Order = dict[str, Any]
Done = Callable[[Order, dict[str, Any]], None]


class WorkerDied(Exception):
    """It has written the reason on its standard error."""


class ControlFailed(Exception):
    """The tests do not pass in a worker, so it can say nothing about mutants."""


class Worker:
    """A process that tries one mutant after the other."""

    def __init__(self, scope: Scope, mode: str, scope_file: Path, seconds: dict[str, float]) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "scripts.mutants.worker",
                scope.name,
                mode,
                str(scope.root),
                str(scope_file),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=scope.root,
            env=environment(scope),
        )
        self.answer()
        self._say({"seconds": seconds})

    def control(self, tests: list[str]) -> None:
        """Without any mistake everything has to pass here too, or all mutants would seem to be noticed."""
        answer = self.ask({"file": "", "number": -1, "tests": tests})
        if answer["outcome"] != SURVIVED:
            self.stop()
            raise ControlFailed(
                f"without any mutant this fails in a child: {answer['by'] or answer['outcome']}"
            )

    def ask(self, order: Order) -> dict[str, Any]:
        self._say(order)
        return self.answer()

    def _say(self, said: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(said) + "\n")
        self._process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise WorkerDied(
                f"a worker ended by itself with {self._process.wait()}; what it said stands above"
            )
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def environment(scope: Scope) -> dict[str, str]:
    """The checkout comes first, whatever else is installed; each run finds sets in the same order; pytest comes without its
    plugins, which scenarios do not need and which take longer to load than all else; and what is compiled is kept, since every
    fresh child loads it."""
    paths = [
        *map(str, (scope.root / "src", scope.root, ROOT / "src", ROOT)),
        os.environ.get("PYTHONPATH", ""),
    ]
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return inherited | {
        "PYTHONPYCACHEPREFIX": str(scope.root / ".cache" / "mutants" / "compiled"),
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "PYTHONHASHSEED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }


def reach_of(scope: Scope, scope_file: Path) -> str:
    """What the tests reach, as the worker writes it."""
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "scripts.mutants.worker",
            scope.name,
            "reach",
            str(scope.root),
            str(scope_file),
        ],
        stdout=subprocess.PIPE,
        text=True,
        cwd=scope.root,
        env=environment(scope),
        check=True,
    )
    return run.stdout


def try_all(
    scope: Scope,
    wishes: Wishes,
    mode: str,
    orders: list[Order],
    seconds: dict[str, float],
    done: Done,
    controlled: Path,
) -> None:
    """Hands out the orders until all are done or the time is up; `done` is called for one at a time. Before that the first worker
    of a kind has to show that it notices nothing where there is nothing; the others wait for it. `controlled`: the file that says
    that one has, with the same game and the same tests."""
    waiting = deque(orders)
    one_at_a_time = threading.Lock()
    problems: list[BaseException] = []
    is_controlled = threading.Event()
    if controlled.exists():
        is_controlled.set()

    def work(number: int) -> None:
        try:
            worker = Worker(scope, mode, wishes.scope_file, seconds)
            if number == 0 and not is_controlled.is_set():
                worker.control(list(seconds))
                controlled.touch()
                is_controlled.set()
            is_controlled.wait()
            while waiting and time.monotonic() < wishes.until and not problems:
                with one_at_a_time:
                    order = waiting.popleft() if waiting else None
                if order is not None:
                    answer = worker.ask(order)
                    with one_at_a_time:
                        done(order, answer)
            worker.stop()
        except BaseException as problem:  # noqa: BLE001 - handed on to the one who waits
            problems.append(problem)
            is_controlled.set()

    threads = [
        threading.Thread(target=work, args=[number], daemon=True)
        for number in range(min(wishes.processes, len(orders)))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]
