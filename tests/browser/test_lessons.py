"""The guided games in a real browser: all of them by doing, with nothing pushed off a desk's or a phone's screen and what each step
points at there; undo and reload on the way."""

from __future__ import annotations

import json
import math
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import SCREENS, measured
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LESSONS = [
    ("oldworld", "first-blood", "First blood in Kislev", ("ruined", "dial_turned")),
    ("oldworld", "changing-ways", "The god of change", ("dominated", "dial_turned")),
    ("oldworld", "the-empire-falls", "The Empire falls", ("ruin_scored", "cleansed")),
    ("bloodrage", "first-raid", "The first raid", ("province_fell", "quest_done")),
    ("bloodrage", "promises-and-gifts", "Promises and gifts", ("marched", "packets_passed")),
    ("bloodrage", "to-win-and-to-fall", "To win and to fall", ("late_card", "glory_stolen")),
    ("karak", "first-stone", "The first soul stone", ("stones_won", "horde_weakened")),
    ("karak", "a-city-grows", "A city grows", ("city_founded", "trained")),
    ("karak", "walls-and-hordes", "Walls and hordes", ("razed", "foe_beaten")),
]
OVER = "That was the lesson"
DESK_WITH_TOUCH = DESKTOP | {"has_touch": True}
UPRIGHT, SIDEWAYS = SCREENS["390x844"], SCREENS["844x390"]
SETTLES_S = 3
"""The board and the hand go to what is pointed at."""
TWO_PICTURES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@pytest.mark.parametrize(("game", "name", "title", "told"), LESSONS, ids=[each[1] for each in LESSONS])
def test_a_lesson_is_learned_by_doing(
    visit: Visit, game: str, name: str, title: str, told: tuple[str, ...]
) -> None:
    player = visit(DESK_WITH_TOUCH)
    guide = begin(player, game, title)
    for number, step in enumerate(lesson(game, name)["steps"], 1):
        if at_step(guide) == number:
            for screen in (UPRIGHT, SIDEWAYS, DESKTOP):
                shows_step(player.page, screen, number, points=bool(step.get("point")))
        go_past(player, guide, number)
    expect(guide).to_contain_text(OVER)
    played = json.dumps(player.frames("update"))
    assert [kind for kind in told if f'"{kind}"' not in played] == []


def test_the_card_that_a_lesson_wants_is_in_sight_on_a_phone(visit: Visit) -> None:
    player = visit(PHONE)
    guide = begin(player, "oldworld", "The god of change")
    go_past(player, guide, 1)
    expect(player.page.locator(".hand .pointed")).to_be_in_viewport(ratio=0.2)


def test_a_lesson_goes_back_with_a_decision_and_on_after_a_reload(visit: Visit) -> None:
    player = visit()
    page = player.page
    guide = begin(player, "bloodrage", "Promises and gifts")
    for number in (1, 2, 3):
        go_past(player, guide, number)
    expect(guide).to_contain_text("step 4 of")
    page.get_by_role("button", name="Undo").click()
    expect(guide).to_contain_text("step 3 of")
    go_past(player, guide, 3)
    expect(guide).to_contain_text("step 4 of")
    page.reload()
    expect(guide).to_contain_text("step 4 of")
    go_past(player, guide, 4)
    expect(guide).to_contain_text("step 5 of")


def shows_step(page: Page, screen: dict[str, Any], number: int, points: bool) -> None:
    """Nothing is pushed off this screen, and what the step points at is there; a card of the hand in sight."""
    page.set_viewport_size(screen["viewport"])
    width = screen["viewport"]["width"]
    page.evaluate(TWO_PICTURES)
    expect(page.get_by_test_id("lesson")).to_be_in_viewport(ratio=1)
    deadline = time.monotonic() + SETTLES_S
    while found := lost_on(page):
        assert time.monotonic() < deadline, f"step {number} at {width} px: {found}"
        page.wait_for_timeout(50)
    if points:
        pointed = page.locator(".pointed").filter(visible=True).first
        expect(pointed, f"step {number} at {width} px").to_be_visible()
        expect(pointed, f"step {number} at {width} px").to_be_in_viewport()


def lost_on(page: Page) -> list[str]:
    return [each for each in measured(page)["findings"] if each.startswith(("cut", "off screen"))]


def lesson(game: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / game / "lessons" / f"{name}.json").read_text("utf-8"))
    return found


def begin(player: Visitor, game: str, title: str) -> Locator:
    page = player.go(f"/learn/{game}")
    section = page.locator("section.sheet").filter(has=page.get_by_role("heading", name=title))
    section.get_by_role("button", name="Begin").click()
    player.at_table()
    guide = page.get_by_test_id("lesson")
    expect(guide).to_contain_text("step 1 of")
    return guide


def at_step(guide: Locator) -> float:
    """The number of the step that the guide stands at; beyond all of them when the lesson is over."""
    text = guide.text_content() or ""
    found = re.search(r"step (\d+) of", text)
    return math.inf if OVER in text or found is None else int(found.group(1))


def go_past(player: Visitor, guide: Locator, number: int) -> None:
    """Reads on, or clicks what glows, until the guide has left this step behind."""
    forward = guide.get_by_role("button", name="Go on")

    def is_past() -> bool:
        if at_step(guide) > number:
            return True
        if forward.count():
            forward.click()
        elif player.state_of_play() in ("mine", "confirm"):
            player.click_something()
        return False

    player.until(is_past, seconds=45)
