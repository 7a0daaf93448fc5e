"""Nothing lies on what can be clicked: the hand, the prompt, the board and the panels leave each other room on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.played import in_mid_game
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

BROAD = {"viewport": {"width": 1920, "height": 1080}}
LEAST_TILE_PX = 90
RESTS_MS = 1_000
"""By then the board has come to rest."""
NARROWEST_TILE = """() => {
  const tiles = [...document.querySelectorAll("[data-frame] .hex .rim")];
  return tiles.length > 0 ? Math.min(...tiles.map((tile) => tile.getBoundingClientRect().width)) : 0;
}"""
SCREENS = ((1440, 900), (1920, 1080), (1280, 720), (1024, 768), (820, 1180))


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
def test_no_control_is_covered_on_any_screen(visit: Visit, game: str) -> None:
    player = visit()
    player.play_now(game)
    for _ in range(3):
        player.wait_for_turn()
        player.decide()
        player.wait_for_turn()
        for width, height in SCREENS:
            player.page.set_viewport_size({"width": width, "height": height})
            _assert_free(player, f"{game} at {width} × {height}")


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
def test_no_control_is_covered_on_a_phone(visit: Visit, game: str) -> None:
    player = visit(PHONE)
    player.play_now(game)
    for _ in range(3):
        player.wait_for_turn()
        player.decide()
        player.wait_for_turn()
        _assert_free(player, f"{game} on a phone")


def _assert_free(player: Visitor, where: str) -> None:
    """Whether the mouse rests on the board or on the hand."""
    player.page.mouse.move(5, 200)
    assert player.covered() == [], where
    player.page.locator("section.hand").hover(position={"x": 60, "y": 20})
    assert player.covered() == [], f"{where}, with the mouse on the hand"


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
def test_the_board_never_moves_under_the_cursor(visit: Visit, game: str) -> None:
    player = visit({"viewport": {"width": 1440, "height": 900}})
    player.play_now(game)
    boards = set()
    for _ in range(5):
        if player.wait_for_turn() == "over":
            break
        boards.add(str(player.page.locator("[data-frame]").first.bounding_box()))
        player.decide()
    assert len(boards) == 1


@pytest.mark.parametrize("decisions", [0, 170], ids=["at the start", "in a grown land"])
def test_a_tile_of_karak_is_large_enough_to_be_read(visit: Visit, decisions: int) -> None:
    """However far the land has grown, on one's own quiet turn too: nothing but the board's own rest brings it near."""
    player = visit(BROAD, reduced_motion="no-preference")
    player.go()
    player.post("/api/me", {"name": "Ann"})
    bots = [{"kind": "bot", "level": "random"}] * 3
    wish = {"game": "karak", "seats": [{"kind": "me"}, *bots], "start": True}
    position = {"position": in_mid_game("karak", 4, decisions, 5, "turn")} if decisions else {}
    player.go(f"/table/{player.post('/api/tables', wish | position)['id']}")
    player.at_table()
    player.wait_for_turn()
    expect(player.page.get_by_test_id("stage")).to_have_count(0)
    player.until(lambda: player.page.evaluate(NARROWEST_TILE) >= LEAST_TILE_PX)
    player.page.wait_for_timeout(RESTS_MS)
    assert player.page.evaluate(NARROWEST_TILE) >= LEAST_TILE_PX


def test_a_hand_that_leaves_room_has_the_last_deeds_of_the_others_beside_it(visit: Visit) -> None:
    player = visit(BROAD)
    player.play_now("bloodrage")
    page = player.page
    deeds = page.get_by_test_id("glance")
    for _ in range(12):
        if player.wait_for_turn() == "over" or deeds.is_visible():
            break
        player.decide()
    expect(deeds).to_be_visible()
    beside, hand = deeds.bounding_box(), page.locator("section.hand article").last.bounding_box()
    assert beside is not None
    assert hand is not None
    assert beside["x"] >= hand["x"] + hand["width"]
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(deeds).to_have_count(0)


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
def test_the_players_of_a_replay_are_shown_whole(visit: Visit, game: str) -> None:
    player = visit()
    player.page.set_viewport_size({"width": 1440, "height": 900})
    page = player.go(f"{player.play_now(game)}/replay")
    page.get_by_test_id("replay").wait_for()
    cut_off = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
    assert page.locator(".players, .players article").evaluate_all(cut_off) == 0


def test_the_hand_is_shown_whole(visit: Visit) -> None:
    player = visit()
    player.play_now(side="nurgle")
    player.wait_for_turn()
    for width, height in SCREENS:
        player.page.set_viewport_size({"width": width, "height": height})
        cards = player.page.locator("section.hand article")
        expect(cards.first).to_be_visible()
        for card in cards.all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"a card is cut off at {width} × {height}"
