"""The report of an arena, opened as the file that it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from warhost.cli.app import app

pytestmark = pytest.mark.browser

BOTS = "random,beginner,easy,greedy"


@pytest.mark.parametrize("width", [390, 1000])
def test_the_report_fits_phones_and_desktops(tmp_path: Path, browser: Browser, width: int) -> None:
    wish = ["arena", "bloodrage", "--bots", BOTS, "--games", "8", "--seats", "4", "--report", str(tmp_path)]
    assert CliRunner().invoke(app, wish).exit_code == 0
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto((tmp_path / "report.html").as_uri())
    across = page.evaluate("document.documentElement.scrollWidth")
    widest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.scroll')].map(box => box.scrollWidth - box.clientWidth))"
    )
    letters = page.evaluate(
        "Math.min(...[...document.querySelectorAll('svg text')].map(text => text.getBoundingClientRect().height))"
    )
    page.close()
    assert across <= width
    assert letters >= 12
    if width == 1000:
        assert widest == 0
