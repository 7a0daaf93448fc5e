"""Who looks at a study live, at this server and at others, and what they hear: what is new in it, who is here, and where the
leader looks. Servers tell each other by letters, of which any may be lost: every so often all is told again."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from msgspec import Struct, field

from warhost.server.cluster.letters import StudyChanged, StudyCompany, StudyLed
from warhost.server.database import study_queries as stored
from warhost.server.database.rows import NodeRow, StudyRow
from warhost.server.operations.incidents import report
from warhost.server.people.register import as_seen
from warhost.server.protocol.studies import (
    StudyFrame,
    StudyLead,
    StudyLedFrame,
    StudyNewsFrame,
    StudyPresenceFrame,
)
from warhost.server.refusals import RequestRefused
from warhost.server.study import telling
from warhost.server.study.studies import Studies
from warhost.server.table.connection import CLOSE_NO_TABLE, CLOSE_STOPPING, Connection

AGAIN_S: Final = 15.0
"""So often everything is told again."""
AWAY_S: Final = 50.0
"""Of whom nothing was heard for so long, they are not there any more."""
MOST_LISTENERS: Final = 200
"""Connections to one study at one server."""


class Listener(Struct, eq=False):
    """A connection, and how much of the study it knows."""

    connection: Connection
    version: int = 0
    has_greeted: bool = False


class _Elsewhere(Struct):
    people: list[str]
    at: float


class _Gathering(Struct):
    listeners: set[Listener] = field(default_factory=set)
    elsewhere: dict[str, _Elsewhere] = field(default_factory=dict)
    led: StudyLed | None = None
    leader: str | None = None
    is_telling: bool = False
    is_stale: bool = False

    @property
    def people(self) -> list[str]:
        """Those who look at it here."""
        here = (listener.connection.person for listener in self.listeners if listener.has_greeted)
        return sorted({person for person in here if person is not None})


class Gatherings:
    def __init__(self, studies: Studies) -> None:
        self._studies = studies
        self._hub = studies.hub
        self._here: dict[str, _Gathering] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._again: asyncio.Task[None] | None = None

    def open(self) -> None:
        post = self._hub.post
        post.read_by(StudyChanged, lambda letter: self._tell_soon(letter.study))
        post.read_by(StudyCompany, self._hear_of_company)
        post.read_by(StudyLed, self._hear_of_lead)
        self._studies.news = self._news
        self._again = asyncio.create_task(self._tell_again_and_again(), name="studies")

    async def close(self) -> None:
        tasks = [*self._under_way, *(() if self._again is None else (self._again,))]
        for gathering in self._here.values():
            for listener in gathering.listeners:
                listener.connection.close(CLOSE_STOPPING)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def __len__(self) -> int:
        """Connections to all studies."""
        return sum(len(gathering.listeners) for gathering in self._here.values())

    # ------------------------------------------------------------ coming and going

    def enter(self, study: str, connection: Connection) -> Listener:
        gathering = self._here.setdefault(study, _Gathering())
        if len(gathering.listeners) >= MOST_LISTENERS:
            raise RequestRefused("refused-busy")
        listener = Listener(connection)
        gathering.listeners.add(listener)
        return listener

    async def greet(self, study: str, listener: Listener, version: int) -> None:
        """Somebody has come: they hear all that they do not know, and the others that they are here."""
        gathering = self._here[study]
        row, nodes = await self._studies.get(study)
        listener.version, listener.has_greeted = version if row.pruned <= version <= row.version else 0, True
        gathering.leader = row.leader
        await self._tell(listener, row, nodes)
        if gathering.led is not None and gathering.led.person == row.leader:
            listener.connection.send(_led(gathering.led))
        self._tell_company(study, asks=True)

    def leave(self, study: str, listener: Listener) -> None:
        gathering = self._here[study]
        gathering.listeners.discard(listener)
        if not gathering.listeners:
            del self._here[study]
        if listener.has_greeted:
            self._tell_company(study)

    def lead(self, study: str, listener: Listener, wish: StudyLead) -> None:
        person, gathering = listener.connection.person, self._here[study]
        if person is None or person != gathering.leader:
            raise RequestRefused("refused-not-leader")
        now = self._hub.clock.now()
        letter = StudyLed(study, person, wish.node, wish.step, wish.eyes, now)
        self._hear_of_lead(letter, but=listener)
        self._soon(self._hub.post.tell_all(letter))

    # ------------------------------------------------------------ what is new in a study

    async def _news(self, study: str) -> None:
        self._tell_soon(study)
        await self._hub.post.tell_all(StudyChanged(study))

    def _tell_soon(self, study: str) -> None:
        """Changes that come while others are told are told together afterwards."""
        gathering = self._here.get(study)
        if gathering is None:
            return
        gathering.is_stale = True
        if not gathering.is_telling:
            gathering.is_telling = True
            self._soon(self._tell_all(study, gathering))

    async def _tell_all(self, study: str, gathering: _Gathering) -> None:
        try:
            while gathering.is_stale:
                gathering.is_stale = False
                await self._tell_news(study, gathering)
        finally:
            gathering.is_telling = False

    async def _tell_news(self, study: str, gathering: _Gathering) -> None:
        try:
            row, nodes = await self._studies.get(study)
        except RequestRefused as gone:
            for listener in list(gathering.listeners):
                listener.connection.say_goodbye(gone.key, CLOSE_NO_TABLE, final=True)
            return
        gathering.leader = row.leader
        if gathering.led is not None and gathering.led.person != row.leader:
            gathering.led = None
        for listener in list(gathering.listeners):
            if listener.has_greeted:
                await self._tell(listener, row, nodes)

    async def _tell(self, listener: Listener, row: StudyRow, nodes: list[NodeRow]) -> None:
        people = await self._hub.people.get_all(telling.concerned(row, nodes))
        known, asker = listener.version, listener.connection.person
        listener.version = row.version
        if known < row.pruned:
            listener.connection.send(StudyFrame(telling.whole(row, nodes, people, asker)))
        elif known < row.version:
            new = [node for node in nodes if node.version > known]
            head, named = telling.head(row, people, asker), telling.authors(new, people)
            listener.connection.send(StudyNewsFrame(head, [telling.node_told(node) for node in new], named))

    # ------------------------------------------------------------ who is here, and where the leader looks

    def _tell_company(self, study: str, *, asks: bool = False) -> None:
        gathering = self._here.get(study)
        people = [] if gathering is None else gathering.people
        if gathering is not None:
            self._soon(self._show_company(gathering))
        letter = StudyCompany(study, self._hub.ownership.name, people, asks)
        self._soon(self._hub.post.tell_all(letter))

    async def _show_company(self, gathering: _Gathering) -> None:
        since = self._hub.clock.monotonic() - AWAY_S
        others = [
            person for each in gathering.elsewhere.values() if each.at >= since for person in each.people
        ]
        known = await self._hub.people.get_all({*gathering.people, *others})
        frame = StudyPresenceFrame([as_seen(known[person]) for person in sorted(known)])
        for listener in list(gathering.listeners):
            if listener.has_greeted:
                listener.connection.send(frame)

    def _hear_of_company(self, letter: StudyCompany) -> None:
        gathering = self._here.get(letter.study)
        if gathering is None:
            return
        before = gathering.elsewhere.get(letter.server)
        gathering.elsewhere[letter.server] = _Elsewhere(letter.people, self._hub.clock.monotonic())
        if before is None or before.people != letter.people:
            self._soon(self._show_company(gathering))
        if letter.asks:
            own = StudyCompany(letter.study, self._hub.ownership.name, gathering.people, False)
            self._soon(self._hub.post.tell_all(own))
            if gathering.led is not None:
                self._soon(self._hub.post.tell_all(gathering.led))

    def _hear_of_lead(self, letter: StudyLed, but: Listener | None = None) -> None:
        gathering = self._here.get(letter.study)
        if gathering is None or letter.person != gathering.leader:
            return
        if gathering.led is not None and letter.moment < gathering.led.moment:
            return
        if gathering.led == letter:
            return
        gathering.led = letter
        for listener in list(gathering.listeners):
            if listener.has_greeted and listener is not but:
                listener.connection.send(_led(letter))

    # ------------------------------------------------------------ again and again

    async def _tell_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_S)
            try:
                await self._tell_again()
            except Exception as error:  # noqa: BLE001 - it is tried again
                report(self._hub.measures, error, doing="studies")

    async def _tell_again(self) -> None:
        studies = list(self._here)
        if not studies:
            return
        async with self._hub.database.reading() as connection:
            versions = await stored.versions_of(connection, studies)
        for study in studies:
            gathering = self._here.get(study)
            if gathering is None:
                continue
            if any(listener.version != versions.get(study) for listener in gathering.listeners):
                self._tell_soon(study)
            self._tell_company(study)
            if gathering.led is not None:
                self._soon(self._hub.post.tell_all(gathering.led))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._without_fail(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _without_fail(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - nobody else would hear of it
            report(self._hub.measures, error, doing="studies")


def _led(letter: StudyLed) -> StudyLedFrame:
    return StudyLedFrame(letter.person, letter.node, letter.step, letter.eyes)
