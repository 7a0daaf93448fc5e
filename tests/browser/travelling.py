"""What travels to a page: counted as it comes over the line, packed. Of all that, what a table needs: whoever looks on from outside sees
late that it stands, and what has been sent for meanwhile was not needed for that, so the page itself notes the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

NOTE_TABLE: Final = """() => {
  const look = () => {
    if (document.querySelector("[data-testid=prompt].mine")) window.tableAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
TABLE_AT: Final = "() => window.tableAt ?? null"
BEGAN_AT: Final = "() => performance.timeOrigin"


class Travelling:
    """Everything that this page has asked for since."""

    def __init__(self, page: Page) -> None:
        self.asked: list[Asked] = []
        self._page = page
        page.add_init_script(f"({NOTE_TABLE})()")
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Network.enable")
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.loadingFinished", self._came)
        self.line.on("Network.loadingFailed", self._came)

    @property
    def addresses(self) -> list[str]:
        return [each.address for each in self.asked]

    @property
    def requests(self) -> int:
        return len(self.asked)

    @property
    def kilobytes(self) -> float:
        return kilobytes_of(self.asked)

    def table_ms(self) -> float | None:
        """When the table was there to be played at, since the page was sent for; nothing yet while it is not."""
        moment: float | None = self._page.evaluate(TABLE_AT)
        return moment

    def needed_for_table(self) -> list[Asked]:
        """All that was sent for until the table was there, whenever one asks."""
        began: float = self._page.evaluate(BEGAN_AT)
        moment = self.table_ms()
        return [] if moment is None else [each for each in self.asked if each.at_ms < began + moment]

    def _asked(self, told: dict[str, Any]) -> None:
        self.asked.append(Asked(told["requestId"], told["request"]["url"], told["wallTime"] * 1000))

    def _came(self, told: dict[str, Any]) -> None:
        for each in reversed(self.asked):
            if each.id == told["requestId"]:
                each.bytes = told.get("encodedDataLength", 0)
                return


@dataclass
class Asked:
    """A request: when it was sent, by the wall clock, and how much came; nothing yet while it is under way."""

    id: str
    address: str
    at_ms: float
    bytes: float | None = None


def kilobytes_of(requests: Sequence[Asked]) -> float:
    return round(sum(each.bytes or 0 for each in requests) / 1000, 1)
