"""Writes what is committed and yet follows from something else: the games' state classes, the types and the numbers that the
browser has of each game, the names that can stand in positions. `--check` writes nothing and fails where something would change; names of games: only those.

The types of the protocol are written by `npm run types`; `make generate` does both."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENTS = ROOT / "web/src/games"


def main() -> int:
    flags = [each for each in sys.argv[1:] if each == "--check"]
    games = [each for each in sys.argv[1:] if each not in flags] or _games()
    failed = [game for game in games if not all([_state(game, flags), _components(game, flags)])]
    if not _positions(flags):
        failed.append("docs/positions.md")
    if failed and flags:
        print("Run make generate.")
    return 1 if failed else 0


def _games() -> list[str]:
    return sorted(file.parent.name for file in ROOT.glob("src/warhost/games/*/fields.py"))


def _state(game: str, flags: list[str]) -> bool:
    """state.py of the rules and state.ts of the client."""
    module = f"warhost.games.{game}.fields"
    return _run("-m", "warhost.generate", module, "--client", str(CLIENTS / game), *flags)


def _components(game: str, flags: list[str]) -> bool:
    """components.json of the client."""
    return _run(str(CLIENTS / game / "generate.py"), *flags)


def _positions(flags: list[str]) -> bool:
    """The names in docs/positions.md."""
    return _run("-m", "warhost.generate.positions", str(ROOT / "docs/positions.md"), *flags)


def _run(*arguments: str) -> bool:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT / "src", check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
