"""What travels to a page: counted as it comes over the line, packed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page


class Travelling:
    """Everything that this page has asked for since."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.bytes: float = 0
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Network.enable")
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.loadingFinished", self._came)

    @property
    def requests(self) -> int:
        return len(self.addresses)

    @property
    def kilobytes(self) -> float:
        return round(self.bytes / 1000, 1)

    def _asked(self, told: dict[str, Any]) -> None:
        self.addresses.append(told["request"]["url"])

    def _came(self, told: dict[str, Any]) -> None:
        self.bytes += told["encodedDataLength"]
