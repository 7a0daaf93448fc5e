"""The analysis of a game in the browser: its chart by mouse and by keys, what would have been better, and exercises with second
tries. What the computer thinks is made up here, for a game that was really played; how it thinks is tested elsewhere."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.played import play_out, record_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from warhost.core.match import Match
from warhost.games import load

pytestmark = pytest.mark.browser

WHOLE = 1_000_000
LOSS = 180_000


def analysed(match: Match) -> tuple[dict[str, Any], dict[str, Any]]:
    """An analysis in which one decision was a blunder, and that decision."""
    game, ids = match.game, match.seat_ids
    again = Match(load(game.name), match.seats, match.settings, match.state.seed)
    decisions: list[dict[str, Any]] = []
    blunder: dict[str, Any] = {}
    for step, decision in enumerate(match.decisions, 1):
        keys = game.verbs.keys(again.offered(decision.seat))
        key = game.verbs.key(decision.option)
        share = WHOLE // 2 + (step * 37 % 200 - 100) * 2_000
        told = {"shares": [share, WHOLE - share], "reason": "advice-none", "variables": {}}
        each: dict[str, Any] = {
            "step": step,
            "seat": ids[decision.seat],
            "prompt": "turn",
            "options": len(keys),
            "key": key,
            "grade": "good" if len(keys) > 1 else "forced",
            "loss": 0,
            "deep": False,
            "chosen": {"key": key, **told},
            "best": {"key": key, **told},
            "second": None,
            "line": [],
            "shares": [share, WHOLE - share],
            "decided": [0, 0],
            "hidden": [0, 0],
            "chance": [0, 0],
            "judgement": [0, 0],
            "rolled": bool(decision.rolls),
        }
        # Something that is about a place on the board, so that there is something to draw.
        others = sorted((other for other in keys if other != key), key=lambda other: ">" in other)
        if not blunder and step > 10 and len(keys) > 3 and decision.seat == 0 and ">" in others[-1]:
            better = [share + LOSS, WHOLE - share - LOSS]
            each |= {"grade": "blunder", "loss": LOSS, "best": {"key": others[-1], **told, "shares": better}}
            each |= {"line": [{"seat": ids[1], "key": key}], "chance": [-120_000, 120_000]}
            blunder = each | {"wrong": others[0]}
        decisions.append(each)
        again.choose(decision.seat, decision.option)
    sums = {
        "fair": 500_000,
        "side": 0,
        "deal": 0,
        "own": -LOSS,
        "others": 0,
        "hidden": 0,
        "chance": LOSS,
        "judgement": 0,
    }
    players = [
        {
            "seat": seat,
            "accuracy": 81.0,
            "decisions": 40,
            "inaccuracies": 0,
            "mistakes": 0,
            "blunders": 1,
            "worst": [blunder["step"]] if seat == ids[0] else [],
            **sums,
            "luck": LOSS,
            "result": 500_000,
        }
        for seat in ids
    ]
    analysis = {
        "version": 1,
        "game": game.name,
        "revision": match.state.revision,
        "seats": ids,
        "players": players,
        "start": [500_000, 500_000],
        "decisions": decisions,
        "turning_points": [{"step": 30, "seat": ids[1], "change": 120_000, "cause": "chance"}],
        "depth": {"coarse": 1, "deep": 1, "value": 1, "resampled": 1},
        "seconds": 1.0,
    }
    return analysis, blunder


def bring_analysed(person: Visitor) -> tuple[str, dict[str, Any]]:
    """A table whose analysis is there; the address, and its blunder."""
    person.go()
    person.post("/api/me", {"name": "Ann"})
    match = play_out("bloodrage", 2, 3, {}, "random")
    address = person.bring(record_of(match))
    analysis, blunder = analysed(match)
    table = address.rsplit("/", 1)[-1]

    def answer(route: Route) -> None:
        done = {"table": table, "state": "done", "progress": 1.0, "place": None, "problem": None}
        none = done | {"state": "none", "progress": 0.0, "analysis": None}
        wished = route.request.method == "POST" or answer.__dict__.get("wished", False)
        answer.__dict__["wished"] = wished
        route.fulfill(json=done | {"analysis": analysis} if wished else none)

    def weigh(route: Route) -> None:
        key = json.loads(route.request.post_data or "{}")["key"]
        route.fulfill(json={"key": key, "shares": [400_000, 600_000], "loss": 90_000, "right": False})

    person.page.route(f"**/api/tables/{table}/analysis", answer)
    person.page.route(f"**/api/tables/{table}/analysis/weigh", weigh)
    return address, blunder


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_moment_is_chosen_in_the_chart_and_says_what_was_better(
    visit: Visit, screen: dict[str, object]
) -> None:
    person = visit(screen)
    address, blunder = bring_analysed(person)
    page = person.page
    person.go(f"{address}/analysis")
    page.get_by_test_id("analyse").click()
    chart = page.get_by_test_id("chart")
    expect(page.get_by_role("heading", name="Shares of the win over the game")).to_be_visible()
    chart.focus()
    page.keyboard.press("PageDown")
    expect(chart).to_have_attribute("data-step", str(blunder["step"]))
    assert "A blunder" in (chart.get_attribute("aria-valuetext") or "")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("A blunder")
    expect(verdict).to_contain_text("−18")
    expect(page.get_by_test_id("better")).to_be_visible()
    expect(page.get_by_test_id("gained")).to_contain_text("+18")
    expect(page.get_by_test_id("fate-chance")).to_have_text(
        re.compile(r"^Dice and draws: Wolf clan −12, Raven clan \+12$")
    )
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", str(blunder["step"] + 1))
    expect(page.get_by_test_id("fate-chance")).to_have_count(0)
    chart.click(position={"x": 10, "y": 100})
    expect(chart).to_have_attribute("data-step", "0")
    page.get_by_test_id("mistakes").locator("button").first.click()
    expect(chart).to_have_attribute("data-step", str(blunder["step"]))
    expect(page.get_by_test_id("player").first).to_contain_text("Accuracy 81")
    assert person.violations() == []


def test_the_better_line_is_drawn_on_the_board_and_told_in_words(visit: Visit) -> None:
    """Also for whoever opens a moment before the analysis is there."""
    person = visit()
    address, blunder = bring_analysed(person)
    page = person.page
    person.go(f"{address}/analysis?step={blunder['step']}")
    expect(page.get_by_test_id("analyse")).to_be_visible()
    expect(page.get_by_test_id("arrows")).to_have_count(0)
    page.get_by_test_id("analyse").click()
    drawn = page.get_by_test_id("arrows").locator("g")
    expect(drawn.first).to_contain_text("1")
    numbers = [int(text) for text in drawn.locator("text").all_text_contents()]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] <= 1 + len(blunder["line"])
    expect(page.get_by_test_id("verdict").locator("ol li")).to_have_count(len(blunder["line"]))
    mark = drawn.first.locator(".badge").bounding_box()
    board = page.locator(".board").bounding_box()
    assert mark is not None
    assert board is not None
    assert board["x"] < mark["x"] < board["x"] + board["width"]
    assert board["y"] < mark["y"] < board["y"] + board["height"]
    page.get_by_test_id("chart").focus()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("arrows")).to_have_count(0)
    assert person.violations() == []


def test_something_better_is_found_at_the_third_try(visit: Visit) -> None:
    person = visit()
    address, blunder = bring_analysed(person)
    page = person.page
    person.go(f"{address}/exercises")
    page.get_by_test_id("analyse").click()
    feedback = page.get_by_test_id("feedback")
    expect(feedback).to_have_text(re.compile(r"^Played here: \w.+\. Find something better\.$"))
    tries = ((blunder["key"], "played"), (blunder["wrong"], "wrong"), (blunder["best"]["key"], "right"))
    for key, outcome in tries:
        expect(page.get_by_test_id("asked").locator("button").first).to_be_visible()
        if page.get_by_test_id("list").is_visible():
            page.get_by_test_id("list").click()
        page.locator(f"button[data-key='{key}']").first.click()
        expect(feedback).to_have_attribute("data-outcome", outcome)
    expect(page.get_by_test_id("verdict")).to_be_visible()
    assert person.violations() == []
