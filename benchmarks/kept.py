"""Games that a benchmark has played, kept in a file so that it can be stopped and started again: line by line, below a line that
says by which bots and rules they were played. Games of others are refused, never mixed with those of now."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from benchmarks.environments import ROOT
from warhost.games import load

SOURCES = (".py", ".toml", ".npz")


class Kept:
    def __init__(self, file: Path, game: str, given: object = None) -> None:
        """`given`: whatever else decides how the games go, such as who plays and from which seeds."""
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        played_by = {**played_by_now(game), "given": json.loads(json.dumps(given))}
        if not file.exists():
            file.write_text(json.dumps(played_by) + "\n", encoding="utf-8")
        first, *lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        if first != played_by:
            raise SystemExit(
                f"{file} was played by bots or rules that have changed since; delete it to play anew"
            )
        self.lines: list[Any] = lines

    def add(self, line: Any) -> None:
        self.lines.append(line)
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")


def played_by_now(game: str) -> dict[str, Any]:
    """The revision of the rules, and a mark of all that decides how bots play: their code, the rules, the data of the game."""
    package = ROOT / "src" / "warhost"
    folders = [package / "bots", package / "core", package / "games" / game]
    bots = mark_of([file for folder in folders for file in folder.rglob("*") if file.suffix in SOURCES])
    return {"game": game, "revision": load(game).revision, "bots": bots}


def mark_of(files: Iterable[Path]) -> str:
    """Another one whenever something in these files has changed."""
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(file.read_bytes())
    return whole.hexdigest()


def mark_now(game: str, files: Iterable[Path] = (), given: object = None) -> str:
    """A short mark of the rules and bots of a game as they are now, and of whatever else decides what a benchmark finds."""
    by = json.dumps([played_by_now(game), mark_of(files), given])
    return hashlib.sha256(by.encode()).hexdigest()[:12]
