"""All mutants of a data file: numbers one higher, flags the other way round, elements of lists dropped. A mutant is made where
the file is parsed, so the file itself stays as it is."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from typing import Any

from scripts.mutants.mutant import Mutant
from scripts.mutants.rule_ids import named_in

Path = tuple[str | int, ...]
"""The way to a value from the top of the file."""
DROPPED = object()


class DataMutants:
    """The mutants of one data file, in the order of the file."""

    def __init__(self, file: str, source: str, keys_left_out: tuple[str, ...]) -> None:
        self.file = file
        self.source = source
        self.data: dict[str, Any] = tomllib.loads(source)
        self._left_out = keys_left_out
        self._lines = source.splitlines()
        self.changes: list[tuple[Path, Any]] = []
        self.mutants: list[Mutant] = []
        for path, operator, new in self._mistakes((), self.data):
            self._keep(path, operator, new)

    def mutated(self, number: int) -> dict[str, Any]:
        """The whole file with one mistake."""
        path, new = self.changes[number]
        data = copy.deepcopy(self.data)
        holder: Any = data
        for step in path[:-1]:
            holder = holder[step]
        if new is DROPPED:
            del holder[path[-1]]
        else:
            holder[path[-1]] = new
        return data

    def _mistakes(self, path: Path, value: Any) -> Iterator[tuple[Path, str, Any]]:
        if isinstance(value, dict):
            for key, inner in value.items():
                if not any(fnmatch(key, pattern) for pattern in self._left_out):
                    yield from self._mistakes((*path, key), inner)
        elif isinstance(value, list):
            is_section = all(isinstance(each, dict) and "id" in each for each in value)
            for index, inner in enumerate(value):
                if not is_section:
                    yield (*path, index), "element dropped", DROPPED
                yield from self._mistakes((*path, index), inner)
        elif isinstance(value, bool):
            yield path, "true and false", not value
        elif isinstance(value, int | float):
            yield path, "one more", value + 1

    def _keep(self, path: Path, operator: str, new: Any) -> None:
        old: Any = self.data
        for step in path:
            old = old[step]
        line = self._line_of(path)
        self.changes.append((path, new))
        self.mutants.append(
            Mutant(
                file=self.file,
                number=len(self.mutants),
                operator=operator,
                lines=(line, line),
                place=self._written(path),
                before=_text(old),
                after="nothing" if new is DROPPED else _text(new),
                at_import=True,
                unit="",
                rules=tuple(self._rules_near(line - 1)),
            )
        )

    def _rules_near(self, line: int) -> list[str]:
        """Those cited by the comment on a line, or else by the last lines of comment above it."""
        on_it = named_in(self._lines[line].partition("#")[2])
        while line and not self._lines[line].startswith("#"):
            line -= 1
        first = line
        while first and self._lines[first - 1].startswith("#"):
            first -= 1
        return on_it or named_in(" ".join(each.lstrip("# ") for each in self._lines[first : line + 1]))

    def _written(self, path: Path) -> str:
        """`card[troll].players[0]`."""
        written, holder = "", self.data
        for step in path:
            holder = holder[step]  # type: ignore[index]
            if isinstance(step, str):
                written += f".{step}" if written else step
            else:
                written += f"[{holder.get('id', step) if isinstance(holder, dict) else step}]"
        return written

    def _line_of(self, path: Path) -> int:
        """Where it stands, as well as can be told without reading TOML anew: the key, after the ids on the way to it."""
        line, holder, table = 0, self.data, ""
        for step in path:
            holder = holder[step]  # type: ignore[index]
            if isinstance(step, str):
                table = f"{table}.{step}" if table else step
            if isinstance(holder, dict) and "id" in holder:
                line = self._next(rf'\s*id = "{re.escape(str(holder["id"]))}"', line)
            elif isinstance(step, str):
                line = self._next(rf"\s*(\[+[\w.]*\b{step}\]|{step} =)|.*\b{step} =", line)
            elif isinstance(holder, dict):
                for _ in range(step):
                    line = self._next(rf"\s*\[\[{re.escape(table)}\]\]", line + 1, line)
        return line + 1

    def _next(self, pattern: str, line: int, otherwise: int | None = None) -> int:
        for number in range(line, len(self._lines)):
            if re.match(pattern, self._lines[number]):
                return number
        return line if otherwise is None else otherwise


def _text(value: Any) -> str:
    if isinstance(value, dict):
        plain = [f"{key} = {_text(inner)}" for key, inner in value.items() if key != "provenance"]
        return "{ " + ", ".join(plain) + " }"
    if isinstance(value, list):
        return "[…]" if any(isinstance(each, dict) for each in value) else f"[{', '.join(map(_text, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)
