"""What a table may never do again, tried with all motion on: ask twice, end too early, let what is not one's own glow, name
somebody else, or hide what one turns in one's hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.played import Moment, play_out, play_until
from tests.browser.test_lessons import OVER, at_step, begin, go_past
from tests.browser.visitor import CHOICES, GLOWING, Visitor
from warhost.core.position import position

pytestmark = pytest.mark.browser

WATCH = """() => {
  window.looks = [];
  const look = () => {
    const table = document.querySelector("[data-testid=table]");
    const asks = document.querySelectorAll(".touchable.glows, [data-testid=prompt] button.choice").length > 0;
    window.looks.push([table.dataset.step, asks]);
    window.watching = requestAnimationFrame(look);
  };
  look();
}"""
WATCHED = "() => { cancelAnimationFrame(window.watching); return window.looks; }"
STRANGE = ".players article:not(.own) .touchable.glows"


def test_an_answered_question_does_not_come_back(visit: Visit) -> None:
    player = visit(speed="normal", reduced_motion="no-preference")
    player.play_now(side="khorne")
    for _ in range(4):
        player.until(lambda: _reaches_a_decision(player), 60)
        player.page.evaluate(WATCH)
        player.decide()
        player.page.wait_for_timeout(900)
        looks = player.page.evaluate(WATCHED)
        asked = _changes([asks for step, asks in looks if step == looks[0][0]])
        assert asked in ([True], [True, False]), asked


def test_the_game_is_over_when_its_end_has_been_told(visit: Visit) -> None:
    player = visit(speed="steps", reduced_motion="no-preference")
    player.post("/api/me", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "bloodrage", "seats": seats, "start": True, "position": _near_its_end()}
    player.go(f"/table/{player.post('/api/tables', wish)['id']}")
    player.at_table()
    page, told_later = player.page, 0
    ended = page.get_by_role("dialog").or_(page.get_by_text("Play again"))
    while player.state_of_play() != "over":
        if page.get_by_test_id("skip").count():
            expect(ended).to_have_count(0)
            told_later += any('"status":"finished"' in frame for frame in player.heard)
            page.keyboard.press("s")
        elif player.state_of_play() != "waiting":
            player.click_something()
        page.wait_for_timeout(30)
    assert told_later > 0, "nothing was told after the server had ended the game"


def test_a_lesson_lets_only_what_is_ones_own_glow(visit: Visit) -> None:
    player = visit(speed="fast", reduced_motion="no-preference")
    guide = begin(player, "karak", "A city grows")
    number = 1
    while OVER not in (guide.text_content() or ""):
        assert player.page.locator(STRANGE).count() == 0
        go_past(player, guide, number)
        number = int(min(at_step(guide), 99))
    assert number > 3


def test_whoever_drafts_buildings_is_named(visit: Visit) -> None:
    player = visit(speed="fast", reduced_motion="no-preference")
    player.sit_down("karak", 3)
    page = player.page
    seen = 0
    while player.wait_for_turn() == "mine" and page.get_by_text("instead of one of your six").count():
        expect(page.locator(".players .acting")).to_have_count(1)
        expect(page.locator(".players .acting.own")).to_have_count(1)
        expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
        seen += 1
        player.choose("pass", "swap")
    assert seen > 0


def test_a_tile_is_turned_where_it_lies_however_close_one_looks(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    player.play_now("karak")
    page = player.page
    player.wait_for_turn()
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -500)
    player.choose("explore")
    for _ in range(20):
        if page.locator(".ghost").count():
            break
        player.wait_for_turn()
        player.choose("explore", "move", "end")
    expect(page.locator(".ghost")).to_be_in_viewport(ratio=0.5)
    for tool in page.locator(".ghost ~ .tool, .tool").all():
        expect(tool).to_be_in_viewport(ratio=0.5)


# ---------------------------------------------------------------- what they do and see


def _reaches_a_decision(player: Visitor) -> bool:
    waits = player.page.get_by_test_id("decide-now")
    if waits.is_visible():
        player.page.keyboard.press("d")
    return player.page.locator(f"{GLOWING}, {CHOICES}").count() > 0 and player.state_of_play() == "mine"


def _changes(looks: list[bool]) -> list[bool]:
    """The same without repetitions."""
    return [look for place, look in enumerate(looks) if place == 0 or look != looks[place - 1]]


def _near_its_end() -> dict[str, object]:
    """Blood Rage for two, some decisions before the last, where the first seat is asked."""
    decisions = len(play_out("bloodrage", 2, 3, {}).decisions)
    come: Moment = lambda match: len(match.decisions) >= decisions - 12 and 0 in match.waiting()  # noqa: E731
    match = play_until("bloodrage", 2, 3, {}, come)
    return position(match.game, match.state)
