"""Two people at one table, with all motion on, through every kind of message a server sends: neither page may ever stall or grow."""

from __future__ import annotations

from functools import partial
from typing import Final, get_args

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hosting import Host
from tests.browser.pulse import are_well
from tests.browser.visitor import Visitor
from warhost.server.protocol.frames import ServerMessage

pytestmark = pytest.mark.browser

CLOCK_FRAME_WITHIN_S: Final = 45
BOTS_PLAY_ON_S: Final = 120


def test_no_message_of_the_server_stalls_a_table(visit: Visit, host: Host) -> None:
    ann, bob = visit(reduced_motion="no-preference"), visit(reduced_motion="no-preference")
    table = _gather(ann, bob)
    are_well("both see the lobby", ann, bob)
    ann.page.get_by_role("button", name="Start the game").click()
    for person in (ann, bob):
        person.at_table()
        assert person.wait_for_turn() == "mine"
    are_well("the game has begun", ann, bob)

    _chat(ann, bob)
    _pause(ann, bob)
    _take_a_hint(ann)
    are_well("a bot has given a hint", ann, bob)

    _pick_a_card(ann)
    are_well("one has picked", ann, bob)
    ann.page.get_by_test_id("undo").click()
    assert ann.wait_for_turn() == "mine"
    are_well("a pick was taken back", ann, bob)

    _both_pick(ann, bob)
    _ask_to_undo(ann, bob)
    bob.page.get_by_role("button", name="Do not agree").click()
    _is_told(ann, bob, "Not everybody agreed")

    _ask_to_undo(ann, bob)
    bob.page.get_by_role("button", name="Agree", exact=True).click()
    _is_told(ann, bob, "All have agreed")
    for person in (ann, bob):
        assert person.wait_for_turn() == "mine"

    _both_pick(ann, bob)
    _ask_to_undo(bob, ann)
    _pick_a_card(ann)
    _is_told(ann, bob, "The game went on meanwhile")

    bob.page.reload()
    bob.at_table()
    are_well("one came back", ann, bob)
    _restart(host, ann, bob)
    ann.until(lambda: bool(ann.frames("clock")), CLOCK_FRAME_WITHIN_S)
    are_well("the clocks were told again", ann, bob)

    _hand_all_seats_to_bots(table, ann, bob)
    for person in (ann, bob):
        person.until(partial(_sees_the_end, person), BOTS_PLAY_ON_S)
    are_well("the game is over", ann, bob)
    heard = {frame for person in (ann, bob) for frame in _kinds_heard(person)}
    assert heard == _kinds_sent(), "not every kind of message was sent"


# ---------------------------------------------------------------- what they do


def _gather(ann: Visitor, bob: Visitor) -> str:
    ann.post("/api/me", {"name": "Ann"})
    bob.post("/api/me", {"name": "Bob"})
    wish = {
        "game": "bloodrage",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "visibility": "open",
        "clock": {"kind": "live", "bank_s": 3_600},
    }
    table: str = ann.post("/api/tables", wish)["id"]
    for person in (ann, bob):
        person.go(f"/table/{table}")
    bob.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.get_by_role("main")).to_contain_text("Bob")
    ann.unlist(table)
    return table


def _chat(ann: Visitor, bob: Visitor) -> None:
    ann.page.keyboard.press("c")
    ann.page.get_by_label("Say something").fill("Hello Bob")
    ann.page.get_by_label("Say something").press("Enter")
    bob.page.keyboard.press("c")
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Hello Bob")
    are_well("they have talked", ann, bob)


def _pause(ann: Visitor, bob: Visitor) -> None:
    ann.page.locator("details.menu summary").click()
    for button, shown in (("Pause the game", "The game is paused"), ("Go on", "Your turn")):
        ann.page.get_by_role("button", name=button).click()
        expect(bob.page.get_by_test_id("turn")).to_contain_text(shown)
        are_well(f"the host has pressed {button}", ann, bob)
    ann.page.locator("details.menu summary").click()


def _take_a_hint(person: Visitor) -> None:
    person.page.keyboard.press("h")
    person.until(lambda: bool(person.frames("hint")))
    person.page.get_by_role("dialog").wait_for()
    person.page.keyboard.press("Escape")


def _both_pick(ann: Visitor, bob: Visitor) -> None:
    """The second pick turns the packs over for both: neither can be taken back then without being asked."""
    step = ann.step()
    for person in (ann, bob):
        assert person.wait_for_turn() == "mine"
        _pick_a_card(person)
    bob.page.get_by_test_id("confirm").click()
    for person in (ann, bob):
        expect(person.page.get_by_test_id("table")).not_to_have_attribute("data-step", step)
        assert person.wait_for_turn() == "mine"
    are_well("both have picked", ann, bob)


def _pick_a_card(person: Visitor) -> None:
    person.page.keyboard.press("o")
    person.page.locator("dialog[open] button.option").first.click()


def _ask_to_undo(asking: Visitor, asked: Visitor) -> None:
    asking.page.get_by_role("button", name="Ask to undo").click()
    expect(asked.page.get_by_role("button", name="Do not agree")).to_be_visible()
    assert asked.covered() == []
    are_well("one asks to undo", asking, asked)


def _is_told(ann: Visitor, bob: Visitor, sentence: str) -> None:
    are_well(sentence, ann, bob)
    for person in (ann, bob):
        expect(person.page.locator(".note").filter(has_text=sentence)).to_have_count(1)
        expect(person.page.locator(".proposal")).to_have_count(0)
        assert person.covered() == []


def _restart(host: Host, ann: Visitor, bob: Visitor) -> None:
    host.stop()
    for person in (ann, bob):
        expect(person.page.get_by_test_id("line")).to_contain_text("The connection is lost")
    are_well("the server is away", ann, bob)
    host.start()
    for person in (ann, bob):
        expect(person.page.get_by_test_id("line")).to_be_hidden(timeout=25_000)
    are_well("the server is back", ann, bob)


def _hand_all_seats_to_bots(table: str, ann: Visitor, bob: Visitor) -> None:
    for person in (ann, bob):
        person.give_seat_to_bot(f"/table/{table}")
        are_well("a bot took a seat", ann, bob)


def _sees_the_end(person: Visitor) -> bool:
    return person.state_of_play() == "over"


# ---------------------------------------------------------------- what they heard


def _kinds_heard(person: Visitor) -> set[str]:
    return {kind for kind in _kinds_sent() if person.frames(kind)}


def _kinds_sent() -> set[str]:
    return {str(frame.__struct_config__.tag) for frame in get_args(ServerMessage)}
