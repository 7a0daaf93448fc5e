"""People with a browser each: they play for ratings, meet in a tournament, ask each other to tables, block each other, are told."""

from __future__ import annotations

import base64
import json
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import Host
from tests.browser.played import Moment, play_until
from tests.browser.visitor import PHONE, Visitor
from warhost.core.position import position

pytestmark = pytest.mark.browser

LIVE = {"kind": "live", "bank_s": 900, "increment_s": 10}
TWO = [{"kind": "me"}, {"kind": "open"}]


def account(visitor: Visitor, name: str, login: str) -> str:
    visitor.go("/")
    identity: str = visitor.post("/api/me", {"name": name})["person"]["id"]
    visitor.post("/api/account", {"login": login, "password": "a long password"})
    return identity


def concede(loser: Page, winner: Page) -> None:
    """One asks to concede, the other agrees."""
    loser.locator("details.menu summary").click()
    loser.get_by_role("button", name="End the game").click()
    loser.get_by_test_id("end-game").get_by_role("button", name="Offer to concede").click()
    winner.get_by_role("button", name="Agree", exact=True).click()


def test_a_rated_game_is_played_conceded_and_stands_on_both_profiles(visit: Visit) -> None:
    ann, bob = visit(), visit()
    me, other = account(ann, "Ann", "annrated"), account(bob, "Bob", "bobrated")
    wish = {"game": "bloodrage", "seats": TWO, "clock": LIVE, "rated": True, "hints": False}
    table = ann.post("/api/tables", wish)
    bob.go(f"/join/{table['invite']}")
    bob.page.locator("main .row button").first.click()
    ann.go(f"/table/{table['id']}")
    ann.page.get_by_role("button", name="Start").click()
    for person in (ann, bob):
        person.at_table()
        person.decide()
    concede(bob.page, ann.page)
    ratings = {}
    for person, identity in ((ann, me), (bob, other)):
        person.until(lambda: bool(ratings_of(ann, me)))
        page = person.go(f"/people/{identity}")
        strength = page.locator(".strength strong")
        expect(strength).to_have_text(re.compile(r"^\d+\?$"))
        ratings[identity] = int((strength.inner_text()).rstrip("?"))
    assert ratings[me] > 1500 > ratings[other]


def ratings_of(visitor: Visitor, person: str) -> list[Any]:
    answer = visitor.page.request.get(f"{visitor.address}/api/people/{person}")
    found: list[Any] = answer.json()["ratings"]
    return found


def test_a_cup_begins_by_itself_and_ends_with_standings(visit: Visit) -> None:
    ann, bob = visit(), visit()
    account(ann, "Ann", "anncup")
    account(bob, "Bob", "bobcup")
    cup = {
        "name": "Evening",
        "game": "bloodrage",
        "seats": 2,
        "system": "round_robin",
        "clock": LIVE,
        "rounds": 1,
    }
    tournament = ann.post("/api/tournaments", cup | {"least": 2, "most": 2})["id"]
    for person in (ann, bob):
        person.go(f"/tournament/{tournament}").get_by_test_id("enter").click()
        expect(person.page.get_by_test_id("leave")).to_be_visible()
    for person in (ann, bob):
        person.page.get_by_test_id("my-table").click()
        person.at_table()
    concede(ann.page, bob.page)
    for person in (ann, bob):
        page = person.go(f"/tournament/{tournament}")
        rows = page.get_by_test_id("standings").locator("tbody tr")
        expect(rows.first).to_contain_text("Bob")
        expect(rows.first).to_contain_text("12")
        expect(rows.nth(1)).to_contain_text("Ann")


def test_whoever_is_blocked_meets_nobody_who_blocked_them(visit: Visit) -> None:
    ann, bob = visit(), visit()
    account(ann, "Ann", "annblocks")
    account(bob, "Bob", "bobblocked")
    table = ann.post("/api/tables", {"game": "karak", "seats": TWO, "visibility": "open"})
    bob.go(f"/join/{table['invite']}")
    bob.page.locator("main .row button").first.click()
    bob.page.wait_for_url("**/table/*")
    bob.page.get_by_role("textbox", name="Say something").fill("You play like a troll")
    bob.page.get_by_role("textbox", name="Say something").press("Enter")
    page = ann.go(f"/table/{table['id']}")
    page.get_by_role("button", name="Bob: mute, block, report").first.click()
    page.get_by_test_id("person-care").get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_text("You play like a troll")).to_have_count(0)
    second = ann.post("/api/tables", {"game": "karak", "seats": TWO, "visibility": "open"})
    listed = bob.go("/").locator("#tables-open ~ ul")
    expect(listed.locator(f"a[href*='{second['id']}']")).to_have_count(0)
    bob.go(f"/join/{second['invite']}")
    expect(bob.page.get_by_text("Somebody at this table does not want to play with you.")).to_be_visible()
    expect(bob.page.locator("main .row button")).to_have_count(0)


def test_whoever_is_asked_to_a_table_finds_it_at_the_entrance(visit: Visit) -> None:
    ann, bob = visit(), visit()
    account(ann, "Ann", "annasks")
    friend = account(bob, "Bob", "bobasked")
    page = ann.go(f"/people/{friend}")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    table = ann.post("/api/tables", {"game": "karak", "seats": TWO})
    ann.go(f"/table/{table['id']}").get_by_test_id("ask").get_by_role("button", name="Invite Bob").click()
    asked = bob.go("/").get_by_test_id("asked")
    expect(asked).to_contain_text("Ann invites you to a game of Karak II")
    assert bob.violations() == []
    asked.get_by_role("link", name="Choose a seat").click()
    bob.page.locator("main .row button").first.click()
    bob.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_test_id("ask")).to_have_count(0)


# ---------------------------------------------------------------- push


@contextmanager
def push_service() -> Iterator[tuple[str, queue.Queue[bytes]]]:
    """Where a browser's push messages would go, and what arrives there."""
    received: queue.Queue[bytes] = queue.Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/push", received
    finally:
        server.shutdown()


def test_a_push_message_is_decrypted_and_shown_by_the_worker(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARHOST_PUSH", "1")
    monkeypatch.setenv("WARHOST_PRIVATE_WEBHOOKS", "1")
    host = Host(tmp_path)
    host.start()
    context = browser.new_context(locale="pl-PL", service_workers="allow", permissions=["notifications"])
    try:
        with push_service() as (endpoint, received):
            ann = Visitor(context.new_page(), host.address)
            bob = Visitor(browser.new_context().new_page(), host.address)
            message = _message_to(ann, bob, tmp_path, endpoint, received)
            assert json.loads(message)["text"] == "Twoja kolej."
            _shown_by_worker(ann.page, host.address, message)
            bob.page.context.close()
    finally:
        context.close()
        host.stop()


def _message_to(
    ann: Visitor, bob: Visitor, folder: Path, endpoint: str, received: queue.Queue[bytes]
) -> bytes:
    """It is Ann's turn while she is not at the table: what the server sends her browser, as that decrypts it."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    ann.go("/")
    me = ann.post("/api/me", {"name": "Ann", "language": "pl"})["person"]["id"]
    keys = {"p256dh": _text(point), "auth": _text(auth)}
    ann.post("/api/me/push", {"endpoint": "https://push.example.org/x", "keys": keys})
    with sqlite3.connect(folder / "tables.sqlite3", timeout=20) as database:
        database.execute("UPDATE pushes SET endpoint = ? WHERE person = ?", (endpoint, me))
    database.close()
    bob.go("/")
    bob.post("/api/me", {"name": "Bob"})
    table = bob.post("/api/tables", {"game": "bloodrage", "seats": TWO})
    ann.post(f"/api/tables/{table['id']}/join", {"code": table["invite"]})
    bob.post(f"/api/tables/{table['id']}/start", {})
    sealed = received.get(timeout=30)
    message: bytes = http_ece.decrypt(sealed, private_key=key, auth_secret=auth, version="aes128gcm")
    return message


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _shown_by_worker(page: Page, origin: str, message: bytes) -> None:
    """The browser's own push service is elsewhere; DevTools hand the message to the worker in its place."""
    tools = page.context.new_cdp_session(page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.goto(f"{origin}/settings")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    assert known
    given = {"origin": origin, "registrationId": known[-1], "data": message.decode()}
    tools.send("ServiceWorker.deliverPushMessage", given)
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, data.link]);
    }"""
    told = json.loads(message)
    deadline = time.monotonic() + 15
    while not (notes := page.evaluate(shown)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert notes == [[told["title"], told["text"], told["link"]]]


# ---------------------------------------------------------------- clubs


def test_a_club_is_founded_joined_by_link_played_in_and_left(visit: Visit) -> None:
    ann, bob = visit(), visit()
    me = account(ann, "Ann", "annclub")
    account(bob, "Bob", "bobclub")
    page = ann.go("/clubs")
    page.locator("details summary").click()
    page.get_by_test_id("club-name").fill("Night owls")
    page.get_by_test_id("found").click()
    page.wait_for_url("**/club/*")
    club = page.url.rsplit("/", 1)[1]
    other = bob.go(page.get_by_test_id("club-link").input_value().replace(ann.address, ""))
    other.get_by_role("button", name="Join the club").click()
    other.wait_for_url(f"**/club/{club}")
    wish = {"game": "bloodrage", "seats": TWO, "clock": LIVE, "rated": True, "hints": False, "club": club}
    table = ann.post("/api/tables", wish)["id"]
    cup = {"name": "Owls' cup", "game": "bloodrage", "seats": 2, "system": "round_robin", "clock": LIVE}
    ann.post("/api/tournaments", cup | {"rounds": 1, "least": 2, "most": 2, "club": club})
    other = bob.go(f"/club/{club}")
    expect(other.get_by_text("Owls' cup")).to_be_visible()
    other.locator(f"a[href='/table/{table}']").click()
    other.wait_for_url(f"**/table/{table}")
    other.get_by_role("button", name="Sit here").first.click()
    ann.go(f"/table/{table}")
    ann.page.get_by_role("button", name="Start").click()
    for person in (ann, bob):
        person.at_table()
        person.decide()
    concede(bob.page, ann.page)
    ann.until(lambda: bool(ratings_of(ann, me)))
    other = bob.go(f"/club/{club}")
    other.get_by_role("button", name="Leave the club").click()
    other.wait_for_url("**/clubs")
    page = ann.go(f"/club/{club}")
    members = page.locator("ul.people").last
    expect(members).to_contain_text("Ann")
    expect(members).not_to_contain_text("Bob")


def test_however_long_a_word_others_write_their_pages_keep_their_width(visit: Visit) -> None:
    ann = visit(PHONE)
    me = account(ann, "W" * 32, "annlong")
    club = ann.post("/api/clubs", {"name": "W" * 60, "about": "W" * 400})
    cup = {"name": "W" * 60, "game": "bloodrage", "seats": 2, "system": "swiss", "clock": LIVE}
    cup = ann.post("/api/tournaments", cup | {"least": 2, "most": 2})
    ann.post(f"/api/tournaments/{cup['id']}/enter", {})
    pages = ("/clubs", f"/club/{club['id']}", f"/club-invite/{club['invite']}", "/tournaments")
    for address in (*pages, f"/tournament/{cup['id']}", f"/people/{me}"):
        page = ann.go(address)
        expect(page.locator("main").get_by_text("W" * 32).first).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} is {wide} pixels too wide"


# ---------------------------------------------------------------- prepared answers, recovery codes


def test_an_answer_is_prepared_withdrawn_and_lapses_and_the_other_sees_nothing_of_it(visit: Visit) -> None:
    ann, bob = visit(), visit()
    account(ann, "Ann", "annplans")
    account(bob, "Bob", "bobplans")
    table = ann.post("/api/tables", {"game": "bloodrage", "seats": TWO})
    bob.go(f"/join/{table['invite']}")
    bob.page.locator("main .row button").first.click()
    ann.go(f"/table/{table['id']}")
    ann.page.get_by_role("button", name="Start").click()
    for person in (ann, bob):
        person.at_table()
    ann.decide()
    page = ann.page
    page.get_by_test_id("plan-open").click()
    page.get_by_label("When my turn comes").select_option("phase")
    page.get_by_test_id("prepare").click()
    expect(page.get_by_text("Prepared. The server will play it")).to_be_visible()
    expect(page.get_by_test_id("plan-open")).to_have_accessible_name("Answer prepared")
    page.get_by_test_id("plan-open").click()
    expect(page.get_by_test_id("prepared")).to_contain_text("Pass until the end of this phase")
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_test_id("prepared")).to_have_count(0)
    page.get_by_label("When my turn comes").select_option("round")
    page.get_by_test_id("prepare").click()
    expect(page.get_by_test_id("plan-open")).to_have_accessible_name("Answer prepared")
    bob.decide()
    expect(page.get_by_text("What you had prepared was not played")).to_be_visible()
    for frame in ("plan", "prepared"):
        assert not bob.frames(frame)
    expect(bob.page.get_by_text("prepared", exact=False)).to_have_count(0)


def test_a_prepared_answer_is_played_when_the_other_has_decided_and_both_see_it(visit: Visit) -> None:
    ann, bob = visit(), visit()
    account(ann, "Ann", "annplays")
    account(bob, "Bob", "bobplays")
    come: Moment = lambda match: match.waiting() == [0] and match.state.question.name == "turn"  # noqa: E731
    match = play_until("bloodrage", 2, 3, {}, come)
    table = bob.post(
        "/api/tables", {"game": "bloodrage", "seats": TWO, "position": position(match.game, match.state)}
    )
    ann.go(f"/join/{table['invite']}")
    ann.page.locator("main .row button").first.click()
    bob.go(f"/table/{table['id']}").get_by_role("button", name="Start").click()
    for person in (ann, bob):
        person.at_table()
    page, before = ann.page, int(bob.step())
    page.get_by_test_id("plan-open").click()
    wanted = page.get_by_test_id("plan").locator("button.option[data-key^='invade:warrior']").first
    prepared = wanted.get_attribute("data-key")
    wanted.click()
    page.get_by_test_id("prepare").click()
    expect(page.get_by_test_id("plan-open")).to_have_accessible_name("Answer prepared")
    bob.choose("invade")
    for person in (ann, bob):
        person.until(lambda person=person: int(person.step()) == before + 2)
    bob.wait_for_turn()
    path = f"{ann.address}/api/tables/{table['id']}"
    (mine,) = page.request.get(path).json()["mine"]
    assert page.request.get(f"{path}/replay?as={mine}").json()["steps"][-1]["key"] == prepared
    place = str(prepared).rsplit(">", 1)[1]
    for person in (ann, bob):
        assert place in json.dumps(person.frames("update")[-1]["events"])
    expect(page.get_by_test_id("plan-open")).to_have_accessible_name("Prepare an answer")
    expect(page.get_by_text("was not played")).to_have_count(0)


def test_a_forgotten_password_is_set_anew_by_a_code(visit: Visit) -> None:
    ann, phone = visit(), visit()
    account(ann, "Ann", "anncode")
    page = ann.go("/settings")
    form = page.get_by_test_id("recovery-code")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Make a code").click()
    code = form.get_by_test_id("code").inner_text()
    elsewhere = phone.go("/recover")
    elsewhere.get_by_label("User name").fill("anncode")
    elsewhere.get_by_label("Recovery code").fill(code.lower())
    elsewhere.get_by_label("New password").fill("another long password")
    elsewhere.get_by_role("button", name="Set a new password").click()
    expect(elsewhere.get_by_text("Saved.")).to_be_visible()
    answer = phone.page.request.get(f"{phone.address}/api/me").json()
    assert (answer["login"], answer["has_recovery_code"]) == ("anncode", False)
    assert ann.page.request.get(f"{ann.address}/api/me").json()["person"] is None
