"""What people install: built, put into an empty environment, and played in a real browser from there.

Here it is the pure wheel, and the first decisions of a game. `make dist-test` builds everything (compiled wheel, pure wheel,
source) from a clean clone and names its folder in WARHOST_DIST: then each of them is installed, and the game is played to its
end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hosting import ROOT, Host
from tests.browser.visitor import Visitor

DIST = os.environ.get("WARHOST_DIST")
BUILT = sorted(file.name for file in Path(DIST).iterdir()) if DIST else ["the pure wheel"]
FIRST_DECISIONS = 6
MOST_DECISIONS = 400

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-installed"), pytest.mark.timeout(1800)]


@pytest.fixture(scope="module", params=BUILT)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has nothing but Warhost and what it says it needs."""
    folder = tmp_path_factory.mktemp("installed")
    built = Path(DIST) / request.param if DIST else pure_wheel(folder)
    environment = folder / "environment"
    uv("venv", "--python", sys.executable, str(environment))
    python = str(environment / "bin" / "python")
    uv(
        "pip",
        "install",
        "--python",
        python,
        "--constraints",
        str(ROOT / "requirements" / "play.txt"),
        str(built),
    )
    return environment / "bin"


def pure_wheel(folder: Path) -> Path:
    run(
        *(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(ROOT)),
        WARHOST_COMPILE="0",
    )
    (wheel,) = (folder / "dist").glob("*-py3-none-any.whl")
    return wheel


def uv(*words: str) -> None:
    run(sys.executable, "-m", "uv", "--quiet", *words)


def run(*command: str, **variables: str) -> str:
    """As a person would in an empty folder: nothing of this checkout is on the path."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        command, env=clean | variables, capture_output=True, text=True, timeout=1700, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def host(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host"), [str(installed / "warhost")])
    host.start()
    yield host
    host.stop()


def test_what_was_installed_is_played_in_a_browser(visit: Visit) -> None:
    player = visit()
    player.sit_down("bloodrage", 2)
    decided = play(player, MOST_DECISIONS if DIST else FIRST_DECISIONS)
    if DIST:
        assert player.wait_for_turn() == "over"
        expect(player.page.get_by_role("dialog").locator(".winners")).to_be_visible(timeout=30_000)
    else:
        assert decided == FIRST_DECISIONS
    assert player.complaints == []


def play(player: Visitor, most: int) -> int:
    """Until the game is over or so many decisions were made; how many."""
    for decided in range(most):
        if player.wait_for_turn() == "over":
            return decided
        player.decide()
    return most


def test_what_was_installed_knows_the_rules_in_every_language(visit: Visit) -> None:
    player = visit()
    for game, language in [("oldworld", "pl"), ("bloodrage", "fr"), ("karak", "ru")]:
        player.go(f"/rules/{game}?lang={language}")
        expect(player.page.locator("main h1").first).to_be_visible()


def test_import_loads_neither_terminal_nor_server(installed: Path) -> None:
    program = "import sys, warhost; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = run(str(installed / "python"), "-I", "-c", program).split()
    assert "warhost" in loaded
    assert not {"typer", "rich", "starlette", "uvicorn", "sqlalchemy", "msgspec"} & set(loaded)


def test_a_game_is_played_from_python(installed: Path) -> None:
    program = (
        "import warhost\n"
        "game = warhost.new('karak', seats=2, seed=1, rounds=20)\n"
        "bot = warhost.bot('greedy', seed=1)\n"
        "while not game.over: game.play(bot.choose(game))\n"
        "print(game.result)"
    )
    assert run(str(installed / "python"), "-I", "-c", program)
