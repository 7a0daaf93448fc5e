"""The board editor in a real browser: set up, moved by hand, played on, shared, and kept as a test."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser

SETTLED = "[data-testid=editor][data-settled=true]"


def open_editor(visitor: Visitor, game: str, seats: int) -> Page:
    """From the entrance to the beginning of a game."""
    page = visitor.go()
    page.get_by_test_id("set-up-position").click()
    card = page.locator("article", has=page.get_by_test_id(f"edit-{game}"))
    card.locator("select").select_option(str(seats))
    page.get_by_test_id(f"edit-{game}").click()
    settled(page)
    return page


def settled(page: Page) -> None:
    expect(page.locator(SETTLED)).to_be_visible(timeout=30_000)


def tab(page: Page, name: str) -> None:
    page.locator(f"[data-tab={name}]").click()


def choose_place(page: Page, place: str) -> None:
    tab(page, "place")
    page.get_by_test_id("place").select_option(place)


def put_here(page: Page, name: str) -> None:
    page.get_by_test_id("add-piece").select_option(label=name)
    settled(page)


def start_with_turn_of(page: Page, side: str) -> None:
    tab(page, "flow")
    page.get_by_label("Whose turn").select_option(side)
    page.locator("[data-start=turn]").click()
    settled(page)
    expect(page.get_by_test_id("goes-on")).to_be_visible()


def play_on(visitor: Visitor, side: str) -> dict[str, Any]:
    """The state of the table that was made of the position, before anybody else has decided."""
    page = visitor.page
    page.get_by_test_id("play-on").click()
    page.get_by_label("I play").select_option(side)
    page.get_by_label("Bots").select_option("random")
    page.get_by_test_id("start").click()
    table = visitor.at_table().removeprefix("/table/")
    steps = page.request.get(f"{visitor.address}/api/tables/{table}/replay?as={side}&count=1").json()
    state: dict[str, Any] = steps["steps"][0]["view"]["state"]
    return state


def test_a_figure_is_dragged_in_the_old_world_and_play_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = open_editor(visitor, "oldworld", 3)
    choose_place(page, "empire")
    put_here(page, "Bloodletter")
    figure = page.locator('[data-thing="figure:bloodletter region:empire"]')
    page.mouse.move(*middle(figure))
    page.mouse.down()
    page.mouse.move(*middle(page.locator('[data-thing="region:kislev"]')), steps=6)
    expect(page.get_by_test_id("held")).to_contain_text("Bloodletter")
    page.mouse.up()
    expect(page.locator('[data-thing="figure:bloodletter region:kislev"]')).to_be_attached()
    settled(page)
    tab(page, "seats")
    page.get_by_label("One more: Victory points (Khorne)").click()
    settled(page)
    start_with_turn_of(page, "khorne")
    state = play_on(visitor, "khorne")
    assert state["figures"] == {"kislev": {"bloodletter": 1}}
    assert state["points"]["khorne"] == 1


def test_cards_and_numbers_of_blood_rage_are_changed_and_play_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = open_editor(visitor, "bloodrage", 2)
    start_with_turn_of(page, "wolf")
    choose_place(page, "yggdrasil")
    put_here(page, "Warrior (Wolf clan)")
    expect(page.locator('[data-thing="figure:warrior province:yggdrasil"][data-owner=wolf]')).to_be_attached()
    tab(page, "cards")
    page.get_by_label("Add to: Hand (Wolf clan)").select_option("tyrs_bash")
    settled(page)
    tab(page, "seats")
    rage = page.get_by_label("Rage (Wolf clan)", exact=True)
    rage.fill("40")
    rage.press("Tab")
    wrong = page.locator("[data-field=rage] .problem")
    expect(wrong).to_have_text("There is at most 12 Rage.")
    expect(page.get_by_test_id("play-on")).to_be_disabled()
    page.get_by_test_id("undo").click()
    settled(page)
    rage.fill("5")
    rage.press("Tab")
    settled(page)
    state = play_on(visitor, "wolf")
    assert state["warriors"]["wolf"]["yggdrasil"] == 1
    assert state["rage"]["wolf"] == 5
    assert state["hands"]["wolf"] == ["tyrs_bash"]
    page.goto(f"{page.url}/replay?as=wolf&step=0")
    page.locator("details.more > summary").click()
    page.get_by_test_id("edit-from-here").click()
    settled(page)
    tab(page, "seats")
    expect(page.get_by_label("Rage (Wolf clan)", exact=True)).to_have_value("5")


def test_the_land_of_karak_grows_by_hand_and_play_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = open_editor(visitor, "karak", 2)
    hero = page.locator("[data-testid=editor] [data-thing^='hero:']").first
    side = (hero.get_attribute("data-thing") or "").removeprefix("hero:")
    start_with_turn_of(page, side)
    choose_place(page, "1412")
    put_here(page, "Farm 1")
    # By keyboard: the hero is picked up in the list and put down on the board.
    choose_place(page, "1313")
    page.get_by_role("button", name="Move: Hero").first.press("Enter")
    target = page.locator('[data-thing="hex:1412"]')
    expect(target).to_have_class(re.compile("glows"))
    target.press("Enter")
    settled(page)
    tab(page, "seats")
    page.get_by_label("One more: Glory").first.click()
    settled(page)
    state = play_on(visitor, side)
    assert list(state["land"]["1412"]) == ["farm_1", 0]
    assert "1412" in state["hero_at"].values()
    assert sum(state["glory"].values()) == 1


def test_a_link_leads_somebody_else_to_the_same_position_and_a_test_can_be_made_of_it(visit: Visit) -> None:
    ann, ben = visit(), visit()
    page = open_editor(ann, "bloodrage", 3)
    start_with_turn_of(page, "raven")
    choose_place(page, "yggdrasil")
    put_here(page, "Leader (Raven clan)")
    page.wait_for_function("() => location.hash.startsWith('#p=')")
    page.get_by_test_id("scenario").click()
    text = page.get_by_test_id("saved-text").input_value()
    names: dict[str, Any] = {}
    exec(text, names)
    names["test_what_the_rules_say_here"]()
    assert names["POSITION"]["state"]["leaders"]["raven"] == "yggdrasil"
    other = ben.go(page.url.removeprefix(ann.address))
    settled(other)
    expect(
        other.locator('[data-thing="figure:leader province:yggdrasil"][data-owner=raven]')
    ).to_be_attached()
    tab(other, "flow")
    expect(other.get_by_test_id("goes-on")).to_contain_text("Raven")


@pytest.mark.parametrize(("screen", "light"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_the_editor_without_axe_violations(visit: Visit, screen: dict[str, object], light: str) -> None:
    visitor = visit(screen, color_scheme=light)
    page = visitor.go("/edit")
    expect(page.get_by_test_id("edit-karak")).to_be_visible()
    assert visitor.violations() == []
    page.get_by_test_id("edit-bloodrage").click()
    settled(page)
    choose_place(page, "yggdrasil")
    assert visitor.violations() == []
    for name in ("seats", "cards", "table", "flow"):
        tab(page, name)
        assert visitor.violations() == []


def middle(locator: Any) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
