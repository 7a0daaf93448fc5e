"""The owner of one table. Everything that happens to it goes through here, one thing at a time: a deed is checked against
the table as it is, made durable, told to the connected, and then the table is looked after.

`TableActor._effect` lists all deeds. What each comes to stands in `decisions`, `proposals`, `seating`, `hosting` and
`new_tables`; what happens by itself begins in `autopilot`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar, get_args

import structlog

from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.database.table_queries import Standing, big_part
from warhost.server.game.ledger import Ledger
from warhost.server.hub import Hub
from warhost.server.operations.incidents import report
from warhost.server.people.register import as_seen
from warhost.server.protocol.frames import Proposal
from warhost.server.protocol.messages import AskEveryone, Concede, Decide, Hello, ProposeEnd, Undo, Vote
from warhost.server.protocol.tables import Join, Leave, Pause, TableChanges
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import NoLongerOwner, RequestRefused, is_refusal
from warhost.server.table import decisions, hosting, new_tables, plans, proposals, seating
from warhost.server.table.audience import Asked, Audience
from warhost.server.table.autopilot import Autopilot
from warhost.server.table.connection import CLOSE_STOPPING, Connection
from warhost.server.table.deeds import (
    Close,
    Deed,
    Depart,
    Effect,
    EndAsAgreed,
    GoBack,
    HandToBot,
    InPlay,
    LetLapse,
    Move,
    Prepare,
    Rematch,
    SetSeat,
    Start,
)
from warhost.server.table.info import participants_of
from warhost.server.table.notifying import Notifying
from warhost.server.table.state import TableState
from warhost.server.table.store import TableStore
from warhost.server.table.talk import Talk

log = structlog.get_logger()

ATTEMPTS: Final = 5
IN_PLAY: Final = get_args(InPlay)
SURE_AGAIN_S: Final = 0.2
SURE_AGAIN_MOST_S: Final = 5.0
"""Pauses before the database is asked what became of a change: at first, and at most."""
FAULTS: Final = 3
"""So often the rules may fail at a table; then it is quarantined, and nothing tries again."""

Outcome = TypeVar("Outcome")


class TableActor:
    def __init__(
        self,
        hub: Hub,
        row: TableRow,
        seats: list[SeatRow],
        participants: dict[str, PersonRow],
        said: int,
        fence: int,
        lost: Callable[[TableActor], None],
    ) -> None:
        """`said`: how many lines of talk there are. `fence`: the number under which this server owns the table; `lost` is
        called when it does not any more."""
        self._hub = hub
        self._lost = lost
        self.is_lost = False
        self._lock = asyncio.Lock()
        self._faults = 0
        self._recovery: asyncio.Task[None] | None = None
        self.state = TableState(
            hub.games, hub.clock, hub.table_time, hub.chance, row, seats, participants, fence
        )
        self.audience = Audience(self.state)
        self.talk = Talk(hub, self.state, self.audience, said)
        self._store = TableStore(hub, self.state, self.audience)
        self._notifying = Notifying(hub.notices, self.state, self.audience)
        self._autopilot = Autopilot(hub, self.state, self.audience, self._notifying, self.perform)
        self.used_at = hub.clock.monotonic()

    @property
    def id(self) -> str:
        return self.state.id

    # ------------------------------------------------------------ all that can happen

    def _effect(self, deed: Deed, by: str) -> Effect | None:
        """What a deed of this person comes to at the table as it is; None if there is nothing to do. Refuses what cannot
        be. `by` is empty for what happens by itself."""
        table = self.state
        match deed:
            case Decide():
                return decisions.decide(table, deed, by)
            case Undo():
                return decisions.undo(table, deed, by)
            case AskEveryone():
                return proposals.ask_everyone(table, deed, by)
            case Concede():
                return proposals.concede(table, deed, by)
            case ProposeEnd():
                return proposals.propose_end(table, deed, by)
            case Vote():
                return proposals.vote(table, deed, by)
            case Join():
                return seating.join(table, deed, by)
            case Leave():
                return seating.leave(table, deed, by)
            case SetSeat():
                return seating.set_seat(table, deed, by)
            case TableChanges():
                return hosting.change(table, deed, by)
            case Start():
                return hosting.start(table, deed, by)
            case Pause():
                return hosting.pause(table, deed, by)
            case Close():
                return hosting.close(table, by)
            case Depart():
                return seating.depart(table, by)
            case Rematch():
                return new_tables.rematch(table, deed, by)
            case Move():
                return decisions.move(table, deed)
            case GoBack():
                return proposals.go_back(table, deed)
            case EndAsAgreed():
                return proposals.end_as_agreed(table, deed)
            case Prepare():
                return plans.prepare(table, deed, by)
            case LetLapse():
                return plans.let_lapse(table, deed)
            case HandToBot():
                return decisions.hand_to_bot(table, deed)

    # ------------------------------------------------------------ the one way in which it happens

    async def perform(self, deed: Deed, by: str = "", asked: Asked | None = None) -> int:
        """Do it, or refuse it; returns the number of what came of it. It is brought to its end even if whoever asked for
        it goes away."""
        return await _undisturbed(self._perform(deed, by, asked))

    async def _perform(self, deed: Deed, by: str, asked: Asked | None) -> int:
        async with self._owned():
            if by == self.state.row.host:
                self.state.host_seen_at = self.state.time()
            try:
                return await self._carry_out(deed, by, asked)
            finally:
                if not self.is_lost:
                    self._autopilot.look()
                    if self._store.is_unsure and self._recovery is None:
                        self._recovery = asyncio.create_task(self._be_sure_again())

    async def _be_sure_again(self) -> None:
        """Whether the last change was stored is unknown. It may have been a bot's, so that nobody else would ever ask."""
        pause = SURE_AGAIN_S
        while not self.is_lost:
            await asyncio.sleep(pause)
            pause = min(2 * pause, SURE_AGAIN_MOST_S)
            try:
                await self.wake()
            except NoLongerOwner:
                break
            except Exception as error:  # noqa: BLE001 - the database is away; it is asked again
                log.info("table unsure", table=self.id, error=type(error).__name__)
            else:
                self.audience.tell_table()
                break
        self._recovery = None

    async def say(self, person: PersonRow, text: str) -> int:
        """A line of the table talk; returns its number."""
        with self._noticing_loss():
            return await self.talk.say(person, text)

    async def _carry_out(self, deed: Deed, by: str, asked: Asked | None = None) -> int:
        for _attempt in range(ATTEMPTS):
            effect = await self._checked_effect(deed, by)
            if effect is None:
                return self.state.row.number
            began, proposal = self._hub.clock.monotonic(), self.state.proposal()
            if await self._store.keep(effect):
                self._tell(effect, proposal, asked)
                self._measure(effect, began)
                if effect.then is not None:
                    await self._carry_out(effect.then, by)
                return self.state.row.number if effect.number is None else effect.number
        raise RequestRefused("refused-busy")

    async def _checked_effect(self, deed: Deed, by: str) -> Effect | None:
        if not isinstance(deed, IN_PLAY):
            await self._store.be_sure()
            if isinstance(deed, Join | Rematch):
                state = self.state
                company = participants_of(state.row, state.seats)
                await self._hub.peace.check_company(by, company)
                if state.row.rated:
                    await self._hub.peace.check_rated_company(by, company)
            return self._effect(deed, by)
        await self._playing_ledger()
        try:
            return self._effect(deed, by)
        except Exception as error:
            if not is_refusal(error):
                await self._note_fault(error)
            raise

    def _tell(self, effect: Effect, proposal: Proposal | None, asked: Asked | None) -> None:
        if effect.is_quiet:
            return
        if effect.entry is None:
            self.audience.tell_table()
            if effect.ends:
                self._hub.counting.look()
                self._notifying.tell_of_end()
        else:
            self.audience.tell_entry(asked)
            if proposal is not None:
                self.audience.tell_proposal(None, "agreed" if effect.entry.kind == "back" else "lapsed")
            if self.state.row.status == "finished":
                self.audience.tell_table()
                self._notifying.tell_of_end()
                self._hub.counting.look()
        if effect.tell is not None:
            effect.tell(self.audience)

    def _measure(self, effect: Effect, began: float) -> None:
        if effect.entry is not None:
            measures = self._hub.measures
            measures.count_decision(effect.entry.kind, effect.entry.actor)
            measures.decision_seconds.observe(self._hub.clock.monotonic() - began)

    async def _note_fault(self, error: Exception) -> None:
        """The rules failed, and nothing has changed. Not for ever: each attempt costs everybody time."""
        self._faults += 1
        if self._faults >= FAULTS:
            self._faults = 0
            incident = report(self._hub.measures, error, table=self.id)
            await self._store.quarantine(Refusal("frozen-rules-failed", {"incident": incident}))
            self.audience.tell_whole()
            self.audience.tell_table()

    # ------------------------------------------------------------ looking at it

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Ledger | None]:
        """Hold the table still to look at it; gives its game, if it has begun and can be read."""
        async with self._owned():
            was_read = self.state.ledger is not None
            ledger = await self._store.read_ledger()
            if not was_read:
                self._autopilot.look()
            yield ledger

    @asynccontextmanager
    async def reading_game(self) -> AsyncIterator[Ledger]:
        """The same for somebody who wants to do something in the game."""
        async with self._owned():
            yield await self._playing_ledger()

    async def _playing_ledger(self) -> Ledger:
        ledger = await self._store.read_ledger()
        if self.state.row.status in ("gathering", "closed"):
            raise RequestRefused("refused-not-playing")
        if ledger is None:
            raise RequestRefused("refused-frozen")
        return ledger

    async def greet(self, connection: Connection, hello: Hello) -> None:
        """Send a client what it lacks."""
        async with self.reading(), self.talk.lock:
            if hello.number is not None and hello.number > self.state.row.number:
                # It knows more: another server has gone on with the table, or it does not tell the truth.
                await self._hub.ownership.check_fence(self.id, self.state.fence)
            self.audience.greet(connection, hello, await self.talk.lines_after(hello.chat))

    async def look(self, connection: Connection, viewer: str) -> None:
        """Let a client have other eyes."""
        async with self.reading():
            self.audience.look(connection, viewer)

    async def start(self, by: str) -> None:
        async with self._hub.database.reading() as connection:
            position = await big_part(connection, self.id, "position")
        await self.perform(Start(position), by)

    async def know_anew(self, person: PersonRow) -> None:
        """Somebody who belongs to the table has another name, or other wishes, or goes away for a while."""
        before = self.state.participants.get(person.id)
        has_other_time = self.state.know_anew(person)
        if before is None or has_other_time or as_seen(before) != as_seen(person):
            self.audience.tell_table()
        if has_other_time:
            self.audience.tell_clock()
            async with self._owned():
                await self._store.wake_later()
                self._autopilot.look()

    # ------------------------------------------------------------ coming and going

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self._autopilot.is_working

    def attach(self, connection: Connection) -> None:
        self.audience.attach(connection)
        if self.is_lost:
            connection.say_goodbye("refused-moved", CLOSE_STOPPING, final=False)

    async def open(self) -> None:
        """It has just been loaded."""
        async with self._owned():
            await self._store.read_ledger()
            self._autopilot.look()

    async def wake(self) -> bool:
        """Look after what is due; returns whether anything can ever be."""
        async with self._owned():
            await self._store.refresh()
            await self._store.read_ledger()
            await self._store.wake_later()
            self._autopilot.look()
            return self.state.frozen is None

    async def refresh(self) -> None:
        """Take in what somebody else changed around the game."""
        async with self._owned():
            await self._store.refresh()
            self.audience.tell_table()
            self._autopilot.look()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing happens meanwhile."""
        async with self._lock:
            yield

    async def retire(self) -> None:
        """When what is under way is done, nothing more happens here."""
        async with self._lock:
            self.is_lost = True
            self._stop_work()

    def lose(self, reason: str, wait_ms: Callable[[], int]) -> None:
        """It is not this server's any more: nothing is written, and the connected are told why and when to come back."""
        self.is_lost = True
        self._stop_work()
        self._lost(self)
        for connection in self.audience.connections:
            connection.say_goodbye(reason, CLOSE_STOPPING, final=False, wait_ms=wait_ms())

    def end(self, reason: str, code: int) -> None:
        """There is no such table any more."""
        self.is_lost = True
        self._stop_work()
        self._lost(self)
        for connection in self.audience.connections:
            connection.say_goodbye(reason, code, final=True)

    def _stop_work(self) -> None:
        self._autopilot.stop()
        if self._recovery is not None:
            self._recovery.cancel()
            self._recovery = None

    def standing(self) -> Standing | None:
        """How it stands for everybody, to be kept."""
        return self._store.standing()

    @asynccontextmanager
    async def _owned(self) -> AsyncIterator[None]:
        """One thing at a time, and only while the table is this server's."""
        async with self._lock:
            if self.is_lost:
                raise NoLongerOwner
            with self._noticing_loss():
                self._hub.ownership.check()
                yield

    @contextmanager
    def _noticing_loss(self) -> Iterator[None]:
        try:
            yield
        except NoLongerOwner:
            if not self.is_lost:
                log.warning("table lost", table=self.id)
                self.lose("refused-moved", lambda: 0)
            raise


async def _undisturbed(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    task = asyncio.ensure_future(work)
    task.add_done_callback(_hear_out)
    return await asyncio.shield(task)


def _hear_out(task: asyncio.Future[Any]) -> None:
    """Take note of how it ended, in case nobody is left who wants to know."""
    if not task.cancelled():
        task.exception()
