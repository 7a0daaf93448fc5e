"""Finding each other: two people, each with a browser, look for the same game and meet at its table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_two_who_look_for_the_same_rated_game_meet_at_its_table(visit: Visit) -> None:
    ann, bob = visit(), visit()
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.go("/")
        person.post("/api/me", {"name": name})
        person.post("/api/account", {"login": f"{name.lower()}seeks", "password": "a long password"})
        person.go("/people")
    _look_for_blood_rage(ann.page)
    expect(ann.page.get_by_role("status").filter(has_text="1 of 2")).to_be_visible()
    seeks = bob.page.get_by_role("region", name="Find a game").get_by_role("listitem")
    expect(seeks.filter(has_text="Ann")).to_contain_text("Rated")
    _look_for_blood_rage(bob.page)
    bob.page.wait_for_url("**/table/*")
    ann.page.wait_for_url("**/table/*")
    assert ann.page.url == bob.page.url
    ann.at_table()
    bob.at_table()


def _look_for_blood_rage(page: Page) -> None:
    find = page.get_by_role("region", name="Find a game").locator("form")
    find.get_by_role("combobox", name="Game").select_option("bloodrage")
    find.get_by_role("combobox", name="Players").select_option("2")
    find.get_by_label("The result counts for ratings").check()
    find.get_by_role("button", name="Look for players").click()


def test_a_guest_is_told_why_rated_games_are_not_for_guests(visit: Visit) -> None:
    guest = visit()
    page = guest.go("/people")
    find = page.get_by_role("region", name="Find a game")
    expect(find.get_by_label("The result counts for ratings")).to_be_disabled()
    expect(find).to_contain_text("Rated games need an account")
    expect(page.get_by_role("region", name="Leaderboard")).to_contain_text("Nobody has played enough")


def test_whoever_wants_it_keeps_a_profile_private(visit: Visit) -> None:
    ann, stranger = visit(), visit()
    ann.go("/")
    me = ann.post("/api/me", {"name": "Ann"})["person"]["id"]
    ann.post("/api/account", {"login": "annprivate", "password": "a long password"})
    page = ann.go(f"/people/{me}")
    seen = stranger.go(f"/people/{me}")
    expect(seen.get_by_text("No rated games yet")).to_be_visible()
    page.get_by_label(re.compile("Keep my profile")).check()
    expect(page.get_by_text("Saved.")).to_be_visible()
    seen = stranger.go(f"/people/{me}")
    expect(seen.get_by_text("keeps their profile")).to_be_visible()


def test_a_profile_asks_the_server_once(visit: Visit) -> None:
    """Its words come late, and are no reason to ask again."""
    ann = visit()
    ann.go("/")
    me = ann.post("/api/me", {"name": "Ann"})["person"]["id"]
    ann.post("/api/account", {"login": "annonce", "password": "a long password"})
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    page = ann.go(f"/people/{me}")
    expect(page.get_by_role("heading", name="Achievements")).to_be_visible()
    page.wait_for_timeout(1_000)
    assert len([url for url in asked if url.endswith("/tournaments")]) == 1
    assert len(asked) < 60
