"""Where somebody is signed in: a list that they can read, and from which they end what they do not know. Of a device nothing is
kept but which browser and system it says to be, and when it was here; no address."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Final

from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.person_queries import sign_cookie_out
from warhost.server.database.rows import PersonRow, SessionRow
from warhost.server.database.session_queries import note_session, sessions_of
from warhost.server.people.register import PeopleRegister
from warhost.server.refusals import RequestRefused

MOST_SESSIONS: Final = 50
"""Of one person; a further one ends the one that was not seen for the longest time."""
SEEN_EVERY_MS: Final = 3_600_000
REMEMBERED: Final = 20_000
OTHER: Final = "?"
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""What a browser says of itself, the more special before the more general."""


class Sessions:
    def __init__(self, database: Database, people: PeopleRegister, clock: Clock) -> None:
        self._database = database
        self._people = people
        self._clock = clock
        self._noted: OrderedDict[str, int] = OrderedDict()

    async def note(self, person: PersonRow, cookie: str, agent: str) -> None:
        """Somebody is here with this cookie, and says to use this browser."""
        session, now = digest(cookie), self._clock.now()
        if now - self._noted.get(session, 0) < SEEN_EVERY_MS:
            return
        self._noted[session] = now
        while len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        browser, system = _named(agent, BROWSERS), _named(agent, SYSTEMS)
        async with self._database.writing() as connection:
            await note_session(connection, SessionRow(session, person.id, browser, system, now, now))
            too_old = (await sessions_of(connection, person.id))[MOST_SESSIONS:]
            for old in too_old:
                await sign_cookie_out(connection, old.cookie, person.id, now)
        if too_old:
            await self._people.announce_change(person)

    async def list(self, person: PersonRow) -> list[SessionRow]:
        async with self._database.reading() as connection:
            return await sessions_of(connection, person.id)

    async def end(self, person: PersonRow, session: str) -> None:
        """This one of the person's own; whatever is open with it is to be closed by whoever asks."""
        if session not in {row.cookie for row in await self.list(person)}:
            raise RequestRefused("refused-no-session")
        async with self._database.writing() as connection:
            await sign_cookie_out(connection, session, person.id, self._clock.now())
        await self._people.announce_change(person)


def digest(cookie: str) -> str:
    return sha256(cookie.encode()).hexdigest()


def _named(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in names if sign in agent), OTHER)
