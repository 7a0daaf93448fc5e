"""What the parts of a server share: settings, time, chance, database, games, people, bots, notices, measures."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

from warhost.server.chance import Chance
from warhost.server.clock import Clock, SystemClock
from warhost.server.cluster.bus import Bus, make_bus
from warhost.server.cluster.letters import PersonChanged, Post
from warhost.server.cluster.neighbours import LockedFiles, Neighbours, private_folder
from warhost.server.cluster.ownership import Ownership
from warhost.server.database.connection import Database
from warhost.server.database.journal import Journal, Writer
from warhost.server.database.postgres_writer import PostgresWriter
from warhost.server.database.sqlite_writer import SqliteWriter
from warhost.server.game.offered import Games
from warhost.server.game.stories import Stories
from warhost.server.lately import Lately
from warhost.server.limits import Buckets, Limits
from warhost.server.notices.notices import Notices
from warhost.server.offload import Offload
from warhost.server.operations.health import HealthCheck
from warhost.server.operations.incidents import report
from warhost.server.operations.measures import Measures
from warhost.server.operations.unreadable import UnreadableRows
from warhost.server.operations.vitals import Vitals
from warhost.server.people.company import Companions
from warhost.server.people.passkeys import Passkeys
from warhost.server.people.peace import Peace
from warhost.server.people.quotas import Quotas
from warhost.server.people.register import PeopleRegister
from warhost.server.people.sessions import Sessions
from warhost.server.ratings.counting import Counting
from warhost.server.settings import Settings
from warhost.server.table_time import TableTime
from warhost.server.workers.analyses import Analyses
from warhost.server.workers.thinking import Thinking
from warhost.server.workers.uploads import Uploads

KEPT_DAILIES: Final = 12


class Hub:
    """Opened and closed in the order in which things depend on each other. What reaches outside (time, chance, threads,
    other processes) can be replaced."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        chance: Chance | None = None,
        offload: Offload = asyncio.to_thread,
        neighbours: Neighbours | None = None,
        bus: Bus | None = None,
        writer: Writer | None = None,
        buckets: Buckets | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.chance = chance or Chance()
        self.offload = offload
        self.stopping = False
        self.games = Games()
        self.measures = Measures()
        self.unreadable = UnreadableRows(self.measures)
        self.limits = Limits(settings.rates, self.clock.monotonic, buckets)
        self.database = Database(settings.database_url)
        self.table_time = TableTime(self.clock, self.database)
        self.ownership = Ownership(
            self.database,
            self.clock,
            self.chance,
            neighbours or LockedFiles(settings.servers_folder or private_folder()),
            machine=socket.gethostname(),
            address=f"{settings.host}:{settings.port}",
        )
        self.bus = bus or make_bus(settings, self.ownership.name)
        self.post = Post(self.bus, self.measures.count_letter)
        self.journal = Journal(writer or self._writer())
        self.people = PeopleRegister(
            self.database,
            self.clock,
            self.chance,
            offload,
            lambda person: self.post.tell_all(PersonChanged(person)),
        )
        self.sessions = Sessions(self.database, self.people, self.clock)
        self.passkeys = Passkeys(self.database, self.people, self.clock, self.chance)
        self.peace = Peace(self.database, self.clock)
        self.company = Companions(self.database, self.clock, self.people, self.peace)
        self.counting = Counting(self.database, lambda error: report(self.measures, error, doing="counting"))
        self.quotas = Quotas(settings, self.database, self.clock)
        self.notices = Notices(
            settings,
            self.database,
            self.people,
            self.clock.now,
            self.measures.count_notice,
            lambda error: report(self.measures, error, doing="notices"),
        )
        self.bots = Thinking(settings.bot_workers, settings.bot_workers_most, self.measures)
        self.uploads = Uploads()
        self.analyses = Analyses(settings, self.database, self.clock, self.ownership, self.measures)
        self.stories = Stories()
        self.finished_dailies: Lately[tuple[str, int], Any] = Lately(KEPT_DAILIES)
        """Results of duplicates of the day that are over, by number and version: nothing of them changes any more."""
        self.vitals = Vitals(self.measures)
        self.health = HealthCheck(self.database, self.clock.now)

    def _writer(self) -> Writer:
        if self.database.is_sqlite:
            return SqliteWriter(self.database)
        return PostgresWriter(self.database)

    async def open(self) -> None:
        await self.database.open()
        await self.table_time.open()
        await self.ownership.open()
        await self.post.open()
        await self.people.open(self.settings.secret)
        await self.notices.open()
        await self.journal.open()
        self.bots.open()
        self.uploads.open()
        self.analyses.open()
        self.counting.open()
        self.vitals.open()

    async def close(self) -> None:
        await self.vitals.close()
        await self.counting.close()
        await self.health.close()
        await self.analyses.close()
        await self.uploads.close()
        await self.bots.close()
        await self.notices.close()
        await self.journal.close()
        await self.post.close()
        await self.ownership.close()
        await self.database.close()
