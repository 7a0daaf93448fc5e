"""Every page: found, usable, and without anything that axe objects to; by day and by candle light, on desk and phone."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import Host
from tests.browser.played import play_out, record_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser

GAMES = ("oldworld", "bloodrage", "karak")
A_GUEST = re.compile("Guest|Gość|Invité|Гость")
A_HASH_MS = 15_000
"""A password takes a good part of a second of the processor; others want it, too."""
PAGES = ("/", "/settings", "/pocket", "/puzzles", "/people", "/tournaments", "/clubs", "/nowhere/at/all")


@pytest.mark.parametrize(
    ("screen", "light", "game"),
    [
        (DESKTOP, "light", "oldworld"),
        (DESKTOP, "dark", "bloodrage"),
        (PHONE, "light", "karak"),
        (PHONE, "dark", "oldworld"),
    ],
    ids=["desk-light", "desk-dark", "phone-light", "phone-dark"],
)
def test_pages_without_axe_violations(visit: Visit, screen: dict[str, object], light: str, game: str) -> None:
    visitor = visit(screen, color_scheme=light)
    for path in (
        *PAGES,
        *(f"/{page}/{game}" for page in ("new", "learn", "rules", "box", "edit", "statistics")),
    ):
        page = visitor.go(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert visitor.violations() == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_table_without_axe_violations(visit: Visit, light: str, game: str) -> None:
    player = visit(color_scheme=light)
    table = player.play_now(game)
    for _ in range(3):
        player.wait_for_turn()
        assert player.violations() == []
        player.decide()
    player.wait_for_turn()
    player.page.keyboard.press("o")
    player.page.wait_for_timeout(300)
    assert player.violations() == []

    player.page.set_viewport_size({"width": 390, "height": 844})
    player.page.keyboard.press("Escape")
    assert player.violations() == []
    page = player.go(f"{table}/replay")
    page.get_by_test_id("replay").wait_for()
    assert player.violations() == []


def test_a_page_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit().go("/table/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).last.click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_replay_that_cannot_be_shown_leads_back(visit: Visit) -> None:
    page = visit().go("/table/AAAAAAAAAAAAAAAA/replay")
    page.get_by_role("alert").get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_replay_with_all_secrets_shows_everybodys_cards_and_speaks_of_everybody(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    player.post("/api/me", {"name": "Ann"})
    table = player.bring(record_of(play_out("bloodrage", 3, 3, {}, "random")))
    page = player.go(f"{table}/replay?as=all&step=3")
    page.get_by_test_id("replay").wait_for()
    hands = page.get_by_role("region", name="Cards of")
    expect(hands).to_have_count(3)
    for hand in hands.all():
        assert hand.locator("article").count() > 1
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("clan receives:")
    expect(log).not_to_contain_text("You ")
    assert player.violations() == []
    assert player.covered() == []

    page.get_by_label("Seen by").select_option("public")
    expect(hands).to_have_count(0)
    page.get_by_label("Seen by").select_option("wolf")
    expect(hands).to_have_count(1)
    expect(log).to_contain_text("You receive:")


def test_a_replay_with_all_secrets_shows_the_quests_that_were_laid_face_down(visit: Visit) -> None:
    player = visit()
    match = play_out("bloodrage", 3, 3, {}, "random")
    told: Any = match.events(-1)
    laid = next(event for event in told if event["kind"] == "quest_laid")
    shown = next(event for event in told if event["kind"] == "quests_shown")
    assert laid["seat"] == shown["seat"]
    player.post("/api/me", {"name": "Ann"})
    table = player.bring(record_of(match))
    page = player.go(f"{table}/replay?as=all&step={laid['decision']}")
    page.get_by_test_id("replay").wait_for()
    held = page.get_by_role("region", name="Cards of").get_by_role("group", name="Quests")
    on_sheets = page.get_by_role("list", name="Quests")
    expect(held).to_have_count(1)
    expect(held.locator("article")).to_have_count(len(shown["cards"]))
    expect(on_sheets).to_have_count(1)

    eyes = page.get_by_label("Seen by")
    eyes.select_option(next(seat for seat in match.seat_ids if seat != laid["seat"]))
    expect(on_sheets).to_have_count(0)
    expect(held).to_have_count(0)
    eyes.select_option(laid["seat"])
    expect(held).to_have_count(1)


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "fr-FR", "ru-RU"])
def test_the_buttons_of_a_replay_stand_in_one_row(visit: Visit, language: str) -> None:
    player = visit({"viewport": {"width": 1360, "height": 850}}, locale=language)
    player.post("/api/me", {"name": "Ann"})
    table = player.bring(record_of(play_out("bloodrage", 3, 3, {}, "random")))
    page = player.go(f"{table}/replay?as=all")
    page.get_by_test_id("what-if").wait_for()
    for width in (1360, 1010):
        page.set_viewport_size({"width": width, "height": 850})
        boxes = page.locator(".controls > *").evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect())"
        )
        middles = [(box["top"] + box["bottom"]) / 2 for box in boxes]
        assert max(middles) - min(middles) < 10, width
        for one, following in pairwise(boxes):
            assert one["right"] < following["left"], width
        assert boxes[-1]["right"] < width


def test_whoever_gets_the_link_sees_the_replay_of_a_game_that_is_listed_nowhere(visit: Visit) -> None:
    table = visit().play_now("karak")
    page = visit().go()
    # Other tests may have left open games on this server; this one is not among them.
    watchable = page.locator("section").filter(has=page.get_by_role("heading", name="Games to watch"))
    expect(watchable.locator("a, p").first).to_be_visible()
    expect(page.locator(f'a[href$="{table}"]')).to_have_count(0)
    page = visit().go(f"{table}/replay")
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_the_rules_open_at_a_rule_and_can_be_searched(visit: Visit) -> None:
    page = visit().go("/rules/oldworld#OW-4.2")
    expect(page.locator(".marked")).to_contain_text("OW 4.2")
    page.get_by_label("Search the rules").fill("ruination cards")
    expect(page.locator(".rule").first).to_be_visible()
    page.get_by_label("Search the rules").fill("no such words anywhere")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_a_guest_becomes_an_account_and_finds_the_tables_on_another_device(visit: Visit) -> None:
    home, work = visit(reduced_motion="no-preference"), visit()
    home.play_now()
    page = home.go("/settings")
    page.get_by_label("User name").fill("ann_the_guest")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are signed in as ann_the_guest")).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text("ann_the_guest")
    expect(page.get_by_label("Your name")).to_have_value("ann_the_guest")

    page = work.go("/settings")
    page.get_by_label("User name").fill("ann_the_guest")
    page.get_by_label("Password").fill("wrong wrong")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.locator(".note.bad")).to_be_visible()
    page.get_by_label("User name").fill("ann_the_guest")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You are signed in as ann_the_guest")).to_be_visible()
    work.go()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_whoever_is_signed_in_is_a_guest_nowhere(visit: Visit) -> None:
    """Neither on the pages nor at a table that goes on, here or on another device, whatever language the guest had arrived in."""
    home, work = visit(locale="pl-PL", reduced_motion="no-preference"), visit(reduced_motion="no-preference")
    table = home.play_now(level="beginner")
    page = home.page
    own = page.locator(".players .own")
    expect(own).to_contain_text("Gość")
    page.get_by_test_id("language").first.select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page = home.go("/settings")
    page.get_by_label("User name").fill("wanda@example.org")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are signed in as wanda@example.org")).to_be_visible(timeout=A_HASH_MS)
    expect(page.get_by_role("banner")).to_contain_text("wanda")

    page = work.go("/settings")
    page.get_by_label("User name").fill("wanda@example.org")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You are signed in as wanda@example.org")).to_be_visible(timeout=A_HASH_MS)
    for person in (home, work):
        for path in ("/settings", "/", table):
            page = person.go(path)
            expect(page.get_by_role("banner")).to_contain_text("wanda")
            expect(page.get_by_role("banner")).not_to_contain_text(A_GUEST)
        expect(page.locator(".players .own")).to_contain_text("wanda")
        expect(page.locator("main, [data-testid=table]").first).not_to_contain_text(A_GUEST)


def test_a_forgotten_password_is_set_anew_where_the_link_leads(visit: Visit, host: Host) -> None:
    home, work = visit(), visit()
    page = home.go("/settings")
    page.get_by_label("User name").fill("forgetful")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are signed in as forgetful")).to_be_visible()
    token = host.command("admin", "password", "forgetful").rsplit("#", 1)[1].strip()
    page = work.go(f"/recover#{token}")
    page.get_by_label("New password").fill("staple a better one")
    assert work.violations() == []
    page.get_by_role("button", name="Set a new password").click()
    page.wait_for_url(work.address + "/")
    page = work.go("/settings")
    expect(page.get_by_text("You are signed in as forgetful")).to_be_visible()
    page = home.go("/settings")
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()


def test_who_leaves_for_good_is_nobody_afterwards(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    page = visitor.go("/settings")
    expect(page.get_by_text("Without an account, everything about you is deleted")).to_be_visible()
    page.get_by_text("Delete my account").click()
    assert visitor.violations() == []
    page.get_by_role("button", name="Yes, delete it").click()
    page.wait_for_url(visitor.address + "/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    assert page.evaluate("fetch('/api/me').then((reply) => reply.json()).then((me) => me.person)") is None


def test_nothing_is_fetched_from_elsewhere(visit: Visit) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.play_now()
    visitor.wait_for_turn()
    assert asked
    assert [url for url in asked if not url.startswith((visitor.address, "data:", "blob:"))] == []


def delayed(visitor: Visitor, what: str) -> list[str]:
    """Lets such requests wait; they are listed as they come."""
    asked: list[str] = []

    def later(route: Route) -> None:
        asked.append(route.request.url)
        visitor.page.wait_for_timeout(400)
        route.continue_()

    visitor.page.route(what, later)
    return asked


def assert_nothing_moves(page: Page) -> None:
    page.wait_for_selector("[data-testid=play-karak]")
    buttons = page.locator("[data-testid^=play-]")
    at_first = [button.bounding_box() for button in buttons.all()]
    page.wait_for_timeout(1_500)
    assert [button.bounding_box() for button in buttons.all()] == at_first


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_nothing_moves_when_letters_come_late(visit: Visit, language: str) -> None:
    """The page waits a little for its typefaces, so that a click that is just being made does not go astray."""
    visitor = visit(locale=language)
    late = delayed(visitor, "**/*.woff2")
    assert_nothing_moves(visitor.go())
    assert late


def test_nothing_moves_when_my_tables_come_late(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    late = delayed(visitor, "**/api/tables?*")
    assert_nothing_moves(visitor.go())
    expect(visitor.page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert late
