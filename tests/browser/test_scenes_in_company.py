"""Two people at one table, one who watches slowly and one who is quick, with all motion on: whatever the other does while a scene is
told, both pages live, and the scene stays where it was unless the game itself goes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pulse import are_well
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def test_whatever_the_other_does_during_a_scene(visit: Visit) -> None:
    ann = visit(speed="slow", reduced_motion="no-preference")
    bob = visit(speed="fast", reduced_motion="no-preference")
    table = _sit_down(ann, bob)
    _until_a_scene_is_held(ann, bob)
    told = _told(ann)

    _talk(bob, ann)
    _pause(ann, bob)
    _open_a_seat(bob, ann, table)
    _ask_to_undo(bob, ann)
    ann.page.get_by_role("button", name="Do not agree").click()
    _is_noted(ann, bob, "Not everybody agreed")
    assert _told(ann) == told, "the scene did not wait"

    before = int(bob.step())
    _ask_to_undo(bob, ann)
    ann.page.get_by_role("button", name="Agree", exact=True).click()
    _is_noted(ann, bob, "All have agreed")
    for person in (ann, bob):
        person.until(lambda person=person: int(person.step()) < before)
    assert ann.page.get_by_test_id("hold").count() == 0, "what is told did not happen any more"

    _until_a_scene_is_held(ann, bob)
    ann.page.keyboard.press("k")
    ann.page.keyboard.press("d")
    assert ann.wait_for_turn() == "mine"
    ann.decide()
    are_well("the game goes on", ann, bob)


# ---------------------------------------------------------------- what they do


def _sit_down(ann: Visitor, bob: Visitor) -> str:
    """Khorne and Nurgle, who decide one after the other, and two bots after them, of whose deeds there is much to tell."""
    ann.post("/api/me", {"name": "Ann"})
    bob.post("/api/me", {"name": "Bob"})
    bots = [{"kind": "bot", "level": "random"}] * 2
    wish = {"game": "oldworld", "seats": [{"kind": "me"}, {"kind": "open"}, *bots], "visibility": "open"}
    table: str = ann.post("/api/tables", wish)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    ann.unlist(table)
    ann.post(f"/api/tables/{table}/start", {})
    for person in (ann, bob):
        person.go(f"/table/{table}")
        person.at_table()
    return table


def _until_a_scene_is_held(ann: Visitor, bob: Visitor) -> None:
    """Both play on until Ann has decided, Bob has answered, and Ann has stopped the story of what followed, to look at it."""
    may_ask = bob.page.get_by_role("button", name="Ask to undo")
    waits = ann.page.get_by_test_id("decide-now")
    for _ in range(60):
        ann.until(lambda: waits.is_visible() or _can_decide(ann) or _can_decide(bob), 30)
        if waits.is_visible():
            ann.page.keyboard.press("k")
            if may_ask.is_visible():
                return
            ann.page.keyboard.press("d")
        elif _can_decide(ann):
            ann.decide()
        else:
            bob.decide()
    raise AssertionError("nothing was told to Ann after Bob had decided")


def _can_decide(person: Visitor) -> bool:
    return person.state_of_play() in ("mine", "confirm")


def _talk(speaks: Visitor, hears: Visitor) -> None:
    speaks.page.keyboard.press("c")
    speaks.page.get_by_label("Say something").fill("Take your time")
    speaks.page.get_by_label("Say something").press("Enter")
    hears.page.keyboard.press("c")
    expect(hears.page.get_by_role("log", name="Chat")).to_contain_text("Take your time")
    are_well("one has talked during a scene", speaks, hears)


def _pause(host: Visitor, guest: Visitor) -> None:
    host.page.locator("details.menu summary").click()
    for button in ("Pause the game", "Go on"):
        host.page.locator("details.menu").get_by_role("button", name=button).click()
        is_paused = button != "Go on"
        paused = guest.page.get_by_text("The game is paused").first
        if is_paused:
            expect(paused).to_be_visible()
        else:
            expect(paused).to_be_hidden()
        are_well(f"the host has pressed {button} during a scene", host, guest)
    host.page.locator("details.menu summary").click()


def _open_a_seat(owner: Visitor, other: Visitor, table: str) -> None:
    place = f"{owner.address}/api/tables/{table}/seats/nurgle"
    for holder in ("open", "me"):
        frames = len(other.frames("table"))
        answer = owner.page.request.put(
            place, data={"holder": {"kind": holder}}, headers={"Origin": owner.address}
        )
        assert answer.ok, answer.text()
        other.until(lambda frames=frames: len(other.frames("table")) > frames)
        are_well(f"a seat is held by {holder} during a scene", owner, other)


def _ask_to_undo(asking: Visitor, asked: Visitor) -> None:
    asking.page.get_by_role("button", name="Ask to undo").click()
    expect(asked.page.get_by_role("button", name="Do not agree")).to_be_visible()
    are_well("one asks to undo during a scene", asking, asked)


# ---------------------------------------------------------------- what they see


def _is_noted(ann: Visitor, bob: Visitor, sentence: str) -> None:
    are_well(sentence, ann, bob)
    for person in (ann, bob):
        expect(person.page.locator(".note").filter(has_text=sentence)).to_have_count(1)
        expect(person.page.locator(".proposal")).to_have_count(0)


def _told(person: Visitor) -> str:
    told: str = person.page.get_by_test_id("table").get_attribute("data-told") or ""
    return told
