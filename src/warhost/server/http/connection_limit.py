"""How many connections one address may have open; see `limits.home_of` for what counts as one."""

from __future__ import annotations

from warhost.server.limits import home_of


class ConnectionLimit:
    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        home = home_of(address)
        if self._inside.get(home, 0) >= self._most:
            return False
        self._inside[home] = self._inside.get(home, 0) + 1
        return True

    def leave(self, address: str) -> None:
        home = home_of(address)
        self._inside[home] -= 1
        if not self._inside[home]:
            del self._inside[home]
