"""Two people, each with a browser, at one table; and what travels over their lines."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def test_two_browsers_at_one_table_and_nobody_is_sent_the_others_secrets(visit: Visit) -> None:
    ann, bob = visit(), visit()
    page = ann.go("/new/oldworld")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Who plays Tzeentch").select_option("bot")
    page.get_by_label("Strength of the bot that plays Tzeentch").select_option("random")
    page.get_by_label("Who plays Slaanesh").select_option("bot")
    page.get_by_label("Strength of the bot that plays Slaanesh").select_option("random")
    page.get_by_role("button", name="Create the table").click()
    invite = page.get_by_role("textbox", name="Invite link").input_value()

    bob.page.goto(invite)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Nurgle").click()
    bob.page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Start the game").click()
    ann.at_table()
    bob.at_table()

    page.keyboard.press("c")
    page.get_by_label("Say something").fill("Hello Bob")
    page.get_by_label("Say something").press("Enter")
    bob.page.keyboard.press("c")
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Hello Bob")

    for _ in range(6):
        ann.until(lambda: _turn_of(ann, bob) is not None)
        acting = _turn_of(ann, bob)
        assert acting is not None
        acting.decide()

    for person, own, other in ((ann, "khorne", "nurgle"), (bob, "nurgle", "khorne")):
        assert _frames(person)
        for frame in _frames(person):
            assert not any(_named(hand) for hand in _sent(frame, "hands", other)), f"{own} saw {other}'s hand"
        assert not [event for event in _events(person) if event["kind"] == "drew" and event["seat"] == other]


def test_two_clans_at_one_table_and_nobody_is_sent_the_others_cards(visit: Visit) -> None:
    """Packs of the draft, hands, quests that lie face down, and cards laid for a battle."""
    ann, bob = _two_clans(visit)
    wanted = {"packet", "quest_laid", "card_revealed"}
    for _ in range(150):
        ann.until(lambda: _turn_of(ann, bob) is not None)
        acting = _turn_of(ann, bob)
        assert acting is not None
        acting.choose("quest", "pillage", "lay", "play", "join", "invade", "march")
        if wanted <= {event["kind"] for event in _events(ann)}:
            break
    else:
        raise AssertionError("no quest was laid, or no battle was fought")

    (first,) = (frame["view"] for frame in ann.frames("view")[-1:])
    clan_of_ann = first["viewer"]
    clan_of_bob = next(clan for clan in first["seats"] if clan != clan_of_ann)
    for person, other in ((ann, clan_of_bob), (bob, clan_of_ann)):
        for zone in ("hands", "packets", "aside", "quests", "remembered"):
            sent = [cards for frame in _frames(person) for cards in _sent(frame, zone, other)]
            assert sent, f"nothing was ever said of {zone}"
            assert not [cards for cards in sent if _named(cards)], f"{zone} of {other} were sent"
        told = [event for event in _events(person) if event.get("seat") == other]
        assert not [event for event in told if event["kind"] in ("dealt", "packet", "kept", "quest_chosen")]
    revealed = [event["decision"] for event in _events(ann) if event["kind"] == "card_revealed"]
    assert len(set(revealed)) < len(revealed), "both cards of a battle are told at once"


def test_only_what_cannot_be_taken_back_is_asked_twice(visit: Visit) -> None:
    """The first to answer in the draft may still withdraw; the second turns the packs over for both."""
    ann, bob = _two_clans(visit, speed="fast", reduced_motion="no-preference")
    ann.wait_for_turn()
    _take_first(ann)
    ann.until(lambda: ann.state_of_play() == "waiting")
    expect(ann.page.get_by_test_id("undo")).to_be_visible()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("You chose: Keep")
    expect(ann.page.get_by_test_id("stage").locator(".picked").first).to_be_visible()

    bob.wait_for_turn()
    _take_first(bob)
    bob.until(lambda: bob.state_of_play() == "confirm")
    expect(bob.page.get_by_test_id("prompt")).to_contain_text("This cannot be taken back.")
    before = bob.step()
    bob.page.keyboard.press("Escape")
    assert bob.wait_for_turn() == "mine"
    assert bob.step() == before
    bob.decide()
    assert ann.wait_for_turn() == "mine"


def test_whoever_lets_a_bot_play_is_asked_before_the_game_goes_back(visit: Visit) -> None:
    ann, bob = _two_clans(visit)
    for person in (ann, bob):
        person.wait_for_turn()
        person.decide()
    ann.wait_for_turn()
    before = int(ann.step())
    bob.give_seat_to_bot(bob.at_table())
    ann.until(lambda: int(ann.step()) == before + 1, 30)
    ann.page.get_by_role("button", name="Ask to undo").click()
    expect(ann.page.get_by_test_id("awaited")).to_contain_text("is away and has to agree too")
    bob.page.get_by_role("button", name="Agree", exact=True).click()
    ann.until(lambda: int(ann.step()) < before)


def _take_first(person: Visitor) -> None:
    person.page.keyboard.press("o")
    person.page.locator("dialog[open] button.option").first.click()


def _two_clans(visit: Visit, **wishes: object) -> tuple[Visitor, Visitor]:
    ann, bob = visit(**wishes), visit(**wishes)
    ann.post("/api/me", {"name": "Ann"})
    bob.post("/api/me", {"name": "Bob"})
    wish = {"game": "bloodrage", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"}
    table = ann.post("/api/tables", wish)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start", {})
    for person in (ann, bob):
        person.go(f"/table/{table}")
        person.at_table()
    return ann, bob


def _turn_of(*people: Visitor) -> Visitor | None:
    return next((person for person in people if person.state_of_play() in ("mine", "confirm")), None)


def _frames(person: Visitor) -> list[dict[str, Any]]:
    return [frame for frame in person.frames("view") if frame["view"]] + person.frames("update")


def _events(person: Visitor) -> list[dict[str, Any]]:
    return [event for frame in _frames(person) for event in frame["events"]]


def _sent(frame: dict[str, Any], zone: str, seat: str) -> list[Any]:
    """All that a frame says about what a seat has in some place."""
    if frame["type"] == "view":
        return [frame["view"]["state"][zone][seat]]
    return [change.get("value") for change in frame["changes"] if change["path"][:3] == ["state", zone, seat]]


def _named(cards: Any) -> bool:
    """Whether any card is told by name: everything hidden is a question mark, or nothing at all."""
    if isinstance(cards, list):
        return any(_named(card) for card in cards)
    return cards not in (None, "?")
