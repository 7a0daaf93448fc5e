"""How a page is: whether it answers, says little at once, and has not grown."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.visitor import Visitor

ANSWERS_WITHIN_MS: Final = 15_000
MOST_NOTES: Final = 6
MOST_HEAP_BYTES: Final = 150 * 2**20


def are_well(when: str, *people: Visitor) -> None:
    """Each page answers, says little at once, and has not grown."""
    for person in people:
        notes, heap = _pulse(person.page, when)
        assert notes <= MOST_NOTES, f"{notes} notes on the screen: {when}"
        assert heap <= MOST_HEAP_BYTES, f"the page holds {heap / 2**20:.0f} MB: {when}"


def _pulse(page: Page, when: str) -> tuple[int, int]:
    feel = "body => [body.querySelectorAll('.note').length, performance.memory.usedJSHeapSize]"
    try:
        notes, heap = page.locator("body").evaluate(feel, timeout=ANSWERS_WITHIN_MS)
    except TooSlow:
        raise AssertionError(f"the page does not answer: {when}") from None
    return notes, heap
