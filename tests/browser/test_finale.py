"""The end of a game: its scene, its story, the ways on, and the picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.layout import SCREENS
from tests.browser.played import play_out, record_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"
LEAST_LETTERS_PX = 11
CHART = """(chart) => {
  const dialog = chart.closest("dialog");
  const { top, bottom } = chart.getBoundingClientRect();
  const letters = chart.querySelector("text");
  return {
    belowHeader: top - dialog.querySelector("header").getBoundingClientRect().bottom,
    aboveActions: dialog.querySelector(".actions").getBoundingClientRect().top - bottom,
    letters: parseFloat(getComputedStyle(letters).fontSize) * chart.getScreenCTM().d,
  };
}"""
POINTS = "(chart) => Array.from(chart.querySelectorAll('.end text'), (each) => Number(each.textContent.split(' ')[1]))"
COLOURS = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const coloursIn = (x, y, width, height) =>
    new Set(new Uint32Array(pen.getImageData(x, y, width, height).data.buffer)).size;
  return {
    size: [canvas.width, canvas.height],
    board: coloursIn(30, 30, 660, 570),
    names: coloursIn(740, 90, 420, 240),
    chart: coloursIn(740, 360, 420, 240),
  };
}"""


def bring_game(visitor: Visitor, game: str, seats: int, settings: dict[str, str]) -> str:
    """A game that bots have played to its end; returns the table's address."""
    visitor.go()
    visitor.post("/api/me", {"name": "Ann"})
    return visitor.bring(record_of(play_out(game, seats, 3, settings, "random")))


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_is_a_scene_and_a_story_and_the_ways_on_are_in_sight(
    visit: Visit, screen: dict[str, object]
) -> None:
    person = visit(screen)
    person.go(bring_game(person, "bloodrage", 3, {}))
    dialog = person.page.get_by_role("dialog")
    dialog.locator("figure svg").first.wait_for(state="attached")
    expect(dialog.locator(".scene .winners")).to_contain_text("win")
    expect(dialog.get_by_test_id("tale")).to_contain_text("How it came about")
    for way in ("Replay", "Home", "New table"):
        expect(dialog.get_by_role("link", name=way)).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="Picture to share")).to_be_in_viewport(ratio=1)
    assert person.violations() == []


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak"])
@pytest.mark.parametrize(
    ("screen", "language"),
    [
        ({"viewport": {"width": 1360, "height": 850}}, "en-GB"),
        ({"viewport": {"width": 1360, "height": 850}}, "pl-PL"),
        (DESKTOP, "fr-FR"),
    ],
    ids=["1360x850", "1360x850 in Polish", "1440x900 in French"],
)
def test_at_a_desk_the_whole_chart_is_in_sight_beside_the_story(
    visit: Visit, game: str, screen: dict[str, object], language: str
) -> None:
    person = visit(screen, locale=language)
    chart = chart_at_the_end(person, game)
    expect(chart).to_be_in_viewport(ratio=1)
    seen = chart.evaluate(CHART)
    assert seen["belowHeader"] > -1
    assert seen["aboveActions"] > -1
    assert seen["letters"] >= LEAST_LETTERS_PX


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("screen", ["390x844", "844x390"])
def test_on_a_phone_the_chart_has_room_between_title_and_buttons(
    visit: Visit, screen: str, language: str
) -> None:
    person = visit(SCREENS[screen], locale=language)
    chart = chart_at_the_end(person, "bloodrage")
    chart.evaluate("(chart) => chart.scrollIntoView({ block: 'start' })")
    seen = chart.evaluate(CHART)
    assert seen["belowHeader"] > -1
    assert seen["aboveActions"] > -1
    assert seen["letters"] >= LEAST_LETTERS_PX


def test_the_chart_draws_itself_once_it_is_in_sight_and_a_touch_draws_the_rest(visit: Visit) -> None:
    person = visit(reduced_motion="no-preference")
    person.page.clock.install()
    chart = chart_at_the_end(person, "bloodrage")
    before = chart.evaluate(POINTS)
    person.page.clock.fast_forward(60_000)
    expect(chart.locator("xpath=..")).to_have_attribute("data-drawn", "true")
    scores = chart.evaluate(POINTS)
    assert max(before) < max(scores)
    assert sorted(scores) == sorted(final_scores(person))

    hasty = visit(reduced_motion="no-preference")
    chart = chart_at_the_end(hasty, "bloodrage")
    expect(chart.locator("xpath=..")).to_have_attribute("data-drawn", "false")
    chart.click()
    assert sorted(chart.evaluate(POINTS)) == sorted(final_scores(hasty))


def chart_at_the_end(person: Visitor, game: str) -> Locator:
    """A long game: many points, many lines."""
    person.go()
    person.post("/api/me", {"name": "Ann"})
    person.go(person.bring(record_of(play_out(game, 4, 3, {}, "greedy"))))
    chart = person.page.get_by_role("dialog").locator("figure svg").first
    chart.wait_for()
    return chart


def final_scores(person: Visitor) -> list[float]:
    table = person.page.url.split("/table/")[1]
    answer = person.page.request.get(f"{person.address}/api/tables/{table}").json()
    return list(answer["result"]["scores"].values())


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [("oldworld", 3, {}), ("bloodrage", 3, {}), ("karak", 2, {"rounds": "20"})],
    ids=["oldworld", "bloodrage", "karak"],
)
def test_the_picture_to_share_shows_board_names_and_chart(
    visit: Visit, tmp_path: Path, game: str, seats: int, settings: dict[str, str]
) -> None:
    person = visit()
    person.go(bring_game(person, game, seats, settings) + "/result")
    page = person.page
    page.get_by_role("button", name="Picture to share").click()
    picture = page.get_by_test_id("picture").locator("img")
    picture.wait_for(timeout=30_000)
    seen = picture.evaluate(COLOURS)
    assert seen["size"] == [1200, 630]
    assert seen["board"] > 1000
    assert seen["names"] > 100
    assert seen["chart"] > 20

    with page.expect_download() as coming:
        page.get_by_role("link", name="Save the picture").click()
    kept = tmp_path / "picture.png"
    coming.value.save_as(kept)
    assert coming.value.suggested_filename.endswith(".png")
    assert kept.read_bytes().startswith(PNG)
