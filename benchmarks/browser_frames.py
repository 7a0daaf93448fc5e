"""Measures how much script there is between two pictures while the show plays, and how long a decision waits for it.

    python -m benchmarks.browser_frames [MOMENT...]     # only moments whose name contains one of these
    python -m benchmarks.browser_frames --go-on         # those that the results do not have yet

Games with as much on the board as there can be are told at normal speed with all motion on: battles, ruin, Ragnarok, a siege. The
browser runs on two cores without a graphics card, beside the server. What counts is the worst picture, and processor time, not
what others had of the cores (`load` says how many wanted them): so beside the script stands what the whole browser took of a core. How
long a picture lasts by the clock grows with the load. The page asks for a picture whenever there can be one, so that a long time without a picture means
that none could be made, not that nothing moved. Then somebody decides in the middle of scenes at a crowded table: measured is the
time from the click to the request. Needs the built client and a Chromium."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser_lag import VIEWPORT, crowded
from benchmarks.chart import bar_chart
from benchmarks.frame_times import CATEGORIES, frames, summary, work
from tests.browser.conftest import FLAGS
from tests.browser.hosting import ROOT, Host
from tests.browser.played import play_on, play_out, record_of
from tests.browser.visitor import Visitor
from warhost.core.match import Match
from warhost.games import load

RESULTS: Final = ROOT / "benchmarks" / "results"
WATCHED_MS: Final = 8_000
MOST_SCRIPT_MS: Final = 20.0
"""The goal: between no two pictures more script than this."""
WORKED_MS: Final = 0.5
"""Pictures with less script than this are only moved by the style sheets; they are left out, for they would hide the others."""

ASK_FOR_PICTURES: Final = """() => {
  const next = () => requestAnimationFrame(next);
  next();
}"""

NOTE_REQUESTS: Final = """() => {
  window.deeds = [];
  let clicked = null;
  addEventListener("click", (event) => { clicked = event.timeStamp; }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (clicked !== null && String(text).includes('"decide"')) { deeds.push(performance.now() - clicked); clicked = null; }
    return send.call(this, text);
  };
}"""
NOTE_QUESTION: Final = """() => {
  window.asked = [];
  let clicked = null;
  addEventListener("click", (event) => { if (event.target.closest("[data-testid=decide-now]")) clicked = event.timeStamp; }, true);
  const look = () => {
    if (clicked !== null && document.querySelector("[data-testid=prompt].mine")) {
      asked.push(performance.now() - clicked);
      clicked = null;
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""


class Told(NamedTuple):
    """Something that is told: in which game, and the kind of event that it begins with."""

    game: str
    event: str


MOMENTS: Final = {
    "oldworld battle": Told("oldworld", "battle_began"),
    "oldworld domination": Told("oldworld", "domination"),
    "oldworld ruin": Told("oldworld", "ruined"),
    "bloodrage battle": Told("bloodrage", "battle_began"),
    "bloodrage quests": Told("bloodrage", "quests_shown"),
    "bloodrage Ragnarok": Told("bloodrage", "province_fell"),
    "karak fight": Told("karak", "fight_began"),
    "karak siege": Told("karak", "siege_began"),
    "karak round": Told("karak", "round_began"),
}


@cache
def game_of(name: str) -> Match:
    """The fullest game there is a way to: the Old World with everything on the board, the others with the most players."""
    if name == "oldworld":
        return play_on(Match.from_position(load(name), crowded()), 7, "greedy")
    return play_out(name, 4, {"bloodrage": 3, "karak": 7}[name], {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("moments", nargs="*")
    parser.add_argument("--decisions", type=int, default=15)
    parser.add_argument("--go-on", action="store_true", help="only moments that the results do not have yet")
    parser.add_argument("--results", type=Path, default=RESULTS)
    wished = parser.parse_args()
    chosen = {
        name: told
        for name, told in MOMENTS.items()
        if not wished.moments or any(part in name for part in wished.moments)
    }
    kept = wished.results / "browser_frames.json"
    result: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    moments: dict[str, Any] = result.get("moments", {}) if wished.moments or wished.go_on else {}
    with visiting() as (browser, host):
        result |= {
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, no graphics card",
            "browser": browser.version,
            "goal_ms": MOST_SCRIPT_MS,
            "moments": moments,
        }
        for name, told in chosen.items():
            if wished.go_on and name in moments:
                continue
            moments[name] = show(browser, host, told)
            keep(result, kept)
        result["decisions"] = decisions(browser, host, wished.decisions)
        keep(result, kept)
    print(json.dumps(result, indent=2))
    over = [name for name, told in worst(result).items() if told > MOST_SCRIPT_MS]
    if over:
        sys.exit(f"more than {MOST_SCRIPT_MS:.0f} ms of script: {', '.join(over)}")


def keep(result: dict[str, Any], kept: Path) -> None:
    """After each moment: whoever is interrupted goes on from there with --go-on."""
    kept.write_text(json.dumps(result, indent=2) + "\n")
    bars = {"goal: at most": MOST_SCRIPT_MS} | worst(result)
    kept.with_suffix(".svg").write_text(bar_chart("Script between two pictures, the worst", bars, " ms"))


def worst(result: dict[str, Any]) -> dict[str, float]:
    return {name: told["script_ms"].get("max", 0.0) for name, told in result["moments"].items()}


@contextmanager
def visiting() -> Iterator[tuple[Browser, Host]]:
    program = subprocess.run(
        [ROOT / "scripts" / "ensure-chromium"], check=True, capture_output=True, text=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        host.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser, host
        finally:
            browser.close()
            host.stop()


@contextmanager
def visitor(browser: Browser, host: Host, *notes: str) -> Iterator[Visitor]:
    likes = json.dumps({"speed": "normal", "sound": False})
    kept = {"origin": host.address, "localStorage": [{"name": "warhost-settings", "value": likes}]}
    context = browser.new_context(
        locale="en-GB",
        viewport=VIEWPORT,  # type: ignore[arg-type]
        reduced_motion="no-preference",
        storage_state={"cookies": [], "origins": [kept]},  # type: ignore[list-item, typeddict-item]
    )
    page = context.new_page()
    for note in notes:
        page.add_init_script(f"({note})()")
    try:
        somebody = Visitor(page, host.address)
        somebody.go()
        somebody.post("/api/me", {"name": "Ann"})
        yield somebody
    finally:
        context.close()


def show(browser: Browser, host: Host, told: Told) -> dict[str, Any]:
    match = game_of(told.game)
    with visitor(browser, host) as watching:
        table = watching.bring(record_of(match))
        page = watching.go(f"{table}/replay?as=public&step={last_of(match, told.event)}")
        page.get_by_test_id("run").wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(ASK_FOR_PICTURES)
        elements = page.evaluate("() => document.querySelectorAll('.board *').length")
        written = traced(browser, page, lambda: page.keyboard.press(" "))
    seen = frames(written)
    worked = [frame.script for frame in seen if frame.script >= WORKED_MS]
    return {
        "elements_on_the_board": elements,
        "pictures": len(seen),
        "script_ms": summary(worked),
        "picture_ms": summary(frame.lasts for frame in seen),
        "of_a_core": round(work(written) / WATCHED_MS, 2),
        "load": round(os.getloadavg()[0], 1),
    }


def last_of(match: Match, kind: str) -> int:
    """The step before this is told for the last time: most has come to the board by then."""
    return max(event["decision"] for event in match.events(-1) if event["kind"] == kind) - 1


def traced(browser: Browser, page: Page, begin: Callable[[], None]) -> list[dict[str, Any]]:
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    begin()
    page.wait_for_timeout(WATCHED_MS)
    written: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return written


def decisions(browser: Browser, host: Host, count: int) -> dict[str, Any]:
    """Decides while scenes play: takes the question that waits, and answers it."""
    with visitor(browser, host, NOTE_REQUESTS, NOTE_QUESTION) as player:
        bots = [{"kind": "bot", "level": "random"}] * 3
        wish = {
            "game": "oldworld",
            "seats": [{"kind": "me"}, *bots],
            "position": crowded(),
            "start": True,
        }
        page = player.go(f"/table/{player.post('/api/tables', wish)['id']}")
        player.at_table()
        waits = page.get_by_test_id("decide-now")
        for _ in range(count):
            player.until(lambda: waits.is_visible() or player.state_of_play() != "waiting", 60)
            if waits.is_visible():
                waits.click()
            if player.wait_for_turn() == "over":
                break
            player.decide()
        return {
            "click_to_question_ms": summary(page.evaluate("() => asked")),
            "click_to_request_ms": summary(page.evaluate("() => deeds")),
        }


if __name__ == "__main__":
    main()
