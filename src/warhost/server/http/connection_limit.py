"""How many connections one address may have open."""

from __future__ import annotations


class ConnectionLimit:
    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self._inside.get(address, 0) >= self._most:
            return False
        self._inside[address] = self._inside.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
