"""What the parts of a server share: settings, time, chance, database, games, people, bots, notices, measures."""

from __future__ import annotations

import asyncio
import socket

from warhost.server.chance import Chance
from warhost.server.clock import Clock, SystemClock
from warhost.server.cluster.bus import Bus, make_bus
from warhost.server.cluster.letters import PersonChanged, Post
from warhost.server.cluster.neighbours import LockedFiles, Neighbours, private_folder
from warhost.server.cluster.ownership import Ownership
from warhost.server.database.connection import Database
from warhost.server.database.journal import Journal
from warhost.server.game.offered import Games
from warhost.server.limits import Limits
from warhost.server.notices.notices import Notices
from warhost.server.offload import Offload
from warhost.server.operations.measures import Measures
from warhost.server.people.register import PeopleRegister
from warhost.server.settings import Settings
from warhost.server.workers.thinking import Thinking
from warhost.server.workers.uploads import Uploads


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
    ) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.chance = chance or Chance()
        self.offload = offload
        self.started_at = self.clock.now()
        self.stopping = False
        self.games = Games()
        self.measures = Measures()
        self.limits = Limits(settings.rates, self.clock.monotonic)
        self.database = Database(settings.database_url)
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
        self.journal = Journal(self.database)
        self.people = PeopleRegister(
            self.database,
            self.clock,
            self.chance,
            offload,
            lambda person: self.post.tell_all(PersonChanged(person)),
        )
        self.notices = Notices(settings, self.database, self.people, self.clock.now)
        self.bots = Thinking(settings.bot_workers, settings.bot_workers_most, self.measures)
        self.uploads = Uploads()

    async def open(self) -> None:
        await self.database.open()
        await self.ownership.open()
        await self.post.open()
        await self.people.open(self.settings.secret)
        await self.notices.open()
        self.journal.open()
        self.bots.open()
        self.uploads.open()

    async def close(self) -> None:
        await self.uploads.close()
        await self.bots.close()
        await self.notices.close()
        await self.journal.close()
        await self.post.close()
        await self.ownership.close()
        await self.database.close()
