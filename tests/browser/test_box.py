"""Check my box: an owner corrects a component, sees the card change, keeps the file, and plays with it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_an_owner_corrects_a_card_and_plays_with_it(visit: Visit, screen: dict[str, object]) -> None:
    owner = visit(screen)
    page = owner.go("/rules/karak")
    page.get_by_role("link", name="Check my box").click()
    card = page.get_by_test_id("box-card")
    expect(card).to_contain_text("Hero die")
    page.get_by_test_id("box-kind").select_option("monster")
    expect(card).to_contain_text("Skeletons")
    expect(page.get_by_text("Ours: nobody has published it.")).to_be_visible()
    page.get_by_role("spinbutton", name="Strength").fill("4")
    expect(card.locator(".changed")).to_contain_text("4")
    assert owner.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("box-confirm").click()
    expect(card).to_contain_text("Ghouls")
    expect(page.get_by_test_id("box-count")).to_contain_text("Corrected: 1. Compared: 1.")

    with page.expect_download() as download:
        page.get_by_test_id("box-file").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == (
        'game = "karak"\n\n[monster.skeletons]\nstrength = 4\n'
    )
    page.get_by_text("Report for the project").click()
    expect(page.get_by_test_id("box-report")).to_contain_text("monster.skeletons.strength")

    page.get_by_test_id("box-play").click()
    expect(page.get_by_role("checkbox", name="Play with my box (1 correction)")).to_be_checked()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("1 correction by its owner")).to_be_visible()
    table = page.request.get(f"{page.url.replace('/table/', '/api/tables/')}").json()
    assert json.loads(table["options"]["box"])["monster"] == {"skeletons": {"strength": 4}}


def test_files_are_opened_and_a_wrong_line_is_named(visit: Visit) -> None:
    owner = visit()
    page = owner.go("/box/oldworld")
    page.get_by_test_id("box-card").wait_for()
    files = page.locator("input[type=file]")

    def text(threat: int) -> bytes:
        return f'game = "oldworld"\n[dial_tick.tzeentch_3]\nthreat = {threat}\n'.encode()

    files.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": text(3)})
    expect(page.get_by_text("mine.toml, line 3")).to_be_visible()
    files.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": text(90)})
    expect(page.get_by_test_id("box-count")).to_contain_text("Corrected: 1.")
    files.set_input_files({"name": "other.toml", "mimeType": "text/plain", "buffer": text(91)})
    expect(page.get_by_role("alert").filter(has_text="this page says 90, other.toml says 91")).to_be_visible()
    page.get_by_test_id("box-show").select_option("changed")
    expect(page.get_by_test_id("box-card")).to_contain_text("91")
