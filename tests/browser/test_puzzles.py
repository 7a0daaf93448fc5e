"""Puzzles in the browser: from the entrance to one of them, a wrong try, the right one, why it is right, and the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from warhost.analysis.puzzles.shelf import Puzzle, shelf

pytestmark = pytest.mark.browser

GAMES = ("oldworld", "bloodrage", "karak")


def puzzle_on(person: Visitor, game: str) -> Puzzle:
    shown = person.page.get_by_test_id("puzzle-page")
    expect(shown).not_to_have_attribute("data-puzzle", "")
    return shelf(game)[shown.get_attribute("data-puzzle") or ""]


def take(person: Visitor, key: str) -> None:
    """By keys alone: the list of all choices, and one of them."""
    page = person.page
    asked = page.get_by_test_id("asked")
    expect(asked.locator("button").first).to_be_visible()
    if page.get_by_test_id("list").is_visible():
        page.keyboard.press("o")
        page.locator(f"dialog[open] button[data-key='{key}']").first.press("Enter")
    else:
        asked.locator(f"button[data-key='{key}']").first.press("Enter")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_is_found_at_the_second_try_and_explained(visit: Visit, screen: dict[str, object]) -> None:
    person = visit(screen)
    page = person.page
    person.go()
    page.get_by_test_id("to-puzzles").click()
    page.get_by_test_id("next-bloodrage").click()
    kept = puzzle_on(person, "bloodrage")
    feedback = page.get_by_test_id("feedback")
    take(person, kept.greedy)
    expect(feedback).to_have_attribute("data-outcome", "wrong")
    expect(page.get_by_test_id("change")).to_contain_text("−")
    expect(page.get_by_test_id("explained")).to_have_count(0)
    take(person, kept.best["key"])
    expect(feedback).to_have_attribute("data-outcome", "right")
    expect(page.get_by_test_id("explained").locator("li")).to_have_count(1 + len(kept.line))
    expect(page.get_by_test_id("asked")).to_have_count(0)
    assert person.violations() == []
    page.get_by_test_id("next-puzzle").click()
    expect(page.get_by_test_id("puzzle-page")).not_to_have_attribute("data-puzzle", kept.id)
    expect(feedback).to_have_attribute("data-outcome", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_counts_a_day(visit: Visit, game: str) -> None:
    person = visit()
    page = person.page
    person.go(f"/puzzles/{game}/day")
    take(person, puzzle_on(person, game).best["key"])
    expect(page.get_by_test_id("feedback")).to_contain_text("Right, on the first try")
    expect(page.get_by_test_id("arrows").locator("text").first).to_be_attached()
    person.go("/puzzles")
    expect(page.get_by_role("article").filter(has_text="Today’s is solved")).to_have_count(1)


def test_what_was_shown_is_shown_again_and_costs_nothing_more(visit: Visit) -> None:
    person = visit()
    page = person.page
    kept = next(iter(shelf("karak").values()))
    person.go(f"/puzzles/karak/{kept.id}")
    page.get_by_test_id("reveal").click()
    expect(page.get_by_test_id("feedback")).to_have_attribute("data-outcome", "shown")
    page.reload()
    expect(page.get_by_test_id("explained")).to_be_visible()
    expect(page.get_by_test_id("change")).to_have_count(0)
    person.go("/puzzles/karak/nothing")
    expect(page.get_by_role("alert")).to_contain_text("no such puzzle")


NOT_COVERED = """element => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [0.02, 0.5, 0.98].every((part) =>
    element.contains(document.elementFromPoint(left + part * (right - left), (top + bottom) / 2)));
}"""


def test_a_stage_covers_nothing_of_what_is_asked_on_a_phone_on_its_side(visit: Visit) -> None:
    draft = next(each for each in shelf("bloodrage").values() if each.best["key"].startswith("keep:"))
    person = visit({"viewport": {"width": 844, "height": 390}})
    page = person.go(f"/puzzles/bloodrage/{draft.id}")
    expect(page.get_by_test_id("stage")).to_be_visible()
    assert page.get_by_test_id("asked").evaluate(NOT_COVERED)


NAMES_ELSEWHERE = """() => [...document.querySelectorAll("[data-name]")].filter((name) => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(name.getBoundingClientRect());
  const own = [...document.querySelectorAll("text.name")].filter((text) => name.textContent.includes(text.textContent.trim()));
  return !own.some((text) => {
    const [left, top] = middle(text.getBoundingClientRect());
    return Math.hypot(left - x, top - y) < 12;
  });
}).map((name) => name.textContent)"""


def test_places_are_named_where_they_lie_on_a_phone(visit: Visit) -> None:
    """Also where a neighbour's name lies within the same box."""
    neighbours = {">bretonnia", ">empire"}
    wide = next(
        puzzle
        for puzzle in shelf("oldworld").values()
        if all(any(key.endswith(place) for key in keys_of(puzzle)) for place in neighbours)
    )
    person = visit(PHONE)
    page = person.go(f"/puzzles/oldworld/{wide.id}")
    expect(page.locator("[data-name='region:bretonnia']")).to_have_text("Bretonnia")
    expect(page.locator("[data-name='region:empire']")).to_have_text("The Empire")
    assert page.evaluate(NAMES_ELSEWHERE) == []


def keys_of(puzzle: Puzzle) -> list[str]:
    match = puzzle.match()
    return match.game.verbs.keys(match.options(match.seat_ids.index(puzzle.seat)))
