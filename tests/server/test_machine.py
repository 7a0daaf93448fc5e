"""The protocol as a state machine: clients that drop, repeat, come late, meddle, undo; whatever they do, every client's
own picture stays right and every acknowledged decision stands."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, Seat, toy_table
from warhost.core.chance import numbered_seed
from warhost.server import lobby

SIDES = ("red", "green", "blue")
WHICH = st.integers(0, 59)
T = TypeVar("T")


class TableMachine(RuleBasedStateMachine):
    """Three people, each with up to two connections, at one table of a real server."""

    place: Running
    loop: asyncio.AbstractEventLoop

    def __init__(self) -> None:
        super().__init__()
        self.people: list[Client] = []
        self.table = ""
        self.open: list[tuple[int, Seat]] = []
        self.dropped: dict[int, Seat] = {}
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.acknowledged: dict[int, str] = {}
        self.taken_back: set[int] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @initialize()
    def three_sit_down(self) -> None:
        self.run(self._sit_down())

    async def _sit_down(self) -> None:
        self.people = [await self.place.person(name) for name in ("Ann", "Bob", "Cat")]
        wish = toy_table(ME, OPEN, OPEN, visibility="open", options={"rounds": "5"})
        self.table = (await self.people[0].post("/api/tables", wish))["id"]
        for person in self.people[1:]:
            await person.post(f"/api/tables/{self.table}/join", {})
        for person in self.people:
            await person.patch("/api/me", {"preferences": {"auto_forced": False}})
        await self.people[0].post(f"/api/tables/{self.table}/start")

    def teardown(self) -> None:
        for _, seat in self.open:
            self.run(seat.socket.close())

    # ------------------------------------------------------------ rules

    @rule(who=st.integers(0, 2))
    @precondition(lambda self: len(self.open) < 5)
    def connects(self, who: int) -> None:
        self.run(self._connect(self.people[who].sit(self.table), who))

    @rule(who=st.integers(0, 2))
    @precondition(lambda self: self.dropped)
    def comes_back_with_what_it_had(self, who: int) -> None:
        old = self.dropped.pop(who, None)
        if old is None:
            return
        seat = self.people[who].sit(
            self.table, SIDES[who], number=old.number, story=old.story, events=len(old.events)
        )
        seat.view, seat.events, seat.story, seat.frame = old.view, old.events, old.story, old.frame
        self.run(self._connect(seat, who))

    async def _connect(self, seat: Seat, who: int) -> None:
        await seat.__aenter__()
        await seat.ready()
        self.open.append((who, seat))

    @rule(which=WHICH)
    @precondition(lambda self: self.open)
    def is_cut_off(self, which: int) -> None:
        who, seat = self.open[which % len(self.open)]
        self.open.remove((who, seat))
        seat.socket.transport.abort()
        self.dropped[who] = seat

    @rule(which=WHICH, key=WHICH)
    @precondition(lambda self: self.open)
    def decides(self, which: int, key: int) -> None:
        who, seat = self.open[which % len(self.open)]
        self.run(self._settle())
        if not seat.prompt:
            return
        message = {
            "seat": SIDES[who],
            "asked": seat.prompt["asked"],
            "key": seat.keys[key % len(seat.keys)],
        }
        answer = self.run(seat.ask("decide", **message))
        assert answer["type"] == "done", answer
        self.acknowledged[answer["number"]] = message["key"]
        self.sent.append((who, message))

    @rule(which=WHICH)
    @precondition(lambda self: self.open and self.sent)
    def repeats_an_old_decision(self, which: int) -> None:
        who, message = self.sent[which % len(self.sent)]
        mine = [seat for owner, seat in self.open if owner == who]
        if not mine:
            return
        before = self.run(self._number())
        answer = self.run(mine[0].ask("decide", **message))
        assert answer["type"] == "refused"
        assert answer["reason"] in ("refused-stale", "refused-game-over", "refused-not-yours")
        assert self.run(self._number()) == before

    @rule(which=WHICH, asked=st.integers(0, 40), key=st.sampled_from(["lay:one", "rob:red", "spare", "x"]))
    @precondition(lambda self: self.open)
    def meddles_with_anothers_seat(self, which: int, asked: int, key: str) -> None:
        who, seat = self.open[which % len(self.open)]
        before = self.run(self._number())
        for other in SIDES:
            if other != SIDES[who]:
                answer = self.run(seat.ask("decide", seat=other, asked=asked, key=key))
                assert answer["reason"] == "refused-not-your-seat"
                assert (
                    self.run(seat.ask("undo", seat=other, decision=asked))["reason"]
                    == "refused-not-your-seat"
                )
                assert self.run(seat.ask("look", viewer=other))["reason"] == "refused-not-your-view"
        assert self.run(self._number()) == before

    @rule(which=WHICH, key=st.sampled_from(["lay:seven", "rob:gold", "dance", "give:one>red", ""]))
    @precondition(lambda self: self.open)
    def asks_for_what_is_not_offered(self, which: int, key: str) -> None:
        who, seat = self.open[which % len(self.open)]
        self.run(self._settle())
        asked = seat.prompt["asked"] if seat.prompt else 0
        if key in seat.keys:
            return
        before = self.run(self._number())
        sent = self.run(seat.send("decide", seat=SIDES[who], asked=asked, key=key))
        answer = self.run(seat.until("refused"))
        assert answer["id"] in (sent, 0)
        assert self.run(self._number()) == before

    @rule(which=WHICH)
    @precondition(lambda self: self.open)
    def takes_back(self, which: int) -> None:
        who, seat = self.open[which % len(self.open)]
        self.run(self._settle())
        target = seat.frame.get("undo")
        answer = self.run(seat.ask("undo", seat=SIDES[who], decision=target or 999))
        if target is None:
            assert answer["reason"] in ("refused-no-undo", "refused-game-over")
        else:
            assert answer["type"] == "done"
            self.taken_back.add(target)

    @rule()
    def the_table_is_forgotten_and_read_again(self) -> None:
        """As after a restart, or when the table was unloaded."""
        self.run(self._forget())

    async def _forget(self) -> None:
        app_tables = self.place.tables
        live = await app_tables.get(self.table, self.people[0].id)
        async with live.lock:
            await live.resync()

    # ------------------------------------------------------------ what must hold

    @invariant()
    def every_connection_has_the_right_picture(self) -> None:
        if self.table:
            self.run(self._check())

    async def _check(self) -> None:
        await self._settle()
        for who, seat in self.open:
            fresh = await self.people[who].get(f"/api/tables/{self.table}/view", **{"as": SIDES[who]})
            assert seat.view == fresh["view"]
            assert seat.events == fresh["events"]
            assert seat.number == fresh["number"]
            assert seat.prompt == fresh["prompt"]

    @invariant()
    def acknowledged_decisions_stand(self) -> None:
        if self.table:
            step = self.run(self.people[0].get(f"/api/tables/{self.table}"))["decisions"]
            assert step == len(set(self.acknowledged) - self.taken_back)

    async def _settle(self) -> None:
        """Let every connection read what is on its way: a ping comes back after everything before it."""
        for _, seat in self.open:
            await seat.ask("ping")

    async def _number(self) -> int:
        view = await self.people[0].get(f"/api/tables/{self.table}/view", **{"as": "public"})
        return int(view["number"])


@pytest.mark.timeout(150)
def test_the_protocol_holds_whatever_clients_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "secure_seed", lambda: numbered_seed(1))
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        stack = AsyncExitStack()
        served = running(quick_settings(str(tmp_path / "machine.sqlite3")))
        place = loop.run_until_complete(stack.enter_async_context(served))
        TableMachine.place, TableMachine.loop = place, loop
        try:
            run_state_machine_as_test(  # type: ignore[no-untyped-call]
                TableMachine,
                settings=settings(
                    max_examples=12,
                    stateful_step_count=25,
                    deadline=None,
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            loop.run_until_complete(stack.aclose())
