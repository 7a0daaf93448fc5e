"""People of a simulated world: they sit down, decide, take back, talk, vote, give their seats away and take them again; some are
impatient, some use two devices, and some try what they may not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.browser import Browser
from tests.simulation.network import Lost, Reply
from tests.simulation.truth import UNDECIDED

if TYPE_CHECKING:
    from tests.simulation.world import World

TRIES: Final = 40
RETRY_S: Final = 0.7
DEEDS: Final = {
    "decide": 100,
    "decide twice": 6,
    "decide and cut": 4,
    "decide by request": 6,
    "decide unless final": 4,
    "meddle": 6,
    "undo": 12,
    "go back": 2,
    "talk": 8,
}
"""What somebody does who is asked, and how often."""
PREPARES: Final = 0.2
"""How often those prepare something who see something new and are not asked."""
NONSENSE: Final = (
    {"type": "decide"},
    {"type": "hello", "viewer": "nobody", "number": 2**40},
    {"type": "undo", "seat": "red", "decision": 0},
    {"type": "vote", "proposal": 1, "agree": True},
    {"type": "ask_everyone", "seat": "red", "step": 9_999},
    {"type": "chat", "text": ""},
    {"type": "look", "viewer": "nobody"},
    {"type": "what"},
)


class Person:
    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.id = ""
        self.cookie = ""
        self._said = 0

    # ------------------------------------------------------------ requests

    async def arrive(self) -> None:
        while not self.id:
            reply = await self.insist("POST", "/api/me", {"name": self.name})
            if reply.status < 300:
                self.id, self.cookie = reply.body["person"]["id"], reply.cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Reply:
        """Once; `Lost` when no answer comes."""
        return await self.world.request(method, path, body, self.cookie)

    async def insist(self, method: str, path: str, body: Any = None) -> Reply:
        """Until there is an answer that is not the server's fault."""
        for _try in range(TRIES):
            try:
                reply = await self.ask(method, path, body)
            except Lost:
                pass
            else:
                if reply.status < 500 and (reply.body or {}).get("reason") != "refused-busy":
                    return reply
            await asyncio.sleep(RETRY_S * self.world.lots.uniform(0.5, 2))
        raise Lost

    # ------------------------------------------------------------ at a table

    def sit(self, table: str, viewer: str | None = None) -> Browser:
        browser = Browser(self, table, viewer, Hand(self).look)
        browser.open()
        return browser

    def say(self, browser: Browser) -> None:
        self._said += 1
        said = f"{self.name} says {self._said}"

        def answered(frame: dict[str, Any]) -> None:
            if frame["type"] == "done":
                self.world.truth.chat_done(browser.table, frame["number"], self.id, said)

        browser.send("chat", answered, text=said)

    async def prepare(self, table: str, wish: dict[str, Any]) -> None:
        """Once: what gets no answer may be stored, or not."""
        preparations = self.world.truth.prepared
        prepared = preparations.sent(table, wish["seat"], self.id, wish)
        try:
            reply = await self.ask("PUT", f"/api/tables/{table}/plan", wish)
        except Lost:
            return
        if reply.status < 300:
            preparations.taken(prepared)
        elif reply.body["reason"] not in (*UNDECIDED, "refused-moved"):
            preparations.refused(prepared)


class Hand:
    """What somebody does at one browser."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._world = person.world
        self._thinking: asyncio.TimerHandle | None = None
        self._thought_about: tuple[int, int] | None = None

    def look(self, browser: Browser) -> None:
        """Something is new on the screen."""
        proposal = browser.proposal
        if proposal is not None and browser.viewer in proposal["missing"]:
            self._think(browser, self._vote, ("vote", proposal["id"]))
        elif browser.prompt is not None:
            self._think(browser, self._act, (browser.prompt["asked"], browser.number))
        elif browser.undo is not None and not self._world.is_calm and self._world.lots.random() < 0.1:
            self._think(browser, self._undo, ("undo", browser.undo))
        if browser.prompt is None and self._world.prepares():
            self._prepare(browser)

    def _think(self, browser: Browser, deed: Any, about: Any) -> None:
        if self._thought_about == about and self._thinking is not None and not self._is_over(self._thinking):
            return
        if self._thinking is not None:
            self._thinking.cancel()
        self._thought_about = about
        world = self._world
        self._thinking = world.loop.call_later(world.thinking_s(), self._do, browser, deed)

    def _is_over(self, timer: asyncio.TimerHandle) -> bool:
        return timer.cancelled() or timer.when() <= self._world.loop.time()

    def _do(self, browser: Browser, deed: Any) -> None:
        if browser.is_over:
            return
        deed(browser)
        # Who gets no answer, or is refused, looks again after a while.
        self._thinking = self._world.loop.call_later(5 + self._world.thinking_s(), self.look, browser)

    def _prepare(self, browser: Browser) -> None:
        """A card or two of those that are on the hand, a theft before that, passing after it, or nothing at all."""
        side, lots = browser.viewer, self._world.lots_of_planners
        if browser.view is None or browser.info is None or side not in browser.info["mine"]:
            return
        hand, others = browser.view["state"]["hands"][side], [seat["seat"] for seat in browser.info["seats"]]
        cards = lots.sample(hand, min(len(hand), lots.randint(0, 3)))
        answers = [{"prompt": "lay", "key": f"lay:{card}"} for card in cards]
        if lots.random() < 0.3:
            answers.insert(0, {"prompt": "rob", "key": f"rob:{lots.choice(others)}"})
        then_pass = lots.choice((None, "round"))
        wish = {"seat": side, "answers": answers, "then_pass": then_pass, "heard": len(browser.events)}
        self._world.spawn(self._person.prepare(browser.table, wish))

    def _vote(self, browser: Browser) -> None:
        if browser.proposal is not None:
            agree = self._world.lots.random() < 0.7
            browser.send("vote", proposal=browser.proposal["id"], agree=agree)

    def _undo(self, browser: Browser) -> None:
        if browser.undo is not None:
            self._world.truth.takes_back(browser.table, browser.undo)
            browser.send("undo", _heed, seat=browser.viewer, decision=browser.undo)

    def _act(self, browser: Browser) -> None:
        prompt, lots = browser.prompt, self._world.lots
        if prompt is None:
            return
        deed = "decide" if self._world.is_calm else lots.choices(list(DEEDS), list(DEEDS.values()))[0]
        key = lots.choice(prompt["options"])
        if deed == "undo" and browser.undo is not None:
            self._undo(browser)
        elif deed == "go back" and browser.step > 2:
            step = browser.step - lots.randint(1, min(6, browser.step))
            browser.send("ask_everyone", _heed, seat=browser.viewer, step=step)
        elif deed == "talk":
            self._person.say(browser)
            self._decide(browser, prompt["asked"], key)
        elif deed == "meddle":
            self._meddle(browser, prompt, key)
            self._decide(browser, prompt["asked"], key)
        elif deed == "decide by request":
            self._world.spawn(self._decide_by_request(browser, prompt["asked"], key))
        else:
            self._decide(browser, prompt["asked"], key, unless_final=deed == "decide unless final")
            if deed == "decide twice":
                self._decide(browser, prompt["asked"], key)
            elif deed == "decide and cut" and browser.line is not None:
                browser.line.break_off(tells_person=lots.random() < 0.7, tells_server=lots.random() < 0.7)

    def _decide(self, browser: Browser, asked: int, key: str, **more: Any) -> None:
        truth, seat = self._world.truth, browser.viewer or ""
        question = (browser.table, seat, asked)

        def answered(frame: dict[str, Any]) -> None:
            if frame["type"] == "done":
                truth.decision_done(question, key, frame["number"])
            else:
                truth.decision_refused(question, key, frame["reason"])

        if browser.line is not None:
            truth.decides(question, key, self._person.id)
            browser.send("decide", answered, seat=seat, asked=asked, key=key, **more)

    async def _decide_by_request(self, browser: Browser, asked: int, key: str) -> None:
        truth, seat = self._world.truth, browser.viewer or ""
        question = (browser.table, seat, asked)
        truth.decides(question, key, self._person.id)
        body = {"seat": seat, "asked": asked, "key": key}
        try:
            reply = await self._person.ask("POST", f"/api/tables/{browser.table}/decide", body)
        except Lost:
            return
        if reply.status < 300:
            truth.decision_done(question, key, reply.body["number"])
        elif reply.body["reason"] != "refused-moved":
            # Whoever carried it to the owner and lost him says that too: it may have been done.
            truth.decision_refused(question, key, reply.body["reason"])

    def _meddle(self, browser: Browser, prompt: dict[str, Any], key: str) -> None:
        """None of this may have any effect."""
        lots = self._world.lots
        others = [seat["seat"] for seat in (browser.info or {"seats": []})["seats"]]
        other = lots.choice(
            [side for side in others if side not in (browser.info or {})["mine"]] or ["nobody"]
        )
        asked = prompt["asked"]
        match lots.randrange(5):
            case 0:
                browser.send("decide", _must_refuse(self._world), seat=other, asked=asked, key=key)
            case 1:
                stale = asked - lots.randint(1, 5)
                wanted = {"seat": browser.viewer, "asked": max(0, stale), "key": key}
                if stale >= 0:
                    browser.send("decide", _must_refuse(self._world), **wanted)
            case 2:
                browser.send(
                    "decide", _must_refuse(self._world), seat=browser.viewer, asked=asked, key="no such key"
                )
            case 3:
                browser.send("hello", viewer=other)
            case _:
                browser.send(
                    **{
                        "kind" if name == "type" else name: value
                        for name, value in lots.choice(NONSENSE).items()
                    }
                )


def _heed(_frame: dict[str, Any]) -> None:
    """Whatever the answer is, it is one."""


def _must_refuse(world: World) -> Any:
    def answered(frame: dict[str, Any]) -> None:
        if frame["type"] != "refused":
            world.truth.fail(f"what nobody may do was done: {frame}")

    return answered
