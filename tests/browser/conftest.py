"""One server and one browser for all tests; a fresh person with an empty browser profile for each."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.hosting import Host
from tests.browser.visitor import DESKTOP, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host"))
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = os.environ.get("WARHOST_CHROMIUM") or "/usr/bin/chromium"
    assert Path(program).exists(), "no Chromium: scripts/ensure-chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(host: Host, browser: Browser) -> Iterator[Visit]:
    """`visit()` brings a new person to the entrance; at the end nobody's browser may have complained. What happens is shown
    to them at once, unless a test is about how it is told and wishes another `speed`."""
    visitors: list[Visitor] = []

    def arrive(screen: dict[str, object] = DESKTOP, *, speed: str = "instant", **wishes: object) -> Visitor:
        kept = [{"name": "warhost-settings", "value": json.dumps({"speed": speed})}]
        manners: dict[str, object] = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # what a test routes or cuts off is not to be answered from a cache
            "storage_state": {"cookies": [], "origins": [{"origin": host.address, "localStorage": kept}]},
        }
        context = browser.new_context(**manners | screen | wishes)
        context.set_default_timeout(15_000)
        visitor = Visitor(context.new_page(), host.address)
        visitors.append(visitor)
        return visitor

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.page.context.close()
    assert complaints == []


@pytest.fixture
def page(visit: Visit) -> Page:
    page: Page = visit().page
    return page
