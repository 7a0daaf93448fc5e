"""`python -m warhost.generate`, for a game from elsewhere as for ours; and that what is committed is what it would write."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(file.parent.name for file in ROOT.glob("src/warhost/games/*/fields.py"))

FIELDS = """
from warhost.core.fields import Field, Number
CLASS = "Pond"
FIELDS = (Field("frogs", Number(0, 9)), Field("flies", Number(0, 9), per_seat=True, default=2))
"""


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60
    )


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    """A package of somebody else, whose state is out of date, so that the game cannot be imported."""
    package = tmp_path / "pond"
    package.mkdir()
    (package / "__init__.py").write_text("from pond.state import Pond\n")
    (package / "fields.py").write_text(FIELDS)
    (package / "state.py").write_text("from pond.fields import GONE\n")
    return tmp_path


def test_the_class_is_written_even_where_the_game_cannot_be_imported_without_it(pond: Path) -> None:
    assert run("-c", "import pond", folder=pond).returncode == 1
    done = run("-m", "warhost.generate", "pond.fields", folder=pond)
    assert done.returncode == 0, done.stderr
    shown = run("-c", "import pond; s = pond.Pond(3); print(s.frogs, s.flies)", folder=pond)
    assert shown.stdout == "0 [2, 2, 2]\n", shown.stderr


def test_a_check_writes_nothing_and_names_what_is_out_of_date(pond: Path) -> None:
    client = pond / "client"
    client.mkdir()
    arguments = ["-m", "warhost.generate", "pond.fields", "--client", str(client)]
    checked = run(*arguments, "--check", folder=pond)
    assert checked.returncode == 1
    assert "state.py is not what pond.fields declares" in checked.stdout
    assert "state.ts is not what pond.fields declares" in checked.stdout
    assert (pond / "pond/state.py").read_text() == "from pond.fields import GONE\n"
    assert not list(client.iterdir())
    assert run(*arguments, folder=pond).returncode == 0
    again = run(*arguments, "--check", folder=pond)
    assert (again.returncode, again.stdout) == (0, "")


def test_all_our_games_are_declared() -> None:
    assert GAMES == ["bloodrage", "karak", "oldworld"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_committed_is_what_make_generate_would_write(game: str) -> None:
    done = run(str(ROOT / "scripts/generate.py"), "--check", game, folder=ROOT)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}\nRun `make generate`."
