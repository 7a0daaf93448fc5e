"""On which line of a TOML file something stands: the library that reads the file does not say."""

from __future__ import annotations

import re
from typing import Final

_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_HEADER: Final = re.compile(r"^\s*\[([^\[\]]+)\]\s*(?:#.*)?$")
_KEY: Final = re.compile(r"^\s*([\w.\-\"' ]+?)\s*=")


class Lines:
    """Lines by path (`monster.skeletons.strength`)."""

    def __init__(self, of: dict[str, int]) -> None:
        self._of = of

    def at(self, path: str) -> int:
        """The line of a path, or of the nearest thing around it; 0 where that is nowhere."""
        parts = path.partition(":")[0].split(".")
        while parts:
            line = self._of.get(".".join(parts), 0)
            if line:
                return line
            parts.pop()
        return 0


def lines_of(text: str) -> Lines:
    found: dict[str, int] = {}
    table: list[str] = []
    open_brackets = 0
    for number, line in enumerate(text.splitlines(), 1):
        bare = _QUOTED.sub('""', line).partition("#")[0]
        if open_brackets == 0:
            header, key = _HEADER.match(line), _KEY.match(line)
            if header is not None:
                table = _parts(header.group(1))
                _note(found, table, number)
                continue
            if key is not None:
                _note(found, [*table, *_parts(key.group(1))], number)
        open_brackets += sum(bare.count(each) for each in "[{") - sum(bare.count(each) for each in "]}")
    return Lines(found)


def _note(found: dict[str, int], path: list[str], number: int) -> None:
    """A table is where it is first spoken of."""
    for end in range(1, len(path) + 1):
        found.setdefault(".".join(path[:end]), number)


def _parts(path: str) -> list[str]:
    return [part.strip().strip("\"'") for part in path.split(".")]
