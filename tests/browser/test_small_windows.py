"""Small windows: a phone upright and on its side, a laptop at 200 %. Nothing is cut off or out of reach, the bar keeps its height, what one
owns is in sight, and a fingertip meets what it means. `scripts/measure_layout.py` is the long form of this."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.layout import SCREENS, comes_closer, measured
from tests.browser.visitor import CHOICES, GLOWING, PHONE, Visitor

pytestmark = pytest.mark.browser

SIDEWAYS = SCREENS["844x390"]
ZOOMED = SCREENS["1440x900 at 200 %"]
OWNED = {
    "oldworld": ("Power points", "Threat"),
    "bloodrage": ("Rage left",),
    "karak": ("Food", "Wood", "Stone", "Actions left"),
}

AT_PROMPT = "document.activeElement.closest('[data-testid=prompt]') !== null"
GOES_ON = "document.activeElement.closest('[data-testid=prompt], .touchable') !== null"
"""At the next question, or on the card that lies where the chosen one lay."""
ICON = """async (source) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  const [width, height] = [(canvas.width = picture.naturalWidth), (canvas.height = picture.naturalHeight)];
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const corners = [[0, 0], [width - 1, 0], [0, height - 1], [width - 1, height - 1]];
  return [width, height, corners.map(([x, y]) => pen.getImageData(x, y, 1, 1).data[3])];
}"""


@pytest.mark.parametrize(
    ("game", "screen"),
    [("oldworld", ZOOMED), ("bloodrage", SIDEWAYS), ("karak", PHONE)],
    ids=["oldworld at 200 %", "bloodrage on its side", "karak upright"],
)
def test_everything_is_in_reach_and_the_bar_keeps_its_height(
    visit: Visit, game: str, screen: dict[str, Any]
) -> None:
    player = visit(screen)
    player.sit_down(game, 3)
    bars = set()
    for _ in range(3):
        player.wait_for_turn()
        player.page.wait_for_timeout(300)
        found = measured(player.page)
        assert found["findings"] == []
        bars.add(found["bar"])
        player.decide()
    assert len(bars) == 1, f"the bar is {bars} px high"
    purse = player.page.get_by_role("region", name="What you have")
    for name in OWNED[game]:
        expect(purse.get_by_title(name)).to_be_in_viewport()


def test_the_board_has_one_side_of_a_low_window_for_itself(visit: Visit) -> None:
    player = visit(SIDEWAYS)
    player.sit_down("oldworld", 3)
    player.wait_for_turn()
    width, height = measured(player.page)["board"]
    assert height == 390
    assert width >= 844 / 2
    for name in ("Players", "Log", "Chat", "Rules", "Table"):
        expect(player.page.get_by_role("navigation").get_by_role("button", name=name)).to_be_in_viewport(
            ratio=1
        )


def test_what_is_smaller_than_a_fingertip_comes_closer_before_it_is_picked(visit: Visit) -> None:
    player = visit(PHONE)
    page = player.page
    player.sit_down("oldworld", 4)
    for _ in range(24):
        player.wait_for_turn()
        page.wait_for_timeout(300)
        small = measured(page)["small"]
        if small:
            break
        player.decide()
    assert small, "nothing small can be touched: look at another game"
    step = player.step()
    assert comes_closer(page, small[0]) is None
    assert player.step() == step
    assert page.locator(".chip").count() == 0, "it was picked, too"
    whole = page.get_by_test_id("whole")
    whole.click()
    expect(whole).to_have_count(0)


def test_two_taps_on_nothing_bring_the_board_closer_and_back(visit: Visit) -> None:
    player = visit(PHONE)
    page = player.page
    player.sit_down("bloodrage", 3)
    player.wait_for_turn()
    stage = page.get_by_role("button", name="Close the stage")
    if stage.is_visible():
        stage.click()
    frame = page.locator("[data-frame]").bounding_box()
    assert frame is not None
    corner = (frame["x"] + 8, frame["y"] + frame["height"] / 2)
    whole = page.get_by_test_id("whole")
    for is_close in (True, False):
        for _ in range(5):
            page.touchscreen.tap(*corner)
            page.touchscreen.tap(*corner)
            # A busy machine may bring the second tap too late to belong to the first: then these were two single taps.
            page.wait_for_timeout(500)
            if whole.is_visible() == is_close:
                break
        assert whole.is_visible() == is_close


def test_a_sign_explains_itself_to_a_finger_that_holds_it(visit: Visit) -> None:
    player = visit(PHONE)
    player.sit_down("oldworld", 3)
    player.wait_for_turn()
    held = player.page.get_by_role("region", name="What you have").get_by_title("Threat")
    held.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(player.page.get_by_test_id("touch-caption")).to_contain_text("Threat")


def test_the_list_of_choices_raises_no_keyboard(visit: Visit) -> None:
    player = visit(PHONE)
    player.sit_down("oldworld", 3)
    player.wait_for_turn()
    player.page.get_by_test_id("list").click()
    player.page.wait_for_selector("dialog button.option")
    assert player.page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_letters_do_nothing_for_whoever_turns_them_off_and_focus_stays_at_the_prompt(visit: Visit) -> None:
    player = visit()
    page = player.page
    table = player.sit_down("oldworld", 3)
    player.wait_for_turn()
    player.decide_by_keyboard()
    player.wait_for_turn()
    assert page.evaluate(AT_PROMPT)
    player.go("/settings").get_by_test_id("shortcuts").uncheck()
    player.go(table)
    player.wait_for_turn()
    page.keyboard.press("o")
    page.wait_for_timeout(300)
    assert page.locator("dialog[open]").count() == 0


def test_focus_is_not_lost_with_a_card_or_a_button_that_was_chosen_by_keys(
    visit: Visit,
) -> None:
    player = visit()
    page = player.page
    player.sit_down("bloodrage", 3)
    chosen = set()
    for _ in range(12):
        if chosen == {"card", "button"} or player.wait_for_turn() == "over":
            break
        step = player.step()
        button = page.locator(CHOICES).first
        if button.is_visible() and "button" not in chosen:
            chosen.add("button")
            button.focus()
        else:
            chosen.add("card")
            page.locator(GLOWING).filter(visible=True).first.focus()
        page.keyboard.press("Enter")
        player.until(lambda step=step: player.step() != step or page.locator(".chip").count() > 0)
        player.wait_for_turn()
        assert page.evaluate(GOES_ON), f"after these: {chosen}"
        if player.step() == step:
            player.decide()
    assert chosen == {"card", "button"}


def test_what_glows_is_seen_without_shadows(visit: Visit) -> None:
    player: Visitor = visit(forced_colors="active")
    player.sit_down("bloodrage", 3)
    player.wait_for_turn()
    glowing = player.page.locator("article.touchable.glows, div.touchable.glows, button.touchable.glows")
    expect(glowing.first).to_be_visible()
    outlines = glowing.evaluate_all("all => all.map(each => getComputedStyle(each).outlineStyle)")
    assert outlines
    assert set(outlines) == {"solid"}


def test_more_contrast_is_given_to_whoever_asks_for_it(visit: Visit) -> None:
    """What glows is a line, what is soft is not; and nothing is lost by it."""
    soft = "getComputedStyle(document.documentElement).getPropertyValue('--ink-soft')"
    usual, player = visit(), visit(contrast="more")
    usual.go()
    assert usual.page.evaluate(soft) != player.go().evaluate(soft)
    player.sit_down("bloodrage", 3)
    player.wait_for_turn()
    assert player.violations() == []
    glowing = player.page.locator("article.touchable.glows, div.touchable.glows, button.touchable.glows")
    outlines = glowing.evaluate_all("all => all.map(each => getComputedStyle(each).outlineStyle)")
    assert outlines
    assert set(outlines) == {"solid"}


@pytest.mark.parametrize("screen", ["390x844", "360x740"])
def test_a_replay_is_steered_from_one_row(visit: Visit, screen: str) -> None:
    player = visit(SCREENS[screen])
    table = player.sit_down("karak", 3)
    player.wait_for_turn()
    controls = player.go(f"{table}/replay").get_by_role("region", name="Replay")
    controls.wait_for()
    middles = controls.locator("button:visible, input:visible, summary:visible").evaluate_all(
        "all => all.map(each => { const box = each.getBoundingClientRect(); return box.top + box.height / 2; })"
    )
    assert len(middles) > 3
    assert max(middles) - min(middles) < 12


def test_a_sheet_closes_when_something_in_it_was_picked(visit: Visit) -> None:
    player = visit(PHONE)
    player.sit_down("oldworld", 3)
    player.wait_for_turn()
    player.page.get_by_role("button", name="Players", exact=True).click()
    sheet = player.page.locator("dialog[open]")
    sheet.locator(".glows").first.click()
    expect(sheet).to_have_count(0)


def test_the_client_opens_without_a_network_once_it_has_been_here(visit: Visit) -> None:
    visitor = visit(service_workers="allow")
    page = visitor.go()
    page.wait_for_selector("h1")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Warhost").first).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("combobox")).to_be_visible()
    page.context.set_offline(False)


def test_what_is_installed_has_pictures_for_every_kind_of_device(visit: Visit) -> None:
    """As large as they say; the one that is cut to a shape has no empty corner; and one for devices that read no manifest."""
    visitor = visit()
    page = visitor.go()
    manifest = page.request.get(f"{visitor.address}/manifest.webmanifest").json()
    raster = {icon["src"]: icon for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {(icon["sizes"], icon["purpose"]) for icon in raster.values()} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for source, icon in raster.items():
        width, height, corners = page.evaluate(ICON, source)
        assert f"{width}x{height}" == icon["sizes"]
        assert icon["purpose"] != "maskable" or corners == [255] * 4
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.evaluate(ICON, apple) == [180, 180, [255] * 4]
