"""What the parts of a server share: settings, time, database, games, people, bots, notices, measures."""

from __future__ import annotations

from warhost.server.clock import Clock, SystemClock
from warhost.server.database.connection import Database
from warhost.server.database.journal import Journal, Writer
from warhost.server.database.news import NewsDesk
from warhost.server.database.postgres_writer import PostgresWriter
from warhost.server.database.sqlite_writer import SqliteWriter
from warhost.server.game.offered import Games
from warhost.server.game.stories import Stories
from warhost.server.limits import Limits
from warhost.server.notices.notices import Notices
from warhost.server.operations.health import HealthCheck
from warhost.server.operations.measures import Measures
from warhost.server.operations.unreadable import UnreadableRows
from warhost.server.operations.vitals import Vitals
from warhost.server.people.quotas import Quotas
from warhost.server.people.register import PeopleRegister
from warhost.server.settings import Settings
from warhost.server.table_time import TableTime
from warhost.server.workers.thinking import Thinking
from warhost.server.workers.uploads import Uploads


class Hub:
    """Opened and closed in the order in which things depend on each other."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.stopping = False
        self.games = Games()
        self.measures = Measures()
        self.unreadable = UnreadableRows(self.measures)
        self.limits = Limits(settings.rates, self.clock.monotonic)
        self.database = Database(settings.database_url)
        self.table_time = TableTime(self.clock, self.database)
        self.desk = NewsDesk(self.database)
        self.journal = Journal(self._writer())
        self.people = PeopleRegister(self.database, self.desk, self.clock)
        self.quotas = Quotas(settings, self.database, self.clock)
        self.notices = Notices(
            settings, self.database, self.people, self.clock.now, self.measures.count_notice
        )
        self.bots = Thinking(settings.bot_workers, settings.bot_workers_most, self.measures)
        self.uploads = Uploads()
        self.stories = Stories()
        self.vitals = Vitals(self.measures)
        self.health = HealthCheck(self.database, self.clock.now)

    def _writer(self) -> Writer:
        if self.database.is_sqlite:
            return SqliteWriter(self.database)
        return PostgresWriter(self.database, self.desk.of_entries)

    async def open(self) -> None:
        await self.database.open()
        await self.table_time.open()
        await self.people.open(self.settings.secret)
        await self.notices.open()
        await self.journal.open()
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
