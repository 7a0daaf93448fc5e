"""What is known of mutants from earlier runs: one line of JSON for each that was tried, appended at once, so that a run which
was stopped goes on where it was. What the cache does not know, the outcomes in the repository may.

That a mutant was killed stays true as long as its function and the file of the test that noticed stay the same; that it
survived the tests of a file, as long as that file does, so only those of other files are tried again. What else changes (other
functions, the engine) is not looked at, but an outcome of another state of the game is called carried over; `--anew` forgets
everything."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from scripts.mutants.choosing import file_of, files_of_tests
from scripts.mutants.committed import read_committed, write_committed
from scripts.mutants.mutant import Mutant, digest
from scripts.mutants.outcomes import SURVIVED
from scripts.mutants.scope import Scope


class Memory:
    def __init__(
        self, file: Path, scope: Scope, mutants: list[Mutant], committed: Path, *, anew: bool = False
    ) -> None:
        self._file = file
        self._known: dict[str, dict[str, Any]] = {}
        self._code = scope.code()
        helpers = digest(*(scope.read(helper) for helper in scope.helpers()))
        self._digests = {test: digest(scope.read(test), helpers) for test in scope.test_files()}
        if anew:
            file.unlink(missing_ok=True)
        else:
            in_repository = read_committed(committed)
            for mutant in mutants:
                if mutant.key in in_repository:
                    self._known[mutant.key] = {**in_repository[mutant.key], "name": mutant.name}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                known = json.loads(line)
                self._known[known["mutant"]] = known

    def outcome(self, mutant: Mutant, tests: list[str]) -> dict[str, Any] | None:
        """What came of it, if that is still true."""
        known = self._known.get(mutant.key)
        if known is None:
            return None
        is_true = known["seen"] == self._seen(known, tests) or not self.untried(mutant, tests)
        return known if is_true else None

    def is_carried_over(self, mutant: Mutant) -> bool:
        """Whether the game was another when this was found out, though the function and the test were not."""
        return bool(self._known[mutant.key].get("code") != self._code)

    def commit(self, file: Path, tests: dict[str, list[str]], mutants: list[Mutant]) -> None:
        """Writes all that is true now where the repository keeps it. `tests`: those of each mutant, by its name."""
        known = [self.outcome(mutant, tests[mutant.name]) for mutant in mutants]
        write_committed(file, [each for each in known if each is not None], self._digests)

    def untried(self, mutant: Mutant, tests: list[str]) -> list[str]:
        """Those of the tests that it has not survived yet."""
        survived = self._known.get(mutant.key, {}).get("survived", {})
        return [test for test in tests if survived.get(file_of(test)) != self._digests[file_of(test)]]

    def killer(self, mutant: Mutant) -> str:
        """The test that noticed it the last time, even if it has changed since."""
        return str(self._known.get(mutant.key, {}).get("by", ""))

    def best_at(self, source: str) -> str:
        """The file of tests that has noticed the most mutants of a source."""
        killers = Counter(
            file_of(known["by"]) for known in self._known.values() if known["name"].startswith(f"{source}::")
        )
        return max(self._digests, key=lambda file: killers[file])

    def keep(self, mutant: Mutant, tests: list[str], outcome: dict[str, Any]) -> None:
        known = {"mutant": mutant.key, "name": mutant.name, "code": self._code, **outcome}
        known["seen"] = self._seen(known, tests)
        if known["outcome"] == SURVIVED:
            before = self._known.get(mutant.key, {}).get("survived", {})
            known["survived"] = before | {file: self._digests[file] for file in files_of_tests(tests)}
        self._known[mutant.key] = known
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(known) + "\n")

    def _seen(self, known: dict[str, Any], tests: list[str]) -> str:
        """The digest of all files that the outcome depends on."""
        killer = file_of(known["by"])
        if killer in self._digests:
            return digest(killer, self._digests[killer])
        files = sorted(files_of_tests(tests))
        return digest(*files, *(self._digests.get(file, "") for file in files))
