"""Measures how long somebody with a slow phone waits: for the first picture of the entrance, for a table, and for the answer to a tap.

    python -m benchmarks.browser_load [GAME...]

Chromium with a processor four times slower, 150 ms to the server and back and 1.6 Mbit a second; a new visitor whose browser keeps
nothing yet. Counted are requests and bytes as they travel: all that is sent for until the table is there to be played at, of which the
page itself notes the moment (what looks on from outside learns of it later, when parts that may follow are on their way), and of it the
letters; at the entrance until nothing more comes. `script_ms` and `work_ms` are processor time of the page's own thread, script and everything, so many times as long as the
processor is slower: they say the same on a busy machine, where what is read off a clock grows. All of it takes some three minutes and
writes `browser_load.json`. Needs the built client."""

from __future__ import annotations

import argparse
import json
import os
import platform
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.browser_frames import visiting
from tests.browser.hosting import ROOT, Host
from tests.browser.travelling import Travelling, kilobytes_of
from tests.browser.visitor import PHONE, Visitor

RESULTS: Final = ROOT / "benchmarks" / "results"
GAMES: Final = ("oldworld", "bloodrage", "karak")
LANGUAGES: Final = ("en", "pl", "fr", "ru")
SLOWER: Final = 4
LATENCY_MS: Final = 150
BYTES_PER_S: Final = 1_600_000 / 8
GOALS: Final = {"first_paint_ms": 2_000, "table_ms": 4_000, "kilobytes": 300, "requests": 30, "tap_ms": 200}
TAPS: Final = 8

PAINTED: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
NOTE_TAPS: Final = """() => {
  window.taps = [];
  const seen = () => [document.querySelector("[data-testid=prompt]")?.textContent, document.querySelectorAll("dialog[open]").length].join();
  addEventListener("click", ({ timeStamp }) => {
    const before = seen();
    const look = () => {
      if (seen() !== before) taps.push(performance.now() - timeStamp);
      else if (performance.now() - timeStamp < 3000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
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
            "goals": GOALS,
            "home": {language: opened(browser, host, "/", language) for language in LANGUAGES},
            "tables": {
                f"{game}, {language}": at_table(browser, host, game, language)
                for game in wished.games
                for language in LANGUAGES
            },
            "taps": {game: taps(browser, host, game) for game in wished.games},
        }
    (wished.results / "browser_load.json").write_text(json.dumps(result, indent=2) + "\n")
    print(json.dumps(result, indent=2))


def opened(browser: Browser, host: Host, path: str, language: str) -> dict[str, float]:
    """The entrance, by somebody who has never been here."""
    visitor, travelling = arrive(browser, host, language)
    page = visitor.go(path)
    page.wait_for_selector("h1")
    times = {"first_paint_ms": painted(page), "page_ms": since_start(page), **worked(travelling.line)}
    page.wait_for_load_state("networkidle")
    result = times | travelled(travelling)
    travelling.line.detach()
    page.context.close()
    return result


def at_table(browser: Browser, host: Host, game: str, language: str) -> dict[str, float]:
    """A table that is being played, opened from a link; until it can be played at."""
    visitor, travelling = arrive(browser, host, language)
    path = seated(visitor, game)
    page = visitor.go(path)
    visitor.until(lambda: travelling.table_ms() is not None, 60)
    times = {
        "first_paint_ms": painted(page),
        "table_ms": round(travelling.table_ms() or 0),
        **worked(travelling.line),
    }
    needed = travelling.needed_for_table()
    visitor.until(lambda: all(each.bytes is not None for each in needed), 60)
    letters = [each for each in needed if each.address.endswith(".woff2")]
    counted = {
        "requests": len(needed),
        "kilobytes": kilobytes_of(needed),
        "letters": len(letters),
        "letters_kilobytes": kilobytes_of(letters),
    }
    travelling.line.detach()
    page.context.close()
    return times | counted


def taps(browser: Browser, host: Host, game: str) -> dict[str, float]:
    """From a tap on a choice, or on what opens the list of them, to the first picture in which the prompt says something else or the list
    stands open."""
    visitor, travelling = arrive(browser, host, "en", NOTE_TAPS)
    visitor.go(seated(visitor, game))
    visitor.at_table()
    for _ in range(TAPS):
        visitor.wait_for_turn(90)
        visitor.click_something()
        visitor.page.wait_for_timeout(600)
    found = sorted(visitor.page.evaluate("() => taps"))
    travelling.line.detach()
    visitor.page.context.close()
    return {"count": len(found), "median_ms": round(median(found)), "slowest_ms": round(found[-1])}


def arrive(
    browser: Browser, host: Host, language: str, note: str | None = None
) -> tuple[Visitor, Travelling]:
    """A new visitor with a slow phone, and what travels to it."""
    likes = json.dumps({"speed": "instant", "sound": False, "language": language})
    kept = {"origin": host.address, "localStorage": [{"name": "warhost-settings", "value": likes}]}
    context = browser.new_context(
        locale=language,
        storage_state={"cookies": [], "origins": [kept]},  # type: ignore[list-item, typeddict-item]
        service_workers="block",
        **PHONE,  # type: ignore[arg-type]
    )
    context.set_default_timeout(90_000)
    page = context.new_page()
    if note:
        page.add_init_script(f"({note})()")
    travelling = Travelling(page)
    line = travelling.line
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_PER_S,
            "uploadThroughput": BYTES_PER_S,
        },
    )
    return Visitor(page, host.address), travelling


def travelled(travelling: Travelling) -> dict[str, float]:
    return {"requests": travelling.requests, "kilobytes": travelling.kilobytes}


def seated(visitor: Visitor, game: str) -> str:
    visitor.post("/api/me", {"name": "Ann"})
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3], "start": True}
    return f"/table/{visitor.post('/api/tables', wish)['id']}"


def worked(line: CDPSession) -> dict[str, float]:
    found = {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}
    return {
        "script_ms": round(found["ScriptDuration"] * 1000),
        "work_ms": round(found["TaskDuration"] * 1000),
    }


def painted(page: Page) -> float:
    return round(page.evaluate(PAINTED) or 0)


def since_start(page: Page) -> float:
    return round(page.evaluate("() => performance.now()"))


if __name__ == "__main__":
    main()
