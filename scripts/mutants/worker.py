"""A process that tries mutants: `python -m scripts.mutants.worker GAME MODE`. Orders come in and outcomes go out as lines of
JSON; an order without a file is a control, to which nothing is done. It starts pytest once and forks a child for each mutant, so that nothing a mutant does outlives it.

`loaded` has the game and all tests loaded: a mutant takes the place of functions. `fresh` stops before anything of the game is
loaded: a mutant takes the place of a file, and its child loads game and tests anew. `reach` only says what tests reach."""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import resource
import select
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO

import pytest

from scripts.mutants.catalogue import Catalogue
from scripts.mutants.choosing import files_of_tests
from scripts.mutants.outcomes import CHANGED, HUNG, KILLED, NOT_PATCHED, SURVIVED
from scripts.mutants.patching import CannotPatch, LoadedFunctions, MutantFinder, replace_data
from scripts.mutants.reach import ReachPlugin
from scripts.mutants.running import can_be_run, passes
from scripts.mutants.scope import SCOPE_FILE, Scope, scope_of

LEAST_SECONDS: Final = 1.5
"""Of processor time for one test, whatever it takes as a rule."""
TIMES_AS_LONG: Final = 15.0
LOADING_SECONDS: Final = 30.0
WALL_SECONDS: Final = 120.0
TIMES_AS_LONG_BY_THE_CLOCK: Final = 40.0
"""For a whole child: it may wait for something that never comes. On a busy machine the clock runs much faster than the
processor works for us."""
MORE_MEMORY: Final = 2 << 30


class Tries:
    """The orders, and a child for each."""

    def __init__(self, scope: Scope, orders: TextIO, answers: TextIO) -> None:
        self.catalogue = Catalogue(scope)
        self.scope = scope
        self.seconds: dict[str, float] = {}
        """By test, how long it takes as a rule."""
        self._orders, self._answers = orders, answers

    def next_in_child(self) -> tuple[dict[str, Any], int] | None:
        """In the parent it serves all orders and gives nothing in the end; in each child it gives the order and the pipe
        for the outcome."""
        gc.collect()
        gc.freeze()
        self._answer({"ready": True})
        for line in self._orders:
            order = json.loads(line)
            if "seconds" in order:
                self.seconds = order["seconds"]
                continue
            if order["file"] and self.catalogue.named(order["file"], order["number"]) != order["name"]:
                self._answer({"outcome": CHANGED, "by": order["file"]})
                continue
            reader, writer = os.pipe()
            began = time.monotonic()
            child = os.fork()
            if not child:
                os.close(reader)
                return order, writer
            os.close(writer)
            outcome = self._outcome_of(child, reader, self._patience(order))
            outcome["seconds"] = round(time.monotonic() - began, 3)
            self._answer(outcome)
        return None

    def _patience(self, order: dict[str, Any]) -> float:
        """How long a child may take by the clock."""
        usual = sum(self.seconds.get(test, 1.0) for test in order["tests"])
        return WALL_SECONDS + TIMES_AS_LONG_BY_THE_CLOCK * usual

    def _outcome_of(self, child: int, reader: int, patience: float) -> dict[str, Any]:
        ready, _, _ = select.select([reader], [], [], patience)
        told = os.read(reader, 65536) if ready else b""
        os.close(reader)
        if not told:
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        if told:
            outcome: dict[str, Any] = json.loads(told)
            return outcome
        if not ready or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF):
            return {"outcome": HUNG, "by": ""}
        return {"outcome": KILLED, "by": "the process ended"}

    def _answer(self, answer: dict[str, Any]) -> None:
        self._answers.write(json.dumps(answer) + "\n")
        self._answers.flush()


def tell(writer: int, outcome: str, by: str = "") -> NoReturn:
    """The last deed of a child."""
    os.write(writer, json.dumps({"outcome": outcome, "by": by}).encode())
    os._exit(0)


def limit_memory() -> None:
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MORE_MEMORY, used + MORE_MEMORY))


class TryingPlugin:
    """Runs the tests of an order one after the other and stops at the first that fails."""

    def __init__(self, tries: Tries) -> None:
        self.tries = tries

    def run(self, items: list[pytest.Item], order: dict[str, Any], writer: int) -> NoReturn:
        by_name = {item.nodeid: item for item in items if can_be_run(item)}
        tests = [by_name[test] for test in order["tests"] if test in by_name]
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            seconds = self.tries.seconds.get(test.nodeid, 1.0)
            signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + TIMES_AS_LONG * seconds)
            if not passes(test, following):
                tell(writer, KILLED, test.nodeid)
        tell(writer, SURVIVED)


class LoadedPlugin(TryingPlugin):
    """The game and its tests are loaded, then children are forked."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        folder = self.tries.scope.root / self.tries.scope.folder
        functions = LoadedFunctions(folder)
        in_child = self.tries.next_in_child()
        if in_child is not None:
            order, writer = in_child
            limit_memory()
            if order["file"]:
                self._patch(functions, order["file"], order["number"], writer)
            self.run(session.items, order, writer)
        return True

    def _patch(self, functions: LoadedFunctions, file: str, number: int, writer: int) -> None:
        filename = str(self.tries.scope.root / file)
        try:
            functions.replace(filename, self.tries.catalogue.mutated_code(file, number, filename))
        except CannotPatch as reason:
            tell(writer, NOT_PATCHED, str(reason))


class FreshPlugin(TryingPlugin):
    """Children are forked before anything of the game is loaded."""

    def __init__(self, tries: Tries) -> None:
        super().__init__(tries)
        self._order: dict[str, Any] = {}
        self._writer = -1

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool | None:
        import_what_no_mutant_changes()
        in_child = self.tries.next_in_child()
        if in_child is None:
            return True
        self._order, self._writer = in_child
        session.config.args = files_of_tests(self._order["tests"])
        limit_memory()
        signal.setitimer(signal.ITIMER_PROF, LOADING_SECONDS)
        if self._order["file"]:
            self._install(self._order["file"], self._order["number"])
        return None

    def _install(self, file: str, number: int) -> None:
        catalogue, scope = self.tries.catalogue, self.tries.scope
        if catalogue.is_data(file):
            replace_data(scope.read(file), catalogue.mutated_data(file, number))
        else:
            filename = str(scope.root / file)
            code = catalogue.mutated_code(file, number, filename)
            MutantFinder(scope.module_of(file), filename, code).install()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self._writer >= 0:
            tell(self._writer, KILLED, f"{report.nodeid or 'the tests'}::could not be loaded")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self._writer >= 0:
            self.run(session.items, self._order, self._writer)
        return True


def import_what_no_mutant_changes() -> None:
    """The engine, and what tests need beside the game: every child has it without loading it."""
    import warhost.core
    import warhost.testing

    for module in pkgutil.iter_modules(warhost.core.__path__, "warhost.core."):
        importlib.import_module(module.name)


ARGUMENTS: Final = [
    "-q",
    "--tb=native",
    "--assert=plain",
    "--capture=sys",
    "--no-header",
    "-p",
    "no:cacheprovider",
    "-o",
    "addopts=",
]


def main() -> None:
    name, mode = sys.argv[1:3]
    root = Path(sys.argv[3])
    scope_file = Path(sys.argv[4]) if len(sys.argv) > 4 else SCOPE_FILE
    scope = scope_of(name, root, scope_file)
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    arguments = [*ARGUMENTS, f"--rootdir={root}", *scope.test_files()]
    if mode == "reach":
        plugin = ReachPlugin(scope)
        pytest.main(arguments, plugins=[plugin])
        answers.write(plugin.reach.written() + "\n")
        answers.flush()
        return
    tries = Tries(scope, sys.stdin, answers)
    trying = LoadedPlugin(tries) if mode == "loaded" else FreshPlugin(tries)
    pytest.main(arguments, plugins=[trying])


if __name__ == "__main__":
    main()
