#!/usr/bin/env python3
"""Plays each game on each screen in each language and measures what is seen at every decision: whether anything is cut off or out of
reach, whether a finger can meet it and an eye can read it, whether the bar keeps its height, and what axe objects to.

    .venv/bin/python scripts/measure_layout.py [PART...]     # only those whose name contains all of these: 390x844 karak ru

What has been measured stays in the results and is not measured again, unless it is named or `--again` is said. Writes
benchmarks/results/layout.json and .md; with `--sheets` also a small sheet of pictures for each screen."""

from __future__ import annotations

import argparse
import base64
import json
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

from benchmarks.browser_frames import visiting  # noqa: E402
from tests.browser.hosting import Host  # noqa: E402
from tests.browser.layout import SCREENS, comes_closer, measured  # noqa: E402
from tests.browser.played import in_mid_game  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

RESULTS: Final = ROOT / "benchmarks" / "results" / "layout.json"
SHEETS: Final = ROOT / "docs" / "images" / "layout"
LANGUAGES: Final = ("en", "pl", "fr", "ru")
MOMENTS: Final = {"oldworld": (4, 60, 7), "bloodrage": (4, 70, 3), "karak": (4, 170, 5)}
"""For each game how many play, after how many decisions of bots it is looked at in its middle, and the seed."""
DECISIONS: Final = {"opening": 4, "middle": 6}
SETTLES_MS: Final = 300
LOOKED_AT: Final = 1
"""The decision, counted from naught, of which a picture is kept and which axe reads."""
WITH_A_MOUSE: Final = ("1440x900", "1920x1080")
"""Where nothing has to be as large as a finger, and no tap brings anything closer."""
MOST_LISTED: Final = 8
SHEET_PX: Final = 250


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--again", action="store_true", help="measure what has been measured before, too")
    parser.add_argument("--sheets", action="store_true", help="draw the sheets of pictures anew")
    parser.add_argument("--results", type=Path, default=RESULTS)
    wished = parser.parse_args()
    known: dict[str, Any] = json.loads(wished.results.read_text()) if wished.results.exists() else {}
    names = [
        f"{screen}, {game}, {language}" for screen in SCREENS for game in MOMENTS for language in LANGUAGES
    ]
    chosen = [
        name
        for name in in_breadth(names)
        if all(part in name.replace(",", "").split() for part in wished.parts)
    ]
    with visiting() as (browser, host):
        for name in chosen:
            if name in known and not wished.again and not wished.parts:
                continue
            known[name] = cell(browser, host, name)
            wished.results.write_text(
                json.dumps({each: known[each] for each in names if each in known}, indent=1) + "\n"
            )
            print(name, *lines_of(known[name]), sep="\n  ", flush=True)
        if wished.sheets:
            draw_sheets(browser)
    wished.results.with_suffix(".md").write_text(
        report({each: known[each] for each in names if each in known})
    )


def in_breadth(names: list[str]) -> list[str]:
    """Every screen and game once, each in another language, before any of them a second time: who stops early has seen most."""
    turns = len(LANGUAGES)
    return [
        names[at + (at // turns + turn) % turns]
        for turn in range(turns)
        for at in range(0, len(names), turns)
    ]


def cell(browser: Browser, host: Host, name: str) -> dict[str, Any]:
    """One game on one screen in one language, from its opening and from its middle."""
    screen, game, language = name.split(", ")
    samples: list[dict[str, Any]] = []
    for moment, decisions in DECISIONS.items():
        player = arrive(browser, host, SCREENS[screen], language)
        sit_down(player, game, moment)
        for number in range(decisions):
            if player.wait_for_turn() == "over":
                break
            player.page.wait_for_timeout(SETTLES_MS)
            sample = measured(player.page)
            sample["findings"] += [f"covered: {each[:90]}" for each in player.covered()]
            if number == LOOKED_AT:
                keep_picture(player.page, name, moment)
                sample["findings"] += [f"axe: {each}" for each in player.violations()]
            if sample["small"] and screen not in WITH_A_MOUSE:
                sample["findings"] += filter(None, [comes_closer(player.page, sample["small"][0])])
            samples.append(sample)
            player.decide()
        samples[-1]["findings"] += [f"console: {each}" for each in player.complaints]
        player.page.context.close()
    return summed_up(samples)


def arrive(browser: Browser, host: Host, screen: dict[str, Any], language: str) -> Visitor:
    likes = json.dumps({"speed": "instant", "sound": False, "language": language})
    kept = {"origin": host.address, "localStorage": [{"name": "warhost-settings", "value": likes}]}
    context = browser.new_context(
        locale=language,
        reduced_motion="reduce",
        color_scheme="dark",
        service_workers="block",
        storage_state={"cookies": [], "origins": [kept]},  # type: ignore[list-item, typeddict-item]
        **screen,
    )
    context.set_default_timeout(20_000)
    return Visitor(context.new_page(), host.address)


def sit_down(player: Visitor, game: str, moment: str) -> None:
    player.post("/api/me", {"name": "Ann"})
    seats, decisions, seed = MOMENTS[game]
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}, *bots], "start": True}
    if moment == "middle":
        wish["position"] = middle_of(game, seats, decisions, seed)
    player.go(f"/table/{player.post('/api/tables', wish)['id']}")
    player.at_table()


@cache
def middle_of(game: str, seats: int, decisions: int, seed: int) -> dict[str, Any]:
    return in_mid_game(game, seats, decisions, seed)


def summed_up(samples: list[dict[str, Any]]) -> dict[str, Any]:
    findings = Counter(finding for sample in samples for finding in sample["findings"])
    boards = [sample["board"] for sample in samples if sample["board"]]
    return {
        "decisions": len(samples),
        "clean": sum(not sample["findings"] for sample in samples),
        "bar_px": sorted({sample["bar"] for sample in samples}),
        "board_px": min(boards, key=lambda size: size[0] * size[1]),
        "smallest_target_px": least(sample["smallest"] for sample in samples),
        "brought_closer": sum(bool(sample["small"]) for sample in samples),
        "smallest_text_decided_px": least(sample["text_decided"] for sample in samples),
        "median_text_px": sorted(sample["text"] for sample in samples if sample["text"])[len(samples) // 2 :][
            :1
        ],
        "findings": dict(findings.most_common(40)),
    }


def least(values: Any) -> float | None:
    return min((value for value in values if value is not None), default=None)


# ------------------------------------------------------------ telling


def lines_of(result: dict[str, Any]) -> list[str]:
    found = [f"{count} x {finding}" for finding, count in result["findings"].items()]
    more = [f"and {len(found) - MOST_LISTED} more"] if len(found) > MOST_LISTED else []
    figures = (
        f"clean {result['clean']}/{result['decisions']}, bar {result['bar_px']}, board {result['board_px']}, "
        f"target {result['smallest_target_px']}, text {result['smallest_text_decided_px']}"
    )
    return [figures, *found[:MOST_LISTED], *more]


def report(known: dict[str, Any]) -> str:
    rows = [
        "# Layout, measured",
        "",
        "Each game on each screen in each language, from its opening and from its middle; measured at every decision by",
        "`scripts/measure_layout.py`. A decision is clean where nothing is cut off, out of reach, covered, under 24 px for a finger or",
        "under 9 px for an eye where it is decided, and where axe finds nothing. What a board draws smaller than 24 px cannot be picked",
        "as it stands: a tap brings it closer first, and that is tried and measured (*brought closer*: in so many decisions).",
        "",
        "| screen, game, language | clean | bar, px | least board, px | least drawn target, px | brought closer | least name, px |",
        "|--|--|--|--|--|--|--|",
    ]
    for name, result in known.items():
        bars = (
            "one: " + f"{result['bar_px'][0]:g}"
            if len(result["bar_px"]) == 1
            else ", ".join(f"{bar:g}" for bar in result["bar_px"])
        )
        rows.append(
            f"| {name} | {result['clean']} of {result['decisions']} | {bars} | {' x '.join(map(str, result['board_px']))} "
            f"| {written(result['smallest_target_px'])} | {result['brought_closer']} | {written(result['smallest_text_decided_px'])} |"
        )
    found = Counter(
        {
            f"{name}: {what}": count
            for name, result in known.items()
            for what, count in result["findings"].items()
        }
    )
    if found:
        rows += ["", "## Found", "", *(f"- {count} x {what}" for what, count in found.most_common())]
    return "\n".join(rows) + "\n"


def written(value: float | None) -> str:
    return "none" if value is None else f"{value:g}"


# ------------------------------------------------------------ pictures


def keep_picture(page: Page, name: str, moment: str) -> None:
    kept = picture_file(name, moment)
    kept.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=kept)


def picture_file(name: str, moment: str) -> Path:
    return ROOT / "build" / "layout" / f"{name.replace(', ', '-').replace(' ', '')}-{moment}.png"


def draw_sheets(browser: Browser) -> None:
    """For each screen one sheet: a row for each game, a column for each language, opening above middle."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    for screen in SCREENS:
        pictures = [
            picture_file(f"{screen}, {game}, {language}", moment)
            for game in MOMENTS
            for moment in DECISIONS
            for language in LANGUAGES
        ]
        there = [picture for picture in pictures if picture.exists()]
        if not there:
            continue
        page = browser.new_page()
        webp = page.evaluate(SHEET, [[as_data(picture) for picture in there], len(LANGUAGES), SHEET_PX])
        (SHEETS / f"{screen.replace(' ', '').replace('%', '')}.webp").write_bytes(base64.b64decode(webp))
        page.close()


def as_data(picture: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode()


SHEET: Final = """async ([pictures, columns, width]) => {
  const images = await Promise.all(pictures.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }));
  const height = Math.round((width * images[0].naturalHeight) / images[0].naturalWidth);
  const canvas = document.createElement("canvas");
  canvas.width = columns * (width + 4);
  canvas.height = Math.ceil(images.length / columns) * (height + 4);
  const paper = canvas.getContext("2d");
  images.forEach((image, index) =>
    paper.drawImage(image, (index % columns) * (width + 4), Math.floor(index / columns) * (height + 4), width, height));
  return canvas.toDataURL("image/webp", 0.7).split(",")[1];
}"""


if __name__ == "__main__":
    main()
