"""Measures playing without a server: how much is loaded for it, how long the engine takes to start in a browser, and how long bots think
there.

    python -m benchmarks.browser_pocket [GAME...]

Chromium as it is, and with a processor four times slower. Everything is kept on the device already when the time is taken: loading is
told in bytes. Beside each bot the same bot in this Python, interpreted, on the same views. Needs the built client."""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

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
SLOWER: Final = (1, 4)
DECISIONS: Final = 12
SEATS: Final = 3

STARTED: Final = """async (address) => {
  const began = performance.now();
  const worker = new Worker(address, { type: "module" });
  const waiting = new Map();
  let asked = 0;
  let since = 0;
  window.times = [];
  worker.onmessage = ({ data }) => {
    if (data.frames) times.push(performance.now() - since);
    since = performance.now();
    waiting.get(data.id)?.(data.value);
  };
  window.ask = (words) => new Promise((resolve) => {
    waiting.set((asked += 1), resolve);
    worker.postMessage({ id: asked, words });
  });
  await ask({ do: "info" });
  return performance.now() - began;
}"""
"""From nothing to an engine that answers. Then `ask` asks it, and `times` notes how long each decision of a bot took."""
THOUGHT: Final = """async ({ game, level, seats, decisions }) => {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  const wish = { id: "pocket-bench", name: "Ann", game, seats: [{ kind: "me" }, ...bots], options: {} };
  times.length = 0;
  await ask({ do: "begin", wish });
  while (times.length < decisions) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { frames } = await ask({ do: "hear", message: { type: "hello", id: 1, viewer: null } });
    const { prompt, viewer } = frames.find(({ type }) => type === "view");
    if (!prompt) continue;
    const key = prompt.options[Math.floor(Math.random() * prompt.options.length)];
    await ask({ do: "hear", message: { type: "decide", id: 2, seat: viewer, asked: prompt.asked, key } });
  }
  return times.slice(0, decisions);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--results", type=Path, default=RESULTS)
    wished = parser.parse_args()
    with visiting() as (browser, host):
        result: dict[str, Any] = {
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, no graphics card",
            "browser": browser.version,
            "load": round(os.getloadavg()[0], 1),
            "loaded_megabytes": loaded(),
            "start_ms": {f"{slower}x slower": 0 for slower in SLOWER},
            "decisions_ms": {},
        }
        for slower in SLOWER:
            page, line = arrive(browser, host, slower)
            result["start_ms"][f"{slower}x slower"] = started(page)
            for game in wished.games:
                for level in LEVELS:
                    told = result["decisions_ms"].setdefault(f"{game}, {level}", {})
                    told[f"browser, {slower}x slower"] = thought(page, game, level)
            line.detach()
            page.context.close()
    for name, told in result["decisions_ms"].items():
        told["this Python"] = thought_here(*name.split(", "))
    (wished.results / "browser_pocket.json").write_text(json.dumps(result, indent=2) + "\n")
    print(json.dumps(result, indent=2))


def loaded() -> float:
    """What somebody loads who makes a device ready, compressed as it travels."""
    listed = json.loads((ROOT / "src" / "warhost" / "server" / "static" / "pocket.json").read_text())
    return round(listed["bytes"] / 1e6, 1)


def engine_address() -> str:
    (worker,) = (ROOT / "src" / "warhost" / "server" / "static" / "assets").glob("engine-*/worker.js")
    return f"/assets/{worker.parent.name}/worker.js"


def arrive(browser: Browser, host: Host, slower: int) -> tuple[Page, CDPSession]:
    context = browser.new_context()
    context.set_default_timeout(240_000)
    page = context.new_page()
    page.goto(host.address)
    line = context.new_cdp_session(page)
    started(page)  # everything is kept after this
    page.reload()
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page, line


def started(page: Page) -> int:
    return round(page.evaluate(STARTED, engine_address()))


def thought(page: Page, game: str, level: str) -> dict[str, int]:
    wish = {"game": game, "level": level, "seats": SEATS, "decisions": DECISIONS}
    return summed(page.evaluate(THOUGHT, wish))


def thought_here(name: str, level: str) -> dict[str, int]:
    game = load(name)
    times: list[float] = []
    seed = 0
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
    return summed(times)


def summed(times: list[float]) -> dict[str, int]:
    return {"median": round(median(times)), "slowest": round(max(times))}


if __name__ == "__main__":
    main()
