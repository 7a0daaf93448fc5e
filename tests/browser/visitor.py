"""A person in front of a browser: what they click, read and hear. Knows no rules of any game."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as TooSlow

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final[dict[str, object]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, object]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

A_MOMENT_MS: Final = 3_000
OFFERED_FIRST: Final = ("beginner", "easy", "normal", "hard", "expert", "champion")
GLOWING: Final = ".touchable.glows"
CHOICES: Final = "[data-testid=prompt] .choices button.choice"
IN_LIST: Final = "() => document.activeElement.closest('dialog[open] .options') !== null"
STATE_OF_PLAY: Final = """() => {
  if (document.querySelector("dialog[open] .winners")) return "over";
  const prompt = document.querySelector("[data-testid=prompt]");
  if (!prompt || !prompt.classList.contains("mine")) return "waiting";
  if (document.querySelector("[data-testid=confirm]")) return "confirm";
  const glowing = document.querySelectorAll(".touchable.glows").length;
  const choices = document.querySelectorAll("[data-testid=prompt] .choices :is(button.choice, button.list)").length;
  return glowing + choices > 0 ? "mine" : "waiting";
}"""

# Letters and numbers on a drawn piece belong to the picture, not to the words of its label.
FOUND_BY_AXE: Final = """async () => {
  const isDrawn = ({ target }) => document.querySelector(target.at(-1))?.querySelector("[aria-hidden=true] text") != null;
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .map((each) => each.id !== "label-content-name-mismatch" ? each
      : { ...each, nodes: each.nodes.filter((node) => !isDrawn(node)) })
    .filter((each) => each.nodes.length > 0);
}"""

COVERED: Final = """() => {
  const clips = (style) => /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY);
  const shown = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const isSticky = (element) => {
    for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).position === "sticky") return true;
    return false;
  };
  const found = [];
  for (const control of document.querySelectorAll("button, a[href], select, input, .touchable.glows")) {
    if (control.disabled || !control.checkVisibility({ visibilityProperty: true }) || control.closest(".unseen, .skip")) continue;
    const { left, top, right, bottom } = shown(control);
    if (right - left < 2 || bottom - top < 2) continue;  // scrolled away within its own box
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const board = control.closest(".board");
    if (hit && isSticky(hit)) continue;  // scrolled under the heading of its own list
    const free = hit && (board ? board.contains(hit) : control.contains(hit) || control.closest("label")?.contains(hit));
    if (!free) found.push(`${control.textContent.trim() || control.ariaLabel} under ${hit?.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""


class Visitor:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self._chance = random.Random(5)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._listen)

    def _note_console(self, message: ConsoleMessage) -> None:
        lost_line = "WebSocket connection" in message.text or "ERR_CONNECTION" in message.text
        refused = "Failed to load resource" in message.text
        if message.type == "error" and not lost_line and not refused:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    # ------------------------------------------------------------ going places

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def play_now(self, game: str = "oldworld", level: str = "random", side: str | None = None) -> str:
        """From the entrance to a game against bots; returns the table's address."""
        self.go()
        self.page.get_by_test_id(f"play-{game}").click()
        panel = self.page.locator("dialog .now")
        if side is not None:
            panel.locator(f"label:has(input[name=side][value={side}])").click()
        if level not in OFFERED_FIRST:
            panel.get_by_text("For experts").click()
        panel.locator(f"input[name=level][value={level}]").check()
        panel.get_by_test_id("start").click()
        return self.at_table()

    def sit_down(self, game: str, seats: int, options: dict[str, str] | None = None) -> str:
        """A table of this kind, with random bots in the other seats; returns the table's address."""
        self.post("/api/me", {"name": "Ann"})
        bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
        wish = {"game": game, "seats": [{"kind": "me"}, *bots], "options": options or {}, "start": True}
        self.go(f"/table/{self.post('/api/tables', wish)['id']}")
        return self.at_table()

    def unlist(self, table: str) -> None:
        """Whoever has the link still finds the table, but no list shows it."""
        answer = self.page.request.patch(
            f"{self.address}/api/tables/{table}",
            data={"visibility": "link"},
            headers={"Origin": self.address},
        )
        assert answer.ok, answer.text()

    def give_seat_to_bot(self, table: str) -> None:
        """A random bot plays on for this person, who looks on."""
        place = f"{self.address}/api/tables/{table.removeprefix('/table/')}"
        (seat,) = self.page.request.get(place).json()["mine"]
        answer = self.page.request.put(
            f"{place}/seats/{seat}",
            data={"holder": {"kind": "bot", "level": "random"}},
            headers={"Origin": self.address},
        )
        assert answer.ok, answer.text()

    def at_table(self) -> str:
        self.page.wait_for_selector("[data-testid=table]")
        return self.page.url.removeprefix(self.address)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A request with this person's cookie, for what is not the subject of a test."""
        answer = self.page.request.post(self.address + path, data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        reply: dict[str, Any] = answer.json()
        return reply

    def bring(self, record: str) -> str:
        """A game that was written down becomes a table; returns its address."""
        headers = {"Origin": self.address, "Content-Type": "text/plain"}
        answer = self.page.request.post(f"{self.address}/api/records", data=record, headers=headers)
        assert answer.ok, answer.text()
        return f"/table/{answer.json()['id']}"

    # ------------------------------------------------------------ playing

    def state_of_play(self) -> str:
        state: str = self.page.evaluate(STATE_OF_PLAY)
        return state

    def wait_for_turn(self, seconds: float = 30) -> str:
        """Until it is this person's turn, or the game is over."""
        self.until(lambda: self.state_of_play() != "waiting", seconds)
        return self.state_of_play()

    def until(self, is_so: Callable[[], bool], seconds: float = 15) -> None:
        """Looks again and again. (The page's own rules forbid tests, too, to bring code into it that would wait there.)"""
        deadline = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < deadline, "it did not come to that"
            self.page.wait_for_timeout(20)

    def click_something(self) -> None:
        """Clicks one thing that glows, or one of the choices beside the prompt, unless the question has gone meanwhile."""
        self.until(self._clicked_or_too_late)

    def _clicked_or_too_late(self) -> bool:
        """False when the page changed under the hand, as it does while others answer too: look again."""
        state = self.state_of_play()
        if state == "mine":
            things = self.page.locator(f"{GLOWING}, {CHOICES}").filter(visible=True)
            count = things.count()
            return (
                self._click(things.nth(self._chance.randrange(count)))
                if count > 0
                else self._take_from_list()
            )
        return state != "confirm" or self._click(self.page.get_by_test_id("confirm"))

    def _take_from_list(self) -> bool:
        """Where there is no room for the choices, they are in the list alone."""
        button = self.page.get_by_test_id("list").filter(visible=True)
        if button.count() == 0 or not self._click(button.first):
            return False
        listed = self.page.locator("dialog[open] button.option")
        listed.first.wait_for()
        return self._click(listed.nth(self._chance.randrange(listed.count())))

    def _click(self, thing: Locator) -> bool:
        """A real click; but pieces on the board may stand on each other, so theirs goes to the element itself."""
        try:
            if thing.evaluate("element => element instanceof SVGElement", timeout=A_MOMENT_MS):
                thing.dispatch_event("click", timeout=A_MOMENT_MS)
            else:
                thing.click(timeout=A_MOMENT_MS)
        except TooSlow:
            if thing.is_visible():
                raise  # there, but something lies on it
            return False
        return True

    def decide(self) -> None:
        """Clicks until the question is answered."""
        step = self.step()
        for _ in range(12):
            self.click_something()
            self.until(lambda: self.step() != step or self.state_of_play() != "waiting", 45)
            if self.step() != step or self.state_of_play() == "over":
                return
        raise AssertionError("twelve clicks did not answer the question")

    def choose(self, *wishes: str) -> None:
        """Takes, from the list of all choices, the first whose key begins with one of these; else clicks anything."""
        step = self.step()
        self.page.keyboard.press("o")
        listed = self.page.locator("dialog[open] button.option")
        listed.first.wait_for()
        for wish in wishes:
            wanted = self.page.locator(f"dialog[open] button.option[data-key^={wish}]")
            if wanted.count():
                wanted.first.click()
                self.until(lambda: self.step() != step or self.state_of_play() == "confirm")
                break
        else:
            self.page.keyboard.press("Escape")
        if self.step() == step:
            self.decide()

    def decide_by_keyboard(self) -> None:
        """Opens the list of all choices, goes down to one of them and takes it."""
        keyboard, step = self.page.keyboard, self.step()
        if self.state_of_play() != "confirm":
            keyboard.press("o")
            self.until(lambda: self.page.evaluate(IN_LIST))
            for _ in range(self._chance.randint(1, 3)):
                keyboard.press("ArrowDown")
            keyboard.press("Enter")
            self.until(lambda: self.step() != step or self.state_of_play() == "confirm")
        if self.step() == step and self.state_of_play() == "confirm":
            keyboard.press("Enter")
        self.until(lambda: self.step() != step or self.state_of_play() == "over")

    def tab_to(self, selector: str) -> None:
        """Presses Tab until this has the focus."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def step(self) -> str:
        return self.page.locator("[data-testid=table]").get_attribute("data-step") or ""

    def frames(self, kind: str) -> list[dict[str, Any]]:
        """What the server has sent of this kind."""
        return [frame for frame in map(json.loads, self.heard) if frame["type"] == kind]

    # ------------------------------------------------------------ usability

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(FOUND_BY_AXE)
        return [f"{each['id']}: {[node['target'] for node in each['nodes']][:4]}" for each in found]

    def covered(self) -> list[str]:
        """The controls that something else lies on, or that stick out of the screen: a click on them would not arrive."""
        found: list[str] = self.page.evaluate(COVERED)
        return found
