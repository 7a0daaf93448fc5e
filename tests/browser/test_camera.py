"""On a phone, with all motion on, the board goes by itself to where something is decided, and lies as before when that is over."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.played import asks_first, play_until
from tests.browser.visitor import PHONE, Visitor
from warhost.core.match import Match
from warhost.core.position import position

pytestmark = pytest.mark.browser

DECIDED_IN_ONE_PLACE: Final = {
    "oldworld": ("old_world_figure", 3, 5),
    "bloodrage": ("march", 2, 3),
}
"""A question that is asked about one place, in a game for how many, and the seed of one in which it comes."""
MOST_ANSWERS: Final = 6
"""Until all is said that this decision asks: which figures go, one after the other."""
CLOSE: Final = 1.5
"""Nearer than this one knows that the board has come closer."""

LIES: Final = """() => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector("[data-plane]")).transform);
  const frame = document.querySelector("[data-frame]").getBoundingClientRect();
  const isIn = ({ left, top, right, bottom }) =>
    left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
  const glowing = [...document.querySelectorAll("[data-frame] .touchable.glows")].map((each) => each.getBoundingClientRect());
  return {
    lies: [a, e, f].map((value) => Math.round(value * 100) / 100),
    asked: glowing.length, asksInSight: glowing.length > 0 && glowing.every(isIn),
  };
}"""
FREE_SPOT: Final = """() => {
  const frame = document.querySelector("[data-frame]").getBoundingClientRect();
  const glowing = [...document.querySelectorAll(".touchable.glows")].map((each) => each.getBoundingClientRect());
  const away = (x, y) => Math.min(...glowing.map(({ left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))));
  for (let y = frame.top + 12; y < frame.bottom - 60; y += 12)
    for (let x = frame.left + 12; x < frame.right - 12; x += 12)
      if (away(x, y) > 30 && !document.elementFromPoint(x, y).closest("button, a, .touchable")) return [x, y];
  return null;
}"""
WHOLE: Final = [1, 0, 0]


@pytest.mark.parametrize("game", DECIDED_IN_ONE_PLACE)
def test_the_board_goes_to_where_something_is_decided_and_back(visit: Visit, game: str) -> None:
    """All others are people who are away: after the decision nothing comes that would move the board as well."""
    ann = _sit_down_with_people(visit, game)
    _until_close(ann)
    for _ in range(MOST_ANSWERS):
        ann.decide()
        ann.page.wait_for_timeout(1_000)
        if ann.state_of_play() == "waiting":
            break
    ann.until(lambda: _look(ann)["lies"] == WHOLE and _look(ann)["asked"] == 0, 40)


@pytest.mark.parametrize("how", ["two taps", "the button"])
def test_two_taps_or_the_button_show_the_whole_board_again_while_something_is_decided(
    visit: Visit, how: str
) -> None:
    ann = _sit_down_with_people(visit, "bloodrage")
    page, step = ann.page, ann.step()
    _until_close(ann)
    spot = page.evaluate(FREE_SPOT)
    assert spot is not None
    for _ in range(5):
        if how == "the button":
            page.get_by_test_id("whole").tap()
        else:
            page.touchscreen.tap(*spot)
            page.touchscreen.tap(*spot)
        # A busy machine may bring the second tap too late to belong to the first: then these were two single taps.
        page.wait_for_timeout(500)
        if _look(ann)["lies"] == WHOLE:
            break
    page.wait_for_timeout(1_000)
    assert _look(ann)["lies"] == WHOLE, "it did not stay"
    assert page.get_by_test_id("whole").count() == 0
    assert ann.step() == step
    assert _look(ann)["asked"] > 0


# ---------------------------------------------------------------- what they do and see


def _until_close(player: Visitor) -> None:
    """The board has come closer, and all that can be chosen on it is in sight."""
    player.wait_for_turn()
    player.until(lambda: _look(player)["lies"][0] > CLOSE and _look(player)["asksInSight"], 30)


def _look(player: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(LIES)
    return found


def _asked(game: str, question: str, seats: int, seed: int) -> Match:
    match = play_until(game, seats, seed, {}, lambda match: asks_first(match, question), "random")
    assert not match.over, "nobody is asked this: look at another game"
    return match


def _sit_down_with_people(visit: Visit, game: str) -> Visitor:
    question, seats, seed = DECIDED_IN_ONE_PLACE[game]
    ann = visit(PHONE, speed="normal", reduced_motion="no-preference")
    _sit_down(
        ann,
        game,
        _asked(game, question, seats, seed),
        [{"kind": "open"}] * (seats - 1),
        [visit() for _ in range(seats - 1)],
    )
    return ann


def _sit_down(
    player: Visitor,
    game: str,
    match: Match,
    others: list[dict[str, str]],
    people: list[Visitor] | None = None,
) -> None:
    player.post("/api/me", {"name": "Ann"})
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *others],
        "visibility": "open",
        "position": position(match.game, match.state),
    }
    table = player.post("/api/tables", wish)["id"]
    for number, person in enumerate(people or []):
        person.post("/api/me", {"name": f"Guest {number}"})
        person.post(f"/api/tables/{table}/join", {})
    player.unlist(table)
    player.post(f"/api/tables/{table}/start", {})
    player.go(f"/table/{table}")
    player.at_table()
