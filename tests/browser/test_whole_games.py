"""Whole games in a real browser, from the first click or key to the result and its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MOST_DECISIONS = 400


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("oldworld", 3, {}), ("bloodrage", 2, {}), ("karak", 2, {"rounds": "20"})],
    ids=["oldworld", "bloodrage", "karak"],
)
def test_a_whole_game_by_clicking_what_glows(
    visit: Visit, game: str, seats: int, options: dict[str, str]
) -> None:
    player = visit()
    table = player.sit_down(game, seats, options)
    for _ in range(MOST_DECISIONS):
        if player.wait_for_turn() == "over":
            break
        player.decide()
    _assert_result(player)

    player.page.locator("dialog a[href$=replay]").click()
    _walk_through_the_replay(player, table)
    _check_the_dice_and_keep_the_record(player)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    player = visit()
    player.go()
    player.tab_to("[data-testid=play-oldworld]")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("start")).to_be_focused()
    player.tab_to(".now summary")
    player.page.keyboard.press("Enter")
    player.tab_to(".now input[name=level]")
    wanted = player.page.locator(".now input[value=random]")
    for _ in range(10):
        if wanted.is_checked():
            break
        player.page.keyboard.press("ArrowUp")
    expect(wanted).to_be_checked()
    player.page.keyboard.press("Enter")
    player.at_table()
    for _ in range(MOST_DECISIONS):
        if player.wait_for_turn() == "over":
            break
        player.decide_by_keyboard()
    _assert_result(player)

    player.tab_to("dialog a[href$=replay]")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("replay")).to_have_attribute("data-step", "0")


def _assert_result(player: Visitor) -> None:
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator(".winners")).to_be_visible(timeout=30_000)
    chart = dialog.locator("figure svg").first
    if _has_anybody_scored(player):
        chart.wait_for(timeout=30_000)
    assert player.violations() == []


def _has_anybody_scored(player: Visitor) -> bool:
    """Whoever decides by lot may come to the end of a game without a point: then there is no story of the points."""
    table = player.page.url.split("/table/")[1].split("/")[0]
    scores = player.page.request.get(f"{player.address}/api/tables/{table}").json()["result"]["scores"]
    return any(scores.values())


def _walk_through_the_replay(player: Visitor, table: str) -> None:
    page = player.page
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-step", "0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    page.wait_for_url("**step=2**")
    page.keyboard.press("End")
    expect(replay).not_to_have_attribute("data-step", "2")
    assert int(replay.get_attribute("data-step") or 0) > 20

    page.get_by_label("Seen by").select_option(index=1)
    page.wait_for_url("**as=**")
    player.go(f"{table}/replay?as=public&step=7")
    expect(replay).to_have_attribute("data-step", "7")
    page.get_by_test_id("run").click()
    expect(replay).to_have_attribute("data-step", "9")
    page.get_by_test_id("run").click()
    assert player.violations() == []


def _check_the_dice_and_keep_the_record(player: Visitor) -> None:
    page = player.page
    page.locator("details.more summary").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verified")).to_be_visible()
    assert player.violations() == []
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text().startswith("warhost")
