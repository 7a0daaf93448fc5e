"""`import warhost` costs next to nothing, and the front door needs neither Rich nor anything of other rooms."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

TEN_LINES = """
import warhost
game = warhost.new("bloodrage", seats=3, seed=1)
bot = warhost.bot("greedy", seed=1)
while not game.over:
    game.play(bot.choose(game))        # or game.play(game.turn.options[0]), or a key
print(game)                            # the board
print(game.result)
game.record().save("game.warhost")
"""

ABSENT = """
import sys
for name in ("rich", "typer", "numpy", "starlette"):
    sys.modules[name] = None
"""

LOADED = """
import sys
print("\\n".join(sorted(sys.modules)))
"""


def run(code: str, folder: Path) -> str:
    path = f"{ROOT / 'src'}:{ROOT}"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={"PYTHONPATH": path, "PATH": "", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_ten_lines_run_as_they_stand(tmp_path: Path) -> None:
    shown = run(TEN_LINES, tmp_path)
    assert "╭─ Yggdrasil ─" in shown
    assert "The greatest glory: " in shown
    assert (tmp_path / "game.warhost").read_text().startswith("warhost record 1\ngame bloodrage ")


def test_they_run_without_anything_but_the_words(tmp_path: Path) -> None:
    assert run(ABSENT + TEN_LINES, tmp_path) == run(TEN_LINES, tmp_path)


def test_importing_loads_nothing_of_the_project_yet(tmp_path: Path) -> None:
    loaded = run("import warhost" + LOADED, tmp_path).split()
    assert [name for name in loaded if name.startswith("warhost")] == ["warhost"]


def test_playing_loads_no_room_that_it_does_not_need(tmp_path: Path) -> None:
    code = 'import warhost\ngame = warhost.new("bloodrage", seats=2)\ngame.play(warhost.bot("random").choose(game))'
    loaded = run(code + LOADED, tmp_path).split()
    rooms = {name.split(".")[1] for name in loaded if name.startswith("warhost.")}
    assert rooms == {"arena", "bots", "core", "door", "games", "native"}
    assert not {"rich", "typer", "numpy", "fluent", "starlette", "warhost.games.karak"} & set(loaded)


def test_what_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    code = "import warhost\ntry:\n    warhost.chess\nexcept AttributeError as error:\n    print(error)"
    assert run(code, tmp_path) == "module 'warhost' has no attribute 'chess'\n"
    assert "simulate" in run("import warhost\nprint(dir(warhost))", tmp_path)
