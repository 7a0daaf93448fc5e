"""The full-screen terminal, driven by keys as a person would, at 80 by 24 characters unless said otherwise."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Footer, Input, Static

from tests.toy import GAME as TOY
from warhost import games
from warhost.cli.terminal.screen import Choices, HandOver, TableScreen
from warhost.cli.terminal.table import TerminalTable
from warhost.core.chance import numbered_seed
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import read

SMALL = (80, 24)
WIDE = (140, 40)


@pytest.fixture
def seated(tmp_path: Path) -> Callable[..., TableScreen]:
    def seat(*players: str, game: Game = TOY, language: str = "en") -> TableScreen:
        match = Match(game, len(players), {}, numbered_seed(3))
        return TableScreen(TerminalTable(match, list(players), language, tmp_path / "last.warhost", 1))

    return seat


async def settled(app: TableScreen, pilot: Pilot[list[str]]) -> None:
    """Until the bots have decided and everything is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


def question(app: TableScreen) -> str:
    return str(app.query_one("#question", Static).content)


def choices(app: TableScreen) -> list[str]:
    offered = app.query_one(Choices)
    return [str(offered.get_option_at_index(place).prompt) for place in range(offered.option_count)]


async def test_a_whole_game_by_the_enter_key(seated: Callable[..., TableScreen], tmp_path: Path) -> None:
    app = seated("you", "random")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            await settled(app, pilot)
            if app.table.match.over:
                break
            await pilot.press("enter")
        await settled(app, pilot)
        assert "won" in question(app)
        await pilot.press("enter")
    assert app.return_value is not None
    (kept,) = [file for file in tmp_path.iterdir() if file.name != "last.warhost"]
    assert read(kept.read_text(encoding="utf-8")).end
    assert str(kept) in app.return_value[-1]


async def test_digits_go_to_the_choice_of_that_number(seated: Callable[..., TableScreen]) -> None:
    app = seated("you", "random", "random", "random", game=games.load("oldworld"))
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        offered = app.query_one(Choices)
        assert offered.option_count > 12
        await pilot.press("1", "2")
        assert offered.highlighted == 11
        await pilot.press("down", "3")
        assert offered.highlighted == 2
        key = app.asked["options"][2]["key"] if app.asked else ""
        await pilot.press("enter")
        await settled(app, pilot)
        assert (
            next(
                app.table.match.game.verbs.key(each.option)
                for each in app.table.match.decisions
                if each.seat == 0
            )
            == key
        )


async def test_choices_are_searched_by_words(seated: Callable[..., TableScreen]) -> None:
    app = seated("you", "random", "random", "random", game=games.load("oldworld"), language="ru")
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        before = choices(app)
        await pilot.press("slash", *"кислев")
        found = choices(app)
        assert found
        assert len(found) < len(before)
        assert all("кислев" in line.casefold() for line in found)
        await pilot.press("escape")
        assert choices(app) == before
        assert not app.query_one("#search", Input).has_class("open")


async def test_what_happened_is_in_the_log_and_the_board_comes_back(
    seated: Callable[..., TableScreen],
) -> None:
    app = seated("you", "random", game=games.load("karak"))
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        assert app.query_one("#board").display
        assert not app.query_one("#log").display
        await pilot.press("l")
        assert app.query_one("#log").display
        assert not app.query_one("#board").display
        assert app.query_one("#told").region.width > 70  # not squeezed by having been out of sight
        assert len(app.told) > 3
        await pilot.press("b")
        assert app.query_one("#board").display


async def test_on_a_wide_terminal_board_and_log_stand_beside_each_other(
    seated: Callable[..., TableScreen],
) -> None:
    app = seated("you", "random", game=games.load("bloodrage"))
    async with app.run_test(size=WIDE) as pilot:
        await settled(app, pilot)
        assert app.query_one("#board").display
        assert app.query_one("#log").display
        await pilot.press("r")
        assert app.query_one("#page").display
        assert not app.query_one("#log").display


async def test_everything_has_its_place_at_80_by_24(seated: Callable[..., TableScreen]) -> None:
    for game in ("oldworld", "bloodrage", "karak"):
        app = seated("you", "random", "random", game=games.load(game), language="ru")
        async with app.run_test(size=SMALL) as pilot:
            await settled(app, pilot)
            heights = {
                name: app.query_one(f"#{name}").region.height for name in ("board", "question", "choices")
            }
            assert heights["board"] >= 9, (game, heights)
            assert heights["choices"] >= 3, (game, heights)
            assert app.query_one(Footer).region.bottom == 24


async def test_undo_says_why_not(seated: Callable[..., TableScreen]) -> None:
    app = seated("you", "random", game=games.load("bloodrage"))
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        await pilot.press("u")
        await settled(app, pilot)
        assert len(app._notifications) == 1  # nothing to take back yet


async def test_undo_brings_the_question_back(seated: Callable[..., TableScreen]) -> None:
    app = seated("you", "random", "random", game=games.load("karak"))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(60):
            await settled(app, pilot)
            quiet = [line.split()[0] for line in choices(app) if " move:" in line]
            if quiet:
                break
            await pilot.press("enter")
        before = choices(app)
        await pilot.press(*quiet[0], "enter")
        await settled(app, pilot)
        assert choices(app) != before
        await pilot.press("u")
        await settled(app, pilot)
        assert choices(app) == before


async def test_a_hint_and_a_rule_are_shown_on_a_page(seated: Callable[..., TableScreen]) -> None:
    app = seated("you", "random", game=games.load("bloodrage"))
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        await pilot.press("h")
        await settled(app, pilot)
        assert "%" in str(app.query_one("#text", Static).content)
        await pilot.press("r")
        assert app.query_one("#page").display
        assert "%" not in str(app.query_one("#text", Static).content)


async def test_the_next_person_sees_nothing_before_they_have_the_keyboard(
    seated: Callable[..., TableScreen],
) -> None:
    app = seated("you", "you", game=games.load("bloodrage"))
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        await settled(app, pilot)
        first = app.seat
        hand = choices(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert isinstance(app.screen, HandOver)
        table = app.screen_stack[0]
        assert not table.query_one(Choices).option_count
        assert str(table.query_one("#told", Static).content) == ""
        assert str(table.query_one("#drawing", Static).content) == ""
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.seat != first
        assert choices(app) != hand


async def test_leaving_saves_and_says_how_to_go_on(
    seated: Callable[..., TableScreen], tmp_path: Path
) -> None:
    app = seated("you", "random")
    async with app.run_test(size=SMALL) as pilot:
        await settled(app, pilot)
        await pilot.press("enter")
        await settled(app, pilot)
        await pilot.press("q")
    assert app.return_value is not None
    assert "--resume" in app.return_value[0]
    assert read((tmp_path / "last.warhost").read_text(encoding="utf-8")).decisions
