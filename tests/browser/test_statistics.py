"""Statistics in the browser: of games between bots for everybody, of a table's history from its result; drawn, and as tables for those
who listen; on desk and phone, in Russian too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.played import play_out, record_of
from tests.browser.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.browser

A_LINE_OR_TWO_PX = 64


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_statistics_of_a_game_are_found_from_its_card(visit: Visit, screen: dict[str, object]) -> None:
    person = visit(screen)
    page = person.go()
    page.locator("a[href='/statistics/bloodrage']").click()
    counted = page.get_by_test_id("counted")
    expect(counted).not_to_have_attribute("data-games", "0")
    wolf = page.get_by_role("row", name="Wolf Clan").first
    expect(wolf).to_contain_text("%")
    row = wolf.bounding_box()
    assert row is not None
    assert row["height"] < A_LINE_OR_TWO_PX, "its name has room"
    point = wolf.locator(".point").bounding_box()
    interval = wolf.locator(".interval").bounding_box()
    assert point is not None
    assert interval is not None
    assert interval["x"] <= point["x"] + point["width"] / 2 <= interval["x"] + interval["width"]
    page.get_by_test_id("option").select_option("watches")
    expect(page.get_by_role("heading", name="games)").first).to_be_visible()
    page.get_by_test_id("kind").select_option("figure")
    expect(page.get_by_test_id("kind")).to_have_value("figure")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("columnheader", name="Decisions")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.violations() == []


def test_the_result_leads_to_the_history_of_the_table_and_to_other_games(visit: Visit) -> None:
    person = visit()
    person.go()
    person.post("/api/me", {"name": "Ann"})
    address = person.bring(record_of(play_out("bloodrage", 2, 3, {}, "random")))
    page = person.go(f"{address}/result")
    page.get_by_test_id("to-statistics").click()
    # What somebody brought may be of anybody's making: it counts for nobody.
    expect(page.get_by_test_id("counted")).to_have_attribute("data-games", "0")
    expect(page.get_by_test_id("source-table")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("source-mine").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("source-mine")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("source-simulated").click()
    expect(page.get_by_test_id("counted")).not_to_have_attribute("data-games", "0")
    assert person.violations() == []


CROWDED = """() => [...document.querySelectorAll("main table")].flatMap((table) => {
  const boxes = (name) => [...table.querySelectorAll(name)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 2);
  const ticks = boxes(".tick");
  const crowded = ticks.filter((tick, at) => at > 0 && tick.left < ticks[at - 1].right);
  const sheet = table.closest(".sheet").getBoundingClientRect();
  const outside = boxes("th, td").filter((cell) => cell.right > sheet.right);
  const narrow = boxes(".track").filter(({ width }) => width < 80);
  return [...crowded, ...outside, ...narrow].map((box) => `${table.caption.textContent} ${JSON.stringify(box)}`);
})"""


@pytest.mark.parametrize("width", [1440, 1100, 844, 600, 390])
def test_drawn_tables_have_room_for_what_is_drawn(visit: Visit, width: int) -> None:
    person = visit({"viewport": {"width": width, "height": 700}}, locale="ru-RU")
    for game in ("bloodrage", "karak"):
        page = person.go(f"/statistics/{game}")
        expect(page.get_by_role("heading", name="Кто выигрывает")).to_be_visible()
        assert page.evaluate(CROWDED) == []


def test_statistics_fit_a_phone_in_russian(visit: Visit) -> None:
    person = visit(PHONE, locale="ru-RU")
    for game in ("oldworld", "karak", "bloodrage"):
        page = person.go(f"/statistics/{game}")
        expect(page.get_by_role("heading", name="Кто выигрывает")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        assert "study-" not in page.inner_text("main")
    page.get_by_test_id("kind").select_option("card")
    page.get_by_test_id("all-cards").click()
    expect(page.get_by_test_id("all-cards")).to_have_attribute("aria-expanded", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
