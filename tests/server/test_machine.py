"""The protocol as a state machine: clients that drop, repeat, come late, meddle, undo; whatever they do, every client's
own picture stays right and every acknowledged decision stands.

Each kind of trouble has a rule that makes it on purpose, not by luck; and the machine must be able to fail: with any of
the server's checks taken out, an ordinary run notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
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
from warhost.server.chance import Chance
from warhost.server.database.journal import Journal, Writing
from warhost.server.game.ledger import Ledger
from warhost.server.table import audience, decisions

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
        """Decisions that stood once, with who took them."""
        self.acknowledged: set[int] = set()
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
        for who, person in enumerate(self.people):
            await self._connect(person.sit(self.table), who)

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
        self.run(self._come_back(who))

    async def _come_back(self, who: int) -> None:
        old = self.dropped.pop(who, None)
        if old is None:
            return
        seat = self.people[who].sit(
            self.table, SIDES[who], number=old.number, story=old.story, events=len(old.events)
        )
        seat.view, seat.events, seat.story, seat.frame = old.view, old.events, old.story, old.frame
        await self._connect(seat, who)

    async def _connect(self, seat: Seat, who: int) -> None:
        await seat.__aenter__()
        await seat.ready()
        self.open.append((who, seat))

    @rule(which=WHICH)
    @precondition(lambda self: self.open)
    def is_cut_off(self, which: int) -> None:
        self._cut_off(*self.open[which % len(self.open)])

    def _cut_off(self, who: int, seat: Seat) -> None:
        self.open.remove((who, seat))
        seat.socket.transport.abort()
        self.dropped[who] = seat

    @rule(key=WHICH)
    def everybody_decides(self, key: int) -> None:
        """So that there are new questions, and old ones to be late for."""
        for who in range(3):
            self.run(self._decide(who, key))

    @rule(who=st.integers(0, 2), key=WHICH)
    def one_decides(self, who: int, key: int) -> None:
        self.run(self._decide(who, key))

    async def _decide(self, who: int, key: int) -> None:
        message = await self._decision(who, key)
        if message is not None:
            done = await self.people[who].post(f"/api/tables/{self.table}/decide", message, expect=200)
            self._note(who, message, done["number"])

    @rule(which=WHICH, key=WHICH, times=st.integers(1, 3))
    @precondition(lambda self: self.open)
    def sends_a_decision_once_or_more(self, which: int, key: int, times: int) -> None:
        """Impatient fingers: exactly one of the same messages counts."""
        who, seat = self.open[which % len(self.open)]
        self.run(self._send_often(who, seat, key, times))

    async def _send_often(self, who: int, seat: Seat, key: int, times: int) -> None:
        message = await self._decision(who, key)
        if message is None:
            return
        await self._settle()
        sent = [await seat.send("decide", **message) for _ in range(times)]
        answers = [await seat.answer_to(number) for number in sent]
        assert [answer["type"] for answer in answers] == ["done"] + ["refused"] * (times - 1), answers
        assert {answer["reason"] for answer in answers[1:]} <= {"refused-stale"}
        self._note(who, message, answers[0]["number"])

    @rule(who=st.integers(0, 2), key=WHICH)
    def is_cut_off_while_deciding_and_sends_again(self, who: int, key: int) -> None:
        """Whether the first message arrived nobody knows; after the second one the decision stands once."""
        self.run(self._send_blindly(who, key))

    async def _send_blindly(self, who: int, key: int) -> None:
        message = await self._decision(who, key)
        if message is None:
            return
        seat = self.people[who].sit(self.table)
        await self._connect(seat, who)
        before = await self._number()
        await seat.send("decide", **message)
        self._cut_off(who, seat)
        again = await self.people[who].http.post(f"/api/tables/{self.table}/decide", json=message)
        assert again.status_code == 200 or again.json()["reason"] == "refused-stale", again.text
        assert await self._number() == before + 1
        self._note(who, message, before + 1)

    @rule(which=WHICH)
    @precondition(lambda self: self.sent)
    def repeats_an_old_decision(self, which: int) -> None:
        who, message = self.sent[which % len(self.sent)]
        self.run(self._refused(who, message, "refused-stale"))

    @rule(which=WHICH, key=WHICH)
    @precondition(lambda self: self.sent)
    def answers_a_question_of_the_past(self, which: int, key: int) -> None:
        """What is asked for is possible now; but it was meant for another question."""
        who, old = self.sent[which % len(self.sent)]
        message = self.run(self._decision(who, key))
        if message is not None:
            self.run(self._refused(who, message | {"asked": old["asked"]}, "refused-stale"))

    @rule(who=st.integers(0, 2), key=WHICH, away=st.integers(1, 2))
    def decides_for_another(self, who: int, key: int, away: int) -> None:
        """The other could take this very decision now."""
        message = self.run(self._decision(who, key))
        if message is not None:
            self.run(self._refused((who + away) % 3, message, "refused-not-your-seat"))

    @rule(which=WHICH, number=st.integers(0, 40))
    @precondition(lambda self: self.open)
    def meddles_with_anothers_seat(self, which: int, number: int) -> None:
        who, seat = self.open[which % len(self.open)]
        before = self.run(self._number())
        for other in SIDES:
            if other != SIDES[who]:
                answer = self.run(seat.ask("undo", seat=other, decision=number))
                assert answer["reason"] == "refused-not-your-seat"
                assert self.run(seat.ask("look", viewer=other))["reason"] == "refused-not-your-view"
        assert self.run(self._number()) == before

    async def _refused(self, who: int, message: dict[str, Any], reason: str) -> None:
        before = await self._number()
        answer = await self.people[who].http.post(f"/api/tables/{self.table}/decide", json=message)
        assert answer.json().get("reason") == reason, answer.text
        assert await self._number() == before

    async def _decision(self, who: int, key: int) -> dict[str, Any] | None:
        """A decision that this person could take now."""
        prompt = (await self._view(who))["prompt"]
        if prompt is None:
            return None
        options = prompt["options"]
        return {"seat": SIDES[who], "asked": prompt["asked"], "key": options[key % len(options)]}

    def _note(self, who: int, message: dict[str, Any], number: int) -> None:
        self.acknowledged.add(number)
        self.sent.append((who, message))

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

    @rule(who=st.integers(0, 2), steps=st.integers(1, 6), key=WHICH)
    def while_one_is_away_everybody_goes_back_and_on_another_way(
        self, who: int, steps: int, key: int
    ) -> None:
        self.run(self._go_another_way(who, steps, key))

    async def _go_another_way(self, who: int, steps: int, key: int) -> None:
        standing = sorted(self.acknowledged - self.taken_back)
        info = await self.people[0].get(f"/api/tables/{self.table}")
        if not standing or info["status"] != "playing":
            return
        away = self.people[who].sit(self.table)
        await self._connect(away, who)
        self._cut_off(who, away)
        path, step = f"/api/tables/{self.table}", max(0, len(standing) - steps)
        asked = await self.people[who].post(f"{path}/ask-everyone", {"seat": SIDES[who], "step": step})
        for other in {0, 1, 2} - {who}:
            await self.people[other].post(f"{path}/vote", {"proposal": asked["number"], "agree": True})
        self.taken_back |= set(standing[step:])
        for each in range(3):
            await self._decide(each, key)
        await self._come_back(who)

    @rule()
    def the_table_is_forgotten_and_read_again(self) -> None:
        """As after a restart, or when the table was unloaded."""
        self.run(self._forget())

    async def _forget(self) -> None:
        app_tables = self.place.tables
        live = await app_tables.get(self.table, self.people[0].id)
        async with live.held():
            await live._store.resync()

    # ------------------------------------------------------------ what must hold

    @invariant()
    def every_connection_has_the_right_picture(self) -> None:
        if self.table:
            self.run(self._check())

    async def _check(self) -> None:
        await self._settle()
        for who, seat in self.open:
            fresh = await self._view(who)
            assert seat.view == fresh["view"]
            assert seat.events == fresh["events"]
            assert seat.number == fresh["number"]
            assert seat.prompt == fresh["prompt"]

    @invariant()
    def acknowledged_decisions_stand(self) -> None:
        if self.table:
            step = self.run(self.people[0].get(f"/api/tables/{self.table}"))["decisions"]
            assert step == len(self.acknowledged - self.taken_back)

    async def _settle(self) -> None:
        """Let every connection read what is on its way: a ping comes back after everything before it."""
        for _, seat in self.open:
            await seat.ask("ping")

    async def _view(self, who: int) -> Any:
        return await self.people[who].get(f"/api/tables/{self.table}/view", **{"as": SIDES[who]})

    async def _number(self) -> int:
        view = await self.people[0].get(f"/api/tables/{self.table}/view", **{"as": "public"})
        return int(view["number"])


def run_machine(folder: Path, *, examples: int = 12) -> None:
    """A failure is told as it came: shrinking it against a real server takes minutes."""
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        stack = AsyncExitStack()
        served = running(quick_settings(str(folder / "machine.sqlite3")))
        TableMachine.loop = loop
        TableMachine.place = loop.run_until_complete(stack.enter_async_context(served))
        try:
            run_state_machine_as_test(  # type: ignore[no-untyped-call]
                TableMachine,
                settings=settings(
                    max_examples=examples,
                    stateful_step_count=25,
                    deadline=None,
                    phases=(Phase.generate,),
                    database=None,
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            loop.run_until_complete(stack.aclose())


@pytest.fixture
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chance, "seed", lambda _chance: numbered_seed(1))


@pytest.mark.timeout(300)
@pytest.mark.usefixtures("known_seed")
def test_the_protocol_holds_whatever_clients_do(tmp_path: Path) -> None:
    run_machine(tmp_path)


# ---------------------------------------------------------------- the machine must be able to fail


def takes_late_answers(patch: pytest.MonkeyPatch) -> None:
    def only_who_is_asked(ledger: Ledger, seat: int, asked: int) -> None:
        if seat not in ledger.match.waiting():
            check(ledger, seat, asked)

    check = decisions.check_asked
    patch.setattr(decisions, "check_asked", only_who_is_asked)


def does_not_know_repeats(patch: pytest.MonkeyPatch) -> None:
    def only_who_is_not_asked(ledger: Ledger, seat: int, asked: int) -> None:
        if seat in ledger.match.waiting():
            check(ledger, seat, asked)

    check = decisions.check_asked
    patch.setattr(decisions, "check_asked", only_who_is_not_asked)


def looks_at_no_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decisions, "check_asked", lambda _ledger, _seat, _asked: None)


def lets_anybody_decide(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decisions, "check_may_decide", lambda _table, _seat, _person, _actor: None)


def forgets_that_the_story_changed(patch: pytest.MonkeyPatch) -> None:
    def whole(ledger: Ledger, viewer: int, clock: Any, *, events: int = 0, story: int | None = None) -> Any:
        return honest(ledger, viewer, clock, events=events, story=None if story is None else ledger.story)

    honest = audience.whole
    patch.setattr(audience, "whole", whole)


def says_done_without_writing(patch: pytest.MonkeyPatch) -> None:
    async def write(_journal: Journal, _writing: Writing) -> None:
        pass

    patch.setattr(Journal, "write", write)


@pytest.mark.timeout(300)
@pytest.mark.usefixtures("known_seed")
@pytest.mark.parametrize(
    "breaks",
    [
        takes_late_answers,
        does_not_know_repeats,
        looks_at_no_number,
        lets_anybody_decide,
        forgets_that_the_story_changed,
        says_done_without_writing,
    ],
)
def test_a_broken_server_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaks: Callable[[pytest.MonkeyPatch], None]
) -> None:
    breaks(monkeypatch)
    # The first trouble ends the run, so that many examples cost nothing; and it need not look the same each time: the
    # honest server, under the same rules, shows none at all.
    with pytest.raises(Exception):  # noqa: B017, PT011
        run_machine(tmp_path, examples=200)
