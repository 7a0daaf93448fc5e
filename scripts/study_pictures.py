"""What is pictured of the time after a game: its analysis, what might have been, an exercise, a puzzle, statistics. A part of
`scripts/take-pictures`; the analysis is a real one, of a game between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.played import play_out, record_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor

GAME: Final = "bloodrage"
LEVEL: Final = "easy"
BUDGET_S: Final = "20"
"""How long the server may think about that game."""
ANALYSED_MS: Final = 600_000
SETTLES_MS: Final = 1_200

Taker = Callable[[Visitor, str], bytes]


def study_pictures() -> list[tuple[str, dict[str, object], str, Taker]]:
    """Subject, screen, light, and who takes it."""
    takers = {
        "study-analysis": analysis,
        "study-what-if": what_if,
        "study-exercise": exercise,
        "study-puzzle": puzzle,
        "study-statistics": statistics,
    }
    return [
        (subject, screen, "light" if screen is DESKTOP else "dark", taker)
        for subject, taker in takers.items()
        for screen in (DESKTOP, PHONE)
    ]


ANALYSED: Final[dict[str, tuple[str, list[Any]]]] = {}
"""By server: the table that was analysed for the first picture, and the cookies of whoever brought it; nobody else may see it."""


def analysed_table(visitor: Visitor) -> str:
    page = visitor.page
    page.set_default_timeout(ANALYSED_MS)
    if visitor.address in ANALYSED:
        table, cookies = ANALYSED[visitor.address]
        page.context.add_cookies(cookies)
        return table
    visitor.post("/api/me", {"name": "Ann"})
    table = visitor.bring(record_of(play_out(GAME, 3, 3, {}, LEVEL)))
    visitor.go(f"{table}/analysis")
    page.get_by_test_id("analyse").click()
    page.get_by_test_id("chart").wait_for(timeout=ANALYSED_MS)
    ANALYSED[visitor.address] = table, list(page.context.cookies())
    return table


def analysis(visitor: Visitor, _subject: str) -> bytes:
    page = visitor.go(f"{analysed_table(visitor)}/analysis")
    page.get_by_test_id("mistakes").locator("button").first.click()
    return whole(page)


def what_if(visitor: Visitor, _subject: str) -> bytes:
    page = visitor.go(f"{analysed_table(visitor)}/analysis")
    page.get_by_test_id("mistakes").locator("button").first.click()
    page.get_by_test_id("what-if").click()
    page.get_by_test_id("study").wait_for()
    return seen(page)


def exercise(visitor: Visitor, _subject: str) -> bytes:
    page = visitor.go(f"{analysed_table(visitor)}/exercises")
    page.get_by_test_id("feedback").wait_for()
    return seen(page)


def puzzle(visitor: Visitor, _subject: str) -> bytes:
    visitor.post("/api/me", {"name": "Ann"})
    page = visitor.go(f"/puzzles/{GAME}/day")
    page.get_by_test_id("reveal").click()
    page.get_by_test_id("explained").wait_for()
    page.mouse.move(0, 0)
    return seen(page)


def statistics(visitor: Visitor, _subject: str) -> bytes:
    page = visitor.go(f"/statistics/{GAME}")
    page.get_by_test_id("counted").wait_for()
    return whole(page)


def seen(page: Page) -> bytes:
    """What fits into the window."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLES_MS)
    return page.screenshot()


def whole(page: Page) -> bytes:
    """The page from top to bottom."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLES_MS)
    return page.screenshot(full_page=True)
