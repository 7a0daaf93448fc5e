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

# A page of a new visitor would bring three more to life, each with a process that costs more than showing an empty page: two for the
# lists of an address bar that nobody sees, and one in case the page should go elsewhere. Only the last such flag counts, so what
# Playwright leaves out, as far as it concerns pages, is left out here too.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
FLAGS = [
    f"--disable-features={','.join(LEFT_OUT)}",
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
        manners: dict[str, object] = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # what a test routes or cuts off is not to be answered from a cache
        }
        context = browser.new_context(**manners | screen | wishes)
        context.set_default_timeout(15_000)
        context.add_init_script(_kept_before({"speed": speed}))
        visitor = Visitor(context.new_page(), host.address)
        visitors.append(visitor)
        return visitor

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.page.context.close()
    assert complaints == []


def _kept_before(settings: dict[str, str]) -> str:
    """As if a page of the table had kept these settings at an earlier visit. (A state that is given to Playwright is kept by a page of
    its own, that is opened and closed for it.)"""
    place, kept = "warhost-settings", json.dumps(json.dumps(settings))
    return f"location.protocol === 'http:' && (localStorage['{place}'] ??= {kept})"


@pytest.fixture
def page(visit: Visit) -> Page:
    page: Page = visit().page
    return page
