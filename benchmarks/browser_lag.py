"""Measures what a player waits for in the browser when an Old World board is as full as it can get.

    python -m benchmarks.browser_lag

All figures, all tokens and a card in every region are on the board; Chromium runs without a graphics card, so painting is
slower here than on a player's device. Measured are the time from a click to the next picture, the work of the page a
decision, and the pictures a second while the board is dragged and zoomed. Needs the built client and a Chromium."""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from benchmarks.chart import bar_chart
from tests.browser.conftest import FLAGS
from tests.browser.hosting import ROOT, Host
from tests.browser.visitor import Visitor
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, open_question, options, start
from warhost.core.position import position
from warhost.games.oldworld import GAME
from warhost.games.oldworld.components import FIGURE_COUNT, FIGURES, POOL, REGIONS, TOKENS

RESULT: Final = ROOT / "benchmarks" / "results" / "browser_lag.json"
VIEWPORT: Final = {"width": 1440, "height": 900}
WORK: Final = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

WATCH: Final = """() => {
  window.seen = { clicks: [], long: [], frames: [] };
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
  watch("event", (entry) => entry.name === "click" && seen.clicks.push(entry.duration), { durationThreshold: 16 });
  watch("longtask", (entry) => seen.long.push(entry.duration));
  let before = performance.now();
  const frame = (now) => { seen.frames.push(now - before); before = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
FORGET: Final = "() => { for (const list of Object.values(window.seen)) list.length = 0; }"
SEEN: Final = "() => window.seen"
COUNTS: Final = """() => ({
  elements: document.querySelectorAll("*").length,
  on_the_board: document.querySelectorAll(".board *").length,
  glowing: document.querySelectorAll(".touchable.glows").length,
})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--picks", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=12)
    wished = parser.parse_args()
    with table() as player:
        result = {
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, no graphics card",
            "browser": player.page.context.browser.version if player.page.context.browser else "",
            "page": player.page.evaluate(COUNTS),
            "picks": picks(player, wished.picks),
            "decisions": decisions(player, wished.decisions),
            "drag": movement(player, drag),
            "zoom": movement(player, zoom),
        }
    print(json.dumps(result, indent=2))
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    RESULT.with_suffix(".svg").write_text(picture(result))


def picture(result: dict[str, Any]) -> str:
    """What a player waits for, in the median and beyond which only one in twenty lies."""
    told = {
        "click to picture": result["picks"]["click_to_picture_ms"],
        "dragging, a picture": result["drag"]["frame_ms"],
        "zooming, a picture": result["zoom"]["frame_ms"],
    }
    bars = {f"{name}, {part}": told[name][part] for name in told for part in ("median", "p95")}
    return bar_chart("A crowded board, without a graphics card", {"60 pictures a second": 16.7} | bars, " ms")


@contextmanager
def table() -> Iterator[Visitor]:
    """A player at a crowded table, with random bots."""
    program = subprocess.run(
        [ROOT / "scripts" / "ensure-chromium"], check=True, capture_output=True, text=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        host.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            page = browser.new_context(viewport=VIEWPORT, locale="en-GB").new_page()  # type: ignore[arg-type]
            player = Visitor(page, host.address)
            player.post("/api/me", {"name": "Ann"})
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
            wish = {"game": "oldworld", "seats": seats, "position": crowded(), "start": True}
            player.go(f"/table/{player.post('/api/tables', wish)['id']}")
            player.at_table()
            player.wait_for_turn()
            page.wait_for_timeout(1_500)
            page.evaluate(WATCH)
            yield player
        finally:
            browser.close()
            host.stop()


def crowded() -> dict[str, Any]:
    """Every figure and token on the board, a card in every region, and much power to spend."""
    s = start(GAME, 4, {}, numbered_seed(1))
    chance = random.Random(1)
    while open_question(s).name != "turn" or s.waiting != [0]:
        seat = s.waiting[0]
        answer(s, seat, chance.choice(options(s, seat)))
    told = position(GAME, s)
    state = told["state"]
    regions = list(REGIONS.ids)
    state["figures"] = _dealt(regions, FIGURES.ids, FIGURE_COUNT)
    state["tokens"] = _dealt(regions, TOKENS.ids, POOL)
    state["corruption"] = {region: dict.fromkeys(told["seats"], 2) for region in regions}
    state["power"] = dict.fromkeys(told["seats"], 9)
    decks = cycle([state["decks"][seat] for seat in told["seats"]])
    state["spaces"] = {region: [next(decks).pop(), None] for region in regions}
    return told


def _dealt(regions: list[str], ids: Sequence[str], counts: Sequence[int]) -> dict[str, dict[str, int]]:
    """One after the other to all regions in turn."""
    dealt: dict[str, dict[str, int]] = {region: {} for region in regions}
    things = [thing for thing, count in zip(ids, counts, strict=True) for _ in range(count)]
    for region, thing in zip(cycle(regions), things, strict=False):
        dealt[region][thing] = dealt[region].get(thing, 0) + 1
    return dealt


def picks(player: Visitor, count: int) -> dict[str, Any]:
    """Clicks a card of the hand, which makes the regions glow where it may go, and lays it back."""
    cards = player.page.locator("section.hand .touchable.glows")
    player.page.evaluate(FORGET)
    for number in range(count):
        cards.nth(number % cards.count()).click()
        player.page.wait_for_timeout(300)
        player.page.keyboard.press("Escape")
        player.page.wait_for_timeout(300)
    seen = player.page.evaluate(SEEN)
    return {"click_to_picture_ms": _summary(seen["clicks"]), "long_tasks_ms": _summary(seen["long"])}


def decisions(player: Visitor, count: int) -> dict[str, Any]:
    """All the page's work from a decision to the next question, the bots' turns and all motion included."""
    line = player.page.context.new_cdp_session(player.page)
    line.send("Performance.enable")
    work: dict[str, list[float]] = {name: [] for name in WORK}
    player.page.evaluate(FORGET)
    for _ in range(count):
        if player.wait_for_turn() == "over":
            break
        before = _work(line)
        player.decide()
        player.wait_for_turn()
        after = _work(line)
        for name in WORK:
            work[name].append((after[name] - before[name]) * 1_000)
    seen = player.page.evaluate(SEEN)
    return {
        "work_ms_a_decision": {name: _summary(values) for name, values in work.items()},
        "long_tasks_ms": _summary(seen["long"]),
    }


def _work(line: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}


def movement(player: Visitor, move: Any) -> dict[str, Any]:
    player.page.evaluate(FORGET)
    began = time.perf_counter()
    move(player.page)
    seconds = time.perf_counter() - began
    seen = player.page.evaluate(SEEN)
    return {
        "seconds": round(seconds, 1),
        "frame_ms": _summary(seen["frames"]),
        "long_tasks_ms": _summary(seen["long"]),
    }


def drag(page: Page) -> None:
    page.mouse.move(700, 400)
    for _ in range(4):
        page.mouse.wheel(0, -150)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(700 + (step % 20) * 12, 400 + (step % 15) * 10)
    page.mouse.up()


def zoom(page: Page) -> None:
    page.mouse.move(700, 400)
    for step in range(40):
        page.mouse.wheel(0, -60 if step % 20 < 10 else 60)
        page.wait_for_timeout(16)


def _summary(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    if not ordered:
        return {"count": 0}
    return {
        "count": len(ordered),
        "median": round(median(ordered), 1),
        "p95": round(ordered[int(len(ordered) * 0.95)], 1) if len(ordered) > 1 else round(ordered[0], 1),
        "worst": round(ordered[-1], 1),
    }


if __name__ == "__main__":
    main()
