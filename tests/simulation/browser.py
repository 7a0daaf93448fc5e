"""A browser at a table, as `web/src/server/connection.svelte.ts` is one: says hello with what it has, keeps what it is told, comes
back when the line is lost. Whatever it sends and hears is held against the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.network import Line, Lost

if TYPE_CHECKING:
    from tests.simulation.people import Person

PING_S: Final = 10.0
ANSWER_WITHIN_S: Final = 15.0
FIRST_RETRY_S: Final = 0.4
LAST_RETRY_S: Final = 15.0
FINAL_CODES: Final = (4400, 4403, 4404)

Answered = Callable[[dict[str, Any]], None]


class Browser:
    """`changed` is called after each frame that shows something new."""

    def __init__(
        self, person: Person, table: str, viewer: str | None, changed: Callable[[Browser], None]
    ) -> None:
        self.person = person
        self.world = person.world
        self.table = table
        self.viewer = viewer
        self._changed = changed
        self.line: Line | None = None
        self.is_over = False
        self.info: dict[str, Any] | None = None
        self.number = -1
        self.story: int | None = None
        self.view: Any = None
        self.events: list[Any] = []
        self.prompt: dict[str, Any] | None = None
        self.undo: int | None = None
        self.step = 0
        self.chat = 0
        self.proposal: dict[str, Any] | None = None
        self._last_id = 0
        self._hello_id = 0
        self._retries = 0
        self._told_to_wait: float | None = None
        self._waiting: dict[int, tuple[Answered, asyncio.TimerHandle]] = {}
        self._heard_at = 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = self.world.spawn(self._run())

    def close(self) -> None:
        self.is_over = True
        if self.line is not None:
            self.line.hang_up()
        self.line = None
        if self._task is not None:
            self._task.cancel()
        self._abandon()

    def send(self, kind: str, answered: Answered | None = None, **content: Any) -> bool:
        """False when there is no line."""
        if self.line is None:
            return False
        self._last_id += 1
        self.line.send({"type": kind, "id": self._last_id, **content})
        if answered is not None:
            timer = self.world.loop.call_later(ANSWER_WITHIN_S, self._give_up, self.line)
            self._waiting[self._last_id] = (answered, timer)
        return True

    def look(self, viewer: str) -> None:
        self.viewer = viewer
        self._forget()
        self.send("look", viewer=viewer)

    # ------------------------------------------------------------ the line

    async def _run(self) -> None:
        while not self.is_over:
            try:
                await self._connected()
            except Lost as lost:
                if lost.code in FINAL_CODES:
                    self.is_over = True
            self._lost()
            if not self.is_over:
                await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """Before the next attempt."""
        told, self._told_to_wait = self._told_to_wait, None
        longest = min(FIRST_RETRY_S * 2**self._retries, LAST_RETRY_S)
        self._retries += 1
        return longest * self.world.lots.uniform(0.75, 1.25) if told is None else told

    async def _connected(self) -> None:
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S * 2):
                line = await self.world.connect(self.person, self.table)
        except TimeoutError:
            raise Lost from None
        self.line = line
        line.known = self.world.truth.seen[self.person.id, self.table]
        self.world.loop.note("connected", self.person.name, self.table, line.process)
        self._hello()
        pinging = self.world.loop.call_later(PING_S, self._ping, line)
        try:
            while True:
                frame = await line.receive()
                self._heard_at = self.world.loop.time()
                self._hear(frame)
        finally:
            pinging.cancel()

    def _lost(self) -> None:
        self.line = None
        self._abandon()

    def _abandon(self) -> None:
        for _answered, timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _ping(self, line: Line) -> None:
        if self.line is line:
            asked = self.world.loop.time()
            self.send("ping")
            self.world.loop.call_later(ANSWER_WITHIN_S, self._expect_word, line, asked)
            self.world.loop.call_later(PING_S, self._ping, line)

    def _expect_word(self, line: Line, since: float) -> None:
        if self.line is line and self._heard_at < since:
            self._give_up(line)

    @staticmethod
    def _give_up(line: Line) -> None:
        line.hang_up(4000)

    def _hello(self) -> None:
        self.proposal = None
        known = self.story is not None
        self.send(
            "hello",
            viewer=self.viewer,
            number=self.number if known else None,
            story=self.story,
            events=len(self.events) if known else 0,
            chat=self.chat,
        )
        self._hello_id = self._last_id

    # ------------------------------------------------------------ frames

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "table":
                self._take_table(frame["table"])
            case "view":
                self._take_view(frame)
                self._take_answer_within(frame)
            case "update":
                self._take_update(frame)
                self._take_answer_within(frame)
            case "current":
                self._retries = 0
                self._check()
            case "proposal":
                self.proposal = frame["proposal"]
            case "chat":
                self._take_chat(frame["lines"])
            case "done" | "refused" | "hint":
                self._take_answer(frame)
            case "bye":
                self._told_to_wait = frame["wait_ms"] / 1000
            case _:
                return
        self._changed(self)

    def _take_table(self, table: dict[str, Any]) -> None:
        before = table["mine"] if self.info is None else self.info["mine"]
        self.info = table
        mine = table["mine"]
        if self.viewer is None or self.viewer in mine:
            return
        if self.viewer != "public":
            self.look(mine[0] if mine else "public")
        elif mine and not before:
            self.look(mine[0])

    def _take_view(self, frame: dict[str, Any]) -> None:
        if self.viewer is not None and frame["viewer"] != self.viewer:
            return
        if frame["kept"] > len(self.events):
            # It builds on events that are not here: the server did not know yet that these eyes are new.
            self._hello()
            return
        self.viewer = frame["viewer"]
        self.story = frame["story"]
        self.events = [*self.events[: frame["kept"]], *frame["events"]]
        self.view = frame["view"]
        self._retries = 0
        self._show(frame)

    def _take_update(self, frame: dict[str, Any]) -> None:
        if self.story is None or self.view is None or frame["viewer"] != self.viewer:
            if frame["viewer"] == self.viewer or self.viewer is None:
                self._hello()
            return
        if frame["after"] != self.number:
            self._hello()
            return
        self.story = frame["story"]
        self.events = [*self.events, *frame["events"]]
        self.view = with_changes(self.view, frame["changes"])
        self._show(frame)

    def _show(self, frame: dict[str, Any]) -> None:
        self.number, self.step = frame["number"], frame["step"]
        self.prompt, self.undo = frame["prompt"], frame["undo"]
        self._check()

    def _take_answer_within(self, frame: dict[str, Any]) -> None:
        """The frame that tells what came of a message also answers it."""
        if "done" in frame:
            self._take_answer({"type": "done", "id": frame["done"], "number": frame["number"]})

    def _check(self) -> None:
        if self.viewer is not None and self.story is not None:
            known = (self.viewer, self.number, self.story, self.view, self.events)
            self.world.truth.sees(self.person.id, self.table, *known)

    def _take_chat(self, lines: list[dict[str, Any]]) -> None:
        for line in lines:
            if line["number"] > self.chat:
                self.chat = line["number"]
                self.world.truth.hears(self.table, line)

    def _take_answer(self, frame: dict[str, Any]) -> None:
        answered, timer = self._waiting.pop(frame["id"], (None, None))
        if timer is not None:
            timer.cancel()
        if answered is not None:
            answered(frame)
        elif (
            frame["type"] == "refused"
            and frame["id"] == self._hello_id
            and self.viewer not in (None, "public")
        ):
            self.viewer = None
            self._forget()
            self._hello()

    def _forget(self) -> None:
        self.number, self.story, self.view, self.events = -1, None, None, []
        self.prompt = self.undo = None


def with_changes(view: Any, changes: list[dict[str, Any]]) -> Any:
    """The view after an update; the old one stays as it was."""
    for change in changes:
        view = _with_change(view, change["path"], change)
    return view


def _with_change(value: Any, path: list[Any], change: dict[str, Any]) -> Any:
    if not path:
        return change["value"]
    step, rest = path[0], path[1:]
    copy = value.copy()
    if not rest and change.get("gone"):
        del copy[step]
    elif not rest:
        copy[step] = change["value"]
    else:
        copy[step] = _with_change(copy[step], rest, change)
    return copy
