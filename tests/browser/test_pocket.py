"""Playing without a network: the engine runs in a worker of the browser, and no server answers."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from warhost.core import record
from warhost.games import load

pytestmark = pytest.mark.browser

ENGINE_STARTS_WITHIN_MS = 90_000


def test_plays_without_a_network_and_hands_in_afterwards(visit: Visit) -> None:
    player = visit(service_workers="allow")
    page = player.go("/pocket")
    readiness = page.get_by_test_id("readiness")
    expect(readiness).to_have_attribute("data-stage", "not ready", timeout=30_000)
    page.get_by_test_id("make-ready").click()
    expect(readiness).to_have_attribute("data-stage", "ready", timeout=ENGINE_STARTS_WITHIN_MS)

    page.context.set_offline(True)
    page.reload()
    page.get_by_test_id("pocket-bloodrage").click()
    page.locator("dialog .now").get_by_test_id("start").click()
    page.wait_for_url("**/table/pocket-*", timeout=ENGINE_STARTS_WITHIN_MS)
    page.wait_for_selector("[data-testid=table]", timeout=ENGINE_STARTS_WITHIN_MS)
    for _ in range(4):
        player.wait_for_turn(90)
        player.decide()
    player.wait_for_turn(90)
    (kept,) = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('warhost-pocket-')).map(([, text]) => text)"
    )
    text = json.loads(kept)["record"]
    assert len(record.replay(load("bloodrage"), record.read(text)).decisions) >= 5

    page.reload()
    page.wait_for_selector("[data-testid=table]", timeout=ENGINE_STARTS_WITHIN_MS)
    player.wait_for_turn(90)

    page.context.set_offline(False)
    page = player.go("/pocket")
    page.get_by_role("button", name="Hand in to the server").click()
    page.wait_for_url("**/table/*")
    assert "pocket-" not in page.url
    player.at_table()
    player.complaints.clear()  # a browser says itself that the network was gone
