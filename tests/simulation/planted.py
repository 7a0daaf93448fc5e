"""Bugs to be planted in a server, each of which a simulation must find. None of them can be seen in a quiet game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

import msgspec
from sqlalchemy import true

from warhost.server.cluster.forwarding import Tunnel
from warhost.server.cluster.ownership import Ownership
from warhost.server.database import owner_queries
from warhost.server.database.journal import Journal, NumberTaken, Writing
from warhost.server.database.sqlite_writer import SqliteStatements
from warhost.server.table import decisions, plans, store
from warhost.server.table.actor import TableActor
from warhost.server.table.audience import PUBLIC, Audience
from warhost.server.table.state import TableState
from warhost.server.table.store import TableStore
from warhost.server.table_time import TableTime


def _nothing(*_given: Any, **_named: Any) -> None:
    pass


def an_old_owner_is_not_fenced() -> Any:
    write = SqliteStatements.write

    def unfenced(self: SqliteStatements, writing: Writing) -> Exception | None:
        found = self._connection.execute("SELECT fence FROM tables WHERE id = ?", (writing.table,)).fetchone()
        return write(self, msgspec.structs.replace(writing, fence=found[0]))

    return patch.object(SqliteStatements, "write", unfenced)


def acknowledged_before_the_commit() -> Any:
    write = Journal._write

    async def early(self: Journal, batch: list[Any]) -> None:
        for waiting in batch:
            waiting.done.set_result(None)
        await write(self, batch)

    return patch.object(Journal, "_write", early)


def told_before_it_is_stored() -> Any:
    keep = TableStore.keep

    async def told(self: TableStore, effect: Any) -> bool:
        if effect.entry is not None:
            self._audience.tell_entry()
        return await keep(self, effect)

    return patch.object(TableStore, "keep", told)


def a_repeated_decision_is_taken() -> Any:
    return patch.object(decisions, "check_asked", _nothing)


def nobody_minds_an_unknown_outcome() -> Any:
    async def write(self: TableStore, entry: Any, clocks: Any) -> bool:
        after = self._columns_after(entry, clocks)
        try:
            await self._hub.journal.write(Writing(self._state.id, self._state.fence, entry, after))
        except NumberTaken:
            await self.resync()
            return False
        self._state.move_on(after, clocks)
        return True

    return patch.object(TableStore, "_write", write)


def nobody_minds_a_save_of_unknown_outcome() -> Any:
    return patch.object(TableStore, "is_unsure", property(lambda _self: False, _nothing), create=True)


def everybody_may_have_any_eyes() -> Any:
    checked = Audience.check_viewer

    def check_viewer(self: Audience, person: str | None, wish: str | None) -> str:
        is_there = wish in [seat.side for seat in self._state.seats]
        return str(wish) if is_there else checked(self, person, wish)

    return patch.object(Audience, "check_viewer", check_viewer)


def eyes_are_kept_when_the_seat_is_lost() -> Any:
    return patch.object(Audience, "_keep_to_own_eyes", _nothing)


def onlookers_see_a_hand() -> Any:
    def number_of(self: Audience, viewer: str) -> int:
        return 0 if viewer == PUBLIC else self._state.seat_number(viewer)

    return patch.object(Audience, "_number_of", number_of)


def nobody_looks_after_a_table_that_was_taken_over() -> Any:
    async def opened(self: TableActor) -> bool:
        async with self._owned():
            await self._store.read_ledger()
            return True

    return patch.multiple(TableActor, open=opened, wake=opened)


def a_lease_is_believed_in_for_ever() -> Any:
    return patch.multiple(Ownership, check=_nothing, _lose=_nothing)


def tables_are_taken_from_the_living() -> Any:
    return patch.object(owner_queries, "is_free", lambda _now: true())


def decided_while_the_clocks_stand() -> Any:
    def check(table: Any, seat: int, person: str | None, actor: str) -> None:
        if actor == "person" and table.seats[seat].player != person:
            raise decisions.RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)

    return patch.object(decisions, "check_may_decide", check)


def anybody_decides_for_any_seat() -> Any:
    return patch.object(decisions, "check_may_decide", _nothing)


def a_repeated_letter_is_heard_again() -> Any:
    return patch.object(Tunnel, "take_event", _hear_in_any_order(lambda number, heard: number <= heard))


def what_overtakes_is_heard_first() -> Any:
    return patch.object(Tunnel, "take_event", _hear_in_any_order(lambda number, heard: number >= heard))


def _hear_in_any_order(is_heard: Callable[[int, int], bool]) -> Any:
    def take_event(self: Tunnel, number: int, event: Any) -> None:
        if is_heard(number, self._heard):
            self._heard += 1
            self._arrived.append((event, 0))
            self._news.set()

    return take_event


def tables_go_by_the_wall_clock() -> Any:
    return patch.object(TableTime, "__call__", lambda self: self._clock.now())


def what_was_prepared_is_done_again_and_again() -> Any:
    return patch.object(plans, "_after_own", lambda _ledger, plan, _entry, _was_planned: plan)


@contextmanager
def what_was_prepared_outlives_the_seat() -> Iterator[None]:
    def plan_of(table: TableState, seat: int) -> plans.Plan | None:
        stored = (table.row.plans or {}).get(str(seat))
        return None if stored is None else msgspec.convert(stored, plans.Plan)

    with (
        patch.object(plans, "plan_of", plan_of),
        patch.object(store, "still_held", lambda row, _seats: row.plans),
    ):
        yield


BUGS: Final[tuple[Callable[[], Any], ...]] = (
    an_old_owner_is_not_fenced,
    acknowledged_before_the_commit,
    told_before_it_is_stored,
    a_repeated_decision_is_taken,
    nobody_minds_an_unknown_outcome,
    nobody_minds_a_save_of_unknown_outcome,
    everybody_may_have_any_eyes,
    eyes_are_kept_when_the_seat_is_lost,
    onlookers_see_a_hand,
    nobody_looks_after_a_table_that_was_taken_over,
    a_lease_is_believed_in_for_ever,
    tables_are_taken_from_the_living,
    decided_while_the_clocks_stand,
    anybody_decides_for_any_seat,
    a_repeated_letter_is_heard_again,
    what_overtakes_is_heard_first,
    tables_go_by_the_wall_clock,
    what_was_prepared_is_done_again_and_again,
    what_was_prepared_outlives_the_seat,
)


@contextmanager
def planted(name: str) -> Iterator[None]:
    bug = next(bug for bug in BUGS if bug.__name__ == name)
    with bug():
        yield
