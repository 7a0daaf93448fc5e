"""The pages about Python and about writing a game do what they say."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts.recordings import ALL_TOGETHER, FILMS, recordings, size_together
from tests.toy import GAME
from warhost.core.catalogue import catalogue
from warhost.games import load
from warhost.server.database import migrations
from warhost.server.database.connection import NEWEST

ROOT = Path(__file__).parents[1]


def test_the_page_about_python_is_true() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 40
    assert not result.failed


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_ten_lines_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    example = next(
        block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "warhost.new" in block
    )
    assert len(example.splitlines()) <= 10
    monkeypatch.chdir(tmp_path)
    exec(compile(example, page, "exec"), {})
    assert (tmp_path / "game.warhost").exists()


def test_every_extra_that_a_page_installs_exists() -> None:
    declared = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    told = "".join(page.read_text(encoding="utf-8") for page in pages)
    named = re.findall(r"(?:warhost|\.)\[([a-z,]+)\]", told)
    assert named
    assert {extra for names in named for extra in names.split(",")} <= declared


def test_films_and_moving_pictures_are_small_together() -> None:
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"docs/(?:films|images)/[\w-]+\.(?:webm|webp)", told))
    moving = {f"docs/{recording.parent.name}/{recording.name}" for recording in recordings()}
    assert moving <= named
    assert len(list(FILMS.glob("*.webm"))) >= 6
    assert size_together() <= ALL_TOGETHER


def test_the_upgrade_notes_know_the_newest_schema_and_the_revisions() -> None:
    told = (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")
    assert f"from 1 to {int(NEWEST)} by itself" in told
    for game, name in (
        ("oldworld", "Old World records are of"),
        ("bloodrage", "Blood Rage"),
        ("karak", "Karak"),
    ):
        older, newest = load(game).revisions
        assert re.search(rf"{name} (revision )?{older} or {newest}\b", told), game


def test_the_upgrade_notes_tell_of_every_step_of_the_schema() -> None:
    """By its number, and by the word that names its migration."""
    told = (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")
    rows = {int(number): row for number, row in re.findall(r"^\| (\d+) \| (.+) \|$", told, re.MULTILINE)}
    steps = (Path(migrations.__file__).parent / "versions").glob("m*.py")
    named = {int(step.stem[1:5]): step.stem[6:] for step in steps}
    assert set(rows) == set(named) - {1}
    assert not {number: name for number, name in named.items() if number > 1 and name not in rows[number]}


# The tutorial that builds a game


def files_of(page: str) -> dict[str, str]:
    """The code of a page by the file that the first line of each block names; blocks of the same file are joined."""
    files: dict[str, str] = {}
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for name, code in re.findall(r"```python\n# (\S+\.py)\n(.*?)```", text, re.DOTALL):
        files[name] = f"{files[name]}\n\n{code}" if name in files else code
    assert len(re.findall(r"```python", text)) == len(re.findall(r"```python\n# \S+\.py\n", text))
    return files


@pytest.fixture(scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which somebody has followed the tutorial."""
    folder = tmp_path_factory.mktemp("tutorial")
    for name, code in files_of("write-a-game.md").items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(code, encoding="utf-8")
    return folder


def run(folder: Path, *args: str, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, *args],
        cwd=folder,
        env={
            "PYTHONPATH": f"{ROOT / 'src'}:{folder}",
            "WARHOST_GAMES": "harvest=harvest:GAME",
            "XDG_DATA_HOME": str(folder / "data"),
            "LANG": "en",
            "PATH": "",
            **variables,
        },
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["state.py", "rules.py"])
def test_the_tutorial_builds_the_toy(name: str) -> None:
    """Line by line; only the names differ, and the last line, which the tutorial has elsewhere."""
    toy = (ROOT / "tests" / "toy" / name).read_text(encoding="utf-8")
    for old, new in (
        ("tests.toy", "harvest"),
        ("toy-reason", "harvest-reason"),
        ('"toy"', '"harvest"'),
        ("TOY ", "HV "),
    ):
        toy = toy.replace(old, new)
    told = files_of("write-a-game.md")[f"harvest/{name}"]
    wanted = [line for line in toy.splitlines() if line and not line.startswith("GAME: Final")]
    assert [line for line in told.splitlines() if line] == wanted


def test_the_game_of_the_tutorial_passes_its_tests(harvest: Path) -> None:
    quiet = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "harvest")
    assert " passed" in run(harvest, *quiet, "-k", "golden or ids", WARHOST_UPDATE_GOLDEN="1")
    assert " passed" in run(harvest, *quiet)


def test_the_game_of_the_tutorial_is_played(harvest: Path) -> None:
    shown = run(harvest, "play.py")
    assert "lay:" in shown
    assert "200 games of harvest" in shown
    command = "from warhost.cli import main; main()"
    assert " won." in run(
        harvest, "-c", command, "play", "harvest", "--seats", "greedy,normal", "--lang", "en"
    )
    told = run(harvest, "-c", command, "arena", "harvest", "--bots", "greedy,random", "--games", "10")
    assert told.startswith("10 games at tables of 4.")


def test_the_board_of_the_tutorial_is_drawn(harvest: Path) -> None:
    code = (
        "import warhost, board\nfrom warhost.telling.storyteller import storyteller\n"
        "game = warhost.new('harvest', seats=2, seed=1)\n"
        "print(board.board(game.view(), storyteller(game.rules, 'en')))"
    )
    assert run(harvest, "-c", code).splitlines() == [
        "farm   points  hand",
        "red    0       4",
        "green  0       4",
    ]


def test_the_messages_of_the_tutorial_are_called_as_the_game_calls_its_things() -> None:
    text = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
    told = re.findall(r"^harvest-(\w+)-(\w+) =", text, re.MULTILINE)
    known = catalogue(GAME)
    names = {
        "verb": set(known["verbs"]),
        "prompt": set(known["prompts"]),
        "event": set(known["events"]),
        "farm": set(known["sides"]),
        "card": set(GAME.cards.ids),
        "reason": {"own", "empty", "absent"},
    }
    assert len(told) == 7
    assert all(name in names[family] for family, name in told)
