"""Games that were played before, kept as lines, so that a run can be stopped and goes on where it was; and by which bots. Games of
bots or rules that have changed since are never mixed with others."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from benchmarks.environments import ROOT


def kept(file: Path, bots: str) -> list[Any]:
    """What was played so far. A new file begins with the mark of the bots."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(bots) + "\n", encoding="utf-8")
        return []
    first, *lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    if first != bots:
        raise SystemExit(f"{file} was played by bots that have changed since; delete it to play anew")
    return lines


def bots_as_they_are(game: str) -> str:
    """A mark of all that decides how bots play: their code, the rules, and the data of the game."""
    package = ROOT / "src" / "warhost"
    folders = [package / "bots", package / "core", package / "games" / game]
    files = sorted(
        file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml")
    )
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()
