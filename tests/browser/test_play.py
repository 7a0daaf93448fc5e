"""Parts of games played in a real browser: on one device, by keyboard, on a phone; undo, reload, sleep, language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hosting import Host
from tests.browser.visitor import PHONE, Visitor

WHOLE = "matrix(1, 0, 0, 1, 0, 0)"

pytestmark = pytest.mark.browser


def test_whoever_chooses_a_hero_plays_that_hero(visit: Visit) -> None:
    player = visit()
    table = player.play_now("karak", side="horan")
    info = player.page.request.get(f"{player.address}/api/tables/{table.removeprefix('/table/')}").json()
    assert info["mine"] == ["horan"]


def test_a_table_may_say_who_plays_which_hero(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    page = player.go("/new/karak")
    page.get_by_label("2", exact=True).check()
    expect(page.get_by_text("side drawn at random")).to_have_count(2)
    page.get_by_label("Choose who plays which side").check()
    page.get_by_label("Side at seat 1").select_option("taia")
    page.get_by_label("Side at seat 2").select_option("xanros")
    page.get_by_label("Who plays Xanros").select_option("bot")
    assert player.violations() == []
    page.get_by_role("button", name="Start", exact=True).click()
    table = player.at_table()
    info = page.request.get(f"{player.address}/api/tables/{table.removeprefix('/table/')}").json()
    assert info["mine"] == ["taia"]
    assert [seat["seat"] for seat in info["seats"]] == ["taia", "xanros"]


def test_a_table_may_keep_its_secrets_for_good(visit: Visit) -> None:
    """Then the replay offers nobody's eyes but those that one has."""
    person = visit()
    page = person.go("/new/bloodrage")
    page.get_by_test_id("keep-secrets").check()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/table/*")
    made = page.url.removeprefix(f"{person.address}/table/")
    assert page.request.get(f"{person.address}/api/tables/{made}").json()["keep_secrets"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "bloodrage", "seats": seats, "options": {}, "keep_secrets": True, "start": True}
    played = person.post("/api/tables", wish)
    over = {**played, "status": "finished"}
    page.route(f"{person.address}/api/tables/{played['id']}", lambda route: route.fulfill(json=over))
    person.go(f"/table/{played['id']}/replay")
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(1 + len(played["mine"]))


def test_several_people_at_one_device_hand_it_over(visit: Visit) -> None:
    person = visit()
    page = person.go("/new/oldworld")
    page.get_by_label("Who plays Nurgle").select_option("me")
    page.get_by_label("Name of the person who plays Khorne").fill("Ann")
    page.get_by_label("Name of the person who plays Nurgle").fill("Ben")
    for side in ("Tzeentch", "Slaanesh"):
        page.get_by_label(f"Who plays {side}").select_option("bot")
        page.get_by_label(f"Strength of the bot that plays {side}").select_option("random")
    page.get_by_role("button", name="Start", exact=True).click()
    hand_over = page.get_by_test_id("hand-over")
    names: set[str] = set()
    for _ in range(6):
        expect(hand_over).to_be_visible(timeout=20_000)
        assert person.violations() == []
        title = hand_over.get_by_role("heading").inner_text()
        name = "Ann" if "Ann" in title else "Ben"
        names.add(name)
        own, other = ("khorne", "nurgle") if name == "Ann" else ("nurgle", "khorne")
        last = [frame for frame in person.frames("view") if frame["view"]][-1]
        assert set(last["view"]["state"]["hands"][own]) <= {"?"}, "a hand was sent before its owner took over"
        hand_over.get_by_role("button").click()
        expect(hand_over).to_be_hidden()
        person.wait_for_turn()
        shown = [frame for frame in person.frames("view") if frame["view"]][-1]
        assert shown["viewer"] == own
        assert set(shown["view"]["state"]["hands"][other]) <= {"?"}
        while not hand_over.is_visible() and person.state_of_play() in ("mine", "confirm"):
            person.decide()
            page.wait_for_timeout(150)
        if names == {"Ann", "Ben"}:
            return
    raise AssertionError(f"only {names} ever got the device")


def test_a_turn_by_keyboard_alone_is_told_to_a_screen_reader(visit: Visit) -> None:
    player = visit()
    player.play_now()
    player.wait_for_turn()
    page = player.page
    expect(page.get_by_test_id("urgent")).to_contain_text("It is your turn.")
    before = player.step()

    page.keyboard.press("o")
    if page.locator("dialog[open]").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    player.until(lambda: player.step() != before)
    assert page.get_by_test_id("polite").inner_text()
    player.wait_for_turn()
    page.keyboard.press("r")
    expect(page.locator(".rules .marked")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("all choices as a list")


def test_reload_and_server_restart_in_mid_game(visit: Visit, host: Host) -> None:
    player = visit()
    player.play_now()
    for _ in range(2):
        player.wait_for_turn()
        player.decide()
    player.wait_for_turn()
    step, question = player.step(), player.page.get_by_test_id("prompt").inner_text()

    player.page.reload()
    player.at_table()
    player.wait_for_turn()
    assert player.step() == step
    assert player.page.get_by_test_id("prompt").inner_text() == question

    host.stop()
    expect(player.page.get_by_test_id("line")).to_contain_text("The connection is lost")
    host.start()
    expect(player.page.get_by_test_id("line")).to_be_hidden(timeout=25_000)
    assert player.step() == step
    player.wait_for_turn()
    player.decide()
    assert player.step() != step


def test_waking_from_sleep_leads_back_to_the_right_step(visit: Visit, host: Host) -> None:
    """The page is frozen, as a laptop under its lid; meanwhile the game goes on at another device and the line dies."""
    player = visit()
    table = player.play_now()
    player.wait_for_turn()
    asleep = player.step()
    lid = player.page.context.new_cdp_session(player.page)
    lid.send("Page.setWebLifecycleState", {"state": "frozen"})

    elsewhere = Visitor(player.page.context.new_page(), player.address)
    elsewhere.go(table)
    for _ in range(2):
        elsewhere.wait_for_turn()
        elsewhere.decide()
    elsewhere.wait_for_turn()
    host.stop()

    lid.send("Page.setWebLifecycleState", {"state": "active"})
    line = player.page.get_by_test_id("line")
    expect(line).to_contain_text("The connection is lost")
    host.start()
    expect(line).to_be_hidden(timeout=25_000)
    expect(elsewhere.page.get_by_test_id("line")).to_be_hidden(timeout=25_000)
    assert elsewhere.step() != asleep
    expect(player.page.get_by_test_id("table")).to_have_attribute("data-step", elsewhere.step())
    player.wait_for_turn()
    player.decide()


def test_a_lost_network_is_told_at_once(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    player.play_now()
    player.wait_for_turn()
    line = player.page.get_by_test_id("line")
    player.page.context.set_offline(True)
    expect(line).to_contain_text("The connection is lost", timeout=2_000)
    player.page.context.set_offline(False)
    expect(line).to_be_hidden()
    player.decide()


def test_undo_takes_a_decision_back(visit: Visit) -> None:
    player = visit()
    player.play_now()
    player.wait_for_turn()
    step = int(player.step())
    player.decide()
    player.wait_for_turn()
    player.page.get_by_test_id("undo").click()
    expect(player.page.get_by_test_id("table")).to_have_attribute("data-step", str(step))
    assert player.wait_for_turn() == "mine"


def test_two_tabs_show_the_same_table(visit: Visit) -> None:
    player = visit()
    table = player.play_now()
    player.wait_for_turn()
    other = player.page.context.new_page()
    other.goto(player.address + table)
    expect(other.get_by_test_id("table")).to_have_attribute("data-step", player.step())
    player.decide()
    player.wait_for_turn()
    expect(other.get_by_test_id("table")).to_have_attribute("data-step", player.step())


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    player = visit()
    player.play_now(side="khorne")
    player.wait_for_turn()
    page = player.page
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    for language, turn in (("pl", "Twoja kolej"), ("fr", "À vous"), ("ru", "Ваш ход"), ("en", "Your turn")):
        page.get_by_test_id("language").first.select_option(language)
        expect(page.get_by_test_id("turn")).to_contain_text(turn)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_test_id("language").first.select_option("ru")
    page.reload()
    player.at_table()
    player.wait_for_turn()
    expect(page.get_by_test_id("turn")).to_contain_text("Ваш ход")


def test_the_board_keeps_its_size_while_a_choice_is_made(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference")
    player.play_now(side="khorne")
    board = player.page.locator(".board")
    narrowed = 0
    for _ in range(12):
        player.wait_for_turn()
        step, before = player.step(), board.bounding_box()
        player.click_something()
        player.page.wait_for_timeout(150)
        if player.step() == step and player.page.locator(".picked").count():
            narrowed += 1
            assert board.bounding_box() == before
    assert narrowed >= 3


def test_a_question_about_something_out_of_sight_shows_the_whole_board(visit: Visit) -> None:
    player = visit()
    player.play_now(side="khorne")
    player.wait_for_turn()
    page = player.page
    box = page.locator(".board").bounding_box()
    assert box is not None
    middle, corner = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2),
        (box["x"] + 60, box["y"] + 40),
    )
    for (x, y), stays in ((corner, False), (middle, True)):
        page.mouse.move(x, y)
        page.mouse.wheel(0, -900)
        expect(page.locator(".board .moved")).not_to_have_css("transform", WHOLE)
        player.choose("play", "summon")
        player.wait_for_turn()
        page.wait_for_timeout(200)
        shown = page.locator(".board .moved").evaluate("element => getComputedStyle(element).transform")
        assert (shown != WHOLE) == stays
        page.keyboard.press("Escape")


def test_resting_on_a_line_of_the_log_lights_what_it_tells_of_on_the_board(visit: Visit) -> None:
    player = visit()
    player.sit_down("oldworld", 3)
    page = player.page
    lit = page.locator("[data-frame] .pointed")
    for _ in range(12):
        player.wait_for_turn()
        page.wait_for_timeout(500)
        expect(lit).to_have_count(0)
        for line in page.locator("[role=log] .line").all():
            line.hover()
            if lit.count():
                break
        if lit.count():
            break
        page.mouse.move(5, 200)
        player.decide()
    expect(lit.first).to_be_visible()
    page.mouse.move(5, 200)
    expect(lit).to_have_count(0)


def test_a_game_begins_on_a_phone(visit: Visit) -> None:
    player = visit(PHONE)
    player.play_now()
    for _ in range(3):
        player.wait_for_turn()
        player.decide()
    page = player.page
    board = page.locator(".board").bounding_box()
    prompt = page.get_by_test_id("prompt").bounding_box()
    assert board is not None
    assert prompt is not None
    assert board["height"] > 844 * 0.35
    assert prompt["y"] + prompt["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_test_id("scores")).to_be_visible()
    for name in ("Players", "Log", "Chat", "Rules", "Table"):
        page.locator("nav.sheets").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert player.violations() == []
        page.keyboard.press("Escape")
    page.locator("nav.sheets").get_by_role("button", name="Table").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Home", exact=True)).to_be_visible()
