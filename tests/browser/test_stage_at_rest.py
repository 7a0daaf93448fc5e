"""Whoever decides in the middle of a battle has the stage before them, with all motion on, and beside it the place that it speaks of;
what happens nowhere is told of the whole board."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.played import asks_first, play_out, play_until, record_of
from tests.browser.visitor import PHONE, Visitor
from warhost.core.match import Match
from warhost.core.position import position

pytestmark = pytest.mark.browser

SCREENS = {"1440": {"width": 1440, "height": 900}, "1920": {"width": 1920, "height": 1080}}
WHOLE = re.compile(r"translate\(0px, 0px\) scale\(1\)")
WHERE = {"hit": "region", "battle_card": "province", "add": "hex"}
"""For each question in a battle the kind of place at which it is fought."""
BATTLES = [("oldworld", 4, "hit"), ("bloodrage", 4, "battle_card"), ("karak", 2, "add")]
WHOSE = [game for game, _, _ in BATTLES]

LYING = """(thing) => {
  const stage = document.querySelector("[data-testid=stage]").getBoundingClientRect();
  const window = document.querySelector(".window").getBoundingClientRect();
  const place = document.querySelector(`.window [data-thing="${thing}"]`).getBoundingClientRect();
  const common = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const size = place.width * place.height;
  return { covered: common(place, stage) / size, seen: common(place, window) / size };
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("game", "seats", "question"), BATTLES, ids=WHOSE)
def test_the_place_of_a_battle_is_seen_beside_the_stage(
    visit: Visit, game: str, seats: int, question: str, screen: str
) -> None:
    player = visit({"viewport": SCREENS[screen]}, speed="normal", reduced_motion="no-preference")
    place = _sit_down_in_a_battle(player, game, seats, question)
    player.page.get_by_test_id("stage").wait_for()
    player.until(lambda: _is_in_sight(player.page.evaluate(LYING, f"{WHERE[question]}:{place}")), 8)


@pytest.mark.parametrize(("game", "seats", "question"), BATTLES, ids=WHOSE)
def test_on_a_phone_a_battle_has_all_that_lies_above_what_one_holds_and_is_asked(
    visit: Visit, game: str, seats: int, question: str
) -> None:
    player = visit(PHONE, speed="normal", reduced_motion="no-preference")
    _sit_down_in_a_battle(player, game, seats, question)
    player.page.get_by_test_id("stage").wait_for()
    player.until(lambda: _corners(player.page.get_by_test_id("stage"))[:3] == [0, 0, 390])
    (_, top, _, bottom), below = (
        _corners(player.page.get_by_test_id("stage")),
        _corners(player.page.locator(".bottom")),
    )
    assert bottom - top > 844 * 0.49
    assert abs(bottom - below[1]) <= 1


def _corners(thing: Locator) -> list[float]:
    """Left, top, right, bottom."""
    box = thing.bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]]


def test_what_happens_nowhere_is_told_of_the_whole_board(visit: Visit) -> None:
    """The board made room for a battle in its middle; then comes the next phase."""
    player = visit({"viewport": SCREENS["1440"]}, speed="steps", reduced_motion="no-preference")
    match = play_out("oldworld", 3, 7, {}, "random")
    player.go()
    player.post("/api/me", {"name": "Ann"})
    table = player.bring(record_of(match))
    page = player.go(f"{table}/replay?as=public&step={_last_fought_in(match, 'empire') - 1}")
    stage, board = page.get_by_test_id("stage"), page.locator("[data-plane]")
    page.get_by_test_id("run").click()
    player.until(lambda: _goes_on_to(stage, page))
    expect(board).not_to_have_attribute("style", WHOLE)
    player.until(lambda: _goes_on_to(page.get_by_test_id("banner"), page))
    expect(stage).to_have_count(0)
    expect(board).to_have_attribute("style", WHOLE)


def _goes_on_to(wanted: Locator, page: Page) -> bool:
    """The stage comes some pictures after its scene."""
    page.wait_for_timeout(400)
    if not wanted.is_visible():
        page.keyboard.press("s")
    return wanted.is_visible()


def _last_fought_in(match: Match, region: str) -> int:
    """The decision after which the last battle of a round is fought here."""
    told: Any = match.events(-1)
    return next(
        int(event["decision"])
        for before, event in pairwise(told)
        if event["kind"] == "phase_began"
        and before["kind"] == "battle_ended"
        and before["region"] == region
        and event["phase"] == "corruption"
    )


def _is_in_sight(lying: dict[str, float]) -> bool:
    return lying["covered"] < 0.02 and lying["seen"] > 0.9


def _sit_down_in_a_battle(player: Visitor, game: str, seats: int, question: str) -> str:
    """At a table where the first seat is asked this; returns the place that the battle is about."""
    match = play_until(game, seats, 7, {}, lambda match: asks_first(match, question))
    assert not match.over, "nobody was ever asked this"
    player.go()
    player.post("/api/me", {"name": "Ann"})
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "start": True}
    table = player.post("/api/tables", wish | {"position": position(match.game, match.state)})
    player.go(f"/table/{table['id']}")
    player.at_table()
    player.wait_for_turn()
    return _place(match)


def _place(match: Match) -> str:
    told: Any = match.events(-1)
    kinds = ("battle_began", "fight_began")
    begun = [event for event in told if event["kind"] in kinds][-1]
    return str(begun.get("region") or begun.get("province") or begun.get("hex"))
