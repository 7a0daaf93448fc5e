"""What if: another decision at a step of a finished game, and a second browser that follows or goes its own way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_finale import bring_game
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def begin_study(person: Visitor, step: int = 12) -> Locator:
    """From the replay of a game by its button; returns the study on the page."""
    address = bring_game(person, "bloodrage", 2, {})
    person.go(f"{address}/replay?as=all&step={step}")
    button = person.page.get_by_test_id("what-if")
    person.page.get_by_test_id("replay").wait_for()
    if not button.is_visible():
        person.page.locator(".more summary").click()
    button.click()
    study = person.page.get_by_test_id("study")
    expect(study).to_have_attribute("data-step", str(step))
    return study


def choose_otherwise(person: Visitor, place: int = -1) -> None:
    """Takes one of the choices; the last is hardly what was played."""
    page = person.page
    asked = page.get_by_test_id("asked")
    expect(asked.locator("button").first).to_be_visible()
    if page.get_by_test_id("list").is_visible():
        page.keyboard.press("o")
        page.locator("dialog[open] button.option").nth(place).click()
    else:
        asked.locator("button[data-key]").nth(place).click()


def test_another_follows_the_leader_tries_alone_and_comes_back(visit: Visit) -> None:
    leader, follower = visit(), visit()
    study = begin_study(leader)
    follower.go()
    follower.post("/api/me", {"name": "Bo"})
    follower.go(leader.page.url.removeprefix(leader.address))
    theirs = follower.page.get_by_test_id("study")
    expect(follower.page.get_by_test_id("company")).to_contain_text("You follow Ann")
    expect(leader.page.get_by_test_id("company")).to_contain_text("one other looks on")
    choose_otherwise(leader)
    expect(study).to_have_attribute("data-node", "1")
    expect(theirs).to_have_attribute("data-node", "1")
    follower.page.get_by_test_id("own-way").click()
    leader.page.keyboard.press("ArrowLeft")
    expect(study).to_have_attribute("data-node", "0")
    expect(theirs).to_have_attribute("data-node", "1")
    choose_otherwise(follower)
    expect(theirs).to_have_attribute("data-node", "2")
    expect(leader.page.get_by_test_id("tree").locator("[data-node='1']")).to_be_visible()
    follower.page.get_by_test_id("follow").click()
    expect(theirs).to_have_attribute("data-node", "0")
    expect(theirs).to_have_attribute("data-step", "12")
    leader.page.get_by_test_id("hand-lead").click()
    expect(leader.page.get_by_test_id("company")).to_contain_text("You follow Bo")
    follower.page.keyboard.press("ArrowRight")
    expect(study).to_have_attribute("data-step", "13")


def test_bots_answer_until_the_side_that_is_played_is_asked_again(visit: Visit) -> None:
    leader, follower = visit(), visit()
    study = begin_study(leader)
    page = leader.page
    follower.go()
    follower.post("/api/me", {"name": "Bo"})
    follower.go(page.url.removeprefix(leader.address))
    expect(follower.page.get_by_test_id("company")).to_contain_text("You follow Ann")
    page.get_by_test_id("level").select_option("easy")
    asked = page.get_by_test_id("asked")
    expect(asked.locator("button").first).to_be_visible()
    side = page.get_by_test_id("side").locator("option").nth(1).get_attribute("value") or ""
    page.get_by_test_id("side").select_option(side)
    if asked.locator("button").count() == 0:
        page.get_by_test_id("bots-reply").click()
    choose_otherwise(leader)
    expect(study).to_have_attribute("data-node", re.compile(r"^([2-9]|\d\d+)$"))
    expect(asked.locator("button").first).to_be_visible()
    node = study.get_attribute("data-node") or ""
    expect(follower.page.get_by_test_id("study")).to_have_attribute("data-node", node)
