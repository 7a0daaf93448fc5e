"""Studies are made, changed and read. The database holds all of a study, so that any server can serve it; whoever looks at
it live hears of changes by `news`. What the rules have to say is asked of a process of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from msgspec import UNSET
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database import study_queries as stored
from warhost.server.database.rows import NodeRow, PersonRow, StudyRow
from warhost.server.database.table_queries import big_part, seats_of, table_by_id
from warhost.server.hub import Hub
from warhost.server.protocol.studies import (
    MOST_NODES,
    NewStudy,
    NodeChanges,
    StudyChanges,
    StudyHead,
    StudyInfo,
    StudyPlace,
    TryWish,
)
from warhost.server.refusals import RequestRefused
from warhost.server.study import telling
from warhost.server.study.lines import Line, branch_of, line_to
from warhost.server.table.info import may_see
from warhost.server.table.new_tables import new_table_id
from warhost.server.texts import one_line, some_lines
from warhost.server.workers.studying import (
    Moment,
    Opening,
    StudyGone,
    StudyOpened,
    StudyTried,
    StudyWritten,
    Trial,
    Wish,
)

GUEST_STUDIES: Final = 20
ACCOUNT_STUDIES: Final = 200
NODES_OF_A_GUEST: Final = 400
"""What somebody may try in a study of somebody else."""
STUDY_BYTES: Final = 1_000

Answer = TypeVar("Answer", StudyOpened, StudyWritten, StudyTried, StudyGone)
News = Callable[[str], Awaitable[None]]


class Studies:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.news: News = _nobody_listens

    # ------------------------------------------------------------ reading

    async def get(self, study: str) -> tuple[StudyRow, list[NodeRow]]:
        async with self.hub.database.reading() as connection:
            row = await stored.study_by_id(connection, study)
            if row is None:
                raise RequestRefused("refused-no-study")
            return row, await stored.nodes_of(connection, study)

    async def told(self, study: str, asker: str | None) -> StudyInfo:
        row, nodes = await self.get(study)
        people = await self.hub.people.get_all(telling.concerned(row, nodes))
        return telling.whole(row, nodes, people, asker)

    async def mine(self, person: str, table: str | None) -> list[StudyHead]:
        async with self.hub.database.reading() as connection:
            rows = await stored.studies_of(connection, person, table, ACCOUNT_STUDIES)
        people = await self.hub.people.get_all({name for row in rows for name in telling.concerned(row)})
        return [telling.head(row, people, person) for row in rows]

    async def line(self, study: str, node: int, step: int | None) -> tuple[StudyRow, Line]:
        row, nodes = await self.get(study)
        return row, line_to(row, nodes, node, step)

    async def ask(self, who: str, study: StudyRow, line: Line, wish: Wish, answer: type[Answer]) -> Answer:
        """What the rules say of a line."""
        async with self.hub.database.reading() as connection:
            record = await stored.record_of(connection, study.id)
        place = self.hub.games.place(study.game)
        return await self.hub.uploads.study(who, place, record, line.fork, line.tried, wish, answer)

    async def played_moment(self, table: str, person: str | None, step: int, who: str) -> StudyWritten:
        """What was asked at a step of a finished game, whether somebody studies it or not."""
        game, record = await self._record(person, table)
        place = self.hub.games.place(game)
        return await self.hub.uploads.study(who, place, record, step, [], Moment(0), StudyWritten)

    # ------------------------------------------------------------ making and changing

    async def make(self, person: PersonRow, wish: NewStudy) -> StudyInfo:
        """Of a game that is over, by somebody who may know of it."""
        hub = self.hub
        hub.limits.spend("study", person=person.id)
        game, record = await self._record(person.id, wish.table)
        place = hub.games.place(game)
        opened = await hub.uploads.study(person.id, place, record, -1, [], Opening(), StudyOpened)
        now = hub.clock.now()
        row = StudyRow(
            id=new_table_id(hub.chance),
            table_id=wish.table,
            game=game,
            revision=opened.revision,
            options=opened.options,
            seats=opened.seats,
            total=opened.total,
            title=one_line(wish.title),
            everyone=wish.everyone,
            owner=person.id,
            leader=person.id,
            version=1,
            pruned=1,
            last=0,
            nodes=0,
            bytes=len(opened.nameless) + STUDY_BYTES,
            created_at=now,
            changed_at=now,
        )
        await hub.quotas.check_bytes(person, row.bytes)
        most = GUEST_STUDIES if person.login is None else ACCOUNT_STUDIES
        async with hub.database.writing() as connection:
            if await stored.count_of(connection, person.id) >= most:
                raise RequestRefused("refused-too-many-studies", most=str(most))
            await stored.add_study(connection, row, opened.nameless)
        return telling.whole(row, [], {person.id: person}, person.id)

    async def _record(self, person: str | None, table: str) -> tuple[str, str]:
        async with self.hub.database.reading() as connection:
            row = await table_by_id(connection, table)
            seats = (await seats_of(connection, [table]))[table]
            if row is None or not may_see(row, seats, person):
                raise RequestRefused("refused-no-table")
            if row.sealed:
                raise RequestRefused("refused-sealed")
            if row.keep_secrets:
                raise RequestRefused("refused-keeps-secrets")
            record = await big_part(connection, table, "record") if row.status == "finished" else None
        if record is None:
            raise RequestRefused("refused-not-over")
        return row.game, str(record)

    async def change(self, study: str, person: str, wish: StudyChanges) -> None:
        async with self.hub.database.writing() as connection:
            row = await self._held(connection, study)
            _check_owner(row, person)
            title = wish.title if wish.title is UNSET else one_line(wish.title)
            wishes = {"title": title, "everyone": wish.everyone}
            changes = {name: value for name, value in wishes.items() if value is not UNSET}
            if changes:
                await stored.change_study(connection, study, changes)
        await self.news(study)

    async def lead(self, study: str, person: str, leader: str | None) -> None:
        """The owner says who leads; who leads may hand it on, or give it up."""
        if leader is not None and await self.hub.people.get(leader) is None:
            raise RequestRefused("refused-not-leader")
        async with self.hub.database.writing() as connection:
            row = await self._held(connection, study)
            if person not in (row.owner, row.leader):
                raise RequestRefused("refused-not-leader")
            await stored.change_study(connection, study, {"leader": leader})
        await self.news(study)

    async def delete(self, study: str, person: str) -> None:
        async with self.hub.database.writing() as connection:
            _check_owner(await self._held(connection, study), person)
            await stored.drop_study(connection, study)
        await self.news(study)

    # ------------------------------------------------------------ the tree

    async def attempt(self, study: str, person: PersonRow, wish: TryWish) -> StudyPlace:
        """Decide something at a place of the tree."""
        self.hub.limits.spend("try", person=person.id)
        row, line = await self.line(study, wish.node, wish.step)
        self.check_may_try(row, person.id)
        tried = await self.ask(person.id, row, line, Trial(wish.seat, wish.key), StudyTried)
        if tried.played:
            return StudyPlace(0, line.step + 1)
        return await self.add(row, person.id, line, wish.seat, tried.key, is_bot=False)

    async def add(
        self, study: StudyRow, person: str, line: Line, seat: str, key: str, *, is_bot: bool
    ) -> StudyPlace:
        """A decision that the rules allow at the end of a line. Where somebody has tried it before, nothing is added."""
        node = NodeRow(study.id, 0, line.node, line.step + 1, seat, key, person, is_bot)
        async with self.hub.database.reading() as connection:
            known = await stored.same_node(connection, node)
        if known is None:
            known = await self._add(person, node)
            await self.news(study.id)
        return StudyPlace(known.number, known.step)

    async def _add(self, person: str, node: NodeRow) -> NodeRow:
        async with self.hub.database.writing() as connection:
            row = await self._held(connection, node.study)
            known = await stored.same_node(connection, node)
            if known is not None:
                return known
            if node.parent and await stored.node_by_number(connection, row.id, node.parent) is None:
                raise RequestRefused("refused-no-node")
            most = MOST_NODES if person == row.owner else NODES_OF_A_GUEST
            tried = row.nodes if person == row.owner else await stored.tried_by(connection, row.id, person)
            if row.nodes >= MOST_NODES or tried >= most:
                raise RequestRefused("refused-study-full", most=str(most))
            node.number, node.version = row.last + 1, row.version
            await stored.add_node(connection, node)
        return node

    async def change_node(self, study: str, person: PersonRow, number: int, wish: NodeChanges) -> None:
        """Name a branch, or write a note, at one's own decisions; the owner at all."""
        self.hub.limits.spend("try", person=person.id)
        async with self.hub.database.writing() as connection:
            row = await self._held(connection, study)
            node = await stored.node_by_number(connection, study, number)
            if node is None:
                raise RequestRefused("refused-no-node")
            if person.id not in (row.owner, node.author):
                raise RequestRefused("refused-not-your-branch")
            before = len((node.name + node.note).encode())
            node.name = node.name if wish.name is UNSET else one_line(wish.name)
            node.note = node.note if wish.note is UNSET else some_lines(wish.note)
            node.version = row.version
            await stored.change_node(connection, node, len((node.name + node.note).encode()) - before)
        await self.news(study)

    async def drop_branch(self, study: str, person: str, number: int) -> None:
        """A decision and all that follow from it: one's own, or any for the owner."""
        async with self.hub.database.writing() as connection:
            row = await self._held(connection, study)
            branch = branch_of(await stored.nodes_of(connection, study), number)
            if not branch:
                raise RequestRefused("refused-no-node")
            if person != row.owner and any(node.author != person for node in branch):
                raise RequestRefused("refused-not-your-branch")
            await stored.drop_nodes(connection, row, branch)
        await self.news(study)

    def check_may_try(self, study: StudyRow, person: str) -> None:
        if not telling.may_try(study, person):
            raise RequestRefused("refused-no-trying")

    async def _held(self, connection: AsyncConnection, study: str) -> StudyRow:
        row = await stored.hold(connection, study, self.hub.clock.now())
        if row is None:
            raise RequestRefused("refused-no-study")
        return row


def _check_owner(study: StudyRow, person: str) -> None:
    if study.owner != person:
        raise RequestRefused("refused-not-owner")


async def _nobody_listens(_study: str) -> None:
    return None
