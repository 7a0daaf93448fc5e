"""What the parts of a server share: settings, time, database, games, people, bots, notices, measures."""

from __future__ import annotations

import time
from collections.abc import Callable

from warhost.server.database.connection import Database
from warhost.server.database.journal import Journal
from warhost.server.database.news import NewsDesk
from warhost.server.game.offered import Games
from warhost.server.limits import Limits
from warhost.server.notices.notices import Notices
from warhost.server.operations.health import HealthCheck
from warhost.server.operations.measures import Measures
from warhost.server.operations.unreadable import UnreadableRows
from warhost.server.operations.vitals import Vitals
from warhost.server.people.register import PeopleRegister
from warhost.server.settings import Settings
from warhost.server.workers.thinking import Thinking
from warhost.server.workers.uploads import Uploads


def system_now() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    """Opened and closed in the order in which things depend on each other."""

    def __init__(self, settings: Settings, now: Callable[[], int] = system_now) -> None:
        self.settings = settings
        self.now = now
        self.started_at = now()
        self.stopping = False
        self.games = Games()
        self.measures = Measures()
        self.unreadable = UnreadableRows(self.measures)
        self.limits = Limits(settings.rates, time.monotonic)
        self.database = Database(settings.database_url)
        self.desk = NewsDesk(self.database)
        self.journal = Journal(self.database, self.desk.announce_entries)
        self.people = PeopleRegister(self.database, self.desk, now)
        self.notices = Notices(settings, self.database, self.people, now, self.measures.count_notice)
        self.bots = Thinking(settings.bot_workers, settings.bot_workers_most, self.measures)
        self.uploads = Uploads()
        self.vitals = Vitals(self.measures)
        self.health = HealthCheck(self.database, now)

    async def open(self) -> None:
        await self.database.open()
        await self.people.open(self.settings.secret)
        await self.notices.open()
        self.journal.open()
        self.bots.open()
        self.uploads.open()
        self.vitals.open()

    async def close(self) -> None:
        await self.vitals.close()
        await self.health.close()
        await self.uploads.close()
        await self.bots.close()
        await self.notices.close()
        await self.journal.close()
        await self.desk.close()
        await self.database.close()
