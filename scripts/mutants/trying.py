"""One game from beginning to end: what is reached, what is known already, what has to be tried, and the report."""

from __future__ import annotations

import sys
import time
from typing import Any

from scripts.mutants.catalogue import Catalogue
from scripts.mutants.choosing import Choice, likely
from scripts.mutants.clock import Clock
from scripts.mutants.committed import committed_file
from scripts.mutants.equivalents import Equivalents
from scripts.mutants.memory import Memory
from scripts.mutants.mistakes import BY_HAND
from scripts.mutants.mutant import Mutant, digest
from scripts.mutants.outcomes import CHANGED, DEAD, EQUIVALENT, NOT_PATCHED, SURVIVED, UNREACHED, UNTRIED
from scripts.mutants.pool import Order, reach_of, try_all
from scripts.mutants.reach import Reach
from scripts.mutants.report import GOAL, Report
from scripts.mutants.rule_ids import rules_of
from scripts.mutants.scope import Scope, scope_of
from scripts.mutants.wishes import Wishes


class FilesChanged(Exception):
    """Somebody works on what is being tried."""


class Run:
    """The mutants of a game, and what becomes of them."""

    def __init__(self, scope: Scope, wishes: Wishes) -> None:
        self.scope = scope
        self.wishes = wishes
        self.mutants = Catalogue(scope).all()
        self._cache = scope.root / ".cache" / "mutants"
        self.clock = Clock(
            self._cache / f"{scope.name}-times.json",
            wishes.results / f"mutants_{scope.name}.json",
            wishes.processes,
            anew=wishes.anew,
        )
        self.reach = self._reach()
        self._choice = Choice(scope, self.reach)
        self._memory = Memory(
            self._cache / f"{scope.name}.jsonl",
            scope,
            self.mutants,
            committed_file(wishes.results, scope.name),
            anew=wishes.anew,
        )
        self._tests = {mutant.name: self._choice.tests(mutant) for mutant in self.mutants}
        self._by_order: dict[tuple[str, int], Mutant] = {
            (each.file, each.number): each for each in self.mutants
        }
        self._not_patched: list[Order] = []
        self._not_noticed_yet: list[Order] = []
        """By the likely tests; the others are still to be tried."""
        self._done = 0
        self._to_do = 0
        self._began = time.monotonic()

    def _reach(self) -> Reach:
        """Read again only if a file of the game or of its tests has changed."""
        scope = self.scope
        files = [*scope.sources, *scope.data, *scope.test_files(), *scope.helpers()]
        key = digest(sys.version, *files, *map(scope.read, files), *scope.tests_left_out)
        file = self._cache / f"{scope.name}-reach-{key}.json"
        if not file.exists():
            print(f"{scope.name}: which test reaches what", flush=True)
            self._cache.mkdir(parents=True, exist_ok=True)
            for old in self._cache.glob(f"{scope.name}-reach-*"):
                old.unlink()
            file.write_text(reach_of(scope, self.wishes.scope_file), encoding="utf-8")
        self._of_these_files = file
        reach = Reach.read(file.read_text(encoding="utf-8"))
        if reach.failed or not reach.seconds:
            file.unlink()
            raise SystemExit(
                f"without any mutant these fail: {', '.join(reach.failed) or 'there is no test'}"
            )
        return reach

    def try_them(self) -> None:
        """Those near a rule first, for a run that is stopped early."""
        loaded: list[Order] = []
        fresh: list[Order] = []
        for mutant in sorted(self.mutants, key=lambda each: (each.operator != BY_HAND, not each.rules)):
            tests = self._tests[mutant.name]
            if self.wishes.only not in mutant.name or not tests or self._memory.outcome(mutant, tests):
                continue
            order = self._order(mutant)
            (fresh if self._choice.works_at_import(mutant) else loaded).append(order)
        self._to_do = len(loaded) + len(fresh)
        print(f"{self.scope.name}: {len(self.mutants)} mutants, {self._to_do} to try", flush=True)
        self._send("loaded", loaded)
        self._send("fresh", [self._likely(order) for order in fresh + self._not_patched])
        self._send("fresh", self._not_noticed_yet)

    def _order(self, mutant: Mutant) -> Order:
        tests = self._memory.untried(mutant, self._tests[mutant.name])
        tests = self._choice.ordered(mutant, tests, self._memory.killer(mutant))
        return {"file": mutant.file, "number": mutant.number, "name": mutant.name, "tests": tests}

    def _likely(self, order: Order) -> Order:
        tests = likely(order["tests"], self._memory.best_at(order["file"]))
        return {**order, "tests": tests, "only likely": True} if len(tests) < len(order["tests"]) else order

    def _send(self, mode: str, orders: list[Order]) -> None:
        if orders and time.monotonic() < self.wishes.until:
            controlled = self._of_these_files.with_suffix(f".{mode}")
            try_all(self.scope, self.wishes, mode, orders, self.reach.seconds, self._keep, controlled)

    def _keep(self, order: Order, answer: dict[str, Any]) -> None:
        if answer["outcome"] == CHANGED:
            raise FilesChanged(f"{answer['by']} has changed since the run began: start it again")
        if answer["outcome"] == NOT_PATCHED:
            self._not_patched.append(order)
            return
        mutant = self._by_order[order["file"], order["number"]]
        if answer["outcome"] == SURVIVED and order.get("only likely"):
            self._memory.keep(mutant, order["tests"], answer)
            self._not_noticed_yet.append(self._order(mutant))
            return
        self._memory.keep(mutant, self._tests[mutant.name], answer)
        self.clock.tried_one()
        self._done += 1
        if self._done % 50 == 0 or self._done == self._to_do:
            pace = (time.monotonic() - self._began) / self._done
            print(f"{self.scope.name}: {self._done} of {self._to_do}, {pace:.2f} s each", flush=True)

    def fate(self, mutant: Mutant, equivalents: Equivalents) -> str:
        tests = self._tests[mutant.name]
        known = self._memory.outcome(mutant, tests)
        fate = UNREACHED if not tests else known["outcome"] if known else UNTRIED
        return EQUIVALENT if fate not in DEAD and mutant.name in equivalents.reasons else fate

    def carried_over(self) -> int:
        tried = [each for each in self.mutants if self._memory.outcome(each, self._tests[each.name])]
        return sum(map(self._memory.is_carried_over, tried))

    def commit(self) -> None:
        self._memory.commit(committed_file(self.wishes.results, self.scope.name), self._tests, self.mutants)


def try_game(name: str, wishes: Wishes) -> int:
    """0 if all is well; 1 if a list of equivalent mutants is wrong, or the goal was to be checked and is not reached."""
    scope = scope_of(name, wishes.root, wishes.scope_file)
    if any((scope.root / scope.folder).rglob("*.so")):
        raise SystemExit("compiled rules cannot be mutated: make clean-compiled")
    run = Run(scope, wishes)
    run.try_them()
    equivalents = Equivalents.read(wishes.scope_file.parent / f"equivalent_{name}.toml", scope.folder)
    fates = [(mutant, run.fate(mutant, equivalents)) for mutant in run.mutants]
    page = wishes.root / "src/warhost/words/en/rules" / f"{name}.md"
    report = Report(
        name,
        fates,
        rules_of(page) if page.exists() else [],
        scope.folder,
        len(run.reach.seconds),
        run.carried_over(),
        run.clock.times,
    )
    if wishes.only:
        for mutant, fate in fates:
            if wishes.only in mutant.name:
                print(f"{fate:10} {mutant.lines[0]:4} {mutant.name}")
        return 0
    report.write(wishes.results)
    run.commit()
    print(f"{name}: " + ", ".join(f"{value} {key}" for key, value in list(report.numbers().items())[1:10]))
    problems = equivalents.problems(run.mutants, {mutant.name for mutant, fate in fates if fate in DEAD})
    if wishes.check and (report.share < GOAL or report.count(UNTRIED)):
        problems.append(f"{report.share:.1%} were noticed, the goal is {GOAL:.0%}")
    for problem in problems:
        print(f"{name}: {problem}", file=sys.stderr)
    return 1 if problems else 0
