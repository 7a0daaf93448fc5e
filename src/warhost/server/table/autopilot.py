"""What happens at a table by itself: bots move, forced choices are answered for those who wish it, time runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any

import structlog
from msgspec import Struct

from warhost.bots import usual_level
from warhost.bots.levels import is_quick
from warhost.core.match import Match
from warhost.core.view import seen_by
from warhost.live.faces import in_style
from warhost.server.game.ledger import Ledger
from warhost.server.game.passing import passing_option
from warhost.server.hub import Hub
from warhost.server.operations.incidents import report
from warhost.server.refusals import is_refusal
from warhost.server.table import plans
from warhost.server.table.audience import Audience
from warhost.server.table.deeds import LetLapse, Move
from warhost.server.table.faces import faces
from warhost.server.table.notifying import Notifying
from warhost.server.table.plans import Verdict
from warhost.server.table.state import TableState
from warhost.server.workers.thinking import BotsFailed
from warhost.server.workers.thoughts import Task, Thought, pack

log = structlog.get_logger()


class _Work(Struct, frozen=True):
    """Answering a question for a seat by itself. Whoever held the seat when it began: `bot`, or a person, and what became of
    what he had prepared."""

    asked: int
    bot: str | None
    verdict: Verdict | None
    task: asyncio.Task[None]


class Autopilot:
    def __init__(
        self,
        hub: Hub,
        state: TableState,
        audience: Audience,
        notifying: Notifying,
        perform: Callable[[Move | LetLapse], Awaitable[int]],
    ) -> None:
        self._hub = hub
        self._state = state
        self._audience = audience
        self._notifying = notifying
        self._perform = perform
        self._working: dict[int, _Work] = {}
        """What is being answered by itself, for each seat."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_working(self) -> bool:
        return any(self._is_at_work_on(seat) for seat in self._working)

    def _is_at_work_on(self, seat: int) -> bool:
        return seat in self._working and not self._working[seat].task.done()

    def look(self) -> None:
        """Something has changed: see what is to be done now. Call with the table's lock held."""
        table = self._state
        self._stop_timer()
        ledger = table.ledger
        if ledger is None or table.row.status != "playing" or table.row.paused or self._hub.stopping:
            self._stop_work()
            return
        waiting = ledger.match.waiting()
        self._drop_old_work(ledger, waiting)
        for seat in waiting:
            self._look_after(ledger, seat)
        self._start_timer(waiting)

    def stop(self) -> None:
        self._stop_timer()
        self._stop_work()

    # ------------------------------------------------------------ bots and forced choices

    def _look_after(self, ledger: Ledger, seat: int) -> None:
        if seat in self._working:
            return
        table, asked = self._state, ledger.asked[seat]
        level, verdict = table.seats[seat].bot, plans.verdict(table, seat)
        if level is not None:
            self._work(seat, asked, self._move(seat, asked, level, "bot"))
        elif isinstance(verdict, plans.Given):
            self._work(seat, asked, self._give_prepared(seat, asked, verdict.key))
        elif self._is_forced_for(ledger, seat):
            self._work(seat, asked, self._take_only_option(seat, asked))
        elif verdict is not None:
            self._work(seat, asked, self._do(LetLapse(table.seats[seat].side)))
        else:
            self._notifying.tell_of_turn(seat, asked)

    def _is_forced_for(self, ledger: Ledger, seat: int) -> bool:
        player = self._state.participants.get(self._state.seats[seat].player or "")
        wishes = player is not None and player.preferences.get("auto_forced", True)
        return wishes and len(ledger.match.offered(seat)) == 1

    async def _give_prepared(self, seat: int, asked: int, key: str) -> None:
        await self._hesitate()
        await self._do(Move(self._state.seats[seat].side, asked, key, "planned"))

    async def _hesitate(self) -> None:
        """So that an answer comes at no fixed moment after the question, also where nobody is connected: it tells neither that
        there was only one, nor that it was prepared."""
        await asyncio.sleep(self._hub.settings.bot_pause_ms / 1000 * self._hub.chance.between(1, 4))

    async def _take_only_option(self, seat: int, asked: int) -> None:
        await self._hesitate()
        ledger = self._state.ledger
        if ledger is not None and ledger.asked[seat] == asked:
            options = ledger.match.options(seat)
            if len(options) == 1:
                await self._decide(seat, asked, options[0], "auto")

    async def _move(self, seat: int, asked: int, level: str, actor: str) -> None:
        """Let a bot think about the seat's question and take its choice."""
        pause = asyncio.create_task(asyncio.sleep(self._pause()))
        face = faces(self._state.row, self._state.seats)[seat]
        option = await self._choice(seat, in_style(self._affordable(level), face))
        await pause
        if option is not None:
            await self._decide(seat, asked, option, actor)

    async def _choice(self, seat: int, level: str) -> int | None:
        ledger = self._state.ledger
        options = [] if ledger is None else ledger.match.options(seat)
        if ledger is None or not options:
            return None
        if len(options) == 1:
            return options[0]
        # The game must go on, even if this bot cannot.
        for other in dict.fromkeys((level, usual_level(ledger.match.game))):
            thought = await self._thought(ledger.match, seat, other, options)
            if thought.options:
                return thought.options[0]
        return self._hub.chance.choice(options)

    async def _thought(self, match: Match, seat: int, level: str, options: list[int]) -> Thought:
        """What a bot of this level thinks; nothing if it fails."""
        hub = self._hub
        view = pack(match.game, seen_by(match.game, match.state, seat))
        task = Task(
            wish="choose",
            game=hub.games.place(match.game.name),
            level=level,
            seed=self._lots_of(match, seat),
            budget_ms=hub.settings.bot_budget_ms,
            seat=seat,
            view=view,
            options=options,
        )
        began = hub.clock.monotonic()
        try:
            return await hub.bots.think(self._state.row.host, task)
        except BotsFailed:
            return Thought()
        finally:
            if not is_quick(level):
                hub.limits.charge("thought", hub.clock.monotonic() - began, person=self._state.row.host)

    def _lots_of(self, match: Match, seat: int) -> int:
        """By what a bot decides where it has no preference. Where others play the same deal, the same bot does the same in the
        same situation: its lots follow from the deal and from how often it has decided, not from who was quicker."""
        row = self._state.row
        if not row.sealed:
            return self._hub.chance.bits(63)
        decided = sum(decision.seat == seat for decision in match.decisions)
        return int.from_bytes(sha256(row.seed + f"bot {seat} {decided}".encode()).digest()[:7], "big")

    async def _decide(self, seat: int, asked: int, option: int, actor: str) -> None:
        state = self._state
        await self._do(Move(state.seats[seat].side, asked, state.game.verbs.key(option), actor))

    async def _do(self, deed: Move | LetLapse) -> None:
        try:
            await self._perform(deed)
        except Exception as error:  # noqa: BLE001 - nobody else would hear of it
            if is_refusal(error):
                log.info("automatic move refused", table=self._state.id, reason=error.key)
            else:
                report(self._hub.measures, error, table=self._state.id)

    def _affordable(self, level: str) -> str:
        """Whose tables have let bots search for longer than anybody's fair share gets quick ones for a while; not where everybody has
        to have the same bots."""
        if self._state.row.sealed:
            return level
        is_spent = self._hub.limits.shortage("thought", person=self._state.row.host) > 0
        return usual_level(self._state.game) if is_spent else level

    def _pause(self) -> float:
        """People who look on want to see one move after the other. Where nobody looks and nobody plays, there is no hurry, and
        all such tables of one host share a pace."""
        settings, limits, host = self._hub.settings, self._hub.limits, self._state.row.host
        if self._audience:
            return settings.bot_pause_ms / 1000
        if any(seat.player is not None for seat in self._state.seats):
            return 0.0
        shortage = limits.shortage("unseen move", person=host)
        limits.charge("unseen move", person=host)
        return max(settings.bot_unseen_pause_ms / 1000, shortage)

    # ------------------------------------------------------------ time

    def _start_timer(self, waiting: list[int]) -> None:
        table = self._state
        deadlines = [table.clocks.deadline(seat) for seat in waiting if table.seats[seat].bot is None]
        first = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if first is not None:
            earliest = self._hub.table_time.started_at + self._hub.settings.restart_grace_s * 1000
            delay = max(first, earliest) - self._hub.table_time()
            self._timer = asyncio.get_running_loop().call_later(max(0, delay) / 1000, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        ledger, table = self._state.ledger, self._state
        if ledger is None:
            return
        now = self._hub.table_time()
        for seat in ledger.match.waiting():
            deadline = table.clocks.deadline(seat)
            is_late = deadline is not None and deadline <= now and table.seats[seat].bot is None
            if is_late and not self._is_at_work_on(seat):
                self._work(seat, ledger.asked[seat], self._move_for_absent(seat, ledger.asked[seat]))
        if not self.is_working:
            self._start_timer(ledger.match.waiting())

    async def _move_for_absent(self, seat: int, asked: int) -> None:
        table, ledger = self._state, self._state.ledger
        passing = None if ledger is None else passing_option(ledger.match, seat)
        if table.row.on_timeout == "pass" and passing is not None:
            await self._decide(seat, asked, passing, "timeout")
        else:
            await self._move(seat, asked, usual_level(table.game), "timeout")

    # ------------------------------------------------------------ bookkeeping

    def _work(self, seat: int, asked: int, work: Coroutine[Any, Any, None]) -> None:
        verdict = plans.verdict(self._state, seat)
        self._working[seat] = _Work(asked, self._state.seats[seat].bot, verdict, asyncio.create_task(work))

    def _drop_old_work(self, ledger: Ledger, waiting: list[int]) -> None:
        for seat, work in list(self._working.items()):
            is_asked = seat in waiting and ledger.asked[seat] == work.asked
            is_same = work.bot == self._state.seats[seat].bot and work.verdict == plans.verdict(
                self._state, seat
            )
            if work.task.done() or not is_asked or not is_same:
                work.task.cancel()
                del self._working[seat]

    def _stop_work(self) -> None:
        for work in self._working.values():
            work.task.cancel()
        self._working.clear()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
