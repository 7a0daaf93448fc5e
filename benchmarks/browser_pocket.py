"""Measures playing without a server: how much is loaded for it, how long the engine takes to start in a browser, and how long bots think
there.

    python -m benchmarks.browser_pocket [GAME...]

Told is processor time of the page's process, not what others had of the cores, and for decisions the clock's time beside it: bots that
search stop by the clock. A phone whose processor is four times slower takes four times as long. Everything is kept on the device already
when the time is taken: loading is told in bytes. A decision is a bot's with the frame and the record that follow from it; beside it
the same bot alone in this Python. The engine runs in the page here, where it does what it does in its worker. Needs the built client."""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page

from benchmarks.browser_frames import visiting
from tests.browser.hosting import ROOT, Host
from warhost.bots import Budget, make_bot
from warhost.core.match import Match
from warhost.core.view import seen_by
from warhost.games import load
from warhost.live.pocket import LONGEST_THOUGHT_MS

RESULTS: Final = ROOT / "benchmarks" / "results"
GAMES: Final = ("oldworld", "bloodrage", "karak")
LEVELS: Final = ("greedy", "normal", "hard")
DECISIONS: Final = 8
STARTS: Final = 3
SEATS: Final = 3

STARTED: Final = """async (folder) => {
  const began = performance.now();
  const fetched = async (name) => (await fetch(folder + name)).json();
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const [python, files] = await Promise.all([
    loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents: fetched("lock.json") }),
    fetched("warhost.json"),
  ]);
  for (const [path, text] of Object.entries(files)) {
    const file = "/warhost/" + path;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, text);
  }
  const call = python.runPython(
    "import sys; sys.path.insert(0, '/warhost'); from warhost.live.bridge import Bridge; Bridge().call");
  window.ask = (words) => JSON.parse(call(JSON.stringify(words))).value;
  return performance.now() - began;
}"""
"""From nothing to an engine that answers, as web/plugins/engine.js has it in a worker."""
THOUGHT: Final = """({ game, level, seats, decisions }) => {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  ask({ do: "begin", wish: { id: "pocket-bench", name: "Ann", game, seats: [{ kind: "me" }, ...bots], options: {} } });
  const times = [];
  while (times.length < decisions) {
    const began = performance.now();
    if (ask({ do: "move" })) {
      times.push(performance.now() - began);
      continue;
    }
    const { prompt, viewer } = ask({ do: "hear", message: { type: "hello", id: 1, viewer: null } }).frames[1];
    const key = prompt.options[Math.floor(Math.random() * prompt.options.length)];
    ask({ do: "hear", message: { type: "decide", id: 2, seat: viewer, asked: prompt.asked, key } });
  }
  return times;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--results", type=Path, default=RESULTS)
    wished = parser.parse_args()
    with visiting() as (browser, host):
        page = arrive(browser, host)
        result: dict[str, Any] = {
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, no graphics card",
            "browser": browser.version,
            "load": round(os.getloadavg()[0], 1),
            "loaded_megabytes": loaded(),
            "start_ms": median(started(browser, page) for _ in range(STARTS)),
            "decisions_ms": {
                f"{game}, {level}": {
                    "browser": thought(browser, page, game, level),
                    "this Python": thought_here(game, level),
                }
                for game in wished.games
                for level in LEVELS
            },
        }
    (wished.results / "browser_pocket.json").write_text(json.dumps(result, indent=2) + "\n")
    print(json.dumps(result, indent=2))


def loaded() -> float:
    """What somebody loads who makes a device ready, compressed as it travels."""
    listed = json.loads((ROOT / "src" / "warhost" / "server" / "static" / "pocket.json").read_text())
    return round(listed["bytes"] / 1e6, 1)


def engine_folder() -> str:
    (worker,) = (ROOT / "src" / "warhost" / "server" / "static" / "assets").glob("engine-*/worker.js")
    return f"/assets/{worker.parent.name}/"


def arrive(browser: Browser, host: Host) -> Page:
    context = browser.new_context(bypass_csp=True, service_workers="block")
    context.set_default_timeout(240_000)
    page = context.new_page()
    page.goto(host.address)
    started(browser, page)  # everything is kept after this
    return page


def started(browser: Browser, page: Page) -> int:
    page.reload()
    before = processor_ms(browser)
    page.evaluate(STARTED, engine_folder())
    return round(processor_ms(browser) - before)


def thought(browser: Browser, page: Page, game: str, level: str) -> dict[str, int]:
    page.evaluate(THOUGHT, {"game": game, "level": level, "seats": SEATS, "decisions": 1})  # loads the game
    before = processor_ms(browser)
    times = page.evaluate(THOUGHT, {"game": game, "level": level, "seats": SEATS, "decisions": DECISIONS})
    return summed(times, processor_ms(browser) - before)


def processor_ms(browser: Browser) -> float:
    """What the pages have had of the processor so far."""
    line = browser.new_browser_cdp_session()
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    return 1000 * sum(process["cpuTime"] for process in told if process["type"] == "renderer")


def thought_here(name: str, level: str) -> dict[str, int]:
    game = load(name)
    times: list[float] = []
    seed = 0
    before = time.process_time()
    while len(times) < DECISIONS:
        match = Match(game, SEATS, {}, seed.to_bytes(32, "big"))
        seed += 1
        while not match.over and len(times) < DECISIONS:
            seat = match.waiting()[0]
            offered = match.options(seat)
            if len(offered) == 1:
                match.choose(seat, offered[0])
                continue
            began = time.perf_counter()
            bot = make_bot(level, game, seed, Budget(LONGEST_THOUGHT_MS))
            choice = bot.choose(seen_by(game, match.state, seat), seat, offered)
            times.append((time.perf_counter() - began) * 1000)
            match.choose(seat, choice)
    return summed(times, 1000 * (time.process_time() - before))


def summed(times: list[float], processor: float) -> dict[str, int]:
    return {"processor_mean": round(processor / len(times)), "clock_median": round(median(times))}


if __name__ == "__main__":
    main()
