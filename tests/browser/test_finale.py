"""The end of a game: its scene, its story, the ways on, and the picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.played import play_out, record_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"
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
