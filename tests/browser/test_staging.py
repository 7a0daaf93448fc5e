"""What happens is told scene by scene, with all motion on: nothing early, never in the way of a decision, at the speed one likes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.visitor import CHOICES, GLOWING, Visitor

pytestmark = pytest.mark.browser

MORE_THAN_FIT = 15
"""Things in a recap: some of them have to be scrolled to."""


def test_nothing_is_seen_before_it_is_told(visit: Visit) -> None:
    player = visit(speed="steps", reduced_motion="no-preference")
    player.play_now(side="khorne")
    _until_decision_waits(player)
    page = player.page

    told, happened, step = _told(player), _happened(player), player.step()
    assert told < happened, "everything was told at once"
    assert page.locator(GLOWING).count() == 0
    assert page.locator(CHOICES).count() == 0
    page.keyboard.press("o")
    expect(page.get_by_role("dialog")).to_have_count(0)

    panels = _panels(player)
    waits = page.get_by_test_id("decide-now")
    while waits.is_visible():
        assert page.locator(GLOWING).count() == 0 or not waits.is_visible()
        before = told
        page.keyboard.press("s")
        player.until(lambda before=before: _told(player) > before or not waits.is_visible())
        told = _told(player)
    assert player.wait_for_turn() == "mine"
    assert _told(player) == _happened(player)
    assert player.step() != step
    assert _panels(player) != panels


def test_a_decision_is_never_blocked(visit: Visit) -> None:
    """The scenes would stay for ever; one key, one click on the button and one on the board lead to the decision."""
    player = visit(speed="steps", reduced_motion="no-preference")
    player.play_now(side="khorne")
    page = player.page
    _until_decision_waits(player)
    page.keyboard.press("d")
    assert player.wait_for_turn() == "mine"

    _until_decision_waits(player)
    page.get_by_test_id("decide-now").click()
    assert player.wait_for_turn() == "mine"

    _until_decision_waits(player)
    page.keyboard.press("k")
    page.keyboard.press("v")
    expect(page.get_by_test_id("speed")).to_have_text("Slow")
    page.locator(".board").click(position={"x": 4, "y": 4})
    assert player.wait_for_turn() == "mine"
    expect(page.get_by_test_id("decide-now")).to_have_count(0)


def test_what_was_skipped_is_watched_again_at_the_speed_one_likes(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    player.play_now(side="khorne")
    page = player.page
    recap = page.get_by_test_id("recap")
    for _ in range(12):
        player.wait_for_turn()
        if recap.count():
            break
        player.decide()
    step = player.step()

    page.keyboard.press("v")
    assert _kept_speed(player) == "steps"
    recap.get_by_role("button").first.click()
    page.get_by_test_id("watch-again").click()
    expect(page.get_by_test_id("caption")).not_to_be_empty()
    expect(page.get_by_test_id("turn")).to_contain_text("Your decision waits")
    assert page.locator(GLOWING).count() == 0
    page.keyboard.press("d")
    assert player.wait_for_turn() == "mine"
    assert player.step() == step

    caption = page.get_by_test_id("caption")
    for line in reversed(page.locator("[role=log] .line").all()):
        line.click()
        if _comes(caption.locator(".line")):
            break
        # Something small that is only seen to move.
        assert player.wait_for_turn() == "mine"
    expect(caption).not_to_be_empty()
    page.keyboard.press("Escape")
    assert player.wait_for_turn() == "mine"


def test_a_recap_lists_as_many_things_as_it_says(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    player.play_now(side="khorne")
    recap = player.page.get_by_test_id("recap")
    title = recap.get_by_role("button").first
    for _ in range(40):
        player.wait_for_turn()
        if _promised(title) > MORE_THAN_FIT:
            break
        player.decide()
    title.click()
    assert recap.get_by_role("listitem").count() == _promised(title) > MORE_THAN_FIT


# ---------------------------------------------------------------- what they see


def _comes(what: Locator) -> bool:
    try:
        what.wait_for(timeout=3_000)
    except TooLate:
        return False
    return True


def _promised(title: Locator) -> int:
    """How many things the recap says that happened."""
    return int("".join(filter(str.isdigit, title.inner_text()))) if title.count() else 0


def _until_decision_waits(player: Visitor) -> None:
    """Decides until there is something to be told before the next decision."""
    waits = player.page.get_by_test_id("decide-now")
    for _ in range(20):
        player.until(
            lambda: waits.is_visible() or player.state_of_play() != "waiting" or _moves_on(player), 30
        )
        if waits.is_visible():
            return
        if player.state_of_play() != "waiting":
            player.click_something()
    raise AssertionError("nothing was ever told")


def _moves_on(player: Visitor) -> bool:
    """While nobody waits for this person, goes through the scenes that are there."""
    skip: Locator = player.page.get_by_test_id("skip-all")
    if skip.is_visible():
        player.page.keyboard.press("s")
    return False


def _told(player: Visitor) -> int:
    return int(player.page.get_by_test_id("table").get_attribute("data-told") or 0)


def _happened(player: Visitor) -> int:
    """How many events the server has told this person's browser of."""
    frames = [frame for kind in ("view", "update") for frame in player.frames(kind)]
    return max(event["number"] for frame in frames for event in frame["events"])


def _panels(player: Visitor) -> list[str]:
    return player.page.locator(".players article").all_inner_texts()


def _kept_speed(player: Visitor) -> str:
    kept = player.page.evaluate("() => localStorage.getItem('warhost-settings')")
    speed: str = json.loads(kept)["speed"]
    return speed
